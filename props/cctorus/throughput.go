package cctorus

import (
	"math/big"

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

// ideal returns the ideal throughput of equation (4), 2b·Bc/N with N = 25, as a
// multiple of b.
func (r bisection) ideal() *big.Rat { return big.NewRat(2*r.bc, 25) }

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
			Quote:  ".96b, 1.92b, 1.6b, 2.24b, 2.56b",
			Formal: "2·Bc/25 with the printed Bc gives the printed throughputs",
			Note:   "arithmetic of printed numbers; whether Bc is right is another claim",
			Readings: []props.Reading{props.Each("the five printed values", rows, func(t *props.Case, r bisection) {
				t.Want(rounds(r.ideal(), r.th), "%s: 2·%d/25 = %s, printed %s", r.network, r.bc, r.ideal().FloatString(4), r.th)
			})},
		},
		attainable(),
		{
			ID: "cctorus/TH-improvements", Kind: props.Table, Section: "IV-C",
			Quote:  "increases by 62.5% compared with Mesh, 25%, 37.5%, 12.5% vs Torus, XMesh, XTorus",
			Formal: "the printed throughput of CCTorus is more than the others' by the printed percentages of the others'",
			Note:   "arithmetic of printed numbers; an increase is a part of what it is compared with",
			Readings: []props.Reading{
				props.Each("the four printed increases", others, func(t *props.Case, r bisection) {
					more := percentMore(r, cc, r)
					t.Want(rounds(more, r.more), "(%s − %s)/%s = %s%%, printed %s%%", cc.th, r.th, r.th, more.FloatString(2), r.more)
				}).Named("relative to the other network"),
				props.Each("the four printed increases", others, func(t *props.Case, r bisection) {
					more := percentMore(r, cc, cc)
					t.Want(rounds(more, r.more), "(%s − %s)/%s = %s%%, printed %s%%", cc.th, r.th, cc.th, more.FloatString(2), r.more)
				}).Named("relative to CCTorus itself"),
			},
			Correction: &props.Correction{
				"by the printed throughputs the increases are 166.67%, 33.33%, 60.00% and 14.29%",
				props.Once("the four printed increases", func(t *props.Case) {
					for i, want := range []string{"166.67", "33.33", "60.00", "14.29"} {
						more := percentMore(others[i], cc, others[i])
						t.Want(rounds(more, want), "%s: %s%%", others[i].network, more.FloatString(2))
					}
				}),
			},
		},
		order(),
		equalSplit(),
		noGain(),
		throughputScales(),
		scaling(),
	}
}

// percentMore returns by how many per cent of base's throughput b's is
// more than a's.
func percentMore(a, b, base bisection) *big.Rat {
	x := new(big.Rat).Sub(number(b.th), number(a.th))
	x.Quo(x, number(base.th))
	return x.Mul(x, big.NewRat(100, 1))
}

// scaling is the claim that the gain over the torus grows.
func scaling() *props.Claim {
	return &props.Claim{
		ID: "cctorus/latency-scales", Kind: props.Text, Section: "abstract",
		Quote:  "better scalability ... particularly for larger size networks",
		Formal: "the part by which CCTorus(n)'s average distance is less than Torus(n)'s grows strictly with n",
		Note:   "the average distance stands for the latency, as in equation (3); the gain is taken relative to the torus",
		Readings: []props.Reading{
			each(steps(sides(3), 1), gains("CCTorus", 1)).Named("E1, from n to n+1"),
			props.Once("n = 5, 6, 8", func(t *props.Case) {
				gains("CCTorus", 1)(t, 5)
				gains("CCTorus", 2)(t, 6)
			}).Named("E1, over the paper's sizes"),
			each(steps(odd(), 2), gains("CCTorus", 2)).Named("from odd n to n+2"),
			each(steps(even(), 2), gains("CCTorus", 2)).Named("E1, from even n to n+2"),
			each(steps(even(), 2), gains("CCTorusOpp", 2)).Named(e7 + ", from n to n+2"),
		},
		Correction: &props.Correction{
			"under E1 it grows from n to n+2; so it does under E7 for even n, but for the step from 6 to 8, where it falls",
			each(steps(sides(3), 2), func(t *props.Case, n int) {
				gains("CCTorus", 2)(t, n)
				switch {
				case n == 6:
					before, after := reduction(t, "CCTorusOpp", 6), reduction(t, "CCTorusOpp", 8)
					t.Want(before.Cmp(after) > 0, "n=%d: %s%%, then %s%%", n, before.FloatString(3), after.FloatString(3))
				case n%2 == 0:
					gains("CCTorusOpp", 2)(t, n)
				}
			}),
		},
	}
}

// steps returns the family with the order of the larger network of a
// step from n to n+step.
func steps(f props.OldFamily, step int) props.OldFamily {
	f.Order = func(p []int) int { return (p[0] + step) * (p[0] + step) }
	return f
}

// reduction returns by how many per cent the network's average distance is
// less than the torus's.
func reduction(t *props.Case, network string, n int) *big.Rat {
	return percentLess(t.Mean(t.Net("%s(%d)", network, n)), t.Mean(t.Net("Torus(%d)", n)))
}

// gains tells whether the reduction at n+step is larger than at n.
func gains(network string, step int) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		before, after := reduction(t, network, n), reduction(t, network, n+step)
		t.Want(before.Cmp(after) < 0, "the average distance of %s(n) is less than Torus(n)'s by %s%% for n = %d, but by %s%% for n = %d",
			network, before.FloatString(3), n, after.FloatString(3), n+step)
	}
}
