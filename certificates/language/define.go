package language

import "strings"

// ParseText reads a file of definitions.
func ParseText(text string) ([]*Definition, error) {
	if len(text) > MaxText {
		return nil, Place{}.Wrong("%d bytes, want at most %d", len(text), MaxText)
	}
	tokens, err := scan(text, true)
	if err != nil {
		return nil, err
	}
	p := &parser{tokens: tokens}
	var list []*Definition
	for p.now().sort != end {
		from := p.now()
		d := p.definition()
		if p.err != nil {
			return nil, p.err
		}
		d.Comment, d.Source = from.comment, text[from.start:p.tokens[p.at-1].stop]
		list = append(list, d)
	}
	return list, nil
}

func (p *parser) definition() *Definition {
	t := p.now()
	d := &Definition{Name: t.text, Place: t.at}
	if t.sort != name {
		p.fail(t.at, "%s, want a definition: NAME = …, or NAME(PARAMETERS) = …", shown(t))
		return d
	}
	p.at++
	for more := p.take("("); more; more = !p.take(")") {
		if d.Params != nil {
			p.want(",", "or \")\" after a parameter of "+d.Name)
		}
		v := p.now()
		switch {
		case v.sort != name && v.sort != word:
			p.fail(v.at, "%s, want a parameter of %s: a name, or a word in quotes", shown(v), d.Name)
			return d
		case len(d.Params) == MaxNames:
			p.fail(v.at, "more than %d parameters of %s, want at most that many", MaxNames, d.Name)
			return d
		}
		p.at++
		d.Params = append(d.Params, Param{v.text, v.sort == word, v.at})
	}
	p.want("=", "and what "+d.Name+" is")
	if p.is(Route) && p.ahead(1).sort == name {
		d.Body = p.route()
	} else if p.is(Class) && p.ahead(1).sort == name && p.ahead(1).text == "from" {
		n := &Node{Op: Class, Place: p.now().at}
		p.at += 2
		n.Args = []*Node{p.expression()}
		d.Body = n
	} else {
		d.Body = p.expression()
	}
	if p.now().sort != name && p.now().sort != end {
		p.beyond("an operator, or the next definition")
	}
	return d
}

// nexts reads neighbours or next hops. Behind each a number may stand that a word announces: "weight" of a
// network's, "on" of an adaptive router's, "" of none.
func (p *parser) nexts(number string) (list []Next) {
	for {
		next := Next{To: p.expression()}
		if number != "" && p.take(number) {
			next.On = p.binary(sums)
		}
		for {
			if p.take("if") {
				next.If = append(next.If, p.expression())
			} else if p.take("for") {
				next.For = append(next.For, p.ranges()...)
			} else {
				break
			}
		}
		list = append(list, next)
		if !p.take(";") {
			return list
		}
	}
}

func (p *parser) route() *Node {
	n := &Node{Op: Route, Place: p.now().at, Route: new(Routed)}
	p.at++
	n.Route.Any = p.take("any")
	t := p.now()
	if !Capital(t.text) {
		return p.fail(t.at, "%s, want the network of the router: route Ring(n) from i to j: …", shown(t))
	}
	p.at++
	n.Route.Network = t.text
	if p.is("(") {
		n.Route.Params = p.names()
	}
	const head = "in the router's head: route Ring(n) from i to j: …"
	p.want("from", head)
	n.Route.From = p.names()
	p.want("to", head)
	n.Route.To = p.names()
	p.want(":", "after the router's head")
	number := ""
	if n.Route.Any {
		number = "on"
	}
	n.Next = p.nexts(number)
	return n
}

// Head writes the definition's name with its parameters.
func (d *Definition) Head() string {
	var params []string
	for _, p := range d.Params {
		if p.Word {
			params = append(params, `"`+p.Name+`"`)
		} else {
			params = append(params, p.Name)
		}
	}
	if params == nil {
		return d.Name
	}
	return d.Name + "(" + strings.Join(params, ", ") + ")"
}
