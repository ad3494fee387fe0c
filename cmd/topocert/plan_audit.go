package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"topocert/certificates/recheck"
	"topocert/cmd/internal/shares"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

func planAuditCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "audit ROUTER NETWORK",
		Short: "a router on every ordered pair of vertices, by ranges of destinations",
		Args:  asUsed,
	}
	flags, in := newPlanFlags(cmd), newInput(cmd)
	ends := newEnds(cmd)
	tasks := cmd.Flags().Int("tasks", 64, "the `number` of tasks")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := flags.check(); err != nil {
			return err
		}
		if *tasks < 1 || *tasks > shares.MaxTasks {
			return fmt.Errorf("--tasks %d, want 1 … %d", *tasks, shares.MaxTasks)
		}
		it, err := in.one(cmd, args[1])
		if err != nil {
			return err
		}
		plan := &auditPlan{Router: args[0]}
		var files map[string][]byte
		if plan.Network, files, err = planNetwork(it, &in.own); err != nil {
			return err
		}
		// The tables of a user's own go with the plan.
		inner, _ := routing.CutLanes(args[0])
		if file, table := strings.CutPrefix(inner, tablePrefix); table {
			if files[tableOfPlan], err = regular.Read(file, recheck.MaxOpened); err != nil {
				return err
			}
		} else if !routing.Known(args[0]) && !plan.Network.names.TextRouter(inner) {
			return fmt.Errorf("%s: want one that \"topocert list routers\" lists, or table:FILE, for other machines to know it", args[0])
		}
		if plan.Ends, err = ends.of(it.net); err != nil {
			return err
		}
		_, err = interrupt.Await(cmd.Context(), func() (routing.Router, error) { return plan.router(it.net, files[tableOfPlan]) })
		if err != nil {
			return err
		}
		plan.cut(it.net.Order(), *tasks)
		return flags.write(cmd, byDestinations, plan.about(), plan, files, plan.tasks())
	}
	return cmd
}

// byDestinations is the kind of such plans.
const byDestinations = "audit"

// tableOfPlan is the name of the file of a routing table, maxTableOfPlan bounds its size.
const (
	tableOfPlan    = "router.table"
	maxTableOfPlan = 1 << 29
)

// auditPlan is what a plan says of an audit.
type auditPlan struct {
	Network plannedNetwork `json:"network"`
	Router  string         `json:"router"` // as the user named it
	Ends    []uint32       `json:"ends"`   // null for all vertices

	// ranges are the destinations of each task, by their numbers among the ends.
	ranges []destinations
}

// destinations are those with the numbers first … next−1.
type destinations struct{ first, next int }

func (p *auditPlan) about() string { return fmt.Sprintf("audit %s %s", p.Network.Title, p.Router) }

// destinations returns the number of all destinations in a network of some order.
func (p *auditPlan) destinations(order int) int {
	if p.Ends != nil {
		return len(p.Ends)
	}
	return order
}

// cut cuts the destinations into ranges of about the same size.
func (p *auditPlan) cut(order, tasks int) {
	count := p.destinations(order)
	tasks = min(tasks, count)
	for i := range tasks {
		p.ranges = append(p.ranges, destinations{i * count / tasks, (i + 1) * count / tasks})
	}
}

func (p *auditPlan) tasks() []string {
	tasks := []string{}
	for _, r := range p.ranges {
		tasks = append(tasks, fmt.Sprintf("to-%d-%d", r.first, r.next-1))
	}
	return tasks
}

// router makes the router, a table from its text.
func (p *auditPlan) router(net topology.Network, table []byte) (routing.Router, error) {
	inner, lanes := routing.CutLanes(p.Router)
	if !strings.HasPrefix(inner, tablePrefix) {
		if p.Network.names.TextRouter(inner) {
			return p.Network.names.Router(p.Router, net.Name())
		}
		return routing.New(p.Router, net)
	}
	t, err := routing.ReadTable(bytes.NewReader(table), net.CSR())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", inner, err)
	}
	if err := t.Whole(); err != nil && p.Ends == nil {
		return nil, fmt.Errorf("%s: %w; with --ends a table may have - there", inner, err)
	}
	if lanes {
		return routing.NewLanes(net.CSR(), t)
	}
	return t, nil
}

// sharedAudit is an audit by ranges.
type sharedAudit struct {
	auditPlan
	folder *shares.Folder
	net    topology.Network
	by     routing.Router

	session *props.Session // of the join
	out     string

	mu    sync.Mutex
	named []uint32 // the destinations that workers name
}

// open makes the network and the router.
func (j *sharedAudit) open() (err error) {
	if j.net, err = j.Network.load(j.folder); err != nil {
		return err
	}
	for i, v := range j.Ends {
		if int64(v) >= int64(j.net.Order()) || i > 0 && j.Ends[i-1] >= v {
			return fmt.Errorf("the plan's ends are not vertices in increasing order: %d", v)
		}
	}
	inner, _ := routing.CutLanes(j.Router)
	var table []byte
	if strings.HasPrefix(inner, tablePrefix) {
		if table, err = j.folder.ReadFile(tableOfPlan, maxTableOfPlan); err != nil {
			return err
		}
	}
	if j.by, err = j.router(j.net, table); err != nil {
		return err
	}
	j.cut(j.net.Order(), len(j.folder.Plan.Tasks))
	if !slices.Equal(j.tasks(), j.folder.Plan.Tasks) {
		return errors.New("the plan's tasks are not ranges of its destinations")
	}
	return nil
}

