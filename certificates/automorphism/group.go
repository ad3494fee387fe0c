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
	certificates.Each(r, (*[]Automorphism)(list), func(a *Automorphism) { a.form(r) }, "automorphism", "runs", "cycles")
}

func (a *Automorphism) form(r *certificates.Lines) {
	keyword := "cycles"
	switch {
	case a.Images != nil:
		keyword = "automorphism"
	case a.Runs != nil:
		keyword = "runs"
	}
	r.Keyword(&keyword)
	r.Numbers(keyword, map[string]*[]uint32{"automorphism": &a.Images, "runs": &a.Runs, "cycles": &a.Cycles}[keyword])
}

// Orbits is a group of automorphisms, given by generators that have been
// verified.
type Orbits struct {
	Generators []Permutation
	// root[v] is the smallest vertex of v's orbit.
	Root []uint32
}

// Permutation takes vertex From[i] to To[i], and leaves all others where they are. So it takes memory
// for what it moves.
type Permutation struct{ From, To []uint32 }

// Add takes one vertex more to another.
func (p *Permutation) Add(from, to uint32) { p.From, p.To = append(p.From, from), append(p.To, to) }

// Images returns the images of all vertices: those below n stay that p leaves alone.
func (p Permutation) Images(n int) []uint32 {
	image := make([]uint32, n)
	for v := range image {
		image[v] = uint32(v)
	}
	p.Apply(image)
	return image
}

// Apply sets the images of the vertices that p moves.
func (p Permutation) Apply(image []uint32) {
	for i, v := range p.From {
		image[v] = p.To[i]
	}
}

// Undo makes the images of the vertices that p moves those of the identity.
func (p Permutation) Undo(image []uint32) {
	for _, v := range p.From {
		image[v] = v
	}
}

// Images returns the images of all vertices under each generator.
func (b *Orbits) Images() [][]uint32 {
	var list [][]uint32
	for _, p := range b.Generators {
		list = append(list, p.Images(len(b.Root)))
	}
	return list
}

// Verify verifies the generators, which stand from line 0 of a body on.
func (list Generators) Verify(g certificates.Graph, w certificates.World) (*Orbits, error) {
	n := g.Order()
	b := &Orbits{Root: Permutation{}.Images(n)}
	image := Permutation{}.Images(n) // the identity, but while a generator is verified
	for i, a := range list {
		var p Permutation
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
		for j, v := range p.From {
			Join(b.Root, v, p.To[j])
		}
	}
	Flatten(b.Root)
	return b, nil
}

// verifyImages verifies line i of a body, "automorphism P0 … P(N−1)".
func verifyImages(i int, images []uint32, g certificates.Graph, w certificates.World) (p Permutation, err error) {
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
			p.Add(uint32(v), to)
		}
	}
	return p, nil
}

// verifyRuns verifies line i of a body, "runs A0 B0 A1 B1 …".
func verifyRuns(i int, runs []uint32, g certificates.Graph, w certificates.World) (p Permutation, err error) {
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
func verifyCycles(i int, values []uint32, g certificates.Graph, image []uint32, w certificates.World) (p Permutation, err error) {
	n := g.Order()
	if err := certificates.WantNumbersOrNone(i, values, 2, n+n/2, uint32(n)); err != nil {
		return p, err
	}
	defer func() { p.Undo(image) }()
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
			p.Add(v, next)
			image[v] = next
		}
		start = end + 1
		if start == len(values) {
			return p, certificates.RejectLine(i, "cycles/short", "a cycle of 0 vertices, want at least 2")
		}
	}
	for _, v := range p.From {
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
	image := Permutation{}.Images(n)
	for _, p := range b.Generators {
		p.Apply(image)
		for _, v := range p.From { // links between vertices that stay do so too
			for _, u := range g.Neighbors(v) {
				low, high := min(v, u), max(v, u)
				a, b := min(image[v], image[u]), max(image[v], image[u])
				Join(root, start[low]+certificates.Position(g, low, high), start[a]+certificates.Position(g, a, b))
			}
		}
		p.Undo(image)
	}
	Flatten(root)
	return start, root
}

// The orbits are kept as a forest, the union-find structure with path halving: root[v] leads to v's
// root, the smallest member of its tree, which is its own root.
//
// Source: R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set union algorithms",
// Journal of the ACM 31 (1984), doi:10.1145/62.2160. Deviations: the least element becomes the
// root, whatever the sizes; so O(log n) amortized for an operation.

// Find returns the root of v, and shortens the way to it.
func Find(root []uint32, v uint32) uint32 {
	for root[v] != v {
		root[v] = root[root[v]]
		v = root[v]
	}
	return v
}

// Join makes one tree of those of u and v. It returns the roots that they had, the lesser first; of one
// tree they are the same.
func Join(root []uint32, u, v uint32) (least, other uint32) {
	u, v = Find(root, u), Find(root, v)
	root[max(u, v)] = min(u, v)
	return min(u, v), max(u, v)
}

// Flatten makes every entry lead to its root at once.
func Flatten(root []uint32) {
	for v := range root {
		root[v] = Find(root, uint32(v))
	}
}
