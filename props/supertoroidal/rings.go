package supertoroidal

import (
	"topocert/props"
	"topocert/topology"
)

// outerLink is the claim about the longest link round the cylinder.
func outerLink() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/ring-outer-link", Kind: props.Text, Section: "III",
		Quote:  "The longest of these links is in the outermost ring of the cylinder and has length proportional to 2πck/cl",
		Formal: "with y round rings of unit spacing the longest link (0,±1,0) is in the ring of radius 1/(2 sin(π/cl)) + ck−1; its length in the plane of the ring is 1 + 2(ck−1)sin(π/cl), which lies between 1 + ⅔·2πk/l and 1 + 2πk/l",
		Note: "rings of unit spacing cannot be shorter than 1, which the text leaves out; the factor ⅔ is rounded down from " +
			"(1−1/ck)·sin(u)/u for u = π/cl, ck, cl ≥ 4. The sine is enclosed between fractions. The second reading adds that each " +
			"cycle of length c²l has a link from z = c−1 down to 0, which the text leaves out too",
		Readings: []props.Reading{
			props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				g := newCylinder(t, net)
				t.Want(g.roundRing == g.outer, "%s: the longest link %s–%s is in ring %d, not %d",
					net.Name(), net.Label(g.round[0]), net.Label(g.round[1]), g.roundRing, g.outer)
				chord, turn := chord(g.sine, g.outer), turn(k, l)
				t.Want(atMost(t, chord, turn.plus(1)) && atMost(t, turn.times(2, 3).plus(1), chord),
					"%s: neighbours on the outermost ring are %s apart, 2πk/l = %s", net.Name(), chord, turn)
			}).UpTo(1500).Named("in the plane of the ring, up to the unit spacing"),
			props.Over(family(), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				g, most := newCylinder(t, net), turn(k, l).plus(1)
				t.Want(atMost(t, g.longestRound(), most.by(most)), "%s: the link %s–%s falls by %d and has length %s, 1 + 2πk/l = %s",
					net.Name(), net.Label(g.round[1]), net.Label(g.round[0]), g.roundUp, g.longestRound().root(), most)
			}).UpTo(1500).Named("in space: at most 1 + 2πk/l"),
			props.Over(family(), func(t *props.Case, c, k, l int) {
				chord, turn := outerChord(c, k, l), turn(k, l)
				t.Want(atMost(t, chord, turn.times(2, 1)), "Gamma(%d,%d,%d): neighbours on the outermost ring are %s apart, 2πk/l = %s: no spacing is less than 1",
					c, k, l, chord, turn)
			}).UpTo(1500).Named("in the plane of the ring, at most twice 2πk/l"),
			props.Over(family().Where("even c ≥ 4, k ≥ l", "k >= l").And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				chord, turn := outerChord(c, k, l), turn(k, l)
				t.Want(atMost(t, turn.times(2, 3), chord) && atMost(t, chord, turn.times(7, 6)),
					"Gamma(%d,%d,%d): neighbours on the outermost ring are %s apart, 2πk/l = %s", c, k, l, chord, turn)
			}).UpTo(1500).Named("in the plane of the ring, between ⅔ and 7/6 of 2πk/l where k ≥ l"),
		},
	}
}

// outerChord returns the distance of neighbours on the outermost ring.
func outerChord(c, k, l int) span { return chord(sineOfPiOver(c*l), c*k-1) }

// reduces is the claim that the modified layout has shorter links.
func reduces() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/ring-reduces-longest", Kind: props.Text, Section: "III",
		Quote:  "A modification of this layout which reduces the length of the longest link",
		Formal: "with y round rings of unit spacing and x interleaved the longest link is shorter than in the box ck × cl × c, for even c ≥ 8",
		Note: "squares are compared, the sine enclosed between fractions. For large c by the text's own numbers: both are √((c−1)²+w²), with " +
			"w = max(2, 1+2(ck−1)sin(π/cl)) in the cylinder and w = max(cl, ck)−1 in the box",
		Readings: []props.Reading{
			props.Over(table().And([]int{20, 2, 2}), cylinderShorter).UpTo(5000).Named("the cylinder, even c ≥ 8"),
			props.Over(family(), cylinderShorter).UpTo(1500).Named("the cylinder, even c ≥ 4, as the paper assumes"),
			props.Over(family(), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				wantShorter(t, net, net.typed().FlatLayout())
			}).UpTo(1500).Named("the cylinder flattened into two planes, as in Section V"),
			props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				wantShorter(t, net, net.typed().FoldedLayout(1, 1))
			}).UpTo(1500).Named("x and y both interleaved"),
		},
		Correction: &props.Correction{
			Statement: "the cylinder has the shorter longest link exactly where cl ≥ 8: for all even c ≥ 4 but c = 4 and 6 with l = 1",
			Reading: props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				shorter, how := cylinderAgainstBox(t, net)
				t.Want(shorter == (c*l >= 8), "%s", how)
			}).UpTo(1500),
		},
	}
}

func cylinderShorter(t *props.Case, c, k, l int) {
	shorter, how := cylinderAgainstBox(t, gamma(t, c, k, l))
	t.Want(shorter, "%s", how)
}

// cylinderAgainstBox tells whether the longest link is shorter in the
// cylinder than in the box, and says why.
func cylinderAgainstBox(t *props.Case, net network) (bool, string) {
	g := newCylinder(t, net)
	box, _ := longest(t, net, net.typed().BoxLayout(), nil)
	shorter := g.along < box && !atMost(t, exactly(int64(box)), g.longestRound())
	return shorter, net.Name() + ": the link " + net.Label(g.round[1]) + "–" + net.Label(g.round[0]) +
		" has length " + g.longestRound().root() + " in the cylinder, no link is longer than " + exactly(int64(box)).root() + " in the box"
}

func wantShorter(t *props.Case, net network, layout *topology.Layout) {
	box, _ := longest(t, net, net.typed().BoxLayout(), nil)
	square, link := longest(t, net, layout, nil)
	t.Want(square < box, "%s: the link %s–%s has length √%d, no link is longer than √%d in the box",
		net.Name(), net.Label(link[0]), net.Label(link[1]), square, box)
}
