package certificates

import (
	"fmt"
	"slices"
)

// The models of broadcasts; see the package comment.
const (
	SinglePort = "single-port"
	AllPort    = "all-port"
)

// MaxCountingRounds is the largest bound that counting proves, where it exceeds
// the distance of the farthest vertex.
const MaxCountingRounds = 1 << 12

// maxGossipOrder is the order of the largest network on which a gossip is checked.
const maxGossipOrder = 1 << 14

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
func NewReach(g Graph, source uint32, level []uint32) Reach {
	r := Reach{Source: len(g.Neighbors(source)), Beyond: levelCounts(level)}
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
func (c *Certificate) broadcastStatement(g Graph, relation string) (model string, source uint32, all bool, err error) {
	gossip := c.Statement.Subject == "gossip"
	args := 2
	if gossip {
		args = 1
	}
	if err := c.wantArgs(args, relation); err != nil {
		return "", 0, false, err
	}
	model = c.Statement.Args[0]
	if model != SinglePort && model != AllPort {
		return "", 0, false, reject("statement/model", "%q, want %s or %s", cut(model), SinglePort, AllPort)
	}
	if gossip || c.Statement.Args[1] == "all" {
		return model, 0, true, nil
	}
	of := &Certificate{Statement: Statement{Args: c.Statement.Args[1:]}}
	vertices, err := of.vertices(g)
	if err != nil {
		return "", 0, false, err
	}
	return model, vertices[0], false, nil
}

// checkCounting checks that a broadcast takes at least the stated number of
// rounds: see AllowsRounds.
func checkCounting(c *Certificate, g Graph, _ World) error {
	model, source, all, err := c.broadcastStatement(g, ">=")
	if err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	least, err := c.bound()
	if err != nil {
		return err
	}
	from, level, err := c.readLevels(0, g)
	if err != nil {
		return err
	}
	if !all && from != source {
		return reject("levels/source", "levels from %d, want from %d", from, source)
	}
	r := NewReach(g, from, level)
	far := uint64(len(r.Beyond) - 1)
	switch {
	case least == 0 || r.Never || least <= far:
		return nil
	case model == AllPort:
		return reject("counting/rounds", "the farthest vertex is %d links away, want %d", far, least)
	case least > MaxCountingRounds:
		return reject("counting/limit", "%d rounds, want at most %d", least, MaxCountingRounds)
	case r.AllowsRounds(int(least) - 1):
		return reject("counting/rounds", "counting does not exclude %d rounds", least-1)
	}
	return nil
}

// checkSchedule checks that a broadcast takes at most the stated number of
// rounds, by carrying out one.
func checkSchedule(c *Certificate, g Graph, _ World) error {
	model, source, all, err := c.broadcastStatement(g, "<=")
	if err != nil {
		return err
	}
	most, err := c.bound()
	if err != nil {
		return err
	}
	gossip := c.Statement.Subject == "gossip"
	if gossip && g.Order() > maxGossipOrder {
		return reject("schedule/limit", "%d vertices, want at most %d", g.Order(), maxGossipOrder)
	}
	if gossip || !all {
		end, err := c.replay(0, g, model, source, most)
		if err != nil {
			return err
		}
		if end < len(c.Body) {
			return &Rejection{Rule: "body/keyword", Line: end + 4, Detail: fmt.Sprintf("%q, want \"round\"", cut(c.Body[end].Keyword))}
		}
		return nil
	}
	return c.replayAll(g, model, most)
}

// replayAll carries out a broadcast from one vertex of each orbit of the group
// whose automorphisms come first.
func (c *Certificate) replayAll(g Graph, model string, most uint64) error {
	b, i, err := c.readGroup(g)
	if err != nil {
		return err
	}
	open := b.orbitSizes()
	for i < len(c.Body) {
		from, err := c.numbers(i, "source", 1, 1, uint32(g.Order()), false)
		if err != nil {
			return err
		}
		root := b.root[from[0]]
		if _, is := open[root]; !is {
			return &Rejection{Rule: "orbit/repeated", Line: i + 4, Detail: "vertex " + levelText(from[0]) + " lies in an orbit that has its schedule already"}
		}
		delete(open, root)
		if i, err = c.replay(i+1, g, model, from[0], most); err != nil {
			return err
		}
	}
	for _, root := range b.root {
		if _, is := open[root]; is {
			return reject("orbit/missing", "no schedule from the orbit of vertex %d", root)
		}
	}
	return nil
}

// replay carries out the round lines from line i of the body on. It returns the
// number of the line after them.
func (c *Certificate) replay(i int, g Graph, model string, source uint32, most uint64) (end int, err error) {
	n := g.Order()
	var h holders
	if c.Statement.Subject == "gossip" {
		h = newMessages(n)
	} else {
		h = newOne(n, source)
	}
	// sent and received hold the last round in which a vertex did.
	sent, received := make([]int, n), make([]int, n)
	for round := 1; i < len(c.Body) && c.Body[i].Keyword == "round"; round++ {
		wrong := func(rule, format string, args ...any) error {
			return &Rejection{Rule: rule, Line: i + 4, Detail: fmt.Sprintf(format, args...)}
		}
		if uint64(round) > most {
			return 0, wrong("schedule/rounds", "round %d, want at most %d", round, most)
		}
		const longest = 1 << 28 // a line cannot be longer
		ends, err := c.numbers(i, "round", 2, longest, uint32(n), false)
		if err != nil {
			return 0, err
		}
		if len(ends)%2 != 0 {
			return 0, wrong("schedule/pairs", "%d vertices, want senders and receivers in turn", len(ends))
		}
		h.begin()
		for k := 0; k < len(ends); k += 2 {
			u, v := ends[k], ends[k+1]
			switch {
			case k > 0 && (u < ends[k-2] || u == ends[k-2] && v <= ends[k-1]):
				return 0, wrong("schedule/order", "%d to %d after %d to %d, want them increasing", u, v, ends[k-2], ends[k-1])
			case !adjacent(g, u, v):
				return 0, wrong("schedule/link", "no link joins %d and %d", u, v)
			case model == SinglePort && sent[u] == round:
				return 0, wrong("schedule/sends", "%d sends twice in round %d", u, round)
			case model == SinglePort && received[v] == round:
				return 0, wrong("schedule/receives", "%d receives twice in round %d", v, round)
			case !h.send(u, v):
				return 0, wrong("schedule/uninformed", "%d has no message to send in round %d", u, round)
			}
			sent[u], received[v] = round, round
		}
		i++
	}
	if v, is := h.lacking(); is {
		return 0, reject("schedule/incomplete", "after the last round, vertex %d is not informed", v)
	}
	return i, nil
}

// holders is what the vertices know during a broadcast.
type holders interface {
	// begin begins a round.
	begin()
	// send lets v know what u knew before the round; false if that was nothing.
	send(u, v uint32) bool
	// lacking returns a vertex that does not know all there is to know, if there
	// is one.
	lacking() (uint32, bool)
}

// one is the message of a single source: entry v is the round in which v came to
// know it, counted from 1 and 0 for the source; −1 if it does not.
type one struct {
	since []int
	round int
}

func newOne(n int, source uint32) *one {
	o := &one{since: make([]int, n)}
	for v := range o.since {
		o.since[v] = -1
	}
	o.since[source] = 0
	return o
}

func (o *one) begin() { o.round++ }

func (o *one) send(u, v uint32) bool {
	if o.since[u] < 0 || o.since[u] == o.round {
		return false
	}
	if o.since[v] < 0 {
		o.since[v] = o.round
	}
	return true
}

func (o *one) lacking() (uint32, bool) {
	for v, since := range o.since {
		if since < 0 {
			return uint32(v), true
		}
	}
	return 0, false
}

// messages are those of all vertices: bit w of row v says that v knows that of w.
type messages struct {
	now, before []uint64
	order, row  int
	// late are the vertices whose rows may differ.
	late []uint32
}

func newMessages(n int) *messages {
	m := &messages{order: n, row: (n + 63) / 64}
	m.now = make([]uint64, n*m.row)
	for v := range n {
		m.now[v*m.row+v/64] |= 1 << (v % 64)
	}
	m.before = slices.Clone(m.now)
	return m
}

// begin takes time in proportion to the sends of the round before, as a file may
// have very many rounds.
func (m *messages) begin() {
	for _, v := range m.late {
		from, to := int(v)*m.row, (int(v)+1)*m.row
		copy(m.before[from:to], m.now[from:to])
	}
	m.late = m.late[:0]
}

func (m *messages) send(u, v uint32) bool {
	from, to := int(u)*m.row, int(v)*m.row
	for i := range m.row {
		m.now[to+i] |= m.before[from+i]
	}
	m.late = append(m.late, v)
	return true
}

func (m *messages) lacking() (uint32, bool) {
	for v := range m.order {
		for w := range m.order {
			if m.now[v*m.row+w/64]>>(w%64)&1 == 0 {
				return uint32(v), true
			}
		}
	}
	return 0, false
}
