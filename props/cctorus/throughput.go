package cctorus

import (
	"fmt"
	"strings"

	"topocert/props"
)

// bisection is what Section IV-C prints for a network: the channels Bc,
// the ideal throughput as a multiple of b, and by how many per cent that of
// CCTorus is more.
type bisection struct {
	network  string
	bc       int64
	th, more string
}

func (r bisection) String() string { return r.network }

func bisections() []bisection {
	return []bisection{
		{"Mesh", 12, "0.96", "62.5"},
		{"Torus", 24, "1.92", "25"},
		{"XMesh", 20, "1.6", "37.5"},
		{"XTorus", 28, "2.24", "12.5"},
		{"CCTorus", 32, "2.56", ""},
	}
}

// throughput lists the claims about bisection and throughput, and the
// one about growing sizes.
func throughput() []*props.Claim {
	rows := bisections()
	others, cc := rows[:4], rows[4]
	return []*props.Claim{
		bc("cctorus/Bc-mesh", rows[0]),
		bc("cctorus/Bc-torus", rows[1]),
		bc("cctorus/Bc-xmesh", rows[2]),
		bc("cctorus/Bc-xtorus", rows[3]),
		bc("cctorus/Bc-cctorus", rows[4]),
		general(),
		gainEven(),
		{
			ID: "cctorus/TH-formula-values", Kind: props.Table, Section: "IV-C",
			Quote:    ".96b, 1.92b, 1.6b, 2.24b, 2.56b",
			Formal:   "2·Bc/25 with the printed Bc gives the printed throughputs",
			Note:     "arithmetic of printed numbers; whether Bc is right is another claim",
			Readings: []props.Reading{props.Statement("the five printed values", formulaValues(rows), "not so")},
		},
		attainable(),
		{
			ID: "cctorus/TH-improvements", Kind: props.Table, Section: "IV-C",
			Quote:  "increases by 62.5% compared with Mesh, 25%, 37.5%, 12.5% vs Torus, XMesh, XTorus",
			Formal: "the printed throughput of CCTorus is more than the others' by the printed percentages of the others'",
			Note:   "arithmetic of printed numbers; an increase is a part of what it is compared with",
			Readings: []props.Reading{
				increases(others, cc, false).Named("relative to the other network"),
				increases(others, cc, true).Named("relative to CCTorus itself"),
			},
			Correction: &props.Correction{
				Statement: "by the printed throughputs the increases are 166.67%, 33.33%, 60.00% and 14.29%",
				Reading: props.Statement("the four printed increases", rounded(percentMore(others[0], cc, others[0]), "166.67")+" && "+rounded(percentMore(others[1], cc, others[1]), "33.33")+
					" && "+rounded(percentMore(others[2], cc, others[2]), "60.00")+" && "+rounded(percentMore(others[3], cc, others[3]), "14.29"), "not so"),
			},
		},
		order(),
		equalSplit(),
		noGain(),
		throughputScales(),
		scaling(),
	}
}

// formulaValues says that 2·Bc/25 gives the printed throughputs.
func formulaValues(rows []bisection) string {
	var all []string
	for _, r := range rows {
		all = append(all, rounded(fmt.Sprintf("2*%d/25", r.bc), r.th))
	}
	return strings.Join(all, " && ")
}

// percentMore returns by how many per cent of base's throughput b's is more than a's, as
// an expression.
func percentMore(a, b, base bisection) string {
	return fmt.Sprintf("100*(%s - %s)/%s", b.th, a.th, base.th)
}

// increases is the reading that the throughput of CCTorus is more than the others' by the
// printed percentages, of its own or of theirs.
func increases(others []bisection, cc bisection, own bool) props.Reading {
	base := func(r bisection) bisection {
		if own {
			return cc
		}
		return r
	}
	var formula []string
	for _, r := range others {
		formula = append(formula, rounded(percentMore(r, cc, base(r)), r.more))
	}
	return props.StatementShown("the four printed increases", strings.Join(formula, " && "), func(t *props.Case, _ props.Env) string {
		for i, r := range others {
			if t.Text("{"+formula[i]+"}", nil) == "false" {
				return t.Text(fmt.Sprintf("(%s − %s)/%s = {%s:2}%%, printed %s%%", cc.th, r.th, base(r).th, percentMore(r, cc, base(r)), r.more), nil)
			}
		}
		return ""
	})
}

// scaling is the claim that the gain over the torus grows.
func scaling() *props.Claim {
	return &props.Claim{
		ID: "cctorus/latency-scales", Kind: props.Text, Section: "abstract",
		Quote:  "better scalability ... particularly for larger size networks",
		Formal: "the part by which CCTorus(n)'s average distance is less than Torus(n)'s grows strictly with n",
		Note:   "the average distance stands for the latency, as in equation (3); the gain is taken relative to the torus",
		Readings: []props.Reading{
			gains(steps(sides(3), 1), "CCTorus", 1).Named("E1, from n to n+1"),
			gains(props.Family{Domain: "n = 5, 6, 8", For: "(n, m) in [(5, 6), (6, 8)]"}, "CCTorus", 0).Named("E1, over the paper's sizes"),
			gains(steps(odd(), 2), "CCTorus", 2).Named("from odd n to n+2"),
			gains(steps(even(), 2), "CCTorus", 2).Named("E1, from even n to n+2"),
			gains(steps(even(), 2), "CCTorusOpp", 2).Named(e7 + ", from n to n+2"),
		},
		Correction: &props.Correction{
			Statement: "under E1 it grows from n to n+2; so it does under E7 for even n, but for the step from 6 to 8, where it falls",
			Reading: steps(sides(3), 2).Holds(fmt.Sprintf("%s < %s && (n%%2 == 1 || n == 6 && %s > %s || n != 6 && %[3]s < %[4]s)",
				reduction("CCTorus", "n"), reduction("CCTorus", "n + 2"), reduction("CCTorusOpp", "n"), reduction("CCTorusOpp", "n + 2")), "not so for n = {n}"),
		},
	}
}

// steps returns the family with the order of the larger network of a
// step from n to n+step.
func steps(f props.Family, step int) props.Family {
	f.Order = fmt.Sprintf("(n + %d)*(n + %d)", step, step)
	return f
}

// reduction returns by how many per cent the network's average distance is less than the
// torus's, for a side that is an expression.
func reduction(network, n string) string {
	return less(fmt.Sprintf("distance_sum(%s(%s))", network, n), fmt.Sprintf("distance_sum(Torus(%s))", n))
}

// gains is the reading that the reduction at n+step is larger than at n; at m, if step is
// 0.
func gains(f props.Family, network string, step int) props.Reading {
	next := "m"
	if step > 0 {
		next = fmt.Sprintf("n + %d", step)
	}
	return of(network, f, reduction("NET", "n")+" < "+reduction("NET", next),
		"the average distance of NET(n) is less than Torus(n)'s by {"+reduction("NET", "n")+":3}% for n = {n}, but by {"+reduction("NET", next)+":3}% for n = {"+next+"}")
}
