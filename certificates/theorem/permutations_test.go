package theorem

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/family"
)

// permutationTexts are networks of permutations, as examples/atlas/permutations.words has them.
const permutationTexts = `digit(v, m, i) = floor(v/pow(m,i))%m
different(v, m, k) = all i in 1..k-1, j in 0..i-1: digit(v, m, i) != digit(v, m, j)
exchanged(v, m, i, j) = v + (digit(v, m, j) - digit(v, m, i))*pow(m,i) + (digit(v, m, i) - digit(v, m, j))*pow(m,j)
turned(v, m, i, j, k) = v + (digit(v, m, k) - digit(v, m, i))*pow(m,i) + (digit(v, m, i) - digit(v, m, j))*pow(m,j) + (digit(v, m, j) - digit(v, m, k))*pow(m,k)
flipped(v, m, k) = sum i in 0..m-1: digit(v, m, cond(i <= k, k-i, i))*pow(m,i)
BubbleSort(n) = graph v in 0..pow(n,n)-1 if n >= 2 && different(v, n, n): exchanged(v, n, k-1, k) for k in 1..n-1
StarGraph(n) = graph v in 0..pow(n,n)-1 if n >= 2 && different(v, n, n): exchanged(v, n, 0, k) for k in 1..n-1
Transposition(n) = graph v in 0..pow(n,n)-1 if n >= 2 && different(v, n, n): exchanged(v, n, i, j) for j in 1..n-1, i in 0..j-1
Pancake(n) = graph v in 0..pow(n,n)-1 if n >= 2 && different(v, n, n): flipped(v, n, k) for k in 1..n-1
SplitStar(n) = graph v in 0..pow(n,n)-1 if n >= 3 && different(v, n, n): turned(v, n, 0, 1, i) for i in 2..n-1; exchanged(v, n, 0, 1)
`

