package hamilton

import (
	"fmt"
	"io"
	"testing"

	"topocert/solver/solvertest"
)

// TestHamiltonNothing: the graph without vertices has no cycle; nothing is certified of it, and nothing is searched.
func TestHamiltonNothing(t *testing.T) {
	net := solvertest.Parse(t, "g6:?")
	h, err := Decide(t.Context(), net, 400, func(name string) (io.WriteCloser, error) { return nil, fmt.Errorf("a file %s", name) })
	if err != nil || h.Answer != "no" || h.Method != "empty" || h.Certificate != nil {
		t.Errorf("%+v, %v, want no by empty, without a certificate", h, err)
	}
	if _, _, err := ProveLRAT(t.Context(), net, make(solvertest.Files).Create, "p.lrat"); err == nil {
		t.Error("a refutation, want an error")
	}
}
