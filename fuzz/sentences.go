package fuzz

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/words"
	"topocert/fuzz/oracle"
)

// grammar says what sentences are drawn; its comments say how.
//
//go:embed sentences.txt
var grammar string

// dice are bytes that say what is drawn, and after these a sequence of random numbers.
type dice struct {
	data []byte
	rand *rand.Rand
	ways map[string][]way // by symbol; words that were drawn before are some
}

// way is a way to write what a symbol stands for.
type way struct {
	weight int
	deep   bool // only where something may still stand within
	text   string
}

func newDice(data []byte) *dice {
	seed := uint64(len(data))
	for _, b := range data {
		seed = seed*1099511628211 ^ uint64(b)
	}
	d := &dice{data: data, rand: rand.New(rand.NewPCG(seed, 1)), ways: make(map[string][]way)}
	for line := range strings.Lines(grammar) {
		if fields := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 3); len(fields) == 3 && line[0] != '#' {
			number, deep := strings.CutSuffix(fields[1], "*")
			d.ways[fields[0]] = append(d.ways[fields[0]], way{int(number[0] - '0'), deep, fields[2]})
		}
	}
	return d
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

func (d *dice) one(list []string) string { return list[d.n(len(list))] }

// vars are the variables at hand, by what they stand for.
type vars map[string][]string

// maxChosen is how many sets and maps may be chosen within one another: going through them takes long.
const maxChosen = 2

// fits tells whether the variables that a text needs are at hand.
func (v vars) fits(text string) bool {
	left := maxChosen
	for _, kind := range []string{"S", "F", "c", "f"} {
		left -= len(v[kind]) + strings.Count(text, "{+"+kind+"}")
	}
	made := make(vars)
	for _, part := range parts.FindAllString(text, -1) {
		switch kind := strings.Trim(part, "{+}"); {
		case part[1] == '+':
			made[kind] = []string{kind}
		case kind == "vertex" && v["x"] == nil && made["x"] == nil, len(kind) == 1 && kind != "." && v[kind] == nil && made[kind] == nil:
			return false
		}
	}
	return left >= 0 || !strings.ContainsAny(text, "+")
}

var parts = regexp.MustCompile(`\{[^}]+\}`)

// write writes what a symbol stands for.
func (d *dice) write(symbol string, v vars, depth int) string {
	ways := slices.DeleteFunc(slices.Clone(d.ways[symbol]), func(w way) bool { return w.deep && depth <= 0 || !v.fits(w.text) })
	total := 0
	for _, w := range ways {
		total += w.weight
	}
	n := d.n(total)
	for n >= ways[0].weight {
		n, ways = n-ways[0].weight, ways[1:]
	}
	made := maps.Clone(v)
	if made == nil {
		made = make(vars)
	}
	return parts.ReplaceAllStringFunc(ways[0].text, func(part string) string {
		switch name := strings.Trim(part, "{+}"); {
		case name == ".":
			v = made
			return ""
		case part[1] == '+':
			for range 4 { // few variables have one name
				name += string(rune('a' + d.n(26)))
			}
			kind := part[2:3]
			made[kind] = append(slices.Clone(made[kind]), name)
			return name
		case d.ways[name] != nil:
			return d.write(name, v, depth-1)
		default:
			return d.one(v[name])
		}
	})
}

// define draws words that others may use, and writes their definitions.
func (d *dice) define(count int) (text string) {
	for i := range count {
		symbol, name := d.one([]string{"number", "truth"}), fmt.Sprintf("helper_%d", i)
		body := d.write(symbol, vars{"x": {"x"}, "S": {"s"}, "k": {"k"}}, 1+d.n(2))
		head, call := name+"(G", name+"({network}"
		for _, p := range []struct{ name, symbol string }{{"x", "{vertex}"}, {"s", "{vertices}"}, {"k", "{number}"}} {
			if p.name == "k" && d.n(2) == 0 || regexp.MustCompile(`\b`+p.name+`\b`).MatchString(body) { // of no number nothing is known
				head, call = head+", "+p.name, call+", "+p.symbol
			}
		}
		d.ways[symbol] = append(d.ways[symbol], way{2, true, call + ")"})
		text += head + ") = " + body + "\n"
	}
	return text
}

// word writes a definition of a word of a network behind those that it uses, and says whether it is
// a number.
func (d *dice) word() (text string, number bool) {
	text, number = d.define(d.n(3)), d.n(2) == 0
	symbol := map[bool]string{true: "measure", false: "truth"}[number]
	return text + "q(G) = " + d.write(symbol, nil, 1+d.n(4)) + "\n", number
}

// DrawWord draws a word q of a network, which is a truth, and a graph of at most four vertices. A seed
// has always the same.
func DrawWord(seed uint64, i int) (text string, g oracle.Graph) {
	d := newDice(drawnBytes(seed, i))
	g = oracle.New(1 + d.n(4))
	for v := range g.Vertices {
		for u := range v {
			if d.n(2) == 0 {
				g.Links = append(g.Links, oracle.Link{u, v})
			}
		}
	}
	return d.define(d.n(3)) + "q(G) = " + d.write("truth", nil, 1+d.n(4)) + "\n", g
}

// drawnBytes are such that dice begin with.
func drawnBytes(seed uint64, i int) []byte {
	return binary.BigEndian.AppendUint64(nil, rand.New(rand.NewPCG(seed, uint64(i))).Uint64())
}

// Meaning is the value of the word q of a network: has is false where it has none, done where looking
// takes more than so many steps.
func Meaning(l *words.Library, steps int, g oracle.Graph) (value any, has, done bool) {
	m := &oracle.Meaning{Left: steps, Down: true, Words: func(name string) *oracle.Definition {
		d := l.Find(name)
		if d == nil {
			return nil
		}
		of := &oracle.Definition{Body: d.Body}
		for _, p := range d.Definition.Params {
			of.Params = append(of.Params, p.Name)
		}
		return of
	}}
	done = oracle.Quickly(func() { value, has = m.Of(l.Find("q").Body, oracle.Names{"G": g.Named()}) })
	return value, has, done
}
