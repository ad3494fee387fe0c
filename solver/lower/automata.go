package lower

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/automata"
	"topocert/certificates/theorem"
)

// inWords is what a network of words is given, none for another.
func inWords(w *automata.Words) Term {
	if w == nil {
		return None()
	}
	return Some(App("Spelled", App("Words", Z(int64(w.Base)), Bool(w.Down), Z(w.Offset), deterministic(&w.Vertices), deterministic(&w.Edges), deterministic(&w.Lengths), nodes(&w.Some))))
}

// byAutomata is a lemma about a network of words.
func (m *member) byAutomata(part *theorem.Lemma) Term {
	var shown Term
	several := func(list []automata.Nodes) Term {
		return ListOf(list, func(p automata.Nodes) Term { return nodes(&p) })
	}
	switch p := part.Automata.(type) {
	case *automata.Farthest:
		var far []Term
		if p.Middle >= 0 {
			base := int(math.Sqrt(float64(p.Distance.Letters)))
			far = append(far, Tuple(Z(int64(p.Middle/base)), Z(int64(p.Middle%base))))
		}
		for i := range p.Far {
			far = append(far, weighted(&p.Far[i].Columns), nodes(&p.Far[i].Covered), nodes(&p.Far[i].Lower))
		}
		walks := None()
		for i := range p.Walks {
			walks = Some(weighted(&p.Walks[i]))
		}
		shown = App("Farthest", weighted(&p.Distance), walks, distances(&p.Distances), Z(int64(p.Runs)), Z(int64(p.Modulus)), nodes(&p.Upper), App(map[bool]string{false: "Whole", true: "In_halves"}[p.Middle >= 0], far...))
	case *automata.Shifted:
		proof := App("ShiftsProof", nodes(&p.Zero), nodes(&p.Lipschitz), nodes(&p.All), nodes(&p.Rough), nodes(&p.Ended), nodes(&p.ShiftedLetter))
		shown = App("Shifted", weighted(&p.Distance), Bool(p.Alike), Z(int64(p.Hops)), proof, App("Whole", weighted(&p.Far.Columns), nodes(&p.Far.Covered), nodes(&p.Far.Lower)))
	case *automata.Counted:
		shown = App("Counted", equations(p.Equations))
	case *automata.Summed:
		shown = App("Summed", weighted(&p.Distance), distances(&p.Distances), nodes(&p.Every), nodes(&p.Only), equations(p.Equations))
	case *automata.Coloured:
		shown = App("Coloured", deterministic(&p.Colours), nodes(&p.Alike))
	case *automata.Walked:
		shown = App("Walked", weighted(&p.Walk), nodes(&p.Seen), several(p.Links), several(p.Differ))
	case *automata.Translated:
		shown = App("Translated", nodes(&p.All), nodes(&p.Moved))
	case *automata.WithoutTriangles:
		shown = App("Without_triangles", nodes(&p.Triangles))
	case *automata.Matched:
		shown = App("Matched", nodes(&p.Partner), nodes(&p.Single))
	case *automata.Laced:
		shown = App("Laced", nodes(&p.Partner), nodes(&p.Single), deterministic(&p.Colours), nodes(&p.Alike))
	case *automata.Grown:
		shown = App("Grown", nodes(&p.Partner), nodes(&p.Single), ListOf(p.Families, familyOfWords))
	case *automata.Routed:
		shown = App("Routed", hops(&p.Hops), weighted(&p.Distance), distances(&p.Distances), nodes(&p.Measured), nodes(&p.Nearer))
	case *automata.Ranked:
		shown = App("Ranked", hops(&p.Hops), weighted(&p.Rank), nodes(&p.Some), nodes(&p.Falls))
	}
	return m.directly(part, App("ByAutomata", shown))
}

func distances(p *automata.Distances) Term {
	return App("DistanceProof", nodes(&p.Zero), nodes(&p.Nonnegative), nodes(&p.Lipschitz), nodes(&p.Descent))
}

func hops(p *automata.Hops) Term {
	return App("HopsProof", deterministic(&p.Next), nodes(&p.Somewhere), nodes(&p.Along))
}

// directly is a lemma about a network of words, or of permutations, that does not follow from others.
func (m *member) directly(part *theorem.Lemma, by Term) Term {
	l := &lemma{member: m, Lemma: part}
	fact, router := l.router()
	for line := range strings.Lines(methods) {
		if row := strings.Fields(line); len(row) > 0 && row[0] == fact {
			of := strings.Split(row[3], ".")
			return App("Lemma", App(of[0], l.subject(of[1:], router)...), App(relations[part.Relation]), Z(max(part.Times, 1)), l.value(), App("Yes"), by)
		}
	}
	if theorem.ByText(fact) {
		return l.ofText(fact, by)
	}
	return m.none("%s by %s", part.Fact, part.By)
}

// byGenerators is a lemma about a network of permutations.
func (m *member) byGenerators(part *theorem.Lemma) Term {
	l := &lemma{member: m, Lemma: part}
	l.sums = l.lines("sum")
	names := slices.Concat(m.params, strings.Fields(l.line("step")))
	moves := ListOf(l.lines("move"), func(text string) Term {
		parts := m.read(text).Parts()
		number, _ := strconv.Atoi(parts[0].Text)
		return Tuple(Nat(number-1), m.written("Floor", names, func(t *texter, s scope) Term { return List(t.terms(s, parts[1:])...) }))
	})
	if shape := l.line("exchanges"); shape != "" {
		return m.directly(part, App("ByExchanges", App(map[string]string{"first": "FirstWithAny", "neighbouring": "Neighbouring", "any": "AnyTwo"}[shape]), moves))
	}
	if part.Fact == "order" { // the proved checker knows it for the factorial itself
		one := *part
		one.Relation, one.Value = ">=", "1"
		part = &one
	}
	sums := List()
	if len(l.sums) > 0 {
		sums = ListOf(m.items, l.summed)
	}
	return m.directly(part, App("ByGenerators", moves, sums))
}

func equations(of []automata.Equation) Term {
	equation := func(e automata.Equation) Term {
		says := ListOf(e.Says, func(t automata.Term) Term {
			symbol := App("Way", Int(uint64(max(t.State, 0))))
			switch {
			case t.State < 0:
				symbol = App("Power", Nat(t.Power), Z(t.Base))
			case t.Power > 0:
				symbol = App("Weight", Int(uint64(t.State)))
			}
			return Tuple(Z(t.Times), symbol)
		})
		by := ListOf(e.By, func(m automata.Multiple) Term {
			return Tuple(Z(m.Times), ListOf(m.Of, func(o automata.Move) Term { return Tuple(Z(o.Weight), Int(uint64(o.To))) }))
		})
		return App("Equation", Int(uint64(e.At)), says, by)
	}
	return App("Equations", Int(uint64(len(of))), ArrayOf(equation(automata.Equation{}), ListOf(of, equation).(list)...))
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

// familyOfWords has paths as lists of words.
func familyOfWords(f automata.Family) Term {
	edges := None()
	if f.Edges >= 0 {
		edges = Some(Int(uint64(f.Edges)))
	}
	paths := ListOf(f.Paths, func(text string) Term {
		return ListOf([]byte(text), func(digit byte) Term { return Z(int64(digit) - '0') })
	})
	return App("FamilyOfWords", Int(uint64(f.Lengths)), edges, paths)
}
