package lower

import (
	"cmp"
	_ "embed"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// methods are how lemmas are proved, a line each; its comments say what stands there.
//
//go:embed methods.txt
var methods string

// lemma is a lemma about a network.
type lemma struct {
	*member
	*theorem.Lemma
	from []string // the names behind "from"
	more []string // those behind "to", "from", "step" and "link"
	sums []string // the lines "sum" that are left
	sent []string // a router's names for where a message is and where it goes
}

// lemma returns the terms of a lemma after others.
func (m *member) lemma(part *theorem.Lemma, before []*theorem.Lemma) Term {
	if part.Automata != nil {
		return m.byAutomata(part)
	}
	if part.By == "generators" {
		return m.byGenerators(part)
	}
	l := &lemma{member: m, Lemma: part}
	l.from, l.sums = strings.Fields(l.line("from")), l.lines("sum")
	l.more = slices.Concat(strings.Fields(l.line("to")), l.from, strings.Fields(l.line("step")), strings.Fields(l.line("link")))
	by := part.By
	fact, router := l.router()
	if part.Fact == "diameter" && len(l.from) == 0 && !slices.ContainsFunc(before, l.transitive) {
		by = "roots"
	}
	switch by {
	case "text":
		return l.ofText(fact, l.byText(fact))
	case "columns":
		if fact != "domination_number" {
			return l.ofText(fact, App("ByStrip", l.ring()))
		}
	}
	for line := range strings.Lines(methods) {
		row := strings.Fields(line)
		if len(row) == 0 || row[0] != fact || row[1] != by {
			continue
		}
		if router != nil {
			l.sent = slices.Concat(router.Body.Route.From, router.Body.Route.To)
		}
		shown := ListOf(row[5:], l.part).(list)
		of := strings.Split(row[3], ".")
		if m.directed {
			of = []string{"OfArcs", "Arcs_" + strings.TrimPrefix(fact, "vertex_")}
		}
		return App("Lemma", App(of[0], l.subject(of[1:], router)...), App(relations[part.Relation]), Z(max(part.Times, 1)), l.value(), m.cond(part.If, m.params), App(row[4], shown...))
	}
	return m.none("%s by %s", part.Fact, part.By)
}

// router is the lemma's fact without what it is about, and its router, nil if it is about none.
func (l *lemma) router() (fact string, router *words.Definition) {
	fact, more, _ := strings.Cut(strings.TrimSuffix(l.Fact, ")"), "(")
	return fact, l.Names.Words().Router(strings.Trim(more, `"`), l.stem, len(l.params))
}

// subject is what is behind a fact's constructor: words, and what it is about.
func (l *lemma) subject(said []string, router *words.Definition) list {
	return append(ListOf(said, func(word string) Term { return App(word) }).(list), l.about(router)...)
}

// ofText is a lemma about a word by its text.
func (l *lemma) ofText(word string, by Term) Term {
	name, err := l.wordName(l.Names.Words().Find(word))
	l.fail(err)
	text, _ := theorem.Claimed(l.Fact, l.name)
	places := ListOf(l.member.fact(text).Args, func(a *language.Node) Term {
		if a.Op == language.Network {
			return None()
		}
		n, _ := new(big.Int).SetString(a.Text, 10)
		return Some(BigZ(n))
	})
	return App("Lemma", App("OfText", name, places), App(relations[l.Relation]), Z(1), l.value(), l.cond(l.If, l.params), by)
}

// byText are what lines choose, in turn.
func (l *lemma) byText(word string) Term {
	choices, _ := theorem.Choices(l.Names.Words().Find(word), l.Relation, l.Value, l.params, l.coords)
	return App("ByText", ListOf(choices, func(c theorem.Choice) Term {
		before := slices.Concat(l.params, c.Before)
		switch {
		case c.In.Op == language.To:
			return App("Figure", l.term(l.line(c.Name), before))
		case c.In.Text == "maps" && c.In.Args[0].Op == language.To:
			return App("Points", l.pieces(l.lines(c.Name), append(before, c.Index)))
		case c.In.Text == "maps":
			return App("Mapping", l.term(l.line(c.Name), slices.Concat(before, l.coords)))
		case c.Counted:
			return App("Subset", l.cond(l.line(c.Name), slices.Concat(l.params, l.coords)), l.summed(l.coords))
		case c.In.Text == "sets":
			return App("Subset", l.cond(l.line(c.Name), slices.Concat(before, l.coords)), list{})
		}
		return App("Tuple_", l.pieces(l.lines(c.Name), before))
	}))
}

// ring is a ring or a path of columns.
func (l *lemma) ring() Term {
	place := strings.Fields(l.line("place"))
	number := func(keyword string) Term { return Z(wholes(l.line(keyword))[0]) }
	window := wholes(l.line("window"))
	steps := ListOf(l.lines("step"), func(text string) Term {
		s := wholes(text)
		return Tuple(Z(s[0]), Tuple(Z(s[1]), Z(s[2])))
	})
	names := slices.Concat(l.params, l.coords)
	return App("AStrip", Bool(len(l.lines("ends")) == 0), l.term(l.line("columns"), l.params), number("tracks"), l.pieces(l.lines("at"), slices.Concat(l.params, place)),
		l.term(l.line("column"), names), l.term(l.line("track"), names), steps, Z(window[0]), Z(window[1]), number("fewest"), number("begins"), number("period"), number("growth"))
}

// wholes are the numbers of a line.
func wholes(text string) (list []int64) {
	for _, word := range strings.Fields(text) {
		n, _ := strconv.ParseInt(word, 10, 64)
		list = append(list, n)
	}
	return append(list, 0, 0, 0)
}

// about is what a fact is about beside its network: vertices, another network with its parameters, or a router with its text.
func (l *lemma) about(router *words.Definition) (parts []Term) {
	if router != nil {
		of, err := l.routing(router.Name)
		l.fail(err)
		hops, err := l.hops(router)
		l.fail(err)
		return []Term{of, hops}
	}
	text, at := theorem.Claimed(l.Fact, l.name)
	for _, a := range l.member.fact(text).Args[at+1:] {
		if a.Op != language.Network {
			parts = append(parts, l.argument(a))
			continue
		}
		called, _ := l.naming(a)
		parts = append(parts, called, ListOf(a.Args, l.argument))
	}
	return parts
}

// relations are the kernel's for those of lemmas.
var relations = map[string]string{"==": "SaysExactly", "<=": "SaysAtMost", ">=": "SaysAtLeast"}

// transitive tells whether a lemma before says that the network is vertex-transitive, where this one speaks of it.
func (l *lemma) transitive(before *theorem.Lemma) bool {
	return before.Fact == "vertex_transitive" && before.Value == "true" && (before.If == "" || before.If == l.If)
}

// value is that of a lemma, 1 for true and 0 for false.
func (l *lemma) value() Term {
	if i := slices.Index([]string{"false", "true"}, l.Value); i >= 0 {
		return App("Num", Z(int64(i)))
	}
	return l.term(l.Value, l.params)
}

// lines are the texts behind a keyword, and line is the first, "" for none.
func (l *lemma) lines(keyword string) (texts []string) {
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			texts = append(texts, o.Text)
		}
	}
	return texts
}

