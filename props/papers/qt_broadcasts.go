package papers

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"topocert/props"
	"topocert/routing"
)

// informsForm is what an argument of informs says of a schedule, a reading of Table 2: that it informs
// all nodes from every node of a module in at most so many rounds, or in exactly so many from the
// slowest; perhaps under a condition.
var informsForm = regexp.MustCompile(`^([a-z-]+) (<=|=) (.*?)(?: if (.*))?$`)

// informs wants of QT(m,n) what its arguments say: of a schedule, or a condition.
func informs(t *props.Case, c props.Call) {
	net := qtNetwork(t, c.Value("m"), c.Value("n"))
	for _, text := range c.Args {
		of := informsForm.FindStringSubmatch(text)
		switch {
		case of == nil:
			t.Want(c.Is(text), "in %s it is not so that %s", net.Name(), text)
			continue
		case of[4] != "" && !c.Is(of[4]):
			continue
		}
		printed, most := c.Int(of[3]), 0
		for z := range uint32(8) {
			s, r := t.Schedule(of[1], net, z)
			t.Want(r.Valid() && r.Rounds <= printed, "%s", props.DescribeSchedule(net, s, r, printed))
			most = max(most, r.Rounds)
		}
		t.Want(most == printed || of[2] == "<=", "from all nodes of %s it takes at most %d rounds, not %d", net.Name(), most, printed)
	}
}

// slowest wants single-port broadcasts from every node of QT(m,n) within so many rounds, and from
// some node no fewer.
func slowest(t *props.Case, m, n, rounds int) {
	net := qtNetwork(t, m, n)
	t.Want(t.AtMost(rounds, "broadcast", routing.SinglePort, net, "all"), "%s asks for more rounds", net.Name())
	t.Want(someSlow(t, net, rounds), "in %s broadcasts from all nodes take fewer than %d rounds", net.Name(), rounds)
}

// someSlow tells whether single-port broadcasts from some node take at least so many rounds:
// by counting if that is enough.
func someSlow(t *props.Case, net *props.Net, rounds int) bool {
	for z := range uint32(4) {
		if t.Counted("broadcast", routing.SinglePort, net, z) >= rounds {
			return true
		}
	}
	for z := range uint32(4) {
		if t.Int("broadcast", routing.SinglePort, net, z) >= rounds {
			return true
		}
	}
	return false
}

// completes wants the schedules to take so many rounds in QT(m,n). The arguments are schedules, each
// with a number.
func completes(t *props.Case, c props.Call) {
	for pair := range slices.Chunk(c.Args, 2) {
		t.Completes(pair[0], qtNetwork(t, c.Value("m"), c.Value("n")), c.Int(pair[1]))
	}
}

// onLine tells whether the module of the node v is on a straight or diagonal line
// from the module (⌊m/2⌋,⌊n/2⌋).
func onLine(net *props.Net, m, n int, v uint32) bool {
	c := net.Coordinates(v)
	dx, dy := c[0]-m/2, c[1]-n/2
	return dx == 0 || dy == 0 || dx == dy || dx == -dy
}

// linesNear wants all nodes of the modules on the lines to be within so many links
// of every node of the source's module.
func linesNear(t *props.Case, m, n, links int) {
	net := qtNetwork(t, m, n)
	for z := range 8 {
		u := net.At(m/2, n/2, z)
		level := t.Levels(net, u)
		for v := range uint32(net.Order()) {
			if !onLine(net, m, n, v) || level[v] <= uint32(links) {
				continue
			}
			d := t.Int("distance", net, u, v)
			t.Want(d <= links, "in %s, %s is %d links from %s, more than %d, and their modules stand on one line", net.Name(), net.Label(v), d, net.Label(u), links)
		}
	}
}

// lines wants all nodes of the modules on the lines from the source's module,
// which stands at (⌊m/2⌋,⌊n/2⌋), to be informed after the given rounds of Table 2.
func lines(t *props.Case, m, n, rounds int) {
	net := qtNetwork(t, m, n)
	for z := range 8 {
		_, r := t.Schedule("qt-one-to-all-xor-sla", net, net.At(m/2, n/2, z))
		for v := range uint32(net.Order()) {
			if !onLine(net, m, n, v) {
				continue
			}
			t.Want(r.Since[v] >= 0 && r.Since[v] <= rounds, "from %s of %s, %s is informed after round %d, not %d",
				net.Label(net.At(m/2, n/2, z)), net.Name(), net.Label(v), r.Since[v], rounds)
		}
	}
}

