package routing

// Metric is a minimal router that knows the distances too, each in constant
// time.
type Metric interface {
	Router
	// Distance returns the number of hops on the way from u to v, which is
	// their distance.
	Distance(u, v uint32) int
}

var (
	_ Metric = (*QTMinimal)(nil)
	_ Metric = (*CCTorusMinimal)(nil)
	_ Metric = (*XMinimal)(nil)
	_ Metric = (*FTTMinimal)(nil)
)
