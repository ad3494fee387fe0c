package gallina

import (
	"fmt"
	"io"
	"slices"

	"topocert/certificates/lrat"
	"topocert/solver/drat"
)

// A packed proof is given to Coq in arrays of at most packWords integers.
const packWords = 1 << 16

// maxPackedID is one less than the length of the longest array in Coq.
const maxPackedID = 1<<22 - 2

// packed is a refutation in the form that CheckLrat.v describes.
type packed struct {
	// Clauses and Literals are the lengths of the checker's tables: one more than
	// the last id and than the last literal.
	Clauses, Literals int
	// Words are the arrays, of integers below 2^63.
	Words [][]uint64
}

// packLRAT packs a refutation of f in the textual LRAT format, into arrays of the given number of
// words, and a last one. Clauses that the empty one does not rest on are left out, and so are all
// deletions; the others get the ids after those of f in turn. The proof is not checked, only read.
func packLRAT(f *lrat.CNF, proof io.Reader, most int) (*packed, error) {
	steps, err := drat.ReadLRAT(proof)
	if err != nil {
		return nil, err
	}
	needed := drat.Needed(steps)
	steps = slices.DeleteFunc(steps, func(s drat.Step) bool { return !needed[s.ID] })
	next := f.Clauses() + 1
	if last := f.Clauses() + len(steps); last > maxPackedID {
		return nil, fmt.Errorf("pack: %d clauses, want at most %d", last, maxPackedID)
	}
	p := &packer{most: most, packed: &packed{Clauses: next + len(steps), Literals: 2*f.Variables() + 2}}
	ids := make(map[int32]int, len(steps)) // the new ones
	for i, s := range steps {
		ids[s.ID] = next + i
		p.clause(s.Literals)
		for _, h := range s.Hints {
			hint := int(h)
			if hint >= next {
				hint = ids[h]
			}
			p.number(next + i - hint)
		}
	}
	p.packed.Words = append(p.packed.Words, p.words)
	return p.packed, nil
}

// packer writes numbers in groups of seven bits, nine to an integer.
type packer struct {
	packed *packed
	most   int // words in an array
	words  []uint64
	groups int // of the last word
}

func (p *packer) group(g uint64) {
	if p.groups == 9 && len(p.words) == p.most {
		p.packed.Words = append(p.packed.Words, p.words)
		p.words = nil
	}
	if len(p.words) == 0 || p.groups == 9 {
		p.words, p.groups = append(p.words, 0), 0
	}
	p.words[len(p.words)-1] |= g << (7 * p.groups)
	p.groups++
}

// number writes a number in base 64, the highest digit first.
func (p *packer) number(x int) {
	shift := 0
	for x>>(shift+6) > 0 {
		shift += 6
	}
	for ; shift > 0; shift -= 6 {
		p.group(uint64(x>>shift)&63 | 64)
	}
	p.group(uint64(x) & 63)
}

// code is the number of a literal in Coq.
func code(l int32) int {
	if l < 0 {
		return 1 - 2*int(l)
	}
	return 2 * int(l)
}

// clause writes a clause's literals, in the order of their numbers.
func (p *packer) clause(literals []int32) {
	codes := make([]int, len(literals))
	for i, l := range literals {
		codes[i] = code(l)
	}
	slices.Sort(codes)
	last := 0
	for _, c := range codes {
		p.number(c - last)
		last = c
	}
	p.number(0)
}
