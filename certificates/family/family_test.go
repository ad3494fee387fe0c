package family_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/topology"
)

// define reads definitions and returns the last.
func define(t testing.TB, text string) *words.Definition {
	t.Helper()
	free := func(string) string { return "" }
	l, err := new(words.Library).Extend(text, free, nil)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return l.All()[len(l.All())-1]
}

func build(t testing.TB, text string, params ...int64) *family.Member {
	t.Helper()
	m, err := family.Build(define(t, text), params, nil)
	if err != nil {
		t.Fatalf("%s of %d: %v", text, params, err)
	}
	return m
}

// rows writes a member: each vertex with its neighbours.
func rows(m *family.Member) string {
	var s []string
	for v := range uint32(m.Order()) {
		var row []string
		for _, u := range m.Neighbors(v) {
			row = append(row, m.Label(u))
		}
		s = append(s, m.Label(v)+":"+strings.Join(row, " "))
	}
	return strings.Join(s, "; ")
}

func TestMembers(t *testing.T) {
	for _, test := range []struct {
		text   string
		params []int64
		want   string
	}{
		{"P(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)", []int64{3},
			"(0,0):(0,1) (1,0) (2,0); (0,1):(0,0) (1,1) (2,1); (1,0):(0,0) (1,1) (2,0); (1,1):(0,1) (1,0) (2,1); (2,0):(0,0) (1,0) (2,1); (2,1):(0,1) (1,1) (2,0)"},
		// A ring of two is one link.
		{"R(n) = graph i in 0..n-1: (i+1)%n; (i-1)%n", []int64{2}, "0:1; 1:0"},
		{"L = graph i in -1..1: i+1 if i < 1", nil, "-1:0; 0:-1 1; 1:0"},
		// A later range uses an earlier coordinate; a condition leaves out (1,1) and (3,3).
		{"T(n) = graph i in 1..n, j in 1..i if i != j || i == 2: (i, j+1) if j+1 < i", []int64{3}, "(2,1):; (2,2):; (3,1):(3,2); (3,2):(3,1)"},
		// The condition behind the first range, and an empty range between.
		{"T(n) = graph i in 0..3 if i%2 == 0, j in i..2*(i-1): (i, j+1) if j < 2*(i-1)", []int64{3}, "(2,2):"},
		{"C(n) = graph v in 0..pow(2,n)-1: xor(v, pow(2,k)) for k in 0..n-1", []int64{2}, "0:1 2; 1:0 3; 2:0 3; 3:1 2"},
		{"K(n) = graph v in 0..n-1: u for u in 0..v-1 if u != 1", []int64{4}, "0:1 2 3; 1:0; 2:0 3; 3:0 2"},
		{"K(n) = graph v in 0..n-1: u if u+w == v for u in 0..v-1, w in 1..2", []int64{4}, "0:1 2; 1:0 2 3; 2:0 1 3; 3:1 2"},
		// De Bruijn: loops at both ends; arcs lead one way.
		{"B(n) = digraph v in 0..pow(2,n)-1: (2*v+b)%pow(2,n) for b in 0..1", []int64{2}, "0:0 1; 1:2 3; 2:0 1; 3:2 3"},
		// Kautz K(2,2): the words of two different digits of 0, 1, 2.
		{"Z = digraph a in 0..2, b in 0..2 if a != b: (b, c) for c in 0..2 if c != b", nil,
			"(0,1):(1,0) (1,2); (0,2):(2,0) (2,1); (1,0):(0,1) (0,2); (1,2):(2,0) (2,1); (2,0):(0,1) (0,2); (2,1):(1,0) (1,2)"},
		// The shuffle-exchange network of 4: shuffles have loops at 0 and 3.
		{"X(n) = digraph v in 0..pow(2,n)-1: 2*v % pow(2,n) + bit(v, n-1); xor(v, 1)", []int64{2}, "0:0 1; 1:0 2; 2:1 3; 3:2 3"},
		// An arc that is given twice is one.
		{"D = digraph i in 0..1: 1; 1-i", nil, "0:1; 1:0 1"},
		{"shift(v, n) = 2*v % pow(2, n) + bit(v, n-1)\neven(v) = v%2 == 0\nS(n) = graph v in 0..pow(2,n)-1: shift(v, n) if shift(v, n) != v; v+1 if even(v)", []int64{2}, "0:1; 1:0 2; 2:1 3; 3:2"},
		// The words' parameters are values: names within mean the word's own.
		{"twice(i) = 2*i\nfour(n) = twice(twice(n))\nF(i) = graph n in 0..four(i)-1: n+1 if n+1 < four(i)", []int64{1}, "0:1; 1:0 2; 2:1 3; 3:2"},
	} {
		if got := rows(build(t, test.text, test.params...)); got != test.want {
			t.Errorf("%s: got %s, want %s", test.text, got, test.want)
		}
	}
}

