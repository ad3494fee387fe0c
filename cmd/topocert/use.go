package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/interrupt"
	"topocert/cmd/internal/script"
	"topocert/routing"
	"topocert/topology"
)

// scripts are the Starlark files of --use: networks and routers of the user's own.
type scripts struct {
	paths []string
	files []*script.File
}

// register registers the flag. The files are run before the command.
func (s *scripts) register(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&s.paths, "use", nil, "make the networks and routers of this Starlark `file` known; may be repeated")
	if err := cmd.MarkFlagFilename("use", "star"); err != nil {
		panic(err) // the flag is there
	}
	cmd.PreRunE = func(cmd *cobra.Command, _ []string) error { return s.load(cmd.Context(), cmd.ErrOrStderr()) }
}

// load runs the files. No two of them may define the same name.
func (s *scripts) load(ctx context.Context, stderr io.Writer) error {
	networks, routers := make(map[string]string), make(map[string]string)
	for _, path := range s.paths {
		f, err := interrupt.Await(ctx, func() (*script.File, error) { return script.Load(ctx, path, script.DefaultLimits(), stderr) })
		if err != nil {
			return err
		}
		for _, list := range []struct {
			entries []script.Entry
			seen    map[string]string
		}{{f.Families(), networks}, {f.Routers(), routers}} {
			for _, e := range list.entries {
				key := script.Fold(e.Name)
				if first := list.seen[key]; first != "" {
					return fmt.Errorf("--use %s: %s is defined by %s already", path, e.Name, first)
				}
				list.seen[key] = path
			}
		}
		s.files = append(s.files, f)
	}
	return nil
}

// network returns a network of the files; script.ErrUnknown if they have none of that
// name.
func (s *scripts) network(ctx context.Context, name string) (topology.Network, error) {
	for _, f := range s.files {
		net, err := interrupt.Await(ctx, func() (*topology.External, error) { return f.Network(ctx, name) })
		if !errors.Is(err, script.ErrUnknown) {
			if err != nil {
				return nil, err
			}
			return net, nil
		}
	}
	return nil, script.ErrUnknown
}

// router returns a router of the files; script.ErrUnknown if they have none of that
// name.
func (s *scripts) router(name string, net topology.Network) (*script.Router, error) {
	for _, f := range s.files {
		if r, err := f.Router(name, net); !errors.Is(err, script.ErrUnknown) {
			return r, err
		}
	}
	return nil, script.ErrUnknown
}

// compiled asks a router of a file for all next hops, so that nothing of it fails later.
func compiled(ctx context.Context, r *script.Router) (routing.Router, error) {
	return interrupt.Await(ctx, func() (routing.Router, error) { return r, r.Compile(ctx) })
}
