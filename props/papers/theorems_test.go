package papers

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/certificates/arithmetic"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/props"
	"topocert/solver/parametric"
	"topocert/solver/smt"
)

// seekTime is how long a theorem about one formula is sought, proofWork what the proof of a
// question may take.
const (
	seekTime  = 10 * time.Second
	proofWork = 1 << 21
)

// TestTheorems sees that each theorem of a paper's file KEY.theorems is about a
// formula of a claim, and is accepted. With -update it looks for theorems about all other
// formulas whose domains have no end, and writes the file whenever it has found one; one that is
// refused gets new proofs, of the same terms. With -short, too, it does that alone. An empty file
// has all found anew. A claim is proved, or not, by what the file has: so "-run Claims
// -update" comes after it.
func TestTheorems(t *testing.T) {
	for _, p := range list() {
		t.Run(p.Key, func(t *testing.T) {
			t.Parallel()
			provedAgain(t, text(p).Paper())
		})
	}
}

// provedAgain checks the theorems about a paper's formulas, and finds them.
func provedAgain(t *testing.T, paper props.Paper) {
	path := paper.Key + theorem.Ending
	known, formulas := make(map[string]*theorem.Theorem), make(map[string]bool)
	for _, old := range theoremsIn(t, path) {
		known[old.Name] = old
	}
	for _, c := range paper.Claims {
		for _, n := range c.Formulas() {
			formulas[n.Name] = true
			old := known[n.Name]
			if old == nil && (!*update || testing.Short() || !n.Formula.For.Open() || !n.Formula.Truth()) {
				continue
			}
			t.Run(n.Name, func(t *testing.T) {
				if old != nil && old.Claim != n.Formula.String() {
					if !*update {
						t.Fatalf("the theorem is about %q, want %q (go test -run Theorems -update finds it anew)", old.Claim, n.Formula)
					}
					delete(known, n.Name)
					old = nil
				}
				if old != nil {
					if err := old.Check(words.Standard(), nil); err != nil {
						if !*update {
							t.Fatal(err)
						}
						old = reproved(t.Context(), old)
						delete(known, n.Name)
					}
				}
				if old == nil && !testing.Short() {
					ctx, end := context.WithTimeout(t.Context(), seekTime)
					defer end()
					found, err := props.Within(ctx, func() (*parametric.Found, error) {
						return parametric.Find(ctx, words.Standard(), n.Name, n.Formula)
					})
					switch {
					case err == nil:
						old = found.Theorem
					case errors.Is(err, parametric.ErrNone), ctx.Err() != nil:
						t.Logf("%s: %v", n.Formula, err)
					default:
						t.Error(err)
					}
				}
				if old != nil && known[n.Name] == nil {
					known[n.Name] = old
					writeTheorems(t, path, known)
				}
			})
		}
	}
	for name := range known {
		if !formulas[name] {
			delete(known, name)
			if !*update {
				t.Errorf("%s: the theorem %s is about no formula of a claim", path, name)
			}
		}
	}
	if *update && len(known) > 0 {
		writeTheorems(t, path, known)
	}
}

// reproved returns a theorem with the same terms and with proofs of the questions as they are
// asked now; nil if there is none.
func reproved(ctx context.Context, old *theorem.Theorem) *theorem.Theorem {
	now := *old
	now.Proofs = nil
	ctx, end := context.WithTimeout(ctx, seekTime)
	defer end()
	err := now.Visit(words.Standard(), nil, func(q *arithmetic.Question) error {
		nodes, err := smt.Refute(ctx, &q.Root, proofWork)
		now.Proofs = append(now.Proofs, theorem.Proof{What: q.What, Nodes: nodes})
		return err
	})
	if err != nil || now.Check(words.Standard(), nil) != nil {
		return nil
	}
	return &now
}

// writeTheorems writes the file.
func writeTheorems(t *testing.T, path string, theorems map[string]*theorem.Theorem) {
	var text bytes.Buffer
	all := slices.SortedFunc(maps.Values(theorems), func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
	if err := theorem.Write(&text, all); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// theoremsIn reads the paper's theorems.
func theoremsIn(t *testing.T, path string) []*theorem.Theorem {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) && *update {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.Size() == 0 {
		return nil
	}
	list, err := theorem.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
