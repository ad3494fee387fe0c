package props

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"topocert/solver"
)

// TestKeepNamed sees that what lies in the session's folder in the end is what is named by
// claims, or by whoever asked for it: not what was established for cases before
// the one that fails, or for one that stays open, and no refutation that belongs
// to no certificate.
func TestKeepNamed(t *testing.T) {
	dir := t.TempDir()
	session, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	order := func(t *Case, n int) int { return t.Order(t.Net("Ring(%d)", n)) }
	claims := []*Claim{
		claim("x/fails", func(t *Case, n int) { t.Want(order(t, n+2) < 7, "of order 7") }),
		claim("x/open", func(t *Case, n int) {
			if order(t, n+10) == 12 {
				t.Openf("not decided for 12")
			}
		}),
		claim("x/holds", func(t *Case, n int) { t.Want(t.Diameter(t.Net("Ring(%d)", n+2)) == (n+2)/2, "") }),
		{ID: "x/refuted", Readings: []Reading{Once("QT(3,2)", func(t *Case) { t.Want(t.Broadcast(t.Net("QT(3,2)"), 0) == 7, "") })}},
	}
	results, err := (&Runner{Session: session, MaxOrder: 6}).Run(context.Background(), claims)
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i, n := range []int{1, 0, 6, 1} {
		if got := results[i].Certificates; len(got) != n {
			t.Errorf("%s names %q, want %d files", results[i].ID, got, n)
		}
	}
	ring, err := session.network("Ring(7)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.Bisect(context.Background(), ring, solver.DefaultBudget()); err != nil {
		t.Fatal(err)
	}
	f, err := session.create("of-nothing.lrat")
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
	slices.Sort(want)
	got := acceptAll(t, dir)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("kept\n%q, want\n%q", got, want)
	}
	for name, kept := range map[string]bool{"broadcast.qt-3-2.0.7.lrat": true, "of-nothing.lrat": false, "ring-7.cert": true, "ring-12.cert": false} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != kept {
			t.Errorf("%s: %v, want it kept: %v", name, err, kept)
		}
	}
}
