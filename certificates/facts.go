package certificates

import (
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/words"
)

// FactKind is a fact: a number, a truth or a word about a network, as statements say it
// and as formulas name it. FactKinds is the one table of them.
type FactKind struct {
	// Name is the fact's in formulas, Subject that of the statements that say it: max_hops
	// and audit. Quantity is the last argument of these statements, where they need one to
	// say which fact they mean: max-hops.
	Name, Subject, Quantity string
	// Letters are the parameters, in the order of formulas: `"router", G, u, v`. In a
	// statement the network comes first.
	Letters string
	Value   Sort
	// Bounds are the relations that its statements may have besides "=".
	Bounds string
	About  string
	// Reading says how the fact is read off the value of the statement, where that says more.
	Reading Reading
	// ByWord says that strategies about the word of the same name show its statements too.
	ByWord bool
	// Always says that the fact has a value, and is not infinite, in every network with a vertex; so it is
	// where statements only say what it is at least.
	Always bool
	// Word is the definition of a fact that is a word of a library; nil for others. Then
	// Letters are its parameters' names.
	Word *words.Definition
}

// Sort says what an expression stands for.
type Sort int

// The sorts of expressions. Facts are of the first three.
const (
	Number Sort = iota
	Truth
	Word
	Network
)

func (s Sort) String() string {
	return [...]string{"a number", "true or false", "a word", "a network"}[s]
}

// Param says what an argument of a fact is.
type Param int

// The parameters of facts.
const (
	NetworkParam Param = iota
	VertexParam        // a number, or a label in quotes
	NumberParam        // a whole number, 0 or more
	IntegerParam       // a whole number
	ModelParam         // a word
	RouterParam
	NumbersParam // the word Numbers
)

// Numbers stands for the map from the vertices of the network before it to their numbers.
const Numbers = "numbers"

// letters are those of parameters.
var letters = map[string]Param{
	"G": NetworkParam, "H": NetworkParam, "u": VertexParam, "v": VertexParam,
	"d": NumberParam, "k": IntegerParam, `"model"`: ModelParam, `"router"`: RouterParam,
}

// Params returns the parameters that the letters stand for.
func (f *FactKind) Params() []Param {
	if f.Word != nil {
		return paramsOf(f.Word)
	}
	var params []Param
	for letter := range strings.SplitSeq(f.Letters, ", ") {
		params = append(params, letters[letter])
	}
	return params
}

// Form returns the fact as it is written: "distance(G, u, v)".
func (f *FactKind) Form() string { return f.Name + "(" + f.Letters + ")" }

// SubjectOf returns the subject of statements about what formulas name: max-degree of max_degree.
func SubjectOf(name string) string { return strings.ReplaceAll(name, "_", "-") }

// NameOf returns what formulas name, of a subject that SubjectOf returned.
func NameOf(subject string) string { return strings.ReplaceAll(subject, "-", "_") }

// FactKinds lists all facts. The list must not be changed.
func FactKinds() []FactKind { return factKinds }

