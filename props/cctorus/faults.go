package cctorus

import (
	"fmt"
	"strings"

	"topocert/props"
)

// faultTolerance is the claim of Section IV-D that the network stands more
// faults than others.
func faultTolerance() *props.Claim {
	return &props.Claim{
		ID: "cctorus/fault-tolerance", Kind: props.Text, Section: "IV-D",
		Quote:         "better fault tolerance capability than XTorus and XMesh",
		Formal:        "CCTorus(n) has a larger vertex or edge connectivity than XTorus(n), and than XMesh(n)",
		Note:          "fault tolerance read as connectivity; the paper concludes it from numbers of shortest paths, so the last reading takes it to be by how many hops distances grow at worst when one node is dead; XTorus alone refutes it, whatever XMesh is",
		ConditionalOn: []string{"XTorus"},
		Readings: []props.Reading{
			stands("CCTorus", "XMesh", sides(3)).Named(e1 + ", X1"),
			stands("CCTorus", "XMeshW", sides(3)).Named(e1 + ", X2"),
			stands("CCTorusOpp", "XMesh", even()).Named(e7 + ", X1"),
			stands("CCTorus", "XMesh", props.Family{Domain: "CCTorus(5)", For: "n in [5]", Case: "CCTorus({n})"}).Named("the paper's example, n = 5"),
			sides(3).HoldsShown("vertex_fault_detour(CCTorus(n)) <= vertex_fault_detour(XTorus(n)) && vertex_fault_detour(CCTorus(n)) <= vertex_fault_detour(XMesh(n))",
				func(t *props.Case, e props.Env) string {
					n, other := props.Int(e, "n"), "XTorus"
					net := t.Net("CCTorus(%d)", n)
					if t.Int("vertex_fault_detour", net) <= t.Int("vertex_fault_detour", t.Net("XTorus(%d)", n)) {
						other = "XMesh"
					}
					return fmt.Sprintf("%s; in %s(%d) one dead node costs at most %d", t.WorstDetour(net, false), other, n, t.Int("vertex_fault_detour", t.Net("%s(%d)", other, n)))
				}).Named(e1 + ", X1: no more hops around a dead node"),
		},
		Correction: &props.Correction{
			Statement: "vertex and edge connectivity are 4 for CCTorus(n) (E1 and E7) and XTorus(n), and 3 for XMesh(n) and XMeshW(n); for n ≥ 5 one dead node costs at worst 2 hops in XTorus(n), XMesh(n) and, for even n, CCTorus(n) (E1 and E7), " +
				"but n−3 hops in XMeshW(n) and, for odd n, CCTorus(n); for n = 3 and 4 it costs none in CCTorus(n), 1 in CCTorus(4) under E7, none and 1 in XTorus(n), 2 in XMesh(n), 1 in XMeshW(n)",
			Reading: sides(3).Holds(harms(), "not so for n = {n}").UpTo(faultsTried),
		},
	}
}

// faultsTried is a limit on the order for the correction: n ≤ 23.
const faultsTried = 23 * 23

// harms says what the n×n networks bear: their vertex and edge connectivity, and by how
// many hops distances grow at worst when one node is dead.
func harms() string {
	var all []string
	for _, h := range []struct {
		network      string
		connectivity int
		detour       string
	}{
		{"CCTorus", 4, "cond(n <= 4, 0, cond(n%2 == 0, 2, n - 3))"},
		{"XTorus", 4, "cond(n == 3, 0, cond(n == 4, 1, 2))"},
		{"XMesh", 3, "2"},
		{"XMeshW", 3, "cond(n <= 4, 1, n - 3)"},
	} {
		all = append(all, bears(h.network, h.connectivity, h.detour))
	}
	return strings.Join(all, " && ") + " && (n%2 == 1 || " + bears("CCTorusOpp", 4, "cond(n == 4, 1, 2)") + ")"
}

func bears(network string, connectivity int, detour string) string {
	return fmt.Sprintf("vertex_connectivity(%s(n)) == %d && edge_connectivity(%[1]s(n)) == %[2]d && vertex_fault_detour(%[1]s(n)) == %[3]s", network, connectivity, detour)
}

// stands is the reading that the network has a larger vertex connectivity or a larger
// edge connectivity than XTorus and the given XMesh.
func stands(network, xmesh string, f props.Family) props.Reading {
	var all []string
	for _, other := range []string{xmesh, "XTorus"} {
		all = append(all, fmt.Sprintf("(vertex_connectivity(%s(n)) > vertex_connectivity(%s(n)) || edge_connectivity(%[1]s(n)) > edge_connectivity(%[2]s(n)))", network, other))
	}
	connectivities := func(network string) string {
		return fmt.Sprintf("{vertex_connectivity(%s(n))} and {edge_connectivity(%[1]s(n))}", network)
	}
	return f.Holds(strings.Join(all, " && "), fmt.Sprintf("%s({n}) has vertex connectivity {vertex_connectivity(%[1]s(n))} and edge connectivity {edge_connectivity(%[1]s(n))}, %s({n}) has %s, XTorus({n}) has %s",
		network, xmesh, connectivities(xmesh), connectivities("XTorus")))
}
