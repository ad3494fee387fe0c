package certificates_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"topocert/certificates"
)

var aNumber = regexp.MustCompile(`[0-9]+`)

// TestNumbersByHeart spoils the numbers of good certificates: the first line of each
// keyword with a dash, a vertex too many, the largest numbers of 32 and 64 bits, a
// number more and one less. What comes of each, the very reason where it is rejected,
// stands in testdata/bad/numbers.txt; -update rewrites that. Few are accepted: another
// order of ranks may serve as well, and the weight of a single tree may be any.
func TestNumbersByHeart(t *testing.T) {
	var got strings.Builder
	met := make(map[string]bool)
	for _, file := range vectors(t, "testdata/good/*/*.cert") {
		kind := filepath.Base(filepath.Dir(file))
		all, err := certificates.ReadAll(bytes.NewReader(read(t, file)))
		if err != nil {
			t.Fatal(err)
		}
		c := all[0]
		for i, line := range c.Body {
			if met[kind+line.Keyword] || strings.Contains(line.Text, ".lrat") || !aNumber.MatchString(line.Text) {
				continue
			}
			met[kind+line.Keyword] = true
			g, err := beside(file).Graph(c.Statements()[0].Network)
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range spoiled(line.Text, g.Order()) {
				c.Body[i].Text = text
				checker := certificates.Checker{World: beside(file)}
				err := checker.Check(c)
				var r *certificates.Rejection
				if err != nil && !errors.As(err, &r) {
					t.Errorf("%s: %s %s: error %v, want a rejection", file, line.Keyword, text, err)
				}
				fmt.Fprintf(&got, "%s: %s %.40s: %v\n", filepath.ToSlash(strings.TrimPrefix(file, "testdata/good/")), line.Keyword, text, err)
			}
			c.Body[i].Text = line.Text
		}
	}
	const file = "testdata/bad/numbers.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want := strings.Split(string(read(t, file)), "\n")
	for i, line := range strings.Split(got.String(), "\n") {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s would be %q", i+1, file, line)
		}
	}
}

// spoiled returns the text with its first and last number changed.
func spoiled(text string, order int) []string {
	places := aNumber.FindAllStringIndex(text, -1)
	first, last := places[0], places[len(places)-1]
	var list []string
	for _, with := range []string{"-", fmt.Sprint(order), "4294967295", "99999999999999999999", "00"} {
		list = append(list, text[:first[0]]+with+text[first[1]:], text[:last[0]]+with+text[last[1]:])
	}
	return append(list, text+" 0", strings.TrimSuffix(text[:last[0]], " "))
}
