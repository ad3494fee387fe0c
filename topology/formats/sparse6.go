package formats

import (
	"io"
	"math/bits"
	"strings"

	"topocert/topology"
)

// ParseSparse6 reads one graph from its sparse6 text, without a header or a line end:
//
//	':'         and the order n, as in graph6
//	bits        6 in each of the bytes 63 … 126, the highest first: items of a bit b and a
//	            number x of k bits, where k bits write n−1. From v = 0: b = 1 adds 1 to v;
//	            then x > v makes v = x, and any other x gives the link {x,v}
//	padding     bits 1, fewer than 6, the first of which may be 0
//
// A text may give loops and links several times: see Options.Undirected. Incremental
// sparse6 (';'), which needs the line before, is refused, and so are graph6 and digraph6.
//
// Limits: MaxOrder and MaxSize. Memory stays below 96 bytes for each byte of the text and
// 16 for each vertex. Errors wrap topology.ErrFormat or topology.ErrLimit.
//
// Source: B. D. McKay, "Description of graph6, sparse6 and digraph6 encodings",
// formats.txt of the nauty distribution.
func ParseSparse6(line string, o Options) (*topology.External, error) {
	text, ok := strings.CutPrefix(line, ":")
	if !ok {
		return nil, malformed("got %s, want a sparse6 text, which starts with ':'", notSparse6(line))
	}
	for i, c := range []byte(text) {
		if c < 63 || c > 126 {
			return nil, malformed("got byte %d at %d of %q, want bytes 63 … 126", c, i+1, topology.Short(line))
		}
	}
	n, text, err := sparse6Order(text)
	if err != nil {
		return nil, err
	}
	b := builder{o: o}
	k := bits.Len(uint(max(n, 1) - 1))
	in := sixes{text: text}
	v := 0
	for in.left() > k {
		padding := in.left() < 6 && in.ones()
		v += in.take(1)
		x := in.take(k)
		if v >= n || x >= n {
			if !padding {
				return nil, malformed("got vertex %d in %q, want vertices below the order, %d", max(v, x), topology.Short(line), n)
			}
			in.at = 6 * len(text)
			break
		}
		if x > v {
			v = x
			continue
		}
		if err := b.link(uint32(x), uint32(v), 0); err != nil {
			return nil, err
		}
	}
	if in.left() >= 6 || !in.ones() {
		return nil, malformed("got other bits than 1 at the end of %q, want padding of fewer than 6", topology.Short(line))
	}
	return b.numbered(n)
}

// sparse6Order splits a text of bytes 63 … 126 into the order and the rest.
func sparse6Order(text string) (n int, rest string, err error) {
	skip, digits := 0, 1
	switch {
	case strings.HasPrefix(text, "~~"):
		skip, digits = 2, 6
	case strings.HasPrefix(text, "~"):
		skip, digits = 1, 3
	}
	if len(text) < skip+digits {
		return 0, "", malformed("got %q, which ends within its order, want %d bytes of order", topology.Short(":"+text), skip+digits)
	}
	order := int64(0)
	for _, c := range []byte(text[skip : skip+digits]) {
		order = order<<6 | int64(c-63)
	}
	if order > topology.MaxOrder {
		return 0, "", tooLarge("got order %d, want at most %d", order, topology.MaxOrder)
	}
	return int(order), text[skip+digits:], nil
}

// sixes are the bits of a text, 6 in each byte, and a place among them.
type sixes struct {
	text string
	at   int
}

// left returns the number of bits from the place on.
func (s *sixes) left() int { return 6*len(s.text) - s.at }

// take reads a number of the given bits.
func (s *sixes) take(count int) int {
	n := 0
	for range count {
		n = n<<1 | int(s.text[s.at/6]-63)>>(5-s.at%6)&1
		s.at++
	}
	return n
}

// ones tells whether all bits from the place on are 1. They are fewer than 6.
func (s *sixes) ones() bool {
	rest := *s
	for rest.left() > 0 {
		if rest.take(1) == 0 {
			return false
		}
	}
	return true
}

// notSparse6 says what a text is that does not start as sparse6 does.
func notSparse6(text string) string {
	switch {
	case text == "":
		return "an empty text"
	case strings.HasPrefix(text, ";"):
		return "an incremental sparse6 text (nauty's copyg -s makes sparse6 of it)"
	case strings.HasPrefix(text, "&"):
		return "a digraph6 text"
	case strings.HasPrefix(text, ">>"):
		return "a header (one of sparse6 is read at the start of a file only)"
	case text[0] >= 63 && text[0] <= 126:
		return "what may be a graph6 text (its files end in .g6)"
	}
	return "the line " + `"` + topology.Short(strings.ToValidUTF8(text, "?")) + `"`
}

// WriteSparse6 writes a network as a line of sparse6: the text that nauty writes.
// It costs O(order + size).
func WriteSparse6(w io.Writer, net topology.Network) error {
	n := net.Order()
	text := []byte{':', byte(n) + 63}
	if n > 258047 {
		text = append(text[:1], '~', '~')
		for shift := 30; shift >= 0; shift -= 6 {
			text = append(text, byte(int64(n)>>shift&63)+63)
		}
	} else if n > 62 {
		text = append(text[:1], '~', byte(n>>12)+63, byte(n>>6&63)+63, byte(n&63)+63)
	}
	k := bits.Len(uint(max(n, 1) - 1))
	last, free := byte(0), 6 // the bits of the byte at work, and how many are free
	put := func(number, count int) {
		for i := count - 1; i >= 0; i-- {
			last = last<<1 | byte(number>>i&1)
			if free--; free == 0 {
				text = append(text, last+63)
				last, free = 0, 6
			}
		}
	}
	at := 0
	for v := range n {
		for _, u := range net.Neighbors(uint32(v)) {
			if int(u) >= v {
				break
			}
			switch {
			case v == at:
				put(0, 1)
			case v == at+1:
				put(1, 1)
			default:
				put(1, 1)
				put(v, k)
				put(0, 1)
			}
			at = v
			put(int(u), k)
		}
	}
	if free < 6 {
		// Ones could be read as a loop at the last vertex, if k bits of them are its
		// number.
		if n == 1<<k && at == n-2 && free > k {
			put(0, 1)
		}
		for free < 6 {
			put(1, 1)
		}
	}
	_, err := w.Write(append(text, '\n'))
	return err
}
