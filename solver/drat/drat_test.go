package drat

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"pgregory.net/rapid"

	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// formula returns a formula of so many variables, its clauses as in DIMACS.
func formula(variables int, clauses string) *lrat.CNF {
	f := solvertest.CNF(variables)
	var c []int32
	for word := range strings.FieldsSeq(clauses) {
		l, err := strconv.Atoi(word)
		if err != nil {
			panic(err)
		}
		if l == 0 {
			f.Add(c...)
			c = nil
		} else {
			c = append(c, int32(l))
		}
	}
	return f
}

func TestMain(m *testing.M) { deep.Main(m) }

// eight has all clauses of three variables: the example of the DRAT format's papers.
const eight = "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 -1 -2 -3 0"

// converted is what becomes of a proof.
func converted(f *lrat.CNF, proof string) (string, error) {
	var out bytes.Buffer
	err := Convert(context.Background(), f, strings.NewReader(proof), &out)
	return out.String(), err
}

// inBinary writes a proof as text in binary, by the format's description.
func inBinary(text string) string {
	var b []byte
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == 'c' {
			continue
		}
		kind := byte('a')
		if words[0] == "d" {
			kind, words = 'd', words[1:]
		}
		b = append(b, kind)
		for _, word := range words {
			l, err := strconv.Atoi(word)
			if err != nil {
				panic(err)
			}
			u := uint64(2 * l)
			if l < 0 {
				u = uint64(-2*l + 1)
			}
			b = binary.AppendUvarint(b, u)
		}
	}
	return string(b)
}

// TestByHand converts proofs written by hand, in both forms. What is written is known.
func TestByHand(t *testing.T) {
	for _, c := range []struct {
		name, clauses, proof, want string
	}{
		{"the formula contradicts itself", "1 0 -1 0", "", "3 0 1 2 0\n"},
		{"an empty clause", "1 0 0", "junk", "3 0 2 0\n"},
		{"units", eight, "1 2 0\n1 0\n2 0\n", "9 2 1 0 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n12 3 0 11 10 7 0\n13 0 11 12 10 8 0\n"},
		{"a lemma that nothing needs", "4 5 0 4 -5 3 0 " + eight, "4 3 0\n1 2 0\n1 0\n2 0\n", "12 2 1 0 3 4 0\n13 1 0 12 5 6 0\n14 2 0 13 7 8 0\n15 3 0 14 13 9 0\n16 0 14 15 13 10 0\n"},
		{"a lemma that others need", eight, "2 3 0\n1 2 0\n1 0\n2 0\n", "9 3 2 0 1 5 0\n10 2 1 0 9 2 0\n11 1 0 10 3 4 0\n12 2 0 11 9 6 0\n13 3 0 12 11 7 0\n14 0 12 13 11 8 0\n"},
		{"what follows the contradiction", eight, "1 2 0\n1 0\n2 0\n0\n3 0\nd 77 0 junk", "9 2 1 0 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n12 3 0 11 10 7 0\n13 0 11 12 10 8 0\n"},
		{"what was used is deleted", eight, "1 2 0\nd 3 1 2 0\nd 1 2 -3 0\n1 0\nd 2 1 0\n2 0\n", "9 2 1 0 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n12 3 0 11 10 7 0\n13 0 11 12 10 8 0\n"},
		{"what is not there is deleted", eight, "d 1 2 0\nd 1 -1 2 0\nd 1 2 3 99 0\nd 0\n1 2 0\n1 0\n2 0\n", "9 2 1 0 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n12 3 0 11 10 7 0\n13 0 11 12 10 8 0\n"},
		// Units that follow rest on what is deleted: see the package comment.
		{"a reason is deleted", "1 0 -1 2 0 -2 3 4 0 -2 3 -4 0 -3 5 0 -3 -5 0", "d -1 2 0\nd 1 0\n3 0\n", "7 2 0 1 2 0\n8 3 0 7 3 4 0\n9 5 0 8 5 0\n10 0 8 9 6 0\n"},
		{"a lemma holds already", "1 0 -1 2 0 -2 3 4 0 -2 3 -4 0 -3 5 0 -3 -5 0", "2 -5 0\n2 0\n3 0\n", "7 2 0 1 2 0\n8 3 0 7 3 4 0\n9 5 0 8 5 0\n10 0 8 9 6 0\n"},
		{"tautologies", "1 -1 0 2 3 0 2 -3 0 -2 3 0 -2 -3 0", "1 2 -1 0\nd 1 -1 0\n2 0\n", "6 2 0 2 3 0\n7 3 0 6 4 0\n8 0 6 7 5 0\n"},
		{"literals twice", "2 3 2 0 2 -3 0 -2 3 0 -2 -3 -3 0", "2 2 0\n", "5 2 0 1 2 0\n6 3 0 5 3 0\n7 0 5 6 4 0\n"},
	} {
		f := formula(5, c.clauses)
		got, err := converted(f, c.proof)
		if err != nil || got != c.want {
			t.Errorf("%s: got %q, %v, want %q", c.name, got, err, c.want)
		}
		if err := lrat.Check(f, strings.NewReader(got)); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if strings.Contains(c.proof, "junk") {
			continue
		}
		if again, err := converted(f, inBinary(c.proof)); err != nil || again != got {
			t.Errorf("%s, in binary: got %q, %v, want %q", c.name, again, err, got)
		}
		lines := "c a comment\nc\n\n  " + strings.ReplaceAll(strings.ReplaceAll(c.proof, "\n", "\r\n"), " ", " \t\n ")
		if again, err := converted(f, lines); err != nil || again != got {
			t.Errorf("%s, in many lines: got %q, %v, want %q", c.name, again, err, got)
		}
	}
}

