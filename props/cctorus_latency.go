package props

import (
	"fmt"
	"math/big"
)

// cctorusRow is what Section IV-B prints for a network: the average H, the
// ideal latency T, and by how many per cent CCTorus's latency is less.
type cctorusRow struct{ network, h, t, less string }

func (r cctorusRow) String() string { return r.network }

// cctorusRows returns the printed rows. Torus and Mesh stand first, as their
// definitions are not in doubt.
func cctorusRows() []cctorusRow {
	return []cctorusRow{
		{"Torus", "2.32", "13.6", "12.13"},
		{"Mesh", "3.28", "18.4", "35"},
		{"XTorus", "2.29", "13.45", "11.15"},
		{"XMesh", "2.43", "14.15", "15.54"},
	}
}

// The printed latency of CCTorus, and the average it is drawn from.
const cctorusPrintedT, cctorusPrintedH = "11.95", "1.99"

// cctorusLatency lists the claims about the ideal average latency.
func cctorusLatency() []*Claim {
	rows := cctorusRows()
	torus, mesh, xtorus, xmesh := rows[0], rows[1], rows[2], rows[3]
	claims := []*Claim{
		cctorusT("cctorus/T-mesh", mesh, "18"),
		cctorusT("cctorus/T-torus", torus, "14"),
		cctorusT("cctorus/T-xmesh", xmesh, "14.672"),
		cctorusT("cctorus/T-xtorus", xtorus, "12.72"),
		cctorusT("cctorus/T-cctorus", cctorusRow{"CCTorus", cctorusPrintedH, cctorusPrintedT, ""}, "12.528"),
	}
	claims[2].ConditionalOn = []string{"XMesh", "XMeshW"}
	claims[2].Readings = append(claims[2].Readings, cctorusTIs("XMeshW", xmesh.t).named("X2, closed diagonals: T from the true average"))
	claims[3].ConditionalOn = []string{"XTorus"}
	xmeshw := cctorusRow{"XMeshW", xmesh.h, xmesh.t, xmesh.less}
	return append(claims, &Claim{
		ID: "cctorus/latency-improvements", Kind: Table, Section: "IV-B",
		Quote:         "less than XTorus, XMesh, Torus, Mesh by 11.15%, 15.54%, 12.13% and 35%",
		Formal:        "the ideal latency of CCTorus(5) is less than that of XTorus(5), XMesh(5), Torus(5), Mesh(5) by 11.15%, 15.54%, 12.13%, 35%",
		Note:          "Torus(5) and Mesh(5) alone refute it, whatever XMesh and XTorus are",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{
			Each("the four networks", rows, cctorusTrueReduction).named("T from the true averages, rounded"),
			Each("Torus(5)", rows[:1], cctorusTrueReduction).named("T from the true averages, against Torus alone"),
			Each("Mesh(5)", rows[1:2], cctorusTrueReduction).named("T from the true averages, against Mesh alone"),
			Each("XTorus(5)", rows[2:3], cctorusTrueReduction).named("T from the true averages, against XTorus"),
			Each("XMesh(5)", rows[3:], cctorusTrueReduction).named("T from the true averages, against XMesh (X1)"),
			Each("XMeshW(5)", []cctorusRow{xmeshw}, cctorusTrueReduction).named("T from the true averages, against XMeshW (X2)"),
			Each("the four networks", rows, cctorusPrintedReduction(cctorusRounds)).named("the arithmetic of the printed T, rounded"),
			Each("the four networks", rows, cctorusPrintedReduction(cctorusTruncates)).named("the arithmetic of the printed T, cut off"),
		},
		Correction: &Correction{
			"with the true averages it is less by 10.51% than Torus(5) and by 30.40% than Mesh(5)",
			Each("Torus(5), Mesh(5)", []cctorusRow{{"Torus", "", "", "10.51"}, {"Mesh", "", "", "30.40"}}, cctorusTrueReduction),
		},
	})
}

// cctorusIdeal returns the ideal average latency of equation (3),
// H·Tr + D/v + L/b with D = H, Tr = 4, v = 1, L = 2, b = 1.
func cctorusIdeal(h *big.Rat) *big.Rat {
	t := new(big.Rat).Mul(h, big.NewRat(4, 1))
	t.Add(t, h)
	return t.Add(t, big.NewRat(2, 1))
}

// cctorusT is the claim that the 5×5 network has the printed ideal latency,
// with the true one.
func cctorusT(id string, r cctorusRow, latency string) *Claim {
	return &Claim{
		ID: id, Kind: Table, Section: "IV-B",
		Quote:  "T = " + r.t,
		Formal: fmt.Sprintf("T = 5H + 2 rounds to %s, H the average distance of %s(5)", r.t, r.network),
		Note:   "H over all 625 ordered pairs, as in the paper; the second reading takes the printed H",
		Readings: []Reading{
			cctorusTIs(r.network, r.t).named("T from the true average"),
			Once("the printed H", func(t *Trial) {
				ideal := cctorusIdeal(cctorusNumber(r.h))
				t.Want(cctorusRounds(ideal, r.t), "5·%s + 2 = %s, printed %s", r.h, ideal.FloatString(4), r.t)
			}).named("the arithmetic of the printed H"),
		},
		Correction: &Correction{
			fmt.Sprintf("%s(5) has T = %s", r.network, latency),
			Once(r.network+"(5)", func(t *Trial) {
				ideal := cctorusIdeal(t.Mean(t.Net("%s(5)", r.network)))
				t.Want(ideal.Cmp(cctorusNumber(latency)) == 0, "it is %s", ideal.RatString())
			}),
		},
	}
}

func cctorusTIs(network, printed string) Reading {
	return Once(network+"(5)", func(t *Trial) {
		mean := t.Mean(t.Net("%s(5)", network))
		ideal := cctorusIdeal(mean)
		t.Want(cctorusRounds(ideal, printed), "%s(5) has average distance H = %s, 5H + 2 = %s, printed %s",
			network, mean.FloatString(4), ideal.FloatString(4), printed)
	})
}

// cctorusPercentLess returns by how many per cent a is less than b.
func cctorusPercentLess(a, b *big.Rat) *big.Rat {
	x := new(big.Rat).Sub(b, a)
	x.Quo(x, b)
	return x.Mul(x, big.NewRat(100, 1))
}

func cctorusTrueReduction(t *Trial, r cctorusRow) {
	cc, other := cctorusIdeal(t.Mean(t.Net("CCTorus(5)"))), cctorusIdeal(t.Mean(t.Net("%s(5)", r.network)))
	less := cctorusPercentLess(cc, other)
	t.Want(cctorusRounds(less, r.less), "T is %s for CCTorus(5) and %s for %s(5), less by %s%%, printed %s%%",
		cc.FloatString(4), other.FloatString(4), r.network, less.FloatString(3), r.less)
}

func cctorusPrintedReduction(prints func(x *big.Rat, printed string) bool) func(t *Trial, r cctorusRow) {
	return func(t *Trial, r cctorusRow) {
		less := cctorusPercentLess(cctorusNumber(cctorusPrintedT), cctorusNumber(r.t))
		t.Want(prints(less, r.less), "the printed T %s is less than %s's %s by %s%%, printed %s%%",
			cctorusPrintedT, r.network, r.t, less.FloatString(3), r.less)
	}
}
