package automata

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

// read makes the text of the last network of some definitions, with one parameter that is n, in a domain.
func read(t *testing.T, definitions, domain string) (Text, error) {
	t.Helper()
	l, err := words.Standard().Extend(definitions, func(string) string { return "" }, nil)
	if err != nil {
		return Text{}, err
	}
	list, err := language.ParseText(definitions)
	if err != nil {
		return Text{}, err
	}
	d, err := l.Find(list[len(list)-1].Name).Written()
	if err != nil {
		return Text{}, err
	}
	c, err := language.Parse(domain)
	if err != nil {
		t.Fatal(err)
	}
	return Text{Variable: "n", Conditions: []*language.Node{c.Expr}, Network: d, Arguments: []*language.Node{{Op: language.Name, Text: "n"}}}, nil
}

// compared compares what a text says by automata with its members as package family builds them, and returns how many. Where
// automata say that the text is that of a network, all members have to be one.
func compared(t *testing.T, definition string, base int, down bool) (members int) {
	t.Helper()
	text, err := read(t, definition, "n >= 1")
	if err != nil {
		return 0
	}
	m := newFormulas(base, down, nil)
	r := m.network(text, 0)
	codes := m.codes(text.Network.Body.Ranges)
	tracks, letters := len(codes), power(base, len(codes))
	for _, f := range []struct {
		says  *formula
		words int
	}{{r.said, 0}, {r.ofOne, 1}, {r.ofTwo, 2}} {
		if m.err != nil {
			return 0
		}
		if d := m.automaton(f.says, f.words*tracks, 0); m.err == nil && d.differs(nil) != nil {
			return 0
		}
	}
	w, e := m.automaton(r.vertex, tracks, 0), m.automaton(r.adjacent, 2*tracks, 0)
	if m.err != nil {
		return 0
	}
	takes := func(d *Automaton, n int, x, y int64) bool {
		word := make([]int, n)
		for i := range word {
			at := i
			if down {
				at = n - 1 - i
			}
			if word[at] = int(x % int64(letters)); y >= 0 {
				word[at] = word[at]*letters + int(y%int64(letters))
				y /= int64(letters)
			}
			x /= int64(letters)
		}
		s := int64(0)
		for _, letter := range word {
			s = d.Step(s, letter)
		}
		return d.Final(s)
	}
	// word is the number of a vertex's letters: at each place the digits of all coordinates, of places those of powers.
	word := func(coordinates []int64, n int) (x int64) {
		for i := n - 1; i >= 0; i-- {
			for c, z := range coordinates {
				digit := z / int64(math.Pow(float64(base), float64(i))) % int64(base)
				if codes[c] == asPower {
					digit = 0
					if z == int64(i) {
						digit = 1
					}
				}
				x = x*int64(base) + digit
			}
		}
		return x
	}
	most := int64(32)
	if tracks > 1 {
		most = 256
	}
	for n, all := 1, int64(letters); all <= most; n, all = n+1, all*int64(letters) {
		member, err := family.Build(text.Network, []int64{int64(n)}, func(int64) error { return nil })
		if err != nil {
			if !strings.Contains(err.Error(), "no vertices") {
				t.Errorf("%s, of %d: %v; automata say that it is a network", definition, n, err)
			}
			continue
		}
		members++
		vertex := make(map[int64]uint32)
		for v := range member.Order() {
			vertex[word(member.Coordinates(uint32(v)), n)] = uint32(v)
		}
		if len(vertex) != int(member.Order()) {
			t.Errorf("%s, of %d: %d words for %d vertices", definition, n, len(vertex), member.Order())
		}
		for x := range all {
			u, is := vertex[x]
			if takes(w, n, x, -1) != is {
				t.Errorf("%s, of %d: automata say of the vertex %d: %v", definition, n, x, !is)
			}
			for y := range all {
				v, also := vertex[y]
				joined := false
				if is && also {
					for _, other := range member.Neighbors(u) {
						joined = joined || other == v
					}
				}
				if takes(e, n, x, y) != joined {
					t.Errorf("%s, of %d, base %d, down %v: automata say of %d and %d: adjacent %v", definition, n, base, down, x, y, !joined)
				}
			}
		}
	}
	return members
}

