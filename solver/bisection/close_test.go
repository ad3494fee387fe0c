package bisection

import (
	"context"
	"errors"
	"testing"

	"topocert/certificates"
	"topocert/topology"
)

// TestClose: a better cut that a proof meets is taken in, and the proof begun again for it; a
// proof that is missing is asked for again; an error ends the search.
func TestClose(t *testing.T) {
	net, err := topology.New("Ring", 6)
	if err != nil {
		t.Fatal(err)
	}
	b := &Result{}
	b.improve(net, []uint32{0, 2, 4})
	proof, asked := &certificates.Certificate{Kind: "lrat"}, 0
	err = b.close(t.Context(), net, "a step", func() (*certificates.Certificate, error) {
		asked++
		switch {
		case b.Upper == 6:
			return nil, &SmallerCut{Network: net.Name(), Side: []uint32{0, 1, 2}, Width: 2, Want: 6}
		case asked == 2:
			return nil, nil
		}
		return proof, nil
	})
	if err != nil || asked != 3 || b.Upper != 2 || b.Lower != 2 || b.Bound != proof || b.Method != "lrat" {
		t.Errorf("%+v after %d proofs, %v, want the width 2 after 3", b, asked, err)
	}
	b.Lower = 0
	if err := b.close(t.Context(), net, "a step", func() (*certificates.Certificate, error) { return nil, context.Canceled }); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the proof's error", err)
	}
}
