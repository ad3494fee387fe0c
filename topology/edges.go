package topology

import (
	"fmt"
	"io"
)

// fileLink is a link as a file gives it.
type fileLink struct {
	u, v   uint32
	weight uint32 // 0 where the list has none
	line   int
}

// ReadEdges reads an edge list, the form that WriteEdges writes: a line with
// the order, then a line "u v" for each link, or "u v w" with its weight: on all lines or
// on none.
//
// Vertices are decimal numbers from 0, with spaces or tabs around them. Each
// link is given once, in either direction, in any order. The line with the
// order may be left out if vertex 0 has a link: a list that counts from 1 is not
// taken for one with a vertex more. The order is then the largest vertex plus 1. A
// blank line is skipped, and so is a comment, a line whose first character after
// blanks is '#' or '%'. A line may end with a carriage return and a newline. A file
// without an order and without a link is refused: it is more often a
// mistake than the empty graph, which is written "0".
//
// Limits: MaxOrder, MaxSize and MaxLine, each checked before memory is taken.
// Memory stays below 64 bytes for each byte of the file and 8 for each vertex;
// the file "0 16777215" alone is a graph of MaxOrder vertices and takes 128 MB
// for a moment.
//
// Errors wrap ErrFormat, ErrLimit or the reader's error, and name the line.
//
// Cost: O(file + order + size · log degree).
func ReadEdges(r io.Reader) (*Graph, error) {
	in := NewLines(r, MaxLine)
	stated := false                             // is there a line with the order?
	order, least := uint32(0), uint32(MaxOrder) // least is the smallest vertex
	var links []fileLink
	for in.Next() {
		numbers, err := edgeNumbers(in.Text)
		if err != nil {
			return nil, in.Errorf("%w", err)
		}
		if len(numbers) == 0 {
			continue
		}
		if len(numbers) == 1 && !stated && len(links) == 0 {
			stated, order = true, numbers[0]
			if order > MaxOrder {
				return nil, in.Errorf("%w: got order %d, want at most %d", ErrLimit, order, MaxOrder)
			}
			continue
		}
		if len(numbers) == 1 {
			return nil, in.Errorf("%w: got only %d, want two vertices", ErrFormat, numbers[0])
		}
		u, v, weight := numbers[0], numbers[1], uint32(0)
		if len(numbers) == 3 {
			weight = numbers[2]
		}
		switch {
		case len(links) > 0 && (weight > 0) != (links[0].weight > 0), len(numbers) == 3 && weight == 0:
			return nil, in.Errorf("%w: got %q, want a weight above 0 for each link or for none", ErrFormat, Short(in.Text))
		case u == v:
			return nil, in.Errorf("%w: loop at vertex %d, want a simple graph", ErrFormat, u)
		case stated && max(u, v) >= order:
			return nil, in.Errorf("%w: got vertex %d, want vertices below the order, %d", ErrFormat, max(u, v), order)
		case max(u, v) >= MaxOrder:
			return nil, in.Errorf("%w: got vertex %d, want vertices below %d", ErrLimit, max(u, v), MaxOrder)
		case len(links) == MaxSize:
			return nil, in.Errorf("%w: got more than %d links, want at most that many", ErrLimit, MaxSize)
		}
		if !stated {
			order, least = max(order, u+1, v+1), min(least, u, v)
		}
		links = append(links, fileLink{u, v, weight, in.Number})
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if !stated && len(links) == 0 {
		return nil, fmt.Errorf("line %d: %w: got the end of the file, want an order or a link", in.Number+1, ErrFormat)
	}
	if !stated && least > 0 {
		return nil, fmt.Errorf("line %d: %w: got the end of the file and no link at vertex 0, want vertices from 0, or the order on the first line", in.Number+1, ErrFormat)
	}
	g, err := FromEdges(int(order), func(yield func(u, v uint32) bool) {
		for _, l := range links {
			if !yield(l.u, l.v) {
				return
			}
		}
	})
	if err != nil {
		return nil, repeatedLink(links, err)
	}
	if len(links) == 0 || links[0].weight == 0 {
		return g, nil
	}
	return g.Weighted(func(yield func([2]uint32, uint32) bool) {
		for _, l := range links {
			if !yield([2]uint32{l.u, l.v}, l.weight) {
				return
			}
		}
	})
}

// edgeNumbers returns the numbers of a line, at most three, and none for a blank
// line or a comment.
func edgeNumbers(line []byte) ([]uint32, error) {
	numbers := make([]uint32, 0, 3)
	for field := range fields(line) {
		if len(numbers) == 0 && (field[0] == '#' || field[0] == '%') {
			return nil, nil
		}
		if len(numbers) == 3 {
			return nil, fmt.Errorf("%w: got %q, want two vertices, a weight at most, and no more", ErrFormat, Short(line))
		}
		n, err := Decimal(field)
		if err != nil {
			return nil, err
		}
		numbers = append(numbers, n)
	}
	return numbers, nil
}

// repeatedLink names the line that gives a link again. If there is none, it
// returns err.
func repeatedLink(links []fileLink, err error) error {
	first := make(map[[2]uint32]int, len(links))
	for _, l := range links {
		key := [2]uint32{min(l.u, l.v), max(l.u, l.v)}
		if line, seen := first[key]; seen {
			return LineErrorf(l.line, "%w: link %d–%d is given again, first on line %d, want each link once", ErrFormat, l.u, l.v, line)
		}
		first[key] = l.line
	}
	return err
}
