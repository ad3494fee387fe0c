package papers

import (
	"topocert/props"
	"topocert/routing"
)

// fttCode is for what no formula says of the fully twisted torus: routers that have no name.
func fttCode() props.Code { return props.Code{"noneDelivers": props.Deciding(noneDelivers)} }

// noneDelivers wants no combination of the readings of A to deliver every pair of FTT(n).
func noneDelivers(t *props.Case, n int) {
	net := t.Net("FTT(%d)", n)
	for _, reading := range routing.FTTCombinations() {
		t.Want(t.Audit(net, routing.NewFTTRouteA(n, reading)).Bad != nil, "%s delivers every pair of FTT(%d)", reading, n)
	}
}
