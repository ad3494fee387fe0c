package drat

import (
	"context"
	"fmt"
	"io"
	"slices"

	"topocert/certificates/lrat"
	"topocert/solver/sat"
)

// Convert reads a proof in the DRAT format, as text or in binary, that a formula has no
// model, and writes a refutation of the formula in the textual LRAT format that lrat.Check
// reads. It has none but the lemmas that are needed, with hints.
//
// Cost: mostly that of unit propagation for each lemma, as a solver's: about twice the
// time that the solver took. Memory: 4 bytes for each literal of the proof, 100 for each
// lemma, and its LRAT lines. The context is asked at each lemma.
//
// Errors: ErrForm, with line or byte, if the proof is malformed or ends within a step;
// ErrImplied, with line or byte, if a lemma is not implied by
// unit propagation, or has a new variable: the solver is to be run without what makes such lemmas, see the package
// comment; ErrOpen if there is no contradiction in the end; ErrLimit if the clauses take
// more than 8 GB; the context's; those of in and out.
func Convert(ctx context.Context, f *lrat.CNF, in io.Reader, out io.Writer) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	p, r := sat.NewFollower(f), newReader(ctx, in, f.Variables())
	for lemmas := 0; !p.Refuted(); {
		switch err := r.read(); {
		case err == io.EOF:
			return fmt.Errorf("%w: the proof ends with %s, after %d lemmas and without a contradiction, want one", ErrOpen, r.place(r.here()), lemmas)
		case err != nil:
			return err
		case !r.step.deletion:
			if err := follow(p, r); err != nil {
				return err
			}
			lemmas++
		case !r.step.foreign:
			p.Delete(r.list)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	_, err := out.Write(p.Proof())
	return err
}

// follow takes the lemma that was read in.
func follow(p *sat.Follower, r *reader) error {
	if p.Full(len(r.list)) {
		return fmt.Errorf("%w: clauses of more than 8 GB, want fewer", ErrLimit)
	}
	tautology := slices.ContainsFunc(r.list, func(l uint32) bool { return r.among[l^1] })
	if tautology || p.Lemma(r.list) {
		return nil
	}
	var list []int32
	for _, l := range r.list {
		list = append(list, sat.Dimacs(l))
	}
	slices.SortFunc(list, func(a, b int32) int { return int(max(a, -a) - max(b, -b)) })
	text := fmt.Sprint(list)
	if len(text) > 200 {
		text = text[:200] + "…"
	}
	return fmt.Errorf("%w: %s: the clause %s, want no RAT steps: the solver is to be run without what makes them, or its proof is wrong", ErrImplied, r.place(r.step.where), text)
}
