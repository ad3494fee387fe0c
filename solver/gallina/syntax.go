package gallina

import (
	"os"
	"strings"
)

// failing keeps the first error: what is made after it is not used.
type failing struct{ err error }

// fail keeps an error, if it is one and the first.
func (f *failing) fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

// operations are those of the language, in Coq's whole numbers and the truths that it computes. $1 is the first operand. "floor/" is floor
// of a quotient, "0-" the operator with one operand.
var operations = map[string]string{
	"!":      "negb $1",
	"&&":     "($1 && $2)%bool",
	"||":     "($1 || $2)%bool",
	"==":     "$1 =? $2",
	"!=":     "negb ($1 =? $2)",
	"<":      "$1 <? $2",
	"<=":     "$1 <=? $2",
	">":      "$2 <? $1",
	">=":     "$2 <=? $1",
	"0-":     "- $1",
	"%":      "$1 mod $2",
	"floor/": "$1 / $2",
	"ceil/":  "- (- $1 / $2)",
	"abs":    "(Z.abs $1)",
	"pow":    "$1 ^ $2",
	"min":    "(Z.min $1 $2)",
	"max":    "(Z.max $1 $2)",
}

// has tells whether there is an operation.
func has(op string) bool { return operations[op] != "" }

// written writes an operation. min and max have any number of operands.
func written(op string, operands ...string) string {
	for (op == "min" || op == "max") && len(operands) > 2 {
		operands = append([]string{written(op, operands[:2]...)}, operands[2:]...)
	}
	return expanded(operations[op], operands)
}

// expanded puts operands in their places.
func expanded(text string, operands []string) string {
	return os.Expand(text, func(place string) string { return grouped(operands[place[0]-'1']) })
}

// grouped puts parentheses around a text of several words.
func grouped(text string) string {
	if !strings.ContainsAny(text, " ") || closedOff(text) {
		return text
	}
	return "(" + text + ")"
}

// closedOff tells whether the parenthesis at the beginning ends at the end.
func closedOff(text string) bool {
	depth := 0
	for i, c := range []byte(text) {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			return i == len(text)-1
		}
	}
	return false
}

// each returns what is written of each part.
func each[P any](parts []P, write func(i int, part P) string) []string {
	texts := make([]string, len(parts))
	for i, p := range parts {
		texts[i] = write(i, p)
	}
	return texts
}

// listed writes texts as a list.
func listed(texts []string) string { return "[" + strings.Join(texts, "; ") + "]" }
