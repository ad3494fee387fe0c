package script

import (
	"reflect"

	"go.starlark.net/syntax"
)

// powerName is the function that a ** b calls. No file can write it.
const powerName = "·**"

// rewrite replaces, in a part of a syntax tree, the slices that stand for powers by calls.
func (p powers) rewrite(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			p.rewrite(v.Elem())
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		p.rewrite(v.Elem())
		e, ok := v.Interface().(*syntax.SliceExpr)
		if ok && p.open[place{int(e.Lbrack.Line), int(e.Lbrack.Col)}] {
			v.Set(reflect.ValueOf(&syntax.CallExpr{
				Fn: &syntax.Ident{NamePos: e.Lbrack, Name: powerName}, Lparen: e.Lbrack, Args: []syntax.Expr{e.X, e.Hi}, Rparen: e.Rbrack,
			}))
		}
	case reflect.Slice:
		for i := range v.Len() {
			p.rewrite(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				p.rewrite(f)
			}
		}
	}
}
