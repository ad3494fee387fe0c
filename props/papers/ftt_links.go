package papers

import (
	"slices"
	"strconv"
	"strings"

	"topocert/props"
)

// fttJoined tells whether both places, such as "i, j + 1", exist and a link joins them.
func fttJoined(c props.Call, net *props.Net, a, b string) bool {
	n := net.Sides()[0]
	var at []int
	for _, text := range strings.Split(a+", "+b, ", ") {
		at = append(at, c.Int(text))
	}
	return slices.Min(at) >= 0 && slices.Max(at) < n && net.HasEdge(net.At(at[0], at[1]), net.At(at[2], at[3]))
}

// named writes a place.
func named(c props.Call, place string) string {
	return c.Text("({" + strings.Replace(place, ", ", "},{", 1) + "})")
}

// walks decides whether a link of FTT(n) joins each place to the next: "walks: i, j; i + 1, j; …".
func walks(t *props.Case, c props.Call) {
	net := fttNetwork(t, c)
	for k, to := range c.Args[1:] {
		from := c.Args[k]
		t.Want(fttJoined(c, net, from, to), "%s, from %s on: no link joins %s and %s", net.Name(), named(c, c.Args[0]), named(c, from), named(c, to))
	}
}

// onlyFirst decides whether of the places behind the first, the second place is its neighbour in
// FTT(n) and no other is.
func onlyFirst(t *props.Case, c props.Call) {
	net := fttNetwork(t, c)
	for k, to := range c.Args[1:] {
		t.Want(fttJoined(c, net, c.Args[0], to) == (k == 0), "%s, from %s: position %s", net.Name(), named(c, c.Args[0]), named(c, to))
	}
}

// inLine decides what the condition says of the largest distances in FTT(n) of two nodes of one column
// or row (far), and of the two ends of one (ends): "inLine: CONDITION".
func inLine(t *props.Case, c props.Call) {
	net := fttNetwork(t, c)
	n := net.Sides()[0]
	far, ends := 0, 0
	for v := range uint32(net.Order()) {
		level, x, y := t.Levels(net, v), net.Coordinate(v, 0), net.Coordinate(v, 1)
		for i := range n {
			far = max(far, int(level[net.At(x, i)]), int(level[net.At(i, y)]))
		}
		if x == 0 {
			ends = max(ends, int(level[net.At(n-1, y)]))
		}
		if y == 0 {
			ends = max(ends, int(level[net.At(x, n-1)]))
		}
	}
	t.Want(c.Condition(c.Args[0], "far", "ends")(far, ends), "in %s two nodes of one column or row are at most %d apart, and its ends %d; not so that %s", net.Name(), far, ends, c.Args[0])
}

// fttRows decides whether all lists of orders but the last have a number: "rows: NUMBER; LIST; …; LIST".
func fttRows(t *props.Case, c props.Call) {
	order := strconv.Itoa(c.Int(c.Args[0]))
	for i, list := range c.Args[1:] {
		want := i < len(c.Args)-2
		t.Want(slices.Contains(strings.Fields(list), order) == want, "Table 2, list %d, %s: want N = %s there: %t", i+1, list, order, want)
	}
}
