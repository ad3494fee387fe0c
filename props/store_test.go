package props

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/props/archive"
	"topocert/routing"
	"topocert/solver/broadcast"
	"topocert/solver/invariants"
	"topocert/topology"
)

// TestKeepNamed sees that what lies in the session's folder in the end is what is named by
// claims, those that stay open too, or by whoever asked for it: not what was established for
// cases before the one that fails, and no refutation that belongs to no certificate.
func TestKeepNamed(t *testing.T) {
	deep.NotShort(t)
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	order := func(t *Case, n int) int { return t.Int("order", t.Net("Ring(%d)", n)) }
	claims := []*Claim{
		claim("x/fails", func(t *Case, n int) { t.Want(order(t, n+2) < 7, "of order 7") }),
		claim("x/open", func(t *Case, n int) {
			if order(t, n+10) == 12 {
				t.Openf("not decided for 12")
			}
		}),
		claim("x/holds", func(t *Case, n int) { t.Want(t.Int("diameter", t.Net("Ring(%d)", n+2)) == (n+2)/2, "") }),
		{ID: "x/refuted", Readings: []Reading{Once("QT(3,2)", func(t *Case) { t.Want(t.Int("broadcast", "single-port", t.Net("QT(3,2)"), 0) == 7, "") })}},
	}
	results, err := (&Runner{Session: session, MaxOrder: 6}).Run(context.Background(), claims)
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i, n := range []int{1, 6, 6, 1} {
		if got := results[i].Certificates; len(got) != n {
			t.Errorf("%s names %q, want %d files", results[i].ID, got, n)
		}
	}
	ring, err := session.network("Ring(7)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Width().In(context.Background(), session, ring); err != nil {
		t.Fatal(err)
	}
	f, err := session.Create("of-nothing.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(f, "1 0 1 0\n"); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	want = []string{"order Ring(7) = 7", "bisection Ring(7) <= 2", "bisection Ring(7) >= 2", "broadcast QT(3,2) single-port 0 >= 7", "broadcast QT(3,2) single-port 0 <= 7"}
	for n := 3; n <= 8; n++ {
		want = append(want, fmt.Sprintf("diameter Ring(%d) = %d", n, n/2))
	}
	for n := 11; n <= 16; n++ {
		want = append(want, fmt.Sprintf("order Ring(%d) = %d", n, n))
	}
	slices.Sort(want)
	got := acceptAll(t, dir)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("kept\n%q, want\n%q", got, want)
	}
	for name, kept := range map[string]bool{"broadcast.qt-3-2.0.7.lrat": true, "of-nothing.lrat": false, "ring-7.cert": true, "ring-12.cert": true, "ring-9.cert": false} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != kept {
			t.Errorf("%s: %v, want it kept: %v", name, err, kept)
		}
	}
}

// copied returns a copy of a folder as a process leaves it that is killed now: what has a
// temporary name is there too.
func copied(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "copy")
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// visible returns the names in a folder that are not temporary.
func visible(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names
}

// TestSavedAtOnce: a verdict is on disk with all that it rests on as soon as it is saved,
// with further verdicts as they come, and nothing that goes with no certificate is to be
// seen.
func TestSavedAtOnce(t *testing.T) {
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	prover := &Runner{Session: session}
	texts := []string{`broadcast("single-port", QT(3,2), 0) == 7`, "diameter(Ring(7)) == 3", "radius(Ring(7)) == 3", "girth(Ring(7)) == 7"}
	for i, text := range texts {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := prover.Decide(t.Context(), OwnClaim("", fmt.Sprint("v", i), f))
		if err != nil || !p.Follows {
			t.Fatalf("%s: %+v, %v", text, p, err)
		}
		if i == 0 {
			if got := visible(t, dir); len(got) > 0 {
				t.Errorf("before anything is saved %q are there", got)
			}
		}
		if err := session.SaveVerdicts(); err != nil {
			t.Fatal(err)
		}
		then := copied(t, dir)
		if got, want := follow(t, then), i+1; got != want {
			t.Errorf("after %s %d verdicts follow, want %d", text, got, want)
		}
	}
	want := []string{"broadcast.qt-3-2.0.7.lrat", VerdictFile, "qt-3-2.cert", "ring-7.cert"}
	if got := visible(t, dir); !slices.Equal(got, want) {
		t.Errorf("there are %q, want %q", got, want)
	}
}