// TestTexts: networks of the literature have the members that package family builds, read from both ends.
func TestTexts(t *testing.T) {
	for _, c := range []struct {
		text string
		base int
	}{
		{"Flip(n) = graph w in 0..pow(2, n)-1: w + (1 - 2*bit(w, k))*pow(2, k) for k in 0..n-1", 2},
		{"Folded(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, n)-1)", 2},
		{"Augmented(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, b+1)-1) for b in 1..n-1", 2},
		{"Moebius(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b == n-1 || bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1", 2},
		{"LTQ(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b) + cond(b >= 2, bit(v, 0)*pow(2, b-1), 0)) for b in 0..n-1", 2},
		{"VQ(n) = graph v in 0..pow(2, n)-1 if n >= 1: xor(v, pow(2, b) + cond(b%3 == 2, bit(v, b-1)*pow(2, max(0, b-2)), 0)) for b in 0..n-1", 2},
		{"CQ(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b) + v + m - xor(v, m)) for b in 0..n-1, m in 0..pow(2, n)-1 if 3*m == pow(2, b-b%2)-1", 2},
		{"CQ(n) = graph v in 0..pow(2,n)-1 if n >= 1: xor(v, pow(2,b) + sum i in 0..floor(b/2)-1: bit(v,2*i)*pow(2,2*i+1)) for b in 0..n-1", 2},
		{"TQ(n) = graph v in 0..pow(2,n)-1 if n >= 1 && n%2 == 1: xor(v, 1); xor(v, pow(2,2*i)) for i in 1..(n-1)/2; xor(v, cond((sum b in 0..2*i-2: bit(v,b))%2 == 0, pow(2,2*i) + pow(2,2*i-1), pow(2,2*i-1))) for i in 1..(n-1)/2", 2},
		{"FibP(n) = graph v in 0..pow(2,n)-1 if n >= 1 && (all i in 0..n-2, j in i+1..min(n-1, i+2): bit(v,i)*bit(v,j) == 0): xor(v, pow(2,b)) for b in 0..n-1 if bit(v,b) == 1", 2},
		{"Lucas(n) = graph v in 0..pow(2,n)-1 if n >= 3 && !(some i in 0..n-1: bit(v,i) == 1 && bit(v,(i+1)%n) == 1): xor(v, pow(2,b)) for b in 0..n-1 if bit(v,b) == 1", 2},
		{"Thrice(n) = graph v in 0..pow(3,n)-1 if (sum i in 0..n-1: floor(v/pow(3,i))%3)%3 == 0: w for w in 0..pow(3,n)-1 if w != v && (sum i in 0..n-1: floor(w/pow(3,i))%3)%3 == 0 && (count i in 0..n-1: floor(w/pow(3,i))%3 != floor(v/pow(3,i))%3)%3 == 2", 3},
		{"Shifted(n) = graph v in 0..pow(2,n)-1 if n >= 2: (sum i in 1..n-1: bit(v,i-1)*pow(2,i)) + (sum i in 0..0 if bit(v,n-1) == 1: pow(2,i)) if bit(v,0) != bit(v,n-1) || (some i in 1..n-1: bit(v,i) != bit(v,i-1))", 2},
		{"Quarters(n) = graph v in 0..pow(2,n)-1 if n >= 3: xor(v, sum i in 0..floor((n-1)/3): pow(2,3*i)); xor(v, pow(2,3*i)) for i in 0..floor((n-1)/3) if i > 0 || bit(v,1) == 1; xor(v, 2)", 2},
		{"Parity(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, i)) for i in 1..n-1, y in 0..pow(2, n)-1 if 2*xor(y, v) == y && bit(y, i-1) == 1; xor(v, y) for y in 0..pow(2, n)-1 if 3*y == pow(2, n)-1 && y > 0", 2},
		{"Others(n) = graph v in 0..pow(3, n)-1: w for w in 0..pow(3, n)-1 if w != v", 3},
		{"Fibonacci(n) = graph v in 0..pow(2, n)-1 if xor(v, 2*v) == 3*v: xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) == 1", 2},
		{"Sums(n) = graph v in 0..pow(2, n)-1: w for w in 0..pow(2, n)-1 if v != w && (xor(v, w+pow(2, n)) == v+w+pow(2, n) || 3*v-2*w == xor(w, 2*v+1))", 2},
		{"Even(n) = graph v in 0..pow(2, n)-1 if n%3 != 2: xor(v, pow(2, b)) for b in 0..n-1 if (b+1)%4 != 3 || min(b+1, 2) == 2", 2},
		{"Turn(n) = graph v in 0..pow(2, n)-1 if n >= 1: (v+1)%pow(2, n)", 2},
		{"Bruijn(n) = graph v in 0..pow(3, n)-1 if n >= 1: (3*v+b)%pow(3, n) for b in 0..2 if (3*v+b)%pow(3, n) != v", 3},
		{"Kautz(n) = graph v in 0..pow(2+1, n)-1 if n >= 1 && (all i in 1..n-1: floor(v/pow(3, i))%3 != floor(v/pow(2+1, i-1))%(4-1)): ((1+2)*v+b)%pow(3, n) for b in 0..1+1 if b != v%3", 3},
		{"Exchange(n) = graph v in 0..pow(2, n)-1 if n >= 2: xor(v, 1); (2*v)%pow(2, n) + bit(v, n-1) if 0 < v && v < pow(2, n)-1", 2},
		{"Back(n) = graph v in 0..pow(2, n)-1 if n >= 2: (0-2*v-1)%pow(2, n) if (0-2*v-1)%pow(2, n) != v", 2},
		{"Lowest(n) = graph v in 0..pow(2, n)-1 if n >= 4: xor(v, pow(2, v%4))", 2},
		{"Path(n) = graph v in 0..pow(2, n)-1: v+1 if v < pow(2, n)-1", 2},
		{"Odd(n) = graph v in 0..pow(2, n)-1 if bit(v, 0) == 1: v+2 if v+2 < pow(2, n)", 2},
		{"Ternary(n) = graph v in 0..pow(3, n)-1: v + pow(3, k) if floor(v/pow(3, k))%3 < 2 for k in 0..n-1; v - 2*pow(3, k) if floor(v/pow(3, k))%3 == 2 for k in 0..n-1", 3},
		{"Short(n) = graph v in 0..pow(2, n-1)-1: xor(v, pow(2, b)) for b in 0..n-2", 2},
		{"HCN(n) = graph i in 0..pow(2, n)-1, j in 0..pow(2, n)-1: (i, xor(j, pow(2, b))) for b in 0..n-1; (j, i) if i != j; (pow(2, n)-1-i, pow(2, n)-1-i) if i == j", 2},
		{"Dual(n) = graph a in 0..pow(2, n)-1, b in 0..pow(2, n)-1, c in 0..1: (a, b, 1-c); (xor(a, pow(2, i)), b, 0) for i in 0..n-1 if c == 0; (a, xor(b, pow(2, i)), 1) for i in 0..n-1 if c == 1", 2},
		{"CCC(n) = graph x in 0..pow(2, n)-1 if n >= 2, i in 0..n-1: (x, (i+1)%n); (xor(x, pow(2, i)), i)", 2},
		{"Wrapped(n) = graph l in 0..n-1 if n >= 2, r in 0..pow(2, n)-1: ((l+1)%n, r); ((l-1)%n, xor(r, pow(2, (l-1)%n)))", 2},
		{"Fewer(n) = graph l in 0..n-1, r in 0..pow(2, l)-1 if l < 2 || bit(r, l-2) == 0: (l+1, 2*r) if l+1 < n; (0, 0) if l > 0", 2},
		{"Four(n) = graph a in 0..3 if n >= 1, r in 0..pow(4, n-1)-1: ((a+1)%4, r); ((a+2*s+1)%4, r) for s in 0..1", 4},
		{"Swap(n) = graph v in 0..pow(2, n)-1: v + (bit(v, i) - bit(v, j))*(pow(2, j) - pow(2, i)) if bit(v, i) != bit(v, j) for i in 0..n-1, j in i+1..n-1", 2},
	} {
		for _, down := range []bool{true, false} {
			if members := compared(t, c.text, c.base, down); members < 2 {
				t.Errorf("%s, down %v: %d members, want 2 or more", c.text, down, members)
			}
		}
	}
}

