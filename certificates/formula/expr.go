package formula

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Limits on formulas.
const (
	// MaxLength is the length in bytes beyond which a formula is refused.
	MaxLength = language.MaxClaim
	// MaxCases is the number of tuples beyond which a domain is refused.
	MaxCases = 1 << 20
	// maxBits bounds the numerator and the denominator of every number met.
	maxBits = 1 << 14
	// maxDepth bounds how deep expressions nest.
	maxDepth = language.MaxDepth
	// maxSteps bounds the operations of one evaluation over a domain, and those of all
	// verdicts of a file.
	maxSteps = 1 << 26
)

// stepsOfOperation are steps of a budget.
const stepsOfOperation = 512

// Error says what is wrong with the text of a formula, and where.
type Error struct {
	Column int // from 1; 0 when it is about the whole
	Detail string
	// Unknown is a name before a parenthesis that is no fact's and no function's.
	Unknown string
}

func (e *Error) Error() string {
	if e.Column == 0 {
		return "not a formula: " + e.Detail
	}
	return fmt.Sprintf("not a formula: column %d: %s", e.Column, e.Detail)
}

func wrongAt(column int, format string, args ...any) error {
	return &Error{Column: column, Detail: fmt.Sprintf(format, args...)}
}

// The sorts of expressions.
const (
	number  = certificates.Number
	truth   = certificates.Truth
	word    = certificates.Word
	network = certificates.Network
)

// Expr is an expression of the formula language.
type Expr struct {
	// op is an operator of one or two operands, the name of a function, fact or
	// network that is applied to arguments; or one of the leaves below.
	op   string
	args []*Expr
	sort certificates.Sort
	// num is the value of a numeral, text the name of a variable or network, or a
	// word without its quotes.
	num  *big.Rat
	text string
	// fact is what is asked for, of a fact.
	fact *certificates.FactKind
	// meaning is what a word says of its arguments, where it says it in facts and numbers.
	meaning *Expr
	// column is where it stands, from 1.
	column int
	// size counts it and what is within it, an argument of a word wherever the word's text has it.
	size int
}

// vocabulary has the names that the language knows.
type vocabulary struct{ library *words.Library }

// fact returns the fact of a name, nil if there is none.
func (w vocabulary) fact(name string) *certificates.FactKind {
	for i, kinds := 0, certificates.FactKinds(); i < len(kinds); i++ {
		if kinds[i].Name == name {
			return &kinds[i]
		}
	}
	if d := w.library.Find(name); d != nil {
		if f, is := certificates.WordFact(d); is {
			return &f
		}
	}
	return nil
}

// taken tells whether a name is no variable's. A word may also be a variable, where it has
// no arguments.
func (w vocabulary) taken(name string) bool {
	f := w.fact(name)
	return f != nil && f.Word == nil || functions[name] != nil && !functions[name].late
}

// Kinds of expressions that are no operators: the values of op. A quantifier has the name of
// its variable for a text, and four arguments: the least and the largest value, the condition
// and the body.
const (
	opNumeral  = "numeral"
	opVariable = "variable"
	opWord     = "word"
	opNetwork  = "network"
	opFunction = "function" // text is its name
	opFact     = "fact"     // text is its name
	opMeaning  = "meaning"  // text is the word's name
)

// exprReader turns a syntax tree into an Expr, and refuses what is no claim.
type exprReader struct {
	vocabulary
	bound []string // variables of quantifiers around
	// params are what a word's parameters and variables stand for, while its text is read; meant
	// counts what is read so, and numbers the variables, so that none is one of the arguments.
	params map[string]*Expr
	meant  *meant
}

// meant counts the expressions in the texts of words that are read in place of their names: a
// short formula may stand for a long one.
type meant struct{ read, most int }

// The expressions that stand in the texts of words: of those of one formula, and of those of
// all formulas of a file.
const (
	maxMeant       = 1 << 14
	maxMeantInFile = 1 << 21
)

func at(n *language.Node) int { return n.Place.Column }

