package formula

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// Limits on formulas.
const (
	// MaxCases is the number of tuples beyond which a domain is refused.
	MaxCases = 1 << 20
	// maxSteps bounds the operations of one evaluation over a domain, and those of all
	// verdicts of a file.
	maxSteps = 1 << 26
)

// stepsOfOperation are steps of a budget.
const stepsOfOperation = 512

// late are the functions whose names may be those of variables, too.
func late() []string { return []string{"log", "root", "xor", "bit", "factorial"} }

// The sorts of expressions.
const (
	number  = certificates.Number
	truth   = certificates.Truth
	word    = certificates.Word
	network = certificates.Network
)

// reader reads the expressions of claims, and refuses what is none. What it returns is a tree of
// its own as far as it differs from the text: it knows facts and networks, numerals have values,
// each quantifier has one range, and words that are facts and numbers have their texts.
type reader struct {
	library *words.Library
	bound   []string // variables of quantifiers around
	// params are what a word's parameters and variables stand for, while its text is read; meant
	// counts what is read so, and numbers the variables, so that none is one of the arguments.
	params map[string]*language.Node
	meant  *meant
}

// fact returns the fact of a name, or the word of numbers, which is read in the form of one; nil if there
// is neither.
func (r reader) fact(name string) *certificates.FactKind {
	if language.Capital(name) { // a network
		return nil
	}
	for i, kinds := 0, certificates.FactKinds(); i < len(kinds); i++ {
		if kinds[i].Name == name {
			return &kinds[i]
		}
	}
	if d := r.library.Find(name); d != nil {
		if f, is := certificates.WordFact(d); is {
			return &f
		}
		if f, is := certificates.WordOfNumbers(d); is {
			return &f
		}
	}
	return nil
}

// taken tells whether a name is no variable's. A word may also be a variable, where it has
// no arguments.
func (r reader) taken(name string) bool {
	f := r.fact(name)
	return f != nil && f.Word == nil || name == "cond" || meaning.Function(name) != nil && !slices.Contains(late(), name)
}

// meant counts the expressions in the texts of words that are read in place of their names: a
// short formula may stand for a long one. Of whole words only texts without quantifiers are read.
type meant struct {
	read, most int
	whole      bool
}

// The expressions that stand in the texts of words: of those of one formula, and of those of
// all formulas of a file.
const (
	maxMeant       = 1 << 14
	maxMeantInFile = 1 << 21
)

// count counts expressions, and refuses too many.
func (m *meant) count(more int) error {
	if m.read += more; m.read > m.most {
		return language.Place{}.Wrong("the texts of the words have more than %d parts, want at most as many", m.most)
	}
	return nil
}

// Size counts an expression and what is within it, an argument of a word wherever the word's text
// has it.
func Size(n *language.Node) (size int) {
	n.Each(func(n *language.Node) bool {
		if n.Op != language.To {
			size++
		}
		return true
	})
	return size
}

// Fact returns the first part of an expression that asks for a fact, nil if there is none.
func Fact(n *language.Node) (found *language.Node) {
	n.Each(func(n *language.Node) bool {
		if found == nil && n.Op == language.Fact {
			found = n
		}
		return found == nil
	})
	return found
}

// quantified tells whether an expression has a quantifier.
func quantified(n *language.Node) (is bool) {
	n.Each(func(n *language.Node) bool {
		is = is || n.Ranges != nil
		return !is
	})
	return is
}

// Parts are what an expression of a claim is made of: its operands or arguments; of a quantifier the
// least and the largest value, the condition and the body.
func Parts(n *language.Node) []*language.Node {
	if n.Ranges == nil {
		return n.Args
	}
	r := n.Ranges[0]
	return []*language.Node{r.In.Args[0], r.In.Args[1], r.If, n.Args[0]}
}

// argument is what a parameter of a word stands for.
func (r reader) argument(n *language.Node) (*language.Node, error) {
	return n, r.meant.count(Size(n) - 1)
}

