package fuzz

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/topology"
	"topocert/topology/formats"
)

// FuzzGraph6 checks that a graph6 text is refused with a known error or is the
// very text that its graph writes, and that memory is bounded by its length.
func FuzzGraph6(f *testing.F) {
	for _, text := range []string{
		"", "?", "@", "A_", "D?", "DQc", "DQd", "D?\n", "C~", "~", "~~", "~~~~~~~~", "~~?????@",
		"~??~" + strings.Repeat("?", 326), "~??}", "~A??", ":An", ";An", "&AG",
		">>graph6<<DQc", ">>graph6<<DQc\r\nA_\n", ">>graph6<<", ">>sparse6<<:An", "A_\n\nA_", "A_\nD?\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		// Every text costs at least 1 byte and its bits at most 6 links of 8
		// bytes for each of its bytes.
		var g *topology.Graph
		var err error
		checkMemory(t, 64*len(text), func() { g, err = topology.ParseGraph6(text) })
		if err == nil {
			checkGraph(t, g)
			checkText(t, g, text)
		} else {
			checkError(t, err)
		}

		line, rest, _ := strings.Cut(strings.TrimPrefix(text, ">>graph6<<"), "\n")
		checkMemory(t, 256*len(text), func() {
			for g, err := range topology.ReadGraph6(strings.NewReader(text)) {
				if err != nil {
					checkError(t, err)
					return
				}
				checkText(t, g, strings.TrimSuffix(line, "\r"))
				line, rest, _ = strings.Cut(rest, "\n")
			}
			if line != "" || rest != "" {
				t.Fatalf("%q: no error, but %q and %q are not read", text, line, rest)
			}
		})
	})
}

// FuzzEdges checks that an edge list is refused with a known error or read as
// a graph that is read back from what it writes.
func FuzzEdges(f *testing.F) {
	for _, text := range []string{
		"", "0\n", "3\n", "3\n0 1\n1 2\n", "0 1\n1 4\n", "# a\r\n% b\r\n\r\n2\r\n0 1\r\n", "1 1\n", "0 1\n1 0\n",
		"3\n3 0\n", "0 1 2\n", "-1 0\n", "+1 0\n", "0 x\n", "0 16777215\n", "0 16777216\n", "16777217\n",
		"0 99999999999999999999\n", "2\n2\n", "0 1\n2\n", " 2 \n\t0 \t1",
	} {
		if deep.Tests() || largestNumber(text) != topology.MaxOrder-1 { // the largest graph takes half a second
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		order := min(largestNumber(text)+1, topology.MaxOrder)
		checkReader(t, topology.ReadEdges, text, 64*len(text)+8*order)
	})
}

func readMETIS(r io.Reader) (*topology.Graph, error) {
	net, err := formats.ReadMETIS(r, formats.Options{})
	if err != nil {
		return nil, err
	}
	return net.CSR(), nil
}

// FuzzMETIS checks that a METIS file is refused with a known error or read as a
// graph that is read back from what it writes, and that no memory is taken for
// links that only its header promises.
func FuzzMETIS(f *testing.F) {
	for _, text := range []string{
		"", "0 0\n", "3 0\n\n\n\n", "2 1\n2\n1\n", "7 11\n5 3 2\n1 3 4\n5 4 2 1\n2 3 6 7\n1 3 6\n5 4 7\n6 4\n",
		"% a\r\n2 1 000 0\r\n2\r\n% b\r\n1\r\n", "2 1 1\n2 1\n1 1\n", "2 1 11 1\n", "2 1\n2\n", "2 1\n2\n1\n1\n",
		"2 1\n1\n2\n", "3 1\n2\n3\n\n", "3 2\n2 2\n1\n\n", "16777216 67108864\n2\n1\n", "16777217 1\n",
		"2 1\n2\n99999999999\n", "2 1\n2\n0\n", "2 1\n2\n-1\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g := checkReader(t, readMETIS, text, 128*len(text)+16*min(largestNumber(text)+1, topology.MaxOrder))
		if g == nil {
			return
		}
		back, err := readMETIS(strings.NewReader(metisText(g)))
		if err != nil {
			t.Fatal(err)
		}
		checkSame(t, back, g)
	})
}

