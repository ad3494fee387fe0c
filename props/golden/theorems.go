package golden

import (
	"bytes"
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/props"
	search "topocert/solver/theorem"
)

// seekTime is how long a theorem about one formula is sought.
const seekTime = 20 * time.Second

// Theorems sees that each theorem of the paper's file KEY.theorems, beside the test, is about a
// formula of a claim, and is accepted. With -update it looks for theorems about all formulas
// whose domains have no end, and writes the file; one that was there and is accepted stays
// where none is found. A claim is proved, or not, by what the file has: so "-run Claims
// -update" comes after it.
func Theorems(t *testing.T, paper props.Paper) {
	path := paper.Key + theorem.Ending
	known, formulas := make(map[string]*theorem.Theorem), make(map[string]bool)
	for _, old := range kept(t, path) {
		known[old.Name] = old
	}
	var all []*theorem.Theorem
	for _, c := range paper.Claims {
		for _, n := range c.Formulas() {
			formulas[n.Name] = true
			old := known[n.Name]
			if old == nil && (!*update || !n.Formula.For.Open() || !n.Formula.Truth()) {
				continue
			}
			t.Run(n.Name, func(t *testing.T) {
				if old != nil && old.Claim != n.Formula.String() {
					if old = nil; !*update {
						t.Fatalf("the theorem is about %q, want %q (go test -run Theorems -update finds it anew)", known[n.Name].Claim, n.Formula)
					}
				}
				if old != nil {
					if err := old.Check(words.Standard(), nil); err != nil {
						if old = nil; !*update {
							t.Fatal(err)
						}
					}
				}
				if old == nil || *update {
					ctx, end := context.WithTimeout(t.Context(), 2*seekTime)
					defer end()
					found, err := search.Find(ctx, words.Standard(), n.Name, n.Formula, search.Options{Time: seekTime})
					switch {
					case err == nil:
						old = found.Theorem
					case errors.Is(err, search.ErrNone):
						t.Logf("%s: %v", n.Formula, err)
					default:
						t.Error(err)
					}
				}
				if old != nil {
					all = append(all, old)
				}
			})
		}
	}
	for name := range known {
		if !formulas[name] && !*update {
			t.Errorf("%s: the theorem %s is about no formula of a claim", path, name)
		}
	}
	if !*update {
		return
	}
	var text bytes.Buffer
	slices.SortFunc(all, func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
	if err := theorem.Write(&text, all); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// kept reads the paper's theorems.
func kept(t *testing.T, path string) []*theorem.Theorem {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) && *update {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list, err := theorem.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
