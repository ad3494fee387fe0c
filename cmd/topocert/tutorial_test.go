package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// fence is a fenced piece of a document: its language, the name of a file or "", the text.
var fence = regexp.MustCompile("(?ms)^```([a-z]+)(?: (\\S+))?\n(.*?)^```$")

// took is a time, which no two runs share.
var took = regexp.MustCompile(`\d+\.\d+ s\b`)

// TestTutorial runs the commands that the documents show with what they print, one after the
// other, and compares. A line … stands for any lines.
func TestTutorial(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the tutorial")
	}
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell here: sh")
	}
	shown := transcript(t, shell, "../../docs/tutorial.md") + transcript(t, shell, "../../docs/own-words.md") + transcript(t, shell, "../../README.md")
	if shown < 15 {
		t.Errorf("%d commands in the documents", shown)
	}
}

// transcript does so for one document, and returns the number of commands.
func transcript(t *testing.T, shell, document string) (shown int) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := withTopocheck(t)
	said := fence.ReplaceAllStringFunc(string(text), func(block string) string {
		parts := fence.FindStringSubmatch(block)
		if parts[2] != "" { // a file
			if err := os.WriteFile(filepath.Join(dir, parts[2]), []byte(parts[3]), 0o666); err != nil {
				t.Fatal(err)
			}
			return block
		}
		if parts[1] != "console" {
			return block
		}
		var b strings.Builder
		b.WriteString("```" + parts[1] + "\n")
		for _, piece := range regexp.MustCompile(`(?m)^\$ `).Split(parts[3], -1)[1:] {
			line, want, _ := strings.Cut(piece, "\n")
			cmd := exec.CommandContext(t.Context(), shell, "-c", line)
			cmd.Dir, cmd.Env = dir, append(os.Environ(), path)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%s: %v\n%s", line, err, out)
			}
			got := strings.ReplaceAll(string(out), dir+string(filepath.Separator), "")
			shown++
			if !same(got, want) {
				if !*update {
					t.Errorf("%s prints\n%s%s shows (go test ./cmd/topocert -run Tutorial -update)\n%s", line, got, document, want)
				}
				want = got
			}
			b.WriteString("$ " + line + "\n" + want)
		}
		return b.String() + "```"
	})
	if *update && said != string(text) {
		if err := os.WriteFile(document, []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return shown
}

// same compares what is printed with what is shown, but for times.
func same(got, want string) bool {
	pattern := regexp.QuoteMeta(took.ReplaceAllString(want, "0 s"))
	pattern = regexp.MustCompile(`(?m)^…\n`).ReplaceAllLiteralString(pattern, `(?s:.*)`)
	return regexp.MustCompile(`^` + pattern + `$`).MatchString(took.ReplaceAllString(got, "0 s"))
}

func TestSame(t *testing.T) {
	for _, c := range []struct {
		got, want string
		same      bool
	}{
		{"a 0.12 s\n", "a 0.01 s\n", true}, {"a\n", "b\n", false}, {"a\nb\nc\n", "a\n…\nc\n", true}, {"a\nb\nc\n", "…\nc\n", true}, {"a\nb\n", "a\n…\nc\n", false}, {"a\nb\n", "a\n", false},
	} {
		if same(c.got, c.want) != c.same {
			t.Errorf("%q is taken for %q: %t", c.got, c.want, !c.same)
		}
	}
}

// withTopocheck returns a PATH with topocert, which is this test, and a topocheck that is
// "topocert check".
func withTopocheck(t *testing.T) string {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "topocheck"), []byte("#!/bin/sh\nexec topocert check \"$@\"\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	return "PATH=" + dir + string(filepath.ListSeparator) + os.Getenv("PATH")
}
