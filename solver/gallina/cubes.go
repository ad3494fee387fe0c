package gallina

import (
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates/widths"
)

// maxSplit is the largest number of vertices that cubes of a theorem split on: Coq goes through all
// assignments of sides to them.
const maxSplit = 12

// cubes writes that no case of a balanced cut has fewer links.
func cubes(w *writer, p widths.Cubes) (theorem, error) {
	value, err := w.s.Bound()
	if err != nil {
		return theorem{}, err
	}
	list, err := w.group(p.Group, w.words)
	if err != nil {
		return theorem{}, err
	}
	if len(p.Split) > maxSplit {
		return theorem{}, none("a split of %d vertices, want at most %d", len(p.Split), maxSplit)
	}
	var each []string
	for i, k := range p.Cubes {
		formula, err := widths.CubeCNF(w.net.net, value, p.Split, k.Bits)
		if err != nil {
			return theorem{}, err
		}
		clauses, literals, proof, err := w.refuted(formula, k.File, fmt.Sprintf("cube_%d", i+1))
		if err != nil {
			return theorem{}, err
		}
		sides := make([]string, len(p.Split))
		for j := range sides {
			sides[j] = strconv.FormatBool(k.Bits>>j&1 == 1)
		}
		each = append(each, fmt.Sprintf("([%s], (%d%%uint63, %d%%uint63, %s))", strings.Join(sides, "; "), clauses, literals, proof))
	}
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value),
		lemma: fmt.Sprintf("(cubes_sound %s %s %s [%s]%%uint63 [%s])", w.net.numbers(), w.s.Value, list,
			listOf(p.Split), strings.Join(each, ";\n    ")),
	}, nil
}
