package props

// Paper is a paper whose claims are decided.
type Paper struct {
	// Key is the first part of its claims' ids, and the stem of its files.
	Key string
	// Source says where it was published.
	Source string
	// Claims lists its claims in the order of the text.
	Claims []*Claim
}

// Papers lists the papers. This is the one place where a new paper is entered.
func Papers() []Paper {
	return []Paper{
		{"oct", "“Octagon-connected torus interconnection network” (OCT)", claims()},
		{"cctorus", "“Centrally Connected Torus” (CCTorus)", claims()},
		{"qt", "J.-S. Kim, S. W. Kim, K. Qiu, H.-O. Lee, “Some properties and algorithms for the hyper-torus network”, J. Supercomputing 2014", claims()},
		{"ftt", "L. Tripathy, “Torus Based New Fault-Tolerant Interconnection Network For Parallel Systems”, Computer Integrated Manufacturing Systems 29(1), 2023, doi:10.24297/j.cims.2023.1.28", claims()},
		{"supertoroidal", "R. N. Draper, “An Overview of Supertoroidal Networks”, SPAA 1991", claims()},
	}
}

// Catalogue lists the claims of all papers.
func Catalogue() []*Claim {
	var all []*Claim
	for _, p := range Papers() {
		all = append(all, p.Claims...)
	}
	return all
}