// drawn draws a formula, whose clauses may be empty, tautologies and repeated.
func drawn(t *rapid.T) *lrat.CNF {
	n := rapid.SampledFrom([]int{1, 3, 5, 6, 7, 8, 9, 10}).Draw(t, "variables")
	f := solvertest.CNF(n)
	if n > 4 { // three variables in each
		for range 7*n + rapid.IntRange(0, n).Draw(t, "more clauses") {
			f.Add(rapid.SliceOfNDistinct(literals(n), 3, 3, func(l int32) int32 { return max(l, -l) }).Draw(t, "clause")...)
		}
		return f
	}
	for range rapid.IntRange(0, 10*n).Draw(t, "clauses") {
		f.Add(rapid.SliceOfN(literals(n), 0, 3).Draw(t, "clause")...)
	}
	return f
}

func literals(n int) *rapid.Generator[int32] {
	return rapid.Custom(func(t *rapid.T) int32 {
		return int32(rapid.IntRange(1, n).Draw(t, "variable") * rapid.SampledFrom([]int{-1, 1}).Draw(t, "sign"))
	})
}

// text writes a step.
func text(deletion bool, clause []int32) string {
	words := make([]string, 0, len(clause)+2)
	if deletion {
		words = append(words, "d")
	}
	for _, l := range clause {
		words = append(words, strconv.Itoa(int(l)))
	}
	return strings.Join(append(words, "0"), " ") + "\n"
}

// plain is a checker that goes through all clauses as long as anything changes.
type plain struct {
	clauses [][]int32
	// facts follow by unit propagation, and stay when clauses are deleted. broken says that
	// there is a contradiction.
	facts  map[int32]bool
	broken bool
}

// closure returns what follows by unit propagation when some literals are true too, and whether
// that is a contradiction.
func (p *plain) closure(also []int32) (facts map[int32]bool, broken bool) {
	facts = maps.Clone(p.facts)
	for _, l := range also {
		facts[l] = true
	}
	for size := -1; size < len(facts); {
		size = len(facts)
		for _, c := range p.clauses {
			var open []int32
			for _, l := range c {
				if !facts[-l] && !slices.Contains(open, l) {
					open = append(open, l)
				}
			}
			if len(open) == 0 {
				return facts, true
			}
			if len(open) == 1 {
				facts[open[0]] = true
			}
		}
	}
	for l := range facts {
		broken = broken || facts[-l]
	}
	return facts, broken
}

// implies tells whether a lemma follows.
func (p *plain) implies(c []int32) bool {
	n := make([]int32, len(c))
	for i, l := range c {
		n[i] = -l
	}
	_, broken := p.closure(n)
	return broken
}

