package subgraphs

import (
	"errors"
	"testing"

	"topocert/certificates"
)

// complete is the complete graph with so many vertices.
type complete int

func (n complete) Order() int { return int(n) }

func (n complete) Neighbors(v uint32) []uint32 {
	var row []uint32
	for u := range uint32(n) {
		if u != v {
			row = append(row, u)
		}
	}
	return row
}

// TestFrontierLimit sees that the program ends when it has too many states, or carries
// over too many.
func TestFrontierLimit(t *testing.T) {
	order := []uint32{0, 1, 2, 3, 4, 5, 6, 7, 8}
	steps, err := certificates.Introductions(complete(9), order, MaxFrontier, "", "")
	if err != nil {
		t.Fatal(err)
	}
	if closed, err := closesCycle(steps, nil, 10000, 1000000); !closed || err != nil {
		t.Errorf("Complete(9): %v, %v; want a cycle", closed, err)
	}
	for _, limit := range [][2]int{{20, 1000000}, {10000, 100}} {
		if _, err := closesCycle(steps, nil, limit[0], limit[1]); !errors.Is(err, certificates.ErrRejected) {
			t.Errorf("limits %v: %v; want a rejection", limit, err)
		}
	}
}

// asked is a star whose rows are counted as they are asked for.
type asked struct {
	order int
	rows  *int
}

func (g asked) Order() int { return g.order }

func (g asked) Neighbors(v uint32) []uint32 {
	if *g.rows++; v > 0 {
		return []uint32{0}
	}
	row := make([]uint32, g.order-1)
	for i := range row {
		row[i] = uint32(i + 1)
	}
	*g.rows += len(row)
	return row
}

// TestFrontierBoundary: a vertex that stays on the boundary for long has its neighbours
// gone through once, not at every step.
func TestFrontierBoundary(t *testing.T) {
	order := make([]uint32, 1000)
	for i := range order {
		order[i] = uint32(i)
	}
	rows := 0
	if _, err := certificates.Introductions(asked{len(order), &rows}, order, MaxFrontier, "", ""); err != nil {
		t.Fatal(err)
	}
	if rows > 10*len(order) {
		t.Errorf("%d neighbours of %d vertices looked at", rows, len(order))
	}
}
