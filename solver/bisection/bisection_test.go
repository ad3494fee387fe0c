package bisection

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry/symmetrytest"
)

// TestBisectAllGraphs finds the bisection width of every connected graph on 3 to
// 7 vertices, one numbering each, and holds it against brute force; every
// certificate is accepted. The graphs are those of nauty's geng.
func TestBisectAllGraphs(t *testing.T) {
	geng, err := exec.LookPath("nauty-geng")
	if err != nil {
		if geng, err = exec.LookPath("geng"); err != nil {
			t.Skip("nauty's geng is not installed")
		}
	}
	most := 7
	if testing.Short() {
		most = 6
	}
	methods := make(map[string]int)
	for n := 3; n <= most; n++ {
		text, err := exec.Command(geng, "-cq", fmt.Sprint(n)).Output()
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			net := solvertest.Parse(t, "g6:"+strings.TrimSpace(line))
			files := make(solvertest.Files)
			b, err := Find(context.Background(), symmetrytest.Of(t, net), DefaultBudget(), files.Create)
			if err != nil {
				t.Fatal(err)
			}
			if want := solvertest.LeastHalving(net.CSR()); b.Lower != want || b.Upper != want {
				t.Errorf("%s: width %d..%d, want %d", net.Name(), b.Lower, b.Upper, want)
			}
			methods[b.Method]++
			for _, c := range []*certificates.Certificate{b.Cut, b.Bound} {
				if err := files.Check(c, net); err != nil {
					t.Errorf("%s: %v", c.Statement, err)
				}
			}
		}
	}
	t.Logf("proved by %v", methods)
}
