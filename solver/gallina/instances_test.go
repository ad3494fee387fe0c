package gallina

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/internal/vectors"
	"topocert/solver/lower"
)

// ofKind returns the theorems of the good certificates of a kind.
func ofKind(t *testing.T, kind string) *Instances {
	t.Helper()
	archives, err := vectors.FS("../../certificates/testdata")
	if err != nil {
		t.Fatal(err)
	}
	files, err := fs.Glob(archives, path.Join("good", kind, "*.cert"))
	if err != nil || files == nil {
		t.Fatalf("no good certificates of kind %s: %v", kind, err)
	}
	x := new(Instances)
	for _, file := range files {
		f, err := archives.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := certificates.ReadAll(f)
		if f.Close(); err != nil {
			t.Fatal(err)
		}
		names := resolve.New()
		world := names.World(func(name string) (io.ReadCloser, error) { return archives.Open(path.Join(path.Dir(file), name)) })
		x.In(names, world)
		for _, c := range list {
			if kinds.Check(c, world) != nil { // it is about definitions beside it
				continue
			}
			if _, err := x.Add(c, func(certificates.Statement) bool { return true }); err != nil && !errors.Is(err, lower.ErrNoForm) {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
	return x
}

// TestStatements: what theorems say is, word for word, what testdata/statements.txt has: for each kind and each good
// certificate, its statement and Coq's. Each line there was read against the pages once; a change of one is to be read again.
func TestStatements(t *testing.T) {
	var got strings.Builder
	for _, k := range kinds.All() {
		seen := make(map[string]bool)
		for _, i := range ofKind(t, k.Name).List() {
			if line := i.Of + "\n\t" + i.Statement + "\n"; !seen[line] {
				seen[line] = true
				got.WriteString(line)
			}
		}
		if len(seen) == 0 {
			t.Errorf("no theorem of a proof by %s", k.Name)
		}
	}
	compare(t, "testdata/statements.txt", got.String())
}

// TestAccepted: Coq accepts the theorems of every kind, and none whose statement, fact or proof is another.
func TestAccepted(t *testing.T) {
	deep.Only(t)
	if err := compiled(t, "Instance"); err != nil {
		t.Skipf("theorems are not given to Coq: %v; make coq compiles it", err)
	}
	for _, k := range kinds.All() {
		t.Run(k.Name, func(t *testing.T) {
			if out, err := coqc(t, ofKind(t, k.Name).Text()); err != nil {
				t.Errorf("%v: %.2000s", err, out)
			}
		})
	}
	text := ofKind(t, "cut").Text()
	for _, change := range [][]string{
		{"width_at_most g 4", "width_at_most g 3"},
		{"(WidthAtMost 4%Z)", "(WidthAtMost 3%Z)", "width_at_most g 4", "width_at_most g 3"},
		{"(WidthByCut (0%uint63", "(WidthByCut (5%uint63"},
	} {
		if changed := strings.NewReplacer(change...).Replace(text); changed == text {
			t.Errorf("%q are not in the file", change)
		} else if _, err := coqc(t, changed); err == nil {
			t.Errorf("with %q: accepted, want it refused", change)
		}
	}
}

// coqc has Coq read a file.
func coqc(t *testing.T, text string) ([]byte, error) {
	t.Helper()
	program, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("theorems are not given to Coq: there is no coqc (Debian's package coq)")
	}
	file := filepath.Join(t.TempDir(), "Given.v")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return exec.CommandContext(t.Context(), program, "-R", theory, "Topocert", file).CombinedOutput()
}
