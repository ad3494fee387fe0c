//go:build !js

package checking

import (
	"bufio"
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestRun: what runs is reached. A topocheck that notes which functions are called checks folders,
// and each of these functions is one that the folder's parts reach.
func TestRun(t *testing.T) {
	deep.Only(t)
	m := read(t)
	dir := t.TempDir()
	program := filepath.Join(dir, "topocheck")
	command(t, nil, "go", "build", "-cover", "-coverpkg=topocert/certificates/...,topocert/topology,topocert/routing,topocert/internal/regular,topocert/cmd/topocheck", "-o", program, "topocert/cmd/topocheck")
	// notes returns what runs of a topocheck with an argument.
	notes := func(argument string) map[string]bool {
		counters, profile := t.TempDir(), filepath.Join(t.TempDir(), "profile")
		command(t, []string{"GOCOVERDIR=" + counters}, program, argument)
		command(t, nil, "go", "tool", "covdata", "textfmt", "-i="+counters, "-o="+profile)
		return ran(t, profile)
	}
	// What runs of the command, whatever it checks, is no part of a check.
	always := notes("--version")
	for _, name := range []string{"topocert/certificates.NewBudget", "topocert/internal/regular.Read", "topocert/certificates/resolve.Names.Given"} {
		always[name] = true
	}
	// The entries of lists call these when the lists are made.
	listed := make(map[*declaration]bool)
	for part, entries := range m.parts {
		for _, e := range entries {
			for _, o := range e.uses {
				listed[m.of[o]] = listed[m.of[o]] || strings.Contains(part, ":")
			}
		}
	}
	const petersen = "topocert 2\ndiameter Petersen = 2\ndistances\nend\n"
	for i, c := range []struct {
		parts string
		files map[string]string
	}{
		{"kind:count g6", map[string]string{"a.cert": "topocert 2\norder g6:Bw = 3\ncount\nend\n"}},
		{"kind:distances text words op:+ op:- op:%", map[string]string{"a.cert": petersen}},
		{"kind:distances text words verdict op:+ op:- op:%", map[string]string{"a.cert": petersen, "a.verdicts": "topocert 2 verdicts\nclaim a\nformula diameter(Petersen) == 2\nholds 1\nend\n"}},
		{"kind:distances text words verdict quantifier label line:source distances:distance op:+ op:- op:%", map[string]string{"a.cert": "topocert 2\ndistance Petersen 0 1 = 1\ndistances\nsource 0\nend\n", "a.verdicts": "topocert 2 verdicts\nclaim a\nformula all i in 1..1: distance(Petersen, \"0\", i) == 1\nholds 1\nend\n"}},
		{"kind:count text words verdict grid network:Torus op:+ op:- op:* op:%", map[string]string{"a.cert": "topocert 2\norder Torus(4,3) = 12\ncount\nend\n", "a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Torus(m, n)) == m*n for m in 4..4, n in 3..3\nholds 1\nend\n"}},
		{"kind:cut kind:odd-cycle text words network:Ring op:+ op:- op:%", map[string]string{"a.cert": "topocert 2\nbisection Ring(4) <= 2\ncut\nside 0 1\nend\nbipartite Ring(5) = no\nodd-cycle\ncycle 0 1 2 3 4\nend\n"}},
		{"kind:strategy text words word binder says:least says:sets op:% op:+ op:-", map[string]string{"a.cert": "topocert 2\ndomination-number Petersen = 3\nstrategy\nby evaluate\nby evaluate\nend\n"}},
		{"kind:trace router router:dor text words grid network:Torus op:+ op:- op:%", map[string]string{"a.cert": "topocert 2\nroute Torus(4) dor 0 1 = 1\ntrace\npath 0 1\nend\n"}},
		{"kind:count own words g6", map[string]string{"own.names": "topocert 2 names\ngraph g6:Bw mine\nend\n", "a.cert": "topocert 2\norder g6:Bw = 3\ncount\nend\n"}},
		{"kind:count own words text op:+ op:%", map[string]string{"own.words": "Mine(n) = graph i in 0..n-1: (i+1)%n\n", "a.cert": "topocert 2\norder Mine(5) = 5\ncount\nend\n"}},
		{"kind:count handed g6", map[string]string{"a.g6": "Bw\n", "a.cert": "topocert 2\norder g6:Bw = 3\ncount\nend\n"}},
	} {
		folder := filepath.Join(dir, fmt.Sprint("folder", i))
		if err := os.Mkdir(folder, 0o777); err != nil {
			t.Fatal(err)
		}
		for name, text := range c.files {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		reached, found := m.reached(strings.Fields(c.parts)...), notes(folder)
		if len(found) < 100 {
			t.Errorf("%d functions run for %s, want more", len(found), c.parts)
		}
		for name := range found {
			if d := m.named[name]; !always[name] && !strings.HasPrefix(name, "topocert/cmd/") && !strings.HasSuffix(name, ".about") && (d == nil || !reached[d] && !listed[d]) {
				t.Errorf("%s runs, and is not reached by %s", name, c.parts)
			}
		}
	}
}

// command runs a program, with more variables of its environment.
func command(t *testing.T, more []string, name string, args ...string) {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), more...)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
}

// ran returns the full names of the functions of which a profile says that they were called.
func ran(t *testing.T, profile string) map[string]bool {
	text, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	lines := make(map[string][]int) // the lines with which what ran begins, by file
	for s := bufio.NewScanner(bytes.NewReader(text)); s.Scan(); {
		file, rest, _ := strings.Cut(s.Text(), ":")
		var line, column, end, endColumn, statements, count int
		if n, _ := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &line, &column, &end, &endColumn, &statements, &count); n == 6 && count > 0 {
			lines[file] = append(lines[file], line)
		}
	}
	found := make(map[string]bool)
	for file, begun := range lines {
		set := token.NewFileSet()
		inside := strings.TrimPrefix(file, "topocert/")
		f, err := parser.ParseFile(set, filepath.Join("../../..", inside), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		pkg := file[:strings.LastIndexByte(file, '/')]
		for _, d := range f.Decls {
			f, is := d.(*ast.FuncDecl)
			if !is {
				continue
			}
			name := pkg + "." + f.Name.Name
			if f.Recv != nil {
				of, _, _ := strings.Cut(strings.TrimPrefix(types.ExprString(f.Recv.List[0].Type), "*"), "[")
				name = pkg + "." + of + "." + f.Name.Name
			}
			for _, line := range begun {
				if set.Position(f.Pos()).Line <= line && line <= set.Position(f.End()).Line {
					found[name] = true
				}
			}
		}
	}
	return found
}
