package reader

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"text/scanner"

	"topocert/certificates/language"
)

// WordsAsNumbers returns a text of definitions with networks whose vertices are words, or permutations, as
// numbers: the language of certificates has numbers alone, and so whoever checks a
// certificate need not know this spelling.
//
//	Flip(n)   = graph w in words(0..1, n): w with [k] = 1 - w[k] for k in 0..n-1
//	Bruijn(n) = digraph w in words(0..1, n): w with [i: cond(i == 0, b, w[i-1])] for b in 0..1
//	Fib(n)    = graph w in words(0..1, n) if all i in 0..n-2: w[i] + w[i+1] < 2: w with [k] = 0 for k in 0..n-1 if w[k] == 1
//	Star(n)   = graph p in permutations(n): p with [0] = p[k], [k] = p[0] for k in 1..n-1
//
// A coordinate "in words(A..B, n)" takes the words of n letters A … B, as the number whose digits to the base
// q = B-A+1 are the letters less A: w[i] is the digit of q^i, so that the letter at place 0 is the
// last, and for bits w[i] is bit(w, i). Above the word stand letters A; a place below 0 has no
// value. "w with [i] = x" is the word with x at the place i, more places behind commas, all by the letters of w; "w with
// [i: x]" has x at each place i. A letter that is none, and a place that is none, make a number that
// is no vertex, which is an error of the network. Wherever else w stands, it is its number.
//
// A coordinate "in permutations(n)" takes the words of the letters 0 … n-1, each once. They are chosen from
// n^n words.
//
// A definition with words has them in its comment
// as they were written: Added are the lines of the result that were put in.
func WordsAsNumbers(text string) (numbers string, added []int, err error) {
	w := &writer{text: text}
	var s scanner.Scanner
	s.Init(strings.NewReader(text))
	s.Mode = scanner.ScanIdents | scanner.ScanInts | scanner.ScanComments
	s.Error = func(*scanner.Scanner, string) {} // the language's reader says what is wrong
	for t := s.Scan(); t != scanner.EOF; t = s.Scan() {
		w.tokens = append(w.tokens, token{s.TokenText(), s.Position.Offset, t, language.Place{Line: s.Position.Line, Column: s.Position.Column}})
	}
	w.tokens = slices.DeleteFunc(w.tokens, func(t token) bool { return t.kind == scanner.Comment })
	if !slices.ContainsFunc(w.tokens, func(t token) bool { return t.text == "words" || t.text == "permutations" }) {
		return text, nil, nil
	}
	w.tokens = append(w.tokens, token{offset: len(text), kind: scanner.EOF, place: language.Place{Line: strings.Count(text, "\n") + 1, Column: 1}})
	w.definitions()
	if w.err != nil {
		return "", nil, w.err
	}
	return w.b.String(), w.added, nil
}

type token struct {
	text   string
	offset int
	kind   rune
	place  language.Place
}

// word is a coordinate that is a word: its letters begin at from, of which there are base, and it has so many.
type word struct{ from, base, length string }

type writer struct {
	text   string
	tokens []token
	at     int
	b      strings.Builder
	words  map[string]word
	added  []int
	err    error
}

func (w *writer) now() token { return w.tokens[w.at] }

func (w *writer) is(ahead int, text string) bool {
	return w.at+ahead < len(w.tokens) && w.tokens[w.at+ahead].text == text
}

func (w *writer) fail(format string, args ...any) {
	if w.err == nil {
		w.err = w.now().place.Wrong(format, args...)
	}
}

// definitions copies the text up to each definition, and then that.
func (w *writer) definitions() {
	done := 0
	for w.at < len(w.tokens)-1 && w.err == nil {
		from := w.at
		w.words = make(map[string]word)
		numbers := w.until(func(begins bool) bool { return begins && w.at > from })
		start, end := w.tokens[from].offset, w.tokens[w.at-1].offset+len(w.tokens[w.at-1].text)
		w.b.WriteString(w.text[done:start])
		if len(w.words) > 0 {
			for line := range strings.Lines("In words: " + strings.TrimSpace(blanks.ReplaceAllString(w.text[start:end], " ")) + "\n") {
				w.added = append(w.added, strings.Count(w.b.String(), "\n")+1)
				fmt.Fprintf(&w.b, "// %s", line)
			}
			w.b.WriteString(numbers)
		} else {
			w.b.WriteString(w.text[start:end])
		}
		done = end
	}
	w.b.WriteString(w.text[done:])
}

