package drat

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
)

// Step is a clause that a refutation in the textual LRAT format adds: its id, literals and hints.
type Step struct {
	ID              int32
	Literals, Hints []int32
}

// ReadLRAT reads the steps of a refutation in the textual LRAT format up to the empty clause, but for
// deletions. The refutation is not checked.
func ReadLRAT(proof io.Reader) (steps []Step, err error) {
	in := bufio.NewReaderSize(proof, block)
	for line := 1; ; line++ {
		text, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("malformed LRAT proof: it ends in line %d without the empty clause", line)
		}
		if err != nil {
			return nil, err
		}
		fields := bytes.Fields(text)
		if len(fields) > 1 && string(fields[1]) == "d" {
			continue
		}
		numbers := make([]int32, len(fields))
		for i, w := range fields {
			x, err := strconv.ParseInt(string(w), 10, 32)
			if err != nil {
				return nil, fmt.Errorf("malformed LRAT proof: line %d: %w", line, err)
			}
			numbers[i] = int32(x)
		}
		end := slices.Index(numbers, 0)
		if end < 1 || end == len(numbers)-1 || numbers[len(numbers)-1] != 0 {
			return nil, fmt.Errorf("malformed LRAT proof: line %d: want an id, literals, 0, hints, 0", line)
		}
		steps = append(steps, Step{numbers[0], numbers[1:end], numbers[end+1 : len(numbers)-1]})
		if end == 1 {
			return steps, nil
		}
	}
}

// Needed has the ids of the clauses on which the last step rests, and its own.
func Needed(steps []Step) map[int32]bool {
	needed := map[int32]bool{steps[len(steps)-1].ID: true}
	for _, s := range slices.Backward(steps) {
		for i := 0; needed[s.ID] && i < len(s.Hints); i++ {
			needed[s.Hints[i]] = true
		}
	}
	return needed
}
