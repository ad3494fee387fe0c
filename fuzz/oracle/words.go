package oracle

import (
	"fmt"
	"iter"
	"math/big"
	"slices"
)

// Word is a word about one graph, or about two.
type Word struct {
	Name string
	// Parameters are what stands after the networks: "v" for a vertex, or whole numbers that
	// are worth trying, as in "012".
	Parameters []string
	// Order is that of the graphs without which little is seen of the word, where these have
	// more than 5 vertices: two cycles apart, cycles of two even lengths, cycles beside paths.
	Order int
	// Value is a number, a truth, "none" where there is no value, or nil where the literature
	// does not say what it is.
	Value func(g Graph, a []int) any
	// ValueOfTwo stands for Value in a word about two graphs.
	ValueOfTwo func(g, h Graph, a []int) any
}

// Text returns a value as claims write it.
func Text(value any) string {
	if value == infinite {
		return "infinite"
	}
	if r, rational := value.(*big.Rat); rational {
		return r.RatString()
	}
	return fmt.Sprint(value)
}

// Arguments goes through the arguments that are worth trying with a graph: its vertices, and
// the numbers.
func (w Word) Arguments(g Graph) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var place func(a []int) bool
		place = func(a []int) bool {
			if len(a) == len(w.Parameters) {
				return yield(a)
			}
			list := g.Vertices
			if p := w.Parameters[len(a)]; p != "v" {
				list = nil
				for _, c := range p {
					list = append(list, int(c-'0'))
				}
			}
			return all(list, func(x int) bool { return place(append(a[:len(a):len(a)], x)) })
		}
		place(nil)
	}
}

// alone is a word about a graph alone, and with is one about more.
func alone[T int | bool](name string, value func(Graph) T) Word {
	return Word{Name: name, Value: func(g Graph, _ []int) any { return value(g) }}
}

func with(name string, value func(Graph, []int) any, parameters ...string) Word {
	return Word{Name: name, Parameters: parameters, Value: value}
}