// blanks are blanks, with comments between them.
var blanks = regexp.MustCompile(`(?:\s|//[^\n]*)+`)

// until writes tokens until one at which it is to stop: it is told whether a definition begins there, two operands
// side by side.
func (w *writer) until(stop func(begins bool) bool) string {
	var b strings.Builder
	last := w.now().offset
	for w.err == nil && w.now().kind != scanner.EOF {
		if stop(w.at > 0 && w.now().kind == scanner.Ident && w.operandBefore() && !keyword(w.now().text)) {
			break
		}
		b.WriteString(w.text[last:w.now().offset])
		b.WriteString(w.one())
		last = w.tokens[w.at-1].offset + len(w.tokens[w.at-1].text)
	}
	return b.String()
}

func keyword(text string) bool {
	return slices.Contains([]string{"in", "if", "for", "with", "from", "to"}, text)
}

// operandBefore tells whether the token before ends an operand.
func (w *writer) operandBefore() bool {
	t := w.tokens[w.at-1]
	return t.text == ")" || t.text == "]" || t.kind == scanner.Int || t.kind == scanner.Ident && !keyword(t.text) && !binds(t.text)
}

func binds(text string) bool {
	return slices.Contains([]string{"all", "some", "count", "sum", "min", "max", "least", "most", "set", "graph", "digraph", "route"}, text)
}

// part writes up to a comma or a closing sign that is not within others, or to what no operand goes on with.
func (w *writer) part() string {
	depth, from := 0, w.at
	text := w.until(func(begins bool) bool {
		switch w.now().text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		case ",", ";", "if", "for", ":":
			if depth == 0 {
				return true
			}
		}
		return depth < 0 || depth == 0 && begins && w.at > from
	})
	if text == "" {
		w.fail("%q, want a term", w.now().text)
	}
	return strings.TrimSpace(text)
}

// want passes a sign.
func (w *writer) want(text, where string) {
	if w.is(0, text) {
		w.at++
	} else {
		w.fail("%q, want %q %s", w.now().text, text, where)
	}
}

// one writes a token, or what begins there that is of words.
func (w *writer) one() string {
	t := w.now()
	of, is := w.words[t.text]
	switch {
	case t.kind == scanner.Ident && w.is(1, "in") && (w.is(2, "words") || w.is(2, "permutations")) && w.is(3, "("):
		return w.coordinate()
	case is && w.is(1, "["):
		w.at += 2
		place := w.part()
		w.want("]", "behind the place of a letter")
		return of.at(t.text, place)
	case is && w.is(1, "with"):
		w.at += 2
		return w.changed(t.text, of)
	case t.text == "with" && w.is(1, "["):
		w.fail("%q behind what is no word, want a coordinate in words(A..B, n)", "with")
	}
	w.at++
	return t.text
}

// coordinate reads "w in words(A..B, n)" or "p in permutations(n)".
func (w *writer) coordinate() string {
	name, kind := w.now().text, w.tokens[w.at+2].text
	w.at += 4
	if kind == "permutations" {
		n := grouped(w.part())
		w.want(")", "behind the length of permutations")
		w.words[name] = word{"0", n, n}
		digit := w.words[name].at
		condition := fmt.Sprintf("(all i_ in 1..%s-1, j_ in 0..i_-1: %s != %s)", n, digit(name, "i_"), digit(name, "j_"))
		if w.is(0, "if") {
			w.at++
			condition += " &&"
		}
		return fmt.Sprintf("%s in 0..pow(%s, %s)-1 if %s", name, n, n, condition)
	}
	letters := w.part()
	from, to, is := strings.Cut(letters, "..")
	if !is {
		w.fail("%s as letters, want words(A..B, n): the letters A … B and the length", letters)
		return ""
	}
	w.want(",", "behind the letters of words: words(A..B, n)")
	length := grouped(w.part())
	w.want(")", "behind the length of words: words(A..B, n)")
	from, to = grouped(strings.TrimSpace(from)), grouped(strings.TrimSpace(to))
	of := word{from, grouped(to + "-" + from + "+1"), length}
	var a, b int
	if _, err := fmt.Sscanf(from+" "+to, "%d %d", &a, &b); err == nil {
		of.base = fmt.Sprint(b - a + 1)
		if b <= a {
			w.fail("words of the letters %s, want two letters or more", letters)
		}
	} else if base, less := strings.CutSuffix(strings.Trim(to, "()"), "-1"); from == "0" && less && plain.MatchString(base) {
		of.base = base
	}
	w.words[name] = of
	return fmt.Sprintf("%s in 0..pow(%s, %s)-1", name, of.base, length)
}

