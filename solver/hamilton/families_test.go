package hamilton

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/metric"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// members returns the members of a family of at most the given order, with two
// to four sides for those with any number.
func members(t testing.TB, f topology.Family, most int) []topology.Network {
	t.Helper()
	family, _, _ := strings.Cut(f.Name, "(")
	// least is at most the order of a member with these first parameters.
	least := func(args []int) int {
		product := max(1, map[string]int{"JTorus": 4, "QT": 8, "OCT": 32, "MCR": 4, "TCR": 4, "GP": 2}[family])
		switch family {
		case "GP":
			return product * slices.Max(args)
		case "Dragonfly": // a(p+1) vertices in each of ah+1 groups
			a, p, h := args[0], 1, 1
			if len(args) > 1 {
				p = args[1]
			}
			if len(args) > 2 {
				h = args[2]
			}
			return a * (p + 1) * (a*h + 1)
		}
		for i, a := range args {
			switch {
			case family == "Hypercube" || family == "OMMH" && i == 2:
				product <<= a
			case family == "Gamma" && i == 0:
				product *= a * a * a
			case f.Args == 1 && family != "Ring" && family != "Complete":
				product *= a * a
			default:
				product *= a
			}
		}
		return product
	}
	lengths, first := []int{f.Args}, 1
	if f.Args < 0 {
		lengths, first = []int{2, 3, 4}, 2
	}
	var all []topology.Network
	var extend func(args []int, length int)
	extend = func(args []int, length int) {
		if len(args) == length {
			if net, err := f.New(slices.Clone(args)); err == nil && net.Order() <= most {
				all = append(all, net)
			}
			return
		}
		for a := first; ; a++ {
			longer := append(slices.Clone(args), a)
			if least(longer) > most {
				return
			}
			extend(longer, length)
		}
	}
	for _, length := range lengths {
		extend(nil, length)
	}
	if len(all) == 0 {
		t.Fatalf("%s: no member of at most %d vertices", f.Name, most)
	}
	return all
}

// hamiltonianMember says which members of the families have a Hamiltonian cycle.
//
// Sources: for GP(n,k), B. Alspach, "The classification of Hamiltonian
// generalized Petersen graphs", J. Combinatorial Theory B 34 (1983): all but
// GP(n,2) with n ≡ 5 modulo 6, and GP(n,n/2), which is none here; as GP(n,k) is
// GP(n,l) for kl ≡ ±1 modulo n, also those with 2k ≡ ±1. Meshes of odd order have
// unequal colour classes. For MCR(k), k odd: see TestMeshConnectedRings; that the
// other families have one is what the test shows.
func hamiltonianMember(net topology.Network) bool {
	switch net := net.(type) {
	case *topology.Petersen:
		return false
	case *topology.GP:
		return !(net.N%6 == 5 && (net.K == 2 || 2*net.K == net.N-1))
	case *topology.Mesh:
		return net.Order()%2 == 0
	case *topology.MCR:
		return net.K%2 == 0
	case interface{ Ends() []uint32 }:
		return false // a host has one link
	}
	return net.Order() >= 3
}

// TestHamiltonianFamilies finds a cycle of every member of every family of at
// most 200 vertices that has one; of GP(n,k) with k ≠ 2, of at most 80 vertices.
func TestHamiltonianFamilies(t *testing.T) {
	most := 200
	if testing.Short() {
		most = 60
	}
	for _, f := range topology.Families() {
		for _, net := range members(t, f, most) {
			// The search for what is not there takes its whole budget, and larger
			// GP(n,k) with k = (n−1)/2, n/3 or n/4 are beyond it.
			if gp, ok := net.(*topology.GP); ok && net.Order() > 80 && (gp.K > 2 || !hamiltonianMember(net)) {
				continue
			}
			if _, hosts := net.(interface{ Ends() []uint32 }); hosts && net.Order() > 40 {
				continue
			}
			cycle, err := FindCycle(context.Background(), net, 1)
			if err != nil {
				t.Fatal(err)
			}
			if want := hamiltonianMember(net); (cycle != nil) != want {
				t.Errorf("%s: %d of %d vertices on a cycle, want a Hamiltonian cycle: %t", net.Name(), len(cycle), net.Order(), want)
			}
			if cycle != nil && !isHamiltonianCycle(net.CSR(), cycle) {
				t.Errorf("%s: %v is no Hamiltonian cycle", net.Name(), cycle)
			}
		}
	}
}

