package automata

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Found is a proof that a term in the network's parameters is the diameter, and lines that say what it rests on.
type Found struct {
	Proof    *automata.Proof
	Diameter string
	Says     []string
}

// Words are the base of the digits of a network's vertices, and how many there are: a term. Of a network whose vertices are not the numbers
// from 0 below a power of a numeral there are none.
func Words(d *words.Definition) (base int, digits *language.Node) {
	if r := d.Body.Ranges; len(r) == 1 && r[0].In.Op == language.To {
		high := r[0].In.Args[1]
		if high.Op == "-" && len(high.Args) == 2 && high.Args[0].Text == "pow" {
			if base, err := strconv.Atoi(high.Args[0].Args[0].Text); err == nil {
				return base, high.Args[0].Args[1]
			}
		}
	}
	return 0, nil
}

// finder looks for the proof of one diameter, of digits that are read in one direction.
type finder struct {
	*members
	ctx   context.Context
	text  automata.Text
	proof *automata.Proof
}

// Diameter finds the diameter of a text's networks for all numbers of its domain, with a proof.
func Diameter(ctx context.Context, t automata.Text) (*Found, error) {
	base, digits := Words(t.Network)
	if digits == nil {
		return nil, fmt.Errorf("%s: vertices that are no words: want x in 0..pow(Q, n)-1 for a numeral Q", t.Network.Name)
	}
	many, err := t.Value(digits)
	if err != nil {
		return nil, err
	}
	const somewhere = 8
	if many(somewhere+1) != many(somewhere)+1 {
		return nil, fmt.Errorf("%s: vertices of %s digits, want %s, or a number more or less", t.Network.Name, digits, t.Variable)
	}
	var failures []error
	for _, down := range []bool{true, false} {
		f := &finder{ctx: ctx, text: t, proof: &automata.Proof{Base: base, Down: down, Offset: somewhere - many(somewhere)}}
		found, err := f.diameter()
		if err == nil || ctx.Err() != nil {
			return found, errors.Join(err, ctx.Err())
		}
		failures = append(failures, fmt.Errorf("read from the %s place on: %w", map[bool]string{true: "last", false: "first"}[down], err))
	}
	return nil, errors.Join(failures...)
}

func (f *finder) diameter() (*Found, error) {
	p := f.proof
	var err error
	if p.Vertices, p.Edges, p.Lengths, err = f.text.Automata(p.Base, p.Down, p.Offset, f.spend); err != nil {
		return nil, err
	}
	if f.members, err = look(f.ctx, p.Base, &p.Vertices, &p.Edges); err != nil {
		return nil, err
	}
	value, err := f.value()
	if err != nil {
		return nil, err
	}
	distance, err := f.learned(f.ctx, &p.Vertices)
	if err != nil {
		return nil, err
	}
	p.Distance, p.Runs, p.Far = *distance, 1, taking(p.Base*p.Base, []lasso{{}})
	if err := f.conditions(value, "zero", "nonnegative", "lipschitz", "descent", "stays"); err != nil {
		return nil, err
	}
	for err = f.conditions(value, "upper"); err != nil && p.Runs < mostRuns; err = f.conditions(value, "upper") {
		p.Runs++
	}
	if err == nil {
		err = f.lower(value)
	}
	if err != nil {
		return nil, err
	}
	return &Found{Proof: p, Diameter: value.String(), Says: f.says()}, nil
}

const mostRuns = 3

// spend ends long work when the context does.
func (f *finder) spend(int64) error { return f.ctx.Err() }

// conditions finds the nodes of some.
func (f *finder) conditions(value *language.Node, names ...string) error {
	list, err := f.proof.Conditions(f.text, value)
	if err != nil {
		return err
	}
	for _, c := range list {
		for _, name := range names {
			if c.What != name {
				continue
			}
			if err := search(f.ctx, c, clamps[name]*int64(f.proof.Runs)); err != nil {
				return f.said(err)
			}
		}
	}
	return nil
}

// clamps bound how much heavier or lighter runs may be on the way.
var clamps = map[string]int64{"zero": 4, "nonnegative": 4, "lipschitz": 4, "descent": 4, "stays": 1, "upper": 4, "covered": 1, "lower": 12}

// lower finds pairs of vertices as far as the diameter for all lengths.
func (f *finder) lower(value *language.Node) error {
	at, err := f.text.Value(value)
	if err != nil {
		return err
	}
	p := f.proof
	for period := 1; period <= longestPeriod; period++ {
		for start := 1; start+period <= len(f.dist); start++ {
			var list []lasso
			if list, err = f.pumped(&p.Distance, &p.Lengths, func(n int64) int64 { return at(n + p.Offset) }, start, period); err != nil {
				continue
			}
			p.Far = taking(p.Base*p.Base, list)
			if err = f.conditions(value, "covered", "lower"); err == nil {
				return nil
			}
		}
	}
	return err
}

// learned is an automaton that weighs all columns that were looked at with their distance.
func (m *members) learned(ctx context.Context, vertices *automata.Automaton) (*automata.Weighted, error) {
	var last error
	right := func(f *automata.Weighted, err error) bool {
		if err == nil {
			word := m.wrong(f)
			if word == nil {
				return true
			}
			err = fmt.Errorf("an automaton of %d states is wrong for %s", len(f.States), m.shown(word))
		}
		last = err
		return false
	}
	for window := range m.dist {
		if f, err := m.residuals(window); right(f, err) {
			return f, nil
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	deterministic := last
	for window := 1; window <= mostWindow; window++ {
		for shortest := range 2 * mostWindow {
			f, err := m.minPlus(window, shortest)
			if err == nil {
				f = between(f, vertices, m.q)
			}
			if right(f, err) {
				return f, nil
			}
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
		}
	}
	return nil, fmt.Errorf("no distance with finitely many states was found: %w; with choices: %w", deterministic, last)
}

// mostWindow bounds what is looked at for automata with choices.
const mostWindow = 4
