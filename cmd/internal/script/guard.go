package script

import (
	"errors"
	"fmt"
	"math"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// Names of the guards. No file can write them.
const (
	guardDisplay   = "·display"   // of a list, tuple, dictionary or set that is written out
	guardSlice     = "·slice"     // of what x[a:b] is
	guardItem      = "·item"      // of an item of a list comprehension
	guardEntry     = "·entry"     // of an item of a comprehension in braces
	guardStore     = "·store"     // of x in x[i] = …
	guardSpread    = "·spread"    // of x in f(*x)
	guardFunction  = "·function"  // of a function that is made
	guardAttribute = "·attribute" // x.name
	guardMethod    = "·method"    // x.name(…)
	guardPower     = "·**"        // a ** b
)

// operation returns the name of the guard of an operator.
func operation(op syntax.Token) string { return "·" + op.String() }

// inPlace returns the name of the guard of an operator that assigns.
func inPlace(op syntax.Token) string { return "·" + op.String() + "=" }

// Bytes that values take, with the memory that growing them leaves behind.
const (
	perTuple    = 32
	perList     = 64
	perTable    = 512 // of a dictionary or set
	perSlot     = 16  // of a tuple or list
	perAppended = 40
	perEntry    = 160 // of a dictionary or set
	perFunction = 160
	perCaptured = 48
	perString   = 32
	perBig      = 192 // of a number that is no small one
)

type function = func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error)

// guards returns the guards by name.
func guards() starlark.StringDict {
	all := make(starlark.StringDict)
	add := func(name string, f function) { all[name] = builtin(name, f) }
	for _, op := range []syntax.Token{syntax.PLUS, syntax.MINUS, syntax.STAR, syntax.SLASH, syntax.SLASHSLASH, syntax.PERCENT, syntax.AMP, syntax.PIPE, syntax.CIRCUMFLEX,
		syntax.LTLT, syntax.GTGT, syntax.EQL, syntax.NEQ, syntax.LT, syntax.LE, syntax.GT, syntax.GE, syntax.IN, syntax.NOT_IN} {
		add(operation(op), func(b *budget, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
			return b.operate(op, args[0], args[1])
		})
		if op <= syntax.GTGT {
			add(inPlace(op), func(b *budget, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
				return b.operateInPlace(op, args[0], args[1])
			})
		}
	}
	same := func(count func(b *budget, v starlark.Value) error) function {
		return func(b *budget, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
			return args[0], count(b, args[0])
		}
	}
	add(guardDisplay, same((*budget).display))
	add(guardSlice, same(func(b *budget, v starlark.Value) error { return b.takeItems(max(0, starlark.Len(v)), perSlot) }))
	add(guardItem, same(func(b *budget, v starlark.Value) error { return b.take(perAppended + extra(v)) }))
	add(guardEntry, same(func(b *budget, v starlark.Value) error { return b.take(perEntry + extra(v)) }))
	add(guardStore, same(func(b *budget, v starlark.Value) error {
		if _, ok := v.(*starlark.Dict); ok {
			return b.take(perEntry)
		}
		return nil
	}))
	add(guardSpread, same(func(b *budget, v starlark.Value) error { return b.takeItems(max(0, starlark.Len(v)), perSlot) }))
	add(guardFunction, same(func(b *budget, v starlark.Value) error {
		f, ok := v.(*starlark.Function)
		if !ok {
			return nil // the name is that of another value by now
		}
		return b.take(perFunction + perCaptured*int64(f.NumFreeVars()))
	}))
	add(guardAttribute, func(b *budget, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
		return attribute(args[0], string(args[1].(starlark.String)))
	})
	add(guardMethod, func(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		return b.method(args[0], string(args[1].(starlark.String)), args[2:], kwargs)
	})
	add(guardPower, func(b *budget, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
		return b.power(args[0], args[1])
	})
	return all
}

// guardSteps is what the call of one of our functions counts for beside the
// interpreter's own steps: it takes as long as a few.
const guardSteps = 3

// builtin makes a function of ours known to the interpreter.
func builtin(name string, f function) *starlark.Builtin {
	return starlark.NewBuiltin(name, func(thread *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		b := budgetOf(thread)
		thread.Steps += guardSteps
		return f(b, args, kwargs)
	})
}

// extra returns the bytes that a number or a string takes beside its slot.
func extra(v starlark.Value) int64 {
	switch v := v.(type) {
	case starlark.Int:
		if _, small := v.Int64(); !small {
			return perBig
		}
	case starlark.Float, starlark.String:
		return perString // the text itself was counted when it was made
	}
	return 0
}

