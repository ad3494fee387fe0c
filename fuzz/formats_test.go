package fuzz

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/topology"
	"topocert/topology/formats"
)

// FuzzSparse6, and the targets after it, check that a text in a format is refused with a
// known error or read as a graph that is simple, has distinct labels and is read back
// from what is written of it in every format; and that memory is bounded by the text.
func FuzzSparse6(f *testing.F) {
	fuzzFormat(f, ".s6", []string{
		":", ":?", ":@", ":A_", ":Bf", ":CcKI", ":Do@G~", ";Do@G~", "&A_", "A_", ":~?@?", ":~~??@????", ":AA", ":Fa@x^", ">>sparse6<<:Bf\n:Bf\n",
	}, func(text string) int { return 1<<16 + 96*len(text) + 16*sparse6Order(text) })
}

func FuzzEdgeList(f *testing.F) {
	fuzzFormat(f, ".edges", []string{
		"", "3\n", "3\n0 1\n", "0 1\n1 4\n", "1 2\n2 3\n", "0 1 {}\n", "0 1 {'w': 3}\n", "a b 2.5\nb c 1\n", "\"a b\" 'c'\n", "(0, 1) (1, (2, 3)) {}\n",
		"0 1\n1 x\n", "0 1\n1 0\n1 1\n", "'0' '1'\n", "# a\n\ufeff0,1\r\n", "0 99999999999999999999\n", "((((", "' '", "a a\n", "2 4\n",
	}, func(text string) int { return 256*len(text) + 16*min(largestNumber(text)+1, topology.MaxOrder) })
}

func FuzzMatrix(f *testing.F) {
	fuzzFormat(f, ".matrix", []string{
		"", "0\n", "01\n10\n", "2\n01\n10\n", "[[0 1]\n [1 0]]\n", "[[0, 1], [1, 0]]", "[0 1; 1 0]", "0. 1.\n1. 0.\n", "11\n10\n", "0 2\n2 0\n", "[[[", "]", "1\n0\n", "01\n00\n",
	}, func(text string) int { return 96 * len(text) })
}

func FuzzDIMACS(f *testing.F) {
	fuzzFormat(f, ".col", []string{
		"", "c a\np edge 3 2\ne 1 2\ne 3 2\n", "p col 2 1\nn 1 5\ne 1 2\n", "p edge 2 2\ne 1 2\ne 2 1\n", "p edge 262144 1\n", "p edge 16777217 1\n", "p sp 1 1\n", "e 1 2\n",
	}, func(text string) int { return 64*len(text) + 16*min(largestNumber(text)+1, topology.MaxOrder) })
}

func FuzzDOT(f *testing.F) {
	fuzzFormat(f, ".dot", []string{
		"", "graph {}", "graph {a -- b -- c}", "strict graph {a -- b; b -- a}", "digraph {a -> b; b -> a; a -> a}", "graph {{a b} -- {c d}}", "graph {subgraph s {a b} c -- subgraph s {}}",
		`graph {0 [label="x\"y\\"]; 1 [label="\N"]; 0 -- 1}`, "graph {1 -- 2}", "graph {a:p:n -- <b<i>c</i>> [x=1]}", "graph {{{{{{{", "/* */ graph { # a\n}", "graph {\"\" -- \"a\\\nb\"}",
	}, func(text string) int {
		if strings.Count(text, "{") < 2 {
			return 512 * len(text)
		}
		return 512*len(text) + 64*len(text)*len(text) // links between subgraphs
	})
}

func FuzzGraphML(f *testing.F) {
	const head = `<graphml><key id="k" for="node" attr.name="label"/><graph edgedefault="undirected">`
	fuzzFormat(f, ".graphml", []string{
		"", "<graphml/>", head + "</graph></graphml>", head + `<node id="a"><data key="k">x &amp; y</data></node><node id="b"/><edge source="a" target="b"/></graph></graphml>`,
		head + `<node id="1"/><node id="0"/><edge source="1" target="0"/></graph></graphml>`, head + `<edge source="a" target="b" directed="true"/>`, head + "<a><a><a><a>",
		`<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]>` + head + `<node id="&d;"/>`, `<?xml version="1.0" encoding="x"?><graphml/>`, head + "<node id='a'><graph/></node>", head + "<!--", "<graphml><![CDATA[",
	}, func(text string) int { return 512 * len(text) })
}

func FuzzAnynet(f *testing.F) {
	fuzzFormat(f, ".anynet", []string{
		"", "router 0\n", "router 0 node 0 node 1 router 1 15\nrouter 1 node 2\n", "router 0 router 1\nrouter 1 router 0 7\n", "node 0 router 0\n", "router 0 router 0\n", "router 0 router 16777215\n", "node 0 node 1\n", "router",
	}, func(text string) int { return 512 * len(text) })
}

