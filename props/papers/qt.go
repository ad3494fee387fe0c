package papers

import "topocert/props"

// qtCode is for what no formula says of the hyper-torus QT(m,n): printed schedules.
func qtCode() props.Code {
	return props.Code{"lines": props.Deciding(lines), "informs": informs, "completes": completes}
}

// qtNetwork returns QT(m,n).
func qtNetwork(t *props.Case, m, n int) *props.Net { return t.Net("QT(%d,%d)", m, n) }
