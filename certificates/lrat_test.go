package certificates_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/kinds"
	"topocert/certificates/lrat"
	"topocert/certificates/subgraphs"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// cnf returns the formula with the given clauses.
func cnf(variables int, clauses ...[]int32) *lrat.CNF {
	f := solvertest.CNF(variables)
	for _, c := range clauses {
		f.Add(c...)
	}
	return f
}

// rule returns the rule that an error says is broken; "" for nil.
func rule(t testing.TB, err error) string {
	if err == nil {
		return ""
	}
	var r *certificates.Rejection
	if !errors.As(err, &r) {
		t.Fatalf("error %v, want a rejection", err)
	}
	return r.Rule
}

// TestLRAT checks small proofs about (a∨b)(a∨¬b)(¬a∨c)(¬a∨¬c), a, b, c being
// variables 1, 2, 3.
func TestLRAT(t *testing.T) {
	f := cnf(3, []int32{1, 2}, []int32{1, -2}, []int32{-1, 3}, []int32{-1, -3})
	for _, c := range []struct{ name, proof, rule string }{
		{"short", "5 1 0 1 2 0\n6 0 5 3 4 0\n", ""},
		{"gap in the ids", "50 1 0 1 2 0\n60 0 50 3 4 0\n", ""},
		{"largest id", "50 1 0 1 2 0\n2147483647 0 50 3 4 0\n", ""},
		{"deletions", "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n", ""},
		{"deletion first", "5 1 0 1 2 0\n1 d 0\n7 3 0 5 3 0\n9 d 5 3 0\n8 1 2 0 1 0\n", "lrat/truncated"},
		{"the same clause again", "5 1 0 1 2 0\n6 1 0 5 0\n7 0 6 3 4 0\n", ""},
		{"unneeded clause", "5 1 3 0 1 2 0\n6 1 0 1 2 0\n7 0 6 3 4 0\n", ""},
		{"all at once", "5 0 1 2 3 4 0\n", "lrat/unit"},
		{"empty clause last", "5 1 0 1 2 0\n6 0 5 3 4 0\n7 1 0 5 0\n", "lrat/trailing"},
		{"clause deleted that was derived", "5 1 0 1 2 0\n5 d 5 0\n6 0 5 3 4 0\n", "lrat/hint"},
		{"hint to the future", "5 0 6 3 4 0\n6 1 0 1 2 0\n", "lrat/hint"},
		{"no proof", "", "lrat/truncated"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := lrat.Check(f, strings.NewReader(c.proof))
			if got := rule(t, err); got != c.rule {
				t.Errorf("%v, want %q", err, c.rule)
			}
			if secondChecker(f, c.proof) != (c.rule == "") {
				t.Error("the second checker does not agree")
			}
		})
	}
}

// TestOddFormulas checks formulas that are not as a solver would write them.
func TestOddFormulas(t *testing.T) {
	for _, c := range []struct {
		name        string
		f           *lrat.CNF
		proof, rule string
	}{
		{"empty clause", cnf(0, nil), "2 0 1 0\n", ""},
		{"empty clause among others", cnf(1, []int32{1}, nil), "3 0 2 0\n", ""},
		{"no clauses", cnf(2), "1 0 0\n", "lrat/conflict"},
		{"literal twice", cnf(1, []int32{1, 1}, []int32{-1, -1}), "3 1 0 1 0\n4 0 3 2 0\n", ""},
		{"literal twice as a unit", cnf(1, []int32{1, 1}, []int32{-1, -1}), "3 0 1 2 0\n", ""},
		{"tautology", cnf(1, []int32{1, -1}), "2 0 1 0\n", "lrat/unit"},
		{"tautology and unit", cnf(1, []int32{1, -1}, []int32{1}), "3 0 2 1 0\n", "lrat/unit"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := lrat.Check(c.f, strings.NewReader(c.proof))
			if got := rule(t, err); got != c.rule {
				t.Errorf("%v, want %q", err, c.rule)
			}
			if secondChecker(c.f, c.proof) != (c.rule == "") {
				t.Error("the second checker does not agree")
			}
		})
	}
}

