package arithmetic

import (
	"errors"
	"testing"
)

// solution returns values in a small box that satisfy all facts and choices, nil if there are
// none there.
func solution(b *Branch, vars int, side int64) []int64 {
	values := make([]int64, vars)
	var try func(v int) bool
	try = func(v int) bool {
		if v == vars {
			return satisfied(b, values)
		}
		for x := -side; x <= side; x++ {
			values[v] = x
			if try(v + 1) {
				return true
			}
		}
		return false
	}
	if try(0) {
		return values
	}
	return nil
}

// satisfied tells whether values satisfy a branch, by machine numbers where they are small, and
// otherwise says no.
func satisfied(b *Branch, values []int64) bool {
	const most = 1 << 30
	for _, p := range b.Facts {
		var sum int64
		for _, m := range p {
			if !m.Coef.IsInt64() || m.Coef.Int64() >= most || m.Coef.Int64() <= -most {
				return false
			}
			product := m.Coef.Int64()
			for _, v := range m.Vars {
				if product *= values[v]; product >= most<<20 || product <= -most<<20 {
					return false
				}
			}
			sum += product
		}
		if sum < 0 {
			return false
		}
	}
	for _, c := range b.Choices {
		some := false
		for _, in := range c {
			some = some || satisfied(in, values)
		}
		if !some {
			return false
		}
	}
	return true
}

// largest is the largest variable of a branch, -1 for none.
func largest(b *Branch) int {
	n := -1
	for _, p := range b.Facts {
		for _, m := range p {
			for _, v := range m.Vars {
				n = max(n, v)
			}
		}
	}
	for _, c := range b.Choices {
		for _, in := range c {
			n = max(n, largest(in))
		}
	}
	return n
}

// FuzzRefute checks proofs of questions as texts: what is accepted has no solution in a small
// box.
func FuzzRefute(f *testing.F) {
	for _, v := range vectors(f, "testdata/vectors.txt") {
		f.Add(v.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		q, proof, err := parse(text)
		if err != nil || largest(q) > 2 {
			return
		}
		steps := int64(1 << 22)
		err = Refute(q, proof, func(n int64) error {
			if steps -= n; steps < 0 {
				return errors.New("too many steps")
			}
			return nil
		})
		if err != nil {
			return
		}
		if values := solution(q, largest(q)+1, 6); values != nil {
			t.Fatalf("accepted, but %v satisfy all facts and choices:\n%s", values, text)
		}
	})
}
