package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// audited is the form of an audit in JSON.
type audited struct {
	Router    string   `json:"router"`
	Network   string   `json:"network"`
	Pairs     uint64   `json:"pairs"`
	Delivered uint64   `json:"delivered"`
	Minimal   uint64   `json:"minimal"`
	MaxHops   int      `json:"max_hops"`
	Stretch   *string  `json:"max_stretch"` // null if nothing is delivered
	TotalHops *big.Int `json:"total_hops"`
	Livelock  uint64   `json:"livelocked"`
	Deadlock  *string  `json:"deadlock"` // null if it was not computed
	Worst     *worst   `json:"worst"`    // null if there is no pair
	Seconds   float64  `json:"seconds"`
}

// worst is the closest pair that is not delivered, though it could be or the
// message does not stop; or else the one with the largest stretch.
type worst struct {
	Src      string `json:"src"`
	Dst      string `json:"dst"`
	Hops     *int   `json:"hops"`     // null if it is not delivered
	Distance *int   `json:"distance"` // null if no path leads there
}

// auditJob is a router on a network, and what is asked of it.
type auditJob struct {
	net     topology.Network
	named   string // the router, by the user
	name    string // the router, in certificates
	router  routing.Router
	expect  string
	faults  string
	session *props.Session
	out     bool
	in      *input
}

func auditCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "audit ROUTER NETWORK…",
		Short: "a router on every ordered pair of vertices against breadth-first search, and its channel dependencies",
		Long: `audit sends a message from every vertex to every other, hop by hop, and holds its
path against breadth-first search. It finds the dependencies between channels,
and an order of the channels, by which there is no deadlock, or a cycle.

ROUTER is one of those that "list routers" lists; table:FILE stands for a routing
table: a text with a line for each destination 0, 1, …, in which field v is the
next hop from vertex v, and - stands at the destination itself and where no path
leads there: see "go doc ./routing ReadTable". lanes:ROUTER is ROUTER with virtual
channels, as many as it needs not to deadlock when each counts the turns ahead: see
"go doc ./routing Lanes".

With --expect it exits with 1 if some message does not arrive (delivers), or not
on a shortest path (minimal). Where no path leads, the router is right if the
message stops: such pairs are among the ordered pairs and not among those
delivered, and are told apart. With --faults every vertex, or every link, dies in
turn, the router is told of it, and the counts are sums over all faults.
With --out, and without --faults, certificates of what was found are kept.`,
		Args: cobra.MinimumNArgs(2),
	}
	var asked auditFlags
	cmd.Flags().StringVar(&asked.expect, "expect", "", "minimal or delivers: exit with 1 unless it is so")
	cmd.Flags().StringVar(&asked.faults, "faults", "", "vertices or links: let each die in turn")
	cmd.Flags().StringVar(&asked.out, "out", "", "keep the certificates in this `folder`")
	cmd.Flags().BoolVar(&asked.asJSON, "json", false, "print one JSON array")
	asked.in = newInput(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if err := asked.check(); err != nil {
			return err
		}
		nets, err := asked.in.networks(cmd, args[1:])
		if err != nil && !errors.Is(err, context.Canceled) {
			return err
		}
		session, e := newLab(cmd, asked.out)
		if e != nil {
			return e
		}
		defer func() { err = errors.Join(err, session.Close()) }()
		jobs, e := asked.jobs(cmd.Context(), args[0], nets, session)
		if e != nil && !errors.Is(e, context.Canceled) {
			return e
		}
		results, failed := asked.run(cmd, jobs)
		for _, e := range []error{e, failed} {
			if e != nil && (err == nil || !errors.As(e, new(status))) {
				err = e // that a router is not as expected is said where nothing else is
			}
		}
		if asked.asJSON {
			return errors.Join(writeJSON(cmd.OutOrStdout(), results), err)
		}
		return err
	}
	return cmd
}

// auditFlags are the flags of "audit".
type auditFlags struct {
	expect, faults, out string
	asJSON              bool
	in                  *input
}

// check refuses flags that do not go together.
func (f *auditFlags) check() error {
	switch {
	case f.expect != "" && f.expect != "minimal" && f.expect != "delivers":
		return fmt.Errorf("--expect %q, want minimal or delivers", f.expect)
	case f.faults != "" && f.faults != "vertices" && f.faults != "links":
		return fmt.Errorf("--faults %q, want vertices or links", f.faults)
	case f.faults != "" && f.out != "":
		return errors.New("--faults with --out: there are no certificates for a router beside faults, want one of the two")
	}
	return nil
}

// jobs prepares a job for each network, so that nothing is begun that cannot be
// ended. When the context ends it returns those that are ready, with its error.
func (f *auditFlags) jobs(ctx context.Context, router string, nets []topology.Network, session *props.Session) ([]*auditJob, error) {
	var jobs []*auditJob
	for _, net := range nets {
		job := &auditJob{net: net, named: router, expect: f.expect, faults: f.faults, session: session, out: f.out != "", in: f.in}
		if err := job.prepare(ctx); err != nil {
			return jobs, err
		}
		jobs = append(jobs, job)
	}
	return jobs, nil
}

// run runs the jobs one after the other, up to the first error. It returns what they
// found, and that error, or one for all routers that are not as expected.
func (f *auditFlags) run(cmd *cobra.Command, jobs []*auditJob) ([]audited, error) {
	results := []audited{}
	var missed []error
	for _, job := range jobs {
		start := time.Now()
		a, certificates, err := job.run(cmd.Context())
		if a != nil {
			result := newAudited(job.named, job.net, a)
			result.Seconds = time.Since(start).Seconds()
			results = append(results, result)
			if !f.asJSON {
				result.print(cmd.OutOrStdout(), job, a, certificates)
			}
			if err == nil && !job.met(a) {
				missed = append(missed, fmt.Errorf("%s on %s: %s, want %s", job.named, job.net.Name(), a.Tally(), f.expect))
			}
		}
		if err != nil {
			return results, err
		}
	}
	if len(missed) > 0 {
		return results, status{exitRejected, errors.Join(missed...)}
	}
	return results, nil
}

