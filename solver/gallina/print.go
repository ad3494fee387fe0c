package gallina

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// ErrUnsaid marks a formula that has no statement in Coq here.
var ErrUnsaid = errors.New("not said in Coq")

func unsaid(e *language.Node, why string) error {
	return fmt.Errorf("%w: %s: %s", ErrUnsaid, e, why)
}

// numbers and truths are the facts that base/Graph.v defines.
func numbers() map[string]string {
	return map[string]string{
		"order": "order", "size": "size", "min_degree": "min_degree", "max_degree": "max_degree", "diameter": "diameter", "distance_sum": "distance_sum",
		"bisection": "bisection_width", "vertex_connectivity": "vertex_connectivity",
	}
}

// moreNumbers are the facts of base/Graph.v and base/Numbered.v that only formulas ask for, by name
// and number of arguments after the network: the numbers of vertices, and a distance.
func moreNumbers() map[string]string {
	return map[string]string{
		"distance_sum/0": "distance_sum", "radius/0": "radius", "distance/2": "distance_between", "eccentricity/1": "eccentricity_of",
		"at_distance/2": "at_distance", "distance_sum_from/1": "distance_sum_from",
	}
}

func truths() map[string]string {
	return map[string]string{
		"vertex_transitive": "vertex_transitive", "edge_transitive": "edge_transitive", "hamiltonian": "hamiltonian",
		"bipartite": "bipartite", "connected": "connected",
	}
}

// Statement writes a formula as a statement: variables are whole numbers, the domain's
// ranges and conditions are hypotheses.
func Statement(f *formula.Formula) (string, error) { return statement(f.Expr, f.For, false) }

// Negation writes that the expression of a formula is false for the whole domain.
func Negation(e *language.Node, d formula.Domain) (string, error) {
	return statement(e, d, true)
}

// TextStatement writes a formula as Statement does, about the networks of the families' texts.
func TextStatement(f *formula.Formula) (string, error) {
	return (&printer{positive: make(map[string]bool), texts: true}).statement(f.Expr, f.For, false)
}

func statement(e *language.Node, d formula.Domain, negated bool) (string, error) {
	return (&printer{positive: make(map[string]bool)}).statement(e, d, negated)
}

func (p *printer) statement(e *language.Node, d formula.Domain, negated bool) (string, error) {
	var b strings.Builder
	if names := d.Names(); len(names) > 0 {
		fmt.Fprintf(&b, "forall %s : Z, ", strings.Join(names, " "))
	}
	for _, r := range d.Ranges {
		h, err := p.hypothesis(r)
		if err != nil {
			return "", err
		}
		b.WriteString(h)
	}
	if d.If != nil {
		for _, c := range conjuncts(d.If) {
			h, err := p.prop(c)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "%s -> ", grouped(h))
		}
	}
	p.negated = negated
	body, err := p.prop(e)
	if err != nil {
		return "", err
	}
	if negated {
		body = "~ (" + body + ")"
	}
	b.WriteString(body)
	return b.String(), nil
}

// hypothesis writes what a range says of its variables.
func (p *printer) hypothesis(r formula.Range) (string, error) {
	if r.Tuples != nil {
		var cases []string
		for _, tuple := range r.Tuples {
			var parts []string
			for i, x := range tuple {
				if !x.IsInt() {
					return "", fmt.Errorf("%w: %s: a value that is no whole number", ErrUnsaid, r)
				}
				parts = append(parts, fmt.Sprintf("%s = %s", r.Names[i], signed(x.Num().String())))
			}
			cases = append(cases, strings.Join(parts, " /\\ "))
		}
		return fmt.Sprintf("(%s) -> ", strings.Join(cases, " \\/ ")), nil
	}
	name := r.Names[0]
	from, err := p.whole(r.From)
	if err != nil {
		return "", err
	}
	p.positive[name] = p.isPositive(r.From)
	if r.To == nil {
		return fmt.Sprintf("%s <= %s -> ", from, name), nil
	}
	to, err := p.whole(r.To)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s <= %s -> %s <= %s -> ", from, name, name, to), nil
}

// conjuncts splits an expression at its && outside of others.
func conjuncts(e *language.Node) []*language.Node {
	if e.Op == "&&" {
		return append(conjuncts(e.Args[0]), conjuncts(e.Args[1])...)
	}
	return []*language.Node{e}
}