// Words lists the words about one network that speak of numbers and vertices alone.
func Words() []Word {
	anything := func([]int) bool { return true }
	list := []Word{
		alone("min_degree", Graph.minDegree),
		alone("max_degree", Graph.maxDegree),
		with("eccentricity", func(g Graph, a []int) any { return g.eccentricity(a[0]) }, "v"),
		alone("diameter", Graph.diameter),
		alone("radius", Graph.radius),
		with("at_distance", func(g Graph, a []int) any { return g.atDistance(a[0], a[1]) }, "v", "0123"),
		with("distance_sum_from", func(g Graph, a []int) any { return g.sumFrom(a[0]) }, "v"),
		alone("distance_sum", Graph.distanceSum),
		{Name: "mean_distance", Value: func(g Graph, _ []int) any { return g.meanDistance() }},

		with("path", func(g Graph, a []int) any { return g.path(a[0], a[1], a[2]) }, "v", "v", "0123456"),
		with("cycle", func(g Graph, a []int) any { return slices.Contains(lengths(g.cycles()), a[0]) }, "01234567"),
		alone("girth", Graph.girth),
		alone("circumference", Graph.circumference),
		alone("bipartite", func(g Graph) bool { _, is := g.parts(); return is }),
		alone("hamiltonian", Graph.hamiltonian),
		alone("hamiltonian_path", Graph.hamiltonianPath),
		alone("hamiltonian_connected", Graph.hamiltonianConnected),
		alone("hamiltonian_laceable", Graph.hamiltonianLaceable),
		alone("pancyclic", Graph.pancyclic),
		alone("bipancyclic", Graph.bipancyclic),
		alone("vertex_pancyclic", Graph.vertexPancyclic),
		alone("edge_pancyclic", func(g Graph) bool { return g.edgePancyclic(3, 1) }),
		alone("edge_bipancyclic", func(g Graph) bool { return g.edgePancyclic(4, 2) }),
		alone("panconnected", func(g Graph) bool { return g.panconnected(1) }),
		alone("bipanconnected", func(g Graph) bool { return g.panconnected(2) }),

		alone("chromatic_number", Graph.chromatic),
		alone("edge_chromatic_number", func(g Graph) int { return g.line().chromatic() }),
		alone("independence_number", Graph.independence),
		alone("clique_number", Graph.clique),
		with("cluster", func(g Graph, a []int) any { return g.cluster(a[0]) }, "0123"),
		alone("domination_number", Graph.domination),
		alone("matching_number", Graph.matching),
		alone("metric_dimension", Graph.metricDimension),
		alone("spanning_trees", Graph.kirchhoff),

		alone("automorphisms", func(g Graph) int { return len(g.automorphisms()) }),
		with("moves", func(g Graph, a []int) any { return g.moves(a[0], a[1]) }, "v", "v"),
		alone("vertex_orbits", Graph.orbits),
		alone("vertex_transitive", func(g Graph) bool { return g.orbits() <= 1 }),
		alone("edge_transitive", Graph.edgeTransitive),

		alone("bisection", Graph.bisection),
		alone("vertex_connectivity", Graph.vertexConnectivity),
		alone("edge_connectivity", Graph.edgeConnectivity),
		alone("restricted_connectivity", func(g Graph) int { return g.extraConnectivity(1) }),
		alone("restricted_connectivity_strict", Graph.strictlyRestrictedConnectivity),
		alone("restricted_edge_connectivity", Graph.restrictedEdgeConnectivity),
		with("extra_connectivity", func(g Graph, a []int) any { return g.extraConnectivity(a[0]) }, "0123"),
		with("extra_connectivity_by_sets", func(g Graph, a []int) any { return g.extraConnectivity(a[0]) }, "0123"),
		with("component_connectivity", func(g Graph, a []int) any { return g.componentConnectivity(a[0]) }, "234"),
		alone("cyclic_edge_connectivity", Graph.cyclicEdgeConnectivity),

		with("container", func(g Graph, a []int) any {
			if a[0] == a[1] {
				return nil
			}
			return g.container(a[0], a[1], a[2], short(a[3]))
		}, "v", "v", "12", "124"),
		with("disjoint_paths", func(g Graph, a []int) any { return g.disjointPaths(a[0], a[1]) }, "v", "v"),
		with("wide_diameter", func(g Graph, a []int) any { return g.wideDiameter(a[0]) }, "123"),
		with("fault_diameter", func(g Graph, a []int) any { return g.worst(a[0], false, Graph.diameter) }, "012"),
		with("edge_fault_diameter", func(g Graph, a []int) any { return g.worst(a[0], true, Graph.diameter) }, "012"),
		alone("vertex_fault_detour", func(g Graph) int { return g.worst(1, false, g.longer) }),
		alone("edge_fault_detour", func(g Graph) int { return g.worst(1, true, g.longer) }),
		with("spanning_container", func(g Graph, a []int) any {
			if a[0] == a[1] {
				return nil
			}
			return g.spanningContainer(a[0], a[1], a[2])
		}, "v", "v", "123"),
		with("spanning_connected", func(g Graph, a []int) any { return g.spanningConnected(a[0]) }, "0123"),
		with("spanning_laceable", func(g Graph, a []int) any { return g.spanningLaceable(a[0]) }, "0123"),
		alone("edge_disjoint_hamiltonian_cycles", Graph.disjointHamiltonianCycles),
		with("independent_spanning_trees", func(g Graph, a []int) any { return g.independentTrees(a[0]) }, "v"),

		with("fault_hamiltonian", func(g Graph, a []int) any { return g.faulty(a[0], true, true, Graph.hamiltonian) }, "012"),
		with("fault_hamiltonian_connected", func(g Graph, a []int) any { return g.faulty(a[0], true, true, Graph.hamiltonianConnected) }, "012"),
		with("edge_fault_hamiltonian", func(g Graph, a []int) any { return g.faulty(a[0], false, true, Graph.hamiltonian) }, "012"),

		alone("pmc_diagnosability", func(g Graph) int { return g.diagnosability(pmc, anything) }),
		alone("mm_diagnosability", func(g Graph) int { return g.diagnosability(mm, anything) }),
		alone("pmc_conditional_diagnosability", func(g Graph) int { return g.diagnosability(pmc, g.conditional) }),
		alone("mm_conditional_diagnosability", func(g Graph) int { return g.diagnosability(mm, g.conditional) }),
	}
	for i, w := range list {
		switch w.Name {
		case "cyclic_edge_connectivity", "bipancyclic", "edge_bipancyclic", "extra_connectivity", "extra_connectivity_by_sets",
			"restricted_connectivity", "restricted_edge_connectivity", "spanning_container", "spanning_connected", "spanning_laceable":
			list[i].Order = 6
		}
	}
	return list
}

// Pairs lists the words about two networks.
func Pairs() []Word {
	return []Word{
		{Name: "isomorphic", ValueOfTwo: func(g, h Graph, _ []int) any { return isomorphic(g, h) }},
		{Name: "contains", ValueOfTwo: func(g, h Graph, _ []int) any { return contains(g, h) }},
		{Name: "embeds", Parameters: []string{"0123"}, ValueOfTwo: func(g, h Graph, a []int) any { return embeds(g, h, a[0]) }},
		{Name: "structure_connectivity", ValueOfTwo: func(g, h Graph, _ []int) any { return g.structureConnectivity(h) }},
	}
}
