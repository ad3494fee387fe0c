package papers

import "topocert/props"

// cctorusCode is for what no formula says of CCTorus. It speaks of a node's coordinates, of loads of
// channels, and of numbers of paths in networks too large for a certificate to go through them.
func cctorusCode() props.Code { return props.Code{"reflected": reflected, "measured": measured} }
