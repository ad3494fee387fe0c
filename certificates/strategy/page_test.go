package strategy_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/topology"
)

// example is one of the page's: a word, a statement about it, and the clauses of the formula that a
// step "proof" has for its only goal.
var example = regexp.MustCompile(`//\t(q\(.*)\n//\t(q .*)\n((?://\t    .*\n)+)`)

// TestPage: the formulas of the package comment are those that are made.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	list := example.FindAllStringSubmatch(string(page), -1)
	if len(list) < 12 {
		t.Errorf("%d examples, want more", len(list))
	}
	for _, e := range list {
		want := strings.Join(strings.Fields(strings.ReplaceAll(e[3], "//", "")), " ")
		if got := clauses(t, e[1], e[2]); got != want {
			t.Errorf("%s\n%s\n    %s\nwant\n    %s", e[1], e[2], got, want)
		}
	}
}

// clauses writes the formula of a statement's only goal.
func clauses(t *testing.T, word, text string) string {
	t.Helper()
	l, err := words.Standard().Extend(word+"\n", func(string) string { return "" }, topology.Known)
	if err != nil {
		t.Fatal(err)
	}
	s, err := certificates.ParseStatement(text)
	if err != nil {
		t.Fatal(err)
	}
	w := world(t, nil)
	w.Words = l
	g, err := w.Graph(s.Network)
	if err != nil {
		t.Fatal(err)
	}
	game, goals, err := strategy.NewGame(s, g, w)
	if err != nil || len(goals) != 1 {
		t.Fatalf("%s: %d goals, %v, want one", text, len(goals), err)
	}
	f, _, _, err := game.Formula(goals[0], nil)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	var list []string
	for i := range f.Clauses() {
		list = append(list, strings.Trim(fmt.Sprint(f.Clause(i)), "[]"))
	}
	return strings.Join(list, "; ")
}
