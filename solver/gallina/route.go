package gallina

import (
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/traffic"
)

// classed is a router that divides each directed link into virtual channels.
type classed interface {
	Classes() int
	Class(at, next, destination uint32, header string) int
}

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

// router looks up the router that the statement names, and writes it as a table.
func (w *writer) router() (*router, error) {
	name := w.s.Args[0]
	if r := w.routers[name+" "+w.net.title]; r != nil {
		return r, nil
	}
	found, err := w.World.Router(name, w.s.Network)
	if err != nil {
		return nil, err
	}
	r := &router{Router: found, name: name, classes: 1}
	if k, ok := found.(classed); ok {
		r.classes = k.Classes()
	}
	return r, nil
}

// fill computes the table.
func (r *router) fill(w *writer) error {
	g := w.net.net
	n := g.Order()
	if n > maxTable {
		return none("%s on %d vertices, want at most %d for a table of next hops", r.name, n, maxTable)
	}
	r.table = make([]uint64, n*n)
	for d := range uint32(n) {
		for u := range uint32(n) {
			if u == d {
				continue
			}
			place, class, err := r.hop(g, u, d)
			if err != nil {
				return err
			}
			r.stops = r.stops || place == len(g.Neighbors(u))
			r.table[int(d)*n+int(u)] = uint64(place*r.classes + class)
		}
	}
	return nil
}

// hop returns the place of the next hop in a row, the row's length for a stop, and its class.
func (r *router) hop(g certificates.Graph, u, d uint32) (place, class int, err error) {
	header := r.Header(u, d)
	next, after := r.Next(u, d, header)
	if header != "" || after != "" {
		return 0, 0, none("%s writes headers, and a router in Coq here has none", r.name)
	}
	row := g.Neighbors(u)
	for place < len(row) && row[place] != next {
		place++
	}
	if k, ok := r.Router.(classed); ok && place < len(row) {
		class = k.Class(u, next, d, header)
		if class < 0 || class >= r.classes {
			return 0, 0, none("%s takes virtual channel %d of %d", r.name, class, r.classes)
		}
	}
	return place, class, nil
}

// hops writes the table, and returns the router on numbers.
func (w *writer) hops(r *router) (string, error) {
	if r.next != "" {
		return r.next, nil
	}
	if err := r.fill(w); err != nil {
		return "", err
	}
	id, err := define(w, "hops_"+identifier(r.name), r.table)
	if err != nil {
		return "", err
	}
	name := w.free("next_"+identifier(r.name)+"_"+w.net.ident, "")
	if r.classes > 1 {
		fmt.Fprintf(&w.data, "Definition %s := table_class %s %d %s.\n", name, w.net.plain(), r.classes, id)
	} else {
		fmt.Fprintf(&w.data, "Definition %s := table_next %s %s.\n", name, w.net.plain(), id)
	}
	r.next, w.met = name, r
	return name, nil
}

// follow returns the vertices at which a message is, without the last, and whether it arrives.
func (r *router) follow(g certificates.Graph, s, d uint32) (way []uint32, arrives bool) {
	for at := s; at != d; {
		if len(way) > g.Order() {
			return way, false
		}
		way = append(way, at)
		place, _, err := r.hop(g, at, d)
		if err != nil || place == len(g.Neighbors(at)) {
			return way, false
		}
		at = g.Neighbors(at)[place]
	}
	return way, true
}

