package language

import "slices"

// Op says what an expression is: an operator of one or two operands ("+", "&&", "!", …),
// a quantifier ("all", "sum", …), or one of these.
type Op = string

// What expressions are besides operators and quantifiers.
const (
	Numeral Op = "numeral" // Text are its digits
	Name    Op = "name"
	Word    Op = "word"  // Text is without quotes
	Call    Op = "call"  // of the name in Text
	Index   Op = "index" // the first argument, at the others
	Tuple   Op = "tuple" // of expressions, or of ranges
	To      Op = ".."    // a range of whole numbers
	Graph   Op = "graph"
	Digraph Op = "digraph"
	Route   Op = "route"
	Class   Op = "class" // from the network in Args; in a claim that is read the number of the last member
	// In a claim that is read a call, or a name, may be found to be one of these, with the same Text
	// and Args.
	Fact    Op = "fact"
	Network Op = "network"
)

// Node is an expression, or the body of a network or router.
type Node struct {
	Op    Op
	Text  string
	Args  []*Node
	Place Place
	// Ranges are those of a quantifier and of a network.
	Ranges []Range
	// Next are the neighbours of a network's vertex, or the next hops of a router.
	Next []Next
	// Route is what a router's text says besides Next; nil for others.
	Route *Routed
	// Note is what the reader of claims knows of a part: a numeral's value, a fact's kind.
	Note any
	// Word is the call of a word, in a claim, where its text stands in its place, with the arguments
	// in those of the parameters; nil elsewhere. Body is the text alone.
	Word, Body *Node
}

// Range is a variable, or several, with what their values are.
type Range struct {
	Names []string
	In    *Node
	If    *Node // nil for no condition
	Place Place
}

// Next is a neighbour, or a next hop, with the values and conditions for which there is one.
type Next struct {
	To *Node
	// On is the weight of the link to a neighbour, nil for 1; or the virtual channel of a next hop, nil for 0, only
	// where a router has several.
	On *Node
	// For and If stand behind To: for each of these ranges, under all of the conditions.
	// A condition may use the ranges' variables.
	For []Range
	If  []*Node
}

// Routed is the network of a router, with the names of its parameters and of the coordinates
// of where a message is and where it goes.
type Routed struct {
	// Any says that each next hop whose conditions hold may be taken, not the first alone.
	Any      bool
	Network  string
	Params   []string
	From, To []string
}

// Claim is an expression with the values of its variables.
type Claim struct {
	Expr *Node
	For  []Values
	If   *Node // nil for no condition
}

// Values are the values of a variable, or the tuples of several.
type Values struct {
	Names []string
	// From and To are the least and the largest value; To is nil if there is no largest.
	From, To *Node
	// List has the values instead: numbers, with or without a sign, or tuples of such.
	List  [][]*Node
	Place Place
}

// Definition is one of a file's.
type Definition struct {
	Name   string
	Params []Param
	Body   *Node
	// Comment are the lines of comment straight above it, without "//".
	Comment []string
	// Source is its text, from its name to its end.
	Source string
	Place  Place
}

// Param is a parameter: a word, which stands in quotes, or a name.
type Param struct {
	Name  string
	Word  bool
	Place Place
}

// Parts are those of an expression that may be a tuple.
func (n *Node) Parts() []*Node {
	if n.Op == Tuple {
		return n.Args
	}
	return []*Node{n}
}

// Mentions tells whether some names occur in an expression.
func (n *Node) Mentions(names ...string) (does bool) {
	n.Each(func(n *Node) bool {
		does = does || n.Op == Name && slices.Contains(names, n.Text)
		return !does
	})
	return does
}

// Capital tells whether a name is a network's.
func Capital(name string) bool { return name[0] >= 'A' && name[0] <= 'Z' }

// Each calls a function for a node and those within it, as deep as it answers true; where a word's
// text stands for it, for the call, then for the text.
func (n *Node) Each(visit func(*Node) bool) {
	if n != nil && n.Word != nil {
		n.Word.Each(visit)
		n = n.Body
	}
	if n == nil || !visit(n) {
		return
	}
	for _, a := range n.Args {
		a.Each(visit)
	}
	ranges := func(list []Range) {
		for _, r := range list {
			r.In.Each(visit)
			r.If.Each(visit)
		}
	}
	ranges(n.Ranges)
	for _, next := range n.Next {
		next.To.Each(visit)
		next.On.Each(visit)
		ranges(next.For)
		for _, c := range next.If {
			c.Each(visit)
		}
	}
}
