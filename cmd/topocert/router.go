package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"

	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/script"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/routing"
	"topocert/topology"
)

// router returns the router with the given name on a network, and the name that
// certificates have for it; for lanes:ROUTER that router with virtual channels.
func (in *input) router(ctx context.Context, name string, net topology.Network) (r routing.Router, certified string, err error) {
	inner, lanes := routing.CutLanes(name)
	if !lanes || routing.Known(name) {
		return in.bareRouter(ctx, name, net)
	}
	if r, certified, err = in.router(ctx, inner, net); err != nil {
		return nil, "", err
	}
	with, err := interrupt.Await(ctx, func() (*routing.Lanes, error) { return routing.NewLanes(net.CSR(), r) })
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	return with, strings.TrimSuffix(name, inner) + certified, nil
}

// bareRouter is router where there are no lanes to be added: a program, a router of the user's files,
// the forwarding tables of a fabric, a table of next hops, or a router of ours.
func (in *input) bareRouter(ctx context.Context, name string, net topology.Network) (routing.Router, string, error) {
	if command, ok := strings.CutPrefix(name, programs.Prefix); ok {
		r, err := programs.Ask(ctx, command, net, nil, in.execOptions())
		if err != nil {
			return nil, "", err
		}
		certified, err := tableName(net, r)
		return r, certified, err
	}
	if names := in.own.Names(); names != nil && names.TextRouter(name) {
		r, err := interrupt.Await(ctx, func() (routing.Router, error) { return names.Router(name, net.Name()) })
		return r, name, err
	}
	if r, certified, err := in.own.named(ctx, name, net); !errors.Is(err, script.ErrUnknown) {
		return r, certified, err
	}
	type named struct {
		router    routing.Router
		certified string
	}
	found, err := interrupt.Await(ctx, func() (found named, err error) {
		if file, ok := strings.CutPrefix(name, programs.TablesPrefix); ok {
			found.router, found.certified, err = programs.FabricRouter(file, net)
		} else if file, ok := strings.CutPrefix(name, tablePrefix); ok {
			found.router, found.certified, err = tableRouter(file, net)
		} else {
			found.certified = name
			found.router, err = routing.New(name, net)
		}
		return found, err
	})
	if errors.Is(err, routing.ErrRouter) {
		err = in.unknownRouter(name, net, err)
	}
	return found.router, found.certified, err
}

// tableRouter returns the router of the table in a file, of numbers or of labels. Where the labels are
// numbers, a table that can be one of labels is.
func tableRouter(file string, net topology.Network) (table *routing.Table, certified string, err error) {
	if file != "" && numbersAsLabels(net) {
		if table, certified, err = labelledTable(file, net); err == nil {
			return table, certified, nil
		}
	}
	if table, certified, err = numberTable(file, net); !errors.Is(err, routing.ErrTable) {
		return table, certified, err
	}
	table, certified, labels := labelledTable(file, net)
	if !errors.Is(labels, errNumbers) {
		return table, certified, labels
	}
	if own, ok := net.(*topology.External); ok && own.Labelled() {
		err = fmt.Errorf("%w; numbers in a table count the vertices from 0: that labelled %.40q is 0", err, net.Label(0))
	}
	return nil, "", err
}

// numberTable reads a table of numbers. Its name in certificates is that of the file's text.
func numberTable(file string, net topology.Network) (table *routing.Table, certified string, err error) {
	if file == "" {
		return nil, "", fmt.Errorf("%w: %q, want table:FILE with a routing table's file", routing.ErrRouter, tablePrefix)
	}
	f, size, err := recheck.OpenTable(file)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	digest := sha256.New()
	table, err = routing.ReadTable(io.TeeReader(regular.WithoutMark(io.LimitReader(f, size)), digest), net.CSR())
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", file, err)
	}
	return table, routing.TableName([sha256.Size]byte(digest.Sum(nil))), nil
}

// tableBeside makes the table of a router table:FILE, or lanes:table:FILE, known by the
// name that router gave for certificates: so that a folder of them holds it.
func tableBeside(names *resolve.Names, router, certified string) {
	if file, ok := strings.CutPrefix(routing.WithoutLanes(router), tablePrefix); ok {
		names.AddTableFile(routing.WithoutLanes(certified), func() (io.ReadCloser, error) {
			f, _, err := recheck.OpenTable(file)
			if err != nil {
				return nil, err
			}
			return struct {
				io.Reader
				io.Closer
			}{regular.WithoutMark(f), f}, nil
		})
	}
}
