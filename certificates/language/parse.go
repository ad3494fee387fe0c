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

// parser reads tokens from left to right. After the first error there are none: what is read then
// means nothing.
type parser struct {
	tokens []token
	at     int
	depth  int
	err    error
}

// fail notes what is wrong at a place.
func (p *parser) fail(at Place, format string, args ...any) *Node {
	if p.err == nil {
		p.err = at.Wrong(format, args...)
	}
	p.tokens, p.at = []token{{at: at}}, 0
	return nil
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
	c := &Claim{Expr: p.expression()}
	if p.take("for") {
		p.domain(c)
	}
	if p.now().sort != end {
		p.beyond(`an operator, "for" and ranges, or the end; not, and, or are ! && ||`)
	}
	return c, p.err
}

// beyond says of a token that it does not fit where an expression may end.
func (p *parser) beyond(want string) {
	t := p.now()
	switch t.text {
	case "if":
		p.fail(t.at, `"if" stands once, after the ranges`)
	case "for":
		p.fail(t.at, `"for" stands once, after the expression`)
	case "=":
		p.fail(t.at, `got "=" after an expression; equality is ==`)
	case ";":
		p.fail(t.at, "a semicolon")
	}
	p.fail(t.at, "got %s after an expression, want %s", shown(t), want)
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

func (p *parser) want(text, after string) {
	if !p.take(text) {
		p.fail(p.now().at, "%s, want %q %s", shown(p.now()), text, after)
	}
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

func (p *parser) expression() *Node { return p.binary(0) }

// binary reads operands and the operators of a strength between them.
func (p *parser) binary(strength int) *Node {
	levels := operators()
	if strength == len(levels) {
		return p.unary()
	}
	left := p.binary(strength + 1)
	for n := 0; ; n++ {
		t := p.now()
		switch {
		case t.sort != sign && t.text != "in" || !slices.Contains(levels[strength], t.text):
			return left
		case strength == comparisons && n > 0:
			return p.fail(t.at, "%q after a comparison: comparisons do not chain, want && between them, or parentheses", t.text)
		case n >= MaxDepth:
			return p.fail(t.at, "nested deeper than %d", MaxDepth)
		}
		p.at++
		left = &Node{Op: t.text, Args: []*Node{left, p.binary(strength + 1)}, Place: t.at}
	}
}

// unary reads an operand with its signs before and its indices behind.
func (p *parser) unary() *Node {
	t := p.now()
	if p.depth++; p.depth > MaxDepth {
		return p.fail(t.at, "nested deeper than %d", MaxDepth)
	}
	defer func() { p.depth-- }()
	if p.is("!") || p.is("-") {
		p.at++
		return &Node{Op: t.text, Args: []*Node{p.unary()}, Place: t.at}
	}
	x := p.operand()
	for p.is("[") {
		at := p.now().at
		p.at++
		x = &Node{Op: Index, Args: append([]*Node{x}, p.arguments("]")...), Place: at}
	}
	return x
}

func (p *parser) operand() *Node {
	t := p.now()
	switch {
	case t.sort == numeral:
		if whole, fraction, point := strings.Cut(t.text, "."); len(whole) > 1 && whole[0] == '0' || point && fraction == "" || len(t.text) > 1<<12 {
			return p.fail(t.at, "number %s, want digits without leading zeros, and perhaps a point and digits", shown(t))
		}
		p.at++
		return &Node{Op: Numeral, Text: t.text, Place: t.at}
	case t.sort == word:
		p.at++
		return &Node{Op: Word, Text: t.text, Place: t.at}
	case p.take("("):
		args := p.arguments(")")
		if len(args) == 1 {
			return args[0]
		}
		return &Node{Op: Tuple, Args: args, Place: t.at}
	case t.sort == name && p.binds():
		return p.binder()
	case t.sort == name && (t.text == "for" || t.text == "in" || t.text == "if"):
	case t.sort == name:
		p.at++
		if !p.take("(") {
			return &Node{Op: Name, Text: t.text, Place: t.at}
		}
		if p.take(")") {
			return p.fail(t.at, "%s(), want %s without parentheses", t.text, t.text)
		}
		return &Node{Op: Call, Text: t.text, Args: p.arguments(")"), Place: t.at}
	case t.text == "*":
		return p.fail(t.at, "* before an operand; a power is pow(x, y)")
	}
	return p.fail(t.at, "%s, want an operand: a number, a name, a call or an expression in parentheses", shown(t))
}

// arguments reads expressions or ranges, parted by commas, up to a closing sign.
func (p *parser) arguments(closing string) (list []*Node) {
	for {
		list = append(list, p.ranged(p.expression()))
		if p.take(closing) {
			return list
		}
		if !p.take(",") {
			p.fail(p.now().at, "%s, want an operator, %q or %q", shown(p.now()), ",", closing)
			return nil
		}
	}
}

// ranged reads the other end of a range, if there is one.
func (p *parser) ranged(low *Node) *Node {
	at := p.now().at
	if !p.take("..") {
		return low
	}
	return &Node{Op: To, Args: []*Node{low, p.binary(sums)}, Place: at}
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

func (p *parser) binder() *Node {
	if text := p.now().text; text == Graph || text == Digraph {
		n := p.over("a ")
		n.Next = p.nexts("weight")
		return n
	}
	n := p.over("")
	n.Args = []*Node{p.expression()}
	return n
}

// over reads the word with which something over ranges begins, and these, up to the colon.
func (p *parser) over(article string) *Node {
	t := p.now()
	p.at++
	n := &Node{Op: t.text, Ranges: p.ranges(), Place: t.at}
	p.want(":", "after the ranges of "+article+t.text)
	return n
}

func (p *parser) ranges() (list []Range) {
	for {
		r := Range{Place: p.now().at, Names: p.names()}
		p.want("in", "and a range")
		r.In = p.ranged(p.binary(sums))
		if p.take("if") {
			r.If = p.expression()
		}
		list = append(list, r)
		if !p.take(",") {
			return list
		}
	}
}

// names reads a name, or several in parentheses.
func (p *parser) names() (list []string) {
	several := p.take("(")
	for {
		t := p.now()
		switch {
		case t.sort != name:
			p.fail(t.at, "%s, want a variable", shown(t))
			return nil
		case slices.Contains(list, t.text):
			p.fail(t.at, "variable %s twice, want it once", t.text)
			return nil
		case len(list) == MaxNames:
			p.fail(t.at, "more than %d variables of a range, want at most that many", MaxNames)
			return nil
		}
		p.at++
		list = append(list, t.text)
		if !several || p.take(")") {
			return list
		}
		p.want(",", "or \")\"")
	}
}

// domain reads the values of a claim's variables.
func (p *parser) domain(c *Claim) {
	for {
		v := Values{Place: p.now().at}
		tuple := p.is("(")
		v.Names = p.names()
		const want = "want VAR in A..B, VAR >= A, VAR in [a, b, …], VAR in CLASS(n) or (VAR, VAR) in [(a, b), …]"
		switch {
		case !tuple && p.take(">="):
			v.From = p.binary(sums)
		case !p.take("in"):
			p.fail(p.now().at, "%s, %s", shown(p.now()), want)
		case p.take("["):
			p.list(&v)
		case tuple:
			p.fail(p.now().at, "%s, %s", shown(p.now()), want)
		default:
			if v.From = p.binary(sums); v.From != nil && v.From.Op == Call && Capital(v.From.Text) && !p.is("..") {
				v.From.Op = Class
				break
			}
			p.want("..", "and the largest value")
			v.To = p.binary(sums)
		}
		c.For = append(c.For, v)
		if !p.take(",") {
			break
		}
	}
	if p.take("if") {
		c.If = p.expression()
	}
}

// list reads a, b, …] or (a, b), (c, d), …].
func (p *parser) list(v *Values) {
	for _, item := range p.arguments("]") {
		tuple := []*Node{item}
		if item.Op == Tuple {
			tuple = item.Args
		}
		if len(tuple) != len(v.Names) {
			p.fail(item.Place, "a tuple of %d numbers, want %d", len(tuple), len(v.Names))
			return
		}
		v.List = append(v.List, tuple)
	}
}
