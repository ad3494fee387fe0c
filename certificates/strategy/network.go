package strategy

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/subgraphs"
	"topocert/certificates/words"
)

// network is a network whose vertices are parts. It is the network of a name, or made of others;
// then a literal may say when a vertex or a link is there.
type network struct {
	name     string
	vertices []any
	index    map[any]int
	alive    []lit
	next     [][]edge
	// Of a directed network a link leads from a vertex to those in next, and from those in
	// back; of others both are the same.
	back     [][]edge
	directed bool
	// weighted says that some link may have another weight than 1.
	weighted bool
	// open says that some literal is neither yes nor no.
	open bool
	// levels are the distances from a vertex, as they were computed: numbers, or by each
	// distance the literals of reaching each vertex in as many steps.
	levels map[int][]int32
	layers map[int][][]lit
	// costs are the weighted distances from a vertex, likewise; −1 for what is not reached.
	costs  map[int][]int64
	linked *set // its links, once they were asked for
	// kept says that the network stays as long as that is not taken back; then the bytes that
	// it takes are counted.
	kept  bool
	bytes int64
	// stated says that the statement is about the network: a router has routes there alone.
	stated bool
}

// edge leads to the vertex with an index, if a literal is true.
type edge struct {
	to     int
	when   lit
	weight int64
}

func newNetwork(vertices []any) *network {
	g := &network{vertices: vertices, index: make(map[any]int, len(vertices)), next: make([][]edge, len(vertices)), levels: make(map[int][]int32), layers: make(map[int][][]lit), costs: make(map[int][]int64)}
	for i, v := range vertices {
		g.index[v] = i
		g.alive = append(g.alive, yes)
	}
	return g
}

// root makes a network of one that has a name.
func (e *evaluator) root(name string, of certificates.Graph) *network {
	id, n := int32(len(e.roots)), of.Order()
	shape := e.shapeOf(shape{form: vertex, a: id})
	vertices := make([]any, 0, n)
	for i := range n {
		vertices = append(vertices, e.added(parted{form: vertex, root: id, index: int32(i), shape: shape, oneWay: certificates.Directed(of)}))
	}
	e.take(bytesOfVertex*int64(n) + bytesOfLink*certificates.Extent(of))
	g := newNetwork(vertices)
	g.name, g.kept = name, true
	for i := range n {
		row := of.Neighbors(uint32(i))
		e.spend(int64(len(row)))
		g.next[i] = make([]edge, 0, len(row))
		weights := certificates.Weights(of, uint32(i))
		for k, j := range row {
			to := edge{int(j), yes, 1}
			if weights != nil {
				to.weight = int64(weights[k])
				g.weighted = true
			}
			g.next[i] = append(g.next[i], to)
		}
	}
	g.directed = certificates.Directed(of)
	g.turn()
	e.roots = append(e.roots, g)
	return g
}

// turn makes the rows of links that lead to a vertex.
func (g *network) turn() {
	if g.back = g.next; !g.directed {
		return
	}
	g.back = make([][]edge, len(g.next))
	for i, row := range g.next {
		for _, to := range row {
			g.back[to.to] = append(g.back[to.to], edge{i, to.when, to.weight})
		}
	}
}

// namedNetwork is the network that a definition names.
func (e *evaluator) namedNetwork(n *language.Node, s *scope) *network {
	name := n.Text
	for i, a := range n.Args {
		name += []string{"(", ","}[min(i, 1)] + fmt.Sprint(e.whole(a, s))
	}
	if len(n.Args) > 0 {
		name += ")"
	}
	if g := e.named[name]; g != nil {
		return g
	}
	g, err := e.look(name)
	if err != nil {
		panic(failure{err})
	}
	e.named[name] = e.root(name, g)
	return e.named[name]
}

// look looks up the graph of a name, and validates it.
func (e *evaluator) look(name string) (certificates.Graph, error) {
	g, err := e.world.Graph(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", certificates.Shortened(name), err)
	}
	if err := e.world.Budget.Spend(20 * certificates.Extent(g)); err != nil {
		return nil, err
	}
	if certificates.Directed(g) {
		return g, certificates.ValidateDirected(g)
	}
	return g, certificates.Validate(g)
}

// network is the value of an expression that is a network.
func (e *evaluator) network(n *language.Node, s *scope) *network {
	g, is := e.term(n, s).(*network)
	if !is {
		e.noValue(n, "want a network")
	}
	return g
}

// callKey is a word with its arguments.
type callKey struct {
	word string
	args [4]any
}

