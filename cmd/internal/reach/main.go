// Reach computes how many lines of code what topocheck accepts rests on: those that the
// check of each kind of proof, each network and each router reaches.
//
//	go run ./cmd/internal/reach          the table that topocheck --explain prints from
//	go run ./cmd/internal/reach count    whole packages, and what some verdicts rest on
//
// It is a call graph by rapid type analysis, on the declarations of all packages of this
// module that topocheck links: a declaration reaches what it names, and a call through an
// interface the methods of all types that were reached. Not followed are the entries of
// registries, lists of kinds, networks or routers: each is the root of a part of its own.
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	switch {
	case len(args) == 0:
		table, err := table(root)
		if err == nil {
			_, err = os.Stdout.WriteString(table)
		}
		return err
	case len(args) == 1 && args[0] == "count":
		return count(root)
	}
	return fmt.Errorf("%q, want nothing or count", args)
}

// moduleRoot returns the folder of go.mod, here or above.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		if _, missing := os.Stat(filepath.Join(dir, "go.mod")); missing == nil {
			return dir, nil
		}
		if filepath.Dir(dir) == dir {
			return "", fmt.Errorf("no go.mod here or above")
		}
		dir = filepath.Dir(dir)
	}
	return "", err
}

// table returns a line for each file and set of parts that reach the same lines of it.
func table(root string) (string, error) {
	m, err := load(root)
	if err != nil {
		return "", err
	}
	parts := make(map[*declaration][]string)
	for part := range m.parts {
		for d := range m.reached(part) {
			parts[d] = append(parts[d], part)
		}
	}
	lines := make(map[string]int)
	for d, list := range parts {
		if slices.Sort(list); slices.Contains(list, "certificate") {
			list = []string{"certificate"} // which everything rests on
		} else if slices.Contains(list, "verdict") {
			list = []string{"verdict"}
		}
		lines[d.file+"\t"+strings.Join(list, " ")] += d.lines
	}
	var rows []string
	for row, n := range lines {
		file, list, _ := strings.Cut(row, "\t")
		if n == 0 { // an entry of a registry, whose lines are the registry's
			continue
		}
		rows = append(rows, fmt.Sprintf("%s %d %s\n", file, n, list))
	}
	slices.Sort(rows)
	return "# Made by \"make reach\": a file, how many of its lines of code are reached, and from what.\n" + strings.Join(rows, ""), nil
}

// count prints the sizes of whole packages, and what some verdicts rest on.
func count(root string) error {
	m, err := load(root)
	if err != nil {
		return err
	}
	groups := []struct{ title, prefix string }{
		{"topology", "topology/"}, {"certificates", "certificates/"}, {"  formula", "certificates/formula/"}, {"  recheck", "certificates/recheck/"},
		{"  resolve", "certificates/resolve/"}, {"  arithmetic", "certificates/arithmetic/"}, {"  theorem", "certificates/theorem/"}, {"cmd", "cmd/"},
	}
	fmt.Println("a verdict that follows rests on")
	for _, g := range groups {
		whole := 0
		for file, n := range m.files {
			if strings.HasPrefix(file, g.prefix) {
				whole += n
			}
		}
		note := map[string]string{"certificates": "with the packages below it", "cmd": "topocheck, which reads the command line and prints"}[g.title]
		fmt.Printf("  %-22s%6d  %s\n", g.title, whole, note)
	}
	together, routing := 0, 0
	for file, n := range m.files {
		if strings.HasPrefix(file, "routing/") {
			routing += n
		} else {
			together += n
		}
	}
	fmt.Printf("  %-22s%6d\n  and on the formulas of the claims; one on a router, on that router too:\n  %-22s%6d\n", "together", together, "routing, all of it", routing)
	fmt.Println("of which are reached")
	for _, v := range []struct {
		title string
		parts []string
	}{
		{"by diameter QT(4,4)", []string{"verdict", "kind:distances", "network:QT"}},
		{"by bisection Torus(4) >= 8, a flow", []string{"verdict", "kind:flow", "network:Torus"}},
		{"by bisection QT(2,2) >= 8, by SAT", []string{"verdict", "kind:lrat", "lrat:bisection", "network:QT"}},
		{"a theorem about a whole family", []string{"verdict", "theorem"}},
	} {
		lines := 0
		all, files := make(map[*declaration]bool), make(map[string]bool)
		for _, part := range v.parts {
			maps.Copy(all, m.reached(part))
		}
		for d := range all {
			lines += d.lines
			files[d.file] = true
		}
		fmt.Printf("  %-38s%6d  in %d files\n", v.title, lines, len(files))
	}
	return nil
}
