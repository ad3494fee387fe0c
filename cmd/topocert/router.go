package main

import (
	"crypto/sha256"
	"fmt"
	"io"
	"strings"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/topology"
)

// namedRouter returns the router with the given name, or for table:FILE that of the
// table in the file, and the name that certificates have for it.
func namedRouter(name string, net topology.Network) (r routing.Router, certified string, err error) {
	return throughLanes(name, net, func(name string) (routing.Router, string, error) { return tableOrOurs(name, net) })
}

// throughLanes returns what find returns for a name, and for lanes:ROUTER that router with
// virtual channels.
func throughLanes(name string, net topology.Network, find func(name string) (routing.Router, string, error)) (r routing.Router, certified string, err error) {
	inner, ok := routing.CutLanes(name)
	if !ok {
		return find(name)
	}
	if r, certified, err = throughLanes(inner, net, find); err != nil {
		return nil, "", err
	}
	if r, err = routing.NewLanes(net.CSR(), r); err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	return r, strings.TrimSuffix(name, inner) + certified, nil
}

// tableOrOurs is namedRouter without virtual channels.
func tableOrOurs(name string, net topology.Network) (r routing.Router, certified string, err error) {
	file, ok := strings.CutPrefix(name, "table:")
	if !ok {
		r, err = routing.New(name, net)
		return r, name, err
	}
	if file == "" {
		return nil, "", fmt.Errorf("%w: %q, want table:FILE with a routing table's file", routing.ErrRouter, name)
	}
	f, size, err := recheck.OpenTable(file)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	digest := sha256.New()
	table, err := routing.ReadTable(io.TeeReader(io.LimitReader(f, size), digest), net.CSR())
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", file, err)
	}
	return table, routing.TableName([sha256.Size]byte(digest.Sum(nil))), nil
}

// tableBeside makes the table of a router table:FILE, or lanes:table:FILE, known by the
// name that namedRouter gave for certificates: so that a folder of them holds it.
func tableBeside(names *resolve.Names, router, certified string) {
	for {
		inner, lanes := routing.CutLanes(router)
		if !lanes {
			break
		}
		router = inner
		certified, _ = routing.CutLanes(certified)
	}
	if file, ok := strings.CutPrefix(router, "table:"); ok {
		names.AddTableFile(certified, func() (io.ReadCloser, error) {
			f, _, err := recheck.OpenTable(file)
			return f, err
		})
	}
}
