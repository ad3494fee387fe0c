package theorem

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/words"
)

// Families whose members are rings or paths of columns, and words that choose labels for their vertices, by the
// transfer-matrix method: all words of labels are walks in a graph of windows, a number of columns is the length of a
// closed one, and the least weights of these grow by a number with a period. Along a path two further labels of columns stand
// before the first and behind the last, and walks lead from the one to the other.

// Ring is what a lemma's lines say of a network: it has columns, Fewest at least, each with so many tracks, and the
// same links to columns near it; if it is Open, it is a path, and links beyond its ends are none. What a word says at a vertex is in a window of so many columns back and ahead. From
// Begins columns on the least weights are Growth more for Period columns more.
type Ring struct {
	Tracks, Back, Ahead, Fewest, Begins, Period int
	Growth                                      int64
	Open                                        bool
	Steps                                       []RingStep
}

// RingStep is a link from a track, by so many columns, to a track.
type RingStep struct{ From, By, To int }

func (r RingStep) turned() RingStep { return RingStep{r.To, -r.By, r.From} }

// forward tells whether it is the one that is shown of it and its reverse.
func (r RingStep) forward() bool { return r.By > 0 || r.By == 0 && r.From <= r.To }

// Bounds on rings, so that what is computed of one is small.
const (
	maxTracks  = 8
	maxReach   = 16
	maxColumns = 256 // by which the least weights grow
	maxWindows = 1 << 14
	maxWork    = 1 << 28 // windows, from each state, for each number of columns
)

// byRing proves what a word says of a ring of columns.
func (f *frame) byRing() {
	r := Ring{
		Tracks: f.constantOf("tracks", "theorem/ring", 1, maxTracks), Fewest: f.constantOf("fewest", "theorem/ring", 1, maxColumns),
		Begins: f.constantOf("begins", "theorem/ring", 1, maxColumns), Period: f.constantOf("period", "theorem/ring", 1, maxColumns),
		Growth: int64(f.constantOf("growth", "theorem/ring", 0, 1<<20)),
	}
	switch ends := f.texts("ends"); {
	case len(ends) == 1 && ends[0] == "open":
		r.Open = true
	case ends != nil:
		f.reject("theorem/ring", "ends %q, want open, or no such line", certificates.Shortened(strings.Join(ends, ", ")))
	}
	window := f.whole("window", 2)[0]
	r.Back, r.Ahead = window[0], window[1]
	for _, s := range f.whole("step", 3) {
		r.Steps = append(r.Steps, RingStep{s[0], s[1], s[2]})
	}
	if f.err != nil {
		return
	}
	if err := r.fits(); err != "" {
		f.reject("theorem/ring", "%s", err)
		return
	}
	f.shownRing(&r)
	if table := f.ringTable(&r); f.err == nil {
		f.ringLengths(&r, table)
	}
}

// whole reads lines of so many whole numbers, one line at least.
func (l *lemma) whole(keyword string, width int) (list [][]int) {
	for _, text := range l.texts(keyword) {
		numbers := make([]int, width)
		words := strings.Fields(text)
		for i := range numbers {
			n := 0
			if i < len(words) {
				n, _ = strconv.Atoi(words[i])
			}
			if len(words) != width || strconv.Itoa(n) != words[i] || n < -maxColumns || n > maxColumns {
				l.reject("theorem/ring", "%s %q, want %d whole numbers", keyword, certificates.Shortened(text), width)
				break
			}
			numbers[i] = n
		}
		list = append(list, numbers)
	}
	if len(list) == 0 {
		l.reject("theorem/object", "no lines %q, want one at least", keyword)
		return [][]int{make([]int, width)}
	}
	return list
}

// fits tells what is wrong with a ring, "" for nothing: links are given from both ends, each once, and those of a
// vertex lead to different ones.
func (r *Ring) fits() string {
	reach := r.Back + r.Ahead
	switch {
	case r.Back < 0 || r.Ahead < 0 || reach < 1 || reach > maxReach:
		return fmt.Sprintf("a window of %d columns before and %d behind, want 1 to %d", r.Back, r.Ahead, maxReach)
	case r.Fewest > r.Begins:
		return fmt.Sprintf("%d columns at least, and weights that grow from %d on, want no fewer", r.Fewest, r.Begins)
	}
	for i, s := range r.Steps {
		if s.From < 0 || s.From >= r.Tracks || !slices.Contains(r.Steps, s.turned()) {
			return fmt.Sprintf("step %v, want one from a track, and its reverse", s)
		}
		for _, t := range r.Steps[i+1:] {
			if s == t || !r.Open && s.From == t.From && max(s.By-t.By, t.By-s.By) >= r.Fewest {
				return fmt.Sprintf("steps %v and %v from one track, want less than %d columns between them", s, t, r.Fewest)
			}
		}
	}
	return ""
}

