package progress

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// at makes a line of which a second is gone.
func at(w *bytes.Buffer, width int) *Line {
	begun := time.Unix(1000, 0)
	return &Line{w: w, name: "topocert", width: width, stop: make(chan struct{}), since: begun, start: begun, next: begun.Add(delay)}
}

// TestTerminal: the line appears after a while, fits the terminal with all that is known, and is taken away
// before an answer.
func TestTerminal(t *testing.T) {
	var w bytes.Buffer
	l := at(&w, 40)
	l.what = "bisection(QT(4,4)) == 24 for all that is said"
	l.Say("1/2")
	l.Know("4..8, a flow")
	l.draw(l.start.Add(delay / 2))
	l.Clear()
	if w.Len() > 0 {
		t.Errorf("too early it is %q", &w)
	}
	l.draw(l.start.Add(3 * time.Second))
	if got, want := w.String(), "\r\x1b[Kbisection(QT(4…: 1/2: 4..8, a flow, 3 s"; got != want {
		t.Errorf("it is %q, want %q", got, want)
	}
	w.Reset()
	l.Clear()
	if got := w.String(); got != "\r\x1b[K" {
		t.Errorf("it is taken away by %q", got)
	}
	l.Last("2 hold")
	l.Close()
	if got := w.String(); got != "\r\x1b[K" {
		t.Errorf("a terminal has more than the line: %q", got)
	}
}

// TestLog: in a log there is a line within the first second, and then one every five, later fewer; what is
// quick makes none.
func TestLog(t *testing.T) {
	var w bytes.Buffer
	l := at(&w, 0)
	l.Step(12, 334, "oct/char2-diameter")
	times := make(map[int]bool)
	for tenth := range 4000 {
		before := w.Len()
		if l.draw(l.start.Add(time.Duration(tenth) * time.Second / 10)); w.Len() > before {
			times[tenth] = true
		}
	}
	if !strings.HasPrefix(w.String(), "topocert: 12 of 334: oct/char2-diameter, 0 s\ntopocert: 12 of 334: oct/char2-diameter, 5 s\n") {
		t.Errorf("the log is %.200q", &w)
	}
	if !times[9] || !times[59] || times[60] || len(times) < 35 || len(times) > 50 {
		t.Errorf("%d lines, after tenths of a second %v", len(times), times)
	}
	w.Reset()
	l.Begin("")
	l.draw(l.start.Add(time.Hour))
	l.Last("334 claims")
	if got := w.String(); got != "topocert: 334 claims\n" {
		t.Errorf("at the end it is %q", got)
	}
}

// TestNone: what is no file is told nothing, and a line that is none takes all.
func TestNone(t *testing.T) {
	l := New(new(bytes.Buffer), "topocert", 0)
	if l != nil {
		t.Fatal("a buffer is told")
	}
	l.Begin("nothing")
	l.Step(1, 2, "nothing")
	l.Say("nothing")
	l.Know("nothing")
	l.Last("nothing")
	l.Clear()
	l.Close()
	f, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if l = New(f, "topocert", 0); l == nil {
		t.Fatal("a file is told nothing")
	}
	l.Close()
	if got := Fit("čeština", 4); got != "češ…" {
		t.Errorf("fitted: %q", got)
	}
}