func TestTerms(t *testing.T) {
	for _, test := range []struct {
		term string
		want string // the value, or the error
	}{
		{"floor(7/2) + floor(-7/2) + ceil(7/2) + ceil(-7/2)", "0"},
		{"floor(7/(-2))*1000 + ceil(7/(-2))*100 + floor(-8/(-3))*10 + ceil(-8/(-3))", "-4277"},
		{"floor(6/3)*100 + ceil(-6/3)*10 + floor(5)", "185"},
		{"floor(1/2 + 1/2)", "1/2 is no whole number"},
		{"floor(1/0)", "1 / 0, want a divisor that is not 0"},
		{"ceil(pow(-2, 63)/(-1))", "beyond 64 bits"},
		{"floor(pow(-2, 63)/2) + pow(2, 62)", "0"},
		{"6/3", "2"},
		{"-7 % 3 * 10 + 7 % 3", "21"},
		{"min(3, 1, 2)*100 + max(3, 7)*10 + abs(-4)", "174"},
		{"pow(2, 62) - 1 + pow(2, 62)", "9223372036854775807"},
		{"pow(-2, 63)", "-9223372036854775808"},
		{"pow(0, 0) + pow(-1, 3000001) + pow(1, 99999999999) + pow(0, 5)", "1"},
		{"xor(12, 10)*10 + bit(12, 2) + bit(12, 80)", "61"},
		{"log(2, 1024)*100 + log(2, 1023)*10 + log(10, 9)", "1090"},
		{"root(2, 99)*100 + root(3, 27)*10 + root(99, 7)", "931"},
		{"root(2, 9223372036854775807)", "3037000499"},
		{"factorial(5) + factorial(0)", "121"},
		{"cond(2 < 1, 1/0, 5) + cond(true, 1, 1/0)", "6"},
		{"cond(1 == 2 && 1/0 == 1 || !(1 != 1 || 2 > 3) && 2 >= 2 && 2 <= 2, 1, 0)", "1"},
		{"sum k in 1..4, j in 1..k if j != 2: k*j", "47"},
		{"(count k in 1..9: k % 3 == 1)*10 + (count k in 2..1: true)", "30"},
		{"(min k in -3..3: k*k)*100 + (max k in -3..3: k*k)*10 + (least k in 0..9: k*k > 10)", "94"},
		{"most k in 0..9: k*k < 10", "3"},
		{"cond(some k in (sum j in 2..3: j)..3: true, 1, 0)", "0"},
		{"cond((all k in 1..9: k < 10) && (some k in 1..9: k == 9) && (all k in 1..0: false), 1, 0)", "1"},
		{"cond(some k in 0..3: k == 1 || 6/k > 100, 1, 0)", "6 / 0, want a divisor that is not 0"},
		{"cond(some k in 1..3: k == 1 || 6/(k-2) > 0, 1, 0)", "1"},
		{"7/2", "7/2 is no whole number, want one, or floor(a/b) or ceil(a/b)"},
		{"1%0", "1 % 0, want whole numbers, the second above 0"},
		{"1%(-2)", "1 % -2, want whole numbers, the second above 0"},
		{"9223372036854775807 + 1", "beyond 64 bits"},
		{"-9223372036854775807 - 2", "beyond 64 bits"},
		{"4611686018427387904 * 2", "beyond 64 bits"},
		{"abs(pow(-2, 63))", "beyond 64 bits"},
		{"-pow(-2, 63)", "beyond 64 bits"},
		{"pow(-2, 63)/(-1)", "beyond 64 bits"},
		{"-pow(-2, 63)*(-1)", "beyond 64 bits"},
		{"pow(3, 50)", "beyond 64 bits"},
		{"pow(3, 1000000000000)", "beyond 64 bits"},
		{"9223372036854775808", "want one of at most 64 bits"},
		{"pow(2, -1)", "pow(2, -1), want whole numbers, an exponent of 0 or more and at most 16384 bits"},
		{"xor(1, -1)", "xor(1, -1), want whole numbers, 0 or more"},
		{"bit(-1, 1)", "bit(-1, 1), want whole numbers, 0 or more"},
		{"log(1, 5)", "log(1, 5), want whole numbers, a base of 2 or more"},
		{"log(2, 0)", "log(2, 0), want whole numbers, a base of 2 or more and an argument of 1 or more"},
		{"root(0, 4)", "root(0, 4), want whole numbers, a degree of 1"},
		{"root(2, -4)", "root(2, -4), want whole numbers"},
		{"factorial(21)", "beyond 64 bits"},
		{"factorial(-1)", "factorial(-1), want a whole number from 0"},
		{"min k in 1..0: k", "min of no values, want one at least"},
		{"least k in 1..5: k > 9", "least of no values, want one at least"},
		{"sum k in 0..99999999999: k", "a range of 0..99999999999, want at most 67108864 values"},
		{"sum k in set j in 0..3: j > 1: k", "no range A..B of one variable"},
		{"len(0..3)", "len in the text of a network"},
		{"cond((1,2) == (1,2), 1, 0)", "a tuple, want it written out as a neighbour"},
	} {
		// The network has a vertex where the parameter is the term's value.
		d := define(t, "N(x) = graph i in 0..0 if x == ("+test.term+"): i if false")
		x, isError := strconv.ParseInt(test.want, 10, 64)
		_, err := family.Build(d, []int64{x}, nil)
		if isError != nil {
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: %v, want %s", test.term, err, test.want)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v, want %d", test.term, err, x)
		}
		if _, err := family.Build(d, []int64{x ^ 1}, nil); err == nil || !strings.Contains(err.Error(), "no vertices") {
			t.Errorf("%s: %v for %d, want no vertices", test.term, err, x^1)
		}
	}
}

