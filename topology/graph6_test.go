package topology_test

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"

	"gonum.org/v1/gonum/graph/encoding/graph6"
	"gonum.org/v1/gonum/graph/simple"
	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/topology"
)

func TestParseGraph6(t *testing.T) {
	for _, test := range []struct {
		name, text string
		order      int
		links      string // in the order of Edges
	}{
		{"no vertex", "?", 0, ""},
		{"one vertex", "@", 1, ""},
		{"two vertices", "A?", 2, ""},
		{"one link", "A_", 2, "0-1"},
		// formats.txt, "Example": n = 5 and links 0-2, 0-4, 1-3, 3-4.
		{"example of the source", "DQc", 5, "0-2 0-4 1-3 3-4"},
		{"K4, no padding", "C~", 4, "0-1 0-2 0-3 1-2 1-3 2-3"},
		{"62 vertices, short order", "}" + strings.Repeat("?", 316), 62, ""},
		{"63 vertices, long order", "~??~" + strings.Repeat("?", 326), 63, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := topology.ParseGraph6(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if g.Order() != test.order || linkText(g) != test.links {
				t.Errorf("got order %d and links %s, want %d and %s", g.Order(), linkText(g), test.order, test.links)
			}
			if text, err := g.Graph6(); text != test.text || err != nil {
				t.Errorf("Graph6 writes %q, %v, want the text that was read", text, err)
			}
		})
	}
}

func TestParseGraph6Refuses(t *testing.T) {
	for _, test := range []struct {
		name, text string
		is         error
		says       string
	}{
		{"empty", "", topology.ErrFormat, "got an empty text"},
		{"one byte too few", "D?", topology.ErrFormat, "got 1 bytes of links"},
		{"one byte too many", "D???", topology.ErrFormat, "got 3 bytes of links"},
		{"bytes after no vertex", "??", topology.ErrFormat, "want 0 for order 0"},
		{"padding of 2 bits", "DQd", topology.ErrFormat, "want its last 2 bits 0"},
		{"padding of 5 bits", "AO", topology.ErrFormat, "want its last 5 bits 0"},
		{"byte below 63", "D>?", topology.ErrFormat, "got byte 62 at 1"},
		{"byte above 126", "D?\x7f", topology.ErrFormat, "got byte 127 at 2"},
		{"byte above 127", "D\xff?", topology.ErrFormat, "got byte 255 at 1"},
		{"newline", "DQc\n", topology.ErrFormat, "got byte 10 at 3"},
		{"order cut", "~", topology.ErrFormat, "want 4 bytes of order"},
		{"order cut in 3 bytes", "~??", topology.ErrFormat, "want 4 bytes of order"},
		{"order cut in 6 bytes", "~~?????", topology.ErrFormat, "want 8 bytes of order"},
		{"62 in 4 bytes", "~??}" + strings.Repeat("?", 316), topology.ErrFormat, "got order 62 in 4 bytes"},
		{"5 in 8 bytes", "~~?????DQc", topology.ErrFormat, "got order 5 in 8 bytes"},
		{"258047 in 8 bytes", "~~???}~~", topology.ErrFormat, "got order 258047 in 8 bytes"},
		{"258048", "~~???~??", topology.ErrLimit, "got order 258048"},
		{"258047", "~}~~", topology.ErrLimit, "got order 258047"},
		{"largest order there is", "~~~~~~~~", topology.ErrLimit, "got order 68719476735"},
		{"limit passed by 1", "~A?@", topology.ErrLimit, "got order 8193 in \"~A?@\", want at most 8192"},
		{"limit kept, no links", "~A??", topology.ErrFormat, "want 5591723 for order 8192"},
		{"header", ">>graph6<<DQc", topology.ErrFormat, "at the start of a file only"},
		{"sparse6", ":An", topology.ErrFormat, "got a sparse6 text"},
		{"incremental sparse6", ";An", topology.ErrFormat, "got an incremental sparse6 text"},
		{"digraph6", "&AG", topology.ErrFormat, "got a digraph6 text"},
		{"sparse6 header", ">>sparse6<<:An", topology.ErrFormat, "got a sparse6 header"},
		{"digraph6 header", ">>digraph6<<&AG", topology.ErrFormat, "got a digraph6 header"},
		{"long text is cut", strings.Repeat("C", 1<<20), topology.ErrFormat, `CCC..."`},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := topology.ParseGraph6(test.text)
			checkRefusal(t, g, err, test.is, test.says)
			if test.text == "" {
				return // a file with an empty text is tested on its own
			}
			if strings.ContainsAny(test.text, "\n") || strings.HasPrefix(test.text, ">>graph6<<") {
				return
			}
			graphs, err := readAll(strings.NewReader("A_\n" + test.text + "\nA_\n"))
			if len(graphs) != 1 {
				t.Errorf("got %d graphs from the file, want the one before the error", len(graphs))
			}
			checkRefusal(t, nil, err, test.is, "line 2: ")
			checkRefusal(t, nil, err, test.is, test.says)
		})
	}
}

