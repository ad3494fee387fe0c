package shares

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestPadding: after the end of an archive there may be blocks of zeros, as tar fills its
// last record, and nothing else.
func TestPadding(t *testing.T) {
	f := made(t, "a")
	publish(t, f, "a", "text")
	path := filepath.Join(f.root.Name(), f.resultFile("a"))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name  string
		more  []byte
		right bool
	}{
		{"nothing", nil, true},
		{"a block", make([]byte, 512), true},
		{"many blocks", make([]byte, 200*512), true},
		{"a byte", []byte{'x'}, false},
		{"a zero", []byte{0}, false},
		{"a block that is no zeros", append(make([]byte, 511), 1), false},
		{"a byte after many blocks", append(make([]byte, 300*512), 1), false},
		{"another archive", whole, false},
	} {
		if err := os.WriteFile(path, append(whole[:len(whole):len(whole)], test.more...), 0o666); err != nil {
			t.Fatal(err)
		}
		_, _, err := texts(f, "a")
		var wrong *Rejected
		if test.right && err != nil || !test.right && !errors.As(err, &wrong) {
			t.Errorf("%s after the end: %v", test.name, err)
		}
	}
}

// TestHolds: what the folder itself holds is told, by whatever name, and nothing else.
func TestHolds(t *testing.T) {
	f := made(t, "a")
	parent := filepath.Dir(f.root.Name())
	link, inside := filepath.Join(parent, "link"), filepath.Join(parent, "inside")
	for to, name := range map[string]string{f.root.Name(): link, filepath.Join(f.root.Name(), resultsDir): inside} {
		if err := os.Symlink(to, name); err != nil {
			t.Skip(err) // not every system has links
		}
	}
	for path, want := range map[string]bool{
		f.root.Name(): true, f.root.Name() + "/.": true, filepath.Join(parent, "x", "..", "plan"): true, link: true,
		filepath.Join(f.root.Name(), "results"): true, filepath.Join(f.root.Name(), "results", "new", "kept"): true, filepath.Join(f.root.Name(), "rejected"): true,
		filepath.Join(link, "results", "kept"): true, inside: true, filepath.Join(inside, "kept"): true,
		parent: false, filepath.Join(parent, "kept"): false, filepath.Join(f.root.Name(), "kept"): false, filepath.Join(parent, "results"): false,
	} {
		if holds, err := f.Holds(path); err != nil || holds != want {
			t.Errorf("%s: %t, %v, want %t", path, holds, err, want)
		}
	}
}