// plain is an operand that needs no parentheses.
var plain = regexp.MustCompile(`^[A-Za-z0-9_]+$`)

func grouped(text string) string {
	if open := strings.Index(text, "("); plain.MatchString(text) || open >= 0 && (open == 0 || plain.MatchString(text[:open])) && open+closes(text[open:]) == len(text)-1 {
		return text
	}
	return "(" + text + ")"
}

// closes returns the place of the parenthesis that closes the first sign of a text.
func closes(text string) int {
	depth := 0
	for i, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// digit is the letter at a place less the first letter.
func (of word) digit(name, place string) string {
	if of.base == "2" {
		return fmt.Sprintf("bit(%s, %s)", name, place)
	}
	return fmt.Sprintf("floor(%s/pow(%s, %s))%%%s", name, of.base, place, of.base)
}

// at is the letter at a place.
func (of word) at(name, place string) string {
	digit := of.digit(name, place)
	if of.from != "0" {
		return fmt.Sprintf("(%s + %s)", digit, of.from)
	}
	return grouped(digit)
}

// value is a letter as a digit, that of a place: times a power of the base where it is a letter, and else what makes
// the number that of no vertex.
func (of word) value(letter, power, less string) string {
	digit := grouped(letter)
	if of.from != "0" {
		digit = grouped(digit + " - " + of.from)
	}
	term := fmt.Sprintf("(%s - %s)*%s", digit, less, power)
	if less == "" {
		term = digit + "*" + power
	}
	if of.sure(letter) {
		return term
	}
	return fmt.Sprintf("cond(0 <= %s && %s < %s, %s, pow(%s, %s))", digit, digit, of.base, term, of.base, of.length)
}

// sure tells of the text of a letter whether it is plainly one: the first letter; of bits one of a word, or 1 less
// that; a remainder by the base.
func (of word) sure(letter string) bool {
	if strings.HasPrefix(letter, "(") && closes(letter) == len(letter)-1 {
		letter = letter[1 : len(letter)-1]
	}
	rest, remainder := strings.CutSuffix(letter, "%"+of.base)
	bit := strings.ReplaceAll(strings.TrimPrefix(letter, "1 - "), " ", "")
	return letter == of.from || of.from == "0" && (of.base == "2" && strings.HasPrefix(bit, "bit(") && closes(bit[3:]) == len(bit)-4 ||
		remainder && (plain.MatchString(rest) || closes(rest) == len(rest)-1 || strings.HasPrefix(rest, "floor(") && closes(rest[5:]) == len(rest)-6))
}

// changed reads what stands behind "with".
func (w *writer) changed(name string, of word) string {
	if w.is(0, "[") && w.is(2, ":") {
		place := w.tokens[w.at+1].text
		w.at += 3
		letter := w.part()
		w.want("]", "behind the letter at each place")
		return fmt.Sprintf("(sum %s in 0..%s-1: %s)", place, of.length, of.value(letter, fmt.Sprintf("pow(%s, %s)", of.base, place), ""))
	}
	text, places := "("+name, []string{}
	for more := true; more && w.err == nil; {
		w.want("[", "behind with: w with [PLACE] = LETTER")
		place := w.part()
		if slices.Contains(places, place) {
			w.fail("two letters at the place %s, want one", place)
		}
		places = append(places, place)
		w.want("]", "behind a place")
		w.want("=", "behind a place: w with [PLACE] = LETTER")
		text += " + " + of.value(w.part(), fmt.Sprintf("pow(%s, %s)", of.base, place), of.digit(name, place))
		if more = w.is(0, ",") && w.is(1, "["); more {
			w.at++
		}
	}
	return text + ")"
}