// keyOf tells also whether the arguments are few enough.
func keyOf(word string, inner *scope) (key callKey, few bool) {
	key.word = word
	for i, s := 0, inner; s != nil; i, s = i+1, s.outer {
		if i == len(key.args) {
			return key, false
		}
		key.args[i] = s.value // an object is the same as itself alone
	}
	return key, true
}

// derived is a network that a word makes of others; it is made once for the same arguments.
func (e *evaluator) derived(word string, body *language.Node, inner *scope) any {
	key, few := keyOf(word, inner)
	if g := e.made[key]; few && g != nil {
		return g
	}
	value := e.term(body, inner)
	if g, is := value.(*network); is && few && !g.kept {
		if len(e.made) > 256 || e.held > bytesHeld {
			e.drop()
		}
		g.kept = true
		bytes := bytesOfVertex * int64(len(g.vertices))
		for _, row := range g.next {
			bytes += bytesOfLink * int64(len(row))
		}
		e.hold(g, bytes)
		e.made[key] = g
	}
	return value
}

// Bytes of a network, and when those that are held are dropped.
const (
	bytesOfVertex = 128
	bytesOfLink   = 32
	bytesHeld     = 1 << 26
)

// hold takes memory that a network takes from now on; of one that is soon gone it only sees
// that it is there.
func (e *evaluator) hold(g *network, bytes int64) {
	e.take(bytes)
	if !g.kept {
		e.world.Budget.Free(bytes)
		return
	}
	g.bytes += bytes
	e.held += bytes
}

// drop forgets the networks that words make of others.
func (e *evaluator) drop() {
	for _, g := range e.made {
		e.world.Budget.Free(g.bytes)
		e.held -= g.bytes
		g.kept, g.bytes = false, 0
	}
	clear(e.made)
}

// graph makes a network whose vertices are those of the ranges, and whose links lead from
// each to what the text lists, as far as that is a vertex.
func (e *evaluator) graph(n *language.Node, s *scope) *network {
	var vertices []any
	var alive []lit
	var scopes []*scope
	e.over(n.Ranges, s, nil, yes, func(s *scope, of []any, when lit) {
		v := of[0]
		if len(of) > 1 {
			v = e.intern(parted{form: tuple, of: append([]any(nil), of...)})
		}
		if _, is := v.(part); !is {
			e.noValue(n, "%s for a vertex, want parts of networks", e.show(v))
		}
		vertices, alive, scopes = append(vertices, v), append(alive, when), append(scopes, s)
	})
	g := newNetwork(vertices)
	g.alive = alive
	if len(g.index) != len(vertices) {
		e.noValue(n, "a vertex twice")
	}
	g.directed = len(vertices) > 0 && e.parts[vertices[0].(part)].oneWay
	taken := int64(0) // while the network is being made
	take := func(bytes int64) {
		e.take(bytes)
		taken += bytes
	}
	take(bytesOfVertex * int64(len(vertices)))
	found, weights := make(map[[2]int][]lit), make(map[[2]int]int64)
	var order [][2]int
	for i := range vertices {
		for _, next := range n.Next {
			e.over(next.For, scopes[i], nil, yes, func(s *scope, _ []any, when lit) {
				for _, c := range next.If {
					if when != no {
						when = e.and(when, e.truth(c, s, 0))
					}
				}
				if when == no {
					return
				}
				to := e.term(next.To, s)
				if _, is := to.(part); !is {
					e.noValue(next.To, "%s for a neighbour, want a part of a network that no choice leaves open", e.show(to))
				}
				j, is := g.index[to]
				if !is {
					return
				}
				if i == j && !g.directed {
					e.noValue(next.To, "%s is its own neighbour", e.show(to))
				}
				pair := [2]int{i, j}
				if !g.directed {
					pair = [2]int{min(i, j), max(i, j)}
				}
				weight := e.weightIn(next, s, vertices[i], to)
				if found[pair] == nil {
					take(bytesOfVertex)
					order = append(order, pair)
					weights[pair] = weight
				}
				if weights[pair] != weight {
					e.noValue(next.To, "the weights %d and %d of the link from %s to %s", weights[pair], weight, e.show(vertices[i]), e.show(to))
				}
				g.weighted = g.weighted || weight != 1
				found[pair] = append(found[pair], when)
			})
		}
	}
	for _, pair := range order {
		i, j := pair[0], pair[1]
		when := e.and(e.or(found[pair]...), alive[i], alive[j])
		if when != no {
			g.next[i] = append(g.next[i], edge{j, when, weights[pair]})
			if !g.directed {
				g.next[j] = append(g.next[j], edge{i, when, weights[pair]})
			}
		}
	}
	for i := range g.next {
		slices.SortFunc(g.next[i], func(a, b edge) int { return a.to - b.to })
		for _, to := range g.next[i] {
			g.open = g.open || to.when != yes
		}
		g.open = g.open || alive[i] != yes
	}
	g.turn()
	e.world.Budget.Free(taken)
	return g
}

