package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"topocert/certificates/recheck"
	"topocert/cmd/internal/script"
	"topocert/internal/regular"
)

// Messages are errors, with the line and the place where what was typed is wrong.

// pictured is an error that can show the place it is about.
type pictured interface {
	error
	// picture returns lines that show it, without a line feed at the end.
	picture() []string
}

// tell writes an error on standard error: a line, and below it the place that is wrong.
func tell(w io.Writer, err error) {
	fmt.Fprintln(w, "topocert:", err)
	var drawing pictured
	var placed *script.Error
	switch {
	case errors.As(err, &drawing):
		for _, line := range drawing.picture() {
			fmt.Fprintln(w, "  "+line)
		}
	case errors.As(err, &placed) && placed.Line > 0:
		if text, ok := lineIn(placed.File, placed.Line); ok {
			for _, line := range pointed(text, placed.Column) {
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

// shownText is how much of a line is shown around a place.
const shownText = 76

// pointed returns a line of text and one with a caret under the byte at a column from 1. Of a long line
// it shows the part around the place.
func pointed(text string, column int) []string {
	text = strings.ToValidUTF8(strings.ReplaceAll(text, "\t", " "), "?")
	at := len([]rune(text[:min(max(column-1, 0), len(text))]))
	runes := []rune(text)
	if from := max(at-shownText/2, 0); len(runes) > shownText {
		from = min(from, len(runes)-shownText)
		cut := runes[from : from+shownText]
		at, runes = at-from, append([]rune{}, cut...)
		if from > 0 {
			runes, at = append([]rune("…"), runes...), at+1
		}
		if from+shownText < len([]rune(text)) {
			runes = append(runes, '…')
		}
	}
	return []string{string(runes), strings.Repeat(" ", at) + "^"}
}
