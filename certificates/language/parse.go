package language

import (
	"slices"
	"strings"
)

// Limits on texts.
const (
	// MaxClaim is the length in bytes beyond which a claim is refused, MaxText that beyond
	// which a file of definitions is.
	MaxClaim = 1 << 14
	MaxText  = 1 << 20
	// MaxDepth bounds how deep expressions nest.
	MaxDepth = 200
	// MaxNames bounds the variables of one range, and the parameters of a definition.
	MaxNames = 1 << 8
)

// parser reads tokens from left to right.
type parser struct {
	tokens []token
	at     int
	depth  int
}

// Parse reads a claim.
func Parse(text string) (*Claim, error) {
	if len(text) > MaxClaim {
		return nil, Place{}.Wrong("%d bytes, want at most %d", len(text), MaxClaim)
	}
	tokens, err := scan(text, false)
	if err != nil {
		return nil, err
	}
	p := &parser{tokens: tokens}
	c := new(Claim)
	if c.Expr, err = p.expression(); err == nil && p.take("for") {
		err = p.domain(c)
	}
	if err == nil && p.now().sort != end {
		err = p.beyond(`an operator, "for" and ranges, or the end; not, and, or are ! && ||`)
	}
	return c, err
}

// beyond says of a token that it does not fit where an expression may end.
func (p *parser) beyond(want string) error {
	t := p.now()
	switch t.text {
	case "if":
		return t.at.Wrong(`"if" stands once, after the ranges`)
	case "for":
		return t.at.Wrong(`"for" stands once, after the expression`)
	case "=":
		return t.at.Wrong(`got "=" after an expression; equality is ==`)
	case ";":
		return t.at.Wrong("a semicolon")
	}
	return t.at.Wrong("got %s after an expression, want %s", shown(t), want)
}

// shown writes a token for a message.
func shown(t token) string {
	switch {
	case t.sort == end:
		return "the end"
	case len(t.text) > 40:
		return `"` + t.text[:40] + `…"`
	}
	return `"` + t.text + `"`
}

func (p *parser) now() token { return p.tokens[p.at] }

// ahead is the i-th token after the one at hand.
func (p *parser) ahead(i int) token { return p.tokens[min(p.at+i, len(p.tokens)-1)] }

// is tells whether the token at hand is a sign, or a name that is a keyword here.
func (p *parser) is(text string) bool {
	t := p.now()
	return (t.sort == sign || t.sort == name) && t.text == text
}

func (p *parser) take(text string) bool {
	found := p.is(text)
	if found {
		p.at++
	}
	return found
}

func (p *parser) want(text, after string) error {
	if p.take(text) {
		return nil
	}
	return p.now().at.Wrong("%s, want %q %s", shown(p.now()), text, after)
}

// The operators of two operands, those that bind weakest first.
func operators() [][]Op {
	return [][]Op{{"||"}, {"&&"}, {"==", "!=", "<", "<=", ">", ">=", "in"}, {"+", "-"}, {"*", "/", "%"}}
}

// Where sums and comparisons stand among the operators.
const (
	comparisons = 2
	sums        = 3
)

func (p *parser) expression() (*Node, error) { return p.binary(0) }

// binary reads operands and the operators of a strength between them.
func (p *parser) binary(strength int) (*Node, error) {
	levels := operators()
	if strength == len(levels) {
		return p.unary()
	}
	left, err := p.binary(strength + 1)
	for n := 0; err == nil; n++ {
		t := p.now()
		if t.sort != sign && t.text != "in" || !slices.Contains(levels[strength], t.text) {
			return left, nil
		}
		if strength == comparisons && n > 0 {
			return nil, t.at.Wrong("%q after a comparison: comparisons do not chain, want && between them, or parentheses", t.text)
		}
		if n >= MaxDepth {
			return nil, t.at.Wrong("nested deeper than %d", MaxDepth)
		}
		p.at++
		var right *Node
		if right, err = p.binary(strength + 1); err == nil {
			left = &Node{Op: t.text, Args: []*Node{left, right}, Place: t.at}
		}
	}
	return nil, err
}

