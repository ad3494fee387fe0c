package formats

import (
	"bufio"
	"fmt"
	"io"

	"topocert/topology"
)

// WriteLabels writes the labels of a network, a line for each vertex.
func WriteLabels(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	for v := range uint32(net.Order()) {
		fmt.Fprintln(b, net.Label(v)) // Flush returns its error
	}
	return b.Flush()
}