// TestFunction: an expression is a function of the variables that have no value yet, one that evaluates again
// after an error; one that has other names is refused.
func TestFunction(t *testing.T) {
	f, err := family.Function(define(t, "f(a, x, y) = cond(x < y, a*x/y, sum k in 1..x: k)").Body, []string{"a", "x", "y"}, []int64{6})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ x, y, want int64 }{{2, 3, 4}, {4, 2, 10}, {1, 4, 0}, {1, 2, 3}} {
		if got, err := f([]int64{test.x, test.y}); (err != nil) != (test.want == 0) || err == nil && got != test.want {
			t.Errorf("f(6, %d, %d) = %d, %v, want %d", test.x, test.y, got, err, test.want)
		}
	}
	for _, text := range []string{"f(x) = set k in 0..x: k > 1", "f(x, G) = x*order(G)", "f(x, y) = x + y"} {
		if _, err := family.Function(define(t, text).Body, []string{"x"}, nil); err == nil {
			t.Errorf("%s is a function of x", text)
		}
	}
}

// TestApply: an operation by its name, and a name that is none's.
func TestApply(t *testing.T) {
	if got, err := family.Apply("pow", 2, 10); got != 1024 || err != nil {
		t.Errorf("got %d, %v, want 1024", got, err)
	}
	for _, name := range []string{"", "sine"} {
		if _, err := family.Apply(name, 1, 1); err == nil || !strings.Contains(err.Error(), "want an operation") {
			t.Errorf("%q: got %v, want an error", name, err)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, test := range []struct {
		text, want string
		params     []int64
	}{
		{"L(n) = graph i in 0..n-1, s in 0..1: (i, 1-s); (i+1, s)", "column 48: (1,0) has the neighbour (2,0), which is no vertex of L(2)", []int64{2}},
		{"L(n) = graph i in 0..n-1 if i != 1: i+1 if i < n-1", "column 38: 0 has the neighbour 1, which is no vertex of L(3)", []int64{3}},
		{"R(n) = graph i in 0..n-1: (i+1)%n", "column 32: 0 of R(1) has itself as a neighbour, want another vertex", []int64{1}},
		{"f(x) = x/2\nR(n) = digraph i in 0..n-1: f(i)", "column 9: 1/2 is no whole number, want one, or floor(a/b) or ceil(a/b)", []int64{3}},
		{"R(n) = digraph i in 0..n-1: i+1", "column 30: 2 has the neighbour 3, which is no vertex of R(3)", []int64{3}},
		{"f(x) = x\n\nR(n) = graph i in 0..n-1: f(i)", "line 3, column 27: 0 of R(3) has itself as a neighbour, want another vertex", []int64{3}},
		{"R(n) = graph i in 0..n-1: (i+1)%n", "column 1: R(0) has no vertices, want one at least", []int64{0}},
		{"R(n) = graph i in 0..n-1 if n >= 3: (i+1)%n", "column 1: R(2) has no vertices, want one at least", []int64{2}},
		{"R(n) = graph i in 0..n-1: (i+1)%n", "column 1: R with 2 parameters, want a network such as R(n)", []int64{3, 3}},
		{"f(n) = n", "column 1: f with 1 parameters, want a network such as f(n)", []int64{3}},
		{"R(n) = graph i in 0..n-1: (i+1)%n", "column 1: R(16777217) has more than 16777216 vertices, want at most that many", []int64{1<<24 + 1}},
		{"R(n) = graph i in 0..n-1: (i+1)%n", "column 20: a range of 0..999999999998, want at most 67108864 values", []int64{999999999999}},
		{"R(n) = graph i in 0..n-1, j in 0..n-1: (j, i) if i != j", "column 1: R(9000) has more than 16777216 vertices, want at most that many", []int64{9000}},
		{"R(n) = graph i in 0..n-1, j in 0..n-1 if i == j: (j, i) if i != j", "column 33: more than 67108864 tuples to try, want at most that many", []int64{40000000}},
		{"R(n) = graph i in 0..1, j in n..n: (j, i) if i != j", "column 31: a coordinate in 2147483648..2147483648, want 32 bits", []int64{1 << 31}},
	} {
		_, err := family.Build(define(t, test.text), test.params, nil)
		if err == nil || err.Error() != test.want {
			t.Errorf("%s of %d: %v, want %s", test.text, test.params, err, test.want)
		}
	}
}

// TestLongTexts: what would take long to compile is refused.
func TestLongTexts(t *testing.T) {
	deep.NotShort(t)
	var doubled, nested strings.Builder
	doubled.WriteString("w0(x) = x+1\n")
	nested.WriteString("w0(x) = x+1\n")
	for i := range 300 {
		fmt.Fprintf(&doubled, "w%d(x) = w%d(w%d(x))\n", i+1, i, i)
		fmt.Fprintf(&nested, "w%d(x) = w%d(x+1)\n", i+1, i)
	}
	for _, test := range []struct{ text, want string }{
		{nested.String() + "N(n) = graph i in 0..n-1: w300(i)", "has more than 256 variables at one time"},
		{doubled.String() + "N(n) = graph i in 0..n-1: w40(i)", "more than 16384 parts when each word is written out"},
		{"N(n) = graph i in 0..n-1: i" + strings.Repeat("; i+1", 100000), "more than 16384 parts"},
	} {
		d := define(t, test.text)
		if _, err := family.Build(d, make([]int64, len(d.Definition.Params)), nil); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.100s…: %v, want %s", test.text, err, test.want)
		}
	}
}

func TestLimitsAreTopologys(t *testing.T) {
	if family.MaxOrder != topology.MaxOrder || family.MaxSize != topology.MaxSize {
		t.Errorf("limits %d and %d, want topology's", family.MaxOrder, family.MaxSize)
	}
}

// TestSpend: whoever pays may refuse, before the work and not behind it.
func TestSpend(t *testing.T) {
	d := define(t, "N(n) = graph i in 0..n-1, j in 0..sum k in 0..n-1: 1: (i, k) if k != j for k in 0..n-1")
	refusal := errors.New("no more")
	whole := int64(0)
	spend := func(steps int64) error { whole += steps; return nil }
	if _, err := family.Build(d, []int64{10}, spend); err != nil || whole < 10*10*10 || whole > 100000 {
		t.Fatalf("%d steps, %v", whole, err)
	}
	for _, limit := range []int64{0, 5, 50, 500, whole / 2, whole - 1} {
		left := limit
		_, err := family.Build(d, []int64{10}, func(steps int64) error {
			if left -= steps; left < 0 {
				return refusal
			}
			return nil
		})
		if !errors.Is(err, refusal) {
			t.Errorf("%d steps: %v, want the refusal", limit, err)
		}
	}
	cost := func(neighbour string) (steps int64) {
		_, err := family.Build(define(t, "N(n) = graph i in 0..n-1: "+neighbour+" if i < 0"), []int64{1000}, func(more int64) error {
			steps += more
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		return steps
	}
	if short, long := cost("i+1"), cost("i+1+1+1"); long != short+4*1000 {
		t.Errorf("%d steps and %d with four parts more, want 4000 more", short, long)
	}
	asked := 0
	if _, err := family.Build(d, []int64{1 << 25}, func(int64) error { asked++; return refusal }); !errors.Is(err, refusal) || asked != 1 {
		t.Errorf("%v after %d questions", err, asked)
	}
}

func TestLabels(t *testing.T) {
	m := build(t, "N(n) = graph i in -1..n, j in 0..i: (i, j+1) if j < i", 2)
	if n, _, err := family.Prepare(define(t, "N(n) = graph i in -1..n, j in 0..i: (i, j+1) if j < i"), []int64{2}, nil); n != 6 || err != nil {
		t.Errorf("Count: %d, %v", n, err)
	}
	if m.Name() != "N(2)" || m.Order() != 6 || m.Size() != 3 || m.Directed() {
		t.Errorf("%s of order %d, size %d", m.Name(), m.Order(), m.Size())
	}
	for v := range uint32(6) {
		for _, text := range []string{m.Label(v), " " + strings.ReplaceAll(m.Label(v), ",", " , ") + " ", strconv.Itoa(int(v))} {
			if u, err := m.Vertex(text); u != v || err != nil {
				t.Errorf("Vertex(%q) = %d, %v, want %d", text, u, err, v)
			}
		}
	}
	for _, text := range []string{"", "()", "6", "-1", "(1)", "(0,1)", "(1,0", "1,0", "(1,0,0)", "(x,0)", "(99999999999,0)", "(-1,0)"} {
		if _, err := m.Vertex(text); err == nil || !strings.Contains(err.Error(), "want a label such as (0,0)") {
			t.Errorf("Vertex(%q): %v", text, err)
		}
	}
	line := build(t, "L = graph i in 1..3: i+1 if i < 3")
	if v, err := line.Vertex("3"); v != 2 || err != nil || line.Label(2) != "3" {
		t.Errorf("3 is vertex %d, %v", v, err)
	}
	if _, err := line.Vertex("0"); err == nil {
		t.Error("0 is a vertex")
	}
	if _, err := line.Vertex("(3)"); err == nil {
		t.Error("(3) is a vertex")
	}
}

func TestRouters(t *testing.T) {
	const ring = "Ring(n) = graph i in 0..n-1: (i+1)%n\n"
	for _, test := range []struct{ router, want string }{
		{"r = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n", "0 1 1 4 4; 0 1 2 2 0; 1 1 2 3 3; 4 2 2 3 4; 0 0 3 3 4"},
		// It stops where no condition holds, and goes on to no vertex (5) where there is none.
		{"r = route Ring(n) from i to j: k if k == j && i == 0 for k in 0..n-1; 6/(i-1)+2 if i > 0 && i != 2", "0 1 2 3 4; 5 1 5 5 5; 2 2 2 2 2; 5 5 5 3 5; 4 4 4 4 4"},
	} {
		d := define(t, ring+test.router)
		m := build(t, ring, 5)
		r, err := family.NewRouter(d, m)
		if err != nil {
			t.Fatal(err)
		}
		var table []string
		for at := range uint32(5) {
			var row []string
			for to := range uint32(5) {
				next, header := r.Next(at, to, r.Header(at, to))
				if _, err := r.Hop(at, to); (err != nil) != (next == 5) || header != "" {
					t.Errorf("%d to %d: %d with header %q, %v", at, to, next, header, err)
				}
				row = append(row, strconv.Itoa(int(next)))
			}
			table = append(table, strings.Join(row, " "))
		}
		if got := strings.Join(table, "; "); got != test.want {
			t.Errorf("%s: %s, want %s", test.router, got, test.want)
		}
	}
	other := build(t, "Other(n) = graph i in 0..n-1: (i+1)%n", 5)
	if _, err := family.NewRouter(define(t, ring+"r = route Ring(n) from i to j: j"), other); err == nil || !strings.Contains(err.Error(), "r on Other(5), want a router for this network") {
		t.Error(err)
	}
	var rows []uint32
	for v := range uint32(5) {
		rows = append(rows, other.Neighbors(v)...)
	}
	if want := []uint32{1, 4, 0, 2, 1, 3, 2, 4, 0, 3}; !slices.Equal(rows, want) {
		t.Errorf("rows %d, want %d", rows, want)
	}
}

// The text of a network costs at most three times what the same network costs in Go: torus
// against torus, and the prism beside them.
func BenchmarkBuild(b *testing.B) {
	texts := []struct {
		name, text string
		params     []int64
	}{
		{"net=torus", "T(a,b) = graph x in 0..a-1, y in 0..b-1: ((x+1)%a, y); (x, (y+1)%b)", []int64{400, 250}},
		{"net=prism", "P(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)", []int64{100000}},
		{"net=cube", "C(n) = graph v in 0..pow(2,n)-1: xor(v, pow(2,k)) for k in 0..n-1", []int64{16}},
	}
	for _, test := range texts {
		d := define(b, test.text)
		b.Run(test.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := family.Build(d, test.params, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	for _, name := range []string{"Torus(400,250)", "Torus(50000,4)", "Hypercube(16)"} {
		b.Run("in=go/net="+name, func(b *testing.B) {
			for b.Loop() {
				if _, err := topology.Parse(name); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
