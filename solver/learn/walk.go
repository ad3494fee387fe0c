package learn

import (
	"context"
	"slices"
)

// Walk is a closed walk: the vertex after so many hops as the variable Step says, in 0 … Length,
// in terms of the parameters and of it.
type Walk struct {
	At     []Case
	Length *Term
	Step   string
}

// Limits on walks.
const (
	mostRuns  = 3      // runs of a walk: hops of the same kind
	mostCases = 4      // walks, each for some parameters
	longest   = 9      // hops of a walk that is the same in all members
	mostSteps = 20_000 // of one search for such
)

// walker looks for closed walks that consist of few runs.
type walker struct {
	*Family
	members []*member
	moves   int
	next    map[*member][][]uint32 // of each move, where it leads from each vertex
	lengths []*Term
	counts  map[*member][]int64 // of each length, its value
	step    *Term
	// cycle is the length of a cycle that is looked for, of different vertices; 0 for any odd
	// closed walk.
	cycle int
}

// run is a move and how often it is made, as an index of lengths.
type run struct{ move, length int }

// OddWalk finds a closed walk of odd length that consists of at most three runs, each of hops by
// the same neighbour of the text, or by its reverse, or has at most nine hops; perhaps another
// for each remainder of a parameter.
func (f *Family) OddWalk(ctx context.Context) (*Walk, error) {
	w := f.newWalker(ctx)
	for runs := range mostRuns + 1 {
		if found := w.byCases(ctx, runs); found != nil {
			return found, nil
		}
		if err := ctx.Err(); err != nil {
			return nil, f.stopped(err)
		}
	}
	return nil, f.failed("no closed walk of %d runs has odd length in all members", mostRuns)
}

// Cycle finds a cycle of so few hops that its moves are the same in all members, through the first
// vertex.
func (f *Family) Cycle(ctx context.Context, length int) (*Walk, error) {
	w := f.newWalker(ctx)
	w.cycle = length
	if found := w.byCases(ctx, 0); found != nil {
		return found, nil
	}
	return nil, f.failed("no cycle of %d links through the first vertex is the same in all members", length)
}

func (f *Family) newWalker(ctx context.Context) *walker {
	w := &walker{Family: f, members: f.everywhere(), next: make(map[*member][][]uint32), counts: make(map[*member][]int64)}
	w.step = slot(len(f.names), f.fresh("t"))
	w.prepare(ctx)
	return w
}

// byCases finds walks of so many runs, of short ones if that is 0, until all members have one.
func (w *walker) byCases(ctx context.Context, runs int) *Walk {
	return byCases(w.Family, w.members, func(some []*member) *Walk { return w.find(ctx, some, runs) }, func(c *Term, one, rest *Walk) *Walk {
		return &Walk{append(under(c, one.At), rest.At...), cond(c, one.Length, rest.Length), rest.Step}
	})
}

// byCases finds something for all of some members; or for those of a few cases of the parameters, of
// which each is that with the most members that are left, and joins them.
func byCases[T any](f *Family, rest []*member, find func(some []*member) *T, join func(c *Term, one, rest *T) *T) *T {
	var when []*Term
	var parts []*T
	for len(parts) < mostCases {
		if whole := find(rest); whole != nil {
			for i, c := range slices.Backward(when) {
				whole = join(c, parts[i], whole)
			}
			return whole
		}
		var best *T
		var cond *Term
		var left []*member
		for _, c := range slices.Concat(f.splits()...) {
			some := slices.DeleteFunc(slices.Clone(rest), func(m *member) bool { return !c.holds(m.params) })
			others := slices.DeleteFunc(slices.Clone(rest), func(m *member) bool { return c.holds(m.params) })
			if len(some) < fewest || len(others) < fewest || best != nil && len(others) >= len(left) {
				continue
			}
			if found := find(some); found != nil {
				best, cond, left = found, c, others
			}
		}
		if best == nil {
			return nil
		}
		when, parts, rest = append(when, cond), append(parts, best), left
	}
	return nil
}

