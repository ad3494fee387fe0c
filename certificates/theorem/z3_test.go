package theorem

import (
	"flag"
	"fmt"
	"math/big"
	"os/exec"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
)

// second has z3 answer all questions of the examples as well.
var second = flag.Bool("z3", false, "ask z3 for a second opinion of each question of the examples")

// z3 asks the solver z3 whether a question has an answer, as a second opinion: "sat", "unsat" or
// "unknown". Tests that need it are skipped where it is not installed.
func z3(t *testing.T, q *arithmetic.Question) string {
	t.Helper()
	if _, err := exec.LookPath("z3"); err != nil {
		t.Skip("z3 is not installed: no second opinion")
	}
	var b strings.Builder
	for i := range q.Names {
		fmt.Fprintf(&b, "(declare-const x%d Int)\n", i)
	}
	fmt.Fprintf(&b, "(assert %s)\n(check-sat)\n", smtBranch(&q.Root))
	cmd := exec.Command("z3", "-in", "-T:10")
	cmd.Stdin = strings.NewReader(b.String())
	out, err := cmd.Output()
	if err != nil && len(out) == 0 {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

func smtBranch(b *arithmetic.Branch) string {
	parts := []string{"true"}
	for _, p := range b.Facts {
		parts = append(parts, "(>= "+smtPoly(p)+" 0)")
	}
	for _, c := range b.Choices {
		alternatives := []string{"false"}
		for _, in := range c {
			alternatives = append(alternatives, smtBranch(in))
		}
		parts = append(parts, "(or "+strings.Join(alternatives, " ")+")")
	}
	return "(and " + strings.Join(parts, " ") + ")"
}

func smtPoly(p arithmetic.Poly) string {
	sum := []string{"0"}
	for _, m := range p {
		product := new(big.Int).Abs(m.Coef).String()
		if m.Coef.Sign() < 0 {
			product = "(- " + product + ")"
		}
		for _, v := range m.Vars {
			product += fmt.Sprintf(" x%d", v)
		}
		sum = append(sum, "(* 1 "+product+")")
	}
	return "(+ 0 " + strings.Join(sum, " ") + ")"
}
