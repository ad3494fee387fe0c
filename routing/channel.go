package routing

// MaxClasses is the largest number of virtual channels of a directed link.
const MaxClasses = 1024

// Classed is a router that divides each directed link into several virtual
// channels, and says which one a message takes.
type Classed interface {
	Router
	// Classes returns the number of virtual channels of a directed link, 1 …
	// MaxClasses.
	Classes() int
	// Class returns the virtual channel, below Classes, by which a message at
	// the vertex at moves to next, the vertex that Next returns for the same at,
	// destination and header.
	Class(at, next, destination uint32, header string) int
}
