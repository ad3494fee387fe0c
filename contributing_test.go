package topocert

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

var update = flag.Bool("update", false, "rewrite the golden file that CONTRIBUTING.md shows")

// block is a fenced piece of CONTRIBUTING.md with the name of a file.
var block = regexp.MustCompile("(?ms)^```[a-z]+ (\\S+)\n(.*?)^```$")

const goldenName = "props/gp/testdata/gp.golden"

// TestContributing builds the sixth paper of CONTRIBUTING.md, and the program of a
// stranger's module, from the text's own lines. It does so in a module beside this one:
// so it uses the exported vocabulary alone, and runs without a network.
func TestContributing(t *testing.T) {
	deep.Only(t)
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	files := make(map[string]string)
	for _, b := range block.FindAllStringSubmatch(string(text), -1) {
		files[b[1]] = b[2]
	}
	if len(files) != 6 {
		t.Fatalf("CONTRIBUTING.md has %d blocks with the name of a file, want 6", len(files))
	}
	files["go.mod"] = outsideModule(t)
	files["go.sum"] = read(t, "go.sum")
	files["props/papers/papers.go"] = entered(t, read(t, "props/papers/papers.go"), files["props/papers/papers.go"])
	want := files[goldenName]
	delete(files, goldenName) // is made by the commands
	for _, name := range []string{"go.mod", "go.sum"} {
		write(t, filepath.Join(dir, name), files[name])
	}
	if out, err := outside(dir, "go", "list", "-deps", "topocert/cmd/topocheck", "topocert/props/papers", "topocert/props/golden"); err != nil {
		t.Skipf("the modules that this one needs are not all in the module cache: %v\n%s", err, out)
	}
	for name, content := range files {
		write(t, filepath.Join(dir, name), content)
	}

	run(t, dir, "go", "vet", "./...")
	run(t, dir, "go", "test", "./props/gp", "-run", "Claims", "-update")
	if got := read(t, filepath.Join(dir, goldenName)); got != want {
		if !*update {
			t.Errorf("the golden file is\n%s\nCONTRIBUTING.md shows (go test . -run Contributing -update)\n%s", got, want)
		}
		fence := "```text " + goldenName + "\n"
		write(t, "CONTRIBUTING.md", strings.Replace(string(text), fence+want, fence+got, 1))
	}
	run(t, dir, "go", "test", "./props/gp")
	one := run(t, dir, "go", "test", "-v", "./props/gp", "-run", "Claims/vertex-transitive")
	if !strings.Contains(one, "--- PASS: TestClaims/vertex-transitive") || strings.Contains(one, "inner-rings") {
		t.Errorf("one theorem alone:\n%s", one)
	}
	ledger := run(t, dir, "go", "run", "./ccc")
	for _, want := range []string{
		"holds     certified mine/torus-diameter [n ≥ 3, order at most 200: 12 cases, not complete]",
		"holds     certified mine/ccc-diameter [n ≥ 4, order at most 200: 2 cases, not complete]",
	} {
		if !strings.Contains(ledger, want) {
			t.Errorf("the stranger's program says\n%swant a line %q", ledger, want)
		}
	}
	checked := run(t, dir, "go", "run", "topocert/cmd/topocheck", "out")
	for _, want := range []string{"14 of 14 statements accepted", "1 of 1 verdicts on claims follow"} {
		if !strings.Contains(checked, want) {
			t.Errorf("topocheck says\n%swant %q", checked, want)
		}
	}
}

// TestOneTheorem: a theorem of ours is rerun alone by its name.
func TestOneTheorem(t *testing.T) {
	deep.Only(t) // it links a test, which takes longer than the theorem
	out := run(t, ".", "go", "test", "-v", "./props/oct", "-run", "Claims/char2-diameter")
	if strings.Count(out, "--- PASS: TestClaims/") != 1 || !strings.Contains(out, "--- PASS: TestClaims/char2-diameter") {
		t.Errorf("one theorem alone:\n%s", out)
	}
}

// outsideModule returns the go.mod of a module that uses this one, with the same versions
// of all others.
func outsideModule(t *testing.T) string {
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(read(t, "go.mod"), "\n")
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "tool ") })
	text := strings.Replace(strings.Join(lines, ""), "module topocert\n", "module outside\n", 1)
	return text + "\nrequire topocert v0.0.0\n\nreplace topocert => " + here + "\n"
}

// entered puts the lines of CONTRIBUTING.md into the list of papers: the import after the
// engine's, the entry at the head of the list. The new paper is in the outside module.
func entered(t *testing.T, list, lines string) string {
	path, entry, ok := strings.Cut(lines, "\n")
	if !ok {
		t.Fatalf("lines for the list of papers: %q, want an import and an entry", lines)
	}
	const engine, head = "\t\"topocert/props\"\n", "\treturn []props.PaperText{\n"
	if !strings.Contains(list, engine) || !strings.Contains(list, head) {
		t.Fatalf("the list of papers has no %q or no %q", engine, head)
	}
	path = strings.Replace(path, "topocert/", "outside/", 1) + "\n"
	return strings.Replace(strings.Replace(list, engine, engine+path, 1), head, head+entry, 1)
}

func read(t *testing.T, path string) string {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func write(t *testing.T, path, text string) {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// outside runs a command in a folder without using the network. A module outside may
// have its go.mod completed.
func outside(dir string, command ...string) (string, error) {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOPROXY=off", "GOWORK=off")
	if dir != "." {
		cmd.Env = append(cmd.Env, "GOFLAGS=-mod=mod")
	}
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// run is outside for a command that must succeed.
func run(t *testing.T, dir string, command ...string) string {
	t.Helper()
	out, err := outside(dir, command...)
	if err != nil {
		t.Fatalf("%q: %v\n%s", command, err, out)
	}
	return out
}
