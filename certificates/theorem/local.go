package theorem

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// What a word's text says at a vertex of a ring, or a path, from the labels of a few columns.

// seen is what a name stands for there: the network, a vertex by its column, from the one in the middle, and its
// track, a number, a truth, or the labels, a set or a map of the vertices. Kind 0 is what is not known.
type seen struct {
	kind      int
	by, track int
	number    int64
	truth     bool
}

const (
	seenNetwork = iota + 1
	seenVertex
	seenNumber
	seenTruth
	seenSet
	seenMap
)

// near is a ring with what is seen: labels, and whether there is a column.
type near struct {
	*Ring
	label func(by, track int) (value int64, known bool)
	there func(by int) (is, known bool)
}

// apart is from how many columns between them on two may be one.
func (r *Ring) apart() int {
	if r.Open {
		return r.Back + r.Ahead + 1
	}
	return r.Fewest
}

// unknown is what has no form that is computed.
var unknown seen

func seenNo(n int64) seen {
	if n > math.MaxInt32 || n < math.MinInt32 {
		return unknown
	}
	return seen{kind: seenNumber, number: n}
}

// scene are the values of names, the last first.
type scene struct {
	name   string
	value  seen
	before *scene
}

func (e *scene) with(name string, x seen) *scene { return &scene{name, x, e} }

// of is what a name stands for.
func (e *scene) of(name string) seen {
	for ; e != nil; e = e.before {
		if e.name == name {
			return e.value
		}
	}
	return unknown
}

// value is what an expression is there.
func (n *near) value(e *scene, x *language.Node) seen {
	switch x.Op {
	case language.Numeral:
		v, known := constant(x, nil)
		if !known {
			return unknown
		}
		return seenNo(v)
	case language.Name:
		if x.Text == "true" || x.Text == "false" {
			return seen{kind: seenTruth, truth: x.Text == "true"}
		}
		return e.of(x.Text)
	case "!":
		a := n.value(e, x.Args[0])
		a.truth = !a.truth
		return only(a, seenTruth)
	case "&&", "||":
		a := only(n.value(e, x.Args[0]), seenTruth)
		if a.kind == 0 || a.truth == (x.Op == "||") {
			return a
		}
		return only(n.value(e, x.Args[1]), seenTruth)
	case "all", "some", "count", "sum":
		return n.gathered(e, x)
	case language.Call:
		if x.Text == "cond" {
			switch c := only(n.value(e, x.Args[0]), seenTruth); {
			case c.kind == 0:
				return unknown
			case c.truth:
				return n.value(e, x.Args[1])
			}
			return n.value(e, x.Args[2])
		}
		if x.Text == "degree" {
			if g, v := n.value(e, x.Args[0]), n.value(e, x.Args[1]); g.kind == seenNetwork && v.kind == seenVertex {
				if list, known := n.from(v); known {
					return seenNo(int64(len(list)))
				}
			}
		}
		return unknown
	}
	if len(x.Args) != 2 {
		return unknown
	}
	a, b := n.value(e, x.Args[0]), n.value(e, x.Args[1])
	truth := func(t bool) seen { return seen{kind: seenTruth, truth: t} }
	switch {
	case x.Op == "in" && a.kind == seenVertex && b.kind == seenSet:
		if v, known := n.label(a.by, a.track); known {
			return truth(v == 1)
		}
	case x.Op == language.Index && a.kind == seenMap && b.kind == seenVertex:
		if v, known := n.label(b.by, b.track); known {
			return seenNo(v)
		}
	case (x.Op == "==" || x.Op == "!=") && a.kind == seenVertex && b.kind == seenVertex:
		switch {
		case a.track == b.track && a.by != b.by && max(a.by-b.by, b.by-a.by) >= n.apart():
			return unknown
		default:
			return truth((a.track == b.track && a.by == b.by) == (x.Op == "=="))
		}
	case a.kind == seenNumber && b.kind == seenNumber:
		switch x.Op {
		case "==":
			return truth(a.number == b.number)
		case "!=":
			return truth(a.number != b.number)
		case "<":
			return truth(a.number < b.number)
		case "<=":
			return truth(a.number <= b.number)
		case ">":
			return truth(a.number > b.number)
		case ">=":
			return truth(a.number >= b.number)
		case "+":
			return seenNo(a.number + b.number)
		case "-":
			return seenNo(a.number - b.number)
		case "*":
			return seenNo(a.number * b.number)
		}
	}
	return unknown
}

// only is a value of a kind, or nothing.
func only(a seen, kind int) seen {
	if a.kind != kind {
		return unknown
	}
	return a
}

// from are the steps from a vertex, where the columns are known to which they lead.
func (n *near) from(v seen) (list []RingStep, known bool) {
	for _, s := range n.Steps {
		if s.From != v.track {
			continue
		}
		is, known := true, true
		if n.Open {
			is, known = n.there(v.by + s.By)
		}
		if !known {
			return nil, false
		}
		if is {
			list = append(list, s)
		}
	}
	return list, true
}

