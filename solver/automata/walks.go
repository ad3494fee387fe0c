package automata

import (
	"errors"
	"fmt"

	"topocert/certificates/automata"
)

// bipartite finds a colour, or a closed walk of an odd number of words for each length.
func (f *finder) bipartite() error {
	p, err := f.colours()
	if err == nil {
		if err = f.shows(p, nil); err == nil {
			f.lemma("bipartite", "==", "true", p)
			return nil
		}
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

// parity is that of the distance from the word of zeros, none where that or the word is no vertex.
func (f *finder) parity(n, x int) int16 {
	at, place := 0, 1
	for rest := x; rest > 0; rest /= f.q {
		at += rest % f.q * place
		place *= f.q * f.q
	}
	if d := f.dist[n][at]; d != none && d < far {
		return d % 2
	}
	return none
}

// colours learns an automaton that takes the words at odd distances from that of zeros: two beginnings lead to the same state if
// all short ends have the same parity behind both, as Nerode's theorem has it.
func (f *finder) colours() (*automata.Coloured, error) {
	longest := len(f.dist) - 1
	ends := (longest + 1) / 2
	power := func(k int) int {
		n := 1
		for range k {
			n *= f.q
		}
		return n
	}
	row := func(length, x int) string {
		var list []byte
		for k := range ends + 1 {
			for end := range power(k) {
				list = append(list, byte(f.parity(length+k, x*power(k)+end)+2))
			}
		}
		return string(list)
	}
	type begin struct{ length, x int }
	d := automata.Automaton{Letters: f.q}
	ids, list := map[string]int64{row(0, 0): 0}, []begin{{}}
	for at := 0; at < len(list); at++ {
		b := list[at]
		s := automata.State{Final: f.parity(b.length, b.x) == 1}
		for letter := range f.q {
			next := begin{b.length + 1, b.x*f.q + letter}
			if next.length+ends > longest {
				return nil, fmt.Errorf("no colour with finitely many states was found")
			}
			key := row(next.length, next.x)
			id, is := ids[key]
			if !is {
				id = int64(len(list))
				ids[key], list = id, append(list, next)
			}
			s.Next = append(s.Next, id)
		}
		d.States = append(d.States, s)
	}
	return &automata.Coloured{Colours: d}, nil
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

// walk finds closed walks of so many words for each length of the domain: some for short ones, and from a length on one with a letter that
// may be repeated.
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
		for _, word := range walks {
			for i := range n {
				if l := (lasso{word, i, i + 1}); f.goes(l.repeated(2), k) && f.goes(l.repeated(3), k) && f.goes(l.repeated(6), k) {
					p.Walk = taking(letters, append(list, l))
					return p, nil
				}
			}
		}
		list = append(list, lasso{word: walks[0]})
	}
	return nil, fmt.Errorf("no closed walk of %d links with a letter that can be repeated", k)
}

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
