package family_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/topology"
)

// untold are the built-in families that have no text, with the reason.
func untold() map[string]string {
	return map[string]string{
		"Mesh":  "any number of sides, and so of coordinates",
		"Torus": "any number of sides, and so of coordinates",
	}
}

// TestNetworks: the text of each network is what the Go constructor builds: the vertices with
// their labels, the links, and the parameters that it refuses.
func TestNetworks(t *testing.T) {
	deep.NotShort(t)
	most := deep.Cases(100, 100, 200) // vertices
	told := make(map[string]bool)
	for _, f := range topology.Families() {
		stem, _, _ := strings.Cut(f.Name, "(")
		d := words.Standard().Find(stem)
		if d == nil {
			if untold()[stem] == "" {
				t.Errorf("%s has no text", stem)
			}
			continue
		}
		if d.Role != words.Network || len(d.Definition.Params) != f.Args {
			t.Errorf("%s is the text of %s", d.Head(), f.Name)
			continue
		}
		told[stem] = true
		count := 0
		for params := range tuples(f.Args, -1, most) {
			count += compare(t, d, f, params, float64(most))
		}
		if count == 0 || f.Args > 0 && count < 3 {
			t.Errorf("%s: only %d members compared", stem, count)
		}
	}
	for _, d := range words.Standard().All() {
		if d.Role == words.Network && !told[d.Name] {
			t.Errorf("%s is no built-in network", d.Name)
		}
	}
	// Members with more vertices than those: the least whose c is no power of 2, what is wider
	// than it is long, an odd and an even side.
	for _, name := range []string{"Gamma(6,1,1)", "Gamma(3,2,3)", "Gamma(8,1,1)", "QT(2,17)", "OMMH(3,5,6)", "OCT(1,9)", "CCTorus(15)", "CCTorus(16)", "CCTorusOpp(18)", "FTT(15)", "FTT(16)", "XMeshW(17)", "TCR(9)", "MCR(10)", "Hypercube(10)", "GP(150,74)", "FatTree(10)", "FatTree(12)", "Dragonfly(5,2,3)", "Dragonfly(3,1,5)"} {
		stem, list, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
		var params []int
		for s := range strings.SplitSeq(list, ",") {
			x := 0
			fmt.Sscan(s, &x)
			params = append(params, x)
		}
		i := slices.IndexFunc(topology.Families(), func(f topology.Family) bool { return strings.HasPrefix(f.Name, stem+"(") })
		if compare(t, words.Standard().Find(stem), topology.Families()[i], params, 2000) != 1 {
			t.Errorf("%s is not compared", name)
		}
	}
}

// tuples yields the tuples of so many numbers between low and high; if there are more than two,
// those whose product is not above high.
func tuples(n, low, high int) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		var extend func(head []int, left int) bool
		extend = func(head []int, left int) bool {
			if len(head) == n {
				return yield(head)
			}
			for x := low; x <= left; x++ {
				rest := left
				if n > 2 {
					rest = left / max(x, 1)
				}
				if !extend(append(slices.Clone(head), x), rest) {
					return false
				}
			}
			return true
		}
		extend(nil, high)
	}
}

// compare compares a member, if it has at most so many vertices or there is none. It returns
// how many it has compared.
func compare(t *testing.T, d *words.Definition, f topology.Family, params []int, most float64) int {
	t.Helper()
	var numbers []int64
	var shape []float64
	for _, p := range params {
		numbers, shape = append(numbers, int64(p)), append(shape, float64(p))
	}
	if order, _ := f.Shape(shape); order > most {
		return 0
	}
	net, err := f.New(params)
	m, textErr := family.Build(d, numbers, nil)
	if (err != nil) != (textErr != nil) {
		t.Errorf("%s%d: %v, its text: %v", d.Name, params, err, textErr)
	}
	if err != nil || textErr != nil {
		return 0
	}
	if m.Name() != net.Name() || m.Order() != net.Order() || m.Size() != net.Size() || m.Directed() {
		t.Errorf("%s has %d vertices and %d links, its text %s %d and %d", net.Name(), net.Order(), net.Size(), m.Name(), m.Order(), m.Size())
		return 0
	}
	at := make([]uint32, m.Order()) // the vertex with the same label
	for v := range at {
		label := m.Label(uint32(v))
		if at[v] = uint32(v); d.Name == "Gamma" {
			at[v], _ = net.Vertex(label)
		}
		if kinds[d.Name] != nil {
			label = ofKind(kinds[d.Name], label)
		}
		if net.Label(at[v]) != label {
			t.Errorf("%s: vertex %d is %s, in its text %s", net.Name(), at[v], net.Label(at[v]), label)
			return 0
		}
	}
	for v := range at {
		var row []uint32
		for _, u := range m.Neighbors(uint32(v)) {
			row = append(row, at[u])
		}
		if slices.Sort(row); !slices.Equal(row, net.Neighbors(at[v])) {
			t.Errorf("%s: %s has the neighbours %d, in its text %d", net.Name(), net.Label(at[v]), net.Neighbors(at[v]), row)
			return 0
		}
	}
	return 1
}

// kinds are those of the vertices of networks that have several, with how many coordinates each has.
var kinds = map[string][]struct {
	name   string
	places int
}{
	"FatTree":   {{"host", 3}, {"edge", 2}, {"agg", 2}, {"core", 2}},
	"Dragonfly": {{"host", 3}, {"router", 2}},
}

// ofKind returns the label of the vertex whose text's label has the number of a kind, coordinates, and zeros where
// the kind has none.
func ofKind(kinds []struct {
	name   string
	places int
}, label string) string {
	list := strings.Split(strings.Trim(label, "()"), ",")
	kind := kinds[int(list[0][0]-'0')]
	for _, zero := range list[1+kind.places:] {
		if zero != "0" {
			return label
		}
	}
	return kind.name + "(" + strings.Join(list[1:1+kind.places], ",") + ")"
}

// TestGrids: meshes and tori of one to four sides are what the Go constructors build.
func TestGrids(t *testing.T) {
	deep.NotShort(t)
	for _, stem := range []string{"Mesh", "Torus"} {
		i := slices.IndexFunc(topology.Families(), func(f topology.Family) bool { return strings.HasPrefix(f.Name, stem+"(") })
		for sides := 1; sides <= 4; sides++ {
			d := words.Standard().Network(stem, sides)
			count := 0
			for params := range tuples(sides, 1, 100) {
				count += compare(t, d, topology.Families()[i], params, 100)
			}
			if count < 3 {
				t.Errorf("%s: only %d members compared", d.Head(), count)
			}
		}
	}
	for name, params := range map[string]int{"Mesh": 0, "Torus": 9, "OCT": 1, "diameter": 1, "Nobody": 1} {
		if d := words.Standard().Network(name, params); d != nil {
			t.Errorf("%s of %d parameters is %s, want none", name, params, d.Head())
		}
	}
}
