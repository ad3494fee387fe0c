package cctorus

import (
	"fmt"
	"strings"

	"topocert/props"
)

// averages lists the claims about average distances.
func averages() []*props.Claim {
	claims := []*props.Claim{
		mean("cctorus/D-cctorus-1.99", "D_CCTorus = 1.99", "CCTorus", "1.99", "1316/625"),
		mean("cctorus/D-mesh-3.28", "D_Mesh = 3.28", "Mesh", "3.28", "16/5"),
		mean("cctorus/D-torus-2.32", "D_Torus = 2.32", "Torus", "2.32", "12/5"),
		mean("cctorus/D-xmesh-2.43", "D_XMesh = 2.43", "XMesh", "2.43", "1584/625"),
		mean("cctorus/D-xtorus-2.29", "D_XTorus = 2.29", "XTorus", "2.29", "268/125"),
	}
	cc, xmesh, xtorus := claims[0], claims[3], claims[4]
	cc.Readings = append(cc.Readings,
		props.Statement("the printed D(1) … D(5)", rounded(printedMean(), "1.99"),
			"the printed sums give {625*("+printedMean()+")}/625 = {"+printedMean()+":4}, which rounds to {"+printedMean()+":2}, printed 1.99").
			Named("the arithmetic of the printed sums, rounded"),
		props.Statement("the printed D(1) … D(5)", cutOff(printedMean(), "1.99"), "the printed sums give {"+printedMean()+":4}, printed 1.99").
			Named("the arithmetic of the printed sums, cut off after two digits"),
	)
	xmesh.ConditionalOn = []string{"XMesh", "XMeshW"}
	xmesh.Readings = append(xmesh.Readings,
		meanIs("XMeshW", "2.43", 625).Named("X2, closed diagonals: mean over all 25² ordered pairs"),
		meanIs("XMeshW", "2.43", 600).Named("X2, closed diagonals: mean over pairs of different nodes"),
	)
	xtorus.ConditionalOn = []string{"XTorus"}
	return append(claims,
		&props.Claim{
			ID: "cctorus/avgdist-order-5x5", Kind: props.Text, Section: "IV-B",
			Quote:         "1.99 < 2.29 < 2.32 < 2.43 < 3.28",
			Formal:        "for n = 5 the average distance grows from CCTorus to XTorus, Torus, XMesh, Mesh, each step strictly",
			Note:          "the order of the printed averages; with closed diagonals XMesh(5) and Torus(5) tie, so that the order speaks for open ones, while the printed Bc and path diversity of XMesh are XMeshW's",
			ConditionalOn: []string{"XMesh", "XTorus"},
			Readings: []props.Reading{
				ascending("CCTorus", "XTorus", "Torus", "XMesh", "Mesh").Named("X1, open diagonals"),
				ascending("CCTorus", "XTorus", "Torus", "XMeshW", "Mesh").Named("X2, closed diagonals"),
			},
		},
		&props.Claim{
			ID: "cctorus/avgdist-better-than-xtorus-all-n", Kind: props.Text, Section: "V-B",
			Quote:         "36-node, 64-node: CCTorus performs better than other four",
			Formal:        "CCTorus(n) has a smaller average distance than XTorus(n)",
			Note:          "the paper claims it for its three sizes; the other readings ask for every n",
			ConditionalOn: []string{"XTorus"},
			Readings: []props.Reading{
				closer("CCTorus", props.Family{Domain: "n = 5, 6, 8", For: "n in [5, 6, 8]"}).Named("E1, the paper's sizes"),
				closer("CCTorus", sides(3)).Named("E1, every n"),
				closer("CCTorus", odd().Where("odd n ≥ 5", "n >= 5")).Named("odd n ≥ 5"),
				closer("CCTorusOpp", even()).Named(e7),
			},
			Correction: &props.Correction{
				Statement: "under E1 CCTorus(n) has the smaller average for n = 5, 7 and n ≥ 9, the same for n = 3, the larger for n = 4, 6, 8",
				Reading: sides(3).Holds("n == 3 && distance_sum(CCTorus(n)) == distance_sum(XTorus(n)) || "+
					"(n == 4 || n == 6 || n == 8) && distance_sum(CCTorus(n)) > distance_sum(XTorus(n)) || "+
					"(n == 5 || n == 7 || n >= 9) && distance_sum(CCTorus(n)) < distance_sum(XTorus(n))",
					"n={n}: {distance_sum(CCTorus(n))/pow(n, 4):4} against {distance_sum(XTorus(n))/pow(n, 4):4}"),
			},
		},
	)
}

