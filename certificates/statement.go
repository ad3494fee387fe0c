package certificates

import (
	"fmt"
	"strings"
)

// maxWords bounds the words of a statement.
const maxWords = 8

// Statement is what a certificate proves: SUBJECT NETWORK [ARG…] RELATION VALUE.
type Statement struct {
	Subject  string
	Network  string
	Args     []string
	Relation string // "=", "<=" or ">="
	Value    string
	// line is where it stands in its file, from 1; 0 if it is from none.
	line int
}

// reject returns a Rejection about the statement.
func (s Statement) reject(rule, format string, args ...any) error {
	return &Rejection{Rule: rule, Line: s.line, Detail: fmt.Sprintf(format, args...)}
}

// String returns the statement as it stands in a certificate.
func (s Statement) String() string {
	words := append([]string{s.Subject, s.Network}, s.Args...)
	return strings.Join(append(words, s.Relation, s.Value), " ")
}

// ParseStatement reads a statement.
func ParseStatement(text string) (Statement, error) {
	words := strings.SplitN(text, " ", maxWords+1)
	n := len(words)
	if n < 4 || n > maxWords {
		return Statement{}, reject("statement/form", "%q, want SUBJECT NETWORK [ARGUMENT…] RELATION VALUE", cut(text))
	}
	for _, w := range words {
		if w == "" {
			return Statement{}, reject("statement/form", "%q, want words separated by single spaces", cut(text))
		}
	}
	s := Statement{Subject: words[0], Network: words[1], Args: words[2 : n-2 : n-2], Relation: words[n-2], Value: words[n-1]}
	switch s.Relation {
	case "=", "<=", ">=":
		return s, nil
	}
	return Statement{}, reject("statement/form", "relation %q, want =, <= or >=", cut(s.Relation))
}

// wantArgs checks the number of the statement's arguments and its relation.
func (s Statement) wantArgs(n int, relation string) error {
	if len(s.Args) != n {
		return s.reject("statement/arguments", "%q has %d arguments after the network, want %d", cut(s.String()), len(s.Args), n)
	}
	if s.Relation != relation {
		return s.reject("statement/relation", "%q has %q, want %q", cut(s.String()), s.Relation, relation)
	}
	return nil
}

// wantValue checks the statement's value against the one that the proof shows.
func (s Statement) wantValue(shown string) error {
	if s.Value != shown {
		return s.reject("statement/value", "%s: the statement says %q, the proof shows %q", cut(s.Subject), cut(s.Value), cut(shown))
	}
	return nil
}

// vertices reads words of a statement as vertices.
func vertices(words []string, g Graph) ([]uint32, error) {
	var list []uint32
	for _, a := range words {
		v, ok := decimal(a)
		if !ok || v >= uint64(g.Order()) {
			return nil, reject("statement/vertex", "%q, want a vertex below %d", cut(a), g.Order())
		}
		list = append(list, uint32(v))
	}
	return list, nil
}

// bound reads the statement's value as a number.
func (s Statement) bound() (uint64, error) {
	b, ok := decimal(s.Value)
	if !ok {
		return 0, s.reject("statement/value", "%q, want a number", cut(s.Value))
	}
	return b, nil
}

// yes reads the statement's value as yes or no.
func (s Statement) yes() (bool, error) {
	switch s.Value {
	case "yes", "no":
		return s.Value == "yes", nil
	}
	return false, s.reject("statement/value", "%q, want yes or no", cut(s.Value))
}
