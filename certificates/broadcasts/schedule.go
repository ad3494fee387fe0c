package broadcasts

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// Schedule is a proof of an upper bound on the rounds of a broadcast: the rounds themselves,
// from one source, or for any source from one vertex of each orbit of a group.
type Schedule struct {
	Group automorphism.Generators
	// From has one entry, of which the source is not read, for one source that the statement
	// names, and for a gossip.
	From []Rounds
}

// BySchedule is the kind of such proofs.
var BySchedule = certificates.Kind{Name: "schedule", Shows: []string{"broadcast G model source <= k", "gossip G model <= k"}, Form: certificates.FormOf((*Schedule).form, Schedule.check)}

// Rounds is what is sent in each round: sender and receiver in turn.
type Rounds struct {
	Source uint32
	Rounds [][]uint32
}

func (p *Schedule) form(r *certificates.Lines) {
	from := func(x *Rounds) {
		certificates.Each(r, &x.Rounds, func(round *[]uint32) { r.Numbers("round", round) }, "round")
	}
	if ForAll(r.Statement) {
		p.Group.Form(r)
		certificates.Each(r, &p.From, func(x *Rounds) {
			r.Few("source", 1, 1, nil, &x.Source)
			from(x)
		})
		return
	}
	if r.Reads() {
		p.From = make([]Rounds, 1)
	}
	for i := range p.From {
		from(&p.From[i])
	}
	if next := r.Next(); next != "" {
		r.Reject("body/keyword", "%q, want \"round\"", certificates.Shortened(next))
	}
}

// ForAll tells whether a statement is about a broadcast from any source.
func ForAll(s certificates.Statement) bool {
	return s.Subject == "broadcast" && len(s.Args) > 1 && s.Args[1] == "all"
}

// check checks that a broadcast takes at most the stated number of
// rounds, by carrying out one.
func (p Schedule) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	model, source, _, err := broadcastStatement(c.Statement, g)
	if err != nil {
		return err
	}
	gossip := c.Statement.Subject == "gossip"
	if gossip && g.Order() > MaxGossipOrder {
		return certificates.Reject("schedule/limit", "%d vertices, want at most %d", g.Order(), MaxGossipOrder)
	}
	r := &replay{g: g, model: model, most: c.Statement.Bound(), gossip: gossip, line: len(p.Group)}
	if ForAll(c.Statement) {
		return p.checkAll(r, w)
	}
	if len(p.From) != 1 {
		return certificates.Reject("orbit/missing", "schedules from %d vertices, want one", len(p.From))
	}
	if gossip { // a bit for each vertex and message, twice, looked at in the end; and for each send the words of a vertex's messages, twice
		n, sends := int64(g.Order()), c.Size()/4 // a send has two numbers at least, and blanks
		if err := w.Budget.Take(n * n / 4); err != nil {
			return err
		}
		if err := w.Budget.Spend(n*n + sends*(n/32+1)); err != nil {
			return err
		}
	}
	return r.rounds(source, p.From[0].Rounds)
}

// checkAll carries out a broadcast from one vertex of each orbit of the group.
func (p Schedule) checkAll(r *replay, w certificates.World) error {
	b, err := p.Group.Verify(r.g, w)
	if err != nil {
		return err
	}
	open := b.OrbitSizes()
	for _, from := range p.From {
		if err := certificates.WantNumbers(r.line, []uint32{from.Source}, 1, 1, uint32(r.g.Order())); err != nil {
			return err
		}
		if err := w.Pass(certificates.PassesOfLine); err != nil {
			return err
		}
		root := b.Root[from.Source]
		if _, is := open[root]; !is {
			return certificates.RejectLine(r.line, "orbit/repeated", "vertex %d lies in an orbit that has its schedule already, want one for each orbit", from.Source)
		}
		delete(open, root)
		r.line++
		if err := r.rounds(from.Source, from.Rounds); err != nil {
			return err
		}
	}
	for _, root := range b.Root {
		if _, is := open[root]; is {
			return certificates.Reject("orbit/missing", "no schedule from the orbit of vertex %d, want one for each orbit", root)
		}
	}
	return nil
}

