package gallina

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/words"
)

// TestTexts: the networks' texts in Coq are those of the library.
// go test ./solver/gallina -run TestTexts -update writes them.
func TestTexts(t *testing.T) {
	text, err := os.ReadFile("testdata/networks.words")
	if err != nil {
		t.Fatal(err)
	}
	library, err := words.Standard().Extend(string(text), func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "../../certificates/coq/networks/TextNetworks.v", Texts(library))
}

// TestTextSubjects: where a network is known by its text alone, Coq accepts what good certificates
// show of it, and that the text is right. The networks are those of package topology under other names.
func TestTextSubjects(t *testing.T) {
	text, err := os.ReadFile("testdata/networks.words")
	if err != nil {
		t.Fatal(err)
	}
	own := regexp.MustCompile(`(?m)^[A-Z]`).ReplaceAllStringFunc(string(text), func(first string) string { return "Own" + first })
	library, err := words.Standard().Extend(own, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	f := &forger{Instances: Instances{Accepted: true, trial: true, Words: library}}
	kinds := make(map[string]bool)
	for _, file := range forgedFiles(t, "good/KIND/*.cert") {
		for _, c := range readForged(t, file) {
			if strings.HasPrefix(c.Statement.Network, "Gamma") { // whose vertices package topology numbers in another order
				continue
			}
			world := forgedWorld(filepath.Dir(file))
			f.World = world
			f.World.Graph = func(name string) (certificates.Graph, error) { return world.Graph(strings.TrimPrefix(name, "Own")) }
			f.World.Router = func(router, name string) (certificates.Router, error) {
				return world.Router(router, strings.TrimPrefix(name, "Own"))
			}
			renamed := *c
			renamed.Statement.Network = "Own" + c.Statement.Network
			renamed.Also = slices.Clone(c.Also)
			for i := range renamed.Also {
				renamed.Also[i].Network = "Own" + renamed.Also[i].Network
			}
			before := len(f.List())
			if f.add(&renamed, nil) > 0 {
				kinds[c.Kind] = true
			}
			for _, made := range f.List()[before:] {
				f.given = append(f.given, given{made, c.Kind, made.Of, nil})
			}
		}
	}
	if len(f.given) < 50 || len(kinds) < 10 {
		t.Errorf("%d theorems of %d kinds, want at least 50 of 10", len(f.given), len(kinds))
	}
	accepted := f.accepted(t)
	for _, g := range f.given {
		if !accepted[g.Name] {
			t.Errorf("Coq refuses %s: %s", g.what, g.Statement)
		}
	}
	t.Logf("%d theorems of %d kinds", len(f.given), len(kinds))
}
