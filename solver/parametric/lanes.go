package parametric

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// lanes finds lanes that messages on the text of a router keep, as many as the claim says at most: one for each
// direction in which a coordinate changes, and there channels that are further on in it have greater ranks; or, of
// coordinates that go round, two for each, by whether the destination is near where it begins. Of one lane it is
// what follows from deadlock_free.
func (n *network) lanes(w fact) error {
	d := n.library.Router(w.args[0].Text, n.def.Name, len(n.args))
	bound := n.claimed(w.String(), "<=")
	most := 0
	if bound != nil {
		most, _ = strconv.Atoi(bound.String())
	}
	if d == nil || most < 2 {
		return n.implied(w)
	}
	if err := n.lemma("order"); err != nil {
		return err
	}
	at, next := n.suffixed("_at"), n.suffixed("_next")
	why := none("no lanes by directions or by destinations have ranks that grow along all ways")
	for _, p := range n.lanePlans(d.Body.Route.From, d.Body.Route.To, most) {
		if !n.keeps(d, p, at, next) {
			continue
		}
		if why = n.add(n.learn, func() (*theorem.Lemma, error) {
			block, rank := p.ranks(at, next)
			return lemma(w.String(), "<=", bound, "rank", line("lane", p.lane), line("layer", p.layer), line("may", p.may),
				line("channel", strings.Join(slices.Concat(at, next), " ")), line("block", block), line("rank", rank)), nil
		}, func(m *theorem.Lemma) { n.say("lane of a message: %s", m.Objects[0].Text) }); why == nil || n.ctx.Err() != nil {
			return why
		}
	}
	return why
}

// laneOrder bounds the vertices of members on which lanes are tried.
const laneOrder = 60

// keeps tells whether lanes are as is wanted in some members.
func (n *network) keeps(d *words.Definition, p lanePlan, at, next []string) bool {
	from, to := d.Body.Route.From, d.Body.Route.To
	function := func(text string, names ...[]string) func(values ...[]int64) int64 {
		x, err := language.Parse(text)
		if err != nil {
			return func(...[]int64) int64 { return -1 }
		}
		value, err := n.learn.Function(slices.Concat(names...), x.Expr)
		return func(values ...[]int64) int64 {
			if err == nil {
				if x, has := value(slices.Concat(values...)); has {
					return x
				}
			}
			return -1
		}
	}
	layer := []string{p.layer}
	blocks, ranks := p.ranks(at, next)
	lane, may, block, rank := function(p.lane, from, to), function(p.may, layer, from, to), function(blocks, layer, at, next), function(ranks, layer, at, next)
	for _, net := range n.learn.Members(laneOrder) {
		r, err := family.NewRouter(d, net)
		if err != nil {
			return false
		}
		for s := range uint32(net.Order()) {
			for t := range uint32(net.Order()) {
				goal := net.Coordinates(t)
				l := []int64{lane(net.Params(), net.Coordinates(s), goal)}
				var last []int64
				for u, hops := s, 0; u != t; hops++ {
					w, wrong := r.Hop(u, t)
					if wrong != nil || w == u || hops > net.Order() || may(net.Params(), l, net.Coordinates(u), goal) != 1 {
						return false
					}
					now := []int64{block(net.Params(), l, net.Coordinates(u), net.Coordinates(w)), rank(net.Params(), l, net.Coordinates(u), net.Coordinates(w))}
					if last != nil && slices.Compare(now, last) <= 0 {
						return false
					}
					u, last = w, now
				}
			}
		}
		if n.ctx.Err() != nil {
			return false
		}
	}
	return true
}

// lanePlan is a way to give lanes.
type lanePlan struct {
	lane, layer, may string
	ranks            func(at, next []string) (block, rank string)
}