// over goes through the values of the variables of some ranges, which stand behind those given.
func (e *evaluator) over(ranges []language.Range, s *scope, of []any, when lit, do func(s *scope, of []any, when lit)) {
	if len(ranges) == 0 {
		do(s, of, when)
		return
	}
	for b := range e.bindings(ranges[0], s) {
		e.where(ranges[0], b.scope, e.and(when, b.guard), func(inner *scope, guard lit) bool {
			e.over(ranges[1:], inner, append(of, b.values...), guard, do)
			return true
		})
	}
}

// at is the index of a vertex; it must be one of the network, or of one from which the network
// was made by leaving out: then found is false.
func (e *evaluator) at(n *language.Node, g *network, v any) (i int, found bool) {
	i, found = g.index[v]
	p, is := v.(part)
	if !is || !found && len(g.vertices) > 0 && e.parts[p].shape != e.parts[g.vertices[0].(part)].shape {
		e.noValue(n, "%s is no vertex of the network", e.show(v))
	}
	return i, found
}

// ofNetwork is the value of what the language asks of networks.
func (e *evaluator) ofNetwork(n *language.Node, s *scope) any {
	if n.Text == "link" {
		return e.lift([]any{e.term(n.Args[0], s), e.term(n.Args[1], s)}, func(of []any) any { return e.linkOf(n, of[0], of[1]) })
	}
	if n.Text == "route" {
		return e.route(n, s)
	}
	g := e.network(n.Args[0], s)
	var of []any
	for _, a := range n.Args[1:] {
		of = append(of, e.term(a, s))
	}
	switch n.Text {
	case "order":
		if g.name != "" {
			return whole(len(g.vertices))
		}
		return e.length(&set{g.vertices, g.alive})
	case "size":
		return e.length(e.links(n, g))
	case "vertices":
		return &set{g.vertices, g.alive}
	case "links":
		return e.links(n, g)
	case "elements":
		l := e.links(n, g)
		for _, m := range l.members {
			if _, is := g.index[m]; is {
				e.noValue(n, "%s is a link and a vertex of the same network", e.show(m))
			}
		}
		return &set{append(append([]any{}, g.vertices...), l.members...), append(append([]lit{}, g.alive...), l.guards...)}
	case "pairs":
		return e.pairs(g)
	case "distance", "weighted_distance":
		return e.lift(of, func(of []any) any { return e.distance(n, g, of[0], of[1]) })
	case "weight":
		return e.lift(of, func(of []any) any { return e.weight(n, g, of[0]) })
	case "degree":
		return e.lift(of, func(of []any) any { return e.fixed(e.length(e.around(n, g, of[0], false))) })
	}
	v, is := of[0].(part)
	if !is {
		e.noValue(n, "%s of a vertex that a choice leaves open", n.Text)
	}
	if n.Text == "component" {
		return e.component(n, g, v)
	}
	return e.around(n, g, v, n.Text == "incident")
}

// fixed makes a count one of its values.
func (e *evaluator) fixed(x any) any {
	if c, is := x.(*counted); is {
		return e.spread(c)
	}
	return x
}

// around is the set of the neighbours of a vertex, or of its links.
func (e *evaluator) around(n *language.Node, g *network, v any, links bool) *set {
	out := &set{members: []any{}}
	i, found := e.at(n, g, v)
	if !found {
		return out
	}
	for _, to := range g.next[i] {
		m := g.vertices[to.to]
		if links {
			m = e.linkOf(n, v, m)
		}
		out.members, out.guards = append(out.members, m), append(out.guards, to.when)
	}
	e.spend(int64(len(out.members)))
	return out
}

// links is the set of the links of a network, by the first end, then by the second.
func (e *evaluator) links(n *language.Node, g *network) *set {
	if g.linked != nil {
		return g.linked
	}
	out := &set{members: []any{}}
	for i, row := range g.next {
		for _, to := range row {
			if g.directed || i < to.to {
				out.members = append(out.members, e.linkOf(n, g.vertices[i], g.vertices[to.to]))
				out.guards = append(out.guards, to.when)
			}
		}
	}
	e.spend(4 * int64(len(out.members)))
	g.linked = out
	return out
}

