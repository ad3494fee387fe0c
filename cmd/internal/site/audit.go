package site

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"topocert/props"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/topology"
)

// audit is what a router does with the messages of all ordered pairs of a
// network's vertices.
type audited struct {
	Router, About string
	*audit.Result
	// Lanes is the number of virtual channels with which they cannot, where they can
	// without: see routing.Lanes; 0 if the router cannot be given any.
	Lanes int
	// FaultTolerant tells whether the router can be told of a fault. UnderFaults is what it
	// does then, nothing if that takes too many messages.
	FaultTolerant bool
	UnderFaults   []underFaults
	// Wrong describes a message that is not delivered, or takes a detour; "" if
	// there is none. Certificate is the file that proves it.
	Wrong, Certificate string
	way                routing.Route
	destination        uint32
}

// Undelivered returns the number of messages that are lost, Detours that of those
// that arrive by a way that is too long.
func (a *audited) Undelivered() uint64 { return a.Pairs - a.Delivered }
func (a *audited) Detours() uint64     { return a.Delivered - a.Minimal }

// auditAll tries every router that is for the network on all ordered pairs. The
// session, if there is one, certifies what goes wrong. Beside faults a router sends at
// most so many messages.
func auditAll(ctx context.Context, session *props.Session, net topology.Network, kinds []routing.Kind, besideFaults uint64) ([]audited, error) {
	var list []audited
	for _, kind := range kinds {
		router := kind.New(net)
		if router == nil {
			continue
		}
		found, err := audit.Run(ctx, net.CSR(), router, audit.Options{Workers: 1, Channels: true})
		if err != nil {
			return nil, fmt.Errorf("%s on %s: %w", kind.Name, net.Name(), err)
		}
		a := audited{Router: kind.Name, About: kind.About, Result: found}
		if can := found.Deadlock(); can == "deadlock" || can == "cyclic" {
			if a.Lanes, err = audit.Lanes(ctx, net.CSR(), router, nil); err != nil {
				return nil, fmt.Errorf("lanes for %s on %s: %w", kind.Name, net.Name(), err)
			}
		}
		if tolerant, ok := router.(routing.FaultTolerant); ok {
			a.FaultTolerant = true
			if a.UnderFaults, err = auditFaults(ctx, net, tolerant, besideFaults); err != nil {
				return nil, fmt.Errorf("%s on %s, beside faults: %w", kind.Name, net.Name(), err)
			}
		}
		if p := found.Counterexample(); p != nil {
			a.Wrong = audit.Describe(net, router, p.Source, p.Destination)
			a.way, a.destination = routing.Follow(net.CSR(), router, p.Source, p.Destination), p.Destination
			if session != nil {
				c := audit.ProveTrace(net, kind.Name, router, p.Source, p.Destination)
				if a.Certificate, err = session.Keep(ctx, c); err != nil {
					return nil, err
				}
			}
		}
		list = append(list, a)
	}
	return list, nil
}

// mostFigures is the number of different failures that are drawn; the others are
// told in the table of the routers.
const mostFigures = 6

// routerFigures draws what routers get wrong, each way once: readings of one
// algorithm often fail alike.
func (p *plan) routerFigures(audits []audited) []figure {
	var list []figure
	var drawn []*audited
	for i := range audits {
		a := &audits[i]
		again := func(b *audited) bool {
			return a.destination == b.destination && a.way.Outcome == b.way.Outcome && slices.Equal(a.way.Path, b.way.Path)
		}
		if a.Wrong == "" || slices.ContainsFunc(drawn, again) || len(drawn) == mostFigures {
			continue
		}
		drawn = append(drawn, a)
		var alike []string
		for j := i + 1; j < len(audits); j++ {
			if audits[j].Wrong != "" && again(&audits[j]) {
				alike = append(alike, audits[j].Router)
			}
		}
		list = append(list, p.routerFigure(a, alike))
	}
	return list
}

// routerFigure draws the way of the message that a router gets wrong. The routers
// alike send it the same way.
func (p *plan) routerFigure(a *audited, alike []string) figure {
	path := a.way.Path
	source := path[0]
	level, _ := distance.Levels(p.net.CSR(), source, nil, nil)
	best := shortest(p.net, a.destination, level)
	f := figure{
		ID:          "router-" + a.Router,
		Title:       fmt.Sprintf("Where the router %s goes wrong", a.Router),
		Caption:     "Under " + a.Router + ", " + a.Wrong + ".",
		Text:        fmt.Sprintf("Its way: %s. A shortest way: %s.", p.labels(path), p.labels(best)),
		certificate: a.Certificate,
		Legend: []legend{
			{sample("route", "wrong"), "the router’s way, with the number of each hop"},
			{sample("route", "short"), "a shortest way"},
			{sample("circle", "start"), "source"}, {sample("circle", "goal"), "destination"},
		},
	}
	if a.Undelivered() == 0 { // it promises no shortest way
		f.Title = fmt.Sprintf("A detour of the router %s", a.Router)
	}
	if len(alike) > 0 {
		f.Caption += fmt.Sprintf(" The same way under %s.", strings.Join(alike, ", "))
	}
	f.SVG, f.Width = p.draw(f.ID, f.Title+" on "+topology.Title(p.net), a.Wrong, marks{
		vertex: map[uint32]string{source: "start", a.destination: "goal"}, routes: []route{{"short", best}, {"wrong", path}}, fade: true,
	})
	return f
}
