// Package progress has commands tell, while they work, what they are at: on a terminal by a line that
// is written over, elsewhere, as in a log, by a line every few seconds.
package progress

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// Line is what is told. A nil one tells nothing.
type Line struct {
	w     io.Writer
	name  string // of the program
	width int    // of the terminal; 0 if it is none
	stop  chan struct{}

	mu    sync.Mutex
	what  string // the work is at
	part  string // of that
	known string // of the part
	since time.Time
	shown bool      // on the terminal
	start time.Time // of the command
	next  time.Time // that a line of a log may be written
}

// Nothing is told of what takes less than delay. The line of a terminal is written anew after each refresh; a
// line of a log follows another after pause, and in a long run after a 20th of its time.
const (
	delay   = 900 * time.Millisecond
	refresh = 200 * time.Millisecond
	pause   = 5 * time.Second
	sparse  = 20
)

// New returns a line of the program on w, a terminal with so many columns, or 0 for a file or a pipe. What is
// no file is told nothing, as --quiet and tests want it. The line is closed by Close.
func New(w io.Writer, name string, width int) *Line {
	if _, file := w.(*os.File); !file {
		return nil
	}
	now := time.Now()
	l := &Line{w: w, name: name, width: width, stop: make(chan struct{}), since: now, start: now, next: now.Add(delay)}
	go func() {
		tick := time.NewTicker(refresh)
		defer tick.Stop()
		for {
			select {
			case now := <-tick.C:
				l.draw(now)
			case <-l.stop:
				return
			}
		}
	}()
	return l
}

// Begin says what the work is at from now on, "" for nothing.
func (l *Line) Begin(what string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.since, l.what, l.part, l.known = time.Now(), what, "", ""
}

// Step says how many of all things are done, and which the work is at.
func (l *Line) Step(done, all int, what string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.what, l.part, l.known = fmt.Sprintf("%d of %d", done, all), what, ""
}

// Say says which part of it the work is at.
func (l *Line) Say(part string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.part, l.known = part, ""
}

// Know says what is known of that by now.
func (l *Line) Know(known string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.known = known
}

// Last writes a last line to a log, such as one that counts.
func (l *Line) Last(text string) {
	if l == nil || l.width > 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	fmt.Fprintf(l.w, "%s: %s\n", l.name, text)
}

// draw writes the line, unless it is too early.
func (l *Line) draw(now time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	spent := now.Sub(l.since)
	switch {
	case l.what == "":
	case l.width > 0 && spent >= delay:
		l.shown = true
		fmt.Fprintf(l.w, "\r\x1b[K%s", l.text(spent, l.width-1))
	case l.width == 0 && !now.Before(l.next):
		l.next = now.Add(max(pause, now.Sub(l.start)/sparse))
		fmt.Fprintf(l.w, "%s: %s\n", l.name, l.text(spent, logWidth))
	}
}

// Of long texts the beginning is shown, of at least leastShown characters, and all that is known; in a log on
// logWidth columns.
const (
	leastShown = 12
	logWidth   = 120
)

// text says what the work is at, what is known of it, and for how long it has been.
func (l *Line) text(spent time.Duration, width int) string {
	end := fmt.Sprintf(", %d s", int(spent.Seconds()))
	if l.known != "" {
		end = ": " + l.known + end
	}
	if l.part != "" {
		end = ": " + l.part + end
	}
	return Fit(Fit(l.what, max(width-len([]rune(end)), leastShown))+end, width)
}

// Clear takes the line off the terminal, before something else is written.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.shown {
		l.shown = false
		fmt.Fprint(l.w, "\r\x1b[K")
	}
}

// Close ends the line.
func (l *Line) Close() {
	if l != nil {
		l.Begin("")
		l.Clear()
		close(l.stop)
	}
}

// Fit cuts a text to at most so many characters, which an ellipsis shows.
func Fit(text string, width int) string {
	runes := []rune(text)
	if len(runes) <= width || width < 1 {
		return text
	}
	return string(runes[:width-1]) + "…"
}