// sparse6Order returns the order that a sparse6 text gives, as far as it is admitted.
func sparse6Order(text string) int {
	digits := strings.TrimPrefix(strings.TrimPrefix(text, ">>sparse6<<"), ":")
	skip, count := 0, 1
	if strings.HasPrefix(digits, "~~") {
		skip, count = 2, 6
	} else if strings.HasPrefix(digits, "~") {
		skip, count = 1, 3
	}
	order := 0
	for _, c := range []byte(digits[min(skip, len(digits)):min(skip+count, len(digits))]) {
		order = min(order<<6|int(max(c, 63)-63)&63, topology.MaxOrder)
	}
	return order
}

// fuzzFormat is the target of the format whose files have the given ending.
func fuzzFormat(f *testing.F, ending string, seeds []string, bytesAtMost func(text string) int) {
	kind := formats.KindOf(formats.Kinds(), ending)
	for _, text := range seeds {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, undirected bool) {
		o := formats.Options{Undirected: undirected, Note: func(note string) {
			if len(note) > 400 || note == "" {
				t.Fatalf("note %q", note)
			}
		}}
		if most := bytesAtMost(text); most > 1<<24 && most > 1000*len(text) {
			return // an order of millions, in few bytes: in order, but it takes long
		}
		var net *topology.External
		var err error
		checkMemory(t, bytesAtMost(text), func() {
			for net, err = range kind.Graphs(strings.NewReader(text), o) {
				return
			}
		})
		if err != nil {
			known := errors.Is(err, topology.ErrFormat) || errors.Is(err, topology.ErrLimit)
			if net != nil || !known || len(err.Error()) > 400 {
				t.Fatalf("a graph is there: %v, error %q", net != nil, err)
			}
			return
		}
		if net == nil {
			return // of no line
		}
		checkGraph(t, net.CSR())
		if net.Order() <= 1000 {
			checkWritten(t, net)
		}
		if ending != ".edges" {
			return
		}
		if g, err := topology.ReadEdges(strings.NewReader(text)); err == nil { // the trusted reader reads nothing else
			checkSame(t, net.CSR(), g)
		}
	})
}

// fataler is what *testing.T and *rapid.T have in common here.
type fataler interface {
	Helper()
	Fatalf(format string, args ...any)
}

// checkWritten checks that a network is read back from what is written in each format,
// with its labels where the format has them.
func checkWritten(t fataler, net *topology.External) {
	t.Helper()
	for _, kind := range formats.Kinds() {
		if kind.Write == nil || net.Order() == 0 && (kind.Name == "adjacency matrix" || kind.Name == "anynet") {
			continue // not written, or not without vertices
		}
		var text bytes.Buffer
		if err := kind.Write(&text, net); err != nil {
			if kind.Name == "anynet" && errors.Is(err, topology.ErrParam) {
				continue // ends that are none of BookSim's
			}
			t.Fatalf("%s: %v", kind.Name, err)
		}
		for back, err := range kind.Graphs(&text, formats.Options{Note: func(note string) { t.Fatalf("%s: note %q", kind.Name, note) }}) {
			if err != nil {
				t.Fatalf("%s: %v", kind.Name, err)
			}
			want := net.CSR()
			switch kind.Name {
			case "anynet":
				if net.Ends() == nil {
					checkRouters(t, back, net)
					continue
				}
				if slices.Contains(net.Ends(), 0) {
					continue // the nodes come first: another order
				}
			case "DOT", "GraphML":
				for v := range uint32(net.Order()) {
					if back.Label(v) != net.Label(v) {
						t.Fatalf("%s: label %q, want %q", kind.Name, back.Label(v), net.Label(v))
					}
				}
			}
			if back.CSR().Digest() != want.Digest() {
				t.Fatalf("%s: another graph: %v, want %v", kind.Name, slices.Collect(texts(back.CSR())), slices.Collect(texts(want)))
			}
		}
	}
}

// checkRouters checks what is read of a network without ends: the network, and a node at
// each vertex.
func checkRouters(t fataler, back, net *topology.External) {
	t.Helper()
	n := uint32(net.Order())
	if back.Order() != 2*net.Order() || back.Size() != net.Size()+net.Order() || len(back.Ends()) != net.Order() {
		t.Fatalf("anynet: order %d, size %d, %d ends of order %d, size %d", back.Order(), back.Size(), len(back.Ends()), n, net.Size())
	}
	for v := range n {
		if !back.CSR().HasEdge(v, n+v) || back.Ends()[v] != n+v {
			t.Fatalf("anynet: node %d is not at its router", v)
		}
	}
	for u, v := range net.CSR().Edges() {
		if !back.CSR().HasEdge(u, v) {
			t.Fatalf("anynet: no link %d–%d", u, v)
		}
	}
}

func texts(g *topology.Graph) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for u, v := range g.Edges() {
			if !yield(fmt.Sprint(u, "–", v)) {
				return
			}
		}
	}
}

