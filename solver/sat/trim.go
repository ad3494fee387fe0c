package sat

import (
	"bytes"
	"strconv"
)

// needed returns the ids of the clauses on which the empty clause rests, that of the last line, and the
// lines that add such: backward trimming, as in drat-trim (N. Wetzler, M. Heule and W. A. Hunt,
// "DRAT-trim", SAT 2014). The lines are those of a refutation in the LRAT format, each with its end; of
// others there are no ids.
func needed(lines [][]byte) (ids map[uint64]bool, keep []bool) {
	last := len(lines) - 2 // after it there is nothing
	if last < 0 || len(lines[last+1]) > 0 {
		return nil, nil
	}
	ids, keep = make(map[uint64]bool), make([]bool, len(lines))
	for i := last; i >= 0; i-- {
		id, rest := number(lines[i])
		if i < last && bytes.HasPrefix(rest, []byte(" d ")) {
			continue
		}
		clause, hints, found := bytes.Cut(rest, []byte(" 0 "))
		if id == 0 || !found || i == last && len(clause) > 0 {
			return nil, nil
		}
		if keep[i] = i == last || ids[id]; !keep[i] {
			continue
		}
		for len(hints) > 0 {
			var hint uint64
			if hint, hints = number(hints); hint > 0 {
				ids[hint] = true
			}
			hints = hints[min(1, len(hints)):]
		}
	}
	return ids, keep
}

// Needed returns the ids of the clauses on which the empty clause of a refutation in the LRAT format
// rests; nil for what is no refutation.
func Needed(proof []byte) map[uint64]bool {
	ids, _ := needed(bytes.SplitAfter(proof, []byte("\n")))
	return ids
}

// Trim returns a refutation in the LRAT format without the clauses that the empty clause does
// not need. What is no refutation comes back as it is.
func Trim(proof []byte) []byte {
	lines := bytes.SplitAfter(proof, []byte("\n"))
	needed, keep := needed(lines)
	if needed == nil {
		return proof
	}
	first, _ := number(lines[0]) // what is before it are clauses of the formula
	var trimmed []byte
	for i, line := range lines[:len(lines)-1] {
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
