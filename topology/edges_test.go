package topology_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"topocert/internal/deep"
	"topocert/topology"
)

func TestReadEdges(t *testing.T) {
	for _, test := range []struct {
		name, text string
		order      int
		links      string
	}{
		{"no vertex", "0\n", 0, ""},
		{"order alone", "3\n", 3, ""},
		{"order and links", "4\n0 1\n1 2\n", 4, "0-1 1-2"},
		{"no link at 0, but an order", "3\n1 2\n", 3, "1-2"},
		{"no order", "0 1\n1 4\n", 5, "0-1 1-4"},
		{"any direction, any order", "3 1\n2 0\n1 0\n", 4, "0-1 0-2 1-3"},
		{"comments", "# a\n%b\n2\n  # c\n0 1\n\t% d\n", 2, "0-1"},
		{"blank lines", "\n \n2\n\t\n0 1\n\n", 2, "0-1"},
		{"blanks around numbers", " 2 \n\t0\t\t1 \n", 2, "0-1"},
		{"carriage returns", "2\r\n0 1\r\n\r\n# c\r\n", 2, "0-1"},
		{"no newline at the end", "2\n0 1", 2, "0-1"},
		{"leading zeros", "003\n00 02\n", 3, "0-2"},
		{"largest order", "16777216\n", topology.MaxOrder, ""},
		{"largest vertex", "0 16777215\n", topology.MaxOrder, "0-16777215"},
		{"longest line", "0 1" + strings.Repeat(" ", topology.MaxLine-3) + "\n1 2\n", 3, "0-1 1-2"},
		{"longest line at the end", "0 1\n1 2" + strings.Repeat(" ", topology.MaxLine-3), 3, "0-1 1-2"},
	} {
		if !deep.Tests() && (test.order == topology.MaxOrder || len(test.text) > 1<<16) {
			continue
		}
		t.Run(test.name, func(t *testing.T) {
			for name, r := range readersOf(test.text) {
				g, err := topology.ReadEdges(r)
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

func TestReadEdgesRefuses(t *testing.T) {
	for _, test := range []struct {
		name, text string
		is         error
		says       string
	}{
		{"empty file", "", topology.ErrFormat, "line 1: malformed graph: got the end of the file"},
		{"comments alone", "# a\n\n", topology.ErrFormat, "line 3: malformed graph: got the end of the file"},
		{"loop", "3\n0 1\n1 1\n", topology.ErrFormat, "line 3: malformed graph: loop at vertex 1"},
		{"link twice", "3\n0 1\n1 2\n0 1\n", topology.ErrFormat, "line 4: malformed graph: link 0–1 is given again, first on line 2"},
		{"link both ways", "# a\n0 1\n\n1 2\n# b\n1 0\n", topology.ErrFormat, "line 6: malformed graph: link 1–0 is given again, first on line 2"},
		{"vertex at the order", "3\n0 1\n3 2\n", topology.ErrFormat, "line 3: malformed graph: got vertex 3, want vertices below the order, 3"},
		{"second vertex at the order", "3\n2 3\n", topology.ErrFormat, "line 2: malformed graph: got vertex 3"},
		{"vertex of no vertices", "0\n0 1\n", topology.ErrFormat, "line 2: "},
		{"one field", "3\n0 1\n2\n", topology.ErrFormat, "line 3: malformed graph: got only 2, want two vertices"},
		{"order twice", "3\n3\n", topology.ErrFormat, "line 2: malformed graph: got only 3"},
		{"order after a link", "0 1\n3\n", topology.ErrFormat, "line 2: malformed graph: got only 3"},
		{"four fields", "3\n0 1 2 3\n", topology.ErrFormat, `line 2: malformed graph: got "0 1 2 3", want two vertices, a weight at most`},
		{"weight of 0", "3\n0 1 0\n", topology.ErrFormat, `line 2: malformed graph: got "0 1 0", want a weight above 0 for each link or for none`},
		{"a weight for one", "3\n0 1 2\n1 2\n", topology.ErrFormat, `line 3: malformed graph: got "1 2", want a weight above 0 for each link or for none`},
		{"a weight of 32 bits", "3\n0 1 2147483648\n", topology.ErrFormat, `link 0–1 has the weight 2147483648, want a whole number from 1 to 2147483647`},
		{"comment after a link", "3\n0 1 # a\n", topology.ErrFormat, "line 2: "},
		{"comment after an order", "3 # a\n", topology.ErrFormat, `line 1: malformed graph: got "#", want decimal digits`},
		{"plus", "0 +1\n", topology.ErrFormat, `line 1: malformed graph: got "+1"`},
		{"minus", "3\n-1 0\n", topology.ErrFormat, `line 2: malformed graph: got "-1"`},
		{"negative order", "-1\n", topology.ErrFormat, "line 1: "},
		{"letters", "a b\n", topology.ErrFormat, `line 1: malformed graph: got "a"`},
		{"hexadecimal", "0x1 2\n", topology.ErrFormat, "line 1: "},
		{"underscore", "1_0 2\n", topology.ErrFormat, "line 1: "},
		{"comma", "0,1\n", topology.ErrFormat, "line 1: "},
		{"fraction", "0 1.0\n", topology.ErrFormat, "line 1: "},
		{"other digits", "0 ١\n", topology.ErrFormat, "line 1: "},
		{"other space", "0\u00a01\n", topology.ErrFormat, "line 1: "},
		{"byte order mark", "\ufeff3\n", topology.ErrFormat, "line 1: "},
		{"nul byte", "0 1\x00\n", topology.ErrFormat, "line 1: "},
		{"carriage return within", "0 1\r2 3\n", topology.ErrFormat, "line 1: "},
		{"order past the limit", "16777217\n", topology.ErrLimit, "line 1: too large: got order 16777217, want at most 16777216"},
		{"vertex past the limit", "0 1\n0 16777216\n", topology.ErrLimit, "line 2: too large: got vertex 16777216, want vertices below 16777216"},
		{"order past 32 bits", "4294967296\n", topology.ErrLimit, "line 1: "},
		{"largest of 32 bits", "0 4294967295\n", topology.ErrLimit, "line 1: "},
		{"vertex past 64 bits", "0 18446744073709551616\n", topology.ErrLimit, `line 1: too large: got "18446744073709551616"`},
		{"long number is cut", "0 1\n0 " + strings.Repeat("9", 1000) + "\n", topology.ErrLimit, `line 2: too large: got "9999999999999999999999999999999999999..."`},
		{"long line is cut", "0 1\n" + strings.Repeat("9 ", 1000) + "\n", topology.ErrFormat, "line 2: "},
		{"line too long", "0 1\n1 2" + strings.Repeat(" ", topology.MaxLine-2) + "\n", topology.ErrLimit, "line 2: too large: got more than 16777216 bytes"},
		{"graph6", ">>graph6<<DQc\n", topology.ErrFormat, "line 1: "},
		{"from 1", "1 2\n2 3\n", topology.ErrFormat, "line 3: malformed graph: got the end of the file and no link at vertex 0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := topology.ReadEdges(strings.NewReader(test.text))
			checkRefusal(t, g, err, test.is, test.says)
		})
	}
}

func TestEdgesRoundTrip(t *testing.T) {
	for n := range 40 {
		g := randomGraph(t, n, 40, uint64(n))
		var file bytes.Buffer
		if err := g.WriteEdges(&file); err != nil {
			t.Fatal(err)
		}
		back, err := topology.ReadEdges(&file)
		if err != nil {
			t.Fatal(err)
		}
		checkEqual(t, back, g)
	}
}

// TestEmptyGraph checks that an empty graph that is read is the zero value.
func TestEmptyGraph(t *testing.T) {
	edges, err1 := topology.ReadEdges(strings.NewReader("0\n"))
	text, err3 := topology.ParseGraph6("?")
	if err := errors.Join(err1, err3); err != nil {
		t.Fatal(err)
	}
	for _, g := range []*topology.Graph{edges, text} {
		if !reflect.DeepEqual(g, new(topology.Graph)) {
			t.Errorf("got %#v, want the zero value", g)
		}
	}
}

// graphReaders are the readers of files.
func graphReaders() map[string]func(io.Reader) (*topology.Graph, error) {
	return map[string]func(io.Reader) (*topology.Graph, error){
		"edges": topology.ReadEdges,
		"graph6": func(r io.Reader) (*topology.Graph, error) {
			_, err := readAll(r)
			return nil, err
		},
	}
}

// TestEndlessLine checks that a line without an end is refused soon after
// MaxLine bytes.
func TestEndlessLine(t *testing.T) {
	for name, read := range graphReaders() {
		t.Run(name, func(t *testing.T) {
			line := new(endless)
			g, err := read(line)
			checkRefusal(t, g, err, topology.ErrLimit, "line 1: too large: got more than 16777216 bytes")
			if most := topology.MaxLine + 1<<16; line.read > most {
				t.Errorf("read %d bytes, want at most %d", line.read, most)
			}
		})
	}
}

// TestFailingReader checks that a reader's error is told as such, also where it
// cuts a line into one that could be read or refused.
func TestFailingReader(t *testing.T) {
	broken := errors.New("broken")
	texts := map[string][]string{
		"edges":  {"", "3", "3\n0 1", "3\n0 x", "3\n0 1\n"},
		"graph6": {"", "A_", "A_\nA_", "A_\nD", "A_\n"},
	}
	for name, read := range graphReaders() {
		for _, text := range texts[name] {
			g, err := read(io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken)))
			where := fmt.Sprintf("line %d: ", 1+strings.Count(text, "\n"))
			if g != nil || !errors.Is(err, broken) || !strings.HasPrefix(err.Error(), where) {
				t.Errorf("%s: %q: got %v, want %sbroken", name, text, err, where)
			}
		}
		if _, err := read(iotest.ErrReader(nil)); !errors.Is(err, io.ErrNoProgress) {
			t.Errorf("%s: got %v from a reader without progress, want an error", name, err)
		}
	}
}
