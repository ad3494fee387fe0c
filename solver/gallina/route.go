package gallina

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/traffic"
)

// maxTable is the number of vertices of the largest network whose routers are written as tables
// of all next hops.
const maxTable = 2048

// router is a router of a statement, as a table: for a destination d and a vertex u the
// number at d·N + u is the place of the next hop in u's row, times the number of classes, plus
// the class; a place after the row's end is a stop.
type router struct {
	certificates.Router
	name    string
	classes int
	table   []uint64
	stops   bool   // some message stops before its destination
	near    string // the router from what it does for vertex 0, in Coq; "" until that is written
	next    string // the router on numbers, in Coq; "" until its table is written
}

// router looks up the router that the statement names.
func (w *writer) router() *router {
	name := w.s.Args[0]
	if r := w.routers[name+" "+w.net.title]; r != nil {
		return r
	}
	found, err := w.World.Router(name, w.s.Network)
	w.fail(err)
	r := &router{Router: found, name: name, classes: 1}
	if k, ok := found.(traffic.Classed); ok {
		r.classes = k.Classes()
	}
	return r
}

// fill computes the table.
func (w *writer) fill(r *router) {
	n := w.net.net.Order()
	if n > maxTable {
		w.none("%s on %d vertices, want at most %d for a table of next hops", r.name, n, maxTable)
	}
	if w.err != nil {
		return
	}
	r.table = make([]uint64, n*n)
	for d := range uint32(n) {
		for u := range uint32(n) {
			if u == d {
				continue
			}
			place, class := w.hop(r, u, d)
			if w.err != nil {
				return
			}
			r.stops = r.stops || place == len(w.net.net.Neighbors(u))
			r.table[int(d)*n+int(u)] = uint64(place*r.classes + class)
		}
	}
}

// hop returns the place of the next hop in a row, the row's length for a stop, and its class.
func (w *writer) hop(r *router, u, d uint32) (place, class int) {
	header := r.Header(u, d)
	next, after := r.Next(u, d, header)
	if header != "" || after != "" {
		w.none("%s writes headers, and a router in Coq here has none", r.name)
	}
	row := w.net.net.Neighbors(u)
	for place < len(row) && row[place] != next {
		place++
	}
	if k, ok := r.Router.(traffic.Classed); ok && place < len(row) {
		class = k.Class(u, next, d, header)
		if class < 0 || class >= r.classes {
			w.none("%s takes virtual channel %d of %d", r.name, class, r.classes)
		}
	}
	return place, class
}

// hops writes the table, and returns the router on numbers.
func (w *writer) hops(r *router) string {
	if r.next != "" {
		return r.next
	}
	w.fill(r)
	id := define(w, "hops_"+identifier(r.name), r.table)
	if w.err != nil {
		return ""
	}
	r.next, w.met = w.free("next_"+identifier(r.name)+"_"+w.net.ident, ""), r
	table := "table_next $plain"
	if r.classes > 1 {
		table = fmt.Sprintf("table_class $plain %d", r.classes)
	}
	w.data.WriteString(w.text("Definition %s := %s %s.\n", r.next, table, id))
	return r.next
}

// unclassed is the router on numbers without its virtual channels.
func (w *writer) unclassed(r *router) string {
	next := w.hops(r)
	if r.classes > 1 {
		next = fmt.Sprintf("(fun u v => fst (%s u v))", next)
	}
	return next
}

// follow returns the vertices at which a message is, without the last, and whether it arrives.
func (w *writer) follow(r *router, s, d uint32) (way []uint32, arrives bool) {
	g := w.net.net
	for at := s; at != d; {
		if len(way) > g.Order() {
			return way, false
		}
		way = append(way, at)
		place, _ := w.hop(r, at, d)
		if place == len(g.Neighbors(at)) {
			return way, false
		}
		at = g.Neighbors(at)[place]
	}
	return way, true
}

// exhaustion writes that a router delivers all messages, or all on shortest ways; or that it does
// not.
func exhaustion(w *writer, _ traffic.Exhaustion) theorem {
	if len(w.s.Args) == 3 {
		return w.none("a statement about some vertices as ends")
	}
	what := map[string]string{"delivered": "delivers", "minimal": "minimal_router"}[w.s.Args[1]]
	if what == "" {
		return w.none("the quantity %.20q, want delivered or minimal", w.s.Args[1])
	}
	value, ok := certificates.Decimal(w.s.Value)
	if !ok {
		return w.none("the value %.20q, want a whole number", w.s.Value)
	}
	r := w.router()
	if w.err != nil {
		return theorem{}
	}
	n := uint64(w.net.net.Order())
	all := value == n*(n-1)
	if relative, ok := r.Router.(traffic.Relative); ok && all && n > smallTable {
		return w.carried(r, relative, what)
	}
	next := w.unclassed(r)
	statement := w.text("%s $g (renamed $of %s)", what, next)
	if all {
		t := w.by("%s_sound $of %s", strings.TrimSuffix(what, "_router"), next)
		t.statement = statement
		return t
	}
	t := w.fewer(r, next, what == "minimal_router")
	t.statement = "~ " + statement
	t.of = w.s // how many they are is not said
	t.of.Relation, t.of.Value = "<", strconv.FormatUint(n*(n-1), 10)
	return t
}