// exhaustion writes that a router delivers all messages, or all on shortest ways; or that it does
// not.
func exhaustion(w *writer, _ traffic.Exhaustion) (theorem, error) {
	if len(w.s.Args) == 3 {
		return theorem{}, none("a statement about some vertices as ends")
	}
	quantity := w.s.Args[1]
	what := map[string]string{"delivered": "delivers", "minimal": "minimal_router"}[quantity]
	if what == "" {
		return theorem{}, none("the quantity %.20q, want delivered or minimal", quantity)
	}
	value, err := strconv.ParseUint(w.s.Value, 10, 64)
	if err != nil {
		return theorem{}, none("the value %.20q, want a whole number", w.s.Value)
	}
	r, err := w.router()
	if err != nil {
		return theorem{}, err
	}
	n := uint64(w.net.net.Order())
	all := value == n*(n-1)
	if relative, ok := r.Router.(traffic.Relative); ok && all && n > smallTable {
		return w.carried(r, relative, what)
	}
	next, err := w.hops(r)
	if err != nil {
		return theorem{}, err
	}
	if r.classes > 1 {
		next = fmt.Sprintf("(fun u v => fst (%s u v))", next)
	}
	statement := fmt.Sprintf("%s %s (renamed %s %s)", what, grouped(w.net.graph), w.net.numbers(), next)
	if all {
		lemma := map[string]string{"delivered": "delivers_sound", "minimal": "minimal_sound"}[quantity]
		return theorem{statement: statement, lemma: fmt.Sprintf("(%s %s %s)", lemma, w.net.numbers(), next)}, nil
	}
	t, err := w.fewer(r, "~ "+statement, next, quantity)
	t.of = w.s // how many they are is not said
	t.of.Relation, t.of.Value = "<", strconv.FormatUint(n*(n-1), 10)
	return t, err
}

// smallTable is the number of vertices up to which a relative router is written as a table, too.
const smallTable = 64