// pairs is the set of the ordered pairs of different vertices.
func (e *evaluator) pairs(g *network) *set {
	out := &set{members: []any{}}
	for i, u := range g.vertices {
		for j, v := range g.vertices {
			if i != j {
				e.spend(8)
				out.members = append(out.members, e.intern(parted{form: tuple, of: []any{u, v}}))
				out.guards = append(out.guards, e.and(g.alive[i], g.alive[j]))
			}
		}
	}
	return out
}

// adjacent tells whether a link joins two vertices.
func (e *evaluator) adjacent(n *language.Node, s *scope) lit {
	g := e.network(n.Args[0], s)
	return e.either(e.term(n.Args[1], s), func(u any) lit {
		return e.either(e.term(n.Args[2], s), func(v any) lit {
			i, has := e.at(n, g, u)
			j, there := e.at(n, g, v)
			if has && there {
				return g.link(i, j)
			}
			return no
		})
	})
}

// distance is the distance of two vertices, infinite if one is not there.
func (e *evaluator) distance(n *language.Node, g *network, u, v any) any {
	i, has := e.at(n, g, u)
	j, there := e.at(n, g, v)
	if !has || !there {
		return meaning.Infinite
	}
	switch weighted := n.Text == "weighted_distance" && g.weighted; {
	case weighted && g.open:
		e.noValue(n, "a weighted distance in a network of which a choice leaves a link or a vertex open")
	case weighted:
		if d := e.cheapest(g, i)[j]; d >= 0 {
			return whole(d)
		}
		return meaning.Infinite
	case !g.open:
		if d := e.search(g, i)[j]; d >= 0 {
			return whole(d)
		}
		return meaning.Infinite
	}
	out := new(varied)
	before := no
	for d, layer := range e.reach(g, i) {
		out.values, out.lits = append(out.values, whole(d)), append(out.lits, e.and(layer[j], -before))
		before = layer[j]
	}
	out.values, out.lits = append(out.values, meaning.Infinite), append(out.lits, -before)
	return out
}

// numbered is the graph of a network that no choice leaves open.
type numbered [][]uint32

func (g numbered) Order() int                  { return len(g) }
func (g numbered) Neighbors(v uint32) []uint32 { return g[v] }

// treeCount tells whether a word is the standard one that counts spanning trees.
func treeCount(d *words.Definition) bool { return !d.Own && d.Name == "spanning_trees" }

// spanningTrees is what the standard word counts, of a network that no choice leaves open: by a determinant,
// not by going through sets of links.
func (e *evaluator) spanningTrees(n *language.Node, g *network) number {
	bytes := bytesOfVertex * int64(len(g.next))
	for _, row := range g.next {
		bytes += bytesOfLink * int64(len(row))
	}
	e.take(bytes)
	defer e.world.Budget.Free(bytes)
	e.spend(bytes)
	rows := make(numbered, len(g.next))
	for i, row := range g.next {
		for _, to := range row {
			rows[i] = append(rows[i], uint32(to.to))
		}
	}
	count, err := subgraphs.Trees(rows, e.world, func() error { return nil })
	if err != nil {
		panic(failure{err})
	}
	if !count.IsInt64() {
		e.noValue(n, "%s spanning trees, which is a number of more than %d bits", certificates.Shortened(count.String()), meaning.Words)
	}
	return whole(count.Int64())
}

// search is breadth-first search from a vertex: −1 for what is not reached.
func (e *evaluator) search(g *network, from int) []int32 {
	if level := g.levels[from]; level != nil {
		return level
	}
	level := make([]int32, len(g.vertices))
	for i := range level {
		level[i] = -1
	}
	e.hold(g, 4*int64(len(level)))
	level[from] = 0
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		e.spend(int64(len(g.next[queue[0]])) + 4)
		for _, to := range g.next[queue[0]] {
			if level[to.to] < 0 {
				level[to.to] = level[queue[0]] + 1
				queue = append(queue, to.to)
			}
		}
	}
	g.levels[from] = level
	return level
}

// reach tells by literals which vertices are reached from a vertex in at most 0, 1, … steps:
// one layer less than there are vertices, since no shortest path is longer.
func (e *evaluator) reach(g *network, from int) [][]lit {
	if layers := g.layers[from]; layers != nil {
		return layers
	}
	start := make([]lit, len(g.vertices))
	for i := range start {
		start[i] = no
	}
	start[from] = g.alive[from]
	layers := e.spreadFrom(g, start)
	g.layers[from] = layers
	return layers
}

