package script

import (
	"errors"
	"fmt"
	"math/bits"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// predeclared returns all names that a file has from outside: those of Starlark, each
// with its work counted, and our own. print writes by say.
func predeclared(say func(text string) error) starlark.StringDict {
	names := guards()
	for name, v := range starlark.Universe {
		if f, ok := v.(*starlark.Builtin); ok {
			names[name] = counted(name, f)
		}
	}
	for _, name := range []string{"bytes", "dir", "getattr", "hasattr", "hash"} {
		names[name] = builtin(name, func(*budget, starlark.Tuple, []starlark.Tuple) (starlark.Value, error) {
			return nil, fmt.Errorf("there is no %s here", name)
		})
	}
	add := func(name string, f function) { names[name] = builtin(name, f) }
	add("graph", newGraph)
	add("pow", func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if len(args) != 2 || len(kwargs) > 0 {
			return nil, fmt.Errorf("pow with %d arguments, want pow(a, b)", len(args)+len(kwargs))
		}
		return b.power(args[0], args[1])
	})
	add("sum", sum)
	add("fail", func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		text, err := b.line(args, kwargs)
		if err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("%s", text)
	})
	add("print", func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		text, err := b.line(args, kwargs)
		if err != nil {
			return nil, err
		}
		return starlark.None, say(text)
	})
	return names
}

// counted returns a function of the interpreter with its work counted beforehand.
func counted(name string, f *starlark.Builtin) *starlark.Builtin {
	return builtin(name, func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if err := b.before(name, args, kwargs); err != nil {
			return nil, err
		}
		v, err := whole(b.call(f, args, kwargs))
		if err != nil {
			return nil, err
		}
		return v, b.result(v)
	})
}

// before counts what a function of the interpreter takes.
func (b *budget) before(name string, args starlark.Tuple, kwargs []starlark.Tuple) error {
	n := 0 // items of all arguments
	for _, a := range args {
		if length := starlark.Len(a); length > 0 {
			if n > int(^uint(0)>>1)-length {
				return b.work(-1)
			}
			n += length
		}
	}
	switch name {
	case "list", "set", "tuple", "reversed", "all", "any":
		each := int64(perAppended)
		if name == "set" {
			each = perEntry
		}
		return b.takeItems(n, each)
	case "enumerate", "zip":
		if err := b.takeItems(n, perTuple+3*perSlot); err != nil {
			return err
		}
		return b.paired(args)
	case "dict":
		if err := b.table(args, kwargs); err != nil {
			return err
		}
		return b.take(perTable)
	case "sorted", "max", "min":
		if err := b.takeItems(n, perAppended); err != nil {
			return err
		}
		for _, a := range args {
			if err := b.compared(a, starlark.None); err != nil {
				return err
			}
		}
		if name == "sorted" {
			return b.work(n * bits.Len(uint(n)))
		}
	case "str", "repr":
		for _, a := range args {
			length, err := b.length(a)
			if err != nil {
				return err
			}
			if err := b.text(min(length, maxString)); err != nil {
				return err
			}
		}
	case "int", "float":
		for _, a := range args {
			if s, ok := a.(starlark.String); ok && len(s) > maxBits {
				return tooMuch("%s of a text of %d bytes, want at most %d", name, len(s), maxBits)
			}
		}
	}
	return nil
}

// paired looks at the tuples that enumerate and zip make of tuples: they may grow
// faster than memory.
func (b *budget) paired(args starlark.Tuple) error {
	most := make([]int, len(args)) // values of an item, by argument
	for i, a := range args {
		of, ok := a.(starlark.Iterable)
		if !ok {
			continue
		}
		for v := range starlark.Elements(of) {
			t, ok := v.(starlark.Tuple)
			if !ok {
				continue
			}
			n, err := values(t, maxNested-1, maxTuple)
			if err == nil {
				err = b.work(n / 8)
			}
			if err != nil {
				return err
			}
			most[i] = max(most[i], n)
		}
	}
	total := 0
	for _, n := range most {
		if total += n; total > maxTuple {
			return tooMuch("a tuple of more than %d values, want at most that many; or a list", maxTuple)
		}
	}
	return nil
}

// sum adds numbers, as in Python.
func sum(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var of starlark.Iterable
	var total starlark.Value = starlark.MakeInt(0)
	if err := starlark.UnpackArgs("sum", args, kwargs, "iterable", &of, "start?", &total); err != nil {
		return nil, err
	}
	if err := b.work(max(0, starlark.Len(of))); err != nil {
		return nil, err
	}
	for v := range starlark.Elements(of) {
		switch v.(type) {
		case starlark.Int, starlark.Float:
		default:
			return nil, fmt.Errorf("sum of a %s, want numbers", v.Type())
		}
		var err error
		if total, err = whole(starlark.Binary(syntax.PLUS, total, v)); err != nil {
			return nil, err
		}
	}
	return total, nil
}

// line writes values with blanks between them.
func (b *budget) line(args starlark.Tuple, kwargs []starlark.Tuple) (string, error) {
	if len(kwargs) > 0 {
		return "", errors.New("arguments by name, want none")
	}
	total := 0
	var parts []string
	for _, a := range args {
		n, err := b.length(a)
		if err != nil {
			return "", err
		}
		if total += n; total > maxString {
			return "", tooMuch("more than %d bytes in a line, want at most that many", maxString)
		}
		if s, ok := a.(starlark.String); ok {
			parts = append(parts, string(s))
		} else {
			parts = append(parts, a.String())
		}
	}
	return strings.Join(parts, " "), nil
}
