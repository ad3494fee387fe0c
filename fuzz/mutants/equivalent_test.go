package mutants

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// place is where a change is, in words that edits elsewhere leave as they are.
type place struct {
	file, function, text, what string
	nth                        int
}

func (c *change) place() place { return place{c.file, c.function, c.text, c.what, c.nth} }

// readEquivalent reads the changes that no test can notice, with the reason of each.
// The file has comments after "#", and for each change three lines, the second and
// third indented:
//
//	topology/box.go: Box.wrap: if x < 0 {
//		< to <=
//		Zero is handled alike on both ways.
//
// which are the file, the function ("-" outside) and the line; what becomes of it,
// with " (2)" for the second of several alike; and the reason.
func readEquivalent(path string) (map[place]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var lines []string
	for _, line := range strings.Split(string(data), "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			lines = append(lines, line)
		}
	}
	all := make(map[place]string)
	var at []string // of the entry: file, function and line
	for i := 0; i < len(lines); i++ {
		what, indented := strings.CutPrefix(lines[i], "\t")
		if !indented {
			if at = strings.SplitN(lines[i], ": ", 3); len(at) != 3 {
				return nil, fmt.Errorf("%s: %q, want a file, a function and a line", path, lines[i])
			}
			continue
		}
		if i++; i == len(lines) || !strings.HasPrefix(lines[i], "\t") || len(at) != 3 {
			return nil, fmt.Errorf("%s: %q, want a change below a line, and its reason", path, what)
		}
		p := place{at[0], at[1], at[2], what, 1}
		if open := strings.LastIndex(what, " ("); open > 0 && strings.HasSuffix(what, ")") {
			if nth, err := strconv.Atoi(what[open+2 : len(what)-1]); err == nil {
				p.what, p.nth = what[:open], nth
			}
		}
		if all[p] != "" {
			return nil, fmt.Errorf("%s: %s: %s: %q is listed twice", path, p.file, p.text, p.what)
		}
		all[p] = strings.TrimSpace(lines[i])
	}
	return all, nil
}
