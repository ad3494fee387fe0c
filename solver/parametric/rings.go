package parametric

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
)

// Rings and paths of columns: how the vertices of members stand in columns and tracks is tried, the links are read off members, and
// least weights of walks are computed until they grow with a period.

// layout is how vertices stand in columns, in the text's coordinates.
type layout struct {
	columns       string // how many
	tracks        int
	at            []string // the vertex of column c_ and track k_
	column, track string
	// place has the column and the track of a vertex, and vertex the vertex, where there are so many columns.
	place  func(columns int64, v []int64) (column, track int64)
	vertex func(columns, column, track int64) []int64
}

const (
	maxMembers = 60       // whose numbers of columns are tried for a member with enough
	maxLengths = 72       // of walks that are compared
	maxPeriod  = 24       // that is tried
	maxEffort  = 20 << 20 // arcs of walks, for each number of columns
)

// layouts are those that are tried: one coordinate is the column, and others, each with few values, are the track; or
// the one coordinate is both.
func (n *network) layouts() (list []layout) {
	ranges := n.def.Body.Ranges
	sizes := make([]int64, len(ranges))
	for i, r := range ranges {
		if r.If != nil && r.If.Mentions(n.coordinates()...) || r.In.Op != language.To || len(r.Names) != 1 || r.In.Args[0].String() != "0" {
			return nil
		}
		if high, ok := n.constant(r.In.Args[1]); ok {
			sizes[i] = high + 1
		}
	}
	sides := n.sides()
	for i := range ranges {
		if sizes[i] > 0 {
			continue
		}
		width := sides[i].width
		switch {
		case len(ranges) == 1:
			list = append(list, layout{
				columns: width, tracks: 1, at: []string{"c_"}, column: sides[0].at, track: "0",
				place:  func(_ int64, v []int64) (int64, int64) { return v[0], 0 },
				vertex: func(_, c, _ int64) []int64 { return []int64{c} },
			})
			for tracks := int64(2); tracks <= 3; tracks++ {
				list = append(list, n.halves(sides[0], tracks)...)
			}
		case len(ranges) == 2 && sizes[1-i] > 0 && sizes[1-i] <= 8:
			at := []string{"(c_, k_)", "(k_, c_)"}[i]
			list = append(list, layout{
				columns: width, tracks: int(sizes[1-i]), at: []string{at}, column: sides[i].at, track: sides[1-i].at,
				place: func(_ int64, v []int64) (int64, int64) { return v[i], v[1-i] },
				vertex: func(_, c, k int64) []int64 {
					return [][]int64{{c, k}, {k, c}}[i]
				},
			})
		}
	}
	return list
}

// constant is the value of a term in parameters that are numerals here.
func (n *network) constant(x *language.Node) (int64, bool) {
	values := make([]int64, len(n.args))
	for i, name := range n.def.Names() {
		v, err := formula.Whole(n.args[i], nil)
		if err == nil {
			values[i] = v.Num().Int64()
		} else if x.Mentions(name) {
			return 0, false
		}
	}
	f, err := family.Function(x, n.def.Names(), nil)
	if err != nil {
		return 0, false
	}
	v, err := f(values)
	return v, err == nil
}

// halves are two layouts of one coordinate: each track's vertices stand together, or each column's.
func (n *network) halves(s side, tracks int64) []layout {
	columns := fmt.Sprintf("floor(%s/%d)", s.width, tracks)
	width := strings.TrimSuffix(strings.TrimPrefix(s.width, "("), ")")
	if rest, ok := strings.CutPrefix(strings.ReplaceAll(width, " ", ""), fmt.Sprintf("%d*", tracks)); ok && word.FindString(rest) == rest {
		columns = rest
	}
	together := layout{
		columns: columns, tracks: int(tracks),
		place:  func(l int64, v []int64) (int64, int64) { return v[0] % l, v[0] / l },
		vertex: func(l, c, k int64) []int64 { return []int64{k*l + c} },
	}
	for k := range tracks {
		together.at = append(together.at, fmt.Sprintf("%d*%s + c_ if k_ == %d", k, columns, k))
	}
	inside := fmt.Sprintf("%s < %s", s.at, columns)
	together.column, together.track = fmt.Sprintf("cond(%s, %s, %s - %s)", inside, s.at, s.at, columns), fmt.Sprintf("cond(%s, 0, 1)", inside)
	if tracks == 3 {
		second := fmt.Sprintf("%s < 2*%s", s.at, columns)
		together.column = fmt.Sprintf("cond(%s, %s, cond(%s, %s - %s, %s - 2*%s))", inside, s.at, second, s.at, columns, s.at, columns)
		together.track = fmt.Sprintf("cond(%s, 0, cond(%s, 1, 2))", inside, second)
	}
	apart := layout{
		columns: columns, tracks: int(tracks), at: []string{fmt.Sprintf("%d*c_ + k_", tracks)},
		column: fmt.Sprintf("floor(%s/%d)", s.at, tracks), track: fmt.Sprintf("%s%%%d", s.at, tracks),
		place:  func(_ int64, v []int64) (int64, int64) { return v[0] / tracks, v[0] % tracks },
		vertex: func(_, c, k int64) []int64 { return []int64{c*tracks + k} },
	}
	return []layout{together, apart}
}

