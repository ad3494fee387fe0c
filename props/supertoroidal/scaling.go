package supertoroidal

import (
	"topocert/props"
	"topocert/topology"
)

// scaling lists the claims on building large networks from small
// ones (Section V).
func scaling() []*props.Claim {
	return []*props.Claim{
		scaleL(),
		renumbering(),
		noIncrease(),
		identifiers(),
		scaleK(),
		towersJoined(),
		{
			ID: "supertoroidal/k-scaling-routing", Kind: props.Text, Section: "V",
			Quote:    "If the suboptimal algorithm is used and scaling is confined to the parameter k, then scaling only effects routing on the x-axis",
			Formal:   "the table of B for Γ(c,k,l) is that for Γ(c,1,l), and so is its link for every D⁻¹S = (x,j) with j ≠ 0, whatever x is; with j = 0 it is one of (±1,0,0)",
			Note:     "how D⁻¹S is found is left aside: the paper says just before that it depends on k",
			Readings: []props.Reading{props.Over(family().Where("even c ≥ 4, k ≥ 2, l ≥ 1", "k >= 2").And([]int{16, 4, 2}), longer).UpTo(1500)},
		},
	}
}

// scaleL is the claim that the links along x stay as l grows.
func scaleL() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/scale-l-no-a-change", Kind: props.Text, Section: "V",
		Quote:  "No change in the links labeled (±1,0,0) (see (3)) is required",
		Formal: "the nodes of two copies of Γ(c,1,1) can be renumbered as those of Γ(c,1,2), x and z unchanged, so that every link (1,0,0) of the copies is the link (1,0,0) of the whole",
		Note: "shown with c added to y in the last half of the first copy and in the first half of the second, which is turned half round: y stays as it is modulo c, and so do the slopes. " +
			"Of the links (0,1,0) 3c² change: those from y = c/2−1 in both copies, and those from y = c−1 in the second",
		Readings: []props.Reading{
			props.Over(twins(), func(t *props.Case, c, k, l int) {
				j := newJoin(t, c, k, l, 1, turned)
				j.wantKept(t, 0)
				lost := len(j.cuts(t, 1))
				t.Want(lost == 3*c*c, "%d links (0,1,0) are lost, 3c² = %d", lost, 3*c*c)
			}).UpTo(5000).Named("some renumbering"),
			props.Over(twins(), printedKeeps).UpTo(5000).Named("the printed renumbering"),
			props.Over(anyTwins(), turnedKeeps).UpTo(2000).Named("some renumbering, for all k and l"),
		},
	}
}

// renumbering is the claim that the printed renumbering does.
func renumbering() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/scale-l-renumbering", Kind: props.Text, Section: "V",
		Quote:  "adding c/2 to the values of the y-coordinate in the second copy of Γ(c,1,1) and c to the y-coordinate of the last half of the nodes of the first copy",
		Formal: "with these values of y, x and z unchanged, every link (1,0,0) of two copies of Γ(c,1,1) is a link (1,0,0) of Γ(c,1,2)",
		Note: "a link (1,0,0) adds y modulo c to z, so c/2 more changes all those of the second copy. For two copies of Γ(c,k,l) the text's c/2 and c " +
			"are cl/2 and cl, and it is only for even l that cl/2 is 0 modulo c",
		Readings: []props.Reading{
			props.Over(twins(), printedKeeps).UpTo(5000).Named("two copies of Γ(c,1,1), as printed"),
			props.Over(anyTwins().Where("two copies of Γ(c,k,l), even c ≥ 4, even l", "l % 2 == 0"), printedKeeps).UpTo(2000).Named("two copies of Γ(c,k,l), even l, with cl/2 and cl"),
		},
		Correction: &props.Correction{
			Statement: "adding cl to the values of the y-coordinate in the last half of the first copy of Γ(c,k,l) and in the first half of the second leaves every link (1,0,0) as it is",
			Reading:   props.Over(anyTwins(), turnedKeeps).UpTo(2000),
		},
	}
}

func printedKeeps(t *props.Case, c, k, l int) { newJoin(t, c, k, l, 1, printed).wantKept(t, 0) }
func turnedKeeps(t *props.Case, c, k, l int)  { newJoin(t, c, k, l, 1, turned).wantKept(t, 0) }

