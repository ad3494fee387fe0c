package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// MaxSides bounds the sides of meshes and tori: with more there are too many vertices.
const MaxSides = 24

// Network returns the definition of a network with so many parameters: that of the library, or
// for "Mesh" and "Torus", of any number of sides, a text for the number at hand. It is nil for
// networks that no text defines.
//
// The mesh of the sides n1, n2, …, each 2 or more, has the tuples of their coordinates for
// vertices; two are joined when they differ by 1 in one coordinate, in the torus modulo the
// side. One parameter n stands for n×n. Source: the usual definition; all five papers compare with
// it. Automorphisms are the reflections and the exchanges of axes of equal length, those of a torus
// the translations as well; with a side of 4 it has more.
func (l *Library) Network(name string, params int) *Definition {
	if d := l.Find(name); d != nil || name != "Mesh" && name != "Torus" {
		if d == nil || d.Role != Network || len(d.Params) != params {
			return nil
		}
		return d
	}
	if params < 1 || params > MaxSides {
		return nil
	}
	return grids()[name][params-1]()
}

// Router returns the definition of a router for a network of so many parameters: that of the library, or
// for "dor", on meshes and tori, the text of dimension order: the first coordinate in which the message
// is not where it goes changes by 1, in the torus the shorter way around, up if both are equal. It is
// nil for routers that no text defines. Source: H. Sullivan, T. R. Bashkow, "A large scale, homogeneous,
// fully distributed parallel machine", ISCA 1977.
func (l *Library) Router(name, network string, params int) *Definition {
	d := l.Find(name)
	if grid := l.Network(network, params); d == nil && name == "dor" && grid != nil && (network == "Mesh" || network == "Torus") {
		d = dimensionOrder(grid)
	}
	if d == nil || d.Role != Router || d.Body.Route.Network != network || len(d.Body.Route.Params) != params {
		return nil
	}
	return d
}

// dimensionOrder is the router dor on a mesh or torus.
func dimensionOrder(grid *Definition) *Definition {
	var hops, coords, goal []string
	for i, r := range grid.Body.Ranges {
		coords, goal = append(coords, r.Names...), append(goal, "to"+strconv.Itoa(i+1))
	}
	for i, x := range coords {
		hop := func(term, cond string) {
			to := slices.Clone(coords)
			to[i] = term
			hops = append(hops, "("+strings.Join(to, ", ")+") if "+cond)
		}
		t, n := goal[i], grid.Names()[min(i, len(grid.Params)-1)]
		if grid.Name == "Torus" {
			hop("("+x+"+1)%"+n, fmt.Sprintf("%s != %s && 2*((%[2]s-%[1]s)%%%[3]s) <= %[3]s", x, t, n))
			hop("("+x+"-1)%"+n, x+" != "+t)
		} else {
			hop(x+"+1", x+" < "+t)
			hop(x+"-1", x+" > "+t)
		}
	}
	text := fmt.Sprintf("dor = route %s(%s) from (%s) to (%s): %s", grid.Name, strings.Join(grid.Names(), ", "), strings.Join(coords, ", "), strings.Join(goal, ", "), strings.Join(hops, "; "))
	return ours(grid.Source+"\n"+text, "dor")
}

// ours is a definition in a text of ours.
func ours(text, name string) *Definition {
	l, err := new(Library).extend(text, false, func(string) string { return "" }, nil)
	if err != nil {
		panic("words: " + err.Error())
	}
	return l.Find(name)
}

// grids are the definitions of meshes and tori, for one parameter and for more, each made once.
var grids = sync.OnceValue(func() map[string][]func() *Definition {
	made := make(map[string][]func() *Definition)
	for _, name := range []string{"Mesh", "Torus"} {
		for i := range MaxSides {
			made[name] = append(made[name], sync.OnceValue(func() *Definition { return ours(grid(name, i+1), name) }))
		}
	}
	return made
})

// grid is the text of a mesh or torus with so many sides.
func grid(name string, params int) string {
	heads := numbered("n", params)
	sides := heads
	if params == 1 {
		heads, sides = []string{"n"}, []string{"n", "n"}
	}
	coords := numbered("x", len(sides))
	var ranges, next, turns, reflections, exchanges []string
	for i, x := range coords {
		ranges = append(ranges, fmt.Sprintf("%s in 0..%s-1", x, sides[i]))
		with := func(term string) string { return "(" + strings.Replace(strings.Join(coords, ", "), x, term, 1) + ")" }
		turns = append(turns, with(fmt.Sprintf("(%s+1)%%%s", x, sides[i])))
		next = append(next, with(x+"+1")+fmt.Sprintf(" if %s < %s-1", x, sides[i]))
		reflections = append(reflections, with(fmt.Sprintf("%s-1-%s", sides[i], x)))
		for j := range i {
			swapped := slices.Clone(coords)
			swapped[i], swapped[j] = swapped[j], swapped[i]
			exchanges = append(exchanges, fmt.Sprintf("(%s) if %s == %s", strings.Join(swapped, ", "), sides[i], sides[j]))
		}
	}
	ranges[0] += " if " + strings.Join(heads, " >= 2 && ") + " >= 2"
	maps, modulo := slices.Concat(reflections, exchanges), ""
	if name == "Torus" {
		next, maps, modulo = turns, slices.Concat(turns, maps), ", modulo the side,"
	}
	small := strings.ToLower(name)
	notes := fmt.Sprintf("// The %s with the given sides, each 2 or more: two vertices are joined when they differ by 1%s in one\n", small, modulo) +
		fmt.Sprintf("// coordinate and agree in the others. %s(n) is n×n.\n// Source: the usual definition.\n", name) +
		fmt.Sprintf("//~ list: %s with sides ≥ 2; %s(n) is n×n\n//~ degree: %d\n//~ maps: %s\n", small, name, 2*len(sides), strings.Join(maps, "; "))
	return notes + fmt.Sprintf("%s(%s) = graph %s: %s\n", name, strings.Join(heads, ", "), strings.Join(ranges, ", "), strings.Join(next, "; "))
}

// numbered are so many names: x1, x2, …
func numbered(letter string, count int) (names []string) {
	for i := range count {
		names = append(names, letter+strconv.Itoa(i+1))
	}
	return names
}
