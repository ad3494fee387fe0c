package papers

import "topocert/props"

// octCode is for what no formula says of the octagon-connected torus OCT(k,m): the ways of routers that are
// told of a fault; flows that are not along single routes; anticodes that are bounded by more than
// certificates, and maps of one network into another; and schedules by their names.
func octCode() props.Code {
	return props.Code{
		"flows": flows, "past": past, "schedule": schedule, "spans": props.Deciding(spans),
		"beatsOMMH": props.Deciding(beatsOMMH), "beatsBoth": props.Deciding(beatsBoth),
	}
}

// oct, torus and ommh return the networks of the paper.
func oct(t *props.Case, k, m int) *props.Net   { return t.Net("OCT(%d,%d)", k, m) }
func torus(t *props.Case, k, m int) *props.Net { return t.Net("JTorus(%d,%d)", k, m) }
func ommh(t *props.Case, k, m int) *props.Net  { return t.Net("OMMH(%d,%d,3)", 2*k, 2*m) }

// schedule wants the named schedule from node 0 to be valid and to take so many rounds. The arguments
// are the schedule, the network and the rounds.
func schedule(t *props.Case, c props.Call) {
	t.Valid(c.Args[0], t.Net("%s", c.Text(c.Args[1])), 0, c.Int(c.Args[2]))
}
