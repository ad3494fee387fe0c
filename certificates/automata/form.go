package automata

import (
	"strconv"
	"strings"

	"topocert/certificates"
)

// Lines goes through the lines of automata of a network's text.
func (w *Words) Lines(r *certificates.Lines) {
	line(r, "digits", func() []string {
		return []string{strconv.Itoa(w.Base), map[bool]string{false: "up", true: "down"}[w.Down], strconv.FormatInt(w.Offset, 10)}
	}, func(f *fields) {
		w.Base = int(f.number(maxBase))
		direction := f.next()
		if w.Down = direction == "down"; !w.Down && direction != "up" {
			f.wrong("digits %q, want up or down", certificates.Shortened(direction))
		}
		w.Offset = f.number(maxOffset)
	})
	w.Vertices.form(r, "vertices", w.Base)
	w.Edges.form(r, "edges", w.Base*w.Base)
	w.Lengths.form(r, "lengths", 1)
	w.Some.form(r, "some")
}

func (p *Distances) lines(r *certificates.Lines, w *Words) {
	p.Distance.form(r, "distance", w.Base*w.Base)
	p.Zero.form(r, "zero")
	p.Nonnegative.form(r, "nonnegative")
	p.Lipschitz.form(r, "lipschitz")
	p.Descent.form(r, "descent")
}

func (p *Farthest) Lines(r *certificates.Lines, w *Words) {
	p.Distances.lines(r, w)
	certificates.Each(r, &p.Walks, func(h *Weighted) { h.form(r, "walks", w.Base*w.Base) }, "weighted")
	line(r, "runs", func() []string {
		middle := "-"
		if p.Middle >= 0 {
			middle = strconv.Itoa(p.Middle)
		}
		return []string{strconv.Itoa(p.Runs), strconv.Itoa(p.Modulus), middle}
	}, func(f *fields) {
		p.Runs, p.Modulus, p.Middle, p.Far = int(f.number(maxRuns)), int(f.number(maxModulus)), -1, make([]Far, 1)
		if text := f.next(); text != "-" {
			if p.Middle, p.Far = int(f.parsed(text, maxTuples)), make([]Far, 2); p.Middle < 0 {
				f.wrong("the middle column %s, want - for none, or one from 0 on", text)
			}
		}
	})
	p.Upper.form(r, "upper")
	for i := range p.Far {
		p.Far[i].Columns.form(r, "far", p.farLetters(w))
		p.Far[i].Covered.form(r, "covered")
		p.Far[i].Lower.form(r, "lower")
	}
}

// fields are those of a line that are left.
type fields struct {
	r    *certificates.Lines
	list []string
}

const rule = "automata/form"

func (f *fields) wrong(format string, args ...any) { f.r.Wrong(rule, format, args...) }

// next is the next field.
func (f *fields) next() string {
	if len(f.list) == 0 {
		f.wrong("the line ends early, want more")
		return ""
	}
	text := f.list[0]
	f.list = f.list[1:]
	return text
}

func (f *fields) end() {
	if len(f.list) > 0 {
		f.wrong("%q at the end of the line, want its end", certificates.Shortened(f.list[0]))
	}
}

// number reads a whole number, that is small.
func (f *fields) number(most int64) int64 { return f.parsed(f.next(), most) }

func (f *fields) parsed(text string, most int64) int64 {
	digits, minus := strings.CutPrefix(text, "-")
	n, is := certificates.Decimal(digits)
	if !is || int64(n) > most || minus && n == 0 {
		f.wrong("%q, want a whole number of at most %d", certificates.Shortened(text), most)
		return 0
	}
	if minus {
		return -int64(n)
	}
	return int64(n)
}

// several are what stands between commas, "-" for none.
func (f *fields) several(text string) []string {
	if text == "-" {
		return nil
	}
	return strings.Split(text, ",")
}

