package invariants

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/topology"
)

// ProveMultiplicity proves how often a whole number is an eigenvalue, from both sides. The subject of the
// statements says of which matrix.
//
// Modulo a prime the equations of the eigenspace are brought to reduced echelon form, with O(N³) steps; the
// context is asked once for each column. The entries that stay free are the vertices of the upper bound, and each gives
// a vector that is 1 there and 0 at the others. Its entries are quotients, found from their remainders modulo two
// primes (P. S. Wang, "A p-adic algorithm for univariate partial fractions", SYMSAC 1981).
func ProveMultiplicity(ctx context.Context, net topology.Network, subject, k string) (atLeast, atMost *certificates.Certificate, err error) {
	statement := certificates.Statement{Subject: subject, Network: net.Name(), Args: []string{k}}
	primes := []uint64{subgraphs.RankPrime, otherPrime}
	var found []echelon
	for _, p := range primes {
		rows, err := subgraphs.Equations(statement, net.CSR(), certificates.World{}, make([]bool, net.Order()), p)
		if err != nil {
			return nil, nil, err
		}
		e, err := reduced(ctx, rows, net.Order(), p)
		if err != nil {
			return nil, nil, err
		}
		found = append(found, e)
	}
	if !slices.Equal(found[0].free, found[1].free) {
		return nil, nil, fmt.Errorf("solver: the eigenspace of %s of %s has other dimensions modulo %d than modulo %d", k, net.Name(), primes[0], primes[1])
	}
	vectors := make(subgraphs.Eigenvectors, len(found[0].free))
	for i, v := range found[0].free {
		entries, err := whole(found, primes, i, net.Order())
		if err != nil {
			return nil, nil, fmt.Errorf("solver: the eigenspace of %s of %s: %w", k, net.Name(), err)
		}
		vectors[i] = subgraphs.Eigenvector{Pivot: uint32(v), Entries: entries}
	}
	var away []uint32
	for _, v := range found[0].free {
		away = append(away, uint32(v))
	}
	said := func(relation string) certificates.Statement {
		s := statement
		s.Relation, s.Value = relation, fmt.Sprint(len(vectors))
		return s
	}
	return solver.Proved(said(">="), "eigenvectors", vectors), solver.Proved(said("<="), "rank", subgraphs.Rank{Away: away}), nil
}

// otherPrime is the largest prime below 2³¹ − 1.
const otherPrime = 1<<31 - 19

// echelon is a reduced echelon form: the entries that are free, and of each other one how it is
// made of these.
type echelon struct {
	free []int
	of   map[int][]uint64
}

// reduced brings equations to reduced echelon form modulo a prime.
func reduced(ctx context.Context, rows [][]uint64, columns int, p uint64) (echelon, error) {
	e := echelon{of: make(map[int][]uint64)}
	var pivots []int
	for column := range columns {
		if err := ctx.Err(); err != nil {
			return e, err
		}
		done := len(pivots)
		i := slices.IndexFunc(rows[done:], func(row []uint64) bool { return row[column] != 0 })
		if i < 0 {
			e.free = append(e.free, column)
			continue
		}
		rows[done], rows[done+i] = rows[done+i], rows[done]
		pivot := rows[done]
		inverse := new(big.Int).ModInverse(new(big.Int).SetUint64(pivot[column]), new(big.Int).SetUint64(p)).Uint64()
		for j := column; j < columns; j++ {
			pivot[j] = pivot[j] * inverse % p
		}
		for i, row := range rows {
			if i == done || row[column] == 0 {
				continue
			}
			times := p - row[column]
			for j := column; j < columns; j++ {
				if pivot[j] != 0 {
					row[j] = (row[j] + times*pivot[j]) % p
				}
			}
		}
		pivots = append(pivots, column)
	}
	for i, column := range pivots {
		made := make([]uint64, len(e.free))
		for j, free := range e.free {
			made[j] = (p - rows[i][free]) % p
		}
		e.of[column] = made
	}
	return e, nil
}

// whole returns the vector that is 1 at the free entry i and 0 at the other free ones, times the least number that makes its entries whole.
func whole(found []echelon, primes []uint64, i, order int) ([]int64, error) {
	p, q := new(big.Int).SetUint64(primes[0]), new(big.Int).SetUint64(primes[1])
	product := new(big.Int).Mul(p, q)
	inverse := new(big.Int).ModInverse(p, q)
	entries := make([]*big.Rat, order)
	common := big.NewInt(1)
	for v := range entries {
		entries[v] = new(big.Rat)
		if v == found[0].free[i] {
			entries[v].SetInt64(1)
		}
		if a, bound := found[0].of[v]; bound && (a[i] != 0 || found[1].of[v][i] != 0) {
			// The remainder modulo both primes: a, and so often p more.
			x := new(big.Int).SetUint64(a[i])
			more := new(big.Int).SetUint64(found[1].of[v][i])
			more.Sub(more, x).Mul(more, inverse).Mod(more, q)
			entries[v] = quotient(x.Add(x, more.Mul(more, p)), product)
		}
		// The least common multiple of the denominators.
		d := entries[v].Denom()
		common.Mul(common, new(big.Int).Div(d, new(big.Int).GCD(nil, nil, common, d)))
	}
	list := make([]int64, order)
	for v, x := range entries {
		n := new(big.Rat).Mul(x, new(big.Rat).SetInt(common))
		if n.Num().BitLen() > 31 {
			return nil, fmt.Errorf("an eigenvector has the entry %s, want one below 2³¹", n.RatString())
		}
		list[v] = n.Num().Int64()
	}
	return list, nil
}

// quotient returns the quotient of small numbers that has the remainder x modulo m: the first of
// Euclid's algorithm whose numerator is at most √m.
func quotient(x, m *big.Int) *big.Rat {
	bound := new(big.Int).Sqrt(m)
	a, b := new(big.Int).Set(m), new(big.Int).Set(x)
	s, t := new(big.Int), big.NewInt(1)
	for b.Cmp(bound) > 0 {
		d, r := new(big.Int).QuoRem(a, b, new(big.Int))
		a, b = b, r
		s, t = t, new(big.Int).Sub(s, d.Mul(d, t))
	}
	return new(big.Rat).SetFrac(b, t)
}
