package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"topocert/cmd/internal/checking"
)

func TestRun(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	good := write("good.cert", "topocert 2\norder Petersen = 10\ncount\nend\n")
	bad := write("bad.cert", "topocert 2\norder Petersen = 11\ncount\nend\n")
	for _, c := range []struct {
		name           string
		args           []string
		code           int
		stdout, stderr string // what must be there; "" for nothing at all
	}{
		{"good", []string{good}, checking.Accepted, "accepted " + good + ": order Petersen = 10\n", ""},
		{"bad", []string{bad}, checking.Rejected, "REJECTED", "statement/value"},
		{"junk", []string{write("junk", "junk\n")}, checking.Rejected, "REJECTED", "file/header"},
		{"empty", []string{write("empty", "")}, checking.Rejected, "REJECTED", "file/truncated"},
		{"both", []string{dir}, checking.Rejected, "REJECTED " + bad + ": order Petersen = 11\naccepted " + good, "statement/value"},
		{"nowhere", []string{filepath.Join(dir, "nowhere")}, checking.Usage, "", "nowhere"},
		{"nothing", nil, checking.Usage, "", "no certificates given"},
		{"flag", []string{"--no-such-flag", good}, checking.Usage, "", "no-such-flag"},
		{"help", []string{"--help"}, checking.Accepted, "", "usage: topocheck"},
		{"explain", []string{"--explain", good}, checking.Accepted, "    network      Petersen, as the text of Petersen in certificates/words/networks.words defines it\n", ""},
		{"explain in JSON", []string{"--explain", "--json", good}, checking.Usage, "", "--explain"},
		{"version", []string{"--version"}, checking.Accepted, "topocheck version ", ""},
		{"jsonl", []string{"--jsonl", good, good}, checking.Accepted, "\"accepted\":true,\"reason\":null}\n{\"file\":", ""},
		{"json and jsonl", []string{"--json", "--jsonl", good}, checking.Usage, "", "want one of the two"},
		{"a missing graph", []string{write("far", "topocert 2\norder sha256:"+strings.Repeat("0", 64)+" = 10\ncount\nend\n")}, checking.Usage, "UNCHECKED", "cannot check: hand over the graph sha256:000"},
		{"a missing graph and a bad certificate", []string{filepath.Join(dir, "far"), bad}, checking.Rejected, "UNCHECKED", "statement/value"},
		{"json", []string{"--json", good}, checking.Accepted, `"accepted": true`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			if code := run(c.args, &stdout, &stderr); code != c.code {
				t.Errorf("exit %d, want %d", code, c.code)
			}
			for _, s := range []struct{ got, want string }{{stdout.String(), c.stdout}, {stderr.String(), c.stderr}} {
				if !strings.Contains(s.got, s.want) || s.want == "" && s.got != "" {
					t.Errorf("printed %q, want %q", s.got, s.want)
				}
			}
		})
	}
}

// TestManPage: the page for man names each flag.
func TestManPage(t *testing.T) {
	page, err := os.ReadFile("../../deploy/man/topocheck.1")
	if err != nil {
		t.Fatal(err)
	}
	var usage bytes.Buffer
	run([]string{"--help"}, io.Discard, &usage)
	flags := regexp.MustCompile(`(?m)^  -(\w+)`).FindAllStringSubmatch(usage.String(), -1)
	if len(flags) < 5 {
		t.Fatalf("%d flags in\n%s", len(flags), usage.String())
	}
	for _, f := range flags {
		if !strings.Contains(string(page), `\-\-`+f[1]) {
			t.Errorf("the page lacks --%s", f[1])
		}
	}
}
