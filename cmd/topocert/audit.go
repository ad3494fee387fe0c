package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

func auditCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "audit ROUTER NETWORK…",
		Short: "try a router on every ordered pair of vertices, and look for deadlocks",
		Long:  auditAbout,
		Example: `  topocert audit dor 'Torus(4)' --out kept
  topocert audit bfs mine.edges --ends 0,2,4
  topocert audit lft:mine.lft mine.ibnetdiscover --out kept
  topocert audit table:mine.table mine.edges --faults links
  topocert audit oct-printed 'OCT(k,m)' --vary 'k in 1..2, m in 1..3 if k + m <= 4'
  topocert audit 'exec:python3 examples/routers/closer.py' 'Torus(4)' --expect minimal`,
		Args: asUsed,
	}
	job := newStudy(cmd)
	asked := auditFlags{study: job, ends: newEnds(cmd)}
	job.in.registerExec(cmd)
	cmd.Flags().StringVar(&asked.expect, "expect", "", "minimal or delivers: exit with 1 unless it is so")
	cmd.Flags().StringVar(&asked.vary, "vary", "", "audit a family: NETWORK has variables, as in 'QT(m,n)', and `RANGES` says which: 'm in 2..4, n in m..6 if n % 2 == 0'")
	cmd.Flags().StringVar(&asked.faults, "faults", "", "vertices or links: let each die in turn")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if err := asked.check(); err != nil {
			return err
		}
		job.one = func(ctx context.Context, session *props.Session, it item) (answer, error) {
			return asked.one(ctx, session, args[0], it)
		}
		var family *variation
		if cmd.Flags().Changed("vary") {
			if family, err = asked.varied(cmd, args[1:]); err != nil {
				return err
			}
		}
		job.missed = func(it item, a answer) error {
			sum := a.(*audited).found.sum
			if family != nil {
				family.note(it, a.(*audited), !asked.met(sum) || asked.expect == "" && sum.Bad != nil)
			}
			if !asked.met(sum) {
				return fmt.Errorf("%s on %s: %s, want %s", args[0], it.name, sum.Tally(), asked.expect)
			}
			return nil
		}
		err = job.run(cmd, args[1:])
		if family != nil && family.count > 0 {
			to := cmd.OutOrStdout()
			if job.form.array || job.form.lines {
				to = cmd.ErrOrStderr()
			}
			family.sum(to)
		}
		return err
	}
	return cmd
}

// auditAbout is what --help says.
const auditAbout = `audit sends a message from every vertex to every other, hop by hop, and holds its
path against breadth-first search. It finds the dependencies between channels,
and an order of the channels, by which there is no deadlock, or a cycle.

ROUTER is one of those that "list routers" lists; table:FILE stands for a routing
table: a text with a line for each destination 0, 1, …, in which field v is the
next hop from vertex v, 3 or 3/1 for 3 on virtual channel 1, and - stands at the
destination itself and where no path leads there: see "go doc ./routing ReadTable".
Vertices may have their labels instead; "export --labels" prints these in their order.
lft:FILE stands for the forwarding tables of a fabric's switches, as dump_fts prints
them; NETWORK is then that fabric, as ibnetdiscover prints it. Such tables say nothing
of virtual lanes: all messages are taken to share one, so that engines which need
several, such as dfsssp and lash, are found to deadlock. exec:COMMAND runs a program,
with your rights, that reads questions "AT TO" and answers each with the next hop; every
question is asked twice, and what was answered is a table, of which certificates speak:
docs/exec.md has the lines that they exchange. lanes:ROUTER is ROUTER
with virtual channels, as many as it needs not to deadlock when each counts the turns
ahead: see "go doc ./routing Lanes". "export --lanes"
writes what a ROUTER does as a table.

With --ends ENDS only some vertices send and receive, such as the hosts of a fat tree,
whose switches pass messages on: all that is said, and certified, is about messages
from each of them to each other. Tables may then have - for other destinations, and
at vertices where no such message comes; one that comes there stops, and is lost.
` + aboutEnds + `

With --expect it exits with 1 if some message does not arrive (delivers), or not
on a shortest path (minimal). Where no path leads, the router is right if the
message stops: such pairs are among the ordered pairs and not among those
delivered, and are told apart. With --faults every vertex, or every link, dies in
turn, and the counts are sums over all faults. A fault-tolerant router is told of the
fault; the messages of any other stop before what is dead. It tells how many pairs
are lost under each fault, and which under the worst.
With --vary RANGES the audit is over a family: NETWORK is then one with variables, such
as 'QT(m,n)'. There is a line for each member; what fails, because messages are lost, or
not as --expect has it, is told of the smallest member, for the closest pair. JSON has the
values of the variables as parameters, and the smallest is told on standard error.

With --out, and without --faults, certificates of what was found are kept: the order of
the channels, or messages that wait for one another in a cycle, is in that about
deadlock.

Where --timeout or --memory do not suffice for a network, that is said, and the
command exits with 3.`

