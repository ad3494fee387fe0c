package mutants

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// change is a small fault at one place of a file: new text between two offsets.
type change struct {
	file         string // with slashes, from the top of the tree
	line, column int    // from 1
	what         string // what becomes of the text there

	// What finds the place again after edits elsewhere: the function, the line's
	// text, and which of several such changes of such lines it is, from 1.
	function, text string
	nth            int

	from, to int
	new      string
}

func (c *change) String() string {
	return fmt.Sprintf("%s:%d:%d:%s", c.file, c.line, c.column, c.what)
}

// apply returns the file's text with the change. Its lines keep their numbers.
func (c *change) apply(text []byte) []byte {
	lost := strings.Count(string(text[c.from:c.to]), "\n") - strings.Count(c.new, "\n")
	return []byte(string(text[:c.from]) + c.new + strings.Repeat("\n", lost) + string(text[c.to:]))
}

// swapped are the operators that each operator becomes.
var swapped = map[token.Token][]token.Token{
	token.ADD: {token.SUB}, token.SUB: {token.ADD}, token.MUL: {token.QUO}, token.QUO: {token.MUL}, token.REM: {token.QUO},
	token.LSS: {token.LEQ, token.GEQ}, token.LEQ: {token.LSS, token.GTR},
	token.GTR: {token.GEQ, token.LEQ}, token.GEQ: {token.GTR, token.LSS},
	token.EQL: {token.NEQ}, token.NEQ: {token.EQL}, token.LAND: {token.LOR}, token.LOR: {token.LAND},
	token.AND: {token.OR}, token.OR: {token.AND}, token.XOR: {token.OR}, token.SHL: {token.SHR}, token.SHR: {token.SHL},
	token.ADD_ASSIGN: {token.SUB_ASSIGN}, token.SUB_ASSIGN: {token.ADD_ASSIGN}, token.MUL_ASSIGN: {token.QUO_ASSIGN},
	token.OR_ASSIGN: {token.AND_ASSIGN}, token.AND_ASSIGN: {token.OR_ASSIGN},
	token.INC: {token.DEC}, token.DEC: {token.INC},
}

// changes returns the changes of a package's files but its tests, in the files'
// order. Not all of them compile.
func changes(root, dir string) ([]*change, error) {
	files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(dir), "*.go"))
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	var parsed []*ast.File
	var finders []*finder
	info := &types.Info{Types: make(map[ast.Expr]types.TypeAndValue)}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		parsed = append(parsed, file)
		finders = append(finders, &finder{set: set, info: info, text: text, file: path.Join(dir, filepath.Base(name)), met: make(map[[3]string]int)})
	}
	// Types that are not known, since nothing is imported, cost changes that do
	// not compile and nothing else.
	config := types.Config{Error: func(error) {}}
	config.Check(dir, set, parsed, info)
	var list []*change
	for i, f := range finders {
		for _, d := range parsed[i].Decls {
			f.declaration(d)
		}
		list = append(list, f.list...)
	}
	return list, nil
}

// finder lists the changes of a file.
type finder struct {
	set      *token.FileSet
	info     *types.Info
	text     []byte
	file     string
	function string
	met      map[[3]string]int // functions, lines and what becomes of them
	list     []*change
}

func (f *finder) declaration(d ast.Decl) {
	f.function = "-"
	switch d := d.(type) {
	case *ast.FuncDecl:
		f.function = d.Name.Name
		if d.Recv != nil {
			f.function = strings.TrimLeft(f.source(d.Recv.List[0].Type), "*") + "." + f.function
		}
	case *ast.GenDecl:
		if d.Tok == token.IMPORT {
			return
		}
	}
	ast.Inspect(d, f.node)
}

func (f *finder) offset(p token.Pos) int { return f.set.Position(p).Offset }

func (f *finder) source(n ast.Node) string {
	return string(f.text[f.offset(n.Pos()):f.offset(n.End())])
}

// add adds the change that puts new text between two positions.
func (f *finder) add(from, to token.Pos, text, what string) {
	at := f.set.Position(from)
	line := strings.Split(string(f.text), "\n")[at.Line-1]
	c := &change{file: f.file, line: at.Line, column: at.Column, what: what, function: f.function, text: strings.TrimSpace(line),
		from: at.Offset, to: f.offset(to), new: text}
	key := [3]string{c.function, c.text, what}
	f.met[key]++
	c.nth = f.met[key]
	f.list = append(f.list, c)
}

// operator adds the changes of an operator.
func (f *finder) operator(at token.Pos, op token.Token) {
	for _, other := range swapped[op] {
		f.add(at, at+token.Pos(len(op.String())), other.String(), fmt.Sprintf("%s to %s", op, other))
	}
}