// TestNoNetworks: texts of which some member is an error, by package family, are refused.
func TestNoNetworks(t *testing.T) {
	for text, why := range map[string]string{
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n":                                               "a place beyond the last",
		"N(n) = graph v in 0..pow(2, n)-1 if bit(v, 0) == 0: xor(v, pow(2, b)) for b in 0..n-1":                           "no vertex",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; v if v == 0":                                "the vertex itself",
		"N(n) = graph v in 0..pow(2, n)-1: v+1":                                                                           "beyond the numbers",
		"N(n) = graph v in 0..pow(2, n)-1: v-1":                                                                           "below 0",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, n))":                                                             "beyond the numbers, by xor",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, v-1)":                                                                   "xor of a negative number",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, cond(bit(v, b-1) == 0, pow(2, b), pow(2, b))) for b in 0..n-1":          "a place below 0",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b-1)) for b in 0..n-1":                                           "a power of a negative number",
		"N(n) = graph v in 0..pow(2, n+1)-1: xor(v, 1)":                                                                   "of more digits",
		"N(n) = graph v in 0..pow(2, n)-1: w for w in 0..pow(2, n-1)-1 if w != v":                                         "numbers of fewer digits",
		"N(n) = graph v in 0..pow(3, n)-1: xor(v, 1)":                                                                     "of another base",
		"N(n) = graph v in 0..2*pow(2, n)-1: xor(v, 1)":                                                                   "no power",
		"N(n) = graph v in 0..pow(2, n)-1, s in 0..2: (v, 1-s) if s < 2":                                                  "a coordinate of more digits, for n = 1",
		"N(n) = graph v in 0..pow(2, n)-1, s in 0..1: (v, 1-s, 0)":                                                        "another number of coordinates",
		"N(n) = graph v in 0..pow(2, n)-1, s in 0..1: 1-s":                                                                "likewise",
		"N(n) = graph v in 0..pow(2, n)-1, i in 0..n-1: (v, i+1)":                                                         "a place beyond the last, as a coordinate",
		"N(n) = graph v in 0..pow(2, n)-1, i in 0..n: (v, n-i)":                                                           "a place less another",
		"N(n) = graph v in 0..pow(2, n)-1, i in 0..n-1: (v, (i+1)%n)":                                                     "the vertex itself, for n = 1",
		"N(n) = digraph v in 0..pow(2, n)-1: xor(v, 1)":                                                                   "directed",
		"N(n) = graph v in 0..pow(2, n)-1: v*v":                                                                           "a square",
		"N(n) = graph v in 0..pow(2, n)-1: (v+1)%pow(2, n+1)":                                                             "a remainder that may be no number of n digits",
		"N(n) = graph v in 0..pow(2, n)-1: (v+1)%3":                                                                       "a remainder by no power of the base",
		"N(n) = graph v in 0..pow(2, n)-1: (40*v+1)%pow(2, n)":                                                            "a remainder of many times a number",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(3, b)) for b in 0..n-1":                                             "a power of another base",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, b) for b in 0..n-1":                                                     "a place as a number",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1 if b*b == 0":                                 "a product of places",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: bit(v, i))":                                            "a sum that is no number of digits",
		"N(n) = graph v in 0..pow(2, n)-1 if all i in 0..n-1: bit(v, i) == 0: v":                                          "the vertex itself, where a condition holds of all",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1) if all i in 0..n: i < n":                                             "a place beyond the last, of all",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1) if all i in 0..n-1: bit(v, i-1) == 0":                                "a place below 0, of all",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n: pow(2, i))":                                              "a sum beyond the last place",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: pow(2, i+1))":                                          "a sum beyond the numbers",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: bit(v, i)*pow(2, i))":                                  "the vertex itself, where v is 0",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: pow(2, n-1-i))":                                        "digits in reverse order",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, sum i in 0..n-1: v)":                                                    "a sum of the vertex",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1) if (sum i in 0..n-1: i)%2 == 0":                                      "a sum of places",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1) if (sum i in 0..n-1: bit(v, i))%3 == 0":                              "a sum modulo more than the base",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 1) if (sum i in 0..n-1: sum j in 0..i: bit(v, j))%2 == 0":               "a sum of sums",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, 2*i)) for i in 0..(n-1)/2":                                       "a quotient that is whole for some n",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, i)) for i in 0..floor(n/2)-1":                                    "a quotient where a place is wanted",
		"N(n) = graph v in 0..pow(2)-1: xor(v, 1)":                                                                        "a power of nothing",
		"N(n) = graph v in 0..pow(2, n)-1: bit(v)":                                                                        "no place",
		"N(n) = graph v in 0..pow(2, n)-1: cond(v, v, v)":                                                                 "a number as a condition",
		"N(n) = graph v in 0..pow(2, n)-1 if v: xor(v, 1)":                                                                "likewise",
		"N(n) = graph v in 0..pow(2, n)-1: 0-v%2":                                                                         "a remainder",
		"N(n) = graph v in 0..pow(2, n)-1: floor(v/2)":                                                                    "a quotient",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(1, 999999999))":                                                     "a large exponent",
		"N(n) = graph v in 0..pow(2, n)-1: xor(v, 9999999999)":                                                            "a large number",
		"N(n) = graph v in 0..pow(2, n)-1: v+1 if v+1 < pow(2, n) for a in 0..n-1, b in 0..n-1, c in 0..n-1, d in 0..n-1": "many places",
		"N(n) = graph v in 0..pow(2, n)-1: w for w in 0..pow(2, n)-1":                                                     "the vertex itself, among numbers",
		"N(n) = graph v in 0..pow(2, n)-1: w for w in 0..pow(2, n+1)-1 if w != v":                                         "numbers of more digits",
		"N(n) = graph v in 0..pow(2, n)-1 if xor(v, 2*v) == 20*v: xor(v, 1)":                                              "large factors",
		"N(n) = graph v in 0..pow(2, n)-1: w+1 for w in 0..pow(2, n)-1 if w == v":                                         "beyond the numbers, from a number",
	} {
		if members := compared(t, text, 2, true); members != 0 {
			t.Errorf("%s, %s: it is read", text, why)
		}
	}
}