// TestConstructedCycles sees that the constructions give a cycle without a
// search, wherever they say so.
func TestConstructedCycles(t *testing.T) {
	most := 200
	if testing.Short() {
		most = 80
	}
	constructed := []string{"Ring", "Complete", "Hypercube", "Torus", "JTorus", "OCT", "OMMH", "XMesh", "XMeshW", "XTorus", "CCTorus", "CCTorusOpp", "QT", "FTT"}
	for _, f := range topology.Families() {
		family, _, _ := strings.Cut(f.Name, "(")
		for _, net := range members(t, f, most) {
			want := slices.Contains(constructed, family) && net.Order() >= 3
			switch net := net.(type) {
			case *topology.Mesh:
				want = net.Order()%2 == 0
			case *topology.GP:
				want = net.K == 2 && net.N%6 != 5
			case *topology.Gamma:
				cl := net.C * net.L
				want = cl%2 == 0 && (net.L%2 == 0 || net.C%4 == 0) || cl%2 == 1 && cl%net.K == 0 || net.C*net.K%4 == 0
				if !want {
					continue // there may be signs for the rows
				}
			}
			if got := isHamiltonianCycle(net.CSR(), constructedCycle(net)); got != want {
				t.Errorf("%s: constructed %t, want %t", net.Name(), got, want)
			}
		}
	}
	for shift := 1; shift < 9; shift++ { // no more than verified
		net, err := topology.NewFTTMid(9, shift)
		if err != nil {
			t.Fatal(err)
		}
		if cycle, err := FindCycle(context.Background(), net, 1); err != nil || !isHamiltonianCycle(net.CSR(), cycle) {
			t.Errorf("%s: no cycle, error %v", net.Name(), err)
		}
	}
}

// TestGeneralizedPetersen decides GP(n,2), n ≤ 23, by exhaustive search.
//
// Source: J. A. Bondy, "Variations on the Hamiltonian theme", Canadian
// Mathematical Bulletin 15 (1972): no cycle if and only if n ≡ 5 modulo 6.
func TestGeneralizedPetersen(t *testing.T) {
	for n := 5; n <= 23; n++ {
		net, err := topology.NewGP(n, 2)
		if err != nil {
			t.Fatal(err)
		}
		cycle, err := searchExhaustively(context.Background(), net.CSR(), 1_000_000)
		if err != nil {
			t.Fatal(err)
		}
		if (cycle == nil) != (n%6 == 5) {
			t.Errorf("%s: cycle %v", net.Name(), cycle)
		}
		if c, err := ProveSeparator(net); err == nil {
			t.Errorf("%s: refuted by %v; these graphs are 1-tough", net.Name(), c)
		}
	}
}

// TestMeshConnectedRings decides MCR(k) by exhaustive search, without a choice for
// odd k. There the links at vertices of degree 2 force each ring of a side to be
// met once, by way of the link inward and one of the two along the side, while a
// corner takes both; so those along a side are taken by turns, from the first to
// the last of k−1.
func TestMeshConnectedRings(t *testing.T) {
	for k := 2; k <= 21; k++ {
		net, err := topology.NewMCR(k)
		if err != nil {
			t.Fatal(err)
		}
		budget := 0
		if k%2 == 0 {
			budget = 1000
		}
		cycle, err := searchExhaustively(context.Background(), net.CSR(), budget)
		if err != nil || (cycle != nil) != (k%2 == 0) {
			t.Errorf("%s: cycle %v, error %v", net.Name(), cycle, err)
		}
	}
	net, err := topology.NewMCR(3)
	if err != nil {
		t.Fatal(err)
	}
	refuted(t, net, "separator")
}

// TestOddMeshes refutes odd×odd meshes by their colour classes.
func TestOddMeshes(t *testing.T) {
	for _, name := range []string{"Mesh(3,3)", "Mesh(3,5)", "Mesh(5,7)", "Mesh(21,21)", "Mesh(3,3,3)", "Mesh(3,5,7)", "Mesh(301,301)"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		refuted(t, net, "separator")
	}
}

// refuted wants a plain certificate of the given kind.
func refuted(t *testing.T, net topology.Network, kind string) *certificates.Certificate {
	t.Helper()
	c, err := ProveSeparator(net)
	if err != nil || c.Kind != kind {
		t.Fatalf("%s: %v, refuted by %v, want %s", net.Name(), err, c, kind)
	}
	if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestPlainKinds refutes a graph of each kind, also large ones.
func TestPlainKinds(t *testing.T) {
	for name, c := range map[string]struct {
		n       int
		links   []solvertest.Link
		kind    string
		removed string
	}{
		"one vertex":          {1, nil, "separator", ""},
		"one link":            {2, []solvertest.Link{{0, 1}}, "separator", ""},
		"two apart":           {2, nil, "separator", ""},
		"two triangles":       {6, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {3, 5}}, "separator", "0"},
		"path":                {3, []solvertest.Link{{0, 1}, {1, 2}}, "separator", "1"},
		"no link":             {3, nil, "separator", "0"},
		"vertex and link":     {3, []solvertest.Link{{1, 2}}, "separator", "1"},
		"bow tie":             {5, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {2, 4}}, "separator", "2"},
		"bow tie at 0":        {5, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {0, 3}, {3, 4}, {0, 4}}, "separator", "0"},
		"triangle with tail":  {4, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {2, 3}}, "separator", "2"},
		"two leave three":     {5, []solvertest.Link{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}}, "separator", "0 1"},
		"balanced, path of 4": {4, []solvertest.Link{{0, 1}, {1, 2}, {2, 3}}, "separator", "2"},
	} {
		net, err := topology.NewExternal(solvertest.Linked(t, c.n, c.links))
		if err != nil {
			t.Fatal(err)
		}
		got := refuted(t, net, c.kind)
		if c.removed == "" {
			if len(got.Body) > 0 {
				t.Errorf("%s: removed %s, want nothing", name, got.Body[0].Text)
			}
		} else if got.Body[0].Text != c.removed {
			t.Errorf("%s: removed %s, want %s", name, got.Body[0].Text, c.removed)
		}
	}
}

