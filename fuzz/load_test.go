package fuzz

import (
	"strconv"
	"testing"

	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// TestMaxLoad holds the word against routes that are walked here: each ordered pair of vertices
// puts one message on every channel of its route.
func TestMaxLoad(t *testing.T) {
	deep.NotShort(t)
	d := newDecider(words.Standard())
	for _, c := range []struct{ router, network string }{
		{"ecube", "Hypercube(3)"}, {"dor", "Mesh(3,4)"}, {"dor", "Torus(3,3)"}, {"bfs", "Petersen"}, {"bfs", "Ring(5)"},
	} {
		net, err := topology.Parse(c.network)
		if err != nil {
			t.Fatal(err)
		}
		router, err := routing.New(c.router, net)
		if err != nil {
			t.Fatal(err)
		}
		load, most := make(map[[2]uint32]int), 0
		for from := range uint32(net.Order()) {
			for to := range uint32(net.Order()) {
				if from == to {
					continue
				}
				header := router.Header(from, to)
				for at := from; at != to; {
					var next uint32
					next, header = router.Next(at, to, header)
					load[[2]uint32{at, next}]++
					most = max(most, load[[2]uint32{at, next}])
					at = next
				}
			}
		}
		s := statement("max_load", c.network, nil, strconv.Itoa(most))
		s.Args = []string{c.router}
		if met, err := d.follows(s); err != nil || !met {
			t.Errorf("%s by the routes; by the text that is %t, %v", s, met, err)
		}
	}
}