// fewer writes that not all messages arrive, or not all on shortest ways, by one of them.
func (w *writer) fewer(r *router, statement, next, quantity string) (theorem, error) {
	g := w.net.net
	for d := range uint32(g.Order()) {
		level := levels(g, d)
		for s := range uint32(g.Order()) {
			way, arrives := r.follow(g, s, d)
			if !arrives {
				lemma := fmt.Sprintf("(not_delivering_sound %s %s %d%%uint63 %d%%uint63)", w.net.numbers(), next, s, d)
				t := theorem{statement: statement, lemma: lemma}
				if quantity == "minimal" {
					t.before = "intros H; apply minimal_delivers in H; revert H"
				}
				return t, nil
			}
			if quantity == "minimal" && len(way) > level[s] {
				short := ""
				for at := s; at != d; {
					for _, u := range g.Neighbors(at) {
						if level[u] == level[at]-1 {
							at = u
							break
						}
					}
					if short != "" {
						short += "; "
					}
					short += strconv.FormatUint(uint64(at), 10)
				}
				return theorem{statement: statement, lemma: fmt.Sprintf("(not_minimal_sound %s %s %d%%uint63 %d%%uint63 %d [%s]%%uint63)",
					w.net.numbers(), next, s, d, len(way), short)}, nil
			}
		}
	}
	return theorem{}, none("no message shows it")
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
func (w *writer) carried(r *router, relative traffic.Relative, what string) (theorem, error) {
	w.require("CheckCarried")
	if r.near == "" {
		if err := w.around(r, relative); err != nil {
			return theorem{}, err
		}
	}
	t := theorem{
		statement: fmt.Sprintf("%s %s (renamed %s %s)", what, grouped(w.net.graph), w.net.numbers(), r.near),
		lemma:     fmt.Sprintf("(carried_sound %s moves_%s levels_%s 0%%uint63 step_%s)", w.net.numbers(), r.near, r.near, r.near),
	}
	if what == "delivers" {
		t.before = "apply minimal_delivers"
	}
	return t, nil
}

// around writes what a relative router does for vertex 0, and the automorphisms.
func (w *writer) around(r *router, relative traffic.Relative) error {
	g := w.net.net
	n := g.Order()
	table := make([]uint64, n)
	for u := uint32(1); u < uint32(n); u++ {
		place, _, err := r.hop(g, u, 0)
		if err != nil {
			return err
		}
		table[u] = uint64(place)
	}
	step, err := define(w, "step_"+identifier(r.name), table)
	if err != nil {
		return err
	}
	var moves []string
	for i, a := range g.Neighbors(0) {
		image := make([]uint64, n)
		for v := range uint32(n) {
			image[v] = uint64(relative.Translate(a, v))
		}
		id, err := define(w, fmt.Sprintf("move_%d", i), image)
		if err != nil {
			return err
		}
		moves = append(moves, id)
	}
	name, plain := w.free("router_"+identifier(r.name)+"_"+w.net.ident, ""), w.net.plain()
	fmt.Fprintf(&w.data, "Definition step_%s : int -> int := row_step %s %s.\n", name, plain, step)
	fmt.Fprintf(&w.data, "Definition moves_%s := moves_of %s [%s].\n", name, plain, strings.Join(moves, "; "))
	fmt.Fprintf(&w.data, "Definition levels_%s := let t := CheckRouter.levels %s 0 in fun v : int => t.[v].\n", name, plain)
	fmt.Fprintf(&w.data, "Definition %s := carried_router %s moves_%s levels_%s 0 step_%s.\n", name, plain, name, name, name)
	r.near, w.met = name, r
	return nil
}

// trace writes what becomes of one message.
func trace(w *writer, p traffic.Trace) (theorem, error) {
	s, err := w.vertexOf(w.s.Args[1])
	if err != nil {
		return theorem{}, err
	}
	d, err := w.vertexOf(w.s.Args[2])
	if err != nil {
		return theorem{}, err
	}
	r, err := w.router()
	if err != nil {
		return theorem{}, err
	}
	next, err := w.hops(r)
	if err != nil {
		return theorem{}, err
	}
	if r.classes > 1 {
		next = fmt.Sprintf("(fun u v => fst (%s u v))", next)
	}
	about := fmt.Sprintf("route %s (renamed %s %s) %s %s", grouped(w.net.graph), w.net.numbers(), next, w.net.vertex(s), w.net.vertex(d))
	t := theorem{side: w.inside(s) + "|" + w.inside(d)}
	if w.s.Value == "fails" {
		t.statement = "~ exists d, " + about + " d"
		t.lemma = fmt.Sprintf("(fails_sound %s %s %s %s)", w.net.numbers(), next, w.net.vertex(s), w.net.vertex(d))
		return t, nil
	}
	t.statement = about + " " + w.s.Value
	t.lemma = fmt.Sprintf("(route_sound %s %s %s %s %s [%s]%%uint63)", w.net.numbers(), next, w.net.vertex(s), w.net.vertex(d), w.s.Value, listOf(p.Path))
	return t, nil
}

// channelOrder writes that the channels are ranked so that every message goes up.
func channelOrder(w *writer, p traffic.ChannelOrder) (theorem, error) {
	if len(w.s.Args) == 2 {
		return theorem{}, none("a statement about some vertices as ends")
	}
	if w.s.Value != "free" {
		return theorem{}, none("a router whose messages do not all arrive, which is not deadlock-free there")
	}
	r, err := w.router()
	if err != nil {
		return theorem{}, err
	}
	next, err := w.hops(r)
	if err != nil {
		return theorem{}, err
	}
	if r.stops {
		return theorem{}, none("%s stops before some destinations, where a router in Coq takes a channel to the vertex itself", r.name)
	}
	ranks := p.Ranks
	if len(ranks) == 0 {
		ranks = []uint32{0}
	}
	id, err := define(w, "ranks", ranks)
	if err != nil {
		return theorem{}, err
	}
	if r.classes == 1 {
		next = fmt.Sprintf("(one_class %s)", next)
	}
	return theorem{
		statement: fmt.Sprintf("deadlock_free %s (renamed_class %s %s)", grouped(w.net.graph), w.net.numbers(), next),
		lemma:     fmt.Sprintf("(channels_sound %s %s (channel_ranks %s %d %s))", w.net.numbers(), next, w.net.plain(), r.classes, id),
	}, nil
}
