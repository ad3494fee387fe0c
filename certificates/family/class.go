package family

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/words"
)

// A class is the networks that are made of one by matchings, again and again: HL(0) has the network
// of its text, and HL(n) every network of two of HL(n−1) and a perfect matching between them (A. S. Vaidya,
// P. S. N. Rao, S. R. Shankar, "A class of hypercube-like networks", 5th IEEE Symposium on Parallel
// and Distributed Processing, 1993, for the one that begins with one vertex).
//
// Of networks that are the same but for the names of their vertices the first is a member. They are met so: the
// halves are the members numbered a and b, a ≤ b, of HL(n−1), b faster than a; the matchings are the permutations
// π of the m vertices of a half as words, in increasing order; the vertices of a are 0 … m−1, those of b follow,
// and v is joined to m + π(v).

// Limits on classes whose members are listed: the order of the halves, the number of them, and that of pairs of symmetries of two of
// them. Of others there are samples.
const (
	maxHalf       = 8
	maxHalves     = 1 << 4
	maxSymmetries = 1 << 22
	maxDoubled    = 1 << 10 // the order of a sample
)

// plainRows are the neighbours of each vertex, in increasing order.
type plainRows [][]uint32

// Class returns the number of the members of a class that are listed, each once; listed is false where they are too many,
// and then there are samples instead: HL(n, i) is the member that numbers drawn from i lead to.
func Class(d *words.Definition, n int64, spend func(steps int64) error) (members int, listed bool, err error) {
	list, err := classMembers(d, n, spend)
	return len(list), list != nil, err
}

// classMembers returns the members, nil if they are too many to be listed.
func classMembers(d *words.Definition, n int64, spend func(steps int64) error) ([]plainRows, error) {
	if n < 0 {
		return nil, d.Place.Wrong("%s of %d, want 0 or more", d.Name, n)
	}
	if made, is := d.Made.Load(n); is {
		return made.([]plainRows), nil
	}
	var list []plainRows
	if n == 0 {
		base := d.Used(d.Body.Args[0].Text)
		var params []int64
		for _, a := range d.Body.Args[0].Args {
			x, err := strconv.ParseInt(a.Text, 10, 64)
			if err != nil {
				return nil, a.Place.Wrong("%s, want a whole number", a.Text)
			}
			params = append(params, x)
		}
		m, err := Build(base, params, spend)
		if err != nil {
			return nil, err
		}
		var rows plainRows
		for v := range m.Order() {
			rows = append(rows, m.Neighbors(uint32(v)))
		}
		list = []plainRows{rows}
	} else if n < 64 {
		halves, err := classMembers(d, n-1, spend)
		if err != nil {
			return nil, err
		}
		if halves != nil && len(halves) <= maxHalves && len(halves[0]) <= maxHalf {
			if list, err = matched(halves, spend); err != nil {
				return nil, err
			}
		}
	}
	d.Made.Store(n, list)
	return list, nil
}

// matched returns what is made of two of the halves and a perfect matching, each once; nil where the halves have too many symmetries.
func matched(halves []plainRows, spend func(steps int64) error) ([]plainRows, error) {
	m := len(halves[0])
	matchings := int64(1)
	for i := range m {
		matchings *= int64(i + 1)
	}
	if spend != nil {
		if err := spend(matchings * int64(len(halves)*len(halves)) << 8); err != nil {
			return nil, err
		}
	}
	var symmetries [][][]uint32
	for _, h := range halves {
		s := isomorphisms(h, h, false)
		if len(s)*len(s) > maxSymmetries {
			return nil, nil
		}
		symmetries = append(symmetries, s)
	}
	var list []plainRows
	alike := make(map[string][]plainRows) // the members by their profiles
	for a := range halves {
		for b := a; b < len(halves); b++ {
			met := make(map[string]bool) // matchings that symmetries of the halves make of those before
			permutations(m, func(p []uint32) {
				if met[string(key(p))] {
					return
				}
				for _, s := range symmetries[a] {
					for _, t := range symmetries[b] {
						image := make([]uint32, m)
						for v := range image {
							image[s[v]] = t[p[v]]
						}
						met[string(key(image))] = true
					}
				}
				g := joined(halves[a], halves[b], p)
				around := strings.Join(slices.Sorted(slices.Values(profiles(g))), " ")
				if !slices.ContainsFunc(alike[around], func(h plainRows) bool { return isomorphisms(h, g, true) != nil }) {
					list, alike[around] = append(list, g), append(alike[around], g)
				}
			})
		}
	}
	return list, nil
}

func key(p []uint32) []byte {
	k := make([]byte, len(p))
	for i, v := range p {
		k[i] = byte(v)
	}
	return k
}

// permutations goes through those of 0 … m−1 in the order of words.
func permutations(m int, visit func([]uint32)) {
	p, used := make([]uint32, 0, m), make([]bool, m)
	var extend func()
	extend = func() {
		if len(p) == m {
			visit(p)
			return
		}
		for v := range m {
			if !used[v] {
				used[v], p = true, append(p, uint32(v))
				extend()
				used[v], p = false, p[:len(p)-1]
			}
		}
	}
	extend()
}

