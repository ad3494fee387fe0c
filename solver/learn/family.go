package learn

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Limits on the members that terms are learned from and tried on.
const (
	sampled    = 600     // vertices of members that terms are learned from
	mostSmall  = 40      // members that terms are learned from
	smallOrder = 2500    // vertices of one
	mostLarge  = 20      // further members that terms are tried on
	largeOrder = 20_000  // vertices of one
	mostTuples = 200_000 // tuples that are looked at

	mostParameter = 60        // the largest parameter of a member
	steps         = 1_000_000 // of the evaluation of one member
)

// enough is how many members of the domain are looked for, by the number of parameters.
func enough(params int) int { return []int{1, 40, 110, 300, 500}[min(params, 4)] }

// Family is a family of networks, with its members of a domain that terms are learned from.
// Its methods may not be called at the same time.
type Family struct {
	text   *words.Definition
	holds  func(params []int64) bool
	params int // how many parameters
	names  []string
	ranges []Range
	items  []Next
	small  []*member // terms are learned from these
	large  []*member // and tried on these
	forced []forced
	// divisor is that of quotients which running sums may have, 0 for none.
	divisor int64
	// given are terms in the parameters that running sums may have.
	given []*Term
}

// Range is a coordinate or a variable with its range, where a condition holds; nil for always.
type Range struct {
	Name          string
	Low, High, If *Term
}

// Next is a neighbour for each of some ranges, whose variables have the slots behind the coordinates,
// where all conditions hold: one of the text, or the reverse of one, the vertices from which it leads to
// a vertex.
type Next struct {
	To  Tuple
	For []Range
	If  []*Term
}

// String writes the neighbour as a text has it.
func (n *Next) String() string {
	s := n.To.String()
	for i, g := range n.For {
		s += []string{" for ", ", "}[min(i, 1)] + fmt.Sprintf("%s in %s..%s", g.Name, g.Low, g.High)
	}
	if n.If != nil {
		s += " if " + all(n.If).String()
	}
	return s
}

// member is a member with its vertices by coordinates.
type member struct {
	*family.Member
	params []int64
	values []int64 // of each vertex, parameters and coordinates one after another
	width  int     // of one vertex in values
}

// maxWidth bounds the coordinates.
const maxWidth = 6

// forced is a vertex that terms are learned from whatever else is.
type forced struct {
	m *member
	v uint32
}

// New reads a family's text, and builds its small members. Holds tells which parameters
// belong to the domain. An error says which part of the text is not arithmetic, or that there
// are no members.
func New(ctx context.Context, d *words.Definition, holds func(params []int64) bool) (*Family, error) {
	if d.Role != words.Network {
		return nil, fmt.Errorf("%s is no network, want one", d.Name)
	}
	f := &Family{text: d, holds: holds, params: len(d.Definition.Params)}
	r := &reader{in: d, scope: make(map[string]*Term)}
	for _, p := range d.Definition.Params {
		f.names = append(f.names, p.Name)
		r.bind(p.Name)
	}
	if len(d.Body.Ranges) > maxWidth {
		return nil, fmt.Errorf("%s has %d coordinates, want at most %d", d.Name, len(d.Body.Ranges), maxWidth)
	}
	var err error
	if f.ranges, err = f.spans(r, d.Body.Ranges); err != nil {
		return nil, err
	}
	for _, g := range d.Body.Ranges {
		f.names = append(f.names, g.Names...)
	}
	for _, n := range d.Body.Next {
		one, err := f.item(r, n)
		if err != nil {
			return nil, err
		}
		f.items = append(f.items, one)
	}
	return f, f.sample(ctx)
}

func (f *Family) spans(r *reader, list []language.Range) ([]Range, error) {
	var ranges []Range
	for _, g := range list {
		if g.In.Op != language.To || len(g.Names) != 1 {
			return nil, fmt.Errorf("%s has a range that is no A..B of one variable, want such", f.text.Name)
		}
		s := Range{Name: g.Names[0]}
		var err error
		if s.Low, err = r.term(g.In.Args[0]); err != nil {
			return nil, err
		}
		if s.High, err = r.term(g.In.Args[1]); err != nil {
			return nil, err
		}
		r.bind(g.Names[0])
		if g.If != nil {
			if s.If, err = r.term(g.If); err != nil {
				return nil, err
			}
		}
		ranges = append(ranges, s)
	}
	return ranges, nil
}