// carried carries out in the 3-cube, from z1, the lines of Condition 1 or 2: in a round the node with
// the label z1+from sends to the one with z1+to, or out of the module. The case fails if one of them
// cannot be made, or if not all nodes are reached in the last round. The arguments are the label
// z1+k, an expression in z and k, and the lines: round, from, to.
func carried(t *props.Case, c props.Call) {
	cube, z1, shift := t.Net("Hypercube(3)"), c.Value("z1"), c.Term(c.Args[0], "z", "k")
	label := func(text string) int {
		k, err := strconv.Atoi(text)
		t.Check(err)
		x, _ := shift(z1, k).Exact()
		return int(x.Num().Int64())
	}
	since := map[int]int{z1: 0} // the round in which a node got the message
	sent := make(map[[2]int]bool)
	for _, line := range c.Args[1:] {
		of := strings.Fields(line)
		round, err := strconv.Atoi(of[0])
		t.Check(err)
		u := label(of[1])
		got, informed := since[u]
		t.Want(informed && got < round, "with z1 = %d, round %d: the node %d has no message to send", z1, round, u)
		t.Want(!sent[[2]int{round, u}], "with z1 = %d, round %d: the node %d sends twice", z1, round, u)
		sent[[2]int{round, u}] = true
		if of[2] == "out" {
			continue
		}
		v := label(of[2])
		t.Want(cube.HasEdge(uint32(u), uint32(v)), "with z1 = %d, round %d: %d sends to %d, but %03b and %03b differ in more than one bit",
			z1, round, u, v, u, v)
		_, again := since[v]
		t.Want(!again, "with z1 = %d, round %d: the node %d has the message already", z1, round, v)
		since[v] = round
	}
	t.Want(len(since) == cube.Order(), "with z1 = %d only %d nodes are reached", z1, len(since))
}

// outsideLabel wants the external link of each (x,y,(z1+4)%8) of QT(m,n) to
// end at the label (z1+k)%8.
func outsideLabel(t *props.Case, m, n, k int) {
	net := qtNetwork(t, m, n)
	for z1 := range 8 {
		for module := range m * n {
			v := net.At(module/n, module%n, (z1+4)%8)
			w := outside(t, net, v)
			found, want := net.Coordinates(w)[2], (z1+k)%8
			t.Want(found == want, "z1 = %d: in %s the external link of %s ends at %s, whose label is %d, not %d",
				z1, net.Name(), net.Label(v), net.Label(w), found, want)
		}
	}
}

// gossips wants an all-to-all broadcast in the 3-cube that does not end before its last round. The
// arguments are the model and the rounds, each a list of sends.
func gossips(t *props.Case, c props.Call) {
	cube, rounds := t.Net("Hypercube(3)"), c.Args[1:]
	s := &routing.Schedule{Model: routing.Model(c.Args[0]), Gossip: true}
	for _, round := range rounds {
		var sends []routing.Send
		for _, send := range strings.Fields(round) {
			var u, v uint32
			_, err := fmt.Sscanf(send, "%d>%d", &u, &v)
			t.Check(err)
			sends = append(sends, routing.Send{From: u, To: v})
		}
		s.Rounds = append(s.Rounds, sends)
	}
	r, err := s.Replay(cube.CSR())
	t.Check(err)
	t.Want(r.Valid(), "%s", props.DescribeSchedule(cube, s, r, len(rounds)))
	t.Want(slices.Max(r.Since) == len(rounds), "it ends after %d rounds, not %d", slices.Max(r.Since), len(rounds))
}

// leastGossips wants the same, and that no broadcast takes fewer rounds.
func leastGossips(t *props.Case, c props.Call) {
	gossips(t, c)
	least := t.Counted("gossip", routing.Model(c.Args[0]), t.Net("Hypercube(3)"), 0)
	t.Want(least == len(c.Args)-1, "no broadcast takes fewer than %d rounds", least)
}

// labelled compares the external links listed in Steps 2 and 4 of Tables 3
// and 4, which are the same, with the kinds of links that the steps name. The arguments
// are the table and the two kinds.
func labelled(t *props.Case, c props.Call) {
	m, n, table := c.Value("m"), c.Value("n"), c.Args[0]
	net := qtNetwork(t, m, n)
	for _, step := range []struct {
		number           int
		kind             string
		from, dx, dy, to int
	}{
		{2, c.Args[1], 7, 1, 0, 3},
		{4, c.Args[2], 1, 0, 1, 5},
	} {
		for module := range m * n {
			x, y := module/n, module%n
			before, u, v := net.At(x, y, step.to), net.At(x, y, step.from), net.At(x+step.dx, y+step.dy, step.to)
			t.Want(net.HasEdge(before, u) && net.HasEdge(u, v), "Step %d of %s: %s – %s – %s is no path of %s",
				step.number, table, net.Label(before), net.Label(u), net.Label(v), net.Name())
			found := kind(step.from, step.dx, step.dy, step.to)
			t.Want(found == step.kind, "Step %d of %s names %s links, but in %s its path %s – %s … follows a %s one",
				step.number, table, step.kind, net.Name(), net.Label(u), net.Label(v), found)
		}
	}
}

// kind returns the kind of a link by Definition 3.
func kind(from, dx, dy, to int) string {
	for _, rule := range external() {
		if rule.from == from && rule.dx == dx && rule.dy == dy && rule.to == to {
			return rule.kind
		}
	}
	return fmt.Sprintf("link from label %d to label %d of no kind", from, to)
}
