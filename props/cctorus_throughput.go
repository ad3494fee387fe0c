package props

import "math/big"

// cctorusBisection is what Section IV-C prints for a network: the channels Bc,
// the ideal throughput as a multiple of b, and by how many per cent that of
// CCTorus is more.
type cctorusBisection struct {
	network  string
	bc       int64
	th, more string
}

func (r cctorusBisection) String() string { return r.network }

func cctorusBisections() []cctorusBisection {
	return []cctorusBisection{
		{"Mesh", 12, "0.96", "62.5"},
		{"Torus", 24, "1.92", "25"},
		{"XMesh", 20, "1.6", "37.5"},
		{"XTorus", 28, "2.24", "12.5"},
		{"CCTorus", 32, "2.56", ""},
	}
}

// ideal returns the ideal throughput of equation (4), 2b·Bc/N with N = 25, as a
// multiple of b.
func (r cctorusBisection) ideal() *big.Rat { return big.NewRat(2*r.bc, 25) }

// cctorusThroughput lists the claims about bisection and throughput, and the
// one about growing sizes.
func cctorusThroughput() []*Claim {
	rows := cctorusBisections()
	others, cc := rows[:4], rows[4]
	return []*Claim{
		cctorusBc("cctorus/Bc-mesh", rows[0]),
		cctorusBc("cctorus/Bc-torus", rows[1]),
		cctorusBc("cctorus/Bc-xmesh", rows[2]),
		cctorusBc("cctorus/Bc-xtorus", rows[3]),
		cctorusBc("cctorus/Bc-cctorus", rows[4]),
		cctorusGeneral(),
		cctorusGainEven(),
		{
			ID: "cctorus/TH-formula-values", Kind: Table, Section: "IV-C",
			Quote:  ".96b, 1.92b, 1.6b, 2.24b, 2.56b",
			Formal: "2·Bc/25 with the printed Bc gives the printed throughputs",
			Note:   "arithmetic of printed numbers; whether Bc is right is another claim",
			Readings: []Reading{Each("the five printed values", rows, func(t *Trial, r cctorusBisection) {
				t.Want(cctorusRounds(r.ideal(), r.th), "%s: 2·%d/25 = %s, printed %s", r.network, r.bc, r.ideal().FloatString(4), r.th)
			})},
		},
		cctorusAttainable(),
		{
			ID: "cctorus/TH-improvements", Kind: Table, Section: "IV-C",
			Quote:  "increases by 62.5% compared with Mesh, 25%, 37.5%, 12.5% vs Torus, XMesh, XTorus",
			Formal: "the printed throughput of CCTorus is more than the others' by the printed percentages of the others'",
			Note:   "arithmetic of printed numbers; an increase is a part of what it is compared with",
			Readings: []Reading{
				Each("the four printed increases", others, func(t *Trial, r cctorusBisection) {
					more := cctorusPercentMore(r, cc, r)
					t.Want(cctorusRounds(more, r.more), "(%s − %s)/%s = %s%%, printed %s%%", cc.th, r.th, r.th, more.FloatString(2), r.more)
				}).named("relative to the other network"),
				Each("the four printed increases", others, func(t *Trial, r cctorusBisection) {
					more := cctorusPercentMore(r, cc, cc)
					t.Want(cctorusRounds(more, r.more), "(%s − %s)/%s = %s%%, printed %s%%", cc.th, r.th, cc.th, more.FloatString(2), r.more)
				}).named("relative to CCTorus itself"),
			},
			Correction: &Correction{
				"by the printed throughputs the increases are 166.67%, 33.33%, 60.00% and 14.29%",
				Once("the four printed increases", func(t *Trial) {
					for i, want := range []string{"166.67", "33.33", "60.00", "14.29"} {
						more := cctorusPercentMore(others[i], cc, others[i])
						t.Want(cctorusRounds(more, want), "%s: %s%%", others[i].network, more.FloatString(2))
					}
				}),
			},
		},
		cctorusOrder(),
		cctorusEqualSplit(),
		cctorusNoGain(),
		cctorusThroughputScales(),
		cctorusScaling(),
	}
}

// cctorusPercentMore returns by how many per cent of base's throughput b's is
// more than a's.
func cctorusPercentMore(a, b, base cctorusBisection) *big.Rat {
	x := new(big.Rat).Sub(cctorusNumber(b.th), cctorusNumber(a.th))
	x.Quo(x, cctorusNumber(base.th))
	return x.Mul(x, big.NewRat(100, 1))
}

// cctorusScaling is the claim that the gain over the torus grows.
func cctorusScaling() *Claim {
	return &Claim{
		ID: "cctorus/latency-scales", Kind: Text, Section: "abstract",
		Quote:  "better scalability ... particularly for larger size networks",
		Formal: "the part by which CCTorus(n)'s average distance is less than Torus(n)'s grows strictly with n",
		Note:   "the average distance stands for the latency, as in equation (3); the gain is taken relative to the torus",
		Readings: []Reading{
			cctorusEach(cctorusSteps(cctorusSides(3), 1), cctorusGains("CCTorus", 1)).named("E1, from n to n+1"),
			Once("n = 5, 6, 8", func(t *Trial) {
				cctorusGains("CCTorus", 1)(t, 5)
				cctorusGains("CCTorus", 2)(t, 6)
			}).named("E1, over the paper's sizes"),
			cctorusEach(cctorusSteps(cctorusOdd(), 2), cctorusGains("CCTorus", 2)).named("from odd n to n+2"),
			cctorusEach(cctorusSteps(cctorusEven(), 2), cctorusGains("CCTorus", 2)).named("E1, from even n to n+2"),
			cctorusEach(cctorusSteps(cctorusEven(), 2), cctorusGains("CCTorusOpp", 2)).named(cctorusE7 + ", from n to n+2"),
		},
		Correction: &Correction{
			"under E1 it grows from n to n+2; so it does under E7 for even n, but for the step from 6 to 8, where it falls",
			cctorusEach(cctorusSteps(cctorusSides(3), 2), func(t *Trial, n int) {
				cctorusGains("CCTorus", 2)(t, n)
				switch {
				case n == 6:
					before, after := cctorusReduction(t, "CCTorusOpp", 6), cctorusReduction(t, "CCTorusOpp", 8)
					t.Want(before.Cmp(after) > 0, "n=%d: %s%%, then %s%%", n, before.FloatString(3), after.FloatString(3))
				case n%2 == 0:
					cctorusGains("CCTorusOpp", 2)(t, n)
				}
			}),
		},
	}
}

// cctorusSteps returns the family with the order of the larger network of a
// step from n to n+step.
func cctorusSteps(f Family, step int) Family {
	f.Order = func(p []int) int { return (p[0] + step) * (p[0] + step) }
	return f
}

// cctorusReduction returns by how many per cent the network's average distance is
// less than the torus's.
func cctorusReduction(t *Trial, network string, n int) *big.Rat {
	return cctorusPercentLess(t.Mean(t.Net("%s(%d)", network, n)), t.Mean(t.Net("Torus(%d)", n)))
}

// cctorusGains tells whether the reduction at n+step is larger than at n.
func cctorusGains(network string, step int) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		before, after := cctorusReduction(t, network, n), cctorusReduction(t, network, n+step)
		t.Want(before.Cmp(after) < 0, "the average distance of %s(n) is less than Torus(n)'s by %s%% for n = %d, but by %s%% for n = %d",
			network, before.FloatString(3), n, after.FloatString(3), n+step)
	}
}
