package mutants

import (
	"path/filepath"
	"testing"
)

// TestPatches sees that every seeded fault still has its lines in the tree.
// Whether tests notice them is for "make mutants".
func TestPatches(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(folder, "*.patch"))
	if err != nil || len(files) < 60 {
		t.Fatalf("%d seeded faults, %v, want at least 60", len(files), err)
	}
	for _, file := range files {
		m, err := readMutant(file)
		if err != nil {
			t.Error(err)
			continue
		}
		if err := m.apply(".", "--check"); err != nil {
			t.Errorf("%s: %v; write the patch anew", m.name, err)
		}
	}
}
