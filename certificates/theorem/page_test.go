package theorem

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
)

// TestPage: each question that the examples of the methods ask is called as the page calls it, where
// letters stand for numbers and names.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	letters := regexp.MustCompile(`\b(([IJKNMHi])|(WHAT)|[XxB])\b`)
	var names []*regexp.Regexp
	for _, line := range regexp.MustCompile(`(?m)^//\t(?:    )?(\S+(?: \S+)+?) ?(?:  .*)?$`).FindAllStringSubmatch(string(page), -1) {
		name := letters.ReplaceAllStringFunc(regexp.QuoteMeta(line[1]), func(letter string) string {
			switch {
			case letter == "WHAT":
				return `.+`
			case strings.Contains("IJKNMHi", letter):
				return `\d+`
			}
			return `\w+`
		})
		names = append(names, regexp.MustCompile("^"+name+"$"))
	}
	l := library(t)
	asked := 0
	for name, e := range examples() {
		th, err := Read(strings.NewReader("topocert theorems 1\ntheorem t\n" + strings.TrimSpace(e.text) + "\nend\n"))
		if err != nil {
			t.Fatal(err)
		}
		if err := th[0].Lemmas(l, nil, func(q *arithmetic.Question) error {
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
	if asked < 200 {
		t.Errorf("%d questions, want more", asked)
	}
}
