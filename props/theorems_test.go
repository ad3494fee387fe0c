package props

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/parametric"
)

const pathsText = "Path(n) = graph i in 0..n-1 if n >= 1: i+1 if i < n-1\n"

// pathRunner returns a runner in a session that knows paths and keeps what it finds in a
// folder.
func pathRunner(t *testing.T, dir string, find Finder) *Runner {
	t.Helper()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	if err := session.Define(pathsText); err != nil {
		t.Fatal(err)
	}
	return &Runner{Session: session, MaxOrder: 20, Finder: find}
}

// asked makes a question about paths.
func (r *Runner) asked(t *testing.T, id, text string) *Claim {
	t.Helper()
	f, err := formula.ParseWith(r.Session.Resolver().Words(), text)
	if err != nil {
		t.Fatal(err)
	}
	return OwnClaim("", id, f)
}

// byHand finds the theorem about paths, and no other.
func byHand(_ context.Context, _ *words.Library, name string, claim *formula.Formula, _ ...parametric.Hint) (*parametric.Found, error) {
	if claim.String() != "order(Path(n)) == n for n >= 1" {
		return nil, fmt.Errorf("%w: nobody has written one", parametric.ErrNone)
	}
	file, err := os.Open("../certificates/theorem/testdata/path.theorems")
	if err != nil {
		return nil, err
	}
	defer file.Close()
	list, err := theorem.Read(file)
	if err != nil {
		return nil, err
	}
	list[0].Name = name
	return &parametric.Found{Theorem: list[0], Terms: []string{"Path(n): a path"}}, nil
}

// recheckAll has all files of a folder checked, and returns what is said of those that hold no certificates.
func recheckAll(t *testing.T, dir string) (said []string) {
	t.Helper()
	names, err := recheck.Names(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, ending := range []string{Ending, recheck.Verdicts, recheck.Theorems} {
		list, err := filepath.Glob(filepath.Join(dir, "*"+ending))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
	}
	budget := certificates.NewBudget(certificates.DefaultSteps, certificates.DefaultMemory)
	if err := recheck.NewRun(names, budget, func(s recheck.Said) error {
		for _, a := range s.Answers {
			if !a.Accepted {
				t.Errorf("%s: %s: %s", a.File, *a.Statement, *a.Reason)
			}
			if _, is := s.About.(*certificates.Certificate); !is {
				said = append(said, filepath.Base(a.File)+": "+strings.TrimSuffix(*a.Statement, ", by own.words: "+strings.TrimSpace(pathsText)))
			}
		}
		return nil
	}).Check(files, func(string) {}); err != nil {
		t.Fatal(err)
	}
	return said
}

// TestProveByTheorem: a claim of which a theorem is found is proved for all, and the folder says so; one
// of which none is found is what the cases say, with the reason.
func TestProveByTheorem(t *testing.T) {
	dir := t.TempDir()
	r := pathRunner(t, dir, byHand)
	proof, err := r.Decide(t.Context(), r.asked(t, "a/path", "order(Path(n)) == n for n >= 1"))
	if err != nil {
		t.Fatal(err)
	}
	if proof.Verdict != Holds || proof.Evidence != Proved || !proof.Follows || proof.Domain != "n >= 1" || !proof.Complete || proof.Extent() != "n >= 1: all, complete" || proof.Witness != nil || proof.Unproved != nil ||
		!slices.Equal(proof.ProvedBy, []string{ByCertificate}) || !slices.Equal(proof.Terms, []string{"Path(n): a path"}) || !slices.Contains(proof.Certificates, "a.path.theorems") {
		t.Errorf("%+v", proof)
	}
	proof, err = r.Decide(t.Context(), r.asked(t, "size", "size(Path(n)) == n-1 for n >= 1"))
	if err != nil || proof.Verdict != Holds || proof.Evidence != Certified || proof.Unproved == nil || *proof.Unproved != "nobody has written one" || proof.ProvedBy != nil {
		t.Errorf("%+v, %v", proof, err)
	}
	// Few cases are their own proof.
	proof, err = r.Decide(t.Context(), r.asked(t, "few", "size(Path(n)) == n-1 for n in 1..9"))
	if err != nil || proof.Evidence != Certified || proof.Unproved != nil {
		t.Errorf("%+v, %v", proof, err)
	}
	if err := errors.Join(r.Session.SaveVerdicts(), r.Session.Close()); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"claims.verdicts: a/path holds in 20 cases, n in 1..20: order(Path(n)) == n for n >= 1",
		"claims.verdicts: few holds in 9 cases, the whole domain: size(Path(n)) == n - 1 for n in 1..9",
		"claims.verdicts: size holds in 20 cases, n in 1..20: size(Path(n)) == n - 1 for n >= 1",
		"a.path.theorems: a/path holds for all: order(Path(n)) == n for n >= 1",
	}
	if said := recheckAll(t, dir); !slices.Equal(said, want) {
		t.Errorf("the folder says %q", said)
	}

	// A later session whose claim of that name is another one takes the theorem back.
	later := pathRunner(t, dir, nil)
	if _, err := later.Decide(t.Context(), later.asked(t, "a/path", "size(Path(n)) < n for n >= 1")); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(later.Session.SaveVerdicts(), later.Session.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "a.path.theorems")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the theorem of the earlier session is there still: %v", err)
	}
	recheckAll(t, dir)
}

