package main

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestStatusLine: the line appears after a while, fits the terminal, and is taken away
// before an answer. Where there is no terminal there is none.
func TestStatusLine(t *testing.T) {
	if columns(new(bytes.Buffer)) != 0 || newStatusLine(new(bytes.Buffer)) != nil {
		t.Error("a buffer is taken for a terminal")
	}
	var none *statusLine
	none.begin()
	none.say("nothing")
	none.clear()
	none.close()

	var w bytes.Buffer
	s := &statusLine{w: &w, width: 24, stop: make(chan struct{})}
	s.begin()
	s.say("QT(4,4): 4..8, a better cut")
	s.draw(s.since.Add(statusDelay / 2))
	s.clear()
	if w.Len() > 0 {
		t.Errorf("too early it is %q", &w)
	}
	s.begin()
	s.say("QT(4,4): 4..8, a flow")
	s.draw(s.since.Add(3 * time.Second))
	if got, want := w.String(), "\r\x1b[KQT(4,4): 4..8, a flow,…"; got != want {
		t.Errorf("it is %q, want %q", got, want)
	}
	w.Reset()
	s.close()
	if got := w.String(); got != "\r\x1b[K" {
		t.Errorf("it is taken away by %q", got)
	}
}

// TestLongRows: on a terminal names and lines are shortened, elsewhere they are not.
func TestLongRows(t *testing.T) {
	name := "g6:" + strings.Repeat("~", 100)
	answer := bisected{Network: name, Order: 99, Lower: 4, Upper: 8, Method: "flow"}
	for width, want := range map[int]string{
		0:   name + "       99 vertices   width 4..8         by flow       0.00 s\n",
		200: fit(name, longName) + "       99 vertices   width 4..8         by flow       0.00 s\n",
		60:  fit(name, 30) + "       99 vertices   width 4.…\n",
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
	if got := fit("čeština", 4); got != "češ…" {
		t.Errorf("fitted: %q", got)
	}
}
