package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"topocert/cmd/internal/progress"
)

// TestLongRows: on a terminal names and lines are shortened, elsewhere they are not.
func TestLongRows(t *testing.T) {
	name := "g6:" + strings.Repeat("~", 100)
	answer := bisected{Network: name, Order: 99, Lower: 4, Upper: 8, Method: "flow"}
	for width, want := range map[int]string{
		0:   name + "       99 vertices   width 4..8         by flow       0.00 s\n",
		200: progress.Fit(name, longName) + "       99 vertices   width 4..8         by flow       0.00 s\n",
		60:  progress.Fit(name, 30) + "       99 vertices   width\n  4..8         by flow       0.00 s\n",
	} {
		var out bytes.Buffer
		a := &answers{out: &out, width: width}
		if err := a.give(answer, answer.print); err != nil {
			t.Fatal(err)
		}
		if out.String() != want {
			t.Errorf("%d columns: %q, want %q", width, &out, want)
		}
	}
}

// TestWrap: no line is wider than the terminal, no word is lost, and what follows stands below
// the second column, or two in.
func TestWrap(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"holds     certified mine/a: diameter(Torus(m, n)) == 4", "holds     certified mine/a:\n          diameter(Torus(m, n)) == 4"},
		{"  cycle                   0 → 1 → 2 → 3 → 4 → 0", "  cycle                   0 → 1 → 2 →\n    3 → 4 → 0"},
		{"          n=4: diameter(Torus(4)) is 4, which is more", "          n=4: diameter(Torus(4)) is 4,\n            which is more"},
		{"short", "short"},
		{"a " + strings.Repeat("x", 50) + " b", "a " + strings.Repeat("x", 50) + "\n  b"},
	} {
		got := wrap(c.line, 42)
		if c.line[:2] == "  " && c.line[2] == 'c' {
			got = wrap(c.line, 38)
		}
		if got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
		if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(c.line), " ") {
			t.Errorf("%q loses words", got)
		}
	}
}

// TestDrawn: a table of Markdown is drawn with blanks, or a row a line where that is too wide;
// other text stays.
func TestDrawn(t *testing.T) {
	text := "before\n| paper | holds | fails |\n| --- | --- | --- |\n| qt | 3 | 0 |\n| together | 14 | 2 |\nafter | all |\n"
	for width, want := range map[int]string{
		80: "before\npaper     holds  fails\nqt        3      0\ntogether  14     2\nafter | all |\n",
		12: "before\nqt:  3 holds\ntogether:  14 holds; 2 fails\nafter | all |\n",
	} {
		if got := drawn(text, width); got != want {
			t.Errorf("%d columns: %q, want %q", width, got, want)
		}
	}
}

// TestPaint: verdicts have colours on a terminal, unless NO_COLOR or the terminal says otherwise.
func TestPaint(t *testing.T) {
	for _, c := range []struct{ noColor, term, want string }{{"", "xterm", red + "fails" + normal + "     x\n"}, {"1", "xterm", "fails     x\n"}, {"", "dumb", "fails     x\n"}} {
		t.Setenv("NO_COLOR", c.noColor)
		t.Setenv("TERM", c.term)
		p := newPage(80)
		p.WriteString("fails     x\n")
		if got := string(p.text()); got != c.want {
			t.Errorf("NO_COLOR %q, TERM %q: %q, want %q", c.noColor, c.term, got, c.want)
		}
	}
	for line, want := range map[string]string{
		"holds     x": green + "holds" + normal + "     x", "undecided x": yellow + "undecided" + normal + " x", "holdsx": "holdsx", "value     holds": "value     holds",
		"  channels                deadlock: 4": "  channels                " + red + "deadlock" + normal + ": 4", "  channels  no deadlock: 4": "  channels  " + green + "no deadlock" + normal + ": 4",
	} {
		if got := paint(line); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if p := newPage(0); p.colour {
		t.Error("colours where there is no terminal")
	}
}

// TestLonger: a time that is five times as long, or more.
func TestLonger(t *testing.T) {
	for given, want := range map[time.Duration]string{time.Second: "5m", time.Minute: "5m", 2 * time.Minute: "30m", time.Hour: "24h", 10 * time.Hour: "50h0m0s"} {
		if got := longer(given); got != want {
			t.Errorf("after %v: %s, want %s", given, got, want)
		}
	}
}