// prepare tabulates moves and lengths.
func (w *walker) prepare(ctx context.Context) {
	var moves []Next
	for i, it := range w.items {
		if len(it.For) > 0 {
			continue
		}
		moves = append(moves, it)
		if r, _ := w.reverse(ctx, i); r != nil && len(r.For) == 0 { // one without a reverse is gone along forwards only
			moves = append(moves, *r)
		}
	}
	w.moves = len(moves)
	slices.SortStableFunc(w.members, func(a, b *member) int { return a.Order() - b.Order() })
	for _, m := range w.members {
		for _, n := range moves {
			table := make([]uint32, m.Order())
			for v := range table {
				table[v] = m.image(n, uint32(v))
			}
			w.next[m] = append(w.next[m], table)
		}
	}
	var list []*Term
	for c := int64(1); c <= longest; c++ {
		list = append(list, number(c))
	}
	for i := range w.width() {
		if side := w.side(i); w.inParameters(side) {
			list = append(list, side, minus(side, number(1)), minus(side, number(2)), floor(side, 2), add(floor(side, 2), number(1)))
		}
	}
	for _, t := range slices.Concat(w.shifts(), w.addends()) {
		if w.inParameters(t) {
			list = append(list, t, minus(w.side(0), t))
		}
	}
	for p := range w.params {
		list = append(list, w.parameter(p), floor(w.parameter(p), 2))
	}
	slices.SortStableFunc(list[longest:], func(a, b *Term) int { return a.size() - b.size() })
	for _, t := range w.distinct(list) {
		counts := make([]int64, 0, len(w.members))
		for _, m := range w.members {
			if x, ok := t.Value(m.params); ok && x >= 0 && x <= 4*largeOrder {
				counts = append(counts, x)
			}
		}
		if len(counts) < len(w.members) {
			continue
		}
		w.lengths = append(w.lengths, t)
		for k, m := range w.members {
			w.counts[m] = append(w.counts[m], counts[k])
		}
	}
}

// follow makes a run in a member, and returns where it ends, or none.
func (w *walker) follow(m *member, v uint32, r run) uint32 {
	next := w.next[m][r.move]
	for range w.counts[m][r.length] {
		if v == none {
			return none
		}
		v = next[v]
	}
	return v
}

// find finds, for some members, the walk of at most so many runs, of the shortest terms, from
// the first vertex; the shortest walk that is the same in all of them counts as none.
func (w *walker) find(ctx context.Context, some []*member, runs int) *Walk {
	if found := w.short(ctx, some); found != nil {
		return found
	}
	for n := 1; n <= runs; n++ {
		if found := w.of(ctx, some, n); found != nil {
			return found
		}
	}
	return nil
}

// of finds the walk of so many runs.
func (w *walker) of(ctx context.Context, some []*member, runs int) *Walk {
	var best []run
	size := func(list []run) int {
		n := 0
		for _, r := range list {
			n += w.lengths[r.length].size()
		}
		return n
	}
	steps := 0
	var extend func(list []run, v uint32)
	extend = func(list []run, v uint32) {
		for move := range w.moves {
			if len(list) > 0 && list[len(list)-1].move == move || ctx.Err() != nil {
				continue
			}
			for length := range w.lengths {
				if steps++; steps > 4*mostSteps {
					return
				}
				u := w.follow(some[0], v, run{move, length})
				if u == none {
					continue
				}
				longer := append(slices.Clip(list), run{move, length})
				switch {
				case best != nil && size(longer) >= size(best):
				case len(longer) < runs:
					extend(longer, u)
				case u == 0 && w.closed(some, longer):
					best = longer
				}
			}
		}
	}
	if extend(nil, 0); best == nil {
		return nil
	}
	return w.walk(some, best)
}

// closed tells whether runs from the first vertex lead back to it in some members: by an odd number
// of hops, or if it is to be a cycle without meeting a vertex twice.
func (w *walker) closed(some []*member, list []run) bool {
	for _, m := range some {
		v, total := uint32(0), int64(0)
		met := make(map[uint32]bool)
		for _, r := range list {
			for range w.counts[m][r.length] {
				if v == none || w.cycle > 0 && met[v] {
					return false
				}
				if w.cycle > 0 {
					met[v] = true
				}
				v = w.next[m][r.move][v]
			}
			total += w.counts[m][r.length]
		}
		if v != 0 || w.cycle == 0 && total%2 == 0 {
			return false
		}
	}
	return true
}

