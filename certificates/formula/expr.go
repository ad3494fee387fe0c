package formula

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
)

// Limits on formulas.
const (
	// MaxLength is the length in bytes beyond which a formula is refused.
	MaxLength = 1 << 14
	// MaxCases is the number of tuples beyond which a domain is refused.
	MaxCases = 1 << 20
	// maxBits bounds the numerator and the denominator of every number met.
	maxBits = 1 << 12
	// maxDepth bounds how deep expressions nest.
	maxDepth = 200
	// maxSteps bounds the operations of one evaluation over a domain, and those of all
	// verdicts of a file.
	maxSteps = 1 << 26
)

// Steps of a budget.
const (
	stepsOfTuple     = 16
	stepsOfOperation = 256
)

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
	// column is where it stands, from 1.
	column int
}

// words are the names that the language knows.
type words struct {
	facts     []certificates.FactKind
	functions map[string]*function
}

func newWords() words { return words{certificates.FactKinds(), functions()} }

// fact returns the fact of a name, nil if there is none.
func (w words) fact(name string) *certificates.FactKind {
	for i := range w.facts {
		if w.facts[i].Name == name {
			f := w.facts[i] // the others are not kept with the formula
			return &f
		}
	}
	return nil
}

// taken tells whether a name is no variable's.
func (w words) taken(name string) bool { return w.fact(name) != nil || w.functions[name] != nil }

// Kinds of expressions that are no operators: the values of op.
const (
	opNumeral  = "numeral"
	opVariable = "variable"
	opWord     = "word"
	opNetwork  = "network"
	opFunction = "function" // text is its name
	opFact     = "fact"     // text is its name
)

// readExpr reads an expression whose text begins at the given column, 1 for the
// first, of the formula.
func (w words) readExpr(text string, column int) (*Expr, error) {
	tree, err := parser.ParseExprFrom(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		var list scanner.ErrorList
		if errors.As(err, &list) && len(list) > 0 {
			return nil, wrongAt(column+max(list[0].Pos.Column, 1)-1, "%s", plainly(list[0].Msg))
		}
		return nil, wrongAt(column, "%v", err)
	}
	r := exprReader{column: column, words: w}
	return r.read(tree, 0)
}

// plainly says what Go's parser says of a text that goes on where an expression ends.
func plainly(message string) string {
	if found, ok := strings.CutPrefix(message, "expected 'EOF', found "); ok {
		return fmt.Sprintf("%s after an expression, want an operator, \"for\" and ranges, or the end; not, and, or are ! && ||", found)
	}
	return message
}

// exprReader turns Go's syntax tree into an Expr, and refuses what is not of the
// formula language.
type exprReader struct {
	words
	column int
}

func (r exprReader) at(n ast.Node) int { return r.column + int(n.Pos()) - 1 }

func (r exprReader) read(n ast.Expr, depth int) (*Expr, error) {
	if depth > maxDepth {
		return nil, wrongAt(r.at(n), "nested deeper than %d", maxDepth)
	}
	switch n := n.(type) {
	case *ast.ParenExpr:
		return r.read(n.X, depth+1)
	case *ast.BasicLit:
		return r.literal(n)
	case *ast.Ident:
		return r.name(n)
	case *ast.UnaryExpr:
		return r.unary(n, depth)
	case *ast.BinaryExpr:
		return r.binary(n, depth)
	case *ast.CallExpr:
		return r.call(n, depth)
	}
	if _, ok := n.(*ast.StarExpr); ok {
		return nil, wrongAt(r.at(n), "* before an operand; a power is pow(x, y)")
	}
	return nil, wrongAt(r.at(n), "neither a number, a name, an operation nor a call")
}

