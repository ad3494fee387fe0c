package fuzz

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
)

// dice are bytes that say what is drawn, and after these a sequence of random numbers.
type dice struct {
	data []byte
	rand *rand.Rand
	// own are words that were drawn before.
	own []ownWord
}

// ownWord is a word with parameters behind the network, each a letter for what it is: a vertex, a set
// of vertices or a number.
type ownWord struct {
	name, params string
	number       bool
}

func newDice(data []byte) *dice {
	seed := uint64(len(data))
	for _, b := range data {
		seed = seed*1099511628211 ^ uint64(b)
	}
	return &dice{data: data, rand: rand.New(rand.NewPCG(seed, 1))}
}

// n draws a number below a bound.
func (d *dice) n(below int) int {
	if len(d.data) > 0 {
		b := d.data[0]
		d.data = d.data[1:]
		return int(b) % below
	}
	return d.rand.IntN(below)
}

// vars are the variables at hand, by what they stand for.
type vars struct {
	vertex, link, set, links, number, colours, images []string
	choices                                           int // that may still be made
}

func (d *dice) one(list []string) string { return list[d.n(len(list))] }

// fresh is a name that is not in use: there are few of each.
func (d *dice) fresh(letter string) string {
	return letter + string(rune('a'+d.n(26))) + string(rune('a'+d.n(26))) + string(rune('a'+d.n(26))) + string(rune('a'+d.n(26)))
}

func with(list []string, more ...string) []string { return append(list[:len(list):len(list)], more...) }

// network writes a network: G, or one made of it.
func (d *dice) network(v vars, depth int) string {
	if depth <= 0 {
		return "G"
	}
	switch k := d.n(10); {
	case k == 0:
		return "complement(G)"
	case k <= 3 && len(v.set) > 0:
		return "without(G, " + d.one(v.set) + ")"
	case k == 4 && len(v.links) > 0:
		return "without(G, " + d.one(v.links) + ")"
	case k == 5 && len(v.links) > 0:
		return "keep(G, " + d.one(v.links) + ")"
	case k == 6:
		return "induced(G, " + d.vertices(v, depth-1) + ")"
	case k == 7 && len(v.set) > 0:
		return "without(complement(G), " + d.one(v.set) + ")"
	}
	return "G"
}

// call writes the application of a word that was drawn, if there is one.
func (d *dice) call(v vars, depth int, number bool) (text string, is bool) {
	var fit []ownWord
	for _, w := range d.own {
		if w.number == number && (!strings.Contains(w.params, "x") || len(v.vertex) > 0) {
			fit = append(fit, w)
		}
	}
	if len(fit) == 0 {
		return "", false
	}
	w := fit[d.n(len(fit))]
	text = w.name + "(" + d.network(v, depth)
	for _, kind := range w.params {
		switch kind {
		case 'x':
			text += ", " + d.vertex(v)
		case 's':
			text += ", " + d.vertices(v, depth-1)
		default:
			text += ", " + d.number(v, depth-1)
		}
	}
	return text + ")", true
}

// define draws words that others may use, and writes their definitions.
func (d *dice) define(count int) (text string) {
	for i := range count {
		w := ownWord{name: fmt.Sprintf("helper_%d", i), number: d.n(2) == 0}
		body, v := "", vars{vertex: []string{"x"}, set: []string{"s"}, number: []string{"k"}, choices: 1}
		if depth := 1 + d.n(2); w.number {
			body = d.number(v, depth)
		} else {
			body = d.truth(v, depth)
		}
		head := w.name + "(G"
		for _, p := range "xsk" {
			if p == 'k' && d.n(2) == 0 || regexp.MustCompile(`\b`+string(p)+`\b`).MatchString(body) { // of no number nothing is known
				w.params, head = w.params+string(p), head+", "+string(p)
			}
		}
		d.own = append(d.own, w)
		text += head + ") = " + body + "\n"
	}
	return text
}

// vertices writes a set of vertices.
func (d *dice) vertices(v vars, depth int) string {
	switch k := d.n(8); {
	case k == 0 && len(v.set) > 0:
		return d.one(v.set)
	case k == 1 && len(v.vertex) > 0:
		return "neighbors(" + d.network(v, depth) + ", " + d.one(v.vertex) + ")"
	case k == 2 && len(v.vertex) > 0:
		return "component(" + d.network(v, depth) + ", " + d.one(v.vertex) + ")"
	case k == 3 && depth > 0:
		x := d.fresh("x")
		v.vertex = with(v.vertex, x)
		return "(set " + x + " in vertices(G): " + d.truth(v, depth-1) + ")"
	case k == 4 && len(v.link) > 0:
		return d.one(v.link)
	case k == 5:
		return "vertices(" + d.network(v, depth) + ")"
	}
	return "vertices(G)"
}

