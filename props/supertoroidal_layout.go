package props

// supertoroidalLayout lists the claims on the layout in space (Section III).
func supertoroidalLayout() []*Claim {
	return []*Claim{
		{
			ID: "supertoroidal/slopes", Kind: Text, Section: "III",
			Quote:  "the slopes of these links only take the values 0, 1, …, c−1 … independent of k and l",
			Formal: "every link (1,0,0) of Γ(c,k,l) leads from (x,y0,z) to (x+1,y0,z') with z'−z ≡ y0 modulo c, so its slope depends on y0 and c alone, and all of 0, 1, …, c−1 occur",
			Note:   "slopes are taken modulo c, “because (x,y,z) = (x,y,z+c)”",
			Readings: []Reading{
				gammaFamily().All(gammaSlopes).upTo(1500).named("even c ≥ 4, as the paper assumes"),
				gammaOdd(3).All(gammaSlopes).upTo(600).named("odd c ≥ 3"),
			},
		},
		gammaNaive(),
		{
			ID: "supertoroidal/ring-outer-link", Kind: Text, Section: "III",
			Quote:  "The longest of these links is in the outermost ring of the cylinder and has length proportional to 2πck/cl",
			Formal: "x radial, y angular, z axial; r0=1/(2 sin(pi/cl)) for unit spacing; outer chord = 1+2(ck-1)sin(pi/cl) ~ 1+2 pi k/l",
			Note:   "annulus with inner radius 1/(2 sin(pi/cl))",
			Open:   "needs the cylindrical layout and its link lengths",
		},
		{
			ID: "supertoroidal/ring-reduces-longest", Kind: Text, Section: "III",
			Quote:  "A modification of this layout which reduces the length of the longest link",
			Formal: "max(ring+interleaved) < max(naive)",
			Note:   "asymptotic in c",
			Open:   "needs the cylindrical layout with the interleaved x-axis",
		},
		gammaInterleaved(),
		{
			ID: "supertoroidal/layout-theorem", Kind: Theorem, Section: "III, Theorem",
			Quote:  "If k/l < M, there exist three dimensional layouts of Γ(c,k,l) in a volume proportional to klc³ having links of maximal length proportional to c",
			Formal: "exists unit-spacing layout, volume<=A(M) klc^3, max link<=B(M) c",
			Open:   "needs a layout with stated constants for every k, l and c",
		},
		{
			ID: "supertoroidal/intrinsic-c-links", Kind: Text, Section: "III",
			Quote:  "It is intrinsic and imposes links of length proportional to the parameter c",
			Formal: "every layout has a link of length Omega(c)",
			Note:   "restrict to fibre layouts",
			Open:   "needs a lower bound on the longest link over all layouts",
		},
		{
			ID: "supertoroidal/hnet-same-length", Kind: Text, Section: "III",
			Quote:  "With this layout both the mesh and Γ(4,1,1) have maximal links of the same length",
			Formal: "in the column layout max vertical link equal for 4x4x4 torus and Gamma(4,1,1)",
			Note:   "existential in the interwoven column layout with w=z-xy (mod 4)",
			Open:   "needs the H-net layout, whose figure is lost",
		},
		gammaHorizontal(),
	}
}

func gammaSlopes(t *Trial, p []int) {
	t.Computed()
	c, ck := p[0], p[0]*p[1]
	net := gammaNet(t, p)
	seen := make(map[int]bool)
	for v := range uint32(net.Order()) {
		a := net.Coordinates(v)
		found := false
		for _, w := range net.Neighbors(v) {
			b := net.Coordinates(w)
			if b[0] != (a[0]+1)%ck {
				continue
			}
			slope := gammaMod(b[2]-a[2], c)
			t.Want(!found && b[1] == a[1] && slope == a[1]%c, "%s has the link %s–%s of slope %d, y0 modulo c = %d",
				net.Name(), net.Label(v), net.Label(w), slope, a[1]%c)
			found, seen[slope] = true, true
		}
		t.Want(found, "%s: %s has no link (1,0,0)", net.Name(), net.Label(v))
	}
	t.Want(len(seen) == c, "%s: %d slopes occur, c = %d", net.Name(), len(seen), c)
}