// TestLargeSeparators refutes a graph of k vertices in a clique and k+1 triangles,
// each vertex of which is joined to all of the clique: any k−1 vertices leave one
// component, so that only the clique will do.
func TestLargeSeparators(t *testing.T) {
	for _, k := range []int{4, 10, 25} {
		var links []solvertest.Link
		for u := range uint32(k) {
			for v := range u {
				links = append(links, solvertest.Link{v, u})
			}
		}
		n := k
		for range k + 1 {
			a := uint32(n)
			links = append(links, solvertest.Link{a, a + 1}, solvertest.Link{a + 1, a + 2}, solvertest.Link{a, a + 2})
			for v := range uint32(k) {
				links = append(links, solvertest.Link{v, a}, solvertest.Link{v, a + 1}, solvertest.Link{v, a + 2})
			}
			n += 3
		}
		net, err := topology.NewExternal(solvertest.Linked(t, n, links))
		if err != nil {
			t.Fatal(err)
		}
		got := refuted(t, net, "separator")
		if want := strings.Trim(fmt.Sprint(firstVertices(k)), "[]"); got.Body[0].Text != want {
			t.Errorf("k = %d: removed %s, want %s", k, got.Body[0].Text, want)
		}
	}
}

// benchmarkNames are networks of 10⁴ to 10⁶ vertices; the last word says how the
// cycle is found.
var benchmarkNames = [][2]string{
	{"Torus(1000)", "constructed"},
	{"Torus(999,1001)", "constructed"},
	{"QT(250,500)", "constructed"},
	{"FTT(999)", "constructed"},
	{"OCT(125,250)", "constructed"},
	{"Gamma(20,5,25)", "constructed"},
	{"Hypercube(20)", "constructed"},
	{"TCR(500)", "searched"},
	{"TCR(150)", "searched"},
	{"MCR(50)", "searched"},
	{"GP(50000,7)", "searched"},
	{"Gamma(18,1,17)", "searched"},
}

// BenchmarkHamiltonianCycle measures the search for a cycle, and its certificate's
// check.
func BenchmarkHamiltonianCycle(b *testing.B) {
	for _, name := range benchmarkNames {
		net, err := topology.Parse(name[0])
		if err != nil {
			b.Fatal(err)
		}
		label := fmt.Sprintf("net=%s/n=%d/", name[0], net.Order())
		var cycle []uint32
		b.Run(label+name[1], func(b *testing.B) {
			for b.Loop() {
				if cycle, err = FindCycle(context.Background(), net, 1); err != nil || cycle == nil {
					b.Fatal("no cycle", err)
				}
			}
		})
		if cycle == nil {
			continue
		}
		b.Run(label+"checked", func(b *testing.B) {
			c := solvertest.Made(metric.ProveCycle(net, "hamiltonian", cycle))
			for b.Loop() {
				if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkHamiltonDecided measures the exhaustive search, and next to it the local
// one where there is a cycle.
func BenchmarkHamiltonDecided(b *testing.B) {
	for _, name := range []string{"Petersen", "GP(11,2)", "GP(17,2)", "GP(23,2)", "GP(29,2)", "MCR(5)", "MCR(10)", "Mesh(7)", "Torus(7)", "QT(4,4)", "Gamma(4,1,1)"} {
		net, err := topology.Parse(name)
		if err != nil {
			b.Fatal(err)
		}
		b.Run("net="+name+"/exhaustive", func(b *testing.B) {
			for b.Loop() {
				if _, err := searchExhaustively(context.Background(), net.CSR(), 1_000_000); err != nil {
					b.Fatal(err)
				}
			}
		})
		if !hamiltonianMember(net) {
			continue
		}
		b.Run("net="+name+"/local", func(b *testing.B) {
			for b.Loop() {
				if _, err := searchTours(context.Background(), net.CSR(), 1, tourRestarts, tourStepsLeast); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
