package topology_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/topology"
)

var update = flag.Bool("update", false, "rewrite testdata/shapes.txt; review the diff")

// shapesOf are small members of all families, and names that are refused.
var shapesOf = []string{
	"Ring(3)", "Ring(8)", "Complete(1)", "Complete(5)", "Hypercube(1)", "Hypercube(5)", "Petersen", "GP(5,2)", "GP(8,3)", "Mesh(2)", "Mesh(3,2,4)", "Torus(2)", "Torus(3,2)", "Torus(4,5)",
	"JTorus(1,1)", "JTorus(2,3)", "Octagon", "OCT(1,1)", "OCT(2,3)", "OMMH(2,2,1)", "OMMH(3,4,2)", "XMesh(3)", "XMesh(6)", "XMeshW(3)", "XMeshW(7)", "XTorus(3)", "XTorus(6)",
	"CCTorus(3)", "CCTorus(4)", "CCTorus(7)", "CCTorusOpp(4)", "CCTorusOpp(8)", "QT(2,2)", "QT(3,4)", "FTT(4)", "FTT(7)", "FTT(8)", "MCR(2)", "MCR(3)", "TCR(2)", "TCR(4)", "Gamma(2,1,1)", "Gamma(3,2,1)", "Gamma(4,2,3)", "FatTree(2)", "FatTree(4)", "FatTree(6)", "Dragonfly(1,1,1)", "Dragonfly(2,1,1)", "Dragonfly(4,2,2)", "g6:D?{",
	"Ring(2)", "Complete(0)", "Hypercube(0)", "GP(2,1)", "GP(6,3)", "GP(5,0)", "Mesh(1)", "Mesh(3,1)", "Torus(1,3)", "JTorus(0,1)", "JTorus(1,0)", "OCT(0,1)", "OCT(1,0)", "OMMH(1,2,1)", "OMMH(2,1,1)", "OMMH(2,2,0)", "XMesh(2)", "XMeshW(2)", "XTorus(2)", "CCTorus(2)", "CCTorusOpp(2)", "CCTorusOpp(5)", "QT(1,2)", "QT(2,1)", "FTT(3)", "MCR(1)", "TCR(1)", "Gamma(1,1,1)", "Gamma(2,0,1)", "Gamma(2,1,0)", "FatTree(0)", "FatTree(3)", "FatTree(1)", "FatTree(406)", "FatTree(999999998)", "Dragonfly(0,1,1)", "Dragonfly(1,0,1)", "Dragonfly(1,1,0)", "Dragonfly(999999999,999999999,999999999)", "Dragonfly(1000,1000,1000)", "Dragonfly(200,100,999999999)",
	"Torus(4097)", "Torus(5000,5000)", "QT(1449,1449)", "Mesh(1000000000)", "Mesh(999999999)", "Mesh(2,2", "Mesh()", "Mesh(,2)", "Mesh(+2)", "Mesh(2)x", "Petersen()", "Petersen(1)", "Ring", "Ring(3,4)", "QT(2)", "QT( 2 , 3 )", " qt(2,3) ", "Nothing(3)", "", "(3)",
	"Ring(" + "9999999999" + ")", "Mesh(" + strings.Repeat("2,", 9) + "2)", "Mesh(" + strings.Repeat("2,", 128) + "2)", "Nobody" + strings.Repeat("x", 60),
}

// TestShapes: small networks are those with the digests in testdata/shapes.txt: links,
// labels, coordinates, symmetries and layouts. Certificates name vertices by number, so
// numbers and labels are not to change unnoticed. A name that is refused stands there
// with the reason. Whether networks are the papers' is for other tests.
func TestShapes(t *testing.T) {
	var got strings.Builder
	for _, name := range shapesOf {
		fmt.Fprintf(&got, "%q %s\n", name, shape(t, name))
	}
	const file = "testdata/shapes.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(string(data), "\n")
	for i, line := range strings.Split(got.String(), "\n") {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s would be %q", i+1, file, line)
		}
	}
}

// shape describes a network in a line.
func shape(t *testing.T, name string) string {
	net, err := topology.Parse(name)
	if err != nil {
		return err.Error()
	}
	h := fnv.New64a()
	for u, v := range net.CSR().Edges() {
		fmt.Fprintln(h, u, v)
	}
	for v := range uint32(net.Order()) {
		label := net.Label(v)
		if back, err := net.Vertex(label); err != nil || back != v {
			t.Errorf("%s: label %s is that of %d and of %d, %v", name, label, v, back, err)
		}
		fmt.Fprintln(h, label)
		if boxed, ok := net.(interface{ Coordinates(uint32) []int }); ok {
			fmt.Fprintln(h, boxed.Coordinates(v))
		}
		if group, ok := net.(topology.Group); ok {
			fmt.Fprintln(h, group.Inverse(v), group.Product(v, 1), group.Product(1, v), group.Quotient(v, 1))
		}
	}
	if stem, _ := net.Family(); slices.Contains([]string{"JTorus", "Octagon", "OCT"}, stem) {
		grid := net.(topology.Grid)
		for v := range uint32(net.Order()) { // the paper's code
			code := ""
			for i, side := range grid.Sides() {
				code += topology.Johnson(grid.Coordinate(v, i), side/2)
			}
			fmt.Fprintln(h, code)
		}
	}
	var symmetries []string
	for _, s := range net.Symmetries() {
		fmt.Fprintln(h, s.Permutation())
		symmetries = append(symmetries, s.Name)
	}
	text := fmt.Sprintf("%s, %d vertices, %d links, %016x", net.Name(), net.Order(), net.Size(), h.Sum64())
	if len(symmetries) > 0 {
		text += ": " + strings.Join(symmetries, ", ")
	}
	for _, label := range []string{fmt.Sprint(net.Order()), "(0,x)", "(0,0,0,0,0,0)"} {
		_, err := net.Vertex(label)
		if err == nil {
			t.Errorf("%s has a vertex %s", name, label)
		}
		text += fmt.Sprintf("; %v", err)
	}
	return text
}

// TestLimits: the limits are those of the comments and of the certificates' format.
func TestLimits(t *testing.T) {
	for name, limit := range map[string][2]int{
		"MaxOrder":       {topology.MaxOrder, 16777216},
		"MaxSize":        {topology.MaxSize, 67108864},
		"MaxLine":        {topology.MaxLine, 16777216},
		"MaxGraph6Order": {topology.MaxGraph6Order, 8192},
	} {
		if limit[0] != limit[1] {
			t.Errorf("%s is %d, want %d", name, limit[0], limit[1])
		}
	}
}

// TestJohnson: the codes of the OCT paper's §2.1, Definition 2: those for m = 3; by its rules bit b of the
// word for i, the lowest being 0, is 1 for b < i ≤ b+m.
func TestJohnson(t *testing.T) {
	for i, want := range []string{"000", "001", "011", "111", "110", "100"} {
		if got := topology.Johnson(i, 3); got != want {
			t.Errorf("code %d of 3 bits is %s, want %s", i, got, want)
		}
	}
	for m := range 40 {
		for i := range 2 * m {
			for b, got := range topology.Johnson(i, m) {
				if b = m - 1 - b; (got == '1') != (b < i && i <= b+m) {
					t.Errorf("bit %d of code %d of %d bits is %c", b, i, m, got)
				}
			}
		}
	}
}
