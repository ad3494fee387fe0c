package symmetry

import (
	"iter"

	"topocert/solver/solvertest"
	"topocert/topology"
)

// lcfLinks is the cubic graph of the LCF notation [jumps]^times: a ring, and a
// link from i to i + jumps[i mod len].
func lcfLinks(times int, jumps ...int) []solvertest.Link {
	n := times * len(jumps)
	links := solvertest.Circulant(n, 1)
	for i := range n {
		links = append(links, solvertest.Link{uint32(i), uint32((i + jumps[i%len(jumps)] + n) % n)})
	}
	return links
}

// cayleyLinks links each (x, y) modulo n to its sum with each step.
func cayleyLinks(n int, steps ...[2]int) []solvertest.Link {
	var links []solvertest.Link
	for v := range n * n {
		for _, s := range steps {
			links = append(links, solvertest.Link{uint32(v), uint32((v/n+s[0])%n*n + (v%n+s[1])%n)})
		}
	}
	return links
}

// triangularLinks is the graph of the pairs of n things, linked when they meet.
func triangularLinks(n int) []solvertest.Link {
	things := solvertest.CliqueLinks(n)
	var links []solvertest.Link
	for i, a := range things {
		for j, b := range things[:i] {
			if a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1] {
				links = append(links, solvertest.Link{uint32(i), uint32(j)})
			}
		}
	}
	return links
}

// linkPairs yields the links of g.
func linkPairs(g *topology.Graph) iter.Seq[solvertest.Link] {
	return func(yield func(solvertest.Link) bool) {
		for u, v := range g.Edges() {
			if !yield(solvertest.Link{u, v}) {
				return
			}
		}
	}
}
