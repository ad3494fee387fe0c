package recheck

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHostileFolders: folders that once had something false accepted or printed, or kept
// the checker for long.
func TestHostileFolders(t *testing.T) {
	const (
		named = "topocert 2 names\ngraph g6:Bg x\n"
		good  = "topocert 2\norder g6:Bg = 3\ncount\nend\n"
	)
	for _, c := range []struct {
		name    string
		files   map[string]string
		want    string
		without string // is not on standard output
		code    int
	}{
		{"labels in one folder only", map[string]string{
			"a/own.names": named + "labels l x\nend\n", "a/l": "2\n1\n0\n", "a/a.cert": good, "b/own.names": named + "end\n", "b/b.cert": good,
		}, "labels in one file of names, and none in another", "accepted none", Rejected},
		{"other labels in another folder", map[string]string{
			"a/own.names": named + "labels l x\nend\n", "a/l": "a\nb\nc\n", "a/a.cert": good,
			"b/own.names": named + "labels l x\nend\n", "b/l": "b\na\nc\n", "b/b.cert": good,
		}, "has other labels already", "accepted none", Rejected},
		{"a router that takes hours", map[string]string{
			"a.cert": "topocert 2\naudit Complete(3000) updown delivered = 1\nexhaustion\nend\n",
		}, "updown on Complete(3000), of 3000 vertices with 4498500 links, want a product of at most", "accepted /", Rejected},
		{"a name that looks like a router on a network", map[string]string{
			"own.names": "topocert 2 names\ngraph g6:Bg bfs on Ring(4)\nend\n", "a.cert": good,
			"a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(\"bfs on Ring(4)\") == 3\nholds 1\nend\n",
		}, "", "bfs on Ring(4) is bfs", Accepted},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range c.files {
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			var out, errs bytes.Buffer
			code := Run(context.Background(), []string{dir}, Beside{}, Explained, &out, &errs)
			if code != c.code || !strings.Contains(errs.String(), c.want) || strings.Contains(out.String(), c.without) {
				t.Errorf("%d, want %d: %.300s\n%.900s", code, c.code, errs.String(), out.String())
			}
		})
	}
}

// TestReasonIsPlain: no file's name puts lines of its own on standard error.
func TestReasonIsPlain(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("nowhere", filepath.Join(dir, "a\x1b[2J\naccepted b.cert")); err != nil {
		t.Skip(err)
	}
	var out, errs bytes.Buffer
	Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs)
	if strings.Contains(errs.String(), "\naccepted") || strings.Contains(errs.String(), "\x1b") {
		t.Errorf("%q", errs.String())
	}
}
