package parametric

import (
	"context"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// Partial is what was found of a claim that is not proved.
type Partial struct {
	// Theorem has the networks and lemmas that were found, with their proofs, and no proof of the
	// claim.
	Theorem *theorem.Theorem
	// Missing says of each fact of which there is no lemma why.
	Missing []error
}

// FindPartial looks for the networks' parts and for those lemmas of Find that there are, until the context
// ends. Errors wrap ErrNone, where not even the networks are proved to be such.
func FindPartial(ctx context.Context, l *words.Library, name string, claim *formula.Formula) (*Partial, error) {
	f := newFinder(ctx, l, name, claim)
	p := &Partial{Theorem: f.theorem}
	if err := f.partial(p); err != nil {
		return nil, none("%v", err)
	}
	return p, nil
}

func (f *finder) partial(p *Partial) error {
	families, err := f.begin()
	if err != nil {
		return err
	}
	for _, n := range families {
		if err := n.begin(); err != nil {
			return err
		}
		missing := func(err error) {
			if err != nil {
				p.Missing = append(p.Missing, err)
			}
		}
		missing(n.lemma("vertex_transitive"))
		for _, w := range n.wanted {
			missing(n.about(w))
		}
	}
	return f.theorem.Lemmas(f.library, nil, f.prove)
}
