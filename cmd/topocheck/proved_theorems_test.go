package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// acceptedTheorems returns the files of theorems that are accepted, all that they have.
func acceptedTheorems(s said) map[string]bool {
	all := make(map[string]bool)
	for i, about := range s.about {
		file, _, found := strings.Cut(about, ".theorems")
		if found {
			before, met := all[file]
			all[file] = s.words[i] == "accepted" && (before || !met)
		}
	}
	return all
}

// TestProvedTheorems: topocheck-proved accepts the theorems of the papers, and one of each method; and what topocheck --lower
// wrote can be kept, and checked alone.
func TestProvedTheorems(t *testing.T) {
	program := proved(t)
	papers, err := filepath.Glob("../../props/*/*.theorems")
	if err != nil || len(papers) == 0 {
		t.Fatalf("%d files, %v", len(papers), err)
	}
	if !deep.Tests() {
		papers = nil // .ci/run has both checkers read those of the papers
	}
	ours, theirs := both(t, program, append(papers, theoremFolder)...)
	accepted := acceptedTheorems(theirs)
	for file, ok := range acceptedTheorems(ours) {
		if !ok {
			t.Errorf("%s: topocheck does not accept it", file)
		}
		if !accepted[file] {
			t.Errorf("%s: topocheck-proved does not accept it", file)
		}
	}
	if t.Failed() {
		t.Log(theirs.reasons)
	}
	if !deep.Tests() {
		alone := saidOf(0, checkedAlone(program, theoremStream(t)), "")
		if !slices.Equal(alone.words, theirs.words) || !slices.Equal(alone.about, theirs.about) || len(alone.about) == 0 {
			t.Errorf("alone\n%s\nwith the folder\n%s", strings.Join(alone.about, "\n"), strings.Join(theirs.about, "\n"))
		}
	}
}

