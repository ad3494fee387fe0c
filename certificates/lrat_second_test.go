package certificates_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/lrat"
)

// secondChecker is written from the package comment's description of
// refutations alone. It is slow: it reads the whole proof, keeps clauses in a map,
// and looks at all that is known of a literal in a list.
func secondChecker(f *lrat.CNF, proof string) bool {
	clauses := make(map[int][]int)
	last := f.Clauses()
	for i := range f.Clauses() {
		var c []int
		for _, l := range f.Clause(i) {
			c = append(c, int(l))
		}
		clauses[i+1] = c
	}
	lines := strings.Split(proof, "\n")
	if lines[len(lines)-1] != "" { // the last line is not ended
		return false
	}
	lines = lines[:len(lines)-1]
	for i, line := range lines {
		words := strings.Split(line, " ")
		if len(words) >= 2 && words[1] == "d" {
			numbers, ok := allNumbers(append(words[:1:1], words[2:]...))
			if !ok || numbers[0] <= 0 {
				return false
			}
			numbers = numbers[1:]
			if len(numbers) == 0 || slices.Index(numbers, 0) != len(numbers)-1 {
				return false
			}
			for _, id := range numbers[:len(numbers)-1] {
				if _, live := clauses[id]; !live {
					return false
				}
				delete(clauses, id)
			}
			continue
		}
		numbers, ok := allNumbers(words)
		if !ok || numbers[0] <= last {
			return false
		}
		last = numbers[0]
		numbers = numbers[1:]
		zero := slices.Index(numbers, 0)
		if zero < 0 {
			return false
		}
		clause, hints := numbers[:zero], numbers[zero+1:]
		if slices.Index(hints, 0) != len(hints)-1 || len(hints) == 0 {
			return false
		}
		if !follows(clause, hints[:len(hints)-1], clauses, f.Variables()) {
			return false
		}
		clauses[last] = clause
		if len(clause) == 0 {
			return i == len(lines)-1
		}
	}
	return false
}

// follows tells whether the clause follows by unit propagation along the hints.
func follows(clause, hints []int, clauses map[int][]int, variables int) bool {
	var isTrue []int
	for _, l := range clause {
		if l > variables || l < -variables || slices.Contains(isTrue, l) || slices.Contains(isTrue, -l) {
			return false
		}
		isTrue = append(isTrue, -l)
	}
	for i, h := range hints {
		c, live := clauses[h]
		if !live {
			return false
		}
		open := make(map[int]bool)
		for _, l := range c {
			switch {
			case slices.Contains(isTrue, l):
				return false
			case !slices.Contains(isTrue, -l):
				open[l] = true
			}
		}
		if i == len(hints)-1 {
			return len(open) == 0
		}
		if len(open) != 1 {
			return false
		}
		for l := range open {
			isTrue = append(isTrue, l)
		}
	}
	return false
}

var numberForm = regexp.MustCompile(`^(0|-?[1-9][0-9]*)$`)

func allNumbers(words []string) ([]int, bool) {
	var numbers []int
	for _, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil || !numberForm.MatchString(w) || n > 2147483647 || n < -2147483647 {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}
