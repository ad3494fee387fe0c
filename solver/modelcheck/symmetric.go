package modelcheck

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
)

// Bounds of the search for symmetric choices: how many elements of a group are drawn, as products of so many generators; of how many
// kinds they are tried; and for how long one is at first.
const (
	elements   = 64
	letters    = 24
	mostKinds  = 16
	soonChosen = 500 * time.Millisecond
)

// element is an automorphism of a network of the statement, with the number of its cycles, and its order.
type element struct {
	root, cycles, order int
	image               []uint32
}

// symmetric looks for a model of the formula in which an automorphism leaves the first choice as it is, or moves the values of a map
// by a part of their number, in their order: much of what is best is symmetric, and little is left to choose then.
func (s *search) symmetric(ctx context.Context, c *contrary) ([]bool, error) {
	shapes, err := c.p.Leading(c.goal)
	if err != nil || len(shapes) == 0 || len(c.chosen) == 0 {
		return nil, err
	}
	values := max(shapes[0].Values, 1)
	list, err := s.elements(ctx, c)
	if err != nil {
		return nil, err
	}
	var open []*lrat.CNF
	for _, e := range list {
		to, err := s.action(ctx, c, e)
		if err != nil {
			return nil, err
		}
		shifts := []int{0}
		if d := gcd(e.order, values); d > 1 {
			shifts = append(shifts, values/d)
		}
		for _, shift := range shifts {
			f := new(lrat.CNF)
			f.Fresh(c.clauses.Variables())
			for i := range c.clauses.Clauses() {
				f.Add(c.clauses.Clause(i)...)
			}
			for from, at := range to {
				at = at/values*values + (at%values+shift)%values
				f.Add(-c.chosen[0][from], c.chosen[0][at])
			}
			open = append(open, f)
		}
	}
	for soon := soonChosen; len(open) > 0; soon *= growth {
		var left []*lrat.CNF
		for _, f := range open {
			part, cancel := context.WithTimeout(ctx, soon)
			model, err := sat.NewGini(f).Solve(solver.Turns(part))
			cancel()
			if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
				left = append(left, f)
			} else if err != nil || model != nil {
				return model, err
			}
		}
		open = left
	}
	return nil, nil
}

// elements are some of the automorphisms that keep what has a value, one of each kind, those with the fewest cycles first.
func (s *search) elements(ctx context.Context, c *contrary) ([]element, error) {
	random := rand.New(rand.NewPCG(1, 2))
	var list []element
	met := make(map[string]bool)
	for root, g := range c.p.Networks() {
		generators, err := s.group(ctx, c.p, c.goal, nil, root)
		if err != nil {
			return nil, err
		}
		if len(generators) == 0 {
			continue
		}
		var images [][]uint32
		for _, a := range generators {
			p, err := automorphism.Generators{a}.Verify(g, s.within(ctx, longSteps))
			if err != nil {
				return nil, err
			}
			images = append(images, p.Images()[0])
		}
		for range elements {
			product := slices.Clone(images[random.IntN(len(images))])
			for range random.IntN(letters) {
				product = after(images[random.IntN(len(images))], product)
			}
			e := elementOf(root, product)
			for d, power := 1, product; d < e.order; d, power = d+1, after(product, power) {
				if e.order%d != 0 {
					continue
				}
				e := elementOf(root, power)
				if key := fmt.Sprint(root, e.cycles, e.order); !met[key] {
					met[key] = true
					list = append(list, e)
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b element) int { return cmp.Compare(a.cycles, b.cycles) })
	return list[:min(mostKinds, len(list))], nil
}

func elementOf(root int, image []uint32) element {
	e := element{root: root, order: 1, image: image}
	met := make([]bool, len(image))
	for v := range image {
		length := 0
		for at := v; !met[at]; at = int(image[at]) {
			met[at] = true
			length++
		}
		if length > 0 {
			e.cycles, e.order = e.cycles+1, e.order/gcd(e.order, length)*length
		}
	}
	return e
}

// after is what comes of one permutation, and then another.
func after(then, first []uint32) []uint32 {
	out := make([]uint32, len(first))
	for v, at := range first {
		out[v] = then[at]
	}
	return out
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// action is where an automorphism takes the positions of the first choice.
func (s *search) action(ctx context.Context, c *contrary, e element) ([]int, error) {
	to := make([]int, len(c.chosen[0]))
	for i := range to {
		to[i] = -1
	}
	st := strategy.Step{Form: "split", Generators: automorphism.Generators{symmetry.Written(symmetry.NewPermutation(e.image), len(e.image))}}
	for position := range to {
		if to[position] >= 0 {
			continue
		}
		st.Numbers = []uint32{uint32(e.root), 0, uint32(position)}
		c.p.Within(budget(ctx, formulaSteps))
		cycle, err := c.p.Split(c.goal, nil, st)
		if err != nil {
			return nil, ended(ctx, err)
		}
		for i, l := range cycle {
			to[l.Position] = int(cycle[(i+1)%len(cycle)].Position)
		}
	}
	return to, nil
}