// TestGraph6AtLimit reads and writes the largest order, and refuses to write a
// larger one.
func TestGraph6AtLimit(t *testing.T) {
	if testing.Short() {
		t.Skip("the largest graph")
	}
	const n = topology.MaxGraph6Order
	star := func(yield func(u, v uint32) bool) {
		for v := uint32(1); v < n && yield(0, v); v++ {
		}
	}
	g, err := topology.FromEdges(n, star)
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Graph6()
	if err != nil || len(text) != 5591727 {
		t.Fatalf("got %d bytes and %v, want 5591727", len(text), err)
	}
	back, err := topology.ParseGraph6(text)
	if err != nil {
		t.Fatal(err)
	}
	checkEqual(t, back, g)

	larger, err := topology.FromEdges(n+1, star)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := larger.Graph6(); text != "" || !errors.Is(err, topology.ErrLimit) {
		t.Errorf("got %d bytes and %v, want ErrLimit", len(text), err)
	}
}

func TestReadGraph6(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"empty file", "", nil},
		{"one line", "DQc\n", []string{"DQc"}},
		{"no newline at the end", "DQc", []string{"DQc"}},
		{"three lines", "?\nA_\nC~\n", []string{"?", "A_", "C~"}},
		{"header", ">>graph6<<DQc\nA_\n", []string{"DQc", "A_"}},
		{"carriage returns", ">>graph6<<DQc\r\nA_\r\n", []string{"DQc", "A_"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for name, r := range readersOf(test.text) {
				got, err := readAll(r)
				if fmt.Sprint(got) != fmt.Sprint(test.want) || err != nil {
					t.Errorf("%s: got %v, %v, want %v", name, got, err, test.want)
				}
			}
		})
	}
}

func TestReadGraph6Refuses(t *testing.T) {
	for _, test := range []struct {
		name, text string
		graphs     int
		is         error
		says       string
	}{
		{"blank line", "A_\n\nA_\n", 1, topology.ErrFormat, "line 2: malformed graph: got an empty text"},
		{"blank line at the end", "A_\nA_\n\n", 2, topology.ErrFormat, "line 3: "},
		{"blank", "A_\n \n", 1, topology.ErrFormat, "line 2: malformed graph: got byte 32"},
		{"header alone", ">>graph6<<\nA_\n", 0, topology.ErrFormat, "line 1: "},
		{"header twice", ">>graph6<<>>graph6<<A_\n", 0, topology.ErrFormat, "line 1: "},
		{"header on line 2", "A_\n>>graph6<<A_\n", 1, topology.ErrFormat, "line 2: "},
		{"comment", "# graphs\nA_\n", 0, topology.ErrFormat, "line 1: malformed graph: got byte 35"},
	} {
		t.Run(test.name, func(t *testing.T) {
			graphs, err := readAll(strings.NewReader(test.text))
			if len(graphs) != test.graphs {
				t.Errorf("got %d graphs, want %d", len(graphs), test.graphs)
			}
			checkRefusal(t, nil, err, test.is, test.says)
		})
	}
}

// TestReadGraph6Lazy stops after the first graph of a file that goes on with
// an endless line.
func TestReadGraph6Lazy(t *testing.T) {
	for g, err := range topology.ReadGraph6(io.MultiReader(strings.NewReader("A_\n"), new(endless))) {
		if g == nil || err != nil {
			t.Errorf("got %v, %v, want a graph", g, err)
		}
		break
	}
}