// side is a side length, which names itself as a case.
type side int

func (n side) String() string { return fmt.Sprintf("n=%d", int(n)) }

// mean is the claim that the 5×5 network has the printed average distance, with the
// true one, a fraction.
func mean(id, quote, network, printed, fraction string) *props.Claim {
	return &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-B",
		Quote:  quote,
		Formal: fmt.Sprintf("the average distance of %s(5) rounds to %s", network, printed),
		Note:   "the paper divides by 625, so a node counts with itself; the second reading leaves it out",
		Readings: []props.Reading{
			meanIs(network, printed, 625).Named("mean over all 25² ordered pairs"),
			meanIs(network, printed, 600).Named("mean over pairs of different nodes"),
		},
		Correction: &props.Correction{
			Statement: fmt.Sprintf("the average distance of %s(5) is %s = %s", network, fraction, number(fraction).FloatString(4)),
			Reading:   only(network+"(5)", network, "distance_sum(NET(5))/625 == "+fraction, "it is {distance_sum(NET(5))/625}"),
		},
	}
}

// meanIs is the reading that the 5×5 network has the printed average distance over so
// many ordered pairs.
func meanIs(network, printed string, pairs int) props.Reading {
	mean := fmt.Sprintf("distance_sum(%s(5))/%d", network, pairs)
	return props.Statement(network+"(5)", rounded(mean, printed),
		fmt.Sprintf("the distances of the ordered pairs of %s(5) add up to {distance_sum(%[1]s(5))}, and {distance_sum(%[1]s(5))}/%[2]d = {%[3]s:4}, printed %[4]s", network, pairs, mean, printed))
}

// printedMean returns the average of the printed D(1) … D(5) over the printed classes,
// "[D(1)*8 + D(2)*8 + D(3)*4 + D(4)*4 + D(5)*1]/625", as an expression.
func printedMean() string {
	var terms []string
	for i, nodes := range []int{8, 8, 4, 4, 1} {
		terms = append(terms, fmt.Sprintf("%d*%d", nodes, columns()[i].sum))
	}
	return "(" + strings.Join(terms, " + ") + ")/625"
}

// ascending is the reading that the average distances of the 5×5 networks grow strictly.
func ascending(networks ...string) props.Reading {
	var formula []string
	for i := range networks[1:] {
		formula = append(formula, fmt.Sprintf("distance_sum(%s(5)) < distance_sum(%s(5))", networks[i], networks[i+1]))
	}
	return props.StatementShown("n=5", strings.Join(formula, " && "), func(t *props.Case, _ props.Env) string {
		for i := range networks[1:] {
			a, b := t.Net("%s(5)", networks[i]), t.Net("%s(5)", networks[i+1])
			if t.Mean(a).Cmp(t.Mean(b)) >= 0 {
				return fmt.Sprintf("%s has average distance %s, %s has %s, not more", a.Name(), t.Mean(a).FloatString(4), b.Name(), t.Mean(b).FloatString(4))
			}
		}
		return ""
	})
}

// closer is the reading that the network has a smaller average distance than XTorus.
func closer(network string, f props.Family) props.Reading {
	return of(network, f, "distance_sum(NET(n)) < distance_sum(XTorus(n))",
		"the distances of the {n*n}² ordered pairs add up to {distance_sum(NET(n))} in NET({n}), average {distance_sum(NET(n))/pow(n, 4):4}, "+
			"and to {distance_sum(XTorus(n))} in XTorus({n}), average {distance_sum(XTorus(n))/pow(n, 4):4}")
}