func (r reader) read(n *language.Node) (*language.Node, error) {
	if r.params != nil {
		if err := r.meant.count(1); err != nil {
			return nil, err
		}
	}
	switch n.Op {
	case language.Numeral:
		value, ok := new(big.Rat).SetString(n.Text)
		if !ok || len(n.Text) > meaning.Claims/4 {
			return nil, n.Place.Wrong("number %q, want at most %d digits", certificates.Shortened(n.Text), meaning.Claims/4)
		}
		return numeral(value, n.Place), nil
	case language.Word:
		if p := r.params[n.Text]; p != nil {
			return r.argument(p)
		}
		return n, nil
	case language.Name:
		return r.name(n)
	case language.Call:
		return r.call(n)
	case "!", "&&", "||", "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=":
		return r.operation(n)
	case "all", "some", "count", "sum", "min", "max", "least", "most":
		return r.quantifier(n, n.Ranges)
	case language.Tuple, language.To:
		return nil, n.Place.Wrong("a tuple or a range, want a number")
	}
	return nil, n.Place.Wrong("%q speaks of vertices or sets, want numbers, and facts of networks; what speaks of vertices is a word, in a file of definitions", n.Op)
}

// numeral is a number, not negative, that stands in a claim.
func numeral(x *big.Rat, place language.Place) *language.Node {
	return &language.Node{Op: language.Numeral, Text: writeNumeral(x), Note: x, Place: place}
}

// writeNumeral writes a number that a numeral may stand for: a whole number, or one
// whose decimals end.
func writeNumeral(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	digits, _ := x.FloatPrec()
	return x.FloatString(digits)
}

// sortOf is the sort of an expression that was read.
func sortOf(n *language.Node) certificates.Sort {
	switch n.Op {
	case "!", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "all", "some":
		return truth
	case language.Name:
		if n.Text == "true" || n.Text == "false" {
			return truth
		}
	case language.Word:
		return word
	case language.Network:
		return network
	case language.Fact:
		return Asked(n).Value
	}
	return number
}

// IsTruth tells whether an expression of a claim is true or false.
func IsTruth(n *language.Node) bool { return sortOf(n) == truth }

// Asked is the fact that a part of a claim asks for, nil for others.
func Asked(n *language.Node) *certificates.FactKind {
	f, _ := n.Note.(*certificates.FactKind)
	return f
}

// Numeral is the value of a numeral in a claim.
func Numeral(n *language.Node) *big.Rat { return n.Note.(*big.Rat) }

// IsInfinite tells whether an expression of a claim is what is larger than all numbers.
func IsInfinite(n *language.Node) bool { return n.Op == language.Name && n.Text == "infinite" }

// IsVariable tells whether an expression of a claim is a variable.
func IsVariable(n *language.Node) bool {
	return n.Op == language.Name && sortOf(n) == number && !IsInfinite(n)
}

// Given are the arguments of words whose text is all of an expression: they are values, even where
// what the word says does not speak of them.
func Given(n *language.Node) (list []*language.Node) {
	for ; n.Word != nil; n = n.Body {
		list = append(list, n.Word.Args...)
	}
	return list
}

func (r reader) name(n *language.Node) (*language.Node, error) {
	switch {
	case r.params[n.Text] != nil:
		return r.argument(r.params[n.Text])
	case language.Capital(n.Text):
		return &language.Node{Op: language.Network, Text: n.Text, Place: n.Place}, nil
	case IsVariable(n) && r.taken(n.Text):
		return nil, n.Place.Wrong("%q is no variable, want %s(…)", n.Text, n.Text)
	}
	return n, nil
}

// operation reads an operator with its one or two operands.
func (r reader) operation(n *language.Node) (*language.Node, error) {
	e := &language.Node{Op: n.Op, Place: n.Place}
	operands := number
	switch n.Op {
	case "!", "&&", "||":
		operands = truth
	case "==", "!=":
		x, err := r.read(n.Args[0])
		if err != nil {
			return nil, err
		}
		if operands = sortOf(x); operands == network {
			return nil, x.Place.Wrong("networks are not compared, only facts about them")
		}
		e.Args = append(e.Args, x) // what is within it is read once
	}
	for _, side := range n.Args[len(e.Args):] {
		x, err := r.operand(side, operands)
		if err != nil {
			return nil, err
		}
		e.Args = append(e.Args, x)
	}
	return e, nil
}

