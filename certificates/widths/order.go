package widths

import (
	"slices"
	"strconv"

	"topocert/certificates"
)

// Limits of proofs by order: on the boundary, on the bytes of the tables, and on
// the number of times that an entry is carried over to the next table.
const (
	maxBoundary        = 22
	maxTables   uint64 = 1 << 31
	maxCarried  uint64 = 1 << 38
)

// stepsOfAssignment is what an assignment of the boundary takes, besides its entries.
const stepsOfAssignment = 16

// costLimit bounds the stated width: costs are stored in 2 bytes.
const costLimit = 1<<16 - 1

// Order is a proof of the bisection width, or of a lower bound on it: all vertices, in the
// order in which the program places them.
type Order struct{ Vertices []uint32 }

// ByOrder is the kind of such proofs.
var ByOrder = certificates.Kind{Name: "order", Shows: []string{"bisection G =|>= k"}, Form: certificates.FormOf((*Order).form, Order.check)}

func (p *Order) form(r *certificates.Lines) { r.Numbers("order", &p.Vertices) }

// check checks the bisection width by the dynamic program along an order of
// the vertices: see the package comment.
func (p Order) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	stated, exactly := c.Statement.Bound(), c.Statement.Relation == "="
	steps, err := certificates.Introductions(g, p.Vertices, maxBoundary, "order/repeated", "order/width")
	if err != nil {
		return err
	}
	layer, work, err := tables(steps)
	if err != nil {
		return err
	}
	if stated >= costLimit {
		return certificates.Reject("order/limit", "the statement says %d, want less than %d", stated, costLimit)
	}
	if err := w.Budget.Take(4 * int64(layer)); err != nil {
		return err
	}
	if err := w.Budget.Spend(work); err != nil {
		return err
	}
	width := leastCut(steps, layer, uint16(stated)+1)
	switch {
	case width > int(stated) && exactly:
		return certificates.Reject("statement/value", "the statement says %d, the width is larger", stated)
	case exactly:
		return c.Statement.WantValue(strconv.Itoa(width))
	case width < int(stated):
		return certificates.Reject("order/bound", "the width is %d, the statement says at least %d", width, stated)
	}
	return nil
}

// counts returns how many of the first placed of n vertices may be on side 1 if
// no side is to get more than ⌈n/2⌉ in the end.
func counts(n, placed int) (least, most int) {
	half := (n + 1) / 2
	return max(0, placed-half), min(placed, half)
}

// assignments returns how many assignments of a boundary are stored: those that
// have its oldest vertex on side 0.
func assignments(boundary int) int { return 1 << max(0, boundary-1) }

// tables returns the number of entries of the largest table, if that and the entries that are carried
// over are within the limits; and the steps of the program: one for each entry of a table, which is
// carried over once for each side of the next vertex, and some for each assignment.
func tables(steps []certificates.Introduction) (layer int, work int64, err error) {
	largest, carried := uint64(1), uint64(0)
	entries := uint64(1)
	for i, s := range steps {
		work += int64(entries) + stepsOfAssignment*int64(assignments(s.Before))
		carried += 2 * entries
		least, most := counts(len(steps), i+1)
		entries = uint64(assignments(s.After)) * uint64(most-least+1)
		largest = max(largest, entries)
		if 4*largest > maxTables {
			return 0, 0, certificates.Reject("order/limit", "two tables of %d entries of 2 bytes, want at most %d bytes", largest, maxTables)
		}
		if carried > maxCarried {
			return 0, 0, certificates.Reject("order/limit", "more than %d entries to carry over, want at most that many", maxCarried)
		}
	}
	return int(largest), work, nil
}

// leastCut returns the bisection width, or limit if it is not less.
//
// The table after some vertices have been placed has a row for each stored
// assignment of the boundary to the sides 0 and 1, and in it an entry for each
// possible number of vertices on side 1: the least number of cut links among
// the placed vertices, or limit if it is not less. All rows are reached: some sides of the
// vertices before give those of the boundary.
func leastCut(steps []certificates.Introduction, layer int, limit uint16) int {
	now := &table{entries: make([]uint16, layer), limit: limit, size: 1}
	next := &table{entries: make([]uint16, layer), limit: limit}
	for i, s := range steps {
		least, most := counts(len(steps), i+1)
		next.least, next.size = least, most-least+1
		next.reached = make([]bool, assignments(s.After))
		for a := range assignments(s.Before) {
			now.introduce(s, a, i, next)
		}
		now, next = next, now
	}
	return int(slices.Min(now.row(0)))
}

// table is what is known after some vertices have been placed.
type table struct {
	entries []uint16 // row by row
	reached []bool   // which rows have been: the others hold nothing yet
	limit   uint16   // what a row holds when it is reached
	size    int      // of a row
	least   int      // the number of vertices on side 1 that a row's first entry is for
}

// row returns the row of a stored assignment.
func (t *table) row(assignment int) []uint16 { return t.entries[assignment*t.size:][:t.size] }

// reach returns the row of a stored assignment of the table that is being made.
func (t *table) reach(assignment int) []uint16 {
	row := t.row(assignment)
	if !t.reached[assignment] {
		t.reached[assignment] = true
		for j := range row {
			row[j] = t.limit
		}
	}
	return row
}

// introduce puts the next vertex, after i others, on either side of an assignment, and
// lowers the entries of the next table to what comes of that.
func (t *table) introduce(s certificates.Introduction, assignment, i int, next *table) {
	row := t.row(assignment)
	sides := uint32(assignment) << 1 // the oldest is on side 0
	ones := 0                        // the neighbours on side 1
	for _, place := range s.Links {
		ones += int(sides >> place & 1)
	}
	for side, cost := range []int{ones, len(s.Links) - ones} {
		kept := sides | uint32(side)<<s.Before
		for _, place := range s.Forgotten {
			kept = kept&(1<<place-1) | kept>>(place+1)<<place
		}
		// The entry for k vertices on side 1 becomes one for k+side. So the entries
		// from from to to−1 become those that the next table has.
		from := max(0, next.least-t.least-side)
		to := min(t.size, next.least+next.size-t.least-side)
		first := t.least + from + side
		if kept&1 == 0 {
			carry(row[from:to], next.reach(int(kept >> 1))[first-next.least:], uint32(cost))
			continue
		}
		kept = ^kept & (1<<s.After - 1)
		last := i + 1 - first // what first stands for with the sides exchanged
		carryBack(row[from:to], next.reach(int(kept >> 1))[:last-next.least+1], uint32(cost))
	}
}

// carry lowers the first entries of into to those of row with cost added.
func carry(row, into []uint16, cost uint32) {
	into = into[:len(row)]
	for i, old := range row {
		into[i] = uint16(min(uint32(into[i]), uint32(old)+cost))
	}
}

// carryBack lowers the last entries of into, from the last on, to those of row
// with cost added.
func carryBack(row, into []uint16, cost uint32) {
	into = into[len(into)-len(row):]
	for i, old := range row {
		j := len(row) - 1 - i
		into[j] = uint16(min(uint32(into[j]), uint32(old)+cost))
	}
}
