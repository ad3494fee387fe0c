package lower

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/routing"
)

// routing returns a router by its name, be it for a network or for no one in particular: bfs, a standard one, a text, a
// table, or one of these with virtual channels by turns.
func (l *Lowering) routing(name string) (Term, error) {
	if inner, is := routing.CutLanes(name); is {
		router, err := l.routing(inner)
		return App("Lanes", router), err
	}
	switch {
	case name == "bfs":
		return App("Bfs"), nil
	case strings.HasPrefix(name, routing.TablePrefix):
		return l.table(name)
	case l.Names.TextRouter(name):
		return l.define("routing", name, func() (Term, error) {
			d := l.Names.Words().Find(name)
			if hops, err := l.hops(d); err == nil {
				return App("OwnRouter", Text(name), App("HopsText", Text(d.Body.Route.Network), Nat(len(d.Body.Route.Params)), hops)), nil
			}
			route, err := l.route(d)
			return App("WordedRouter", Text(name), route), err
		})
	}
	return App("Named", Text(name)), nil
}

// table returns a routing table by its digest.
func (l *Lowering) table(name string) (Term, error) {
	return l.define("routing", name, func() (Term, error) {
		file, err := l.Names.OpenTable(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		text, err := io.ReadAll(file)
		if bytes.IndexByte(text, 0) >= 0 {
			return nil, noForm("a routing table with a byte 0")
		}
		return Table{name, string(text)}, err
	})
}

// Table is a routing table: its name, by the digest, and the text of its file, which the stream has in place of what stands
// there.
type Table struct{ Name, Text string }

// In Gallina there is, for each destination, 0 for each vertex where a message stops, and else 1 + 1024·w + k for the next
// vertex w and the virtual channel k.
func (t Table) spell(w *writer) {
	var list [][]uint32
	for line := range strings.Lines(t.Text) {
		line, _, _ = strings.Cut(line, "#")
		var row []uint32
		for _, hop := range strings.Fields(line) {
			next, class, _ := strings.Cut(hop, "/")
			u, _ := strconv.ParseUint(next, 10, 32)
			k, _ := strconv.ParseUint(class, 10, 32)
			if hop == "-" {
				row = append(row, 0)
			} else {
				row = append(row, uint32(1+1024*u+k))
			}
		}
		if row != nil {
			list = append(list, row)
		}
	}
	App("TrafficSays.Listed", rows(list)).spell(w)
}

// router returns the router of a statement.
func (j *job) router(s certificates.Statement) Term {
	router, err := j.Lowering.routing(s.Args[0])
	j.fail(err)
	return router
}

// routerOr is the router of a statement about lanes, None for all shortest paths.
func (j *job) routerOr(s certificates.Statement) Term {
	if s.Args[0] == certificates.Shortest {
		return None()
	}
	return Some(j.router(s))
}

// classes is how many virtual channels a link has under the router of a statement.
func (j *job) classes(s certificates.Statement) int {
	if s.Args[0] == certificates.Shortest {
		return 1
	}
	router, err := j.World.Router(s.Args[0], s.Network)
	j.fail(err)
	if classed, is := router.(routing.Classed); is {
		return classed.Classes()
	}
	return 1
}
