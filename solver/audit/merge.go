package audit

import "math/big"

// merge adds what another worker has found of other destinations.
func (w *walker) merge(other *walker) {
	t, o := &w.total, &other.total
	t.add(o)
	w.sums.Add(&w.sums, &other.sums)
	if o.Detour != nil {
		closest(&t.Detour, *o.Detour)
	}
	if o.Bad != nil {
		closest(&t.Bad, *o.Bad)
	}
	for i, load := range o.Loads {
		t.Loads[i] += load
	}
	if w.channels != nil {
		w.channels.merge(other.channels)
	}
}

// add counts the pairs of another result too, and takes the longest of both; the sum of the
// hops, the detour and the bad pair are left to the caller.
func (a *Result) add(o *Result) {
	a.Pairs += o.Pairs
	a.Delivered += o.Delivered
	a.Minimal += o.Minimal
	a.Apart += o.Apart
	a.Livelocked += o.Livelocked
	a.Stopped += o.Stopped
	a.Left += o.Left
	a.MaxHops = max(a.MaxHops, o.MaxHops)
	a.Headerless = a.Headerless && o.Headerless
	if o.Longest != nil {
		a.lengthen(*o.Longest)
	}
}

// spread makes what was found for the destination 0 into what holds for all:
// every count is taken once for each destination, and what a message does along
// an element of the group it does at every vertex.
func (w *walker) spread(port []uint32) {
	t, n := &w.total, uint64(w.g.Order())
	for _, count := range []*uint64{&t.Pairs, &t.Delivered, &t.Minimal, &t.Apart, &t.Livelocked, &t.Stopped, &t.Left} {
		*count *= n
	}
	w.sums.Mul(&w.sums, new(big.Int).SetUint64(n))
	degree := w.g.Degree(0)
	if t.Loads != nil {
		sum := make([]uint64, degree)
		for a, load := range t.Loads {
			sum[port[a]] += load
		}
		for a := range t.Loads {
			t.Loads[a] = sum[port[a]]
		}
	}
	if w.channels != nil {
		w.channels.spread(port, degree)
	}
}

// spread lets every channel depend on what any channel with the same port does.
func (c *Channels) spread(port []uint32, degree int) {
	follows := make([]bool, degree*degree)
	for i := range uint32(c.Count()) {
		c.next(i, func(j uint32) bool {
			follows[int(port[i])*degree+int(port[j])] = true
			return true
		})
	}
	for i := range uint32(c.Count()) {
		_, to, _ := c.Channel(i)
		for j := c.arcs.First(to); j < c.arcs.First(to+1); j++ {
			if follows[int(port[i])*degree+int(port[j])] {
				c.Add(i, j)
			}
		}
	}
}

// result returns what was found.
func (w *walker) result() *Result {
	t := w.total
	t.TotalHops = new(big.Int).Set(&w.sums) // the walker is large
	t.Channels = w.channels
	return &t
}

// Deadlock says whether messages can block one another for ever: "free" if all arrive and there
// is an order of the channels; "acyclic" if there is one and not all arrive; "deadlock" if dependencies run in a cycle and
// every message's next channel is determined by where it is and its destination,
// on one class of channels, so that messages that fill the cycle wait for one
// another, which among ends have to be found; else "cyclic". It is "" if the
// dependencies are not known.
func (a *Result) Deadlock() string {
	switch {
	case a.Escape != nil:
		return a.Escape.Deadlock
	case a.Channels == nil:
		return ""
	case a.Channels.Order() != nil && a.Delivered < a.Pairs:
		return "acyclic"
	case a.Channels.Order() != nil:
		return "free"
	case !a.adaptive && a.Headerless && a.Channels.Classes == 1 && (a.Ends == nil || a.apart):
		return "deadlock"
	}
	return "cyclic"
}
