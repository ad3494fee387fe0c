package formats_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/topology"
	"topocert/topology/formats"
)

// read reads the graphs of a sample, and the notes.
func read(t *testing.T, name string, undirected bool) (nets []*topology.External, notes []string, err error) {
	t.Helper()
	o := formats.Options{Undirected: undirected, Note: func(text string) { notes = append(notes, text) }}
	file, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for net, e := range formats.KindOf(formats.Kinds(), name).Graphs(file, o) {
		if e != nil {
			return nets, notes, e
		}
		nets = append(nets, net)
	}
	return nets, notes, nil
}

// TestSamples holds what was read from files that other programs wrote against the same
// graphs in graph6, written by them too, which another reader reads. Vertex v of the
// graph6 text is the vertex with label label(v).
func TestSamples(t *testing.T) {
	number := func(v int) string { return fmt.Sprint(v) }
	for _, test := range []struct {
		file, same string
		label      func(v int) string
		notes      []string
	}{
		{"cubic8.s6", "cubic8.g6", number, nil},
		{"random.s6", "random.g6", number, nil},
		{"petersen.s6", "petersen.g6", number, nil},
		{"petersen.edgelist", "petersen.g6", number, nil},
		{"petersen-weighted.edgelist", "petersen.g6", number, []string{"the third column of 15 lines is taken for weights, which are ignored"}},
		{"petersen-data.edgelist", "petersen.g6", number, []string{"the data {…} of 15 links are ignored"}},
		{"petersen.matrix", "petersen.g6", number, nil},
		{"petersen-floats.matrix", "petersen.g6", number, nil},
		{"petersen-list.matrix", "petersen.g6", number, nil},
		{"petersen.graphml", "petersen.g6", number, nil},
		{"petersen-data.graphml", "petersen.g6", number, []string{"data of 15 links ignored"}},
		{"petersen.dot", "petersen.g6", number, nil},
		{"petersen-neato.gv", "petersen.g6", number, nil},
		{"from-one.edgelist", "from-one.g6", func(v int) string { return fmt.Sprint(v + 1) },
			[]string{"vertices are numbered from 1: they are 0 … 4 here, with the file's numbers as labels"}},
		{"from-one.graphml", "from-one.g6", func(v int) string { return fmt.Sprint(v + 1) },
			[]string{"vertices are numbered from 1: they are 0 … 4 here, with the file's numbers as labels"}},
		{"igraph.edges", "from-one.g6", number, nil}, // a ring of five as well
		{"igraph.matrix", "from-one.g6", number, nil},
		{"igraph.graphml", "from-one.g6", func(v int) string { return [...]string{"a", "b", "c & d", "e", "f"}[v] }, nil},
		{"igraph.dot", "from-one.g6", func(v int) string { return [...]string{"a", "b", "c & d", "e", "f"}[v] }, nil},
		{"grid.edgelist", "grid.g6", func(v int) string { return fmt.Sprintf("(%d,%d)", v/4, v%4) }, nil},
		{"grid.graphml", "grid.g6", func(v int) string { return fmt.Sprintf("(%d, %d)", v/4, v%4) }, nil},
		{"grid.dot", "grid.g6", func(v int) string { return fmt.Sprintf("(%d, %d)", v/4, v%4) }, nil},
	} {
		t.Run(test.file, func(t *testing.T) {
			got, notes, err := read(t, test.file, false)
			if err != nil {
				t.Fatal(err)
			}
			want, err := topology.ReadFile(filepath.Join("testdata", test.same))
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(notes, test.notes) {
				t.Errorf("notes %q, want %q", notes, test.notes)
			}
			if len(got) != len(want) || len(got) == 0 {
				t.Fatalf("%d graphs, want %d", len(got), len(want))
			}
			for i, g := range got {
				checkSame(t, g, want[i].Graph, test.label)
			}
		})
	}
}

// checkSame checks that vertex v of want is the vertex label(v) of got.
func checkSame(t *testing.T, got topology.Network, want *topology.Graph, label func(v int) string) {
	t.Helper()
	if got.Order() != want.Order() || got.Size() != want.Size() {
		t.Fatalf("order %d, size %d, want %d, %d", got.Order(), got.Size(), want.Order(), want.Size())
	}
	place := make([]uint32, want.Order())
	for v := range place {
		at, err := got.Vertex(label(v))
		if err != nil {
			t.Fatal(err)
		}
		if got.Label(at) != label(v) {
			t.Fatalf("vertex %d has label %q, want %q", at, got.Label(at), label(v))
		}
		place[v] = at
	}
	for u, v := range want.Edges() {
		if !got.CSR().HasEdge(place[u], place[v]) {
			t.Fatalf("no link %s–%s", label(int(u)), label(int(v)))
		}
	}
}

