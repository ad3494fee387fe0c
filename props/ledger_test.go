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
func TestClaims(t *testing.T) {
	lab, err := NewLab("")
	if err != nil {
		t.Fatal(err)
	}
	for _, paper := range Papers() {
		t.Run(paper.Key, func(t *testing.T) {
			golden := readGolden(t, paper.Key)
			var fresh bytes.Buffer
			ran := true
			for _, c := range paper.Claims {
				name := strings.TrimPrefix(c.ID, paper.Key+"/")
				ran = t.Run(name, func(t *testing.T) {
					runner := &Runner{Lab: lab}
					results, err := runner.Run(context.Background(), []*Claim{c})
					if err != nil {
						t.Fatal(err)
					}
					entry := goldenEntry(&results[0])
					fresh.WriteString(entry)
					if !*update && entry != golden[c.ID] {
						t.Errorf("the ledger has changed\ngot:\n%swant:\n%s", entry, golden[c.ID])
					}
				}) && ran
			}
			if *update {
				if err := os.WriteFile(goldenPath(paper.Key), fresh.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
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
	fmt.Fprintf(&b, "%s %s %s %s: %s%s", r.ID, r.Kind, r.Verdict, r.Evidence, r.Domain, complete)
	if len(r.ConditionalOn) > 0 {
		fmt.Fprintf(&b, ", if %s is as inferred", strings.Join(r.ConditionalOn, ", "))
	}
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