// display counts a value that was just made.
func (b *budget) display(v starlark.Value) error {
	switch v := v.(type) {
	case starlark.Tuple:
		bytes := int64(perTuple)
		for _, x := range v {
			bytes += perSlot + extra(x)
		}
		if err := b.take(bytes); err != nil {
			return err
		}
		return b.tuple(v)
	case *starlark.List:
		bytes := int64(perList)
		for i := range v.Len() {
			bytes += perSlot + extra(v.Index(i))
		}
		if err := b.work(v.Len() / 8); err != nil {
			return err
		}
		return b.take(bytes)
	case *starlark.Dict:
		return b.take(perTable + perEntry*int64(v.Len()))
	case *starlark.Set:
		return b.take(perTable + perEntry*int64(v.Len()))
	}
	return nil
}

// tuple refuses a tuple that the interpreter would take long to hash or to freeze:
// tuples of tuples may be far larger than the memory that they take.
func (b *budget) tuple(t starlark.Tuple) error {
	n, err := values(t, maxNested, maxTuple)
	if err != nil {
		return err
	}
	return b.work(n / 8)
}

// values counts the values in a tuple, with those of the tuples in it. Text counts too:
// the interpreter's messages may quote keys.
func values(t starlark.Tuple, depth, most int) (int, error) {
	if depth == 0 {
		return 0, tooMuch("tuples more than %d deep, want at most that many; or lists", maxNested)
	}
	n := len(t)
	for _, x := range t {
		if n > most {
			break
		}
		switch x := x.(type) {
		case starlark.String:
			n += len(x) / 256
		case starlark.Tuple:
			more, err := values(x, depth-1, most-n)
			if err != nil {
				return 0, err
			}
			n += more
		}
	}
	if n > most {
		return 0, tooMuch("a tuple of more than %d values, want at most that many; or a list", maxTuple)
	}
	return n, nil
}

// text counts a string that is about to be made.
func (b *budget) text(length int) error {
	if length > maxString {
		return tooMuch("a string of %d bytes, want at most %d", length, maxString)
	}
	return b.takeItems(length/16, 16+perString)
}

// whole refuses numbers that are too large.
func whole(v starlark.Value, err error) (starlark.Value, error) {
	if n, ok := v.(starlark.Int); ok && err == nil {
		if _, small := n.Int64(); !small && n.BigInt().BitLen() > maxBits {
			return nil, tooMuch("a number of %d bits, want at most %d", n.BigInt().BitLen(), maxBits)
		}
	}
	return v, err
}

// bitLength returns the length of a whole number.
func bitLength(n starlark.Int) int {
	if _, small := n.Int64(); small {
		return 63
	}
	return n.BigInt().BitLen()
}

// operate does what an operator does.
func (b *budget) operate(op syntax.Token, x, y starlark.Value) (starlark.Value, error) {
	m, xInt := x.(starlark.Int)
	n, yInt := y.(starlark.Int)
	var err error
	switch op {
	case syntax.EQL, syntax.NEQ, syntax.LT, syntax.LE, syntax.GT, syntax.GE:
		if !xInt || !yInt {
			if err := b.compared(x, y); err != nil {
				return nil, err
			}
		}
		ok, err := starlark.Compare(op, x, y)
		return starlark.Bool(ok), err
	case syntax.IN, syntax.NOT_IN:
		if err := b.compared(x, y); err != nil {
			return nil, err
		}
		v, err := starlark.Binary(syntax.IN, x, y)
		if err == nil && op == syntax.NOT_IN {
			v = !v.Truth()
		}
		return v, err
	case syntax.PLUS:
		if !xInt && !yInt {
			err = b.joined(x, y)
		}
	case syntax.STAR:
		switch {
		case xInt && yInt:
			if bitLength(m)+bitLength(n) > maxBits {
				err = b.product(m, n)
			}
		case xInt:
			err = b.repeated(y, m)
		case yInt:
			err = b.repeated(x, n)
		}
	case syntax.PERCENT:
		if s, ok := x.(starlark.String); ok {
			err = b.formatted(string(s), '%', starlark.Tuple{y})
		}
	case syntax.LTLT:
		if k, small := n.Int64(); xInt && yInt && (!small || k > maxBits || bitLength(m)+int(max(k, 0)) > maxBits+64) {
			err = tooMuch("a number shifted by %s bits, want at most %d bits in all", n, maxBits)
		}
	default:
		if !xInt && !yInt {
			err = b.takeItems(max(0, starlark.Len(x))+max(0, starlark.Len(y)), perEntry)
		}
	}
	if err != nil {
		return nil, err
	}
	v, err := whole(starlark.Binary(op, x, y))
	if t, ok := v.(starlark.Tuple); ok && err == nil {
		err = b.tuple(t)
	}
	return v, err
}

// product refuses a product that is too large.
func (b *budget) product(m, n starlark.Int) error {
	if m.Sign() == 0 || n.Sign() == 0 || m.BigInt().BitLen()+n.BigInt().BitLen() <= maxBits+1 {
		return nil
	}
	return tooMuch("a product of numbers of %d and %d bits, want at most %d bits", m.BigInt().BitLen(), n.BigInt().BitLen(), maxBits)
}