// operand reads an expression that must be of a sort.
func (r reader) operand(n *language.Node, want certificates.Sort) (*language.Node, error) {
	x, err := r.read(n)
	if err == nil && sortOf(x) != want {
		err = x.Place.Wrong("%s, want %s", sortOf(x), want)
	}
	return x, err
}

// quantifier reads a quantifier over ranges of whole numbers, one within the other.
func (r reader) quantifier(n *language.Node, ranges []language.Range) (*language.Node, error) {
	over, body := ranges[0], truth
	switch {
	case len(over.Names) != 1 || over.In.Op != language.To:
		return nil, over.Place.Wrong("want VAR in A..B: a claim counts in whole numbers; what speaks of vertices is a word, in a file of definitions")
	case len(ranges) > 1 && (n.Op == "count" || n.Op == "least" || n.Op == "most"):
		return nil, ranges[1].Place.Wrong("%s with %d ranges, want one", n.Op, len(ranges))
	}
	name := over.Names[0]
	switch n.Op {
	case "sum", "min", "max":
		body = number
	}
	if r.taken(name) || slices.Contains(r.bound, name) || language.Capital(name) || !IsVariable(&language.Node{Op: language.Name, Text: name}) {
		return nil, over.Place.Wrong("variable %s, want a small name that is free", certificates.Shortened(name))
	}
	in := &language.Node{Op: language.To, Place: over.In.Place}
	for _, end := range over.In.Args {
		x, err := r.operand(end, number)
		if err != nil {
			return nil, err
		}
		in.Args = append(in.Args, x)
	}
	r.bound = append(r.bound[:len(r.bound):len(r.bound)], name)
	variable := &language.Node{Op: language.Name, Text: name, Place: n.Place}
	if r.params != nil {
		variable.Text = fmt.Sprintf("%s'%d", name, r.meant.read)
		r.params = maps.Clone(r.params)
		r.params[name] = variable
	}
	condition := &language.Node{Op: language.Name, Text: "true", Place: n.Place}
	var err error
	if over.If != nil {
		if condition, err = r.operand(over.If, truth); err != nil {
			return nil, err
		}
	}
	var inner *language.Node
	if len(ranges) > 1 {
		inner, err = r.quantifier(n, ranges[1:])
	} else {
		inner, err = r.operand(n.Args[0], body)
	}
	if err != nil {
		return nil, err
	}
	return &language.Node{
		Op: n.Op, Args: []*language.Node{inner}, Place: n.Place,
		Ranges: []language.Range{{Names: []string{variable.Text}, In: in, If: condition, Place: over.Place}},
	}, nil
}

func (r reader) call(n *language.Node) (*language.Node, error) {
	e := &language.Node{Op: n.Op, Text: n.Text, Place: n.Place}
	var want []certificates.Sort
	function := meaning.Function(n.Text)
	switch fact := r.fact(n.Text); {
	case language.Capital(n.Text):
		e.Op, want = language.Network, sorts(len(n.Args))
	case n.Text == "cond":
		want = []certificates.Sort{truth, number, number}
	case function != nil && function.More:
		want = sorts(max(len(n.Args), function.Takes))
	case function != nil:
		want = sorts(function.Takes)
	case fact != nil:
		e, err := r.factCall(e, fact, n.Args)
		if err == nil && fact.Word != nil {
			e, err = r.mean(e, fact)
		}
		if err == nil && e.Word == nil && len(n.Args) > certificates.MaxArguments {
			return nil, e.Place.Wrong("%s has %d arguments, want at most %d of a word that certificates are about", n.Text, len(n.Args), certificates.MaxArguments)
		}
		return e, err
	default:
		detail := "%q is no fact and no function"
		if r.library.Has(n.Text) {
			detail = "%q is a part of other words, and no fact about a network"
		}
		return nil, &language.Error{Line: n.Place.Line, Column: n.Place.Column, Detail: fmt.Sprintf(detail, certificates.Shortened(n.Text)), Unknown: n.Text}
	}
	if len(want) != len(n.Args) {
		return nil, e.Place.Wrong("%s has %d arguments, want %d", n.Text, len(n.Args), len(want))
	}
	for i, a := range n.Args {
		x, err := r.operand(a, want[i])
		if err != nil {
			return nil, err
		}
		e.Args = append(e.Args, x)
	}
	return e, nil
}

