package shares

import (
	"os"
	"path/filepath"
	"testing"
)

// TestHolds: what the folder itself holds is told, by whatever name, and nothing else.
func TestHolds(t *testing.T) {
	f := made(t)
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
