package automata

import (
	"errors"
	"fmt"

	"topocert/certificates"
)

// Machine is a weighted automaton on words of the letters 0 … letters-1: states where a run begins, moves from a state by a
// letter, states where it may end, each with a weight. A run weighs the sum. States are numbers from 0 on.
type Machine struct {
	Letters int
	States  int64
	Starts  []Move
	Moves   func(state int64, letter int) []Move
	Ends    func(state int64) (weight int64, may bool)
}

// Move leads to a state, with a weight.
type Move struct{ To, Weight int64 }

// Node is a state of U, and for some states of X a bound: how much heavier a run of X to it is, at most, than the run of U.
// Arcs are the nodes where U's moves lead, by letter, in their order.
type Node struct {
	At     int64
	Bounds []Move
	Arcs   []int64
}

// Nodes are a certificate of an inclusion: firsts are the nodes of U's starts.
type Nodes struct {
	Firsts []int64
	List   []Node
	line   int
}

// included checks weighted inclusion, which is a simulation between weighted automata: each accepted run of u has an accepted
// run of x on the same word that is at most c heavier. By induction on the word, each bound of the node that is reached is
// kept by a run of x.
func (proof *Nodes) included(u, x Machine, c int64, spend func(int64) error) error {
	wrong := func(node int, format string, args ...any) error {
		return certificates.Reject("automata/node", "node %d: %s", node, fmt.Sprintf(format, args...))
	}
	// lead takes the next of the nodes that are left: one for a state, where runs are known that keep its bounds.
	lead := func(from int, left *[]int64, to Move, known map[int64]int64) error {
		if len(*left) == 0 {
			return wrong(from, "no node behind it for the state %d, want one", to.To)
		}
		i := (*left)[0]
		*left = (*left)[1:]
		if i < 0 || i >= int64(len(proof.List)) {
			return wrong(from, "the node %d behind it, want one of %d", i, len(proof.List))
		}
		n := &proof.List[i]
		if n.At != to.To {
			return wrong(from, "the node %d behind it, of the state %d, want one of the state %d", i, n.At, to.To)
		}
		for _, b := range n.Bounds {
			if w, is := known[b.To]; !is || w-to.Weight > b.Weight {
				return wrong(from, "the node %d behind it, where no run to the state %d is at most %d heavier", i, b.To, b.Weight)
			}
		}
		return nil
	}
	known := make(map[int64]int64)
	for _, s := range x.Starts {
		keep(known, s)
	}
	left := proof.Firsts
	for _, s := range u.Starts {
		if err := lead(-1, &left, s, known); err != nil {
			return err
		}
	}
	if len(left) > 0 {
		return wrong(-1, "%d nodes too many for the starts, want %d", len(left), len(u.Starts))
	}
	for i, n := range proof.List {
		if n.At < 0 || n.At >= u.States {
			return wrong(i, "the state %d, want one of %d", n.At, u.States)
		}
		for _, b := range n.Bounds {
			if b.To < 0 || b.To >= x.States {
				return wrong(i, "a bound of the state %d, want one of %d", b.To, x.States)
			}
		}
		if e, may := u.Ends(n.At); may && !ends(x, n.Bounds, e+c) {
			return wrong(i, "no run that ends here and is at most %d heavier, want one", c)
		}
		left := n.Arcs
		for letter := range u.Letters {
			if err := spend(stepsOfMove * int64(1+len(n.Bounds))); err != nil {
				return err
			}
			moves := u.Moves(n.At, letter)
			if len(moves) == 0 {
				continue
			}
			clear(known)
			for _, b := range n.Bounds {
				for _, m := range x.Moves(b.To, letter) {
					keep(known, Move{m.To, b.Weight + m.Weight})
				}
			}
			for _, m := range moves {
				if err := lead(i, &left, m, known); err != nil {
					return err
				}
			}
		}
		if len(left) > 0 {
			return wrong(i, "%d nodes too many behind it, want one for each move", len(left))
		}
	}
	return nil
}

// keep notes the least weight of a state.
func keep(known map[int64]int64, m Move) {
	if w, is := known[m.To]; !is || m.Weight < w {
		known[m.To] = m.Weight
	}
}

// ends tells whether a run that ends is at most so heavy.
func ends(x Machine, bounds []Move, most int64) bool {
	for _, b := range bounds {
		if e, may := x.Ends(b.To); may && b.Weight+e <= most {
			return true
		}
	}
	return false
}

// wrong says of which condition an error is, and where that begins.
func (proof *Nodes) wrong(what string, err error) error {
	var r *certificates.Rejection
	if errors.As(err, &r) {
		r.Detail = what + ", " + r.Detail
		r.Line = proof.line
	}
	return err
}
