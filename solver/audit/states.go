package audit

import (
	"fmt"
	"slices"
)

// headerNumbers numbers headers as they are met.
type headerNumbers struct {
	text   []string
	number map[string]uint32
	bytes  int
}

func (h *headerNumbers) of(text string) uint32 {
	i, ok := h.number[text]
	if !ok {
		if h.number == nil {
			h.number = make(map[string]uint32)
		}
		i = uint32(len(h.text))
		h.number[text] = i
		h.text = append(h.text, text)
		h.bytes += len(text)
	}
	return i
}

// destination asks the router for all that it says of messages for d.
func (w *walker) destination(d uint32) {
	if w.cayley != nil {
		w.cayley.fill(w, d)
		return
	}
	if w.plain(d) {
		return
	}
	w.total.Headerless = false
	n := uint32(w.g.Order())
	if len(w.headers.text) > maxStates*int(n) || w.headers.bytes > maxHeaders/2 {
		w.headers = headerNumbers{} // of earlier destinations
	}
	w.at, w.header, w.start = make([]uint32, 0, 2*n), w.header[:0], w.start[:0]
	if w.states == nil {
		w.states = make(map[uint64]uint32)
	}
	clear(w.states)
	for range n {
		w.start = append(w.start, nowhere)
	}
	for i := range w.sources() {
		if v := w.source(i); !w.dead(v) {
			w.start[v] = w.state(v, w.r.Header(v, d))
		}
	}
	w.next, w.arc, w.hops = w.next[:0], w.arc[:0], w.hops[:0]
	for i := 0; i < len(w.at); i++ {
		if len(w.at) > maxStates*int(n) || w.headers.bytes > maxHeaders {
			w.err = w.endless(d)
			return
		}
		v, header := w.at[i], w.headers.text[w.header[i]]
		w.next, w.arc, w.hops = append(w.next, nowhere), append(w.arc, 0), append(w.hops, 0)
		if v == d {
			continue
		}
		u, then := w.r.Next(v, d, header)
		if w.move(i, v, u, d, header) {
			w.next[i] = w.state(u, then)
		}
	}
	w.count = slices.Grow(w.count[:0], len(w.at))[:len(w.at)]
}

// endless returns the error for too many states of messages for d, the last of
// which have not been asked about. It names the first message that comes to one.
func (w *walker) endless(d uint32) error {
	seen := make([]bool, len(w.at))
	for source := 0; ; source++ {
		for s := w.start[source]; s != nowhere && !seen[s]; s = w.next[s] {
			seen[s] = true
			if int(s) >= len(w.next) {
				header := w.headers.text[w.header[s]]
				return fmt.Errorf("%w: the message from vertex %d to %d comes to %d with a header of %d bytes, %.40q",
					ErrStates, source, d, w.at[s], len(header), header)
			}
		}
	}
}

// state returns the number of the state of a vertex and a header, a new one if
// it is met for the first time.
func (w *walker) state(v uint32, header string) uint32 {
	h := w.headers.of(header)
	key := uint64(h)<<32 | uint64(v)
	i, ok := w.states[key]
	if !ok {
		i = uint32(len(w.at))
		w.states[key] = i
		w.at, w.header = append(w.at, v), append(w.header, h)
	}
	return i
}

// plain asks the router, without a header, at the vertices that messages meet. It returns false
// when a message has one.
func (w *walker) plain(d uint32) bool {
	w.resize(w.g.Order())
	w.at = nil
	for v := range w.next {
		w.next[v], w.hops[v] = nowhere, unasked
	}
	w.hops[d] = 0
	for i := range w.sources() {
		s := w.source(i)
		if s == d || w.dead(s) {
			continue
		}
		if w.r.Header(s, d) != "" {
			return false
		}
		for v := s; w.hops[v] == unasked; v = w.next[v] {
			u, h := w.r.Next(v, d, "")
			if h != "" {
				return false
			}
			if !w.move(int(v), v, u, d, "") {
				break
			}
			w.next[v] = u
		}
	}
	return true
}