// texts makes random texts.
type texts struct{ *rand.Rand }

func (x *texts) one(of ...string) string { return of[x.IntN(len(of))] }

func (x *texts) place() string {
	return x.one("i", "i", "i+1", "i-1", "0", "n-1", "n", "1", "max(i-1, 0)", "min(n-1, i+1)", "max(1, min(i, n-2))")
}

// fill puts random places and bases into a form.
func (x *texts) fill(form string, base int) string {
	for strings.Contains(form, "P") {
		form = strings.Replace(form, "P", x.place(), 1)
	}
	return strings.ReplaceAll(form, "Q", fmt.Sprint(base))
}

func (x *texts) digit(base int) string {
	if base == 2 && x.IntN(2) == 0 {
		return x.fill("bit(v, P)", base)
	}
	return x.fill("floor(v/pow(Q, P))%Q", base)
}

// digits is one of places j, which goes through some.
func (x *texts) digits(base int) string {
	return fmt.Sprintf("floor(v/pow(%d, %s))%%%d", base, x.one("j", "j", "i"), base)
}

func (x *texts) condition(base, depth int) string {
	if depth > 0 && x.IntN(3) == 0 {
		return fmt.Sprintf(x.one("(%s && %s)", "(%s || %s)", "!(%s) || %s"), x.condition(base, depth-1), x.condition(base, depth-1))
	}
	relation := x.one("==", "!=", "<", "<=", ">", ">=")
	switch x.IntN(8) {
	case 6:
		return x.fill(x.one("(all", "(some")+" j in "+x.one("0..n-1", "0..P", "P..n-1", "i+1..min(n-1, i+2)")+x.one(": ", " if j != i: "), base) + x.digits(base) + relation + x.one("0", "1", x.digits(base)) + ")"
	case 7:
		return x.fill(x.one("(sum")+" j in "+x.one("0..n-1", "0..P", "0..2*floor(P/2)", "P..n-1")+": ", base) + x.digits(base) + ")%2 == " + x.digit(base)
	case 0:
		return x.fill("P "+relation+" P", base)
	case 3:
		return x.fill("xor(v, "+x.one("pow(Q, P)", "2*v", "3*v+1", "pow(Q, n)+v")+") "+x.one("==", "!=")+" "+x.one("3*v", "v+pow(Q, P)", "v-1", "2*pow(Q, n)-v"), base)
	case 2:
		return x.fill("(P)%", base) + x.one("1", "2", "3", "5") + " " + relation + " " + x.one("0", "1", "2", "(i+1)%3")
	case 1:
		return x.fill("v "+relation+" "+x.one("pow(Q, P)", "pow(Q, n)-1", "0", "1", "2*pow(Q, P)"), base)
	}
	return x.digit(base) + " " + relation + " " + x.one("0", "1", x.digit(base))
}

