package reach

import (
	"go/ast"
	"go/token"
)

// typed is a type as it stands in a file; the zero value is one that is not known. A pointer's is
// that of what it points to.
type typed struct {
	in   *reader
	expr ast.Expr
}

// selection is x.F in a declaration, where x is no package.
type selection struct {
	by   *declaration
	in   *reader
	what *ast.SelectorExpr
}

// deepest bounds how many steps the search for a type takes one in another.
const deepest = 100

// select adds what x.F reaches: one method, or nothing for a field, where the type of x is one of
// ours and known; else the methods F of all types.
func (m *Module) selects(s selection) {
	t := s.in.typeOf(s.what.X, deepest)
	method, field := m.member(t.name(), s.what.Sel.Name, deepest)
	switch {
	case method != nil:
		s.by.direct = append(s.by.direct, method)
	case field.expr == nil:
		s.by.uses = append(s.by.uses, methodName(s.in.pkg, s.what.Sel.Name))
	}
}

// name returns the full name of a type, "" for one without.
func (t typed) name() string {
	switch e := t.expr.(type) {
	case *ast.Ident:
		if t.in.ofFile(e) {
			return t.in.pkg + "." + e.Name
		}
	case *ast.SelectorExpr:
		if x, is := e.X.(*ast.Ident); is {
			return t.in.imports[x.Name] + "." + e.Sel.Name
		}
	case *ast.StarExpr:
		return typed{t.in, e.X}.name()
	case *ast.ParenExpr:
		return typed{t.in, e.X}.name()
	case *ast.IndexExpr:
		return typed{t.in, e.X}.name()
	case *ast.IndexListExpr:
		return typed{t.in, e.X}.name()
	}
	return ""
}

// ofFile tells whether a name is declared outside functions, in this file or another.
func (r *reader) ofFile(e *ast.Ident) bool {
	return e.Obj == nil || r.syntax.Scope.Lookup(e.Name) == e.Obj
}

// under returns what a type is made of.
func (t typed) under() typed {
	for range deepest {
		switch e := t.expr.(type) {
		case *ast.StarExpr:
			t.expr = e.X
			continue
		case *ast.ParenExpr:
			t.expr = e.X
			continue
		}
		if t.expr == nil || t.name() == "" {
			return t
		}
		t = t.in.types[t.name()]
	}
	return typed{}
}

// member returns the method or the type of the field that a type of ours has by a name, perhaps
// through what is embedded; none where that is not known.
func (m *Module) member(of, name string, left int) (method *declaration, field typed) {
	if d := m.methods[of][name]; d != nil {
		return d, typed{}
	}
	t := m.types[of]
	s, is := t.expr.(*ast.StructType)
	if !is || left == 0 {
		return nil, typed{}
	}
	for _, f := range s.Fields.List {
		for _, n := range f.Names {
			if n.Name == name {
				return nil, typed{t.in, f.Type}
			}
		}
	}
	for _, f := range s.Fields.List {
		if f.Names != nil {
			continue
		}
		inner := typed{t.in, f.Type}
		if last := inner.name(); last[max(0, len(last)-len(name)):] == name && last[len(last)-len(name)-1] == '.' {
			return nil, inner
		}
		method, field = m.member(inner.name(), name, left-1)
		if method != nil || field.expr != nil {
			return method, field
		}
		if _, known := m.types[inner.name()].expr.(*ast.StructType); !known { // an interface, or not ours
			return nil, typed{}
		}
	}
	return nil, typed{}
}

