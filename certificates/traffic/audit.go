package traffic

import (
	"math/big"
	"slices"
	"strconv"

	"topocert/certificates"
)

// Relative is a Router on a network whose vertices form a group, that decides by
// the relative address at⁻¹·destination alone: Next(at, d) is
// Translate(at, Step(Address(at, d))), and headers are empty. Multiplication on
// the left changes no relative address, so every route is the image of one to
// vertex 0, the group's identity. That Address and Translate are those of a
// group is the network's promise, not checked here.
type Relative interface {
	certificates.Router
	// Address returns at⁻¹·destination.
	Address(at, destination uint32) uint32
	// Step returns the element by which a message with relative address g moves.
	Step(g uint32) uint32
	// Translate returns at·by.
	Translate(at, by uint32) uint32
}

// Limits on following every pair.
const (
	maxAudit      = 8192    // the number of ends
	maxAuditRows  = 1 << 32 // the same times the sum of the network's degrees, and times its order
	MaxAuditHops  = 1 << 36 // the hops of all messages
	maxHeaders    = 1 << 28 // the lengths of a message's headers, in bytes
	stepsOfHop    = 64
	stepsOfHeader = 256 // to remember where a message has been, with which header
	// bytesOfHeader is what remembering a header takes besides its length.
	bytesOfHeader = 64
)

// routerOf looks up the router that a statement names first.
func routerOf(s certificates.Statement, w certificates.World) (certificates.Router, error) {
	if w.Router == nil {
		return nil, certificates.Reject("router/unknown", "no routers are known here, want %q", certificates.Shortened(s.Args[0]))
	}
	return w.Router(s.Args[0], s.Network)
}

// trafficOf returns the messages whose routes are followed, among the given ends, nil
// for all vertices: those to one vertex for a relative router among all vertices, which
// must move along links, else all.
func trafficOf(g certificates.Graph, r certificates.Router, ends []uint32) (*pairs, error) {
	m := &pairs{ends: ends, order: g.Order(), times: 1}
	relative, ok := r.(Relative)
	if !ok || ends != nil {
		m.destinations = m.count()
		return m, Within(g, m.destinations)
	}
	// A step is a link at vertex 0 if and only if it is one at every vertex.
	for v := range uint32(m.order) {
		if k := len(g.Neighbors(v)); k != len(g.Neighbors(0)) {
			return nil, certificates.Reject("audit/group", "vertex %d has %d neighbours, vertex 0 %d, want as many in a group", v, k, len(g.Neighbors(0)))
		}
		for _, s := range g.Neighbors(0) {
			if u := relative.Translate(v, s); !certificates.Adjacent(g, v, u) || relative.Address(v, u) != s {
				return nil, certificates.Reject("audit/group", "%d·%d is %d, want a neighbour of %d at that relative address", v, s, u, v)
			}
		}
	}
	m.destinations, m.times = 1, int64(m.order)
	return m, nil
}

// Within tells whether all routes to so many vertices, among as many, are within the
// limits for a router that is not relative.
func Within(g certificates.Graph, destinations int) error {
	if destinations > maxAudit {
		return certificates.Reject("audit/limit", "%d vertices, want at most %d for a router that is not relative", destinations, maxAudit)
	}
	if int64(destinations)*int64(g.Order()) > maxAuditRows {
		return certificates.Reject("audit/limit", "%d ends of %d vertices, want a product of at most %d", destinations, g.Order(), int64(maxAuditRows))
	}
	if rows := certificates.Extent(g) - int64(g.Order()); int64(destinations)*rows > maxAuditRows {
		return certificates.Reject("audit/limit", "%d vertices with %d neighbours in all, want a product of at most %d", destinations, rows, int64(maxAuditRows))
	}
	return nil
}

// toward is a router that is asked about messages for one destination at a time. A next hop of
// messages without headers is remembered while the destination stays: a router answers alike.
type toward struct {
	certificates.Router
	g    certificates.Graph
	d    uint32
	said []uint32 // where such a message at each vertex goes; None where that is not known
	at   []uint32 // where it is known
}

func newToward(g certificates.Graph, r certificates.Router) *toward {
	return &toward{Router: r, g: g, said: slices.Repeat([]uint32{certificates.None}, g.Order())}
}

// turn turns to another destination.
func (t *toward) turn(d uint32) {
	if d != t.d {
		for _, v := range t.at {
			t.said[v] = certificates.None
		}
		t.d, t.at = d, t.at[:0]
	}
}

// next is what the router says of a message at v for the destination: it stays at v where no
// link leads to what the router says.
func (t *toward) next(v uint32, header string) (next uint32, after string) {
	if header == "" && t.said[v] != certificates.None {
		return t.said[v], ""
	}
	if next, after = t.Next(v, t.d, header); !certificates.Adjacent(t.g, v, next) {
		next = v
	}
	if header == "" && after == "" {
		t.said[v], t.at = next, append(t.at, v)
	}
	return next, after
}

// state is where a message is, with its header.
type state struct {
	at     uint32
	header string
}

