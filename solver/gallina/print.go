package gallina

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/solver/lower"
)

// ErrUnsaid marks a formula that has no statement in Coq here.
var ErrUnsaid = errors.New("not said in Coq")

// facts are those that base/Graph.v and base/Numbered.v define, by name and number of arguments behind
// the network: what they are called there.
var facts = map[string]string{
	"order/0": "order", "size/0": "size", "min_degree/0": "min_degree", "max_degree/0": "max_degree", "diameter/0": "diameter", "radius/0": "radius",
	"distance_sum/0": "distance_sum", "bisection/0": "bisection_width", "vertex_connectivity/0": "vertex_connectivity",
	"distance/2": "distance_between", "eccentricity/1": "eccentricity_of", "at_distance/2": "at_distance", "distance_sum_from/1": "distance_sum_from",
	"vertex_transitive/0": "vertex_transitive", "edge_transitive/0": "edge_transitive", "hamiltonian/0": "hamiltonian",
	"bipartite/0": "bipartite", "connected/0": "connected",
}

// Statement writes a formula as a statement: variables are whole numbers, the domain's
// ranges and conditions are hypotheses.
func Statement(f *formula.Formula) (string, error) {
	return new(printer).statement(f.Expr, f.For, false)
}

// Negation writes that the expression of a formula is false for the whole domain.
func Negation(e *language.Node, d formula.Domain) (string, error) {
	return new(printer).statement(e, d, true)
}

// TextStatement writes a formula as Statement does, about the networks of the families' texts.
func TextStatement(f *formula.Formula) (string, error) {
	return (&printer{texts: true}).statement(f.Expr, f.For, false)
}

// printer writes expressions.
type printer struct {
	failing
	// positive are the variables that are at least 1.
	positive map[string]bool
	// negated says that what is written stands below a negation. A denominator is
	// then supposed to be positive, so that the negation says that it is.
	negated bool
	// texts says that a network is that of its family's text.
	texts bool
	// facts are those met in the comparison that is printed: a name for the value of each.
	facts  []string
	values map[string]string
}

// unsaid says that an expression has no form.
func (p *printer) unsaid(e *language.Node, why string) string {
	p.fail(fmt.Errorf("%w: %s: %s", ErrUnsaid, e, why))
	return ""
}

func (p *printer) statement(e *language.Node, d formula.Domain, negated bool) (string, error) {
	p.positive = make(map[string]bool)
	var b strings.Builder
	if names := d.Names(); len(names) > 0 {
		fmt.Fprintf(&b, "forall %s : Z, ", strings.Join(names, " "))
	}
	for _, r := range d.Ranges {
		b.WriteString(p.hypothesis(r))
	}
	for _, c := range conjuncts(d.If) {
		fmt.Fprintf(&b, "%s -> ", grouped(p.prop(c)))
	}
	p.negated = negated
	body := p.prop(e)
	if negated {
		body = "~ (" + body + ")"
	}
	if p.err != nil {
		return "", p.err
	}
	return b.String() + body, nil
}

// hypothesis writes what a range says of its variables.
func (p *printer) hypothesis(r formula.Range) string {
	if r.Tuples != nil {
		cases := make([]string, len(r.Tuples))
		for i, tuple := range r.Tuples {
			parts := make([]string, len(tuple))
			for j, x := range tuple {
				if !x.IsInt() {
					p.fail(fmt.Errorf("%w: %s: a value that is no whole number", ErrUnsaid, r))
				}
				parts[j] = fmt.Sprintf("%s = %s", r.Names[j], signed(x.Num().String()))
			}
			cases[i] = strings.Join(parts, " /\\ ")
		}
		return fmt.Sprintf("(%s) -> ", strings.Join(cases, " \\/ "))
	}
	name := r.Names[0]
	text := fmt.Sprintf("%s <= %s -> ", p.whole(r.From), name)
	p.positive[name] = p.isPositive(r.From)
	if r.To != nil {
		text += fmt.Sprintf("%s <= %s -> ", name, p.whole(r.To))
	}
	return text
}

// conjuncts splits an expression at its && outside of others; nil has none.
func conjuncts(e *language.Node) []*language.Node {
	switch {
	case e == nil:
		return nil
	case e.Op == "&&":
		return append(conjuncts(e.Args[0]), conjuncts(e.Args[1])...)
	}
	return []*language.Node{e}
}

