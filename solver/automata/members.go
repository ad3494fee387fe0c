package automata

import (
	"context"

	"topocert/certificates/automata"
)

// columns are words of columns of two letters of a base, all of one length, by their numbers: the first letter is the most
// significant digit to the base q².
//
// members are the networks of some lengths, with all distances: dist[n][c] is that of the columns c of length n, none where
// they are not two vertices, far where no path joins them.
type members struct {
	q    int
	dist [][]int16
}

const (
	none = -1
	far  = 1 << 14
	// maxPairs bounds the pairs of vertices, and of words, of the longest length that is looked at.
	maxPairs = 1 << 20
)

// look makes the members that the automata of vertices and edges have, up to the longest that is small enough.
func look(ctx context.Context, q int, vertices, edges *automata.Automaton) (*members, error) {
	m := &members{q: q}
	for n, all := 0, 1; all*all <= maxPairs; n, all = n+1, all*q {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		m.dist = append(m.dist, m.distances(n, all, vertices, edges))
	}
	return m, nil
}

// distances are those of the words of length n, of which there are so many, by breadth-first search from each.
func (m *members) distances(n, all int, vertices, edges *automata.Automaton) []int16 {
	dist := make([]int16, all*all)
	is := make([]bool, all)
	links := make([][]int32, all)
	for x := range all {
		is[x] = m.takes(vertices, n, x)
	}
	for x := range all {
		if is[x] {
			links[x] = m.adjacent(edges, n, x)
		}
	}
	column := m.interleaved(n, all)
	queue := make([]int32, 0, all)
	from := make([]int16, all)
	for x := range all {
		for y := range from {
			from[y] = none
			if is[x] && is[y] {
				from[y] = far
			}
		}
		if is[x] {
			from[x], queue = 0, append(queue[:0], int32(x))
			for i := 0; i < len(queue); i++ {
				for _, y := range links[queue[i]] {
					if from[y] == far {
						from[y] = from[queue[i]] + 1
						queue = append(queue, y)
					}
				}
			}
		}
		for y, d := range from {
			dist[column[x]*m.q+column[y]] = d
		}
	}
	return dist
}

// interleaved has each word's letters as every second digit.
func (m *members) interleaved(n, all int) []int {
	list := make([]int, all)
	for x := range all {
		place := 1
		for rest := x; rest > 0; rest /= m.q {
			list[x] += rest % m.q * place
			place *= m.q * m.q
		}
	}
	return list
}

// letters are those of a word, the first first.
func letters(q, n, x int) []int {
	list := make([]int, n)
	for i := n - 1; i >= 0; i, x = i-1, x/q {
		list[i] = x % q
	}
	return list
}

func (m *members) takes(d *automata.Automaton, n, x int) bool {
	s := int64(0)
	for _, a := range letters(m.q, n, x) {
		if s = d.Step(s, a); s < 0 {
			return false
		}
	}
	return d.Final(s)
}

// adjacent are the words that the automaton takes beside x.
func (m *members) adjacent(d *automata.Automaton, n, x int) (list []int32) {
	word := letters(m.q, n, x)
	var visit func(s int64, i, y int)
	visit = func(s int64, i, y int) {
		if i == n {
			if d.Final(s) {
				list = append(list, int32(y))
			}
			return
		}
		for b := range m.q {
			if t := d.Step(s, word[i]*m.q+b); t >= 0 {
				visit(t, i+1, y*m.q+b)
			}
		}
	}
	visit(0, 0, 0)
	return list
}