func (x *texts) neighbour(base int) string {
	var to string
	switch x.IntN(7) {
	case 6:
		to = "xor(v, pow(Q, P) + sum j in " + x.one("0..i-1", "P..n-1", "0..P") + ": " + x.one("", x.digits(base)+"*", "cond("+x.digits(base)+" == 1, 1, 0)*") + "pow(Q, j))"
	case 0:
		to = fmt.Sprintf("v + (%s - %s)*pow(Q, P)", x.one("0", "1"), x.digit(base))
	case 1:
		to = "xor(v, " + x.one("pow(Q, P)", "pow(Q, P) + "+x.digit(base), "pow(Q, n)-1", "pow(Q, P)-1") + ")"
	case 2:
		to = fmt.Sprintf("cond(%s, v + pow(Q, P), v - pow(Q, P))", x.condition(base, 1))
	case 3:
		to = fmt.Sprintf("xor(v, cond(%s, pow(Q, P), pow(Q, P)+pow(Q, P)))", x.condition(base, 1))
	case 4:
		to = x.one("v+1", "v-1", "pow(Q, n)-1-v", "v+pow(Q, P)", "0", "1-v")
	default:
		to = "v + (1 - 2*" + x.digit(base) + ")*pow(Q, i)"
	}
	text := x.fill(to, base)
	if x.IntN(2) == 0 {
		text += " if " + x.condition(base, 1)
	}
	return text + x.one(" for i in 0..n-1", " for i in 1..n-1", " for i in 0..n-2 if "+x.condition(base, 0))
}

