package topocert

import (
	"encoding/json"
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

const goldenName = "props/papers/testdata/gp.golden"

// TestContributing builds the sixth paper of CONTRIBUTING.md, laid over this tree, and the program of a
// stranger's module, from the text's own lines. The module is beside this one: so it uses the exported
// vocabulary alone, and runs without a network.
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
	if len(files) != 5 {
		t.Fatalf("CONTRIBUTING.md has %d blocks with the name of a file, want 5", len(files))
	}
	const list = "props/papers/papers.go"
	files[list] = entered(t, read(t, list), files[list])
	overlay := struct{ Replace map[string]string }{make(map[string]string)}
	for _, name := range []string{"props/papers/gp.claims", "props/papers/gp.go", list} {
		overlay.Replace[filepath.Join(here(t), name)] = filepath.Join(dir, "paper", filepath.Base(name))
		write(t, filepath.Join(dir, "paper", filepath.Base(name)), files[name])
	}
	replace, err := json.Marshal(overlay)
	if err != nil {
		t.Fatal(err)
	}
	over := "-overlay=" + filepath.Join(dir, "overlay.json")
	write(t, filepath.Join(dir, "overlay.json"), string(replace))
	run(t, ".", "go", "vet", over, "./props/papers")
	t.Cleanup(func() { os.Remove(goldenName) })
	run(t, ".", "go", "test", over, "./props/papers", "-run", "Claims/gp", "-update")
	if got, want := read(t, goldenName), files[goldenName]; got != want {
		if !*update {
			t.Errorf("the golden file is\n%s\nCONTRIBUTING.md shows (go test . -run Contributing -update)\n%s", got, want)
		}
		fence := "```text " + goldenName + "\n"
		write(t, "CONTRIBUTING.md", strings.Replace(string(text), fence+want, fence+got, 1))
	}
	one := run(t, ".", "go", "test", over, "-v", "./props/papers", "-run", "Claims/gp/vertex-transitive")
	if !strings.Contains(one, "--- PASS: TestClaims/gp/vertex-transitive") || strings.Contains(one, "inner-rings") {
		t.Errorf("one theorem alone:\n%s", one)
	}

	write(t, filepath.Join(dir, "go.mod"), outsideModule(t))
	write(t, filepath.Join(dir, "go.sum"), read(t, "go.sum"))
	if out, err := outside(dir, "go", "list", "-deps", "topocert/cmd/topocheck", "topocert/props"); err != nil {
		t.Skipf("the modules that this one needs are not all in the module cache: %v\n%s", err, out)
	}
	write(t, filepath.Join(dir, "ccc/main.go"), files["ccc/main.go"])
	run(t, dir, "go", "vet", "./ccc")
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
	out := run(t, ".", "go", "test", "-v", "./props/papers", "-run", "Claims/oct/char2-diameter")
	if strings.Count(out, "--- PASS: TestClaims/") != 2 || !strings.Contains(out, "--- PASS: TestClaims/oct/char2-diameter") {
		t.Errorf("one theorem alone:\n%s", out)
	}
}

// outsideModule returns the go.mod of a module that uses this one, with the same versions
// of all others.
func outsideModule(t *testing.T) string {
	lines := strings.SplitAfter(read(t, "go.mod"), "\n")
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "tool ") })
	text := strings.Replace(strings.Join(lines, ""), "module topocert\n", "module outside\n", 1)
	return text + "\nrequire topocert v0.0.0\n\nreplace topocert => " + here(t) + "\n"
}

// here is this folder.
func here(t *testing.T) string {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// entered puts the line of CONTRIBUTING.md at the head of the list of papers.
func entered(t *testing.T, list, line string) string {
	const head = "\treturn []props.PaperText{\n"
	if !strings.Contains(list, head) {
		t.Fatalf("the list of papers has no %q", head)
	}
	return strings.Replace(list, head, head+line, 1)
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
