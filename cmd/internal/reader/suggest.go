package reader

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Nearest returns the name that is closest to a word, "" if none is close: a third of
// the word's letters, and not more, may have to be changed, left out, added, or
// exchanged with the next.
func Nearest(word string, names []string) string {
	best, least := "", min(len([]rune(word))/3, 4)+1
	for _, name := range names {
		if d := edits(strings.ToLower(word), strings.ToLower(name), least); d < least {
			best, least = name, d
		}
	}
	return best
}

// DidYouMean returns a hint for a message about a word that is none of the names: "; did
// you mean dor?", or nothing.
func DidYouMean(word string, names []string) string {
	if name := Nearest(word, names); name != "" {
		return fmt.Sprintf(" (did you mean %s?)", name)
	}
	return ""
}

// parseStatement reads what certificates state, as they write it, as a formula. It tells
// whether the text has that form.
func parseStatement(library *words.Library, text string) (f *formula.Formula, form bool, err error) {
	fields := strings.Fields(text)
	if len(fields) > 0 {
		fields[0] = strings.ReplaceAll(fields[0], "_", "-")
	}
	s, err := certificates.ParseStatement(strings.Join(fields, " "))
	if err != nil {
		return nil, false, err
	}
	f, err = fromStatement(library, s)
	return f, true, err
}

// Parse reads a formula, or a statement, for people: an error shows the place, and says
// which formula may be meant.
func Parse(library *words.Library, text string) (*formula.Formula, error) {
	text = written(text, library.Has)
	f, err := formula.ParseWith(library, text)
	if err == nil {
		return f, nil
	}
	if said := Lift(library, text); said != nil {
		if f, err := formula.ParseWith(library, said.Text); err == nil {
			return f, nil
		}
		if wrong := said.refused(library); wrong != nil {
			return nil, &Misread{text: text, column: wrong.Column, detail: wrong.Detail}
		}
	}
	stated, form, e := parseStatement(library, text)
	if e == nil {
		return stated, nil
	}
	var wrong *language.Error
	switch {
	case strings.TrimSpace(text) == "":
		return nil, errors.New("an empty statement, want one such as diameter(Petersen) == 2")
	case form && !strings.Contains(strings.Fields(text)[0], "("): // of a call the formula's reader says more
		wrong = &language.Error{Detail: e.Error() + "; a statement is bisection QT(4,4) = 24, as a formula bisection(QT(4,4)) == 24"}
	case !errors.As(err, &wrong):
		return nil, err
	}
	return nil, whatIsMeant(library, text, wrong)
}

// edits returns the number of letters that have to be changed, left out, added, or
// exchanged with the next to turn a into b; limit if it is not smaller.
func edits(a, b string, limit int) int {
	s, t := []rune(a), []rune(b)
	if len(s)-len(t) >= limit || len(t)-len(s) >= limit {
		return limit
	}
	// Row i holds the numbers for the first i letters of s and all beginnings of t.
	before, last, row := make([]int, len(t)+1), make([]int, len(t)+1), make([]int, len(t)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row[0] = i
		for j := 1; j <= len(t); j++ {
			change := last[j-1]
			if s[i-1] != t[j-1] {
				change++
			}
			row[j] = min(change, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return min(last[len(t)], limit)
}
