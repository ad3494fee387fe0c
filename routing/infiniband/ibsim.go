package infiniband

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/topology"
)

// maxNodeID is the length in bytes of the longest name of a node in an ibsim file.
const maxNodeID = 60

// WriteIbsim writes a network as a topology file for ibsim, which Read reads as well.
//
// Each vertex is a switch, and each end has a host, a channel adapter with one port.
// An end with one link or none is a host itself, if its neighbour passes messages on.
// Without ends (nil) every vertex has a host of its own. Ends are vertices in increasing
// order.
//
// Nodes are named by the labels, the host of a vertex "host LABEL"; if a label is
// longer than 60 bytes or has a quote or a character outside ASCII, then by the
// numbers of the vertices.
//
// The ports are numbered so that OpenSM's engine dor, dimension order routing, finds
// the dimensions: where vertices have coordinates, links along the same difference of
// coordinates have the same port at every vertex, those along the first axis first. In
// other networks, and those with more than twice as many differences as the largest
// degree, they are numbered by increasing neighbours. A host is at the last port.
//
// It refuses networks with a switch of more than MaxPorts ports, and of more nodes
// than there are addresses: topology.ErrLimit. Cost: O(order + size · log degree).
func WriteIbsim(w io.Writer, net topology.Network, ends []uint32) error {
	s := simulated{net: net, host: make([]bool, net.Order()), attached: make([]bool, net.Order())}
	if ends == nil {
		for v := range s.attached {
			s.attached[v] = true
		}
	}
	for i, v := range ends {
		switch {
		case int(v) >= net.Order() || i > 0 && ends[i-1] >= v:
			return fmt.Errorf("ends: %w: vertex %d, want increasing vertices below %d", topology.ErrParam, v, net.Order())
		case net.Degree(v) == 1 && !s.host[net.Neighbors(v)[0]]:
			s.host[v] = true
		default:
			s.attached[v] = true
		}
	}
	// Two ends with one link each are joined to nothing else: the first is a host, and
	// the second a switch with a host.
	if err := s.checkNodes(); err != nil {
		return err
	}
	s.numberPorts()
	if err := s.checkPorts(); err != nil {
		return err
	}
	s.nameNodes()
	return s.write(w)
}

// simulated is a network as nodes with ports.
type simulated struct {
	net topology.Network
	// host tells which vertices are channel adapters, attached which have one.
	host, attached []bool
	// ports[v][i] is the port of v's link to its neighbour i.
	ports [][]int
	// used is the number of ports for links that a switch has at least.
	used  []int
	names []string
}

// coordinated is a network whose vertices have coordinates.
type coordinated interface {
	Coordinates(v uint32) []int
	Sides() []int
}

// numberPorts says which port each link is at.
func (s *simulated) numberPorts() {
	n := uint32(s.net.Order())
	s.ports, s.used = make([][]int, n), make([]int, n)
	for v := range n {
		s.ports[v], s.used[v] = make([]int, s.net.Degree(v)), s.net.Degree(v)
		for i := range s.ports[v] {
			s.ports[v][i] = i + 1
		}
	}
	c, ok := s.net.(coordinated)
	if !ok || len(c.Sides()) < 2 {
		return
	}
	number := s.differences(c)
	if number == nil {
		return
	}
	for v := range n {
		if s.host[v] {
			continue
		}
		for i, u := range s.net.Neighbors(v) {
			s.ports[v][i] = number[difference(c, v, u)]
		}
		s.used[v] = len(number)
	}
}

// differences numbers the differences of coordinates along links, those along the
// first axis first. It returns nil if there are too many.
func (s *simulated) differences(c coordinated) map[string]int {
	n := uint32(s.net.Order())
	degree := 0
	for v := range n {
		degree = max(degree, s.net.Degree(v))
	}
	seen := make(map[string]int)
	var all []string
	for v := range n {
		for _, u := range s.net.Neighbors(v) {
			d := difference(c, v, u)
			if _, ok := seen[d]; ok {
				continue
			}
			if len(all) == 2*degree {
				return nil
			}
			seen[d] = 0
			all = append(all, d)
		}
	}
	// Differences are texts in which a larger first coordinate comes later, and zero
	// last: along an axis before across, the first axis first.
	slices.SortFunc(all, func(a, b string) int {
		if d := axes(a) - axes(b); d != 0 {
			return d
		}
		return strings.Compare(b, a)
	})
	for i, d := range all {
		seen[d] = i + 1
	}
	return seen
}

// difference returns the coordinates of u less those of v, modulo the sides.
func difference(c coordinated, v, u uint32) string {
	var b strings.Builder
	from, to := c.Coordinates(v), c.Coordinates(u)
	for i, side := range c.Sides() {
		fmt.Fprintf(&b, "%08d ", (to[i]-from[i]+side)%side)
	}
	return b.String()
}

