package language

import (
	"fmt"
	"slices"
	"strings"
)

// String writes an expression of a claim so that reading it gives the same expression: with the
// least parentheses, and spaces around all operators but * / %. A word is written as it is called.
func (n *Node) String() string {
	var b strings.Builder
	n.print(&b)
	return b.String()
}

// strength says how tightly an operator binds, as in Go.
func (n *Node) strength() int {
	switch {
	case n.Word != nil || n.Ranges == nil && len(n.Args) != 2:
		return 7
	case n.Ranges != nil: // it reaches as far right as it can
		return 0
	}
	for i, level := range operators() {
		if slices.Contains(level, n.Op) {
			return i + 1
		}
	}
	return 7
}

func (n *Node) print(b *strings.Builder) {
	if n.Word != nil {
		n = n.Word
	}
	switch s := n.strength(); {
	case n.Op == Word:
		b.WriteString(`"` + n.Text + `"`)
	case n.Ranges != nil:
		r := n.Ranges[0]
		fmt.Fprintf(b, "%s %s in %s..%s", n.Op, r.Names[0], r.In.Args[0].end(), r.In.Args[1].end())
		if r.If != nil && (r.If.Op != Name || r.If.Text != "true") {
			fmt.Fprintf(b, " if %s", r.If)
		}
		b.WriteString(": ")
		n.Args[0].print(b)
	case n.Text != "":
		b.WriteString(n.Text)
		args := n.Args
		for (n.Text == "min" || n.Text == "max") && len(args) > 1 && args[0].Op == Call && args[0].Text == n.Text && args[0].Ranges == nil {
			args = slices.Concat(args[0].Args, args[1:]) // the least of the least and others
		}
		for i, a := range args {
			b.WriteString([]string{"(", ", "}[min(i, 1)])
			a.print(b)
		}
		if len(n.Args) > 0 {
			b.WriteByte(')')
		}
	case len(n.Args) == 1:
		b.WriteString(n.Op)
		n.Args[0].wrapped(b, n.Args[0].strength() < 6 || n.Args[0].Op == "-" && n.Args[0].Word == nil)
	default:
		left := n.Args[0].strength()
		n.Args[0].wrapped(b, left < s || s == comparisons+1 && left == s || n.Args[0].ends())
		if s > sums+1 {
			b.WriteString(n.Op)
		} else {
			b.WriteString(" " + n.Op + " ")
		}
		n.Args[1].wrapped(b, n.Args[1].strength() <= s)
	}
}

// ends tells whether the expression ends with a quantifier, which would take in what follows.
func (n *Node) ends() bool {
	if n.Ranges != nil || n.Word != nil || n.Text != "" {
		return n.Ranges != nil && n.Word == nil
	}
	last := n.Args[len(n.Args)-1]
	return last.strength() > 0 && last.ends()
}

// end writes an end of a range.
func (n *Node) end() string {
	var b strings.Builder
	n.wrapped(&b, n.strength() <= sums)
	return b.String()
}

func (n *Node) wrapped(b *strings.Builder, parentheses bool) {
	if parentheses {
		b.WriteByte('(')
		defer b.WriteByte(')')
	}
	n.print(b)
}
