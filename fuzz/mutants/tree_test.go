package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestPatches sees that every seeded fault still has its lines in the tree.
// Whether tests notice them is for "make mutants".
func TestPatches(t *testing.T) {
	const root = "../.."
	files, err := filepath.Glob(filepath.Join(root, folder, "*.patch"))
	if err != nil || len(files) < 60 {
		t.Fatalf("%d seeded faults, %v, want at least 60", len(files), err)
	}
	for _, file := range files {
		m, err := readMutant(file)
		if err != nil {
			t.Error(err)
			continue
		}
		copied := t.TempDir()
		for _, h := range m.hunks {
			data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(h.file)))
			if err != nil {
				t.Fatalf("%s: %v", m.name, err)
			}
			if err := os.MkdirAll(filepath.Join(copied, filepath.Dir(filepath.FromSlash(h.file))), 0o777); err != nil {
				t.Fatal(err)
			}
			write(t, copied, filepath.FromSlash(h.file), string(data))
		}
		if err := m.apply(copied); err != nil {
			t.Errorf("%s: %v; write the patch anew", m.name, err)
		}
	}
}
