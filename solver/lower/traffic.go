package lower

import (
	"cmp"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/certificates/traffic"
)

// maxFollowed is on how many vertices all messages are followed. On more the checker follows those to one vertex, of a
// router that decides by the relative address alone. For the kernel these are texts, and not among those.
const maxFollowed = 8192

var byText = []string{"dor", "ecube"}

// traffic is what a statement says of a router.
func (j *job) traffic(s certificates.Statement) Term {
	ends := j.ends()
	if s.Subject == "route" {
		if s.Value == "fails" {
			return App("RouteFails", j.router(s), j.number(s.Args[1]), j.number(s.Args[2]))
		}
		return App("RouteTakes", j.router(s), j.number(s.Args[1]), j.number(s.Args[2]), j.number(s.Value))
	}
	if followed := s.Subject == "audit" || s.Value == "free" || s.Value == "acyclic"; followed && j.net.Order() > maxFollowed && slices.Contains(byText, s.Args[0]) {
		return j.none("the messages among %d vertices", j.net.Order())
	}
	among := None()
	if ends != nil {
		among = Some(Zs(ends))
	}
	switch s.Subject + " " + s.Relation {
	case "audit =":
		return App("AuditIs", j.router(s), among, j.quantity(s))
	case "lanes <=":
		return App("LanesAtMost", j.routerOr(s), among, j.number(s.Value))
	case "lanes >=":
		return App("LanesAtLeast", j.routerOr(s), among, j.number(s.Value))
	}
	says := map[string]string{"free": "DeadlockFree", "acyclic": "DeadlockAcyclic", "cyclic": "DeadlockCyclic", "deadlock": "Deadlocked"}
	return App(says[s.Value], j.router(s), among)
}

// ends are the vertices that send and receive messages, nil for all.
func (j *job) ends() []uint32 {
	switch p := j.by.(type) {
	case traffic.Exhaustion:
		return p.Ends
	case traffic.ChannelOrder:
		return p.Ends
	case traffic.ChannelCycle:
		return p.Ends
	case traffic.Layers:
		return p.Ends
	case lrat.Refutation:
		of, _ := p.Of.(traffic.Encoding)
		return of.Ends
	}
	return nil
}

// quantity is what a statement counts in an audit: the last argument says what.
func (j *job) quantity(s certificates.Statement) Term {
	value, over, _ := strings.Cut(s.Value, "/")
	counts := map[string]string{"delivered": "Delivered", "minimal": "Minimal", "max-hops": "MaxHops", "total-hops": "TotalHops"}
	if name := counts[s.Args[len(s.Args)-1]]; name != "" {
		return App(name, j.number(value))
	}
	return App("MaxStretch", j.number(value), j.number(cmp.Or(over, "1")))
}

// waiting is a proof by messages that wait for one another.
func waiting(p traffic.ChannelCycle) Term {
	return App("TrafficShown.Waiting", ListOf(p.Waits, func(w traffic.Wait) Term {
		return Tuple(Int(uint64(w.Source)), Int(uint64(w.Destination)), Int(uint64(w.Hop)))
	}))
}

// layers is a proof by ranks for each lane, and the lane of each message, by the numbers of the ends.
func (j *job) layers(p traffic.Layers) Term {
	number := make([]uint32, j.net.Order())
	for v := range number {
		number[v] = uint32(v)
	}
	for i, v := range p.Ends {
		number[v] = uint32(i)
	}
	lanes := make([][]uint32, len(p.Lanes))
	for i, lane := range p.Lanes {
		for _, k := range lane {
			if k == certificates.None {
				k = 0
			}
			lanes[i] = append(lanes[i], k)
		}
	}
	return App("InLayers", App("Layered", Int(uint64(j.classes(j.s))), rows(p.Ranks), Array(number), rows(lanes)))
}

// rows is a table of rows.
func rows(list [][]uint32) Term {
	var rows []Term
	for _, row := range list {
		rows = append(rows, Array(row))
	}
	return ArrayOf(Array[uint32](nil), rows...)
}

// lanes is a proof by a refutation: the messages with the channels of each, and rings of channels.
func (j *job) lanes(p lrat.Refutation, of traffic.Encoding) Term {
	lengths, err := of.Lengths(j.s, j.net, j.World)
	if err != nil {
		j.fail(err)
		return None()
	}
	var messages []Term
	for i, length := range lengths {
		messages = append(messages, Tuple(Int(uint64(of.Messages[2*i])), Int(uint64(of.Messages[2*i+1])), Int(uint64(length))))
	}
	classes, links := j.classes(j.s), j.directed()
	rings := ListOf(of.Rings, func(ring []uint32) Term {
		return ListOf(ring, func(channel uint32) Term {
			link := links[int(channel)/classes]
			return Tuple(Int(uint64(link[0])), Int(uint64(link[1])), Int(uint64(int(channel)%classes)))
		})
	})
	slots, parts := j.refuted(p)
	return App("LanesByLrat", App("Encoded", List(messages...), rings, Int(uint64(classes)), Int(uint64(classes*len(links))), slots, parts))
}

// directed are the links in both directions, sorted.
func (j *job) directed() (links [][2]uint32) {
	for u := range uint32(j.net.Order()) {
		for _, v := range j.net.Neighbors(u) {
			links = append(links, [2]uint32{u, v})
		}
	}
	return links
}