// replay carries out schedules.
type replay struct {
	g      certificates.Graph
	model  string
	most   uint64 // rounds
	gossip bool
	line   int // of the body
}

// rounds carries out rounds, which stand in the next lines.
func (r *replay) rounds(source uint32, list [][]uint32) error {
	n := r.g.Order()
	sources := []uint32{source}
	if r.gossip {
		sources = sources[:0]
		for v := range uint32(n) {
			sources = append(sources, v)
		}
	}
	h := newMessages(n, sources...)
	// sent and received hold the last round in which a vertex did.
	sent, received := make([]int, n), make([]int, n)
	for i, ends := range list {
		round := i + 1
		wrong := func(rule, format string, args ...any) error {
			return certificates.RejectLine(r.line, rule, format, args...)
		}
		if uint64(round) > r.most {
			return wrong("schedule/rounds", "round %d, want at most %d", round, r.most)
		}
		const longest = 1 << 28 // a line cannot be longer
		if err := certificates.WantNumbers(r.line, ends, 2, longest, uint32(n)); err != nil {
			return err
		}
		if len(ends)%2 != 0 {
			return wrong("schedule/pairs", "%d vertices, want senders and receivers in turn", len(ends))
		}
		h.begin()
		for k := 0; k < len(ends); k += 2 {
			u, v := ends[k], ends[k+1]
			switch {
			case k > 0 && (u < ends[k-2] || u == ends[k-2] && v <= ends[k-1]):
				return wrong("schedule/order", "%d to %d after %d to %d, want them increasing", u, v, ends[k-2], ends[k-1])
			case !certificates.Adjacent(r.g, u, v):
				return wrong("schedule/link", "no link joins %d and %d, want one", u, v)
			case r.model == SinglePort && sent[u] == round:
				return wrong("schedule/sends", "%d sends twice in round %d, want once", u, round)
			case r.model == SinglePort && received[v] == round:
				return wrong("schedule/receives", "%d receives twice in round %d, want once", v, round)
			case !h.send(u, v):
				return wrong("schedule/uninformed", "%d has no message to send in round %d, want one that was informed before", u, round)
			}
			sent[u], received[v] = round, round
		}
		r.line++
	}
	if v, is := h.lacking(); is {
		return certificates.Reject("schedule/incomplete", "after the last round, vertex %d is not informed, want all to be", v)
	}
	return nil
}

// messages are what the vertices know during a broadcast: bit i of row v says that v knows message i.
type messages struct {
	now, before []uint64
	count, row  int // of messages, and of the words of a row
	// late are the vertices whose rows may differ.
	late []uint32
}

// newMessages returns those of some sources, in a network of n vertices.
func newMessages(n int, sources ...uint32) *messages {
	m := &messages{count: len(sources), row: (len(sources) + 63) / 64}
	m.now = make([]uint64, n*m.row)
	for i, v := range sources {
		m.of(m.now, v)[i/64] |= 1 << (i % 64)
	}
	m.before = slices.Clone(m.now)
	return m
}

// of returns the row of a vertex.
func (m *messages) of(rows []uint64, v uint32) []uint64 { return rows[int(v)*m.row:][:m.row] }

// begin begins a round. It takes time in proportion to the sends of the round before, as a file
// may have very many rounds.
func (m *messages) begin() {
	for _, v := range m.late {
		copy(m.of(m.before, v), m.of(m.now, v))
	}
	m.late = m.late[:0]
}

// send lets v know what u knew before the round; false if that was nothing.
func (m *messages) send(u, v uint32) (informed bool) {
	to := m.of(m.now, v)
	for i, word := range m.of(m.before, u) {
		to[i] |= word
		informed = informed || word != 0
	}
	m.late = append(m.late, v)
	return informed
}

// lacking returns a vertex that does not know all there is to know, if there is one.
func (m *messages) lacking() (uint32, bool) {
	for v := range uint32(len(m.now) / m.row) {
		for i := range m.count {
			if m.of(m.now, v)[i/64]>>(i%64)&1 == 0 {
				return v, true
			}
		}
	}
	return 0, false
}