// prepare makes the router of the job, and refuses what cannot be audited.
func (job *auditJob) prepare(ctx context.Context) error {
	var err error
	if job.router, job.name, err = job.in.router(ctx, job.named, job.net); err != nil {
		return err
	}
	if job.out && job.net.Order() == 0 {
		return fmt.Errorf("--out: %s has no vertices, of which nothing is certified", job.net.Name())
	}
	if _, ok := job.router.(routing.FaultTolerant); job.faults != "" && !ok {
		return fmt.Errorf("--faults: %s is told of no faults, want a fault-tolerant router", job.named)
	}
	if routing.Known(job.name) {
		return job.session.Introduce(job.net)
	}
	return job.session.IntroduceRouter(job.name, job.net, job.router)
}

// met tells whether the audit is as expected.
func (job *auditJob) met(a *solver.Audit) bool {
	switch job.expect {
	case "minimal":
		return a.Counterexample() == nil
	case "delivers":
		return a.Bad == nil
	}
	return true
}

// run audits the router. It returns the names of the certificates that it keeps.
// An error of keeping them comes with the audit.
func (job *auditJob) run(ctx context.Context) (*solver.Audit, []string, error) {
	a, err := interrupt.Await(ctx, func() (*solver.Audit, error) {
		if job.faults != "" {
			return solver.AuditFaults(ctx, job.net.CSR(), job.router.(routing.FaultTolerant), job.faults == "vertices")
		}
		return solver.AuditRouter(ctx, job.net.CSR(), job.router, solver.AuditOptions{Loads: true, Channels: true})
	})
	if err != nil || !job.out {
		return a, nil, err
	}
	names, err := job.keep(ctx, a)
	return a, names, err
}

// keep makes certificates of what was found, and returns their names.
func (job *auditJob) keep(ctx context.Context, a *solver.Audit) (names []string, err error) {
	var made []*certificates.Certificate
	for _, q := range solver.Quantities() {
		c, err := solver.ProveExhaustion(job.net, job.name, a, q)
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	if a.Channels != nil {
		c, err := solver.ProveDeadlock(ctx, job.net, job.name, job.router, a)
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	if p := a.Counterexample(); p != nil {
		c, err := solver.ProveTrace(job.net, job.name, job.router, p.Source, p.Destination)
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	for _, c := range made {
		name, err := interrupt.Await(ctx, func() (string, error) { return job.session.Keep(ctx, c) })
		if err != nil {
			return names, err
		}
		names = append(names, name)
	}
	return names, nil
}

func newAudited(router string, net topology.Network, a *solver.Audit) audited {
	out := audited{
		Router: router, Network: net.Name(), Pairs: a.Pairs, Delivered: a.Delivered, Minimal: a.Minimal,
		MaxHops: a.MaxHops, TotalHops: a.TotalHops, Livelock: a.Livelocked,
	}
	if d := a.Deadlock(); d != "" {
		out.Deadlock = &d
	}
	p := a.Bad
	if a.Longest != nil {
		stretch := a.Stretch().RatString()
		out.Stretch = &stretch
		if p == nil {
			p = a.Longest
		}
	}
	if p != nil {
		out.Worst = &worst{Src: net.Label(p.Source), Dst: net.Label(p.Destination), Hops: defined(p.Hops), Distance: defined(p.Distance)}
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

// print writes the audit for people.
func (r *audited) print(w io.Writer, job *auditJob, a *solver.Audit, certificates []string) {
	fmt.Fprintf(w, "%s on %s\n", r.Router, r.Network)
	line := func(name, format string, args ...any) {
		fmt.Fprintf(w, "  %-24s%s\n", name, fmt.Sprintf(format, args...))
	}
	line("ordered pairs", "%d", r.Pairs)
	line("delivered, minimal", "%d, %d", r.Delivered, r.Minimal)
	if a.Apart > 0 {
		line("no path, and stop", "%d", a.Apart)
	}
	if a.Undelivered() > 0 {
		line("lost", "%d go round for ever, %d stop, %d leave the network", a.Livelocked, a.Stopped, a.Left)
	}
	line("hops", "at most %d, %v in all", r.MaxHops, r.TotalHops)
	if p := a.Longest; p != nil {
		stretch := a.Stretch()
		line("largest stretch", "%s ≈ %s, %s to %s: %s at distance %d", stretch.RatString(), stretch.FloatString(3),
			job.net.Label(p.Source), job.net.Label(p.Destination), times(p.Hops, "hop"), p.Distance)
	}
	if len(a.Loads) > 0 {
		line("messages on a link", "%d to %d, each direction by itself", slices.Min(a.Loads), slices.Max(a.Loads))
	}
	switch {
	case job.faults != "":
	case r.Deadlock == nil:
		line("channels", "too many dependencies to find an order")
	case *r.Deadlock == "free":
		line("channels", "no deadlock: %d channels have an order, %d a directed link", a.Channels.Count(), a.Channels.Classes)
	default:
		line("channels", "%s: %d wait for one another in a cycle", *r.Deadlock, len(a.Channels.Cycle()))
	}
	if p := a.Counterexample(); p != nil && job.faults == "" {
		line("counterexample", "%s", solver.Describe(job.net, job.router, p.Source, p.Destination))
	}
	for _, name := range certificates {
		line("certificate", "%s", name)
	}
	line("time", "%.2f s", r.Seconds)
}
