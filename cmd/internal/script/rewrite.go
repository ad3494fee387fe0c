package script

import (
	"fmt"
	"math/big"
	"slices"

	"go.starlark.net/syntax"
)

// The interpreter counts steps, but one step may take any time and memory: x + x
// doubles a string, "x" * 10**9 is one step. So each operation that may take more than
// a few words is replaced, in the syntax tree, by a call of a function that counts
// before it does the same. Those functions are in guard.go; their names cannot be
// written in a file. What is left to the interpreter is control, names, calls, small
// arithmetic, indexing and the bodies of comprehensions, whose items are counted.

// maxTree is the depth of an expression: recursive passes of the interpreter's
// compiler run over it.
const maxTree = 1000

// rewriter rewrites a file's syntax tree.
type rewriter struct {
	powers powers
	depth  int
	names  int // of variables of our own
	err    error
}

// rewrite rewrites a file in place.
func rewrite(file *syntax.File, p powers) error {
	r := &rewriter{powers: p}
	file.Stmts = r.statements(file.Stmts)
	return r.err
}

// refuse notes the first thing that a file must not have.
func (r *rewriter) refuse(at syntax.Position, format string, args ...any) {
	if r.err == nil {
		r.err = syntax.Error{Pos: at, Msg: fmt.Sprintf(format, args...)}
	}
}

// enter counts the depth of the tree; leave is to be deferred.
func (r *rewriter) enter(n syntax.Node) bool {
	if r.depth++; r.depth > maxTree {
		r.refuse(syntax.Start(n), "an expression or a statement of more than %d parts within one another, want fewer", maxTree)
	}
	return r.err == nil
}

func (r *rewriter) leave() { r.depth-- }

func (r *rewriter) statements(list []syntax.Stmt) []syntax.Stmt {
	var out []syntax.Stmt
	for _, s := range list {
		out = append(out, r.statement(s)...)
	}
	return out
}

func (r *rewriter) statement(s syntax.Stmt) []syntax.Stmt {
	defer r.leave()
	if !r.enter(s) {
		return []syntax.Stmt{s}
	}
	switch s := s.(type) {
	case *syntax.AssignStmt:
		if s.Op != syntax.EQ {
			return r.update(s)
		}
		s.LHS, s.RHS = r.target(s.LHS), r.value(s.LHS, s.RHS)
	case *syntax.DefStmt:
		r.parameters(s.Params)
		doc := 0 // the text that says what the function is stays first
		if about, ok := s.Body[0].(*syntax.ExprStmt); ok && isString(about.X) {
			doc = 1
		}
		s.Body = slices.Concat(s.Body[:doc:doc], r.variadic(s.Params), r.statements(s.Body[doc:]))
		return []syntax.Stmt{s, &syntax.ExprStmt{X: call(s.Def, guardFunction, &syntax.Ident{NamePos: s.Name.NamePos, Name: s.Name.Name})}}
	case *syntax.ExprStmt:
		s.X = r.expr(s.X)
	case *syntax.IfStmt:
		s.Cond, s.True, s.False = r.expr(s.Cond), r.statements(s.True), r.statements(s.False)
	case *syntax.WhileStmt:
		s.Cond, s.Body = r.expr(s.Cond), r.statements(s.Body)
	case *syntax.ForStmt:
		s.Vars, s.X, s.Body = r.target(s.Vars), r.expr(s.X), r.statements(s.Body)
	case *syntax.ReturnStmt:
		if s.Result != nil {
			s.Result = r.expr(s.Result)
		}
	case *syntax.LoadStmt:
		r.refuse(s.Load, "load of another file, want one file that stands alone")
	}
	return []syntax.Stmt{s}
}

// value rewrites what is assigned. The tuple of a, b = b, a is taken apart at once.
func (r *rewriter) value(target, value syntax.Expr) syntax.Expr {
	to, isTuple := unparen(target).(*syntax.TupleExpr)
	from, fromTuple := unparen(value).(*syntax.TupleExpr)
	if isTuple && fromTuple && len(to.List) == len(from.List) {
		r.all(from.List)
		return value
	}
	return r.expr(value)
}

// target rewrites what is assigned to. Items of dictionaries are counted.
func (r *rewriter) target(e syntax.Expr) syntax.Expr {
	defer r.leave()
	if !r.enter(e) {
		return e
	}
	switch e := e.(type) {
	case *syntax.ParenExpr:
		e.X = r.target(e.X)
	case *syntax.TupleExpr:
		for i := range e.List {
			e.List[i] = r.target(e.List[i])
		}
	case *syntax.ListExpr:
		for i := range e.List {
			e.List[i] = r.target(e.List[i])
		}
	case *syntax.IndexExpr:
		e.X, e.Y = call(e.Lbrack, guardStore, r.expr(e.X)), r.expr(e.Y)
	case *syntax.DotExpr:
		e.X = r.expr(e.X)
	}
	return e
}

