package oracle

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"topocert/certificates/language"
)

// Definition is a word: of the network Given, if this is not "", and of numbers.
type Definition struct {
	Name, Given string
	Params      []string
	Body        *language.Node
	Truth       bool
}

// String writes the definition.
func (w *Definition) String() string {
	return w.Name + "(" + strings.Join(w.Params, ", ") + ") = " + w.Body.String()
}

// Dialect is what a kind of text has of the language.
type Dialect struct {
	Leaves []string // numerals, and names of numbers
	// Functions are those of numbers, Binders the quantifiers that there are.
	Functions, Binders []string
	Words              []*Definition
	// Divisors are the numerals and names by which is divided, any number if there are none.
	Divisors []string
	// Endless says that infinite may stand where a condition does not hold, and nowhere else.
	Endless bool
}

// Formulas have all, Terms what there are arithmetic proofs of; Texts have whole numbers.
func Formulas() Dialect {
	leaves := []string{"0", "1", "2", "3", "5", "0.5", "infinite", "0", "1"}
	return Dialect{Leaves: leaves, Functions: slices.Concat(rounded, shortest, others), Binders: quantifiers}
}

func Terms(names ...string) Dialect {
	return Dialect{Leaves: slices.Concat([]string{"0", "1", "2", "3"}, names, names), Functions: slices.Concat(rounded, shortest)}
}

func Texts(names ...string) Dialect {
	return Dialect{Leaves: slices.Concat([]string{"0", "1", "2", "3"}, names, names), Functions: slices.Concat(rounded, shortest, others), Binders: quantifiers}
}

var (
	rounded  = []string{"abs", "floor", "ceil"}
	shortest = []string{"min", "max"}
	others   = []string{"factorial", "pow", "log", "root", "xor", "bit"}

	quantifiers = []string{"all", "some", "count", "sum", "min", "max", "least", "most"}
	comparisons = []string{"==", "!=", "<", "<=", ">", ">="}
)

// Draw draws a sentence, a truth: of so many levels, with these names for numbers.
func (d Dialect) Draw(r *rand.Rand, depth int, names ...string) *language.Node {
	return drawing{r, d}.truth(depth, names)
}

// Number draws a number likewise.
func (d Dialect) Number(r *rand.Rand, depth int, names ...string) *language.Node {
	return drawing{r, d}.number(depth, names)
}

// DrawWords draws words, each of which may use those before it. In formulas they are about a network
// of three vertices.
func (d Dialect) DrawWords(r *rand.Rand, count int, name, network string) Dialect {
	for i := range count {
		w := &Definition{Name: fmt.Sprintf("%s%d", name, i), Given: network, Params: []string{"x", "y"}[:r.IntN(3)], Truth: r.IntN(2) == 0}
		in := d
		in.Leaves = []string{"0", "1", "2", "3"}
		if network != "" {
			in.Leaves = slices.Concat(d.Leaves, []string{"order(G)"})
			in.Leaves = slices.DeleteFunc(in.Leaves, func(x string) bool { return x == "0.5" }) // is for claims alone
		} else if len(w.Params) == 0 {
			w.Params = []string{"x"}
		}
		if w.Truth {
			w.Body = in.Draw(r, 1+r.IntN(2), w.Params...)
		} else {
			w.Body = in.Number(r, 1+r.IntN(2), w.Params...)
		}
		if network != "" {
			w.Params = slices.Concat([]string{"G"}, w.Params)
			// One that speaks of numbers alone is no word of a network.
			three := of("==", leaf("order(G)"), leaf("3"))
			if w.Truth {
				w.Body = of("&&", three, w.Body)
			} else {
				w.Body = of("cond", three, w.Body, leaf("0"))
			}
		}
		d.Words = append(slices.Clone(d.Words), w)
	}
	return d
}

type drawing struct {
	*rand.Rand
	Dialect
}

// of is an operator, or the call of a function or a word.
func of(op string, args ...*language.Node) *language.Node {
	if op[0] >= 'a' && op[0] <= 'z' {
		return &language.Node{Op: language.Call, Text: op, Args: args}
	}
	return &language.Node{Op: op, Args: args}
}

// to are the numbers between two.
func to(from, to *language.Node) *language.Node { return of(language.To, from, to) }

func (d drawing) one(list []string) string { return list[d.IntN(len(list))] }

// leaf is a numeral or a name.
func leaf(text string) *language.Node {
	switch {
	case text == "order(G)":
		return of("order", leaf("G"))
	case text[0] >= '0' && text[0] <= '9':
		return &language.Node{Op: language.Numeral, Text: text}
	}
	return &language.Node{Op: language.Name, Text: text}
}

