package checking

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/topology"
)

// TestShortened: the graph6 text of a ring of 150 vertices is not printed, in JSON it is; where a
// file of names has a name for it, that is.
func TestShortened(t *testing.T) {
	net, err := topology.Parse("Ring(150)")
	if err != nil {
		t.Fatal(err)
	}
	text, err := net.CSR().Graph6()
	if err != nil {
		t.Fatal(err)
	}
	cert := "topocert 2\norder g6:" + text + " = 150\ncount\nend\n"
	for names, want := range map[string]string{
		"": ": order g6:" + text[:shownGraph] + "… (150 vertices) = 150\n",
		"topocert 2 names\ngraph g6:" + text + " mine.edges\nend\n": ": order mine.edges, g6:" + text[:shownGraph] + "… (150 vertices) = 150\n",
	} {
		files := map[string]string{"a.cert": cert}
		if names != "" {
			files["own.names"] = names
		}
		dir := written(t, files)
		var out, errs bytes.Buffer
		if code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs); code != Accepted || !strings.Contains(out.String(), want) {
			t.Errorf("status %d, %s%s, want %q", code, &out, &errs, want)
		}
		out.Reset()
		if code := Run(context.Background(), []string{dir}, Beside{}, Lines, &out, &errs); code != Accepted || !strings.Contains(out.String(), "g6:"+strings.ReplaceAll(text, `\`, `\\`)+" = 150") {
			t.Errorf("status %d, %s%s, want the whole name", code, &out, &errs)
		}
	}
}

// TestListed: of the cases of a verdict that are a long list, the line about it has the first, the
// last and their number; the formula, whose table may be the claim, is whole.
func TestListed(t *testing.T) {
	var values, pairs []string
	for n := range 45 {
		values, pairs = append(values, fmt.Sprint(n)), append(pairs, fmt.Sprintf("(%d, %d)", n, 0))
	}
	table := "(n, m) in [" + strings.Join(pairs, ", ") + "]"
	for formula, c := range map[string]struct {
		count       int
		cases, want string
	}{
		"n*n >= n for n in 0..99":            {45, "n in [" + strings.Join(values, ", ") + "]", "a holds in 45 cases, n in [0, 1, … 42 more …, 44]: n*n >= n for n in 0..99\n"},
		"m*n <= n for n in 0..44, m in 0..1": {45, table, "a holds in 45 cases, (n, m) in [(0, 0), (1, 0), … 42 more …, (44, 0)]: m*n <= n for n in 0..44, m in 0..1\n"},
		"m*n == 0 for " + table:              {1, "(n, m) in [(1, 0)]", "a holds in 1 case, (n, m) in [(1, 0)]: m*n == 0 for " + table + "\n"},
	} {
		dir := written(t, map[string]string{"a.verdicts": fmt.Sprintf("topocert 2 verdicts\nclaim a\nformula %s\nholds %d for %s\nend\n", formula, c.count, c.cases)})
		var out, errs bytes.Buffer
		if code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs); code != Accepted || !strings.Contains(out.String(), c.want) {
			t.Errorf("status %d, %s%s, want %q", code, &out, &errs, c.want)
		}
	}
}

// TestLying: a table that lies in the folder, but in no file of names, is used where a certificate
// names it by its digest; and one that has another digest is not.
func TestLying(t *testing.T) {
	const table = "- 0 0\n1 - 1\n2 2 -\n" // of a triangle
	cert := fmt.Sprintf("topocert 2\naudit Ring(3) table-sha256:%x delivered = 6\nexhaustion\nend\n", sha256.Sum256([]byte(table)))
	for _, c := range []struct {
		text string
		code int
	}{{table, Accepted}, {"# changed\n" + table, Usage}, {"", Usage}} {
		dir := written(t, map[string]string{"a.cert": cert})
		if c.text != "" {
			if err := os.WriteFile(filepath.Join(dir, "mine.table"), []byte(c.text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(filepath.Join(dir, "junk.edges"), []byte("no graph"), 0o666); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		if code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs); code != c.code {
			t.Errorf("table %q: status %d, want %d: %s%s", c.text, code, c.code, &out, &errs)
		}
	}
}
