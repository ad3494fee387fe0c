package props

import (
	"fmt"
	"regexp"
	"strings"

	"topocert/certificates/resolve"
)

// shorthands are definitions that are written out wherever a text uses them, before anything reads
// it: for formulas, which know no words that are about numbers alone.
type shorthands map[string]shorthand

type shorthand struct {
	params []string
	body   string
}

// newShorthands reads definitions, in the language of words. They may use those before them.
func newShorthands(text string) (shorthands, error) {
	names := resolve.New()
	err := names.Define(text)
	s := make(shorthands)
	for _, d := range names.Words().Users() {
		_, body, _ := strings.Cut(d.Line(), "=")
		of := shorthand{body: s.written(strings.TrimSpace(body))}
		for _, p := range d.Definition.Params {
			of.params = append(of.params, p.Name)
		}
		s[d.Name] = of
	}
	return s, err
}

// calls are where a text may use a definition: its name and a parenthesis.
var calls = regexp.MustCompile(`\b[a-z]\w*\(`)

// identifiers are what a parameter may stand for in a definition's body.
var identifiers = regexp.MustCompile(`\b[A-Za-z]\w*`)

// written is the text with what it says shortly written out.
func (s shorthands) written(text string) string {
	var b strings.Builder
	for {
		at := calls.FindStringIndex(text)
		if at == nil {
			return b.String() + text
		}
		of, ok := s[text[at[0]:at[1]-1]]
		args, rest := arguments(text[at[1]:])
		if !ok || len(args) != len(of.params) {
			b.WriteString(text[:at[1]])
			text = text[at[1]:]
			continue
		}
		value := make(map[string]string)
		for i, p := range of.params {
			value[p] = s.written(strings.TrimSpace(args[i]))
		}
		body := identifiers.ReplaceAllStringFunc(of.body, func(name string) string {
			if x, ok := value[name]; ok {
				return bracketed(x)
			}
			return name
		})
		b.WriteString(text[:at[0]] + bracketed(body))
		text = rest
	}
}

// bracketed puts an expression in parentheses, if it needs them anywhere.
func bracketed(x string) string {
	if !strings.ContainsAny(x, " +-*/%<>=&|!:") {
		return x
	}
	return fmt.Sprintf("(%s)", x)
}

// arguments returns what stands between commas up to a closing parenthesis, and what stands behind it.
func arguments(text string) (args []string, rest string) {
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(' || r == '[':
			depth++
		case depth == 0 && (r == ')' || r == ','):
			args = append(args, text[from:i])
			from = i + 1
			if r == ')' {
				return args, text[from:]
			}
		case r == ')' || r == ']':
			depth--
		}
	}
	return nil, ""
}
