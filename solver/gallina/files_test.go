package gallina

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var (
	seed   = flag.Uint64("seed", 1, "the seed of what is made at random")
	update = flag.Bool("update", false, "rewrite the golden files")
)

// compare compares with a golden file, or rewrites it.
func compare(t *testing.T, golden, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	lines, wanted := strings.SplitAfter(got, "\n"), strings.SplitAfter(string(want), "\n")
	for i := range max(len(lines), len(wanted)) {
		if !slices.Equal(lines[min(i, len(lines)):min(i+1, len(lines))], wanted[min(i, len(wanted)):min(i+1, len(wanted))]) {
			t.Fatalf("%s:%d: got %q, want %q", golden, i+1, lines[min(i, len(lines)-1)], wanted[min(i, len(wanted)-1)])
		}
	}
}

// theory is the folder of the Coq files.
const theory = "../../certificates/coq"

// compiled tells whether the file of a module is compiled as it stands.
func compiled(t *testing.T, module string) error {
	files, err := filepath.Glob(filepath.Join(theory, "*", module+".v"))
	if err != nil || len(files) != 1 {
		t.Fatalf("files of the module %s: %v, %v", module, files, err)
	}
	source, err := os.Stat(files[0])
	if err != nil {
		return err
	}
	object, err := os.Stat(files[0] + "o")
	if err != nil || object.ModTime().Before(source.ModTime()) {
		return fmt.Errorf("%s is not compiled as it stands", files[0])
	}
	return nil
}