// unary reads an operand with its signs before and its indices behind.
func (p *parser) unary() (*Node, error) {
	t := p.now()
	if p.depth++; p.depth > MaxDepth {
		return nil, t.at.Wrong("nested deeper than %d", MaxDepth)
	}
	defer func() { p.depth-- }()
	if p.is("!") || p.is("-") {
		p.at++
		x, err := p.unary()
		return &Node{Op: t.text, Args: []*Node{x}, Place: t.at}, err
	}
	x, err := p.operand()
	for err == nil && p.is("[") {
		at := p.now().at
		p.at++
		n := &Node{Op: Index, Args: []*Node{x}, Place: at}
		var keys []*Node
		keys, err = p.arguments("]")
		n.Args, x = append(n.Args, keys...), n
	}
	return x, err
}

func (p *parser) operand() (*Node, error) {
	t := p.now()
	switch {
	case t.sort == numeral:
		p.at++
		if whole, fraction, point := strings.Cut(t.text, "."); len(whole) > 1 && whole[0] == '0' || point && fraction == "" || len(t.text) > 1<<12 {
			return nil, t.at.Wrong("number %s, want digits without leading zeros, and perhaps a point and digits", shown(t))
		}
		return &Node{Op: Numeral, Text: t.text, Place: t.at}, nil
	case t.sort == word:
		p.at++
		return &Node{Op: Word, Text: t.text, Place: t.at}, nil
	case p.is("("):
		p.at++
		args, err := p.arguments(")")
		if err != nil || len(args) == 1 {
			return append(args, nil)[0], err
		}
		return &Node{Op: Tuple, Args: args, Place: t.at}, nil
	case t.sort == name && p.binds():
		return p.binder()
	case t.sort == name && (t.text == "for" || t.text == "in" || t.text == "if"):
	case t.sort == name:
		p.at++
		if !p.take("(") {
			return &Node{Op: Name, Text: t.text, Place: t.at}, nil
		}
		n := &Node{Op: Call, Text: t.text, Place: t.at}
		if p.take(")") {
			return nil, t.at.Wrong("%s(), want %s without parentheses", t.text, t.text)
		}
		var err error
		n.Args, err = p.arguments(")")
		return n, err
	case t.text == "*":
		return nil, t.at.Wrong("* before an operand; a power is pow(x, y)")
	}
	return nil, t.at.Wrong("%s, want an operand: a number, a name, a call or an expression in parentheses", shown(t))
}

// arguments reads expressions or ranges, parted by commas, up to a closing sign.
func (p *parser) arguments(closing string) ([]*Node, error) {
	var list []*Node
	for {
		x, err := p.expression()
		if at := p.now().at; err == nil && p.take("..") {
			var high *Node
			high, err = p.binary(sums)
			x = &Node{Op: To, Args: []*Node{x, high}, Place: at}
		}
		if err != nil {
			return nil, err
		}
		list = append(list, x)
		if p.take(closing) {
			return list, nil
		}
		if !p.take(",") {
			return nil, p.now().at.Wrong("%s, want an operator, %q or %q", shown(p.now()), ",", closing)
		}
	}
}

// binds tells whether the name at hand is a quantifier with ranges behind it, and no
// variable or function of that name.
func (p *parser) binds() bool {
	switch p.now().text {
	case "all", "some", "count", "set", "sum", "min", "max", "least", "most":
	case Graph, Digraph:
	default:
		return false
	}
	next := p.ahead(1)
	if next.sort == name {
		return next.text != "in" && next.text != "for" && next.text != "if"
	}
	if next.text != "(" || next.sort != sign {
		return false
	}
	i := 2
	for ; p.ahead(i).sort == name && p.ahead(i+1).text == ","; i += 2 {
	}
	return p.ahead(i).sort == name && p.ahead(i+1).text == ")" && p.ahead(i+2).text == "in" && p.ahead(i+2).sort == name
}

