package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"topocert/internal/deep"
)

// lighter are commands of the documents that take long, with what is run in their place:
// the same on fewer or smaller networks.
var lighter = map[string]string{
	"topocert claims --out out":                                                                    "topocert claims --id 'qt/node*' --out out",
	"topocert claims --paper qt --max-order 100":                                                   "topocert claims --id 'qt/node*'",
	"topocert report --out site":                                                                   "topocert report --paper qt --max-order 40 --out site",
	"topocert report --out site --paper qt --max-order 100":                                        "topocert report --paper qt --max-order 33 --out site",
	"topocert bisect 'QT(4,4)' 'Gamma(4,1,1)' 'Torus(1000)'":                                       "topocert bisect 'QT(2,2)' 'Torus(100)'",
	"topocert audit oct-fault 'OCT(2,2)' --faults links":                                           "topocert audit oct-fault 'OCT(1,1)' --faults links",
	"topocert audit dor-dateline 'Torus(16)' --out kept":                                           "topocert audit dor-dateline 'Torus(6)' --out kept",
	"topocert route ftt-minimal 'FTT(1000)' '(0,0)' '(999,3)'":                                     "topocert route ftt-minimal 'FTT(100)' '(0,0)' '(99,3)'",
	"topocert claims --id ftt/thm2-bisection --out kept":                                           "topocert claims --id 'qt/node*' --out kept",
	"topocert atlas examples/atlas --out kept && topocert check kept":                              "topocert atlas mine --out kept && topocert check kept",
	"topocert atlas examples/atlas --chapter papers":                                               "topocert atlas mine --chapter rings",
	"topocert report --use examples/papers/hfn.words --file examples/papers/hfn.claims --out site": "topocert report --use examples/papers/hfn.words --file examples/papers/hfn.claims --out site --checker none",
	// The script examples.txt decides them all.
	"topocert report --use examples/classics.star --file examples/classics.claims --out site": "topocert report --use examples/classics.star --file examples/classics.claims --out site --checker none --max-order 30",
	"topocert prove --use examples/classics.star --file examples/classics.claims --out kept":  "topocert prove --use examples/classics.star 'diameter(CCC(3)) == 6' --out kept",
}

// given are the files that the documents' commands may name: a reader's own. Behind an @
// stands the file with the text.
var given = map[string]string{
	"mine.edges": "6\n0 1\n1 2\n2 3\n3 4\n4 5\n5 0\n",
	// The shorter way around that ring of 6, upwards to the vertex across.
	"mine.table": "- 0 1 4 5 0\n1 - 1 2 5 0\n1 2 - 2 3 0\n1 2 3 - 3 4\n5 2 3 4 - 4\n5 0 3 4 5 -\n",
	"mine.pairs": "0 1\n(0,0)\t(1,2)\n",
	// Three switches in a line, with a host each.
	"mine.ibnetdiscover":         "@../../routing/infiniband/testdata/line.ibnetdiscover",
	"mine.lft":                   "@../../routing/infiniband/testdata/line.lft",
	"examples/classics.star":     "@../../examples/classics.star",
	"examples/papers/hfn.words":  "@../../examples/papers/hfn.words",
	"examples/papers/hfn.claims": "@../../examples/papers/hfn.claims",
	"examples/prisms.words":      "@../../examples/prisms.words",
	"examples/classics.claims":   "@../../examples/classics.claims",
	"examples/routers/closer.py": "@../../examples/routers/closer.py",
	"mine/rings.claims":          "# title: Rings\n# family: Ring(n) for n in 3..4\n# about: Each vertex has two neighbours.\n# source: known to all\nring: order(Ring(n)) == n for n in 3..4\n",
	"kept/petersen.cert":         "topocert 2\norder Petersen = 10\ncount\nend\n",
}

