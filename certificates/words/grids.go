package words

import (
	"fmt"
	"strings"
)

// maxSides bounds the sides of meshes and tori that have a text here.
const maxSides = 8

// Network returns the definition of a network with so many parameters: that of the library, or
// for "Mesh" and "Torus", of any number of sides, a text for the number at hand. It is nil for
// networks that no text defines.
//
// The mesh of the sides n1, n2, …, each 2 or more, has the tuples of their coordinates for
// vertices; two are joined when they differ by 1 in one coordinate, in the torus modulo the
// side. One parameter n stands for n×n. Source: the usual definition; package topology has the
// same networks, and a test compares them link by link.
func (l *Library) Network(name string, params int) *Definition {
	if d := l.Find(name); d != nil || name != "Mesh" && name != "Torus" {
		if d == nil || d.Role != Network || len(d.Params) != params {
			return nil
		}
		return d
	}
	if params < 1 || params > maxSides {
		return nil
	}
	made, err := l.extend(grid(name, params), false, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		panic("words: " + err.Error())
	}
	return made.Find(name)
}

// grid is the text of a mesh or torus with so many sides.
func grid(name string, params int) string {
	var heads, sides, coords, conds []string
	for i := range params {
		heads = append(heads, fmt.Sprintf("n%d", i+1))
	}
	sides = heads
	if params == 1 {
		heads = []string{"n"}
		sides = []string{"n", "n"}
	}
	for i := range sides {
		coords = append(coords, fmt.Sprintf("x%d", i+1))
	}
	for _, n := range heads {
		conds = append(conds, n+" >= 2")
	}
	var ranges, next []string
	for i, x := range coords {
		r := fmt.Sprintf("%s in 0..%s-1", x, sides[i])
		if i == 0 {
			r += " if " + strings.Join(conds, " && ")
		}
		ranges = append(ranges, r)
		to := strings.Join(coords, ", ")
		step, cond := fmt.Sprintf("(%s+1)%%%s", x, sides[i]), ""
		if name == "Mesh" {
			step, cond = x+"+1", fmt.Sprintf(" if %s < %s-1", x, sides[i])
		}
		next = append(next, "("+strings.Replace(to, x, step, 1)+")"+cond)
	}
	return fmt.Sprintf("%s(%s) = graph %s: %s\n", name, strings.Join(heads, ", "), strings.Join(ranges, ", "), strings.Join(next, "; "))
}
