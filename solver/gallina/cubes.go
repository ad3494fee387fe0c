package gallina

import (
	"fmt"
	"strings"

	"topocert/certificates"
)

// maxSplit is the largest number of vertices that cubes of a theorem split on: Coq goes through all
// assignments of sides to them.
const maxSplit = 12

// cubes writes that no case of a balanced cut has fewer links.
func cubes(w *writer) (theorem, error) {
	value, err := wholeNumber(w.s.Value)
	if err != nil {
		return theorem{}, err
	}
	list, lines, err := w.automorphismsAs(w.words)
	if err != nil {
		return theorem{}, err
	}
	numbers, err := w.line(lines, "split")
	if err != nil {
		return theorem{}, err
	}
	if len(numbers) > maxSplit {
		return theorem{}, none("a split of %d vertices, want at most %d", len(numbers), maxSplit)
	}
	split := make([]uint32, len(numbers))
	for i, v := range numbers {
		split[i] = uint32(v)
	}
	var each []string
	for i, line := range w.c.Body[lines+1:] {
		sides, file, _ := strings.Cut(line.Text, " ")
		bits := uint32(0)
		for j := range split {
			bits |= uint32(sides[j]-'0') << j
		}
		formula, err := certificates.CubeCNF(w.net.net, value, split, bits)
		if err != nil {
			return theorem{}, err
		}
		clauses, literals, proof, err := w.refuted(formula, file, fmt.Sprintf("cube_%d", i+1))
		if err != nil {
			return theorem{}, err
		}
		each = append(each, fmt.Sprintf("([%s], (%d%%uint63, %d%%uint63, %s))", sidesInCoq(sides), clauses, literals, proof))
	}
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %d", grouped(w.net.graph), value),
		lemma: fmt.Sprintf("(cubes_right %s %d %s [%s]%%uint63 [%s])", w.net.numbers(), value, list,
			listOf(numbers), strings.Join(each, ";\n    ")),
	}, nil
}

// sidesInCoq writes digits 0 and 1 as truths.
func sidesInCoq(digits string) string {
	words := make([]string, len(digits))
	for i, d := range digits {
		words[i] = []string{"false", "true"}[d-'0']
	}
	return strings.Join(words, "; ")
}
