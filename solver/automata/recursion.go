package automata

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// connectivity finds that a connectivity is the degree: of networks by matchings, and of connected vertex-transitive ones; that of
// vertices where there are no triangles.
func (f *finder) connectivity(fact string) error {
	err := f.matched(fact)
	if err == nil {
		f.follows(fact, "<=", f.known["min_degree"], "degree")
		return nil
	}
	needs := []string{"vertex_transitive", "connected"}
	if fact == "vertex_connectivity" {
		needs = append(needs, "girth")
	}
	for _, need := range needs {
		if other := f.fact(need); other != nil || f.ctx.Err() != nil {
			return errors.Join(err, other)
		}
	}
	switch {
	case fact == "edge_connectivity":
		f.follows(fact, "==", f.known["min_degree"], "transitivity")
	case f.known["girth"] == "3":
		return errors.Join(err, errors.New("there are triangles"))
	default:
		f.follows(fact, ">=", f.known["min_degree"], "girth")
		f.follows(fact, "<=", f.known["min_degree"], "degree")
	}
	return nil
}

// matched finds that the halves of words that begin alike are joined by a perfect matching.
func (f *finder) matched(fact string) error {
	param, shift, err := f.parameter()
	if err != nil {
		return err
	}
	less := f.proof.Offset + shift
	relation, text := ">=", fmt.Sprintf("%s %+d", param, -less)
	if less == 0 {
		text = param
	}
	switch fact {
	case "restricted_connectivity", "extra_connectivity(1)":
		relation, text = "==", fmt.Sprintf("2*%s %+d", param, -2-2*less)
	case "bisection":
		relation, text = "==", power(2, param, -1-less)
	}
	value, err := language.Parse(text)
	if err != nil {
		return err
	}
	p := automata.For(fact, relation, text, "")
	if err := f.shows(p, value.Expr); err != nil {
		return fmt.Errorf("by a matching: %w", err)
	}
	f.lemma(fact, relation, value.Expr.String(), p)
	return nil
}

// recursive finds what matching recursion shows: that networks of two colours are Hamiltonian-laceable, and others Hamiltonian-connected,
// also without some words and links, and what the text of a word says of cycles.
func (f *finder) recursive(fact string) error {
	p := automata.For(fact, "==", "true", "")
	var value *language.Node
	var err error
	switch p := p.(type) {
	case *automata.Laced:
		err = f.laced(p)
	case *automata.Grown:
		if p.Less > 0 {
			_, faults, _ := strings.Cut(strings.TrimSuffix(fact, ")"), "(")
			c, wrong := language.Parse(faults)
			if wrong != nil {
				return wrong
			}
			value = c.Expr
		}
		err = f.grown(p, value)
	}
	if err == nil {
		f.lemma(fact, "==", "true", p)
	}
	return err
}

func (f *finder) laced(p *automata.Laced) error {
	colours, err := f.coloured()
	if err != nil {
		return err
	}
	p.Colours = colours.Colours
	if err := f.shows(p, nil); err != nil {
		return fmt.Errorf("by a matching, and two colours: %w", err)
	}
	return nil
}

// grown finds the paths of words that begin alike, but for three letters, and the cycles.
func (f *finder) grown(p *automata.Grown, value *language.Node) error {
	if err := f.shows(p, value); err != nil {
		return fmt.Errorf("by a matching: %w", err)
	}
	p.Families = []automata.Family{{}}
	known := map[[2]int64]bool{{0, 0}: true}
	for i := 0; i < len(p.Families); i++ {
		for _, next := range p.Families[i].Next(&f.proof.Words) {
			if at := [2]int64{next.Lengths, next.Edges}; !known[at] {
				known[at], p.Families = true, append(p.Families, next)
			}
		}
		if p.Less == 0 && p.Families[i].Ends(&f.proof.Words, 3) {
			if err := f.paths(&p.Families[i], p.Cycles); err != nil {
				return err
			}
		}
	}
	return f.proof.Shows(f.text, p, value, f.spend)
}

// paths finds the paths from each of eight words to each other, by trying, and cycles.
func (f *finder) paths(of *automata.Family, cycles bool) error {
	var on func(path string, to, length int) string
	on = func(path string, to, length int) string {
		last := int(path[len(path)-1] - '0')
		if len(path) == length || last == to {
			if len(path) == length && last == to {
				return path
			}
			return ""
		}
		for next := range 8 {
			digit := strconv.Itoa(next)
			if !strings.Contains(path, digit) && of.Joined(&f.proof.Words, 3, last, next) {
				if found := on(path+digit, to, length); found != "" {
					return found
				}
			}
		}
		return ""
	}
	for ends := range 64 {
		for _, length := range []int{8, 7} {
			if ends/8 == ends%8 {
				continue
			}
			path := on(strconv.Itoa(ends/8), ends%8, length)
			if path == "" {
				return fmt.Errorf("behind words that begin alike: no path from %03b to %03b through %d words", ends/8, ends%8, length)
			}
			of.Paths = append(of.Paths, path)
		}
	}
	for length := 4; cycles && length <= 8; length++ {
		cycle := ""
		for ends := range 64 {
			if cycle == "" && ends/8 != ends%8 && of.Joined(&f.proof.Words, 3, ends%8, ends/8) {
				cycle = on(strconv.Itoa(ends/8), ends%8, length)
			}
		}
		if cycle == "" {
			return fmt.Errorf("behind words that begin alike: no cycle through %d words", length)
		}
		of.Paths = append(of.Paths, cycle)
	}
	return nil
}

// hamiltonian follows from paths between the ends of links.
func (f *finder) hamiltonian() error {
	first := f.fact("hamiltonian_connected")
	by := "hamiltonian_connected"
	if first != nil {
		by = "hamiltonian_laceable"
		if err := f.fact(by); err != nil {
			return errors.Join(first, err)
		}
	}
	f.follows("hamiltonian", "==", "true", by)
	return nil
}