// noIncrease is the claim about the lengths of links as l grows.
func noIncrease() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/scale-l-no-length-increase", Kind: props.Text, Section: "V",
		Quote:  "It is clear that no link has its length increased in this process",
		Formal: "with two copies of Γ(c,1,1) flattened into two planes each and set beside each other, the second turned half round, no port of a node of Γ(c,1,2) has a longer link than it had in its copy",
		Note: "squares of lengths are compared, for each of the four ports of every node. A flattened cylinder has y = 0 … c/2−1 in front and the rest behind, " +
			"and the rings nested in the interleaved order of x; two of them side by side are the flattened cylinder of Γ(c,1,2)",
		Readings: []props.Reading{
			props.Over(twins(), func(t *props.Case, c, k, l int) { lengths(t, c, k, l, turned) }).UpTo(5000).Named("the second copy turned half round"),
			props.Over(twins(), func(t *props.Case, c, k, l int) { lengths(t, c, k, l, printed) }).UpTo(5000).Named("the printed renumbering"),
			props.Over(anyTwins(), func(t *props.Case, c, k, l int) { lengths(t, c, k, l, turned) }).UpTo(2000).Named("the second copy turned half round, for all k and l"),
		},
	}
}

// lengths compares every port's link in the flattened copies with that in the
// whole. The copies keep their shape: the first stays where it is, the second
// stands beside it, turned half round or not.
func lengths(t *props.Case, c, k, l int, rule rule) {
	j := newJoin(t, c, k, l, 1, rule)
	old, whole := j.old.typed().FlatLayout(), j.whole.typed().FlatLayout()
	half := j.old.c * j.old.l / 2
	for copy, at := range j.at {
		for v := range uint32(j.old.Order()) {
			p, beside := old.Point(v), topology.Point{}
			switch turned := (topology.Point{-1 - p[0], 2*half - 1 - p[1], p[2]}); {
			case copy == 0:
				beside = p
			case whole.Point(at[v]) == turned:
				beside = turned
			default:
				beside = topology.Point{p[0], p[1] + half, p[2]}
			}
			t.Want(whole.Point(at[v]) == beside, "node %s of copy %d is moved within its copy", j.old.Label(v), copy+1)
			for port, label := range []string{"(1,0,0)", "(−1,0,0)", "(0,1,0)", "(0,−1,0)"} {
				axis, ahead := port/2, 1-port%2*2
				w, now := step(t, j.old, v, axis, ahead), step(t, j.whole, at[v], axis, ahead)
				before, after := old.Square(v, w), whole.Square(at[v], now)
				t.Want(after <= before, "the link %s of node %s of copy %d, now %s of %s, had length √%d and has √%d",
					label, j.old.Label(v), copy+1, j.whole.Label(at[v]), j.whole.Name(), before, after)
			}
		}
	}
}

// identifiers is the claim about the number of nodes that are renumbered.
func identifiers() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/scale-half-identifiers", Kind: props.Text, Section: "V",
		Quote:  "at least half of the nodes must have their own identifiers changed",
		Formal: "in any renumbering of the 2c³ nodes of two copies of Γ(c,1,1), to Γ(c,1,2) or to Γ(c,2,1), at least c³ nodes change theirs",
		Note: "each identifier (x,y,z) is that of two nodes, and at most one of them can keep it, whatever the renumbering and the links; so as many change theirs, in the formula, as there are more nodes than identifiers. " +
			"That half is enough is the second reading; the printed renumbering changes three quarters, the second copy and half of the first",
		Readings: []props.Reading{
			twins().Holds("2*order(Gamma(c,1,1)) - order(Gamma(c,1,1)) >= c*c*c && order(Gamma(c,1,2)) == 2*c*c*c && order(Gamma(c,2,1)) == 2*c*c*c",
				"two copies of Gamma({c},1,1) have {2*order(Gamma(c,1,1))} nodes and {order(Gamma(c,1,1))} identifiers, c³ = {c*c*c}").
				UpTo(5000).Named("in any renumbering"),
			props.Over(twins(), func(t *props.Case, c, k, l int) {
				for axis := range 2 {
					j := newJoin(t, c, k, l, axis, turned)
					j.wantKept(t, 1-axis)
					t.Want(j.changed() == j.old.Order(), "%d nodes change their identifiers, c³ = %d", j.changed(), j.old.Order())
				}
			}).UpTo(5000).Named("half of them, and no more, with the second copy turned half round"),
			props.Over(twins(), func(t *props.Case, c, k, l int) {
				for axis := range 2 {
					j := newJoin(t, c, k, l, axis, printed)
					t.Want(2*j.changed() == 3*j.old.Order(), "%d of %d nodes change their identifiers", j.changed(), j.whole.Order())
				}
			}).UpTo(5000).Named("three quarters of them, in the printed renumbering"),
		},
	}
}