// inner is a quantifier over the first of its ranges alone: of that it says what it says over the others.
func inner(x *language.Node) *language.Node {
	if len(x.Ranges) < 2 {
		return x
	}
	first, rest := *x, *x
	first.Ranges, rest.Ranges = x.Ranges[:1], x.Ranges[1:]
	first.Args = []*language.Node{&rest}
	return &first
}

// gathered is a quantifier over the neighbours of a vertex.
func (n *near) gathered(e *scene, x *language.Node) seen {
	x = inner(x)
	r := x.Ranges[0]
	if r.In.Op != language.Call || r.In.Text != "neighbors" || len(r.Names) != 1 {
		return unknown
	}
	v := n.value(e, r.In.Args[1])
	if n.value(e, r.In.Args[0]).kind != seenNetwork || v.kind != seenVertex {
		return unknown
	}
	steps, known := n.from(v)
	if !known {
		return unknown
	}
	var list []*scene
	for _, s := range steps {
		list = append(list, e.with(r.Names[0], seen{kind: seenVertex, by: v.by + s.By, track: s.To}))
	}
	return n.over(x, list)
}

// over is what a quantifier says over some values of its variables; each has to be known.
func (n *near) over(x *language.Node, list []*scene) seen {
	all, some, sum := true, false, int64(0)
	for _, e := range list {
		if cond := x.Ranges[0].If; cond != nil {
			c := only(n.value(e, cond), seenTruth)
			if c.kind == 0 {
				return unknown
			}
			if !c.truth {
				continue
			}
		}
		v := n.value(e, x.Args[0])
		switch {
		case x.Op == "sum" && v.kind == seenNumber:
			sum += v.number
		case x.Op != "sum" && v.kind == seenTruth:
			all, some = all && v.truth, some || v.truth
			if v.truth {
				sum++
			}
		default:
			return unknown
		}
	}
	switch x.Op {
	case "all":
		return seen{kind: seenTruth, truth: all}
	case "some":
		return seen{kind: seenTruth, truth: some}
	}
	return seenNo(sum)
}

// labels are what a sentence chooses: of which values from the least on, what is said of them, and what is
// added of each vertex, nil for the size of the set, if that has a bound.
type labels struct {
	name   string
	kind   int
	low    int64
	values int
	sized  bool
	parts  []*language.Node
	weight *language.Node
	vertex string // the variable of the weight
}

// isOf tells whether an expression is NAME(G) of a network.
func isOf(e *scene, x *language.Node, name string) bool {
	return x.Op == language.Call && x.Text == name && len(x.Args) == 1 && x.Args[0].Op == language.Name && e.of(x.Args[0].Text).kind == seenNetwork
}

// Windows reads a word's text, which is about its network and numerals.
func (r *Ring) Windows(d *words.Definition, args []*language.Node) (*Windows, error) {
	var e *scene
	body := d.Body
	for i, p := range d.Definition.Params {
		switch a := args[i]; {
		case d.Params[i].IsNumber() && a.Op == language.Numeral:
			n, known := constant(a, nil)
			if e = e.with(p.Name, unknown); known {
				e = e.with(p.Name, seenNo(n))
			}
		case d.Params[i].IsNetwork():
			e = e.with(p.Name, seen{kind: seenNetwork})
		default:
			return nil, fmt.Errorf("about %s, want its network and numerals", certificates.Shortened(a.String()))
		}
	}
	least, times := "", int64(0)
	if body.Op == "least" {
		in := body.Ranges[0]
		if in.If != nil || in.In.Args[0].Text != "0" {
			return nil, errors.New("what is least has a condition, or is not from 0 on")
		}
		to := in.In.Args[1]
		if times = 1; to.Op == "*" {
			times, _ = constant(to.Args[0], nil)
			to = to.Args[1]
		}
		if !isOf(e, to, "order") || times < 1 || times > 1<<20 {
			return nil, errors.New("what is least is up to another number than the order, or some times that")
		}
		least, body = in.Names[0], body.Args[0]
		e = e.with(least, unknown)
	}
	s, err := r.chosen(body, e, least)
	if err != nil {
		return nil, err
	}
	e = e.with(s.name, seen{kind: s.kind})
	letters := 1
	for range r.Tracks {
		if letters *= s.values; letters > maxWindows {
			break
		}
	}
	all := letters
	if r.Open {
		all += 2 // for what is before the first column, and behind the last
	}
	windows := all
	for range r.Back + r.Ahead {
		if windows *= all; windows > maxWindows {
			return nil, fmt.Errorf("more than %d windows of labels", maxWindows)
		}
	}
	// The first track is the most significant, as words of labels stand in their order.
	label := func(letter, track int) int64 {
		for range r.Tracks - 1 - track {
			letter /= s.values
		}
		return s.low + int64(letter%s.values)
	}
	allowed := make([]bool, windows)
	column := make([]int, r.Back+r.Ahead+1)
	n := &near{r, func(by, track int) (int64, bool) {
		if i := by + r.Back; i < 0 || i >= len(column) || column[i] >= letters {
			return 0, false
		}
		return label(column[by+r.Back], track), true
	}, func(by int) (bool, bool) {
		i := by + r.Back
		return i >= 0 && i < len(column) && column[i] < letters, i >= 0 && i < len(column)
	}}
	for w := range allowed {
		for i, rest := len(column)-1, w; i >= 0; i-- {
			column[i], rest = rest%all, rest/all
		}
		allowed[w] = !r.Open || column[0] != letters+1 && column[len(column)-1] != letters
		if column[r.Back] >= letters {
			continue
		}
		for i, part := range s.parts {
			for t := range r.Tracks {
				said := n.said(e, part, t)
				if said.kind == 0 {
					return nil, fmt.Errorf("part %d of what is said says more than what is within %d columns before and %d behind", i+1, r.Back, r.Ahead)
				}
				allowed[w] = allowed[w] && said.truth
			}
		}
	}
	cost := make([]int64, all)
	for a := range letters {
		n := &near{r, func(by, track int) (int64, bool) { return label(a, track), by == 0 }, func(int) (bool, bool) { return false, false }}
		for t := range r.Tracks {
			switch {
			case s.sized:
				cost[a] += label(a, t)
			case s.weight != nil:
				v := n.value(e.with(s.vertex, seen{kind: seenVertex, track: t}), s.weight)
				if v.kind != seenNumber {
					return nil, errors.New("a sum over the vertices of what needs more than their own labels")
				}
				cost[a] += v.number
			}
		}
		if cost[a] < 0 || cost[a] > times*int64(r.Tracks) {
			return nil, fmt.Errorf("a column adds %d, want 0 to %d", cost[a], times*int64(r.Tracks))
		}
	}
	return &Windows{Letters: all, Allowed: allowed, Weight: cost, columns: letters}, nil
}