func (n *network) lanePlans(from, to []string, most int) (list []lanePlan) {
	layer := "layer"
	for slices.Contains(slices.Concat(n.coords(), n.def.Names(), from, to), layer) {
		layer += "_"
	}
	orders := permutations(len(from))
	plain := make([]string, len(from))
	for i := range from {
		for _, order := range orders {
			list = append(list, lanePlan{
				fmt.Sprintf("cond(%s > %s, 1, 0)", from[i], to[i]), layer,
				fmt.Sprintf("%[1]s == 0 && %[2]s <= %[3]s || %[1]s == 1 && %[2]s >= %[3]s", layer, from[i], to[i]),
				func(at, next []string) (block, rank string) {
					return fmt.Sprintf("cond(%s == 0, %s, 0 - %s)*%d + %s", layer, at[i], at[i], len(from)+2, n.changed(order, at, next, -1)), n.rank(at, next, plain)
				},
			})
		}
	}
	for set := range 2 << len(from) {
		lane, count := "0", 1
		var parts []string
		near := make([]string, len(from)) // in which lanes coordinates are counted from where they begin, to both sides
		for i := range from {
			if set>>(i+1)&1 == 0 {
				continue
			}
			is, on, off := around(from[i], to[i], n.learn.Side(i).String(), set&1 == 1)
			bit := fmt.Sprintf("floor(%s/%d)%%2", layer, count)
			lane += fmt.Sprintf(" + cond(%s, %d, 0)", is, count)
			parts, near[i] = append(parts, fmt.Sprintf("(%[1]s == 1 && (%[2]s) || %[1]s == 0 && (%[3]s))", bit, on, off)), bit+" == 1"
			count *= 2
		}
		if parts == nil && set == 1 {
			continue // as without
		}
		may := strings.Join(append(parts, fmt.Sprintf("0 <= %[1]s && %[1]s < %[2]d", layer, count)), " && ")
		if count == 2 {
			may = strings.Join(parts, "")
			for i, x := range near {
				may, near[i] = strings.ReplaceAll(may, "floor("+layer+"/1)%2", layer), strings.ReplaceAll(x, "floor("+layer+"/1)%2", layer)
			}
		}
		for _, order := range orders {
			for _, leap := range []int{-1, 0, len(from) + 1} {
				if count <= most {
					list = append(list, lanePlan{lane, layer, may, func(at, next []string) (block, rank string) {
						return n.changed(order, at, next, leap), n.rank(at, next, near)
					}})
				}
			}
		}
	}
	return list
}

// around tells messages apart by a coordinate that goes round: those that pass where it begins, on the shorter way, or those
// that end near there; and where each may be.
func around(from, to, side string, near bool) (is, on, off string) {
	put := strings.NewReplacer("F", from, "T", to, "N", "("+side+")")
	if near {
		is = put.Replace("4*T < N || 4*T >= 3*N")
		return is, is, put.Replace("4*T >= N && 4*T < 3*N")
	}
	is = put.Replace("2*abs(F-T) > N || 2*abs(F-T) == N && F > T")
	return is, is + put.Replace(" || 2*T < N && F <= T || 2*T >= N && F >= T"),
		put.Replace("2*abs(F-T) < N || 2*abs(F-T) == N && F <= T")
}

// changed is the place, from 1 on, of the coordinate that changes along a channel, in an order; or of a leap, a change by
// more than a step, a number, if that is not negative.
func (n *network) changed(order []int, at, next []string, leap int) string {
	text := "0"
	for place, i := range slices.Backward(order) {
		step := strconv.Itoa(place + 1)
		if leap >= 0 {
			step = fmt.Sprintf("cond(%[1]s || %[2]s, %[3]s, %[4]d)", n.stepped(i, at[i], next[i]), n.stepped(i, next[i], at[i]), step, leap)
		}
		if text = fmt.Sprintf("cond(%s == %s, %s, %s)", at[i], next[i], text, step); place == len(order)-1 {
			text = step // one of them does change
		}
	}
	return text
}

// stepped says that a coordinate goes one step forth, perhaps around.
func (n *network) stepped(i int, at, next string) string {
	return fmt.Sprintf("%[2]s == %[1]s + 1 || %[2]s == %[1]s + 1 - (%[3]s)", at, next, n.learn.Side(i))
}

// rank is how far on a channel is in the direction of the coordinate that changes: where it is near, from where that begins.
func (n *network) rank(at, next, near []string) string {
	text := "0"
	for i := range at {
		x := next[i]
		if near[i] != "" {
			x = fmt.Sprintf("cond(%[1]s && 2*%[2]s >= %[3]s, %[2]s - (%[3]s), %[2]s)", near[i], x, n.learn.Side(i))
		}
		moves := fmt.Sprintf("cond(%s, %s, 0 - %s)", n.stepped(i, at[i], next[i]), x, x)
		if text = fmt.Sprintf("cond(%s == %s, %s, %s)", at[i], next[i], text, moves); i == 0 {
			text = moves
		}
	}
	return text
}

// permutations are those of so many things; from four on, only that and the reverse.
func permutations(n int) (list [][]int) {
	if n > 3 {
		forth := make([]int, n)
		for i := range forth {
			forth[i] = i
		}
		back := slices.Clone(forth)
		slices.Reverse(back)
		return [][]int{forth, back}
	}
	list = [][]int{nil}
	for i := range n {
		var more [][]int
		for _, p := range list {
			for at := len(p); at >= 0; at-- {
				more = append(more, slices.Insert(slices.Clone(p), at, i))
			}
		}
		list = more
	}
	return list
}
