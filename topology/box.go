package topology

import (
	"fmt"
	"strconv"
	"strings"
)

// box is a rectangular set of coordinate tuples and their numbering: the tuple
// c has the number Σ c[i]·stride[i]. It gives vertices their labels.
type box struct {
	side   []int
	stride []int
	// plain boxes have one axis, and labels without parentheses.
	plain bool
}

// newBox returns the box with the given sides, numbered in row-major order.
func newBox(side ...int) box {
	b := box{side: side, stride: make([]int, len(side))}
	step := 1
	for i := len(side) - 1; i >= 0; i-- {
		b.stride[i] = step
		step *= side[i]
	}
	return b
}

// plainBox returns the numbering of n vertices whose labels are integers.
func plainBox(n int) box { return box{side: []int{n}, stride: []int{1}, plain: true} }

// order returns the number of tuples.
func (b box) order() int {
	n := 1
	for _, s := range b.side {
		n *= s
	}
	return n
}

// coordinate returns coordinate i of the vertex v.
func (b box) coordinate(v uint32, i int) int {
	return int(v / uint32(b.stride[i]) % uint32(b.side[i])) // 32 bits are divided faster than 64
}

// coordinates writes the coordinates of v into c.
func (b box) coordinates(v uint32, c []int) {
	for i := range b.side {
		c[i] = b.coordinate(v, i)
	}
}

// id returns the vertex at c, whose entries are taken modulo the sides.
func (b box) id(c ...int) uint32 {
	v := 0
	for i, s := range b.side {
		x := c[i]
		if x < 0 || x >= s {
			x = (x%s + s) % s
		}
		v += x * b.stride[i]
	}
	return uint32(v)
}

// label returns the label of v: "7" in a plain box, else "(1,2,3)".
func (b box) label(v uint32) string {
	if b.plain {
		return strconv.Itoa(int(v))
	}
	s := make([]byte, 0, 32) // most labels fit, so that no memory is taken before the string's
	for i := range b.side {
		s = append(s, "(,"[min(i, 1)])
		s = strconv.AppendInt(s, int64(b.coordinate(v, i)), 10)
	}
	return string(append(s, ')'))
}

// vertex reads a label, or a vertex number.
func (b box) vertex(text string) (uint32, error) {
	inner, hasOpen := strings.CutPrefix(strings.TrimSpace(text), "(")
	inner, hasClose := strings.CutSuffix(inner, ")")
	if hasOpen != hasClose || hasOpen && b.plain {
		return 0, b.noVertex(text)
	}
	if !hasOpen {
		v, ok := number(inner)
		if !ok || v >= b.order() {
			return 0, b.noVertex(text)
		}
		return uint32(v), nil
	}
	fields := strings.Split(inner, ",")
	if len(fields) != len(b.side) {
		return 0, b.noVertex(text)
	}
	c := make([]int, len(fields))
	for i, f := range fields {
		x, ok := number(strings.TrimSpace(f))
		if !ok || x >= b.side[i] {
			return 0, b.noVertex(text)
		}
		c[i] = x
	}
	return b.id(c...), nil
}

func (b box) noVertex(text string) error {
	last := uint32(b.order() - 1)
	want := fmt.Sprintf("0 … %d", last)
	if !b.plain {
		corner := make([]int, len(b.side))
		for i, s := range b.side {
			corner[i] = s - 1
		}
		want = fmt.Sprintf("%s … %s, or %s", b.label(0), b.label(b.id(corner...)), want)
	}
	return Marked(ErrName, "vertex %q, want %s", Short(text), want)
}

// number reads an unsigned decimal number of at most 9 digits.
func number(text string) (int, bool) {
	if len(text) > 9 {
		return 0, false
	}
	n, err := strconv.ParseUint(text, 10, 32)
	return int(n), err == nil
}

// Short cuts a long text for an error message.
func Short[T ~string | ~[]byte](text T) string {
	if len(text) <= 40 {
		return string(text)
	}
	return string(text[:37]) + "..."
}