// joined is two networks of one order and a matching between them.
func joined(a, b plainRows, p []uint32) plainRows {
	m := uint32(len(a))
	g := make(plainRows, 2*m)
	for v, u := range p {
		g[v] = append(slices.Clone(a[v]), m+u)
		for _, w := range b[u] {
			g[m+u] = append(g[m+u], m+w)
		}
		g[m+u] = slices.Insert(g[m+u], 0, uint32(v))
	}
	return g
}

// isomorphisms returns the maps that take links to links, one to one, of two networks; one of them if that is enough, nil for
// none. The networks have as many vertices each. Vertices are placed one after the other, each where the
// profile is as at home, and the links to those before it as well.
func isomorphisms(g, h plainRows, one bool) (all [][]uint32) {
	here, there := profiles(g), profiles(h)
	image, used := make([]uint32, 0, len(g)), make([]bool, len(g))
	var extend func()
	extend = func() {
		v := len(image)
		if v == len(g) {
			all = append(all, slices.Clone(image))
			return
		}
		for w := range h {
			fits := !used[w] && here[v] == there[w]
			for u := 0; fits && u < v; u++ {
				fits = slices.Contains(g[v], uint32(u)) == slices.Contains(h[w], image[u])
			}
			if fits && (!one || all == nil) {
				used[w], image = true, append(image, uint32(w))
				extend()
				used[w], image = false, image[:v]
			}
		}
	}
	extend()
	return all
}

// profiles are texts of what is around each vertex, which isomorphisms keep: of those at each distance, the numbers of links that lead to
// each distance, in increasing order.
func profiles(g plainRows) []string {
	list := make([]string, len(g))
	for s := range g {
		distance := make([]int, len(g))
		for v := range distance {
			distance[v] = -1
		}
		distance[s] = 0
		for queue := []uint32{uint32(s)}; len(queue) > 0; queue = queue[1:] {
			for _, u := range g[queue[0]] {
				if distance[u] < 0 {
					distance[u] = distance[queue[0]] + 1
					queue = append(queue, u)
				}
			}
		}
		var around []string
		for v, row := range g {
			var led []int
			for _, u := range row {
				led = append(led, distance[u])
			}
			slices.Sort(led)
			around = append(around, fmt.Sprint(distance[v], led))
		}
		slices.Sort(around)
		list[s] = strings.Join(around, "")
	}
	return list
}

// ofClass returns a member of a class.
func ofClass(d *words.Definition, n, i int64, spend func(steps int64) error) (*Member, error) {
	list, err := classMembers(d, n, spend)
	if err != nil {
		return nil, err
	}
	var rows plainRows
	switch {
	case list == nil:
		drawn := draw(i)
		if rows, err = sample(d, n, &drawn, spend); err != nil {
			return nil, err
		}
	case i < 0 || i >= int64(len(list)):
		return nil, d.Place.Wrong("%s: %s has %d networks, want a number in 0..%d", d.Title([]int64{n, i}), d.Title([]int64{n}), len(list), len(list)-1)
	default:
		rows = list[i]
	}
	m := &Member{text: d, params: []int64{n, i}, width: 1, order: len(rows), levels: []level{{same: true, width: int64(len(rows))}}, start: make([]uint32, 1, len(rows)+1)}
	for _, row := range rows {
		m.arcs = append(m.arcs, row...)
		m.start = append(m.start, uint32(len(m.arcs)))
	}
	return m, nil
}

// draw is the state of the generator SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom
// number generators", OOPSLA 2014).
type draw uint64

// below returns the next number, less than n.
func (s *draw) below(n int) int {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// sample draws a member: its halves, one after the other, listed ones by their numbers, and then the matching, by exchanging
// each place from the last one down with one up to it (R. A. Fisher, F. Yates 1938).
func sample(d *words.Definition, n int64, drawn *draw, spend func(steps int64) error) (plainRows, error) {
	list, err := classMembers(d, n, spend)
	if err != nil {
		return nil, err
	}
	if list != nil {
		return list[drawn.below(len(list))], nil
	}
	base, err := classMembers(d, 0, spend)
	if err != nil {
		return nil, err
	}
	if n > 10 || len(base[0])<<n > maxDoubled {
		return nil, d.Place.Wrong("%s has networks of more than %d vertices, want at most that many", d.Title([]int64{n}), maxDoubled)
	}
	a, err := sample(d, n-1, drawn, spend)
	if err != nil {
		return nil, err
	}
	b, err := sample(d, n-1, drawn, spend)
	if err != nil {
		return nil, err
	}
	p := make([]uint32, len(a))
	for v := range p {
		p[v] = uint32(v)
	}
	for v := len(p) - 1; v > 0; v-- {
		u := drawn.below(v + 1)
		p[v], p[u] = p[u], p[v]
	}
	return joined(a, b, p), nil
}
