package gallina

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
)

// TestStatements: what the theorems about single networks say is, word for word, what
// testdata/statements.txt has: for each kind of proof and each good certificate, the certificate's
// statement and Coq's. Each line there was read against Graph.v once; a change of one is to be read again.
// go test ./solver/gallina -run TestStatements -update rewrites the file.
func TestStatements(t *testing.T) {
	var got strings.Builder
	for _, kind := range checked() {
		files, err := fs.Glob(archives, path.Join("good", kind, "*.cert"))
		if err != nil || files == nil {
			t.Errorf("no good certificates of kind %s: %v", kind, err)
		}
		seen := make(map[string]bool)
		for _, file := range files {
			for _, i := range statedBy(t, file) {
				if line := i.Of + "\n\t" + i.Statement + "\n"; !seen[line] {
					seen[line] = true
					got.WriteString(line)
				}
			}
		}
		if len(seen) == 0 {
			t.Errorf("no theorem of a proof by %s", kind)
		}
	}
	compare(t, "testdata/statements.txt", got.String())
}

// TestFiles: the files that are written are, to the last number, those that Coq accepted once:
// testdata/files.txt has a digest of that of each good certificate. After a wanted change, TestVectors
// has Coq accept the files anew, where it is installed; then -update rewrites the list.
func TestFiles(t *testing.T) {
	var got strings.Builder
	for _, file := range forgedFiles(t, "good/KIND/*.cert") {
		for i, c := range readForged(t, file) {
			for _, asLinks := range []bool{false, true} {
				x := &Instances{World: forgedWorld(path.Dir(file)), givenAsLinks: asLinks}
				if written, _ := x.Add(c); written == 0 {
					continue
				}
				digest := sha256.Sum256([]byte(x.Text()))
				fmt.Fprintf(&got, "%s/%s %d %s %x\n", c.Kind, path.Base(file), i+1, x.File(), digest[:8])
			}
		}
	}
	compare(t, "testdata/files.txt", got.String())
}

// compare compares with a golden file, or rewrites it.
func compare(t *testing.T, golden, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(golden), 0o777); err != nil {
			t.Fatal(err)
		}
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

// statedBy returns the theorems of a file of certificates, as far as there are any.
func statedBy(t *testing.T, file string) []Instance {
	t.Helper()
	f, err := archives.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list, err := certificates.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	x := &Instances{World: forgedWorld(path.Dir(file))}
	for _, c := range list {
		if _, err := x.Add(c); err != nil && !errors.Is(err, ErrNoInstance) {
			t.Fatal(fmt.Errorf("%s: %w", file, err))
		}
	}
	return x.List()
}
