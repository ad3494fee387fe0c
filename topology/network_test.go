package topology_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/topology"
)

// promise is what a family's doc comment says of a member.
type promise struct {
	name       string
	order      int
	size       int // −1 where the comment gives no formula
	minDegree  int // −1 likewise
	maxDegree  int
	transitive bool // the recorded symmetries move every vertex to every other
}

// promises lists members of every family with small parameters, and the order,
// size and degrees that the family's doc comment gives them.
func promises() []promise {
	var list []promise
	add := func(order, size, minDegree, maxDegree int, transitive bool, format string, args ...any) {
		list = append(list, promise{fmt.Sprintf(format, args...), order, size, minDegree, maxDegree, transitive})
	}
	for n := 3; n <= 12; n++ {
		add(n, n, 2, 2, true, "Ring(%d)", n)
		add(n*n, 2*n*(n-1)+2*(n-1), -1, -1, false, "XMesh(%d)", n)
		add(n*n, 2*n*(n-1)+2*n, -1, -1, false, "XMeshW(%d)", n)
		add(n*n, 2*n*n+2*(n-1), -1, -1, false, "XTorus(%d)", n)
		switch {
		case n >= 5 && n%2 == 1:
			add(n*n, 2*n*n+8, 4, 12, false, "CCTorus(%d)", n)
		case n >= 6:
			add(n*n, 2*n*n+12, 4, 7, false, "CCTorus(%d)", n)
			add(n*n, 2*n*n+12, 4, 7, false, "CCTorusOpp(%d)", n)
		case n == 3: // the middles are next to the centre already
			add(9, 18+4, 4, 8, false, "CCTorus(3)")
		case n == 4: // so are they here: four corners' links are new
			add(16, 32+4, 4, 5, false, "CCTorus(4)")
			add(16, 32+4, 4, 5, false, "CCTorusOpp(4)")
		}
		for k := 1; 2*k < n; k++ {
			add(2*n, 3*n, 3, 3, false, "GP(%d,%d)", n, k)
		}
	}
	for n := 1; n <= 9; n++ {
		add(n, n*(n-1)/2, n-1, n-1, true, "Complete(%d)", n)
		add(1<<n, n<<(n-1), n, n, true, "Hypercube(%d)", n)
	}
	add(10, 15, 3, 3, false, "Petersen")
	add(8, 12, 3, 3, true, "Octagon")
	for n := 4; n <= 13; n++ {
		add(n*n, 2*n*n, 4, 4, false, "FTT(%d)", n)
	}
	for k := 2; k <= 6; k++ {
		add(4*k*k, 4*k*k+2*k*(k-1), 2, 3, false, "MCR(%d)", k)
		add(4*k*k, 6*k*k, 3, 3, true, "TCR(%d)", k)
	}
	// A ring of length 2 is one link: it gives half as many links as vertices,
	// and one neighbour instead of two.
	ring := func(n, side int) (size, degree int) {
		if side == 2 {
			return n / 2, 1
		}
		return n, 2
	}
	for a := 2; a <= 5; a++ {
		for b := 2; b <= 5; b++ {
			n := a * b
			sa, da := ring(n, a)
			sb, db := ring(n, b)
			add(n, sa+sb, da+db, da+db, true, "Torus(%d,%d)", a, b)
			add(n, n-b+n-a, 2, -1, a*b == 4, "Mesh(%d,%d)", a, b)
			add(8*n, 16*n, 4, 4, false, "QT(%d,%d)", a, b)
			for c := 2; c <= 4; c++ {
				s1, d1 := ring(n*c, a)
				s2, d2 := ring(n*c, b)
				s3, d3 := ring(n*c, c)
				add(n*c, s1+s2+s3, d1+d2+d3, d1+d2+d3, true, "Torus(%d,%d,%d)", a, b, c)
				add(n*c, 3*n*c-b*c-a*c-a*b, 3, -1, a*b*c == 8, "Mesh(%d,%d,%d)", a, b, c)
				h := n << (c - 1)
				s1, d1 = ring(h, a)
				s2, d2 = ring(h, b)
				add(h, s1+s2+h*(c-1)/2, d1+d2+c-1, d1+d2+c-1, true, "OMMH(%d,%d,%d)", a, b, c-1)
			}
		}
	}
	for k := 1; k <= 4; k++ {
		for m := 1; m <= 4; m++ {
			n := 4 * k * m
			s1, d1 := ring(n, 2*k)
			s2, d2 := ring(n, 2*m)
			add(n, s1+s2, d1+d2, d1+d2, true, "JTorus(%d,%d)", k, m)
			add(8*n, 8*(s1+s2)+12*n, d1+d2+3, d1+d2+3, true, "OCT(%d,%d)", k, m)
		}
	}
	for k := 2; k <= 8; k += 2 {
		add(k*k*(k+5)/4, 3*k*k*k/4, 1, k, false, "FatTree(%d)", k)
	}
	for a := 1; a <= 4; a++ {
		for p := 1; p <= 2; p++ {
			for h := 1; h <= 2; h++ {
				g := a*h + 1
				add(a*(p+1)*g, a*p*g+g*a*(a-1)/2+g*a*h/2, 1, p+a-1+h, false, "Dragonfly(%d,%d,%d)", a, p, h)
			}
		}
	}
	for c := 2; c <= 6; c++ {
		for k := 1; k <= 3; k++ {
			for l := 1; l <= 2; l++ {
				n := k * l * c * c * c
				size, degree := 2*n, 4
				if c*k == 2 {
					size, degree = n+n/2, 3
				}
				add(n, size, degree, degree, true, "Gamma(%d,%d,%d)", c, k, l)
			}
		}
	}
	return list
}

