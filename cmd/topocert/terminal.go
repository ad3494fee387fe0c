package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"
)

// columns returns the width of the terminal that w is, 0 if it is none.
func columns(w io.Writer) int {
	if o, ok := w.(*output); ok {
		w = o.w
	}
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return 0
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return width
}

// statusLine is a line on a terminal that says what the work is at. It appears after a
// while, and is gone when anything else is written. A nil one shows nothing.
type statusLine struct {
	w     io.Writer
	width int
	stop  chan struct{}

	mu    sync.Mutex
	text  string
	since time.Time // of the text's first part
	shown bool
}

// statusDelay is the time after which the line appears, statusPause that between two
// times when it is written.
const (
	statusDelay = time.Second
	statusPause = 200 * time.Millisecond
)

// newStatusLine returns a line on w, nil if that is no terminal. It is closed by close.
func newStatusLine(w io.Writer) *statusLine {
	width := columns(w)
	if width == 0 {
		return nil
	}
	s := &statusLine{w: w, width: width, stop: make(chan struct{})}
	go func() {
		tick := time.NewTicker(statusPause)
		defer tick.Stop()
		for {
			select {
			case now := <-tick.C:
				s.draw(now)
			case <-s.stop:
				return
			}
		}
	}()
	return s
}

// begin says what the line is about, from now on.
func (s *statusLine) begin() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.since, s.text = time.Now(), ""
}

// say changes the text.
func (s *statusLine) say(text string) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text = text
}

// step says which of all things was done last.
func (s *statusLine) step(done, all int, what string) {
	s.say(fmt.Sprintf("%d of %d: %s", done, all, what))
}

// draw writes the line, unless it is too early.
func (s *statusLine) draw(now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if spent := now.Sub(s.since); s.text != "" && spent >= statusDelay {
		s.shown = true
		fmt.Fprintf(s.w, "\r\x1b[K%s", fit(fmt.Sprintf("%s, %d s", s.text, int(spent.Seconds())), s.width-1))
	}
}

// clear takes the line away, before something else is written.
func (s *statusLine) clear() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.text = ""; s.shown {
		s.shown = false
		fmt.Fprint(s.w, "\r\x1b[K")
	}
}

// close ends the line.
func (s *statusLine) close() {
	if s != nil {
		s.clear()
		close(s.stop)
	}
}

// fit cuts a text to at most so many characters, which an ellipsis shows.
func fit(text string, width int) string {
	runes := []rune(text)
	if len(runes) <= width || width < 1 {
		return text
	}
	return string(runes[:width-1]) + "…"
}
