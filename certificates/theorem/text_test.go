package theorem

import (
	"fmt"
	"testing"

	"topocert/certificates/words"
)

// texts are words that have no method but their own text.
const texts = `star_colorable(G, k) = some c in maps(vertices(G), 1..k): (all (u, v) in links(G): c[u] != c[v]) &&
    all (u, v) in links(G), w in neighbors(G, v), x in neighbors(G, w): w == u || x == v || x == u || !(c[u] == c[w] && c[v] == c[x])
nearest(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): v in S || some u in neighbors(G, v): u in S
scattered(G) = most k in 0..order(G): some S in sets(vertices(G)): len(S) >= k && all (u, v) in links(G): !(u in S && v in S)
monitored(G, k) = some S in sets(vertices(G)), t in maps(vertices(G), 0..k): all v in vertices(G):
    (t[v] == 0 && (v in S || some u in neighbors(G, v): u in S)) ||
    (t[v] > 0 && some u in neighbors(G, v): t[u] < t[v] && all w in neighbors(G, u): w == v || t[w] < t[v])
linked(G) = some u in vertices(G), v in vertices(G): adjacent(G, u, v)
banded(G) = least k in 0..order(G): some p in maps(vertices(G), 1..order(G)): (all u in vertices(G), v in vertices(G): u == v || p[u] != p[v]) &&
    all (u, v) in links(G): abs(p[u] - p[v]) <= k
small(G) = all k in 0..2: !(all v in vertices(G): some u in neighbors(G, v): k > 5)
beside(G, H) = some u in vertices(G), v in vertices(H): true
fixed(G, x) = some u in vertices(G): u == x
late(G) = (some S in sets(vertices(G)): all v in vertices(G): v in S && !(v in S)) || true
mapped(G) = some S in maps(vertices(G), vertices(G)): true
bounded(G) = some S in sets(vertices(G), size(G)): true
alone(G) = all S in vertices(G) if adjacent(G, S, S): some v in vertices(G): true
sized(G) = least k in 0..size(G): order(G) >= k || some v in vertices(G): true
joined_all(G) = some k in 0..3: all v in vertices(G), w in neighbors(G, v): k == 2 && some u in neighbors(G, w): u == v
told_apart(G) = some S in sets(vertices(G)): all (u, v) in links(G): (count w in neighbors(G, u): w in S) != (count w in neighbors(G, v): w in S)
weighed(G, k) = all v in vertices(G): (sum w in neighbors(G, v) if w != v: degree(G, w)) == k*degree(G, v)
beyond(G) = all u in vertices(G), i in 0..2: some v in vertices(G), j in 0..3: j == i + 1 && v != u && adjacent(G, v, u)
watched(G, k, t) = some S in sets(vertices(G), k): all v in vertices(G): v in S || some u in neighbors(G, v): u in S && t < 5
watching(G) = least k in 0..order(G): some T in sets(vertices(G)): watched(G, k, 2*k - k*2) && all v in vertices(G): v in T
closed_walk(G, l) = some c in maps(0..l, vertices(G)): c[l-1] == c[(2*l-1)%l] && all i in 0..l-1: adjacent(G, c[i%l], c[(i+1)%l])
two_cycles(G) = (all v in vertices(G): v != v || cycle(G, 4)) && cycle(G, 6)
longest(G) = most l in 0..order(G): l == 0 || some c in maps(0..l-1, vertices(G)):
    (all i in 0..l-1, j in 0..i-1: c[i] != c[j]) && all i in 0..l-1: adjacent(G, c[i], c[(i+1)%l])
even_cycles(G) = all m in 2..5: some v in vertices(G): cycle(G, 2*m)
placed(G, l) = some c in maps(1..2, vertices(G)): c[l] == c[l]
divided(G, l) = all i in l..3, v in vertices(G): 5%i == 5%i
halves(G) = some S in sets(vertices(G)): all v in vertices(G): (count u in neighbors(G, v) if u in S: true) == cond(v in S, 0, 2) &&
    (sum u in neighbors(G, v) if u in S: 3) == cond(v in S, 0, 6)
`