// follow follows the message from s to d, and passes on the header with which
// each vertex is left and the next one. It returns the number of hops, or −1 if
// the message does not arrive. A message without headers that has not arrived
// after N hops has met a vertex twice; from there on, states are remembered. A
// state that is met again is left once more, so that the last hop of a circle has
// one after it.
func follow(g certificates.Graph, w certificates.World, r *toward, s, d uint32, hop func(at, next uint32, header string)) (int, error) {
	n := g.Order()
	r.turn(d)
	var seen map[state]bool // most messages need none
	now := state{s, r.Header(s, d)}
	bytes := 0 // of the headers remembered
	taken := int64(0)
	defer func() { w.Budget.Free(taken) }()
	for hops := 0; ; hops++ {
		size := int64(len(now.header))
		if err := w.Budget.Spend(stepsOfHop + size); err != nil {
			return 0, err
		}
		if now.at == d {
			return hops, nil
		}
		again := seen[now]
		if hops >= n && !again {
			if bytes += len(now.header); len(seen) > 256*n || bytes > maxHeaders {
				return 0, certificates.Reject("audit/endless", "the message from %d to %d is still on its way after %d hops, want it to end", s, d, hops)
			}
			if seen == nil {
				seen = make(map[state]bool)
			}
			if err := w.Budget.Spend(stepsOfHeader); err != nil {
				return 0, err
			}
			if err := w.Budget.Take(bytesOfHeader + size); err != nil {
				return 0, err
			}
			taken += bytesOfHeader + size
			seen[now] = true
		}
		next, header := r.next(now.at, now.header)
		if next == now.at {
			return -1, nil
		}
		hop(now.at, next, now.header)
		if again {
			return -1, nil
		}
		now = state{next, header}
	}
}

// Exhaustion is a proof by following every message, among some ends, in increasing order, or
// all vertices where there are none.
type Exhaustion struct{ Ends []uint32 }

// ByExhaustion is the kind of such proofs.
var ByExhaustion = certificates.Kind{Name: "exhaustion", Shows: []string{"audit G router … = n"}, Several: true, Form: certificates.FormOf((*Exhaustion).form, Exhaustion.check)}

func (p *Exhaustion) form(r *certificates.Lines) { formEnds(r, &p.Ends) }

// check checks a statement about all ordered pairs of different
// vertices, or ends, under a router, by following every message: see the package
// comment.
func (p Exhaustion) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	statements, err := among(c, p.Ends, g, 2)
	if err != nil {
		return err
	}
	for _, s := range statements {
		if s.Args[0] != statements[0].Args[0] {
			return s.Reject("statement/router", "%q beside %q, want statements about one router", certificates.Shortened(s.Args[0]), certificates.Shortened(statements[0].Args[0]))
		}
	}
	r, err := routerOf(c.Statement, w)
	if err != nil {
		return err
	}
	sent, err := trafficOf(g, r, p.Ends)
	if err != nil {
		return err
	}
	// Every message costs a hop at least, every destination a search.
	if err := w.Enough(certificates.PassesOfSearch*int64(sent.destinations), certificates.Saturated(int64(sent.destinations), stepsOfHop*int64(sent.count()))); err != nil {
		return err
	}
	var a audit
	asked := newToward(g, r)
	for i := range sent.destinations {
		if err := a.follow(g, w, asked, sent, sent.end(i)); err != nil {
			return err
		}
	}
	for _, s := range statements {
		value, err := a.value(s.Args[1], sent.times)
		if err != nil {
			return err
		}
		if err := s.WantValue(value); err != nil {
			return err
		}
	}
	return nil
}

// audit gathers what becomes of messages.
type audit struct {
	delivered, minimal int64
	longest            int
	total, work        int64
	stretch            *big.Rat // nil for 1
}

// follow follows the messages from all other ends to d.
func (a *audit) follow(g certificates.Graph, w certificates.World, r *toward, sent *pairs, d uint32) error {
	if err := w.Pass(certificates.PassesOfSearch); err != nil {
		return err
	}
	level := certificates.Search(g, d)
	for i := range sent.count() {
		s := sent.end(i)
		if s == d {
			continue
		}
		hops, err := follow(g, w, r, s, d, func(_, _ uint32, _ string) { a.work++ })
		if err != nil {
			return err
		}
		if a.work > MaxAuditHops {
			return certificates.Reject("audit/limit", "more than %d hops, want at most that many", int64(MaxAuditHops))
		}
		if hops < 0 {
			continue
		}
		a.delivered++
		if hops == int(level[s]) {
			a.minimal++
		} else if q := big.NewRat(int64(hops), int64(level[s])); a.stretch == nil || q.Cmp(a.stretch) > 0 {
			a.stretch = q
		}
		a.longest = max(a.longest, hops)
		a.total += int64(hops) // at most 2¹³ · 2¹³ messages of less than 2³⁰ hops
	}
	return nil
}

// value returns the value of a quantity, when each message stands for so many.
func (a *audit) value(quantity string, times int64) (string, error) {
	all := func(x int64) string { return new(big.Int).Mul(big.NewInt(x), big.NewInt(times)).String() }
	switch quantity {
	case "delivered":
		return all(a.delivered), nil
	case "minimal":
		return all(a.minimal), nil
	case "max-hops":
		return strconv.Itoa(a.longest), nil
	case "total-hops":
		return all(a.total), nil
	case "max-stretch":
		if a.stretch == nil {
			return "1", nil
		}
		return a.stretch.RatString(), nil
	}
	return "", certificates.Reject("statement/quantity", "%q, want delivered, minimal, max-hops, total-hops or max-stretch", certificates.Shortened(quantity))
}
