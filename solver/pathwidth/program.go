package pathwidth

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"runtime"
	"strconv"
	"sync"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/topology"
)

// ErrWide marks a network for which no order was found along which the dynamic
// program stays within its limits.
var ErrWide = errors.New("boundary too large")

// Limits of what the checker accepts: entries of a table, and entries carried
// over, two for each entry of each table but the last.
const (
	maxBag           = 22
	maxTable         = 1 << 29
	maxCarried int64 = 1 << 38
)

// Prove proves the network's bisection width by an order of its vertices and
// the dynamic program along it. It returns the width too. If the order has a boundary
// above maxBoundary, or above what the checker accepts, the error is ErrWide.
//
// Cost: that of Find, then of about N·2^boundary·N/2 steps on all cores,
// and 2^boundary·N/2 bytes twice.
func Prove(ctx context.Context, net topology.Network, maxBoundary int) (c *certificates.Certificate, width int, err error) {
	order, boundary, err := FindFor(ctx, net)
	if err != nil {
		return nil, 0, err
	}
	return ProveAlong(ctx, net, order, boundary, maxBoundary)
}

// FindFor returns an order for the dynamic program, and its largest boundary. It
// stops searching where the program is done sooner.
func FindFor(ctx context.Context, net topology.Network) (order []uint32, boundary int, err error) {
	const soon = 1 << 22 // entries of all tables
	order, boundary = Find(ctx, net.CSR(), CoordinateOrders(net), 1, soon/float64(net.Order()/2+1))
	if err := ctx.Err(); err != nil {
		return nil, 0, fmt.Errorf("%s: %w, with an order of boundary %d", net.Name(), err, boundary)
	}
	return order, boundary, nil
}

// ProveAlong is Prove with an order and its largest boundary.
func ProveAlong(ctx context.Context, net topology.Network, order []uint32, boundary, maxBoundary int) (*certificates.Certificate, int, error) {
	g := net.CSR()
	if most := min(maxBoundary, maxBag); boundary > most {
		return nil, 0, fmt.Errorf("%s: %w: %d, want at most %d", net.Name(), ErrWide, boundary, most)
	}
	width, err := width(ctx, g, order, runtime.GOMAXPROCS(0))
	if err != nil {
		return nil, 0, fmt.Errorf("%s: %w", net.Name(), err)
	}
	return solver.Proved(solver.Statement("bisection", net, strconv.Itoa(width)), "order", widths.Order{Vertices: order}), width, nil
}

// table is a layer of the dynamic program: for each assignment of the bag, the boundary,
// to two sides that has its oldest vertex on side 0, and each number of vertices
// on side 1, the least number of cut links among the placed vertices.
type table struct {
	packing
	boundary    int
	least, most int // vertices on side 1
	cut         []byte
}

// newTable returns the table after some of n vertices are placed, without entries.
func newTable(w packing, n, placed, boundary int) table {
	half := (n + 1) / 2
	return table{packing: w, boundary: boundary, least: max(0, placed-half), most: min(placed, half)}
}

// row returns the number of entries for one assignment.
func (t *table) row() int  { return t.most - t.least + 1 }
func (t *table) size() int { return t.row() << max(0, t.boundary-1) }

// width returns the bisection width by the dynamic program along an order
// of small boundary. Where the checker pushes entries on to the next table, this
// pulls: each row of the next table is the least of the rows it can come from,
// so that several workers may fill a table. Most widths fit into entries of a
// byte.
func width(ctx context.Context, g *topology.Graph, order []uint32, workers int) (int, error) {
	width, err := widthIn(ctx, packingIn(1), g, order, workers)
	if err == nil && width == int(packingIn(1).top) {
		width, err = widthIn(ctx, packingIn(2), g, order, workers)
	}
	if err == nil && width == int(packingIn(2).top) {
		return 0, fmt.Errorf("%w: a width of %d or more, want less", ErrWide, width)
	}
	return width, err
}

