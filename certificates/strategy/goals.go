package strategy

import (
	"math/big"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// goals are the sentences of which a statement consists, in the order of the strategy's steps. Of
// a number that is computed there are none: it is compared here.
func (c *checker) goals(d *words.Definition, s *scope, st certificates.Statement) []goal {
	fail := func(rule, format string, args ...any) []goal {
		panic(failure{st.Reject(rule, format, args...)})
	}
	if d.Sort.IsTruth() {
		want, err := st.Yes()
		if err != nil {
			panic(failure{err})
		}
		if st.Relation != "=" {
			return fail("statement/relation", "%q has %q, want =", certificates.Shortened(st.String()), st.Relation)
		}
		return []goal{{d.Body, s, want}}
	}
	value, ok := stated(st.Value)
	if !ok {
		return fail("statement/value", "%q, want a number", certificates.Shortened(st.Value))
	}
	n, s := c.bare(d.Body, s)
	atLeast, atMost := st.Relation != "<=", st.Relation != ">="
	switch n.Op {
	case "least":
		return c.leastGoals(n, s, st, value, atLeast, atMost)
	case "most":
		return c.mostGoals(n, s, st, value, atLeast, atMost)
	case "max", "min":
		if !atLeast && !atMost || value.IsInfinite() && st.Relation != "=" {
			return fail("statement/relation", "%q, want = infinite", certificates.Shortened(st.String()))
		}
		return c.extremeGoals(n, s, value, atLeast, atMost)
	}
	got, is := c.term(n, s).(number)
	if !is {
		return fail("statement/subject", "%q is no number", certificates.Shortened(st.Subject))
	}
	order := got.Cmp(value)
	if st.Relation == "=" && order != 0 || st.Relation == "<=" && order > 0 || st.Relation == ">=" && order < 0 {
		return fail("statement/value", "%s: the statement says %s %s, the value is %s", certificates.Shortened(st.Subject), st.Relation, certificates.Shortened(st.Value), got)
	}
	return nil
}

// bare is what a word says that another stands for, and the outcome of "cond".
func (c *checker) bare(n *language.Node, s *scope) (*language.Node, *scope) {
	for n.Op == language.Call || n.Op == language.Name {
		d := c.words.Find(n.Text)
		if _, found := s.find(n.Text); found {
			return n, s
		}
		switch {
		case n.Op == language.Call && n.Text == "cond":
			n = n.Args[map[bool]int{true: 1, false: 2}[c.truth(n.Args[0], s, 0) == yes]]
		case d != nil && d.Role == words.Word && !treeCount(d):
			d, s = c.unfold(n, s)
			n = d.Body
		default:
			return n, s
		}
	}
	return n, s
}

// stated reads a number of a statement: whole, a quotient in lowest terms, of at most 18 digits above and
// below the line, or infinite.
func stated(text string) (number, bool) {
	if text == certificates.Infinite {
		return meaning.Infinite, true
	}
	x, ok := certificates.Fraction(text)
	if most := big.NewInt(1e18); !ok || x.RatString() != text || x.Num().CmpAbs(most) >= 0 || x.Denom().Cmp(most) >= 0 {
		return number{}, false
	}
	return meaning.Of(x), true
}

// ends are those of the range of least and most.
func (c *checker) ends(n *language.Node, s *scope) (from, to int64) {
	return c.whole(n.Ranges[0].In.Args[0], s), c.whole(n.Ranges[0].In.Args[1], s)
}

func (c *checker) leastGoals(n *language.Node, s *scope, st certificates.Statement, value number, atLeast, atMost bool) []goal {
	from, to := c.ends(n, s)
	var list []goal
	last := to
	if !value.IsInfinite() {
		k, is := value.Int64()
		if !is || k < from && atMost || k > to && atMost {
			panic(failure{st.Reject("statement/value", "%q, want a whole number from %d to %d", certificates.Shortened(st.Value), from, to)})
		}
		if last = min(to, k-1); atMost {
			list = append(list, c.forK(n, s, k, true))
		}
	} else if st.Relation == "<=" {
		return nil // every value is
	}
	if atLeast {
		if c.grows(n.Args[0], n.Ranges[0], 1) {
			from = max(from, last)
		}
		list = append(list, c.refutedFor(n, s, from, last)...)
	}
	return list
}

func (c *checker) mostGoals(n *language.Node, s *scope, st certificates.Statement, value number, atLeast, atMost bool) []goal {
	from, to := c.ends(n, s)
	holds, is := value.Int64()
	if !is || holds < from || holds > to {
		panic(failure{st.Reject("statement/value", "%q, want a whole number from %d to %d", certificates.Shortened(st.Value), from, to)})
	}
	first := holds + 1
	if !atLeast {
		holds = from
	}
	list := []goal{c.forK(n, s, holds, true)}
	if atMost {
		if c.grows(n.Args[0], n.Ranges[0], -1) {
			to = min(to, first)
		}
		list = append(list, c.refutedFor(n, s, first, to)...)
	}
	return list
}

// refutedFor are the goals that a sentence is false for each k.
func (c *checker) refutedFor(n *language.Node, s *scope, from, to int64) []goal {
	var list []goal
	for k := from; k <= to; k++ {
		c.spend(stepsOfNode)
		c.take(bytesOfGoal)
		list = append(list, c.forK(n, s, k, false))
		if k == to { // the next may not fit
			break
		}
	}
	return list
}

// forK is the goal for one value of the variable of least or most.
func (c *checker) forK(n *language.Node, s *scope, k int64, want bool) goal {
	inner := s.with(n.Ranges[0].Names[0], whole(k))
	sentence := n.Args[0]
	if r := n.Ranges[0]; r.If != nil {
		sentence = &language.Node{Op: "&&", Args: []*language.Node{r.If, sentence}, Place: r.If.Place}
	}
	return goal{sentence, inner, want}
}

// extremeGoals are those of max and min.
func (c *checker) extremeGoals(n *language.Node, s *scope, value number, atLeast, atMost bool) []goal {
	const bound = "0" // no variable is called so
	s = s.with(bound, value)
	about := func(quantifier, relation string) goal {
		compared := &language.Node{Op: relation, Args: []*language.Node{n.Args[0], {Op: language.Name, Text: bound, Place: n.Place}}, Place: n.Place}
		return goal{&language.Node{Op: quantifier, Ranges: n.Ranges, Args: []*language.Node{compared}, Place: n.Place}, s, true}
	}
	var list []goal
	if n.Op == "max" {
		if atLeast {
			list = append(list, about("some", ">="))
		} else { // there is a largest
			list = append(list, about("some", "<="))
		}
		if atMost && !value.IsInfinite() {
			list = append(list, about("all", "<="))
		}
		return list
	}
	if atMost && !value.IsInfinite() {
		list = append(list, about("some", "<="))
	}
	if atLeast {
		list = append(list, about("all", ">="))
	}
	return list
}

// grows tells whether a sentence is monotone: it stays true when k grows (direction 1), or when k
// shrinks (direction −1).
func (c *checker) grows(n *language.Node, r language.Range, direction int) bool {
	return r.If == nil && c.monotone(n, r.Names[0], direction)
}

func (c *checker) monotone(n *language.Node, k string, direction int) bool {
	c.spend(stepsOfNode)
	used := func(n *language.Node, k string) bool {
		found, nodes := used(n, k)
		c.spend(nodes)
		return found
	}
	if !used(n, k) {
		return true
	}
	isK := func(n *language.Node) bool { return n.Op == language.Name && n.Text == k }
	switch n.Op {
	case "!":
		return c.monotone(n.Args[0], k, -direction)
	case "&&", "||":
		return c.monotone(n.Args[0], k, direction) && c.monotone(n.Args[1], k, direction)
	case "<=", "<":
		return isK(n.Args[1]) && !used(n.Args[0], k) && direction > 0 || isK(n.Args[0]) && !used(n.Args[1], k) && direction < 0
	case ">=", ">":
		return isK(n.Args[1]) && !used(n.Args[0], k) && direction < 0 || isK(n.Args[0]) && !used(n.Args[1], k) && direction > 0
	case "all", "some":
		more := direction > 0 == (n.Op == "some") // more to choose from helps
		for _, r := range n.Ranges {
			if r.If != nil && used(r.If, k) {
				return false
			}
			if !used(r.In, k) {
				continue
			}
			args := r.In.Args
			ranged := isChoice(r.In) && len(args) == 2 && !used(args[0], k)
			if !ranged || !more {
				return false
			}
			if r.In.Text == "sets" && isK(args[1]) {
				continue
			}
			if to := args[1]; r.In.Text == "maps" && to.Op == language.To && isK(to.Args[1]) && !used(to.Args[0], k) {
				continue
			}
			return false
		}
		return c.monotone(n.Args[0], k, direction)
	case language.Call:
		d := c.words.Find(n.Text)
		if d == nil || d.Role != words.Word || !d.Sort.IsTruth() {
			return false
		}
		for i, a := range n.Args {
			if used(a, k) && (!isK(a) || !c.monotoneIn(d, i, direction)) {
				return false
			}
		}
		return true
	}
	return false
}

// monotoneWord is a word with the number of a parameter and a direction.
type monotoneWord struct {
	word             *words.Definition
	param, direction int
}

// monotoneIn is monotone for the text of a word and one of its parameters, found once: words
// may use one another several times over.
func (c *checker) monotoneIn(d *words.Definition, param, direction int) bool {
	key := monotoneWord{d, param, direction}
	if _, known := c.monotonic[key]; !known {
		c.monotonic[key] = c.monotone(d.Body, d.Definition.Params[param].Name, direction)
	}
	return c.monotonic[key]
}
