package certificates

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
)

// param says what an argument of a fact is.
type param int

const (
	aNetwork param = iota
	aVertex        // a number, or a label in quotes
	aNumber        // a whole number
	aWord          // a model
	aRouter
)

// FactKind is a fact that formulas may name: a number, a truth or a word about a
// network, which certificates state.
type FactKind struct {
	Name  string
	About string
	// Letters name the arguments.
	Letters string

	subject string // of the statements that say it
	params  []param
	result  sort
	// fixed follows the arguments in the statements: a quantity of an audit.
	fixed string
	// from reads the value of the statement, where that is not the fact's.
	from func(v Bounds, args []string) Bounds
}

// Form returns the fact as it is written: "distance(G, u, v)".
func (f *FactKind) Form() string { return f.Name + "(" + f.Letters + ")" }

// FactKinds lists all facts.
func FactKinds() []FactKind {
	g, gv, gvw := []param{aNetwork}, []param{aNetwork, aVertex}, []param{aNetwork, aVertex, aVertex}
	router := []param{aRouter, aNetwork}
	audit := func(name, about string) FactKind {
		return FactKind{Name: name, About: about, Letters: `"router", G`, subject: "audit", params: router, fixed: strings.ReplaceAll(name, "_", "-")}
	}
	about := func(name, about string) FactKind {
		return FactKind{Name: name, About: about, Letters: "G", subject: strings.ReplaceAll(name, "_", "-"), params: g}
	}
	is := func(name, text string) FactKind {
		f := about(name, text)
		f.result = truth
		return f
	}
	return []FactKind{
		about("order", "number of vertices"),
		about("size", "number of edges"),
		about("min_degree", "smallest degree"),
		about("max_degree", "largest degree"),
		about("diameter", "largest distance; infinite if the network is not connected"),
		about("radius", "smallest eccentricity"),
		about("distance_sum", "sum of the distances over all ordered pairs of vertices"),
		about("girth", "length of a shortest cycle; infinite if there is none"),
		about("bisection", "least number of edges between two parts of ⌊N/2⌋ and ⌈N/2⌉ vertices"),
		about("vertex_connectivity", "least number of vertices without which the network is not connected, or one vertex"),
		about("edge_connectivity", "least number of edges without which the network is not connected"),
		about("vertex_fault_detour", "by how many hops a distance grows at most when one vertex is dead"),
		about("edge_fault_detour", "by how many hops a distance grows at most when one edge is dead"),
		about("vertex_orbits", "number of orbits of the automorphism group on the vertices"),
		is("vertex_transitive", "whether automorphisms move every vertex to every other"),
		is("edge_transitive", "whether automorphisms move every edge to every other"),
		is("bipartite", "whether the vertices have two colours so that every edge joins different ones"),
		is("hamiltonian", "whether a cycle goes through all vertices"),
		{Name: "connected", About: "whether every two vertices are joined by a path", Letters: "G", subject: "diameter", params: g, result: truth,
			from: func(v Bounds, _ []string) Bounds { return v.isFinite() }},
		{Name: "eccentricity", About: "largest distance from a vertex", Letters: "G, v", subject: "eccentricity", params: gv},
		{Name: "distance", About: "distance of two vertices; infinite if no path joins them", Letters: "G, u, v", subject: "distance", params: gvw},
		{Name: "at_distance", About: "number of vertices at distance d from a vertex", Letters: "G, v, d", subject: "distances",
			params: []param{aNetwork, aVertex, aNumber}, from: Bounds.entry},
		{Name: "distance_sum_from", About: "sum of the distances from a vertex to those that it reaches", Letters: "G, v", subject: "distances", params: gv,
			from: func(v Bounds, _ []string) Bounds { return v.weighted() }},
		{Name: "disjoint_paths", About: "largest number of paths between two vertices that share only their ends", Letters: "G, u, v", subject: "disjoint-paths", params: gvw},
		{Name: "cluster", About: "largest number of vertices of which no two are further apart than d: an anticode", Letters: "G, d", subject: "cluster", params: []param{aNetwork, aNumber}},
		{Name: "contains", About: "whether a network has a spanning subgraph that is another network", Letters: "G, H", subject: "contains", params: []param{aNetwork, aNetwork}, result: truth},
		audit("delivered", "number of ordered pairs of vertices whose message arrives"),
		audit("minimal", "number of ordered pairs of vertices whose message arrives on a shortest path"),
		audit("max_hops", "largest number of hops of a message that arrives"),
		audit("total_hops", "sum of the hops of all messages that arrive"),
		audit("max_stretch", "largest quotient of a message's hops and the distance"),
		{Name: "deadlock", About: `"free" or "deadlock": whether messages can block one another for ever; unknown if only a cycle of channels is known`, Letters: `"router", G`, subject: "deadlock", params: router, result: word,
			from: func(v Bounds, _ []string) Bounds { return v.unlessCyclic() }},
		{Name: "deadlock_free", About: "whether no cycle of channels waits on itself; false if there is one, though it may never fill", Letters: `"router", G`, subject: "deadlock", params: router, result: truth,
			from: func(v Bounds, _ []string) Bounds { return v.isAcyclic() }},
		{Name: "lanes", About: `least number of lanes, one for the whole way of each message, on which no deadlock can be; the router "shortest" stands for any shortest paths`, Letters: `"router", G`, subject: "lanes", params: router},
		{Name: "route", About: "number of hops of a message; infinite if it does not arrive", Letters: `"router", G, u, v`, subject: "route",
			params: []param{aRouter, aNetwork, aVertex, aVertex}},
		{Name: "broadcast", About: `least number of rounds that inform all vertices from one; "all" for the largest of these`, Letters: `"model", G, v`, subject: "broadcast",
			params: []param{aWord, aNetwork, aVertex}},
		{Name: "gossip", About: "least number of rounds after which every vertex knows what each knew", Letters: `"model", G`, subject: "gossip", params: []param{aWord, aNetwork}},
	}
}

