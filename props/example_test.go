package props_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/props"
	"topocert/topology"
)

// decide decides the claim of a text in a session without a folder, and prints the result.
func decide(text string, code props.Code) {
	session, err := props.NewSession("")
	if err != nil {
		log.Fatal(err)
	}
	defer session.Close()
	paper := props.PaperText{Key: "torus", Claims: tori + text, Code: code}.Paper()
	results, err := (&props.Runner{Session: session, MaxOrder: 40}).Run(context.Background(), paper.Claims)
	if err != nil {
		log.Fatal(err)
	}
	r := results[0]
	fmt.Printf("%s, %s: %s\n", r.Verdict, r.Evidence, r.Domain)
	fmt.Println("follows:", r.Follows)
	if r.Witness != nil {
		fmt.Println(*r.Witness)
	}
}

// tori is the head of a paper on the tori with n × n vertices.
const tori = `# title: On tori
# domain: n >= 3
# shown: n ≥ 3
# order: n*n
`

// A formula that holds as far as it is tried.
func ExamplePaperText() {
	decide(`diameter: diameter(Torus(n)) == 2*floor(n/2) for n >= 3
# witness: Torus({n}) has diameter {diameter(Torus(n))}
`, nil)
	// Output:
	// holds, certified: n ≥ 3, order at most 40: 4 cases
	// follows: true
}

// A formula that fails. The witness is the smallest case, with numbers to check by hand.
func ExamplePaperText_fails() {
	decide(`diameter-n: diameter(Torus(n)) == n for n >= 3
# witness: Torus({n}) has diameter {diameter(Torus(n))}, printed: {n}
`, nil)
	// Output:
	// fails, certified: n=3
	// follows: true
	// Torus(3) has diameter 2, printed: 3
}

// A claim in Go whose facts are all certified. It is certified, but does not follow.
func ExampleDeciding() {
	decide("eulerian: go eulerian for n >= 3\n", props.Code{"eulerian": props.Deciding(func(t *props.Case, n int) {
		net := t.Net("Torus(%d)", n)
		least, most := t.Int("min_degree", net), t.Int("max_degree", net)
		t.Want(least == 4 && most == 4 && t.Int("diameter", net) >= 0, "%s has degrees %d to %d", net.Name(), least, most)
	})})
	// Output:
	// holds, certified: n ≥ 3, order at most 40: 4 cases
	// follows: false
}

// A claim in Go that reads links without a certificate. The case notices it.
func ExampleNet_Neighbors() {
	decide("first: go first for n >= 3\n", props.Code{"first": props.Deciding(func(t *props.Case, n int) {
		net := t.Net("Torus(%d)", n)
		t.Want(len(net.Neighbors(0)) == 4, "%s has %d links at vertex 0", net.Name(), len(net.Neighbors(0)))
	})})
	// Output:
	// holds, exhausted: n ≥ 3, order at most 40: 4 cases
	// follows: false
}

// A session with a folder keeps the certificates, and the verdicts for topocheck.
func ExampleNewSession() {
	dir, err := os.MkdirTemp("", "example-*")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	session, err := props.NewSession(dir)
	if err != nil {
		log.Fatal(err)
	}
	paper := props.PaperText{Key: "petersen", Claims: "# title: On Petersen's graph\ndiameter: diameter(Petersen) == 2\n"}.Paper()
	if _, err := (&props.Runner{Session: session}).Run(context.Background(), paper.Claims); err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(session.SaveVerdicts(), session.Close()); err != nil {
		log.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		log.Fatal(err)
	}
	for _, file := range files {
		fmt.Println(filepath.Base(file))
	}
	verdicts, err := os.ReadFile(filepath.Join(dir, props.VerdictFile))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(string(verdicts))
	// Output:
	// claims.verdicts
	// petersen.cert
	// topocert 2 verdicts
	// claim petersen/diameter
	// formula diameter(Petersen) == 2
	// holds 1
	// end
}

// Statements about networks of one's own: the wheel with n spokes. The folder that is
// written stands alone: topocheck accepts it as it is.
func ExampleRunner_Decide() {
	dir, err := os.MkdirTemp("", "example-*")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	session, err := props.NewSession(dir)
	if err != nil {
		log.Fatal(err)
	}
	// A name of a formula, such as Wheel(3), becomes a graph.
	session.Resolver().Provide(func(name string) (topology.Network, error) {
		var n int
		if _, err := fmt.Sscanf(name, "Wheel(%d)", &n); err != nil {
			return nil, resolve.ErrUnknown
		}
		g, err := topology.FromEdges(n+1, func(yield func(u, v uint32) bool) {
			for v := range uint32(n) {
				if !yield(v, (v+1)%uint32(n)) || !yield(v, uint32(n)) {
					return
				}
			}
		})
		if err != nil {
			return nil, err
		}
		return topology.NewExternal(g)
	})
	prover := &props.Runner{Session: session}
	for id, text := range []string{"diameter(Wheel(n)) == 2 for n in 4..9", "hamiltonian(Wheel(n)) && size(Wheel(n)) == 2*n for n in 3..9", "bisection(Wheel(8))"} {
		formula, err := formula.Parse(text)
		if err != nil {
			log.Fatal(err)
		}
		proof, err := prover.Decide(context.Background(), props.OwnClaim("", fmt.Sprintf("wheel/%d", id+1), formula))
		if err != nil {
			log.Fatal(err)
		}
		if proof.Verdict == props.Valued {
			fmt.Printf("%s = %s, %s\n", proof.Statement, *proof.Value, proof.Evidence)
		} else {
			fmt.Printf("%s, %s: %s\n", proof.Verdict, proof.Evidence, proof.Extent())
		}
	}
	if err := errors.Join(session.SaveVerdicts(), session.Close()); err != nil {
		log.Fatal(err)
	}
	// Output:
	// holds, certified: n in 4..9: 6 cases, complete
	// holds, certified: n in 3..9: 7 cases, complete
	// bisection(Wheel(8)) = 6, certified
}
