package theorem

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// TestFirstError: nothing is asked after the first error, which is what is returned; and what stands for
// an object that cannot be read leads to no other end than a rejection.
func TestFirstError(t *testing.T) {
	l, end := library(t), errors.New("the end")
	for name, e := range examples() {
		list, err := Read(strings.NewReader("topocert theorems 1\ntheorem t\n" + strings.TrimSpace(e.text) + "\nend\n"))
		if err != nil {
			t.Fatal(err)
		}
		th := list[0]
		asked := func(last int) (count int, err error) {
			err = th.Visit(l, nil, func(*arithmetic.Question) error {
				if count++; count == last {
					return end
				}
				return nil
			})
			return count, err
		}
		all, err := asked(0)
		if err != nil {
			t.Fatal(name, err)
		}
		for _, last := range []int{1, 2, all / 2, all} {
			if count, err := asked(last); count != last || err != end {
				t.Errorf("%s: %d questions and the error %v, want %d and the last one's", name, count, err, last)
			}
		}
		for _, n := range th.Networks {
			for _, m := range n.Lemmas {
				good := m.Objects
				for i, o := range good {
					for _, text := range []string{"", "zz", "0 if zz", "("} {
						m.Objects = slices.Clone(good)
						m.Objects[i].Text = text
						if _, err := asked(0); !errors.Is(err, certificates.ErrRejected) {
							t.Errorf("%s: %s by %s, with %s %q: %v, want it rejected", name, m.Fact, m.By, o.Keyword, text, err)
						}
					}
					m.Objects = slices.Delete(slices.Clone(good), i, i+1) // some may be left out
					if _, err := asked(0); err != nil && !errors.Is(err, certificates.ErrRejected) {
						t.Errorf("%s: %s by %s, without %s: %v, want it rejected", name, m.Fact, m.By, o.Keyword, err)
					}
				}
				m.Objects = good
			}
		}
	}
}