// shownRing proves that the network is the ring, or the path.
func (f *frame) shownRing(r *Ring) {
	columns := func(p *place) poly { return p.term(p.s, f.objects["columns"].term, p.params) }
	at := func(p *place, column, track poly) []poly {
		o := f.objects["at"]
		return p.pieces(o.pieces, p.params.with(o.names, []poly{column, track}))
	}
	number := func(p *place, name string, v []poly) poly {
		o := f.objects[name]
		return p.term(p.s, o.term, p.params.with(o.names, v))
	}
	column := func(p *place, l poly) poly {
		x := p.s.Fresh(f.names["place"][0])
		p.s.Fact(x)
		p.s.Fact(l.Plus(-1).Sub(x))
		return x
	}
	further := func(s *scope, x, l poly, by int) poly {
		if r.Open {
			return x.Plus(int64(by))
		}
		return s.Mod(x.Plus(int64(by)), l)
	}
	whole := func(n int) poly { return arithmetic.Int(int64(n)) }

	p := f.open("there are so many columns")
	p.prove(atLeast(columns(p), whole(r.Fewest)))
	p = f.open("a vertex has a column and a track")
	v := p.any(p.coords)
	l, x, y := columns(p), number(p, "column", v), number(p, "track", v)
	w := at(p, x, y)
	p.prove(arithmetic.All(atLeast(x, nil), atLeast(l.Plus(-1), x), atLeast(y, nil), atLeast(whole(r.Tracks-1), y), same(w, v)))
	for k := range r.Tracks {
		p = f.open(fmt.Sprintf("a column has a vertex on track %d", k))
		x := column(p, columns(p))
		w := at(p, x, whole(k))
		a, b := number(p, "column", w), number(p, "track", w)
		p.prove(arithmetic.All(p.isVertex(w), equal(a, x), equal(b, whole(k))))
	}
	for _, s := range r.Steps {
		if !s.forward() {
			continue
		}
		p = f.open(fmt.Sprintf("the step from track %d by %d columns to track %d leads to a neighbour", s.From, s.By, s.To))
		l := columns(p)
		x := column(p, l)
		if r.Open {
			p.s.Fact(l.Plus(int64(-1 - s.By)).Sub(x))
		}
		u := at(p, x, whole(s.From))
		y := further(p.s, x, l, s.By)
		p.prove(p.adjacent(u, at(p, y, whole(s.To))))
	}
	for i, it := range f.items {
		p = f.open(fmt.Sprintf("neighbour %d is by a step", i+1))
		v := p.any(p.coords)
		w := p.follow(it, v)
		l, x, y, a, b := columns(p), number(p, "column", v), number(p, "track", v), number(p, "column", w), number(p, "track", w)
		var list []claim
		for _, s := range r.Steps {
			list = append(list, arithmetic.All(equal(y, whole(s.From)), equal(b, whole(s.To)),
				arithmetic.Is(fixed(a), func(in *scope) poly { return further(in, x, l, s.By) })))
		}
		p.prove(arithmetic.Some(list...))
	}
}

// ringLengths proves that the value is what belongs to each number of columns; of a truth that those at
// which it is otherwise are not met.
func (f *frame) ringLengths(r *Ring, table []int64) {
	d := f.word()
	for m := r.Fewest; m < r.Begins+r.Period; m++ {
		if d.Sort.IsTruth() && (table[m] >= 0) == (f.Value == "true") {
			continue
		}
		what := fmt.Sprintf("the value for %d columns", m)
		if m >= r.Begins {
			what += fmt.Sprintf(", and some %d more", r.Period)
		}
		p := f.open(what)
		l := p.term(p.s, f.objects["columns"].term, p.params)
		var q poly
		if m < r.Begins {
			p.s.Fact(l.Plus(-int64(m)))
			p.s.Fact(l.Neg().Plus(int64(m)))
		} else {
			q = p.s.Fresh("periods")
			p.s.Fact(q)
			rest := l.Plus(-int64(m)).Sub(q.Mul(arithmetic.Int(int64(r.Period))))
			p.s.Fact(rest)
			p.s.Fact(rest.Neg())
		}
		if d.Sort.IsTruth() || table[m] < 0 {
			p.prove(arithmetic.Some())
			continue
		}
		v := p.term(p.s, f.value, p.params)
		p.prove(equal(v, q.Mul(arithmetic.Int(r.Growth)).Plus(table[m])))
	}
}

