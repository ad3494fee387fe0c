package automorphism

import "topocert/certificates"

// Generators is a group of automorphisms, given by generators: the first lines of many proofs.
type Generators []Automorphism

// Automorphism is an automorphism, of which one of these is given: the images of all vertices,
// the same by runs of numbers next to one another, or the cycles of those that it moves.
type Automorphism struct {
	Images []uint32
	Runs   []uint32 // the first and the last number of each run in turn
	Cycles []uint32 // one cycle after the other, with None between two
}

// Of returns generators of which the images of all vertices are given.
func Of(images [][]uint32) Generators {
	list := make(Generators, len(images))
	for i, p := range images {
		list[i].Images = p
	}
	return list
}

func (list *Generators) Form(r *certificates.Lines) {
	certificates.Each(r, (*[]Automorphism)(list), func(a *Automorphism) {
		keyword := "cycles"
		switch {
		case a.Images != nil:
			keyword = "automorphism"
		case a.Runs != nil:
			keyword = "runs"
		}
		r.Keyword(&keyword)
		r.Numbers(keyword, map[string]*[]uint32{"automorphism": &a.Images, "runs": &a.Runs, "cycles": &a.Cycles}[keyword])
	}, "automorphism", "runs", "cycles")
}

// Orbits is a group of automorphisms, given by generators that have been
// verified.
type Orbits struct {
	Generators []permutation
	// root[v] is the smallest vertex of v's orbit.
	Root []uint32
}

// permutation takes vertex from[i] to to[i], and leaves all others where they are.
type permutation struct{ from, to []uint32 }

// image returns the images of all vertices: those below n stay that p leaves alone.
func (p permutation) image(n int) []uint32 {
	image := make([]uint32, n)
	for v := range image {
		image[v] = uint32(v)
	}
	p.apply(image)
	return image
}

// apply sets the images of the vertices that p moves.
func (p permutation) apply(image []uint32) {
	for i, v := range p.from {
		image[v] = p.to[i]
	}
}

// undo makes the images of the vertices that p moves those of the identity.
func (p permutation) undo(image []uint32) {
	for _, v := range p.from {
		image[v] = v
	}
}

// Images returns the images of all vertices under each generator.
func (b *Orbits) Images() [][]uint32 {
	var list [][]uint32
	for _, p := range b.Generators {
		list = append(list, p.image(len(b.Root)))
	}
	return list
}

// Verify verifies the generators, which stand from line 0 of a body on.
func (list Generators) Verify(g certificates.Graph, w certificates.World) (*Orbits, error) {
	n := g.Order()
	b := &Orbits{Root: permutation{}.image(n)}
	image := permutation{}.image(n) // the identity, but while a generator is verified
	for i, a := range list {
		var p permutation
		var err error
		switch {
		case a.Images != nil:
			p, err = verifyImages(i, a.Images, g, w)
		case a.Runs != nil:
			p, err = verifyRuns(i, a.Runs, g, w)
		default:
			p, err = verifyCycles(i, a.Cycles, g, image, w)
		}
		if err != nil {
			return nil, err
		}
		b.Generators = append(b.Generators, p)
		for j, v := range p.from {
			Join(b.Root, v, p.to[j])
		}
	}
	Flatten(b.Root)
	return b, nil
}

// verifyImages verifies line i of a body, "automorphism P0 … P(N−1)".
func verifyImages(i int, images []uint32, g certificates.Graph, w certificates.World) (p permutation, err error) {
	n := g.Order()
	if err := w.Pass(certificates.PassesOfLine); err != nil {
		return p, err
	}
	if err := certificates.WantNumbers(i, images, n, n, uint32(n)); err != nil {
		return p, err
	}
	// There are finitely many links and p takes different ones to different
	// ones, so no other pair goes to a link.
	if err := VerifyMap(i, g, g, images); err != nil {
		return p, err
	}
	for v, to := range images {
		if uint32(v) != to {
			p.from, p.to = append(p.from, uint32(v)), append(p.to, to)
		}
	}
	return p, nil
}

// verifyRuns verifies line i of a body, "runs A0 B0 A1 B1 …".
func verifyRuns(i int, runs []uint32, g certificates.Graph, w certificates.World) (p permutation, err error) {
	n := g.Order()
	if err := certificates.WantNumbers(i, runs, 2, 2*n, uint32(n)); err != nil {
		return p, err
	}
	if err := w.Budget.Take(16 * int64(n)); err != nil { // whatever the line's length
		return p, err
	}
	if len(runs)%2 != 0 {
		return p, certificates.RejectLine(i, "runs/pairs", "%d numbers, want first and last ones in turn", len(runs))
	}
	images := make([]uint32, 0, n)
	for j := 0; j < len(runs); j += 2 {
		first, last := runs[j], runs[j+1]
		if last < first || int(last-first) >= n-len(images) {
			return p, certificates.RejectLine(i, "runs/length", "the run %d … %d after %d numbers, want one upwards and %d numbers in all", first, last, len(images), n)
		}
		for v := first; v <= last; v++ {
			images = append(images, v)
		}
	}
	return verifyImages(i, images, g, w)
}

