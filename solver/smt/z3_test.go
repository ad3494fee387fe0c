package smt_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/solver/smt"
)

// smtlib writes a branch in the language of SMT solvers.
func smtlib(b *arithmetic.Branch) string {
	var s strings.Builder
	s.WriteString("(and true")
	for _, p := range b.Facts {
		s.WriteString(" (>= (+ 0 0")
		for _, m := range p {
			fmt.Fprintf(&s, " (* %s %s", "1", new(big.Int).Abs(m.Coef))
			for _, v := range m.Vars {
				fmt.Fprintf(&s, " x%d", v)
			}
			if m.Coef.Sign() < 0 {
				s.WriteString(" (- 1)")
			}
			s.WriteString(")")
		}
		s.WriteString(") 0)")
	}
	for _, c := range b.Choices {
		s.WriteString(" (or false")
		for _, in := range c {
			s.WriteString(" " + smtlib(in))
		}
		s.WriteString(")")
	}
	return s.String() + ")"
}

// TestZ3 holds proofs and models of questions without bounds against what z3 says, where it is
// installed.
func TestZ3(t *testing.T) {
	if _, err := exec.LookPath("z3"); err != nil {
		t.Skip("z3 is not installed: no second opinion")
	}
	r := rand.New(rand.NewPCG(5, 6))
	var in strings.Builder
	var ours []string
	for range 150 {
		q, vars, _ := random(r)
		q.Facts = q.Facts[2*vars:] // without the box
		if r.IntN(2) == 0 {
			q.Facts = append(q.Facts, arithmetic.Variable(0).Plus(1))
		}
		_, err := smt.Refute(t.Context(), q, 1<<14)
		var m *smt.Model
		switch {
		case err == nil:
			ours = append(ours, "unsat")
		case errors.As(err, &m) && satisfies(q, append(m.Values, make([]int64, vars)...)):
			ours = append(ours, "sat")
		case errors.Is(err, smt.ErrNone):
			ours = append(ours, "unknown")
		default:
			t.Fatal(err)
		}
		in.WriteString("(push)\n")
		for v := range vars {
			fmt.Fprintf(&in, "(declare-const x%d Int)\n", v)
		}
		fmt.Fprintf(&in, "(assert %s)\n(check-sat)\n(pop)\n", smtlib(q))
	}
	cmd := exec.Command("z3", "-in", "-t:500")
	cmd.Stdin = strings.NewReader(in.String())
	out, err := cmd.Output()
	theirs := strings.Fields(string(out))
	if err != nil || len(theirs) != len(ours) {
		t.Fatalf("z3 says %d things about %d questions: %v: %.200s", len(theirs), len(ours), err, out)
	}
	count := make(map[string]int)
	for i := range ours {
		count[ours[i]]++
		if ours[i] != theirs[i] && ours[i] != "unknown" && theirs[i] != "unknown" {
			t.Errorf("question %d: %s, z3 says %s", i, ours[i], theirs[i])
		}
	}
	if count["sat"] < 30 || count["unsat"] < 30 {
		t.Errorf("%v, want 30 proofs and 30 models", count)
	}
}
