package props

import (
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/write"
)

// TestProvers: what formulas can say has a prover, and what has a prover can be said; each prover
// makes proofs of kinds that are for its subject; each kind has a prover. Each has a writer, too.
func TestProvers(t *testing.T) {
	subjects := make(map[string]bool)
	for _, f := range certificates.FactKinds() {
		subjects[f.Subject] = true
	}
	known := make(map[string]certificates.Kind)
	for _, k := range kinds.All() {
		known[k.Name] = k
	}
	made := make(map[string]bool)
	for subject, list := range provers() {
		if !subjects[subject] {
			t.Errorf("a prover of %q, which no formula can say", subject)
		}
		delete(subjects, subject)
		for _, p := range list {
			if len(p.proofs) == 0 {
				t.Errorf("a prover of %s makes no proof", subject)
			}
			for _, proof := range p.proofs {
				kind := write.KindOf(proof)
				if !slices.Contains(known[kind].Subjects, subject) {
					t.Errorf("a prover of %s makes a %T, which is a proof of %q", subject, proof, known[kind].Subjects)
				}
				made[kind] = true
				write.Body(&certificates.Certificate{Kind: kind, Proof: proof}, func(certificates.Line) {})
			}
		}
	}
	for subject := range subjects {
		t.Errorf("nothing proves %s", subject)
	}
	for name := range known {
		if !made[name] {
			t.Errorf("no prover makes proofs by %s", name)
		}
	}
}