// prop writes an expression that is true or false.
func (p *printer) prop(e *language.Node) string {
	switch e.Op {
	case language.Name:
		return map[string]string{"true": "True", "false": "False"}[e.Text]
	case "!":
		p.negated = !p.negated
		x := p.prop(e.Args[0])
		p.negated = !p.negated
		return "~ " + grouped(x)
	case "&&":
		return p.joined(e.Args, " /\\ ")
	case "||":
		return p.joined(e.Args, " \\/ ")
	case "==", "!=":
		if !formula.IsTruth(e.Args[0]) {
			return p.comparison(e)
		}
		x := p.joined(e.Args, " <-> ")
		if e.Op == "!=" {
			x = "~ (" + x + ")"
		}
		return x
	case "<", "<=", ">", ">=":
		return p.comparison(e)
	case language.Fact:
		if factName(e) != "" {
			return p.asked(e)
		}
	case language.Call:
		if e.Text == "cond" {
			x := each(e.Args, func(_ int, a *language.Node) string { return grouped(p.prop(a)) })
			return fmt.Sprintf("(%s -> %s) /\\ (~ %s -> %s)", x[0], x[1], x[0], x[2])
		}
	}
	return p.unsaid(e, "no statement of this kind")
}

func (p *printer) joined(args []*language.Node, between string) string {
	return strings.Join(each(args, func(i int, a *language.Node) string {
		x := p.prop(a)
		if a.Op == "&&" && between == " /\\ " && i > 0 { // only a chain of /\ stands without parentheses
			return x
		}
		return grouped(x)
	}), between)
}

// comparison writes a comparison of numbers. The values of facts are said to be
// there: exists d1, diameter G d1 /\ ….
func (p *printer) comparison(e *language.Node) string {
	if e.Op == "==" && e.Args[0].Op == language.Fact { // fact(G) == e is "fact G e", if e is a whole number without facts
		try := &printer{positive: p.positive, texts: p.texts}
		if text := try.asked(e.Args[0]) + " " + grouped(try.whole(e.Args[1])); try.err == nil {
			return text
		}
	}
	outer, values := p.facts, p.values
	p.facts, p.values = nil, make(map[string]string)
	defer func() { p.facts, p.values = outer, values }()
	a, b := p.number(e.Args[0]), p.number(e.Args[1])
	relation := e.Op
	switch relation {
	case "==":
		relation = "="
	case "!=":
		relation = "<>"
	}
	compared := fmt.Sprintf("%s %s %s", a.times(b), relation, b.times(a))
	parts := append([]string(nil), p.facts...)
	for _, f := range []fraction{a, b} {
		if strings.Trim(f.below, "0123456789") != "" { // positive, for the cross product
			if p.negated {
				compared = fmt.Sprintf("(0 < %s -> %s)", f.below, compared)
			} else {
				parts = append(parts, "0 < "+f.below)
			}
		}
	}
	text := strings.Join(append(parts, compared), " /\\ ")
	if len(p.facts) > 0 {
		names := each(p.facts, func(i int, _ string) string { return fmt.Sprintf("d%d", i+1) })
		text = fmt.Sprintf("exists %s, %s", strings.Join(names, " "), text)
	}
	return text
}

// factName is what Coq calls a fact, "" for none. The vertices of Gamma stand in another order there
// than their numbers.
func factName(e *language.Node) string {
	if len(e.Args) == 0 || len(e.Args) > 1 && e.Args[0].Text == "Gamma" {
		return ""
	}
	return facts[fmt.Sprintf("%s/%d", e.Text, len(e.Args)-1)]
}

// asked writes a fact, all but its value.
func (p *printer) asked(e *language.Node) string {
	name := factName(e)
	if name == "" {
		return p.unsaid(e, "no fact of this kind")
	}
	text := name + " " + grouped(p.network(e.Args[0]))
	for _, x := range p.wholes(e.Args[1:]) {
		text += " " + grouped(x)
	}
	return text
}

// network writes a network.
func (p *printer) network(e *language.Node) string {
	switch {
	case p.texts && e.Op == language.Network:
		return fmt.Sprintf("text_graph %s %s", lower.TextName(e.Text, len(e.Args)), listed(p.wholes(e.Args)))
	case e.Op != language.Network || !defined(e.Text, len(e.Args)):
		return p.unsaid(e, "a network that is not defined in Coq")
	}
	return e.Text + arguments(e.Text, p.wholes(e.Args))
}
