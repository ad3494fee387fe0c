package routing

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