func TestPromises(t *testing.T) {
	met := make(map[string]bool)
	for _, p := range promises() {
		stem, _, _ := strings.Cut(p.name, "(")
		met[stem] = true
		t.Run(p.name, func(t *testing.T) {
			net, err := topology.Parse(p.name)
			if err != nil {
				t.Fatal(err)
			}
			contract(t, net)
			if net.Name() != p.name {
				t.Errorf("name %q", net.Name())
			}
			if net.Order() != p.order {
				t.Errorf("order %d, want %d", net.Order(), p.order)
			}
			if p.size >= 0 && net.Size() != p.size {
				t.Errorf("size %d, want %d", net.Size(), p.size)
			}
			least, most := net.Order(), 0
			for v := range uint32(net.Order()) {
				least, most = min(least, net.Degree(v)), max(most, net.Degree(v))
			}
			if p.minDegree >= 0 && least != p.minDegree || p.maxDegree >= 0 && most != p.maxDegree {
				t.Errorf("degrees %d to %d, want %d to %d", least, most, p.minDegree, p.maxDegree)
			}
			if orbits := symmetryOrbits(net); p.transitive != (orbits == 1) {
				t.Errorf("the symmetries have %d orbits, promised one: %t", orbits, p.transitive)
			}
		})
	}
	for _, f := range topology.Families() {
		if stem, _, _ := strings.Cut(f.Name, "("); !met[stem] {
			t.Errorf("no member of %s is tested", f.Name)
		}
	}
}

// contract is what holds for every network: rows sorted, symmetric, free of
// loops; labels and coordinates that invert; symmetries that are automorphisms.
func contract(t *testing.T, net topology.Network) {
	t.Helper()
	n := uint32(net.Order())
	arcs := 0
	for v := range n {
		row := net.Neighbors(v)
		arcs += len(row)
		if net.Degree(v) != len(row) {
			t.Fatalf("Degree(%d) = %d, the row has %d", v, net.Degree(v), len(row))
		}
		for i, u := range row {
			if u >= n || u == v || i > 0 && row[i-1] >= u || !slices.Contains(net.Neighbors(u), v) {
				t.Fatalf("row of %d: %v", v, row)
			}
		}
		label := net.Label(v)
		for _, text := range []string{label, strings.ReplaceAll(" "+label, ",", " , "), fmt.Sprint(v)} {
			if u, err := net.Vertex(text); err != nil || u != v {
				t.Fatalf("Vertex(%q) = %d, %v, want %d", text, u, err, v)
			}
		}
	}
	if arcs != 2*net.Size() {
		t.Fatalf("size %d, want half of %d", net.Size(), arcs)
	}
	edges := 0
	for u, v := range net.CSR().Edges() {
		edges++
		if u >= v || !net.CSR().HasEdge(v, u) {
			t.Fatalf("Edges yields %d, %d", u, v)
		}
	}
	if edges != net.Size() {
		t.Fatalf("Edges yields %d links of %d", edges, net.Size())
	}
	for _, text := range []string{"", "(", ")", "()", "x", "-1", fmt.Sprint(n), "(" + fmt.Sprint(n) + ")", net.Label(n-1) + "x", "99999999999999999999"} {
		if v, err := net.Vertex(text); !errors.Is(err, topology.ErrName) {
			t.Fatalf("Vertex(%q) = %d, %v, want ErrName", text, v, err)
		}
	}
	for _, s := range net.Symmetries() {
		p := s.Permutation()
		if !slices.Equal(slices.Sorted(slices.Values(p)), identity(int(n))) {
			t.Fatalf("symmetry %q is no bijection", s.Name)
		}
		for u, v := range net.CSR().Edges() {
			if !net.CSR().HasEdge(p[u], p[v]) {
				t.Fatalf("symmetry %q takes link %s–%s to %s–%s", s.Name,
					net.Label(u), net.Label(v), net.Label(p[u]), net.Label(p[v]))
			}
		}
	}
	again, err := topology.Parse(net.Name())
	if err != nil || again.CSR().Digest() != net.CSR().Digest() {
		t.Fatalf("Parse(%q) builds another graph: %v", net.Name(), err)
	}
}

