package topology

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Family is a named kind of network.
type Family struct {
	// Name as in "QT(m,n)", with the parameters' letters.
	Name string
	// About is a one-line description with the domain.
	About string
	// Args is the number of parameters, or −1 for one or more.
	Args int
	// New builds a member.
	New func(args []int) (Network, error)
	// Shape returns a member's order and a number that its average degree is not above,
	// without building it, of arguments in the domain.
	Shape func(args []float64) (order, degree float64)
}

// Families lists every named network. This is the one place where a new
// network is entered.
func Families() []Family {
	return []Family{
		{"Ring(n)", "ring of n vertices, n ≥ 3", 1, func(a []int) (Network, error) { return made(NewRing(a[0])) }, func(a []float64) (float64, float64) { return a[0], 2 }},
		{"Complete(n)", "complete graph, n ≥ 1", 1, func(a []int) (Network, error) { return made(NewComplete(a[0])) }, func(a []float64) (float64, float64) { return a[0], a[0] - 1 }},
		{"Hypercube(d)", "binary cube, d ≥ 1", 1, func(a []int) (Network, error) { return made(NewHypercube(a[0])) }, func(a []float64) (float64, float64) { return math.Exp2(a[0]), a[0] }},
		{"Petersen", "the Petersen graph", 0, func([]int) (Network, error) { return made(NewPetersen()) }, func([]float64) (float64, float64) { return 10, 3 }},
		{"GP(n,k)", "generalized Petersen graph, n ≥ 3, 1 ≤ k < n/2", 2, func(a []int) (Network, error) { return made(NewGP(a[0], a[1])) }, func(a []float64) (float64, float64) { return 2 * a[0], 3 }},
		{"Mesh(a,b,…)", "mesh with sides ≥ 2; Mesh(n) is n×n", -1, func(a []int) (Network, error) { return made(NewMesh(a...)) }, gridShape},
		{"Torus(a,b,…)", "torus with sides ≥ 2; Torus(n) is n×n", -1, func(a []int) (Network, error) { return made(NewTorus(a...)) }, gridShape},
		{"JTorus(k,m)", "the OCT paper's 2k×2m torus T(k,m), k, m ≥ 1", 2, func(a []int) (Network, error) { return made(NewJTorus(a[0], a[1])) }, func(a []float64) (float64, float64) { return 4 * a[0] * a[1], 4 }},
		{"Octagon", "ring of 8 with its four diameters", 0, func([]int) (Network, error) { return made(NewOctagon()) }, func([]float64) (float64, float64) { return 8, 3 }},
		{"OCT(k,m)", "octagon-connected torus, k, m ≥ 1", 2, func(a []int) (Network, error) { return made(NewOCT(a[0], a[1])) }, func(a []float64) (float64, float64) { return 32 * a[0] * a[1], 7 }},
		{"OMMH(l,m,n)", "l×m torus times n-cube, l, m ≥ 2, n ≥ 1", 3, func(a []int) (Network, error) { return made(NewOMMH(a[0], a[1], a[2])) }, func(a []float64) (float64, float64) { return a[0] * a[1] * math.Exp2(a[2]), a[2] + 4 }},
		{"XMesh(n)", "mesh with both main diagonals, n ≥ 3 (inferred)", 1, func(a []int) (Network, error) { return made(NewXMesh(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 8 }},
		{"XMeshW(n)", "mesh with both main diagonals closed, n ≥ 3 (inferred)", 1, func(a []int) (Network, error) { return made(NewXMeshW(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 8 }},
		{"XTorus(n)", "torus with both main diagonals, n ≥ 3 (inferred)", 1, func(a []int) (Network, error) { return made(NewXTorus(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 8 }},
		{"CCTorus(n)", "centrally connected torus, n ≥ 3", 1, func(a []int) (Network, error) { return made(NewCCTorus(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 8 }},
		{"CCTorusOpp(n)", "the same, corners to opposite centres, even n ≥ 4", 1, func(a []int) (Network, error) { return made(NewCCTorusOpp(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 8 }},
		{"QT(m,n)", "hyper-torus, m, n ≥ 2", 2, func(a []int) (Network, error) { return made(NewQT(a[0], a[1])) }, func(a []float64) (float64, float64) { return 8 * a[0] * a[1], 4 }},
		{"FTT(n)", "fully twisted torus, n ≥ 4", 1, func(a []int) (Network, error) { return made(NewFTT(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0], 4 }},
		{"MCR(k)", "mesh-connected rings of four, k ≥ 2 (inferred)", 1, func(a []int) (Network, error) { return made(NewMCR(a[0])) }, func(a []float64) (float64, float64) { return 4 * a[0] * a[0], 3 }},
		{"TCR(k)", "torus-connected rings of four, k ≥ 2 (inferred)", 1, func(a []int) (Network, error) { return made(NewTCR(a[0])) }, func(a []float64) (float64, float64) { return 4 * a[0] * a[0], 3 }},
		{"Gamma(c,k,l)", "supertoroidal network, c ≥ 2, k, l ≥ 1", 3, func(a []int) (Network, error) { return made(NewGamma(a[0], a[1], a[2])) }, func(a []float64) (float64, float64) { return a[0] * a[1] * a[0] * a[0] * a[2], 4 }},
		{"FatTree(k)", "fat tree of k-port switches with hosts, even k ≥ 2", 1, func(a []int) (Network, error) { return made(NewFatTree(a[0])) }, func(a []float64) (float64, float64) { return a[0] * a[0] * (a[0] + 5) / 4, 6 }},
		{"Dragonfly(a,p,h)", "groups of a routers, each with p hosts and h global channels, a, p, h ≥ 1", 3, func(a []int) (Network, error) { return made(NewDragonfly(a[0], a[1], a[2])) }, func(a []float64) (float64, float64) {
			return (a[0]*a[2] + 1) * a[0] * (a[1] + 1), (a[0] + 2*a[1] + a[2] - 1) / (a[1] + 1)
		}},
	}
}

// gridShape is the shape of a mesh or a torus.
func gridShape(a []float64) (order, degree float64) {
	if len(a) == 1 {
		a = []float64{a[0], a[0]}
	}
	order = 1
	for _, side := range a {
		order *= side
	}
	return order, 2 * float64(len(a))
}

// Shape returns, without building it, the order of the network with the given name, and at
// least twice the number of its links: what has to be known before time and memory are
// taken for it. Numbers beyond the limits, for which Parse returns ErrLimit, are cut down
// to just beyond these. Whether there is such a network is for Parse to say.
func Shape(name string) (order, ends int64, err error) {
	if text, ok := strings.CutPrefix(strings.TrimSpace(name), "g6:"); ok {
		order, links, err := graph6Order(text)
		if err != nil {
			return 0, 0, fmt.Errorf("topology: %w", err)
		}
		return min(order, MaxOrder+1), min(6*int64(len(links)), MaxSize+1) * 2, nil
	}
	f, args, err := member(name)
	if err != nil {
		return 0, 0, err
	}
	numbers := make([]float64, len(args))
	for i, a := range args {
		numbers[i] = float64(a)
	}
	n, degree := f.Shape(numbers)
	return int64(min(n, MaxOrder+1)), int64(min(n*degree, 2*MaxSize+2)), nil
}

// made keeps a nil pointer from becoming a non-nil Network.
func made[N Network](n N, err error) (Network, error) {
	if err != nil {
		return nil, err
	}
	return n, nil
}

// Parse builds the network with the given name, such as "QT(4,4)" or
// "g6:D?{". Case and spaces do not matter in a family's name; the network's own
// Name is the canonical form.
func Parse(name string) (Network, error) {
	trimmed := strings.TrimSpace(name)
	if text, ok := strings.CutPrefix(trimmed, "g6:"); ok {
		g, err := ParseGraph6(text)
		if err != nil {
			return nil, fmt.Errorf("topology: %q: %w", short(name), err)
		}
		return &External{network: network{Graph: g, name: trimmed, box: plainBox(g.Order())}}, nil
	}
	f, args, err := member(name)
	if err != nil {
		return nil, err
	}
	return f.New(args)
}

// Canonical returns the name that the network with the given name has, without
// building it: Canonical("qt( 4,04 )") is "QT(4,4)". Whether the parameters are in the
// family's domain is not looked at: that is for Parse. A graph6 text must be in order.
func Canonical(name string) (string, error) {
	if strings.HasPrefix(strings.TrimSpace(name), "g6:") {
		net, err := Parse(name)
		if err != nil {
			return "", err
		}
		return net.Name(), nil
	}
	f, args, err := member(name)
	if err != nil {
		return "", err
	}
	stem, _, _ := strings.Cut(f.Name, "(")
	return title(stem, args...), nil
}

// Known tells whether a name begins like that of a network here, with whatever
// parameters: "qt(4)".
func Known(name string) bool {
	head, _, _ := strings.Cut(name, "(")
	return slices.ContainsFunc(Families(), func(f Family) bool {
		stem, _, _ := strings.Cut(f.Name, "(")
		return strings.EqualFold(stem, strings.TrimSpace(head))
	})
}

// member returns the family and the parameters that a name tells.
func member(name string) (Family, []int, error) {
	head, list, hasList := strings.Cut(strings.TrimSpace(name), "(")
	head = strings.TrimSpace(head)
	for _, f := range Families() {
		stem, _, _ := strings.Cut(f.Name, "(")
		if !strings.EqualFold(stem, head) {
			continue
		}
		if hasList && !strings.Contains(list, ")") {
			return Family{}, nil, fmt.Errorf("topology: %w: %q has a \"(\" without its \")\", want %s", ErrName, short(name), f.Name)
		}
		args, ok := arguments(list, hasList)
		if !ok || f.Args >= 0 && len(args) != f.Args || f.Args < 0 && len(args) == 0 {
			if !strings.Contains(f.Name, "(") {
				return Family{}, nil, fmt.Errorf("topology: %w: %q, want %s", ErrName, short(name), f.Name)
			}
			return Family{}, nil, fmt.Errorf("topology: %w: %q, want %s with whole numbers of at most 9 digits", ErrName, short(name), f.Name)
		}
		return f, args, nil
	}
	return Family{}, nil, fmt.Errorf("topology: %w: %q, want a network such as QT(4,4), or g6:… for a graph6 text", ErrName, short(name))
}

// arguments reads "4,4)", what follows a family's opening parenthesis.
func arguments(list string, present bool) ([]int, bool) {
	if !present {
		return nil, true
	}
	list, closed := strings.CutSuffix(list, ")")
	if !closed || len(list) > 256 {
		return nil, false
	}
	var args []int
	for f := range strings.SplitSeq(list, ",") {
		a, ok := number(strings.TrimSpace(f))
		if !ok {
			return nil, false
		}
		args = append(args, a)
	}
	return args, true
}