// TestTheoremFiles: theorems whose files have one name lie together.
func TestTheoremFiles(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a/path", "A.path", "a/path"} {
		r := pathRunner(t, dir, byHand)
		if _, err := r.Decide(t.Context(), r.asked(t, name, "order(Path(n)) == n for n >= 1")); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(r.Session.SaveVerdicts(), r.Session.Close()); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, "a.path.theorems"))
	if err != nil || bytes.Count(text, []byte("\ntheorem ")) != 2 {
		t.Errorf("%v: %s", err, text)
	}
	recheckAll(t, dir)
}

// TestFailsFor: of a claim that fails it is sought from where on it does, under the name of a
// correction, and only if the last cases fail.
func TestFailsFor(t *testing.T) {
	for text, want := range map[string]string{
		"order(Path(n)) <= 5 for n >= 1":             "!(order(Path(n)) <= 5) for n >= 6",
		"order(Path(n)) <= 5 for n >= 1 if n%2 == 0": "!(order(Path(n)) <= 5) for n >= 6 if n%2 == 0",
		"order(Path(n)) < n for n >= 3":              "!(order(Path(n)) < n) for n >= 3",
		"order(Path(n))%2 == 0 for n >= 1":           "",
		"order(Path(n)) != 7 for n >= 1":             "",
		"order(Path(n)) != 19 for n >= 1":            "", // too few that fail at the end
		"order(Path(n)) < n for n in 1..5":           "",
	} {
		var asked string
		r := pathRunner(t, "", func(_ context.Context, _ *words.Library, name string, claim *formula.Formula, _ ...parametric.Hint) (*parametric.Found, error) {
			if strings.HasSuffix(name, " correction") {
				asked = claim.String()
			}
			return nil, parametric.ErrNone
		})
		proof, err := r.Decide(t.Context(), r.asked(t, "x", text))
		if err != nil || proof.Verdict != Fails || proof.FailsFor != nil || asked != want {
			t.Errorf("%s: sought %q, want %q; %+v, %v", text, asked, want, proof, err)
		}
	}
	r := pathRunner(t, "", FindTheorem)
	proof, err := r.Decide(t.Context(), r.asked(t, "x", "order(Path(n)) <= 5 for n >= 1"))
	if err != nil || proof.Verdict != Fails || proof.FailsFor == nil || *proof.FailsFor != "n >= 6" || proof.Evidence != Certified {
		t.Errorf("%+v, %v", proof, err)
	}
}

// TestWrongTheorems: what our checker refuses is a defect, never a verdict; and so is a
// theorem against a case.
func TestWrongTheorems(t *testing.T) {
	r := pathRunner(t, "", func(ctx context.Context, l *words.Library, name string, claim *formula.Formula, _ ...parametric.Hint) (*parametric.Found, error) {
		f, err := byHand(ctx, l, name, claim)
		f.Theorem.Proofs = f.Theorem.Proofs[1:]
		return f, err
	})
	if _, err := r.Decide(t.Context(), r.asked(t, "x", "order(Path(n)) == n for n >= 1")); !errors.Is(err, ErrBug) {
		t.Errorf("a theorem without a proof: %v", err)
	}
	c := r.asked(t, "x", "order(Path(n)) == n for n >= 1")
	against := &proving{Runner: r, claim: c, name: "x", reading: &c.Readings[0], ctx: t.Context()}
	if err := against.prove(&Decision{Verdict: Fails, Witness: optional("n=1")}, &parametric.Found{Theorem: new(theorem.Theorem)}, ""); !errors.Is(err, ErrBug) {
		t.Errorf("a theorem against a case: %v", err)
	}
}

// TestSeekingEnds: a search that heeds nothing ends with the command and with the time.
func TestSeekingEnds(t *testing.T) {
	deep.NotShort(t)
	ctx, cancel := context.WithCancel(t.Context())
	release := make(chan bool)
	defer close(release)
	stuck := func(context.Context, *words.Library, string, *formula.Formula, ...parametric.Hint) (*parametric.Found, error) {
		cancel()
		<-release
		return nil, parametric.ErrNone
	}
	r := pathRunner(t, "", stuck)
	if _, err := r.Decide(ctx, r.asked(t, "x", "order(Path(n)) == n for n >= 1")); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want it interrupted", err)
	}
	synctest.Test(t, func(t *testing.T) { // its clock moves when all that is left is to wait
		release := make(chan bool)
		defer close(release)
		r := pathRunner(t, "", func(context.Context, *words.Library, string, *formula.Formula, ...parametric.Hint) (*parametric.Found, error) {
			<-release
			return nil, parametric.ErrNone
		})
		r.Limits = Limits{Time: 2 * time.Second}
		proof, err := r.Decide(t.Context(), r.asked(t, "x", "order(Path(n)) == n for n >= 1"))
		if err != nil || proof.Verdict != Holds || proof.Evidence != Certified || proof.Unproved == nil || !strings.HasPrefix(*proof.Unproved, "no proof was found within") {
			t.Errorf("%+v, %v", proof, err)
		}
	})
}