// TestTheoremLies: terms of a theorem that say less than its file, or know more, are not accepted.
func TestTheoremLies(t *testing.T) {
	program, stream := proved(t), theoremStream(t)
	// words are what topocheck-proved says first in the lines about a file's theorems, of which a stream has the terms.
	words := func(theorem, stream string) map[string]bool {
		file := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(file, []byte(stream), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, theoremFolder)
		cmd.Env = append(cmd.Env, streamOfTests+"="+file)
		out, _ := cmd.Output() // its status is that of what it says
		met := make(map[string]bool)
		for line := range strings.Lines(string(out)) {
			if word, about, _ := strings.Cut(line, " "); strings.Contains(about, "/"+theorem+".theorems: ") {
				met[word] = true
			}
		}
		return met
	}
	honest := make(map[string]bool) // theorems that are accepted
	for what, c := range map[string]struct{ theorem, is, lie string }{
		"the last tuple of a list left out":      {"values-in-lists", " [(Qmake 7 1) (Qmake 3 1)]]", "]"},
		"a value of a list left out":             {"values-in-lists", "[[(Qmake 2 1)] [(Qmake 1 1)]]", "[[(Qmake 2 1)]]"},
		"another tuple of a list":                {"values-in-lists", "[(Qmake 5 1) (Qmake 2 1)]", "[(Qmake 5 1) (Qmake 3 1)]"},
		"a word with another text":               {"words-in-claims", "(Constant (Number (Qmake 1 1)))))) (Constant Endless)", "(Unary Negative (Unary Negative (Constant (Number (Qmake 1 1)))))))) (Constant Endless)"},
		"a condition that no lemma says":         {"words-in-claims", "(Lemma OfConnected SaysExactly 1 (Num 1) Yes (ByUpper", "(Lemma OfConnected SaysExactly 1 (Num 1) (AtMost (Num 4) (Var 0)) (ByUpper"},
		"a condition that a lemma says is false": {"words-in-claims", "(Lemma OfConnected SaysExactly 1 (Num 1) Yes (ByUpper", "(Lemma OfConnected SaysExactly 1 (Num 0) Yes (ByUpper"},
		"an instance that is in no tuple":        {"values-in-lists", "[5 2 1]", "[5 3 1]"},
		"a colour for both ends of links":        {"chromatic_number", "(ByColour (Rest (Plus (Cond (Less (Var 1) (Minus (Var 0) (Num 1))) (Rest (Var 1) (Num 2))", "(ByColour (Rest (Plus (Cond (Less (Var 1) (Minus (Var 0) (Num 1))) (Rest (Var 1) (Num 1))"},
		"a clique that has a vertex twice":       {"colours-of-few-links", "(ByVertices [(Piece [(Num 0)] None) (Piece [(Minus (Var 0) (Num 1))] None)", "(ByVertices [(Piece [(Num 0)] None) (Piece [(Num 0)] None)"},
		"a clique of more vertices":              {"colours-of-few-links", "(Lemma (OfWord Clique_number) SaysAtLeast 1 (Num 3) Yes", "(Lemma (OfWord Clique_number) SaysAtLeast 1 (Num 4) Yes"},
		"a lemma about another word":             {"colours-of-few-links", "(Lemma (OfWord Clique_number) SaysAtLeast 1 (Num 3) Yes", "(Lemma (OfWord Chromatic_number) SaysAtLeast 1 (Num 3) Yes"},
		"fewer colours than none":                {"colours-of-few-links", "(Lemma (OfWord Edge_chromatic_number) SaysAtMost 1 (Num 0) Yes", "(Lemma (OfWord Edge_chromatic_number) SaysAtMost 1 (Minus (Num 0) (Num 1)) Yes"},
		"a colour of two links at a vertex":      {"edge_chromatic_number", "(ByColour (Cond (Equal (Var 3) (Num 1)) (Rest (Var 1) (Num 2)) (Num 2)))", "(ByColour (Cond (Equal (Var 3) (Num 1)) (Rest (Var 1) (Num 2)) (Num 1)))"},
		"a set that is not near a vertex":        {"domination_number-by-set", "(BySet (Equal (Var 2) (Num 0))", "(BySet (And (Equal (Var 2) (Num 0)) (Less (Num 0) (Var 1)))"},
		"a smaller sum of a set":                 {"domination_number-by-set", "[(Var 1) (Min (Var 2) (Num 1))]", "[(Minus (Var 1) (Num 1)) (Min (Var 2) (Num 1))]"},
		"a set with neighbours":                  {"independence_number-by-set", "(BySet (And (Equal (Rest (Plus (Var 1) (Var 2)) (Num 2)) (Num 0))", "(BySet (And (Equal (Rest (Plus (Var 1) (Var 2)) (Num 2)) (Rest (Var 1) (Num 2)))"},
		"a path where no cycle is known":         {"by-a-hamiltonian-cycle", "(Lemma OfHamiltonian SaysExactly 1 (Num 1) Yes", "(Lemma OfHamiltonian SaysExactly 1 (Num 1) (AtMost (Num 4) (Var 0))"},
		"a network of as many vertices":          {"contains-by-map", "[(Times (Num 2) (Var 0)) (Var 1)]) SaysExactly", "[(Var 1) (Times (Num 2) (Var 0))]) SaysExactly"},
		"more than the degree":                   {"connectivity-by-edge-transitivity", "(Lemma OfVertexConnectivity SaysAtLeast 1 (Num 6)", "(Lemma OfVertexConnectivity SaysAtLeast 1 (Num 7)"},
		"connectivity of links that differ":      {"connectivity-by-edge-transitivity", "(Lemma OfEdgeTransitive SaysExactly 1 (Num 1) Yes", "(Lemma OfEdgeTransitive SaysExactly 1 (Num 1) (AtMost (Num 9) (Var 0))"},
		"a quotient that is rounded down":        {"quotients-in-texts", "(Divide (Var 0) (Num 2))", "(Floor (Var 0) (Num 2))"},
		"a quotient of a router rounded down":    {"a-router-with-quotients", "(Divide (Var 0) (Num 2))", "(Floor (Var 0) (Num 2))"},
		"an argument of a word rounded down":     {"words-in-texts", "(Divide (Var 0) (Num 2))", "(Floor (Var 0) (Num 2))"},
		"a quotient by a smaller number":         {"quotients-by-variables", `(Binary Div_ (Variable_ "n") (Binary Max_ (Variable_ "m") (Constant (Number (Qmake 2 1)))))`, `(Binary Div_ (Variable_ "n") (Binary Max_ (Variable_ "m") (Constant (Number (Qmake 1 1)))))`},
		"a network of other parameters":          {"the-same-parameters", " [(Times (Num 2) (Var 0))] ", " [(Times (Num 3) (Var 0))] "},
		"a divisor that is seldom a constant":    {"constant-divisors-of-facts", "(Lemma OfMinDegree SaysExactly 1 (Num 2) Yes", "(Lemma OfMinDegree SaysExactly 1 (Num 2) (AtMost (Num 4) (Var 0))"},
		"a word about another network":           {"contains-by-map", " 2)]) $naming", " 1)]) $naming"},
		"words read from the other end":          {"augmented-cubes", "(Words 2 true 0 (Automaton 2 {0 1 1 1 1} {false false true}) (Automaton 4", "(Words 2 false 0 (Automaton 2 {0 1 1 1 1} {false false true}) (Automaton 4"},
		"words of fewer digits than n":           {"augmented-cubes", "(Words 2 true 0 (Automaton 2 {0 1 1 1 1} {false false true}) (Automaton 4", "(Words 2 true 1 (Automaton 2 {0 1 1 1 1} {false false true}) (Automaton 4"},
		"links of another network":               {"augmented-cubes", "(Automaton 4 {0 0 1 1 0 2 3 3 2 2 4 4 2", "(Automaton 4 {0 0 1 1 0 2 3 3 2 2 4 3 2"},
		"a distance that is longer":              {"augmented-cubes", "[<2 1>] [<1 0>] [<1 0>] [<3 0>] [<3 0>] [<1 0>] [<2 1>]", "[<2 1>] [<1 0>] [<1 0>] [<3 1>] [<3 1>] [<1 0>] [<2 1>]"},
		"a bound that no run keeps":              {"augmented-cubes", "(Node 6 [<1 -1>] [5 6 7 8 8 7 6 5])", "(Node 6 [<1 -2>] [5 6 7 8 8 7 6 5])"},
		"an arc to a node of another state":      {"augmented-cubes", "(Node 6 [<1 -1>] [5 6 7 8 8 7 6 5])", "(Node 6 [<1 -1>] [5 6 7 8 8 6 6 5])"},
		"neighbours that are not there":          {"facts-of-words", "<1 (Power 0 1)> <-2 (Power 1 1)>", "<2 (Power 0 1)> <-2 (Power 1 1)>"},
		"a larger degree of words":               {"facts-of-words", "(Lemma OfMinDegree SaysExactly 1 (Minus (Times (Num 2) (Var 0)) (Num 1))", "(Lemma OfMinDegree SaysExactly 1 (Minus (Times (Num 2) (Var 0)) (Num 0))"},
		"a walk along no links":                  {"facts-of-words", "(Walked (Weighted 3 [<0 0>] {[] [] [] [] [] [<1 0>] []", "(Walked (Weighted 3 [<0 0>] {[] [] [] [] [] [] [<1 0>]"},
		"a translation that is none":             {"facts-of-words", "(Node 0 [<0 0>] [1 1 2 2", "(Node 0 [<0 0>] [1 1 2 1"},
		"a link that is lost":                    {"facts-of-words", "(ByRule \"length\")", "(ByRule \"bipartite\")"},
		"a colour for two ends":                  {"facts-of-bipartite-words", "(Automaton 3 {0 1 2 1 2 2 1}", "(Automaton 3 {0 1 2 1 2 1 2}"},
		"a longer cycle of words":                {"facts-of-bipartite-words", "(Lemma OfGirth SaysAtLeast 1 (Num 4) Yes (ByRule", "(Lemma OfGirth SaysAtLeast 1 (Num 5) Yes (ByRule"},
		"no rectangle":                           {"facts-of-twisted-words", "(Lemma OfGirth SaysAtLeast 1 (Num 4) Yes (ByAutomata (Without", "(Lemma OfGirth SaysAtLeast 1 (Num 5) Yes (ByAutomata (Without"},
		"more partners than letters":             {"matchings-of-words", "(Lemma OfVertexConnectivity SaysAtLeast 1 (Var 0) Yes (ByAutomata (Matched", "(Lemma OfVertexConnectivity SaysAtLeast 1 (Plus (Var 0) (Num 1)) Yes (ByAutomata (Matched"},
		"a word without a partner":               {"matchings-of-words", "(Node 2 [<4 0>] [1 4 4 3])", "(Node 2 [] [1 4 4 3])"},
		"a word with two partners":               {"matchings-of-words", "(Node 46 [] [3 3])", "(Node 46 [] [3 4])"},
		"a path of words along no link":          {"paths-of-words", "(FamilyOfWords 3 (Some 6) [[0 2 5 6 7 4 3 1]", "(FamilyOfWords 3 (Some 6) [[0 5 2 6 7 4 3 1]"},
		"a path with a word twice":               {"paths-of-words", "(FamilyOfWords 3 (Some 6) [[0 2 5 6 7 4 3 1]", "(FamilyOfWords 3 (Some 6) [[0 2 0 2 0 2 3 1]"},
		"a path through fewer words":             {"paths-of-words", "(FamilyOfWords 3 (Some 6) [[0 2 5 6 7 4 3 1]", "(FamilyOfWords 3 (Some 6) [[0 2 3 4 5 6 1]"},
		"a family left out":                      {"paths-of-words", "(FamilyOfWords 3 (Some 6) [", "(FamilyOfWords 3 (Some 4) ["},
		"one colour of two halves":               {"paths-of-bipartite-words", "(Automaton 3 {0 1 2 1 2 2 1} {false false false true}) (Nodes 7", "(Automaton 3 {0 1 2 1 1 2 1} {false false false true}) (Nodes 7"},
		"runs that are not rounded":              {"runs-by-remainders", ") 3 2 (Nodes 67", ") 3 1 (Nodes 67"},
		"another column in the middle":           {"far-pairs-in-halves", "(In_halves <0 3>", "(In_halves <0 2>"},
		"a sum of fewer":                         {"sums-in-words", "(Total (Num 0) (Minus (Floor (Var 2) (Num 2)) (Num 1))", "(Total (Num 1) (Minus (Floor (Var 2) (Num 2)) (Num 1))"},
		"links of another sum":                   {"sums-in-words", "(Automaton 6 {0 0 1 1 0 2 3 3 2 2 3 3 4 6 6 6 5", "(Automaton 6 {0 0 1 1 0 2 3 3 2 2 3 3 4 6 6 5 6"},
		"links of another parity":                {"parities-in-words", "(Automaton 9 {0 1 2 2 1 0 3 3 0 4 5 5 4 6 9 9 7 8", "(Automaton 9 {0 1 2 2 1 0 3 3 0 4 5 5 4 6 9 9 8 7"},
		"words of which one does not hold":       {"conditions-on-words", "(Automaton 6 {0 1 2 3 4 5 6 3 4 3 6 5 2} {", "(Automaton 6 {0 1 2 3 4 5 5 3 4 3 6 5 2} {"},
		"words of another sum":                   {"sums-modulo-three-in-words", "(Automaton 5 {0 1 2 3 4 2 3 2 3 4 3 4 2 4 2 3} {", "(Automaton 5 {0 1 2 3 4 2 3 2 3 4 3 4 2 4 3 2} {"},
		"more words":                             {"powers-that-vary", "(Lemma OfOrder SaysExactly 1 (Pow (Num 2) (Var 0))", "(Lemma OfOrder SaysExactly 1 (Pow (Num 2) (Plus (Var 0) (Num 1)))"},
		"another base":                           {"powers-that-vary", "(Lemma OfOrder SaysExactly 1 (Pow (Num 2) (Var 0))", "(Lemma OfOrder SaysExactly 1 (Pow (Num 4) (Var 0))"},
		"a smaller half of words":                {"halves-of-words", "(Lemma OfBisection SaysExactly 1 (Pow (Num 2) (Minus (Var 0) (Num 1)))", "(Lemma OfBisection SaysExactly 1 (Pow (Num 2) (Minus (Var 0) (Num 2)))"},
		"a diameter that is told for more":       {"folded-cubes", "(Domain [(Between_ \"n\" (Constant (Number (Qmake 2 1))) None)] None) [2]", "(Domain [(Between_ \"n\" (Constant (Number (Qmake 1 1))) None)] None) [2]"},
	} {
		alone := ofFile(stream, theoremFolder+"/"+c.theorem+".theorems")
		lie := strings.ReplaceAll(alone, c.is, c.lie)
		if lie == alone {
			t.Errorf("%s: no %s in the terms", what, c.is)
		}
		if !honest[c.theorem] {
			honest[c.theorem] = words(c.theorem, alone)["accepted"]
		}
		if met := words(c.theorem, lie); !honest[c.theorem] || met["accepted"] || met["REJECTED"] {
			t.Errorf("%s: %v in the lines about %s, want UNCHECKED; with its own terms accepted: %t", what, met, c.theorem, honest[c.theorem])
		}
	}
}

