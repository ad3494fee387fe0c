package supertoroidal

import (
	"topocert/props"
)

// layouts is the theorem on layouts.
func layouts() *props.Claim {
	const constants = "no link longer than √(c²+(1+2πk/l)²), in a volume of at most (9/8+πk/l)·klc³"
	return &props.Claim{
		ID: "supertoroidal/layout-theorem", Kind: props.Theorem, Section: "III, Theorem",
		Quote:  "If k/l < M, there exist three dimensional layouts of Γ(c,k,l) in a volume proportional to klc³ having links of maximal length proportional to c",
		Formal: "Γ(c,k,l) has a layout on points of the unit grid in a box of volume klc³ without a link as long as c: the factors are 1 and 1, whatever k/l",
		Note: "shown with x and y both interleaved, in the box ck × cl × c: the longest link has length √(4+(c−1)²), which is less than c for every c ≥ 3, " +
			"as a step round a folded ring is at most 2 and z changes by at most c−1. The text's own layout is the second reading, with " + constants +
			"; the volume is that of the shell one unit thick round the nodes. The hole within has a volume of about l/(4πk)·klc³, which k/l < M does not bound, as the third reading shows",
		Readings: []props.Reading{
			props.Over(family().And([]int{20, 2, 2}), folded).UpTo(5000).Named("some layout, even c ≥ 4, as the paper assumes"),
			props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				net := gamma(t, c, k, l)
				g, turn := newCylinder(t, net), turn(k, l)
				wide := turn.plus(1)
				longest := wide.by(wide).plus(int64(c * c))
				t.Want(atMost(t, exactly(int64(g.along)), longest) && atMost(t, g.longestRound(), longest),
					"%s: the link %s–%s has length %s", net.Name(), net.Label(g.round[1]), net.Label(g.round[0]), g.longestRound().root())
				// The shell: π·ck·(1/sin(π/cl)+ck−1)·c over klc³.
				ck, cl := int64(net.c*net.k), int64(net.c*net.l)
				shell := exactly(1).over(g.sine).plus(ck-1).by(pi()).times(1, cl)
				t.Want(atMost(t, shell, turn.times(1, 2).add(exactly(1).times(9, 8))), "%s: the shell has the volume %s·klc³", net.Name(), shell)
			}).UpTo(1500).Named("the cylinder of the text: " + constants + " without the hole"),
			props.Each("Γ(4,1,50)", []addressGroup{{4, 1, 50}}, func(t *props.Case, g addressGroup) {
				most, longer := pi().add(exactly(1).times(9, 8)), addressGroup{g.c, g.k, 8 * g.l}
				t.Want(atMost(t, g.solid(), most), "Γ(%d,%d,%d): the cylinder has the volume %s·klc³, more than (9/8+π)·klc³ = %s·klc³; that of Γ(%d,%d,%d) has %s·klc³: it is about (l/(4πk)+1+πk/l)·klc³, without a bound as l grows",
					g.c, g.k, g.l, g.solid(), most, longer.c, longer.k, longer.l, longer.solid())
			}).Named("the cylinder of the text, with the hole, in a volume proportional to klc³ for k/l ≤ 1: at most (9/8+π)·klc³"),
			props.Over(odd(3).And([]int{21, 2, 2}), folded).UpTo(1500).Named("some layout, odd c ≥ 3"),
		},
	}
}

// solid returns the volume of the cylinder with the hole, π·R²·c, over klc³, with
// R = 1/(2 sin(π/cl)) + ck − ½.
func (g addressGroup) solid() span {
	radius := exactly(1).over(sineOfPiOver(g.c*g.l)).plus(2*int64(g.c*g.k)-1).times(1, 2)
	return radius.by(radius).by(pi()).times(1, int64(g.c*g.c*g.k*g.l))
}

// folded says that with x and y interleaved the network fills a box of its
// own order, and that its longest link is shorter than c.
func folded(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	layout := net.typed().FoldedLayout(1, 1)
	t.Want(layout.Distinct() && layout.Volume() == net.Order(), "%s: the layout's box has the volume %d, the network %d nodes", net.Name(), layout.Volume(), net.Order())
	square, link := longest(t, net, layout, nil)
	t.Want(square == 4+(c-1)*(c-1) && square < c*c, "%s: the link %s–%s has length √%d", net.Name(), net.Label(link[0]), net.Label(link[1]), square)
}