// TestGraph6Rapid compares both directions with gonum, up to 70 vertices.
func TestGraph6Rapid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 70).Draw(t, "order")
		seed := rapid.Uint64().Draw(t, "seed")
		percent := rapid.IntRange(0, 100).Draw(t, "percent")
		compareGonum(t, randomGraph(t, n, percent, seed))
	})
}

// TestGraph6Gonum300 compares a graph whose order takes four bytes.
func TestGraph6Gonum300(t *testing.T) {
	deep.Only(t)
	compareGonum(t, randomGraph(t, 300, 30, 1))
}

func compareGonum(t rapid.TB, g *topology.Graph) {
	t.Helper()
	other := simple.NewUndirectedGraph()
	for v := range g.Order() {
		other.AddNode(simple.Node(v))
	}
	for u, v := range g.Edges() {
		other.SetEdge(simple.Edge{F: simple.Node(u), T: simple.Node(v)})
	}
	text, err := g.Graph6()
	if err != nil {
		t.Fatal(err)
	}
	if want := string(graph6.Encode(other)); text != want {
		t.Fatalf("got %q, gonum writes %q", text, want)
	}
	back, err := topology.ParseGraph6(text)
	if err != nil {
		t.Fatal(err)
	}
	checkEqual(t, back, g)
	read := graph6.Graph(text)
	for u := range back.Order() {
		for v := range back.Order() {
			if got, want := back.HasEdge(uint32(u), uint32(v)), read.HasEdgeBetween(int64(u), int64(v)); got != want {
				t.Fatalf("%q: link %d–%d: got %v, gonum reads %v", text, u, v, got, want)
			}
		}
	}
}

// randomGraph joins each pair of vertices with the given probability.
func randomGraph(t rapid.TB, n, percent int, seed uint64) *topology.Graph {
	t.Helper()
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		random := rand.New(rand.NewPCG(seed, 0))
		for v := range uint32(n) {
			for u := range v {
				if random.IntN(100) < percent && !yield(u, v) {
					return
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// readAll returns the texts of a file's graphs before the first error.
func readAll(r io.Reader) (texts []string, err error) {
	for g, err := range topology.ReadGraph6(r) {
		if err != nil {
			return texts, err
		}
		text, err := g.Graph6()
		if err != nil {
			return texts, err
		}
		texts = append(texts, text)
	}
	return texts, nil
}

// linkText writes a graph's links as "0-1 0-2".
func linkText(g *topology.Graph) string {
	var parts []string
	for u, v := range g.Edges() {
		parts = append(parts, fmt.Sprintf("%d-%d", u, v))
	}
	return strings.Join(parts, " ")
}

func checkEqual(t rapid.TB, got, want *topology.Graph) {
	t.Helper()
	if got.Order() != want.Order() || got.Digest() != want.Digest() {
		t.Fatalf("got another graph, of order %d and size %d, want %d and %d", got.Order(), got.Size(), want.Order(), want.Size())
	}
}

// checkRefusal checks an error's kind, start, content and length.
func checkRefusal(t *testing.T, g *topology.Graph, err, is error, says string) {
	t.Helper()
	if g != nil {
		t.Errorf("got a graph of order %d with an error, want nil", g.Order())
	}
	if !errors.Is(err, is) {
		t.Fatalf("got error %v, want %v", err, is)
	}
	if !strings.Contains(err.Error(), says) {
		t.Errorf("got error %q, want it to say %q", err, says)
	}
	if len(err.Error()) > 300 {
		t.Errorf("got an error of %d bytes, want at most 300", len(err.Error()))
	}
}

// readersOf returns readers of the same text that cut it differently.
func readersOf(text string) map[string]io.Reader {
	return map[string]io.Reader{
		"whole":          strings.NewReader(text),
		"byte by byte":   iotest.OneByteReader(strings.NewReader(text)),
		"data and error": iotest.DataErrReader(strings.NewReader(text)),
	}
}

// endless is a line without an end. It counts what is read of it.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	e.read += len(p)
	return len(p), nil
}
