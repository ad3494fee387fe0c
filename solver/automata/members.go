package automata

import (
	"context"
	"slices"

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
	kinds, err := walks(ctx, q, vertices, edges, nil, 1)
	if err != nil {
		return nil, err
	}
	return &kinds[0], nil
}

// part is something of the words of a length, of which there are so many to a base.
type part func(word, q, all int) int

func firstLetter(word, q, all int) int { return word / max(all/q, 1) }
func lastLetter(word, q, _ int) int    { return word % q }

// coordinate is the first or the last of several, of which there are digits to a base in each letter.
func coordinate(letter func(a int) int) part {
	return func(word, q, _ int) (x int) {
		for place := 1; word > 0; word, place = word/q, place*q {
			x += letter(word%q) * place
		}
		return x
	}
}

// walks are the least lengths of all walks; or, where there is a part, of so many kinds: those that keep it on the way, those that
// change it at one step, and so on, the last those that change it at as many steps or more. None is where no walk of the kind is.
func walks(ctx context.Context, q int, vertices, edges *automata.Automaton, kept part, kinds int) ([]members, error) {
	list := slices.Repeat([]members{{q: q}}, kinds)
	for n, all := 0, 1; all*all <= maxPairs; n, all = n+1, all*q {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		for k, dist := range list[0].distances(n, all, vertices, edges, kept, kinds) {
			list[k].dist = append(list[k].dist, dist)
		}
	}
	return list, nil
}

// distances are those of the words of length n, of which there are so many, by breadth-first search from each: of one kind, far where no
// walk leads; of several, none.
func (m *members) distances(n, all int, vertices, edges *automata.Automaton, kept part, kinds int) [][]int16 {
	unknown := int16(far)
	if kinds > 1 {
		unknown = none
	}
	dist := make([][]int16, kinds)
	for k := range dist {
		dist[k] = make([]int16, all*all)
	}
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
	queue := make([]int, 0, all*kinds) // words, and how often the part was changed
	from := make([]int16, all*kinds)
	for x := range all {
		for y := range from {
			from[y] = none
			if is[x] && is[y/kinds] {
				from[y] = unknown
			}
		}
		if is[x] {
			from[x*kinds], queue = 0, append(queue[:0], x*kinds)
			for i := 0; i < len(queue); i++ {
				at, kind := queue[i]/kinds, queue[i]%kinds
				for _, y := range links[at] {
					next := int(y)*kinds + kind
					if kept != nil && kept(int(y), m.q, all) != kept(at, m.q, all) {
						next = int(y)*kinds + min(kind+1, kinds-1)
					}
					if from[next] == unknown {
						from[next] = from[queue[i]] + 1
						queue = append(queue, next)
					}
				}
			}
		}
		for y, d := range from {
			dist[y%kinds][column[x]*m.q+column[y/kinds]] = d
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
