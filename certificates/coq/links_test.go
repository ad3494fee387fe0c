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

	"topocert/topology"
)

// largest is the order of the largest networks whose links are compared; small is
// that of rings, meshes, tori and products of them, which have so many members.
// The flag -order sets both; 128 takes five minutes.
var (
	largest = 72
	small   = 32
	order   = flag.Int("order", 0, "the order of the largest networks whose links are compared, in all families")
)

// member is a network under its names in both languages.
type member struct{ name, graph, links string }

// members lists the small members of all families that Links.v computes.
func members() []member {
	var list []member
	add := func(order int, name, graph, links string) {
		limit := largest
		switch family, _, _ := strings.Cut(name, "("); family {
		case "Ring", "Torus", "Mesh", "JTorus", "OMMH":
			limit = small
		}
		if order <= limit {
			list = append(list, member{name, graph, links})
		}
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
		if n >= 1 && n < 8 {
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
				if a >= 2 && b >= 2 && c < 8 {
					three(a*b<<c, "OMMH", "ommh")
				}
				if a >= 2 && b >= 2 && c >= 2 {
					sides(add, a, b, c)
				}
			}
		}
	}
	return list
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
// topology, vertex by vertex.
func TestLinks(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("not rechecked: there is no coqc to print the links of Coq's networks")
	}
	if _, err := os.Stat("Links.vo"); err != nil {
		t.Skip("not rechecked: Links.v is not compiled, make coq does it")
	}
	if *order > 0 {
		largest, small = *order, *order
	}
	all := members()
	dir := t.TempDir()
	var file bytes.Buffer
	file.WriteString("From Coq Require Import ZArith List.\nFrom Topocert Require Import Names Graph Links.\nImport ListNotations.\nOpen Scope Z_scope.\nSet Printing Width 1000000.\nSet Printing Depth 1000000.\n")
	for _, m := range all {
		fmt.Fprintf(&file, "Eval vm_compute in links (%s) (%s).\n", m.graph, m.links)
	}
	source := filepath.Join(dir, "Printed.v")
	if err := os.WriteFile(source, file.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), coqc, "-R", ".", "Topocert", source)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("coqc: %v: %.1000s", err, out)
	}
	var printed []string
	for line := range strings.Lines(string(out)) {
		if list, ok := strings.CutPrefix(strings.TrimSpace(line), "= "); ok {
			printed = append(printed, list)
		}
	}
	if len(printed) != len(all) {
		t.Fatalf("coqc printed %d networks, want %d", len(printed), len(all))
	}
	for i, m := range all {
		net, err := topology.Parse(m.name)
		if err != nil {
			t.Errorf("%s: %v", m.name, err)
			continue
		}
		if want := linksOf(net, m.places()); printed[i] != want {
			t.Errorf("%s: Coq has the links %.300s\nwant %.300s", m.name, printed[i], want)
		}
	}
	t.Logf("%d networks of order up to %d, products up to %d", len(all), largest, small)
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

// linksOf writes, for each place, the later places whose vertices are linked to its own.
func linksOf(net topology.Network, vertex func(place int) int) string {
	place := make([]int, net.Order())
	for p := range place {
		place[vertex(p)] = p
	}
	var rows []string
	for p := range place {
		var later []int
		for _, v := range net.Neighbors(uint32(vertex(p))) {
			if q := place[v]; q > p {
				later = append(later, q)
			}
		}
		slices.Sort(later)
		rows = append(rows, strings.ReplaceAll(fmt.Sprint(later), " ", "; "))
	}
	return "[" + strings.Join(rows, "; ") + "]"
}