func (f *Family) item(r *reader, n language.Next) (Next, error) {
	r = &reader{r.in, make(map[string]*Term), r.next}
	for i, name := range f.names {
		r.scope[name] = slot(i, name)
	}
	var one Next
	var err error
	if one.For, err = f.spans(r, n.For); err != nil {
		return one, err
	}
	for _, c := range n.If {
		t, err := r.term(c)
		if err != nil {
			return one, err
		}
		one.If = append(one.If, conjuncts(t)...)
	}
	for _, p := range n.To.Parts() {
		t, err := r.term(p)
		if err != nil {
			return one, err
		}
		one.To = append(one.To, t)
	}
	return one, nil
}

// conjuncts are what && joins.
func conjuncts(t *Term) []*Term {
	if t.op == "&&" {
		return append(conjuncts(t.args[0]), conjuncts(t.args[1])...)
	}
	return []*Term{t}
}

// Names returns the names of the parameters and of the coordinates: the variables of terms, by
// slot.
func (f *Family) Names() []string { return slices.Clone(f.names) }

// width is the number of coordinates.
func (f *Family) width() int { return len(f.ranges) }

func (f *Family) coordinate(i int) *Term { return slot(f.params+i, f.names[f.params+i]) }

func (f *Family) parameter(i int) *Term { return slot(i, f.names[i]) }

// sample builds the members.
func (f *Family) sample(ctx context.Context) error {
	type candidate struct {
		params []int64
		order  int64
	}
	var found []candidate
	params := make([]int64, f.params)
	// Tuples whose largest parameter is x, for one x after the other.
	var walk func(i int, x int64, has bool)
	looked := 0
	walk = func(i int, x int64, has bool) {
		if i < f.params {
			for y := int64(0); y <= x && looked < mostTuples && ctx.Err() == nil; y++ {
				if i < f.params-1 || has || y == x {
					params[i] = y
					walk(i+1, x, has || y == x)
				}
			}
			return
		}
		if looked++; !f.holds(params) {
			return
		}
		if order, err := f.count(params); err == nil && order <= largeOrder {
			found = append(found, candidate{slices.Clone(params), order})
		}
	}
	top := int64(0)
	for ; top <= mostParameter && len(found) < enough(f.params); top++ {
		walk(0, top, f.params == 0)
		if f.params == 0 {
			break
		}
	}
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("members of %s: %w", f.text.Name, err)
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return int(a.order - b.order) })
	// Terms are learned from the smaller ones.
	var small, large []candidate
	for _, c := range found {
		if c.order <= smallOrder && len(small) < 2*len(found)/3 || len(found) < 4 {
			small = append(small, c)
		} else {
			large = append(large, c)
		}
	}
	small, rest := spread(small, mostSmall)
	large, _ = spread(append(large, rest...), mostLarge)
	for i, c := range slices.Concat(small, large) {
		m, err := f.build(c.params)
		switch {
		case err != nil:
			return err
		case i < len(small):
			f.small = append(f.small, m)
		default:
			f.large = append(f.large, m)
		}
	}
	if len(f.small) == 0 {
		return fmt.Errorf("%s has no members in the domain with parameters below %d and at most %d vertices, want some", f.text.Name, top, largeOrder)
	}
	return nil
}

// spread takes some of a list, the first half of them from its beginning, the others evenly.
func spread[T any](list []T, most int) (taken, left []T) {
	if len(list) <= most {
		return list, nil
	}
	head := most / 2
	taken = append(taken, list[:head]...)
	rest, n := list[head:], most-head
	next := 0
	for i, x := range rest {
		if next < n && i == next*(len(rest)-1)/max(n-1, 1) {
			taken = append(taken, x)
			next++
		} else {
			left = append(left, x)
		}
	}
	return taken, left
}

func spend() func(int64) error {
	left := int64(steps)
	return func(n int64) error {
		if left -= n; left < 0 {
			return fmt.Errorf("a member takes more than %d steps", steps)
		}
		return nil
	}
}