// TestFormatsRoundTrip writes random graphs with random labels in every format.
func TestFormatsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 70).Draw(t, "order")
		var links [][2]uint32
		if n > 1 {
			density := rapid.IntRange(0, 3*n).Draw(t, "links")
			seen := make(map[[2]uint32]bool)
			for range density {
				u, v := uint32(rapid.IntRange(0, n-1).Draw(t, "end")), uint32(rapid.IntRange(0, n-1).Draw(t, "end"))
				if link := [2]uint32{min(u, v), max(u, v)}; u != v && !seen[link] {
					seen[link] = true
					links = append(links, link)
				}
			}
		}
		g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
			for _, l := range links {
				if !yield(l[0], l[1]) {
					return
				}
			}
		})
		if err != nil {
			t.Fatalf("%v", err)
		}
		net, err := topology.NewExternal(g)
		if err != nil {
			t.Fatalf("%v", err)
		}
		checkWritten(t, net)
		label := rapid.StringOfN(rapid.SampledFrom([]rune(`aN0123\"'<>&;,()[]{}#%é– ¬`)), 1, 5, -1).Filter(func(s string) bool { return topology.CheckLabel(s) == nil })
		labels := rapid.SliceOfNDistinct(label, n, n, rapid.ID[string]).Draw(t, "labels")
		if net, err = topology.NewLabelled(g, labels); err != nil {
			t.Fatalf("%v", err)
		}
		checkWritten(t, net)
		for v, text := range labels {
			if at, err := net.Vertex(text); err != nil || at != uint32(v) {
				t.Fatalf("vertex %q is %d, %v, want %d", text, at, err, v)
			}
		}
	})
}

// TestFormatFileMemory checks the memory that files take which are made to take much, and
// that they are answered at all.
func TestFormatFileMemory(t *testing.T) {
	deep.NotShort(t)
	const count = 20000
	repeat := strings.Repeat
	several := func(format string) string {
		var b strings.Builder
		for i := range count {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	const head = `<graphml><key id="k" for="node" attr.name="label"/><graph edgedefault="undirected">`
	for _, test := range []struct {
		name, ending, text string
		perByte            int // the documented bound
		accepted           bool
	}{
		{"chain", ".dot", "graph {a" + repeat("--a", count) + "}", 320, true},
		{"nested", ".dot", "graph " + repeat("{", count) + repeat("}", count), 320, true},
		{"too nested", ".dot", "graph " + repeat("{", 4*count), 320, false},
		{"nodes", ".dot", "graph {" + several("a%x ") + "}", 320, true},
		{"attributes", ".dot", "graph {a [" + repeat("a=a ", count) + "]}", 320, true},
		{"a subgraph again and again", ".dot", "graph {subgraph s {" + repeat("a ", count) + "}" + repeat(" subgraph s {}", 1000) + "}", 2000, false},
		{"elements", ".graphml", head + repeat("<a/>", count) + "</graph></graphml>", 512, true},
		{"nested", ".graphml", head + repeat("<a>", count), 512, false},
		{"attributes", ".graphml", head + "<a " + repeat("a='' ", count) + "/></graph></graphml>", 512, true},
		{"entities", ".graphml", "<!DOCTYPE a [<!ENTITY b '" + repeat("x", count) + "'>]>" + head + "<node id='" + repeat("&b;", count) + "'/>", 512, false},
		{"label in pieces", ".graphml", head + "<node id='a'><data key='k'>" + repeat("x<a/>", count) + "</data></node></graph></graphml>", 512, true},
		{"nodes", ".graphml", head + several("<node id='a%x'/>") + "</graph></graphml>", 512, true},
		{"edges to nowhere", ".graphml", head + several("<edge source='a%[1]x' target='b%[1]x'/>") + "</graph></graphml>", 512, false},
		{"names", ".edges", several("a%[1]x b%[1]x\n"), 256, true},
		{"parentheses", ".edges", repeat("(", 10*count), 256, false},
		{"one link again and again", ".edges", repeat("a b\n", count), 256, true},
		{"one row", ".matrix", repeat("1", 10*count), 64, false},
		{"complete with loops", ".matrix", repeat(repeat("1", 500)+"\n", 500), 96, true},
		{"one link again and again", ".s6", ":A" + repeat("?", count), 96, true},
		{"one link again and again", ".anynet", "router 0" + repeat(" router 1", count), 256, true},
		{"nodes", ".anynet", "router 0" + several(" node %d"), 256, true},
		{"one link again and again", ".col", "p edge 2 1\n" + repeat("e 1 2\n", count), 64, true},
	} {
		t.Run(test.ending+"/"+test.name, func(t *testing.T) {
			kind := formats.KindOf(formats.Kinds(), test.ending)
			checkMemory(t, test.perByte*len(test.text), func() {
				for net, err := range kind.Graphs(strings.NewReader(test.text), formats.Options{Undirected: true}) {
					if (net != nil) != test.accepted {
						t.Errorf("accepted: %v, %v, want %v", net != nil, err, test.accepted)
					}
				}
			})
		})
	}
}
