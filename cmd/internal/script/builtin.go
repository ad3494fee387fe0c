package script

import (
	"errors"
	"fmt"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// predeclared returns what a file has beside Starlark's own names.
func predeclared() starlark.StringDict {
	names := make(starlark.StringDict)
	add := func(name string, f func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error)) {
		names[name] = starlark.NewBuiltin(name, func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
			return f(args, kwargs)
		})
	}
	add("graph", newGraph)
	add("sum", sum)
	for _, name := range []string{"pow", powerName} {
		add(name, func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
			if len(args) != 2 || len(kwargs) > 0 {
				return nil, fmt.Errorf("pow with %d arguments, want pow(a, b)", len(args)+len(kwargs))
			}
			return powerOf(args[0], args[1])
		})
	}
	add("fail", func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if len(kwargs) > 0 {
			return nil, errors.New("arguments by name, want none")
		}
		var parts []string
		for _, a := range args {
			if s, ok := a.(starlark.String); ok {
				parts = append(parts, string(s))
			} else {
				parts = append(parts, a.String())
			}
		}
		return nil, errors.New(strings.Join(parts, " "))
	})
	return names
}

// sum adds numbers, as in Python.
func sum(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var of starlark.Iterable
	var total starlark.Value = starlark.MakeInt(0)
	if err := starlark.UnpackArgs("sum", args, kwargs, "iterable", &of, "start?", &total); err != nil {
		return nil, err
	}
	for v := range starlark.Elements(of) {
		switch v.(type) {
		case starlark.Int, starlark.Float:
		default:
			return nil, fmt.Errorf("sum of a %s, want numbers", v.Type())
		}
		var err error
		if total, err = starlark.Binary(syntax.PLUS, total, v); err != nil {
			return nil, err
		}
	}
	return total, nil
}

// powerOf returns x ** y for whole numbers.
func powerOf(x, y starlark.Value) (starlark.Value, error) {
	m, xInt := x.(starlark.Int)
	n, yInt := y.(starlark.Int)
	if !xInt || !yInt {
		return nil, fmt.Errorf("%s ** %s, want whole numbers", x.Type(), y.Type())
	}
	k, small := n.Int64()
	switch base, one := m.Int64(); {
	case n.Sign() < 0:
		return nil, fmt.Errorf("%s ** %s, want an exponent of at least 0", x, y)
	case one && base >= -1 && base <= 1:
		switch {
		case n.Sign() == 0:
			return starlark.MakeInt(1), nil
		case base == -1:
			return starlark.MakeInt(1 - 2*int(n.BigInt().Bit(0))), nil
		}
		return x, nil
	case !small || k > maxBits || int(k)*(m.BigInt().BitLen()-1) > maxBits:
		return nil, tooMuch("a power of more than %d bits, want at most that many", maxBits)
	}
	big := m.BigInt()
	return starlark.MakeBigInt(big.Exp(big, n.BigInt(), nil)), nil
}