// Windows are the windows of columns' labels, Back+1+Ahead letters to the base Letters: which of them may stand in a
// ring, and what each letter weighs. The last two letters of a path are no columns.
type Windows struct {
	Letters int
	Allowed []bool
	Weight  []int64
	columns int
}

// States is how many words of Back+Ahead letters there are.
func (w *Windows) States() int { return len(w.Allowed) / w.Letters }

// Step has the least weights of walks from where they stood, by states, to each; -1 for none. A letter weighs where it is left.
func (w *Windows) Step(v []int64) []int64 {
	states := w.States()
	next := slices.Repeat([]int64{-1}, states)
	for t := range next {
		for x := range w.Letters {
			before := v[x*(states/w.Letters)+t/w.Letters]
			if before >= 0 && w.Allowed[x*states+t] && (next[t] < 0 || before+w.Weight[x] < next[t]) {
				next[t] = before + w.Weight[x]
			}
		}
	}
	return next
}

// Begin is the state alone.
func (w *Windows) Begin(state int) []int64 {
	v := slices.Repeat([]int64{-1}, w.States())
	v[state] = 0
	return v
}

// Walks are the states where walks begin and end: for each the same, or those before a path and behind it. These have
// so many steps more than there are columns.
func (r *Ring) Walks(w *Windows) (ends [][2]int, more int) {
	if !r.Open {
		for s := range w.States() {
			ends = append(ends, [2]int{s, s})
		}
		return ends, 0
	}
	var first, last int
	for range r.Back + r.Ahead {
		first, last = first*w.Letters+w.columns, last*w.Letters+w.columns+1
	}
	return [][2]int{{first, last}}, r.Back + r.Ahead
}

// least has the least weight of a walk for each number of columns below Begins+Period, -1 for
// none. It fails if they do not grow as the ring says.
func (r *Ring) least(w *Windows) ([]int64, error) {
	lengths := r.Begins + r.Period
	walks, more := r.Walks(w)
	if len(walks)*len(w.Allowed) > maxWork/(lengths+more) {
		return nil, fmt.Errorf("more than %d steps of walks", maxWork)
	}
	table := slices.Repeat([]int64{-1}, lengths)
	for _, s := range walks {
		v := w.Begin(s[0])
		var begins []int64
		for n := -more; n < lengths; n++ {
			if n == r.Begins {
				begins = v
			}
			if d := v[s[1]]; n >= 0 && d >= 0 && (table[n] < 0 || d < table[n]) {
				table[n] = d
			}
			v = w.Step(v)
		}
		for t := range v {
			if (v[t] < 0) != (begins[t] < 0) || v[t] >= 0 && v[t] != begins[t]+r.Growth {
				return nil, fmt.Errorf("from %d columns on the least weights do not grow by %d each %d", r.Begins, r.Growth, r.Period)
			}
		}
	}
	return table, nil
}

// ringTable computes the least weights of the word's labels.
func (f *frame) ringTable(r *Ring) []int64 {
	d := f.word()
	if d == nil || d.Role != words.Word {
		f.reject("theorem/method", "%s by columns, which is not the language's, want a word with a text", f.fact.Text)
		return nil
	}
	if d.Sort.IsTruth() && f.Value != "true" && f.Value != "false" {
		f.reject("theorem/value", "%q by columns, want true or false", certificates.Shortened(f.Value))
	}
	w, err := r.Windows(d, f.fact.Args)
	if err != nil {
		f.reject("theorem/ring", "%s: %v", f.fact.Text, err)
		return nil
	}
	table, err := r.least(w)
	if err != nil {
		f.reject("theorem/ring", "%s: %v", f.fact.Text, err)
	}
	return table
}
