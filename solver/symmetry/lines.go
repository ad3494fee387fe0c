package symmetry

import (
	"math/rand/v2"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/topology"
)

// Generators in a certificate serve for their orbits alone. So a certificate holds few of
// them, which need not generate the whole group: a greedy choice among the generators and
// random products of them, which join more vertices each than a generator does.

// OrbitGenerators returns automorphisms that have the orbits of all generators on the
// vertices.
func (e *Symmetries) OrbitGenerators() automorphism.Generators { return e.written(e.few(false, 1)) }

// LinkOrbitGenerators returns automorphisms that have the orbits of all generators on vertices and links.
func (e *Symmetries) LinkOrbitGenerators() automorphism.Generators { return e.written(e.few(true, 1)) }

// SearchGenerators returns automorphisms for a checker that searches the network from a vertex of each
// orbit: no more than it takes for that to be cheap.
func (e *Symmetries) SearchGenerators() automorphism.Generators {
	const cheap = 1 << 18 // vertices and ends of links that the searches meet
	return e.written(e.few(false, max(1, int(cheap/(1+endsOf(e.Network.CSR()))))))
}

func (e *Symmetries) written(generators []Permutation) automorphism.Generators {
	var list automorphism.Generators
	for _, p := range generators {
		list = append(list, Written(p, len(e.Root)))
	}
	return list
}

// maxChoice bounds what is looked at for a choice, in vertices and ends of links.
const maxChoice = 1 << 22

// few returns automorphisms with the orbits of all generators on the vertices, and on the
// links too if that is wanted; or with no more orbits of vertices than are enough.
func (e *Symmetries) few(links bool, enough int) []Permutation {
	n, at := len(e.Root), newLinkPlaces(e.Network.CSR())
	if n <= enough && !links {
		return nil
	}
	size, moves := n, func(p Permutation) Permutation { return p }
	if links {
		size, moves = n+int(at.start[n]), at.moves
	}
	// The generators that join some orbits, one after the other.
	var list []Permutation
	orbits, most := solver.Identity(size), 0
	for _, p := range e.Generators {
		if fewer := mergeOrbits(orbits, moves(p)); fewer > 0 {
			list = append(list, p)
			most += fewer
		}
		if !links && n-most <= enough {
			break
		}
	}
	if int64(3*len(list))*endsOf(at.g) > maxChoice {
		return list
	}
	// The greedy choice is of what joins most for its length each time.
	pool := append(list, e.products(2*len(list))...)
	moved, length := make([]Permutation, len(pool)), make([]int, len(pool))
	for i, p := range pool {
		moved[i], length[i] = moves(p), sizeOf(p, n)
	}
	var chosen []Permutation
	for orbits, joined := solver.Identity(size), 0; joined < most && (links || n-joined > enough); {
		best, gain := 0, 0
		for i, m := range moved {
			if now := mergeOrbits(slices.Clone(orbits), m); now*length[best] > gain*length[i] {
				best, gain = i, now
			}
		}
		joined += mergeOrbits(orbits, moved[best])
		chosen = append(chosen, pool[best])
	}
	return chosen
}

// mergeOrbits adds a permutation to a group, and returns by how many there are fewer orbits now.
func mergeOrbits(orbits []uint32, p Permutation) (fewer int) {
	for i, v := range p.From {
		if a, b := automorphism.Join(orbits, v, p.To[i]); a != b {
			fewer++
		}
	}
	return fewer
}

// products returns random products of generators, the same ones each time.
func (e *Symmetries) products(count int) []Permutation {
	random := rand.New(rand.NewPCG(1, uint64(len(e.Root))))
	factors := ImagesOf(e.Generators, len(e.Root))
	list := make([]Permutation, count)
	for i := range list {
		images := slices.Clone(factors[random.IntN(len(factors))])
		for range 1 + random.IntN(6) {
			by := factors[random.IntN(len(factors))]
			for v, to := range images {
				images[v] = by[to]
			}
		}
		list[i] = NewPermutation(images)
	}
	return list
}

// endsOf returns the number of vertices and ends of links.
func endsOf(g *topology.Graph) int64 { return int64(g.Order()) + 2*int64(g.Size()) }

// size returns the bytes that the permutation of n vertices takes in a certificate.
func sizeOf(p Permutation, n int) (size int) {
	proof := automorphism.Automorphisms{Group: automorphism.Generators{Written(p, n)}}
	kinds.Body(&certificates.Certificate{Proof: proof}, func(l certificates.Line) { size = len(l.Text) })
	return size
}
