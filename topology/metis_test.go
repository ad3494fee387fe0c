package topology_test

import (
	"fmt"
	"strings"
	"testing"

	"topocert/topology"
)

func TestReadMETIS(t *testing.T) {
	for _, test := range []struct {
		name, text string
		order      int
		links      string
	}{
		{"no vertex", "0 0\n", 0, ""},
		{"no link", "3 0\n\n\n\n", 3, ""},
		{"one link", "2 1\n2\n1\n", 2, "0-1"},
		{"last row blank, no newline", "3 1\n2\n1\n\n", 3, "0-1"},
		// The unweighted example of the METIS manual 5.1.0, §4.1.1.
		{"example of the source", "7 11\n5 3 2\n1 3 4\n5 4 2 1\n2 3 6 7\n1 3 6\n5 4 7\n6 4\n", 7,
			"0-1 0-2 0-4 1-2 1-3 2-3 2-4 3-5 3-6 4-5 5-6"},
		{"comments", "% a\n%\n2 1\n% b\n2\n%c\n1\n% d\n", 2, "0-1"},
		{"blanks around numbers", " 2\t1 \n \t2 \n1\t\n", 2, "0-1"},
		{"carriage returns", "3 1\r\n2\r\n1\r\n\r\n", 3, "0-1"},
		{"no newline at the end", "2 1\n2\n1", 2, "0-1"},
		{"fmt 0", "2 1 0\n2\n1\n", 2, "0-1"},
		{"fmt 00", "2 1 00\n2\n1\n", 2, "0-1"},
		{"fmt 000 and ncon 0", "2 1 000 0\n2\n1\n", 2, "0-1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			for name, r := range readersOf(test.text) {
				g, err := topology.ReadMETIS(r)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if g.Order() != test.order || linkText(g) != test.links {
					t.Errorf("%s: got order %d and links %s, want %d and %s", name, g.Order(), linkText(g), test.order, test.links)
				}
			}
		})
	}
}

func TestReadMETISRefuses(t *testing.T) {
	for _, test := range []struct {
		name, text string
		is         error
		says       string
	}{
		{"empty file", "", topology.ErrFormat, "line 1: malformed graph: got the end of the file, want a header"},
		{"comment alone", "% a\n", topology.ErrFormat, "line 2: malformed graph: got the end of the file, want a header"},
		{"blank header", "\n2 1\n2\n1\n", topology.ErrFormat, `line 1: malformed graph: got header ""`},
		{"header of one number", "% a\n2\n", topology.ErrFormat, `line 2: malformed graph: got header "2"`},
		{"header of five numbers", "2 1 0 0 0\n2\n1\n", topology.ErrFormat, "line 1: malformed graph: got header"},
		{"header of letters", "a b\n", topology.ErrFormat, `line 1: malformed graph: got "a"`},
		{"signed order", "+2 1\n2\n1\n", topology.ErrFormat, `line 1: malformed graph: got "+2"`},
		{"signed size", "2 -1\n2\n1\n", topology.ErrFormat, `line 1: malformed graph: got "-1"`},
		{"fmt 1", "2 1 1\n2 1\n1 1\n", topology.ErrFormat, `line 1: malformed graph: got fmt "1", want 0: weights are not read`},
		{"fmt 011", "2 1 011 2\n1 1 2 1\n1 1 1 1\n", topology.ErrFormat, `line 1: malformed graph: got fmt "011"`},
		{"fmt 100", "2 1 100\n2\n1\n", topology.ErrFormat, `got fmt "100"`},
		{"fmt 0000", "2 1 0000\n2\n1\n", topology.ErrFormat, `got fmt "0000"`},
		{"fmt x", "2 1 x\n2\n1\n", topology.ErrFormat, `got fmt "x"`},
		{"ncon 1", "2 1 0 1\n2\n1\n", topology.ErrFormat, `line 1: malformed graph: got ncon "1"`},
		{"order past the limit", "16777217 1\n", topology.ErrLimit, "line 1: too large: got 16777217 vertices"},
		{"size past the limit", "2 67108865\n", topology.ErrLimit, "line 1: too large: got 2 vertices and 67108865 links"},
		{"order past 64 bits", "18446744073709551616 1\n", topology.ErrLimit, "line 1: "},
		{"lying header", "16777216 67108864\n2\n1\n", topology.ErrFormat, "line 4: malformed graph: got the end of the file after 2 vertices, want 16777216"},
		{"too few lines", "3 1\n2\n1\n", topology.ErrFormat, "line 4: malformed graph: got the end of the file after 2 vertices, want 3"},
		{"too many lines", "2 1\n2\n1\n1\n", topology.ErrFormat, `line 4: malformed graph: got line "1" after the last vertex`},
		{"blank line too many", "2 1\n2\n1\n% a\n\n", topology.ErrFormat, `line 5: malformed graph: got line "" after the last vertex`},
		{"line for no vertex", "0 0\n1\n", topology.ErrFormat, "line 2: "},
		{"loop", "2 1\n1\n2\n", topology.ErrFormat, "line 2: malformed graph: loop at vertex 1"},
		{"vertex 0", "2 1\n2\n0\n", topology.ErrFormat, "line 3: malformed graph: got vertex 0, want 1 … 2"},
		{"vertex past the order", "2 1\n2\n3\n", topology.ErrFormat, "line 3: malformed graph: got vertex 3, want 1 … 2"},
		{"largest of 32 bits", "2 1\n4294967295\n1\n", topology.ErrFormat, "line 2: malformed graph: got vertex 4294967295"},
		{"vertex past 32 bits", "2 1\n4294967296\n1\n", topology.ErrLimit, "line 2: "},
		{"letters in a row", "2 1\n2\na\n", topology.ErrFormat, `line 3: malformed graph: got "a"`},
		{"weights in a row", "2 1\n2 1.5\n1 1.5\n", topology.ErrFormat, `line 2: malformed graph: got "1.5"`},
		{"neighbour twice", "3 2\n2 3 2\n1\n1\n", topology.ErrFormat, "line 2: malformed graph: vertex 2 is named twice"},
		{"not symmetric", "3 1\n2\n% a\n3\n\n", topology.ErrFormat, "line 2: malformed graph: vertex 1 names 2, which on line 4 does not name it"},
		{"not symmetric backwards", "3 2\n2\n1\n1\n", topology.ErrFormat, "line 4: malformed graph: vertex 3 names 1, which on line 2 does not name it"},
		{"fewer links than in the header", "% a\n3 2\n2\n1\n\n", topology.ErrFormat, "line 2: malformed graph: got 2 links in the header and 1 in the lines"},
		{"more links than in the header", "3 1\n2 3\n1\n1\n", topology.ErrFormat, "line 3: malformed graph: got more than 2 neighbours"},
		{"links of no vertices", "0 1\n", topology.ErrFormat, "line 1: malformed graph: got 1 links in the header and 0"},
		{"long line is cut", "1 0\n\n" + strings.Repeat("1 ", 1000), topology.ErrFormat, `1..." after`},
		{"line too long", "2 1\n2" + strings.Repeat(" ", topology.MaxLine) + "\n1\n", topology.ErrLimit, "line 2: too large: got more than 16777216 bytes"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := topology.ReadMETIS(strings.NewReader(test.text))
			checkRefusal(t, g, err, test.is, test.says)
		})
	}
}

func TestMETISRoundTrip(t *testing.T) {
	for n := range 40 {
		g := randomGraph(t, n, 40, uint64(n))
		back, err := topology.ReadMETIS(strings.NewReader(metisText(g)))
		if err != nil {
			t.Fatal(err)
		}
		checkEqual(t, back, g)
	}
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