// ringable tells whether a fact is a word that may be proved by the columns of a ring, where no hint says what is chosen.
func (n *network) ringable(f fact) bool {
	d := n.library.Find(f.Name)
	if len(n.hints) > 0 || d == nil || !(theorem.ByText(f.Name) || f.Name == "domination_number") || n.def.Body.Op != language.Graph || len(n.layouts()) == 0 {
		return false
	}
	body := d.Body
	if body.Op == "least" {
		body = body.Args[0]
	}
	return body.Op == "some" && len(body.Ranges) == 1 && (body.Ranges[0].In.Text == "sets" || body.Ranges[0].In.Text == "maps")
}

var errNoRing = none("its members are no rings or paths of columns")

// byRing finds a lemma about a word by the columns of a ring or a path, or two where it is true for some numbers of columns.
func (n *network) byRing(f fact) error {
	why := errNoRing
	for _, l := range n.layouts() {
		for _, open := range []bool{false, true} {
			r, members := n.steps(l, open)
			if r == nil {
				continue
			}
			w, err := n.windows(f, r)
			if err != nil {
				why = err
				continue
			}
			table, err := n.grown(r, w)
			if err != nil {
				why = err
				continue
			}
			if why = n.ringLemmas(f, l, r, table, members); why == nil {
				n.say("%s of %s: %d columns or more, %d tracks, windows of %d", f, n.name, r.Fewest, r.Tracks, r.Back+r.Ahead+1)
				return nil
			}
		}
	}
	return why
}

// ringMember is a member with its number of columns.
type ringMember struct {
	params  []int64
	columns int64
}

// steps reads the links off members with some columns, if they are the same everywhere.
func (n *network) steps(l layout, open bool) (*theorem.Ring, []ringMember) {
	var all []ringMember
	var steps []theorem.RingStep
	seen := 0
	if err := n.tuplesOf(func(params []int64) bool {
		m, err := family.Build(n.def, params, func(int64) error { return n.ctx.Err() })
		if err != nil || m.Order()%l.tracks != 0 {
			return false
		}
		columns := int64(m.Order() / l.tracks)
		all = append(all, ringMember{params, columns})
		if columns < 12 {
			return true
		}
		list := ringSteps(m, l, columns, open)
		if list == nil || seen > 0 && !slices.Equal(steps, list) {
			steps = nil
			return false
		}
		steps, seen = list, seen+1
		return seen < 4
	}); err != nil || steps == nil || seen < 2 {
		return nil, nil
	}
	r := &theorem.Ring{Tracks: l.tracks, Steps: steps, Fewest: 1, Open: open}
	if open {
		least := slices.MinFunc(all, func(a, b ringMember) int { return int(a.columns - b.columns) }).columns
		r.Fewest = int(max(1, least))
		return r, all
	}
	for i, s := range steps {
		for _, t := range steps[i+1:] {
			if s.From == t.From {
				r.Fewest = max(r.Fewest, s.By-t.By+1, t.By-s.By+1)
			}
		}
	}
	return r, all
}

// tuplesOf yields the network's parameters in the claim's domain, each once, as long as they are wanted.
func (n *network) tuplesOf(yield func(params []int64) bool) error {
	met := make(map[string]bool)
	return n.tuples(func(env formula.Env) bool {
		params, ok := n.params(env)
		if !ok {
			return true
		}
		key := fmt.Sprint(params)
		if met[key] || len(met) > maxMembers {
			return len(met) <= maxMembers
		}
		met[key] = true
		return yield(params)
	})
}

