package formats_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"topocert/topology"
	"topocert/topology/formats"
)

// TestOthersRead: programs that are no part of this project read what is written here as
// the same graph. Each is skipped where it is not installed.
func TestOthersRead(t *testing.T) {
	if testing.Short() {
		t.Skip("starts other programs")
	}
	net, err := topology.Parse("QT(2,2)") // 32 vertices, labels (x,y,z)
	if err != nil {
		t.Fatal(err)
	}
	text, err := net.CSR().Graph6()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, kind := range formats.Kinds() {
		if kind.Write == nil {
			continue
		}
		f, err := os.Create(filepath.Join(dir, "qt"+kind.Endings[0]))
		if err != nil {
			t.Fatal(err)
		}
		if err := kind.Write(f, net); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Run("nauty", func(t *testing.T) {
		if got := run(t, dir, "nauty-copyg", "-gq", "qt.s6"); got != text+"\n" {
			t.Errorf("sparse6: %s, want %s", got, text)
		}
	})
	t.Run("METIS", func(t *testing.T) {
		if got := run(t, dir, "graphchk", "qt.graph"); !strings.Contains(got, "The format of the graph is correct!") {
			t.Errorf("graphchk says %s", got)
		}
	})
	t.Run("cliquer", func(t *testing.T) {
		// QT(2,2) has no triangle: its largest cliques are links.
		if got := run(t, dir, "cliquer", "qt.col"); !strings.HasPrefix(got, "size=2,") {
			t.Errorf("DIMACS: cliquer says %s", got)
		}
	})
	t.Run("graphviz", func(t *testing.T) {
		got := run(t, dir, "nop", "qt.dot")
		back, err := formats.ReadDOT(strings.NewReader(got), formats.Options{})
		if err != nil {
			t.Fatal(err)
		}
		checkSame(t, back, net.CSR(), func(v int) string { return net.Label(uint32(v)) })
	})
	t.Run("networkx", func(t *testing.T) {
		// Debian's python, which its packages are for. pydot makes a node of the last line end.
		got := run(t, dir, "/usr/bin/python3", "-c", `
import sys
try:
    import networkx as nx, pydot
except ImportError:
    print('missing')
    sys.exit()
def show(what, g, label=lambda d: d['label']):
    g = nx.relabel_nodes(g.subgraph([v for v in g if v != '\\n']), int)
    h = nx.Graph()
    h.add_nodes_from(range(len(g)))
    h.add_edges_from([e[:2] for e in g.edges])
    print(what, nx.to_graph6_bytes(h, header=False).decode().strip(), len(g.edges), *[label(g.nodes[v]) for v in range(len(g))])
no = lambda d: ''
show('edges', nx.read_edgelist('qt.edges'), no)
show('sparse6', nx.read_sparse6('qt.s6'), no)
show('graph6', nx.read_graph6('qt.g6'), no)
show('graphml', nx.read_graphml('qt.graphml'))
show('dot', nx.nx_pydot.read_dot('qt.dot'), lambda d: d['label'].strip('"'))
rows = [[int(x) for x in row.split()] for row in open('qt.matrix')]
show('matrix', nx.Graph([(u, v) for u, row in enumerate(rows) for v, x in enumerate(row) if x]), no)
`)
		if got == "missing\n" {
			t.Skip("python3-networkx and python3-pydot are not installed")
		}
		labels := ""
		for v := range uint32(net.Order()) {
			labels += " " + net.Label(v)
		}
		for line := range strings.Lines(got) {
			what, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
			want := fmt.Sprint(text, " ", net.Size())
			if what == "graphml" || what == "dot" {
				want += labels
			}
			if rest != want {
				t.Errorf("%s: %s, want %s", what, rest, want)
			}
		}
		if n := strings.Count(got, "\n"); n != 6 {
			t.Errorf("%d answers, want 6: %s", n, got)
		}
	})
}

// run returns what a program prints, or skips where it is not installed.
func run(t *testing.T, dir, program string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		t.Skipf("%s is not installed", program)
	}
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v: %s", program, err, &errs)
	}
	return out.String()
}
