package automata

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// Found is a proof, with words for it.
type Found struct {
	Proof *automata.Proof
	Says  []string
}

// Diameter finds a proof that a term is the diameter of a text's network for all n of its domain.
func Diameter(ctx context.Context, t automata.Text, diameter *language.Node) (*Found, error) {
	base, offset, err := digits(t)
	if err != nil {
		return nil, err
	}
	var failures []error
	for _, down := range []bool{true, false} {
		p := &automata.Proof{Base: base, Down: down, Offset: offset}
		err := fill(ctx, p, t, diameter)
		if err == nil {
			return &Found{Proof: p}, nil
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		failures = append(failures, fmt.Errorf("%s: %w", map[bool]string{true: "from the last place", false: "from the first place"}[down], err))
	}
	return nil, errors.Join(failures...)
}

// digits are the base of a text's numbers, and n less how many digits they have.
func digits(t automata.Text) (base int, offset int64, err error) {
	body := t.Network.Body
	if len(body.Ranges) == 1 && body.Ranges[0].In.Op == language.To {
		high := body.Ranges[0].In.Args[1]
		if high.Op == "-" && len(high.Args) == 2 && high.Args[0].Text == "pow" {
			base, err := strconv.Atoi(high.Args[0].Args[0].Text)
			if err == nil {
				return base, 0, nil
			}
		}
	}
	return 0, 0, fmt.Errorf("%s: vertices that are no words: want x in 0..pow(q, n)-1 for a number q", t.Network.Name)
}

func fill(ctx context.Context, p *automata.Proof, t automata.Text, diameter *language.Node) (err error) {
	if p.Vertices, p.Edges, p.Lengths, err = t.Automata(p.Base, p.Down, p.Offset, nil); err != nil {
		return err
	}
	m, err := look(ctx, p.Base, &p.Vertices, &p.Edges)
	if err != nil {
		return err
	}
	f, err := m.learned(ctx)
	if err != nil {
		return err
	}
	p.Distance, p.Runs = *f, 1
	p.Far = taking(p.Base*p.Base, []lasso{{word: nil}})
	conditions, err := p.Conditions(t, diameter)
	if err != nil {
		return err
	}
	for _, c := range conditions[:5] {
		if err := search(ctx, c, 4); err != nil {
			return err
		}
	}
	for p.Runs = 1; ; p.Runs++ {
		conditions, err := p.Conditions(t, diameter)
		if err != nil {
			return err
		}
		if err = search(ctx, conditions[5], int64(4*p.Runs)); err == nil {
			break
		}
		if p.Runs == 2 {
			return err
		}
	}
	value, err := automata.Value(diameter, t.Variable)
	if err != nil {
		return err
	}
	at := func(n int64) int64 { return value(n + p.Offset) }
	for period := 1; period <= 6; period++ {
		for start := 1; start+period <= len(m.dist); start++ {
			lassos, err2 := m.pumped(f, &p.Lengths, at, start, period)
			if err2 != nil {
				err = err2
				continue
			}
			p.Far = taking(p.Base*p.Base, lassos)
			conditions, err3 := p.Conditions(t, diameter)
			if err3 != nil {
				return err3
			}
			if err = search(ctx, conditions[6], 4); err != nil {
				continue
			}
			if err = search(ctx, conditions[7], 12); err == nil {
				return nil
			}
		}
	}
	return err
}

// learned is an automaton that weighs all columns that were looked at with their distance.
func (m *members) learned(ctx context.Context) (*automata.Weighted, error) {
	var last error
	for window := 0; window < len(m.dist); window++ {
		f, err := m.residuals(window)
		if err == nil {
			if word := m.wrong(f); word != nil {
				err = fmt.Errorf("%d states are wrong at %v", len(f.States), word)
			} else {
				return f, nil
			}
		}
		last = err
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return nil, fmt.Errorf("no distance with finitely many states was found: %w", last)
}
