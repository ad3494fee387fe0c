package automata

import (
	"errors"
	"fmt"

	"topocert/certificates/automata"
)

// bipartite finds a colour, or a closed walk of an odd number of words for each length.
func (f *finder) bipartite() error {
	p, err := f.coloured()
	if err == nil {
		f.lemma("bipartite", "==", "true", p)
		return nil
	}
	for _, k := range []int{3, 5} {
		p, more := f.walk(k, false)
		if more == nil {
			if more = f.shows(p, nil); more == nil {
				f.lemma("bipartite", "==", "false", p)
				return nil
			}
		}
		err = errors.Join(err, more)
	}
	return err
}

// coloured finds a colour.
func (f *finder) coloured() (*automata.Coloured, error) {
	for way := 1; way < ways(len(f.text.Network.Body.Ranges)) && f.ctx.Err() == nil; way++ {
		if p := f.colours(way); f.shows(p, nil) == nil {
			return p, nil
		}
	}
	return nil, errors.Join(f.ctx.Err(), errors.New("no colour by digits and places was found"))
}

// ways is 3 to the number of coordinates.
func ways(coordinates int) int {
	n := 1
	for range coordinates {
		n *= 3
	}
	return n
}

// colours takes the words where a sum is odd: of the digits of some coordinates, and of the places where digits of others are, from the
// place on that is read first. Which they are are the digits of a number to the base 3.
func (f *finder) colours(way int) *automata.Coloured {
	d := automata.Automaton{Letters: f.q}
	base, many := f.text.Digits(f.q)
	for state := range int64(4) { // the sum, and how many places were read, modulo 2
		sum, places := state/2, state%2
		s := automata.State{Final: sum == 1}
		for letter := range f.q {
			more, rest := sum, way
			for range many {
				digit := int64(letter % base)
				switch rest % 3 {
				case 1:
					more += digit
				case 2:
					more += digit * places
				}
				letter, rest = letter/base, rest/3
			}
			s.Next = append(s.Next, more%2*2+1-places)
		}
		d.States = append(d.States, s)
	}
	return &automata.Coloured{Colours: d}
}

// girth finds a cycle for each length, and that there is no shorter one.
func (f *finder) girth() error {
	var last error
	for k := 3; k <= 4; k++ {
		p, err := f.walk(k, true)
		value := numeral(k)
		if err == nil {
			err = f.shows(p, value)
		}
		if err != nil {
			last = err
			continue
		}
		f.lemma("girth", "<=", value.Text, p)
		switch {
		case k == 3:
			f.follows("girth", ">=", "3", "length")
		case f.fact("bipartite") == nil && f.known["bipartite"] == "true":
			f.follows("girth", ">=", "4", "bipartite")
		default:
			lower := new(automata.WithoutTriangles)
			if err := f.shows(lower, value); err != nil {
				return err
			}
			f.lemma("girth", ">=", "4", lower)
		}
		return nil
	}
	return last
}

// walk finds closed walks of so many words for each length of the domain: some for short ones, and from a length on one with letters that
// may be repeated, as many as it is to the next length.
func (f *finder) walk(k int, cycle bool) (*automata.Walked, error) {
	p := &automata.Walked{Cycle: cycle, Links: make([]automata.Nodes, k)}
	letters := 1
	for range k {
		letters *= f.q
	}
	if cycle {
		p.Differ = make([]automata.Nodes, k*(k-1)/2)
	}
	var list []lasso
	for n := range f.dist {
		if !takesLength(&f.proof.Lengths, n) {
			continue
		}
		walks := f.closed(n, k)
		if len(walks) == 0 {
			return nil, fmt.Errorf("no closed walk of %d links for words of %d letters", k, n)
		}
		many := 1
		for many < longestGap && !takesLength(&f.proof.Lengths, n+many) {
			many++
		}
		for _, word := range walks {
			for i := range n - many + 1 {
				if l := (lasso{word, i, i + many}); f.goes(l.repeated(2), k) && f.goes(l.repeated(3), k) && f.goes(l.repeated(6), k) {
					p.Walk = taking(letters, append(list, l))
					return p, nil
				}
			}
		}
		list = append(list, lasso{word: walks[0]})
	}
	return nil, fmt.Errorf("no closed walk of %d links with letters that can be repeated", k)
}

// longestGap bounds how far it is from a length of the domain to the next.
const longestGap = 4

// goes tells whether letters of k words are those of a closed walk.
func (f *finder) goes(word []int, k int) bool {
	for i := range k {
		s := int64(0)
		for _, letter := range word {
			if s = f.proof.Edges.Step(s, digit(letter, i, f.q)*f.q+digit(letter, (i+1)%k, f.q)); s < 0 {
				return false
			}
		}
		if !f.proof.Edges.Final(s) {
			return false
		}
	}
	return true
}

// digit is the letter of the word i.
func digit(letter, i, q int) int {
	for range i {
		letter /= q
	}
	return letter % q
}

// mostClosed bounds the closed walks of a length that are looked at.
const mostClosed = 500

// closed are some closed walks of k words of length n, in which no word comes twice, as letters of k words.
func (f *finder) closed(n, k int) (list [][]int) {
	all := 1
	for range n {
		all *= f.q
	}
	neighbours := make(map[int32][]int32)
	next := func(x int32) []int32 {
		if _, is := neighbours[x]; !is {
			neighbours[x] = f.adjacent(&f.proof.Edges, n, int(x))
		}
		return neighbours[x]
	}
	var walk []int32
	var visit func()
	visit = func() {
		if len(list) >= mostClosed {
			return
		}
		last := walk[len(walk)-1]
		for _, y := range next(last) {
			if len(walk) == k {
				if y == walk[0] {
					list = append(list, f.woven(n, walk))
				}
				continue
			}
			known := false
			for _, x := range walk {
				known = known || x == y
			}
			if !known {
				walk = append(walk, y)
				visit()
				walk = walk[:len(walk)-1]
			}
		}
	}
	for x := range min(all, 64) {
		if f.takes(&f.proof.Vertices, n, x) {
			walk = []int32{int32(x)}
			visit()
		}
	}
	return list
}

// woven are the letters of words place by place, that of the first being the lowest digit.
func (f *finder) woven(n int, words []int32) []int {
	list := make([]int, n)
	place := 1
	for _, x := range words {
		for i, letter := range letters(f.q, n, int(x)) {
			list[i] += letter * place
		}
		place *= f.q
	}
	return list
}
