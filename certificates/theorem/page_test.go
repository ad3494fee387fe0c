package theorem

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/words"
)

// TestPage: each question that the examples of the methods ask is called as the page, or the text of
// the methods, calls it, where letters stand for numbers and names; and there is an example of each
// method.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	letters := regexp.MustCompile(`\b(([IJKNMHi])|(WHAT)|[XxBF])\b|\\\{#?\w\\\}`)
	var names []*regexp.Regexp
	lines := regexp.MustCompile(`(?m)^//\t(?:    )?(\S+(?: \S+)+?) ?(?:  .*)?$`).FindAllStringSubmatch(string(page), -1)
	quoted := strings.ReplaceAll(words.Methods(), "\n// ", " ")
	for _, line := range append(lines, regexp.MustCompile(`"([^"]+)"`).FindAllStringSubmatch(quoted, -1)...) {
		name := letters.ReplaceAllStringFunc(regexp.QuoteMeta(line[1]), func(letter string) string {
			switch {
			case letter == "WHAT":
				return `.+`
			case letter[0] == '\\' || strings.Contains("IJKNMHi", letter):
				return `\d+`
			}
			return `\w+`
		})
		names = append(names, regexp.MustCompile("^"+name+"$"))
	}
	l := library(t)
	asked := 0
	shown := make(map[string]bool)
	look := func(name string, th *Theorem, l *words.Library) {
		for _, n := range th.Networks {
			for _, m := range n.Lemmas {
				fact, _, _ := strings.Cut(m.Fact, "(")
				if ByText(fact) {
					fact = "any"
				}
				shown[fact+" "+m.Relation+" by "+m.By] = true
			}
		}
		if err := th.Lemmas(l, nil, func(q *arithmetic.Question) error {
			asked++
			what := q.What[strings.Index(q.What, ": ")+2:] // behind the network
			if lemma, of, found := strings.Cut(what, ": "); found && strings.Contains(lemma, " by ") {
				what = of
			}
			for _, n := range names {
				if n.MatchString(what) {
					return nil
				}
				if _, of, found := strings.Cut(what, ": "); found && n.MatchString(of) { // of a router, or of each neighbour
					return nil
				}
			}
			t.Errorf("%s: %q is not on the page", name, what)
			return nil
		}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, e := range examples() {
		th, err := Read(strings.NewReader("topocert theorems 1\ntheorem t\n" + strings.TrimSpace(e.text) + "\nend\n"))
		if err != nil {
			t.Fatal(err)
		}
		look(name, th[0], l)
	}
	for _, th := range permutationTheorems(t) {
		look(th.Name, th, wordLibrary(t, permutationTexts))
	}
	for name, text := range wordTheorems(t) {
		th, err := Read(strings.NewReader(Header + "\n" + text + "end\n"))
		if err != nil {
			t.Fatal(err)
		}
		look(name, th[0], wordLibrary(t, wordTexts))
	}
	if asked < 200 {
		t.Errorf("%d questions, want more", asked)
	}
	for _, head := range regexp.MustCompile(`(?m)^(\w.*) by (\S+)`).FindAllStringSubmatch(words.Methods(), -1) {
		relations := regexp.MustCompile(`[<=>]=`).FindAllString(head[1], -1)
		for _, fact := range regexp.MustCompile(`\w+`).FindAllString(strings.NewReplacer(" true", "", " false", "").Replace(head[1]), -1) {
			for _, relation := range relations {
				if !shown[fact+" "+relation+" by "+head[2]] {
					t.Errorf("no example of %s %s by %s", fact, relation, head[2])
				}
			}
		}
	}
}
