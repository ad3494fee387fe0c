package lower

import (
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// Verdict returns the kernel's verdict, of one that was accepted.
func (l *Lowering) Verdict(v *formula.Verdict) (Term, error) {
	c := &claimed{Lowering: l}
	domain := c.domain(v.Formula.For)
	cases := ListOf(v.Cases, func(part formula.Cases) Term {
		if len(part.For.Ranges) == 0 {
			return Tuple(Z(int64(part.Count)), domain)
		}
		return Tuple(Z(int64(part.Count)), c.domain(part.For))
	})
	return App("Verdict", c.expr(v.Formula.Expr), domain, Bool(!v.Fails), cases), c.err
}

// claimed is a claim that is put into terms.
type claimed struct {
	*Lowering
	failing
}

// domain returns the values of a claim's variables.
func (c *claimed) domain(d formula.Domain) Term {
	condition := None()
	if d.If != nil {
		condition = Some(c.expr(d.If))
	}
	return App("Domain", ListOf(d.Ranges, c.values), condition)
}

func (c *claimed) values(r formula.Range) Term {
	switch {
	case r.Tuples != nil:
		tuples := make([]Term, len(r.Tuples))
		for i, t := range r.Tuples {
			tuples[i] = ListOf(t, Q)
		}
		return App("Tuples", ListOf(r.Names, text), List(tuples...))
	case r.To == nil:
		return App("Between_", Text(r.Names[0]), c.expr(r.From), None())
	}
	return App("Between_", Text(r.Names[0]), c.expr(r.From), Some(c.expr(r.To)))
}

func text(s string) Term { return Text(s) }

// The kernel's operations, by their names in formulas.
var (
	unary  = map[string]string{"-": "Negative", "!": "NotTrue", "floor": "Floor_", "ceil": "Ceil_", "abs": "Abs_", "factorial": "Factorial_"}
	binary = map[string]string{
		"+": "Add_", "-": "Sub_", "*": "Mul_", "/": "Div_", "%": "Mod_", "&&": "And_", "||": "Or_",
		"==": "Equal_", "!=": "Unequal_", "<": "Less_", "<=": "AtMost_", ">": "More_", ">=": "AtLeast_",
		"pow": "Pow_", "log": "Log_", "root": "Root_", "xor": "Xor_", "bit": "Bit_", "min": "Min_", "max": "Max_",
	}
	folds = map[string]string{
		"all": "All_", "some": "Some_", "count": "Count_", "sum": "Sum_",
		"least": "Least_", "most": "Most_", "min": "MinOf_", "max": "MaxOf_",
	}
)

// expr returns an expression of a claim.
func (c *claimed) expr(n *language.Node) Term {
	if n.Word != nil {
		return App("Meant", append(c.called(n.Word, true), c.expr(n.Body))...)
	}
	switch n.Op {
	case language.Numeral:
		return App("Constant", App("Number", Q(formula.Numeral(n))))
	case language.Word:
		return App("Constant", App("Word", Text(n.Text)))
	case language.Name:
		return name(n.Text)
	case language.Class:
		return c.none("the members of the class %s", n)
	case language.Fact:
		return App("Asks", c.called(n, false)...)
	}
	op := n.Op
	if op == language.Call {
		op = n.Text
	}
	args := ListOf(formula.Parts(n), c.expr).(list)
	switch {
	case n.Ranges != nil:
		return App("Quantify", append([]Term{App(folds[op]), Text(n.Ranges[0].Names[0])}, args...)...)
	case op == "cond":
		return App("Choice", args...)
	case len(args) == 1:
		return App("Unary", App(unary[op]), args[0])
	}
	t := args[0]
	for _, a := range args[1:] { // more than two only of min and max
		t = App("Binary", App(binary[op]), t, a)
	}
	return t
}

// name is a variable, or what has a value of its own.
func name(text string) Term {
	switch text {
	case "true", "false":
		return App("Constant", App("Truth", App(text)))
	case "infinite":
		return App("Constant", App("Endless"))
	}
	return App("Variable_", Text(text))
}