// update rewrites x += y as x = plus(x, y). What x consists of is evaluated once.
func (r *rewriter) update(s *syntax.AssignStmt) []syntax.Stmt {
	var before []syntax.Stmt
	once := func(e syntax.Expr) (read, write syntax.Expr) {
		e = r.expr(e)
		at := syntax.Start(e)
		r.names++
		name := fmt.Sprintf("·%d", r.names)
		variable := func() syntax.Expr { return &syntax.Ident{NamePos: at, Name: name} }
		before = append(before, &syntax.AssignStmt{OpPos: s.OpPos, Op: syntax.EQ, LHS: variable(), RHS: e})
		return variable(), variable()
	}
	var read, write syntax.Expr
	switch x := unparen(s.LHS).(type) {
	case *syntax.Ident:
		read, write = &syntax.Ident{NamePos: x.NamePos, Name: x.Name}, x
	case *syntax.IndexExpr:
		of, into := once(x.X)
		i, j := once(x.Y)
		read = &syntax.IndexExpr{X: of, Lbrack: x.Lbrack, Y: i, Rbrack: x.Rbrack}
		write = &syntax.IndexExpr{X: call(x.Lbrack, guardStore, into), Lbrack: x.Lbrack, Y: j, Rbrack: x.Rbrack}
	default:
		r.refuse(syntax.Start(s.LHS), "%s on something that is no variable or item", s.Op)
		return []syntax.Stmt{s}
	}
	op := s.Op - syntax.PLUS_EQ + syntax.PLUS
	var value syntax.Expr = call(s.OpPos, inPlace(op), read, r.expr(s.RHS))
	if (op == syntax.PLUS || op == syntax.MINUS) && number(s.RHS) {
		value = &syntax.BinaryExpr{X: read, OpPos: s.OpPos, Op: op, Y: s.RHS}
	}
	return append(before, &syntax.AssignStmt{OpPos: s.OpPos, Op: syntax.EQ, LHS: write, RHS: value})
}

// parameters rewrites the default values of a function's parameters.
func (r *rewriter) parameters(params []syntax.Expr) {
	for _, p := range params {
		if b, ok := p.(*syntax.BinaryExpr); ok {
			b.Y = r.expr(b.Y)
		}
	}
}

// variadic returns statements that count what *args and **kwargs hold.
func (r *rewriter) variadic(params []syntax.Expr) (out []syntax.Stmt) {
	for _, p := range params {
		u, ok := p.(*syntax.UnaryExpr)
		if !ok || u.X == nil {
			continue
		}
		id, ok := u.X.(*syntax.Ident)
		if !ok {
			continue
		}
		out = append(out, &syntax.ExprStmt{X: call(u.OpPos, guardDisplay, &syntax.Ident{NamePos: id.NamePos, Name: id.Name})})
	}
	return out
}

func (r *rewriter) all(list []syntax.Expr) {
	for i := range list {
		list[i] = r.expr(list[i])
	}
}

func (r *rewriter) expr(e syntax.Expr) syntax.Expr {
	defer r.leave()
	if !r.enter(e) {
		return e
	}
	switch e := e.(type) {
	case *syntax.Literal:
		r.literal(e)
	case *syntax.ParenExpr:
		return r.expr(e.X) // positions are those of the parts
	case *syntax.BinaryExpr:
		return r.binary(e)
	case *syntax.UnaryExpr:
		e.X = r.expr(e.X)
	case *syntax.CondExpr:
		e.Cond, e.True, e.False = r.expr(e.Cond), r.expr(e.True), r.expr(e.False)
	case *syntax.IndexExpr:
		e.X, e.Y = r.expr(e.X), r.expr(e.Y)
	case *syntax.SliceExpr:
		return r.slice(e)
	case *syntax.DotExpr:
		return call(e.Dot, guardAttribute, r.expr(e.X), quoted(e.Name.NamePos, e.Name.Name))
	case *syntax.CallExpr:
		return r.call(e)
	case *syntax.LambdaExpr:
		r.parameters(e.Params)
		if more := r.variadic(e.Params); len(more) > 0 {
			r.refuse(e.Lambda, "lambda with * or **, want def")
		}
		e.Body = r.expr(e.Body)
		return call(e.Lambda, guardFunction, e)
	case *syntax.TupleExpr:
		r.all(e.List)
		at, _ := e.Span()
		if len(e.List) > 0 {
			return call(at, guardDisplay, e)
		}
	case *syntax.ListExpr:
		r.all(e.List)
		return call(e.Lbrack, guardDisplay, e)
	case *syntax.DictExpr:
		for _, entry := range e.List {
			entry := entry.(*syntax.DictEntry) // the parser gives no other
			entry.Key, entry.Value = r.expr(entry.Key), r.expr(entry.Value)
		}
		return call(e.Lbrace, guardDisplay, e)
	case *syntax.Comprehension:
		return r.comprehension(e)
	}
	return e
}

