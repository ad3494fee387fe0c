package main

import (
	"regexp"
	"strings"
)

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
