package subgraphs

import (
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
)

// Eigenvectors is a proof of a lower bound on the multiplicity of an eigenvalue: independent
// vectors of whole numbers in its eigenspace.
type Eigenvectors []Eigenvector

// Eigenvector has an entry for each vertex, and a vertex, its pivot, where it is not 0 and those behind it are.
type Eigenvector struct {
	Pivot   uint32
	Entries []int64
}

// maxEntry is a bound on what numbers of eigenvalues and eigenvectors are, but for the sign: with less
// than 2²⁶ links no sum here goes beyond 63 bits.
const maxEntry = 1 << 31

// spectral are the forms of statements about multiplicities.
func spectral(relation string) []string {
	return []string{"eigenvalue-multiplicity G … " + relation + " k", "laplacian-multiplicity G … " + relation + " k"}
}

// ByEigenvectors is the kind of such proofs.
var ByEigenvectors = certificates.Kind{Name: "eigenvectors", Shows: spectral(">="), Form: certificates.FormOf((*Eigenvectors).form, Eigenvectors.check)}

func (p *Eigenvectors) form(r *certificates.Lines) {
	certificates.Each(r, (*[]Eigenvector)(p), func(x *Eigenvector) {
		fields := []string{strconv.FormatUint(uint64(x.Pivot), 10)}
		for _, e := range x.Entries {
			fields = append(fields, strconv.FormatInt(e, 10))
		}
		text := strings.Join(fields, " ")
		r.Text("eigenvector", &text)
		if !r.Reads() {
			return
		}
		pivot, rest, _ := strings.Cut(text, " ")
		v, ok := certificates.Decimal(pivot)
		if !ok || v >= uint64(certificates.None) {
			r.Wrong("body/number", "the pivot is %q, want a vertex", certificates.Shortened(pivot))
			return
		}
		x.Pivot = uint32(v)
		for field := range strings.SplitSeq(rest, " ") {
			e, ok := signed(field)
			if !ok {
				r.Wrong("body/number", "entry %d is %q, want a whole number between -%d and %d", len(x.Entries)+1, certificates.Shortened(field), int64(maxEntry), int64(maxEntry))
				return
			}
			x.Entries = append(x.Entries, e)
		}
	})
}

// signed reads a whole number, perhaps with a sign.
func signed(field string) (int64, bool) {
	digits, negative := strings.CutPrefix(field, "-")
	n, ok := certificates.Decimal(digits)
	if !ok || n >= maxEntry || negative && n == 0 {
		return 0, false
	}
	if negative {
		return -int64(n), true
	}
	return int64(n), true
}

// multiples returns what the neighbours of a vertex have to add up to at an eigenvector, as a
// multiple of the entry there: of the adjacency matrix A it is the eigenvalue k; of the Laplacian
// D − A the degree less k.
func multiples(s certificates.Statement, g certificates.Graph) (func(v uint32) int64, error) {
	if err := s.WantArgs(1); err != nil {
		return nil, err
	}
	k, ok := signed(s.Args[0])
	if !ok {
		return nil, s.Reject("multiplicity/number", "the eigenvalue %q, want a whole number between -%d and %d", certificates.Shortened(s.Args[0]), int64(maxEntry), int64(maxEntry))
	}
	if s.Subject == "laplacian-multiplicity" {
		return func(v uint32) int64 { return int64(len(g.Neighbors(v))) - k }, nil
	}
	return func(uint32) int64 { return k }, nil
}

// check checks that each vector is one of the eigenspace: at every vertex the entries of the
// neighbours add up to the multiple; and that they are independent: if a combination of them is 0, then
// so it is at the first one's pivot, where it is the first one's share; and so on.
func (p Eigenvectors) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	multiple, err := multiples(c.Statement, g)
	if err != nil {
		return err
	}
	if err := w.Pass(int64(len(p))); err != nil {
		return err
	}
	for i, x := range p {
		if len(x.Entries) != g.Order() {
			return certificates.RejectLine(i, "eigenvectors/length", "%d entries, want one for each of %d vertices", len(x.Entries), g.Order())
		}
		for v := range uint32(g.Order()) {
			sum := int64(0)
			for _, u := range g.Neighbors(v) {
				sum += x.Entries[u]
			}
			if want := multiple(v) * x.Entries[v]; sum != want {
				return certificates.RejectLine(i, "eigenvectors/sum", "the entries at the neighbours of vertex %d add up to %d, want %d", v, sum, want)
			}
		}
		if uint64(x.Pivot) >= uint64(g.Order()) || x.Entries[x.Pivot] == 0 {
			return certificates.RejectLine(i, "eigenvectors/pivot", "the entry at the pivot %d is 0 or none, want another", x.Pivot)
		}
	}
	if err := w.Budget.Spend(int64(len(p)) * int64(len(p))); err != nil {
		return err
	}
	for i, x := range p {
		for j := range p[i+1:] {
			if behind := p[i+1+j].Entries[x.Pivot]; behind != 0 {
				return certificates.RejectLine(i+1+j, "eigenvectors/independent", "%d at vertex %d, the pivot of a vector before, want 0", behind, x.Pivot)
			}
		}
	}
	if least := c.Statement.Bound(); uint64(len(p)) < least {
		return certificates.Reject("eigenvectors/number", "%d vectors, want at least %d", len(p), least)
	}
	return nil
}