// permutationTheorems are those of testdata.
func permutationTheorems(t *testing.T) []*Theorem {
	t.Helper()
	file, err := os.Open("testdata/permutations.theorems")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	list, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestPermutations: theorems by generators are accepted, and those of which one thing is wrong are not.
func TestPermutations(t *testing.T) {
	file, err := os.ReadFile("testdata/permutations.theorems")
	if err != nil {
		t.Fatal(err)
	}
	all := strings.TrimSuffix(strings.TrimPrefix(string(file), Header+"\n"), "end\n")
	check := func(definitions, text string) error {
		list, err := Read(strings.NewReader(Header + "\n" + text + "end\n"))
		if err != nil {
			return err
		}
		l := wordLibrary(t, definitions)
		for _, one := range list {
			if err := one.Check(l, nil); err != nil {
				return err
			}
		}
		return nil
	}
	if err := check(permutationTexts, all); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct{ is, lie, want string }{
		"a degree too many":                 {"lemma max_degree == n - 1", "lemma max_degree == n", "by generators"},
		"a sum that does not grow":          {"sum k-(1)", "sum 1-1", "by generators"},
		"a cycle of exchanges that is odd":  {"lemma bipartite == true", "lemma bipartite == false", "moves do not show"},
		"a move of another number":          {"move (1, t_)", "move (7, t_)", "theorem/generators"},
		"a move without its variable":       {"move (1, t_)", "move (1)", "theorem/generators"},
		"a move that lowers nothing":        {"move (1, t_)", "move (1, 1)", "some move lowers a place"},
		"a cycle of three exchanges":        {"lemma girth <= 4", "lemma girth <= 3", "moves do not show"},
		"a method of other networks":        {"lemma vertex_transitive == true\nby generators", "lemma vertex_transitive == true\nby maps", "want a lemma by generators"},
		"more than the degree":              {"lemma vertex_connectivity >= n - 1", "lemma vertex_connectivity >= n", "no triangle, and at most the degree"},
		"a girth that is not known":         {"lemma girth >= 4\nby bipartite\nlemma vertex_connectivity", "lemma girth >= 3\nby length\nlemma vertex_connectivity", "theorem/order"},
		"reversals without six":             {"lemma girth >= 6\nby generators\nlemma", "lemma girth >= 7\nby generators\nlemma", "moves do not show"},
		"a cycle of five reversals":         {"lemma girth <= 6\nby generators\nmove (1, 1)", "lemma girth <= 5\nby generators\nmove (1, 1)", "moves do not show"},
		"reversals in another order":        {"move (1, 1)\nmove (1, 2)", "move (1, 2)\nmove (1, 1)", "move 1 reverses 2 places"},
		"exchanges without one":             {"exchanges first\nstep t_ u_\nmove (1, t_)", "exchanges first\nstep t_ u_\nmove (1, 1)", "each exchange is a move"},
		"a shape that is none":              {"exchanges any", "exchanges all", "moves do not show"},
		"exchanges with the first alone":    {"lemma edge_transitive == true\nby generators\nexchanges first", "lemma edge_transitive == true\nby generators\nexchanges any", "each exchange is a move"},
		"a girth of any two":                {"exchanges first\nstep", "exchanges any\nstep", "moves do not show"},
		"any two for the first":             {"exchanges any", "exchanges first", "by generators"},
		"inversions of one more":            {"lemma 2*diameter == n*(n-1)", "lemma 2*diameter == n*(n+1)", "the diameter"},
		"half the inversions":               {"lemma 2*diameter == n*(n-1)", "lemma diameter == n*(n-1)", "the diameter"},
		"another factor":                    {"lemma 2*diameter == n*(n-1)", "lemma 3*diameter == n*(n-1)", "the diameter"},
		"a diameter at most":                {"lemma 2*diameter == n*(n-1)", "lemma 2*diameter <= n*(n-1)", "theorem/relation"},
		"neighbouring places of the star":   {"lemma diameter == floor(3*(n-1)/2)\nby generators\nexchanges first", "lemma diameter == floor(3*(n-1)/2)\nby generators\nexchanges neighbouring", "by generators"},
		"a cycle more":                      {"lemma diameter == n-1", "lemma diameter == n-2", "the diameter"},
		"any two of neighbouring ones":      {"exchanges neighbouring\n", "exchanges any\n", "by generators"},
		"edges of neighbouring places":      {"lemma edge_transitive == true\nby generators\nexchanges first", "lemma edge_transitive == true\nby generators\nexchanges neighbouring", "moves do not show"},
		"laceable with three symbols":       {"claim hamiltonian(StarGraph(n)) for n >= 4\ninstance 4", "claim hamiltonian(StarGraph(n)) for n >= 3\ninstance 3", "there are four symbols"},
		"not laceable":                      {"lemma hamiltonian_laceable == true", "lemma hamiltonian_laceable == false", "theorem/"},
		"laceable by what lowers nothing":   {"lemma hamiltonian_laceable == true\nby generators\nstep t_\nmove (1, t_)", "lemma hamiltonian_laceable == true\nby generators\nstep t_\nmove (1, 1)", "some move lowers a place"},
		"the order of one symbol more":      {"lemma order == factorial(n)", "lemma order == factorial(n+1)", "moves do not show"},
		"an order at most":                  {"lemma order == factorial(n)", "lemma order <= factorial(n)", "theorem/relation"},
		"a factorial of other symbols":      {"claim order(Pancake(n)) == factorial(n)", "claim order(Pancake(n)) == factorial(n - 1)", "the factorial of what is not the number of symbols"},
		"a size without its half":           {"size(Pancake(n)) == factorial(n)*(n - 1)/2", "size(Pancake(n)) == factorial(n)*(n - 1)", "the claim"},
		"an eccentricity too many":          {"lemma eccentricity(0) == floor(3*(n - 1)/2)", "lemma eccentricity(0) == floor(3*(n - 1)/2) + 1", "the diameter, of the first vertex"},
		"an eccentricity of the second":     {"lemma eccentricity(0)", "lemma eccentricity(1)", "the diameter, of the first vertex"},
		"a vertex":                          {"network Pancake(n)\n", "network Pancake(n)\nvertex 0\n", "want none"},
		"a condition that the domain lacks": {"for n >= 3\ninstance 3", "for n >= 2\ninstance 3", "condition 1 on parameters"},
	} {
		lie := strings.Replace(all, c.is, c.lie, 1)
		if lie == all {
			t.Errorf("%s: %q is not there", what, c.is)
		}
		if err := check(permutationTexts, lie); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want a refusal with %q", what, err, c.want)
		}
	}
	for what, c := range map[string][2]string{
		"places beyond":               {"exchanged(v, n, k-1, k) for k in 1..n-1", "exchanged(v, n, k-1, k) for k in 1..n"},
		"a move that is given twice":  {"exchanged(v, n, k-1, k) for k in 1..n-1", "exchanged(v, n, k-1, k) for k in 1..n-1; exchanged(v, n, 0, 1)"},
		"words with repetitions":      {"i in 1..k-1, j in 0..i-1", "i in 1..k-1, j in 1..i-1"},
		"one of the digits changed":   {"+ (digit(v, m, i) - digit(v, m, j))*pow(m,j)", "+ (digit(v, m, i) - digit(v, m, j))*pow(m,i)"},
		"a place of the permutation":  {"turned(v, n, 0, 1, i) for", "turned(v, n, 0, 1, i + 0*v) for"},
		"turns of places that repeat": {"i in 2..n-1; exchanged", "i in 1..n-1; exchanged"},
	} {
		lie := strings.ReplaceAll(permutationTexts, c[0], c[1])
		if lie == permutationTexts {
			t.Errorf("%s: %q is not there", what, c[0])
		}
		if check(lie, all) == nil {
			t.Errorf("%s: accepted", what)
		}
	}
}