// joined counts what x + y takes.
func (b *budget) joined(x, y starlark.Value) error {
	s, isText := x.(starlark.String)
	t, both := y.(starlark.String)
	if isText && both {
		return b.text(len(s) + len(t))
	}
	return b.takeItems(max(0, starlark.Len(x))+max(0, starlark.Len(y)), perSlot)
}

// repeated counts what x * n takes.
func (b *budget) repeated(x starlark.Value, n starlark.Int) error {
	length := starlark.Len(x)
	if length <= 0 || n.Sign() <= 0 {
		return nil
	}
	k, small := n.Int64()
	if !small || k > math.MaxInt32/int64(length) {
		return tooMuch("%s × %d values, want far fewer", n, length)
	}
	if _, ok := x.(starlark.String); ok {
		return b.text(int(k) * length)
	}
	return b.takeItems(int(k)*length, perSlot)
}

// power returns x ** y for whole numbers.
func (b *budget) power(x, y starlark.Value) (starlark.Value, error) {
	m, xInt := x.(starlark.Int)
	n, yInt := y.(starlark.Int)
	if !xInt || !yInt {
		return nil, fmt.Errorf("%s ** %s, want whole numbers", x.Type(), y.Type())
	}
	k, small := n.Int64()
	switch base, one := m.Int64(); {
	case n.Sign() < 0:
		return nil, fmt.Errorf("%s ** %s, want an exponent of at least 0", x, y)
	case one && (base == 0 || base == 1):
		if n.Sign() == 0 {
			return starlark.MakeInt(1), nil
		}
		return x, nil
	case one && base == -1:
		return starlark.MakeInt(1 - 2*int(n.BigInt().Bit(0))), nil
	case !small || k > maxBits || int(k)*(m.BigInt().BitLen()-1) > maxBits:
		return nil, tooMuch("%s ** %s, want at most %d bits", x, y, maxBits)
	}
	if err := b.work(int(k) / 8); err != nil {
		return nil, err
	}
	big := m.BigInt()
	return whole(starlark.MakeBigInt(big.Exp(big, n.BigInt(), nil)), nil)
}

// operateInPlace does what x += y does to x, and returns what x is then.
func (b *budget) operateInPlace(op syntax.Token, x, y starlark.Value) (starlark.Value, error) {
	switch x := x.(type) {
	case *starlark.List:
		if _, ok := y.(starlark.Iterable); ok && op == syntax.PLUS {
			return x, b.extend(x, y)
		}
	case *starlark.Dict:
		if y, ok := y.(*starlark.Dict); ok && op == syntax.PIPE {
			if err := b.takeItems(y.Len(), perEntry); err != nil {
				return nil, err
			}
			for _, item := range y.Items() {
				if err := x.SetKey(item[0], item[1]); err != nil {
					return nil, err
				}
			}
			return x, nil
		}
	}
	return b.operate(op, x, y)
}

// extend appends the items of y to a list.
func (b *budget) extend(x *starlark.List, y starlark.Value) error {
	if err := b.items(y); err != nil {
		return err
	}
	var items []starlark.Value // y may be x
	for v := range starlark.Elements(y.(starlark.Iterable)) {
		items = append(items, v)
	}
	for _, v := range items {
		if err := x.Append(v); err != nil {
			return err
		}
	}
	return nil
}

// items counts a list of what a value yields.
func (b *budget) items(v starlark.Value) error {
	n := starlark.Len(v)
	if n < 0 { // what has no length is part of a string
		n = maxString
	}
	return b.takeItems(n, perAppended)
}

var errDeep = errors.New("values too deep or too many")

// compared counts the work of comparing two values.
func (b *budget) compared(x, y starlark.Value) error {
	for _, v := range []starlark.Value{x, y} {
		switch v := v.(type) {
		case starlark.Int, starlark.Bool, starlark.NoneType, starlark.Float:
		case starlark.String:
			if err := b.work(len(v) / 64); err != nil {
				return err
			}
		default:
			if err := b.walk(v, starlark.CompareLimit+1); err != nil && err != errDeep { // the interpreter refuses what is deeper
				return err
			}
		}
	}
	return nil
}

// walk counts a step for each value within a value, as often as it occurs, down to a
// depth; errDeep if there are deeper ones.
func (b *budget) walk(v starlark.Value, depth int) (err error) {
	switch v.(type) {
	case starlark.Tuple, *starlark.List, *starlark.Dict, *starlark.Set:
	default:
		return nil
	}
	if depth == 0 {
		return errDeep
	}
	if err := b.work(1 + starlark.Len(v)); err != nil {
		return err
	}
	visit := func(x starlark.Value) bool {
		if e := b.walk(x, depth-1); e != nil {
			err = e
		}
		return err == nil || err == errDeep
	}
	if d, ok := v.(*starlark.Dict); ok {
		for _, item := range d.Items() {
			if !visit(item[0]) || !visit(item[1]) {
				return err
			}
		}
		return err
	}
	for x := range starlark.Elements(v.(starlark.Iterable)) {
		if !visit(x) {
			return err
		}
	}
	return err
}