// intrinsic is the claim that links of length proportional to c are needed.
func intrinsic() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/intrinsic-c-links", Kind: props.Text, Section: "III",
		Quote:  "It is intrinsic and imposes links of length proportional to the parameter c",
		Formal: "wherever the columns of c nodes with the same x and y stand, and however each is turned, (x,y,z) at the height z + φ(x,y) modulo c, some link climbs or falls by at least c/2",
		Note: "the text speaks of layouts with an axis for z. The turns (z'−z modulo c) of the four links round the square x, x+1, y, y+1 add up to −1 modulo c, and φ does not change that; so one of them is some s ≠ 0, " +
			"and moves one node of its column by max(s,c−s) ≥ c/2. On a ring for z: were all turns between −(c−1)/4 and (c−1)/4, each square's would add up to −1 itself, and all squares' to −c²kl; but each link counts in two squares, " +
			"with opposite signs, so they add up to 0. For any layout at all nothing near c is needed, as the correction shows; the least length that is needed is not known: " +
			"that about r⁴ nodes lie within r ≤ √c links of a node forces no more than an order of c^(1/6)",
		Readings: []props.Reading{
			props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				squares(t, gamma(t, c, k, l))
			}).UpTo(1500).Named("layouts with a straight axis for z, each column turned at will: at least c/2"),
			props.Over(family().And([]int{20, 2, 2}), func(t *props.Case, c, k, l int) {
				squares(t, gamma(t, c, k, l))
			}).UpTo(1500).Named("layouts with a ring for z, each column turned at will: at least (c−1)/4 round the ring"),
			props.Over(family().Where("even c ≥ 4, k = l = 1", "k == 1 && l == 1"), halfC).UpTo(1728).Named("any layout on points of the unit grid: at least c/2"),
		},
		Correction: &props.Correction{
			Statement: "over all layouts on points of the unit grid, links of length √11·⌈∛c⌉ suffice, in a box of volume ⌈∛c⌉³·c²kl: each column folded into a box of side ⌈∛c⌉, x and y interleaved",
			Reading:   props.Over(family().Where("even c ≥ 4, k, l ≤ 2", "k <= 2 && l <= 2"), foldedColumns).UpTo(14000),
		},
	}
}

// squares says that the turns of the links round every square of columns add
// up to −1 modulo c.
func squares(t *props.Case, net network) {
	c, ck, cl := net.c, net.c*net.k, net.c*net.l
	turns := make([][2]int, ck*cl) // of the links along x and y, by column
	for i := range turns {
		turns[i] = [2]int{columnTurn(t, net, i/cl, i%cl, 0), columnTurn(t, net, i/cl, i%cl, 1)}
	}
	for x := range ck {
		for y := range cl {
			right, up := (x+1)%ck*cl+y, x*cl+(y+1)%cl
			sum := turns[x*cl+y][0] + turns[right][1] - turns[up][0] - turns[x*cl+y][1]
			t.Want(mod(sum, c) == c-1, "%s: the turns round the square of columns (%d,%d)–(%d,%d) add up to %d modulo c",
				net.Name(), x, y, (x+1)%ck, (y+1)%cl, mod(sum, c))
		}
	}
}

// columnTurn returns what the links from the column (x,y) to the next along
// an axis add to z, modulo c: the same for the whole column.
func columnTurn(t *props.Case, net network, x, y, axis int) int {
	turn := -1
	for z := range net.c {
		v := net.At(x, y, z)
		s := mod(net.Coordinate(ahead(t, net, v, axis), 2)-z, net.c)
		t.Want(turn < 0 || s == turn, "%s: the links along axis %d from the column (%d,%d) add %d and %d to z", net.Name(), axis, x, y, turn, s)
		turn = s
	}
	return turn
}

// ahead returns the one vertex to which v's link (1,0,0), axis 0, or (0,1,0), axis 1,
// leads in the network. It is meant for ck, cl ≥ 3.
func ahead(t *props.Case, net network, v uint32, axis int) uint32 {
	return step(t, net, v, axis, 1)
}

// step returns the one vertex to which v's link (±1,0,0) or (0,±1,0) leads.
func step(t *props.Case, net network, v uint32, axis, step int) uint32 {
	side := net.c * [2]int{net.k, net.l}[axis]
	found, links := v, 0
	for _, w := range net.Neighbors(v) {
		if net.Coordinate(w, axis) == mod(net.Coordinate(v, axis)+step, side) && net.Coordinate(w, 1-axis) == net.Coordinate(v, 1-axis) {
			found = w
			links++
		}
	}
	t.Want(links == 1, "%s: %s has %d links %+d along axis %d", net.Name(), net.Label(v), links, step, axis)
	return found
}

// halfC looks for a layout without a link of length c/2.
func halfC(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	for a := 1; a*a*a <= 8*c; a++ {
		for b := 1; b <= a; b++ {
			layout := net.typed().FoldedLayout(a, b)
			square, link := longest(t, net, layout, nil)
			t.Want(4*square >= c*c || !layout.Distinct(), "%s with x and y interleaved and each column of %d nodes folded into a box %d × %d × %d "+
				"has no link longer than √%d, that of %s–%s; c/2 = %d", net.Name(), c, a, b, (c+a*b-1)/(a*b), square, net.Label(link[0]), net.Label(link[1]), c/2)
		}
	}
	t.Openf("no layout that was tried is without links of length c/2")
}

// foldedColumns says that with columns folded into cubes all links are short.
func foldedColumns(t *props.Case, c, k, l int) {
	net, side := gamma(t, c, k, l), 1
	for side*side*side < c {
		side++
	}
	layout := net.typed().FoldedLayout(side, side)
	most := side * side * side * net.Order() / c
	t.Want(layout.Distinct() && layout.Volume() <= most, "%s: the layout has the volume %d, want at most %d", net.Name(), layout.Volume(), most)
	square, link := longest(t, net, layout, nil)
	t.Want(square <= 11*side*side, "%s: the link %s–%s has length √%d, want at most √11·%d", net.Name(), net.Label(link[0]), net.Label(link[1]), square, side)
}