func identity(n int) []uint32 {
	p := make([]uint32, n)
	for v := range p {
		p[v] = uint32(v)
	}
	return p
}

// symmetryOrbits counts the orbits of the recorded symmetries, by search.
func symmetryOrbits(net topology.Network) int {
	var maps [][]uint32
	for _, s := range net.Symmetries() {
		maps = append(maps, s.Permutation())
	}
	seen := make([]bool, net.Order())
	orbits := 0
	for v := range uint32(net.Order()) {
		if seen[v] {
			continue
		}
		orbits++
		seen[v] = true
		for queue := []uint32{v}; len(queue) > 0; queue = queue[1:] {
			for _, p := range maps {
				if u := p[queue[0]]; !seen[u] {
					seen[u] = true
					queue = append(queue, u)
				}
			}
		}
	}
	return orbits
}

// TestForeignEdges compares one member of each paper's networks with a list of
// links written down from the paper's definition, by hand.
func TestForeignEdges(t *testing.T) {
	for _, c := range []struct {
		name  string
		links string // every link at the first vertices, by label
	}{
		// The OCT paper, Definition 6: 0000 is one bit from 0001 and 1000, four from 1111.
		{"Octagon", "0:1 4 7; 3:2 4 7"},
		{"JTorus(2,3)", "(0,0):(0,1) (0,5) (1,0) (3,0)"},
		{"OCT(2,2)", "(0,0,0):(0,0,1) (0,0,4) (0,0,7) (0,1,0) (0,3,0) (1,0,0) (3,0,0)"},
		{"OCT(2,3)", "(0,0,0):(0,0,1) (0,0,4) (0,0,7) (0,1,0) (0,5,0) (1,0,0) (3,0,0)"},
		{"OCT(1,1)", "(0,0,0):(0,0,1) (0,0,4) (0,0,7) (0,1,0) (1,0,0)"},
		// The CCTorus paper, §IV-D: the neighbours of node(0) are 1, 4, 5, 12, 20.
		{"CCTorus(5)", "(0,0):(0,1) (0,4) (1,0) (2,2) (4,0); (0,2):(0,1) (0,3) (1,2) (2,2) (4,2)"},
		{"CCTorus(6)", "(0,0):(0,1) (0,5) (1,0) (2,2) (5,0); (0,3):(0,2) (0,4) (1,3) (2,3) (5,3); (3,5):(2,5) (3,0) (3,3) (3,4) (4,5)"},
		{"CCTorusOpp(6)", "(0,0):(0,1) (0,5) (1,0) (3,3) (5,0); (0,3):(0,2) (0,4) (1,3) (2,3) (5,3)"},
		{"XTorus(5)", "(0,0):(0,1) (0,4) (1,0) (1,1) (4,0); (2,2):(1,1) (1,2) (1,3) (2,1) (2,3) (3,1) (3,2) (3,3)"},
		{"XMesh(4)", "(0,3):(0,2) (1,2) (1,3)"},
		{"XMeshW(4)", "(0,3):(0,2) (1,2) (1,3) (3,0)"},
		// The hyper-torus paper, Definition 3.
		{"QT(3,3)", "(0,0,0):(0,0,1) (0,0,2) (0,0,4) (2,1,4); (1,1,1):(1,1,0) (1,1,3) (1,1,5) (1,2,5); (1,1,7):(1,1,3) (1,1,5) (1,1,6) (2,1,3); (2,2,6):(0,0,2) (2,2,2) (2,2,4) (2,2,7)"},
		// The FTT paper, §3: for n = 6 the wrap link of 0 goes to 3, of 4 to 1.
		{"FTT(6)", "(0,0):(0,1) (1,0) (3,5) (5,3); (0,4):(0,3) (0,5) (1,4) (5,1); (5,5):(2,0) (4,5) (0,2) (5,4)"},
		{"FTT(5)", "(0,0):(0,1) (1,0) (2,4) (4,2); (4,0):(1,4) (3,0) (4,1) (0,3)"},
		{"TCR(3)", "(0,0,0):(0,0,1) (0,0,3) (1,0,2); (0,0,2):(0,0,1) (0,0,3) (2,0,0); (0,2,1):(0,0,3) (0,2,0) (0,2,2)"},
		{"MCR(3)", "(0,0,2):(0,0,1) (0,0,3); (1,1,3):(1,0,1) (1,1,0) (1,1,2)"},
		// The supertoroidal paper, (3) and (4): (x±1,y,z±y) and y±1 with its carry into z.
		{"Gamma(4,1,1)", "(0,0,0):(0,1,0) (0,3,3) (1,0,0) (3,0,0); (0,3,1):(0,0,2) (0,2,1) (1,3,0) (3,3,2)"},
		// Al-Fares and others, Figure 3: the first two of the four core switches are on the
		// first aggregation switch of each pod.
		{"FatTree(4)", "host(0,0,1):edge(0,0); edge(3,1):host(3,1,0) host(3,1,1) agg(3,0) agg(3,1); agg(2,1):edge(2,0) edge(2,1) core(1,0) core(1,1); core(0,1):agg(0,0) agg(1,0) agg(2,0) agg(3,0); 0:16; 35:25 27 29 31"},
		// Kim and others, Figure 5: a = 4, p = h = 2, so 9 groups and 72 hosts; each group
		// has a channel to every other. Channels by the comment.
		{"Dragonfly(4,2,2)", "host(8,3,1):router(8,3); router(0,0):host(0,0,0) host(0,0,1) router(0,1) router(0,2) router(0,3) router(1,3) router(2,3); router(0,3):host(0,3,0) host(0,3,1) router(0,0) router(0,1) router(0,2) router(7,0) router(8,0); router(5,1):host(5,1,0) host(5,1,1) router(5,0) router(5,2) router(5,3) router(8,2) router(0,2)"},
		{"OMMH(4,4,3)", "(0,0,0):(0,0,1) (0,0,2) (0,0,4) (0,1,0) (0,3,0) (1,0,0) (3,0,0)"},
	} {
		net, err := topology.Parse(c.name)
		if err != nil {
			t.Fatal(err)
		}
		for part := range strings.SplitSeq(c.links, "; ") {
			from, list, _ := strings.Cut(part, ":")
			v, err := net.Vertex(from)
			if err != nil {
				t.Fatal(err)
			}
			var want []uint32
			for text := range strings.SplitSeq(list, " ") {
				u, err := net.Vertex(text)
				if err != nil {
					t.Fatal(err)
				}
				want = append(want, u)
			}
			slices.Sort(want)
			if got := net.Neighbors(v); !slices.Equal(got, want) {
				var labels []string
				for _, u := range got {
					labels = append(labels, net.Label(u))
				}
				t.Errorf("%s: %s is linked to %v, want %s", c.name, from, labels, list)
			}
		}
	}
}

