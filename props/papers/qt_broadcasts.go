package papers

import (
	"regexp"
	"slices"

	"topocert/props"
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
			if !r.Valid() || r.Rounds > printed {
				t.Failf("%s", props.DescribeSchedule(net, s, r, printed))
			}
			most = max(most, r.Rounds)
		}
		t.Want(most == printed || of[2] == "<=", "from all nodes of %s it takes at most %d rounds, not %d", net.Name(), most, printed)
	}
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

// lines wants all nodes of the modules on the lines from the source's module,
// which stands at (⌊m/2⌋,⌊n/2⌋), to be informed after the given rounds of Table 2.
func lines(t *props.Case, m, n, rounds int) {
	net := qtNetwork(t, m, n)
	for z := range 8 {
		_, r := t.Schedule("qt-one-to-all-xor-sla", net, net.At(m/2, n/2, z))
		for v := range uint32(net.Order()) {
			if onLine(net, m, n, v) && (r.Since[v] < 0 || r.Since[v] > rounds) {
				t.Failf("from %s of %s, %s is informed after round %d, not %d",
					net.Label(net.At(m/2, n/2, z)), net.Name(), net.Label(v), r.Since[v], rounds)
			}
		}
	}
}
