package traffic

import "topocert/certificates"

// Trace is a proof of what becomes of one message: the vertices where it is, in turn.
type Trace struct{ Path []uint32 }

// ByTrace is the kind of such proofs.
var ByTrace = certificates.Kind{Name: "trace", Shows: []string{"route G router u v = hops"}, Form: certificates.FormOf((*Trace).form, Trace.check)}

func (p *Trace) form(r *certificates.Lines) { r.Numbers("path", &p.Path) }

// check checks what becomes of one message under a router: see the package
// comment. The router is asked for every step.
func (p Trace) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	s := c.Statement
	router, err := routerOf(s, w)
	if err != nil {
		return err
	}
	const longest = 1 << 24
	if err := certificates.WantNumbers(0, p.Path, 1, longest, uint32(g.Order())); err != nil {
		return err
	}
	if err := w.Budget.Spend(2 * stepsOfHop * int64(len(p.Path))); err != nil {
		return err
	}
	return p.follow(g, w, router, s, s.Vertex(1), s.Vertex(2))
}

// follow compares the path with the router's steps.
func (p Trace) follow(g certificates.Graph, w certificates.World, router certificates.Router, stated certificates.Statement, source, destination uint32) error {
	path := p.Path
	if path[0] != source {
		return certificates.RejectLine(0, "trace/source", "the path begins at %d, want %d", path[0], source)
	}
	seen := make(map[state]bool)
	now := state{source, router.Header(source, destination)}
	bytes := 0 // of the headers remembered
	for i, v := range path {
		last := i == len(path)-1
		if v == destination {
			if !last {
				return certificates.RejectLine(0, "trace/trailing", "the path goes on after the destination, want it to end there")
			}
			return stated.WantValue(certificates.NumberText(uint32(i)))
		}
		next := now
		next.at, next.header = router.Next(now.at, destination, now.header)
		fails := next.at == v || !certificates.Adjacent(g, v, next.at) || seen[now]
		switch {
		case fails && !last:
			return certificates.RejectLine(0, "trace/trailing", "the path goes on after vertex %d, where the router fails, want it to end there", v)
		case fails:
			return stated.WantValue("fails")
		case last:
			return certificates.RejectLine(0, "trace/short", "the path ends at %d, want it to go on to %d as the router does", v, next.at)
		case path[i+1] != next.at:
			return certificates.RejectLine(0, "trace/step", "from %d the path goes to %d, want %d as the router goes", v, path[i+1], next.at)
		}
		if err := w.Budget.Take(bytesOfHeader + int64(len(now.header))); err != nil {
			return err
		}
		if bytes += len(now.header); bytes > maxHeaders {
			return certificates.RejectLine(0, "audit/endless", "the message has more than %d bytes of headers, want at most that many", maxHeaders)
		}
		seen[now] = true
		now = next
	}
	return nil
}