// textExamples are about words by their own text.
func textExamples() map[string]example {
	const values = ": there are values"
	return map[string]example{
		"nearest": {`
claim nearest(Ring(3*n)) <= n for n >= 1
instance 2
network Ring(3*n)
vertex (0)
back ((v-1)%n)
lemma order == n
by product
lemma nearest <= floor((n+2)/3)
by text
S v%3 == 0
sum floor((v+2)/3)`, []change{
			{"S v%3 == 0", "S v%3 == 1", "the set S: the sum over v grows by its parts" + values},
			{"floor((n+2)/3)\nby", "floor((n-1)/3)\nby", "its text" + values},
			{"lemma order == n\nby product\n", "", "want numbers that lemmas before tell"},
			{"S v%3", "T v%3", "0 lines \"S\", want one"},
			{"nearest <= floor", "nearest >= floor", "want a truth, at most what is least, or at least what is most"},
		}},
		"nearest, exactly": {`
claim nearest(Ring(n)) == ceil(n/3) for n >= 3
instance 3
network Ring(n)
vertex (0)
back ((v-1)%n)
lemma nearest == ceil(n/3)
by columns
columns n
tracks 1
place c k
at c
column v
track 0
step 0 -1 0
step 0 1 0
window 1 1
fewest 3
begins 5
period 3
growth 1`, []change{
			{"nearest == ceil(n/3)\nby", "nearest == floor((n+1)/3)\nby", "the value for 4 columns" + values},
			{"nearest == ceil(n/3)\nby", "nearest <= ceil(n/3)\nby", "want one of"},
			{"nearest == ceil(n/3)\nby", "star_colorable(2) == true\nby", "says more than what is within"},
			{"nearest == ceil(n/3)\nby", "scattered == ceil(n/3)\nby", "want some set of the vertices, or some map"},
			{"nearest == ceil(n/3)\nby", "weighed(2) == true\nby", "want some set of the vertices, or some map"},
			{"step 0 1 0", "step 0 1", "want 3 whole numbers"},
		}},
		"scattered": {`
claim order(Ring(2*n)) == 2*n for n >= 2
instance 2
network Ring(2*n)
vertex (0)
back ((v-1)%n)
lemma order == n
by product
lemma scattered >= floor(n/2)
by text
S v%2 == 0 && v < n-1
sum floor((v+1)/2)`, nil},
		"a torus in five colours": {`
claim star_colorable(Torus(5*m, 5*n), 5) for m >= 1, n >= 1
instance 1 1
network Torus(5*m, 5*n)
vertex (0, 0)
back ((x1-1)%n1, x2)
back (x1, (x2-1)%n2)
lemma star_colorable(5) == true
by text
c (x1+2*x2)%5+1`, []change{
			{"(x1+2*x2)%5+1", "(x1+x2)%5+1", "its text" + values},
			{"(x1+2*x2)%5+1", "(x1+2*x2)%5", "its text" + values},
			{"lemma star_colorable(5) == true", "lemma star_colorable(5) == false", "no lines \"u\", want one at least"},
		}},
		"vertices that are watched": {`
claim monitored(Grid(m, n), 9) for m >= 1, n in 1..9
instance 2 2
network Grid(m, n)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma monitored(9) == true
by text
S y == 0
t max(y-1, 0)`, []change{
			{"S y == 0", "S x == 0", "its text" + values},
		}},
		"watched at once": {`
claim monitored(Grid(m, 1), 0) for m >= 1
instance 2
network Grid(m, 1)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma monitored(0) == true
by text
S y == 0
t 0`, []change{
			{"\nt 0", "\nt 1", "its text" + values},
		}},
		"cycles of all even lengths": {`
claim bipancyclic(Prism(2*n)) for n >= 2
instance 2
network Prism(2*n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma bipancyclic == true
by text
c (at, 0) if 2*at <= l-1
c (l-1-at, 1)`, []change{
			{"c (l-1-at, 1)", "c (l-at, 1)", "its text" + values},
			{"c (at, 0) if 2*at <= l-1", "c (at, 0) if at <= m", "its text" + values},
			{"by product\nlemma bipancyclic == true", "by product\nlemma pancyclic == true", "its text" + values},
			{"claim bipancyclic", "claim pancyclic", "nothing is shown of pancyclic(Prism(2*n))"},
		}},
		"a longest cycle": {`
claim circumference(Prism(n)) == 2*n for n >= 3
instance 4
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma circumference == 2*n
by text
c (at, 0) if at < n
c (2*n-1-at, 1)`, []change{
			{"circumference == 2*n\nby", "circumference == 2*n-2\nby", "its text" + values},
			{"claim circumference(Prism(n)) == 2*n", "claim circumference(Prism(n)) == n", "the claim" + values},
		}},
		"a numbering": {`
claim banded(Grid(m, n)) <= n for m >= 1, n >= 1
instance 2 3
network Grid(m, n)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma order == m*n
by product
lemma banded <= n
by text
p x*n+y+1`, []change{
			{"lemma banded <= n", "lemma banded <= n-1", "its text" + values},
			{"p x*n+y+1", "p x*n+y", "its text" + values},
			{"p x*n+y+1", "p x+y+1", "its text" + values},
		}},
		"vertices and numbers": {`
claim linked(Ring(2*n)) && small(Ring(2*n)) && joined_all(Ring(2*n)) for n >= 2
instance 3
network Ring(2*n)
vertex (0)
back ((v-1)%n)
lemma order == n
by product
lemma linked == true
by text
u (0)
v (1)
lemma small == true
by text
v (0)
lemma joined_all == true
by text
k 2`, []change{
			{"v (1)", "v (2)", "its text" + values},
			{"lemma linked == true\nby text\nu (0)\nv (1)", "lemma late == true\nby text\nS v == 0", "its text: there are values"},
			{"lemma linked == true\nby text\nu (0)\nv (1)", "lemma mapped == true\nby text\nS v", "its text: there are values"},
			{"lemma linked == true\nby text\nu (0)\nv (1)", "lemma bounded == true\nby text\nS true\nsum v", "its text: there are values"},
			{"lemma linked == true\nby text\nu (0)\nv (1)", "lemma alone == true\nby text\nS (0)\nv (0)", "its text: there are values"},
			{"lemma linked == true\nby text\nu (0)\nv (1)", "lemma sized <= 0\nby text\nv (0)", "k from 0..(size(G)), want numbers that lemmas before tell"},
			{"linked == true", "beside(Ring(2*n)) == true", "beside by text about Ring(2*n), want its network and numerals"},
			{"lemma small == true\nby text\nv (0)", "lemma fixed(0) == true\nby text\nu (0)", "fixed by text about 0, want its network and numerals"},
			{"k 2", "k 3", "its text" + values},
		}},
		"neighbours are counted": {`
claim told_apart(Torus(2*m, 2*n)) && weighed(Torus(2*m, 2*n), 4) for m >= 2, n >= 2
instance 2 3
network Torus(2*m, 2*n)
vertex (0, 0)
back ((x1-1)%n1, x2)
back (x1, (x2-1)%n2)
lemma told_apart == true
by text
S (x1+x2)%2 == 0
lemma weighed(4) == true
by text`, []change{
			{"S (x1+x2)%2 == 0", "S x1%2 == 0", "its text" + values},
			{"lemma weighed(4)", "lemma weighed(5)", "its text" + values},
			{"claim told_apart(Torus(2*m, 2*n)) && weighed(Torus(2*m, 2*n), 4) for m >= 2", "claim told_apart(Torus(2*m, 2*n)) && weighed(Torus(2*m, 2*n), 4) for m >= 1", "neighbours 1 and 3 differ" + values},
		}},
		"terms in what stands before": {`
claim beyond(Ring(n)) for n >= 3
instance 4
network Ring(n)
vertex (0)
back ((v-1)%n)
lemma beyond == true
by text
v ((v_u+1)%n)
j i+1`, []change{
			{"(v_u+1)", "(v_u+2)", "its text" + values},
			{"j i+1", "j 1", "its text" + values},
			{"(v_u+1)", "(u+1)", "\"u\" in \"((u+1)%n)\", want one of [\"n\" \"v_u\" \"i\"]"},
		}},
		"words within": {`
claim watching(Ring(3*n)) <= n for n >= 1
instance 2
network Ring(3*n)
vertex (0)
back ((v-1)%n)
lemma order == n
by product
lemma watching <= floor((n+2)/3)
by text
T true
S v%3 == 0
sum floor((v+2)/3)`, []change{
			{"T true", "T v == 0", "its text" + values},
			{"S v%3 == 0\nsum floor((v+2)/3)", "S v%2 == 0\nsum floor((v+1)/2)", "its text" + values},
		}},
		"cycles": {`
claim two_cycles(Prism(n)) && closed_walk(Prism(n), 4) for n >= 3
instance 4
network Prism(n)
vertex (0, 0)
lemma two_cycles == true
by text
c (floor(at/2), floor((at+1)/2)%2)
c_ (at, 0) if at <= 2
c_ (5-at, 1)
lemma closed_walk(4) == true
by text
c (0, at%2)`, []change{
			{"c_ (5-at, 1)", "c_ (4-at, 1)", "its text" + values},
			{"c (0, at%2)", "c (0, 0)", "its text" + values},
			{"c (0, at%2)", "c (0, at)", "its text" + values},
			{"closed_walk(4) == true", "closed_walk(5) == true", "its text" + values},
			{"closed_walk(4) == true", "closed_walk(0) == true", "a division by 0, want a positive divisor"},
		}},
		"what has a value": {`
claim placed(Ring(2*n), 1) && divided(Ring(2*n), 1) && halves(Ring(2*n)) for n >= 2
instance 2
network Ring(2*n)
vertex (0)
back ((v-1)%n)
lemma placed(1) == true
by text
c (0)
lemma divided(1) == true
by text
lemma halves == true
by text
S v%2 == 0`, []change{
			{"lemma placed(1)", "lemma placed(0)", "its text" + values},
			{"lemma placed(1)", "lemma placed(3)", "its text" + values},
			{"lemma divided(1)", "lemma divided(0)", "its text" + values},
			{"S v%2 == 0", "S true", "its text" + values},
		}},
		"all even cycles": {`
claim even_cycles(Prism(n)) && longest(Prism(n)) == 2*n for n >= 5
instance 5
network Prism(n)
vertex (0, 0)
lemma order == 2*n
by product
lemma even_cycles == true
by text
v (0, 0)
c (at, 0) if at < m
c (2*m-1-at, 1)
lemma longest == 2*n
by text
c (at, 0) if at < n
c (2*n-1-at, 1)`, []change{
			{"longest == 2*n\nby text\nc (at, 0) if at < n\nc (2*n-1-at, 1)", "longest == 2*n-2\nby text\nc (at, 0) if at < n-1\nc (2*n-3-at, 1)", "its text" + values},
			{"longest == 2*n\nby text\nc (at, 0) if at < n\nc (2*n-1-at, 1)", "longest >= 2*n-2\nby text\nc (at, 0) if at < n-1\nc (2*n-3-at, 1)", "the claim" + values},
			{"c (2*m-1-at, 1)", "c (2*m-at, 1)", "its text" + values},
			{"c (2*m-1-at, 1)\n", "", "its text" + values},
		}},
	}
}

// TestTextsOfTexts: words that use one another several times over are gone through once, and have no lemma by text if
// they are too long where each is written out.
func TestTextsOfTexts(t *testing.T) {
	text := "f0(G) = all v in vertices(G): degree(G, v) >= 0\n"
	for i := range 60 {
		text += fmt.Sprintf("f%d(G) = f%d(G) && f%d(G)\n", i+1, i, i)
		text += fmt.Sprintf("q%d(G) = some u in vertices(G): f%d(G) && u == u\n", i, i)
	}
	l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for i := range 60 {
		if _, may := Choices(l.Find(fmt.Sprintf("q%d", i)), "==", "true", []string{"n"}, []string{"v"}); may != (i < 10) {
			t.Errorf("q%d: %v, want %v of 2^%d words", i, may, i < 10, i)
		}
	}
}
