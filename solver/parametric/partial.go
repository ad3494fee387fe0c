package parametric

import (
	"context"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// FindPartial looks for the networks' parts and for those lemmas of Find that there are, until the context
// ends: what it finds has their proofs, and no proof of the claim; it is nil where not even the networks are
// proved to be such. Missing says of each fact of which there is no lemma why, or why there is nothing.
func FindPartial(ctx context.Context, l *words.Library, name string, claim *formula.Formula) (found *theorem.Theorem, missing []error) {
	f := newFinder(ctx, l, name, claim)
	err := f.partial(func(err error) {
		if err != nil {
			missing = append(missing, err)
		}
	})
	if err != nil {
		return nil, []error{none("%v", err)}
	}
	return f.theorem, missing
}

func (f *finder) partial(missing func(error)) error {
	families, err := f.begin()
	if err != nil {
		return err
	}
	for _, n := range families {
		if err := n.begin(); err != nil {
			return err
		}
		missing(n.lemma("vertex_transitive"))
		for _, w := range n.wanted {
			missing(n.about(w))
		}
	}
	return f.theorem.Lemmas(f.library, nil, f.prove)
}