func (f *Family) count(params []int64) (int64, error) {
	order, _, err := family.Prepare(f.text, params, spend())
	if err == nil && order == 0 {
		err = fmt.Errorf("no member for %d", params)
	}
	return order, err
}

func (f *Family) build(params []int64) (*member, error) {
	net, err := family.Build(f.text, params, nil)
	if err != nil {
		return nil, err
	}
	m := &member{Member: net, params: slices.Clone(params), width: len(f.names)}
	for v := range uint32(net.Order()) {
		m.values = append(append(m.values, params...), net.Coordinates(v)...)
	}
	return m, nil
}

// none stands for no vertex.
const none = ^uint32(0)

// of returns the values of parameters and coordinates of a vertex, which must not be changed.
func (m *member) of(v uint32) []int64 {
	low, high := int(v)*m.width, int(v+1)*m.width
	return m.values[low:high:high]
}

// vertex evaluates a tuple of terms in the parameters.
func (m *member) vertex(t Tuple) uint32 {
	c, ok := t.Values(m.params)
	if !ok || len(m.params)+len(c) != m.width {
		return none
	}
	return m.Find(c)
}

// image returns the neighbour of a vertex where its conditions hold, or none.
func (m *member) image(n Next, v uint32) uint32 {
	if c, ok := n.To.Values(m.of(v)); ok && holding(n.If, m.of(v)) {
		return m.Find(c)
	}
	return none
}

// links goes through the links that a neighbour gives.
func (m *member) links(n Next, do func(v, u uint32)) {
	for v := range uint32(m.Order()) {
		each(n.For, m.of(v), func(values []int64) {
			if to, ok := n.To.Values(values); ok && holding(n.If, values) {
				do(v, m.Find(to))
			}
		})
	}
}

// adjacent tells whether there is a link.
func (m *member) adjacent(v, u uint32) bool {
	_, found := slices.BinarySearch(m.Neighbors(v), u)
	return found
}

// Refuted adds the member with the given parameters to those that terms are learned from, with
// all vertices of the given coordinates (of none, it is the member that counts): where a term
// was refuted. Learn again afterwards.
func (f *Family) Refuted(params []int64, vertices ...[]int64) error {
	m := f.member(params)
	if m == nil {
		order, err := f.count(params)
		if err != nil {
			return err
		}
		if order > largeOrder {
			return fmt.Errorf("a member of %d vertices, want at most %d", order, largeOrder)
		}
		if m, err = f.build(params); err != nil {
			return err
		}
		f.small = append(f.small, m)
	}
	for _, c := range vertices {
		if len(c) != f.width() || m.Find(c) == none {
			return fmt.Errorf("%s has no vertex %v", m.Name(), c)
		}
		f.forced = append(f.forced, forced{m, m.Find(c)})
	}
	return nil
}

// member returns the member with the given parameters, nil if there is none.
func (f *Family) member(params []int64) *member {
	for _, m := range f.everywhere() {
		if slices.Equal(m.params, params) {
			return m
		}
	}
	return nil
}

// everywhere are all members.
func (f *Family) everywhere() []*member { return slices.Concat(f.small, f.large) }

// failed is an error that says why nothing was found. What the text uses beyond arithmetic is
// the likely reason.
func (f *Family) failed(format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	if odd := f.beyond(); odd != "" {
		text += fmt.Sprintf("; the neighbours of %s use %s", f.text.Head(), odd)
	}
	return fmt.Errorf("%s: %s", f.text.Head(), text)
}

// stopped is the error of a context that ended.
func (f *Family) stopped(err error) error { return fmt.Errorf("%s: %w", f.text.Head(), err) }

// missed is stopped if the context ended, else failed.
func (f *Family) missed(ctx context.Context, format string, args ...any) error {
	if err := ctx.Err(); err != nil {
		return f.stopped(err)
	}
	return f.failed(format, args...)
}

// beyond names the operations of the text that linear arithmetic has not.
func (f *Family) beyond() string {
	var odd []string
	for _, t := range f.written() {
		t.each(func(t *Term) {
			if slices.Contains([]string{"xor", "pow", "bit"}, t.op) && !slices.Contains(odd, t.op) {
				odd = append(odd, t.op)
			}
		})
	}
	return strings.Join(odd, " and ")
}
