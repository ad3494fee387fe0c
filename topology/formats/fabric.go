package formats

import (
	"io"

	"topocert/topology"
	"topocert/topology/infiniband"
)

// readFabric reads an InfiniBand fabric: see infiniband.Read. Its ends are the channel
// adapters.
func readFabric(r io.Reader, o Options) (*topology.External, error) {
	f, err := infiniband.Read(r)
	if err != nil {
		return nil, err
	}
	if n := f.Parallel(); n > 0 {
		o.note("links of several cables, each one link here, with the cables as virtual channels of forwarding tables: %d", n)
	}
	return f.Network(), nil
}
