package props

import (
	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// value establishes the facts of an expression, and computes its value. Of a fact that is
// compared with a number, no more is established than the comparison takes: the number is
// found first. What is compared with what has no part in the value, which follows from the
// facts alone.
func (a *asked) value(e *language.Node, env formula.Env) (formula.Value, error) {
	switch e.Op {
	case "&&", "||":
		left, err := a.value(e.Args[0], env)
		holds, known := left.Truth()
		if err != nil || known && holds == (e.Op == "||") {
			return left, err
		}
		right, err := a.value(e.Args[1], env)
		if decides, sure := right.Truth(); err != nil || known || sure && decides == (e.Op == "||") {
			return right, err
		}
		return formula.Evaluate(e, env, established{a})
	case "!":
		v, err := a.value(e.Args[0], env)
		return v.Not(), err
	case "==", "!=", "<", "<=", ">", ">=":
		if call := e.Args[0]; call.Op == language.Fact {
			return a.compared(e, call, e.Op, e.Args[1], env)
		}
		if call := e.Args[1]; call.Op == language.Fact {
			return a.compared(e, call, turned[e.Op], e.Args[0], env)
		}
	}
	return formula.Evaluate(e, env, a)
}

// turned are the comparisons with their sides exchanged.
var turned = map[string]string{"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

// compared computes the value of a comparison of a fact.
func (a *asked) compared(e, call *language.Node, op string, with *language.Node, env formula.Env) (formula.Value, error) {
	v, err := a.value(with, env)
	if err != nil {
		return v, err
	}
	f, err := formula.Asks(call, env, a)
	if err != nil {
		return v, err
	}
	if x, exact := v.Exact(); exact {
		a.aimAt(op, x)
	}
	_, err = a.Known(f)
	if a.aim = (aim{}); err != nil {
		return v, err
	}
	return formula.Evaluate(e, env, established{a})
}

// established are the facts that have been asked for, as far as they are known.
type established struct{ *asked }

// Known establishes nothing.
func (e established) Known(f certificates.Fact) (certificates.Bounds, error) {
	return e.known[f.String()], nil
}
