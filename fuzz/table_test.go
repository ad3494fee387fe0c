package fuzz

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// FuzzTable reads routing tables for a small graph. A text is refused as a bad
// table, or is a table that is written, read again, and the same.
func FuzzTable(f *testing.F) {
	ring, err := topology.New("Ring", 4)
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range []string{"", "- 0 1 0\n1 - 1 0\n1 2 - 2\n3 0 3 -\n", "# ring\n- 3 3 0 # to 0\n", "- - - -", "- 0/1 1 0/1023\n1 - 1 0\n- - - -\n3 0/7 3 -\n", "- 0 1", "- 99999999999 1 0", strings.Repeat("- ", 9000)} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		table, err := routing.ReadTable(bytes.NewReader(data), ring.CSR())
		if err != nil {
			if !errors.Is(err, routing.ErrTable) || !strings.Contains(err.Error(), "line ") {
				t.Fatalf("%v, want a bad table and its line", err)
			}
			return
		}
		var text bytes.Buffer
		if err := routing.WriteTable(&text, ring.CSR(), table); err != nil {
			t.Fatal(err)
		}
		again, err := routing.ReadTable(&text, ring.CSR())
		if err != nil {
			t.Fatal(err)
		}
		for v := range uint32(4) {
			for d := range uint32(4) {
				a, _ := table.Next(v, d, "")
				b, _ := again.Next(v, d, "")
				if a != b || a != v && !ring.CSR().HasEdge(v, a) || table.Class(v, a, d, "") != again.Class(v, a, d, "") || table.Classes() != again.Classes() {
					t.Fatalf("from %d to %d: %d, then %d", v, d, a, b)
				}
			}
		}
	})
}