// moves reads STATE:WEIGHT,…, or "-".
func (f *fields) moves(text string) (list []Move) {
	for _, m := range f.several(text) {
		state, weight, _ := strings.Cut(m, ":")
		list = append(list, Move{f.parsed(state, maxProduct), f.parsed(weight, maxWeight)})
	}
	return list
}

func (f *fields) numbers(text string) (list []int64) {
	for _, n := range f.several(text) {
		list = append(list, f.parsed(n, maxNodes))
	}
	return list
}

func movesText(list []Move) string {
	return commas(list, func(m Move) string { return strconv.FormatInt(m.To, 10) + ":" + strconv.FormatInt(m.Weight, 10) })
}

func numbersText(list []int64) string {
	return commas(list, func(n int64) string { return strconv.FormatInt(n, 10) })
}

func commas[T any](list []T, text func(T) string) string {
	if len(list) == 0 {
		return "-"
	}
	var parts []string
	for _, x := range list {
		parts = append(parts, text(x))
	}
	return strings.Join(parts, ",")
}

// headed goes through a line that has a name.
func headed(r *certificates.Lines, keyword, name string) {
	text := name
	if r.Text(keyword, &text); r.Reads() && text != name {
		r.Wrong(rule, "%s %q, want %s", keyword, certificates.Shortened(text), name)
	}
}

// line goes through a line with fields.
func line(r *certificates.Lines, keyword string, write func() []string, read func(f *fields)) {
	var text string
	if !r.Reads() {
		text = strings.Join(write(), " ")
	}
	if r.Text(keyword, &text); r.Reads() {
		f := fields{r, strings.Split(text, " ")}
		read(&f)
		f.end()
	}
}

func (d *Automaton) form(r *certificates.Lines, name string, letters int) {
	headed(r, "automaton", name)
	d.Letters = letters
	certificates.Each(r, &d.States, func(s *State) {
		line(r, "state", func() []string {
			list := []string{"0"}
			if s.Final {
				list[0] = "1"
			}
			for _, t := range s.Next {
				if t < 0 {
					list = append(list, "-")
				} else {
					list = append(list, strconv.FormatInt(t, 10))
				}
			}
			return list
		}, func(f *fields) {
			s.Final = f.number(1) == 1
			for len(f.list) > 0 {
				t := int64(-1)
				if text := f.next(); text != "-" {
					t = f.parsed(text, maxStates)
				}
				s.Next = append(s.Next, t)
			}
		})
	}, "state")
}

func (w *Weighted) form(r *certificates.Lines, name string, letters int) {
	headed(r, "weighted", name)
	w.Letters = letters
	line(r, "starts", func() []string { return []string{movesText(w.Starts)} }, func(f *fields) { w.Starts = f.moves(f.next()) })
	certificates.Each(r, &w.States, func(s *WeightedState) {
		line(r, "state", func() []string {
			list := []string{"-"}
			if s.May {
				list[0] = strconv.FormatInt(s.End, 10)
			}
			for _, m := range s.Moves {
				list = append(list, movesText(m))
			}
			return list
		}, func(f *fields) {
			if end := f.next(); end != "-" {
				s.May, s.End = true, f.parsed(end, maxWeight)
			}
			for len(f.list) > 0 {
				s.Moves = append(s.Moves, f.moves(f.next()))
			}
		})
	}, "state")
}

func (proof *Nodes) form(r *certificates.Lines, name string) {
	r.Place(&proof.line)
	headed(r, "nodes", name)
	line(r, "firsts", func() []string { return []string{numbersText(proof.Firsts)} }, func(f *fields) { proof.Firsts = f.numbers(f.next()) })
	certificates.Each(r, &proof.List, func(n *Node) {
		line(r, "node", func() []string {
			return []string{strconv.FormatInt(n.At, 10), movesText(n.Bounds), numbersText(n.Arcs)}
		}, func(f *fields) {
			n.At = f.number(maxProduct)
			n.Bounds = f.moves(f.next())
			n.Arcs = f.numbers(f.next())
		})
	}, "node")
}