// factCall reads the arguments of a fact. A network may be a word: a file's name, or g6:TEXT.
func (r reader) factCall(e *language.Node, f *certificates.FactKind, args []*language.Node) (*language.Node, error) {
	e.Op, e.Note = language.Fact, f
	params := f.Params()
	if len(args) != len(params) {
		return nil, e.Place.Wrong("%s has %d arguments, want %s", f.Name, len(args), f.Form())
	}
	for i, a := range args {
		x, err := r.read(a)
		if err != nil {
			return nil, err
		}
		ok := false
		switch params[i] {
		case certificates.NetworkParam:
			ok = sortOf(x) == network || x.Op == language.Word
		case certificates.VertexParam:
			ok = sortOf(x) == number || x.Op == language.Word
		case certificates.NumberParam, certificates.IntegerParam:
			ok = sortOf(x) == number
		case certificates.NumbersParam:
			ok = x.Op == language.Word && x.Text == certificates.Numbers
		case certificates.ModelParam, certificates.RouterParam:
			ok = x.Op == language.Word && !strings.Contains(x.Text, " ")
		}
		if !ok && params[i] == certificates.NumbersParam {
			return nil, x.Place.Wrong("argument %d of %s, want \"%s\", the numbers of the vertices of the network before", i+1, f.Name, certificates.Numbers)
		}
		if !ok {
			return nil, x.Place.Wrong("%s of %s, want %s", sortOf(x), f.Name, f.Form())
		}
		e.Args = append(e.Args, x)
	}
	return e, nil
}

// mean puts the text of a word in the place of its call, if it speaks of facts and numbers alone:
// then no certificate is about the word itself. One of numbers has to. Where a fact and a word have one
// name, they mean the same.
func (r reader) mean(call *language.Node, f *certificates.FactKind) (*language.Node, error) {
	inner := reader{library: r.library, params: make(map[string]*language.Node), meant: r.meant}
	for i, p := range f.Word.Definition.Params {
		inner.params[p.Name] = call.Args[i]
	}
	body, err := inner.read(f.Word.Body)
	_, numbers := certificates.WordOfNumbers(f.Word)
	if numbers {
		call.Op = language.Call // it asks for nothing
	}
	switch {
	case r.meant.read > r.meant.most:
		return call, err
	case numbers && err != nil:
		return nil, call.Place.Wrong("the text of %s: %v", f.Name, err)
	case !numbers && (err != nil || sortOf(body) != f.Value || Fact(body) == nil || r.meant.whole && quantified(body)):
		return call, nil
	}
	e := *body
	e.Word, e.Body, e.Place = call, body, call.Place
	return &e, nil
}

// sorts are those of so many numbers.
func sorts(n int) []certificates.Sort { return slices.Repeat([]certificates.Sort{number}, n) }

// variables adds the names of the free variables in an expression to the set.
func variables(n *language.Node, into map[string]bool) {
	if n.Word != nil {
		n = n.Word
	}
	if IsVariable(n) {
		into[n.Text] = true
	}
	parts := Parts(n)
	if n.Ranges != nil { // its own is none of the claim's
		inner := make(map[string]bool)
		variables(parts[2], inner)
		variables(parts[3], inner)
		delete(inner, n.Ranges[0].Names[0])
		maps.Copy(into, inner)
		parts = parts[:2]
	}
	for _, a := range parts {
		variables(a, into)
	}
}
