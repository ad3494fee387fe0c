package certificates_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates"
)

// flowRule returns the rule by which a flow certificate is rejected, "" if it is
// accepted.
func flowRule(t *testing.T, network string, width int, lines ...string) string {
	text := fmt.Sprintf("topocert 2\nbisection %s >= %d\nflow\n%s\nend\n", network, width, strings.Join(lines, "\n"))
	err := check([]byte(text), world())
	var r *certificates.Rejection
	if err != nil && !errors.As(err, &r) {
		t.Fatal(err)
	}
	if r == nil {
		return ""
	}
	return r.Rule
}

// TestFlowShows computes bounds by hand: each is accepted, and nothing above it.
func TestFlowShows(t *testing.T) {
	star := func(n, centre int) string { // all others below the centre
		parents := make([]string, n)
		for v := range parents {
			parents[v] = fmt.Sprint(centre)
		}
		parents[centre] = "-"
		return "tree 1 " + strings.Join(parents, " ")
	}
	for _, c := range []struct {
		name    string
		network string
		lines   []string
		shows   int
	}{
		// A link joins each two vertices: the flow goes direct, 2 each link with both
		// directions; F = 2·4 = 8 and 2·5+2 = 12, k = 4 and 6 = ⌊n²/4⌋.
		{"complete", "Complete(4)", []string{star(4, 0), star(4, 1), star(4, 2), star(4, 3)}, 4},
		{"complete odd", "Complete(5)", []string{star(5, 0), star(5, 1), star(5, 2), star(5, 3), star(5, 4)}, 6},
		// One source alone: F = 2·1 and for N = 5 nothing more, as two others send
		// nothing; γ = 1. All degrees of K4 are odd, and N/2 is even: so is 2.
		{"one source", "Complete(4)", []string{star(4, 0)}, 2},
		{"one source odd", "Complete(5)", []string{star(5, 0)}, 2},
		// Along a path: γ = 3, ⌈2/3⌉ = 1, and the parity of N/2 makes it 2.
		{"odd degrees", "Complete(4)", []string{"tree 1 - 0 1 2"}, 2},
		// The same in K6, N/2 = 3: γ = 5, ⌈3/5⌉ = 1.
		{"odd degrees, odd half", "Complete(6)", []string{"tree 1 - 0 1 2 3 4"}, 1},
		// One source with another weight, or in two trees.
		{"weight", "Complete(4)", []string{strings.Replace(star(4, 0), "tree 1", "tree 4294967294", 1)}, 2},
		{"twice", "Complete(5)", []string{star(5, 0), star(5, 0)}, 2},
		// Two trees from vertices of one orbit are what one of double weight is:
		// F = 5·2·2+2·2 = 24, γ = 2·5·4/10 = 4.
		{"two of an orbit", "Complete(5)", []string{"automorphism 1 2 3 4 0", "automorphism 1 0 2 3 4", star(5, 0), star(5, 3)}, 6},
		// Of the five vertices two send 1 and three nothing: F = 2·2 + 0, and γ = 1,
		// but 2 between the two.
		{"two of five", "Complete(5)", []string{star(5, 0), star(5, 1)}, 2},
		// Four send 1: F = 2·4 + (0 + 1) = 9, γ = 2, ⌈4.5⌉ = 5, all degrees even: 6.
		{"four of five", "Complete(5)", []string{star(5, 0), star(5, 1), star(5, 2), star(5, 3)}, 6},
		// The path 0–1–2, the middle alone sends: F = 1·1 + 0, γ = 1.
		{"path from its middle", "g6:Bg", []string{"tree 1 1 - 1"}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			for width := range c.shows + 1 {
				if rule := flowRule(t, c.network, width, c.lines...); rule != "" {
					t.Errorf("width %d is rejected by %s, want it accepted", width, rule)
				}
			}
			for _, width := range []int{c.shows + 1, c.shows + 2, 10 * c.shows} {
				if rule := flowRule(t, c.network, width, c.lines...); rule != "flow/bound" {
					t.Errorf("width %d: rule %q, want flow/bound", width, rule)
				}
			}
		})
	}
}

// TestFlowWithoutLinks sees that a flow in a graph without links is none.
func TestFlowWithoutLinks(t *testing.T) {
	if rule := flowRule(t, "Complete(1)", 0, "tree 1 -"); rule != "flow/none" {
		t.Errorf("rule %q, want flow/none", rule)
	}
	if rule := flowRule(t, "g6:A?", 0, "tree 1 - 0"); rule != "tree/link" {
		t.Errorf("rule %q, want tree/link", rule)
	}
}
