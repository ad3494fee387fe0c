package hamilton

import (
	"context"
	"fmt"
	"io"
	"testing"
	"time"

	"topocert/solver/solvertest"
)

// TestHamiltonNothing: the graph without vertices has no cycle, which is known at
// once; nothing is certified of it, and nothing is searched.
func TestHamiltonNothing(t *testing.T) {
	net := solvertest.Parse(t, "g6:?")
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	h, err := Decide(ctx, net, 400, func(name string) (io.WriteCloser, error) { return nil, fmt.Errorf("a file %s", name) })
	if err != nil || h.Answer != "no" || h.Method != "empty" || h.Certificate != nil {
		t.Errorf("%+v, %v, want no by empty, without a certificate", h, err)
	}
	if _, _, err := ProveLRAT(ctx, net, io.Discard, "p.lrat"); err == nil || ctx.Err() != nil {
		t.Errorf("a refutation: %v, want an error at once", err)
	}
}