// axes returns the number of coordinates in which a difference is not zero.
func axes(difference string) int {
	n := 0
	for _, f := range strings.Fields(difference) {
		if strings.Trim(f, "0") != "" {
			n++
		}
	}
	return n
}

// count returns the number of ports of a vertex's node, and the node's own host's port,
// 0 if it has none.
func (s *simulated) count(v uint32) (ports, host int) {
	switch {
	case s.host[v]:
		return 1, 0
	case s.attached[v]:
		return s.used[v] + 1, s.used[v] + 1
	}
	return max(1, s.used[v]), 0
}

// checkPorts refuses switches of too many ports.
func (s *simulated) checkPorts() error {
	for v := range uint32(s.net.Order()) {
		if ports, _ := s.count(v); ports > MaxPorts {
			return fmt.Errorf("%w: %s needs a switch of %d ports at %s, want at most %d",
				topology.ErrLimit, topology.Title(s.net), ports, s.net.Label(v), MaxPorts)
		}
	}
	return nil
}

// checkNodes refuses more nodes than there are addresses, before anything is made of them.
func (s *simulated) checkNodes() error {
	nodes := s.net.Order()
	for _, attached := range s.attached {
		if attached {
			nodes++
		}
	}
	if nodes > MaxLID {
		return fmt.Errorf("%w: %s needs %d switches and hosts, want at most %d, as many as there are addresses",
			topology.ErrLimit, topology.Title(s.net), nodes, MaxLID)
	}
	return nil
}

// nameNodes names the vertices' nodes.
func (s *simulated) nameNodes() {
	n := s.net.Order()
	s.names = make([]string, n)
	taken := make(map[string]bool)
	usable := true
	for v := range s.names {
		label := s.net.Label(uint32(v))
		s.names[v] = label
		usable = usable && len(label) <= maxNodeID-len(hostOf("")) && strings.Trim(label, " !#$%&'()*+,-./:;<=>?@[]^_{|}~"+alphanumeric) == "" && strings.Trim(label, " ") == label
		taken[label] = true
	}
	for v, name := range s.names {
		usable = usable && !(s.attached[v] && taken[hostOf(name)])
	}
	if usable && len(taken) == n {
		return
	}
	for v := range s.names {
		s.names[v] = fmt.Sprint(v)
	}
}

const alphanumeric = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// hostOf names the host at a switch.
func hostOf(name string) string { return "host " + name }

// write writes the nodes: the switches first, then the hosts.
func (s *simulated) write(w io.Writer) error {
	n := uint32(s.net.Order())
	switches, hosts, ports := 0, 0, 0
	for v := range n {
		p, host := s.count(v)
		ports += p + 1
		if s.host[v] {
			hosts++
			continue
		}
		switches++
		if host > 0 {
			hosts++
			ports += 2
		}
	}
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "# %s: %d switches, %d hosts.\n", strings.Map(printable, topology.Title(s.net)), switches, hosts)
	fmt.Fprintf(out, "# ibsim -s -N %d -S %d -P %d FILE\n", switches+hosts, max(1, switches), ports)
	for v := range n {
		if !s.host[v] {
			s.node(out, v)
		}
	}
	for v := range n {
		if s.host[v] {
			s.node(out, v)
		}
		if _, at := s.count(v); at > 0 {
			fmt.Fprintf(out, "\nHca 1 \"%s\"\n[1] \"%s\"[%d]\n", hostOf(s.names[v]), s.names[v], at)
		}
	}
	return out.Flush()
}

// node writes a vertex's node.
func (s *simulated) node(out io.Writer, v uint32) {
	ports, host := s.count(v)
	kind := "Switch"
	if s.host[v] {
		kind = "Hca"
	}
	fmt.Fprintf(out, "\n%s %d \"%s\"\n", kind, ports, s.names[v])
	order := make([]int, len(s.ports[v]))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return s.ports[v][a] - s.ports[v][b] })
	for _, i := range order {
		u := s.net.Neighbors(v)[i]
		back, _ := slices.BinarySearch(s.net.Neighbors(u), v)
		fmt.Fprintf(out, "[%d] \"%s\"[%d]\n", s.ports[v][i], s.names[u], s.ports[u][back])
	}
	if host > 0 {
		fmt.Fprintf(out, "[%d] \"%s\"[1]\n", host, hostOf(s.names[v]))
	}
}

// printable keeps a title to one line.
func printable(r rune) rune {
	if r < ' ' {
		return ' '
	}
	return r
}