// smallTable is the number of vertices up to which a relative router is written as a table, too.
const smallTable = 64

// fewer writes that not all messages arrive, or not all on shortest ways, by one of them.
func (w *writer) fewer(r *router, next string, minimal bool) theorem {
	if w.err != nil {
		return theorem{}
	}
	g := w.net.net
	for d := range uint32(g.Order()) {
		level := levels(g, d)
		for s := range uint32(g.Order()) {
			way, arrives := w.follow(r, s, d)
			if !arrives {
				t := w.by("not_delivering_sound $of %s %d%%uint63 %d%%uint63", next, s, d)
				if minimal {
					t.before = "intros H; apply minimal_delivers in H; revert H"
				}
				return t
			}
			if minimal && len(way) > level[s] {
				var short []uint32
				for at := s; at != d; short = append(short, at) {
					row := g.Neighbors(at)
					at = row[slices.IndexFunc(row, func(u uint32) bool { return level[u] == level[at]-1 })]
				}
				return w.by("not_minimal_sound $of %s %d%%uint63 %d%%uint63 %d %s%%uint63", next, s, d, len(way), listOf(short))
			}
		}
	}
	return w.none("no message shows it")
}

// levels returns the distances from a vertex, −1 for out of reach.
func levels(g certificates.Graph, s uint32) []int {
	level := make([]int, g.Order())
	for v := range level {
		level[v] = -1
	}
	level[s] = 0
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] < 0 {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// carried writes that a relative router is minimal: what it does for vertex 0, and the
// automorphisms that take vertex 0 to its neighbours.
func (w *writer) carried(r *router, relative traffic.Relative, what string) theorem {
	w.require("CheckCarried")
	if r.near == "" {
		w.around(r, relative)
	}
	t := w.by("carried_sound $of moves_%[1]s levels_%[1]s 0%%uint63 step_%[1]s", r.near)
	t.statement = w.text("%s $g (renamed $of %s)", what, r.near)
	if what == "delivers" {
		t.before = "apply minimal_delivers"
	}
	return t
}

// around writes what a relative router does for vertex 0, and the automorphisms.
func (w *writer) around(r *router, relative traffic.Relative) {
	n := w.net.net.Order()
	table := make([]uint64, n)
	for u := uint32(1); u < uint32(n); u++ {
		place, _ := w.hop(r, u, 0)
		table[u] = uint64(place)
	}
	step := define(w, "step_"+identifier(r.name), table)
	moves := listEach(w.net.net.Neighbors(0), func(i int, a uint32) string {
		image := make([]uint64, n)
		for v := range uint32(n) {
			image[v] = uint64(relative.Translate(a, v))
		}
		return define(w, fmt.Sprintf("move_%d", i), image)
	})
	if w.err != nil {
		return
	}
	r.near, w.met = w.free("router_"+identifier(r.name)+"_"+w.net.ident, ""), r
	w.data.WriteString(w.text(`Definition step_%[1]s : int -> int := row_step $plain %[2]s.
Definition moves_%[1]s := moves_of $plain %[3]s.
Definition levels_%[1]s := let t := CheckRouter.levels $plain 0 in fun v : int => t.[v].
Definition %[1]s := carried_router $plain moves_%[1]s levels_%[1]s 0 step_%[1]s.
`, r.near, step, moves))
}

// trace writes what becomes of one message.
func trace(w *writer, p traffic.Trace) theorem {
	s, d := w.vertexOf(w.s.Args[1]), w.vertexOf(w.s.Args[2])
	next := w.unclassed(w.router())
	ends := w.net.vertex(s) + " " + w.net.vertex(d)
	t := w.by("route_sound $of %s %s $value %s%%uint63", next, ends, listOf(p.Path))
	t.statement = w.text("route $g (renamed $of %s) %s $value", next, ends)
	if w.s.Value == "fails" {
		t = w.by("fails_sound $of %s %s", next, ends)
		t.statement = w.text("~ exists d, route $g (renamed $of %s) %s d", next, ends)
	}
	t.side = w.inside(s) + "|" + w.inside(d)
	return t
}

// channelOrder writes that the channels are ranked so that every message goes up.
func channelOrder(w *writer, p traffic.ChannelOrder) theorem {
	if len(w.s.Args) == 2 {
		return w.none("a statement about some vertices as ends")
	}
	if w.s.Value != "free" {
		return w.none("a router whose messages do not all arrive, which is not deadlock-free there")
	}
	r := w.router()
	next := w.hops(r)
	if r.stops {
		return w.none("%s stops before some destinations, where a router in Coq takes a channel to the vertex itself", r.name)
	}
	ranks := p.Ranks
	if len(ranks) == 0 {
		ranks = []uint32{0}
	}
	if r.classes == 1 {
		next = fmt.Sprintf("(one_class %s)", next)
	}
	t := w.by("channels_sound $of %s (channel_ranks $plain %d %s)", next, r.classes, define(w, "ranks", ranks))
	t.statement = w.text("deadlock_free $g (renamed_class $of %s)", next)
	return t
}
