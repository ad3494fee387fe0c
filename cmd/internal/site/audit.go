package site

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"topocert/props"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// audit is what a router does with the messages of all ordered pairs of a
// network's vertices.
type audit struct {
	Router, About             string
	Pairs, Delivered, Minimal uint64
	// Channels says in words whether messages can wait for one another for ever.
	Channels string
	// Wrong describes a message that is not delivered, or takes a detour; "" if
	// there is none. Certificate is the file that proves it.
	Wrong, Certificate string
	way                routing.Route
	destination        uint32
}

// auditAll tries every router that is for the network on all ordered pairs. The
// lab, if there is one, certifies what goes wrong.
func auditAll(ctx context.Context, lab *props.Lab, net topology.Network, kinds []routing.Kind) ([]audit, error) {
	var list []audit
	for _, kind := range kinds {
		router := kind.New(net)
		if router == nil {
			continue
		}
		found, err := solver.AuditRouter(ctx, net.CSR(), router, solver.AuditOptions{Workers: 1, Channels: true})
		if err != nil {
			return nil, fmt.Errorf("site: %s on %s: %w", kind.Name, net.Name(), err)
		}
		a := audit{
			Router: kind.Name, About: kind.About, Pairs: found.Pairs, Delivered: found.Delivered, Minimal: found.Minimal,
			Channels: map[string]string{"free": "no deadlock", "deadlock": "deadlock", "cyclic": "cyclic: may deadlock", "": "not known"}[found.Deadlock()],
		}
		if p := found.Counterexample(); p != nil {
			a.Wrong = solver.Describe(net, router, p.Source, p.Destination)
			a.way, a.destination = routing.Follow(net.CSR(), router, p.Source, p.Destination), p.Destination
			if lab != nil {
				if a.Certificate, err = lab.Keep(ctx, solver.ProveRoute(net, kind.Name, router, p.Source, p.Destination)); err != nil {
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
func (p *plan) routerFigures(audits []audit) []figure {
	var list []figure
	var drawn []*audit
	for i := range audits {
		a := &audits[i]
		again := func(b *audit) bool {
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
func (p *plan) routerFigure(a *audit, alike []string) figure {
	path := a.way.Path
	source := path[0]
	level, _ := solver.Levels(p.net.CSR(), source, nil, nil)
	best := shortest(p.net, a.destination, level)
	f := figure{
		ID:          "router-" + a.Router,
		Title:       fmt.Sprintf("Where the router %s goes wrong", a.Router),
		Caption:     "Under " + a.Router + ", " + a.Wrong + ".",
		Text:        fmt.Sprintf("Its way: %s. A shortest way: %s.", p.labels(path), p.labels(best)),
		Certificate: a.Certificate,
		Legend: []legend{
			{sample("route", "wrong"), "the router’s way, with the number of each hop"},
			{sample("route", "short"), "a shortest way"},
			{sample("circle", "start"), "source"}, {sample("circle", "goal"), "destination"},
		},
	}
	if len(alike) > 0 {
		f.Caption += fmt.Sprintf(" The same way under %s.", strings.Join(alike, ", "))
	}
	f.SVG = p.draw(f.ID, f.Title+" on "+p.net.Name(), a.Wrong, marks{
		vertex: map[uint32]string{source: "start", a.destination: "goal"}, routes: []route{{"short", best}, {"wrong", path}}, fade: true,
	})
	return f
}
