package topology

// FatTree is the fat tree of switches with k ports each: k pods of k/2 edge and k/2
// aggregation switches, (k/2)² core switches, and k/2 hosts on every edge switch. For
// 0 ≤ p < k and 0 ≤ e, a, i, j < k/2 the links are
//
//	host(p,e,i) – edge(p,e)
//	edge(p,e) – agg(p,a)
//	agg(p,a) – core(a,j)
//
// Messages go from host to host; switches pass them on: see Ends.
//
//	Domain   even k ≥ 2
//	Order    k³/4 hosts and 5k²/4 switches, size 3k³/4
//	Degree   hosts 1, switches k
//	Labels   host(p,e,i), edge(p,e), agg(p,a), core(i,j); numbered in this order, each
//	         kind row-major
//
// Symmetries: none are recorded.
//
// Source: M. Al-Fares, A. Loukissas, A. Vahdat, "A Scalable, Commodity Data Center
// Network Architecture", SIGCOMM 2008, doi:10.1145/1402958.1402967, §2.2, and §3.2 for
// addresses.
// Deviations: the paper's addresses of host(p,e,i), edge(p,e), agg(p,a) and core(i,j)
// are 10.p.e.(i+2), 10.p.e.1, 10.p.(a+k/2).1 and 10.k.(i+1).(j+1).
type FatTree struct {
	indirect
	K int
}

// NewFatTree returns the fat tree of switches with k ports.
func NewFatTree(k int) (*FatTree, error) {
	half, order := k/2, MaxOrder+1
	if k <= 1024 { // no larger one is within the limit
		order = k*half*half + 2*k*half + half*half
	}
	if err := admit("FatTree", []int{k}, k >= 2 && k%2 == 0, "even k ≥ 2", 6, order); err != nil {
		return nil, err
	}
	const host, edge, agg, core = 0, 1, 2, 3
	ps := divide([]string{"host", "edge", "agg", "core"}, []int{k, half, half}, []int{k, half}, []int{k, half}, []int{half, half})
	return &FatTree{K: k, indirect: makeIndirect(title("FatTree", k), ps, func(link func(u, v uint32)) {
		for p := range k {
			for e := range half {
				for i := range half {
					link(ps.id(host, p, e, i), ps.id(edge, p, e))
					link(ps.id(edge, p, e), ps.id(agg, p, i))
					link(ps.id(agg, p, e), ps.id(core, e, i))
				}
			}
		}
	})}, nil
}