// plainly makes an error of the syntax one of formulas.
func plainly(err error) error {
	var wrong *language.Error
	if errors.As(err, &wrong) {
		return &Error{Column: wrong.Column, Detail: wrong.Detail}
	}
	return err
}

func (r exprReader) read(n *language.Node) (*Expr, error) {
	if r.params != nil {
		if err := r.meant.count(1); err != nil {
			return nil, err
		}
	}
	e, err := r.part(n)
	if err == nil {
		e.count()
	}
	return e, err
}

// count counts expressions, and refuses too many.
func (m *meant) count(more int) error {
	if m.read += more; m.read > m.most {
		return wrongAt(0, "the texts of the words have more than %d parts, want at most as many", m.most)
	}
	return nil
}

// count finds the size.
func (e *Expr) count() {
	if e.size > 0 {
		return
	}
	e.size = 1
	for _, a := range e.args {
		e.size += a.size
	}
	if e.meaning != nil {
		e.size += e.meaning.size
	}
}

// argument is what a parameter of a word stands for.
func (r exprReader) argument(e *Expr) (*Expr, error) { return e, r.meant.count(e.size - 1) }

func (r exprReader) part(n *language.Node) (*Expr, error) {
	switch n.Op {
	case language.Numeral:
		value, ok := new(big.Rat).SetString(n.Text)
		if !ok || len(n.Text) > maxBits/4 {
			return nil, wrongAt(at(n), "number %q, want at most %d digits", certificates.Shortened(n.Text), maxBits/4)
		}
		return &Expr{op: opNumeral, num: value, sort: number, column: at(n)}, nil
	case language.Word:
		if p := r.params[n.Text]; p != nil {
			return r.argument(p)
		}
		return &Expr{op: opWord, text: n.Text, sort: word, column: at(n)}, nil
	case language.Name:
		return r.name(n)
	case language.Call:
		return r.call(n)
	case "!", "&&", "||", "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=":
		return r.operation(n)
	case "all", "some", "count", "sum", "min", "max", "least", "most":
		return r.quantifier(n, n.Ranges)
	case language.Tuple, language.To:
		return nil, wrongAt(at(n), "a tuple or a range, want a number")
	}
	return nil, wrongAt(at(n), "%q speaks of vertices or sets, want numbers, and facts of networks; what speaks of vertices is a word, in a file of definitions", n.Op)
}

func (r exprReader) name(n *language.Node) (*Expr, error) {
	switch {
	case r.params[n.Text] != nil:
		return r.argument(r.params[n.Text])
	case language.Capital(n.Text):
		return &Expr{op: opNetwork, text: n.Text, sort: network, column: at(n)}, nil
	case n.Text == "true" || n.Text == "false":
		return &Expr{op: n.Text, sort: truth, column: at(n)}, nil
	case n.Text == "infinite":
		return &Expr{op: n.Text, sort: number, column: at(n)}, nil
	case r.taken(n.Text):
		return nil, wrongAt(at(n), "%q is no variable, want %s(…)", n.Text, n.Text)
	}
	return &Expr{op: opVariable, text: n.Text, sort: number, column: at(n)}, nil
}

// operation reads an operator with its one or two operands.
func (r exprReader) operation(n *language.Node) (*Expr, error) {
	e := &Expr{op: n.Op, column: at(n), sort: number}
	operands := number
	switch n.Op {
	case "<", "<=", ">", ">=":
		e.sort = truth
	case "!", "&&", "||":
		e.sort, operands = truth, truth
	case "==", "!=":
		x, err := r.read(n.Args[0])
		if err != nil {
			return nil, err
		}
		if operands = x.sort; operands == network {
			return nil, wrongAt(x.column, "networks are not compared, only facts about them")
		}
		e.sort, e.args = truth, []*Expr{x} // what is within it is read once
	}
	for _, side := range n.Args[len(e.args):] {
		x, err := r.operand(side, operands)
		if err != nil {
			return nil, err
		}
		e.args = append(e.args, x)
	}
	return e, nil
}

// operand reads an expression that must be of a sort.
func (r exprReader) operand(n *language.Node, want certificates.Sort) (*Expr, error) {
	x, err := r.read(n)
	if err == nil && x.sort != want {
		err = wrongAt(x.column, "%s, want %s", x.sort, want)
	}
	return x, err
}

