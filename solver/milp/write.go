package milp

import (
	"bufio"
	"fmt"
	"io"

	"topocert/certificates/arithmetic"
)

// WriteLP writes the facts of a question in the CPLEX LP format: the variables are x1, x2, …, 0 or 1, and nothing is
// minimised. glpsol, cbc and scip read it.
func WriteLP(w io.Writer, question *arithmetic.Branch, variables int) error {
	b := bufio.NewWriter(w)
	fmt.Fprint(b, "Minimize\n obj: 0 x1\nSubject To\n")
	for i, f := range question.Facts {
		r, err := rowOf(f, i)
		if err != nil {
			return err
		}
		if len(r.vars) == 0 {
			r.vars, r.coefs = []int{0}, []int64{0}
		}
		fmt.Fprintf(b, " c%d:", i)
		for k, v := range r.vars {
			if k%16 == 15 {
				fmt.Fprint(b, "\n")
			}
			fmt.Fprintf(b, " %+d x%d", r.coefs[k], v+1)
		}
		fmt.Fprintf(b, " >= %d\n", -r.constant)
	}
	fmt.Fprint(b, "Binary\n")
	for v := range variables {
		fmt.Fprintf(b, " x%d\n", v+1)
	}
	fmt.Fprint(b, "End\n")
	return b.Flush() // an earlier error of w is returned here as well
}
