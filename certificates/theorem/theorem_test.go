package theorem

import (
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/words"
)

const families = `
Prism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s)
Grid(m, n) = graph x in 0..m-1 if m >= 1 && n >= 1, y in 0..n-1: (x+1, y) if x < m-1; (x, y+1) if y < n-1
Stairs(n) = graph x in 0..n-1 if n >= 1, y in 0..x: (x+1, y) if x < n-1; (x, y+1) if y < x
Odds(n) = graph x in 0..n-1 if x%2 == 1 && n >= 2, s in 0..1: (x, 1-s)
Cycle(n) = graph i in 0..n-1 if n >= 3: (i+1)%n
around = route Cycle(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n
up = route Cycle(n) from i to j: (i+1)%n
xy = route Grid(m, n) from (x, y) to (u, v): (x+1, y) if x < u; (x-1, y) if x > u; (x, y+1) if y < v; (x, y-1)
stuck = route Grid(m, n) from (x, y) to (u, v): (x+1, y) if x < u; (x-1, y) if x > u; (x, y+1) if y < v
jump = route Cycle(n) from i to j: j
far = route Cycle(n) from i to j: (i+1)%(n-3)
Torus2(n) = graph x in 0..n-1 if n >= 3, y in 0..n-1: ((x+1)%n, y); (x, (y+1)%n)
Both(n) = graph i in 0..n-1 if n >= 3: (i+1)%n; (i-1)%n
Oneway(n) = digraph i in 0..n-1 if n >= 3: (i+1)%n
Looped(n) = digraph i in 0..n-1 if n >= 2, s in 0..1: (i, 1) if s == 0; ((i+1)%n, 0) if s == 1; (i, s) if s == 1
Cycles(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s)
Line(n) = graph x in 0..n-1 if n >= 1: x+1 if x < n-1
Clique(n) = graph x in 0..n-1 if n >= 1: k for k in x+1..n-1
Lonely(n) = graph x in 0..n-1 if n >= 1: 0 if x < 0
walk = route Line(n) from i to j: i+s if abs(i+s-j) < abs(i-j) for s in -1..1
`

func library(t *testing.T) *words.Library {
	t.Helper()
	l, err := words.Standard().Extend(families+texts, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return l
}

const prism = `topocert theorems 1
theorem prism
claim diameter(Prism(n)) == floor(n/2) + 1 && order(Prism(n)) == 2*n && size(Prism(n)) == 3*n && connected(Prism(n)) && bipartite(Prism(n)) == (n%2 == 0) && hamiltonian(Prism(n)) for n >= 3
instance 3
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma min_degree == 3
by neighbors
at (0, 0)
lemma max_degree == 3
by neighbors
at (0, 0)
lemma size == 3*n
by degrees
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma connected == true
by potential
upper min(i, n-i) + s
lemma diameter == floor(n/2) + 1
by potential
upper min(i, n-i) + s
lower min(i, n-i) + s
far (floor(n/2), 1)
lemma bipartite == true if n%2 == 0
by colour
colour (i+s)%2
lemma bipartite == false if n%2 == 1
by odd-walk
length n
step t
walk (t%n, 0)
lemma hamiltonian == true
by next
next (i+1, 0) if s == 0 && i < n-1
next (i, 1) if s == 0
next (i-1, 1) if i > 0
next (0, 0)
position cond(s == 0, i, 2*n-1-i)
end
`

// TestQuestions has z3 answer each question of a theorem: all are refuted.
func TestQuestions(t *testing.T) {
	list, err := Read(strings.NewReader(prism))
	if err != nil {
		t.Fatal(err)
	}
	var back strings.Builder
	if err := Write(&back, list); err != nil || back.String() != prism {
		t.Fatalf("written as %s: %v", back.String(), err)
	}
	questions := 0
	err = list[0].Visit(library(t), nil, func(q *arithmetic.Question) error {
		questions++
		switch answer := z3(t, q); answer {
		case "unsat":
		case "timeout", "unknown":
			t.Logf("%s: z3 says %s, which is no opinion", q.What, answer)
		default:
			t.Errorf("%s: %s", q.What, answer)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d questions", questions)
}
