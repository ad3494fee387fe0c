package coq_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/topology"
)

// order is that of the largest networks whose links are compared, 0 where each family has its
// own. 256 is the most that Links.v has numbers for.
var order = flag.Int("order", 0, "the order of the largest networks whose links are compared, 0 for that at which each family shows all its links")

// least is the order to which a family's members are compared if no other is asked for. Up to
// there all that the definition says shows: no ring is so short that both ways round are the same,
// no two parameters are always equal, and each case of the definition occurs. A sign that is changed in
// package topology changes a member's links.
var least = map[string]int{
	"Ring": 8, "FTT": 49, "CCTorus": 64, "XMesh": 36, "XMeshW": 36, "XTorus": 49, "MCR": 36, "TCR": 36, "Hypercube": 16, "Octagon": 8,
	"JTorus": 48, "OCT": 192, "QT": 96, "Gamma": 216, "OMMH": 64, "Torus": 36, "Mesh": 36,
}

// sided are the sides of the meshes and tori of four dimensions that are compared then: of two and
// three dimensions these are to order 36.
var sided = [][]int{{3, 4, 5}, {5, 4, 3}, {3, 3, 3, 3}, {2, 3, 4, 5}, {5, 4, 3, 2}, {3, 4, 5, 4}}

// member is a network under its names in both languages.
type member struct{ name, graph, lister string }

// members lists the members of all families that Links.v computes, to an order.
func members(largest int) []member {
	var list []member
	own := largest == 0
	if own {
		largest = 256
	}
	add := func(order int, name, graph, links string) {
		family, _, _ := strings.Cut(name, "(")
		if own && order > least[family] || order > largest {
			return
		}
		list = append(list, listed(name, graph, links))
	}
	each := func(f func(n int)) {
		for n := range largest + 1 {
			f(n)
		}
	}
	grids := []struct {
		name, links string
		least       int
	}{{"FTT", "ftt", 4}, {"CCTorus", "cctorus", 3}, {"XMesh", "xmesh", 3}, {"XMeshW", "xmeshw", 3}, {"XTorus", "xtorus", 3}}
	each(func(n int) {
		if n >= 3 {
			add(n, fmt.Sprintf("Ring(%d)", n), fmt.Sprintf("Ring %d", n), fmt.Sprintf("ring %d", n))
		}
		for _, g := range grids {
			if n >= g.least {
				add(n*n, fmt.Sprintf("%s(%d)", g.name, n), fmt.Sprintf("%s %d", g.name, n), fmt.Sprintf("%s %d", g.links, n))
			}
		}
		if n >= 2 {
			add(4*n*n, fmt.Sprintf("MCR(%d)", n), fmt.Sprintf("MCR %d", n), fmt.Sprintf("mcr %d", n))
			add(4*n*n, fmt.Sprintf("TCR(%d)", n), fmt.Sprintf("TCR %d", n), fmt.Sprintf("tcr %d", n))
		}
		if n >= 1 && n <= 8 {
			add(1<<n, fmt.Sprintf("Hypercube(%d)", n), fmt.Sprintf("Hypercube %d", n), fmt.Sprintf("hypercube %d", n))
		}
	})
	add(8, "Octagon", "Octagon", "octagon")
	for a := 1; a <= largest; a++ {
		for b := 1; a*b <= largest; b++ {
			two := func(order int, name, links string) {
				add(order, fmt.Sprintf("%s(%d,%d)", name, a, b), fmt.Sprintf("%s %d %d", name, a, b), fmt.Sprintf("%s %d %d", links, a, b))
			}
			two(4*a*b, "JTorus", "jtorus")
			two(32*a*b, "OCT", "oct")
			if a >= 2 && b >= 2 {
				two(8*a*b, "QT", "qt")
				sides(add, a, b)
			}
			for c := 1; a*b*c <= largest; c++ {
				three := func(order int, name, links string) {
					add(order, fmt.Sprintf("%s(%d,%d,%d)", name, a, b, c), fmt.Sprintf("%s %d %d %d", name, a, b, c), fmt.Sprintf("%s %d %d %d", links, a, b, c))
				}
				if a >= 2 {
					three(a*a*a*b*c, "Gamma", "gamma")
				}
				if a >= 2 && b >= 2 && c <= 8 {
					three(a*b<<c, "OMMH", "ommh")
				}
				if a >= 2 && b >= 2 && c >= 2 {
					sides(add, a, b, c)
					for d := 2; a*b*c*d <= largest; d++ {
						sides(add, a, b, c, d)
					}
				}
			}
		}
	}
	for _, s := range sided {
		if own {
			sides(func(_ int, name, graph, links string) { list = append(list, listed(name, graph, links)) }, s...)
		}
	}
	return list
}

func listed(name, graph, links string) member {
	family, rest, _ := strings.Cut(links, " ")
	return member{name, graph, strings.TrimSpace(family + "_list " + rest)}
}

