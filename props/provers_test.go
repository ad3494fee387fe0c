package props

import (
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
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
				kind := kinds.Of(proof).Name
				if !slices.Contains(known[kind].About(), subject) {
					t.Errorf("a prover of %s makes a %T, which is a proof of %q", subject, proof, known[kind].About())
				}
				made[kind] = true
				kinds.Body(&certificates.Certificate{Kind: kind, Proof: proof}, func(certificates.Line) {})
			}
		}
	}
	for _, p := range wordProvers() {
		for _, proof := range p.proofs {
			made[kinds.Of(proof).Name] = true
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

// TestProversMake: what a prover makes of a small network is of the kinds that it says.
func TestProversMake(t *testing.T) {
	session := newSession()
	args := map[certificates.Param]string{certificates.NetworkParam: "Torus(3)", certificates.NumberParam: "1", certificates.IntegerParam: "-2", certificates.ModelParam: "single-port", certificates.RouterParam: "dor"}
	_, err := session.try(t.Context(), t.Context(), false, func(c *Case) {
		for _, k := range certificates.FactKinds() {
			f := certificates.Fact{Subject: k.Subject, Network: "Torus(3)"}
			for i, param := range k.Params()[1:] {
				f.Args = append(f.Args, args[param])
				if param == certificates.VertexParam {
					f.Args[i] = []string{"0", "1", "2"}[i]
				}
			}
			switch {
			case k.Subject == "distances":
				f.Args = f.Args[:1]
			case k.Params()[0] != certificates.NetworkParam:
				f.Args = append([]string{args[k.Params()[0]]}, f.Args[1:]...)
			}
			if k.Quantity != "" {
				f.Args = append(f.Args, k.Quantity)
			}
			before := len(c.statements)
			if _, err := c.asked().Known(f); err != nil {
				t.Errorf("%s: %v", f, err)
			}
			var says []string
			for _, p := range provers()[f.Subject] {
				for _, proof := range p.proofs {
					says = append(says, kinds.Of(proof).Name)
				}
			}
			made := session.store.Kinds(c.statements[before:])
			if len(made) == 0 {
				t.Errorf("%s: nothing is certified", f)
			}
			for _, kind := range made {
				if !slices.Contains(says, kind) {
					t.Errorf("%s: a proof by %s, of provers that make %q", f, kind, says)
				}
			}
		}
	})
	if err != nil {
		t.Error(err)
	}
}