// scaleK is the claim about the links along x as k grows.
func scaleK() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/scale-k", Kind: props.Text, Section: "V",
		Quote:  "these slopes agree in both copies of the network for each value of y because these values are aligned in both copies",
		Formal: "with c/2 added to x in the second copy of Γ(c,1,1) and c in the last half of the first, every link of the copies is that of Γ(c,2,1) with the same label, but the 2c² links (1,0,0) from x = c/2−1 in the first copy and from x = c−1 in the second, whose ends are joined crosswise by links of the same slopes",
		Readings: []props.Reading{
			props.Over(twins(), xJoined).UpTo(5000).Named("two copies of Γ(c,1,1)"),
			props.Over(anyTwins(), xJoined).UpTo(2000).Named("two copies of Γ(c,k,l), with ck/2 and ck"),
		},
	}
}

func xJoined(t *props.Case, c, k, l int) {
	j := newJoin(t, c, k, l, 0, printed)
	n := c * k
	j.wantCutAt(t, [2]int{n/2 - 1, n - 1})
	for _, cut := range j.cuts(t, 0) {
		slope := func(net network, v, w uint32) int {
			return mod(net.Coordinate(w, 2)-net.Coordinate(v, 2), net.c)
		}
		before, after := slope(j.old, cut.v, cut.w), slope(j.whole, j.at[cut.copy][cut.v], cut.now)
		t.Want(before == after, "the link from %s of copy %d had the slope %d and has %d", j.old.Label(cut.v), cut.copy+1, before, after)
	}
}

// towersJoined is the claim about two H-nets side by side.
func towersJoined() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/hnet-k-scaling", Kind: props.Text, Section: "V",
		Quote:  "Γ(4,2,1) could be built by standing the machines side by side and rewiring the horizontal 4-cycles into 8-cycles",
		Formal: "with two towers of Γ(4,1,1) side by side, the second turned half round, every link stays but two (1,0,0) of length 1 of each two horizontal cycles at the same height, whose ends are joined by two horizontal links of length 1",
		Note: "the towers have x as a horizontal ring and the height of y and w = z − xy modulo c; this needs no order of the planes, which the lost figure has. " +
			"4 is added to x in the last half of the first copy and in the first half of the second",
		Readings: []props.Reading{
			props.Once("two copies of Γ(4,1,1)", func(t *props.Case) { sideBySide(t, 4, 1, 1, turned) }).Named("the second tower turned half round"),
			props.Once("two copies of Γ(4,1,1), as printed", func(t *props.Case) { sideBySide(t, 4, 1, 1, printed) }).Named("the printed renumbering, on x"),
			props.Over(anyTwins(), func(t *props.Case, c, k, l int) { sideBySide(t, c, k, l, turned) }).UpTo(2000).Named("the second tower turned half round, for all even c, k and l"),
		},
	}
}

// sideBySide joins two towers along x, and sees that the new links lie flat
// between nodes where they stand.
func sideBySide(t *props.Case, c, k, l int, rule rule) {
	j := newJoin(t, c, k, l, 0, rule)
	height := func(y, w int) int { return c*y + w }
	old, whole := j.old.typed().TowerLayout(height), j.whole.typed().TowerLayout(height)
	j.wantKept(t, 1)
	cuts := j.cuts(t, 0)
	t.Want(len(cuts) == 2*c*c*l, "%d links are cut, want %d", len(cuts), 2*c*c*l)
	for copy, at := range j.at {
		for v := range uint32(j.old.Order()) {
			stands, found := old.Point(v), whole.Point(at[v])
			t.Want(found[2] == stands[2], "node %s of copy %d is at the height %d, and as %s of %s it would have to be at %d",
				j.old.Label(v), copy+1, stands[2], j.whole.Label(at[v]), j.whole.Name(), found[2])
			side := c * k / 2
			beside, turned := topology.Point{stands[0] + side, stands[1], stands[2]}, topology.Point{2*side - 1 - stands[0], 1 - stands[1], stands[2]}
			t.Want(copy == 0 && found == stands || copy == 1 && (found == beside || found == turned), "node %s of copy %d is moved within its copy", j.old.Label(v), copy+1)
		}
	}
	for _, cut := range cuts {
		v := j.at[cut.copy][cut.v]
		t.Want(old.Square(cut.v, cut.w) == 1 && whole.Square(v, cut.now) == 1 && whole.Point(v)[2] == whole.Point(cut.now)[2],
			"the new link %s–%s of %s is not horizontal and of length 1", j.whole.Label(v), j.whole.Label(cut.now), j.whole.Name())
	}
}
