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
	starts := []int{0} // of lines, in the text
	for i := range len(text) {
		if text[i] == '\n' {
			starts = append(starts, i+1)
		}
	}
	offset := func(at Place) int { return starts[at.Line-1] + at.Column - 1 }
	p := &parser{tokens: tokens}
	var list []*Definition
	for p.now().sort != end {
		from := p.now()
		d, err := p.definition()
		if err != nil {
			return nil, err
		}
		last := p.tokens[p.at-1]
		stop := offset(last.at) + len(last.text)
		if last.sort == word {
			stop += 2
		}
		d.Comment, d.Source = from.comment, text[offset(from.at):stop]
		list = append(list, d)
	}
	return list, nil
}

func (p *parser) definition() (*Definition, error) {
	t := p.now()
	if t.sort != name {
		return nil, t.at.Wrong("%s, want a definition: NAME = …, or NAME(PARAMETERS) = …", shown(t))
	}
	p.at++
	d := &Definition{Name: t.text, Place: t.at}
	if p.take("(") {
		for {
			v := p.now()
			if v.sort != name && v.sort != word {
				return nil, v.at.Wrong("%s, want a parameter of %s: a name, or a word in quotes", shown(v), d.Name)
			}
			if len(d.Params) == MaxNames {
				return nil, v.at.Wrong("more than %d parameters of %s, want at most that many", MaxNames, d.Name)
			}
			p.at++
			d.Params = append(d.Params, Param{v.text, v.sort == word, v.at})
			if p.take(")") {
				break
			}
			if err := p.want(",", "or \")\" after a parameter of "+d.Name); err != nil {
				return nil, err
			}
		}
	}
	if err := p.want("=", "and what "+d.Name+" is"); err != nil {
		return nil, err
	}
	var err error
	if p.is(Route) && p.ahead(1).sort == name {
		d.Body, err = p.route()
	} else {
		d.Body, err = p.expression()
	}
	if err == nil && p.now().sort != name && p.now().sort != end {
		err = p.beyond("an operator, or the next definition")
	}
	return d, err
}

func (p *parser) graph() (*Node, error) {
	n, err := p.over("a ")
	if err != nil {
		return nil, err
	}
	n.Next, err = p.nexts()
	return n, err
}

func (p *parser) nexts() ([]Next, error) {
	var list []Next
	for {
		to, err := p.expression()
		next := Next{To: to}
		for err == nil {
			if p.take("if") {
				var c *Node
				c, err = p.expression()
				next.If = append(next.If, c)
			} else if p.take("for") {
				var more []Range
				more, err = p.ranges()
				next.For = append(next.For, more...)
			} else {
				break
			}
		}
		if err != nil {
			return nil, err
		}
		list = append(list, next)
		if !p.take(";") {
			return list, nil
		}
	}
}

func (p *parser) route() (*Node, error) {
	n := &Node{Op: Route, Place: p.now().at, Route: new(Routed)}
	p.at++
	t := p.now()
	if !Capital(t.text) {
		return nil, t.at.Wrong("%s, want the network of the router: route Ring(n) from i to j: …", shown(t))
	}
	p.at++
	n.Route.Network = t.text
	var err error
	if p.is("(") {
		if n.Route.Params, err = p.names(); err != nil {
			return nil, err
		}
	}
	for _, side := range []struct {
		word string
		into *[]string
	}{{"from", &n.Route.From}, {"to", &n.Route.To}} {
		if err := p.want(side.word, "in the router's head: route Ring(n) from i to j: …"); err != nil {
			return nil, err
		}
		if *side.into, err = p.names(); err != nil {
			return nil, err
		}
	}
	if err := p.want(":", "after the router's head"); err != nil {
		return nil, err
	}
	n.Next, err = p.nexts()
	return n, err
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
