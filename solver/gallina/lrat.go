package gallina

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"topocert/certificates/lrat"
)

// A packed proof is given to Coq in arrays of at most packWords integers.
const packWords = 1 << 16

// maxPackedID is one less than the length of the longest array in Coq.
const maxPackedID = 1<<22 - 2

// Packed is a refutation in the form that CheckLrat.v describes.
type Packed struct {
	// Clauses and Literals are the lengths of the checker's tables: one more than
	// the last id and than the last literal.
	Clauses, Literals int
	// Words are the arrays, of integers below 2^63.
	Words [][]uint64
	// Steps and Hints are what the packed proof has of them.
	Steps, Hints int
}

// step is a clause of a proof: its literals and hints.
type step struct {
	literals []int32
	hints    []int32
}

// PackLRAT packs a refutation of f in the textual LRAT format. Clauses that the empty
// one does not rest on are left out, and so are all deletions; the others get the
// ids after those of f in turn. The proof is not checked, only read.
func PackLRAT(f *lrat.CNF, proof io.Reader) (*Packed, error) {
	return packLRAT(f, proof, packWords)
}

// packLRAT packs into arrays of the given number of words, and a last one.
func packLRAT(f *lrat.CNF, proof io.Reader, most int) (*Packed, error) {
	steps, err := readProof(proof)
	if err != nil {
		return nil, err
	}
	used := usedSteps(f, steps)
	formula := f.Clauses()
	if formula+len(used) > maxPackedID {
		return nil, fmt.Errorf("pack: %d clauses, want at most %d", formula+len(used), maxPackedID)
	}
	p := &packer{most: most, packed: &Packed{Clauses: formula + len(used) + 1, Literals: 2*f.Variables() + 2}}
	id := make(map[int32]int, len(used)) // the new ids
	for i, old := range used {
		s := steps[old]
		p.step(formula+1+i, s, func(h int32) int {
			if int(h) <= formula {
				return int(h)
			}
			return id[h]
		})
		id[old] = formula + 1 + i
	}
	p.packed.Steps = len(used)
	p.packed.Words = append(p.packed.Words, p.words)
	return p.packed, nil
}

// readProof reads the steps, by id, up to the empty clause.
func readProof(proof io.Reader) (map[int32]step, error) {
	steps := make(map[int32]step)
	in := bufio.NewReaderSize(proof, 1<<16)
	for line := 1; ; line++ {
		text, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("pack: the proof ends in line %d without the empty clause", line)
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
				return nil, fmt.Errorf("pack: line %d: %w", line, err)
			}
			numbers[i] = int32(x)
		}
		end := slices.Index(numbers, 0)
		if end < 1 || end == len(numbers)-1 || numbers[len(numbers)-1] != 0 {
			return nil, fmt.Errorf("pack: line %d: want an id, literals, 0, hints, 0", line)
		}
		id := numbers[0]
		s := step{literals: numbers[1:end], hints: numbers[end+1 : len(numbers)-1]}
		steps[id] = s
		if len(s.literals) == 0 {
			return steps, nil
		}
	}
}

// usedSteps returns the ids, ascending, of the clauses that the empty one rests on.
func usedSteps(f *lrat.CNF, steps map[int32]step) []int32 {
	var order []int32
	for id := range steps {
		order = append(order, id)
	}
	slices.Sort(order)
	needed := make(map[int32]bool)
	var used []int32
	for i := len(order) - 1; i >= 0; i-- {
		id := order[i]
		if i < len(order)-1 && !needed[id] {
			continue
		}
		used = append(used, id)
		for _, h := range steps[id].hints {
			needed[h] = true
		}
	}
	slices.Reverse(used)
	return used
}

// packer writes numbers in groups of seven bits, nine to an integer.
type packer struct {
	packed *Packed
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

// step writes a clause and its hints; now gives a hint's new id.
func (p *packer) step(id int, s step, now func(int32) int) {
	codes := make([]int, len(s.literals))
	for i, l := range s.literals {
		codes[i] = code(l)
	}
	slices.Sort(codes)
	last := 0
	for _, c := range codes {
		p.number(c - last)
		last = c
	}
	p.number(0)
	for _, h := range s.hints {
		p.number(id - now(h))
	}
	p.packed.Hints += len(s.hints)
}
