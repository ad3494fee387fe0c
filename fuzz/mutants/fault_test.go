package mutants

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// mutant is a seeded fault, as its file describes it.
type mutant struct {
	name  string
	patch string   // the file, which git reads
	fault string   // in one sentence
	tests []string // the packages whose tests must notice it
	fuzz  []string // the fuzz targets that may, if the tests do not
}

// readMutant reads the comments before a unified diff.
func readMutant(path string) (*mutant, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if path, err = filepath.Abs(path); err != nil {
		return nil, err
	}
	m := &mutant{name: strings.TrimSuffix(filepath.Base(path), ".patch"), patch: path}
	comments, diff, _ := strings.Cut(string(data), "\n--- ")
	for line := range strings.Lines(comments) {
		switch comment := strings.TrimPrefix(line, "# "); {
		case comment == line:
			return nil, fmt.Errorf("%s: %q, want comments, then a unified diff", path, line)
		case strings.HasPrefix(comment, "killed-by: "):
			m.tests = strings.Fields(comment)[1:]
		case strings.HasPrefix(comment, "fuzz: "):
			m.fuzz = strings.Fields(comment)[1:]
		default:
			m.fault = strings.TrimSpace(m.fault + " " + strings.TrimSpace(comment))
		}
	}
	if m.fault == "" || len(m.tests)+len(m.fuzz) == 0 || diff == "" {
		return nil, fmt.Errorf("%s: want a comment on the fault, packages after \"# killed-by:\" or targets after \"# fuzz:\", and a diff", path)
	}
	return m, nil
}

// apply makes the mutant's changes in the tree below root, where its old lines are nearest to
// the place that they had.
func (m *mutant) apply(root string, flags ...string) error {
	c := exec.Command("git", append([]string{"apply", "--unidiff-zero", m.patch}, flags...)...)
	c.Dir, c.Env = root, append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(root))
	if output, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("git apply: %w\n%s", err, output)
	}
	return nil
}