func (p *parser) binder() (*Node, error) {
	t := p.now()
	if t.text == Graph || t.text == Digraph {
		return p.graph()
	}
	n, err := p.over("")
	if err != nil {
		return nil, err
	}
	body, err := p.expression()
	n.Args = []*Node{body}
	return n, err
}

// over reads the word with which something over ranges begins, and these, up to the colon.
func (p *parser) over(article string) (*Node, error) {
	t := p.now()
	p.at++
	n := &Node{Op: t.text, Place: t.at}
	var err error
	if n.Ranges, err = p.ranges(); err == nil {
		err = p.want(":", "after the ranges of "+article+t.text)
	}
	return n, err
}

func (p *parser) ranges() ([]Range, error) {
	var list []Range
	for {
		r := Range{Place: p.now().at}
		var err error
		if r.Names, err = p.names(); err != nil {
			return nil, err
		}
		if err := p.want("in", "and a range"); err != nil {
			return nil, err
		}
		if r.In, err = p.binary(sums); err != nil {
			return nil, err
		}
		if at := p.now().at; p.take("..") {
			high, err := p.binary(sums)
			if err != nil {
				return nil, err
			}
			r.In = &Node{Op: To, Args: []*Node{r.In, high}, Place: at}
		}
		if p.take("if") {
			if r.If, err = p.expression(); err != nil {
				return nil, err
			}
		}
		list = append(list, r)
		if !p.take(",") {
			return list, nil
		}
	}
}

// names reads a name, or several in parentheses.
func (p *parser) names() ([]string, error) {
	several := p.take("(")
	var list []string
	for {
		t := p.now()
		if t.sort != name {
			return nil, t.at.Wrong("%s, want a variable", shown(t))
		}
		if slices.Contains(list, t.text) {
			return nil, t.at.Wrong("variable %s twice, want it once", t.text)
		}
		if len(list) == MaxNames {
			return nil, t.at.Wrong("more than %d variables of a range, want at most that many", MaxNames)
		}
		p.at++
		list = append(list, t.text)
		if !several || p.take(")") {
			return list, nil
		}
		if err := p.want(",", "or \")\""); err != nil {
			return nil, err
		}
	}
}

// domain reads the values of a claim's variables.
func (p *parser) domain(c *Claim) error {
	for {
		v := Values{Place: p.now().at}
		tuple := p.is("(")
		var err error
		if v.Names, err = p.names(); err != nil {
			return err
		}
		const want = "want VAR in A..B, VAR >= A, VAR in [a, b, …] or (VAR, VAR) in [(a, b), …]"
		switch {
		case !tuple && p.take(">="):
			v.From, err = p.binary(sums)
		case !p.take("in"):
			err = p.now().at.Wrong("%s, %s", shown(p.now()), want)
		case p.is("["):
			err = p.list(&v, len(v.Names))
		case tuple:
			err = p.now().at.Wrong("%s, %s", shown(p.now()), want)
		default:
			if v.From, err = p.binary(sums); err == nil {
				if err = p.want("..", "and the largest value"); err == nil {
					v.To, err = p.binary(sums)
				}
			}
		}
		if err != nil {
			return err
		}
		c.For = append(c.For, v)
		if !p.take(",") {
			break
		}
	}
	if p.take("if") {
		var err error
		c.If, err = p.expression()
		return err
	}
	return nil
}

// list reads [a, b, …] or [(a, b), (c, d), …].
func (p *parser) list(v *Values, width int) error {
	p.at++
	items, err := p.arguments("]")
	if err != nil {
		return err
	}
	for _, item := range items {
		tuple := []*Node{item}
		if item.Op == Tuple {
			tuple = item.Args
		}
		if len(tuple) != width {
			return item.Place.Wrong("a tuple of %d numbers, want %d", len(tuple), width)
		}
		v.List = append(v.List, tuple)
	}
	return nil
}