// number writes a number.
func (d *dice) number(v vars, depth int) string {
	if depth <= 0 {
		switch k := d.n(5); {
		case k == 0 && len(v.number) > 0:
			return d.one(v.number)
		case k == 1 && len(v.set) > 0:
			return "len(" + d.one(v.set) + ")"
		case k == 2 && len(v.vertex) > 0:
			return "degree(G, " + d.one(v.vertex) + ")"
		case k == 3 && len(v.colours) > 0 && len(v.vertex) > 0:
			return d.one(v.colours) + "[" + d.one(v.vertex) + "]"
		}
		return fmt.Sprint(d.n(4))
	}
	switch d.n(18) {
	case 16:
		if text, is := d.call(v, depth, true); is {
			return text
		}
	case 17:
		f := d.one([]string{"abs(X)", "floor(X/Y)", "ceil(X/Y)", "factorial(X)", "pow(X, Y)", "log(X, Y)", "root(X, Y)", "xor(X, Y)", "bit(X, Y)", "X%Y"})
		return strings.NewReplacer("X", d.number(v, 0), "Y", d.number(v, 0)).Replace(f)
	case 0:
		return "order(" + d.network(v, depth) + ")"
	case 1:
		return "size(" + d.network(v, depth) + ")"
	case 2, 3:
		if len(v.vertex) > 0 {
			return "distance(" + d.network(v, depth) + ", " + d.vertex(v) + ", " + d.vertex(v) + ")"
		}
	case 4:
		if len(v.vertex) > 0 {
			return "degree(" + d.network(v, depth) + ", " + d.vertex(v) + ")"
		}
	case 5, 6:
		x := d.fresh("x")
		over := d.vertices(v, depth-1)
		v.vertex = with(v.vertex, x)
		if d.n(3) > 0 {
			return "(count " + x + " in " + over + ": " + d.truth(v, depth-1) + ")"
		}
		return "(" + d.one([]string{"sum", "min", "max"}) + " " + x + " in " + over + d.condition(v) + ": " + d.number(v, depth-1) + ")"
	case 7:
		return "(" + d.number(v, depth-1) + d.one([]string{" + ", " - ", "*", "/"}) + d.number(v, depth-1) + ")"
	case 8:
		return d.number(v, 0) + d.one([]string{"%2", "%3"})
	case 9:
		return "cond(" + d.truth(v, depth-1) + ", " + d.number(v, depth-1) + ", " + d.number(v, depth-1) + ")"
	case 10:
		k := d.fresh("k")
		v.number = with(v.number, k)
		return "(" + d.one([]string{"least ", "most "}) + k + " in 0.." + fmt.Sprint(d.n(4)) + ": " + d.truth(v, depth-1) + ")"
	case 11:
		return "len(" + d.vertices(v, depth-1) + ")"
	case 12:
		return d.one([]string{"infinite", "-1", "order(G)"})
	}
	return d.number(v, 0)
}

// vertex writes a vertex.
func (d *dice) vertex(v vars) string {
	if len(v.images) > 0 && d.n(3) == 0 {
		return d.one(v.images) + "[" + d.one(v.vertex) + "]"
	}
	return d.one(v.vertex)
}

func (d *dice) condition(v vars) string {
	if d.n(4) == 0 {
		return " if " + d.truth(v, 0)
	}
	return ""
}

// truth writes a sentence.
func (d *dice) truth(v vars, depth int) string {
	if depth <= 0 {
		return d.plain(v, 0)
	}
	switch d.n(13) {
	case 12:
		if text, is := d.call(v, depth, false); is {
			return text
		}
	case 0:
		return "!(" + d.truth(v, depth-1) + ")"
	case 1, 2:
		return "(" + d.truth(v, depth-1) + d.one([]string{" && ", " || "}) + d.truth(v, depth-1) + ")"
	case 3:
		if d.n(2) == 0 {
			return "((" + d.truth(v, depth-1) + ") == (" + d.truth(v, depth-1) + "))"
		}
		return "cond(" + d.truth(v, depth-1) + ", " + d.truth(v, depth-1) + ", " + d.truth(v, depth-1) + ")"
	case 4, 5, 6, 7, 8, 9:
		return d.quantified(v, depth)
	}
	return d.plain(v, depth)
}

