package papers

import "topocert/props"

// qtCode is for what no formula says of the hyper-torus QT(m,n). It speaks of a node's coordinates, of the
// links that leave a set of nodes, of a path's order and of printed schedules, for which the
// language of formulas has no words.
func qtCode() props.Code {
	return props.Code{
		"joined": cubeJoined, "linkCounts": props.Deciding(linkCounts), "fourOrbits": props.Deciding(fourOrbits),
		"modulesMove": props.Deciding(modulesMove), "transposed": props.Deciding(transposed), "beatsTori": props.Deciding(beatsTori),
		"cuts": cuts, "charged": charged, "exchanged": props.Deciding(exchanged), "flipped": flipped, "diagonal": diagonal,
		"paths": paths, "rows": qtRows,
		"carried": carried, "outsideLabel": props.Deciding(outsideLabel), "lines": props.Deciding(lines), "linesNear": props.Deciding(linesNear), "informs": informs,
		"slowest": props.Deciding(slowest), "gossips": gossips, "leastGossips": leastGossips, "completes": completes, "labelled": labelled,
	}
}

// qtNetwork returns QT(m,n).
func qtNetwork(t *props.Case, m, n int) *props.Net { return t.Net("QT(%d,%d)", m, n) }

// link is a rule of Definition 3: the external link of (x,y,from) leads to
// (x+dx,y+dy,to).
type link struct {
	kind         string
	from, dx, dy int
	to           int
}

// external holds the rules of Definition 3, as printed, in both directions.
func external() []link {
	return []link{
		{"vertical", 1, 0, +1, 5}, {"vertical", 5, 0, -1, 1},
		{"horizontal", 7, +1, 0, 3}, {"horizontal", 3, -1, 0, 7},
		{"oblique line", 6, +1, +1, 2}, {"oblique line", 2, -1, -1, 6},
		{"reverse oblique line", 0, -1, +1, 4}, {"reverse oblique line", 4, +1, -1, 0},
	}
}

// module returns the number of the module of the vertex v.
func module(v uint32) int { return int(v) / 8 }

// outside returns the end of the external link of v.
func outside(t *props.Case, net *props.Net, v uint32) uint32 {
	var ends []uint32
	for _, u := range net.Neighbors(v) {
		if module(u) != module(v) {
			ends = append(ends, u)
		}
	}
	t.Want(len(ends) == 1, "%s of %s has %d external links", net.Label(v), net.Name(), len(ends))
	return ends[0]
}
