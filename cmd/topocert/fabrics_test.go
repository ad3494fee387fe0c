package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFabricExamples runs the commands of examples/fabrics/README.md, beside copies of
// its files, and looks for what they are said to print.
func TestFabricExamples(t *testing.T) {
	const folder = "../../examples/fabrics"
	text, err := os.ReadFile(filepath.Join(folder, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	beside := t.TempDir()
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(beside, f.Name()), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(beside)
	command, printed, commands := "", "", 0
	for line := range strings.Lines(string(text)) {
		indented, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "    ")
		if !ok {
			continue
		}
		if said, ok := strings.CutPrefix(indented, "  "); ok {
			// What was printed before is not looked at again.
			before, after, found := strings.Cut(printed, said)
			if !found {
				t.Errorf("%s does not print %q after %q", command, said, before)
			}
			printed = after
			continue
		}
		command, commands = indented, commands+1
		args := strings.Fields(strings.ReplaceAll(command, "'", ""))
		switch args[0] {
		case "topocert":
			args = args[1:]
		case "topocheck":
			args[0] = "check"
		default:
			t.Fatalf("what is %q?", command)
		}
		var out, errs bytes.Buffer
		if code := run(context.Background(), args, strings.NewReader(""), &out, &errs); code != exitDone || errs.Len() > 0 {
			t.Errorf("%s: exit %d: %s", command, code, &errs)
		}
		printed = out.String()
	}
	if commands < 10 {
		t.Errorf("%d commands", commands)
	}
}