func (d *dice) quantified(v vars, depth int) string {
	quantifier := d.one([]string{"(all ", "(some "})
	switch k := d.n(9); {
	case k <= 2 && v.choices > 0:
		x, most := d.fresh("S"), ""
		v.choices--
		if d.n(2) == 0 {
			most = ", " + d.number(v, 0)
		}
		over := "vertices(G)"
		if d.n(4) == 0 {
			over = d.vertices(v, 1)
		}
		v.set = with(v.set, x)
		return quantifier + x + " in sets(" + over + most + ")" + d.condition(v) + ": " + d.truth(v, depth-1) + ")"
	case k == 3 && v.choices > 0:
		x := d.fresh("F")
		v.choices--
		v.links = with(v.links, x)
		return quantifier + x + " in sets(links(G), 2)" + d.condition(v) + ": " + d.truth(v, depth-1) + ")"
	case k == 4 && v.choices > 0:
		x := d.fresh("c")
		v.choices--
		if d.n(2) == 0 {
			v.colours = with(v.colours, x)
			return quantifier + x + " in maps(vertices(G), " + d.one([]string{"0..1", "1..2", "1..3", "2..1"}) + "): " + d.truth(v, depth-1) + ")"
		}
		v.images = with(v.images, x)
		return quantifier + x + " in maps(vertices(G), vertices(G)): " + d.truth(v, depth-1) + ")"
	case k == 5:
		x, y := d.fresh("x"), d.fresh("y")
		over := "links(" + d.network(v, depth-1) + ")"
		v.vertex = with(v.vertex, x, y)
		return quantifier + "(" + x + ", " + y + ") in " + over + d.condition(v) + ": " + d.truth(v, depth-1) + ")"
	case k == 6:
		x := d.fresh("e")
		v.link = with(v.link, x)
		return quantifier + x + " in links(G): " + d.truth(v, depth-1) + ")"
	case k == 7 && d.n(2) == 0:
		x := d.fresh("i")
		over := d.number(v, 0)
		v.number = with(v.number, x)
		return quantifier + x + " in 0.." + over + d.condition(v) + ": " + d.truth(v, depth-1) + ")"
	}
	x := d.fresh("x")
	over := d.vertices(v, depth-1)
	v.vertex = with(v.vertex, x)
	return quantifier + x + " in " + over + d.condition(v) + ": " + d.truth(v, depth-1) + ")"
}

// plain writes a sentence without quantifiers in front.
func (d *dice) plain(v vars, depth int) string {
	switch k := d.n(12); {
	case k <= 1 && len(v.vertex) > 0:
		return d.vertex(v) + d.one([]string{" == ", " != "}) + d.vertex(v)
	case k <= 4 && len(v.vertex) > 0 && len(v.set) > 0:
		return d.vertex(v) + " in " + d.one(v.set)
	case k <= 6 && len(v.vertex) > 0:
		return "adjacent(" + d.network(v, depth) + ", " + d.vertex(v) + ", " + d.vertex(v) + ")"
	case k == 7:
		return "connected(" + d.network(v, depth+1) + ")"
	case k == 8 && len(v.set) > 0:
		return d.one(v.set) + d.one([]string{" == ", " != "}) + d.one(v.set)
	case k == 9 && len(v.links) > 0 && len(v.link) > 0:
		return d.one(v.link) + " in " + d.one(v.links)
	case k == 10:
		n := d.fresh("n")
		return d.number(v, depth) + " in (set " + n + " in 1..2: true)"
	}
	return d.number(v, depth) + d.one([]string{" < ", " <= ", " == ", " != ", " >= ", " > "}) + d.number(v, depth)
}

// word writes a definition of a word of a network behind those that it uses, and says whether it is
// a number.
func (d *dice) word() (text string, number bool) {
	before := d.define(d.n(3))
	text, number = d.last()
	return before + text, number
}

func (d *dice) last() (text string, number bool) {
	v := vars{choices: 2}
	depth := 1 + d.n(4)
	switch d.n(6) {
	case 0:
		k := d.fresh("k")
		v.number = []string{k}
		return "q(G) = " + d.one([]string{"least ", "most "}) + k + " in " + d.one([]string{"0", "1"}) + ".." + d.one([]string{"2", "3", "order(G)"}) + d.condition(v) + ": " + d.bounded(v, k, depth) + "\n", true
	case 1:
		x := d.fresh("x")
		v.vertex = []string{x}
		return "q(G) = " + d.one([]string{"max ", "min "}) + x + " in vertices(G)" + d.condition(v) + ": " + d.number(v, depth) + "\n", true
	case 2:
		return "q(G) = " + d.number(v, depth) + "\n", true
	}
	return "q(G) = " + d.truth(v, depth) + "\n", false
}

// bounded writes a sentence about k, often one in which more of k helps, or hurts.
func (d *dice) bounded(v vars, k string, depth int) string {
	if d.n(3) == 0 {
		return d.truth(v, depth)
	}
	x := d.fresh("S")
	v.set, v.choices = []string{x}, 1
	if d.n(4) > 0 {
		v.number = nil // k stands where the form puts it
	}
	of := func(form string) string {
		return strings.NewReplacer("K", k, "S", x, "T", d.truth(v, depth-1), "N", d.number(v, 1)).Replace(form)
	}
	return of(d.one([]string{
		"some S in sets(vertices(G), K): T", "all S in sets(vertices(G), K): T", "!(all S in sets(vertices(G), K): T)",
		"some S in sets(vertices(G)): len(S) <= K && T", "some S in sets(vertices(G)): len(S) >= K && T", "all S in sets(vertices(G)): len(S) > K || T",
		"some S in sets(vertices(G)): N < K && T", "some S in sets(vertices(G)): !(K > N) || T", "some S in sets(vertices(G)): len(S) == K && T",
		"all S in sets(vertices(G)), c in maps(vertices(G), 1..K): T", "some S in sets(vertices(G)), c in maps(vertices(G), 1..K): T",
	}))
}