// word uses a word, if there is one.
func (d drawing) word(truth bool, depth int, names []string) *language.Node {
	list := slices.DeleteFunc(slices.Clone(d.Words), func(w *Definition) bool { return w.Truth != truth })
	if len(list) == 0 {
		return nil
	}
	w := list[d.IntN(len(list))]
	s, numbers := of(w.Name), w.Params
	if w.Given != "" {
		s.Args, numbers = append(s.Args, leaf(w.Given)), numbers[1:]
	}
	for range numbers {
		s.Args = append(s.Args, d.number(depth-1, names))
	}
	return s
}

func (d drawing) number(depth int, names []string) *language.Node {
	if depth <= 0 || d.IntN(6) == 0 {
		return leaf(d.one(slices.Concat(d.Leaves, names, names)))
	}
	x := func() *language.Node { return d.number(depth-1, names) }
	switch k := d.IntN(12); {
	case k <= 1:
		return of(d.one([]string{"+", "-", "*"}), x(), x())
	case k <= 4:
		return d.quotient(d.one([]string{"/", "%"}), x)
	case k == 5:
		return of("-", x())
	case k <= 8:
		f := d.one(d.Functions)
		s := of(f, x())
		if !slices.Contains([]string{"abs", "floor", "ceil", "factorial"}, f) {
			s.Args = append(s.Args, x())
		}
		if d.Divisors != nil && (f == "floor" || f == "ceil") {
			s.Args[0] = d.quotient("/", x)
		}
		return s
	case k == 9:
		s := of("cond", d.truth(depth-1, names), x(), x())
		if d.Endless && d.IntN(4) == 0 {
			s.Args[2] = leaf("infinite")
		}
		return s
	case d.Words != nil && d.IntN(2) == 0:
		if s := d.word(false, depth, names); s != nil {
			return s
		}
	case d.Binders != nil:
		return d.quantifier(d.one(d.Binders[2:]), depth, names)
	}
	return of(d.one([]string{"+", "-", "*"}), x(), x())
}

func (d drawing) quotient(op string, x func() *language.Node) *language.Node {
	if d.Divisors == nil {
		return of(op, x(), x())
	}
	return of(op, x(), leaf(d.one(d.Divisors)))
}

func (d drawing) truth(depth int, names []string) *language.Node {
	if depth <= 0 {
		return leaf(d.one([]string{"true", "false"}))
	}
	x := func() *language.Node { return d.truth(depth-1, names) }
	switch k := d.IntN(10); {
	case k <= 2:
		return of(d.one([]string{"&&", "||"}), x(), x())
	case k == 3:
		return of("!", x())
	case k == 4:
		return of(d.one(comparisons[:2]), x(), x())
	case k == 5 && d.Words != nil:
		if s := d.word(true, depth, names); s != nil {
			return s
		}
	case k <= 6 && d.Binders != nil:
		return d.quantifier(d.one(d.Binders[:2]), depth, names)
	}
	return of(d.one(comparisons), d.number(depth-1, names), d.number(depth-1, names))
}

func (d drawing) quantifier(op string, depth int, names []string) *language.Node {
	name := fmt.Sprintf("k%d", len(names))
	end := func() *language.Node { return d.number(min(depth-1, d.IntN(2)), names) }
	inner := append(slices.Clone(names), name)
	over := language.Range{Names: []string{name}, If: leaf("true")}
	if d.IntN(3) == 0 {
		over.If = d.truth(depth-1, inner)
	}
	body := d.number
	if slices.Contains([]string{"all", "some", "count", "least", "most"}, op) {
		body = d.truth
	}
	over.In = to(end(), end())
	return &language.Node{Op: op, Ranges: []language.Range{over}, Args: []*language.Node{body(depth-1, inner)}}
}

// Sentences draws so many sentences, every third with words about a network of three vertices, and
// calls a function with each and its value, nil for none; but with those that take long. A seed has
// always the same.
func Sentences(count int, seed uint64, each func(i int, words []*Definition, s *language.Node, value any)) {
	for i := range count {
		r, d := rand.New(rand.NewPCG(seed, uint64(i))), Formulas()
		if i%3 == 0 {
			d = d.DrawWords(r, 1+r.IntN(2), fmt.Sprintf("w%d_", i), Three)
		}
		s := d.Draw(r, 1+i%5)
		Quickly(func() {
			value, _ := (&Meaning{Words: Among(d.Words), Left: 1 << 12}).Of(s, OfThree())
			each(i, d.Words, s, value)
		})
	}
}

// Three is a network of three vertices.
const Three = "Ring(3)"

// OfThree says what it is, as far as sentences know.
func OfThree() Names { return Names{Three: New(3).Named()} }
