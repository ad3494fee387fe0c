package main

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/cmd/internal/reader"
)

// indented returns the lines of a text that are shown as code, those of a paragraph joined.
func indented(text string) []string {
	var list []string
	begun := false
	for line := range strings.Lines(text) {
		code, is := strings.CutPrefix(line, "    ")
		if is && begun {
			list[len(list)-1] += code
		} else if is {
			list = append(list, code)
		}
		begun = is
	}
	return list
}

// TestTopicsMean: what the help on words and families shows as definitions and claims is understood,
// and docs/words.md and docs/families.md, which say more, show the same prism.
func TestTopicsMean(t *testing.T) {
	_, wordsAbout := helpText("words")
	_, familiesAbout := helpText("families")
	code := indented(wordsAbout)
	if len(code) < 2 {
		t.Fatalf("%d pieces of code in the help on words", len(code))
	}
	numbers, _, err := reader.WordsAsNumbers(code[0])
	if err != nil {
		t.Fatal(err)
	}
	library, err := words.Standard().Extend(numbers, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatalf("the help on words: %v", err)
	}
	if library.Find("Prism") == nil || library.Find("total") == nil {
		t.Error("the help on words defines no Prism, or no total")
	}
	for claim := range strings.Lines(indented(familiesAbout)[0]) {
		if f, err := formula.ParseWith(library, strings.TrimSpace(claim)); err != nil || !f.Truth() {
			t.Errorf("the help on families: %q: %v", claim, err)
		}
		text, err := os.ReadFile("../../docs/families.md")
		if err != nil {
			t.Fatal(err)
		}
		if head, _, _ := strings.Cut(strings.TrimSpace(claim), " for "); !strings.Contains(string(text), head) {
			t.Errorf("docs/families.md has no %q", head)
		}
	}
	for name, wants := range map[string][]string{
		"../../docs/words.md":     {library.Find("Prism").Source, "sets(R, k)", "least k in A..B"},
		"../../docs/own-words.md": {"`least k", "a < b < c", "each link twice"},
	} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s has no %q", name, want)
			}
		}
	}
}

// TestHelpTexts: each text is that of a command or a subject, and each command has one.
func TestHelpTexts(t *testing.T) {
	told := make(map[string]bool)
	var walk func(above string, cmds []*cobra.Command)
	walk = func(above string, cmds []*cobra.Command) {
		for _, cmd := range cmds {
			told[above+cmd.Name()+".txt"] = true
			giveHelp(cmd)
			if cmd.Example == "" || strings.Contains(cmd.Example+cmd.Long, "{{") {
				t.Errorf("%s: help %q", cmd.CommandPath(), cmd.Example+cmd.Long)
			}
			walk(above+cmd.Name()+"-", cmd.Commands())
		}
	}
	walk("", rootCommand().Commands())
	for _, pattern := range []string{"help/*.txt", "help/subjects/*.txt"} {
		files, err := fs.Glob(helpTexts, pattern)
		if err != nil || len(files) == 0 {
			t.Errorf("%s: %v, %v", pattern, files, err)
		}
		for _, file := range files {
			if !told[path.Base(file)] {
				t.Errorf("%s tells of no command", file)
			}
		}
	}
}
