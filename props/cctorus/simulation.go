package cctorus

import (
	"fmt"
	"math/big"
	"topocert/props"
)

// percent is a row of percentages that Section V-B prints for 25 nodes: one
// for each kind of traffic, CBR over UDP and over TCP, FTP, Telnet and HTTP over TCP.
type percent struct {
	network string
	printed [5]string
}

// throughputGains are the increases of CCTorus's average throughput.
func throughputGains() []percent {
	return []percent{
		{"Torus", [5]string{"8", "6", "17", "6", "5"}},
		{"Mesh", [5]string{"20", "26", "35", "9", "11"}},
		{"XMesh", [5]string{"3", "1", "3", "3", "1"}},
		{"XTorus", [5]string{"3", "1", "3", "2.8", "1.1"}},
	}
}

// delayCuts are the decreases of CCTorus's average delay.
func delayCuts() []percent {
	return []percent{
		{"Torus", [5]string{"50", "45", "41", "15", "45"}},
		{"Mesh", [5]string{"60", "45", "37", "15", "45"}},
		{"XTorus", [5]string{"33", "30", "18", "8", "33"}},
		{"XMesh", [5]string{"30", "30", "19", "8", "30"}},
	}
}

func (p percent) String() string { return p.network + "(5)" }

// span returns the smallest and the largest of the percentages.
func (p percent) span() (least, most *big.Rat) {
	for i, text := range p.printed {
		x := number(text)
		if i == 0 || x.Cmp(least) < 0 {
			least = x
		}
		if i == 0 || x.Cmp(most) > 0 {
			most = x
		}
	}
	return least, most
}

// change returns by how many percent a is above b.
func change(a, b *big.Rat) *big.Rat {
	change := new(big.Rat).Quo(new(big.Rat).Sub(a, b), b)
	return change.Mul(change, big.NewRat(100, 1))
}

const rerun = "the percentages come from a simulation with NS2 whose program and figures are not at hand"

// simThroughput is the claim of the simulated throughputs. Beside it stand
// two that are exact: the throughput of uniform traffic that a network can carry at
// most, however it is routed, and the one that it carries on shortest paths, all
// used alike, which is limited by the channel with the largest load.
func simThroughput() *props.Claim {
	return &props.Claim{
		ID: "cctorus/sim-throughput-percent", Kind: props.Table, Section: "V-B1",
		Quote:  "20%, 8%, 3%, 3% ... (Fig 7, 5 traffic types)",
		Formal: "at 25 nodes the average throughput measured with NS2 rises by the printed percentages",
		Note: "beside the simulation: the gain of CCTorus(5) over each network in uniform traffic lies between the smallest and the largest percentage " +
			"printed for the five kinds of traffic",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			props.Lost("the simulation", rerun),
			props.Each("the four networks of 25 nodes", throughputGains(), func(t *props.Case, p percent) {
				net := t.Net("%s(5)", p.network)
				load := largestLoad(t, t.Net("CCTorus(5)"))
				reached, bound := new(big.Rat).Quo(big.NewRat(25, 1), load), columnBound(t, net, 5)
				gain := change(reached, bound)
				_, most := p.span()
				t.Want(gain.Cmp(most) <= 0, "CCTorus(5) carries 25/(%s) = %s on shortest paths used alike, and the cut between the first two columns of %s(5) and the rest allows %s: a gain of %s%% at least, printed %s%% at most",
					load.RatString(), reached.FloatString(4), p.network, bound.FloatString(4), gain.FloatString(1), most.RatString())
				t.Openf("the gain over %s is only known to be %s%% at least", net.Name(), gain.FloatString(1))
			}).Named("the maximum throughput of uniform traffic"),
			props.Each("the four networks of 25 nodes", throughputGains(), func(t *props.Case, p percent) {
				ours, other := largestLoad(t, t.Net("CCTorus(5)")), largestLoad(t, t.Net("%s(5)", p.network))
				p.want(t, "with shortest paths used alike the throughput, 25 over the largest load,", new(big.Rat).Inv(ours), new(big.Rat).Inv(other),
					fmt.Sprintf("the loads are %s in CCTorus(5) and %s in %s(5)", ours.FloatString(2), other.FloatString(2), p.network))
			}).Named("uniform traffic, shortest paths used alike"),
		},
	}
}

// want says that the change from the other network's value to ours is in the span.
func (p percent) want(t *props.Case, what string, ours, other *big.Rat, how string) {
	change := change(ours, other)
	least, most := p.span()
	t.Want(change.Cmp(least) >= 0 && change.Cmp(most) <= 0, "%s changes by %s%% against %s(5), printed %s%% to %s%%: %s",
		what, change.FloatString(1), p.network, least.RatString(), most.RatString(), how)
}

// simDelay is the claim of the simulated delays. Beside it stands the delay
// without load, which is proportional to the mean distance, as all links of the
// simulation have the same delay.
func simDelay() *props.Claim {
	return &props.Claim{
		ID: "cctorus/sim-delay-percent", Kind: props.Table, Section: "V-B2",
		Quote:  "33%, 30%, 50%, 60% ... (Fig 8)",
		Formal: "at 25 nodes the average delay measured with NS2 falls by the printed percentages",
		Note: "beside the simulation: the mean distance between different nodes, to which the delay without load is proportional, falls by a percentage between " +
			"the smallest and the largest printed for the five kinds of traffic",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			props.Lost("the simulation", rerun),
			props.Each("the four networks of 25 nodes", delayCuts(), func(t *props.Case, p percent) {
				ours, other := t.MeanDistinct(t.Net("CCTorus(5)")), t.MeanDistinct(t.Net("%s(5)", p.network))
				least, most := p.span()
				cut := new(big.Rat).Neg(change(ours, other))
				t.Want(cut.Cmp(least) >= 0 && cut.Cmp(most) <= 0, "the mean distance is %s in CCTorus(5) and %s in %s(5), %s%% less, printed %s%% to %s%%",
					ours.FloatString(4), other.FloatString(4), p.network, cut.FloatString(1), least.RatString(), most.RatString())
			}).Named("the delay without load"),
		},
	}
}