// TestGraphFileMemory checks the memory bounds on files that take the most for
// each byte, and that a file of 10 MB is read without delay.
func TestGraphFileMemory(t *testing.T) {
	deep.Only(t)
	complete := func(n int) *topology.Graph {
		g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
			for v := range uint32(n) {
				for u := range v {
					if !yield(u, v) {
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
	var edges bytes.Buffer
	if err := complete(1000).WriteEdges(&edges); err != nil {
		t.Fatal(err)
	}
	const million = 1000000
	for _, test := range []struct {
		name, text string
		accepted   bool
	}{
		{"complete", edges.String(), true},
		{"complete, then a link again", edges.String() + "5 4\n", false},
		{"one link many times", strings.Repeat("0 1\n", million), false},
		{"blank lines", strings.Repeat("\n", million) + "0\n", true},
		{"long comment", "#" + strings.Repeat(" ", 10*million) + "\n0\n", true},
		{"many fields", strings.Repeat("1 ", million), false},
		{"long number", strings.Repeat("9", 10*million), false},
	} {
		t.Run("edges/"+test.name, func(t *testing.T) {
			order := min(largestNumber(test.text)+1, topology.MaxOrder)
			g := checkReader(t, topology.ReadEdges, test.text, 64*len(test.text)+8*order)
			if test.accepted != (g != nil) {
				t.Errorf("accepted: %v, want %v", g != nil, test.accepted)
			}
		})
	}
	for _, test := range []struct {
		name, text string
		accepted   bool
	}{
		{"complete", metisText(complete(1000)), true},
		{"blank lines", "1000000 0\n" + strings.Repeat("\n", million), true},
		{"long row", "1000000 1000000\n" + strings.Repeat("2 ", million), false},
		{"long comment", "%" + strings.Repeat(" ", 10*million) + "\n0 0\n", true},
		{"lying header", "16777216 67108864\n2\n", false},
		{"long header", strings.Repeat("1 ", million), false},
	} {
		t.Run("METIS/"+test.name, func(t *testing.T) {
			g := checkReader(t, readMETIS, test.text, 128*len(test.text)+16*min(largestNumber(test.text)+1, topology.MaxOrder))
			if test.accepted != (g != nil) {
				t.Errorf("accepted: %v, want %v", g != nil, test.accepted)
			}
		})
	}
	t.Run("graph6/complete", func(t *testing.T) {
		text, err := complete(3000).Graph6()
		if err != nil {
			t.Fatal(err)
		}
		checkMemory(t, 64*len(text), func() {
			if _, err := topology.ParseGraph6(text); err != nil {
				t.Error(err)
			}
		})
	})
	t.Run("graph6/long text", func(t *testing.T) {
		text := strings.Repeat("~", 10*million)
		checkMemory(t, 0, func() {
			if _, err := topology.ParseGraph6(text); !errors.Is(err, topology.ErrLimit) {
				t.Errorf("got %v, want ErrLimit", err)
			}
		})
	})
}

// checkReader reads a text and checks the graph, its edge list read back, the
// error and the memory. It returns nil for a text that is refused.
func checkReader(t *testing.T, read func(io.Reader) (*topology.Graph, error), text string, bytesAtMost int) *topology.Graph {
	t.Helper()
	var g *topology.Graph
	var err error
	checkMemory(t, bytesAtMost, func() { g, err = read(strings.NewReader(text)) })
	if err != nil {
		if g != nil {
			t.Fatalf("got a graph with error %v", err)
		}
		checkError(t, err)
		return nil
	}
	checkGraph(t, g)
	var file bytes.Buffer
	if err := g.WriteEdges(&file); err != nil {
		t.Fatal(err)
	}
	back, err := topology.ReadEdges(&file)
	if err != nil {
		t.Fatal(err)
	}
	checkSame(t, back, g)
	return g
}

// checkMemory checks that f allocates at most so many bytes, and 64 KiB more
// for buffers, error texts and the runtime.
func checkMemory(t *testing.T, bytesAtMost int, f func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	if got, want := after.TotalAlloc-before.TotalAlloc, uint64(bytesAtMost)+1<<16; got > want {
		t.Fatalf("allocated %d bytes, want at most %d", got, want)
	}
}

// checkGraph checks that the rows are sorted, symmetric and free of loops.
func checkGraph(t *testing.T, g *topology.Graph) {
	t.Helper()
	arcs := 0
	for u := range uint32(g.Order()) {
		row := g.Neighbors(u)
		arcs += len(row)
		for i, v := range row {
			if v == u || i > 0 && row[i-1] >= v || !g.HasEdge(v, u) {
				t.Fatalf("row %d is %v, want it sorted, symmetric and without %d", u, row, u)
			}
		}
	}
	if arcs != 2*g.Size() {
		t.Fatalf("got %d neighbours and size %d", arcs, g.Size())
	}
}

func checkText(t *testing.T, g *topology.Graph, text string) {
	t.Helper()
	if got, err := g.Graph6(); got != text || err != nil {
		t.Fatalf("Graph6 writes %q, %v, want %q", got, err, text)
	}
}

func checkSame(t *testing.T, got, want *topology.Graph) {
	t.Helper()
	same := got.Order() == want.Order()
	for v := uint32(0); same && int(v) < want.Order(); v++ {
		same = slices.Equal(got.Neighbors(v), want.Neighbors(v))
	}
	if !same {
		t.Fatalf("got another graph, of order %d and size %d, want %d and %d", got.Order(), got.Size(), want.Order(), want.Size())
	}
}

func checkError(t *testing.T, err error) {
	t.Helper()
	known := errors.Is(err, topology.ErrFormat) || errors.Is(err, topology.ErrLimit)
	if !known || len(err.Error()) > 400 {
		t.Fatalf("got error %q, want a short one of a known kind", err)
	}
}

// largestNumber returns the largest number that is written in a text, or
// MaxOrder if that is less.
func largestNumber(text string) int {
	largest, n := 0, 0
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			n = 0
			continue
		}
		n = min(10*n+int(c-'0'), topology.MaxOrder)
		largest = max(largest, n)
	}
	return largest
}

// metisText writes a graph as a METIS file.
func metisText(g *topology.Graph) string {
	var b strings.Builder
	fmt.Fprintln(&b, g.Order(), g.Size())
	for u := range uint32(g.Order()) {
		for _, v := range g.Neighbors(u) {
			fmt.Fprint(&b, v+1, " ")
		}
		fmt.Fprintln(&b)
	}
	return b.String()
}
