package programs

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/solver/milp"
)

// exactlyOne is x1+x2 = 1 and x2+x3 = 2: only 0, 1, 1.
func exactlyOne() *arithmetic.Branch {
	x := func(literals ...int32) arithmetic.Poly { return arithmetic.TrueOf(literals) }
	return &arithmetic.Branch{Facts: []arithmetic.Poly{x(1, 2).Plus(-1), x(-1, -2).Plus(-1), x(2, 3).Plus(-2)}}
}

func TestAdviser(t *testing.T) {
	want := []bool{false, true, true}
	tried := 0
	for _, command := range []string{`sh -c 'grep -q "c2: +1 x2 +1 x3 >= 2" {lp} && printf "# a solution\n x2 1 (obj:0)\nx3 0.99999\n" >{solution}'`, "cbc", "glpsol", "scip"} {
		if _, err := exec.LookPath(strings.Fields(command)[0]); err != nil {
			continue
		}
		tried++
		advise, err := Adviser(command, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := advise(t.Context(), exactlyOne(), 3); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", command, got, err, want)
		}
		model, _, err := milp.Decide(milp.WithAdviser(t.Context(), advise), exactlyOne(), 3)
		if err != nil || !slices.Equal(model, want) {
			t.Errorf("%s: decided %v, %v, want %v", command, model, err, want)
		}
	}
	if tried == 0 {
		t.Error("nothing was tried")
	}
	// Bad advice, and none.
	for command, want := range map[string]error{`sh -c 'echo x1 1 >{solution}; : {lp}'`: nil, `sh -c ': {lp} {solution}'`: ErrSolver} {
		advise, err := Adviser(command, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := milp.Decide(milp.WithAdviser(t.Context(), advise), exactlyOne(), 3); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", command, err, want)
		}
	}
	if _, err := Adviser("sh", 0); !errors.Is(err, ErrCommand) {
		t.Errorf("a command without places: %v, want ErrCommand", err)
	}
}