// TestTextLies: theorems about networks of words are not accepted of networks whose sums or conditions over places differ a little.
func TestTextLies(t *testing.T) {
	program, own := proved(t), read(t, theoremFolder+"/own.words")
	for what, c := range map[string]struct{ theorem, is, lie string }{
		"the same text":            {"sums-in-words", "bit(v,2*i)*pow(2,2*i+1)", "bit(v,2*i)*pow(2,2*i+1)"},
		"a sum of more":            {"sums-in-words", "floor(b/2)-1: bit(v,2*i)", "floor((b+1)/2)-1: bit(v,2*i)"},
		"a sum from a later place": {"sums-in-words", "i in 0..floor(b/2)-1: bit(v,2*i)", "i in 1..floor(b/2)-1: bit(v,2*i)"},
		"another digit":            {"sums-in-words", "bit(v,2*i)*pow(2,2*i+1)", "bit(v,2*i+1)*pow(2,2*i)"},
		"a parity of more":         {"parities-in-words", "(sum b in 0..2*i-2: bit(v,b))", "(sum b in 0..2*i-1: bit(v,b))"},
		"another parity":           {"parities-in-words", "bit(v,b))%2 == 0", "bit(v,b))%2 == 1"},
		"a range of fewer":         {"parities-in-words", "for i in 1..(n-1)/2\nApart", "for i in 2..(n-1)/2\nApart"},
		"a place left out":         {"conditions-on-words", "all i in 0..n-1 if", "all i in 1..n-1 if"},
		"some for all":             {"conditions-on-words", "all i in 0..n-1 if", "some i in 0..n-1 if"},
		"a place beyond":           {"conditions-on-words", "bit(v,(i+1)%n) == 0", "bit(v,i+1) == 0"},
		"another remainder":        {"sums-modulo-three-in-words", "symbol(v,3,i))%3 == 0", "symbol(v,3,i))%3 == 1"},
	} {
		folder, text := t.TempDir(), strings.Replace(own, c.is, c.lie, 1)
		for name, text := range map[string]string{"own.words": text, "one.theorems": read(t, theoremFolder+"/"+c.theorem+".theorems")} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		ours, theirs := both(t, program, folder)
		for who, s := range map[string]said{"topocheck": ours, "topocheck-proved": theirs} {
			accepted := false
			for _, ok := range acceptedTheorems(s) {
				accepted = accepted || ok
			}
			if accepted != (text == own) || c.is != c.lie && text == own {
				t.Errorf("%s, %s: accepted: %t", what, who, accepted)
			}
		}
	}
}