func (p *plain) add(c []int32) {
	p.clauses = append(p.clauses, c)
	p.facts, p.broken = p.closure(nil)
}

func (p *plain) remove(c []int32, all bool) {
	for i := len(p.clauses) - 1; i >= 0; i-- {
		if sameSet(c, p.clauses[i]) {
			p.clauses = slices.Delete(p.clauses, i, i+1)
			if !all {
				return
			}
		}
	}
}

// lemmas returns clauses of one or two literals that follow, and are not there; and those of
// them with which there is no contradiction yet.
func (p *plain) lemmas(n int) (list, open [][]int32) {
	for l := -int32(n); l <= int32(n); l++ {
		for m := l; m <= int32(n); m++ {
			c := []int32{l, m}
			if l == m {
				c = c[:1]
			}
			if l == 0 || m == 0 || l == -m || !p.implies(c) || slices.ContainsFunc(p.clauses, func(d []int32) bool { return sameSet(c, d) }) {
				continue
			}
			list = append(list, c)
			q := &plain{clauses: append(p.clauses[:len(p.clauses):len(p.clauses)], c), facts: p.facts}
			if _, broken := q.closure(nil); !broken {
				open = append(open, c)
			}
		}
	}
	return list, open
}

// TestDrawn draws formulas and steps: lemmas that follow by unit propagation as a plain
// checker has it, and others; deletions of what is there, and of other clauses. Where that
// checker finds a refutation, Convert does. What it converts is a refutation for package lrat, and
// then the formula has no model. The two forms come to the same.
func TestDrawn(t *testing.T) {
	deep.NotShort(t)
	refuted, lemmas := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		f := drawn(rt)
		p := &plain{facts: make(map[int32]bool)}
		for i := range f.Clauses() {
			p.add(f.Clause(i))
		}
		all := true // lemmas so far follow
		var proof strings.Builder
		for range rapid.SampledFrom([]int{5, 20, 40}).Draw(rt, "steps") {
			var c []int32
			step := rapid.SampledFrom([]string{"lemma", "lemma", "lemma", "lemma", "lemma", "lemma", "again", "delete", "delete", "other"}).Draw(rt, "step")
			switch step {
			case "other":
				c = rapid.SliceOfN(literals(f.Variables()), 0, 3).Draw(rt, "other")
				if rapid.IntRange(0, 5).Draw(rt, "lemma") < 5 {
					proof.WriteString(text(true, c))
					p.remove(c, true)
					continue
				}
				all = all && (p.broken || p.implies(c))
			case "lemma":
				list, open := p.lemmas(f.Variables())
				if len(list) == 0 {
					continue
				}
				if len(open) > 0 && rapid.IntRange(0, 9).Draw(rt, "late") > 0 {
					list = open
				}
				c = rapid.SampledFrom(list).Draw(rt, "lemma")
			default:
				if len(p.clauses) == 0 {
					continue
				}
				c = rapid.Permutation(rapid.SampledFrom(p.clauses).Draw(rt, "which")).Draw(rt, "order")
				if step == "delete" {
					proof.WriteString(text(true, c))
					p.remove(c, false)
					continue
				}
			}
			proof.WriteString(text(false, c))
			p.add(c)
		}
		got, err := converted(f, proof.String())
		again, e := converted(f, inBinary(proof.String()))
		if proof.Len() > 0 && (got != again || (err == nil) != (e == nil)) {
			rt.Fatalf("%s\nconverted to\n%s%v\nin binary to\n%s%v", &proof, got, err, again, e)
		}
		if all && p.broken && err != nil {
			rt.Fatalf("a refutation, with the error %v:\n%s", err, &proof)
		}
		if err != nil {
			return
		}
		refuted++
		lemmas += strings.Count(got, "\n")
		if err := lrat.Check(f, strings.NewReader(got)); err != nil {
			rt.Fatalf("%v\n%s\nconverted to\n%s", err, &proof, got)
		}
		if model, err := sat.Refute(context.Background(), f, nil); model != nil || err != nil {
			rt.Fatalf("refuted, though it has the model %v (%v)", model, err)
		}
	})
	if refuted < 10 || lemmas < 2*refuted {
		t.Errorf("%d refutations of %d lemmas in all, want more", refuted, lemmas)
	}
}