// TestFirstMatrix: what nauty's showg prints of the first cubic graph, and its graph6 text.
func TestFirstMatrix(t *testing.T) {
	nets, notes, err := read(t, "cubic8-first.matrix", false)
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	want, err := topology.ReadFile(filepath.Join("testdata", "cubic8.g6"))
	if err != nil {
		t.Fatal(err)
	}
	if nets[0].Name() != want[0].Name() {
		t.Errorf("%s, want %s", nets[0].Name(), want[0].Name())
	}
}

// TestSubgraphs: what Graphviz made of subgraphs that are linked, and gonum's parser of
// the same text before.
func TestSubgraphs(t *testing.T) {
	nets, _, err := read(t, "subgraphs.gv", false)
	if err != nil {
		t.Fatal(err)
	}
	before := `graph "a b" { node [shape=box]; subgraph cluster_1 { host1; host2 } -- "s 1"; "s 1" -- "s 2" -- {host3 host4}; lone }`
	net, err := formats.ReadDOT(strings.NewReader(before), formats.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []*topology.External{nets[0], net} {
		got := edges(n)
		want := []string{"host1–s 1", "host2–s 1", "host3–s 2", "host4–s 2", "s 1–s 2"}
		if !slices.Equal(got, want) || n.Order() != 7 {
			t.Errorf("%d vertices, %q, want 7, %q", n.Order(), got, want)
		}
	}
}

// edges returns the links by labels, sorted.
func edges(net topology.Network) []string {
	var all []string
	for u, v := range net.CSR().Edges() {
		a, b := net.Label(u), net.Label(v)
		all = append(all, min(a, b)+"–"+max(a, b))
	}
	slices.Sort(all)
	return all
}

// TestNotSimple: directed graphs, loops and double links are refused with a word of
// --undirected, or taken with it, and counted.
func TestNotSimple(t *testing.T) {
	for _, test := range []struct {
		file, refused, note string
	}{
		{"arrows.dot", "a directed graph (digraph), want an undirected graph; --undirected", "1 double link merged, 1 loop dropped"},
		{"arrows.graphml", "line 5: malformed graph: a directed edge", "4 directed edges taken for links|1 double link merged, 1 loop dropped"},
		{"double.graphml", "loop at vertex \"2\"", "1 double link merged, 1 loop dropped"},
		{"double.s6", "loop at vertex 2", "1 double link merged, 1 loop dropped"},
	} {
		_, _, err := read(t, test.file, false)
		if err == nil || !errors.Is(err, topology.ErrFormat) || !strings.Contains(err.Error(), test.refused) || !strings.Contains(err.Error(), "--undirected") {
			t.Errorf("%s: %v, want %q", test.file, err, test.refused)
		}
		nets, notes, err := read(t, test.file, true)
		if err != nil {
			t.Errorf("%s: %v", test.file, err)
			continue
		}
		want := strings.Split(test.note, "|")
		if !slices.Equal(notes, want) || !slices.Equal(edges(nets[0]), []string{"0–1", "1–2"}) || nets[0].Order() != 3 {
			t.Errorf("%s: %v, notes %q, want %q", test.file, edges(nets[0]), notes, want)
		}
	}
}

// TestIncremental: the lines of incremental sparse6 are refused one by one, and the
// others are read.
func TestIncremental(t *testing.T) {
	good, bad := 0, 0
	file, err := os.Open(filepath.Join("testdata", "incremental.s6"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for net, err := range formats.KindOf(formats.Kinds(), ".s6").Graphs(file, formats.Options{}) {
		switch {
		case err == nil && net.Order() == 8:
			good++
		case strings.Contains(err.Error(), "an incremental sparse6 text"):
			bad++
		default:
			t.Error(err)
		}
	}
	if good != 1 || bad != 4 { // nauty writes the first in full
		t.Errorf("%d graphs, %d refused, want 1 and 4", good, bad)
	}
}

// TestSparse6Written: the texts are those that nauty writes.
func TestSparse6Written(t *testing.T) {
	for _, stem := range []string{"cubic8", "random"} {
		var got bytes.Buffer
		nets, err := topology.ReadFile(filepath.Join("testdata", stem+".g6"))
		if err != nil {
			t.Fatal(err)
		}
		for _, net := range nets {
			if err := formats.WriteSparse6(&got, net); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(filepath.Join("testdata", stem+".s6"))
		if err != nil {
			t.Fatal(err)
		}
		if got.String() != string(want) {
			t.Errorf("%s: %s, want %s", stem, &got, want)
		}
	}
}

// TestDocumented: the package's documentation has a line for each kind.
func TestDocumented(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range formats.Kinds() {
		if line := fmt.Sprintf("//\t%-22s %s: %s\n", strings.Join(kind.Endings, " "), kind.Name, kind.About); !strings.Contains(string(doc), line) {
			t.Errorf("doc.go lacks the line %q", line)
		}
	}
}
