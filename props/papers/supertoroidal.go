package papers

import "topocert/props"

// supertoroidalCode is for what no formula says of supertoroidal networks: of the coordinates of nodes that
// a link joins, of the links by which a router moves, and of all routes to one node at once.
func supertoroidalCode() props.Code {
	return props.Code{
		"links": links, "copies": copies, "messages": messages, "relative": relative,
		"uneven": props.Deciding(uneven), "breaks": props.Deciding(breaks), "aboveRoot": props.Deciding(aboveRoot),
	}
}

// gamma returns Γ(c,k,l).
func gamma(t *props.Case, c, k, l int) *props.Net { return t.Net("Gamma(%d,%d,%d)", c, k, l) }

// of returns the network of the case.
func of(t *props.Case, c props.Call) *props.Net {
	return gamma(t, c.Value("c"), c.Value("k"), c.Value("l"))
}
