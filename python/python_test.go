// Package python tests the Python package beside it, which has no Go.
package python

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// python returns the path of Python 3.9 or later, and skips the test without.
func python(t *testing.T) string {
	for _, name := range []string{"python3", "/usr/bin/python3"} {
		path, err := exec.LookPath(name)
		if err == nil && exec.Command(path, "-c", "import sys; sys.exit(sys.version_info < (3, 9))").Run() == nil {
			return path
		}
	}
	t.Skip("python3 is not there, want Python 3.9 or later")
	return ""
}

var (
	folder string // of the programs
	build  sync.Once
)

func TestMain(m *testing.M) {
	status := m.Run()
	os.RemoveAll(folder)
	os.Exit(status)
}

// programs returns the folder of both programs, which are built once.
func programs(t *testing.T) string {
	build.Do(func() {
		var err error
		if folder, err = os.MkdirTemp("", "python-test"); err != nil {
			t.Fatal(err)
		}
		run(t, nil, "go", "build", "-o", folder+string(filepath.Separator), "topocert/cmd/topocert", "topocert/cmd/topocheck")
	})
	return folder
}

func run(t *testing.T, env []string, command ...string) string {
	t.Helper()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command, " "), err, out)
	}
	return string(out)
}

// TestPackage runs the package's tests and the examples in its documentation.
func TestPackage(t *testing.T) {
	py, dir := python(t), programs(t)
	out := run(t, []string{"PYTHONPATH=.", "PYTHONDONTWRITEBYTECODE=1", "TOPOCERT=" + filepath.Join(dir, "topocert"), "TOPOCHECK=" + filepath.Join(dir, "topocheck")},
		py, "-W", "error::ResourceWarning", "tests/test_topocert.py", "-v")
	for line := range strings.Lines(out) {
		if strings.Contains(line, "skipped") {
			t.Log(strings.TrimSpace(line))
		}
	}
}

// TestWheel makes a wheel, installs it in a new virtual environment, and uses it there, with the programs that it carries.
func TestWheel(t *testing.T) {
	if testing.Short() {
		t.Skip("an environment takes seconds")
	}
	if runtime.GOOS == "windows" {
		t.Skip("its environments have other folders")
	}
	py := python(t)
	env := filepath.Join(t.TempDir(), "env")
	if out, err := exec.Command(py, "-m", "venv", env).CombinedOutput(); err != nil {
		t.Skipf("python3 -m venv: %v, want Debian's python3-venv\n%s", err, out)
	}
	dir, made := programs(t), t.TempDir()
	wheel := func(out string) string {
		return strings.TrimSpace(run(t, nil, py, "wheel.py", "--version", "1.2", "--platform", runtime.GOOS+"/"+runtime.GOARCH, "--programs", dir, "--out", out))
	}
	file, again := wheel(made), wheel(t.TempDir())
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if second, err := os.ReadFile(again); err != nil || string(first) != string(second) {
		t.Errorf("two wheels of the same files differ: %v", err)
	}
	bin := filepath.Join(env, "bin")
	alone := []string{"PATH=" + bin, "TOPOCERT=", "TOPOCHECK=", "PYTHONPATH="}
	run(t, alone, filepath.Join(bin, "python3"), "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", file)
	out := run(t, alone, filepath.Join(bin, "python3"), "-c", `import topocert; v = topocert.prove("diameter(Petersen) == 2"); print(v, v.check())`)
	if want := "<holds certified: diameter(Petersen) == 2> <2 accepted, 0 not>\n"; out != want {
		t.Errorf("%s, want %s", out, want)
	}
	if out := run(t, alone, filepath.Join(bin, "topocert"), "prove", "order(Ring(3)) == 3"); !strings.HasPrefix(out, "holds ") {
		t.Errorf("the command: %s", out)
	}
	wrong := exec.Command(py, "wheel.py", "--version", "1", "--platform", "plan9/386", "--programs", dir, "--out", made)
	if out, err := wrong.CombinedOutput(); err == nil || !strings.Contains(string(out), `platform 'plan9/386', want one of linux/amd64`) {
		t.Errorf("a platform without a tag: %v\n%s", err, out)
	}
}
