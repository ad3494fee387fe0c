package modelcheck

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
)

// menu are strategies that were found for values of a variable, the last that served first: by
// counterexample, a new one is looked for where none of these will do.
type menu [][]strategy.Step

// maxMenu bounds a menu: what has not served for long is forgotten.
const maxMenu = 512

// add takes in a strategy, unless it has a proof, or automorphisms, of one sentence alone; it tells whether it did.
func (m *menu) add(steps []strategy.Step) bool {
	if slices.ContainsFunc(steps, func(st strategy.Step) bool { return st.File != "" || st.Generators != nil }) {
		return false
	}
	*m = slices.Insert(*m, 0, steps)
	*m = (*m)[:min(len(*m), maxMenu)]
	return true
}

// find returns a strategy of the menu that shows a goal, nil if none does.
func (m *menu) find(ctx context.Context, p *strategy.Game, g strategy.Goal) []strategy.Step {
	for i, steps := range *m {
		if p.Within(budget(ctx, soonSteps)); p.Shows(g, steps) {
			*m = slices.Insert(slices.Delete(*m, i, i+1), 0, steps)
			return steps
		}
	}
	return nil
}

// alternates tells whether a goal, to choose something, has other choices that are gone through: those of
// the other side, and those in terms and conditions.
func (s *search) alternates(p *strategy.Game, g strategy.Goal) bool {
	library := s.world.Words
	if library == nil {
		library = words.Standard()
	}
	type asked struct {
		word   string
		sought int
	}
	met := make(map[asked]bool)
	var closed func(n *language.Node, sought int) bool
	closed = func(n *language.Node, sought int) bool {
		switch n.Op {
		case "!":
			return closed(n.Args[0], -sought)
		case "&&", "||":
			return closed(n.Args[0], sought) || closed(n.Args[1], sought)
		case "all", "some":
			ours := map[string]int{"some": 1, "all": -1}[n.Op] == sought
			for _, r := range n.Ranges {
				choice := r.In.Op == language.Call && (r.In.Text == "sets" || r.In.Text == "maps")
				if choice && !ours || closed(r.In, 0) || r.If != nil && closed(r.If, 0) {
					return true
				}
			}
			return closed(n.Args[0], sought)
		case language.Call:
			d := library.Find(n.Text)
			if d == nil || d.Role != words.Word {
				break
			}
			key := asked{n.Text, sought}
			if !d.Sort.IsTruth() {
				key.sought = 0
			}
			if !met[key] { // if it is asked for again, the answer was no, or is found
				met[key] = true
				if closed(d.Body, key.sought) {
					return true
				}
			}
		}
		for _, r := range n.Ranges {
			if r.In.Op == language.Call && (r.In.Text == "sets" || r.In.Text == "maps") || closed(r.In, 0) || r.If != nil && closed(r.If, 0) {
				return true
			}
		}
		for _, next := range n.Next {
			if slices.ContainsFunc(next.If, func(n *language.Node) bool { return closed(n, 0) }) || closed(next.To, 0) {
				return true
			}
			for _, r := range next.For {
				if closed(r.In, 0) || r.If != nil && closed(r.If, 0) {
					return true
				}
			}
		}
		return slices.ContainsFunc(n.Args, func(n *language.Node) bool { return closed(n, 0) })
	}
	sought := -1
	if g.Wanted() {
		sought = 1
	}
	return closed(g.Sentence(), sought)
}

const (
	// spoilers bounds how often a set that spoils the menu is looked for, soonSpoilers where each may be gone through
	// instead, and stuck how often in vain.
	spoilers     = 1 << 10
	soonSpoilers = 1 << 4
	stuck        = 8
)

// spoil looks for a set that meets a goal of the form some, by what it is up against: a set for which no strategy
// of the menu shows the contrary, built member by member so that the fewest are left. Either it meets the goal,
// or a strategy against it is one more.
func (s *search) spoil(ctx context.Context, p *strategy.Game, g strategy.Goal, answers *menu, soon bool) (outcome, error) {
	p.Within(budget(ctx, longSteps))
	shape, err := p.Shape(g)
	most := int(min(shape.Most, int64(shape.Members)))
	if err != nil || shape.Map || shape.Empty {
		return outcome{}, cmp.Or(err, certificates.ErrBudget)
	}
	random := rand.New(rand.NewPCG(1, uint64(shape.Members)))
	left := func(set []uint32, of menu) (list menu, err error) {
		positions := slices.Sorted(slices.Values(set))
		p.Within(budget(ctx, longSteps))
		under, outside, err := p.Under(g, positions)
		if err != nil || outside {
			return of, err
		}
		for _, steps := range of {
			if p.Within(budget(ctx, soonSteps)); p.Shows(p.Contrary(under), steps) {
				list = append(list, steps)
			}
		}
		return list, ctx.Err()
	}
	order := make([]int, shape.Members)
	for i := range order {
		order[i] = i
	}
	rounds := spoilers
	if soon {
		rounds = soonSpoilers
	}
	for round, vain := 0, 0; round < rounds && vain < stuck; round++ {
		var set []uint32
		order := order
		if round%2 == 1 { // else what is near in the order, as the links of a vertex, goes together
			order = random.Perm(shape.Members)
		}
		list, err := left(set, *answers)
		for len(set) < most && len(list) > 0 && err == nil {
			best, bestLeft := -1, menu(nil)
			for _, m := range order {
				if slices.Contains(set, uint32(m)) {
					continue
				}
				var less menu
				if less, err = left(append(set[:len(set):len(set)], uint32(m)), list); err != nil {
					return outcome{}, err
				}
				if best < 0 || len(less) < len(bestLeft) {
					best, bestLeft = m, less
				}
			}
			if best < 0 {
				break
			}
			set, list = append(set, uint32(best)), bestLeft
		}
		if err != nil {
			return outcome{}, err
		}
		if len(list) > 0 {
			vain++
			continue
		}
		full := slices.Clone(set) // more may spoil more that is not found yet
		for _, m := range order {
			if len(full) < most && !slices.Contains(full, uint32(m)) {
				full = append(full, uint32(m))
			}
		}
		if list, err = left(full, *answers); err != nil {
			return outcome{}, err
		} else if len(list) == 0 {
			set = full
		}
		slices.Sort(set)
		p.Within(budget(ctx, longSteps))
		under, outside, err := p.Under(g, set)
		if err != nil || outside {
			return outcome{}, cmp.Or(err, certificates.ErrBudget)
		}
		o, err := s.decide(ctx, p, under)
		if err != nil {
			return outcome{}, err
		}
		if o.met {
			return outcome{true, append([]strategy.Step{{Form: "choose", Numbers: set}}, o.steps...)}, nil
		}
		if !answers.add(o.steps) {
			break
		}
	}
	return outcome{}, certificates.ErrBudget
}
