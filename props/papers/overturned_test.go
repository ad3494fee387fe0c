package papers

import (
	"errors"
	"slices"
	"testing"

	"topocert/certificates/coq"
	"topocert/internal/deep"
	"topocert/props"
)

// TestOverturned decides the claims that Coq refuted on the smallest networks alone. Where
// no case within that limit shows it, the theorem does; the verdict does not follow from
// certificates.
func TestOverturned(t *testing.T) {
	deep.Only(t)
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session, MaxOrder: 20, Workers: 2}
	claims := slices.DeleteFunc(slices.Clone(catalogue()), func(c *props.Claim) bool {
		return !slices.ContainsFunc(c.Theorems(), func(s props.Stated) bool { return s.Theorem == coq.Name(c.ID, "_refuted") })
	})
	results, err := runner.Run(t.Context(), claims)
	if err != nil {
		t.Fatal(err)
	}
	overturned := 0
	for _, r := range results {
		if r.Theorem == nil && r.Verdict == props.Undecided {
			continue // for want of a case within the limit
		}
		if r.Theorem == nil || *r.Theorem != coq.Name(r.ID, "_refuted") || r.Verdict != props.Fails || r.Evidence != props.Proved || r.Witness == nil || r.Domain == "" {
			t.Errorf("%s: theorem %v, %s, %s, [%s], %v; want that it fails, proved, with a witness", r.ID, r.Theorem, r.Verdict, r.Evidence, r.Domain, r.Witness)
		}
		if r.Formula != nil && !r.Follows {
			overturned++
		}
	}
	if overturned == 0 {
		t.Error("no claim is overturned, want cctorus/fewer-links for one")
	}
}

// TestContrary decides every claim that a theorem is about, and no formula says, by code
// that finds the contrary: where all cases are tried that is a defect, and no verdict. If
// the ledger states anything else than what Coq accepted, the theorem counts for nothing.
func TestContrary(t *testing.T) {
	deep.NotShort(t)
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session}
	tried := make(map[bool]int)
	for _, c := range catalogue() {
		if len(c.Readings) == 0 || c.Readings[0].Formula != nil {
			continue
		}
		for _, s := range c.Theorems() {
			refuted := s.Theorem == coq.Name(c.ID, "_refuted")
			if !refuted && s.Theorem != coq.Name(c.ID, "") {
				continue
			}
			tried[refuted]++
			contrary := &props.Claim{ID: c.ID, Kind: c.Kind, Coq: c.Coq, Readings: []props.Reading{
				props.Once("all", func(t *props.Case) { t.Want(refuted, "the contrary") }),
			}}
			if results, err := runner.Run(t.Context(), []*props.Claim{contrary}); !errors.Is(err, props.ErrBug) {
				t.Errorf("%s, against %s: %+v, %v; want %v", c.ID, s.Theorem, results, err, props.ErrBug)
			}
			contrary.Coq.Claim += " \\/ False"
			contrary.Coq.RefutedAs += " \\/ False"
			if results, err := runner.Run(t.Context(), []*props.Claim{contrary}); err != nil || results[0].Theorem != nil {
				t.Errorf("%s, with a statement that Coq has not seen: %+v, %v; want no theorem", c.ID, results, err)
			}
		}
	}
	if tried[true] == 0 || tried[false] == 0 {
		t.Errorf("%d claims that Coq proved, and %d that it refuted; want some", tried[false], tried[true])
	}
}