// network has one coordinate, or a value or a place beside it.
func (x *texts) network(base int) string {
	text := fmt.Sprintf("N(n) = graph v in 0..pow(%d, n)-1", base)
	if x.IntN(3) == 0 {
		text += " if " + strings.ReplaceAll(x.condition(base, 1), "i", "0")
	}
	beside := x.one("", "", "s in 0..1", "s in 0..n-1", "s in 0..n-1 if s != 1")
	if beside != "" {
		text += ", " + beside
	}
	neighbour := func() string {
		to := x.neighbour(base)
		if beside == "" {
			return to
		}
		first := min(strings.Index(to+" if ", " if "), strings.Index(to, " for "))
		other := x.one("s", "s", "1-s", "s+1", "i", "max(s-1, 0)", "(s+1)%n", "(s-2)%(n+1)", "cond(s == 0, n-1, 0)")
		return "(" + to[:first] + ", " + other + ")" + to[first:]
	}
	text += ": " + neighbour()
	for range x.IntN(2) {
		text += "; " + neighbour()
	}
	return text
}

// TestAgrees: random texts that are read have the members that package family builds.
func TestAgrees(t *testing.T) {
	x := &texts{rand.New(rand.NewPCG(3, 4))}
	members, many := 0, deep.Cases(100, 600, 6000)
	for range many {
		base := 2 + x.IntN(2)
		members += compared(t, x.network(base), base, x.IntN(2) == 0)
	}
	if members < many/10 {
		t.Errorf("only %d members were compared of %d texts, want more", members, many)
	}
	t.Log(members, "members")
}

// FuzzText: likewise, of texts that are given, or are the seed of one.
func FuzzText(f *testing.F) {
	f.Add("N(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1", uint64(1))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		x := &texts{rand.New(rand.NewPCG(seed, 1))}
		base := 2 + x.IntN(2)
		if compared(t, text, base, x.IntN(2) == 0) == 0 {
			compared(t, x.network(base), base, x.IntN(2) == 0)
		}
	})
}
