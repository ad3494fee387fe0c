// Package oct holds the claims of the paper on the octagon-connected torus OCT(k,m),
// its charts and its golden file.
package oct

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// Title is the paper's title.
const Title = "Topology Architecture and Routing Algorithms of Octagon-Connected Torus Interconnection Network"

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed oct.theorems
var theorems string

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.Paper{
		Key:      "oct",
		Title:    Title,
		Source:   "Youyao Liu, Lidong Xing, Xin Zhou, “Topology Architecture and Routing Algorithms of Octagon-Connected Torus Interconnection Network”, TELKOMNIKA 13(1), 2015, p. 305, doi:10.12928/TELKOMNIKA.v13i1.1262",
		Findings: []string{"char5-bisection-24km", "char3-edge-symmetric", "distance-theorem-header-bit-layout", "broadcast-recursive-doubling"},
		Claims:   props.WithTheorems(props.WithCoq(claims(), stated()), theorems), Charts: charts(),
	}
}

// claims lists the claims of the paper.
func claims() []*props.Claim {
	return slices.Concat(
		codeClaims(),
		torusClaims(),
		octagonClaims(),
		constructionClaims(),
		propertyClaims(),
		comparisonClaims(),
		anticodeClaims(),
		routingClaims(), broadcastClaims(),
	)
}

// family is the domain of the theorems on OCT(k,m), and on the two networks
// of the same order that Table 1 compares it with.
func family() props.Family {
	return props.Family{Domain: "k, m ≥ 2", For: "k >= 2, m >= 2", Order: "32*k*m"}
}

// torusFamily is the domain of the theorems on T(k,m).
func torusFamily() props.Family {
	return props.Family{Domain: "k, m ≥ 2", For: "k >= 2, m >= 2", Order: "4*k*m"}
}

// grownFamily is the domain of the statements on T(k,m), T(k+1,m) and T(k,m+1)
// with slices of the given order.
func grownFamily(slice int) props.Family {
	return props.Family{
		Domain: "k, m ≥ 2", For: "k >= 2, m >= 2",
		Order: fmt.Sprintf("%d*max((k+1)*m, k*(m+1))", 4*slice),
	}
}

// wide is the domain of the statements on OCT(k,m) that hold for all k and m.
func wide() props.Family { return full(family()) }

// full returns a family in k and m with its part that has rings of length 2.
func full(f props.Family) props.Family { return f.From("k, m ≥ 1", "k >= 1, m >= 1") }

// thin returns the part of a family in k and m that has rings of length 2.
func thin(f props.Family) props.Family {
	return f.From("k = 1 or m = 1", "k >= 1, m >= 1 if k == 1 || m == 1")
}

// The names of readings that many claims have.
const (
	longRings  = "k, m ≥ 2"
	oneLink    = "k = 1 or m = 1, a ring of length 2 being one link"
	twoLinks   = "a ring of length 2 counted as two parallel links"
	allOneLink = "all-port, " + oneLink
)

// readings are the readings of a formula for k, m ≥ 2, where the paper's networks
// are what it describes, and for the rest.
func readings(f props.Family, limit int, formula, witness string) []props.Reading {
	return readingsShown(f, limit, formula, func(t *props.Case, e props.Env) string { return t.Text(witness, e) })
}

// show returns the text of a failure.
type show = func(t *props.Case, e props.Env) string

// readingsShown is readings with code for the witness.
func readingsShown(f props.Family, limit int, formula string, text show) []props.Reading {
	return []props.Reading{
		f.HoldsShown(formula, text).UpTo(limit).Named(longRings),
		thin(f).HoldsShown(formula, text).UpTo(limit).Named(oneLink),
	}
}

// computed is readings for what no formula says.
func computed(f props.Family, limit int, try func(t *props.Case, k, m int)) []props.Reading {
	return []props.Reading{
		props.Over(f, try).UpTo(limit).Named(longRings),
		props.Over(thin(f), try).UpTo(limit).Named(oneLink),
	}
}

