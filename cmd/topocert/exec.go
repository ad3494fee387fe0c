package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/script"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// execFlags say how routers are asked that are programs: exec:COMMAND.
type execFlags struct {
	labels bool
	// allowed tells whether formulas may name programs too.
	allowed bool
	errors  io.Writer
}

// silence is how long a program may be silent, unless half of --timeout is less.
const silence = 10 * time.Second

// registerExec registers the flag of commands that take a ROUTER.
func (in *input) registerExec(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&in.exec.labels, "exec-labels", false, "ask the program of exec:COMMAND with labels of vertices, a tab between them, not with numbers")
}

// cutExec tells whether a router's name, behind all lanes:, is that of a program.
func cutExec(name string) (command string, ok bool) {
	return strings.CutPrefix(routing.WithoutLanes(name), programs.Prefix)
}

// errExec says that a program is named where none may be.
var errExec = errors.New("a program is not run")

// allowExec refuses a program in a formula, unless the user allows it.
func (in *input) allowExec(name string) error {
	if _, ok := cutExec(name); ok && !in.exec.allowed {
		return fmt.Errorf("the router %.80q: %w for a formula, want --allow-exec, if you trust whoever wrote it", name, errExec)
	}
	return nil
}

// execOptions says how a program is asked.
func (in *input) execOptions() programs.Options {
	o := programs.Options{Labels: in.exec.labels, Silence: silence, Memory: in.memory.bytes(), Errors: in.exec.errors}
	if in.timeout != nil {
		o.Silence = min(o.Silence, *in.timeout/2)
	}
	return o
}

// tolerant is a router of the user's own that is told of faults, a program or one in Starlark. Once
// it has failed, every message stops.
type tolerant struct {
	routing.Router
	// beside returns the router beside a fault, and as one with several next hops, if it is one.
	beside  func(f routing.Fault) (routing.Router, *routing.Adaptive, error)
	end     func() error
	several bool  // some answer was a list
	err     error // the first
}

var _ routing.FaultTolerant = (*tolerant)(nil)

// Around returns the router beside a fault.
func (t *tolerant) Around(f routing.Fault) routing.Router {
	if t.err == nil {
		var r routing.Router
		var a *routing.Adaptive
		switch r, a, t.err = t.beside(f); {
		case a != nil:
			t.several = true
			return a.Beside(f)
		case t.err == nil:
			return r
		}
	}
	return stopping{}
}

// close ends the router. It returns the first error.
func (t *tolerant) close() error { return cmp.Or(t.err, t.end()) }

// stopping is a router that sends nothing on.
type stopping struct{}

func (stopping) Header(uint32, uint32) string                      { return "" }
func (stopping) Next(at, _ uint32, header string) (uint32, string) { return at, header }

// tolerant returns a router of the user's own that is told of faults; nil if the name is that of any
// other. It is to be closed.
func (in *input) tolerant(ctx context.Context, name string, net topology.Network) (*tolerant, error) {
	if command, ok := strings.CutPrefix(name, programs.Prefix); ok {
		options := in.execOptions()
		options.Several = true
		p, err := programs.Tell(ctx, command, net, options)
		if err != nil {
			return nil, err
		}
		beside := func(f routing.Fault) (routing.Router, *routing.Adaptive, error) {
			r, err := p.Beside(f)
			if err != nil {
				return nil, nil, err
			}
			a, err := r.Adaptive()
			return r, a, err
		}
		return &tolerant{Router: stopping{}, beside: beside, end: p.Close}, nil
	}
	if _, lanes := cutExec(name); lanes {
		return nil, fmt.Errorf("%s with --faults, want exec:COMMAND alone: lanes are for the network without faults", name)
	}
	own, err := in.own.router(name, net)
	switch {
	case errors.Is(err, script.ErrUnknown):
		return nil, nil
	case err != nil || !own.HeedsFaults():
		return nil, err
	}
	beside := func(f routing.Fault) (routing.Router, *routing.Adaptive, error) {
		r := own.Beside(f)
		a, err := r.Adaptive(ctx)
		if err != nil {
			err = fmt.Errorf("%s: %w", audit.Without(net, f), err)
		}
		return r, a, err
	}
	return &tolerant{Router: own, beside: beside, end: func() error { return nil }}, nil
}

// lateErrors is the standard error that the command has when something is written.
type lateErrors struct{ cmd *cobra.Command }

func (l lateErrors) Write(p []byte) (int, error) { return l.cmd.ErrOrStderr().Write(p) }
