package broadcasts

import (
	"topocert/certificates"
	"topocert/certificates/metric"
)

// The models of broadcasts; see the package comment.
const (
	SinglePort = "single-port"
	AllPort    = "all-port"
)

// MaxCountingRounds is the largest bound that counting proves, where it exceeds
// the distance of the farthest vertex.
const MaxCountingRounds = 1 << 12

// MaxGossipOrder is the order of the largest network on which a gossip is checked.
const MaxGossipOrder = 1 << 14

// Reach says how the vertices of a network lie around the source of a broadcast.
type Reach struct {
	// Beyond[l] is the number of vertices at distance l or more. The last entry
	// is positive; a vertex out of reach counts in all of them, and Never says
	// that there is one.
	Beyond []int
	Never  bool
	// Source is the degree of the source, Most the largest of all.
	Source, Most int
}

// NewReach returns the reach of the source of the given levels, of which those
// out of reach are the largest uint32.
func NewReach(g certificates.Graph, source uint32, level []uint32) Reach {
	r := Reach{Source: len(g.Neighbors(source)), Beyond: metric.LevelCounts(level)}
	inside := 0
	for _, n := range r.Beyond {
		inside += n
	}
	r.Never = inside < len(level)
	for l := len(r.Beyond) - 1; l >= 0; l-- {
		r.Beyond[l], inside = len(level)-(inside-r.Beyond[l]), inside-r.Beyond[l]
	}
	for v := range level {
		r.Most = max(r.Most, len(g.Neighbors(uint32(v))))
	}
	return r
}

// AllowsRounds tells whether counting leaves it possible that t rounds are
// enough for a single-port broadcast.
//
// In such a broadcast every vertex but the source has a first sender. Let the
// vertices whose first sender is u be u's children, in the order of the rounds
// in which they are informed; these differ, since u sends once in a round. So the
// j-th is informed at least j rounds after u, and a vertex that is reached from
// the source as the j_1-th child, then the j_2-th and so on, h steps, is informed
// in round j_1 + … + j_h or later. Different vertices have different sequences.
// The source has at most as many children as neighbours; another vertex one
// fewer, since its own sender is none. And h is at least the vertex's distance.
// Hence, for each l, at most as many vertices have distance l or more as there
// are such sequences with l or more members and a sum of at most t.
//
// For l = 0 and without the degrees this is N ≤ 2^t; for l > t it is that nothing
// gets farther than t links in t rounds.
func (r Reach) AllowsRounds(t int) bool {
	if r.Never || len(r.Beyond)-1 > t {
		return false
	}
	n := r.Beyond[0]
	// last[s] is the number of sequences with h members and the sum s, and
	// total[h] that of those with a sum of at most t; both stop at n.
	last, total := make([]int, t+1), make([]int, t+1)
	last[0], total[0] = 1, 1
	for h := 1; h <= t; h++ {
		children := r.Most - 1
		if h == 1 {
			children = r.Source
		}
		next := make([]int, t+1)
		for s := h; s <= t; s++ {
			for j := 1; j <= min(children, s) && next[s] < n; j++ {
				next[s] = min(n, next[s]+last[s-j])
			}
			total[h] = min(n, total[h]+next[s])
		}
		last = next
	}
	room := 0 // sequences with l or more members
	for l := t; l >= 0; l-- {
		room = min(n, room+total[l])
		if l < len(r.Beyond) && r.Beyond[l] > room {
			return false
		}
	}
	return true
}

// broadcastStatement reads a statement about a broadcast: the model, and the
// source or, for "all", none. An all-to-all broadcast has no source.
func broadcastStatement(s certificates.Statement, g certificates.Graph) (model string, source uint32, all bool, err error) {
	model = s.Args[0]
	if model != SinglePort && model != AllPort {
		return "", 0, false, certificates.Reject("statement/model", "%q, want %s or %s", certificates.Shortened(model), SinglePort, AllPort)
	}
	if s.Subject == "gossip" || s.Args[1] == "all" {
		return model, 0, true, nil
	}
	source, err = certificates.VertexOf(s.Args[1], g)
	return model, source, false, err
}

// Counting is a proof of a lower bound on the rounds of a broadcast: the levels from the
// source, or from any for any.
type Counting struct{ Levels metric.Levels }

// ByCounting is the kind of such proofs.
var ByCounting = certificates.Kind{Name: "counting", Shows: []string{"broadcast G model source >= k", "gossip G model >= k"}, Form: certificates.FormOf((*Counting).form, Counting.check)}

func (p *Counting) form(r *certificates.Lines) { p.Levels.Form(r) }

// check checks that a broadcast takes at least the stated number of
// rounds: see AllowsRounds.
func (p Counting) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	model, source, all, err := broadcastStatement(c.Statement, g)
	if err != nil {
		return err
	}
	least := c.Statement.Bound()
	from := p.Levels.Source
	level, err := p.Levels.Verify(0, g, w)
	if err != nil {
		return err
	}
	if !all && from != source {
		return certificates.Reject("levels/source", "levels from %d, want from %d", from, source)
	}
	r := NewReach(g, from, level)
	far := uint64(len(r.Beyond) - 1)
	switch {
	case least == 0 || r.Never || least <= far:
		return nil
	case model == AllPort:
		return certificates.Reject("counting/rounds", "the farthest vertex is %d links away, want %d", far, least)
	case least > MaxCountingRounds:
		return certificates.Reject("counting/limit", "%d rounds, want at most %d", least, MaxCountingRounds)
	}
	if err := w.Budget.Spend(certificates.Saturated(int64(least*least), int64(1+min(uint64(r.Most), least)))); err != nil {
		return err
	}
	if r.AllowsRounds(int(least) - 1) {
		return certificates.Reject("counting/rounds", "counting does not exclude %d rounds, want it to", least-1)
	}
	return nil
}
