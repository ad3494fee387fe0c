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
			each(sides(3), stands("CCTorus", "XMesh")).Named(e1 + ", X1"),
			each(sides(3), stands("CCTorus", "XMeshW")).Named(e1 + ", X2"),
			each(even(), stands("CCTorusOpp", "XMesh")).Named(e7 + ", X1"),
			props.Once("CCTorus(5)", func(t *props.Case) { stands("CCTorus", "XMesh")(t, 5) }).Named("the paper's example, n = 5"),
			each(sides(3), func(t *props.Case, n int) {
				net := t.Net("CCTorus(%d)", n)
				d := t.VertexFaultDetour(net)
				for _, other := range []string{"XTorus", "XMesh"} {
					if o := t.VertexFaultDetour(t.Net("%s(%d)", other, n)); d > o {
						t.Failf("%s; in %s(%d) one dead node costs at most %d", t.WorstDetour(net, false), other, n, o)
					}
				}
			}).Named(e1 + ", X1: no more hops around a dead node"),
		},
		Correction: &props.Correction{
			"vertex and edge connectivity are 4 for CCTorus(n) (E1 and E7) and XTorus(n), and 3 for XMesh(n) and XMeshW(n); for n ≥ 5 one dead node costs at worst 2 hops in XTorus(n), XMesh(n) and, for even n, CCTorus(n) (E1 and E7), " +
				"but n−3 hops in XMeshW(n) and, for odd n, CCTorus(n); for n = 3 and 4 it costs none in CCTorus(n), 1 in CCTorus(4) under E7, none and 1 in XTorus(n), 2 in XMesh(n), 1 in XMeshW(n)",
			each(sides(3), func(t *props.Case, n int) {
				for _, h := range harms(n) {
					nodes, links := connectivity(t, h.network, n)
					t.Want(nodes == h.connectivity && links == h.connectivity, "%s(%d) has vertex connectivity %d and edge connectivity %d", h.network, n, nodes, links)
					d := t.VertexFaultDetour(t.Net("%s(%d)", h.network, n))
					t.Want(d == h.detour, "%s(%d): one dead node costs %d hops", h.network, n, d)
				}
			}).UpTo(faultsTried),
		},
	}
}

// faultsTried is a limit on the order for the correction: n ≤ 23.
const faultsTried = 23 * 23

// harm is what an n×n network bears: its vertex and edge connectivity, and
// by how many hops distances grow at worst when one node is dead.
type harm struct {
	network              string
	connectivity, detour int
}

// harms returns what the correction says of n.
func harms(n int) []harm {
	switch {
	case n == 3:
		return []harm{{"CCTorus", 4, 0}, {"XTorus", 4, 0}, {"XMesh", 3, 2}, {"XMeshW", 3, 1}}
	case n == 4:
		return []harm{{"CCTorus", 4, 0}, {"CCTorusOpp", 4, 1}, {"XTorus", 4, 1}, {"XMesh", 3, 2}, {"XMeshW", 3, 1}}
	case n%2 == 0:
		return []harm{{"CCTorus", 4, 2}, {"CCTorusOpp", 4, 2}, {"XTorus", 4, 2}, {"XMesh", 3, 2}, {"XMeshW", 3, n - 3}}
	default:
		return []harm{{"CCTorus", 4, n - 3}, {"XTorus", 4, 2}, {"XMesh", 3, 2}, {"XMeshW", 3, n - 3}}
	}
}

// connectivity returns the network's vertex and edge connectivity.
func connectivity(t *props.Case, network string, n int) (nodes, links int) {
	net := t.Net("%s(%d)", network, n)
	return t.VertexConnectivity(net), t.EdgeConnectivity(net)
}

// stands tells whether the network has a larger vertex connectivity or a
// larger edge connectivity than XTorus and the given XMesh.
func stands(network, xmesh string) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		nodes, links := connectivity(t, network, n)
		var all []string
		better := true
		for _, other := range []string{xmesh, "XTorus"} {
			otherNodes, otherLinks := connectivity(t, other, n)
			better = better && (nodes > otherNodes || links > otherLinks)
			all = append(all, fmt.Sprintf("%s(%d) has %d and %d", other, n, otherNodes, otherLinks))
		}
		t.Want(better, "%s(%d) has vertex connectivity %d and edge connectivity %d, %s", network, n, nodes, links, strings.Join(all, ", "))
	}
}
