package resolve_test

import (
	"testing"

	"topocert/certificates/resolve"
	"topocert/topology"
)

// TestGiven: a graph that is handed over twice takes what it takes once.
func TestGiven(t *testing.T) {
	net, err := topology.Parse("Petersen")
	if err != nil {
		t.Fatal(err)
	}
	names := resolve.New()
	for i := range 2 {
		before := names.Given()
		if err := names.Add(net); err != nil {
			t.Fatal(err)
		}
		if more := names.Given() - before; (more > 0) != (i == 0) {
			t.Errorf("handed over the time %d it takes %d bytes more", i+1, more)
		}
	}
}
