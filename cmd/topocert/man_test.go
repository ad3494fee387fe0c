package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestManPages: each command of the help has a page, which says every word of its help, in order.
func TestManPages(t *testing.T) {
	deep.NotShort(t)
	dir := t.TempDir()
	root := rootCommand()
	if err := writeMan(root, dir, "2026-01-02"); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.1"))
	if err != nil || len(files) < len(availableCommands(root)) {
		t.Fatalf("%d pages, %v", len(files), err)
	}
	for _, cmd := range append(availableCommands(root), root) {
		page, err := os.ReadFile(filepath.Join(dir, manName(cmd)+".1"))
		if err != nil {
			t.Error(err)
			continue
		}
		text := unroffed(string(page))
		giveHelp(cmd)
		said := []string{cmd.Short, cmd.Long, cmd.Example}
		if !cmd.IsAdditionalHelpTopicCommand() {
			said = append(said, "--help")
		}
		for _, want := range said {
			if !strings.Contains(text, strings.Join(strings.Fields(want), " ")) {
				t.Errorf("%s: its page lacks %q", manName(cmd), want)
			}
		}
	}
}

// unroffed undoes roff: macros that only set text are left out.
func unroffed(page string) string {
	var words []string
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, ".PP") || strings.HasPrefix(line, ".nf") || strings.HasPrefix(line, ".fi") {
			continue
		}
		line = strings.NewReplacer(`\e`, `\`, `\-`, "-", `\(aq`, "'", `\(ga`, "`", `\(ha`, "^", `\(ti`, "~", `\&`, "").Replace(line)
		words = append(words, strings.Fields(line)...)
	}
	return strings.Join(words, " ")
}
