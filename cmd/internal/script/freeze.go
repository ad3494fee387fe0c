package script

import (
	"fmt"

	"go.starlark.net/starlark"
)

// freeze makes the file's variables constant, so that functions give the same answers
// whenever they are asked, from many goroutines. The interpreter's own Freeze calls
// itself as deep as values are nested, and goes through functions and tuples as often
// as they occur. So values are frozen from the innermost on, and those that are too
// deep, too many or hold themselves are refused.
func (b *budget) freeze(globals starlark.StringDict) error {
	z := freezer{b: b, weights: make(map[starlark.Value]int)}
	for _, name := range globals.Keys() {
		if _, err := z.value(globals[name], 0); err != nil {
			return fmt.Errorf("the variable %s: %w", name, err)
		}
	}
	return nil
}

const (
	maxFrozen = 1000    // how deep variables may be nested
	maxWeight = 1 << 16 // tuples and functions in a function, counted as often as they occur
)

// freezer freezes values.
type freezer struct {
	b *budget
	// weights are those of values met: the number of steps that the interpreter's Freeze
	// takes once what it holds is frozen; 0 while that is being done.
	weights map[starlark.Value]int
}

// value freezes a value, and returns its weight.
func (z *freezer) value(v starlark.Value, depth int) (int, error) {
	if depth > maxFrozen {
		return 0, tooMuch("values more than %d deep, want at most that many", maxFrozen)
	}
	switch v := v.(type) {
	case starlark.Tuple:
		weight := 1
		for _, x := range v {
			w, err := z.value(x, depth+1)
			if err != nil {
				return 0, err
			}
			if weight += w; weight > maxWeight {
				return 0, tooMuch("a tuple of more than %d functions and tuples, want at most that many", maxWeight)
			}
		}
		return weight, nil
	case *starlark.List, *starlark.Set, *starlark.Dict, *starlark.Function:
		if weight, met := z.weights[v]; met && weight == 0 {
			return 0, fmt.Errorf("a %s holds itself", v.Type())
		} else if met {
			return weight, nil
		}
		if err := z.b.takeItems(1, 64); err != nil {
			return 0, err
		}
		z.weights[v] = 0
		weight, err := z.parts(v, depth)
		z.weights[v] = weight
		return weight, err
	}
	return 1, nil
}

// parts freezes what a value holds, then the value.
func (z *freezer) parts(v starlark.Value, depth int) (weight int, err error) {
	total := 1
	visit := func(part starlark.Value) bool {
		var w int
		if w, err = z.value(part, depth+1); err == nil {
			if total += w; total > maxWeight {
				total = maxWeight + 1
			}
		}
		return err == nil
	}
	switch v := v.(type) {
	case *starlark.Function:
		for i := range v.NumParams() {
			if d := v.ParamDefault(i); d != nil && !visit(d) {
				return 0, err
			}
		}
		for i := range v.NumFreeVars() {
			if _, x := v.FreeVar(i); x != nil && !visit(x) {
				return 0, err
			}
		}
		if total > maxWeight {
			return 0, tooMuch("a function with more than %d functions and tuples in it, want at most that many", maxWeight)
		}
		return total, nil // it has no state of its own
	case *starlark.Dict:
		for _, item := range v.Items() {
			if !visit(item[0]) || !visit(item[1]) {
				return 0, err
			}
		}
	default:
		for x := range starlark.Elements(v.(starlark.Iterable)) {
			if !visit(x) {
				return 0, err
			}
		}
	}
	v.Freeze()
	return 1, nil
}
