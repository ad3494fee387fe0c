package papers

import (
	"math"
	"slices"

	"topocert/props"
	"topocert/routing"
	"topocert/topology"
)

// labelOf returns the label of the link from one node to another.
func labelOf(t *props.Case, net *props.Net, from, to uint32) [2]int {
	for _, label := range labels {
		if fits(net, from, to, label) {
			return label
		}
	}
	t.Failf("%s: a message goes from %s to %s, by no link", net.Name(), net.Label(from), net.Label(to))
	return [2]int{}
}

// messages judges the messages to (0,0,0) of a router, the first argument, from each other node (x,y,z):
// the label (a,b,0) of the first link, the number of hops, and how far it is.
func messages(t *props.Case, c props.Call) {
	net := of(t, c)
	r, level := t.Router(c.Args[0], net), t.Levels(net, 0)
	var sent things
	for s := uint32(1); s < uint32(net.Order()); s++ {
		route := routing.Follow(net.CSR(), r, s, 0)
		if route.Outcome != routing.Delivered {
			t.Failf("%s: %s does not deliver from %s to (0,0,0)", net.Name(), c.Args[0], net.Label(s))
		}
		label := labelOf(t, net, s, route.Path[1])
		sent = append(sent, append(net.Coordinates(s), label[0], label[1], route.Hops(), int(level[s])))
	}
	for _, argument := range c.Args[1:] {
		judge(t, c, []string{"x", "y", "z", "a", "b", "hops", "far"}, sent, argument)
	}
}

// relative wants the link by which a router moves a message at S with destination D to depend on D⁻¹S
// alone, for all pairs. D⁻¹S is found with the arithmetic that the paper prints.
func relative(t *props.Case, c props.Call) {
	net := of(t, c)
	r := t.Router(c.Args[0], net)
	cl, ring := net.Sides()[1], net.Sides()[1]*net.Sides()[2]
	moved := func(s, d uint32) [2]int {
		next, _ := r.Next(s, d, "")
		return labelOf(t, net, s, next)
	}
	at := places(net)
	for d, p := range at {
		for s, q := range at {
			// (−x,−y,−z+xy)(u,v,w) = (u−x, v−y, w−z+xy−uy)
			j := (q[1] - p[1] + cl*(q[2]-p[2]+p[0]*p[1]-q[0]*p[1])) % ring
			j = (j + ring) % ring
			of := net.At(q[0]-p[0], j%cl, j/cl)
			if s == d {
				continue
			}
			s, d := uint32(s), uint32(d)
			if got, want := moved(s, d), moved(of, 0); got != want {
				t.Failf("%s: D⁻¹S = %s for S = %s, D = %s, where the link is %v, and for D = (0,0,0), where it is %v",
					net.Name(), net.Label(of), net.Label(s), net.Label(d), got, want)
			}
		}
	}
}

// uneven says that the case fails if all links carry the same number of the routes of all pairs.
func uneven(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	loads := t.Audit(net, t.Router("gamma-b", net)).Loads
	t.Want(slices.Min(loads) < slices.Max(loads), "%s: every link carries %d routes", net.Name(), loads[0])
}

// breaks says that the case fails if B keeps its theorem in Γ(4,1,1) with a choice of signs: where the
// number has a binary digit 1 the sign is −1.
func breaks(t *props.Case, choice int) {
	net := gamma(t, 4, 1, 1)
	group, signs := net.Read().(topology.Group), routing.GammaSigns{}
	for i := range signs {
		signs[i] = 1 - 2*(choice>>i&1)
	}
	b, err := routing.NewGammaB(group, signs)
	t.Check(err)
	audit := t.Audit(net, routing.NewRelative(group, b.Step))
	const bound = (4+4+4)/2 + 2
	t.Want(audit.Undelivered() > 0 || audit.MaxHops > bound, "with the signs %d B delivers all of %s in at most %d hops", signs, net.Name(), audit.MaxHops)
}

// aboveRoot counts the nodes of the note's proof in Γ(c,1,1) for some c ≥ 10, and says that the case fails.
func aboveRoot(t *props.Case, sizes ...int) {
	last, many, mean := 0, 0, 0.0
	for _, c := range sizes {
		net := gamma(t, c, 1, 1)
		level := t.Levels(net, 0)
		total := 0
		last, many = c, 0
		for v := range uint32(net.Order()) {
			a := net.Coordinates(v)
			x, y, z := a[0], a[1], a[2]
			if 2*x > c {
				x -= c
			}
			if 2*y > c {
				y, z = y-c, (z+1)%c
			}
			excess := int(level[v]) - max(x, -x) - max(y, -y)
			near := 16*x*x <= c && 16*y*y <= c && c <= 4*z && 4*z <= 3*c
			if excess < 0 || near && excess*excess < c {
				t.Openf("%s: %s has the distance %d, against the proof", net.Name(), net.Label(v), level[v])
			}
			total += excess
			if near {
				many++
			}
		}
		if 32*many < c*c {
			t.Openf("%s has only %d nodes of the proof", net.Name(), many)
		}
		mean = float64(total) / float64(net.Order())
	}
	t.Failf("for even c ≥ 10 the error of Γ(c,1,1) is at least 1/(32√c), as the note proves: more than K·ln(c)/c, whatever K, where √c/ln(c) > 32K. "+
		"In Γ(%d,1,1) there are %d nodes with |x|, |y| ≤ √c/4 and c/4 ≤ z ≤ 3c/4, all √c or more farther from (0,0,0) than |x|+|y|, and no node is nearer; the error is %.3f = %.2f/√c",
		last, many, mean, mean*math.Sqrt(float64(last)))
}