// TestMoves: the moves that are read of a text are the neighbours of a member, which are evaluated.
func TestMoves(t *testing.T) {
	l := wordLibrary(t, permutationTexts)
	for _, name := range []string{"BubbleSort", "Pancake", "SplitStar"} {
		d, err := l.Network(name, 1).Written()
		if err != nil {
			t.Fatal(err)
		}
		group := Permutations(d)
		if group == nil {
			t.Fatalf("%s is not read", name)
		}
		for n := int64(3); n <= 5; n++ {
			net, err := family.Build(l.Network(name, 1), []int64{n}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for v := range uint32(net.Order()) {
				x := net.Coordinates(v)[0]
				var digits []int64
				for y, i := x, int64(0); i < n; y, i = y/n, i+1 {
					digits = append(digits, y%n)
				}
				joined := make(map[uint32]bool)
				for _, m := range group.Moves {
					for _, places := range placesOf(t, m, n) {
						for _, back := range []bool{false, true} {
							w, power := int64(0), int64(1)
							for i := range n {
								w += digits[before(m, places, i, back)] * power
								power *= n
							}
							joined[net.Find([]int64{w})] = true
						}
					}
				}
				if len(joined) != len(net.Neighbors(v)) {
					t.Fatalf("%s: %d moves lead from %d, want %d neighbours", net.Name(), len(joined), x, len(net.Neighbors(v)))
				}
				for _, u := range net.Neighbors(v) {
					if !joined[u] {
						t.Fatalf("%s: no move leads from %d to %d", net.Name(), x, net.Coordinates(u)[0])
					}
				}
			}
		}
	}
}

// placesOf are those of a move for all values of its only variable, if it has one.
func placesOf(t *testing.T, m Move, n int64) (list [][]int64) {
	t.Helper()
	value := func(k int, x int64) int64 {
		f, err := family.Function(m.Places[k], []string{"n", "k", "i"}, nil)
		if err != nil {
			t.Fatal(err)
		}
		z, err := f([]int64{n, x, x})
		if err != nil {
			t.Fatal(err)
		}
		return z
	}
	low, high := int64(0), int64(0)
	if len(m.For) > 0 {
		low, high = 1, n-1
		if m.For[0].In.Args[0].Text == "2" {
			low = 2
		}
	}
	for x := low; x <= high; x++ {
		var places []int64
		for k := range m.Places {
			places = append(places, value(k, x))
		}
		list = append(list, places)
	}
	return list
}

// before is where the digit of a place was, by the definition of moves.
func before(m Move, places []int64, i int64, back bool) int64 {
	if m.Flip {
		if i <= places[0] {
			return places[0] - i
		}
		return i
	}
	k := len(places)
	for j, p := range places {
		if p == i && back {
			return places[(j+1)%k]
		}
		if p == i {
			return places[(j+k-1)%k]
		}
	}
	return i
}