// spreadFrom is the breadth-first circuit: layer d has the vertices within d steps of those in
// the first.
func (e *evaluator) spreadFrom(g *network, start []lit) [][]lit {
	layers := [][]lit{start}
	for range max(len(g.vertices)-1, 0) {
		last := layers[len(layers)-1]
		layer := make([]lit, len(last))
		for j := range layer {
			list := []lit{last[j]}
			for _, to := range g.back[j] {
				list = append(list, e.and(last[to.to], to.when))
			}
			e.spend(8 * int64(len(list)))
			layer[j] = e.or(list...)
		}
		e.hold(g, 4*int64(len(layer)))
		layers = append(layers, layer)
	}
	return layers
}

// component is the set of the vertices at a finite distance from one.
func (e *evaluator) component(n *language.Node, g *network, v any) *set {
	i, found := e.at(n, g, v)
	if !found {
		return &set{members: []any{}}
	}
	out := &set{members: g.vertices}
	if g.open {
		layers := e.reach(g, i)
		out.guards = layers[len(layers)-1]
		return out
	}
	for _, d := range e.search(g, i) {
		out.guards = append(out.guards, truthOf(d >= 0))
	}
	return out
}

// connected tells whether all vertices are reached from the first that is there, and of a
// directed network also the other way.
func (e *evaluator) connected(g *network) lit {
	there := e.reachesAll(g)
	if !g.directed || there == no {
		return there
	}
	turned := *g
	turned.next, turned.back = g.back, g.next
	turned.levels, turned.layers = make(map[int][]int32), nil
	return e.and(there, e.reachesAll(&turned))
}

// apart is a literal that may be true only if the network is not connected, and may be true
// whenever it is not: it has clauses for a side that no link leaves.
func (e *evaluator) apart(g *network) lit {
	apart, side := e.circuit.formula.Fresh(1)[0], e.circuit.formula.Fresh(len(g.vertices))
	none := yes // of those before
	var beyond []lit
	for i, a := range g.alive {
		e.spend(stepsOfNode)
		e.circuit.clause(-apart, -e.and(none, a), side[i])
		none = e.and(none, -a)
		beyond = append(beyond, e.and(a, -side[i]))
		for _, to := range g.next[i] {
			e.circuit.clause(-apart, -side[i], -to.when, side[to.to])
		}
	}
	e.circuit.clause(-apart, e.or(beyond...))
	return apart
}

func (e *evaluator) reachesAll(g *network) lit {
	if !g.open {
		if len(g.vertices) == 0 {
			return yes
		}
		for _, d := range e.search(g, 0) {
			if d < 0 {
				return no
			}
		}
		return yes
	}
	start := make([]lit, len(g.vertices))
	none := yes // of those before
	for i, a := range g.alive {
		start[i] = e.and(none, a)
		none = e.and(none, -a)
	}
	layers := e.spreadFrom(g, start)
	var all []lit
	for i, reached := range layers[len(layers)-1] {
		all = append(all, e.or(-g.alive[i], reached))
	}
	return e.and(all...)
}

// route is the set of the channels of a message's route: the pairs of vertices that it goes
// through one after the other.
func (e *evaluator) route(n *language.Node, s *scope) any {
	name := e.router(n.Args[0], s)
	g := e.network(n.Args[1], s)
	from, to := e.term(n.Args[2], s), e.term(n.Args[3], s)
	switch {
	case !g.stated:
		e.noValue(n, "a router on another network than the statement's")
	case e.world.Router == nil:
		e.noValue(n, "a router, and none is known")
	}
	r, err := e.world.Router(name, g.name)
	if err != nil {
		panic(failure{fmt.Errorf("%s on %s: %w", certificates.Shortened(name), certificates.Shortened(g.name), err)})
	}
	i, has := e.at(n, g, from)
	j, there := e.at(n, g, to)
	if !has || !there {
		e.noValue(n, "a route of a vertex that is not there")
	}
	out := &set{members: []any{}}
	met := make(map[any]bool)
	at, header := uint32(i), r.Header(uint32(i), uint32(j))
	for hops := 0; at != uint32(j); hops++ {
		next, after := r.Next(at, uint32(j), header)
		e.spend(stepsOfNode)
		if hops > 4*len(g.vertices) || int(next) >= len(g.vertices) || g.link(int(at), int(next)) == no {
			e.noValue(n, "the message from vertex %d to vertex %d does not arrive", i, j)
		}
		channel := e.intern(parted{form: tuple, of: []any{g.vertices[at], g.vertices[next]}})
		if !met[channel] {
			met[channel] = true
			out.members = append(out.members, channel)
		}
		at, header = next, after
	}
	return out
}

// link tells when a link leads from one vertex to another.
func (g *network) link(i, j int) lit {
	if to := g.edge(i, j); to != nil {
		return to.when
	}
	return no
}
