package automata

import (
	"topocert/certificates"
	"topocert/certificates/language"
)

// Summed shows the sum of the distances of all ordered pairs of vertices. The weighted automaton has one run on each column of two vertices, and
// none on others: so the number of these from a state on, and the sum of what they weigh, are a linear recurrence together.
type Summed struct {
	Distances
	Every, Only Nodes
	Counted
}

func (p *Summed) Lines(r *certificates.Lines, w *Words) {
	p.Distances.lines(r, w)
	p.Every.form(r, "every")
	p.Only.form(r, "only")
	p.Counted.Lines(r, w)
}

func (p *Summed) shape(w *Words) error {
	if err := p.Distances.shape(w); err != nil {
		return err
	}
	few := func(list []Move) error {
		if len(list) > 1 || len(list) == 1 && abs(list[0].Weight) > maxSummed {
			return wrongForm("%s, of which there is a sum, want one move or none, with a weight of at most %d", movesText(list), maxSummed)
		}
		return nil
	}
	if len(p.Distance.Starts) != 1 {
		return wrongForm("%d starts of runs of which there is a sum, want one", len(p.Distance.Starts))
	}
	if err := few(p.Distance.Starts); err != nil {
		return err
	}
	for _, s := range p.Distance.States {
		for _, list := range append([][]Move{{{Weight: s.End}}}, s.Moves...) {
			if err := few(list); err != nil {
				return err
			}
		}
	}
	return p.Counted.shape(w)
}

func (p *Summed) Conditions(w *Words, _ Text, _ *language.Node) ([]Condition, error) {
	columns := w.Base * w.Base
	both := together(along(&w.Vertices, columns, func(l int) int { return l / w.Base }), along(&w.Vertices, columns, func(l int) int { return l % w.Base }))
	weighed := silent(p.Distance.Machine())
	return append(p.Distances.conditions(w, p.Distance.Machine(), p.Distance.Machine()), Condition{"every", &p.Every, both, weighed, 0}, Condition{"only", &p.Only, weighed, both, 0}), nil
}
