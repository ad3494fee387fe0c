package main

import (
	"errors"
	"sync"
	"time"

	"topocert/props"
	"topocert/props/archive"
)

// batch holds answers back until what they say is on disk. To save it takes the longer the
// more there is in the same files; so it is done at once only if little of the time has gone
// into it so far, and else for several answers at a time. The work may go on meanwhile.
type batch struct {
	save func() error

	mu      sync.Mutex
	waiting []func() error // print answers, in order
	timer   *time.Timer    // set while answers wait
	next    time.Time      // when it may be saved again
	err     error          // of saving or printing; nothing is printed after it
}

// pause is how many times as long as it took to save nothing is saved.
const pause = 10

// add takes in what prints an answer. An error may be that of an earlier one.
func (b *batch) add(print func() error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting = append(b.waiting, print)
	switch wait := time.Until(b.next); {
	case wait <= 0:
		b.settle()
	case b.timer == nil:
		b.timer = time.AfterFunc(wait, func() { b.close() })
	}
	return b.err
}

// settle saves, and prints what waits.
func (b *batch) settle() {
	if b.timer != nil {
		b.timer.Stop()
		b.timer = nil
	}
	if len(b.waiting) == 0 {
		return
	}
	start := time.Now()
	if b.err == nil {
		b.err = b.save()
	}
	end := time.Now()
	b.next = end.Add(pause * end.Sub(start))
	for _, print := range b.waiting {
		if b.err == nil {
			b.err = print()
		}
	}
	b.waiting = nil
}

// close saves and prints what waits.
func (b *batch) close() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.settle()
	return b.err
}

// closing closes a session at the end of a command, and returns the error with which it
// ends.
func closing(session *props.Session, ended error) error { return afterClose(session.Close(), ended) }

// afterClose returns the error with which a command ends whose session was closed: that of
// the disk if there is one, whatever else there was to say.
func afterClose(closed, ended error) error {
	var own status
	switch {
	case closed == nil, errors.Is(ended, archive.ErrDisk):
		return ended
	case errors.As(ended, &own):
		return errors.Join(own.err, closed)
	}
	return errors.Join(ended, closed)
}
