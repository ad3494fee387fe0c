package drat

import (
	"bufio"
	"io"
	"slices"
	"strconv"

	"topocert/solver/sat"
)

// deletions is how many clauses are deleted in a line.
const deletions = 64

// write writes the lemmas that are kept.
func (t *trimmer) write(out io.Writer) error {
	b := bufio.NewWriterSize(out, block)
	ids := make([]uint32, len(t.at)-int(t.formula)) // of lemmas
	id := func(n uint32) uint64 {
		if n < t.formula {
			return uint64(n) + 1
		}
		return uint64(ids[n-t.formula])
	}
	last := uint64(t.formula)
	var gone []uint64
	end := len(t.hints)
	for i, n := range slices.Backward(t.lemmas) {
		if err := t.ctx.Err(); err != nil {
			return err
		}
		hints := t.hints[t.starts[i]:end]
		end = t.starts[i]
		last++
		line := strconv.AppendUint(b.AvailableBuffer(), last, 10)
		if n != none {
			ids[n-t.formula] = uint32(last)
			for _, l := range t.literals(t.at[n]) {
				line = strconv.AppendInt(append(line, ' '), int64(sat.Dimacs(l)), 10)
			}
		}
		line = append(line, " 0"...)
		for _, h := range slices.Backward(hints) {
			x := id(h &^ marked)
			line = strconv.AppendUint(append(line, ' '), x, 10)
			if h&marked != 0 {
				gone = append(gone, x)
			}
		}
		line = append(line, " 0\n"...)
		if len(gone) >= deletions && n != none {
			line = append(strconv.AppendUint(line, last, 10), " d"...)
			for _, x := range gone {
				line = strconv.AppendUint(append(line, ' '), x, 10)
			}
			line = append(line, " 0\n"...)
			gone = gone[:0]
		}
		if _, err := b.Write(line); err != nil {
			return err
		}
	}
	return b.Flush()
}
