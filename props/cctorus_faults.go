package props

import (
	"fmt"
	"strings"
)

// cctorusFaultTolerance is the claim of Section IV-D that the network stands more
// faults than others.
func cctorusFaultTolerance() *Claim {
	return &Claim{
		ID: "cctorus/fault-tolerance", Kind: Text, Section: "IV-D",
		Quote:         "better fault tolerance capability than XTorus and XMesh",
		Formal:        "CCTorus(n) has a larger vertex or edge connectivity than XTorus(n), and than XMesh(n)",
		Note:          "fault tolerance read as connectivity; the paper concludes it from numbers of shortest paths, so the last reading takes it to be by how many hops distances grow at worst when one node is dead; XTorus alone refutes it, whatever XMesh is",
		ConditionalOn: []string{"XTorus"},
		Readings: []Reading{
			cctorusEach(cctorusSides(3), cctorusStands("CCTorus", "XMesh")).named(cctorusE1 + ", X1"),
			cctorusEach(cctorusSides(3), cctorusStands("CCTorus", "XMeshW")).named(cctorusE1 + ", X2"),
			cctorusEach(cctorusEven(), cctorusStands("CCTorusOpp", "XMesh")).named(cctorusE7 + ", X1"),
			Once("CCTorus(5)", func(t *Trial) { cctorusStands("CCTorus", "XMesh")(t, 5) }).named("the paper's example, n = 5"),
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				net := t.Net("CCTorus(%d)", n)
				d := t.VertexFaultDetour(net)
				for _, other := range []string{"XTorus", "XMesh"} {
					if o := t.VertexFaultDetour(t.Net("%s(%d)", other, n)); d > o {
						t.Failf("%s; in %s(%d) one dead node costs at most %d", t.worstDetour(net, false), other, n, o)
					}
				}
			}).named(cctorusE1 + ", X1: no more hops around a dead node"),
		},
		Correction: &Correction{
			"vertex and edge connectivity are 4 for CCTorus(n) (E1 and E7) and XTorus(n), and 3 for XMesh(n) and XMeshW(n); for n ≥ 5 one dead node costs at worst 2 hops in XTorus(n), XMesh(n) and, for even n, CCTorus(n) (E1 and E7), " +
				"but n−3 hops in XMeshW(n) and, for odd n, CCTorus(n); for n = 3 and 4 it costs none in CCTorus(n), 1 in CCTorus(4) under E7, none and 1 in XTorus(n), 2 in XMesh(n), 1 in XMeshW(n)",
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				for _, h := range cctorusHarms(n) {
					nodes, links := cctorusConnectivity(t, h.network, n)
					t.Want(nodes == h.connectivity && links == h.connectivity, "%s(%d) has vertex connectivity %d and edge connectivity %d", h.network, n, nodes, links)
					d := t.VertexFaultDetour(t.Net("%s(%d)", h.network, n))
					t.Want(d == h.detour, "%s(%d): one dead node costs %d hops", h.network, n, d)
				}
			}).upTo(cctorusFaultsTried),
		},
	}
}

// cctorusFaultsTried is a limit on the order for the correction: n ≤ 23.
const cctorusFaultsTried = 23 * 23

// cctorusHarm is what an n×n network bears: its vertex and edge connectivity, and
// by how many hops distances grow at worst when one node is dead.
type cctorusHarm struct {
	network              string
	connectivity, detour int
}

// cctorusHarms returns what the correction says of n.
func cctorusHarms(n int) []cctorusHarm {
	switch {
	case n == 3:
		return []cctorusHarm{{"CCTorus", 4, 0}, {"XTorus", 4, 0}, {"XMesh", 3, 2}, {"XMeshW", 3, 1}}
	case n == 4:
		return []cctorusHarm{{"CCTorus", 4, 0}, {"CCTorusOpp", 4, 1}, {"XTorus", 4, 1}, {"XMesh", 3, 2}, {"XMeshW", 3, 1}}
	case n%2 == 0:
		return []cctorusHarm{{"CCTorus", 4, 2}, {"CCTorusOpp", 4, 2}, {"XTorus", 4, 2}, {"XMesh", 3, 2}, {"XMeshW", 3, n - 3}}
	default:
		return []cctorusHarm{{"CCTorus", 4, n - 3}, {"XTorus", 4, 2}, {"XMesh", 3, 2}, {"XMeshW", 3, n - 3}}
	}
}

// cctorusConnectivity returns the network's vertex and edge connectivity.
func cctorusConnectivity(t *Trial, network string, n int) (nodes, links int) {
	net := t.Net("%s(%d)", network, n)
	return t.VertexConnectivity(net), t.EdgeConnectivity(net)
}

// cctorusStands tells whether the network has a larger vertex connectivity or a
// larger edge connectivity than XTorus and the given XMesh.
func cctorusStands(network, xmesh string) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		nodes, links := cctorusConnectivity(t, network, n)
		var all []string
		better := true
		for _, other := range []string{xmesh, "XTorus"} {
			otherNodes, otherLinks := cctorusConnectivity(t, other, n)
			better = better && (nodes > otherNodes || links > otherLinks)
			all = append(all, fmt.Sprintf("%s(%d) has %d and %d", other, n, otherNodes, otherLinks))
		}
		t.Want(better, "%s(%d) has vertex connectivity %d and edge connectivity %d, %s", network, n, nodes, links, strings.Join(all, ", "))
	}
}
