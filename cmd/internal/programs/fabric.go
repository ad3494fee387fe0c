package programs

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"topocert/internal/regular"
	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/topology"
)

// TablesPrefix begins the name of a router whose forwarding tables are in a file: lft:FILE.
const TablesPrefix = "lft:"

// FabricRouter returns the router of the forwarding tables in a file, on a network that was
// read from a fabric's file, and the name that certificates have for it: that of the
// routing table that the tables are on this network. The fabric's file is read again,
// for what a network does not say: addresses and ports.
func FabricRouter(file string, net topology.Network) (table *routing.Table, certified string, err error) {
	if file == "" {
		return nil, "", fmt.Errorf("%w: %q, want lft:FILE with a file of forwarding tables, as dump_fts prints them", routing.ErrRouter, TablesPrefix)
	}
	f, err := FabricOf(net)
	if err != nil {
		if !errors.Is(err, errNoFabric) {
			return nil, "", err
		}
		return nil, "", fmt.Errorf("%w: %s%s on %s, want a fabric: a file that ends in %s", routing.ErrRouter, TablesPrefix, file, topology.Title(net), infiniband.Ending)
	}
	if f.Several() {
		return nil, "", fmt.Errorf("%w: %s%s on %s, where ports have several addresses (LMC > 0), each with its own way; want audit or route, which follow all", routing.ErrRouter, TablesPrefix, file, topology.Title(net))
	}
	tables, err := os.Open(file)
	if err != nil {
		return nil, "", err
	}
	defer tables.Close()
	t, err := infiniband.ReadTables(regular.WithoutMark(tables), f)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", file, err)
	}
	return OnFabric(t, f)
}

// errNoFabric says that a network is not from the file of a fabric.
var errNoFabric = errors.New("no fabric")

// FabricOf returns the fabric that a network was read from. Its file is read again.
func FabricOf(net topology.Network) (*infiniband.Fabric, error) {
	from, ok := net.(*topology.External)
	if !ok || !strings.HasSuffix(from.Source(), infiniband.Ending) {
		return nil, errNoFabric
	}
	file, err := os.Open(from.Source())
	if err != nil {
		return nil, err
	}
	defer file.Close()
	for _, read := range []func(io.Reader) (*infiniband.Fabric, error){infiniband.Read, infiniband.ReadAddresses} {
		if _, err := file.Seek(0, io.SeekStart); err != nil {
			return nil, err
		}
		f, err := read(regular.WithoutMark(file))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", from.Source(), err)
		}
		if f.Network().Digest() == from.Digest() {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%s: the file has changed since it was read", from.Source())
}

// OnFabric returns forwarding tables as a routing table on the fabric's network, and the
// name that certificates have for it.
func OnFabric(t *infiniband.Tables, f *infiniband.Fabric) (table *routing.Table, certified string, err error) {
	var text bytes.Buffer
	if err := t.WriteTable(&text); err != nil {
		return nil, "", err
	}
	g := f.Network().CSR()
	if table, err = routing.ReadTable(&text, g); err != nil {
		return nil, "", err
	}
	// The table's own text is what a folder of certificates has.
	text.Reset()
	if err := routing.WriteTable(&text, g, table); err != nil {
		return nil, "", err
	}
	return table, routing.TableName(sha256.Sum256(text.Bytes())), nil
}