var factKinds = func() []FactKind {
	const (
		upper = "<="
		both  = "<= >="
		lower = ">="
	)
	kinds := []FactKind{
		{Name: "order", Always: true, About: "number of vertices"},
		{Name: "size", Always: true, About: "number of edges"},
		{Name: "min_degree", Always: true, About: "smallest degree"},
		{Name: "max_degree", Always: true, About: "largest degree"},
		{Name: "diameter", About: "largest distance; infinite if the network is not connected"},
		{Name: "radius", About: "smallest eccentricity"},
		{Name: "distance_sum", About: "sum of the distances over all ordered pairs of vertices"},
		{Name: "girth", Bounds: upper, About: "length of a shortest cycle; infinite if there is none"},
		{Name: "bisection", Always: true, Bounds: both, About: "least number of edges between two parts of ⌊N/2⌋ and ⌈N/2⌉ vertices"},
		{Name: "vertex_connectivity", Always: true, Bounds: both, About: "least number of vertices without which the network is not connected, or one vertex"},
		{Name: "edge_connectivity", Always: true, Bounds: both, About: "least number of edges without which the network is not connected"},
		{Name: "matching_number", Always: true, Bounds: both, About: "largest number of edges of which no two share an end"},
		{Name: "spanning_trees", Always: true, About: "number of trees that consist of edges and reach all vertices"},
		{Name: "eigenvalue_multiplicity", Always: true, Letters: "G, k", Bounds: both, About: "how often a whole number is an eigenvalue of the adjacency matrix; 0 if it is none"},
		{Name: "laplacian_multiplicity", Always: true, Letters: "G, k", Bounds: both, About: "how often a whole number is an eigenvalue of the Laplacian, the degrees on the diagonal less the adjacency matrix; 0 if it is none"},
		{Name: "vertex_fault_detour", About: "by how many hops a distance grows at most when one vertex is dead"},
		{Name: "edge_fault_detour", About: "by how many hops a distance grows at most when one edge is dead"},
		{Name: "vertex_orbits", Always: true, About: "number of orbits of the automorphism group on the vertices"},
		{Name: "edge_orbits", Always: true, About: "number of orbits of the automorphism group on the edges"},
		{Name: "automorphisms", Always: true, Bounds: lower, About: "number of automorphisms: permutations of the vertices that take edges to edges"},
		{Name: "vertex_transitive", Always: true, Value: Truth, About: "whether automorphisms move every vertex to every other"},
		{Name: "edge_transitive", Always: true, Value: Truth, About: "whether automorphisms move every edge to every other"},
		{Name: "bipartite", Always: true, Value: Truth, About: "whether the vertices have two colours so that every edge joins different ones"},
		{Name: "hamiltonian", Always: true, Value: Truth, About: "whether a cycle goes through all vertices"},
		{Name: "connected", Always: true, Subject: "diameter", Reading: finite, Value: Truth, About: "whether every two vertices are joined by a path"},
		{Name: "eccentricity", Letters: "G, v", About: "largest distance from a vertex"},
		{Name: "distance", Letters: "G, u, v", About: "distance of two vertices; infinite if no path joins them"},
		{Name: "weighted_distance", Letters: "G, u, v", ByWord: true, About: "least sum of weights of edges on a path between two vertices; infinite if no path joins them"},
		{Name: "at_distance", Letters: "G, v, d", Subject: "distances", Reading: entry, About: "number of vertices at distance d from a vertex"},
		{Name: "distance_sum_from", Letters: "G, v", Subject: "distances", Reading: weighted, About: "sum of the distances from a vertex to those that it reaches"},
		{Name: "disjoint_paths", Always: true, Letters: "G, u, v", Bounds: both, About: "largest number of paths between two vertices that share only their ends; 0 for one vertex"},
		{Name: "cluster", Always: true, Letters: "G, d", Bounds: both, About: "largest number of vertices of which no two are further apart than d: an anticode"},
		{Name: "contains", Always: true, Letters: "G, H", Value: Truth, ByWord: true, About: "whether a network has a subgraph that is another network, whatever its vertices are called"},
		{Name: "delivered", Letters: `"router", G`, Subject: "audit", Quantity: "delivered", About: "number of ordered pairs of vertices whose message arrives"},
		{Name: "minimal", Letters: `"router", G`, Subject: "audit", Quantity: "minimal", About: "number of ordered pairs of vertices whose message arrives on a shortest path"},
		{Name: "max_hops", Letters: `"router", G`, Subject: "audit", Quantity: "max-hops", About: "largest number of hops of a message that arrives"},
		{Name: "total_hops", Letters: `"router", G`, Subject: "audit", Quantity: "total-hops", About: "sum of the hops of all messages that arrive"},
		{Name: "max_stretch", Letters: `"router", G`, Subject: "audit", Quantity: "max-stretch", About: "largest quotient of a message's hops and the distance"},
		{Name: "deadlock", Letters: `"router", G`, Reading: unlessCyclic, Value: Word, About: `"free", "acyclic" or "deadlock": whether messages can block one another for ever; acyclic if they cannot, and not all arrive; unknown if only a cycle of channels is known`},
		{Name: "deadlock_free", Letters: `"router", G`, Subject: "deadlock", Reading: rankable, Value: Truth, About: "whether all messages arrive and no cycle of channels waits on itself; false if there is one, though it may never fill"},
		{Name: "lanes", Letters: `"router", G`, Bounds: both, About: `least number of lanes, one for the whole way of each message, on which no deadlock can be; the router "shortest" stands for any shortest paths`},
		{Name: "route", Letters: `"router", G, u, v`, About: "number of hops of a message; infinite if it does not arrive"},
		{Name: "broadcast", Letters: `"model", G, v`, Bounds: both, About: `least number of rounds that inform all vertices from one; "all" for the largest of these`},
		{Name: "gossip", Letters: `"model", G`, Bounds: both, About: "least number of rounds after which every vertex knows what each knew"},
	}
	for i := range kinds {
		if kinds[i].Subject == "" {
			kinds[i].Subject = SubjectOf(kinds[i].Name)
		}
		if kinds[i].Letters == "" {
			kinds[i].Letters = "G"
		}
	}
	return slices.Clip(kinds)
}()

// Reading says what of a statement's value a fact is.
type Reading int

const (
	AsStated     Reading = iota
	finite               // of a diameter, whether the network is connected
	entry                // the element of the list by the last argument; 0 beyond its end
	weighted             // the sum of the distances that the list counts
	unlessCyclic         // as stated, but a cycle of channels is no deadlock yet, and none that rules a deadlock out
	rankable             // of deadlock's words, whether all messages arrive and the channels can be ranked
)

// Read returns what is known of the fact where that is known of the statement with these arguments.
func (f *FactKind) Read(b Bounds, args []string) Bounds {
	switch {
	case f.Reading == finite && b.Word == Infinite:
		return Bounds{Word: "no"}
	case f.Reading == finite && b.High != nil:
		return Bounds{Word: "yes"}
	case f.Reading == entry && b.List != nil:
		i, ok := Decimal(args[len(args)-1])
		if !ok {
			return Bounds{}
		}
		x := new(big.Rat)
		if i < uint64(len(b.List)) {
			x = b.List[i]
		}
		return Bounds{Low: x, High: x}
	case f.Reading == weighted && b.List != nil:
		sum := new(big.Rat)
		for d, n := range b.List {
			sum.Add(sum, new(big.Rat).Mul(big.NewRat(int64(d), 1), n))
		}
		return Bounds{Low: sum, High: sum}
	case f.Reading == rankable && b.Word == "free":
		return Bounds{Word: "yes"}
	case f.Reading == rankable && b.Word != "":
		return Bounds{Word: "no"}
	case f.Reading == AsStated || f.Reading == unlessCyclic && b.Word != "cyclic":
		return b
	}
	return Bounds{}
}
