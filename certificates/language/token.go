package language

import (
	"fmt"
	"strings"
)

// Error says what is wrong with a text, and where.
type Error struct {
	Line, Column int // from 1; 0 when it is about the whole
	Detail       string
	Unknown      string // a name that stands for nothing; "" if it is not about one
	Free         string // a variable without a range; "" likewise
}

func (e *Error) Error() string {
	switch {
	case e.Line > 1:
		return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Detail)
	case e.Column > 0:
		return fmt.Sprintf("column %d: %s", e.Column, e.Detail)
	}
	return e.Detail
}

// Place is where a part of a text begins.
type Place struct{ Line, Column int }

// Wrong returns an Error about what stands at the place.
func (p Place) Wrong(format string, args ...any) error {
	return &Error{Line: p.Line, Column: p.Column, Detail: fmt.Sprintf(format, args...)}
}

// The sorts of tokens.
type sort byte

const (
	end sort = iota
	name
	numeral
	word // in double quotes
	sign
)

// token is a token of a text. Its text is "" at the end, and a word's without its quotes.
type token struct {
	sort sort
	text string
	at   Place
	// start and stop are the bytes of the text where it begins and behind which it ends.
	start, stop int
	// comment is that of the lines straight before the token, "//" removed.
	comment []string
}

// signs are the signs of the language, longer ones before their beginnings.
const signs = ".. == != <= >= && || + - * / % < > ! ( ) [ ] , : ; ="

func letter(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

func digit(c byte) bool { return c >= '0' && c <= '9' }

// scan parts a text into tokens. Only a file of definitions may have comments and several
// lines.
func scan(text string, file bool) ([]token, error) {
	var list []token
	var comment []string
	line, start := 1, 0
	for i := 0; i < len(text); {
		at := Place{line, i - start + 1}
		c := text[i]
		switch {
		case file && c == '\n':
			if i == start { // an empty line parts comments from what follows
				comment = nil
			}
			line, i, start = line+1, i+1, i+1
			continue
		case c == ' ' || file && (c == '\t' || c == '\r'):
			i++
			continue
		case strings.HasPrefix(text[i:], "//"):
			if !file {
				return nil, at.Wrong("a comment, which stands only in files of definitions, and in files of claims on lines of its own")
			}
			rest, _, _ := strings.Cut(text[i+2:], "\n")
			comment = append(comment, strings.TrimRight(strings.TrimPrefix(rest, " "), " \r\t"))
			i += 2 + len(rest)
			continue
		}
		t := token{at: at, start: i, comment: comment}
		if t.sort, t.text = first(text[i:]); t.sort == end {
			return nil, at.Wrong("%s", strange(text[i:]))
		}
		i += len(t.text)
		if t.stop = i; t.sort == word {
			t.text = t.text[1 : len(t.text)-1]
		}
		list, comment = append(list, t), nil
	}
	return append(list, token{at: Place{line, len(text) - start + 1}}), nil
}

// first returns the token with which a text begins; its sort is end if there is none.
func first(text string) (sort, string) {
	i := 0
	switch c := text[0]; {
	case letter(c):
		for i < len(text) && (letter(text[i]) || digit(text[i])) {
			i++
		}
		return name, text[:i]
	case digit(c):
		for i < len(text) && digit(text[i]) {
			i++
		}
		if i+1 < len(text) && text[i] == '.' && text[i+1] != '.' { // 2..3 is a range
			for i++; i < len(text) && digit(text[i]); i++ {
			}
		}
		if i < len(text) && letter(text[i]) {
			return end, ""
		}
		return numeral, text[:i]
	case c == '"':
		for i = 1; i < len(text) && text[i] != '"' && text[i] != '\\' && text[i] >= ' ' && text[i] <= '~'; i++ {
		}
		if i == 1 || i == len(text) || text[i] != '"' {
			return end, ""
		}
		return word, text[:i+1]
	}
	for s := range strings.FieldsSeq(signs) {
		if strings.HasPrefix(text, s) {
			return sign, s
		}
	}
	return end, ""
}

// Leading returns the name with which a text begins, "" if it begins with something else.
func Leading(text string) string {
	of, token := first(text)
	if of != name {
		return ""
	}
	return token
}

// strange says what is wrong with a text that begins with no token.
func strange(text string) string {
	shown, _, _ := strings.Cut(text[:min(len(text), 20)], " ")
	switch c := text[0]; {
	case digit(c):
		return fmt.Sprintf("number %q, want digits, and perhaps a point and digits", shown)
	case c == '"':
		return fmt.Sprintf("word %q, want printable ASCII in double quotes, without quotes and backslashes in it", shown)
	case c == '^':
		return "operator ^; a power is pow(x, y)"
	case c == '&' || c == '|':
		return fmt.Sprintf("operator %c, want %c%c", c, c, c)
	case c < ' ' || c > '~':
		return fmt.Sprintf("byte %#02x, want printable ASCII", c)
	}
	return fmt.Sprintf("%q, want a number, a name, a word in double quotes, or one of %s", shown[:1], signs)
}
