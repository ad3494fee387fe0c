package certificates

import "slices"

// checkSchedule checks that a broadcast takes at most the stated number of
// rounds, by carrying out one.
func checkSchedule(c *Certificate, g Graph, w World) error {
	model, source, all, err := c.broadcastStatement(g, "<=")
	if err != nil {
		return err
	}
	most, err := c.Statement.bound()
	if err != nil {
		return err
	}
	gossip := c.Statement.Subject == "gossip"
	if gossip && g.Order() > MaxGossipOrder {
		return reject("schedule/limit", "%d vertices, want at most %d", g.Order(), MaxGossipOrder)
	}
	if gossip {
		if err := w.gossip(g, c); err != nil {
			return err
		}
	}
	if gossip || !all {
		end, err := c.replay(0, g, model, source, most)
		if err != nil {
			return err
		}
		if end < len(c.Body) {
			return c.Body[end].reject("body/keyword", "%q, want \"round\"", cut(c.Body[end].Keyword))
		}
		return nil
	}
	return c.replayAll(g, w, model, most)
}

// gossip takes what a gossip costs: a bit for each vertex and message, twice, at which it
// looks in the end; and for each send the words of a vertex's messages, twice.
func (w World) gossip(g Graph, c *Certificate) error {
	n, sends := int64(g.Order()), c.size()/4 // a send has two numbers at least, and blanks
	if err := w.Budget.Take(n * n / 4); err != nil {
		return err
	}
	return w.Budget.Spend(n*n + sends*(n/32+1))
}

// replayAll carries out a broadcast from one vertex of each orbit of the group
// whose automorphisms come first.
func (c *Certificate) replayAll(g Graph, w World, model string, most uint64) error {
	b, i, err := c.readGroup(g, w)
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
			return c.Body[i].reject("orbit/repeated", "vertex %d lies in an orbit that has its schedule already, want one for each orbit", from[0])
		}
		delete(open, root)
		if i, err = c.replay(i+1, g, model, from[0], most); err != nil {
			return err
		}
	}
	for _, root := range b.root {
		if _, is := open[root]; is {
			return reject("orbit/missing", "no schedule from the orbit of vertex %d, want one for each orbit", root)
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
		wrong := c.Body[i].reject
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
				return 0, wrong("schedule/link", "no link joins %d and %d, want one", u, v)
			case model == SinglePort && sent[u] == round:
				return 0, wrong("schedule/sends", "%d sends twice in round %d, want once", u, round)
			case model == SinglePort && received[v] == round:
				return 0, wrong("schedule/receives", "%d receives twice in round %d, want once", v, round)
			case !h.send(u, v):
				return 0, wrong("schedule/uninformed", "%d has no message to send in round %d, want one that was informed before", u, round)
			}
			sent[u], received[v] = round, round
		}
		i++
	}
	if v, is := h.lacking(); is {
		return 0, reject("schedule/incomplete", "after the last round, vertex %d is not informed, want all to be", v)
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
