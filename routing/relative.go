package routing

import "topocert/topology"

// Relative is a router on a Cayley graph whose only input is the relative
// address g = at⁻¹·destination: a message moves from at to at·Step(g), so that
// its relative address becomes Step(g)⁻¹·g. Hence whatever is true of the routes
// to one destination is true of those to every other, moved by multiplication
// on the left, and N relative addresses stand for all N² pairs.
type Relative struct {
	headerless
	net  topology.Group
	step func(g uint32) uint32
}

var _ Router = (*Relative)(nil)

// NewRelative returns the router on net that moves a message with relative
// address g along the element step(g), which is 0 for it to stop. step is a
// pure function.
func NewRelative(net topology.Group, step func(g uint32) uint32) *Relative {
	return &Relative{net: net, step: step}
}

// Next returns the next vertex on the way to the destination.
func (r *Relative) Next(at, destination uint32, _ string) (uint32, string) {
	return r.Translate(at, r.Step(r.Address(at, destination))), ""
}

// Address returns the relative address at⁻¹·destination.
func (r *Relative) Address(at, destination uint32) uint32 {
	return r.net.Quotient(at, destination)
}

// Step returns the element along which a message with relative address g
// moves; 0 when it stops.
func (r *Relative) Step(g uint32) uint32 { return r.step(g) }

// Translate returns at·by.
func (r *Relative) Translate(at, by uint32) uint32 { return r.net.Product(at, by) }
