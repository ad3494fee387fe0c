// Package golden decides the claims of a paper in a test, and holds what comes out
// against the paper's golden file: the regression proof. A room's test is one line,
//
//	func TestClaims(t *testing.T) { golden.Claims(t, Paper()) }
//
// and each claim is a test of its own, so that one theorem can be decided alone:
//
//	go test ./props/oct -run Claims                    all claims of a paper
//	go test ./props/oct -run 'Claims/char2-diameter'   one of them
//	go test ./props/oct -run Claims -update            write the golden file
//	go test ./props/oct -run Claims -short             small networks, compared with nothing
//
// A golden file is the paper's ledger as text: for each claim a line with kind, verdict,
// evidence and domain, and indented below it the formula, the witness, the further
// readings and the correction, as far as there are any. A change of it is to be read and argued.
package golden

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/props"
)

var update = flag.Bool("update", false, "rewrite the golden file")

// shortOrder is the order of the largest networks that are tried with -short.
const shortOrder = 40

// Claims decides every claim of the paper again, each in a test of its own, and holds
// it against the golden file testdata/KEY.golden beside the test. With -update it
// writes that file; with -short it only sees that the claims can be decided, on small
// networks, but for those that take long there too. A golden file that is missing is a
// failure that says how to make it.
func Claims(t *testing.T, paper props.Paper) {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	path := filepath.Join("testdata", paper.Key+".golden")
	golden := read(t, path)
	var fresh bytes.Buffer
	decided := 0
	for _, c := range paper.Claims {
		t.Run(strings.TrimPrefix(c.ID, paper.Key+"/"), func(t *testing.T) {
			runner := &props.Runner{Session: session}
			if testing.Short() {
				if c.Long {
					t.Skip("takes long on its smallest networks")
				}
				runner.MaxOrder = shortOrder
			}
			results, err := runner.Run(context.Background(), []*props.Claim{c})
			if err != nil {
				t.Fatal(err)
			}
			decided++
			entry := Entry(&results[0])
			fresh.WriteString(entry)
			if !*update && !testing.Short() && entry != golden[c.ID] {
				t.Errorf("the ledger has changed (go test -run Claims -update rewrites the golden file)\ngot:\n%swant:\n%s", entry, golden[c.ID])
			}
		})
	}
	if *update && !testing.Short() && decided == len(paper.Claims) {
		if err := os.MkdirAll("testdata", 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, fresh.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// read returns the entries of a golden file by claim.
func read(t *testing.T, path string) map[string]string {
	data, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && (*update || testing.Short()):
	case errors.Is(err, fs.ErrNotExist):
		t.Fatalf("there is no %s yet: go test -run Claims -update makes it", path)
	case err != nil:
		t.Fatal(err)
	}
	entries := make(map[string]string)
	id := ""
	for line := range strings.Lines(string(data)) {
		if !strings.HasPrefix(line, "\t") {
			id, _, _ = strings.Cut(line, " ")
		}
		entries[id] += line
	}
	return entries
}

// Entry writes a result as one line, and one indented line for each
// further reading, for the witness and for the correction.
func Entry(r *props.Result) string {
	var b strings.Builder
	complete := ""
	if r.Complete {
		complete = " (complete)"
	}
	fmt.Fprintf(&b, "%s %s %s %s%s: %s%s", r.ID, r.Kind, r.Verdict, r.Evidence, r.Condition(), r.Domain, complete)
	b.WriteByte('\n')
	if r.Theorem != nil {
		fmt.Fprintf(&b, "\ttheorem: %s\n", *r.Theorem)
	}
	if r.Formula != nil {
		fmt.Fprintf(&b, "\tformula: %s\n", *r.Formula)
	}
	if r.Witness != nil {
		fmt.Fprintf(&b, "\twitness: %s\n", *r.Witness)
	}
	for i, d := range r.Readings {
		if i == 0 && d.Reading == "" {
			continue
		}
		fmt.Fprintf(&b, "\treading %q: %s %s: %s", d.Reading, d.Verdict, d.Evidence, d.Domain)
		if d.Witness != nil && i > 0 {
			fmt.Fprintf(&b, ": %s", *d.Witness)
		}
		b.WriteByte('\n')
	}
	if r.Correction != nil {
		fmt.Fprintf(&b, "\tcorrection: %s\n", *r.Correction)
	}
	return b.String()
}
