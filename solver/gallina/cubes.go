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
func cubes(w *writer, p widths.Cubes) theorem {
	value := w.s.Bound()
	maps := w.group(p.Group, (*writer).words)
	if len(p.Split) > maxSplit {
		return w.none("a split of %d vertices, want at most %d", len(p.Split), maxSplit)
	}
	each := make([]string, len(p.Cubes))
	for i, k := range p.Cubes {
		formula, err := widths.CubeCNF(w.net.net, value, p.Split, k.Bits)
		w.fail(err)
		sides := listEach(p.Split, func(j int, _ uint32) string { return strconv.FormatBool(k.Bits>>j&1 == 1) })
		each[i] = fmt.Sprintf("(%s, (%s))", sides, strings.Join(w.refuted(formula, k.File, fmt.Sprintf("cube_%d", i+1)), ", "))
	}
	return w.by("cubes_sound $of $value %s %s%%uint63 [%s]", maps, listOf(p.Split), strings.Join(each, ";\n    "))
}