// TestHosts: the ends of networks of switches are the vertices with one link, and
// labels of each kind are read.
func TestHosts(t *testing.T) {
	for name, hosts := range map[string]int{"FatTree(4)": 16, "FatTree(6)": 54, "Dragonfly(4,2,2)": 72, "Dragonfly(1,1,3)": 4} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		ends := net.(interface{ Ends() []uint32 }).Ends()
		if len(ends) != hosts {
			t.Errorf("%s has %d hosts, want %d", name, len(ends), hosts)
		}
		for i, v := range ends {
			if uint32(i) != v || net.Degree(v) != 1 || !strings.HasPrefix(net.Label(v), "host(") {
				t.Errorf("%s: end %d is %s of degree %d", name, i, net.Label(v), net.Degree(v))
			}
		}
		if len(ends) < net.Order() && net.Degree(uint32(hosts)) == 1 {
			t.Errorf("%s: %s is no host, and has one link", name, net.Label(uint32(hosts)))
		}
	}
	net, err := topology.Parse("FatTree(4)")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"host(0,0,2)", "host(4,0,0)", "Host(0,0,0)", "edge0", "edge", "core(2,0)", "spine(0,0)", "(0,0)", "edge(0,0)(0,0)"} {
		if v, err := net.Vertex(text); !errors.Is(err, topology.ErrName) || !strings.Contains(err.Error(), "want host(0,0,0) … host(3,1,1), edge(0,0) … edge(3,1), agg(0,0) … agg(3,1), core(0,0) … core(1,1), or 0 … 35") {
			t.Errorf("%s: %d, %v", text, v, err)
		}
	}
}

// TestFamily: a network tells the stem of its name and its parameters, a graph from outside none.
func TestFamily(t *testing.T) {
	for _, name := range []string{"Petersen", "QT(2,3)", "FTT(4)", "Torus(3,4,5)", "Mesh(3)", "OCT(1,2)", "Gamma(2,1,3)", "FatTree(4)", "g6:Bw"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		stem, params := net.Family()
		if stem == "" {
			if name != "g6:Bw" {
				t.Errorf("%s has no family", name)
			}
			continue
		}
		if same, err := topology.New(stem, params...); err != nil || same.Name() != name {
			t.Errorf("%s is of the family %s with %v", name, stem, params)
		}
	}
}
