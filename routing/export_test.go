package routing

// What tests ask of routers, and nobody else.

// Metric is a minimal router that knows the distances too, each in constant
// time.
type Metric interface {
	Router
	// Distance returns the number of hops on the way from u to v, which is
	// their distance.
	Distance(u, v uint32) int
	// Toward returns the router for messages to one destination, which does once
	// what depends on the destination alone.
	Toward(destination uint32) Approach
}

// Approach is a Metric with a destination. Unlike a Router, it is for one
// goroutine at a time.
type Approach interface {
	// Hop returns what Next and Distance return from the vertex at.
	Hop(at uint32) (next uint32, distance int)
}

var (
	_ Metric = (*QTMinimal)(nil)
	_ Metric = (*CCTorusMinimal)(nil)
	_ Metric = (*XMinimal)(nil)
	_ Metric = (*FTTMinimal)(nil)
)

// Toward returns the router for messages to one destination.
func (r *CCTorusMinimal) Toward(destination uint32) Approach {
	a := r.toward(destination)
	return &a
}

// Toward returns the router for messages to one destination.
func (r *FTTMinimal) Toward(destination uint32) Approach {
	a := r.toward(destination)
	return &a
}

// Toward returns the router for messages to one destination.
func (r *QTMinimal) Toward(destination uint32) Approach {
	a := r.toward(destination)
	return &a
}

// Toward returns the router for messages to one destination.
func (r *XMinimal) Toward(destination uint32) Approach {
	a := r.toward(destination)
	return &a
}

// Distance returns the distance along the relative address g.
func (r *GammaMinimal) Distance(g uint32) uint32 {
	p := r.plan(g)
	return p.length
}

// Distance returns the distance of two vertices.
func (r *QTMinimal) Distance(u, v uint32) int {
	a := r.toward(v)
	_, distance := a.Hop(u)
	return distance
}

// RepairedTorusSteps returns the patterns of PrintedTorusSteps with the row beginning at A_{m+4}, and
// the column whole in the last one. They give the neighbours.
func RepairedTorusSteps(k, m int) TorusSteps {
	top, border := m+k+3, m+4
	return TorusSteps{
		{run(top, border), not(4), run(border-1, 5)},
		{run(top, border), run(border-2, 4), not(border - 1)},
		{not(border), run(top, border+1), run(border-1, 4)},
		{run(top-1, border), not(top), run(border-1, 4)},
	}
}