// follow returns how many verdicts in a folder follow, all of whose certificates are
// accepted.
func follow(t *testing.T, dir string) int {
	t.Helper()
	facts := resolve.NewFacts(resolve.NewLast())
	for _, text := range acceptAll(t, dir) {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		facts.Add(s)
	}
	f, err := os.Open(filepath.Join(dir, VerdictFile))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list, err := formula.ReadVerdicts(words.Standard(), f)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range list {
		if err := formula.NewVerdictChecker(facts, nil).Check(v); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
	}
	return len(list)
}

// TestOverwrittenProof: where the file that goes with an earlier session's certificate is
// written anew, with something else in it, that certificate goes; where the same is in it,
// it stays. One that another certificate replaces goes with its file.
func TestOverwrittenProof(t *testing.T) {
	deep.NotShort(t)
	dir := t.TempDir()
	net, err := topology.Parse("QT(3,2)")
	if err != nil {
		t.Fatal(err)
	}
	keep := func(least int) {
		t.Helper()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		c, err := broadcast.ProveLRAT(t.Context(), net, 0, least, session.Create, "same.lrat")
		if err != nil {
			t.Fatal(err)
		}
		_, err = session.Keep(t.Context(), c)
		if err := errors.Join(err, session.Close()); err != nil {
			t.Fatal(err)
		}
	}
	for i, step := range []struct {
		least int
		want  []string
	}{
		{7, []string{"7"}},
		{7, []string{"7"}}, // the same once more
		{6, []string{"6"}}, // its file is another, with which the earlier certificate is wrong
	} {
		keep(step.least)
		var want []string
		for _, value := range step.want {
			want = append(want, "broadcast QT(3,2) single-port 0 >= "+value)
		}
		if got := acceptAll(t, dir); !slices.Equal(got, want) {
			t.Errorf("%d: kept %q, want %q", i, got, want)
		}
	}
}

// TestReplacedProof: of several proofs of a statement the same one is kept in whatever order
// they come, also when the first is on disk, and a file that goes with another goes with it.
func TestReplacedProof(t *testing.T) {
	net, err := topology.Parse("QT(3,2)")
	if err != nil {
		t.Fatal(err)
	}
	var first []byte
	for _, order := range [][]string{{"lrat", "counting"}, {"counting", "lrat"}} {
		dir := t.TempDir()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range order {
			var c *certificates.Certificate
			switch kind {
			case "counting":
				c = broadcast.ProveCounting(net, routing.SinglePort, 0)
			case "lrat":
				c, err = broadcast.ProveLRAT(t.Context(), net, 0, 6, session.Create, "proof.lrat")
			}
			if err != nil {
				t.Fatal(err)
			}
			// Not by Keep, which would ask for a proof once.
			if _, err := session.accept(t.Context(), c); err != nil {
				t.Fatal(err)
			}
			session.store.Keep(c.Statement)
			if err := session.Flush(); err != nil {
				t.Fatal(err)
			}
			acceptAll(t, copied(t, dir))
		}
		if err := session.Close(); err != nil {
			t.Fatal(err)
		}
		if got := visible(t, dir); !slices.Equal(got, []string{"qt-3-2.cert"}) {
			t.Errorf("%q: kept %q, want what counting shows alone", order, got)
		}
		text, err := os.ReadFile(filepath.Join(dir, "qt-3-2.cert"))
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		}
		if !bytes.Equal(text, first) {
			t.Errorf("%q: kept\n%s, want\n%s", order, text, first)
		}
	}
}

