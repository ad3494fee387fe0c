package formula

import (
	"fmt"
	"go/scanner"
	"go/token"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
)

// Formula is a claim: an expression, and for which values of its variables it is
// meant.
type Formula struct {
	Expr *Expr
	For  Domain
}

// Truth tells whether the formula is true or false; otherwise it is a number or a word.
func (f *Formula) Truth() bool { return f.Expr.sort == truth }

// Domain is a set of tuples of numbers, one for each variable.
type Domain struct {
	Ranges []Range
	If     *Expr // nil for no condition
}

// Range holds the values of a variable, or the tuples of several.
type Range struct {
	Names []string
	// From and To are the least and the largest value, which may depend on
	// variables before; To is nil if there is no largest.
	From, To *Expr
	// Tuples lists the values instead, one number for each name.
	Tuples [][]*big.Rat
}

// ParseFormula reads EXPRESSION [for RANGE, … [if CONDITION]].
func Parse(text string) (*Formula, error) {
	parts, err := split(text)
	if err != nil {
		return nil, err
	}
	f, w := new(Formula), newWords()
	if f.Expr, err = w.readExpr(parts.expr, 1); err != nil {
		return nil, err
	}
	if f.Expr.sort == network {
		return nil, wrongAt(1, "a network alone, want a fact about it: order(%s)", certificates.Shortened(f.Expr.String()))
	}
	if parts.domainAt > 0 {
		if f.For, err = w.readDomain(parts); err != nil {
			return nil, err
		}
	}
	used := make(map[string]bool)
	f.Expr.variables(used)
	for _, r := range f.For.Ranges {
		for _, name := range r.Names {
			delete(used, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(used)) {
		return nil, wrongAt(0, "variable %s has no values, want \"for %s in A..B\"", certificates.Shortened(name), certificates.Shortened(name))
	}
	return f, nil
}

// ParseDomain reads RANGE, … [if CONDITION], with or without "for" before it.
func ParseDomain(text string) (Domain, error) {
	if !strings.HasPrefix(text, "for ") {
		text = "for " + text
	}
	f, err := Parse("true " + text)
	if err != nil {
		return Domain{}, err
	}
	return f.For, nil
}

// parts are the pieces of a formula's text, with the columns where they begin.
type parts struct {
	expr               string
	domain, condition  string
	domainAt, conditAt int // 0 if there is none
}

// split finds the words "for" and "if" outside of quotes and parentheses.
func split(text string) (parts, error) {
	if len(text) > MaxLength {
		return parts{}, wrongAt(0, "%d bytes, want at most %d", len(text), MaxLength)
	}
	for i, c := range []byte(text) {
		if c < ' ' || c > '~' {
			return parts{}, wrongAt(i+1, "byte %#02x, want printable ASCII", c)
		}
	}
	var s scanner.Scanner
	set := token.NewFileSet()
	s.Init(set.AddFile("", set.Base(), len(text)), []byte(text), nil, scanner.ScanComments)
	p := parts{expr: text}
	depth := 0
	for {
		pos, tok, literal := s.Scan()
		at := int(pos)
		switch tok {
		case token.EOF:
			return p, nil
		case token.COMMENT:
			return parts{}, wrongAt(at, "a comment: %s", certificates.Shortened(literal))
		case token.SEMICOLON:
			if literal == ";" {
				return parts{}, wrongAt(at, "a semicolon")
			}
		case token.LPAREN, token.LBRACK:
			depth++
		case token.RPAREN, token.RBRACK:
			depth--
		case token.FOR:
			if depth != 0 || p.domainAt > 0 {
				return parts{}, wrongAt(at, "\"for\" stands once, after the expression")
			}
			p.expr, p.domainAt, p.domain = text[:at-1], at+3, text[at+2:]
		case token.IF:
			if depth != 0 || p.domainAt == 0 || p.conditAt > 0 {
				return parts{}, wrongAt(at, "\"if\" stands once, after the ranges")
			}
			p.domain = text[p.domainAt-1 : at-1]
			p.conditAt, p.condition = at+2, text[at+1:]
		}
	}
}

func (w words) readDomain(p parts) (Domain, error) {
	var d Domain
	known := make(map[string]bool)
	column := p.domainAt
	for _, item := range splitOutside(p.domain) {
		r, err := w.readRange(item, column, known)
		if err != nil {
			return Domain{}, err
		}
		for _, name := range r.Names {
			if known[name] {
				return Domain{}, wrongAt(column, "variable %s has values already", certificates.Shortened(name))
			}
			known[name] = true
		}
		d.Ranges = append(d.Ranges, r)
		column += len(item) + 1
	}
	if p.conditAt > 0 {
		condition, err := w.readExpr(p.condition, p.conditAt)
		if err != nil {
			return Domain{}, err
		}
		if condition.sort != truth {
			return Domain{}, wrongAt(condition.column, "%s, want a condition", condition.sort)
		}
		if err := plainArithmetic(condition, known); err != nil {
			return Domain{}, err
		}
		d.If = condition
	}
	return d, nil
}

// splitOutside splits a list at the commas outside of parentheses and brackets.
func splitOutside(text string) []string {
	var items []string
	depth, from := 0, 0
	for i, c := range []byte(text) {
		switch c {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',':
			if depth == 0 {
				items = append(items, text[from:i])
				from = i + 1
			}
		}
	}
	return append(items, text[from:])
}

// plainArithmetic wants an expression of numbers and the given variables alone.
func plainArithmetic(e *Expr, known map[string]bool) error {
	if f := e.find(opFact); f != nil {
		return wrongAt(f.column, "%s: a domain asks no facts of networks", f.text)
	}
	used := make(map[string]bool)
	e.variables(used)
	for _, name := range slices.Sorted(maps.Keys(used)) {
		if !known[name] {
			return wrongAt(e.column, "variable %s has no values before", certificates.Shortened(name))
		}
	}
	return nil
}

const wantRange = "want VAR in A..B, VAR >= A, VAR in [a, b, …] or (VAR, VAR) in [(a, b), …]"

// readRange reads one range, whose text begins at the column.
func (w words) readRange(item string, column int, known map[string]bool) (Range, error) {
	wrong := func() (Range, error) {
		return Range{}, wrongAt(column, "%q, %s", certificates.Shortened(strings.TrimSpace(item)), wantRange)
	}
	if left, right, ok := strings.Cut(item, ">="); ok {
		names, ok := w.variableNames(left)
		if !ok || len(names) != 1 || strings.HasPrefix(strings.TrimSpace(left), "(") {
			return wrong()
		}
		from, err := w.boundary(right, column+len(left)+2, known)
		return Range{Names: names, From: from}, err
	}
	left, right, ok := strings.Cut(item, " in ")
	names, ok2 := w.variableNames(left)
	if !ok || !ok2 {
		return wrong()
	}
	at := column + len(left) + 4
	if list := strings.TrimSpace(right); strings.HasPrefix(list, "[") {
		tuples, err := readTuples(list, len(names), at)
		return Range{Names: names, Tuples: tuples}, err
	}
	low, high, ok := strings.Cut(right, "..")
	if !ok || len(names) != 1 || strings.HasPrefix(strings.TrimSpace(left), "(") {
		return wrong()
	}
	from, err := w.boundary(low, at, known)
	if err != nil {
		return Range{}, err
	}
	to, err := w.boundary(high, at+len(low)+2, known)
	return Range{Names: names, From: from, To: to}, err
}

func (w words) boundary(text string, column int, known map[string]bool) (*Expr, error) {
	if strings.TrimSpace(text) == "" {
		return nil, wrongAt(column, "a range without an end, %s", wantRange)
	}
	e, err := w.readExpr(text, column)
	if err != nil {
		return nil, err
	}
	if e.sort != number {
		return nil, wrongAt(e.column, "%s, want a number", e.sort)
	}
	return e, plainArithmetic(e, known)
}

// variableNames reads x, or (x, y, …).
func (w words) variableNames(text string) ([]string, bool) {
	text = strings.TrimSpace(text)
	if inner, ok := strings.CutPrefix(text, "("); ok {
		if inner, ok = strings.CutSuffix(inner, ")"); !ok {
			return nil, false
		}
		text = inner
	}
	var names []string
	for field := range strings.SplitSeq(text, ",") {
		name := strings.TrimSpace(field)
		if !token.IsIdentifier(name) || name[0] < 'a' || name[0] > 'z' || name == "true" || name == "false" || name == "infinite" ||
			w.taken(name) || slices.Contains(names, name) {
			return nil, false
		}
		names = append(names, name)
	}
	return names, true
}

// readTuples reads [a, b, …] or [(a, b), (c, d), …], numbers with or without a sign.
func readTuples(list string, width, column int) ([][]*big.Rat, error) {
	inner, ok := strings.CutSuffix(list[1:], "]")
	if !ok {
		return nil, wrongAt(column, "a list without an end, want ]")
	}
	var tuples [][]*big.Rat
	met := make(map[string]bool) // tuples, as numbers are written
	for _, item := range splitOutside(inner) {
		text := strings.TrimSpace(item)
		if open, ok := strings.CutPrefix(text, "("); ok {
			if text, ok = strings.CutSuffix(open, ")"); !ok {
				return nil, wrongAt(column, "tuple %q, want ) at its end", certificates.Shortened(item))
			}
		}
		var tuple []*big.Rat
		key := ""
		for field := range strings.SplitSeq(text, ",") {
			digits, minus := strings.CutPrefix(strings.TrimSpace(field), "-")
			x, ok := numeral(digits)
			if !ok || minus && x.Sign() == 0 {
				return nil, wrongAt(column, "%q in a list, want numbers", certificates.Shortened(strings.TrimSpace(field)))
			}
			if minus {
				x.Neg(x)
			}
			tuple = append(tuple, x)
			key += x.RatString() + ","
		}
		if len(tuple) != width {
			return nil, wrongAt(column, "tuple %q of %d numbers, want %d", certificates.Shortened(item), len(tuple), width)
		}
		if met[key] {
			return nil, wrongAt(column, "%q twice in a list, want it once", certificates.Shortened(text))
		}
		met[key] = true
		tuples = append(tuples, tuple)
	}
	return tuples, nil
}

// String writes the formula so that reading it gives the same formula.
func (f *Formula) String() string {
	if len(f.For.Ranges) == 0 {
		return f.Expr.String()
	}
	return f.Expr.String() + " for " + f.For.String()
}

// String writes the domain without "for"; "" if there are no variables.
func (d Domain) String() string {
	var items []string
	for _, r := range d.Ranges {
		items = append(items, r.String())
	}
	text := strings.Join(items, ", ")
	if d.If != nil {
		text += " if " + d.If.String()
	}
	return text
}

func (r Range) String() string {
	names := strings.Join(r.Names, ", ")
	if len(r.Names) > 1 {
		names = "(" + names + ")"
	}
	switch {
	case r.Tuples == nil && r.To == nil:
		return fmt.Sprintf("%s >= %s", names, r.From)
	case r.Tuples == nil:
		return fmt.Sprintf("%s in %s..%s", names, r.From, r.To)
	}
	var tuples []string
	for _, t := range r.Tuples {
		var numbers []string
		for _, x := range t {
			numbers = append(numbers, writeNumeral(x))
		}
		text := strings.Join(numbers, ", ")
		if len(t) > 1 {
			text = "(" + text + ")"
		}
		tuples = append(tuples, text)
	}
	return fmt.Sprintf("%s in [%s]", names, strings.Join(tuples, ", "))
}

// Names returns the domain's variables in order.
func (d Domain) Names() []string {
	var names []string
	for _, r := range d.Ranges {
		names = append(names, r.Names...)
	}
	return names
}

// Open tells whether some range has no end.
func (d Domain) Open() bool {
	return slices.ContainsFunc(d.Ranges, func(r Range) bool { return r.Tuples == nil && r.To == nil })
}
