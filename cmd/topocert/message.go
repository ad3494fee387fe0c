package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"topocert/certificates/recheck"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/script"
	"topocert/internal/regular"
)

// Messages are errors, with the line and the place where what was typed is wrong.

// pictured is an error that can show the place it is about.
type pictured interface {
	error
	// Picture returns lines that show it, without a line feed at the end.
	Picture() []string
}

// tell writes an error on standard error: a line, and below it the place that is wrong.
func tell(w io.Writer, err error) {
	fmt.Fprintln(w, "topocert:", err)
	var drawing pictured
	var placed *script.Error
	switch {
	case errors.As(err, &drawing):
		for _, line := range drawing.Picture() {
			fmt.Fprintln(w, "  "+line)
		}
	case errors.As(err, &placed) && placed.Line > 0:
		if text, ok := lineIn(placed.File, placed.Line); ok {
			for _, line := range reader.Pointed(text, placed.Column) {
				fmt.Fprintln(w, "  "+line)
			}
		}
	}
}

// lineIn returns a line of a file, counted from 1.
func lineIn(file string, number int) (string, bool) {
	f, _, err := regular.Open(file, recheck.MaxOpened) // a pipe has been read already
	if err != nil {
		return "", false // the message names the place all the same
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if number--; number == 0 {
			return lines.Text(), true
		}
	}
	return "", false
}
