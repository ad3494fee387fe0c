package sat

import (
	"bytes"
	"strconv"
)

// Trim returns a refutation in the LRAT format without the clauses that the empty clause does
// not need: backward trimming, as in drat-trim (N. Wetzler, M. Heule and W. A. Hunt,
// "DRAT-trim", SAT 2014). What is no refutation comes back as it is.
func Trim(proof []byte) []byte {
	lines := bytes.SplitAfter(proof, []byte("\n"))
	last := len(lines) - 2 // after it there is nothing
	if last < 0 || len(lines[last+1]) > 0 {
		return proof
	}
	needed := make(map[uint64]bool)
	keep := make([]bool, len(lines))
	for i := last; i >= 0; i-- {
		id, rest := number(lines[i])
		if i < last && bytes.HasPrefix(rest, []byte(" d ")) {
			continue
		}
		clause, hints, found := bytes.Cut(rest, []byte(" 0 "))
		if id == 0 || !found || i == last && len(clause) > 0 {
			return proof
		}
		if keep[i] = i == last || needed[id]; !keep[i] {
			continue
		}
		for len(hints) > 0 {
			var hint uint64
			if hint, hints = number(hints); hint > 0 {
				needed[hint] = true
			}
			hints = hints[min(1, len(hints)):]
		}
	}
	first, _ := number(lines[0]) // what is before it are clauses of the formula
	var trimmed []byte
	for i, line := range lines[:last+1] {
		if keep[i] {
			trimmed = append(trimmed, line...)
			continue
		}
		id, rest := number(line)
		rest, is := bytes.CutPrefix(rest, []byte(" d "))
		if !is {
			continue
		}
		begin := len(trimmed)
		trimmed = append(strconv.AppendUint(trimmed, id, 10), " d"...)
		some := false
		for _, word := range bytes.Fields(rest) {
			if gone, _ := number(word); gone > 0 && (gone < first || needed[gone]) {
				trimmed, some = append(append(trimmed, ' '), word...), true
			}
		}
		if trimmed = append(trimmed, " 0\n"...); !some {
			trimmed = trimmed[:begin]
		}
	}
	return trimmed
}

// number returns the number at the beginning of a text, 0 if there is none, and what follows.
func number(text []byte) (n uint64, rest []byte) {
	for len(text) > 0 && '0' <= text[0] && text[0] <= '9' {
		n, text = 10*n+uint64(text[0]-'0'), text[1:]
	}
	return n, text
}
