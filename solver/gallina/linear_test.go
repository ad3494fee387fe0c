package gallina

import (
	"bytes"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/internal/deep"
	"topocert/solver/lower"
)

// linear is a question with a proof, and what package arithmetic says of it.
type linear struct {
	what  string
	asked *arithmetic.Branch
	nodes []arithmetic.Node
	wrong error
}

// linearLines reads the lines of a question and its proof: package arithmetic's vectors.
type linearLines []string

func (r *linearLines) branch(t *testing.T) *arithmetic.Branch {
	b := new(arithmetic.Branch)
	for len(*r) > 0 {
		word, rest, _ := strings.Cut((*r)[0], " ")
		switch word {
		case "fact":
			n, err := arithmetic.ParseNode(arithmetic.Cut, rest)
			if err != nil {
				t.Fatal(err)
			}
			b.Facts = append(b.Facts, n.Poly)
			*r = (*r)[1:]
		case "choice":
			list := []*arithmetic.Branch{}
			for word == "choice" || word == "or" {
				*r = (*r)[1:]
				list = append(list, r.branch(t))
				word = (*r)[0]
			}
			if word == "none" {
				list = nil
			}
			*r = (*r)[1:]
			b.Choices = append(b.Choices, list)
		default:
			return b
		}
	}
	return b
}

// linearVectors are those of package arithmetic that can be read.
func linearVectors(t *testing.T) []linear {
	t.Helper()
	text, err := os.ReadFile("../../certificates/arithmetic/testdata/vectors.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list []linear
next:
	for part := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n\n") {
		what, rest, _ := strings.Cut(part, "\n")
		question, rest, _ := strings.Cut(rest, "proof\n")
		body, _, _ := strings.Cut(rest, "expect ")
		if strings.Count(question, "fact ") == 0 {
			continue
		}
		for line := range strings.Lines(question) {
			if rest, fact := strings.CutPrefix(strings.TrimSpace(line), "fact "); fact {
				if _, err := arithmetic.ParseNode(arithmetic.Cut, rest); err != nil {
					continue next
				}
			}
		}
		lines := linearLines(strings.Split(strings.TrimSpace(question), "\n"))
		x := linear{what: what, asked: lines.branch(t)}
		for line := range strings.Lines(strings.TrimSpace(body)) {
			form, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
			n, err := arithmetic.ParseNode(form, rest)
			if err != nil {
				continue next
			}
			x.nodes = append(x.nodes, n)
		}
		x.wrong = arithmetic.Refute(x.asked, x.nodes, nil)
		list = append(list, x)
	}
	if len(list) < 60 {
		t.Fatalf("%d vectors, want 60 at least", len(list))
	}
	return list
}

// linearMutant changes one number of a proof, or drops or repeats a node.
func linearMutant(r *rand.Rand, x linear) linear {
	m := linear{what: "mutant of " + x.what, asked: x.asked}
	for _, n := range x.nodes {
		n.Sum = append([]arithmetic.Weighted(nil), n.Sum...)
		m.nodes = append(m.nodes, n)
	}
	i := r.IntN(len(m.nodes))
	n := &m.nodes[i]
	change := int64(r.IntN(5) - 2)
	switch r.IntN(6) {
	case 0:
		m.nodes = append(m.nodes[:i], m.nodes[i+1:]...)
	case 1:
		m.nodes = append(m.nodes[:i+1], m.nodes[i:]...)
	case 2:
		n.I = max(n.I+int(change), 0) // a form has no use for it, or it is wrong
	case 3:
		if n.Divisor != nil {
			n.Divisor = new(big.Int).Add(n.Divisor, big.NewInt(change))
		}
		n.J = max(n.J+int(change), 0)
	default:
		if len(n.Sum) > 0 {
			w := &n.Sum[r.IntN(len(n.Sum))]
			if r.IntN(2) == 0 {
				w.Coef = new(big.Int).Add(w.Coef, big.NewInt(change))
			} else {
				w.Fact += int(change)
			}
		}
		if n.Form == arithmetic.Cut {
			n.Poly = n.Poly.Plus(change)
		}
	}
	m.wrong = arithmetic.Refute(m.asked, m.nodes, nil)
	return m
}

// branchText writes a question of package arithmetic as a term of checkers/CheckLinear.v.
func branchText(b *arithmetic.Branch) string {
	return "(Branch " + listEach(b.Facts, func(_ int, p arithmetic.Poly) string { return spelled(lower.Polynomial(p)) }) + " " +
		listEach(b.Choices, func(_ int, list []*arithmetic.Branch) string {
			return listEach(list, func(_ int, in *arithmetic.Branch) string { return branchText(in) })
		}) + ")"
}

// TestLinear: Coq accepts the proofs that package arithmetic accepts, its vectors and mutants of
// them, and no others.
func TestLinear(t *testing.T) {
	deep.NotShort(t)
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("proofs are not given to Coq: there is no coqc (Debian's package coq)")
	}
	if err := compiled(t, "CheckLinear"); err != nil {
		t.Skipf("proofs are not given to Coq: %v; make coq compiles it", err)
	}
	list := linearVectors(t)
	r := rand.New(rand.NewPCG(*seed, 0))
	for _, x := range list {
		for range 10 {
			list = append(list, linearMutant(r, x))
		}
	}
	var file bytes.Buffer
	file.WriteString("From Coq Require Import ZArith NArith List.\nFrom Topocert Require Import CheckLinear.\nImport ListNotations.\nOpen Scope Z_scope.\nEval vm_compute in [")
	var given []linear
	accepted := 0
	for _, x := range list {
		if x.wrong != nil && strings.Contains(x.wrong.Error(), "at most") {
			continue // more than package arithmetic takes
		}
		proof, err := lower.Refutation(x.asked, x.nodes)
		if err != nil {
			if x.wrong == nil {
				t.Errorf("%s: %v, want a form in Coq", x.what, err)
			}
			continue
		}
		fmt.Fprintf(&file, "%s\nrefutes %s %s", strings.Repeat(";", min(len(given), 1)), branchText(x.asked), spelled(proof))
		given = append(given, x)
		if x.wrong == nil {
			accepted++
		}
	}
	file.WriteString("].\n")
	name := filepath.Join(t.TempDir(), "Linear.v")
	if err := os.WriteFile(name, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(coqc, "-R", "../../certificates/coq", "Topocert", name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	said := strings.Fields(strings.NewReplacer("[", " ", "]", " ", ";", " ").Replace(string(out)))
	if len(said) < len(given)+1 || said[0] != "=" {
		t.Fatalf("Coq says %s, want %d words", out, len(given))
	}
	for i, x := range given {
		if said[i+1] != fmt.Sprint(x.wrong == nil) {
			t.Errorf("%s: Coq says %s, package arithmetic %v; of\n%s\n%v", x.what, said[i+1], x.wrong, branchText(x.asked), x.nodes)
		}
	}
	t.Logf("%d proofs, %d of them accepted", len(given), accepted)
	if accepted < 50 || len(given)-accepted < 200 {
		t.Errorf("%d proofs accepted of %d, want 50, and 200 that are not", accepted, len(given))
	}
}

// listEach writes the list of what is written of each part.
func listEach[P any](parts []P, write func(i int, part P) string) string {
	return listed(each(parts, write))
}
