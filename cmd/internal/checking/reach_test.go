package checking

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/automata"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
)

// TestReach: an explanation ends with the lines of code that are reached; each sum is that
// of its files, and what a verdict rests on is all that its parts reach, once.
func TestReach(t *testing.T) {
	dir := written(t, map[string]string{
		"a.cert":     "topocert 2\norder Petersen = 10\ncount\nend\nbipartite Ring(5) = no\nodd-cycle\ncycle 0 1 2 3 4\nend\n",
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Petersen) == 10\nholds 1\nend\nclaim b\nformula order(Petersen) < 11 && !bipartite(Ring(5))\nholds 1\nend\n",
	})
	explained := func(path string) string {
		var out, errs bytes.Buffer
		if code := Run(t.Context(), []string{path}, Beside{}, Explained, &out, &errs); code != Accepted {
			t.Fatalf("status %d, %s", code, &errs)
		}
		before, after, found := strings.Cut(out.String(), "\nWhat a check reaches, in lines of code:\n")
		if !found || !strings.Contains(before, "checking took") {
			t.Fatalf("no lines of code after\n%s", before)
		}
		return after
	}
	heading, file := regexp.MustCompile(`^ {2,8}([0-9]+)  (.*)$`), regexp.MustCompile(`\.go ([0-9]+)`)
	sums := make(map[string]int)
	section, left := "", 0
	for line := range strings.Lines(explained(dir) + "       0  end\n") {
		line = strings.TrimSuffix(line, "\n")
		if m := heading.FindStringSubmatch(line); m != nil {
			if left != 0 && sums[section] != left {
				t.Errorf("%s: %d lines, those of the files are %d", section, sums[section], left)
			}
			section, left = m[2], 0
			sums[section], _ = strconv.Atoi(m[1])
		}
		for _, m := range file.FindAllStringSubmatch(line, -1) {
			n, _ := strconv.Atoi(m[1])
			left += n
		}
	}
	for title, parts := range map[string][]string{
		"any certificate: files, names, what is accepted": nil,
		"a": {"verdict", "kind:count", "text", "words", "op:%", "op:+"},
		"b": {"verdict", "kind:count", "text", "words", "kind:odd-cycle", "op:%", "op:+", "op:-", "network:Ring", "choices"},
	} {
		if want := reached(module().Lines(parts...)).lines(); sums[title] != want {
			t.Errorf("%s: %d lines, want %d", title, sums[title], want)
		}
	}
	for _, title := range []string{"more for any verdict: formulas", "more for proofs by count", "more for proofs by odd-cycle", "more for networks by their texts"} {
		if sums[title] == 0 {
			t.Errorf("no line says %q", title)
		}
	}
	if sums["b"] <= sums["a"] {
		t.Errorf("%d lines for a, %d for b, who rests on more", sums["a"], sums["b"])
	}
	// Without verdicts the statements are named, and the language of formulas is not.
	alone := explained(dir + "/a.cert")
	if strings.Contains(alone, "formulas") || !strings.Contains(alone, "  bipartite Ring(5) = no\n") || !strings.Contains(alone, strconv.Itoa(reached(module().Lines("kind:odd-cycle", "text", "words", "op:%", "op:+", "op:-", "network:Ring")).lines())) {
		t.Errorf("of two certificates:\n%s", alone)
	}
}

// TestPartsOf: the parts of certificates on routers of a family, with lanes, of tables; of
// refutations; and of what proofs have such lines for.
func TestPartsOf(t *testing.T) {
	for text, want := range map[string]string{
		"exhaustion audit FTT(5) ftt-b-walk delivered = 600":                        "kind:exhaustion op:% op:+ op:- op:/ op:floor router router:ftt-b-* text words",
		"exhaustion audit Torus(4) lanes:dor minimal = 240":                         "grid kind:exhaustion network:Torus op:% op:+ op:- router router:dor text words",
		"trace route g6:Bw table-sha256:00 0 1 = 1":                                 "g6 kind:trace router",
		"lrat bisection QT(2,2) >= 8":                                               "bounds kind:lrat lrat:bisection op:% op:+ op:- op:max op:pow op:xor text words",
		"cut bisection QT(2,2) <= 8":                                                "bounds kind:cut op:% op:+ op:- op:max op:pow op:xor text words",
		"distances girth QT(2,2) = 4 / cycles 0 1":                                  "distances:girth kind:distances line:cycles op:% op:+ op:- op:pow op:xor text words",
		"strategy domination-number Petersen = 3 / by evaluate / by each / proof -": "binder kind:strategy line:each line:proof op:% op:+ says:least says:sets text word words",
	} {
		list := strings.Split(text, " / ")
		kind, statement, _ := strings.Cut(list[0], " ")
		var body []certificates.Line
		for _, line := range list[1:] {
			keyword, rest, _ := strings.Cut(line, " ")
			body = append(body, certificates.Line{Keyword: keyword, Text: rest})
		}
		s, err := certificates.ParseStatement(statement)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(partsOf(resolve.New(), &certificates.Certificate{Statement: s, Kind: kind, Body: body}), " "); got != want {
			t.Errorf("%s rests on %s, want %s", text, got, want)
		}
	}
}

// TestPartsOfTheorem: a theorem rests on the methods of its lemmas and on sums, one by automata on these.
func TestPartsOfTheorem(t *testing.T) {
	sums := &theorem.Network{Lemmas: []*theorem.Lemma{{Fact: "order", By: "sums", Objects: []theorem.Object{{Keyword: "sum"}}}, {Fact: "pancyclic", By: "text"}}}
	states := &theorem.Network{Lemmas: []*theorem.Lemma{{Fact: "diameter", By: "automata", Automata: new(automata.Farthest)}}}
	for want, n := range map[string]*theorem.Network{"binder by:text lemma:sum lemmas quantifier theorem word words": sums, "automata theorem words": states} {
		if got := strings.Join(partsOfTheorem(resolve.New(), &theorem.Theorem{Networks: []*theorem.Network{n}}), " "); got != want {
			t.Errorf("a theorem rests on %s, want %s", got, want)
		}
	}
}
