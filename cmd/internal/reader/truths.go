package reader

import (
	"regexp"
	"strings"
)

// written writes a statement as certificates have it: without the truths and the ranges that are said together.
func written(text string, known func(name string) bool) string { return separate(counted(text, known)) }

// together are variables before one range, at the beginning of a domain's part.
var together = regexp.MustCompile(`^\s*([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*)\s*(?:in\b|>=)`)

// separate writes "for m, n in 2..12" as "for m in 2..12, n in 2..12".
func separate(text string) string {
	depth, begin, ends := 0, -1, []int{} // of the domain, and its commas
	for i := range len(text) {
		switch c := text[i]; {
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case depth == 0 && strings.HasPrefix(text[i:], " for "):
			begin, ends = i+len(" for "), nil
		case depth == 0 && begin >= 0 && (c == ',' || strings.HasPrefix(text[i:], " if ")):
			ends = append(ends, i)
		}
	}
	if begin < 0 {
		return text
	}
	var parts []string
	from, tail := begin, ""
	for _, i := range append(ends, len(text)) {
		switch at := together.FindStringSubmatchIndex(text[from:]); {
		case i < len(text) && text[i] == ',' && at != nil && from+at[3] > i:
			continue // a comma between variables
		case at != nil:
			for name := range strings.SplitSeq(text[from+at[2]:from+at[3]], ",") {
				parts = append(parts, strings.TrimSpace(name)+text[from+at[3]:i])
			}
		default:
			parts = append(parts, strings.TrimSpace(text[from:i]))
		}
		from = i + 1
		if i < len(text) && text[i] != ',' {
			tail = text[i:]
			break
		}
	}
	if len(parts) == 0 {
		return text
	}
	return text[:begin] + strings.Join(parts, ", ") + tail
}

// truths are what is said of a router and a network as a number of pairs, with that number's fact.
var truths = map[string]string{"delivers": "delivered", "minimal_router": "minimal"}

// truthCall is where such a truth begins, with its router.
var truthCall = regexp.MustCompile(`\b(delivers|minimal_router)\(\s*("[^"]*")\s*,`)

// counted writes a truth about a router, delivers("r", G) or minimal_router("r", G), as what it means, the number of pairs
// that are delivered: statements have the numbers alone. A library may have a word of the name.
func counted(text string, known func(name string) bool) string {
	at := truthCall.FindStringSubmatchIndex(text)
	if at == nil {
		return text
	}
	name, router, depth := text[at[2]:at[3]], text[at[4]:at[5]], 1
	for i := at[1]; i < len(text); i++ {
		switch text[i] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			call, network := text[at[0]:i+1], strings.TrimSpace(text[at[1]:i])
			if !known(name) {
				call = "(" + truths[name] + "(" + router + ", " + network + ") == order(" + network + ")*(order(" + network + ") - 1))"
			}
			return text[:at[0]] + call + counted(text[i+1:], known)
		}
	}
	return text
}
