package papers

import "topocert/props"

// cctorusCode is for what no formula says of CCTorus, or not of networks so large: reflections, loads of channels,
// and numbers of paths.
func cctorusCode() props.Code { return props.Code{"reflected": reflected, "measured": measured} }