// nearest suggests the fact or function with the most similar name.
func (w words) nearest(name string) string {
	best, least := "", len(name)
	consider := func(known string) {
		if d := editDistance(name, known); d < least {
			best, least = known, d
		}
	}
	var facts []string
	for _, f := range w.facts {
		facts = append(facts, f.Name)
	}
	for _, f := range slices.Sorted(slices.Values(facts)) {
		consider(f)
	}
	for _, f := range slices.Sorted(maps.Keys(w.functions)) {
		consider(f)
	}
	if best == "" || least > 1+len(name)/4 {
		return "facts are diameter, bisection, hamiltonian and others; functions are " + strings.Join(slices.Sorted(maps.Keys(w.functions)), ", ")
	}
	return fmt.Sprintf("is %s meant?", best)
}

// editDistance is the least number of letters to insert, delete or replace.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			least := min(row[j], row[j+1]) + 1
			if a[i] == b[j] {
				least = min(least, before)
			} else {
				least = min(least, before+1)
			}
			before, row[j+1] = row[j+1], least
		}
	}
	return row[len(b)]
}

// Fact is one fact: what is asked of statements. Its network is a canonical name.
type Fact struct {
	Subject, Network string
	Args             []string
}

// String returns the statement's words before the relation.
func (f Fact) String() string {
	return strings.Join(append([]string{f.Subject, f.Network}, f.Args...), " ")
}

// FactOf returns the fact that a statement is about.
func FactOf(s Statement) Fact { return Fact{s.Subject, s.Network, s.Args} }

// Bounds is what is known of a fact. The zero value is: nothing.
type Bounds struct {
	// Low and High enclose a number; nil is no bound.
	Low, High *big.Rat
	// Word is the value that is no number: yes, no, infinite, free, …
	Word string
	// List is the value of a statement about distances: how many vertices there are
	// at distance 0, 1, …
	List []*big.Rat
}

