package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mutant is a seeded fault, as its file describes it.
type mutant struct {
	name  string
	fault string   // in one sentence
	tests []string // the packages whose tests must notice it
	fuzz  []string // the fuzz targets that may, if the tests do not
	hunks []hunk
}

// hunk is a change in one file: old lines, at about the given line, become new
// ones.
type hunk struct {
	file     string
	line     int // from 1
	old, new []string
}

var position = regexp.MustCompile(`^@@ -([0-9]+)(,[0-9]+)? \+[0-9]+(,[0-9]+)? @@`)

// readMutant reads a file of comments and a unified diff.
func readMutant(path string) (*mutant, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	m := &mutant{name: strings.TrimSuffix(filepath.Base(path), ".patch")}
	file := ""
	for i, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		wrong := func(want string) error { return fmt.Errorf("%s:%d: %q, want %s", path, i+1, line, want) }
		comment, isComment := strings.CutPrefix(line, "# ")
		change := len(m.hunks) > 0 && line != "" && !strings.HasPrefix(line, "--- ") && !strings.HasPrefix(line, "+++ ") && !strings.HasPrefix(line, "@@")
		switch {
		case change:
			h := &m.hunks[len(m.hunks)-1]
			if !strings.Contains(" -+", line[:1]) {
				return nil, wrong("a line of a diff")
			}
			if line[0] != '+' {
				h.old = append(h.old, line[1:])
			}
			if line[0] != '-' {
				h.new = append(h.new, line[1:])
			}
		case strings.HasPrefix(line, "--- "):
		case strings.HasPrefix(line, "+++ b/"):
			file = line[len("+++ b/"):]
		case position.MatchString(line) && file != "":
			at, err := strconv.Atoi(position.FindStringSubmatch(line)[1])
			if err != nil {
				return nil, wrong("a line number")
			}
			m.hunks = append(m.hunks, hunk{file: file, line: at})
		case strings.HasPrefix(comment, "killed-by: "):
			m.tests = strings.Fields(comment)[1:]
		case strings.HasPrefix(comment, "fuzz: "):
			m.fuzz = strings.Fields(comment)[1:]
		case isComment:
			m.fault = strings.TrimSpace(m.fault + " " + comment)
		default:
			return nil, wrong("comments, then a unified diff")
		}
	}
	if m.fault == "" || len(m.tests)+len(m.fuzz) == 0 || len(m.hunks) == 0 {
		return nil, fmt.Errorf("%s: want a comment on the fault, packages after \"# killed-by:\" or targets after \"# fuzz:\", and a diff", path)
	}
	return m, nil
}

// apply makes the mutant's changes in the tree below root.
func (m *mutant) apply(root string) error {
	for _, h := range m.hunks {
		path := filepath.Join(root, filepath.FromSlash(h.file))
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		lines, err := h.change(strings.Split(string(data), "\n"))
		if err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// change replaces the old lines by the new ones. Where the old ones occur more
// than once, the place nearest to the hunk's line is meant.
func (h hunk) change(lines []string) ([]string, error) {
	found := -1
	for at := 0; at+len(h.old) <= len(lines); at++ {
		if slices.Equal(lines[at:at+len(h.old)], h.old) && (found < 0 || apart(at+1, h.line) < apart(found+1, h.line)) {
			found = at
		}
	}
	if found < 0 || len(h.old) == 0 {
		return nil, fmt.Errorf("%s:%d: the lines of the diff are not there", h.file, h.line)
	}
	return slices.Replace(lines, found, found+len(h.old), h.new...), nil
}

func apart(a, b int) int { return max(a-b, b-a) }
