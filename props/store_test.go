package props

import (
	"context"
	"io"
	"os"
	"slices"
	"testing"

	"topocert/solver"
)

// TestKeepNamed sees that what lies in the lab's folder in the end is what is named by
// claims, or by whoever asked for it: not what was established for cases before
// the one that fails, or for one that stays open, and no refutation that belongs
// to no certificate.
func TestKeepNamed(t *testing.T) {
	dir := t.TempDir()
	lab, err := NewSession(dir)
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
	results, err := (&Runner{Session: lab, MaxOrder: 6}).Run(context.Background(), claims)
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i, n := range []int{1, 0, 6, 2} {
		if got := results[i].Certificates; len(got) != n {
			t.Errorf("%s names %q, want %d certificates", results[i].ID, got, n)
		}
		want = append(want, results[i].Certificates...)
	}
	ring, err := lab.network("Ring(7)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lab.Bisect(context.Background(), ring, solver.DefaultEffort()); err != nil {
		t.Fatal(err)
	}
	want = append(want, "bisection.at-least.ring-7.cert", "bisection.at-most.ring-7.cert")
	f, err := lab.create("of-nothing.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(f, "1 0 1 0\n"); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := lab.Close(); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	want = append(want, "broadcast.qt-3-2.0.7.lrat") // beside the certificate that no fewer rounds do
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("kept\n%q, want\n%q", got, want)
	}
}
