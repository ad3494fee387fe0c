package routing

import "topocert/topology"

// Outcome says what became of a message.
type Outcome string

// The outcomes.
const (
	Delivered Outcome = "delivered"
	Stopped   Outcome = "stopped"  // at a vertex that is not the destination
	Left      Outcome = "left"     // sent where no link leads
	Livelock  Outcome = "livelock" // the same vertex with the same header again, or endless headers
)

// Route is the way of one message.
type Route struct {
	// Path begins at the source. It ends at the destination; or where the
	// message stopped, or was sent from to where no link leads; or, in a
	// livelock, at the first vertex that repeats an earlier one with the same
	// header, or after 256·N hops or 2²⁸ bytes of headers.
	Path    []uint32
	Outcome Outcome
}

// Hops returns the number of hops of the route.
func (r Route) Hops() int { return len(r.Path) - 1 }

// Follow sends a message from source to destination, hop by hop. It takes
// memory in proportion to the hops and their headers.
func Follow(g *topology.Graph, r Router, source, destination uint32) Route {
	type state struct {
		at     uint32
		header string
	}
	seen := make(map[state]bool)
	now := state{source, r.Header(source, destination)}
	path := []uint32{source}
	bytes := 0 // of headers
	for now.at != destination {
		if seen[now] || len(path) > 256*g.Order() || bytes > 1<<28 {
			return Route{path, Livelock}
		}
		seen[now] = true
		bytes += len(now.header)
		next, header := r.Next(now.at, destination, now.header)
		switch {
		case next == now.at:
			return Route{path, Stopped}
		case !g.HasEdge(now.at, next):
			return Route{path, Left}
		}
		path = append(path, next)
		now = state{next, header}
	}
	return Route{path, Delivered}
}
