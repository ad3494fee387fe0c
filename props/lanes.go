package props

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"time"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver/lanes"
	"topocert/topology"
)

// LaneTask asks for lanes, one for the whole way of each message.
type LaneTask struct {
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

// Lanes is what a session knows of the lanes that messages need: bounds that are
// certified, and lanes for which the upper one holds.
type Lanes struct {
	Found *lanes.Assignment
	// Table has the routes if they were chosen.
	Table *routing.Table
	// Lower is a number of lanes that is needed; 0 if that was not asked. Where there are no
	// messages no lane is needed, by definition, and nothing is certified.
	Lower int
	above []string // statements
	below string
}

// Exact tells whether no fewer lanes are enough.
func (l *Lanes) Exact() bool { return l.Lower == l.Found.Count }

// Statements returns what is certified.
func (l *Lanes) Statements() []string {
	if l.below == "" {
		return l.above
	}
	return append(l.above[:len(l.above):len(l.above)], l.below)
}

// Lanes gives lanes to messages, and proves how many are needed, as far as it can before
// the context ends. With an error there may be lanes too: what is known when the time is
// over.
func (l *Session) Lanes(ctx context.Context, task LaneTask) (*Lanes, error) {
	if task.Router == certificates.Shortest {
		return l.chosenLanes(ctx, task)
	}
	routes, err := lanes.Follow(ctx, task.Network, task.Routes, task.Ends)
	if err != nil {
		return nil, err
	}
	known := new(Lanes)
	if known.Found, err = lanes.Assign(ctx, routes, task.Most); err != nil {
		return nil, err
	}
	if err := l.keepLanes(ctx, known, task.Router); err != nil {
		return nil, err
	}
	return known, l.enough(ctx, known, task)
}

// chosenLanes is Lanes for routes that are to be chosen. That one lane is not enough is
// often shown at once, and then not tried.
func (l *Session) chosenLanes(ctx context.Context, task LaneTask) (*Lanes, error) {
	known := new(Lanes)
	if err := lanes.CheckChoosable(task.Network); err != nil {
		return nil, err
	}
	if task.Most < 2 {
		bfs, err := routing.New("bfs", task.Network)
		if err != nil {
			return nil, err
		}
		routes, err := lanes.Follow(ctx, task.Network, bfs, task.Ends)
		if err != nil {
			return nil, err
		}
		brief, cancel := context.WithTimeout(ctx, shortTime)
		err = l.needLanes(brief, known, routes, task.Router, 2)
		cancel()
		var fewer *lanes.Fewer
		if err != nil && !errors.As(err, &fewer) && !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, certificates.ErrRejected) {
			return nil, err
		}
	}
	var err error
	if known.Table, known.Found, err = lanes.Choose(ctx, task.Network, task.Ends, max(task.Most, known.Lower)); err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := routing.WriteTable(&text, task.Network.CSR(), known.Table); err != nil {
		return nil, err
	}
	if err := l.keepLanes(ctx, known, task.Router, l.names.AddTable(text.Bytes())); err != nil {
		return nil, err
	}
	return known, l.enough(ctx, known, task)
}

// shortTime bounds the search for a reason against one lane for all shortest routes.
const shortTime = 5 * time.Second

// keepLanes has the lanes that were found certified, for routers with these names. What is
// found is certified even if the time is over.
func (l *Session) keepLanes(ctx context.Context, known *Lanes, names ...string) error {
	if known.Found.Count == 0 {
		return nil
	}
	for _, name := range names {
		c := lanes.ProveLayers(name, known.Found)
		text := c.Statement.String()
		if _, err := l.establish(context.WithoutCancel(ctx), text, func() (*certificates.Certificate, error) { return c, nil }); err != nil {
			return err
		}
		known.above = append(known.above, text)
		l.keep(text)
	}
	return nil
}

// enough has it certified how many lanes are needed, as far as that is asked for: first
// that one is not enough, which is easy, and then that no fewer are than those found.
func (l *Session) enough(ctx context.Context, known *Lanes, task LaneTask) error {
	if task.Most > 0 || known.Found.Routes.Messages() == 0 {
		return nil
	}
	for _, least := range []int{min(2, known.Found.Count), known.Found.Count} {
		if least <= known.Lower {
			continue
		}
		err := l.needLanes(ctx, known, known.Found.Routes, task.Router, least)
		var fewer *lanes.Fewer
		if errors.As(err, &fewer) { // which have not been found, though
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// needLanes has it certified that so many lanes are needed.
func (l *Session) needLanes(ctx context.Context, known *Lanes, routes *lanes.Routes, name string, least int) error {
	of := routes.Statement(name, ">=", least)
	digest := sha256.Sum256([]byte(of.String())) // routers and ends have long names
	file := fmt.Sprintf("lanes.%s.at-least.%d.%x.lrat", l.stem(of.Network), least, digest[:4])
	_, err := l.establish(ctx, of.String(), func() (*certificates.Certificate, error) {
		proof, err := l.create(file)
		if err != nil {
			return nil, err
		}
		c, err := lanes.ProveLRAT(ctx, name, routes, least, proof, file)
		return c, errors.Join(err, proof.Close())
	})
	if err == nil {
		known.Lower, known.below = least, of.String()
		l.keep(of.String())
	}
	return err
}

// lanes establishes bounds on the lanes that a router, or any shortest path, needs.
func (q *query) lanes() error {
	session, router := q.t.session, q.f.Args[0]
	known, err := remember(q.t.ctx, session, q.Name(), "lanes "+router, func() (*Lanes, error) {
		return session.Lanes(q.t.ctx, LaneTask{Network: q.network, Router: router, Routes: q.router})
	})
	if known == nil {
		return err
	}
	above := known.above
	if known.Table != nil { // the table is nothing that was asked about
		above = above[:min(1, len(above))]
	}
	q.t.rest(append(slices.Clone(above), known.below))
	return err
}
