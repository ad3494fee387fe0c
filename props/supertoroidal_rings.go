package props

import "topocert/topology"

// gammaOuterLink is the claim about the longest link round the cylinder.
func gammaOuterLink() *Claim {
	return &Claim{
		ID: "supertoroidal/ring-outer-link", Kind: Text, Section: "III",
		Quote:  "The longest of these links is in the outermost ring of the cylinder and has length proportional to 2πck/cl",
		Formal: "with y round rings of unit spacing the longest link (0,±1,0) is in the ring of radius 1/(2 sin(π/cl)) + ck−1; its length in the plane of the ring is 1 + 2(ck−1)sin(π/cl), which lies between 1 + ⅔·2πk/l and 1 + 2πk/l",
		Note: "rings of unit spacing cannot be shorter than 1, which the text leaves out; the factor ⅔ is rounded down from " +
			"(1−1/ck)·sin(u)/u for u = π/cl, ck, cl ≥ 4. The sine is enclosed between fractions. The second reading adds that each " +
			"cycle of length c²l has a link from z = c−1 down to 0, which the text leaves out too",
		Readings: []Reading{
			gammaFamily().and([]int{20, 2, 2}).All(func(t *Trial, p []int) {
				net := gammaNet(t, p)
				g := newGammaCylinder(t, net)
				t.Want(g.roundRing == g.outer, "%s: the longest link %s–%s is in ring %d, not %d",
					net.Name(), net.Label(g.round[0]), net.Label(g.round[1]), g.roundRing, g.outer)
				chord, turn := gammaChord(g.sine, g.outer), gammaTurn(p)
				t.Want(t.atMost(chord, turn.plus(1)) && t.atMost(turn.times(2, 3).plus(1), chord),
					"%s: neighbours on the outermost ring are %s apart, 2πk/l = %s", net.Name(), chord, turn)
			}).upTo(1500).named("in the plane of the ring, up to the unit spacing"),
			gammaFamily().All(func(t *Trial, p []int) {
				net := gammaNet(t, p)
				g, most := newGammaCylinder(t, net), gammaTurn(p).plus(1)
				t.Want(t.atMost(g.longestRound(), most.by(most)), "%s: the link %s–%s falls by %d and has length %s, 1 + 2πk/l = %s",
					net.Name(), net.Label(g.round[1]), net.Label(g.round[0]), g.roundUp, g.longestRound().root(), most)
			}).upTo(1500).named("in space: at most 1 + 2πk/l"),
			gammaFamily().All(func(t *Trial, p []int) {
				chord, turn := gammaOuterChord(p), gammaTurn(p)
				t.Want(t.atMost(chord, turn.times(2, 1)), "Gamma(%d,%d,%d): neighbours on the outermost ring are %s apart, 2πk/l = %s: no spacing is less than 1",
					p[0], p[1], p[2], chord, turn)
			}).upTo(1500).named("in the plane of the ring, at most twice 2πk/l"),
			gammaFamily().where("even c ≥ 4, k ≥ l", func(p []int) bool { return p[1] >= p[2] }).and([]int{20, 2, 2}).All(func(t *Trial, p []int) {
				chord, turn := gammaOuterChord(p), gammaTurn(p)
				t.Want(t.atMost(turn.times(2, 3), chord) && t.atMost(chord, turn.times(7, 6)),
					"Gamma(%d,%d,%d): neighbours on the outermost ring are %s apart, 2πk/l = %s", p[0], p[1], p[2], chord, turn)
			}).upTo(1500).named("in the plane of the ring, between ⅔ and 7/6 of 2πk/l where k ≥ l"),
		},
	}
}

// gammaOuterChord returns the distance of neighbours on the outermost ring.
func gammaOuterChord(p []int) span { return gammaChord(sineOfPiOver(p[0]*p[2]), p[0]*p[1]-1) }

// gammaReduces is the claim that the modified layout has shorter links.
func gammaReduces() *Claim {
	ring := func(p []int) bool { return p[0]*p[2] >= 8 }
	return &Claim{
		ID: "supertoroidal/ring-reduces-longest", Kind: Text, Section: "III",
		Quote:  "A modification of this layout which reduces the length of the longest link",
		Formal: "with y round rings of unit spacing and x interleaved the longest link is shorter than in the box ck × cl × c, for even c ≥ 8",
		Note: "squares are compared, the sine enclosed between fractions. For large c by the text's own numbers: both are √((c−1)²+w²), with " +
			"w = max(2, 1+2(ck−1)sin(π/cl)) in the cylinder and w = max(cl, ck)−1 in the box",
		Readings: []Reading{
			gammaTable().and([]int{20, 2, 2}).All(gammaCylinderShorter).upTo(5000).named("the cylinder, even c ≥ 8"),
			gammaFamily().All(gammaCylinderShorter).upTo(1500).named("the cylinder, even c ≥ 4, as the paper assumes"),
			gammaFamily().All(func(t *Trial, p []int) {
				net := gammaNet(t, p)
				wantGammaShorter(t, net, net.FlatLayout())
			}).upTo(1500).named("the cylinder flattened into two planes, as in Section V"),
			gammaFamily().and([]int{20, 2, 2}).All(func(t *Trial, p []int) {
				net := gammaNet(t, p)
				wantGammaShorter(t, net, net.FoldedLayout(1, 1))
			}).upTo(1500).named("x and y both interleaved"),
		},
		Correction: &Correction{
			Statement: "the cylinder has the shorter longest link exactly where cl ≥ 8: for all even c ≥ 4 but c = 4 and 6 with l = 1",
			Reading: gammaFamily().and([]int{20, 2, 2}).All(func(t *Trial, p []int) {
				net := gammaNet(t, p)
				shorter, how := gammaCylinderAgainstBox(t, net)
				t.Want(shorter == ring(p), "%s", how)
			}).upTo(1500),
		},
	}
}

func gammaCylinderShorter(t *Trial, p []int) {
	shorter, how := gammaCylinderAgainstBox(t, gammaNet(t, p))
	t.Want(shorter, "%s", how)
}

// gammaCylinderAgainstBox tells whether the longest link is shorter in the
// cylinder than in the box, and says why.
func gammaCylinderAgainstBox(t *Trial, net *topology.Gamma) (bool, string) {
	g := newGammaCylinder(t, net)
	box, _ := gammaLongest(t, net, net.BoxLayout(), nil)
	shorter := g.along < box && !t.atMost(exactly(int64(box)), g.longestRound())
	return shorter, net.Name() + ": the link " + net.Label(g.round[1]) + "–" + net.Label(g.round[0]) +
		" has length " + g.longestRound().root() + " in the cylinder, no link is longer than " + exactly(int64(box)).root() + " in the box"
}

func wantGammaShorter(t *Trial, net *topology.Gamma, layout *topology.Layout) {
	box, _ := gammaLongest(t, net, net.BoxLayout(), nil)
	square, link := gammaLongest(t, net, layout, nil)
	t.Want(square < box, "%s: the link %s–%s has length √%d, no link is longer than √%d in the box",
		net.Name(), net.Label(link[0]), net.Label(link[1]), square, box)
}