// TestTwoSessions: what two sessions keep at the same time in one folder is there in the end.
func TestTwoSessions(t *testing.T) {
	dir := t.TempDir()
	var wait sync.WaitGroup
	facts := []string{"order", "diameter", "girth", "bipartite", "hamiltonian", "vertex_connectivity"}
	for i := range 2 {
		wait.Go(func() {
			session, err := NewSession(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for j, fact := range facts {
				if j%2 != i {
					continue
				}
				f, err := formula.Parse(fact + "(Ring(9))")
				if err != nil {
					t.Error(err)
					return
				}
				_, err = (&Runner{Session: session}).Decide(t.Context(), OwnClaim("", fact, f))
				if err := errors.Join(err, session.SaveVerdicts()); err != nil {
					t.Error(err)
				}
			}
			if err := session.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if got := follow(t, dir); got != len(facts) {
		t.Errorf("%d verdicts follow, want %d", got, len(facts))
	}
}

// TestDiskFails: an error of the disk is never a verdict, nor a defect: the statement is not
// decided, nothing more is, and what was saved before stays.
func TestDiskFails(t *testing.T) {
	for _, text := range []string{"cluster(Hypercube(5), 2) == 6", `broadcast("single-port", QT(3,2), 0) == 7`, "hamiltonian(Petersen)", "bisection(QT(2,2)) == 8"} {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.Join(t.TempDir(), "kept")
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
		p, err := (&Runner{Session: session}).Decide(t.Context(), OwnClaim("", "x", f))
		if err == nil {
			err = session.SaveVerdicts() // no file goes with its certificates
		}
		if !errors.Is(err, archive.ErrDisk) || errors.Is(err, ErrBug) {
			t.Errorf("%s: %+v, %v, want an error of the disk", text, p, err)
		}
		claims := []*Claim{{ID: "x/x", Readings: []Reading{Once("x", func(t *Case) { t.Openf("whatever") })}}}
		if results, err := (&Runner{Session: session}).Run(t.Context(), claims); !errors.Is(err, archive.ErrDisk) || len(results) > 0 {
			t.Errorf("%s: then %+v, %v, want no results, and the disk's error", text, results, err)
		}
	}
}

// TestDiskFailsLate: what is not decided once the disk has failed is the disk's fault, and
// so is a certificate that is rejected; of claims, those that are decided are returned.
func TestDiskFailsLate(t *testing.T) {
	full := archive.Failed("x", "written", errors.New("full"))
	session := newSession()
	session.store.Fail(full)
	f, err := formula.Parse("vertex_transitive(GP(27,8))")
	if err != nil {
		t.Fatal(err)
	}
	if p, err := (&Runner{Session: session}).Decide(t.Context(), OwnClaim("", "x", f)); err != full {
		t.Errorf("an open fact: %+v, %v, want the disk's error", p, err)
	}

	dir := t.TempDir()
	if session, err = NewSession(dir); err != nil {
		t.Fatal(err)
	}
	net, err := session.network("QT(3,2)")
	if err != nil {
		t.Fatal(err)
	}
	c, err := broadcast.ProveLRAT(t.Context(), net, 0, 7, func(string) (io.WriteCloser, error) { return os.Create(os.DevNull) }, "gone.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.Keep(t.Context(), c); !errors.Is(err, archive.ErrDisk) || errors.Is(err, ErrBug) {
		t.Errorf("without its file: %v, want an error of the disk", err)
	}
	if err := session.Close(); err != nil {
		t.Error(err)
	}

	session = newSession()
	holds := Once("x", func(*Case) {})
	claims := []*Claim{{ID: "x/1", Readings: []Reading{holds}}, {ID: "x/2", Readings: []Reading{holds}}}
	runner := &Runner{Session: session, Done: func(*Result) error {
		session.store.Fail(full)
		return nil
	}}
	if results, err := runner.Run(t.Context(), claims); err != full || len(results) != 1 {
		t.Errorf("after a claim: %+v, %v, want one result, and the disk's error", results, err)
	}
}

// TestWrongQuestion: of what goes wrong in a case with limits, that which is hard leaves a
// fact open; a defect, the disk's error and a wrong question do not.
func TestWrongQuestion(t *testing.T) {
	for _, c := range []struct {
		err  error
		open bool
	}{{errors.New("too hard"), true}, {ErrBug, false}, {archive.ErrDisk, false}, {ErrArgument, false}} {
		limited := &Case{ctx: t.Context(), limited: t.Context(), session: newSession()}
		_, why, err := attempt(limited, func(*Case) (any, error) { return nil, fmt.Errorf("here: %w", c.err) })
		if c.open && (err != nil || why != "here: too hard") || !c.open && !errors.Is(err, c.err) {
			t.Errorf("%v: %q, %v, want it open: %v", c.err, why, err, c.open)
		}
	}
}

// TestSameInAnyOrder: a file does not tell in which order its statements came.
func TestSameInAnyOrder(t *testing.T) {
	var first []byte
	for _, facts := range [][]string{{"diameter", "radius", "distance_sum", "girth"}, {"distance_sum", "girth", "radius", "diameter"}, {"radius", "diameter", "girth", "distance_sum"}} {
		dir := t.TempDir()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, fact := range facts {
			f, err := formula.Parse(fact + "(Ring(7))")
			if err != nil {
				t.Fatal(err)
			}
			_, err = (&Runner{Session: session}).Decide(t.Context(), OwnClaim("", fact, f))
			if err := errors.Join(err, session.Flush()); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(filepath.Join(dir, "ring-7.cert"))
		if err := errors.Join(err, session.Close()); err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		}
		if !bytes.Equal(text, first) {
			t.Errorf("%q: kept\n%s, want\n%s", facts, text, first)
		}
	}
}

// TestScratch: without a folder the files that go with certificates lie in that for
// temporary files, and go with the session.
func TestScratch(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	session := newSession()
	net, err := session.network("QT(3,2)")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := Broadcast(0).In(t.Context(), session, net); err != nil || b.Lower != 7 {
		t.Errorf("%+v, %v", b, err)
	}
	if err := session.Close(); err != nil {
		t.Error(err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) > 0 {
		t.Errorf("left: %v, %v", left, err)
	}
	if _, err := session.Create("late"); err == nil {
		t.Error("a closed session makes a file")
	}
}

// TestBetterProofBeforeSaving: a statement that is kept, and gets another proof before anything
// is written, is written once.
func TestBetterProofBeforeSaving(t *testing.T) {
	for _, sides := range [][2]uint32{{0, 3}, {3, 0}} {
		dir := t.TempDir()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range sides {
			stated, err := session.accept(t.Context(), &certificates.Certificate{
				Statement: certificates.Statement{Subject: "bisection", Network: "Ring(6)", Relation: "<=", Value: "2"}, Kind: "cut",
				Body: []certificates.Line{certificates.NumbersLine("side", v, v+1, v+2)},
			})
			if err != nil {
				t.Fatal(err)
			}
			session.store.Keep(stated...)
		}
		if err := session.Close(); err != nil {
			t.Fatal(err)
		}
		if got := acceptAll(t, dir); len(got) != 1 {
			t.Errorf("%q are accepted, want one statement", got)
		}
	}
}

// TestCompact: a compact folder has a file for all networks that differ after the first parameter,
// and only the sharpest of the bounds on one thing, in whatever order they come.
func TestCompact(t *testing.T) {
	deep.NotShort(t)
	var first []byte
	for _, flushed := range []bool{false, true} {
		for _, least := range [][]int{{5, 7, 6}, {7, 6, 5}, {6, 5, 7}} {
			dir := t.TempDir()
			session, err := NewSession(dir)
			if err != nil {
				t.Fatal(err)
			}
			session.Compact()
			var names []string
			keep := func(c *certificates.Certificate, err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
				name, err := session.Keep(t.Context(), c)
				if names = append(names, name); err == nil && flushed {
					err = session.Flush()
				}
				if err != nil {
					t.Fatal(err)
				}
				acceptAll(t, copied(t, dir))
			}
			for _, n := range []string{"QT(3,2)", "QT(3,3)", "QT(2,3)"} {
				net, err := session.network(n)
				if err != nil {
					t.Fatal(err)
				}
				keep(invariants.ProveCount(net, "order"))
			}
			net, err := session.network("QT(3,2)")
			if err != nil {
				t.Fatal(err)
			}
			for _, rounds := range least {
				file := fmt.Sprintf("proof-%d.lrat", rounds)
				keep(broadcast.ProveLRAT(t.Context(), net, 0, rounds, session.Create, file))
			}
			if err := session.Close(); err != nil {
				t.Fatal(err)
			}
			if want := []string{"qt-3.cert", "qt-3.cert", "qt-2.cert", "qt-3.cert", "qt-3.cert", "qt-3.cert"}; !slices.Equal(names, want) {
				t.Errorf("kept in %q, want %q", names, want)
			}
			if got, want := visible(t, dir), []string{"proof-7.lrat", "qt-2.cert", "qt-3.cert"}; !slices.Equal(got, want) {
				t.Errorf("%d, %t: there are %q, want %q", least, flushed, got, want)
			}
			want := []string{"order QT(2,3) = 48", "broadcast QT(3,2) single-port 0 >= 7", "order QT(3,2) = 48", "order QT(3,3) = 72"}
			if got := acceptAll(t, dir); !slices.Equal(got, want) {
				t.Errorf("%d, %t: kept %q, want %q", least, flushed, got, want)
			}
			text, err := os.ReadFile(filepath.Join(dir, "qt-3.cert"))
			if err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = text
			}
			if !bytes.Equal(text, first) {
				t.Errorf("%d, %t: kept\n%s, want\n%s", least, flushed, text, first)
			}
		}
	}
}

// keep has certificates of these kinds checked, kept and written, one after the other.
func keep(t *testing.T, session *Session, list ...*certificates.Certificate) {
	t.Helper()
	for _, c := range list {
		if _, err := session.accept(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		session.store.Keep(c.Statement)
		if err := session.Flush(); err != nil {
			t.Fatal(err)
		}
	}
}

// certificatesIn reads a file of certificates.
func certificatesIn(path string) ([]*certificates.Certificate, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return certificates.ReadAll(bytes.NewReader(text))
}

// stated returns a certificate of one statement.
func stated(t *testing.T, text, kind string, body ...certificates.Line) *certificates.Certificate {
	t.Helper()
	s, err := certificates.ParseStatement(text)
	if err != nil {
		t.Fatal(err)
	}
	return &certificates.Certificate{Statement: s, Kind: kind, Body: body}
}

// TestShorterProof: a statement whose long proof lay in a file of its own goes from there when
// it gets a short one, and nothing is left of that file.
func TestShorterProof(t *testing.T) {
	const n = 120
	var cycle []uint32 // up the first column, and back through the others in turns
	for x := range uint32(n) {
		cycle = append(cycle, x*n)
	}
	for x := range uint32(n) {
		row := n - 1 - x
		for y := uint32(1); y < n; y++ {
			at := y
			if x%2 == 1 {
				at = n - y
			}
			cycle = append(cycle, row*n+at)
		}
	}
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	keep(t, session, stated(t, "girth Torus(120) <= 14400", "cycle", certificates.NumbersLine("cycle", cycle...)))
	if got, want := visible(t, dir), []string{"torus-120.girth.at-most.cert"}; !slices.Equal(got, want) {
		t.Errorf("first there are %q, want %q", got, want)
	}
	keep(t, session, stated(t, "girth Torus(120) <= 14400", "cycle", certificates.NumbersLine("cycle", 0, 1, n+1, n)))
	if got, want := visible(t, dir), []string{"torus-120.cert"}; !slices.Equal(got, want) {
		t.Errorf("then there are %q, want %q", got, want)
	}
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	if got := acceptAll(t, dir); len(got) != 1 {
		t.Errorf("%q are accepted, want one statement", got)
	}
}

// TestSameText: proofs with the same text are one if they are of the same router, also when
// the file was taken away meanwhile.
func TestSameText(t *testing.T) {
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	keep(t, session,
		stated(t, "audit Mesh(3,3) dor delivered = 72", "exhaustion"), stated(t, "audit Mesh(3,3) bfs delivered = 72", "exhaustion"),
		stated(t, "audit Mesh(3,3) dor minimal = 72", "exhaustion"))
	if list, err := certificatesIn(filepath.Join(dir, "mesh-3-3.cert")); err != nil || len(list) != 2 || len(list[1].Also) != 1 {
		t.Errorf("%+v, %v, want two certificates, the second of two statements", list, err)
	}
	turn := certificates.NumbersLine("cycles", 0, 1, 2, 3, 4, 5, 6)
	keep(t, session, stated(t, "vertex-transitive Ring(7) = yes", "distances", turn))
	if err := os.Remove(filepath.Join(dir, "ring-7.cert")); err != nil {
		t.Fatal(err)
	}
	keep(t, session, stated(t, "vertex-orbits Ring(7) = 1", "distances", turn))
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	if got := acceptAll(t, dir); len(got) != 4 {
		t.Errorf("%q are accepted, want 4 statements", got)
	}
}

// TestTriedAgain: what could not be written because names could not is written the next time.
func TestTriedAgain(t *testing.T) {
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	if err := os.Mkdir(filepath.Join(dir, resolve.OwnFile), 0o777); err != nil {
		t.Fatal(err)
	}
	g, err := topology.FromEdges(300, func(yield func(u, v uint32) bool) { yield(0, 1) })
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err == nil {
		err = session.Introduce(net)
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.Keep(t.Context(), stated(t, "order "+net.Name()+" = 300", "count")); err != nil {
		t.Fatal(err)
	}
	if err := session.Flush(); !errors.Is(err, archive.ErrDisk) {
		t.Errorf("with a folder in the place of %s: %v", resolve.OwnFile, err)
	}
	if got := visible(t, dir); len(got) != 1 {
		t.Errorf("before there are names %q are there", got)
	}
	if err := os.Remove(filepath.Join(dir, resolve.OwnFile)); err != nil {
		t.Fatal(err)
	}
	if err := session.Flush(); err != nil {
		t.Fatal(err)
	}
	if got := visible(t, dir); len(got) != 3 {
		t.Errorf("there are %q, want a certificate, its graph and names", got)
	}
}
