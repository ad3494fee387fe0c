package topology_test

import (
	"errors"
	"strings"
	"testing"

	"topocert/topology"
)

// square returns the ring of four as a graph.
func square(t *testing.T) *topology.Graph {
	t.Helper()
	net, err := topology.New("Ring", 4)
	if err != nil {
		t.Fatal(err)
	}
	return net.CSR()
}

// TestLabelled: vertices are found by label and by number, and by label alone where
// labels are numbers of others.
func TestLabelled(t *testing.T) {
	for _, test := range []struct {
		labels string // separated by |
		find   map[string]int
	}{
		{"a|b|host 1|(0,1)", map[string]int{"a": 0, " b ": 1, "host 1": 2, "(0,1)": 3, "3": 3, "0": 0, "4": -1, "A": -1, "": -1, "c": -1}},
		{"1|2|3|4", map[string]int{"1": 0, "4": 3, "0": -1, "5": -1}},
		{"0|1|2|x", map[string]int{"0": 0, "2": 2, "x": 3, "3": 3}},
		{"17|18|19|20", map[string]int{"17": 0, "1": 1}},
	} {
		net, err := topology.NewLabelled(square(t), strings.Split(test.labels, "|"))
		if err != nil {
			t.Errorf("%s: %v", test.labels, err)
			continue
		}
		if !net.Labelled() || net.Name() != "g6:Cl" { // 0–1 1–2 2–3 0–3: bits 101101
			t.Errorf("%s: %s", test.labels, net.Name())
		}
		for v, label := range strings.Split(test.labels, "|") {
			if net.Label(uint32(v)) != label {
				t.Errorf("%s: vertex %d is %q", test.labels, v, net.Label(uint32(v)))
			}
		}
		for text, want := range test.find {
			got, err := net.Vertex(text)
			if want < 0 && !errors.Is(err, topology.ErrName) || want >= 0 && (err != nil || int(got) != want) {
				t.Errorf("%s: vertex %q is %d, %v, want %d", test.labels, text, got, err, want)
			}
		}
	}
}

// TestBadLabels: labels that could not be printed or told apart are refused.
func TestBadLabels(t *testing.T) {
	for _, test := range []struct {
		labels []string
		want   string
	}{
		{nil, "0 labels, want 4"},
		{[]string{"a", "b", "c"}, "3 labels, want 4"},
		{[]string{"a", "b", "c", "a"}, `vertices 0 and 3 have the label "a"`},
		{[]string{"a", "b", "", "d"}, "vertex 2: malformed graph: an empty label"},
		{[]string{"a", "b", " c", "d"}, "want no blanks around it"},
		{[]string{"a", "b\x1b[2J", "c", "d"}, "with character U+001B"},
		{[]string{"a", "b\nc", "c", "d"}, "with character U+000A"},
		{[]string{"a", "b", "c", "\xff"}, "want valid UTF-8"},
		{[]string{"a", "\u202eb", "c", "d"}, "with character U+202E"},
		{[]string{"a", strings.Repeat("x", topology.MaxLabel+1), "c", "d"}, "a label of 257 bytes"},
	} {
		net, err := topology.NewLabelled(square(t), test.labels)
		if err == nil || net != nil || !strings.Contains(err.Error(), test.want) || !(errors.Is(err, topology.ErrFormat) || errors.Is(err, topology.ErrLimit)) {
			t.Errorf("%.40q: %v, want %s", test.labels, err, test.want)
		}
	}
}

// TestSourceAndEnds: what a user calls a graph, and who sends, change nothing of it.
func TestSourceAndEnds(t *testing.T) {
	bare, err := topology.NewExternal(square(t))
	if err != nil {
		t.Fatal(err)
	}
	net := bare.WithSource("mine.edges")
	with, err := net.WithEnds([]uint32{3, 1})
	if err != nil {
		t.Fatal(err)
	}
	if bare.Source() != "" || bare.Ends() != nil || topology.Title(bare) != "g6:Cl" {
		t.Errorf("the first has changed: %q, %v", bare.Source(), bare.Ends())
	}
	if e := with.Ends(); topology.Title(with) != "mine.edges" || with.Name() != "g6:Cl" || len(e) != 2 || e[0] != 1 || e[1] != 3 {
		t.Errorf("%s, %s, ends %v", topology.Title(with), with.Name(), e)
	}
	for _, bad := range [][]uint32{{4}, {1, 2, 1}} {
		if _, err := net.WithEnds(bad); !errors.Is(err, topology.ErrFormat) {
			t.Errorf("ends %v: %v", bad, err)
		}
	}
	ring, err := topology.New("Ring", 4)
	if err != nil {
		t.Fatal(err)
	}
	if topology.Title(ring) != "Ring(4)" {
		t.Errorf("the title of Ring(4) is %s", topology.Title(ring))
	}
}
