package gallina

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// checkPacked checks a packed proof as CheckLrat.v does.
func checkPacked(f *lrat.CNF, p *packed) error {
	clauses := [][]int{nil}
	for i := range f.Clauses() {
		var c []int
		for _, l := range f.Clause(i) {
			c = append(c, code(l))
		}
		clauses = append(clauses, c)
	}
	words := slices.Concat(p.Words...)
	at := 0
	number := func() int {
		for x := 0; at < 9*len(words); {
			g := int(words[at/9] >> (7 * (at % 9)) & 127)
			at++
			if x = x<<6 + g&63; g < 64 {
				return x
			}
		}
		return -1
	}
	for {
		var clause []int
		isFalse := make(map[int]bool)
		for last, n := 0, number(); n != 0; n = number() {
			if n < 0 {
				return errors.New("no empty clause")
			}
			last += n
			clause = append(clause, last)
			isFalse[last] = true
		}
		for conflict := false; !conflict; {
			h := len(clauses) - number()
			if h < 1 || h >= len(clauses) {
				return errors.New("no such clause")
			}
			open := 0
			for _, l := range clauses[h] {
				switch {
				case isFalse[l] || l == open:
				case open != 0:
					return errors.New("not unit")
				default:
					open = l
				}
			}
			isFalse[open^1] = true
			conflict = open == 0
		}
		if len(clause) == 0 {
			return nil
		}
		if clauses = append(clauses, clause); len(clauses) >= p.Clauses+1 || clause[len(clause)-1] >= p.Literals {
			return errors.New("beyond the tables")
		}
	}
}

// bisectionProof refutes that a network has a balanced cut with fewer than w links.
func bisectionProof(t *testing.T, network string, w uint64) (*lrat.CNF, []byte) {
	t.Helper()
	net, err := topology.Parse(network)
	if err != nil {
		t.Fatal(err)
	}
	f, err := widths.CNF(net.CSR(), w, nil)
	if err != nil {
		t.Fatal(err)
	}
	var proof bytes.Buffer
	if model, err := sat.Refute(context.Background(), f, &proof); err != nil || model != nil {
		t.Fatalf("%s: model %v, error %v", network, model, err)
	}
	return f, proof.Bytes()
}

func TestPackLRAT(t *testing.T) {
	for _, c := range []struct {
		network string
		width   uint64
	}{{"Torus(4,4)", 8}, {"FTT(4)", 8}, {"QT(2,2)", 8}, {"Ring(5)", 0}} {
		f, proof := bisectionProof(t, c.network, c.width)
		for _, most := range []int{packWords, 100, 1} {
			p, err := packLRAT(f, bytes.NewReader(proof), most)
			if err != nil {
				t.Fatalf("%s: %v", c.network, err)
			}
			if err := checkPacked(f, p); err != nil {
				t.Errorf("%s in arrays of %d words: %v", c.network, most, err)
			}
			if packed, steps := p.Clauses-f.Clauses()-1, bytes.Count(proof, []byte("\n")); packed < 1 || packed > steps {
				t.Errorf("%s: %d steps packed of %d", c.network, packed, steps)
			}
			for i, words := range p.Words {
				if len(words) > most || len(words) < most && i < len(p.Words)-1 || slices.Max(words) >= 1<<63 {
					t.Errorf("%s: array %d of %d words up to %#x", c.network, i, len(words), slices.Max(words))
				}
			}
			p.Words[0][0] ^= 1
			if checkPacked(f, p) == nil {
				t.Errorf("%s: a proof with another first literal is accepted", c.network)
			}
		}
	}
}

func TestPackLRATWrong(t *testing.T) {
	f := solvertest.CNF(1)
	f.Add(1)
	f.Add(-1)
	for _, c := range []struct{ proof, want string }{
		{"", "without the empty clause"},
		{"3 1 0 1 0\n", "without the empty clause"},
		{"3 0 1 2\n", "want an id"},
		{"3 0 1 x 0\n", "line 1"},
	} {
		if p, err := packLRAT(f, strings.NewReader(c.proof), packWords); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %+v, error %v, want %q", c.proof, p, err, c.want)
		}
	}
	p, err := packLRAT(f, strings.NewReader("3 0 1 2 0\n"), packWords)
	if err != nil {
		t.Fatal(err)
	}
	// The literals end at once; the hints are 3 − 1 and 3 − 2.
	if want := uint64(0 | 2<<7 | 1<<14); len(p.Words) != 1 || !slices.Equal(p.Words[0], []uint64{want}) || p.Clauses != 4 || p.Literals != 4 {
		t.Errorf("packed to %+v, want the word %#x, and 4 clauses and literals", p, want)
	}
}
