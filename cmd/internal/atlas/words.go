package atlas

import (
	"slices"
	"strings"
)

// Word is a column: what is asked of each member.
type Word struct {
	// Name is the column's, Call the formula, in which G stands for the network.
	Name, Call string
	About      string
	// Truth says that the value is true or false, else it is a number.
	Truth bool
	// Directed says that it is asked of directed networks too.
	Directed bool
	// Most is the order of the largest members of which it is asked. Beyond it the cell is open.
	Most int
}

// Words is the table of what is asked, and up to which order. The limits are such that nearly
// every cell is decided within the time: what a word costs grows with the order, for some by a
// factor with every vertex.
func Words() []Word {
	const (
		counted  = 4096 // by counting, distances, orbits
		flows    = 1024 // by paths and by determinants
		searched = 128  // by a search that mostly ends
		chosen   = 36   // by a formula for one choice
		hard     = 32
		harder   = 20
		hardest  = 16
		few      = 12
	)
	number := func(name, call string, most int, about string) Word {
		return Word{Name: name, Call: call, Most: most, About: about}
	}
	truth := func(name, call string, most int, about string) Word {
		return Word{Name: name, Call: call, Truth: true, Most: most, About: about}
	}
	list := []Word{
		number("order", "order(G)", counted, "number of vertices"),
		number("size", "size(G)", counted, "number of links"),
		number("min_degree", "min_degree(G)", counted, "smallest degree"),
		number("max_degree", "max_degree(G)", counted, "largest degree"),
		number("diameter", "diameter(G)", counted, "largest distance"),
		number("radius", "radius(G)", counted, "smallest eccentricity"),
		number("mean_distance", "mean_distance(G)", counted, "mean distance of different vertices"),
		number("girth", "girth(G)", counted, "length of a shortest cycle"),
		truth("bipartite", "bipartite(G)", counted, "two colours do"),
		number("vertex_connectivity", "vertex_connectivity(G)", flows, "fewest vertices without which it falls apart"),
		number("edge_connectivity", "edge_connectivity(G)", flows, "fewest links without which it falls apart"),
		number("bisection", "bisection(G)", searched, "fewest links between two halves"),
		truth("vertex_transitive", "vertex_transitive(G)", flows, "automorphisms take every vertex to every other"),
		truth("edge_transitive", "edge_transitive(G)", flows, "automorphisms take every link to every other"),
		number("vertex_orbits", "vertex_orbits(G)", flows, "orbits of the automorphisms on the vertices"),
		number("edge_orbits", "edge_orbits(G)", flows, "orbits of the automorphisms on the links"),
		number("automorphisms", "automorphisms(G)", flows, "number of automorphisms"),
		truth("hamiltonian", "hamiltonian(G)", searched, "a cycle through all vertices"),
		number("vertex_fault_detour", "vertex_fault_detour(G)", searched, "longest detour around a dead vertex"),
		number("edge_fault_detour", "edge_fault_detour(G)", searched, "longest detour around a dead link"),
		number("fault_diameter", "fault_diameter(G, vertex_connectivity(G) - 1)", hardest, "largest diameter without fewer vertices than the connectivity"),
		number("wide_diameter", "wide_diameter(G, vertex_connectivity(G))", few, "least length that as many disjoint paths as the connectivity need"),
		number("spanning_trees", "spanning_trees(G)", searched, "number of spanning trees"),
		number("matching_number", "matching_number(G)", flows, "largest matching"),
		number("chromatic_number", "chromatic_number(G)", chosen, "fewest colours of the vertices"),
		number("edge_chromatic_number", "edge_chromatic_number(G)", harder, "fewest colours of the links"),
		number("independence_number", "independence_number(G)", chosen, "most vertices of which no two are joined"),
		number("clique_number", "clique_number(G)", chosen, "most vertices of which every two are joined"),
		number("domination_number", "domination_number(G)", hard, "fewest vertices that reach all others by a link"),
		number("metric_dimension", "metric_dimension(G)", harder, "fewest vertices whose distances tell all vertices apart"),
		number("restricted_connectivity", "restricted_connectivity(G)", hard, "vertex connectivity that leaves no vertex alone"),
		number("restricted_edge_connectivity", "restricted_edge_connectivity(G)", hard, "edge connectivity that leaves no vertex alone"),
		number("extra_connectivity_2", "extra_connectivity(G, 2)", few, "vertex connectivity that leaves no part of fewer than three vertices"),
		number("cyclic_edge_connectivity", "cyclic_edge_connectivity(G)", few, "edge connectivity that leaves cycles in two parts"),
		truth("hamiltonian_connected", "hamiltonian_connected(G)", harder, "paths through all vertices between any two"),
		truth("hamiltonian_laceable", "hamiltonian_laceable(G)", harder, "bipartite, and such paths between its parts"),
		truth("pancyclic", "pancyclic(G)", harder, "cycles of all lengths"),
		truth("bipancyclic", "bipancyclic(G)", harder, "cycles of all even lengths"),
		truth("fault_hamiltonian_1", "fault_hamiltonian(G, 1)", hardest, "Hamiltonian without any one vertex or link"),
		truth("edge_fault_hamiltonian_1", "edge_fault_hamiltonian(G, 1)", hardest, "Hamiltonian without any one link"),
		number("edge_disjoint_hamiltonian_cycles", "edge_disjoint_hamiltonian_cycles(G)", harder, "most Hamiltonian cycles that share no link"),
		number("pmc_diagnosability", "pmc_diagnosability(G)", hard, "faults that can be told in the PMC model"),
		number("mm_diagnosability", "mm_diagnosability(G)", harder, "faults that can be told in the MM* model"),
		number("pmc_conditional_diagnosability", "pmc_conditional_diagnosability(G)", hardest, "the same in the PMC model, where no whole neighbourhood fails"),
		number("mm_conditional_diagnosability", "mm_conditional_diagnosability(G)", hardest, "the same in the MM* model"),
	}
	for i := range list {
		list[i].Directed = slices.Contains([]string{
			"order", "size", "min_degree", "max_degree", "diameter", "radius", "mean_distance", "girth", "vertex_connectivity", "edge_connectivity",
			"hamiltonian", "fault_diameter",
		}, list[i].Name)
	}
	return list
}

// of returns the formula about a network.
func (w Word) of(network string) string {
	var b strings.Builder
	for i, c := range w.Call {
		alone := c == 'G' && !letter(w.Call, i-1) && !letter(w.Call, i+1) // no other name
		if alone {
			b.WriteString(network)
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}

func letter(s string, i int) bool {
	return i >= 0 && i < len(s) && (s[i] == '_' || s[i] >= 'a' && s[i] <= 'z' || s[i] >= 'A' && s[i] <= 'Z' || s[i] >= '0' && s[i] <= '9')
}