func (j *sharedAudit) subject() string { return j.about() }

// to returns the destinations of a task.
func (j *sharedAudit) to(task int) []uint32 {
	r := j.ranges[task]
	if j.Ends != nil {
		return j.Ends[r.first:r.next]
	}
	var to []uint32
	for v := r.first; v < r.next; v++ {
		to = append(to, uint32(v))
	}
	return to
}

// namedFile is the file of a result: destinations, as a list in JSON, of which there are
// maxNamed at most. That they are of the task's range is all that is wanted of them: it is
// the join that finds what becomes of the messages to them.
const (
	namedFile = "destinations.json"
	maxNamed  = 3
)

func (j *sharedAudit) do(ctx context.Context, task int, dir string) error {
	a, err := interrupt.Await(ctx, func() (*audit.Result, error) {
		return audit.Run(ctx, j.net.CSR(), j.by, audit.Options{Workers: 1, Ends: j.Ends, To: j.to(task)})
	})
	if err != nil {
		return err
	}
	named := []uint32{}
	for _, p := range []*audit.Pair{a.Bad, a.Detour, a.Longest} {
		if p != nil && !slices.Contains(named, p.Destination) {
			named = append(named, p.Destination)
		}
	}
	text, err := json.Marshal(named)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, namedFile), text, 0o666)
}

func (j *sharedAudit) prepare(out string) (err error) {
	j.out = out
	j.session, err = j.Network.session(j.net, out)
	return err
}

func (j *sharedAudit) close() error {
	if j.session == nil {
		return nil
	}
	return j.session.Close()
}

func (j *sharedAudit) check(_ context.Context, task int) (*shares.Result, error) {
	name := j.folder.Plan.Tasks[task]
	wrong := func(format string, args ...any) error {
		return &shares.Rejected{Task: name, Reason: fmt.Errorf(format, args...)}
	}
	var named []uint32
	result, err := j.folder.Read(name, func(file shares.File, r io.Reader) error {
		const most = 2 + 12*maxNamed // bytes: a number has 10 digits at most
		if file.Name != namedFile || file.Size > most || named != nil {
			return wrong("the file %s of %d bytes, want %s alone, of at most %d", file.Name, file.Size, namedFile, most)
		}
		text, err := io.ReadAll(r)
		if err == nil {
			err = json.Unmarshal(text, &named)
		}
		if err != nil || named == nil {
			return wrong("%s: %w", namedFile, cmp.Or(err, errors.New("want a list of destinations")))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if named == nil {
		return nil, wrong("no file, want %s", namedFile)
	}
	if len(named) > maxNamed {
		return nil, wrong("%d destinations, want at most %d", len(named), maxNamed)
	}
	to := j.to(task)
	for _, v := range named {
		if !slices.Contains(to, v) {
			return nil, wrong("the destination %d, want one of its own: %d … %d", v, to[0], to[len(to)-1])
		}
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.named = append(j.named, named...)
	return result, nil
}

func (j *sharedAudit) settled() bool { return false }

func (j *sharedAudit) join(ctx context.Context, answer *joined) error {
	job := &auditJob{net: j.net, title: j.Network.Title, ends: j.Ends, named: j.Router, name: j.Router, router: j.by, session: j.session}
	all := j.destinations(j.net.Order())
	if j.out == "" {
		slices.Sort(j.named)
		job.to = slices.Compact(append([]uint32{}, j.named...))
	} else {
		var err error
		if job.name, err = j.introduce(); err != nil {
			return err
		}
	}
	found, err := job.audit(ctx)
	if err != nil {
		return err
	}
	if j.out != "" {
		if found.certificates, err = job.keep(ctx, found.sum); err != nil {
			return err
		}
		answer.Certificates = found.certificates
	}
	answer.Audit, answer.Destinations = newAudited(job, found), &all
	if job.to != nil {
		answer.Destinations = new(len(job.to))
	}
	if job.to != nil && found.sum.Counterexample() == nil && len(job.to) < all {
		return status{exitInterrupted, fmt.Errorf("open: nothing shows that all messages to the other %d of %d destinations arrive, and take shortest paths; with --out this machine audits all", all-len(job.to), all)}
	}
	return nil
}

// introduce makes network and router known to the checker, and returns the name of the
// router in certificates.
func (j *sharedAudit) introduce() (string, error) {
	inner, _ := routing.CutLanes(j.Router)
	if !strings.HasPrefix(inner, tablePrefix) {
		return j.Router, nil
	}
	table, err := j.folder.ReadFile(tableOfPlan, maxTableOfPlan)
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(j.Router, inner) + j.session.Resolver().AddTable(table), nil
}
