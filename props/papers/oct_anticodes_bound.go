package papers

import "topocert/props"

// prismBound bounds the anticodes of OMMH(2k,2m,3) by those of T = T(k,m). Let T have n
// nodes and diameter D, let f(d) be the size of its largest anticodes within d, f(d) = 0
// for d < 0; T□Q(q) is OMMH(2k,2m,q), q = 3 or 2. Let A be an anticode of T□Q(q) within d.
//
// Compression. Nodes are pairs (x,h), h a subset of {1 … q}. For one i, replace each
// (x,h) with i in h by (x,h−i) unless that is in A. The size stays. So does d: let
// (x,h) and (y,g) be in the new A. If i is in both, both were in A. If it is in
// neither, each of them was in A, or was with i added, and those are no closer. If i
// is in h alone, (x,h) was not moved, so (x,h) and (x,h−i) were in A, and one of (y,g)
// and (y,g+i): the former is as far from (x,h), the latter from (x,h−i), as (y,g) is
// from (x,h). Go on until nothing changes. Then for every x the set P(x) of all h with
// (x,h) in A is closed under subsets.
//
// Distances. Let h be in P(x), g in P(y). So is g−h, hence d(x,y) ≤ d − |h∪g|. Let
// c(w) be the number of x with |P(x)| ≥ w.
//
//	|P| ≥ 1   c(1) ≤ f(d)
//	|P| ≥ 2   holds {i}, so |h∪g| = 1 occurs between any two: c(2) ≤ f(d−1)
//	|P| ≥ 3   holds {i} and {j}, so |h∪g| = 2 occurs: c(3) ≤ f(d−2)
//	|P| ≥ 5   for q = 3 holds a pair and all of {1}, {2}, {3}, so 3 occurs: c(5) ≤ f(d−3)
//
// So |A| ≤ c(1)+c(2)+2c(3)+4c(5) for q = 3, and c(1)+c(2)+2c(3) for q = 2. This is (1).
//
// Antipodes. Every x of T has an x' with d(x,y)+d(y,x') = D for all y. If d = D and
// both P(x) and P(x') hold something, it is ∅ alone; so c(1)+c(2) ≤ n. This is (2).
// If d = D+1, q = 3 and |P(x)| ≥ 5, P(x') is empty; otherwise |P(x)|+|P(x')| ≤ 5, as
// two subsets with |h∪g| ≥ 2 cannot occur: a P of 3 or 4 goes with ∅ alone. So
// |A| ≤ 5n/2 + 3f(d−3). This is (3). If d < D+q, no two antipodes of T□Q(q) are in A,
// which has then at most half of the nodes. This is (4).
//
// Odd d. T is bipartite, and so is G = T□Q(2), with colours p. T□Q(3) is G□K2. For s
// = 0, 1 the u in G with (u, p(u)+s) in A are at even distances there, so at most d−1:
// |A| is at most twice the bound for G and d−1. This is (5).
//
// d = 2. If |P(x)| ≥ 3, P(x) has two singletons, and no triple occurs. Another y of A
// is next to x, and P(y) = {∅}, as {j} in P(y) and i ≠ j in P(x) have |h∪g| = 2; a
// pair in P(x) leaves no other y at all. So |A| is at most 4, or the size of P(x) plus
// the degree of T; without such an x it is at most c(1)+c(2). This is (6).
//
// Compression is that of D. J. Kleitman, "On a combinatorial conjecture of Erdős",
// Journal of Combinatorial Theory 1 (1966), for cubes; the rest is ours.
type prismBound struct {
	f           []int // certified
	n, diameter int
	degree      int
}

// newPrismBound verifies what the bound supposes: that OMMH(2k,2m,3) is the product,
// and that T is bipartite with antipodes.
func newPrismBound(t *props.Case, k, m int) *prismBound {
	torus, net := torus(t, k, m), ommh(t, k, m)
	degree := t.Int("max_degree", torus)
	b := &prismBound{n: t.Int("order", torus), diameter: t.Int("diameter", torus), degree: degree}
	t.Want(t.Is("bipartite", torus), "%s is not bipartite", torus.Name())
	t.Want(isPrism(net, torus, 3), "%s is not the product of %s and a cube", net.Name(), torus.Name())
	for x := range uint32(b.n) {
		t.Want(hasAntipode(t, torus, x, b.diameter), "%s has no antipode in %s", torus.Label(x), torus.Name())
	}
	for d := range b.diameter {
		b.f = append(b.f, len(t.LargestAnticode(torus, d)))
	}
	return b
}

// isPrism tells whether the net is the product of a base and a cube, vertex
// 2^q·x+h being (x,h).
func isPrism(net, base *props.Net, q int) bool {
	if net.Order() != base.Order()<<q || net.Size() != base.Size()<<q+net.Order()*q/2 {
		return false
	}
	for v := range uint32(net.Order()) {
		for i := range q {
			if !net.HasEdge(v, v^1<<i) {
				return false
			}
		}
		for _, y := range base.Neighbors(v >> q) {
			if !net.HasEdge(v, y<<q|v&(1<<q-1)) {
				return false
			}
		}
	}
	return true
}

// hasAntipode tells whether some vertex is the end of a shortest path of length d
// from x through each vertex.
func hasAntipode(t *props.Case, net *props.Net, x uint32, d int) bool {
	near := t.Levels(net, x)
	for v, l := range near {
		if int(l) != d {
			continue
		}
		through := true
		for y, far := range t.Levels(net, uint32(v)) {
			through = through && int(near[y])+int(far) == d
		}
		if through {
			return true
		}
	}
	return false
}

// anticode returns f(d).
func (b *prismBound) anticode(d int) int {
	switch {
	case d < 0:
		return 0
	case d < b.diameter:
		return b.f[d]
	}
	return b.n
}

// most returns a bound on the size of the anticodes of T□Q(3) within d.
func (b *prismBound) most(d int) int {
	f := b.anticode
	rest := 2*f(d-2) + 4*f(d-3)
	least := min(8*b.n, f(d)+f(d-1)+rest) // (1)
	if d == b.diameter {
		least = min(least, b.n+rest) // (2)
	}
	if d == b.diameter+1 {
		least = min(least, 5*b.n/2+3*f(d-3)) // (3)
	}
	if d < b.diameter+3 {
		least = min(least, 4*b.n) // (4)
	}
	if d%2 == 1 {
		least = min(least, 2*b.flat(d-1)) // (5)
	}
	if d == 2 {
		least = min(least, max(f(1)+f(2), 4+b.degree)) // (6)
	}
	return least
}

// flat returns a bound on the size of the anticodes of T□Q(2) within d.
func (b *prismBound) flat(d int) int {
	f := b.anticode
	least := min(4*b.n, f(d)+f(d-1)+2*f(d-2)) // (1)
	if d == b.diameter {
		least = min(least, b.n+2*f(d-2)) // (2)
	}
	if d < b.diameter+2 {
		least = min(least, 2*b.n) // (4)
	}
	if d == 2 {
		least = min(least, max(f(1)+f(2), 4, 3+b.degree)) // (6)
	}
	return least
}
