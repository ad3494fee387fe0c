package lower

import (
	"topocert/certificates/automata"
	"topocert/certificates/theorem"
)

// byAutomata is a lemma about a network of words.
func (m *member) byAutomata(part *theorem.Lemma) Term {
	p := part.Automata
	distance := App("DistanceProof", nodes(&p.Zero), nodes(&p.Nonnegative), nodes(&p.Lipschitz), nodes(&p.Descent), nodes(&p.Stays))
	diameter := App("DiameterProof", nodes(&p.Upper), nodes(&p.Covered), nodes(&p.Lower))
	shown := App("Automata", Z(int64(p.Base)), Bool(p.Down), Z(p.Offset), deterministic(&p.Vertices), deterministic(&p.Edges), weighted(&p.Distance), distance,
		Z(int64(p.Runs)), weighted(&p.Far), deterministic(&p.Lengths), diameter)
	return App("Lemma", App("OfDiameter"), App("SaysExactly"), Z(1), m.term(part.Value, m.params), App("Yes"), App("ByAutomata", shown))
}

func deterministic(d *automata.Automaton) Term {
	var goes []uint64
	var final []Term
	for _, s := range d.States {
		for _, t := range s.Next {
			if t < 0 {
				t = int64(len(d.States))
			}
			goes = append(goes, uint64(t))
		}
		final = append(final, Bool(s.Final))
	}
	return App("Automaton", Int(uint64(len(d.States))), Array(goes), ArrayOf(Bool(false), final...))
}

func weighted(f *automata.Weighted) Term {
	var steps, ends []Term
	for _, s := range f.States {
		steps = append(steps, ListOf(s.Moves, moves).(list)...)
		end := None()
		if s.May {
			end = Some(Z(s.End))
		}
		ends = append(ends, end)
	}
	return App("Weighted", Int(uint64(len(f.States))), moves(f.Starts), ArrayOf(List(), steps...), ArrayOf(None(), ends...))
}

// moves are pairs of a state and a weight.
func moves(of []automata.Move) Term {
	return ListOf(of, func(m automata.Move) Term { return Tuple(Int(uint64(m.To)), Z(m.Weight)) })
}

func nodes(p *automata.Nodes) Term {
	numbers := func(of []int64) Term { return ListOf(of, func(n int64) Term { return Int(uint64(n)) }) }
	node := func(n automata.Node) Term { return App("Node", Int(uint64(n.At)), moves(n.Bounds), numbers(n.Arcs)) }
	return App("Nodes", Int(uint64(len(p.List))), ArrayOf(node(automata.Node{}), ListOf(p.List, node).(list)...), numbers(p.Firsts))
}
