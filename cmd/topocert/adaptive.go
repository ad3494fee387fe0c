package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/cmd/internal/programs"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/routing"
	"topocert/topology"
)

// audited returns the router with the given name on a network, which may be one with several next hops, a
// *routing.Adaptive: by a table, a program's or a function's lists, or a text that says any.
func (in *input) audited(ctx context.Context, name string, net topology.Network) (routing.Router, string, error) {
	adaptive, err := adaptiveTable(name, net)
	if command, ok := strings.CutPrefix(name, programs.Prefix); ok {
		options := in.execOptions()
		options.Several = true
		r, err := programs.Ask(ctx, command, net, nil, options)
		if err != nil {
			return nil, "", err
		}
		if adaptive, err = r.Adaptive(); adaptive == nil && err == nil {
			certified, err := tableName(net, r)
			return r, certified, err
		}
	} else if names := in.own.Names(); names != nil && names.Words().Has(name) && names.Words().Find(name).Role == words.Relation {
		adaptive, err = relation(ctx, names, name, net)
	} else if own, e := in.own.router(name, net); e == nil {
		adaptive, err = interrupt.Await(ctx, func() (*routing.Adaptive, error) { return own.Adaptive(ctx) })
	}
	if err != nil || adaptive != nil {
		return adaptive, "", err
	}
	return in.router(ctx, name, net)
}

// relation returns the router of a text that says any.
func relation(ctx context.Context, names *resolve.Names, name string, net topology.Network) (*routing.Adaptive, error) {
	r, err := names.Relation(name, net)
	if err != nil {
		return nil, err
	}
	return routing.NewAdaptive(net.CSR(), func(at, destination uint32) (list []routing.Choice, err error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		e := r.Hops(at, destination, func(next uint32, on int64) {
			if _, linked := slices.BinarySearch(net.Neighbors(at), next); !linked && err == nil {
				err = fmt.Errorf("%s: at %s for %s the next hop is %s, want neighbours%s", name, net.Label(at), net.Label(destination), net.Label(next), routing.NeighborList(net.Neighbors(at), net.Label))
			}
			list = append(list, routing.Choice{To: next, Class: int(min(max(on, -1), routing.MaxClasses))})
		})
		return list, cmp.Or(e, err)
	})
}

// adaptiveTable returns the router of a table in a file whose fields are several next hops,
// of labels or numbers; nil for any other.
func adaptiveTable(name string, net topology.Network) (*routing.Adaptive, error) {
	file, ok := strings.CutPrefix(name, tablePrefix)
	if !ok || net.Order() > routing.MaxAdaptive {
		return nil, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, nil // the reader of tables says so
	}
	defer f.Close()
	lists := false
	for _, fields := range tableLines(regular.WithoutMark(f)) {
		for _, field := range fields {
			_, err := net.Vertex(field)
			lists = lists || err != nil && strings.Contains(field, ";")
		}
	}
	if !lists {
		return nil, nil
	}
	if _, err := f.Seek(0, 0); err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := inNumbers(&text, regular.WithoutMark(f), net); err != nil {
		return nil, fmt.Errorf("%s: routing: %w: %w", file, routing.ErrTable, err)
	}
	r, err := routing.ReadAdaptive(&text, net.CSR())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return r, nil
}
