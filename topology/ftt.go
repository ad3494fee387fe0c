package topology

// FTT is the fully twisted torus: the n×n mesh, and wrap-around links shifted
// by M = ⌊n/2⌋:
//
//	(0,y) – (n−1,(y+M) mod n)
//	(x,0) – ((x+M) mod n,n−1)
//
//	Domain   n ≥ 4
//	Order    n², size 2n², degree 4
//	Labels   (x,y), row-major
//
// Symmetries: the exchange of x and y, the half turn, and for even n the
// reflection of x.
//
// Source: the FTT paper: L. Tripathy, "Torus Based New Fault-Tolerant Interconnection
// Network For Parallel Systems", Computer Integrated Manufacturing Systems, No. 1, 2023,
// doi:10.24297/j.cims.2023.1.28, §3.
// Deviations: the paper writes Mid = [n/2] and leaves rounding open; NewFTTMid
// builds the other choices. Its worked example, "size n=8", is for n = 6, and
// does not follow its own rule throughout. n = 3 would merge two wrap links.
type FTT struct {
	network
	N, Mid int
}

// NewFTT returns the network FTT(n).
func NewFTT(n int) (*FTT, error) { return NewFTTMid(n, n/2) }

// NewFTTMid returns the fully twisted torus with another shift, 0 < mid < n.
// Only mid = ⌊n/2⌋ has a name that Parse reads.
func NewFTTMid(n, mid int) (*FTT, error) {
	if err := admit("FTT", []int{n}, n >= 4 && 0 < mid && mid < n, "n ≥ 4, and a shift of 1 … n−1", 4, n, n); err != nil {
		return nil, err
	}
	name := title("FTT", n)
	if mid != n/2 {
		name = title("FTTMid", n, mid)
	}
	b := newBox(n, n)
	g := &FTT{N: n, Mid: mid, network: makeNetwork(name, b, func(link func(u, v uint32)) {
		b.line(0, link)
		b.line(1, link)
		for i := range n {
			link(b.id(0, i), b.id(n-1, i+mid))
			link(b.id(i, 0), b.id(i+mid, n-1))
		}
	})}
	g.symmetric("exchange of axes 0 and 1", func(c []int) { c[0], c[1] = c[1], c[0] })
	g.symmetric("half turn", func(c []int) { c[0], c[1] = n-1-c[0], n-1-c[1] })
	if 2*mid == n {
		g.symmetric("reflection of axis 0", func(c []int) { c[0] = n - 1 - c[0] })
	}
	return g, nil
}
