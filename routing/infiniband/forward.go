package infiniband

import (
	"bufio"
	"fmt"
	"io"

	"topocert/routing"
	"topocert/topology"
)

// WriteTables writes a router's next hops as forwarding tables of the fabric's switches, as
// OpenSM's file opensm-lfts.dump has them. ReadTables reads them back, and OpenSM's engine
// "file" (with the option lfts_file) takes them for its own. Every address of a vertex has
// an entry in each switch: the port of a cable to the next vertex, which is the first or, for
// virtual channel 1, 2, … of the router, the next ones, as ReadTables has them; 0 in the
// switch that has the address, and none where the message stops.
//
// It refuses routers whose messages have headers, which no table says, and fabrics without
// addresses: topology.ErrFormat.
func (f *Fabric) WriteTables(w io.Writer, r routing.Router) error {
	top := 0 // the largest address
	for lid := range f.lids {
		top = max(top, lid)
	}
	if top == 0 {
		return fmt.Errorf("%w: the fabric's file says nothing of addresses, want what ibnetdiscover prints", topology.ErrFormat)
	}
	out := bufio.NewWriter(w)
	for _, v := range f.Switches() {
		n := &f.nodes[f.places[v].node]
		fmt.Fprintf(out, "Unicast lids [0-%d] of switch Lid %d guid 0x%016x (%s):\n", top, f.Address(v), n.guid, n.name)
		count := 0
		for lid := 1; lid <= top; lid++ {
			d, known := f.lids[lid]
			if !known {
				continue
			}
			port := 0
			if d != v {
				u, header := r.Next(v, d, r.Header(v, d))
				if header != "" {
					return fmt.Errorf("%w: messages from %q have headers, want a router without", topology.ErrFormat, f.net.Label(v))
				}
				nth := 0
				if c, ok := r.(routing.Classed); ok && u != v {
					nth = c.Class(v, u, d, header)
				}
				if port = n.portTo(u, nth); port == 0 {
					continue
				}
			}
			count++
			fmt.Fprintf(out, "0x%04x %03d : (%s portguid 0x%016x: '%s')\n", lid, port, portKind(f.Kind(d)), f.portGUID(d), f.nodes[f.places[d].node].name)
		}
		fmt.Fprintf(out, "%d valid lids dumped\n", count)
	}
	return out.Flush()
}

// portTo returns a port with a cable to a vertex: of several that with the given number,
// from 0, by increasing ports. It is 0 if there is none.
func (n *node) portTo(v uint32, nth int) int {
	for _, c := range n.cable {
		if c.vertex == v {
			if nth == 0 {
				return c.port
			}
			nth--
		}
	}
	return 0
}

// portKind is how tables call what an address is of.
func portKind(k Kind) string {
	switch k {
	case Switch:
		return "Switch"
	case Adapter:
		return "Channel Adapter"
	}
	return "Router"
}

// maxServiceLevels is the number of service levels that can have a lane of their own:
// InfiniBand has 16 levels, and of virtual lanes 0 … 14 for data; lane 15 is for management.
const maxServiceLevels = 15

// WritePolicy writes a policy file for OpenSM (its option qos_policy_file, with QoS on):
// the service level of a message from end i to end j of the fabric is lane(i, j), which is
// below 15. OpenSM then says it to those who ask for a path. Level 0 is for all others.
//
// Source: the format is that of OpenSM's document QoS_management_in_OpenSM.txt, §5.
func (f *Fabric) WritePolicy(w io.Writer, lane func(i, j int) int) error {
	ends := f.net.Ends()
	out := bufio.NewWriter(w)
	to := make([][][]int, len(ends)) // by source and lane
	most := 0
	for i, v := range ends {
		if f.portGUID(v) == 0 {
			return fmt.Errorf("%w: the file says no GUID of the port of %q, want what ibnetdiscover prints", topology.ErrFormat, f.net.Label(v))
		}
		to[i] = make([][]int, maxServiceLevels)
		for j := range ends {
			k := lane(i, j)
			switch {
			case i == j:
			case k < 0 || k >= maxServiceLevels:
				return fmt.Errorf("%w: lane %d from %q to %q, want one of 0 … %d", topology.ErrLimit, k, f.net.Label(v), f.net.Label(ends[j]), maxServiceLevels-1)
			case k > 0:
				to[i][k] = append(to[i][k], j)
				most = max(most, k)
			}
		}
	}
	group := func(name string, members ...int) {
		fmt.Fprintf(out, "    port-group\n        name: %s\n        port-guid:", name)
		for m, j := range members {
			if m > 0 {
				out.WriteByte(',')
			}
			fmt.Fprintf(out, " 0x%016x", f.portGUID(ends[j]))
		}
		out.WriteString("\n    end-port-group\n\n")
	}
	out.WriteString("port-groups\n\n")
	for i := range ends {
		group(fmt.Sprintf("from%d", i), i)
		for k, members := range to[i] {
			if members != nil {
				group(fmt.Sprintf("to%d-%d", i, k), members...)
			}
		}
	}
	out.WriteString("end-port-groups\n\nqos-levels\n\n    qos-level\n        name: DEFAULT\n        sl: 0\n    end-qos-level\n\n")
	for k := 1; k <= most; k++ {
		fmt.Fprintf(out, "    qos-level\n        name: lane%d\n        sl: %d\n    end-qos-level\n\n", k, k)
	}
	out.WriteString("end-qos-levels\n\nqos-match-rules\n\n")
	for i := range ends {
		for k, members := range to[i] {
			if members != nil {
				fmt.Fprintf(out, "    qos-match-rule\n        source: from%d\n        destination: to%d-%d\n        qos-level-name: lane%d\n    end-qos-match-rule\n\n", i, i, k, k)
			}
		}
	}
	out.WriteString("end-qos-match-rules\n")
	return out.Flush()
}

// WriteOptions writes OpenSM's options (its -F) with which the tables in a file are the
// routes, a policy in another gives service levels to messages, and each service level has a
// virtual lane of its own, of so many.
//
// Errors: topology.ErrLimit for more than 15 lanes, which InfiniBand does not have for data:
// two of them in one could deadlock; that of w.
func WriteOptions(w io.Writer, tables, policy string, lanes int) error {
	if lanes > maxServiceLevels {
		return fmt.Errorf("%w: %d lanes, want at most %d: InfiniBand has no more for data", topology.ErrLimit, lanes, maxServiceLevels)
	}
	virtual := 1
	for virtual < lanes {
		virtual *= 2 // ports have 1, 2, 4, 8 or 15
	}
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "routing_engine file\nlfts_file %s\nqos TRUE\nqos_policy_file %s\nqos_max_vls %d\nqos_sl2vl ", tables, policy, min(virtual, maxServiceLevels))
	for k := range 16 {
		if k > 0 {
			out.WriteByte(',')
		}
		fmt.Fprint(out, min(k, maxServiceLevels-1)%min(virtual, maxServiceLevels))
	}
	out.WriteString("\n")
	return out.Flush()
}
