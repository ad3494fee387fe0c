package papers_test

import (
	"testing"

	"topocert/certificates/coq"
	"topocert/props"
	"topocert/props/papers"
)

// TestOverturned decides all claims on the smallest networks alone. Where no case within
// that limit shows what Coq refuted, the theorem does; the verdict does not follow from
// certificates.
func TestOverturned(t *testing.T) {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session, MaxOrder: 20, Workers: 2}
	results, err := runner.Run(t.Context(), papers.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	overturned := 0
	for _, r := range results {
		refuted := r.Theorem != nil && *r.Theorem == coq.Name(r.ID, "_refuted")
		if !refuted {
			continue
		}
		if r.Verdict != props.Fails || r.Evidence != props.Proved || r.Witness == nil || r.Domain == "" {
			t.Errorf("%s: %s, %s, [%s], %v; want that it fails, proved, with a witness", r.ID, r.Verdict, r.Evidence, r.Domain, r.Witness)
		}
		if r.Formula != nil && !r.Follows {
			overturned++
		}
	}
	if overturned == 0 {
		t.Error("no claim is overturned, want cctorus/fewer-links for one")
	}
}
