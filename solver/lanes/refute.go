package lanes

import (
	"context"
	"fmt"
	"io"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/certificates/traffic"
	"topocert/solver"
)

// alternatives are messages with the routes that each may take: one by a router, or all
// its shortest paths.
type alternatives struct {
	ends     [][2]uint32 // source and destination of each message
	messages [][][]uint32
}

// Fewer is the error that says that fewer lanes are enough than a proof was asked for.
type Fewer struct {
	Network string
	Want    int
}

func (e *Fewer) Error() string {
	return fmt.Sprintf("%s: %d lanes are enough, want a proof that %d are needed", e.Network, e.Want-1, e.Want)
}

// choices returns the messages that matter for the number of lanes: one for each route
// that is no part of another.
func (l *Routes) choices(p *problem) *alternatives {
	c := new(alternatives)
	owners := p.owner
	if len(owners) == 0 && len(l.Ends) > 1 { // any message needs one lane
		owners = []int{1}
	}
	for _, m := range owners {
		c.ends = append(c.ends, [2]uint32{l.Ends[m/len(l.Ends)], l.Ends[m%len(l.Ends)]})
		c.messages = append(c.messages, [][]uint32{l.channels[l.start[m]:l.start[m+1]]})
	}
	return c
}

// ProveLRAT proves that the messages of a router, which has the given name in
// certificates, need least lanes or more. It writes the refutation of the contrary to
// a file of that name, made by create, which goes beside the certificate.
//
// gini finds the rings that are needed, as models have them; then sat.Refute refutes the
// formula, and again that of the messages and rings that the refutation has used, as long
// as these become fewer.
//
// For the router certificates.Shortest the messages may take any shortest paths; the routes
// then tell the network and the ends alone. Only messages with few such paths are looked
// at, so that a *Fewer says that these do not show it.
//
// Errors: a *Fewer if there are fewer, or no messages; ErrNone as of Assign; the
// context's; that of the formula if it would be too large, which wraps
// certificates.ErrRejected; those of the file.
func ProveLRAT(ctx context.Context, router string, routes *Routes, least int, create solver.Files, file string) (*certificates.Certificate, error) {
	var choices *alternatives
	if router == certificates.Shortest {
		if choices = routes.allShortest(ctx); choices == nil {
			return nil, assignError(routes, ctx.Err())
		}
	} else {
		p, err := routes.problem(ctx)
		if err != nil {
			return nil, assignError(routes, err)
		}
		choices = routes.choices(p)
	}
	return refute(ctx, router, routes, choices, least, create, file)
}

func refute(ctx context.Context, router string, routes *Routes, choices *alternatives, least int, create solver.Files, file string) (*certificates.Certificate, error) {
	wrong := func(err error) (*certificates.Certificate, error) {
		return nil, fmt.Errorf("lanes of %s: %w", routes.Network.Name(), err)
	}
	s, err := newSATSearch(routes, choices, least-1)
	if err != nil {
		return wrong(err)
	}
	switch _, lane, err := s.solve(ctx); {
	case err != nil:
		return wrong(err)
	case lane != nil || len(choices.messages) == 0:
		return nil, &Fewer{routes.Network.Name(), least}
	}
	var text []byte
	for size := -1; ; {
		var used *alternatives
		var rings [][]uint32
		if text, used, rings, err = s.refute(ctx); err != nil {
			return wrong(err)
		}
		if now := len(used.messages) + len(rings); now == len(s.choices.messages)+len(s.rings) || now == size {
			break
		} else {
			size = now
		}
		if s, err = newSATSearch(routes, used, least-1); err != nil {
			return wrong(err)
		}
		s.rings = rings
	}
	if err := create.Write(file, func(proof io.Writer) error { _, err := proof.Write(text); return err }); err != nil {
		return nil, err
	}
	of := traffic.Encoding{Ends: routes.listed(), Rings: s.rings}
	for _, e := range s.choices.ends {
		of.Messages = append(of.Messages, e[0], e[1])
	}
	return solver.Proved(routes.Statement(router, ">=", least), "lrat", lrat.Refutation{Of: of, File: file}), nil
}
