package reader

import (
	_ "embed"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// Misread is a text that is no formula: where it is wrong, and which formula may be meant.
type Misread struct {
	text       string
	column     int // from 1; 0 if it is wrong as a whole
	detail     string
	suggestion string // "" if nothing near it is a formula
}

func (m *Misread) Error() string {
	text := "not a formula: " + m.detail
	if m.column > 0 {
		text = fmt.Sprintf("not a formula: column %d: %s", m.column, m.detail)
	}
	return text
}

// Located is a misread text in a file.
type Located struct {
	*Misread
	where string // with the column of the line
}

// At is the error where the text stands at a place, from a column on.
func (m *Misread) At(place string, column int) Located {
	return Located{m, fmt.Sprintf("%s:%d", place, column+max(m.column, 1))}
}

func (l Located) Error() string { return l.where + ": not a formula: " + l.detail }

// Picture shows the place, and what may be meant below it.
func (m *Misread) Picture() (lines []string) {
	switch {
	case m.text == "":
		return nil
	case m.column == 0:
		lines = []string{m.text}
	default:
		lines = Pointed(m.text, m.column)
	}
	if m.suggestion != "" {
		lines = append(lines, "meant, perhaps:", m.suggestion)
		if strings.Contains(m.suggestion, someValues) {
			lines = append(lines, "or, for all members:", strings.ReplaceAll(m.suggestion, someValues, " >= 2"))
		}
	}
	return lines
}

// slip is a way in which people write what is no formula.
type slip struct {
	says string // what is wrong, for people; "" if the reader of formulas says it
	mend func(text string) string
}

// slipTexts are those that a pattern finds: what is wrong, the pattern and what stands in its place, with tabs between.
//
//go:embed slips.txt
var slipTexts string

// slips lists those that are known, in the order in which they are mended together.
func slips(library *words.Library) []slip {
	list := []slip{
		{"not ASCII", strings.NewReplacer("≥", ">=", "≤", "<=", "≠", "!=", "×", "*", "·", "*", "−", "-", "–", "-", "⌊", "floor(", "⌋", ")", "⌈", "ceil(", "⌉", ")", "∧", "&&", "∨", "||", "¬", "!", "∞", "infinite", "“", `"`, "”", `"`, "…", "..").Replace},
		{"words stand in double quotes", strings.NewReplacer("'", `"`, "`", `"`).Replace},
		{"a file's name stands in quotes", quoteFiles},
		{"a range is VAR in A..B, B included", mending(`\bin\s+range\([0-9]+,\s*[0-9]+\)`, func(match string) string {
			var from, end int
			_, _ = fmt.Sscanf(strings.ReplaceAll(match[strings.Index(match, "("):], ",", " "), "(%d %d)", &from, &end) // both are digits
			return fmt.Sprintf("in %d..%d", from, end-1)
		})},
	}
	for line := range strings.Lines(slipTexts) {
		row := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		re := regexp.MustCompile(row[1])
		list = append(list, slip{row[0], outsideWords(func(text string) string { return re.ReplaceAllString(text, row[2]) })})
	}
	return append(list, slip{"", func(text string) string { return mendNames(library, text) }}, slip{"", closeParentheses},
		slip{"", func(text string) string { return giveRanges(library, text) }})
}

// outsideWords makes of a replacement one that leaves words in quotes alone.
func outsideWords(replace func(string) string) func(string) string {
	return func(text string) string {
		parts := strings.Split(text, `"`)
		for i := 0; i < len(parts); i += 2 {
			parts[i] = replace(parts[i])
		}
		return strings.Join(parts, `"`)
	}
}

// mending returns a replacement of what a pattern matches outside of quotes.
func mending(pattern string, by func(match string) string) func(string) string {
	re := regexp.MustCompile(pattern)
	return outsideWords(func(text string) string { return re.ReplaceAllStringFunc(text, by) })
}

// quoteFiles puts the names of files in quotes.
func quoteFiles(text string) string {
	return mending(`[A-Za-z0-9_~./\\-]*[A-Za-z0-9_]\.[a-z][a-z0-9]+`, func(name string) string { return `"` + name + `"` })(text)
}

// mendNames writes names as they are known: facts with _ and small letters, the nearest one
// for a word that is none, routers in quotes, networks with their capitals.
func mendNames(library *words.Library, text string) string {
	text = regexp.MustCompile(`^([a-z_]+) +([A-Z][A-Za-z0-9]*(?:\([^()]*\))?) *((?:[=<>!]|$).*)$`).ReplaceAllString(text, "$1($2) $3")
	facts := factNames(library)
	return mending(`[A-Za-z][A-Za-z0-9_]*(-[A-Za-z][A-Za-z0-9_]*)*(\s*\()?`, func(match string) string {
		word, call := strings.CutSuffix(match, "(")
		word = strings.TrimSpace(word)
		end := strings.TrimPrefix(match, word)
		small := strings.ToLower(strings.ReplaceAll(word, "-", "_"))
		switch {
		case call && slices.Contains(facts, small):
			return small + end
		case routing.Known(word) && !call:
			return `"` + word + `"`
		case topology.Known(word):
			for _, f := range topology.Families() {
				if stem, _, _ := strings.Cut(f.Name, "("); strings.EqualFold(stem, word) {
					return stem + end
				}
			}
		case call && !language.Capital(word):
			if near := nearestFact(library, word); near != "" {
				return near + end
			}
		}
		return match
	})(text)
}

// factNames lists the names that stand before a parenthesis in formulas.
func factNames(library *words.Library) []string {
	names := slices.DeleteFunc(words.Builtins(), func(name string) bool {
		return meaning.Function(name) == nil && name != "cond"
	})
	for _, kind := range Facts(library) {
		names = append(names, kind.Name)
	}
	return names
}

// nearestFact returns the fact or function that a word may stand for, "" if none is near:
// one with few letters changed, or one that begins with the word, or the word with it.
func nearestFact(library *words.Library, word string) string {
	names := factNames(library)
	other := map[string]string{"vertices": "order", "nodes": "order", "edges": "size", "links": "size", "degree": "max_degree", "connectivity": "vertex_connectivity", "width": "bisection"}
	if name := other[word]; name != "" {
		return name
	}
	if name := Nearest(word, names); name != "" {
		return name
	}
	for _, name := range names {
		if len(word) > 2 && (strings.HasPrefix(name, word) || strings.HasPrefix(word, name+"_")) {
			return name
		}
	}
	return ""
}

// closeParentheses adds those that are missing at the end of the expression.
func closeParentheses(text string) string {
	expr, domain := text, ""
	if at := strings.Index(text, " for "); at >= 0 {
		expr, domain = text[:at], text[at:]
	}
	depth := strings.Count(expr, "(") - strings.Count(expr, ")")
	if depth <= 0 {
		return text
	}
	closing := strings.Repeat(")", depth)
	if m := regexp.MustCompile(`\s*(==|!=|<=|>=|<|>)`).FindStringIndex(expr); m != nil && strings.Count(expr[m[1]:], "(") == strings.Count(expr[m[1]:], ")") {
		return expr[:m[0]] + closing + expr[m[0]:] + domain
	}
	return expr + closing + domain
}

// someValues are those that a variable is given as an example.
const someValues = " in 2..5"

// giveRanges adds ranges to a formula whose variables have none, as an example.
func giveRanges(library *words.Library, text string) string {
	for range 8 {
		_, err := formula.ParseWith(library, text)
		var wrong *language.Error
		if !errors.As(err, &wrong) || wrong.Free == "" {
			return text
		}
		before := " for "
		if strings.Contains(text, before) {
			before = ", "
		}
		text += before + wrong.Free + someValues
	}
	return text
}

// whatIsMeant says what is wrong with a text that is no formula, and what may be meant: what
// is a formula when one slip is mended, or all that there are.
func whatIsMeant(library *words.Library, text string, wrong *language.Error) *Misread {
	m := &Misread{text: text, column: wrong.Column, detail: readable(library, wrong)}
	all := text
	for _, s := range slips(library) {
		if one := s.mend(text); one != text {
			if _, err := formula.ParseWith(library, one); err == nil {
				m.suggestion = one
				if s.says != "" {
					m.detail = s.says
				}
				if m.column == 0 { // it has the form of a statement, which ends in " = " and a value
					m.column = strings.LastIndex(text, " = ") + 2
				}
				return m
			}
		}
		all = s.mend(all)
	}
	if _, err := formula.ParseWith(library, all); err == nil && all != text {
		m.suggestion = all
	}
	return m
}

// readable is the detail of an error, with the way to the names that there are.
func readable(library *words.Library, wrong *language.Error) string {
	if d := library.Find(wrong.Unknown); d != nil && d.Sort.IsNetwork() {
		return fmt.Sprintf("%s makes a network of others, which no name in a statement stands for; a word of one's own says it, as diameter_of_it(G) = diameter(%s(G)) in a file of --use", d.Name, d.Name)
	}
	if wrong.Unknown != "" {
		detail := fmt.Sprintf("%q is no fact and no function", certificates.Shortened(wrong.Unknown))
		if near := nearestFact(library, wrong.Unknown); near != "" {
			detail += "; the nearest is " + near
		}
		return detail + `; "topocert list facts" has all`
	}
	if strings.HasPrefix(wrong.Detail, `word "\"g6:`) {
		return wrong.Detail + `; of such a graph6 text in a file FILE.g6, "FILE.g6:N" is the graph on line N`
	}
	return wrong.Detail
}

// shownText is how much of a line is shown around a place.
const shownText = 76

// Pointed returns a line of text and one with a caret under the byte at a column from 1. Of a long line
// it shows the part around the place.
func Pointed(text string, column int) []string {
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
