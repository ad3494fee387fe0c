package lanes

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"topocert/certificates"
	"topocert/routing"
	"topocert/topology"
)

// Task asks for lanes, one for the whole way of each message.
type Task struct {
	Network topology.Network
	// Router is the router's name in certificates; certificates.Shortest for routes that
	// are to be chosen from all shortest paths.
	Router string
	Routes routing.Router // nil for certificates.Shortest
	// Ends are the vertices that send and receive, nil for all.
	Ends []uint32
	// Most is a number of lanes that is enough: whether fewer would do is not asked then.
	// 0 asks for as few as possible.
	Most int
}

// Known is what is known of the lanes that messages need: bounds that are
// certified, and lanes for which the upper one holds.
type Known struct {
	Found *Assignment
	// Table has the routes if they were chosen.
	Table *routing.Table
	// Lower is a number of lanes that is needed; 0 if that was not asked. Where there are no
	// messages no lane is needed, by definition, and nothing is certified.
	Lower int
	above []certificates.Statement
	below []certificates.Statement // one at most
}

// Exact tells whether no fewer lanes are enough.
func (l *Known) Exact() bool { return l.Lower == l.Found.Count }

// Statements returns what is certified.
func (l *Known) Statements() []certificates.Statement { return slices.Concat(l.above, l.below) }

// Asked returns what is certified of the router that was asked about: nothing of a table
// with routes that were chosen.
func (l *Known) Asked() []certificates.Statement {
	return slices.Concat(l.above[:min(1, len(l.above))], l.below)
}

// Notary has certificates accepted and kept.
type Notary struct {
	// Accept has a certificate made that states something, and accepted.
	Accept func(ctx context.Context, of certificates.Statement, prove func() (*certificates.Certificate, error)) error
	// Create makes a file that goes with a certificate about a network; its name begins with
	// what Stem returns.
	Create func(name string) (io.WriteCloser, error)
	Stem   func(network string) string
	// Table returns the name of a routing table as a router.
	Table func(text []byte) string
}

// Decide gives lanes to messages, and proves how many are needed, as far as it can before
// the context ends. With an error there may be lanes too: what is known when the time is
// over.
func Decide(ctx context.Context, n Notary, task Task) (*Known, error) {
	if task.Router == certificates.Shortest {
		return n.chosen(ctx, task)
	}
	routes, err := Follow(ctx, task.Network, task.Routes, task.Ends)
	if err != nil {
		return nil, err
	}
	known := new(Known)
	if known.Found, err = Assign(ctx, routes, task.Most); err != nil {
		return nil, err
	}
	if err := n.layers(ctx, known, task.Router); err != nil {
		return nil, err
	}
	return known, n.enough(ctx, known, task)
}

// chosen is Decide for routes that are to be chosen. That one lane is not enough is
// often shown at once, and then not tried.
func (n Notary) chosen(ctx context.Context, task Task) (*Known, error) {
	known := new(Known)
	if err := CheckChoosable(task.Network); err != nil {
		return nil, err
	}
	if task.Most < 2 {
		bfs, err := routing.New("bfs", task.Network)
		if err != nil {
			return nil, err
		}
		routes, err := Follow(ctx, task.Network, bfs, task.Ends)
		if err != nil {
			return nil, err
		}
		brief, cancel := context.WithTimeout(ctx, shortTime)
		err = n.need(brief, known, routes, task.Router, 2)
		cancel()
		var fewer *Fewer
		if err != nil && !errors.As(err, &fewer) && !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, certificates.ErrRejected) {
			return nil, err
		}
	}
	var err error
	if known.Table, known.Found, err = Choose(ctx, task.Network, task.Ends, max(task.Most, known.Lower)); err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := routing.WriteTable(&text, task.Network.CSR(), known.Table); err != nil {
		return nil, err
	}
	if err := n.layers(ctx, known, task.Router, n.Table(text.Bytes())); err != nil {
		return nil, err
	}
	return known, n.enough(ctx, known, task)
}

// shortTime bounds the search for a reason against one lane for all shortest routes.
const shortTime = 5 * time.Second

// layers has the lanes that were found certified, for routers with these names. What is
// found is certified even if the time is over.
func (n Notary) layers(ctx context.Context, known *Known, names ...string) error {
	if known.Found.Count == 0 {
		return nil
	}
	for _, name := range names {
		c := ProveLayers(name, known.Found)
		if err := n.Accept(context.WithoutCancel(ctx), c.Statement, func() (*certificates.Certificate, error) { return c, nil }); err != nil {
			return err
		}
		known.above = append(known.above, c.Statement)
	}
	return nil
}

// enough has it certified how many lanes are needed, as far as that is asked for: first
// that one is not enough, which is easy, and then that no fewer are than those found.
func (n Notary) enough(ctx context.Context, known *Known, task Task) error {
	if task.Most > 0 || known.Found.Routes.Messages() == 0 {
		return nil
	}
	for _, least := range []int{min(2, known.Found.Count), known.Found.Count} {
		if least <= known.Lower {
			continue
		}
		err := n.need(ctx, known, known.Found.Routes, task.Router, least)
		var fewer *Fewer
		if errors.As(err, &fewer) { // which have not been found, though
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// need has it certified that so many lanes are needed.
func (n Notary) need(ctx context.Context, known *Known, routes *Routes, name string, least int) error {
	of := routes.Statement(name, ">=", least)
	digest := sha256.Sum256([]byte(of.String())) // routers and ends have long names
	file := fmt.Sprintf("lanes.%s.at-least.%d.%x.lrat", n.Stem(of.Network), least, digest[:4])
	err := n.Accept(ctx, of, func() (*certificates.Certificate, error) {
		return ProveLRAT(ctx, name, routes, least, n.Create, file)
	})
	if err == nil {
		known.Lower, known.below = least, []certificates.Statement{of}
	}
	return err
}