// printer writes expressions.
type printer struct {
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

// prop writes an expression that is true or false.
func (p *printer) prop(e *language.Node) (string, error) {
	switch e.Op {
	case language.Name:
		return map[string]string{"true": "True", "false": "False"}[e.Text], nil
	case "!":
		p.negated = !p.negated
		x, err := p.prop(e.Args[0])
		p.negated = !p.negated
		return "~ " + grouped(x), err
	case "&&":
		return p.joined(e.Args, " /\\ ")
	case "||":
		return p.joined(e.Args, " \\/ ")
	case "==", "!=":
		if !formula.IsTruth(e.Args[0]) {
			return p.comparison(e)
		}
		x, err := p.joined(e.Args, " <-> ")
		if e.Op == "!=" {
			x = "~ (" + x + ")"
		}
		return x, err
	case "<", "<=", ">", ">=":
		return p.comparison(e)
	case language.Fact:
		if name, ok := truths()[e.Text]; ok && len(e.Args) == 1 {
			g, err := p.network(e.Args[0])
			return name + " " + grouped(g), err
		}
	case language.Call:
		if e.Text == "cond" {
			return p.either(e.Args)
		}
	}
	return "", unsaid(e, "no statement of this kind")
}

// either writes cond(C, P, Q) of truths.
func (p *printer) either(args []*language.Node) (string, error) {
	var parts []string
	for _, a := range args {
		x, err := p.prop(a)
		if err != nil {
			return "", err
		}
		parts = append(parts, grouped(x))
	}
	return fmt.Sprintf("(%s -> %s) /\\ (~ %s -> %s)", parts[0], parts[1], parts[0], parts[2]), nil
}

func (p *printer) joined(args []*language.Node, between string) (string, error) {
	var parts []string
	for _, a := range args {
		x, err := p.prop(a)
		if err != nil {
			return "", err
		}
		// Only a chain of /\ stands without parentheses.
		if a.Op != "&&" || between != " /\\ " || len(parts) == 0 {
			x = grouped(x)
		}
		parts = append(parts, x)
	}
	return strings.Join(parts, between), nil
}

// comparison writes a comparison of numbers. The values of facts are said to be
// there: exists d1, diameter G d1 /\ ….
func (p *printer) comparison(e *language.Node) (string, error) {
	if e.Op == "==" {
		if text, ok := p.value(e.Args[0], e.Args[1]); ok {
			return text, nil
		}
	}
	outer, values := p.facts, p.values
	p.facts, p.values = nil, make(map[string]string)
	defer func() { p.facts, p.values = outer, values }()
	a, err := p.number(e.Args[0])
	if err != nil {
		return "", err
	}
	b, err := p.number(e.Args[1])
	if err != nil {
		return "", err
	}
	relation := map[string]string{"==": "=", "!=": "<>"}[e.Op]
	if relation == "" {
		relation = e.Op
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
		var names []string
		for i := range p.facts {
			names = append(names, fmt.Sprintf("d%d", i+1))
		}
		text = fmt.Sprintf("exists %s, %s", strings.Join(names, " "), text)
	}
	return text, nil
}

// value writes fact(G) == e as "fact G e", if e is a whole number without facts.
func (p *printer) value(fact, e *language.Node) (string, bool) {
	if fact.Op != language.Fact {
		return "", false
	}
	text, err := p.asked(fact)
	if err != nil {
		return "", false
	}
	x, err := p.whole(e)
	if err != nil {
		return "", false
	}
	return text + " " + grouped(x), true
}

// asked writes the fact that a value is said of: all but the value.
func (p *printer) asked(e *language.Node) (string, error) {
	if len(e.Args) == 0 {
		return "", unsaid(e, "no fact of this kind")
	}
	name := numbers()[e.Text]
	if name == "" || len(e.Args) != 1 {
		name = moreNumbers()[fmt.Sprintf("%s/%d", e.Text, len(e.Args)-1)]
	}
	// The vertices of Gamma stand in another order in Coq than their numbers.
	if name == "" || len(e.Args) > 1 && e.Args[0].Text == "Gamma" {
		return "", unsaid(e, "no fact of this kind")
	}
	g, err := p.network(e.Args[0])
	if err != nil {
		return "", err
	}
	rest, err := p.wholes(e.Args[1:])
	if err != nil {
		return "", err
	}
	text := name + " " + grouped(g)
	for _, x := range rest {
		text += " " + grouped(x)
	}
	return text, nil
}

// network writes a network.
func (p *printer) network(e *language.Node) (string, error) {
	if p.texts && e.Op == language.Network {
		args, err := p.wholes(e.Args)
		return fmt.Sprintf("text_graph %s [%s]", TextName(e.Text), strings.Join(args, "; ")), err
	}
	if e.Op != language.Network || !defined(e.Text, len(e.Args)) {
		return "", unsaid(e, "a network that is not defined in Coq")
	}
	args, err := p.wholes(e.Args)
	return e.Text + arguments(e.Text, args), err
}

func (p *printer) wholes(list []*language.Node) ([]string, error) {
	var texts []string
	for _, e := range list {
		x, err := p.whole(e)
		if err != nil {
			return nil, err
		}
		texts = append(texts, x)
	}
	return texts, nil
}
