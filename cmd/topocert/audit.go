package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strconv"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/checking"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

func auditCommand(cmd *cobra.Command) {
	job := newKeeping(cmd)
	asked := auditFlags{study: job, ends: newEnds(cmd)}
	job.in.registerExec(cmd)
	cmd.Flags().StringVar(&asked.expect, "expect", "", "minimal or delivers: exit with 1 unless it is so")
	cmd.Flags().StringVar(&asked.vary, "vary", "", "audit a family: NETWORK has variables, as in 'QT(m,n)', and `RANGES` says which: 'm in 2..4, n in m..6 if n % 2 == 0'")
	cmd.Flags().StringVar(&asked.faults, "faults", "", "vertices or links: let each die in turn; or a number: let so many vertices and links die at the same time")
	cmd.Flags().IntSliceVar(&asked.escape, "escape", nil, "the virtual `channels` of an adaptive router that are for escape, by Duato's condition")
	cmd.Flags().StringVar(&asked.pairs, "pairs", "", "audit the pairs in this `file` alone: SRC DST, a line each")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if err := asked.check(); err != nil {
			return err
		}
		job.in.by(args[0])
		job.one = func(ctx context.Context, session *props.Session, it item) (answer, error) {
			return asked.one(ctx, session, args[0], it)
		}
		var family *variation
		if cmd.Flags().Changed("vary") {
			if family, err = asked.varied(args[1:]); err != nil {
				return err
			}
		}
		job.missed = func(it item, a answer) error {
			found := a.(*audited)
			sum := found.found.sum
			if family != nil {
				if family.count++; !asked.met(sum) || asked.expect == "" && sum.Bad != nil {
					family.failed = append(family.failed, found)
				}
			}
			if !asked.met(sum) {
				return fmt.Errorf("%s on %s: %s, want %s", args[0], it.name, sum.Tally(), asked.expect)
			}
			return nil
		}
		err = job.run(cmd, args[1:])
		if family != nil && family.count > 0 {
			to := cmd.OutOrStdout()
			if job.form.kind() != checking.Text {
				to = cmd.ErrOrStderr()
			}
			if family.sum(to); err == nil && len(family.failed) == family.count {
				err = status{code: exitRejected} // which that line has said
			}
		}
		return err
	}
}

// auditFlags are the flags of "audit".
type auditFlags struct {
	*study
	ends           *endsFlag
	expect, faults string
	vary           string
	pairs          string
	escape         []int
}

// check refuses flags that do not go together.
func (f *auditFlags) check() error {
	switch {
	case f.expect != "" && f.expect != "minimal" && f.expect != "delivers":
		return fmt.Errorf("--expect %q, want minimal or delivers", f.expect)
	case f.faults != "" && f.faults != "vertices" && f.faults != "links" && several(f.faults) == 0:
		return fmt.Errorf("--faults %q, want vertices, links or a number from 1 to %d", f.faults, maxFaults)
	case f.pairs != "" && (f.faults != "" || f.out != "" || f.vary != "" || f.ends.cmd.Flags().Changed("ends")):
		return errors.New("--pairs with --faults, --ends, --vary or --out: want --pairs alone")
	case f.faults != "" && f.escape != nil:
		return errors.New("--faults with --escape: deadlock is not searched beside faults, want one of the two")
	case f.faults != "" && f.out != "":
		return errors.New("--faults with --out: there are no certificates for a router beside faults, want one of the two")
	}
	return f.ends.check()
}

// maxFaults is the number of faults at the same time.
const maxFaults = 16

