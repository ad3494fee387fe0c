package lower

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/words"
	"topocert/routing"
)

// TestTakenNames: topocheck-proved lets no definition of one's own have the name of something else.
func TestTakenNames(t *testing.T) {
	source, err := os.ReadFile("../../certificates/proved/shown.ml")
	if err != nil {
		t.Fatal(err)
	}
	lists := regexp.MustCompile(`(?s)= split "(.*?)"`).FindAllSubmatch(source, -1)
	if len(lists) != 2 {
		t.Fatalf("%d lists of names, want the language's and the facts'", len(lists))
	}
	language, facts := strings.Fields(string(lists[0][1])), strings.Fields(string(lists[1][1]))
	for _, name := range words.Builtins() {
		if !slices.Contains(language, name) {
			t.Errorf("%s is none of the language's names, want it there", name)
		}
	}
	want := []string{certificates.Shortest, "automorphism"}
	for _, f := range certificates.FactKinds() {
		want = append(want, f.Name, certificates.NameOf(f.Subject))
	}
	for _, k := range routing.Kinds() {
		if !strings.Contains(k.Name, "-") {
			want = append(want, k.Name)
		}
	}
	for _, name := range want {
		if !slices.Contains(facts, name) && !slices.Contains(language, name) && !words.Standard().Has(name) {
			t.Errorf("%s is none of the facts' names, want it there", name)
		}
	}
}
