package certificates_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/subgraphs"
	"topocert/internal/deep"
	"topocert/topology"
)

var aNumber = regexp.MustCompile(`[0-9]+`)

var update = flag.Bool("update", false, "rewrite testdata/numbers.txt; review the diff")

// TestNumbersByHeart spoils the numbers of good certificates: the first line of each
// keyword with a dash, a vertex too many, the largest numbers of 32 and 64 bits, a
// number more and one less. What comes of each, the rule by which it is rejected,
// stands in testdata/numbers.txt; -update rewrites that. Few are accepted: another
// order of ranks may serve as well, and the weight of a single tree may be any.
func TestNumbersByHeart(t *testing.T) {
	var got strings.Builder
	met := make(map[string]bool)
	for _, file := range vectors(t, "good/*/*.cert") {
		kind := path.Base(path.Dir(file))
		all, err := certificates.ReadAll(bytes.NewReader(vector(t, file)))
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
			fmt.Fprintf(&got, "%s %s:", file, line.Keyword)
			for _, text := range spoiled(line.Text, g.Order()) {
				c.Body[i].Text = text
				checker := kinds.Checker(beside(file))
				err := checker.Check(c)
				var r *certificates.Rejection
				switch {
				case err == nil:
					got.WriteString(" accepted")
				case errors.As(err, &r):
					got.WriteString(" " + r.Rule)
				default:
					t.Errorf("%s: %s %s: error %v, want a rejection", file, line.Keyword, text, err)
				}
			}
			got.WriteString("\n")
			c.Body[i].Text = line.Text
		}
	}
	const file = "testdata/numbers.txt"
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

// TestCNFAtLimits: the largest formulas are made, larger ones are refused for the
// reason that is theirs.
func TestCNFAtLimits(t *testing.T) {
	deep.NotShort(t)
	circulant := func(n, steps, more int) *topology.Graph {
		g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
			for v := range n {
				for s := range steps {
					yield(uint32(v), uint32((v+s+1)%n))
				}
			}
			for v := range more {
				yield(uint32(v), uint32((v+steps+1)%n))
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	for _, test := range []struct {
		what string
		g    *topology.Graph
		sets int
		want string
	}{
		{"4096 vertices", circulant(4096, 1, 0), 0, ""},
		{"4097 vertices", circulant(4097, 1, 0), 0, "4097 vertices, want at most 4096"},
		{"65536 sets", circulant(4, 1, 0), 65536, ""},
		{"65537 sets", circulant(4, 1, 0), 65537, "65537 sets of vertices, want at most 65536"},
		// 65·(64·63 + 64·63·62/2) = 8386560 literals of at most 8388608.
		{"Complete(65)", circulant(65, 32, 0), 0, ""},
		{"65536 links", circulant(4096, 16, 0), 0, "more than 8388608 literals, want at most that many"},
		{"65537 links", circulant(4096, 16, 1), 0, "more than 65536 links, want at most that many"},
	} {
		f, err := subgraphs.CycleCNF(test.g, slices.Repeat([][]uint32{{0}}, test.sets))
		if test.want == "" && (err != nil || f.Clauses() == 0) || test.want != "" && (err == nil || err.Error() != "certificate rejected: cnf/limit: "+test.want) {
			t.Errorf("%s: error %v, want %q", test.what, err, test.want)
		}
	}
}

// TestGossipOfManyWords: the exchange over one dimension after the other informs all of
// a cube of 128 vertices, whose messages take two words, in 7 rounds; without one of the
// last sends one vertex lacks half of the messages.
func TestGossipOfManyWords(t *testing.T) {
	const d = 7
	text := "topocert 2\ngossip Hypercube(7) single-port <= 7\nschedule\n"
	for bit := range d {
		text += "round"
		for v := range 1 << d {
			text += fmt.Sprintf(" %d %d", v, v^1<<bit)
		}
		text += "\n"
	}
	if err := check([]byte(text+"end\n"), world()); err != nil {
		t.Error(err)
	}
	for _, test := range []struct{ last, want string }{
		{" 127 63", "after the last round, vertex 63 is not informed, want all to be"},
		{" 1 65", "after the last round, vertex 65 is not informed, want all to be"},
	} {
		at := strings.LastIndex(text, test.last)
		err := check([]byte(text[:at]+text[at+len(test.last):]+"end\n"), world())
		if err == nil || !strings.HasSuffix(err.Error(), "schedule/incomplete: "+test.want) {
			t.Errorf("without%s: error %v, want %s", test.last, err, test.want)
		}
	}
}