func sameSet(c, d []int32) bool {
	in := func(list []int32) func(int32) bool {
		return func(l int32) bool { return !slices.Contains(list, l) }
	}
	return !slices.ContainsFunc(c, in(d)) && !slices.ContainsFunc(d, in(c))
}

// TestOurs hands the proofs of our own solver over as DRAT. They become refutations.
func TestOurs(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 40 {
		n := 20 + 2*i
		f := solvertest.CNF(n)
		for range 5 * n {
			var c []int32
			for range 3 {
				c = append(c, int32(1+random.IntN(n))*int32(1-2*random.IntN(2)))
			}
			f.Add(c...)
		}
		var ours bytes.Buffer
		model, err := sat.Refute(t.Context(), f, &ours)
		if err != nil {
			t.Fatal(err)
		}
		if model != nil {
			continue
		}
		proof := ofLRAT(f, ours.String())
		got, err := converted(f, proof)
		if err != nil {
			t.Fatalf("formula %d: %v", i, err)
		}
		if err := lrat.Check(f, strings.NewReader(got)); err != nil {
			t.Fatalf("formula %d: %v", i, err)
		}
		if again, err := converted(f, inBinary(proof)); err != nil || again != got {
			t.Fatalf("formula %d: another refutation in binary (%v)", i, err)
		}
		if i == 39 && strings.Count(got, "\n") < 50 {
			t.Errorf("%d lines, want a long proof", strings.Count(got, "\n"))
		}
	}
}

// ofLRAT returns an LRAT proof as DRAT.
func ofLRAT(f *lrat.CNF, proof string) string {
	clauses := make(map[string]string)
	for i := range f.Clauses() {
		clauses[strconv.Itoa(i+1)] = text(false, f.Clause(i))
	}
	var drat strings.Builder
	for line := range strings.Lines(proof) {
		words := strings.Fields(line)
		if words[1] == "d" {
			for _, id := range words[2 : len(words)-1] {
				drat.WriteString("d " + clauses[id])
			}
			continue
		}
		clauses[words[0]] = strings.Join(words[1:slices.Index(words, "0")+1], " ") + "\n"
		drat.WriteString(clauses[words[0]])
	}
	return drat.String()
}

// TestRefuse: what is wrong is said with the place.
func TestRefuse(t *testing.T) {
	for _, c := range []struct {
		proof string
		kind  error
		want  string
	}{
		{"", ErrOpen, "ends with line 1, after 0 lemmas and without a contradiction"},
		{"1 2 0\n1 3 0\n", ErrOpen, "ends with line 3, after 2 lemmas"},
		{"1 2 0\n\n1", ErrForm, "line 3: the proof ends within a step that begins at line 3, want 0"},
		{"1 2 0\n1\n3", ErrForm, "line 3: the proof ends within a step that begins at line 2, want 0"},
		{"1 2 0\nd", ErrForm, "line 2: the proof ends within a step"},
		{"1 2 0\nx 1 0\n", ErrForm, `line 2: got 'x'`},
		{"1 2 0\n1 2x 0\n", ErrForm, `line 2: got 'x'`},
		{"1 2 0\n1 - 0\n", ErrForm, `line 2: got ' '`},
		{"1 2 0\nd1 0\n", ErrForm, `line 2: got '1' after d, want a blank`},
		{"1 -0\n", ErrForm, `line 1: got -0`},
		{"1 2 0 d 1 d 0\n", ErrForm, `line 1: got 'd'`},
		{"1 2 0\n1 4 0\n", ErrImplied, "line 2: variable 4, want one of the formula's, up to 3"},
		{"1 99999999999999999999 0\n", ErrImplied, "want one of the formula's, up to 3"},
		{"-1 0\n1 2 0\n1 0\n2 0\n", ErrImplied, "line 1: the clause [-1], want no RAT steps"},
		{"1 2 0\n\n 3\n 0\n1 0\n", ErrImplied, "line 3: the clause [3]"},
		{"0\n", ErrImplied, "line 1: the clause [], want"},
		{"a\x02\x04\x00a\x02", ErrForm, "byte 6: the proof ends within a step that begins at byte 5, want 0"},
		{"a\x02\x04\x00a", ErrForm, "byte 5: the proof ends within a step that begins at byte 5"},
		{"a", ErrForm, "byte 1: the proof ends within a step"},
		{"a\x02\x04\x00b", ErrForm, "byte 5: got the byte 98, want 'a' or 'd'"},
		{"a\x02\x01\x00", ErrForm, "byte 3: got the literal 1, want 0 or a literal from 2"},
		{"a\x02\x08\x00", ErrImplied, "byte 3: variable 4"},
		{"a\xff\xff\xff\xff\xff\x01\x00", ErrForm, "byte 7: a literal of more than five bytes"},
		{"d\x02\x00a\x02\x04\x00", ErrOpen, "byte 7"},
		{"a\x02\x00a\x04\x00", ErrImplied, "byte 1: the clause [1]"},
	} {
		got, err := converted(formula(3, eight), c.proof)
		if !errors.Is(err, c.kind) || !strings.Contains(fmt.Sprint(err), c.want) || got != "" {
			t.Errorf("%q: got %q, %v, want %v … %s", c.proof, got, err, c.kind, c.want)
		}
	}
}

