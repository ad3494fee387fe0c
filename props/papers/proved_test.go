package papers

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"topocert/certificates/coq"
	"topocert/certificates/formula"
	"topocert/internal/deep"
	"topocert/props"
)

// open is a range without an end, with its least value.
var open = regexp.MustCompile(`(\w+) >= ([^,]+)`)

// TestRefutedInside: what a theorem refutes is in the domain that the claim speaks of.
// Ranges without an end are tried for thirteen values each.
func TestRefutedInside(t *testing.T) {
	tried := 0
	for _, c := range catalogue() {
		if c.Coq.Refuted == "" || len(c.Readings) == 0 || c.Readings[0].Formula == nil {
			continue
		}
		ranges, condition, _ := strings.Cut(c.Coq.Refuted, " if ")
		text := open.ReplaceAllString(ranges, fmt.Sprintf("$1 in $2..$2 + %d", deep.Cases(2, 4, 12)))
		if condition != "" {
			text += " if " + condition
		}
		refuted, err := formula.ParseDomain(text)
		if err != nil {
			t.Errorf("%s: %v", c.ID, err)
			continue
		}
		of, members := c.Readings[0].Formula.For, 0
		err = refuted.Each(func(e formula.Env) error {
			members++
			inside, err := of.Contains(e)
			if err == nil && !inside {
				t.Errorf("%s: %v is refuted, and is not in %q", c.ID, e, of)
			}
			return err
		})
		if err != nil || members == 0 {
			t.Errorf("%s: %d tuples of %q, %v", c.ID, members, c.Coq.Refuted, err)
		}
		tried++
	}
	if tried == 0 {
		t.Error("no claim with a formula names what is refuted")
	}
}

// TestLedgerInCoq: the file in which Coq holds the ledger against the theorems is what
// "topocert export --coq-ledger" prints, and has a statement for each theorem that is listed.
func TestLedgerInCoq(t *testing.T) {
	want, err := props.CoqLedger(catalogue())
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile("../../certificates/coq/ledger/Ledger.v"); err != nil || string(got) != want {
		t.Errorf("ledger/Ledger.v: %v: it is not what topocert export --coq-ledger prints; make coq writes it anew, and has Coq read it", err)
	}
	for theorem := range coq.Theorems() {
		if !strings.Contains(want, "Goal (* "+theorem+" *)\n") {
			t.Errorf("theorems.txt lists %s, and the ledger has no statement for it", theorem)
		}
	}
}
