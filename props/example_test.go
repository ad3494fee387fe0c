package props_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"topocert/props"
)

// decide decides one claim in a session without a folder, and prints the result.
func decide(c *props.Claim) {
	session, err := props.NewSession("")
	if err != nil {
		log.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session, MaxOrder: 40}
	results, err := runner.Run(context.Background(), []*props.Claim{c})
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

// tori is the family of the tori with n × n vertices.
func tori() props.Family {
	return props.Family{Domain: "n ≥ 3", For: "n >= 3", Order: "n*n"}
}

// A formula that holds as far as it is tried.
func ExampleFamily_Holds() {
	decide(&props.Claim{ID: "torus/diameter", Kind: props.Theorem, Readings: []props.Reading{
		tori().Holds("diameter(Torus(n)) == 2*floor(n/2)", "Torus({n}) has diameter {diameter(Torus(n))}"),
	}})
	// Output:
	// holds, certified: n ≥ 3, order at most 40: 4 cases
	// follows: true
}

// A formula that fails. The witness is the smallest case, with numbers to check by hand.
func ExampleFamily_Holds_fails() {
	decide(&props.Claim{ID: "torus/diameter-n", Kind: props.Theorem, Readings: []props.Reading{
		tori().Holds("diameter(Torus(n)) == n", "Torus({n}) has diameter {diameter(Torus(n))}, printed: {n}"),
	}})
	// Output:
	// fails, certified: n=3
	// follows: true
	// Torus(3) has diameter 2, printed: 3
}

// A claim in Go whose facts are all certified. It is certified, but does not follow.
func ExampleOver() {
	decide(&props.Claim{ID: "torus/eulerian", Kind: props.Theorem, Readings: []props.Reading{
		props.Over(tori(), func(t *props.Case, n int) {
			net := t.Net("Torus(%d)", n)
			least, most := t.Degrees(net)
			t.Want(least == 4 && most == 4 && t.Connected(net), "%s has degrees %d to %d", net.Name(), least, most)
		}),
	}})
	// Output:
	// holds, certified: n ≥ 3, order at most 40: 4 cases
	// follows: false
}

// A claim in Go that reads links without a certificate. The case notices it.
func ExampleNet_Neighbors() {
	decide(&props.Claim{ID: "torus/first", Kind: props.Text, Readings: []props.Reading{
		props.Over(tori(), func(t *props.Case, n int) {
			net := t.Net("Torus(%d)", n)
			t.Want(len(net.Neighbors(0)) == 4, "%s has %d links at vertex 0", net.Name(), len(net.Neighbors(0)))
		}),
	}})
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
	claim := &props.Claim{ID: "petersen/diameter", Kind: props.Theorem, Readings: []props.Reading{
		props.Statement("Petersen", "diameter(Petersen) == 2", "the diameter is {diameter(Petersen)}"),
	}}
	if _, err := (&props.Runner{Session: session}).Run(context.Background(), []*props.Claim{claim}); err != nil {
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
