package formula

import "slices"

// Parts is what an expression is made of, for those who write it in another
// language.
type Parts struct {
	// Op is an operator, "true", "false" or "infinite"; or "numeral", "variable",
	// "word", "network", "function" or "fact", with the numeral's value, the word or
	// the name in Text.
	Op, Text string
	// Args are the operands or arguments in order.
	Args []*Expr
	// Given are the arguments of a word that says it in facts: they are values, even where what it
	// says does not speak of them.
	Given []*Expr
	// Truth says that the expression is true or false, no number.
	Truth bool
}

// Parts returns what the expression is made of; a word that says it in facts is what it says.
func (e *Expr) Parts() Parts {
	if e.op == opMeaning {
		p := e.meaning.Parts()
		p.Given = slices.Concat(e.args, p.Given)
		return p
	}
	p := Parts{Op: e.op, Text: e.text, Args: e.args, Truth: e.sort == truth}
	if e.op == opNumeral {
		p.Text = e.num.RatString()
	}
	return p
}
