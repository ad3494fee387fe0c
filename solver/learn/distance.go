package learn

import (
	"context"
	"fmt"
	"slices"

	"topocert/certificates/family"
)

// rounds bounds how often a term is learned anew because of vertices where it was wrong.
const rounds = 10

// table has a number for each vertex of each member.
type table map[*member][]int64

// Distances are those from a vertex, -1 where no path leads.
func Distances(net *family.Member, root uint32) []int64 {
	return breadthFirst(net.Order(), root, net.Neighbors)
}

// levels are the distances from a vertex.
func (m *member) levels(root uint32) []int64 { return Distances(m.Member, root) }

func breadthFirst(order int, root uint32, neighbors func(uint32) []uint32) []int64 {
	level := slices.Repeat([]int64{-1}, order)
	level[root] = 0
	for queue := []uint32{root}; len(queue) > 0; queue = queue[1:] {
		for _, u := range neighbors(queue[0]) {
			if level[u] < 0 {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// tables are the distances from a root in every member.
func (f *Family) tables(root Tuple) (table, error) {
	if len(root) != f.width() {
		return nil, f.failed("the root %s, want %d coordinates", root, f.width())
	}
	all := make(table)
	for _, m := range f.everywhere() {
		r := m.vertex(root)
		if r == none {
			return nil, f.failed("the root %s is no vertex of %s", root, m.Name())
		}
		level := m.levels(r)
		if slices.Contains(level, -1) {
			return nil, f.failed("%s is not connected, and distances are infinite", m.Name())
		}
		all[m] = level
	}
	return all, nil
}

// Distance finds a term for the distance from a root, which is a tuple of terms in the
// parameters: in the parameters and coordinates, the sum or the largest of parts in some of
// the coordinates each, of which each is the least of a few pieces. It equals the distances in
// all members that are sampled.
func (f *Family) Distance(ctx context.Context, root Tuple) (*Term, error) {
	want, err := f.tables(root)
	if err != nil {
		return nil, err
	}
	t, err := f.potential(ctx, root, want)
	if err != nil {
		return nil, fmt.Errorf("%w (distance from %s)", err, root)
	}
	return t, nil
}

// source is a vertex, by its coordinates, with numbers of all vertices.
type source struct{ root, numbers []int64 }

// from are the numbers of each member, with a root that is one of its vertices.
func from(root Tuple, want table) map[*member][]source {
	all := make(map[*member][]source)
	for m, numbers := range want {
		at, _ := root.Values(m.params)
		all[m] = []source{{at, numbers}}
	}
	return all
}

func (f *Family) potential(ctx context.Context, root Tuple, want table) (*Term, error) {
	sources := from(root, want)
	return f.byBlocks(sources, func(block []int) (*Term, error) { return f.part(ctx, root, block, sources) })
}

// byBlocks finds a term as the sum, or the largest, of parts in some of the coordinates each.
func (f *Family) byBlocks(sources map[*member][]source, part func(block []int) (*Term, error)) (*Term, error) {
	for _, blocks := range partitions(f.width()) {
		for _, op := range []string{"+", "max"} {
			if len(blocks) == 1 && op == "max" || !f.separated(sources, blocks, op) {
				continue
			}
			var parts []*Term
			for _, block := range blocks {
				t, err := part(block)
				if err != nil {
					return nil, err
				}
				parts = append(parts, t)
			}
			if op == "max" {
				return chain("max", parts...), nil
			}
			return sum(parts), nil
		}
	}
	panic("learn: a table is no sum of itself") // the coarsest partition has one block
}

func (f *Family) separated(sources map[*member][]source, blocks [][]int, op string) bool {
	for m, list := range sources {
		for _, s := range list {
			if !f.separates(m, s.numbers, s.root, blocks, op) {
				return false
			}
		}
	}
	return true
}

// partitions lists the partitions of 0 … n-1, those of more blocks first.
func partitions(n int) [][][]int {
	list := [][][]int{nil}
	for i := range n {
		var next [][][]int
		for _, p := range list {
			for j := range p {
				q := slices.Clone(p)
				q[j] = append(slices.Clone(q[j]), i)
				next = append(next, q)
			}
			next = append(next, append(slices.Clone(p), []int{i}))
		}
		list = next
	}
	slices.SortStableFunc(list, func(a, b [][]int) int { return len(b) - len(a) })
	return list
}

// project returns the vertex with the coordinates of v in a block and those of the root
// elsewhere, or none.
func (f *Family) project(m *member, v uint32, root []int64, block []int) uint32 {
	c := slices.Clone(root)
	for _, i := range block {
		c[i] = m.of(v)[f.params+i]
	}
	return m.Find(c)
}

// separates tells whether the numbers of all vertices are the sum, or the largest, of those of
// their projections to the blocks.
func (f *Family) separates(m *member, list, root []int64, blocks [][]int, op string) bool {
	for v := range list {
		total := int64(0)
		for _, block := range blocks {
			u := f.project(m, uint32(v), root, block)
			switch {
			case u == none:
				return false
			case op == "max":
				total = max(total, list[u])
			default:
				total += list[u]
			}
		}
		if total != list[v] {
			return false
		}
	}
	return true
}

// part finds a term for the numbers of the vertices that are at the root but for a block of
// coordinates.
func (f *Family) part(ctx context.Context, root Tuple, block []int, sources map[*member][]source) (*Term, error) {
	small, large := f.points(sources, block)
	var params []int
	for _, i := range block {
		for p := range f.params {
			if f.ranges[i].High.uses(p) && !slices.Contains(params, p) {
				params = append(params, p)
			}
		}
	}
	every := upTo(f.params)
	shapes := f.shapes(block, sources)
	t, missed, tried := f.staged(ctx, small, large, f.atoms(block, params, root, shapes), f.classes(block, nil))
	if t == nil && len(params) < f.params {
		t, missed, tried = f.staged(ctx, small, large, f.atoms(block, every, root, shapes), f.classes(block, nil))
	}
	if t != nil {
		return t, nil
	}
	return nil, f.missed(ctx, "no term of %d pieces fits %d of %d vertices", usual().pieces, missed, tried)
}

// staged learns a term from atoms at several stages; between the first and the others it tries a
// term for each of several classes of points.
func (f *Family) staged(ctx context.Context, some, all []point, stages [][][]atom, classes [][]*Term) (t *Term, missed, of int) {
	for i, groups := range stages {
		if t, missed, of = f.refine(ctx, some, all, groups, f.reachOf(groups)); t != nil || ctx.Err() != nil {
			return t, missed, of
		}
		for j, by := range classes {
			if j == 0 && i == 0 || j > 0 && i == len(stages)-1 {
				if t := f.classed(ctx, some, all, stages, by); t != nil || ctx.Err() != nil {
					return t, missed, of
				}
			}
		}
	}
	return nil, missed, of
}

// classed learns a term for each class.
func (f *Family) classed(ctx context.Context, some, all []point, stages [][][]atom, by []*Term) *Term {
	return casewise(by, all, 1, func(c *Term, every []point) Tuple {
		few := slices.DeleteFunc(slices.Clone(some), func(p point) bool { return !c.holds(p.values) })
		t, _, _ := f.staged(ctx, few, every, stages, nil)
		return single(t)
	}).only()
}

// upTo are the numbers 0 … n-1.
func upTo(n int) (list []int) {
	for i := range n {
		list = append(list, i)
	}
	return list
}

// mostClasses bounds the classes by the values of coordinates.
const mostClasses = 16

// classes are ways to tell vertices apart: first by the values of coordinates of few values, which
// the text's numbers bound, then by parities. From are the coordinates of another vertex, if any.
func (f *Family) classes(block []int, from []*Term) [][]*Term {
	by := []*Term{nil}
	var odd []*Term
	for _, i := range block {
		side := f.side(i)
		list := []*Term{f.coordinate(i)}
		if from != nil {
			list = append(list, from[i])
		}
		for _, x := range list {
			if side.op != numeral {
				odd = append(odd, x)
				continue
			}
			var more []*Term
			for _, c := range by {
				for value := range side.x {
					more = append(more, both(c, apply("==", x, number(value))))
				}
			}
			if len(more) <= mostClasses {
				by = more
			}
		}
	}
	var list [][]*Term
	if len(by) == 1 {
		by = nil
	}
	list = append(list, by)
	if len(block) > 1 {
		return list // forms have atoms for parities
	}
	for _, k := range append([]int64{2}, f.steps()...) {
		for i, x := range odd {
			for _, t := range append(slices.Clone(odd[:i]), nil) {
				sum := x
				if t != nil && k == 2 {
					sum = add(t, x)
				} else if t != nil {
					continue
				}
				var each []*Term
				for r := range k {
					each = append(each, apply("==", mod(sum, number(k)), number(r)))
				}
				list = append(list, each)
			}
		}
	}
	return list
}

// reachOf says which forms are tried: constants as far as the text's steps.
func (f *Family) reachOf(groups [][]atom) reach {
	r := usual()
	for _, k := range f.steps() {
		r.high = max(r.high, k+1)
	}
	slow := 0
	for _, a := range groups[0] {
		slow += int(Truth(a.most > 2))
	}
	if slow > 1 {
		r.large = 2
	}
	return r
}

// points are the vertices at the root but for a block of coordinates, with their numbers: of
// the members that terms are learned from, some, and of all members all.
func (f *Family) points(sources map[*member][]source, block []int) (some, all []point) {
	quota := max(sampled/max(len(f.small), 1), 12)
	for i, m := range f.everywhere() {
		list := f.seen(m, sources[m][0], block)
		all = append(all, list...)
		if i < len(f.small) {
			some = append(some, scattered(list, quota)...)
		}
	}
	for _, one := range f.forced {
		s := sources[one.m][0]
		if u := f.project(one.m, one.v, s.root, block); u != none {
			some = append(some, point{one.m.of(u), s.numbers[u]})
		}
	}
	return some, all
}

// seen are the vertices of a member that are at a source but for a block of coordinates.
func (f *Family) seen(m *member, s source, block []int) (list []point) {
	for v := range uint32(m.Order()) {
		if f.project(m, v, s.root, block) == v {
			list = append(list, point{m.of(v), s.numbers[v]})
		}
	}
	return list
}

// scattered takes some of a list, in no regular pattern but always the same.
func scattered[T any](list []T, most int) []T {
	if len(list) <= most {
		return list
	}
	rank := upTo(len(list))
	slices.SortFunc(rank, func(a, b int) int {
		x, y := uint32(a)*2654435761>>7, uint32(b)*2654435761>>7
		return int(x) - int(y)
	})
	var taken []T
	rank = rank[:most]
	slices.Sort(rank)
	for _, i := range rank {
		taken = append(taken, list[i])
	}
	return taken
}

// refine learns a term from points, and again with those of all points where it is wrong,
// until there are none. Without a term it returns how many points of how many the best missed.
func (f *Family) refine(ctx context.Context, some, all []point, groups [][]atom, r reach) (t *Term, missed, of int) {
	some = slices.Clone(some)
	for range rounds {
		if t, missed = least(ctx, some, groups, r); t == nil || ctx.Err() != nil {
			return nil, missed, len(some)
		}
		var wrong []point
		for _, p := range all {
			if !p.fits(Tuple{t}) {
				wrong = append(wrong, p)
			}
		}
		if len(wrong) == 0 {
			return t, 0, 0
		}
		missed = len(wrong)
		some = append(some, scattered(wrong, 60)...)
	}
	return nil, missed, len(all)
}
