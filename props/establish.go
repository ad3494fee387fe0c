package props

import (
	"topocert/certificates"
	"topocert/certificates/formula"
)

// value establishes the facts of an expression, and computes its value. Of a fact that is
// compared with a number, no more is established than the comparison takes: the number is
// found first. What is compared with what has no part in the value, which follows from the
// facts alone.
func (a *asked) value(e *formula.Expr, env formula.Env) (formula.Value, error) {
	p := e.Parts()
	switch p.Op {
	case "&&", "||":
		left, err := a.value(p.Args[0], env)
		holds, known := left.Truth()
		if err != nil || known && holds == (p.Op == "||") {
			return left, err
		}
		right, err := a.value(p.Args[1], env)
		if decides, sure := right.Truth(); err != nil || known || sure && decides == (p.Op == "||") {
			return right, err
		}
		return e.Evaluate(env, established{a})
	case "!":
		v, err := a.value(p.Args[0], env)
		return v.Not(), err
	case "==", "!=", "<", "<=", ">", ">=":
		if call := p.Args[0].Parts(); call.Op == "fact" {
			return a.compared(e, p.Args[0], p.Op, p.Args[1], env)
		}
		if call := p.Args[1].Parts(); call.Op == "fact" {
			return a.compared(e, p.Args[1], turned[p.Op], p.Args[0], env)
		}
	}
	return e.Evaluate(env, a)
}

// turned are the comparisons with their sides exchanged.
var turned = map[string]string{"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

// compared computes the value of a comparison of a fact.
func (a *asked) compared(e, call *formula.Expr, op string, with *formula.Expr, env formula.Env) (formula.Value, error) {
	v, err := a.value(with, env)
	if err != nil {
		return v, err
	}
	f, err := call.Asks(env, a)
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
	return e.Evaluate(env, established{a})
}

// established are the facts that have been asked for, as far as they are known.
type established struct{ *asked }

// Known establishes nothing.
func (e established) Known(f certificates.Fact) (certificates.Bounds, error) {
	return e.known[f.String()], nil
}