// ringSteps are the links of a member by its columns and tracks, as a column in the middle has them; nil if they are not the same
// everywhere, but beyond the ends of a path.
func ringSteps(m *family.Member, l layout, columns int64, open bool) []theorem.RingStep {
	from := func(c int64) (list []theorem.RingStep) {
		for k := range int64(l.tracks) {
			v := l.vertex(columns, c, k)
			id := m.Find(v)
			if int(id) >= m.Order() || !slices.Equal(m.Coordinates(id), v) {
				return nil
			}
			for _, u := range m.Neighbors(id) {
				d, to := l.place(columns, m.Coordinates(u))
				by := d - c
				if !open {
					if by = (by + columns) % columns; 2*by > columns {
						by -= columns
					}
				}
				if to < 0 || to >= int64(l.tracks) || max(by, -by) > 5 {
					return nil
				}
				list = append(list, theorem.RingStep{From: int(k), By: int(by), To: int(to)})
			}
		}
		slices.SortFunc(list, func(a, b theorem.RingStep) int {
			return slices.Compare([]int{a.From, a.By, a.To}, []int{b.From, b.By, b.To})
		})
		return list
	}
	steps := from(columns / 2)
	for c := range columns {
		there := slices.DeleteFunc(slices.Clone(steps), func(s theorem.RingStep) bool {
			return open && (c+int64(s.By) < 0 || c+int64(s.By) >= columns)
		})
		if list := from(c); list == nil || !slices.Equal(list, there) {
			return nil
		}
	}
	return steps
}

// windows finds the smallest window in which a word can be read.
func (n *network) windows(f fact, r *theorem.Ring) (*theorem.Windows, error) {
	d := n.library.Find(f.Name)
	most := 0
	for _, s := range r.Steps {
		most = max(most, s.By)
	}
	args := n.argumentsOf(f)
	var why error
	for reach := 1; reach <= 4*most; reach++ {
		for back := reach / 2; back >= 0; back-- {
			r.Back, r.Ahead = back, reach-back
			w, err := r.Windows(d, args)
			if err == nil {
				return w, nil
			}
			why = err
		}
	}
	return nil, why
}

// argumentsOf are a fact's, with its network.
func (n *network) argumentsOf(f fact) (args []*language.Node) {
	d := n.library.Find(f.Name)
	rest := f.args
	for _, s := range d.Params {
		if s.IsNetwork() || len(rest) == 0 {
			args = append(args, &language.Node{Op: language.Network, Text: n.def.Name, Args: n.args})
			continue
		}
		args, rest = append(args, rest[0]), rest[1:]
	}
	return args
}

// grown computes the least weights until they grow with a period from each state to each.
func (n *network) grown(r *theorem.Ring, w *theorem.Windows) ([]int64, error) {
	walks, more := r.Walks(w)
	work := len(walks) * len(w.Allowed)
	lengths := int(min(maxLengths, 200*maxEffort/int64(work)))
	if lengths < r.Fewest+4 {
		return nil, none("there are %d windows of labels, too many to compare all walks", len(w.Allowed))
	}
	type growth struct {
		begins, period int
		by             int64
		known          bool
	}
	var list []growth
	for begins := r.Fewest; begins < lengths; begins++ {
		for period := 1; period <= maxPeriod && begins+period < lengths; period++ {
			list = append(list, growth{begins: begins, period: period})
		}
	}
	table := slices.Repeat([]int64{-1}, lengths)
	for _, s := range walks {
		if n.ctx.Err() != nil {
			return nil, n.ctx.Err()
		}
		v := w.Begin(s[0])
		for range more {
			v = w.Step(v)
		}
		rows := [][]int64{v}
		for len(rows) < lengths {
			rows = append(rows, w.Step(rows[len(rows)-1]))
		}
		for i, v := range rows {
			if d := v[s[1]]; d >= 0 && (table[i] < 0 || d < table[i]) {
				table[i] = d
			}
		}
		for i := 0; i < len(list); i++ {
			g := &list[i]
			a, b := rows[g.begins], rows[g.begins+g.period]
			for t := range a {
				if (a[t] < 0) != (b[t] < 0) || a[t] >= 0 && g.known && b[t]-a[t] != g.by {
					g.period = 0
					break
				}
				if a[t] >= 0 {
					g.by, g.known = b[t]-a[t], true
				}
			}
		}
		list = slices.DeleteFunc(list, func(g growth) bool { return g.period == 0 })
	}
	if len(list) == 0 {
		return nil, none("the least weights of up to %d columns do not grow with a period", lengths)
	}
	best := list[0]
	for _, g := range list {
		if g.begins+g.period < best.begins+best.period {
			best = g
		}
	}
	r.Begins, r.Period, r.Growth = best.begins, best.period, max(best.by, 0)
	return table, nil
}