// short finds the shortest odd closed walk whose moves are the same in some members.
func (w *walker) short(ctx context.Context, some []*member) *Walk {
	m := some[0]
	away := m.levels(0)
	var list []run // whose lengths are one less than the index: lengths begin with 1, 2, …
	steps := 0
	var extend func(v uint32, left int) bool
	extend = func(v uint32, left int) bool {
		if left == 0 {
			return v == 0 && w.closed(some, list)
		}
		if steps++; away[v] > int64(left) || steps > mostSteps || ctx.Err() != nil {
			return false
		}
		for move := range w.moves {
			u := w.next[m][move][v]
			if u == none {
				continue
			}
			before := slices.Clone(list)
			if n := len(list); n > 0 && list[n-1].move == move {
				list[n-1].length++
			} else {
				list = append(list, run{move, 0})
			}
			if extend(u, left-1) {
				return true
			}
			list = before
		}
		return false
	}
	for hops := 3; hops <= longest; hops++ {
		if hops != w.cycle && (w.cycle > 0 || hops%2 == 0) {
			continue
		}
		if list = nil; extend(0, hops) {
			return w.walk(some, list)
		}
	}
	return nil
}

// walk finds the terms of a walk.
func (w *walker) walk(some []*member, list []run) *Walk {
	begin, before := number(0), Tuple(nil)
	at := make(map[*member]uint32)
	out := &Walk{Step: w.step.name}
	for _, r := range list {
		tuple := w.along(some, r, at, begin, before)
		if tuple == nil {
			return nil
		}
		begin = add(begin, w.lengths[r.length])
		before = tuple.with(func(slot int) *Term {
			if slot == len(w.names) {
				return begin
			}
			return nil
		})
		out.At = append(out.At, Case{tuple, apply("<", w.step, begin)})
		for _, m := range some {
			at[m] = w.follow(m, at[m], r)
		}
	}
	out.At[len(out.At)-1].If = nil
	out.Length = begin
	return out
}

// along finds the terms of a run from given vertices, after so many hops. Before are the terms
// at the end of the run before, nil for the first.
func (w *walker) along(some []*member, r run, at map[*member]uint32, begin *Term, before Tuple) Tuple {
	hops := minus(w.step, begin)
	tuple := make(Tuple, w.width())
	for i := range tuple {
		from := w.places(i)
		from = slices.Insert(from, 0, number(some[0].of(at[some[0]])[w.params+i]))
		if before != nil {
			from = append(from, before[i])
		}
		p := from[slices.IndexFunc(from, func(p *Term) bool {
			for _, m := range some {
				if x, ok := p.Value(m.params); !ok || x != m.of(at[m])[w.params+i] {
					return false
				}
			}
			return true
		})]
		list := []*Term{p}
		for _, a := range w.addends() {
			step := product(a, hops)
			for _, t := range []*Term{add(p, step), minus(p, step)} {
				list = append(list, t, mod(t, w.side(i)))
			}
		}
		k := slices.IndexFunc(list, func(t *Term) bool { return w.fits(some, t, r, at, begin, i) })
		if k < 0 {
			return nil
		}
		tuple[i] = list[k]
	}
	return tuple
}

// fits tells whether a term is coordinate i all along a run.
func (w *walker) fits(some []*member, t *Term, r run, at map[*member]uint32, begin *Term, i int) bool {
	for _, m := range some {
		first, _ := begin.Value(m.params)
		v := at[m]
		values := append(make([]int64, 0, len(w.names)+1), m.of(v)...)
		values = append(values, first)
		for hop := range w.counts[m][r.length] + 1 {
			values[len(w.names)] = first + hop
			if x, ok := t.Value(values); !ok || x != m.of(v)[w.params+i] {
				return false
			}
			v = w.next[m][r.move][v]
			if v == none {
				break
			}
		}
	}
	return true
}
