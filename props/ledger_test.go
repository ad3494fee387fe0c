package props

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestClaims is the regression proof: it decides every claim again, and holds
// the ledger against the golden files, one for each paper. One claim alone:
//
//	go test ./props -run 'Claims/oct/char2-diameter'
//
// With -short it only sees that the claims can be decided, on small networks.
func TestClaims(t *testing.T) {
	lab, err := NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer lab.Close()
	var ledger []Result
	for _, paper := range Papers() {
		t.Run(paper.Key, func(t *testing.T) {
			golden := readGolden(t, paper.Key)
			var fresh bytes.Buffer
			for _, c := range paper.Claims {
				name := strings.TrimPrefix(c.ID, paper.Key+"/")
				t.Run(name, func(t *testing.T) {
					runner := &Runner{Session: lab}
					if testing.Short() {
						runner.MaxOrder = 40
					}
					results, err := runner.Run(context.Background(), []*Claim{c})
					if err != nil {
						t.Fatal(err)
					}
					ledger = append(ledger, results...)
					entry := goldenEntry(&results[0])
					fresh.WriteString(entry)
					if !*update && !testing.Short() && entry != golden[c.ID] {
						t.Errorf("the ledger has changed\ngot:\n%swant:\n%s", entry, golden[c.ID])
					}
				})
			}
			if *update && !testing.Short() {
				if err := os.WriteFile(goldenPath(paper.Key), fresh.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	if len(ledger) == len(Catalogue()) && !testing.Short() {
		t.Run("readme", func(t *testing.T) { compareReadme(t, Summary(ledger)) })
	}
}

// compareReadme holds the README's table against the ledger.
func compareReadme(t *testing.T, table string) {
	const file, begin, end = "../README.md", "<!-- ledger -->\n", "<!-- /ledger -->\n"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), begin)
	printed, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("%s has no table between %q and %q", file, begin, end)
	}
	switch {
	case printed == table:
	case *update:
		if err := os.WriteFile(file, []byte(before+begin+table+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the README's table is\n%swant\n%s", printed, table)
	}
}

func goldenPath(paper string) string { return filepath.Join("testdata", paper+".golden") }

// readGolden returns the entries of a golden file by claim.
func readGolden(t *testing.T, paper string) map[string]string {
	data, err := os.ReadFile(goldenPath(paper))
	if err != nil && !*update {
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

// goldenEntry writes a result as one line, and one indented line for each
// further reading, for the witness and for the correction.
func goldenEntry(r *Result) string {
	var b strings.Builder
	complete := ""
	if r.Complete {
		complete = " (complete)"
	}
	fmt.Fprintf(&b, "%s %s %s %s%s: %s%s", r.ID, r.Kind, r.Verdict, r.Evidence, r.Condition(), r.Domain, complete)
	b.WriteByte('\n')
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
