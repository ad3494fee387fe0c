package topology

// Dragonfly is the largest dragonfly of groups of a routers, each with p hosts and h
// global channels: g = ah+1 groups, every two of which one global channel joins. For
// 0 ≤ x < g, 0 ≤ r, s < a, 0 ≤ i < p, and 0 ≤ q < ah, the links are
//
//	host(x,r,i) – router(x,r)
//	router(x,r) – router(x,s), r ≠ s
//	router(x, ⌊q/h⌋) – router(y, ⌊(ah−1−q)/h⌋), y = x+q+1 modulo g
//
// Messages go from host to host; routers pass them on: see Ends.
//
//	Domain   a, p, h ≥ 1
//	Order    apg hosts and ag routers, size apg + ga(a−1)/2 + gah/2
//	Degree   hosts 1, routers p + a−1 + h
//	Labels   host(x,r,i), router(x,r); numbered in this order, each kind row-major
//
// Symmetries: none are recorded.
//
// Source: J. Kim, W. J. Dally, S. Scott, D. Abts, "Technology-Driven, Highly-Scalable
// Dragonfly Topology", ISCA 2008, doi:10.1109/ISCA.2008.19, §3.1, for the largest number
// of groups and completely connected groups. Deviations: the paper leaves open which
// router of a group has the channel to which group; here channel q of each group leads
// q+1 groups on.
type Dragonfly struct {
	indirect
	A, P, H int
}

// NewDragonfly returns the largest dragonfly with a routers a group, p hosts and h
// global channels a router.
func NewDragonfly(a, p, h int) (*Dragonfly, error) {
	groups := MaxOrder + 1
	if a <= MaxOrder && h <= MaxOrder && int64(a)*int64(h) < MaxOrder {
		groups = a*h + 1
	}
	hosts := min(p, MaxOrder) // on a router
	if err := admit("Dragonfly", []int{a, p, h}, a >= 1 && p >= 1 && h >= 1, "a, p, h ≥ 1", max(0, a)+max(0, h)+2, max(1, a), 1+max(0, hosts), max(1, groups)); err != nil {
		return nil, err
	}
	const host, router = 0, 1
	ps := divide([]string{"host", "router"}, []int{groups, a, p}, []int{groups, a})
	return &Dragonfly{A: a, P: p, H: h, indirect: makeIndirect(title("Dragonfly", a, p, h), ps, func(link func(u, v uint32)) {
		for x := range groups {
			for r := range a {
				for i := range p {
					link(ps.id(host, x, r, i), ps.id(router, x, r))
				}
				for s := range r {
					link(ps.id(router, x, r), ps.id(router, x, s))
				}
			}
			for q := range a * h {
				link(ps.id(router, x, q/h), ps.id(router, x+q+1, (a*h-1-q)/h))
			}
		}
	})}, nil
}
