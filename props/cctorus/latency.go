package cctorus

import (
	"fmt"
	"math/big"
	"topocert/props"
)

// row is what Section IV-B prints for a network: the average H, the
// ideal latency T, and by how many per cent CCTorus's latency is less.
type row struct{ network, h, t, less string }

func (r row) String() string { return r.network }

// rows returns the printed rows. Torus and Mesh stand first, as their
// definitions are not in doubt.
func rows() []row {
	return []row{
		{"Torus", "2.32", "13.6", "12.13"},
		{"Mesh", "3.28", "18.4", "35"},
		{"XTorus", "2.29", "13.45", "11.15"},
		{"XMesh", "2.43", "14.15", "15.54"},
	}
}

// The printed latency of CCTorus, and the average it is drawn from.
const printedT, printedH = "11.95", "1.99"

// latency lists the claims about the ideal average latency.
func latency() []*props.Claim {
	rows := rows()
	torus, mesh, xtorus, xmesh := rows[0], rows[1], rows[2], rows[3]
	claims := []*props.Claim{
		t("cctorus/T-mesh", mesh, "18"),
		t("cctorus/T-torus", torus, "14"),
		t("cctorus/T-xmesh", xmesh, "14.672"),
		t("cctorus/T-xtorus", xtorus, "12.72"),
		t("cctorus/T-cctorus", row{"CCTorus", printedH, printedT, ""}, "12.528"),
	}
	claims[2].ConditionalOn = []string{"XMesh", "XMeshW"}
	claims[2].Readings = append(claims[2].Readings, tIs("XMeshW", xmesh.t).Named("X2, closed diagonals: T from the true average"))
	claims[3].ConditionalOn = []string{"XTorus"}
	xmeshw := row{"XMeshW", xmesh.h, xmesh.t, xmesh.less}
	return append(claims, &props.Claim{
		ID: "cctorus/latency-improvements", Kind: props.Table, Section: "IV-B",
		Quote:         "less than XTorus, XMesh, Torus, Mesh by 11.15%, 15.54%, 12.13% and 35%",
		Formal:        "the ideal latency of CCTorus(5) is less than that of XTorus(5), XMesh(5), Torus(5), Mesh(5) by 11.15%, 15.54%, 12.13%, 35%",
		Note:          "Torus(5) and Mesh(5) alone refute it, whatever XMesh and XTorus are",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			props.Each("the four networks", rows, trueReduction).Named("T from the true averages, rounded"),
			props.Each("Torus(5)", rows[:1], trueReduction).Named("T from the true averages, against Torus alone"),
			props.Each("Mesh(5)", rows[1:2], trueReduction).Named("T from the true averages, against Mesh alone"),
			props.Each("XTorus(5)", rows[2:3], trueReduction).Named("T from the true averages, against XTorus"),
			props.Each("XMesh(5)", rows[3:], trueReduction).Named("T from the true averages, against XMesh (X1)"),
			props.Each("XMeshW(5)", []row{xmeshw}, trueReduction).Named("T from the true averages, against XMeshW (X2)"),
			props.Each("the four networks", rows, printedReduction(rounds)).Named("the arithmetic of the printed T, rounded"),
			props.Each("the four networks", rows, printedReduction(truncates)).Named("the arithmetic of the printed T, cut off"),
		},
		Correction: &props.Correction{
			"with the true averages it is less by 10.51% than Torus(5) and by 30.40% than Mesh(5)",
			props.Each("Torus(5), Mesh(5)", []row{{"Torus", "", "", "10.51"}, {"Mesh", "", "", "30.40"}}, trueReduction),
		},
	})
}

// ideal returns the ideal average latency of equation (3),
// H·Tr + D/v + L/b with D = H, Tr = 4, v = 1, L = 2, b = 1.
func ideal(h *big.Rat) *big.Rat {
	t := new(big.Rat).Mul(h, big.NewRat(4, 1))
	t.Add(t, h)
	return t.Add(t, big.NewRat(2, 1))
}

// t is the claim that the 5×5 network has the printed ideal latency,
// with the true one.
func t(id string, r row, latency string) *props.Claim {
	return &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-B",
		Quote:  "T = " + r.t,
		Formal: fmt.Sprintf("T = 5H + 2 rounds to %s, H the average distance of %s(5)", r.t, r.network),
		Note:   "H over all 625 ordered pairs, as in the paper; the second reading takes the printed H",
		Readings: []props.Reading{
			tIs(r.network, r.t).Named("T from the true average"),
			props.Once("the printed H", func(t *props.Case) {
				ideal := ideal(number(r.h))
				t.Want(rounds(ideal, r.t), "5·%s + 2 = %s, printed %s", r.h, ideal.FloatString(4), r.t)
			}).Named("the arithmetic of the printed H"),
		},
		Correction: &props.Correction{
			fmt.Sprintf("%s(5) has T = %s", r.network, latency),
			props.Once(r.network+"(5)", func(t *props.Case) {
				ideal := ideal(t.Mean(t.Net("%s(5)", r.network)))
				t.Want(ideal.Cmp(number(latency)) == 0, "it is %s", ideal.RatString())
			}),
		},
	}
}

func tIs(network, printed string) props.Reading {
	return props.Once(network+"(5)", func(t *props.Case) {
		mean := t.Mean(t.Net("%s(5)", network))
		ideal := ideal(mean)
		t.Want(rounds(ideal, printed), "%s(5) has average distance H = %s, 5H + 2 = %s, printed %s",
			network, mean.FloatString(4), ideal.FloatString(4), printed)
	})
}

// percentLess returns by how many per cent a is less than b.
func percentLess(a, b *big.Rat) *big.Rat {
	x := new(big.Rat).Sub(b, a)
	x.Quo(x, b)
	return x.Mul(x, big.NewRat(100, 1))
}

func trueReduction(t *props.Case, r row) {
	cc, other := ideal(t.Mean(t.Net("CCTorus(5)"))), ideal(t.Mean(t.Net("%s(5)", r.network)))
	less := percentLess(cc, other)
	t.Want(rounds(less, r.less), "T is %s for CCTorus(5) and %s for %s(5), less by %s%%, printed %s%%",
		cc.FloatString(4), other.FloatString(4), r.network, less.FloatString(3), r.less)
}

func printedReduction(prints func(x *big.Rat, printed string) bool) func(t *props.Case, r row) {
	return func(t *props.Case, r row) {
		less := percentLess(number(printedT), number(r.t))
		t.Want(prints(less, r.less), "the printed T %s is less than %s's %s by %s%%, printed %s%%",
			printedT, r.network, r.t, less.FloatString(3), r.less)
	}
}
