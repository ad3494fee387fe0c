package programs

import (
	"fmt"
	"strconv"
	"strings"

	"topocert/routing"
	"topocert/topology"
)

// Levels are the service levels of messages: entry i, j is that from end i of a fabric
// to end j, −1 from an end to itself. A message keeps its level all the way, and OpenSM's
// engines dfsssp and lash take it for the virtual lane.
type Levels [][]int

// parseLevels reads a line for each end, with the levels to all ends in order, - for
// itself.
func parseLevels(text string) (Levels, error) {
	var all Levels
	n := strings.Count(text, "\n")
	for line := range strings.Lines(text) {
		i, fields := len(all), strings.Fields(line)
		if len(fields) != n {
			return nil, fmt.Errorf("line %d: %d service levels, want %d", i+1, len(fields), n)
		}
		row := make([]int, n)
		for j, field := range fields {
			level, err := strconv.ParseUint(field, 10, 4)
			switch {
			case i == j && field == "-":
				row[j] = -1
			case i == j || err != nil:
				return nil, fmt.Errorf("line %d: service level %q to end %d, want 0 … 15, and - to itself", i+1, field, j)
			default:
				row[j] = int(level)
			}
		}
		all = append(all, row)
	}
	return all, nil
}

// WithLevels returns the router with a virtual channel for each service level: a message
// between two ends of the network takes the channel of its level at every hop.
func WithLevels(inner routing.Router, net *topology.External, levels Levels) (routing.Classed, error) {
	ends := net.Ends()
	if len(levels) != len(ends) {
		return nil, fmt.Errorf("service levels of %d ends, want %d", len(levels), len(ends))
	}
	r := &leveled{inner: inner, levels: levels, end: make(map[uint32]int), classes: 1}
	for i, v := range ends {
		r.end[v] = i
		for _, level := range levels[i] {
			r.classes = max(r.classes, level+1)
		}
	}
	return r, nil
}

// leveled is a router whose messages carry their service level.
type leveled struct {
	inner   routing.Router
	levels  Levels
	end     map[uint32]int
	classes int
}

// Header returns the service level.
func (r *leveled) Header(source, destination uint32) string {
	i, ok := r.end[source]
	j, also := r.end[destination]
	if !ok || !also || i == j {
		return ""
	}
	return strconv.Itoa(r.levels[i][j])
}

// Next returns what the inner router says.
func (r *leveled) Next(at, destination uint32, header string) (uint32, string) {
	next, _ := r.inner.Next(at, destination, "")
	return next, header
}

// Classes returns the largest service level, and one.
func (r *leveled) Classes() int { return r.classes }

// Class returns the service level.
func (r *leveled) Class(_, _, _ uint32, header string) int {
	level, err := strconv.Atoi(header)
	if err != nil {
		return 0 // no end has sent it
	}
	return level
}
