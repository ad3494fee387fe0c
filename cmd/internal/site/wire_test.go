package site

import "testing"

// TestSpurNotes: where a spur leads is written beyond its end, beside a flat one and above or
// below a steep one.
func TestSpurNotes(t *testing.T) {
	for _, c := range []struct {
		direction point
		at        point
		anchor    string
	}{
		{point{1, 0}, point{14, 24}, "start"}, {point{-1, 0}, point{6, 24}, "end"},
		{point{0, 1}, point{10, 33}, "middle"}, {point{0, -1}, point{10, 16}, "middle"},
		{point{0.5, -1}, point{12, 16}, "middle"}, {point{0.5, 1}, point{12, 33}, "middle"},
	} {
		if got, want := end(point{10, 20}, c.direction, "v"), (note{at: c.at, text: "v", anchor: c.anchor}); got != want {
			t.Errorf("%v: %+v, want %+v", c.direction, got, want)
		}
	}
}