// typeOf returns the type of an expression, as far as it is told by declarations of ours.
func (r *reader) typeOf(e ast.Expr, left int) typed {
	if left--; left < 0 {
		return typed{}
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return r.typeOf(e.X, left)
	case *ast.StarExpr:
		return r.typeOf(e.X, left)
	case *ast.UnaryExpr:
		if e.Op == token.AND {
			return r.typeOf(e.X, left)
		}
	case *ast.SliceExpr:
		return r.typeOf(e.X, left)
	case *ast.CompositeLit:
		return typed{r, e.Type}
	case *ast.TypeAssertExpr:
		return typed{r, e.Type}
	case *ast.IndexExpr:
		_, member := r.typeOf(e.X, left).ranged()
		return member
	case *ast.CallExpr:
		if list := r.results(e, left); len(list) == 1 {
			return list[0]
		}
	case *ast.SelectorExpr:
		if x, is := e.X.(*ast.Ident); is && x.Obj == nil && r.imports[x.Name] != "" {
			return r.vars[r.imports[x.Name]+"."+e.Sel.Name]
		}
		_, field := r.member(r.typeOf(e.X, left).name(), e.Sel.Name, left)
		return field
	case *ast.Ident:
		if r.ofFile(e) {
			return r.vars[r.pkg+"."+e.Name]
		}
		return r.local(e, left)
	}
	return typed{}
}

// local returns the type of a variable of a function.
func (r *reader) local(e *ast.Ident, left int) typed {
	switch d := e.Obj.Decl.(type) {
	case *ast.Field:
		return typed{r, d.Type}
	case *ast.ValueSpec:
		if d.Type != nil {
			return typed{r, d.Type}
		}
	case *ast.AssignStmt:
		for i, n := range d.Lhs {
			if n, is := n.(*ast.Ident); is && n.Name == e.Name {
				return r.assigned(d, i, left)
			}
		}
	}
	return typed{}
}

// assigned returns the type of what is assigned to one of several variables.
func (r *reader) assigned(d *ast.AssignStmt, i, left int) typed {
	if len(d.Rhs) == len(d.Lhs) {
		if u, is := d.Rhs[i].(*ast.UnaryExpr); !is || u.Op != token.RANGE {
			return r.typeOf(d.Rhs[i], left)
		}
	}
	switch e := d.Rhs[0].(type) {
	case *ast.UnaryExpr:
		if e.Op == token.RANGE {
			key, member := r.typeOf(e.X, left).ranged()
			return []typed{key, member}[i]
		}
	case *ast.CallExpr:
		if list := r.results(e, left); len(list) == len(d.Lhs) {
			return list[i]
		}
	case *ast.TypeAssertExpr, *ast.IndexExpr:
		if i == 0 {
			return r.typeOf(e, left)
		}
	}
	return typed{}
}

// ranged returns the types of the keys and of the members of a slice, an array or a map.
func (t typed) ranged() (key, member typed) {
	t = t.under()
	switch e := t.expr.(type) {
	case *ast.ArrayType:
		return typed{}, typed{t.in, e.Elt}
	case *ast.Ellipsis:
		return typed{}, typed{t.in, e.Elt}
	case *ast.MapType:
		return typed{t.in, e.Key}, typed{t.in, e.Value}
	}
	return typed{}, typed{}
}

// results returns the types of what a call returns; nil where they are not known.
func (r *reader) results(c *ast.CallExpr, left int) []typed {
	var of typed // the function's
	switch f := c.Fun.(type) {
	case *ast.Ident:
		switch {
		case !r.ofFile(f):
			of = r.local(f, left).under()
		case r.types[r.pkg+"."+f.Name].expr != nil: // a conversion
			return []typed{{r, f}}
		case (f.Name == "new" || f.Name == "make") && r.functions[r.pkg+"."+f.Name].expr == nil:
			return []typed{{r, c.Args[0]}}
		default:
			of = r.functions[r.pkg+"."+f.Name]
		}
	case *ast.SelectorExpr:
		if x, is := f.X.(*ast.Ident); is && x.Obj == nil && r.imports[x.Name] != "" {
			of = r.functions[r.imports[x.Name]+"."+f.Sel.Name]
			break
		}
		method, field := r.member(r.typeOf(f.X, left).name(), f.Sel.Name, left)
		if of = field.under(); method != nil {
			of = method.signature
		}
	}
	f, is := of.expr.(*ast.FuncType)
	if !is || f.Results == nil {
		return nil
	}
	var list []typed
	for _, field := range f.Results.List {
		for range max(1, len(field.Names)) {
			list = append(list, typed{of.in, field.Type})
		}
	}
	return list
}