// quantifier reads a quantifier over ranges of whole numbers, one within the other.
func (r exprReader) quantifier(n *language.Node, ranges []language.Range) (*Expr, error) {
	over, body := ranges[0], truth
	e := &Expr{op: n.Op, sort: number, column: at(n)}
	switch {
	case len(over.Names) != 1 || over.In.Op != language.To:
		return nil, wrongAt(over.Place.Column, "want VAR in A..B: a claim counts in whole numbers; what speaks of vertices is a word, in a file of definitions")
	case len(ranges) > 1 && (n.Op == "count" || n.Op == "least" || n.Op == "most"):
		return nil, wrongAt(ranges[1].Place.Column, "%s with %d ranges, want one", n.Op, len(ranges))
	}
	e.text = over.Names[0]
	switch n.Op {
	case "all", "some":
		e.sort = truth
	case "sum", "min", "max":
		body = number
	}
	if r.taken(e.text) || slices.Contains(r.bound, e.text) || language.Capital(e.text) || e.text == "true" || e.text == "false" || e.text == "infinite" {
		return nil, wrongAt(over.Place.Column, "variable %s, want a small name that is free", certificates.Shortened(e.text))
	}
	for _, end := range over.In.Args {
		x, err := r.operand(end, number)
		if err != nil {
			return nil, err
		}
		e.args = append(e.args, x)
	}
	r.bound = append(r.bound[:len(r.bound):len(r.bound)], e.text)
	if r.params != nil {
		e.text = fmt.Sprintf("%s'%d", e.text, r.meant.read)
		r.params = maps.Clone(r.params)
		r.params[over.Names[0]] = &Expr{op: opVariable, text: e.text, sort: number, column: e.column, size: 1}
	}
	condition := &Expr{op: "true", sort: truth, column: e.column, size: 1}
	var err error
	if over.If != nil {
		if condition, err = r.operand(over.If, truth); err != nil {
			return nil, err
		}
	}
	var inner *Expr
	if len(ranges) > 1 {
		inner, err = r.quantifier(n, ranges[1:])
	} else {
		inner, err = r.operand(n.Args[0], body)
	}
	if err != nil {
		return nil, err
	}
	e.args = append(e.args, condition, inner)
	e.count()
	return e, nil
}

func (r exprReader) call(n *language.Node) (*Expr, error) {
	e := &Expr{text: n.Text, column: at(n)}
	var want []certificates.Sort
	switch f, fact := functions[n.Text], r.fact(n.Text); {
	case language.Capital(n.Text):
		e.op, e.sort = opNetwork, network
		for range n.Args {
			want = append(want, number)
		}
	case f != nil:
		e.op, e.sort, want = opFunction, f.result, slices.Clone(f.params)
		for f.more && len(want) < len(n.Args) {
			want = append(want, number)
		}
	case fact != nil:
		e, err := r.factCall(e, fact, n.Args)
		if err == nil && fact.Word != nil {
			err = r.mean(e)
		}
		if err == nil && e.op == opFact && len(n.Args) > certificates.MaxArguments {
			return nil, wrongAt(e.column, "%s has %d arguments, want at most %d of a word that certificates are about", n.Text, len(n.Args), certificates.MaxArguments)
		}
		return e, err
	default:
		detail := "%q is no fact and no function"
		if r.library.Find(n.Text) != nil {
			detail = "%q is a part of other words, and no fact about a network"
		}
		return nil, &Error{Column: e.column, Detail: fmt.Sprintf(detail, certificates.Shortened(n.Text)), Unknown: n.Text}
	}
	if len(want) != len(n.Args) {
		return nil, wrongAt(e.column, "%s has %d arguments, want %d", n.Text, len(n.Args), len(want))
	}
	for i, a := range n.Args {
		x, err := r.operand(a, want[i])
		if err != nil {
			return nil, err
		}
		if e.op == opFunction && e.text == "cond" && i == 1 { // both outcomes are of one sort
			e.sort, want[2] = x.sort, x.sort
		}
		e.args = append(e.args, x)
	}
	return e, nil
}

