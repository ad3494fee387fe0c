package topology

import (
	"bytes"
	"fmt"
	"io"
	"iter"
	"strings"
)

// MaxGraph6Order is the largest order that is read from or written to graph6.
// Its text has 5 591 727 bytes, and its complete graph has fewer than MaxSize
// links.
const MaxGraph6Order = 1 << 13

// graph6Header may stand at the start of a graph6 file.
const graph6Header = ">>graph6<<"

// ParseGraph6 reads one graph from its graph6 text, without a header or a line
// end. A graph6 text is the order n and the links, in the bytes 63 … 126:
//
//	order          n ≤ 62        one byte, n + 63
//	               n ≤ 258047    '~' and 3 bytes, 6 bits of n each
//	               n < 2^36      "~~" and 6 bytes, 6 bits of n each
//	links          the bits x(0,1) x(0,2) x(1,2) x(0,3) … x(n−2,n−1), where x(u,v)
//	               tells whether a link joins u and v, padded with 0 to a
//	               multiple of 6 and cut into bytes of 6 bits, plus 63
//
// with the highest bit first. A text is accepted only if it is the one that
// Graph6 writes: the shortest form of the order, the exact length, zero padding.
// So a graph has one text, and a text that is accepted is g.Graph6().
//
// Limits: MaxGraph6Order. The order is checked against the limit and against
// the text's length before memory is taken, which then stays below 64 bytes for
// each byte of the text.
//
// Errors wrap ErrFormat or ErrLimit.
//
// Cost: O(n²), one step for each bit of the text.
//
// Source: B. D. McKay, "Description of graph6, sparse6 and digraph6 encodings",
// formats.txt of the nauty distribution.
// Deviations: the source leaves open whether longer forms of the order and
// padding other than zero may be read; here they may not.
func ParseGraph6(text string) (*Graph, error) {
	if kind := notGraph6(text); kind != "" {
		return nil, fmt.Errorf("%w: got %s, want a graph6 text", ErrFormat, kind)
	}
	for i, c := range []byte(text) {
		if c < 63 || c > 126 {
			return nil, fmt.Errorf("%w: got byte %d at %d of %q, want bytes 63 … 126", ErrFormat, c, i, Short(text))
		}
	}
	order, links, err := graph6Order(text)
	if err != nil {
		return nil, err
	}
	if order > MaxGraph6Order {
		return nil, fmt.Errorf("%w: got order %d in %q, want at most %d", ErrLimit, order, Short(text), MaxGraph6Order)
	}
	n := int(order)
	if len(links) != graph6Length(n) {
		return nil, fmt.Errorf("%w: got %d bytes of links in %q, want %d for order %d",
			ErrFormat, len(links), Short(text), graph6Length(n), n)
	}
	if padding := 6*len(links) - n*(n-1)/2; padding > 0 {
		last := links[len(links)-1] - 63
		if last&(1<<padding-1) != 0 {
			return nil, fmt.Errorf("%w: got last byte %q in %q, want its last %d bits 0",
				ErrFormat, last+63, Short(text), padding)
		}
	}
	return FromEdges(n, func(yield func(u, v uint32) bool) {
		bit := 0
		for v := range uint32(n) {
			for u := range v {
				if (links[bit/6]-63)>>(5-bit%6)&1 == 1 && !yield(u, v) {
					return
				}
				bit++
			}
		}
	})
}

// Graph6 returns the graph's graph6 text, without a header or a line end. A
// graph of more than MaxGraph6Order vertices is refused with ErrLimit. It costs
// O(order²), one step for each byte of the text and each link.
func (g *Graph) Graph6() (string, error) {
	n := g.Order()
	if n > MaxGraph6Order {
		return "", fmt.Errorf("%w: graph6 text of order %d, want at most %d", ErrLimit, n, MaxGraph6Order)
	}
	head := []byte{byte(n) + 63}
	if n > 62 {
		head = []byte{'~', byte(n>>12) + 63, byte(n>>6&63) + 63, byte(n&63) + 63}
	}
	links := bytes.Repeat([]byte{63}, graph6Length(n))
	for u, v := range g.Edges() {
		bit := int(v)*(int(v)-1)/2 + int(u)
		links[bit/6] += 1 << (5 - bit%6)
	}
	return string(head) + string(links), nil
}

// ReadGraph6 yields the graphs of a graph6 file, one for each line, and holds
// one at a time. The file may start with the header ">>graph6<<", which the
// first graph follows on the same line. A line may end with a carriage return
// and a newline. Blank lines are refused, so the graph that comes k-th stands
// on line k; its text is the graph's Graph6().
//
// The sequence ends with the first error, which comes with a nil graph, names
// the line, and wraps ErrFormat, ErrLimit or the reader's error. An empty file
// has no graphs and no error. The sequence can be walked once.
//
// Limits and cost are those of ParseGraph6, and MaxLine.
func ReadGraph6(r io.Reader) iter.Seq2[*Graph, error] {
	return func(yield func(*Graph, error) bool) {
		in := NewLines(r, MaxLine)
		for in.Next() {
			text := string(in.Text)
			if in.Number == 1 {
				text = strings.TrimPrefix(text, graph6Header)
			}
			g, err := ParseGraph6(text)
			if err != nil {
				yield(nil, in.Errorf("%w", err))
				return
			}
			if !yield(g, nil) {
				return
			}
		}
		if in.Err != nil {
			yield(nil, in.Err)
		}
	}
}

// graph6Order splits a text of bytes 63 … 126 into the order and the links.
func graph6Order(text string) (order int64, links string, err error) {
	skip, digits, least := 0, 1, int64(0)
	switch {
	case strings.HasPrefix(text, "~~"):
		skip, digits, least = 2, 6, 258048
	case strings.HasPrefix(text, "~"):
		skip, digits, least = 1, 3, 63
	}
	if len(text) < skip+digits {
		return 0, "", fmt.Errorf("%w: got %q, which ends within its order, want %d bytes of order", ErrFormat, text, skip+digits)
	}
	for _, c := range []byte(text[skip : skip+digits]) {
		order = order<<6 | int64(c-63)
	}
	if order < least {
		return 0, "", fmt.Errorf("%w: got order %d in %d bytes in %q, want its shortest form", ErrFormat, order, skip+digits, Short(text))
	}
	return order, text[skip+digits:], nil
}

// graph6Length returns the number of bytes that hold the links of n vertices.
func graph6Length(n int) int { return (n*(n-1)/2 + 5) / 6 }

// notGraph6 says what a text is whose start shows that it is not graph6.
func notGraph6(text string) string {
	for _, other := range []struct{ start, kind string }{
		{">>sparse6<<", "a sparse6 header"},
		{">>digraph6<<", "a digraph6 header"},
		{">>", "a header (one is read at the start of a file only)"},
		{":", "a sparse6 text"},
		{";", "an incremental sparse6 text"},
		{"&", "a digraph6 text"},
	} {
		if strings.HasPrefix(text, other.start) {
			return other.kind
		}
	}
	if text == "" {
		return "an empty text"
	}
	return ""
}
