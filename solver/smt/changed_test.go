package smt_test

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/internal/deep"
	"topocert/solver/smt"
)

// changed returns a proof with one small change.
func changed(r *rand.Rand, proof []arithmetic.Node) []arithmetic.Node {
	proof = slices.Clone(proof)
	if len(proof) == 0 {
		return nil
	}
	at := r.IntN(len(proof))
	n := proof[at]
	n.Sum = slices.Clone(n.Sum)
	switch k := r.IntN(8); {
	case k == 0:
		return slices.Delete(proof, at, at+1)
	case k == 1:
		return slices.Insert(proof, at, n)
	case k == 2:
		other := r.IntN(len(proof))
		proof[at], proof[other] = proof[other], proof[at]
		return proof
	case len(n.Sum) > 0 && k == 3:
		i := r.IntN(len(n.Sum))
		n.Sum = slices.Delete(n.Sum, i, i+1)
	case len(n.Sum) > 0 && k == 4:
		i := r.IntN(len(n.Sum))
		n.Sum[i].Coef = new(big.Int).Add(n.Sum[i].Coef, big.NewInt(int64(r.IntN(5)-2)))
	case len(n.Sum) > 0 && k == 5:
		n.Sum[r.IntN(len(n.Sum))].Fact += r.IntN(5) - 2
	case n.Divisor != nil:
		n.Divisor = new(big.Int).Add(n.Divisor, big.NewInt(int64(r.IntN(5)-2)))
	case n.Form == arithmetic.Cut:
		n.Poly = n.Poly.Plus(int64(r.IntN(5) - 2))
	default:
		n.I += r.IntN(3) - 1
		n.J += r.IntN(3) - 1
	}
	proof[at] = n
	return proof
}

// weaker returns a question with a fact that is moved, or a branch more or less.
func weaker(r *rand.Rand, q *arithmetic.Branch, facts int) *arithmetic.Branch {
	out := &arithmetic.Branch{Facts: slices.Clone(q.Facts), Choices: slices.Clone(q.Choices)}
	if len(out.Choices) > 0 && r.IntN(2) == 0 {
		i := r.IntN(len(out.Choices))
		list := slices.Clone(out.Choices[i])
		switch k := r.IntN(3); {
		case k == 0:
			list = append(list, new(arithmetic.Branch))
		case len(list) > 0:
			j := r.IntN(len(list))
			list[j] = weaker(r, list[j], 0)
		}
		out.Choices[i] = list
		return out
	}
	if len(out.Facts) > facts {
		i := facts + r.IntN(len(out.Facts)-facts)
		out.Facts[i] = out.Facts[i].Plus(int64(r.IntN(4)))
	}
	return out
}

// TestChanged changes proofs that were found, or their questions: what is then still accepted
// has no model, by trying all values of its box.
func TestChanged(t *testing.T) {
	deep.NotShort(t)
	r := rand.New(rand.NewPCG(3, 4))
	accepted, refused := 0, 0
	for range deep.Cases(20, 40, 150) {
		q, vars, side := random(r)
		proof, err := smt.Refute(t.Context(), q, limit)
		if err != nil {
			continue
		}
		for range 40 {
			with, by := q, proof
			if r.IntN(2) == 0 {
				with = weaker(r, q, 2*vars)
			} else {
				for range 1 + r.IntN(2) {
					by = changed(r, by)
				}
			}
			steps := int64(1 << 20)
			err := arithmetic.Refute(with, by, func(n int64) error {
				if steps -= n; steps < 0 {
					return errors.New("too many steps")
				}
				return nil
			})
			if err != nil {
				refused++
				continue
			}
			accepted++
			if solvable(with, vars, side) {
				t.Fatalf("a proof is accepted of %v %v, which has a model: %v", with.Facts, with.Choices, by)
			}
		}
	}
	if accepted < 25 || refused < 250 {
		t.Errorf("%d accepted and %d refused, want many of both", accepted, refused)
	}
	t.Logf("%d accepted, %d refused", accepted, refused)
}