// TestExamples runs the examples of each command's help: it has two at least. Plainly it runs one in
// three, and no report.
func TestExamples(t *testing.T) {
	deep.NotShort(t)
	n := 0
	var walk func(cmd *cobra.Command)
	walk = func(cmd *cobra.Command) {
		for _, sub := range cmd.Commands() {
			walk(sub)
		}
		var examples []string
		giveHelp(cmd)
		for line := range strings.Lines(cmd.Example) {
			examples = append(examples, strings.TrimSpace(line))
		}
		if len(examples) < 2 {
			t.Errorf("%s: %d examples in its help, want two", cmd.CommandPath(), len(examples))
		}
		for _, line := range examples {
			if cmd.Runnable() && !strings.Contains(line, cmd.CommandPath()+" ") { // a subject has examples of others
				t.Errorf("%s: its help has the example %q, want one that runs it", cmd.CommandPath(), line)
				continue
			}
			if n++; deep.Takes(n, 3, 3) && !strings.Contains(line, "topocert report ") || deep.Tests() {
				t.Run(line, func(t *testing.T) { execute(t, t.TempDir(), line) })
			}
		}
	}
	walk(rootCommand())
}

// TestReadme runs the commands of the README, one after the other in one folder.
func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("runs every command of the README")
	}
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	lines := commandLines(string(text))
	if len(lines) < 5 {
		t.Fatalf("%d commands in the README", len(lines))
	}
	dir := t.TempDir()
	for _, line := range lines {
		t.Run(line, func(t *testing.T) { execute(t, dir, line) })
	}
}

// commandLines returns the lines of a document's code that run our programs, without
// the lines that show how they are used: those have brackets, or words in capitals.
func commandLines(text string) []string {
	ours := regexp.MustCompile(`^(go run (-v )?\./cmd/)?(topocert|topocheck) `)
	usage := regexp.MustCompile(`\[|…|^topocert [0-9]|\b(NETWORK|ROUTER|CERTIFICATE|STATEMENT|DIR|FILE|KEY)\b`)
	comment, built := regexp.MustCompile(`\s+#.*$`), regexp.MustCompile(`go run (-v )?\./cmd/`)
	var lines []string
	fenced := false
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "```") {
			fenced = !fenced
		}
		code := strings.TrimPrefix(strings.TrimSpace(line), "$ ")
		if (fenced || strings.HasPrefix(line, "    ")) && ours.MatchString(code) && !usage.MatchString(code) {
			lines = append(lines, built.ReplaceAllString(comment.ReplaceAllString(code, ""), ""))
		}
	}
	return lines
}

func TestCommandLines(t *testing.T) {
	got := strings.Join(commandLines("topocert no code\n\n    go run -v ./cmd/topocert a 'b' | topocert c   # d\n    topocert list NETWORK…\n    make\n```\n$ topocheck e\n```\n"), "; ")
	if want := "topocert a 'b' | topocert c; topocheck e"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// execute runs a command line in a folder, by the shell. The shell's topocert is this
// test; topocheck is what "topocert check" is.
func execute(t *testing.T, dir, line string) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell here: sh")
	}
	for _, tool := range strings.FieldsFunc(line, func(r rune) bool { return r == '|' || r == '&' }) {
		name := strings.Fields(tool)[0]
		if _, err := exec.LookPath(name); err != nil && !strings.HasPrefix(name, "topo") {
			t.Skipf("there is no %s here", name)
		}
	}
	if _, err := exec.LookPath("python3"); err != nil && strings.Contains(line, "exec:python3 ") {
		t.Skip("there is no python3 here")
	}
	if light, heavy := lighter[line]; heavy {
		line = light
	}
	line = strings.NewReplacer("topocheck --version", "topocert --version", "topocheck ", "topocert check ").Replace(line)
	for name, text := range given {
		file := filepath.Join(dir, name)
		if _, err := os.Stat(file); err == nil || !strings.Contains(line, strings.Split(name, "/")[0]) {
			continue
		}
		if source, ok := strings.CutPrefix(text, "@"); ok {
			data, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			text = string(data)
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), shell, "-c", line)
	cmd.Dir = dir
	cmd.WaitDelay = time.Second // a command of a pipe may go on, and have our output
	if out, err := cmd.CombinedOutput(); err != nil && !errors.Is(err, exec.ErrWaitDelay) {
		t.Errorf("%s: %v\n%s", line, err, out[max(0, len(out)-2000):])
	}
}
