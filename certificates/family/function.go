package family

import (
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Function returns an expression in numbers, whose sorts are right, as a function of variables; a truth
// value is 1 or 0. The first variables have the given values for good, the function takes those of the
// others. It is for one goroutine. Errors are language's: of the function, that there is no value.
func Function(of *language.Node, variables []string, values []int64) (func(values []int64) (int64, error), error) {
	c := newCompiler(&words.Definition{Definition: new(language.Definition)}, variables, values)
	body := c.term(of)
	if c.err != nil {
		return nil, c.err
	}
	r := &run{slots: make([]int64, c.most)}
	first := copy(r.slots, values)
	return func(values []int64) (int64, error) {
		copy(r.slots[first:], values)
		r.err = nil
		x := body(r)
		return x, r.err
	}, nil
}