// TestProvedPowers: of theorems that differ in a power the one is accepted where it is of a whole number, with a constant from 0 to 511,
// or an exponent that is shown not to be negative (doc.go of package theorem): of others nothing is, though the terms say what the file says.
func TestProvedPowers(t *testing.T) {
	program := proved(t)
	number := func(n int) string { return fmt.Sprintf("(Constant (Number (Qmake %d 1)))", n) }
	of := func(operator string, a, b int) string {
		return "(Binary " + operator + " " + number(a) + " " + number(b) + ")"
	}
	for power, parts := range map[string][2]string{
		"pow(5, 511)": {number(5), number(511)},
		"pow(5, 512)": {number(5), number(512)},
		"pow(5, 1-2)": {number(5), of("Sub_", 1, 2)},
		"pow(5, 1/2)": {number(5), of("Div_", 1, 2)},
		"pow(5, n)":   {number(5), `(Variable_ "n")`},
		"pow(1/2, 2)": {of("Div_", 1, 2), number(2)},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "a.theorems")
		text := "topocert theorems 1\ntheorem a\nclaim n >= 1 || " + power + " == 0 for n >= 1\ninstance 4\nrefute the claim\nsum 1 0 1 1\nend\n"
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		claim := fmt.Sprintf(`(Binary Or_ (Binary AtLeast_ (Variable_ "n") %s) (Binary Equal_ (Binary Pow_ %s %s) %s))`, number(1), parts[0], parts[1], number(0))
		stream := fmt.Sprintf("(lowered 1)\n(folder %q)\n(file %q)\n(theorem \"a\" (FamilyTheorem %s (Domain [(Between_ \"n\" %s None)] None) [4] [] [(Sum [<1 0> <1 1>])]))\n(end)\n", dir, file, claim, number(1))
		what := map[bool]string{true: "nothing", false: power}[power == "pow(5, 511)"]
		onlyHonest(t, program, dir, "", map[string]func(string) string{what: func(string) string { return stream }})
	}
}