// verifyCycles verifies line i of a body, "cycles V0 V1 … - W0 W1 …". Image
// is the identity, and is so again in the end.
//
// Links between vertices that stay go to themselves. As there are finitely many links,
// and different ones go to different ones, no other pair goes to a link.
func verifyCycles(i int, values []uint32, g certificates.Graph, image []uint32, w certificates.World) (p permutation, err error) {
	n := g.Order()
	if err := certificates.WantNumbersOrNone(i, values, 2, n+n/2, uint32(n)); err != nil {
		return p, err
	}
	defer func() { p.undo(image) }()
	for start := 0; start < len(values); {
		end := start
		for end < len(values) && values[end] != certificates.None {
			end++
		}
		cycle := values[start:end]
		if len(cycle) < 2 {
			return p, certificates.RejectLine(i, "cycles/short", "a cycle of %d vertices, want at least 2", len(cycle))
		}
		for j, v := range cycle {
			next := cycle[(j+1)%len(cycle)]
			if image[v] != v || next == v {
				return p, certificates.RejectLine(i, "cycles/repeated", "vertex %d occurs twice, want each vertex once at most", v)
			}
			p.from, p.to = append(p.from, v), append(p.to, next)
			image[v] = next
		}
		start = end + 1
		if start == len(values) {
			return p, certificates.RejectLine(i, "cycles/short", "a cycle of 0 vertices, want at least 2")
		}
	}
	for _, v := range p.from {
		if err := w.Budget.Spend(certificates.PassesOfLine * int64(1+len(g.Neighbors(v)))); err != nil {
			return p, err
		}
		for _, u := range g.Neighbors(v) {
			if !certificates.Adjacent(g, image[v], image[u]) {
				return p, certificates.RejectLine(i, "map/link", "link %d–%d goes to %d–%d, want a link", v, u, image[v], image[u])
			}
		}
	}
	return p, nil
}

// VerifyMap tells whether p, line i of a body, whose entries are below the order
// of both graphs, hits every vertex and takes every link of from to a link of to.
func VerifyMap(i int, from, to certificates.Graph, p []uint32) error {
	hit := make([]bool, len(p))
	for v, image := range p {
		if hit[image] {
			return certificates.RejectLine(i, "map/bijection", "vertex %d is the image of %d and of a vertex before, want it once", image, v)
		}
		hit[image] = true
	}
	for v := range uint32(len(p)) {
		for _, u := range from.Neighbors(v) {
			if v < u && !certificates.Adjacent(to, p[v], p[u]) {
				return certificates.RejectLine(i, "map/link", "link %d–%d goes to %d–%d, want a link", v, u, p[v], p[u])
			}
		}
	}
	return nil
}

// Roots returns the root of each orbit, in increasing order.
func (b *Orbits) Roots() []uint32 {
	var roots []uint32
	for v, r := range b.Root {
		if r == uint32(v) {
			roots = append(roots, r)
		}
	}
	return roots
}

// OrbitSizes returns the number of vertices in each orbit, at its root.
func (b *Orbits) OrbitSizes() map[uint32]int {
	sizes := make(map[uint32]int)
	for _, r := range b.Root {
		sizes[r]++
	}
	return sizes
}

// Links returns a link of each orbit of the group on the links of g, the lower end first.
func (b *Orbits) Links(g certificates.Graph) (list [][]uint32) {
	start, root := b.LinkRoots(g)
	for v := range uint32(g.Order()) {
		for i, u := range g.Neighbors(v) {
			if a := start[v] + uint32(i); v < u && root[a] == a {
				list = append(list, []uint32{v, u})
			}
		}
	}
	return list
}

// LinkRoots returns the orbits of the group on the links of g. Each link is known
// by the place of its lower end's entry for its upper end, the rows being laid
// one after the other: row v begins at start[v]. For each link, root has the
// smallest place in its orbit.
func (b *Orbits) LinkRoots(g certificates.Graph) (start, root []uint32) {
	n := g.Order()
	start = make([]uint32, n+1)
	for v := range uint32(n) {
		start[v+1] = start[v] + uint32(len(g.Neighbors(v)))
	}
	root = make([]uint32, start[n])
	for a := range root {
		root[a] = uint32(a)
	}
	image := permutation{}.image(n)
	for _, p := range b.Generators {
		p.apply(image)
		for _, v := range p.from { // links between vertices that stay do so too
			for _, u := range g.Neighbors(v) {
				low, high := min(v, u), max(v, u)
				a, b := min(image[v], image[u]), max(image[v], image[u])
				Join(root, start[low]+certificates.Position(g, low, high), start[a]+certificates.Position(g, a, b))
			}
		}
		p.undo(image)
	}
	Flatten(root)
	return start, root
}

// The orbits are kept as a forest: root[v] leads to v's root, the smallest
// member of its tree, which is its own root.

// Find returns the root of v, and shortens the way to it.
func Find(root []uint32, v uint32) uint32 {
	for root[v] != v {
		root[v] = root[root[v]]
		v = root[v]
	}
	return v
}

// Join makes one tree of those of u and v.
func Join(root []uint32, u, v uint32) {
	u, v = Find(root, u), Find(root, v)
	root[max(u, v)] = min(u, v)
}

// Flatten makes every entry lead to its root at once.
func Flatten(root []uint32) {
	for v := range root {
		root[v] = Find(root, uint32(v))
	}
}
