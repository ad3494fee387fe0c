package main

import (
	"cmp"
	"context"
	"io"
	"math/big"
	"slices"
	"strings"
	"time"

	"topocert/internal/interrupt"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// auditFound is what an audit found, and the names of the certificates that are kept.
type auditFound struct {
	sum          *audit.Result
	faults       *audit.FaultResult // nil without faults; sum is its Audit
	sets         *big.Int           // how many sets of so many faults there are, of which at most audit.MaxFaultSets are tried
	lost         []audit.Pair       // under the worst fault
	certificates []string
	seconds      float64
}

// maxLostPairs is the number of pairs lost under the worst fault that are named.
const maxLostPairs = 10_000

// audit audits the router.
func (job *auditJob) audit(ctx context.Context) (*auditFound, error) {
	start := time.Now()
	found, err := interrupt.Await(ctx, func() (*auditFound, error) {
		if job.adaptive != nil && job.faults == "" {
			a, err := audit.RunAdaptive(ctx, job.net.CSR(), job.adaptive, job.ends, job.pairs, job.escape)
			return &auditFound{sum: a}, err
		}
		if job.pairs != nil {
			a, err := audit.RunPairs(ctx, job.net.CSR(), job.router, job.pairs)
			return &auditFound{sum: a}, err
		}
		if job.faults == "" {
			a, err := audit.Run(ctx, job.net.CSR(), job.router, audit.Options{Loads: job.to == nil, Channels: job.to == nil, Ends: job.ends, To: job.to})
			return &auditFound{sum: a}, err
		}
		faults := routing.Faults(job.net.CSR(), job.faults == "vertices")
		found := new(auditFound)
		if n := several(job.faults); n > 0 {
			faults, found.sets = audit.FaultSets(job.net.CSR(), n)
		}
		a, err := audit.RunFaults(ctx, job.net.CSR(), job.around(), faults, job.ends)
		if err != nil {
			return nil, err
		}
		if a.Bad != nil {
			a.BadFault = audit.Shrink(job.net.CSR(), job.around(), a.BadFault, *a.Bad)
		}
		found.sum, found.faults = &a.Result, a
		if w := a.Worst(); w != nil && w.Pairs > 0 {
			found.lost, err = audit.LostPairs(ctx, job.net.CSR(), job.around(), w.Fault, job.ends, maxLostPairs)
		}
		return found, err
	})
	if err != nil {
		return nil, err
	}
	found.seconds = time.Since(start).Seconds()
	return found, nil
}

// audited is the form of an audit in JSON.
type audited struct {
	Router  string `json:"router"`
	Network string `json:"network"`
	// Parameters are those of a member of a family: with --vary alone.
	Parameters     map[string]*big.Int `json:"parameters,omitempty"`
	Pairs          uint64              `json:"pairs"`
	Delivered      uint64              `json:"delivered"`
	Minimal        uint64              `json:"minimal"`
	MaxHops        int                 `json:"max_hops"`
	Stretch        *string             `json:"max_stretch"` // null if nothing is delivered
	TotalHops      *big.Int            `json:"total_hops"`
	Livelock       uint64              `json:"livelocked"`
	Stopped        uint64              `json:"stopped"`            // though a path leads on
	Left           uint64              `json:"left"`               // sent where no link leads
	Unreachable    uint64              `json:"unreachable"`        // no path, and stopped
	Adaptive       bool                `json:"adaptive,omitempty"` // the counts are of pairs for which every choice is so
	Escape         []int               `json:"escape,omitempty"`   // the virtual channels named
	Deadlock       *string             `json:"deadlock"`           // null if it was not computed
	Worst          *worst              `json:"worst"`              // null if there is no pair
	Counterexample []string            `json:"counterexample"`
	Cycle          []channel           `json:"cycle"`    // null if the channels were not followed
	MaxLoad        *uint64             `json:"max_load"` // null if loads were not counted
	Certificates   []string            `json:"certificates"`
	Seconds        float64             `json:"seconds"`
	// With --faults alone.
	Faults     []loss      `json:"faults,omitempty"`
	FaultSets  *big.Int    `json:"fault_sets,omitempty"` // of how many at the same time there are, where that is asked
	WorstFault *worstFault `json:"worst_fault,omitempty"`

	job   *auditJob
	found *auditFound
	// witness is the counterexample's text; "" if there is none.
	witness string
}

// worst is the closest pair that is not delivered, though it could be or the
// message does not stop; or else the one with the largest stretch.
type worst struct {
	Src      string `json:"src"`
	Dst      string `json:"dst"`
	Hops     *int   `json:"hops"`     // null if it is not delivered
	Distance *int   `json:"distance"` // null if no path leads there
}

// channel is one of those that wait for one another in a cycle: a link from one vertex
// to another, and the number of the virtual channel.
type channel struct {
	Src     string `json:"src"`
	Dst     string `json:"dst"`
	Channel int    `json:"channel"`
}

// loss is how many pairs are lost under a fault: of a dead vertex, or the two ends of a
// dead link; where several are dead at the same time, under these.
type loss struct {
	Fault  []string   `json:"fault,omitempty"`
	Faults [][]string `json:"faults,omitempty"`
	Lost   uint64     `json:"lost"`
}

// worstFault is the first of the faults under which most pairs are lost, with the first
// 10,000 of these.
type worstFault struct {
	loss
	Pairs []pair `json:"pairs"`
}

type pair struct {
	Src string `json:"src"`
	Dst string `json:"dst"`
}

func newAudited(job *auditJob, found *auditFound) *audited {
	a := found.sum
	out := &audited{
		Parameters: job.parameters, Adaptive: job.adaptive != nil || job.tolerant != nil && job.tolerant.several, Escape: job.escape,
		Router: job.named, Network: job.title, Pairs: a.Pairs, Delivered: a.Delivered, Minimal: a.Minimal,
		MaxHops: a.MaxHops, TotalHops: a.TotalHops, Livelock: a.Livelocked, Stopped: a.Stopped, Left: a.Left, Unreachable: a.Apart,
		Counterexample: []string{}, Certificates: append([]string{}, found.certificates...), Seconds: found.seconds, job: job, found: found,
	}
	if d := a.Deadlock(); d != "" {
		out.Deadlock = &d
		if a.Channels != nil {
			out.Cycle = out.channels()
		}
	}
	if a.Loads != nil {
		out.MaxLoad = new(slices.Max(append(a.Loads, 0)))
	}
	p := a.Bad
	if a.Longest != nil {
		out.Stretch = new(a.Stretch().RatString())
		p = cmp.Or(p, a.Longest)
	}
	if p != nil {
		out.Worst = &worst{Src: job.net.Label(p.Source), Dst: job.net.Label(p.Destination), Hops: defined(p.Hops), Distance: defined(p.Distance)}
	}
	if net, r, p := out.counterexample(); p != nil {
		out.Counterexample = job.labels(routing.Follow(net.CSR(), r, p.Source, p.Destination).Path)
		out.witness = strings.TrimPrefix(audit.Describe(net, r, p.Source, p.Destination), "in "+job.net.Name()+", ")
		if found.faults != nil {
			out.witness = audit.Without(job.net, out.fault()) + ", " + out.witness
		}
	}
	if found.faults != nil {
		out.lose()
	}
	return out
}

// defined returns the number, nil if it is negative.
func defined(n int) *int {
	if n < 0 {
		return nil
	}
	return &n
}

func (job *auditJob) labels(vertices []uint32) []string {
	labels := []string{}
	for _, v := range vertices {
		labels = append(labels, job.net.Label(v))
	}
	return labels
}

// channels returns the channels that wait for one another; none if they do not.
func (r *audited) channels() []channel {
	list := []channel{}
	if *r.Deadlock == "free" || *r.Deadlock == "acyclic" {
		return list
	}
	channels := r.found.sum.Channels
	for _, i := range channels.Cycle() {
		from, to, class := channels.Channel(i)
		list = append(list, channel{r.job.net.Label(from), r.job.net.Label(to), class})
	}
	return list
}

// counterexample returns the pair to be shown, with the network and the router as they
// are for it: beside the fault, if there is one.
func (r *audited) counterexample() (topology.Network, routing.Router, *audit.Pair) {
	p := r.found.sum.Counterexample()
	if p == nil || r.found.faults == nil {
		return r.job.net, r.job.router, p
	}
	f := r.fault()
	return audit.Broken(r.job.net, f), r.job.around().Around(f), p
}

// fault returns the fault of the counterexample.
func (r *audited) fault() routing.Fault {
	a := r.found.faults
	if a.Bad == nil {
		return a.DetourFault
	}
	return a.BadFault
}

// lose fills in what is lost under faults.
func (r *audited) lose() {
	named := func(l audit.Loss) loss { // of a vertex both ends are one
		var list [][]string
		for f := range l.Fault.All() {
			list = append(list, r.job.labels(slices.Compact([]uint32{f.U, f.V})))
		}
		if r.found.sets == nil {
			return loss{Fault: list[0], Lost: l.Pairs}
		}
		return loss{Faults: list, Lost: l.Pairs}
	}
	r.FaultSets = r.found.sets
	for _, l := range r.found.faults.Losses {
		r.Faults = append(r.Faults, named(l))
	}
	w := r.found.faults.Worst()
	if w == nil {
		return
	}
	r.WorstFault = &worstFault{loss: named(*w), Pairs: []pair{}}
	for _, p := range r.found.lost {
		r.WorstFault.Pairs = append(r.WorstFault.Pairs, pair{r.job.net.Label(p.Source), r.job.net.Label(p.Destination)})
	}
}

func (r *audited) open() bool { return false }

// kind says how good the router is, in the words of --expect.
func (r *audited) kind() string {
	switch sum := r.found.sum; {
	case sum.Bad != nil:
		return "that lose messages"
	case sum.Counterexample() != nil:
		return "delivers"
	}
	return "minimal"
}

// print writes the audit for people.
func (r *audited) print(w io.Writer) {
	if r.Parameters != nil {
		r.printLine(w)
		return
	}
	job, view := r.job, struct {
		*audited
		Sum      *audit.Result
		Net      topology.Network
		Ends, To *int // their number; nil for all
		Hosts    int
		Dead     string // "vertices", "links" or ""
		All      *audit.FaultResult
		Losing   []audit.Loss
		Witness  string
		Given    int  // pairs; 0 for all
		Sampled  bool // faults
	}{r, r.found.sum, r.job.net, nil, nil, len(hostsOf(r.job.net)), r.job.faults, r.found.faults, nil, r.witness, len(r.job.pairs), false}
	view.Sampled = r.found.sets != nil && r.found.sets.Cmp(big.NewInt(int64(len(view.All.Losses)))) > 0
	for number, list := range map[**int][]uint32{&view.Ends: job.ends, &view.To: job.to} {
		if list != nil {
			*number = new(len(list))
		}
	}
	if job.faults != "" {
		view.Losing = slices.DeleteFunc(slices.Clone(view.All.Losses), func(l audit.Loss) bool { return l.Pairs == 0 })
	}
	fill(w, "audited", view)
}
