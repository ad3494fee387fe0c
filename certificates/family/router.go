package family

import (
	"slices"

	"topocert/certificates/words"
)

// Router is a text's router on a member. It may be used from many goroutines.
type Router struct {
	text  *words.Definition
	on    *Member
	next  []hop
	slots int
}

// NewRouter returns the router of a text on a member of the family that it is for. Errors are
// language's.
func NewRouter(d *words.Definition, m *Member) (*Router, error) {
	if d.Role != words.Router || d.Body.Route.Network != m.text.Name {
		return nil, d.Place.Wrong("%s on %s, want a router for this network", d.Name, m.Name())
	}
	return newRouter(d, m)
}

func newRouter(d *words.Definition, m *Member) (*Router, error) {
	route := d.Body.Route
	c := newCompiler(d, slices.Concat(route.Params, route.From, route.To), m.params)
	next := c.hops(d.Body.Next)
	return &Router{d, m, next, c.most}, c.err
}

// Header returns "": messages carry no header.
func (*Router) Header(_, _ uint32) string { return "" }

// Next returns where a message at a vertex goes next: at itself if it stops there, and the
// network's order, which is no vertex, if the text says none. The header is "".
func (r *Router) Next(at, to uint32, _ string) (next uint32, header string) {
	next, err := r.Hop(at, to)
	if err != nil {
		next = uint32(r.on.Order())
	}
	return next, ""
}

// maxHop bounds the steps of one next hop in ranges: nobody asks for a budget there.
const maxHop = 1 << 16

// Hop is Next with the reason why the text says no vertex: a tuple that is none, a part without
// a value, or one that takes more than maxHop steps. Whether the vertex is a neighbour is not looked at.
func (r *Router) Hop(at, to uint32) (next uint32, err error) {
	next = at
	err = r.hops(at, to, func(to uint32, _ int64) bool {
		next = to
		return false
	})
	return next, err
}

// hops hands over the next hops whose conditions hold, in the text's order, with their virtual channels, as
// long as that returns true.
func (r *Router) hops(at, to uint32, take func(next uint32, on int64) bool) error {
	m := r.on
	if at == to {
		return nil
	}
	left := int64(maxHop)
	slots := make([]int64, r.slots+m.width)
	tuple := slots[r.slots:]
	e := &run{slots: slots, spend: func(steps int64) error {
		if left -= steps; left < 0 {
			return r.text.Place.Wrong("%s takes more than %d steps for a next hop, want fewer", r.text.Name, maxHop)
		}
		return nil
	}}
	first := copy(slots, m.params)
	m.coordinates(at, slots[first:])
	m.coordinates(to, slots[first+m.width:])
	for i := range r.next {
		h := &r.next[i]
		if !e.each(h.over, h.cost, func(e *run) bool {
			if !h.holds(e) {
				return e.err == nil
			}
			next, on := m.at(h, e, tuple), int64(0)
			if next == none {
				e.fail(h.at, "from %s to %s the next hop is %s, which is no vertex of %s", m.Label(at), m.Label(to), label(tuple), m.Name())
				return false
			}
			if h.on != nil {
				on = h.on(e)
			}
			return e.err == nil && take(next, on)
		}) {
			break
		}
	}
	return e.err
}

// Relation is a router of a text with several next hops, of which no statement speaks.
type Relation struct{ router Router }

// NewRelation returns that of a text on a member of the family that it is for.
func NewRelation(d *words.Definition, m *Member) (*Relation, error) {
	if d.Role != words.Relation || d.Body.Route.Network != m.text.Name {
		return nil, d.Place.Wrong("%s on %s, want a router with several next hops for this network", d.Name, m.Name())
	}
	r, err := newRouter(d, m)
	return &Relation{*r}, err
}

// Hops hands over the next hops of a message at a vertex with their virtual channels, in the text's order.
func (r *Relation) Hops(at, to uint32, take func(next uint32, on int64)) error {
	return r.router.hops(at, to, func(next uint32, on int64) bool {
		take(next, on)
		return true
	})
}