func (f *finder) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.UnaryExpr:
		if n.Op == token.NOT || n.Op == token.SUB {
			f.add(n.Pos(), n.X.Pos(), "", "drop "+n.Op.String())
		}
	case *ast.IncDecStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.BasicLit:
		f.literal(n)
	case *ast.Ident:
		if other, ok := map[string]string{"true": "false", "false": "true"}[n.Name]; ok {
			f.add(n.Pos(), n.End(), other, n.Name+" to "+other)
		}
	case *ast.CallExpr:
		return f.call(n)
	case *ast.IfStmt:
		f.condition(n.Cond, "if")
	case *ast.ForStmt:
		if n.Cond != nil {
			f.add(n.Cond.Pos(), n.Cond.End(), "("+f.source(n.Cond)+") && false", "for never")
		}
	case *ast.RangeStmt:
		if f.isNumber(n.X) {
			f.add(n.X.Pos(), n.X.End(), "("+f.source(n.X)+")-1", "range - 1")
		}
	case *ast.SliceExpr:
		f.slice(n)
	case *ast.ReturnStmt:
		f.results(n)
		if f.fails(n) {
			ast.Inspect(n.Results[len(n.Results)-1], f.node)
			return false
		}
	case *ast.AssignStmt:
		f.operator(n.TokPos, n.Tok)
		if n.Tok != token.DEFINE {
			f.drop(n)
		}
	case *ast.ExprStmt, *ast.BranchStmt, *ast.DeferStmt:
		f.drop(n)
	}
	return true
}

func (f *finder) drop(n ast.Node) { f.add(n.Pos(), n.End(), "", "drop statement") }

func (f *finder) binary(n *ast.BinaryExpr) {
	if n.Op == token.ADD && (f.kind(n.X) == "string" || f.kind(n.Y) == "string") {
		return
	}
	f.operator(n.OpPos, n.Op)
	if n.Op == token.LAND || n.Op == token.LOR {
		f.add(n.X.Pos(), n.Y.Pos(), "", "drop left of "+n.Op.String())
		f.add(n.X.End(), n.End(), "", "drop right of "+n.Op.String())
	}
}

// literal adds the neighbours of an integer.
func (f *finder) literal(n *ast.BasicLit) {
	value, err := strconv.ParseInt(n.Value, 0, 62)
	if n.Kind != token.INT || err != nil {
		return
	}
	f.add(n.Pos(), n.End(), fmt.Sprint(value+1), fmt.Sprintf("%s to %d", n.Value, value+1))
	if value > 0 {
		f.add(n.Pos(), n.End(), fmt.Sprint(value-1), fmt.Sprintf("%s to %d", n.Value, value-1))
	}
}

// call exchanges the least and the largest. It tells whether to look inside the
// call: a capacity is a matter of time only.
func (f *finder) call(n *ast.CallExpr) bool {
	name, ok := n.Fun.(*ast.Ident)
	if !ok {
		return true
	}
	if other, ok := map[string]string{"min": "max", "max": "min"}[name.Name]; ok {
		f.add(name.Pos(), name.End(), other, name.Name+" to "+other)
	}
	if name.Name == "make" && len(n.Args) == 3 {
		ast.Inspect(n.Args[1], f.node)
		return false
	}
	return true
}

// condition adds that a condition always holds, never does, or is negated. Of a
// comparison the operators' changes are the negation.
func (f *finder) condition(n ast.Expr, what string) {
	text := f.source(n)
	f.add(n.Pos(), n.End(), "("+text+") || true", what+" always")
	f.add(n.Pos(), n.End(), "("+text+") && false", what+" never")
	if _, ok := n.(*ast.BinaryExpr); !ok {
		f.add(n.Pos(), n.End(), "!("+text+")", what+" not")
	}
}

func (f *finder) isNumber(n ast.Expr) bool {
	kind := f.info.Types[n].Type
	if kind == nil {
		return false
	}
	basic, ok := kind.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsInteger != 0
}

// slice moves the bounds of a slice inwards by one.
func (f *finder) slice(n *ast.SliceExpr) {
	if n.Low != nil {
		f.add(n.Low.Pos(), n.Low.End(), "("+f.source(n.Low)+")+1", "low bound + 1")
	} else {
		f.add(n.Lbrack+1, n.Lbrack+1, "1", "low bound + 1")
	}
	if n.High != nil {
		f.add(n.High.Pos(), n.High.End(), "("+f.source(n.High)+")-1", "high bound - 1")
	}
}

// results exchanges two results of one type, and drops an error.
func (f *finder) results(n *ast.ReturnStmt) {
	for i := 1; i < len(n.Results); i++ {
		a, b := n.Results[i-1], n.Results[i]
		if x, y := f.kind(a), f.kind(b); x != "" && x == y && f.source(a) != f.source(b) {
			f.add(a.Pos(), b.End(), f.source(b)+", "+f.source(a), "swap results")
		}
	}
	if len(n.Results) == 0 {
		return
	}
	last := n.Results[len(n.Results)-1]
	if f.kind(last) == "error" || strings.HasPrefix(f.source(last), "fmt.Errorf(") {
		f.add(last.Pos(), last.End(), "nil", "error to nil")
	}
}

// fails tells whether results are those of a failure: what stands beside an error
// that is made there is nobody's business.
func (f *finder) fails(n *ast.ReturnStmt) bool {
	if len(n.Results) < 2 {
		return false
	}
	last := n.Results[len(n.Results)-1]
	_, makes := last.(*ast.CallExpr)
	return makes && (f.kind(last) == "error" || strings.HasPrefix(f.source(last), "fmt.Errorf("))
}

// kind returns the name of an expression's type, or nothing if it is not known.
func (f *finder) kind(n ast.Expr) string {
	kind := f.info.Types[n].Type
	if kind == nil || kind == types.Typ[types.Invalid] {
		return ""
	}
	return types.Default(kind).String()
}