// factCall reads the arguments of a fact. A network may be a word: a file's name, or g6:TEXT.
func (r exprReader) factCall(e *Expr, f *certificates.FactKind, args []*language.Node) (*Expr, error) {
	e.op, e.sort, e.fact = opFact, f.Value, f
	params := f.Params()
	if len(args) != len(params) {
		return nil, wrongAt(e.column, "%s has %d arguments, want %s", f.Name, len(args), f.Form())
	}
	for i, a := range args {
		x, err := r.read(a)
		if err != nil {
			return nil, err
		}
		ok := false
		switch params[i] {
		case certificates.NetworkParam:
			ok = x.sort == network || x.op == opWord
		case certificates.VertexParam:
			ok = x.sort == number || x.op == opWord
		case certificates.NumberParam:
			ok = x.sort == number
		case certificates.ModelParam, certificates.RouterParam:
			ok = x.op == opWord && !strings.Contains(x.text, " ")
		}
		if !ok {
			return nil, wrongAt(x.column, "%s of %s, want %s", x.sort, f.Name, f.Form())
		}
		e.args = append(e.args, x)
	}
	return e, nil
}

// mean gives the call of a word its meaning, if the word says it in facts and numbers alone:
// then no certificate is about the word itself. Where a fact and a word have one name, they mean
// the same.
func (r exprReader) mean(e *Expr) error {
	d := e.fact.Word
	inner := exprReader{vocabulary: r.vocabulary, params: make(map[string]*Expr), meant: r.meant}
	for i, p := range d.Definition.Params {
		inner.params[p.Name] = e.args[i]
	}
	body, err := inner.read(d.Body)
	if r.meant.read > r.meant.most {
		return err
	}
	if err == nil && body.sort == e.sort && body.find(opFact) != nil {
		e.op, e.meaning = opMeaning, body
	}
	return nil
}

// function is a function of the language.
type function struct {
	params []certificates.Sort
	more   bool // any number of further numbers
	late   bool // its name may also be a variable's
	result certificates.Sort
}

// functions are those of the language, by their names.
var functions = map[string]*function{
	"floor": {params: sorts(1)}, "ceil": {params: sorts(1)}, "abs": {params: sorts(1)},
	"min": {params: sorts(2), more: true}, "max": {params: sorts(2), more: true},
	"pow": {params: sorts(2)}, "log": {params: sorts(2), late: true}, "root": {params: sorts(2), late: true},
	"xor": {params: sorts(2), late: true}, "bit": {params: sorts(2), late: true}, "factorial": {params: sorts(1), late: true},
	"cond": {params: []certificates.Sort{truth, number, number}},
}

// sorts are those of so many numbers.
func sorts(n int) []certificates.Sort { return slices.Repeat([]certificates.Sort{number}, n) }

// Functions returns the names of the functions of the language.
func Functions() []string { return slices.Sorted(maps.Keys(functions)) }

// quantifies tells whether the expression is a quantifier's.
func (e *Expr) quantifies() bool {
	return len(e.args) == 4 && e.op != opNetwork && e.op != opFunction && e.op != opFact
}

// variables adds the names of the free variables in e to the set.
func (e *Expr) variables(into map[string]bool) {
	if e.op == opVariable {
		into[e.text] = true
	}
	if e.quantifies() { // its own is none of the claim's
		inner := make(map[string]bool)
		for _, a := range e.args[2:] {
			a.variables(inner)
		}
		delete(inner, e.text)
		maps.Copy(into, inner)
		e.args[0].variables(into)
		e.args[1].variables(into)
		return
	}
	for _, a := range e.args {
		a.variables(into)
	}
}

// find returns the first expression within e, itself included, of the given op.
func (e *Expr) find(op string) *Expr {
	if e.op == op {
		return e
	}
	for _, a := range append(e.args[:len(e.args):len(e.args)], e.meaning) {
		if a == nil {
			continue
		}
		if found := a.find(op); found != nil {
			return found
		}
	}
	return nil
}
