package supertoroidal

import "topocert/props"

// layout lists the claims on the layout in space (Section III).
func layout() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/slopes", Kind: props.Text, Section: "III",
			Quote:  "the slopes of these links only take the values 0, 1, …, c−1 … independent of k and l",
			Formal: "every link (1,0,0) of Γ(c,k,l) leads from (x,y0,z) to (x+1,y0,z') with z'−z ≡ y0 modulo c, so its slope depends on y0 and c alone, and all of 0, 1, …, c−1 occur",
			Note:   "slopes are taken modulo c, “because (x,y,z) = (x,y,z+c)”",
			Readings: []props.Reading{
				props.Over(family().And([]int{20, 2, 2}), slopes).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
				props.Over(odd(3).And([]int{21, 2, 2}), slopes).UpTo(600).Named("odd c ≥ 3"),
			},
		},
		naive(),
		outerLink(),
		reduces(),
		interleaved(),
		layouts(),
		intrinsic(),
		sameLength(),
		horizontal(),
	}
}

func slopes(t *props.Case, c, k, l int) {
	c, ck := c, c*k
	net := gamma(t, c, k, l)
	seen := make(map[int]bool)
	for v := range uint32(net.Order()) {
		a := net.Coordinates(v)
		found := false
		for _, w := range net.Neighbors(v) {
			b := net.Coordinates(w)
			if b[0] != (a[0]+1)%ck {
				continue
			}
			slope := mod(b[2]-a[2], c)
			t.Want(!found && b[1] == a[1] && slope == a[1]%c, "%s has the link %s–%s of slope %d, y0 modulo c = %d",
				net.Name(), net.Label(v), net.Label(w), slope, a[1]%c)
			found, seen[slope] = true, true
		}
		t.Want(found, "%s: %s has no link (1,0,0)", net.Name(), net.Label(v))
	}
	t.Want(len(seen) == c, "%s: %d slopes occur, c = %d", net.Name(), len(seen), c)
}