func (r *rewriter) comprehension(e *syntax.Comprehension) syntax.Expr {
	for _, c := range e.Clauses {
		switch c := c.(type) {
		case *syntax.ForClause:
			c.Vars, c.X = r.target(c.Vars), r.expr(c.X)
		case *syntax.IfClause:
			c.Cond = r.expr(c.Cond)
		}
	}
	at := syntax.Start(e.Body)
	switch body := e.Body.(type) {
	case *syntax.DictEntry:
		body.Key, body.Value = r.expr(body.Key), call(at, guardEntry, r.expr(body.Value))
	default:
		e.Body = call(at, guardItem, r.expr(body))
	}
	return call(e.Lbrack, guardDisplay, e)
}

func (r *rewriter) slice(e *syntax.SliceExpr) syntax.Expr {
	if r.powers.open[place{int(e.Lbrack.Line), int(e.Lbrack.Col)}] {
		return call(e.Lbrack, guardPower, r.expr(e.X), r.expr(e.Hi))
	}
	e.X = r.expr(e.X)
	for _, part := range []*syntax.Expr{&e.Lo, &e.Hi, &e.Step} {
		if *part != nil {
			*part = r.expr(*part)
		}
	}
	return call(e.Lbrack, guardSlice, e)
}

// call rewrites a call. A method is called by a guard, with its name.
func (r *rewriter) call(e *syntax.CallExpr) syntax.Expr {
	for i, a := range e.Args {
		switch a := a.(type) {
		case *syntax.BinaryExpr:
			if a.Op == syntax.EQ {
				a.Y = r.expr(a.Y)
				continue
			}
		case *syntax.UnaryExpr:
			if a.Op == syntax.STAR || a.Op == syntax.STARSTAR {
				a.X = call(a.OpPos, guardSpread, r.expr(a.X))
				continue
			}
		}
		e.Args[i] = r.expr(a)
	}
	if method, ok := e.Fn.(*syntax.DotExpr); ok {
		args := append([]syntax.Expr{r.expr(method.X), quoted(method.Name.NamePos, method.Name.Name)}, e.Args...)
		return call(method.Name.NamePos, guardMethod, args...)
	}
	e.Fn = r.expr(e.Fn)
	return e
}

// binary rewrites an operation, but those whose result is a number or a truth value
// and that take no more than a few steps whatever their operands are.
func (r *rewriter) binary(e *syntax.BinaryExpr) syntax.Expr {
	e.X, e.Y = r.expr(e.X), r.expr(e.Y)
	left, right := number(e.X), number(e.Y)
	switch e.Op {
	case syntax.AND, syntax.OR, syntax.SLASH, syntax.SLASHSLASH, syntax.GTGT:
		return e
	case syntax.EQL, syntax.NEQ, syntax.LT, syntax.LE, syntax.GT, syntax.GE:
		if scalar(e.X) || scalar(e.Y) {
			return e
		}
	case syntax.PLUS, syntax.MINUS:
		if left || right {
			return e
		}
	case syntax.LTLT:
		if left { // the interpreter refuses to shift by 512 or more
			return e
		}
	}
	return call(e.OpPos, operation(e.Op), e.X, e.Y)
}

// literal refuses literals that are too large.
func (r *rewriter) literal(e *syntax.Literal) {
	switch v := e.Value.(type) {
	case *big.Int:
		if v.BitLen() > maxBits {
			r.refuse(e.TokenPos, "a number of %d bits, want at most %d", v.BitLen(), maxBits)
		}
	}
	if e.Token == syntax.BYTES {
		r.refuse(e.TokenPos, "b\"…\", want a string")
	}
}

// number tells whether an expression is a literal number; small ones only.
func number(e syntax.Expr) bool {
	l, ok := unparen(e).(*syntax.Literal)
	if !ok {
		return false
	}
	_, small := l.Value.(int64)
	return small || l.Token == syntax.FLOAT
}

func isString(e syntax.Expr) bool {
	l, ok := e.(*syntax.Literal)
	return ok && l.Token == syntax.STRING
}

// scalar tells whether an expression is a literal, or a constant that is compared in
// no time.
func scalar(e syntax.Expr) bool {
	switch e := unparen(e).(type) {
	case *syntax.Literal:
		return true
	case *syntax.Ident:
		return e.Name == "None" || e.Name == "True" || e.Name == "False"
	}
	return false
}

func unparen(e syntax.Expr) syntax.Expr {
	for {
		p, ok := e.(*syntax.ParenExpr)
		if !ok {
			return e
		}
		e = p.X
	}
}

// call returns the call of a guard, whose errors are placed at a position.
func call(at syntax.Position, guard string, args ...syntax.Expr) *syntax.CallExpr {
	return &syntax.CallExpr{Fn: &syntax.Ident{NamePos: at, Name: guard}, Lparen: at, Args: args, Rparen: at}
}

func quoted(at syntax.Position, text string) syntax.Expr {
	return &syntax.Literal{Token: syntax.STRING, TokenPos: at, Raw: text, Value: text}
}
