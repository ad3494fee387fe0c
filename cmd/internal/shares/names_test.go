package shares

import (
	"strings"
	"testing"
)

// TestNames: the names of tasks and files are plain, and not longer than any system takes.
func TestNames(t *testing.T) {
	long := strings.Repeat("a", maxName)
	for _, c := range []struct {
		name       string
		task, file bool
	}{
		{"a.b-c_1", true, true}, {"A", false, true}, {long, true, true}, {long + "a", false, false}, {"", false, false},
		{".a", false, false}, {"a.", false, false}, {"a/b", false, false}, {`a\b`, false, false}, {"a b", false, false}, {"é", false, false},
	} {
		if err := checkTask(c.name); (err == nil) != c.task {
			t.Errorf("task %.20q of %d bytes: %v, want it accepted: %t", c.name, len(c.name), err, c.task)
		}
		if err := checkFile(c.name); (err == nil) != c.file {
			t.Errorf("file %.20q of %d bytes: %v, want it accepted: %t", c.name, len(c.name), err, c.file)
		}
	}
}