// TestSecondCheckerOnVectors sees that both checkers agree on all vectors'
// proofs, each against each formula.
func TestSecondCheckerOnVectors(t *testing.T) {
	if testing.Short() {
		t.Skip("checks all proofs again")
	}
	var formulas []*lrat.CNF
	for _, file := range vectors(t, "good/lrat/*.cert") {
		formulas = append(formulas, formulaOf(t, file))
	}
	accepted := 0
	for _, file := range vectors(t, "*/lrat/*.lrat") {
		proof := vector(t, file)
		for i, f := range formulas {
			first := lrat.Check(f, bytes.NewReader(proof)) == nil
			if second := secondChecker(f, string(proof)); first != second {
				t.Errorf("%s, formula %d: accepted %t, by the second checker %t", file, i, first, second)
			}
			if first {
				accepted++
			}
		}
	}
	if accepted < len(formulas) {
		t.Errorf("%d proofs accepted, want at least one for each of %d formulas", accepted, len(formulas))
	}
}

// formulaOf makes the formula of the certificate in a file.
func formulaOf(t *testing.T, file string) *lrat.CNF {
	c, err := certificates.NewReader(bytes.NewReader(vector(t, file))).Next()
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.Parse(c.Statement.Network)
	if err != nil {
		t.Fatal(err)
	}
	var lists [][]uint32
	for _, l := range c.Body[:len(c.Body)-1] {
		var list []uint32
		for field := range strings.FieldsSeq(l.Text) {
			var v uint32
			if _, err := fmt.Sscan(field, &v); err != nil {
				t.Fatal(err)
			}
			list = append(list, v)
		}
		lists = append(lists, list)
	}
	number := func(text string) (n uint64) {
		if _, err := fmt.Sscan(text, &n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	var f *lrat.CNF
	switch c.Statement.Subject {
	case "bisection":
		f, err = widths.CNF(net.CSR(), number(c.Statement.Value), lists)
	case "broadcast":
		f, err = broadcasts.CNF(net.CSR(), uint32(number(c.Statement.Args[1])), number(c.Statement.Value)-1)
	case "lanes":
		f, err = kinds.CNF(c, net.CSR(), world())
	case "cluster":
		f, err = subgraphs.ClusterCNF(net.CSR(), number(c.Statement.Args[0]), number(c.Statement.Value), len(lists) > 0)
	default:
		f, err = subgraphs.CycleCNF(net.CSR(), lists)
	}
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestSolverProofs sees that both checkers accept what the solver writes, on
// random formulas near the threshold where half of them have models, and on a cut.
func TestSolverProofs(t *testing.T) {
	deep.NotShort(t)
	random := rand.New(rand.NewPCG(5, 6))
	var formulas []*lrat.CNF
	for range 300 {
		n := 5 + random.IntN(36)
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
	net, err := topology.Parse("FTT(6)")
	if err != nil {
		t.Fatal(err)
	}
	cut, err := widths.CNF(net.CSR(), 12, nil)
	if err != nil {
		t.Fatal(err)
	}
	refuted := 0
	for i, f := range append(formulas, cut) {
		var proof bytes.Buffer
		model, err := sat.Refute(context.Background(), f, &proof)
		if err != nil {
			t.Fatal(err)
		}
		text := proof.String()
		err = lrat.Check(f, &proof)
		if (err == nil) != (model == nil) || secondChecker(f, text) != (model == nil) {
			t.Fatalf("formula %d, model %v: %v, by the second checker %t", i, model, err, secondChecker(f, text))
		}
		if model == nil {
			refuted++
		}
	}
	if refuted < 100 {
		t.Errorf("%d formulas refuted, want at least 100", refuted)
	}
}

// TestMutatedProofs changes proofs, and sees that the checkers agree on what is
// left of them; and that a formula with a model is never refuted.
func TestMutatedProofs(t *testing.T) {
	type proved struct {
		f     *lrat.CNF
		proof string
	}
	var all []proved
	for _, file := range vectors(t, "good/lrat/*.cert") {
		f := formulaOf(t, file)
		var b bytes.Buffer
		if model, err := sat.Refute(context.Background(), f, &b); err != nil || model != nil {
			t.Fatalf("%s: model %v, error %v", file, model, err)
		}
		all = append(all, proved{f, b.String()}, proved{f, string(vector(t, strings.TrimSuffix(file, ".cert")+".lrat"))})
	}
	still := 0
	rapid.Check(t, func(rt *rapid.T) {
		p := rapid.SampledFrom(all).Draw(rt, "proof")
		f, proof := p.f, p.proof
		lines := strings.SplitAfter(proof, "\n")
		line := func(label string) int { return rapid.IntRange(0, len(lines)-2).Draw(rt, label) }
		change := rapid.SampledFrom([]string{"number", "byte", "drop word", "swap words", "drop line", "repeat line", "exchange lines", "delete", "clause", "weaken"}).Draw(rt, "change")
		i := line("line")
		words := strings.Split(strings.TrimSuffix(lines[i], "\n"), " ")
		word := rapid.IntRange(0, len(words)-1).Draw(rt, "word")
		switch change {
		case "number":
			words[word] = fmt.Sprint(rapid.IntRange(-5, f.Clauses()+len(lines)).Draw(rt, "to"))
		case "drop word":
			words = slices.Delete(words, word, word+1)
		case "swap words":
			other := rapid.IntRange(0, len(words)-1).Draw(rt, "with")
			words[word], words[other] = words[other], words[word]
		case "weaken": // a clause with one literal more still follows
			words = slices.Insert(words, 1, fmt.Sprint(rapid.IntRange(-f.Variables(), f.Variables()).Draw(rt, "literal")))
		}
		lines[i] = strings.Join(words, " ") + "\n"
		switch change {
		case "drop line":
			lines = slices.Delete(lines, i, i+1)
		case "repeat line":
			lines = slices.Insert(lines, i, lines[i])
		case "exchange lines":
			j := line("with")
			lines[i], lines[j] = lines[j], lines[i]
		case "delete":
			lines = slices.Insert(lines, i, fmt.Sprintf("1 d %d 0\n", rapid.IntRange(1, f.Clauses()+len(lines)).Draw(rt, "clause")))
		case "clause":
			drop := rapid.IntRange(0, f.Clauses()-1).Draw(rt, "clause")
			g := solvertest.CNF(max(1, f.Variables()))
			for k := range f.Clauses() {
				if k != drop {
					g.Add(f.Clause(k)...)
				} else if k == 0 {
					g.Add(1, -1) // the ids stay as they are
				} else {
					g.Add(f.Clause(0)...)
				}
			}
			f = g
		}
		text := strings.Join(lines, "")
		if change == "byte" {
			at := rapid.IntRange(0, len(text)-1).Draw(rt, "at")
			b := []byte(text)
			b[at] = rapid.SampledFrom([]byte("0123456789 -d\n")).Draw(rt, "to")
			text = string(b)
		}
		first := lrat.Check(f, strings.NewReader(text)) == nil
		if second := secondChecker(f, text); first != second {
			rt.Fatalf("accepted %t, by the second checker %t:\n%s", first, second, text)
		}
		if first {
			still++
			if model, err := sat.Refute(context.Background(), f, nil); err != nil || model != nil {
				rt.Fatalf("accepted, though there is the model %v (error %v):\n%s", model, err, text)
			}
		}
	})
	if !testing.Short() && still == 0 { // 20 inputs may show none
		t.Error("no changed proof is accepted: too few are tried")
	}
}

// TestEveryRefutationWordMatters changes every number in the vectors' proofs, plainly one in five, and
// sees that the checkers agree.
func TestEveryRefutationWordMatters(t *testing.T) {
	deep.NotShort(t)
	for _, file := range vectors(t, "good/lrat/*.cert") {
		f := formulaOf(t, file)
		words := strings.Split(string(vector(t, strings.TrimSuffix(file, ".cert")+".lrat")), " ")
		for i, w := range words {
			if !deep.Takes(i, 5, 5) {
				continue
			}
			for _, to := range []string{"", "0", "1", "-1", "2", "d", w + "0", "-" + w} {
				words[i] = to
				text := strings.Join(words, " ")
				first := lrat.Check(f, strings.NewReader(text)) == nil
				if second := secondChecker(f, text); first != second {
					t.Fatalf("%s: accepted %t, by the second checker %t:\n%s", file, first, second, text)
				}
			}
			words[i] = w
		}
	}
}

// TestOpen sees what becomes of a certificate whose proof is not to be had.
func TestOpen(t *testing.T) {
	text := []byte("topocert 2\nbisection Ring(6) >= 2\nlrat\nproof ring.lrat\nend\n")
	w := world()
	if got := rule(t, check(text, w)); got != "proof/unavailable" {
		t.Errorf("without Open: %s, want proof/unavailable", got)
	}
	w.Open = func(string) (io.ReadCloser, error) { return nil, os.ErrNotExist }
	if err := check(text, w); !errors.Is(err, os.ErrNotExist) || errors.Is(err, certificates.ErrRejected) {
		t.Errorf("error %v, want that of Open", err)
	}
	broken := errors.New("broken")
	w.Open = func(string) (io.ReadCloser, error) { return io.NopCloser(failing{broken}), nil }
	if err := check(text, w); !errors.Is(err, broken) || errors.Is(err, certificates.ErrRejected) {
		t.Errorf("error %v, want that of the reader", err)
	}
	file := new(closing)
	w.Open = func(name string) (io.ReadCloser, error) {
		if name != "ring.lrat" {
			t.Errorf("opens %q", name)
		}
		f, err := archives.Open("good/lrat/" + name)
		file.Reader = f
		return file, err
	}
	if err := check(text, w); err != nil || !file.closed {
		t.Errorf("error %v, closed %t", err, file.closed)
	}
}

type closing struct {
	io.Reader
	closed bool
}

func (c *closing) Close() error {
	c.closed = true
	return c.Reader.(io.Closer).Close()
}

// TestLRATReadError sees that an error of the reader is no rejection, wherever
// it comes.
func TestLRATReadError(t *testing.T) {
	f := cnf(3, []int32{1, 2}, []int32{1, -2}, []int32{-1, 3}, []int32{-1, -3})
	proof := "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n"
	broken := errors.New("broken")
	for i := range len(proof) + 1 {
		err := lrat.Check(f, io.MultiReader(strings.NewReader(proof[:i]), failing{broken}))
		if !errors.Is(err, broken) || errors.Is(err, certificates.ErrRejected) {
			t.Errorf("after %d bytes: error %v, want that of the reader", i, err)
		}
	}
}

// manySteps is a proof of any length about the formula of TestLRAT: each step
// adds a clause and deletes the one before.
type manySteps struct {
	next, last int
	delete     bool
	text       []byte
}

func (m *manySteps) Read(p []byte) (int, error) {
	for len(m.text) < len(p) && m.next <= m.last {
		m.text = append(strconv.AppendInt(m.text, int64(m.next), 10), " 1 2 3 0 1 0\n"...)
		if m.delete {
			m.text = append(strconv.AppendInt(m.text, int64(m.next), 10), " d "...)
			m.text = append(strconv.AppendInt(m.text, int64(m.next), 10), " 0\n"...)
		}
		m.next++
	}
	if len(m.text) == 0 {
		return 0, io.EOF
	}
	n := copy(p, m.text)
	m.text = m.text[:copy(m.text, m.text[n:])]
	return n, nil
}

// TestLRATMemory sees that memory depends on the live clauses only.
func TestLRATMemory(t *testing.T) {
	f := cnf(3, []int32{1, 2}, []int32{1, -2}, []int32{-1, 3}, []int32{-1, -3})
	const steps = 30_000
	within := func(limit int, deleting bool) string {
		return rule(t, lrat.CheckWithin(f, &manySteps{next: 5, last: steps, delete: deleting}, limit, nil))
	}
	if got := within(50, true); got != "lrat/truncated" {
		t.Errorf("with deletions: %s, want lrat/truncated", got)
	}
	if got := within(50, false); got != "lrat/limit" {
		t.Errorf("without deletions: %s, want lrat/limit", got)
	}
	if got := within(5*steps, false); got != "lrat/truncated" {
		t.Errorf("with a high limit: %s, want lrat/truncated", got)
	}
	if got := within(3, false); got != "lrat/limit" {
		t.Errorf("with a limit below the formula: %s, want lrat/limit", got)
	}
	allocations := func(steps int) float64 {
		proof := &manySteps{last: steps, delete: true, text: make([]byte, 0, 1<<17)}
		return testing.AllocsPerRun(2, func() {
			proof.next = 5
			lrat.Check(f, proof)
		})
	}
	if few, many := allocations(100), allocations(20_000); many > few+20 {
		t.Errorf("%v allocations for 100 steps, %v for 20 000", few, many)
	}
}
