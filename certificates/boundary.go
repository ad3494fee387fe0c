package certificates

// Introduction is a step of the path decomposition that an order of the vertices makes: a vertex
// is introduced into the bag, here called the boundary, and those without a neighbour to come are
// forgotten. A boundary is listed in the order in which its vertices were introduced.
type Introduction struct {
	Before, After int   // length of the boundary
	Links         []int // places, of the boundary before, of the vertex's neighbours
	Forgotten     []int // places of the vertices that are forgotten, the largest first; the new vertex is at place Before
}

// Introductions follows the boundary along an order, line 0 of a body, which must hold every
// vertex once. After each step the boundary has at most so many vertices. It gets the names of
// these two rules.
func Introductions(g Graph, order []uint32, most int, repeated, width string) ([]Introduction, error) {
	n := g.Order()
	if err := WantNumbers(0, order, n, n, uint32(n)); err != nil {
		return nil, err
	}
	place, seen := make([]int, n), make([]bool, n)
	for i, v := range order {
		if seen[v] {
			return nil, RejectLine(0, repeated, "vertex %d occurs twice, want it once", v)
		}
		place[v], seen[v] = i, true
	}
	last := make([]int, n) // when each vertex is forgotten
	for v := range uint32(n) {
		last[v] = place[v]
		for _, u := range g.Neighbors(v) {
			last[v] = max(last[v], place[u])
		}
	}
	steps := make([]Introduction, n)
	var boundary []uint32
	for i, v := range order {
		s := &steps[i]
		s.Before = len(boundary)
		for j, u := range boundary {
			if Adjacent(g, v, u) {
				s.Links = append(s.Links, j)
			}
		}
		boundary = append(boundary, v)
		for j := len(boundary) - 1; j >= 0; j-- {
			if last[boundary[j]] == i {
				s.Forgotten = append(s.Forgotten, j)
				boundary = append(boundary[:j], boundary[j+1:]...)
			}
		}
		if s.After = len(boundary); s.After > most {
			return nil, RejectLine(0, width, "a boundary of %d vertices after vertex %d, want at most %d", s.After, v, most)
		}
	}
	return steps, nil
}