// Settled tells whether the value is known.
func (b Bounds) Settled() bool {
	return b.Word != "" || b.List != nil || b.Low != nil && b.High != nil && b.Low.Cmp(b.High) == 0
}

// BoundsOf returns what a statement says of its fact. Facts that have bounds are numbers of
// links, vertices and the like, none below 0: so "<= 0" says what it is.
func BoundsOf(s Statement) Bounds {
	if strings.Contains(s.Value, ",") || s.Subject == "distances" {
		var list []*big.Rat
		for field := range strings.SplitSeq(s.Value, ",") {
			n, ok := decimal(field)
			if !ok {
				return Bounds{}
			}
			list = append(list, new(big.Rat).SetUint64(n))
		}
		return Bounds{List: list}
	}
	x, ok := fraction(s.Value)
	if !ok {
		if s.Relation != "=" {
			return Bounds{}
		}
		return Bounds{Word: s.Value}
	}
	switch s.Relation {
	case "<=":
		if x.Sign() == 0 {
			return Bounds{Low: x, High: x}
		}
		return Bounds{High: x}
	case ">=":
		return Bounds{Low: x}
	}
	return Bounds{Low: x, High: x}
}

// fraction reads a or a/b.
func fraction(text string) (*big.Rat, bool) {
	if len(text) > maxBits/4 || strings.ContainsFunc(text, func(c rune) bool { return (c < '0' || c > '9') && c != '/' }) {
		return nil, false
	}
	return new(big.Rat).SetString(text)
}

// And returns what both say together.
func (b Bounds) And(c Bounds) Bounds {
	if b.Word == "" || b.Word == "cyclic" && c.Word != "" { // a router that is known to be cyclic may be known to deadlock
		b.Word = c.Word
	}
	if b.List == nil {
		b.List = c.List
	}
	if b.Low == nil || c.Low != nil && c.Low.Cmp(b.Low) > 0 {
		b.Low = c.Low
	}
	if b.High == nil || c.High != nil && c.High.Cmp(b.High) < 0 {
		b.High = c.High
	}
	return b
}

// isFinite turns a diameter into whether the network is connected.
func (b Bounds) isFinite() Bounds {
	switch {
	case b.Word == "infinite":
		return Bounds{Word: "no"}
	case b.High != nil:
		return Bounds{Word: "yes"}
	}
	return Bounds{}
}

// unlessCyclic is what a statement says of whether messages can block one another: a
// cycle of channels is no deadlock yet, and none that rules a deadlock out.
func (b Bounds) unlessCyclic() Bounds {
	if b.Word == "cyclic" {
		return Bounds{}
	}
	return b
}

// isAcyclic turns the words of deadlock into whether the channels can be ranked.
func (b Bounds) isAcyclic() Bounds {
	switch b.Word {
	case "":
		return Bounds{}
	case "free":
		return Bounds{Word: "yes"}
	}
	return Bounds{Word: "no"}
}

// entry returns an element of the list by the last argument; 0 beyond its end.
func (b Bounds) entry(args []string) Bounds {
	i, ok := decimal(args[len(args)-1])
	if b.List == nil || !ok {
		return Bounds{}
	}
	x := new(big.Rat)
	if i < uint64(len(b.List)) {
		x = b.List[i]
	}
	return Bounds{Low: x, High: x}
}

// weighted returns the sum of the distances that the list counts.
func (b Bounds) weighted() Bounds {
	if b.List == nil {
		return Bounds{}
	}
	sum := new(big.Rat)
	for d, n := range b.List {
		sum.Add(sum, new(big.Rat).Mul(big.NewRat(int64(d), 1), n))
	}
	return Bounds{Low: sum, High: sum}
}

// compareFacts orders facts, for lists of them.
func compareFacts(a, b Fact) int {
	if c := strings.Compare(a.Subject, b.Subject); c != 0 {
		return c
	}
	if c := strings.Compare(a.Network, b.Network); c != 0 {
		return c
	}
	return slices.Compare(a.Args, b.Args)
}
