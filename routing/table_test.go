package routing_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

func TestBFS(t *testing.T) {
	for _, on := range []string{"Petersen", "GP(7,2)", "Complete(5)", "Mesh(2,5)", "FTT(5)", "Complete(1)"} {
		minimal(t, "bfs", on)
	}
}

// TestBFSTies: of several closer neighbours it takes the least. By hand, on the
// mesh of 3 rows and 4 columns.
func TestBFSTies(t *testing.T) {
	_, r := router(t, "bfs", "Mesh(3,4)")
	for _, test := range []struct{ at, destination, want uint32 }{{0, 5, 1}, {5, 0, 1}, {11, 0, 7}, {3, 8, 2}, {8, 3, 4}} {
		if got, _ := r.Next(test.at, test.destination, ""); got != test.want {
			t.Errorf("from %d to %d by %d, want %d", test.at, test.destination, got, test.want)
		}
	}
}

// whim goes to a vertex of its own choice from one vertex to one destination, and
// else as the router that it is made of.
type whim struct {
	routing.Router
	at, destination, next uint32
	header                string
}

func (w whim) Next(at, destination uint32, header string) (uint32, string) {
	if at == w.at && destination == w.destination {
		return w.next, w.header
	}
	return w.Router.Next(at, destination, header)
}

// TestWriteTableRefuses writes what no table says: jumps up and down, out of the
// network, and a header.
func TestWriteTableRefuses(t *testing.T) {
	g, r := router(t, "dor", "Mesh(3,4)")
	for _, w := range []whim{
		{r, 0, 11, 6, ""}, {r, 6, 0, 0, ""}, {r, 0, 11, 99, ""}, {r, 0, 11, 1, "on"},
	} {
		if err := routing.WriteTable(&bytes.Buffer{}, g, w); !errors.Is(err, routing.ErrTable) {
			t.Errorf("from %d to %d by %d with header %q: %v, want ErrTable", w.at, w.destination, w.next, w.header, err)
		}
	}
	if err := routing.WriteTable(&bytes.Buffer{}, g, whim{r, 0, 11, 1, ""}); err != nil {
		t.Errorf("a neighbour: %v", err)
	}
	// A message that stays somewhere makes a table that is not whole.
	var holed bytes.Buffer
	if err := routing.WriteTable(&holed, g, whim{r, 3, 8, 3, ""}); err != nil {
		t.Fatal(err)
	}
	partial, err := routing.ReadTable(&holed, g)
	if err != nil || !errors.Is(partial.Whole(), routing.ErrTable) || !strings.HasSuffix(partial.Whole().Error(), "line 9: no next hop from vertex 3 to 8, want one of its neighbours 2 7") {
		t.Errorf("%v, %v", partial.Whole(), err)
	}
	if way := routing.Follow(g, partial, 3, 8); way.Outcome != routing.Stopped || way.Hops() != 0 {
		t.Errorf("from 3 to 8: %+v", way)
	}
	// A message stays where no path leads on.
	apart, err := topology.FromEdges(3, func(yield func(u, v uint32) bool) { yield(0, 1) })
	if err != nil {
		t.Fatal(err)
	}
	table, err := routing.ReadTable(strings.NewReader("- 0 -\n1 - -\n- - -\n"), apart)
	if err != nil {
		t.Fatal(err)
	}
	if err := routing.WriteTable(&bytes.Buffer{}, apart, table); err != nil {
		t.Error(err)
	}
}

// laned is a router with virtual channels, as many as it says.
type laned struct {
	routing.Router
	classes int
}

func (l laned) Classes() int { return l.classes }

func (laned) Class(uint32, uint32, uint32, string) int { return 0 }

// torn is a router that panics from vertex 1 to 2.
type torn struct{ routing.Router }

func (r torn) Next(at, destination uint32, header string) (uint32, string) {
	if at == 1 && destination == 2 {
		panic("torn")
	}
	return r.Router.Next(at, destination, header)
}

// misled is a router whose messages take a virtual channel that there is not.
type misled struct{ laned }