// several is the number that --faults gives, 0 if it is none.
func several(faults string) int {
	if n, err := strconv.Atoi(faults); err == nil && 1 <= n && n <= maxFaults {
		return n
	}
	return 0
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
	if job.tolerant != nil {
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
	if err == nil && job.tolerant.err == nil {
		a = newAudited(job, found)
	}
	if failed := job.tolerant.close(); err == nil {
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
	pairs      []audit.Pair        // those of --pairs; nil for all
	to         []uint32            // the destinations, if they are not all ends: no loads and channels then
	named      string              // the router, by the user
	name       string              // the router, in certificates
	router     routing.Router
	adaptive   *routing.Adaptive // the router, if it has several next hops
	escape     []int             // its virtual channels that are for escape
	faults     string
	tolerant   *tolerant // the router beside faults, if it is one of the user's own that heeds them
	session    *props.Session
}

// job makes the job for a network, and refuses what cannot be audited.
func (f *auditFlags) job(ctx context.Context, router string, it item, session *props.Session) (*auditJob, error) {
	job := &auditJob{net: it.net, title: it.name, parameters: it.parameters, named: router, faults: f.faults, session: session}
	var err error
	if job.ends, err = f.ends.of(it.net); err != nil {
		return nil, err
	}
	if f.pairs != "" {
		if job.pairs, err = readPairs(f.pairs, it.net); err != nil {
			return nil, fmt.Errorf("--pairs: %w", err)
		}
	}
	if f.faults != "" {
		if job.tolerant, err = f.in.tolerant(ctx, router, it.net); err != nil || job.tolerant != nil {
			job.router = job.tolerant
			return job, err
		}
	}
	if job.router, job.name, err = f.in.audited(ctx, router, it.net); err != nil {
		return nil, err
	}
	if job.adaptive, _ = job.router.(*routing.Adaptive); job.adaptive != nil {
		if f.out != "" {
			return nil, fmt.Errorf("%s: an adaptive router with --out, want it without: there are no certificates of all choices", router)
		}
		for _, k := range f.escape {
			if k < 0 || k >= job.adaptive.Classes() {
				return nil, fmt.Errorf("--escape %d, want virtual channels of %s, 0 … %d", k, router, job.adaptive.Classes()-1)
			}
		}
		job.escape = f.escape
	} else if f.escape != nil {
		return nil, fmt.Errorf("%s with --escape: it has one next hop for each message, want an adaptive router", router)
	}
	if err := wholeTable(job.router); err != nil && job.ends == nil && job.pairs == nil {
		return nil, fmt.Errorf("%s: %w; with --ends a table may have - there", router, err)
	}
	if _, tolerant := job.router.(routing.FaultTolerant); tolerant && job.adaptive == nil && several(f.faults) > 1 {
		return nil, fmt.Errorf("%s heeds one fault at a time: want --faults vertices or links", router)
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
	if table, ok := r.(interface{ Whole() error }); ok {
		return table.Whole()
	}
	return nil
}

// around returns the router that is told of faults, or one that does not heed them.
func (job *auditJob) around() routing.FaultTolerant {
	if job.tolerant != nil {
		return job.tolerant
	}
	if r, ok := job.router.(routing.FaultTolerant); ok {
		return r
	}
	return routing.Unaware(job.router)
}

// keep makes certificates of what was found, and returns their names, each once.
func (job *auditJob) keep(ctx context.Context, a *audit.Result) (names []string, err error) {
	var proofs []*certificates.Certificate
	for _, q := range audit.Quantities() {
		c, err := audit.ProveExhaustion(job.net, job.name, a, q)
		if err != nil {
			return nil, err
		}
		proofs = append(proofs, c)
	}
	if a.Channels != nil {
		c, err := interrupt.Await(ctx, func() (*certificates.Certificate, error) {
			return audit.ProveDeadlock(ctx, job.net, job.name, job.router, a)
		})
		if err != nil {
			return nil, err
		}
		proofs = append(proofs, c)
	}
	if p := a.Counterexample(); p != nil {
		proofs = append(proofs, audit.ProveTrace(job.net, job.name, job.router, p.Source, p.Destination))
	}
	for _, c := range proofs {
		if names, err = keep(ctx, job.session, names, c); err != nil {
			return names, err
		}
	}
	return names, nil
}
