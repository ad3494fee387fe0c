package script

import (
	"reflect"
	"strings"
	"unicode/utf8"

	"go.starlark.net/syntax"
)

// Starlark has no operator for powers, and files about networks are full of them. So
// a file may have Python's a ** b, which binds as it does there: more than all other
// operators, but less than a sign on its right, and from right to left. The parser reads it as
// "a *  b", of the same length; then the tree is mended where such a sign stands.

// powerName is the function that a ** b calls. No file can write it.
const powerName = "·**"

// place is a line and a column in characters, both from 1.
type place struct{ line, column int32 }

// powers are the places of powers in a text.
type powers map[place]bool

// withoutPowers returns the text with powers as products, and their places. Lines are to end
// with a newline alone.
func withoutPowers(text string) (string, powers) {
	if !strings.Contains(text, "**") {
		return text, nil
	}
	found, out := make(powers), []byte(text)
	at := place{1, 1}
	last := "" // token
	for from, to := 0, 0; from < len(text); from = to {
		switch c := text[from]; {
		case strings.IndexByte(" \t\n\\", c) >= 0:
			to = from + 1
		case c == '#':
			to = from + strings.IndexByte(text[from:]+"\n", '\n')
		case c == '"' || c == '\'':
			to = stringEnd(text, from)
		case isWord(c):
			for to < len(text) && isWord(text[to]) {
				to++
			}
		case strings.HasPrefix(text[from:], "**") && !strings.HasPrefix(text[from:], "**=") && endsOperand(last):
			to = from + 2
			out[from+1] = ' '
			found[at] = true
		default:
			to = from + 1
		}
		part := text[from:to]
		if strings.IndexByte(" \t\n\\#", part[0]) < 0 {
			last = part
		}
		if i := strings.LastIndexByte(part, '\n'); i >= 0 {
			at.line += int32(strings.Count(part, "\n"))
			at.column, part = 1, part[i+1:]
		}
		at.column += int32(utf8.RuneCountInString(part))
	}
	return string(out), found
}

// endsOperand tells whether a token may stand before a power: a word, a string, a number or a
// closing bracket. After others, ** begins arguments by name.
func endsOperand(token string) bool {
	if token == "" || token == "lambda" {
		return false
	}
	c := token[len(token)-1]
	return isWord(c) || strings.IndexByte("\"')]}.", c) >= 0
}

// isWord tells whether a byte belongs to a name or a number. Bytes of other alphabets do.
func isWord(c byte) bool {
	return c == '_' || c >= utf8.RuneSelf || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// stringEnd returns where the string that begins at a quotation mark ends.
func stringEnd(text string, at int) int {
	quote := text[at : at+1]
	if long := strings.Repeat(quote, 3); strings.HasPrefix(text[at:], long) {
		quote = long
	}
	for i := at + len(quote); i < len(text); i++ {
		switch {
		case text[i] == '\\':
			i++
		case strings.HasPrefix(text[i:], quote):
			return i + len(quote)
		case text[i] == '\n' && len(quote) == 1:
			return i
		}
	}
	return len(text)
}

// rewrite replaces, in a part of a syntax tree, the products that stand for powers by calls.
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
		if e, ok := v.Interface().(*syntax.BinaryExpr); ok && p[place{e.OpPos.Line, e.OpPos.Col}] {
			v.Set(reflect.ValueOf(raise(e)))
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

// raise returns a product with what it stands for: the power of the last operand on its left,
// x in w*-x and in v**x. Where operands are in brackets the tree says so.
func raise(e *syntax.BinaryExpr) syntax.Expr {
	base := &e.X
	for {
		switch x := (*base).(type) {
		case *syntax.BinaryExpr:
			base = &x.Y
			continue
		case *syntax.UnaryExpr:
			base = &x.X
			continue
		case *syntax.CallExpr:
			if f, ok := x.Fn.(*syntax.Ident); ok && f.Name == powerName {
				base = &x.Args[1]
				continue
			}
		}
		_, end := e.Y.Span()
		*base = &syntax.CallExpr{Fn: &syntax.Ident{NamePos: e.OpPos, Name: powerName}, Lparen: e.OpPos, Args: []syntax.Expr{*base, e.Y}, Rparen: end}
		return e.X
	}
}
