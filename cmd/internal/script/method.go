package script

import (
	"fmt"
	"strings"

	"go.starlark.net/starlark"
)

// attribute returns x.name: of networks what they offer, of other values none. Their
// methods are called, not taken.
func attribute(x starlark.Value, name string) (starlark.Value, error) {
	switch x.(type) {
	case *netValue:
		return native(x, name)
	}
	if _, err := native(x, name); err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("%s.%s, want a call: %s.%s(…)", x.Type(), name, x.Type(), name)
}

// native returns what the interpreter has for x.name.
func native(x starlark.Value, name string) (starlark.Value, error) {
	if has, ok := x.(starlark.HasAttrs); ok {
		if v, err := has.Attr(name); v != nil || err != nil {
			return v, err
		}
	}
	return nil, fmt.Errorf("%s has no .%s", x.Type(), name)
}

// method calls x.name, and counts what it takes.
func (b *budget) method(x starlark.Value, name string, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if list, ok := x.(*starlark.List); ok && name == "append" && len(args) == 1 && len(kwargs) == 0 {
		if err := b.take(perAppended + extra(args[0])); err != nil {
			return nil, err
		}
		return starlark.None, list.Append(args[0])
	}
	if net, ok := x.(*netValue); ok {
		return net.call(b, name, args, kwargs)
	}
	f, err := native(x, name)
	if err != nil {
		return nil, err
	}
	switch x := x.(type) {
	case starlark.String:
		err = b.stringMethod(string(x), name, args, kwargs)
	case *starlark.List:
		switch name {
		case "extend":
			if len(args) == 1 && len(kwargs) == 0 {
				if _, ok := args[0].(starlark.Iterable); ok {
					return starlark.None, b.extend(x, args[0])
				}
			}
		case "index", "remove":
			err = b.compared(x, starlark.None)
		case "insert", "pop", "clear":
			err = b.takeItems(1+x.Len()/64, perAppended)
		}
	case *starlark.Dict:
		err = b.dictMethod(x, name, args, kwargs)
	case *starlark.Set:
		err = b.takeItems(1, perEntry)
		if name != "add" && name != "discard" && name != "remove" && name != "pop" {
			n := x.Len()
			for _, a := range args {
				n += max(0, starlark.Len(a))
			}
			err = b.takeItems(n, perEntry)
		}
	}
	if err != nil {
		return nil, err
	}
	v, err := b.call(f, args, kwargs)
	if err != nil {
		return nil, err
	}
	return v, b.result(v)
}

// call calls a function of the interpreter. Some fail to look at their arguments: a
// panic is an error at the place of the call.
func (b *budget) call(f starlark.Value, args starlark.Tuple, kwargs []starlark.Tuple) (v starlark.Value, err error) {
	defer caught(&err)
	return starlark.Call(b.thread, f, args, kwargs)
}

// caught turns a panic into an error. It is to be deferred.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("the interpreter failed: %v", p)
	}
}

// result refuses what a function of the interpreter must not return.
func (b *budget) result(v starlark.Value) error {
	switch v := v.(type) {
	case starlark.Tuple:
		return b.tuple(v)
	case starlark.String:
		if len(v) > maxString {
			return b.text(len(v))
		}
		return b.take(perString)
	}
	return nil
}

func (b *budget) dictMethod(d *starlark.Dict, name string, args starlark.Tuple, kwargs []starlark.Tuple) error {
	switch name {
	case "setdefault":
		return b.take(perEntry)
	case "popitem":
		for _, item := range d.Items() {
			return b.tuple(item)
		}
	case "keys", "values", "clear":
		return b.takeItems(d.Len(), perSlot)
	case "items":
		if err := b.takeItems(d.Len(), perTuple+3*perSlot); err != nil {
			return err
		}
		for _, item := range d.Items() {
			if err := b.tuple(item); err != nil {
				return err
			}
		}
	case "update":
		return b.table(args, kwargs)
	}
	return nil
}

// table counts what dict(…) and update take.
func (b *budget) table(args starlark.Tuple, kwargs []starlark.Tuple) error {
	n := len(kwargs)
	for _, a := range args {
		n += max(0, starlark.Len(a))
	}
	return b.takeItems(n, perEntry)
}

func (b *budget) stringMethod(s, name string, args starlark.Tuple, kwargs []starlark.Tuple) error {
	n := len(s)
	for _, a := range args {
		if t, ok := a.(starlark.String); ok {
			n += len(t)
		}
	}
	switch name {
	case "codepoints", "codepoint_ords": // yield nobody knows how many
		return fmt.Errorf("there is no %s here, want elems or elem_ords", name)
	case "format":
		for _, pair := range kwargs {
			args = append(args[:len(args):len(args)], pair[1])
		}
		return b.formatted(s, '{', args)
	case "join":
		if len(args) != 1 {
			return nil
		}
		of, ok := args[0].(starlark.Iterable)
		if !ok {
			return nil
		}
		if err := b.work(max(0, starlark.Len(of))); err != nil {
			return err
		}
		n = 0
		for v := range starlark.Elements(of) {
			t, _ := v.(starlark.String)
			if n += len(t) + len(s); n > maxString+len(s) {
				break
			}
		}
		return b.text(max(0, n-len(s)))
	case "replace":
		if len(args) >= 2 {
			from, _ := args[0].(starlark.String)
			to, _ := args[1].(starlark.String)
			n = len(s) + strings.Count(s, string(from))*len(to)
		}
		return b.text(n)
	case "split", "rsplit", "splitlines":
		return b.takeItems(n+1, perAppended+perString)
	case "count", "find", "rfind", "index", "rindex", "startswith", "endswith":
		return b.work(n / 16)
	}
	return b.text(min(n, maxString/3) * 3) // the other letter case of a character may be longer
}
