package routing_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

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
// network, a message that stays, and a header.
func TestWriteTableRefuses(t *testing.T) {
	g, r := router(t, "dor", "Mesh(3,4)")
	for _, w := range []whim{
		{r, 0, 11, 6, ""}, {r, 6, 0, 0, ""}, {r, 0, 11, 99, ""}, {r, 3, 8, 3, ""}, {r, 0, 11, 1, "on"},
	} {
		if err := routing.WriteTable(&bytes.Buffer{}, g, w); !errors.Is(err, routing.ErrTable) {
			t.Errorf("from %d to %d by %d with header %q: %v, want ErrTable", w.at, w.destination, w.next, w.header, err)
		}
	}
	if err := routing.WriteTable(&bytes.Buffer{}, g, whim{r, 0, 11, 1, ""}); err != nil {
		t.Errorf("a neighbour: %v", err)
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
		{2, "1 - - 2", "line 3: no next hop from vertex 1 to 2, want one of its neighbours 0 2"},
		{3, "3 0 3 3", `line 4: a next hop "3" from vertex 3 to itself, want -`},
		{3, "# nothing", "line 5: the table ends after 3 destinations, want 4"},
		{4, "- 0 1 0", "line 5: next hops to a destination 4, want 4 lines"},
		{3, strings.Repeat("3 ", 5000), "line 4: a line of more than 4128 bytes, want 4 next hops"},
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
	if _, err := routing.ReadTable(strings.NewReader("- 0 -\n1 - -\n- - -\n"), apart); err != nil {
		t.Error(err)
	}
}