// auditFlags are the flags of "audit".
type auditFlags struct {
	*study
	ends           *endsFlag
	expect, faults string
	vary           string
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
	return f.ends.check()
}

// met tells whether the audit is as expected.
func (f *auditFlags) met(a *audit.Result) bool {
	switch f.expect {
	case "minimal":
		return a.Counterexample() == nil
	case "delivers":
		return a.Bad == nil
	}
	return true
}

// one audits the router on one network. With an error there may be an answer too: what was
// found, where its certificates are wanting.
func (f *auditFlags) one(ctx context.Context, session *props.Session, router string, it item) (answer, error) {
	job, err := f.job(ctx, router, it, session)
	if err != nil {
		return nil, err
	}
	found, err := job.audit(ctx)
	if job.told != nil {
		return job.heard(found, err)
	}
	if err != nil {
		return nil, err
	}
	if f.out != "" {
		found.certificates, err = job.keep(ctx, found.sum)
	}
	return newAudited(job, found), err
}

// heard returns the answer about a router that is told of faults, and ends the router. What
// was found with one that has failed is nothing.
func (job *auditJob) heard(found *auditFound, err error) (answer, error) {
	var a answer
	if err == nil && job.told.Failed() == nil {
		a = newAudited(job, found)
	}
	if failed := job.told.Close(); err == nil {
		err = failed
	}
	if err != nil {
		return nil, err
	}
	return a, nil
}

// auditJob is a router on a network, and what is asked of it.
type auditJob struct {
	net        topology.Network
	title      string              // the network, by the user
	parameters map[string]*big.Int // of a member of a family
	ends       []uint32            // nil for all vertices
	to         []uint32            // the destinations, if they are not all ends: no loads and channels then
	named      string              // the router, by the user
	name       string              // the router, in certificates
	router     routing.Router
	faults     string
	told       failing // the router beside faults, if it is one of the user's own that heeds them
	session    *props.Session
}

// job makes the job for a network, and refuses what cannot be audited.
func (f *auditFlags) job(ctx context.Context, router string, it item, session *props.Session) (*auditJob, error) {
	job := &auditJob{net: it.net, title: it.name, parameters: it.parameters, named: router, faults: f.faults, session: session}
	var err error
	if job.ends, err = f.ends.of(it.net); err != nil {
		return nil, err
	}
	if f.faults != "" {
		if job.told, err = f.in.told(ctx, router, it.net); err != nil || job.told != nil {
			job.router = job.told
			return job, err
		}
	}
	if job.router, job.name, err = f.in.router(ctx, router, it.net); err != nil {
		return nil, err
	}
	if err := wholeTable(job.router); err != nil && job.ends == nil {
		return nil, fmt.Errorf("%s: %w; with --ends a table may have - there", router, err)
	}
	if f.out == "" {
		return job, nil
	}
	if it.net.Order() == 0 {
		return nil, fmt.Errorf("--out: %s has no vertices, of which nothing is certified", it.name)
	}
	return job, introduceRouter(session, router, job.name, it.net, job.router)
}

// wholeTable tells what a table of next hops, if the router is one, leaves out.
func wholeTable(r routing.Router) error {
	if lanes, ok := r.(*routing.Lanes); ok {
		r = lanes.Router
	}
	if table, ok := r.(*routing.Table); ok {
		return table.Whole()
	}
	return nil
}

// around returns the router that is told of faults, or one that does not heed them.
func (job *auditJob) around() routing.FaultTolerant {
	if job.told != nil {
		return job.told
	}
	if r, ok := job.router.(routing.FaultTolerant); ok {
		return r
	}
	return routing.Unaware(job.router)
}

// keep makes certificates of what was found, and returns their names, each once.
func (job *auditJob) keep(ctx context.Context, a *audit.Result) (names []string, err error) {
	var made []*certificates.Certificate
	for _, q := range audit.Quantities() {
		c, err := audit.ProveExhaustion(job.net, job.name, a, q)
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	if a.Channels != nil {
		c, err := interrupt.Await(ctx, func() (*certificates.Certificate, error) {
			return audit.ProveDeadlock(ctx, job.net, job.name, job.router, a)
		})
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	if p := a.Counterexample(); p != nil {
		c, err := audit.ProveTrace(job.net, job.name, job.router, p.Source, p.Destination)
		if err != nil {
			return nil, err
		}
		made = append(made, c)
	}
	met := make(map[string]bool)
	for _, c := range made {
		name, err := interrupt.Await(ctx, func() (string, error) { return job.session.Keep(ctx, c) })
		if err != nil {
			return names, err
		}
		if !met[name] {
			met[name] = true
			names = append(names, name)
		}
	}
	return names, nil
}