// TestLimits: the context, a proof that cannot be read and a full disk are errors.
func TestLimits(t *testing.T) {
	const proof = "1 2 0\n1 0\n2 0\n"
	f := formula(3, eight)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Convert(ended, f, strings.NewReader(proof), new(bytes.Buffer)); !errors.Is(err, context.Canceled) {
		t.Errorf("after the context's end: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	endless := readerFunc(func(p []byte) (int, error) {
		cancel()
		return copy(p, "1 2 0\n"), nil
	})
	if err := Convert(ctx, f, endless, new(bytes.Buffer)); !errors.Is(err, context.Canceled) {
		t.Errorf("an endless proof: %v", err)
	}
	broken := errors.New("broken")
	for _, first := range []string{"", "1 2 0\n1", "1 2 0\n", "a\x02\x04\x00", "a\x02", "c", "d"} {
		err := Convert(t.Context(), f, io.MultiReader(strings.NewReader(first), iotest.ErrReader(broken)), new(bytes.Buffer))
		if !errors.Is(err, broken) {
			t.Errorf("%q, and then an error: %v", first, err)
		}
	}
	if err := Convert(t.Context(), f, strings.NewReader(proof), &solvertest.FullDisk{Left: 10}); !errors.Is(err, solvertest.ErrFull) {
		t.Errorf("a full disk: %v", err)
	}
}

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// TestCadical converts what CaDiCaL writes, of formulas drawn and of cuts, in both forms.
func TestCadical(t *testing.T) {
	if _, err := exec.LookPath("cadical"); err != nil {
		t.Skip("no cadical, which Debian has: apt-get install cadical")
	}
	formulas := []*lrat.CNF{formula(3, eight), formula(1, "0"), cuts(t, "FTT(6)", 12), cuts(t, "Torus(5)", 10)}
	random := rand.New(rand.NewPCG(3, 4))
	for range 30 {
		n := 60 + random.IntN(100)
		f := solvertest.CNF(n)
		for range 9 * n / 2 {
			var c []int32
			for range 3 {
				c = append(c, int32(1+random.IntN(n))*int32(1-2*random.IntN(2)))
			}
			f.Add(c...)
		}
		formulas = append(formulas, f)
	}
	dir := t.TempDir()
	refuted := 0
	for i, f := range formulas {
		var b bytes.Buffer
		if err := f.WriteDIMACS(&b); err != nil {
			t.Fatal(err)
		}
		cnf, proof := filepath.Join(dir, "cnf"), filepath.Join(dir, "proof")
		if err := os.WriteFile(cnf, b.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, form := range []string{"--binary", "--no-binary"} {
			_ = exec.CommandContext(t.Context(), "cadical", "-q", "-n", form, cnf, proof).Run() // 10 and 20 are answers
			model, err := sat.Refute(t.Context(), f, nil)
			if err != nil {
				t.Fatal(err)
			}
			in, err := os.Open(proof)
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			err = Convert(t.Context(), f, in, &out)
			in.Close()
			if err == nil {
				err = lrat.Check(f, &out)
				refuted++
			}
			if (err == nil) != (model == nil) {
				t.Errorf("formula %d, %s: %v, while our solver has the model %v", i, form, err, model)
			}
		}
	}
	if refuted < 20 {
		t.Errorf("%d refutations, want 20", refuted)
	}
}

// cuts is the formula that a network has a balanced cut of fewer links.
func cuts(t testing.TB, network string, links uint64) *lrat.CNF {
	net, err := topology.Parse(network)
	if err != nil {
		t.Fatal(err)
	}
	f, err := widths.CNF(net.CSR(), links, nil)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// BenchmarkConvert converts CaDiCaL's proofs. Beside the time, it has the processor's that CaDiCaL took
// for the proof, and that of our checker for what comes out, with its bytes.
func BenchmarkConvert(b *testing.B) {
	if _, err := exec.LookPath("cadical"); err != nil {
		b.Skip("no cadical, which Debian has: apt-get install cadical")
	}
	for _, c := range []struct {
		network string
		links   uint64
	}{{"FTT(6)", 12}, {"Hypercube(5)", 16}, {"FTT(7)", 16}, {"FTT(8)", 16}, {"QT(3,3)", 18}} {
		b.Run(fmt.Sprintf("%s/w=%d", c.network, c.links), func(b *testing.B) {
			f := cuts(b, c.network, c.links)
			var text bytes.Buffer
			if err := f.WriteDIMACS(&text); err != nil {
				b.Fatal(err)
			}
			cnf, name := filepath.Join(b.TempDir(), "cnf"), filepath.Join(b.TempDir(), "proof")
			if err := os.WriteFile(cnf, text.Bytes(), 0o666); err != nil {
				b.Fatal(err)
			}
			solver := exec.CommandContext(b.Context(), "cadical", "-q", "-n", cnf, name)
			_ = solver.Run() // 20 is an answer
			proof, err := os.ReadFile(name)
			if err != nil {
				b.Fatal(err)
			}
			var out bytes.Buffer
			for b.Loop() {
				out.Reset()
				if err := Convert(b.Context(), f, bytes.NewReader(proof), &out); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(solver.ProcessState.UserTime().Seconds(), "cadical-cpu-s")
			b.ReportMetric(float64(out.Len()), "lrat-B")
			start := time.Now()
			if err := lrat.Check(f, &out); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(time.Since(start).Seconds(), "check-s")
		})
	}
}

// FuzzConvert: what is converted is a refutation, of a formula without a model.
func FuzzConvert(f *testing.F) {
	for _, proof := range []string{"1 2 0\n1 0\n2 0\n", "1 2 0\nd 1 2 3 0\nd 5 0\nc\n1 0\n0\n", "1 0\n2 0", ""} {
		f.Add(eight, []byte(proof))
		f.Add(eight, []byte(inBinary(proof)))
	}
	f.Add("1 0 -1 2 0 -2 3 4 0 -2 3 -4 0 -3 5 0 -3 -5 0", []byte("d -1 2 0\n2 0\n3 0\n"))
	f.Fuzz(func(t *testing.T, clauses string, proof []byte) {
		formula := solvertest.CNF(8)
		var c []int32
		for word := range strings.FieldsSeq(clauses) {
			l, err := strconv.Atoi(word)
			switch {
			case err != nil || l < -8 || l > 8 || len(c) > 20:
				return
			case l != 0:
				c = append(c, int32(l))
			default:
				formula.Add(c...)
				c = nil
			}
		}
		got, err := converted(formula, string(proof))
		if err != nil {
			return
		}
		if err := lrat.Check(formula, strings.NewReader(got)); err != nil {
			t.Fatalf("%v\n%s", err, got)
		}
		if model, err := sat.Refute(t.Context(), formula, nil); model != nil || err != nil {
			t.Fatalf("refuted, though it has the model %v (%v)", model, err)
		}
	})
}
