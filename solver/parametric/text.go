package parametric

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// Words by their own text: what the text chooses is guessed from members, or tried from few forms, in turn, as numberings of the
// vertices, line by line.

const (
	maxValues = 12   // of maps that are tried
	maxTries  = 1000 // of what is chosen, together
)

// said is what a lemma by text would say of a fact: relation and value, "" if there is none.
func (n *network) said(f fact) (relation, value string) {
	d := n.library.Find(f.Name)
	switch {
	case d == nil || d.Role != words.Word || !theorem.ByText(f.Name):
	case d.Body.Op == "least" || d.Body.Op == "most":
		relation = map[string]string{"least": "<=", "most": ">="}[d.Body.Op]
		if bound := n.claimed(f.String(), relation); bound != nil {
			return relation, n.inParameters(bound)
		}
	default:
		return "==", "true"
	}
	return "", ""
}

// forms are what is tried for each choice of a word's text, if there is something for each; nil if not.
func (n *network) forms(f fact) (choices []theorem.Choice, lists [][]string) {
	relation, value := n.said(f)
	numbers := !slices.ContainsFunc(f.args, func(a *language.Node) bool { return a.Op != language.Numeral })
	if value == "" || !numbers {
		return nil, nil
	}
	choices, may := theorem.Choices(n.library.Find(f.Name), relation, value, n.def.Names(), n.coordinates())
	if may {
		lists = make([][]string, 0, len(choices))
	}
	for _, c := range choices {
		lists = append(lists, n.tried(f, c))
		if lists[len(lists)-1] == nil {
			return nil, nil
		}
	}
	return choices, lists
}

// tried are the texts that are tried for a choice.
func (n *network) tried(f fact, c theorem.Choice) (list []string) {
	switch lines, err := n.hint(c.Name); {
	case err != nil:
		n.refusedHint = err
		return nil
	case lines != nil:
		return []string{strings.Join(lines, "\n")}
	}
	if c.In.Op != language.Call || len(c.In.Args) == 0 || c.In.Text == "links" {
		return nil
	}
	switch from := c.In.Args[0]; {
	case c.In.Text == "maps" && from.Op == language.To:
		return n.walks(f, c)
	case from.Op == language.Call && from.Text != "vertices":
		return nil
	}
	switch c.In.Text {
	case "vertices":
		return []string{n.root.String()}
	case "sets":
		return []string{guessedLater}
	case "maps":
		to := c.In.Args[1]
		if to.Op != language.To {
			return nil
		}
		low, lowest := n.number(f, to.Args[0])
		high, constant := n.number(f, to.Args[1])
		switch {
		case lowest && constant && 0 < high-low+1 && high-low < maxValues:
			return []string{guessedLater}
		case lowest && strings.Contains(to.Args[1].String(), "order("):
			for _, place := range n.numberings() {
				list = append(list, fmt.Sprintf("%s + %d", place, low))
			}
		}
	}
	return list
}

// walks are lines for a map from the numbers from 0 on to the vertices: a cycle of so many; or along one coordinate,
// and perhaps back in the next row.
func (n *network) walks(f fact, c theorem.Choice) (list []string) {
	if low, known := n.number(f, c.In.Args[0].Args[0]); !known || low != 0 {
		return nil
	}
	high := c.In.Args[0].Args[1]
	if high.Op == "-" && len(high.Args) == 2 && high.Args[1].String() == "1" {
		if length, known := n.number(f, high.Args[0]); known {
			return n.cycle(c, length)
		}
	}
	sides := n.sides()
	row := func(i int, at string, j int) string {
		var v []string
		for k, s := range sides {
			step := map[int]string{i: at, j: "1"}[k]
			switch {
			case step == "":
				step = s.low
			case s.low != "0":
				step = s.low + " + " + step
			}
			v = append(v, step)
		}
		return "(" + strings.Join(v, ", ") + ")"
	}
	for i := range sides {
		list = append(list, row(i, c.Index, -1))
		for j := range sides {
			if i != j {
				list = append(list, fmt.Sprintf("%s if 2*%s <= %s\n%s", row(i, c.Index, -1), c.Index, high, row(i, fmt.Sprintf("%s - %s", high, c.Index), j)))
			}
		}
	}
	return list
}

// cycle is a cycle of so many vertices.
func (n *network) cycle(c theorem.Choice, length int) []string {
	if n.learn == nil { // it is asked whether there may be one
		return []string{""}
	}
	w, err := n.learn.Cycle(n.ctx, length)
	if err != nil {
		return nil
	}
	var lines []string
	for _, at := range w.At {
		lines = append(lines, word.ReplaceAllStringFunc(at.String(), func(name string) string {
			if name == w.Step {
				return c.Index
			}
			return name
		}))
	}
	return []string{strings.Join(lines, "\n")}
}

