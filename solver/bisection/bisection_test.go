package bisection

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
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
			files := make(map[string]*bytes.Buffer)
			b, err := Find(context.Background(), net, DefaultBudget(), func(name string) (io.WriteCloser, error) {
				files[name] = new(bytes.Buffer)
				return closing{files[name]}, nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if want := solvertest.LeastHalving(net.CSR()); b.Lower != want || b.Upper != want {
				t.Errorf("%s: width %d..%d, want %d", net.Name(), b.Lower, b.Upper, want)
			}
			methods[b.Method]++
			world := solvertest.WorldOf(net)
			world.Open = func(name string) (io.ReadCloser, error) {
				return io.NopCloser(bytes.NewReader(files[name].Bytes())), nil
			}
			for _, c := range []*certificates.Certificate{b.Cut, b.Bound} {
				if err := kinds.Check(c, world); err != nil {
					t.Errorf("%s: %v", c.Statement, err)
				}
			}
		}
	}
	t.Logf("proved by %v", methods)
}

// closing makes a writer of a buffer that is closed.
type closing struct{ io.Writer }

func (closing) Close() error { return nil }
