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
		Note:          "fault tolerance read as connectivity; the paper concludes it from numbers of shortest paths, so the last reading takes it to be by how many hops distances grow at worst when one node is dead",
		ConditionalOn: cctorusInferred(),
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
			"vertex and edge connectivity are 4 for CCTorus(n) and XTorus(n), and 3 for XMesh(n); for odd n ≥ 5 one dead node of CCTorus(n) costs n−3 hops at worst",
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				for i, network := range []string{"XMesh", "CCTorus", "XTorus"} {
					nodes, links := cctorusConnectivity(t, network, n)
					want := 3 + min(i, 1)
					t.Want(nodes == want && links == want, "%s(%d) has vertex connectivity %d and edge connectivity %d", network, n, nodes, links)
				}
				if n%2 == 1 && n >= 5 {
					d := t.VertexFaultDetour(t.Net("CCTorus(%d)", n))
					t.Want(d == n-3, "CCTorus(%d): one dead node costs %d hops", n, d)
				}
			}).upTo(cctorusFaultsTried),
		},
	}
}

// cctorusFaultsTried is a limit on the order for the correction, which was found
// for n ≤ 16: n ≤ 23.
const cctorusFaultsTried = 23 * 23

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