func (l *lemma) line(keyword string) string { return append(l.lines(keyword), "")[0] }

// part is a part of a method: what stands behind the keyword, or a constant.
func (l *lemma) part(what string) Term {
	names := slices.Concat(l.params, l.coords, l.more)
	text, layer := l.line(what), strings.Fields(l.line("layer"))
	switch what {
	case "free":
		return Bool(len(l.from) > 0)
	case "root", "far", "walk", "vertex", "landmark":
		return l.pieces(l.lines(what), slices.Concat(l.params, l.more))
	case "at", "image", "inverse", "next", "path":
		return l.pieces(l.lines(what), names)
	case "source", "centre":
		return l.tuple(cmp.Or(text, l.vertex), l.params)
	case "hops", "lane":
		return l.term(text, slices.Concat(l.params, l.sent))
	case "may":
		return l.cond(text, slices.Concat(l.params, layer, l.sent))
	case "rank", "block":
		return l.term(text, slices.Concat(l.params, layer, strings.Fields(l.line("channel"))))
	case "route-sums":
		return l.summed(l.sent)
	case "target":
		return l.tuple(l.line("far"), l.params)
	case "embedding":
		return l.pieces(l.lines("image"), slices.Concat(l.claim.For.Names(), l.from))
	case "back":
		return l.pieces(l.lines("inverse"), slices.Concat(l.claim.For.Names(), strings.Fields(l.line("to"))))
	case "side", "member":
		return l.cond(text, names)
	case "ring":
		return l.ring()
	case "uppers":
		return ListOf(l.lines("upper"), func(upper string) Term { return l.term(upper, names) })
	case "factor":
		return l.factor(text)
	case "rule":
		return Text(l.By)
	case "sums":
		return l.summed(slices.Concat(l.from, l.coords))
	case "link-sums", "neighbour-sums", "step-sums":
		return l.neighbours(what, names)
	case "OfMinDegree", "OfMaxDegree", "OfRadius", "OfDiameter":
		return App(what)
	}
	return l.term(cmp.Or(text, "0"), names) // 0 for a lemma that has no use for it
}

// factor is a number, 1 where none is given.
func (l *lemma) factor(text string) Term {
	n, ok := new(big.Int).SetString(cmp.Or(text, "1"), 10)
	if !ok {
		return l.none("the factor %s", text)
	}
	return BigZ(n)
}

// summed takes a line for each of some variables.
func (l *lemma) summed(variables []string) Term {
	of := l.sums[:len(variables)]
	l.sums = l.sums[len(variables):]
	return ListOf(of, func(text string) Term { return l.term(text, slices.Concat(l.params, variables)) })
}

// neighbours are the sums for each neighbour of the text.
func (l *lemma) neighbours(what string, names []string) Term {
	links, steps := l.lines("links"), l.lines("steps")
	all := make(list, len(l.items))
	for i, variables := range l.items {
		switch over := slices.Concat(l.coords, variables); what {
		case "link-sums":
			all[i] = Tuple(Bool(links[i] == "twice"), l.summed(over))
		case "step-sums":
			all[i] = Tuple(Bool(links[i] == "twice"), l.term(steps[i], names), l.summed(l.coords))
		default:
			all[i] = l.summed(over)
		}
	}
	return all
}
