package certificates

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// maxWords bounds the words of a statement.
const maxWords = 8

// MaxArguments bounds what a statement is about, its network counted: the other words are the subject, the
// relation and the value.
const MaxArguments = maxWords - 3

// Shortest stands in a statement about lanes in place of a router: each message may
// take any of its shortest paths.
const Shortest = "shortest"

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

// Reject returns a Rejection about the statement.
func (s Statement) Reject(rule, format string, args ...any) error {
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
		return Statement{}, Reject("statement/form", "%q, want SUBJECT NETWORK [ARGUMENT…] RELATION VALUE", Shortened(text))
	}
	for _, w := range words {
		if w == "" {
			return Statement{}, Reject("statement/form", "%q, want words separated by single spaces", Shortened(text))
		}
	}
	s := Statement{Subject: words[0], Network: words[1], Args: words[2 : n-2 : n-2], Relation: words[n-2], Value: words[n-1]}
	switch s.Relation {
	case "=", "<=", ">=":
		return s, nil
	}
	return Statement{}, Reject("statement/form", "relation %q, want =, <= or >=", Shortened(s.Relation))
}

// WantArgs checks the number of the statement's arguments.
func (s Statement) WantArgs(n int) error {
	if len(s.Args) != n {
		return s.Reject("statement/arguments", "%q has %d arguments after the network, want %d", Shortened(s.String()), len(s.Args), n)
	}
	return nil
}

// WantValue checks the statement's value against the one that the proof shows.
func (s Statement) WantValue(shown string) error {
	if s.Value != shown {
		return s.Reject("statement/value", "%s: the statement says %q, the proof shows %q", Shortened(s.Subject), Shortened(s.Value), Shortened(shown))
	}
	return nil
}

// want checks that the statement is of a form that a kind shows.
func (s Statement) want(form string, g Graph) error {
	parts := strings.Fields(form)
	args, relations, value := parts[2:len(parts)-2], parts[len(parts)-2], parts[len(parts)-1]
	if !slices.Contains(args, "…") {
		if err := s.WantArgs(len(args)); err != nil {
			return err
		}
	}
	if !slices.Contains(strings.Split(relations, "|"), s.Relation) {
		return s.Reject("statement/relation", "%q has %q, want %q", Shortened(s.String()), s.Relation, relations)
	}
	for i, a := range args {
		if a == "u" || a == "v" {
			if _, err := VertexOf(s.Args[i], g); err != nil {
				return err
			}
		}
	}
	switch value {
	case "yes", "no":
		return s.WantValue(value)
	case "k":
		if _, ok := Decimal(s.Value); !ok {
			return s.Reject("statement/value", "%q, want a number", Shortened(s.Value))
		}
	}
	return nil
}

// VertexOf reads a word of a statement as a vertex.
func VertexOf(word string, g Graph) (uint32, error) {
	v, ok := Decimal(word)
	if !ok || v >= uint64(g.Order()) {
		return 0, Reject("statement/vertex", "%q, want a vertex below %d", Shortened(word), g.Order())
	}
	return uint32(v), nil
}

// Vertex is the argument with the given number, where the form of the statement has a vertex.
func (s Statement) Vertex(i int) uint32 {
	v, _ := Decimal(s.Args[i])
	return uint32(v)
}

// Bound is the value, where the form of the statement has a number k.
func (s Statement) Bound() uint64 {
	k, _ := Decimal(s.Value)
	return k
}

// Whole reads the statement's value as a whole number of any length.
func (s Statement) Whole(w World) (*big.Int, error) {
	if err := w.Budget.Spend(int64(len(s.Value)) * int64(len(s.Value)) / 64); err != nil {
		return nil, err
	}
	n, ok := new(big.Int), s.Value == "0" || !strings.HasPrefix(s.Value, "0")
	if ok = ok && strings.Trim(s.Value, "0123456789") == ""; ok {
		_, ok = n.SetString(s.Value, 10)
	}
	if !ok {
		return nil, s.Reject("statement/value", "%q, want a number", Shortened(s.Value))
	}
	return n, nil
}

// Yes reads the statement's value as yes or no.
func (s Statement) Yes() (bool, error) {
	switch s.Value {
	case "yes", "no":
		return s.Value == "yes", nil
	}
	return false, s.Reject("statement/value", "%q, want yes or no", Shortened(s.Value))
}