// widthIn is width in entries of the given size; what they cannot hold
// is their largest value.
func widthIn(ctx context.Context, w packing, g *topology.Graph, order []uint32, workers int) (int, error) {
	n := len(order)
	largest, err := largestTable(w, g, order)
	if err != nil {
		return 0, err
	}
	vertices, err := certificates.Introductions(g, order, maxBag, "", "")
	if err != nil {
		return 0, err
	}
	now := newTable(w, n, 0, 0)
	now.cut = make([]byte, largest*w.bytes)
	spare := make([]byte, largest*w.bytes)
	places := func(list []int) (set uint32) {
		for _, j := range list {
			set |= 1 << j
		}
		return set
	}
	for i, v := range vertices {
		links, forgotten := places(v.Links), places(v.Forgotten)
		next := newTable(w, n, i+1, v.After)
		next.cut = spare[:next.size()*w.bytes]
		rows := 1 << max(0, next.boundary-1)
		share := (rows + workers - 1) / workers
		var group sync.WaitGroup
		for from := 0; from < rows; from += share {
			group.Go(func() {
				for a := from; a < min(rows, from+share) && (a%1024 != 0 || ctx.Err() == nil); a++ {
					next.pull(&now, uint32(a), links, forgotten, i)
				}
			})
		}
		group.Wait()
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		now, spare = next, now.cut[:largest*w.bytes]
	}
	// One assignment is left, of no boundary, and one or two numbers.
	width := w.top
	for k := range now.row() {
		width = min(width, w.get(now.cut, k))
	}
	return int(width), nil
}

// largestTable returns the number of entries of the largest table, if the checker
// accepts that and the work.
func largestTable(w packing, g *topology.Graph, order []uint32) (int, error) {
	n := len(order)
	largest, entries := 1, 1
	carried := int64(0)
	for i, b := range BoundarySizes(g, order) {
		if b > maxBag {
			return 0, fmt.Errorf("%w: %d, want at most %d", ErrWide, b, maxBag)
		}
		carried += 2 * int64(entries)
		t := newTable(w, n, i+1, b)
		entries = t.size()
		largest = max(largest, entries)
		if entries > maxTable || carried > maxCarried {
			return 0, fmt.Errorf("%w: %d with %d vertices takes tables of %d entries, want at most %d, and more than %d steps", ErrWide, b, n, entries, maxTable, maxCarried)
		}
	}
	return largest, nil
}

// pull fills row a of t, the table after the i+1st vertex, from the table before.
// It introduces a vertex, which has links to those of the bag at the places links, and
// forgets those at the places forgotten.
func (t *table) pull(before *table, a, links, forgotten uint32, i int) {
	row := t.cut[int(a)*t.row()*t.bytes:][:t.row()*t.bytes]
	t.fill(row)
	// Spread the bits of the assignment over the places that stay.
	all := uint32(1)<<(before.boundary+1) - 1
	sides := a << 1
	for rest := forgotten; rest != 0; rest &= rest - 1 {
		below := rest&-rest - 1
		sides = sides&below | sides&^below<<1
	}
	size := before.row() * t.bytes
	// Run through the assignments of those that leave.
	for left := forgotten; ; left = (left - 1) & forgotten {
		from := sides | left
		side := int(from >> before.boundary)
		differ := from
		if side == 1 {
			differ = ^from
		}
		cost := uint64(bits.OnesCount32(differ & links))
		from &= all >> 1
		// The entry for c vertices on side 1, of i, becomes that for c+side. Where
		// the oldest is on side 1, the row is stored with the sides exchanged:
		// the entry for c stands for i−c, and becomes that for i−c+side.
		if from&1 == 0 {
			source := before.cut[int(from>>1)*size:][:size]
			first := max(t.least, before.least+side)
			end := min(t.most, before.most+side) + 1
			if first < end {
				t.lower(row[(first-t.least)*t.bytes:(end-t.least)*t.bytes], source[(first-side-before.least)*t.bytes:], cost)
			}
		} else {
			from = ^from & (all >> 1)
			source := before.cut[int(from>>1)*size:][:size]
			sum := i + side // of an entry's numbers before and after
			first := max(t.least, sum-before.most)
			end := min(t.most, sum-before.least) + 1
			if first < end {
				t.lowerBack(row[(first-t.least)*t.bytes:(end-t.least)*t.bytes], source[(sum-end+1-before.least)*t.bytes:], cost)
			}
		}
		if left == 0 {
			break
		}
	}
}