// part is a part of a formula, and the text of a failure of that part: a template,
// and what the code adds to it, if there is any.
type part struct {
	formula, witness string
	more             func(t *props.Case, k, m int) string
}

// conjunction returns the formula that all parts hold, and the text of a failure:
// that of the first part that does not.
func conjunction(parts ...part) (formula string, text show) {
	var formulas []string
	for _, p := range parts {
		formulas = append(formulas, p.formula)
	}
	return strings.Join(formulas, " && "), func(t *props.Case, e props.Env) string {
		for _, p := range parts {
			if t.Text("{"+p.formula+"}", e) != "false" {
				continue
			}
			text := t.Text(p.witness, e)
			if p.more != nil {
				text += p.more(t, props.Int(e, "k"), props.Int(e, "m"))
			}
			return text
		}
		return "no part fails"
	}
}

// degreeIs is the part that every vertex of a network has the degree. The sides are
// templates.
func degreeIs(net, name, sides string, degree int) part {
	return part{
		formula: fmt.Sprintf("min_degree(%[1]s) == %[2]d && max_degree(%[1]s) == %[2]d", net, degree),
		witness: fmt.Sprintf("%s has degrees from {min_degree(%[2]s)} to {max_degree(%[2]s)}, not %[3]d everywhere: its sides are [%[4]s] and a ring of length 2 is one link",
			name, net, degree, sides),
	}
}

// doubled is the reading for all k, m ≥ 1 in which a ring of length 2 has two
// links: every vertex has the given number of links, and the network so many in all.
func doubled(f props.Family, net func(t *props.Case, k, m int) *props.Net, degree, size int) props.Reading {
	return props.Over(full(f), func(t *props.Case, k, m int) {
		wantLinks(t, net(t, k, m), degree, size*k*m)
	}).Named(twoLinks)
}

// wantLinks says that the case fails unless every vertex has the given number
// of links and the network has the given number, a ring of length 2 having two.
func wantLinks(t *props.Case, net *props.Net, degree, size int) {
	sum := 0
	for v := range uint32(net.Order()) {
		n := links(net, v)
		t.Want(n == degree, "%s has %d links at %s, not %d", net.Name(), n, net.Label(v), degree)
		sum += n
	}
	t.Want(sum == 2*size, "%s has %d links, not %d", net.Name(), sum/2, size)
}

// links returns the number of links at v if every ring of length 2 has two.
func links(net *props.Net, v uint32) int {
	side, at := net.Sides(), net.Coordinates(v)
	n := 0
	for _, w := range net.Neighbors(v) {
		n++
		for i, c := range net.Coordinates(w) {
			if c != at[i] && side[i] == 2 {
				n++
			}
		}
	}
	return n
}

// oct, torus and ommh return the networks of the paper.
func oct(t *props.Case, k, m int) *props.Net   { return t.Net("OCT(%d,%d)", k, m) }
func torus(t *props.Case, k, m int) *props.Net { return t.Net("JTorus(%d,%d)", k, m) }
func ommh(t *props.Case, k, m int) *props.Net  { return t.Net("OMMH(%d,%d,3)", 2*k, 2*m) }

// largeTorus returns Table 1's torus T(2k,4m).
func largeTorus(t *props.Case, k, m int) *props.Net { return torus(t, 2*k, 4*m) }

// rivals returns the networks of Table 1 in its order.
func rivals(t *props.Case, k, m int) []*props.Net {
	return []*props.Net{oct(t, k, m), ommh(t, k, m), largeTorus(t, k, m)}
}

// codes returns the paper's codes of the vertices.
func codes(net *props.Net) []string {
	codes := make([]string, net.Order())
	for v := range codes {
		codes[v] = net.Code(uint32(v))
	}
	return codes
}

// codeDistance returns the number of places in which two codes of one length differ.
func codeDistance(a, b string) int {
	n := 0
	for i := range len(a) {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}