// Rank is a proof of an upper bound on the multiplicity of an eigenvalue: vertices, in increasing order,
// such that only the vector 0 of the eigenspace is 0 at all of them.
type Rank struct{ Away []uint32 }

// ByRank is the kind of such proofs.
var ByRank = certificates.Kind{Name: "rank", Shows: spectral("<="), Form: certificates.FormOf((*Rank).form, Rank.check)}

func (p *Rank) form(r *certificates.Lines) { r.Last("away", &p.Away) }

// RankPrime is 2³¹ − 1, a prime (L. Euler 1772).
const RankPrime = firstModulus - 1

// check eliminates the equations of the eigenspace modulo RankPrime, with the entries at the listed
// vertices left out, until each of the other entries has an equation in which it is the first one.
//
// So modulo p a solution that is 0 at the listed vertices is 0. A solution in whole numbers other than 0 could be
// divided by p again and again. If there were more independent ones than vertices are listed, then some
// combination of them, not 0, were 0 at these.
func (p Rank) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	away, err := certificates.Marked(0, p.Away, 0, g.Order(), g)
	if err != nil {
		return err
	}
	if most := c.Statement.Bound(); uint64(len(p.Away)) > most {
		return certificates.Reject("rank/number", "%d vertices, want at most %d", len(p.Away), most)
	}
	rows, err := Equations(c.Statement, g, w, away, RankPrime)
	if err != nil {
		return err
	}
	for column := range g.Order() - len(p.Away) {
		if err := w.Budget.Spend(stepsOfProduct * int64(len(rows)) * int64(g.Order()-len(p.Away)-column)); err != nil {
			return err
		}
		i := slices.IndexFunc(rows, func(row []uint64) bool { return row[column] != 0 })
		if i < 0 {
			return certificates.Reject("rank/free", "more than one vector of the eigenspace modulo %d is 0 at the %d vertices, want none but 0", RankPrime, len(p.Away))
		}
		pivot := rows[i]
		rows = slices.Delete(rows, i, i+1)
		inverse := power(pivot[column], RankPrime-2, RankPrime)
		for _, row := range rows {
			if row[column] == 0 {
				continue
			}
			times := RankPrime - row[column]*inverse%RankPrime
			for j := column; j < len(row); j++ {
				row[j] = (row[j] + times*pivot[j]) % RankPrime
			}
		}
	}
	return nil
}

// Equations returns the equations of the eigenspace of a statement about a multiplicity modulo a prime, one for
// each vertex, in the entries at the vertices that are not away: the multiple there, less the sum over
// the neighbours, is 0.
func Equations(s certificates.Statement, g certificates.Graph, w certificates.World, away []bool, prime uint64) ([][]uint64, error) {
	multiple, err := multiples(s, g)
	if err != nil {
		return nil, err
	}
	var place []int
	columns := 0
	for _, out := range away {
		place = append(place, columns)
		if !out {
			columns++
		}
	}
	if err := w.Budget.Take(8 * int64(columns+3) * int64(g.Order())); err != nil {
		return nil, err
	}
	rows := make([][]uint64, g.Order())
	for v := range rows {
		rows[v] = make([]uint64, columns)
		if !away[v] {
			m := multiple(uint32(v)) % int64(prime)
			rows[v][place[v]] = uint64(m+int64(prime)) % prime
		}
		for _, u := range g.Neighbors(uint32(v)) {
			if !away[u] {
				rows[v][place[u]] = prime - 1
			}
		}
	}
	return rows, nil
}
