package script

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Starlark has no operator for powers, and files about networks are full of them. So
// a file may have Python's a ** b, which binds as it does there. Before the file is
// parsed, "a ** b" is turned into the slice "a [: b]", which binds alike: "**" and "[:"
// have the same length, and only the bracket at the end moves what follows. The places
// of the brackets are kept, so that rewrite tells powers from slices, and errors name
// the columns of the file.

// place is a line and a column in characters, both from 1.
type place struct{ line, column int }

// powers are the places of powers in a text that was changed by them.
type powers struct {
	open   map[place]bool // of "[:" in the changed text
	closed map[int][]int  // by line: the columns of "]" in the changed text, increasing
}

// original returns the column in the file of a place in the changed text.
func (p powers) original(line, column int) int {
	return column - sort.SearchInts(p.closed[line], column)
}

type tokenKind uint8

const (
	opening tokenKind = iota // ( [ {
	closing
	operand // a name, a number or a string
	keyword
	power // **
	dot
	sign // + - ~
	other
)

// token is a part of a text: text[from:to].
type token struct {
	kind     tokenKind
	from, to int
}

// withoutPowers returns the text with powers as slices, and their places. A text
// that is not well formed stays as it is where it is not: the parser refuses it.
func withoutPowers(text string) (string, powers) {
	p := powers{open: make(map[place]bool), closed: make(map[int][]int)}
	if !strings.Contains(text, "**") {
		return text, p
	}
	tokens := scan(text)
	opens, closes := make(map[int]bool), make(map[int]int) // by offset in the text
	for i, t := range tokens {
		if t.kind != power || i == 0 || tokens[i-1].kind != operand && tokens[i-1].kind != closing {
			continue // of f(**d)
		}
		if end, ok := operandEnd(text, tokens, i+1, 0); ok {
			opens[t.from] = true
			closes[end]++
		}
	}
	var out strings.Builder
	line, column := 1, 1
	for at, r := range text + "\n" { // a closing bracket may stand at the very end
		for range closes[at] {
			p.closed[line] = append(p.closed[line], column)
			out.WriteByte(']')
			column++
		}
		if at == len(text) {
			break
		}
		switch {
		case opens[at]:
			p.open[place{line, column}] = true
			out.WriteByte('[')
		case at > 0 && opens[at-1]:
			out.WriteByte(':')
		default:
			_, size := utf8.DecodeRuneInString(text[at:])
			out.WriteString(text[at : at+size])
		}
		if column++; r == '\n' {
			line, column = line+1, 1
		}
	}
	return out.String(), p
}

// maxPowers is the number of powers that are exponents of one another.
const maxPowers = 100

// operandEnd returns where the right operand of a power ends that begins with token
// i: signs, an operand or something in brackets, what is attached to it, and a
// further power.
func operandEnd(text string, tokens []token, i, depth int) (end int, ok bool) {
	if depth > maxPowers {
		return 0, false
	}
	for i < len(tokens) && tokens[i].kind == sign {
		i++
	}
	switch {
	case i >= len(tokens):
		return 0, false
	case tokens[i].kind == operand:
		i++
	case tokens[i].kind == opening:
		if i, ok = group(tokens, i); !ok {
			return 0, false
		}
	default:
		return 0, false
	}
	for i < len(tokens) {
		switch {
		case tokens[i].kind == opening && text[tokens[i].from] != '{':
			if i, ok = group(tokens, i); !ok {
				return 0, false
			}
			continue
		case tokens[i].kind == dot && i+1 < len(tokens):
			i += 2
			continue
		case tokens[i].kind == power:
			return operandEnd(text, tokens, i+1, depth+1)
		}
		break
	}
	return tokens[i-1].to, true
}

// group returns the token after the bracket that closes the one at i.
func group(tokens []token, i int) (after int, ok bool) {
	depth := 0
	for ; i < len(tokens); i++ {
		switch tokens[i].kind {
		case opening:
			depth++
		case closing:
			if depth--; depth == 0 {
				return i + 1, true
			}
		}
	}
	return 0, false
}

// scan cuts a text into tokens, as far as powers need it. Newlines outside brackets
// are tokens of the kind other.
func scan(text string) []token {
	var tokens []token
	depth := 0
	for at := 0; at < len(text); {
		c := text[at]
		end := at + 1
		kind := other
		switch {
		case c == '\n':
			if depth > 0 {
				at++
				continue
			}
		case c == ' ' || c == '\t' || c == '\r':
			at++
			continue
		case c == '\\': // a line that goes on
			at += 2
			if strings.HasPrefix(text[at-1:], "\r\n") {
				at++
			}
			continue
		case c == '#':
			for at < len(text) && text[at] != '\n' {
				at++
			}
			continue
		case c == '"' || c == '\'':
			kind, end = operand, stringEnd(text, at)
		case c >= '0' && c <= '9':
			kind = operand
			for end < len(text) && (isLetter(text[end]) || text[end] >= '0' && text[end] <= '9' || text[end] == '.') {
				end++
			}
		case isLetter(c):
			kind, end = word(text, at)
		case strings.IndexByte("([{", c) >= 0:
			kind = opening
			depth++
		case strings.IndexByte(")]}", c) >= 0:
			kind = closing
			depth = max(0, depth-1)
		case strings.HasPrefix(text[at:], "**") && !strings.HasPrefix(text[at:], "**="):
			kind, end = power, at+2
		case c == '.':
			kind = dot
		case c == '+' || c == '-' || c == '~':
			kind = sign
		}
		tokens = append(tokens, token{kind, at, end})
		at = end
	}
	return tokens
}

// word scans a name, a keyword, or a string with a prefix.
func word(text string, at int) (tokenKind, int) {
	end := at
	for end < len(text) && (isLetter(text[end]) || text[end] >= '0' && text[end] <= '9') {
		end++
	}
	name := text[at:end]
	if end < len(text) && (text[end] == '"' || text[end] == '\'') && (name == "r" || name == "b" || name == "rb" || name == "br") {
		return operand, stringEnd(text, end)
	}
	switch name {
	case "and", "break", "continue", "def", "elif", "else", "for", "if", "in", "lambda", "load", "not", "or", "pass", "return", "while":
		return keyword, end
	}
	return operand, end
}

// isLetter tells whether a byte belongs to a name. Bytes of other alphabets do.
func isLetter(c byte) bool {
	return c == '_' || c >= utf8.RuneSelf || c < utf8.RuneSelf && unicode.IsLetter(rune(c))
}

// stringEnd returns where the string that begins at a quotation mark ends.
func stringEnd(text string, at int) int {
	quote := text[at : at+1]
	if long := strings.Repeat(quote, 3); strings.HasPrefix(text[at:], long) {
		quote = long
	}
	for i := at + len(quote); i < len(text); i++ {
		switch {
		case text[i] == '\\':
			i++
		case strings.HasPrefix(text[i:], quote):
			return i + len(quote)
		case text[i] == '\n' && len(quote) == 1:
			return i
		}
	}
	return len(text)
}