// chosen reads a sentence: some set of the vertices, or some map of them to numbers.
func (r *Ring) chosen(x *language.Node, e *scene, least string) (*labels, error) {
	wanted := fmt.Errorf("%s, want some set of the vertices, or some map from them to a range", x.Op)
	if x.Op != "some" || len(x.Ranges) != 1 || x.Ranges[0].If != nil || x.Ranges[0].In.Op != language.Call || !isOf(e, x.Ranges[0].In.Args[0], "vertices") {
		return nil, wanted
	}
	in := x.Ranges[0].In
	s := &labels{name: x.Ranges[0].Names[0]}
	switch {
	case in.Text == "sets":
		s.kind, s.values = seenSet, 2
		if s.sized = len(in.Args) > 1; s.sized && (least == "" || in.Args[1].Op != language.Name || in.Args[1].Text != least) {
			return nil, errors.New("sets with a bound, want what is least")
		}
	case in.Text == "maps" && in.Args[1].Op == language.To:
		n := &near{Ring: r}
		low, high := only(n.value(e, in.Args[1].Args[0]), seenNumber), only(n.value(e, in.Args[1].Args[1]), seenNumber)
		if low.kind == 0 || high.kind == 0 || high.number < low.number || high.number-low.number >= maxWindows {
			return nil, errors.New("maps to other values than few numbers")
		}
		s.kind, s.low, s.values = seenMap, low.number, int(high.number-low.number+1)
	default:
		return nil, wanted
	}
	for _, part := range operands(x.Args[0], "&&") {
		if part.Op != "<=" || part.Args[0].Op != "sum" || part.Args[1].Op != language.Name || part.Args[1].Text != least || least == "" {
			s.parts = append(s.parts, part)
			continue
		}
		sum := part.Args[0]
		if s.sized || s.weight != nil || len(sum.Ranges) != 1 || sum.Ranges[0].If != nil || !isOf(e, sum.Ranges[0].In, "vertices") {
			return nil, errors.New("more than one bound, want one on a sum over the vertices")
		}
		s.weight, s.vertex = sum.Args[0], sum.Ranges[0].Names[0]
	}
	return s, nil
}

// said is what a part says of the vertices, or links, at a track of the column in the middle.
func (n *near) said(e *scene, x *language.Node, track int) seen {
	if x.Op != "all" {
		return unknown
	}
	x = inner(x)
	r := x.Ranges[0]
	at := seen{kind: seenVertex, track: track}
	switch {
	case isOf(e, r.In, "vertices") && len(r.Names) == 1:
		return n.over(x, []*scene{e.with(r.Names[0], at)})
	case isOf(e, r.In, "links") && len(r.Names) == 2 && !slices.Contains(r.Names[1:], r.Names[0]):
		steps, known := n.from(at)
		if !known {
			return unknown
		}
		var list []*scene
		for _, s := range steps {
			if to := (seen{kind: seenVertex, by: s.By, track: s.To}); s.forward() { // from the other end it is met, too
				for _, ends := range [][2]seen{{at, to}, {to, at}} {
					list = append(list, e.with(r.Names[0], ends[0]).with(r.Names[1], ends[1]))
				}
			}
		}
		return n.over(x, list)
	}
	return unknown
}