func (misled) Class(uint32, uint32, uint32, string) int { return 2 }

// TestWriteTableClasses: a router with virtual channels is written with that of every
// hop, and read back with the same. One that has none, or too many, is refused.
func TestWriteTableClasses(t *testing.T) {
	g, r := router(t, "dor", "Torus(4)")
	for _, wrong := range []routing.Router{laned{r, 0}, laned{r, 1025}, laned{r, -1}, misled{laned{r, 2}}} {
		if err := routing.WriteTable(&bytes.Buffer{}, g, wrong); !errors.Is(err, routing.ErrTable) || !strings.Contains(err.Error(), "virtual channel") {
			t.Errorf("%d classes: %v, want ErrTable", wrong.(routing.Classed).Classes(), err)
		}
	}
	for _, test := range []struct {
		router, on string
		classes    int // of the sources beside the routers; lanes of FTT: as NewLanes says
	}{
		{"dor", "Torus(4)", 1}, {"dor-dateline", "Torus(4)", 2}, {"dor-dateline", "OCT(1,2)", 2}, {"lanes:bfs", "Ring(6)", 2}, {"lanes:bfs", "FTT(5)", 0},
	} {
		g, r := router(t, test.router, test.on)
		var text bytes.Buffer
		if err := routing.WriteTable(&text, g, r); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(text.String(), "/") != (test.classes != 1) {
			t.Errorf("%s on %s: %s", test.router, test.on, &text)
		}
		table, err := routing.ReadTable(&text, g)
		if err != nil || table.Whole() != nil {
			t.Fatal(err, table.Whole())
		}
		classed, ok := r.(routing.Classed)
		if want := test.classes; want > 0 && table.Classes() != want || ok && table.Classes() != classed.Classes() {
			t.Errorf("%s on %s: %d virtual channels", test.router, test.on, table.Classes())
		}
		for v := range uint32(g.Order()) {
			for d := range uint32(g.Order()) {
				want, _ := r.Next(v, d, "")
				got, _ := table.Next(v, d, "")
				if got != want || ok && v != d && table.Class(v, got, d, "") != classed.Class(v, want, d, "") {
					t.Fatalf("%s on %s: from %d to %d the table differs", test.router, test.on, v, d)
				}
			}
		}
	}
}

// TestRouterPanics: a router that panics makes no table and gets no lanes, but
// an error that says where.
func TestRouterPanics(t *testing.T) {
	g, r := router(t, "dor", "Mesh(3,4)")
	check := func(err, kind error) {
		t.Helper()
		if !errors.Is(err, kind) || !strings.Contains(err.Error(), "from vertex 1 to 2: panic: torn") || !strings.Contains(err.Error(), "torn.Next") {
			t.Errorf("%v, want %v, the place and the stack", err, kind)
		}
	}
	check(routing.WriteTable(&bytes.Buffer{}, g, torn{r}), routing.ErrTable)
	lanes, err := routing.NewLanes(g, torn{r})
	check(err, routing.ErrLanes)
	if lanes != nil {
		t.Error("lanes for a router that panics")
	}
}

// TestLanesApart: where no path leads, a message that stops has arrived nowhere,
// and loses no lanes; one that goes round for ever does.
func TestLanesApart(t *testing.T) {
	apart, err := topology.FromEdges(6, func(yield func(u, v uint32) bool) {
		_ = yield(0, 1) && yield(1, 2) && yield(0, 2) && yield(3, 4)
	})
	if err != nil {
		t.Fatal(err)
	}
	// To 3 and 4 the messages of 0 and 1 move on, and stop at 2.
	text := "- 0 0 - - -\n1 - 1 - - -\n2 2 - - - -\n1 2 - - 3 -\n1 2 - 4 - -\n- - - - - -\n"
	table, err := routing.ReadTable(strings.NewReader(text), apart)
	if err != nil {
		t.Fatal(err)
	}
	lanes, err := routing.NewLanes(apart, table)
	if err != nil || lanes.Classes() != 1 {
		t.Errorf("%v, want lanes of one class", err)
	}
	for _, wrong := range []whim{{table, 2, 3, 0, ""}, {table, 0, 1, 0, ""}, {table, 0, 3, 3, ""}} {
		if _, err := routing.NewLanes(apart, wrong); !errors.Is(err, routing.ErrLanes) {
			t.Errorf("from %d to %d by %d: %v, want ErrLanes", wrong.at, wrong.destination, wrong.next, err)
		}
	}
}

