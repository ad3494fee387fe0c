package fuzz

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/topology"
)

// Network draws a member of one of the families, such as "QT" and "FTT", of at
// most the given order.
func Network(t *rapid.T, order int, families ...string) topology.Network {
	family := rapid.SampledFrom(families).Draw(t, "family")
	for try := 0; ; try++ {
		name := family + parameters(t, family, order)
		net, err := topology.Parse(name)
		if err == nil && net.Order() <= order {
			return net
		}
		if try == 100 {
			t.Fatalf("no %s of at most %d vertices: last %s, %v", family, order, name, err)
		}
	}
}

// parameters draws the parameters of a family's member: "(3,5)".
func parameters(t *rapid.T, family string, order int) string {
	draw := func(least, most int) int { return rapid.IntRange(least, max(least, most)).Draw(t, "parameter") }
	root := func(power int) int { // of the order
		n := 1
		for p := 1; ; n++ {
			p = 1
			for range power {
				p *= n + 1
			}
			if p > order {
				return n
			}
		}
	}
	var p []int
	switch family {
	case "Petersen", "Octagon":
		return ""
	case "Ring", "Complete":
		p = []int{draw(3, order)}
	case "Hypercube":
		d := 1
		for 2<<d <= order {
			d++
		}
		p = []int{draw(1, d)}
	case "GP":
		n := draw(3, order/2)
		p = []int{n, draw(1, (n-1)/2)}
	case "Mesh", "Torus":
		rest := order
		for len(p) < 4 && rest >= 2 && (len(p) == 0 || rapid.Bool().Draw(t, "another axis")) {
			p = append(p, draw(2, min(rest, 40)))
			rest /= p[len(p)-1]
		}
		if len(p) == 1 { // (n) is n×n
			p = []int{draw(2, root(2))}
		}
	case "JTorus", "QT", "OCT":
		each := map[string]int{"JTorus": 4, "QT": 8, "OCT": 32}[family]
		least := map[string]int{"JTorus": 1, "QT": 2, "OCT": 1}[family]
		a := draw(least, order/each/least)
		p = []int{a, draw(least, order/each/a)}
		if rapid.Bool().Draw(t, "exchange") {
			slices.Reverse(p)
		}
	case "Gamma":
		c := draw(2, root(3))
		k := draw(1, order/c/c/c)
		p = []int{c, k, draw(1, order/c/c/c/k)}
	case "OMMH":
		l := draw(2, order/8)
		m := draw(2, order/l/2)
		n := 1
		for l*m*4<<n <= order {
			n++
		}
		p = []int{l, m, draw(1, n)}
	case "MCR", "TCR":
		p = []int{draw(2, root(2)/2)}
	case "FatTree":
		k := 1 // half of it
		for (k+1)*(k+1)*(2*k+7) <= order {
			k++
		}
		p = []int{2 * draw(1, k)}
	case "Dragonfly":
		a := draw(1, root(2)/2)
		h := draw(1, max(1, order/(2*a*a)-1))
		p = []int{a, draw(1, max(1, order/(a*(a*h+1))-1)), h}
	case "CCTorusOpp":
		p = []int{2 * draw(2, root(2)/2)}
	default: // XMesh, XMeshW, XTorus, CCTorus, FTT
		p = []int{draw(4, root(2))}
	}
	return strings.ReplaceAll("("+strings.Trim(fmt.Sprint(p), "[]")+")", " ", ",")
}

// Fault draws a dead vertex or a dead link.
func Fault(t *rapid.T, net topology.Network) routing.Fault {
	v := vertex(t, net, "fault")
	row := net.Neighbors(v)
	if len(row) == 0 || rapid.Bool().Draw(t, "dead vertex") {
		return routing.Fault{U: v, V: v}
	}
	return routing.Fault{U: v, V: rapid.SampledFrom(row).Draw(t, "dead link to")}
}

// Wrong draws a router that differs from r in one way, of those in which routers
// are usually wrong.
func Wrong(t *rapid.T, net topology.Network, r routing.Router) routing.Router {
	at, d := Pair(t, net)
	w := &wrong{Router: r, at: at, destination: d, order: uint32(net.Order())}
	w.every = rapid.Bool().Draw(t, "for every destination")
	w.fault = rapid.SampledFrom([]string{"stop", "off by one", "back", "detour", "outside"}).Draw(t, "fault")
	if row := net.Neighbors(at); len(row) > 0 {
		w.to = rapid.SampledFrom(row).Draw(t, "instead to")
	}
	return w
}

// wrong is a router with a fault at one vertex, for one destination or for all.
type wrong struct {
	routing.Router
	at, destination, to, order uint32
	every                      bool
	fault                      string
}

// Next is r's, but for the fault.
func (w *wrong) Next(at, destination uint32, header string) (uint32, string) {
	next, header := w.Router.Next(at, destination, header)
	if at != w.at || destination != w.destination && !w.every {
		return next, header
	}
	switch w.fault {
	case "stop":
		return at, header
	case "off by one":
		return (next + 1) % w.order, header
	case "back", "detour":
		return w.to, header
	}
	return w.order, header
}

// String describes the fault, for the logs of rapid.
func (w *wrong) String() string {
	return fmt.Sprintf("%s at %d, for %d (every destination: %t)", w.fault, w.at, w.destination, w.every)
}