// ringLemmas has the lemmas of a ring shown.
func (n *network) ringLemmas(f fact, l layout, r *theorem.Ring, table []int64, members []ringMember) error {
	objects := []theorem.Object{line("columns", l.columns), line("tracks", r.Tracks), line("place", "c_ k_")}
	for _, at := range l.at {
		objects = append(objects, line("at", at))
	}
	objects = append(objects, line("column", l.column), line("track", l.track))
	for _, s := range r.Steps {
		objects = append(objects, line("step", fmt.Sprintf("%d %d %d", s.From, s.By, s.To)))
	}
	if r.Open {
		objects = append(objects, line("ends", "open"))
	}
	objects = append(objects, line("window", fmt.Sprintf("%d %d", r.Back, r.Ahead)), line("fewest", r.Fewest), line("begins", r.Begins), line("period", r.Period), line("growth", r.Growth))
	show := func(list ...*theorem.Lemma) error {
		kept := len(n.part.Lemmas)
		n.part.Lemmas = append(n.part.Lemmas, list...)
		err := n.lemmas()
		if err != nil {
			n.part.Lemmas = n.part.Lemmas[:kept]
		}
		return err
	}
	by := func(value, cond string) *theorem.Lemma {
		return under(cond, lemma(f.String(), "==", value, "columns", objects...))
	}
	if n.library.Find(f.Name).Sort.IsTruth() {
		switch yes := n.lengths(l, r, table, true); yes {
		case "true", "false":
			return show(by(yes, ""))
		default:
			return show(by("true", yes), by("false", "!("+yes+")"))
		}
	}
	for m := r.Fewest; m < r.Begins+r.Period; m++ {
		if table[m] < 0 {
			return none("there are no such labels for %d columns", m)
		}
	}
	value := n.weights(l, r, table)
	if bound := n.claimed(f.String(), "=="); bound != nil && n.agrees(bound, members, table) && show(by(n.inParameters(bound), "")) == nil {
		return nil
	}
	return show(by(value, ""))
}

// agrees tells whether a value of the claim is that of the table for all members that were met.
func (n *network) agrees(bound *language.Node, members []ringMember, table []int64) bool {
	for _, m := range members {
		if b, ok := whole(bound, n.valuesOf(m.params)); !ok || int(m.columns) >= len(table) || b != table[m.columns] {
			return false
		}
	}
	return true
}

// lengths are the numbers of columns at which there are labels, or not, as a condition; "true" or "false" for
// all, or none.
func (n *network) lengths(l layout, r *theorem.Ring, table []int64, there bool) string {
	var rests, list []string
	is := func(m int) bool { return (table[m] >= 0) == there }
	for m := r.Begins; m < r.Begins+r.Period; m++ {
		if is(m) {
			rests = append(rests, fmt.Sprintf("(%s)%%%d == %d", l.columns, r.Period, m%r.Period))
		}
	}
	switch text := strings.Join(rests, " || "); {
	case len(rests) == r.Period:
		list = []string{fmt.Sprintf("%s >= %d", l.columns, r.Begins)}
	case text != "" && r.Begins > r.Fewest:
		list = []string{fmt.Sprintf("%s >= %d && (%s)", l.columns, r.Begins, text)}
	case text != "":
		list = rests
	}
	before := 0
	for m := r.Fewest; m < r.Begins; m++ {
		if is(m) {
			list = append(list, fmt.Sprintf("%s == %d", l.columns, m))
			before++
		}
	}
	switch {
	case len(list) == 0:
		return "false"
	case len(rests) == r.Period && before == r.Begins-r.Fewest:
		return "true"
	}
	return strings.Join(list, " || ")
}

// weights is the least weight as a term: rounded up if it is a quotient, else by remainders.
func (n *network) weights(l layout, r *theorem.Ring, table []int64) string {
	wanted := func(value func(m int64) int64) bool {
		for m := r.Fewest; m < r.Begins+r.Period; m++ {
			if value(int64(m)) != table[m] {
				return false
			}
		}
		return true
	}
	p := int64(r.Period)
	for b := -p; b <= p; b++ {
		if wanted(func(m int64) int64 { return floorOf(r.Growth*m+b, p) }) {
			return fmt.Sprintf("floor((%d*(%s) + %d)/%d)", r.Growth, l.columns, b, p)
		}
	}
	var rests []int64
	for m := int64(r.Begins); m < int64(r.Begins)+p; m++ {
		rests = append(rests, table[m]-r.Growth*(m/p))
	}
	at := func(m int64) int64 { return rests[((m-int64(r.Begins))%p+p)%p] + r.Growth*(m/p) }
	text := fmt.Sprint(rests[0])
	for i := int64(1); i < p; i++ {
		if rests[i] != rests[0] {
			text = fmt.Sprintf("cond((%s)%%%d == %d, %d, %s)", l.columns, p, (int64(r.Begins)+i)%p, rests[i], text)
		}
	}
	text = fmt.Sprintf("%d*floor((%s)/%d) + %s", r.Growth, l.columns, p, text)
	for m := int64(r.Fewest); m < int64(r.Begins); m++ {
		if at(m) != table[m] {
			text = fmt.Sprintf("cond(%s == %d, %d, %s)", l.columns, m, table[m], text)
		}
	}
	return text
}

// floorOf is a quotient, rounded down.
func floorOf(a, b int64) int64 { return (a - ((a%b)+b)%b) / b }