// number is a numeral, or the parameter of a word for which a numeral stands.
func (n *network) number(f fact, x *language.Node) (int, bool) {
	if x.Op == language.Name {
		d := n.library.Find(f.Name)
		at := 0
		for i, p := range d.Definition.Params {
			if p.Name == x.Text && at < len(f.args) {
				x = f.args[at]
			}
			if !d.Params[i].IsNetwork() {
				at++
			}
		}
	}
	z, err := strconv.Atoi(x.Text)
	return z, err == nil && x.Op == language.Numeral
}

// remainders are those of sums of the coordinates modulo m, each with a factor, of which the first is 1.
func (n *network) remainders(m int) (list []string) {
	coords := n.coordinates()
	var extend func(i int, terms []string)
	extend = func(i int, terms []string) {
		if i == len(coords) {
			if terms != nil {
				list = append(list, fmt.Sprintf("(%s)%%%d", strings.Join(terms, "+"), m))
			}
			return
		}
		for k := range m {
			switch {
			case k == 0:
				extend(i+1, terms)
			case k == 1:
				extend(i+1, append(slices.Clone(terms), coords[i]))
			case terms != nil:
				extend(i+1, append(slices.Clone(terms), fmt.Sprintf("%d*%s", k, coords[i])))
			}
		}
	}
	extend(0, nil)
	return append(list, "0")
}

func (n *network) coordinates() (names []string) {
	for _, r := range n.def.Body.Ranges {
		names = append(names, r.Names...)
	}
	return names
}

// side is a coordinate from 0 on, how many values it has, and the least.
type side struct{ at, width, low string }

func (n *network) sides() (sides []side) {
	for _, r := range n.def.Body.Ranges {
		low, high := r.In.Args[0], r.In.Args[1]
		s := side{fmt.Sprintf("(%s-(%s))", r.Names[0], low), fmt.Sprintf("(%s-(%s)+1)", high, low), low.String()}
		if s.low == "0" {
			s.at = r.Names[0]
			if last, one := strings.CutSuffix(high.String(), " - 1"); one {
				if s.width = last; word.FindString(last) != last {
					s.width = "(" + last + ")"
				}
			}
		}
		sides = append(sides, s)
	}
	return sides
}

// numberings number the vertices of a network of one coordinate or two from 0 on, the second or the first the fastest.
func (n *network) numberings() []string {
	switch sides := n.sides(); len(sides) {
	case 1:
		return []string{sides[0].at}
	case 2:
		a, b := sides[0], sides[1]
		return []string{fmt.Sprintf("%s*%s + %s", a.at, b.width, b.at), fmt.Sprintf("%s*%s + %s", b.at, a.width, a.at)}
	}
	return nil
}

// byText finds a lemma about a word by its text; or two, of which one counts where the first coordinate has as many
// values as the second, or more.
func (n *network) byText(f fact) error {
	choices, lists := n.forms(f)
	if n.refusedHint != nil {
		return n.refusedHint
	}
	if lists == nil {
		return none("there is no method for %s", f)
	}
	if err := n.lemma("order"); err != nil {
		return err
	}
	guessing := false
	for i := range lists {
		guessing = guessing || lists[i][0] == guessedLater
	}
	if guessing {
		return n.guessing(f, choices, lists)
	}
	why := n.tries(f, choices, lists, "")
	if sides := n.sides(); why != nil && len(sides) == 2 && n.ctx.Err() == nil {
		a, b, rows := sides[0].width, sides[1].width, len(n.part.Lemmas)
		if n.tries(f, choices, lists, a+" >= "+b) == nil && n.tries(f, choices, lists, a+" < "+b) == nil {
			return nil
		}
		n.part.Lemmas = n.part.Lemmas[:rows]
	}
	return why
}

// tries finds a lemma by text under a condition, "" for none.
func (n *network) tries(f fact, choices []theorem.Choice, lists [][]string, cond string) error {
	relation, value := n.said(f)
	at, left := make([]int, len(choices)), maxTries
	for why := error(nil); ; left-- {
		m := under(cond, lemma(f.String(), relation, value, "text"))
		for i, c := range choices {
			for text := range strings.SplitSeq(lists[i][at[i]], "\n") {
				m.Objects = append(m.Objects, line(c.Name, text))
			}
			if c.Counted {
				s, err := n.setOf([]string{lists[i][at[i]]})
				if err != nil {
					return err
				}
				lines, _ := sums(s.Totals)
				m.Objects = append(m.Objects, lines...)
			}
		}
		n.part.Lemmas = append(n.part.Lemmas, m)
		if why = n.lemmas(); why == nil {
			if relation != "==" { // perhaps it is an end of its range
				if m.Relation = "=="; n.lemmas() != nil {
					m.Relation = relation
				}
			}
			for _, o := range m.Objects {
				n.say("%s of %s%s: %s", o.Keyword, f, where(cond), o.Text)
			}
			return nil
		}
		n.part.Lemmas = n.part.Lemmas[:len(n.part.Lemmas)-1]
		i := len(at) - 1
		for ; i >= 0; i-- {
			if at[i]++; at[i] < len(lists[i]) {
				break
			}
			at[i] = 0
		}
		if i < 0 || left == 0 || n.ctx.Err() != nil {
			return fmt.Errorf("no term of those that are tried: %w", why)
		}
	}
}