// TestTableName: the name is the prefix and the digest in hexadecimal digits, here
// that of "abc" (FIPS 180-2, appendix B.1).
func TestTableName(t *testing.T) {
	const want = "table-sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
	if got := routing.TableName(sha256.Sum256([]byte("abc"))); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestTable writes routers as tables, and reads them back.
func TestTable(t *testing.T) {
	for _, on := range []string{"Ring(4)", "Mesh(3,4)", "Torus(3)"} {
		name := "dor"
		if on[0] == 'R' {
			name = "bfs"
		}
		g, r := router(t, name, on)
		var text bytes.Buffer
		if err := routing.WriteTable(&text, g, r); err != nil {
			t.Fatal(err)
		}
		table, err := routing.ReadTable(&text, g)
		if err != nil {
			t.Fatal(err)
		}
		for v := range uint32(g.Order()) {
			for d := range uint32(g.Order()) {
				got, _ := table.Next(v, d, "")
				want, _ := r.Next(v, d, "")
				if got != want {
					t.Fatalf("%s on %s: from %d to %d the table goes to %d, want %d", name, on, v, d, got, want)
				}
			}
		}
	}
}

func TestReadTableErrors(t *testing.T) {
	deep.NotShort(t)
	ring := network(t, "Ring(4)").CSR()
	good := []string{"- 0 1 0", "1 - 1 0  # to 1", "1 2 - 2", "3 0 3 -"}
	if _, err := routing.ReadTable(strings.NewReader("# a ring\n\n"+strings.Join(good, "\n")), ring); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		line int // to be replaced, 4 to add one, −1 to cut off after it
		text string
		want string
	}{
		{0, "- 0 1", "line 1: 3 next hops to vertex 0, want 4"},
		{1, "1 - 1 0 3", "line 2: 5 next hops to vertex 1, want 4"},
		{2, "1 2 - 1", `line 3: from vertex 3 to 2 the next hop is "1", want one of its neighbours 0 2`},
		{2, "1 9 - 2", `line 3: from vertex 1 to 2 the next hop is "9", want one of its neighbours 0 2`},
		{2, "1 x - 2", `line 3: from vertex 1 to 2 the next hop is "x", want one of its neighbours 0 2`},
		{2, "1 2/ - 2", `line 3: from vertex 1 to 2 the virtual channel is "", want one of 0 … 1023`},
		{2, "1 2/1024 - 2", `line 3: from vertex 1 to 2 the virtual channel is "1024", want one of 0 … 1023`},
		{2, "1 2/-1 - 2", `line 3: from vertex 1 to 2 the virtual channel is "-1", want one of 0 … 1023`},
		{2, "1 2/1/1 - 2", `line 3: from vertex 1 to 2 the virtual channel is "1/1", want one of 0 … 1023`},
		{2, "1 /1 - 2", `line 3: from vertex 1 to 2 the next hop is "", want one of its neighbours 0 2`},
		{2, "1 -/1 - 2", `line 3: from vertex 1 to 2 the next hop is "-", want one of its neighbours 0 2`},
		{3, "3 0 3 3", `line 4: a next hop "3" from vertex 3 to itself, want -`},
		{3, "# nothing", "line 5: the table ends after 3 destinations, want 4"},
		{4, "- 0 1 0", "line 5: next hops to a destination 4, want 4 lines"},
		{3, strings.Repeat("3 ", 5000), "line 4: 5000 next hops to vertex 3, want 4"},
		{0, "\ufeff- 0 1 0", "line 1: the character U+FEFF in column 1, want numbers and - with spaces and tabs between them, and newlines at the ends of lines"},
		{1, "1 - 1\u00a00", "line 2: the character U+00A0 in column 6, want numbers and - with spaces and tabs between them, and newlines at the ends of lines"},
		{1, "1 - 1 0\r1 2 - 2", "line 2: the character U+000D in column 8, want numbers and - with spaces and tabs between them, and newlines at the ends of lines"},
		{1, "1 - 1\v0", "line 2: the character U+000B in column 6, want numbers and - with spaces and tabs between them, and newlines at the ends of lines"},
		{1, "1 - 1 0\x00", "line 2: the character U+0000 in column 8, want numbers and - with spaces and tabs between them, and newlines at the ends of lines"},
		{1, "+1 - 1 0", `line 2: from vertex 0 to 1 the next hop is "+1", want one of its neighbours 1 3`},
	} {
		lines := append([]string(nil), good...)
		if test.line == 4 {
			lines = append(lines, "")
		}
		lines[test.line] = test.text
		_, err := routing.ReadTable(strings.NewReader(strings.Join(lines, "\n")), ring)
		if !errors.Is(err, routing.ErrTable) || !strings.HasSuffix(err.Error(), test.want) {
			t.Errorf("line %d %.20q: %v, want %s", test.line+1, test.text, err, test.want)
		}
	}
	// Comments may be as long as a line of a graph file, and say anything.
	for _, text := range []string{
		"# " + strings.Repeat("long ", 20_000) + "\n" + strings.Join(good, "\n"),
		"# \ufeff\u00a0\r \xff\n" + strings.Join(good, "\n"),
		strings.Join(good, "\r\n") + "\r\n",
		"-\t000 01 0\n1 - 1 0\n1 2 - 2\n3 0 3 -",
		"#" + strings.Repeat(" ", topology.MaxLine-1) + "\n" + strings.Join(good, "\n"),
		strings.Join(good, "\n") + "\n#" + strings.Repeat(" ", topology.MaxLine-1),
	} {
		table, err := routing.ReadTable(strings.NewReader(text), ring)
		if err == nil {
			err = table.Whole()
		}
		if err != nil {
			t.Errorf("%.20q: %v", text, err)
		} else if next, _ := table.Next(2, 0, ""); next != 1 {
			t.Errorf("%.20q: from vertex 2 to 0 by %d, want 1", text, next)
		}
	}
	for _, text := range []string{"- 0 1 0\n" + strings.Repeat(" ", topology.MaxLine+1), "- 0 1 0\n" + strings.Repeat(" ", topology.MaxLine+1) + "\n"} {
		if _, err := routing.ReadTable(strings.NewReader(text), ring); !errors.Is(err, topology.ErrLimit) || !strings.Contains(err.Error(), "line 2: too large: got more than 16777216 bytes") {
			t.Errorf("a line that is too long: %v", err)
		}
	}
	big := network(t, fmt.Sprintf("Ring(%d)", routing.MaxTable+1)).CSR()
	if _, err := routing.ReadTable(strings.NewReader(""), big); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("a table that is too large: %v", err)
	}
	if err := routing.WriteTable(&bytes.Buffer{}, big, routing.NewRelative(nil, nil)); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("a table that is too large: %v", err)
	}
	// Where no path leads, there is no next hop.
	apart, err := topology.FromEdges(3, func(yield func(u, v uint32) bool) { yield(0, 1) })
	if err != nil {
		t.Fatal(err)
	}
	if table, err := routing.ReadTable(strings.NewReader("- 0 -\n1 - -\n- - -\n"), apart); err != nil || table.Whole() != nil {
		t.Error(err)
	}
	// Elsewhere there may be none, which Whole tells.
	table, err := routing.ReadTable(strings.NewReader(good[0]+"\n- - - -\n1 - - 2\n"+good[3]), ring)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Whole(); !errors.Is(err, routing.ErrTable) || !strings.HasSuffix(err.Error(), "line 2: no next hop from vertex 0 to 1, want one of its neighbours 1 3") {
		t.Errorf("a table with holes: %v", err)
	}
}
