package modelcheck

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/strategy"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// symmetryBudget bounds the search for automorphisms.
const symmetryBudget = 1 << 24

// representatives are values of a goal's variable, by positions, that stand for all, and the
// step that says so of the contrary: "orbits", or "each".
func (s *search) representatives(ctx context.Context, p *strategy.Game, g strategy.Goal) ([][]uint32, strategy.Step, error) {
	all, err := s.count(ctx, p, g)
	if err != nil {
		return nil, strategy.Step{}, err
	}
	if all > maxValues {
		return nil, strategy.Step{}, fmt.Errorf("%w: %d values of a variable, want at most %d", certificates.ErrBudget, all, maxValues)
	}
	best, step := [][]uint32(nil), strategy.Step{Form: "each"}
	if all > 1 {
		for root := range p.Networks() {
			generators, err := s.group(ctx, p, g, nil, root)
			if err != nil {
				return nil, step, err
			}
			if len(generators) == 0 {
				continue
			}
			st := strategy.Step{Form: "orbits", Numbers: []uint32{uint32(root)}, Generators: generators}
			list, err := listed(ctx, p, g, st)
			if err != nil && !errors.Is(err, certificates.ErrBudget) { // they move something
				continue
			}
			if err == nil && len(list) < all && (best == nil || len(list) < len(best)) {
				best, step = list, st
			}
		}
	}
	if best == nil {
		best, err = listed(ctx, p, g, step)
	}
	return best, step, ended(ctx, err)
}

func listed(ctx context.Context, p *strategy.Game, g strategy.Goal, st strategy.Step) (list [][]uint32, err error) {
	p.Within(budget(ctx, longSteps))
	err = p.Orbits(g, st, func(positions []uint32) bool {
		list = append(list, slices.Clone(positions))
		return ctx.Err() == nil && len(list) <= maxRepresentatives
	})
	switch {
	case err != nil:
	case ctx.Err() != nil:
		err = ctx.Err()
	case len(list) > maxRepresentatives:
		err = fmt.Errorf("%w: more than %d values of a variable that symmetry leaves", certificates.ErrBudget, maxRepresentatives)
	}
	return list, err
}

// count is the number of values of a goal's variable, or more than maxValues.
func (s *search) count(ctx context.Context, p *strategy.Game, g strategy.Goal) (int, error) {
	p.Within(budget(ctx, longSteps))
	if !g.Choice {
		return p.Values(g)
	}
	shape, err := p.Shape(g)
	if err != nil || shape.Empty {
		return 0, err
	}
	total := 1
	if shape.Map {
		for range shape.Members {
			if total *= shape.Values; total > maxValues {
				break
			}
		}
		return total, nil
	}
	total = 0
	for size, sets := 0, 1; int64(size) <= shape.Most; size++ {
		if total += sets; total > maxValues {
			break
		}
		sets = sets * (shape.Members - size) / (size + 1)
	}
	return total, nil
}

// group returns generators of automorphisms of a network of the statement that keep what has
// a value in the scope of a goal, and the literals that are fixed; none where there are none, or
// too many steps are needed.
func (s *search) group(ctx context.Context, p *strategy.Game, g strategy.Goal, of []strategy.Fixed, root int) (automorphism.Generators, error) {
	net := p.Networks()[root]
	vertices, links, err := p.Marks(g, of, root)
	if err != nil {
		return nil, err
	}
	key := fmt.Sprint(root, strings.Join(vertices, ","), links)
	if generators, known := s.groups[key]; known {
		return generators, nil
	}
	images, err := automorphisms(ctx, net, vertices, links)
	if errors.Is(err, symmetry.ErrBudget) {
		images, err = nil, nil
	}
	var generators automorphism.Generators
	for _, image := range images {
		generators = append(generators, symmetry.Written(symmetry.NewPermutation(image), len(image)))
	}
	if err == nil {
		s.groups[key] = generators
	}
	return generators, err
}

// automorphisms returns generators of the automorphisms that keep colours of vertices, and colours and
// weights of links. A link with a colour becomes a vertex in the middle of it.
func automorphisms(ctx context.Context, net certificates.Graph, vertices []string, links map[[2]uint32]string) ([][]uint32, error) {
	if certificates.Directed(net) {
		return nil, nil
	}
	n := net.Order()
	numbers := make(map[string]uint64)
	number := func(colour string) uint64 {
		if _, known := numbers[colour]; !known {
			numbers[colour] = uint64(len(numbers))
		}
		return numbers[colour]
	}
	var colours []uint64
	for _, colour := range vertices {
		colours = append(colours, number("vertex"+colour))
	}
	var ends [][2]uint32
	for u := range uint32(n) {
		weights := certificates.Weights(net, u)
		for i, v := range net.Neighbors(u) {
			if v < u {
				continue
			}
			colour, marked := links[[2]uint32{u, v}]
			if weights != nil && weights[i] != 1 {
				colour, marked = fmt.Sprint(colour, " weighs ", weights[i]), true
			}
			if !marked {
				ends = append(ends, [2]uint32{u, v})
				continue
			}
			middle := uint32(len(colours))
			colours = append(colours, number("link"+colour))
			ends = append(ends, [2]uint32{u, middle}, [2]uint32{v, middle})
		}
	}
	g, err := topology.FromEdges(len(colours), func(yield func(u, v uint32) bool) {
		for _, e := range ends {
			if !yield(e[0], e[1]) {
				return
			}
		}
	})
	if err != nil {
		return nil, err
	}
	group, err := symmetry.Automorphisms(ctx, g, nil, colours, symmetryBudget)
	if err != nil {
		return nil, err
	}
	var images [][]uint32
	for _, image := range group.Generators {
		images = append(images, slices.Clone(image[:n]))
	}
	return images, nil
}
