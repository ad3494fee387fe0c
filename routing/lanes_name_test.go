package routing_test

import (
	"strings"
	"testing"

	"topocert/routing"
)

// TestLanesName: a name of millions of lanes: is refused, and not followed to its end,
// which would overflow the stack.
func TestLanesName(t *testing.T) {
	name := strings.Repeat("lanes:", 2000) + "bfs"
	if inner, ok := routing.CutLanes(name); ok {
		t.Errorf("%d bytes of lanes: are cut to %d", len(name), len(inner))
	}
	if routing.Known(name) {
		t.Errorf("%d bytes of lanes: are known", len(name))
	}
}

// TestTooDense: routers whose tables would take hours are refused at once.
func TestTooDense(t *testing.T) {
	net := network(t, "Complete(2600)")
	for _, name := range []string{"bfs", "updown", "lanes:bfs"} {
		if _, err := routing.New(name, net); err == nil || !strings.Contains(err.Error(), "2600 vertices with 3378700 links") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
