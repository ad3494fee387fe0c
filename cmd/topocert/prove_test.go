package main

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// cancelAt cancels when a text is written.
type cancelAt struct {
	bytes.Buffer
	text   string
	cancel context.CancelFunc
}

func (c *cancelAt) Write(p []byte) (int, error) {
	n, err := c.Buffer.Write(p)
	if strings.Contains(c.String(), c.text) {
		c.cancel()
	}
	return n, err
}

// TestProveInterrupt: an interrupt keeps the statements that are done, with their
// certificates and verdicts, in a folder that is accepted.
func TestProveInterrupt(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out := &cancelAt{text: "order(Petersen) == 10", cancel: cancel}
	var errs bytes.Buffer
	args := []string{"prove", "order(Petersen) == 10", "bisection(Torus(5,5,5)) == 60", "diameter(Petersen) == 2", "--out", dir}
	if code := run(ctx, args, strings.NewReader(""), out, &errs); code != exitInterrupted {
		t.Errorf("exit %d, want %d: %s", code, exitInterrupted, &errs)
	}
	if text := out.String(); strings.Count(text, "holds") != 1 || strings.Contains(text, "diameter") {
		t.Errorf("printed %q, want the first statement alone", text)
	}
	if !strings.Contains(errs.String(), "interrupted: 1 of 3 claims are decided") {
		t.Errorf("said %q", &errs)
	}
	var checked bytes.Buffer
	if code := run(context.Background(), []string{"check", dir}, nil, &checked, &errs); code != exitDone || !strings.Contains(checked.String(), "1 of 1 verdicts on claims follow") {
		t.Errorf("check: exit %d: %s%s", code, &checked, &errs)
	}
}

// TestWidthNetworks holds the networks of examples/widths.star against what is published
// about them: a Slim Fly has 2q² routers of degree (3q−δ)/2 for q = 4w+δ and diameter 2, which
// for q = 5 makes it the Hoffman–Singleton graph, the only one of its order, degree and girth;
// a PolarFly q²+q+1 of degree up to q+1 and diameter 2; the diameter of pancakes is in OEIS
// A058986.
func TestWidthNetworks(t *testing.T) {
	deep.NotShort(t)
	statements := []string{
		"order(HoffmanSingleton) == 50 && max_degree(HoffmanSingleton) == 7 && girth(HoffmanSingleton) == 5",
		"order(SlimFly(5)) == 50 && max_degree(SlimFly(5)) == 7 && girth(SlimFly(5)) == 5",
		"order(SlimFly(7)) == 98 && min_degree(SlimFly(7)) == 11 && max_degree(SlimFly(7)) == 11 && diameter(SlimFly(7)) == 2",
		"order(SlimFly(13)) == 338 && min_degree(SlimFly(13)) == 19 && max_degree(SlimFly(13)) == 19 && diameter(SlimFly(13)) == 2",
		"order(PolarFly(7)) == 57 && min_degree(PolarFly(7)) == 7 && max_degree(PolarFly(7)) == 8 && diameter(PolarFly(7)) == 2",
		"order(TutteTwelveCage) == 126 && max_degree(TutteTwelveCage) == 3 && girth(TutteTwelveCage) == 12",
		"order(Star(5)) == 120 && max_degree(Star(5)) == 4 && diameter(Star(5)) == 6",
		"order(Pancake(5)) == 120 && max_degree(Pancake(5)) == 4 && diameter(Pancake(5)) == 5",
	}
	var out, errs bytes.Buffer
	args := append([]string{"prove", "--use", "../../examples/widths.star"}, statements...)
	if code := run(t.Context(), args, strings.NewReader(""), &out, &errs); code != exitDone {
		t.Errorf("exit %d, want %d: %s", code, exitDone, &errs)
	}
	if got := strings.Count(out.String(), "holds "); got != len(statements) {
		t.Errorf("%d of %d statements hold:\n%s", got, len(statements), &out)
	}
}

// TestTruths: what is said of a router and a network as a truth is decided, and checked.
func TestTruths(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out")
	code, said, errs := topocert(t, "prove", `minimal_router("dor", Torus(4)) && !minimal_router("oct-printed", OCT(1,2))`, `delivers("oct-printed", OCT(1,2))`, "--out", out)
	if code != exitDone || !strings.Contains(said, "holds     certified minimal_router") || !strings.Contains(said, "fails     certified delivers") {
		t.Errorf("%d %s%s", code, said, errs)
	}
	if code, said, errs := topocert(t, "check", out); code != exitDone || !strings.Contains(said, "2 of 2 verdicts") {
		t.Errorf("%d %s%s", code, said, errs)
	}
}