// sides adds a mesh and a torus.
func sides(add func(order int, name, graph, links string), list ...int) {
	order := 1
	var text []string
	for _, n := range list {
		order *= n
		text = append(text, strconv.Itoa(n))
	}
	for _, name := range []string{"Torus", "Mesh"} {
		coq := "[" + strings.Join(text, "; ") + "]"
		add(order, name+"("+strings.Join(text, ",")+")", name+" "+coq, strings.ToLower(name)+" "+coq)
	}
}

// TestLinks: the networks that the theorems are about have the links of package
// topology, vertex by vertex. Coq computes its links from the definition, and compares. Plainly one
// member in six is compared, of each family the last; make coq compares all, and larger ones.
func TestLinks(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	if *order > 256 {
		t.Fatalf("-order %d, at most 256", *order)
	}
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("the links of Coq's networks are not compared: there is no coqc (Debian's package coq)")
	}
	if err := compiled("networks/Links.v"); err != nil {
		t.Skipf("the links of Coq's networks are not compared: %v; make coq compiles it, and compares", err)
	}
	all := members(*order)
	if *order == 0 {
		slices.Reverse(all)
		tried := make(map[string]int)
		all = slices.DeleteFunc(all, func(m member) bool {
			family, _, _ := strings.Cut(m.name, "(")
			tried[family]++
			return !deep.Takes(tried[family]-1, 6, 6)
		})
	}
	file := bytes.NewBufferString("From Coq Require Import ZArith List Uint63.\nFrom Topocert Require Import Names Graph Links.\nImport ListNotations.\nOpen Scope Z_scope.\n")
	lines := bytes.Count(file.Bytes(), []byte("\n"))
	links := 0
	for _, m := range all {
		net, err := topology.Parse(m.name)
		if err != nil {
			t.Fatalf("%s: %v", m.name, err)
		}
		numbers := linksOf(net, m.places())
		links += len(numbers)
		fmt.Fprintf(file, "Goal has_links (%s) (%s) [%s]%%uint63 = true. vm_cast_no_check (eq_refl true). Qed.\n", m.graph, m.lister, threes(numbers))
	}
	source := filepath.Join(t.TempDir(), "Compared.v")
	if err := os.WriteFile(source, file.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.CommandContext(t.Context(), coqc, "-R", ".", "Topocert", source).CombinedOutput()
	if err != nil {
		at := "before the first network"
		var line int
		if _, rest, ok := bytes.Cut(out, []byte("line ")); ok {
			if _, err := fmt.Sscan(string(rest[:bytes.IndexByte(rest, ',')]), &line); err == nil && line > lines {
				at = all[line-lines-1].name
			}
		}
		t.Fatalf("%s: Coq's network has other links than package topology's: %v: %.1000s", at, err, out)
	}
	t.Logf("%d networks of order up to %d, %d links", len(all), *order, links)
}

// compiled tells whether a file of this folder is compiled as it stands.
func compiled(name string) error {
	source, err := os.Stat(name)
	if err != nil {
		return err
	}
	object, err := os.Stat(name + "o")
	if err != nil {
		return fmt.Errorf("%s is not compiled", name)
	}
	if object.ModTime().Before(source.ModTime()) {
		return fmt.Errorf("%s is newer than what is compiled of it", name)
	}
	return nil
}

// places returns the vertex at each place of Coq's list. Only those of Gamma are listed
// in another order: here (x,y,z) is vertex (x·c + z)·cl + y, there z runs first.
func (m member) places() func(place int) int {
	var c, k, l int
	if n, _ := fmt.Sscanf(m.name, "Gamma(%d,%d,%d)", &c, &k, &l); n != 3 {
		return func(place int) int { return place }
	}
	return func(place int) int {
		x, y, z := place/(c*c*l), place/c%(c*l), place%c
		return (x*c+z)*c*l + y
	}
}

// linksOf returns the links as Links.v numbers them, 256 times the smaller place and
// the larger, in ascending order.
func linksOf(net topology.Network, vertex func(place int) int) []uint64 {
	place := make([]int, net.Order())
	for p := range place {
		place[vertex(p)] = p
	}
	var numbers []uint64
	for v := range place {
		for _, w := range net.Neighbors(uint32(v)) {
			if p, q := place[v], place[w]; p < q {
				numbers = append(numbers, uint64(p)<<8|uint64(q))
			}
		}
	}
	slices.Sort(numbers)
	return numbers
}

// threes writes three numbers as one, which Coq reads faster: see three in Links.v.
func threes(numbers []uint64) string {
	var text []string
	for chunk := range slices.Chunk(numbers, 3) {
		var n uint64
		for i, x := range chunk {
			n |= x << (16 * i)
		}
		text = append(text, strconv.FormatUint(n, 10))
	}
	return strings.Join(text, "; ")
}