func (r exprReader) literal(n *ast.BasicLit) (*Expr, error) {
	switch n.Kind {
	case token.INT, token.FLOAT:
		value, ok := numeral(n.Value)
		if !ok {
			return nil, wrongAt(r.at(n), "number %q, want digits without leading zeros, and perhaps a point and digits", certificates.Shortened(n.Value))
		}
		return &Expr{op: opNumeral, num: value, sort: number, column: r.at(n)}, nil
	case token.STRING:
		text, err := strconv.Unquote(n.Value)
		if err != nil || n.Value[0] != '"' || strings.Contains(n.Value, `\`) || text == "" || strings.ContainsFunc(text, func(c rune) bool { return c < ' ' || c > '~' }) {
			return nil, wrongAt(r.at(n), "word %s, want printable ASCII in double quotes, without quotes and backslashes in it", certificates.Shortened(n.Value))
		}
		return &Expr{op: opWord, text: text, sort: word, column: r.at(n)}, nil
	}
	return nil, wrongAt(r.at(n), "%s, want a number or a word in double quotes", certificates.Shortened(n.Value))
}

// numeral reads a decimal number, whole or with a point.
func numeral(text string) (*big.Rat, bool) {
	whole, fraction, point := strings.Cut(text, ".")
	if whole == "" || len(whole) > 1 && whole[0] == '0' || point && fraction == "" || len(text) > maxBits/4 {
		return nil, false
	}
	for _, d := range []byte(whole + fraction) {
		if d < '0' || d > '9' {
			return nil, false
		}
	}
	return new(big.Rat).SetString(text)
}

// capital tells whether a name is a network's.
func capital(name string) bool { return name[0] >= 'A' && name[0] <= 'Z' }

func (r exprReader) name(n *ast.Ident) (*Expr, error) {
	for _, c := range []byte(n.Name) {
		if c > '~' {
			return nil, wrongAt(r.at(n), "name %q, want ASCII letters", certificates.Shortened(n.Name))
		}
	}
	switch {
	case capital(n.Name):
		return &Expr{op: opNetwork, text: n.Name, sort: network, column: r.at(n)}, nil
	case n.Name == "true" || n.Name == "false":
		return &Expr{op: n.Name, sort: truth, column: r.at(n)}, nil
	case n.Name == "infinite":
		return &Expr{op: n.Name, sort: number, column: r.at(n)}, nil
	case r.taken(n.Name):
		return nil, wrongAt(r.at(n), "%q is no variable, want %s(…)", n.Name, n.Name)
	}
	return &Expr{op: opVariable, text: n.Name, sort: number, column: r.at(n)}, nil
}

func (r exprReader) unary(n *ast.UnaryExpr, depth int) (*Expr, error) {
	want := map[token.Token]certificates.Sort{token.SUB: number, token.NOT: truth}
	s, known := want[n.Op]
	if !known {
		return nil, wrongAt(r.at(n), "operator %s, want - or !", n.Op)
	}
	x, err := r.operand(n.X, s, depth)
	if err != nil {
		return nil, err
	}
	return &Expr{op: n.Op.String(), args: []*Expr{x}, sort: s, column: r.at(n)}, nil
}

func (r exprReader) binary(n *ast.BinaryExpr, depth int) (*Expr, error) {
	column := r.column + int(n.OpPos) - 1
	e := &Expr{op: n.Op.String(), column: column}
	operands := number
	switch n.Op {
	case token.ADD, token.SUB, token.MUL, token.QUO, token.REM:
		e.sort = number
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		e.sort = truth
	case token.LAND, token.LOR:
		e.sort, operands = truth, truth
	case token.EQL, token.NEQ:
		x, err := r.read(n.X, depth+1)
		if err != nil {
			return nil, err
		}
		if operands = x.sort; operands == network {
			return nil, wrongAt(x.column, "networks are not compared, only facts about them")
		}
		e.sort = truth
	case token.XOR:
		return nil, wrongAt(column, "operator ^; a power is pow(x, y)")
	default:
		return nil, wrongAt(column, "operator %s, want one of + - * / %% == != < <= > >= && ||", n.Op)
	}
	for _, side := range []ast.Expr{n.X, n.Y} {
		x, err := r.operand(side, operands, depth)
		if err != nil {
			return nil, err
		}
		e.args = append(e.args, x)
	}
	return e, nil
}

// operand reads an expression that must be of a sort.
func (r exprReader) operand(n ast.Expr, want certificates.Sort, depth int) (*Expr, error) {
	x, err := r.read(n, depth+1)
	if err == nil && x.sort != want {
		err = wrongAt(x.column, "%s, want %s", x.sort, want)
	}
	return x, err
}

func (r exprReader) call(n *ast.CallExpr, depth int) (*Expr, error) {
	name, ok := n.Fun.(*ast.Ident)
	if !ok || n.Ellipsis.IsValid() {
		return nil, wrongAt(r.at(n), "want the name of a fact, a function or a network before the parenthesis")
	}
	e := &Expr{text: name.Name, column: r.at(n)}
	var want []certificates.Sort
	switch f, fact := r.functions[name.Name], r.fact(name.Name); {
	case capital(name.Name):
		e.op, e.sort = opNetwork, network
		for range n.Args {
			want = append(want, number)
		}
		if len(want) == 0 {
			return nil, wrongAt(e.column, "%s(), want %s without parentheses", name.Name, name.Name)
		}
	case f != nil:
		e.op, e.sort, want = opFunction, f.result, slices.Clone(f.params)
		for f.more && len(want) < len(n.Args) {
			want = append(want, number)
		}
	case fact != nil:
		return r.factCall(e, fact, n.Args, depth)
	default:
		return nil, &Error{Column: e.column, Detail: fmt.Sprintf("%q is no fact and no function", certificates.Shortened(name.Name)), Unknown: name.Name}
	}
	if len(want) != len(n.Args) {
		return nil, wrongAt(e.column, "%s has %d arguments, want %d", name.Name, len(n.Args), len(want))
	}
	for i, a := range n.Args {
		x, err := r.operand(a, want[i], depth)
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
func (r exprReader) factCall(e *Expr, f *certificates.FactKind, args []ast.Expr, depth int) (*Expr, error) {
	e.op, e.sort, e.fact = opFact, f.Value, f
	params := f.Params()
	if len(args) != len(params) {
		return nil, wrongAt(e.column, "%s has %d arguments, want %s", f.Name, len(args), f.Form())
	}
	for i, a := range args {
		x, err := r.read(a, depth+1)
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

// function is a function of the language.
type function struct {
	params []certificates.Sort
	more   bool // any number of further numbers
	result certificates.Sort
}

func functions() map[string]*function {
	one, two := []certificates.Sort{number}, []certificates.Sort{number, number}
	return map[string]*function{
		"floor": {params: one}, "ceil": {params: one}, "abs": {params: one},
		"min": {params: two, more: true}, "max": {params: two, more: true},
		"pow":  {params: two},
		"cond": {params: []certificates.Sort{truth, number, number}},
	}
}

// Functions returns the names of the functions of the language.
func Functions() []string { return slices.Sorted(maps.Keys(functions())) }

// variables adds the names of the variables in e to the set.
func (e *Expr) variables(into map[string]bool) {
	if e.op == opVariable {
		into[e.text] = true
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
	for _, a := range e.args {
		if found := a.find(op); found != nil {
			return found
		}
	}
	return nil
}
