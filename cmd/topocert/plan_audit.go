package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates/recheck"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/routing"
	"topocert/solver/audit"
)

func planAuditCommand(cmd *cobra.Command) {
	flags, in := newPlanFlags(cmd), newInput(cmd)
	ends := newEnds(cmd)
	tasks := cmd.Flags().Int("tasks", 64, "the `number` of tasks")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := flags.check(); err != nil {
			return err
		}
		if *tasks < 1 || *tasks > maxTasks {
			return fmt.Errorf("--tasks %d, want 1 … %d", *tasks, maxTasks)
		}
		in.by(args[0])
		it, err := in.one(cmd, args[1])
		if err != nil {
			return err
		}
		job := &sharedAudit{Router: args[0]}
		var files map[string][]byte
		if job.Network, files, err = planNetwork(it, &in.own); err != nil {
			return err
		}
		if job.Ends, err = ends.of(it.net); err != nil {
			return err
		}
		// The tables of a user's own go with the plan.
		inner, _ := routing.CutLanes(args[0])
		if file, table := strings.CutPrefix(inner, tablePrefix); table {
			if files[tableOfPlan], err = regular.Read(file, recheck.MaxOpened); err != nil {
				return err
			}
			files[tableOfPlan] = bytes.TrimPrefix(files[tableOfPlan], []byte("\ufeff"))
		}
		job.Tasks = min(*tasks, job.destinations(it.net.Order()))
		return flags.write(cmd, byDestinations, job, files)
	}
}

// byDestinations is the kind of such plans.
const byDestinations = "audit"

// tableOfPlan is the name of the file of a routing table, maxTableOfPlan bounds its size.
const (
	tableOfPlan    = "router.table"
	maxTableOfPlan = 1 << 29
)

// sharedAudit is an audit by ranges of destinations.
type sharedAudit struct {
	Network plannedNetwork `json:"network"`
	Router  string         `json:"router"` // as the user named it
	Ends    []uint32       `json:"ends"`   // null for all vertices
	Tasks   int            `json:"tasks"`

	table []byte // the router's, if it is one
	by    routing.Router
}

// open makes the network and the router.
func (j *sharedAudit) open(read planFile) (err error) {
	if err = j.Network.load(read); err != nil {
		return err
	}
	net := j.Network.net
	for i, v := range j.Ends {
		if int64(v) >= int64(net.Order()) || i > 0 && j.Ends[i-1] >= v {
			return fmt.Errorf("the plan's ends are not vertices in increasing order: %d", v)
		}
	}
	if most := j.destinations(net.Order()); j.Tasks < 0 || j.Tasks > min(most, maxTasks) {
		return fmt.Errorf("the plan has %d tasks, want at most %d", j.Tasks, min(most, maxTasks))
	}
	inner, lanes := routing.CutLanes(j.Router)
	switch {
	case strings.HasPrefix(inner, tablePrefix):
		if j.table, err = read(tableOfPlan, maxTableOfPlan); err != nil {
			return err
		}
		if j.by, err = routing.ReadTable(bytes.NewReader(j.table), net.CSR()); err != nil {
			return fmt.Errorf("%s: %w", inner, err)
		}
		if err := wholeTable(j.by); err != nil && j.Ends == nil {
			return fmt.Errorf("%s: %w; with --ends a table may have - there", inner, err)
		}
		if lanes {
			j.by, err = routing.NewLanes(net.CSR(), j.by)
		}
	case j.Network.names.TextRouter(inner):
		j.by, err = j.Network.names.Router(j.Router, net.Name())
	case routing.Known(j.Router):
		j.by, err = routing.New(j.Router, net)
	default:
		err = fmt.Errorf("%s: want one that \"topocert list routers\" lists, or table:FILE, for other machines to know it", j.Router)
	}
	return err
}

func (j *sharedAudit) subject() string          { return fmt.Sprintf("audit %s %s", j.Network.Title, j.Router) }
func (j *sharedAudit) network() *plannedNetwork { return &j.Network }

// destinations returns the number of all destinations in a network of some order.
func (j *sharedAudit) destinations(order int) int {
	if j.Ends != nil {
		return len(j.Ends)
	}
	return order
}

// to returns the numbers of the destinations of a task, first … next−1: they are cut into
// ranges of about the same size.
func (j *sharedAudit) to(task int) (first, next int) {
	count := j.destinations(j.Network.net.Order())
	return task * count / j.Tasks, (task + 1) * count / j.Tasks
}

func (j *sharedAudit) tasks() []string {
	var tasks []string
	for i := range j.Tasks {
		first, next := j.to(i)
		tasks = append(tasks, fmt.Sprintf("to-%d-%d", first, next-1))
	}
	return tasks
}

// vertices returns the destinations of a task.
func (j *sharedAudit) vertices(task int) []uint32 {
	first, next := j.to(task)
	if j.Ends != nil {
		return j.Ends[first:next]
	}
	var to []uint32
	for v := first; v < next; v++ {
		to = append(to, uint32(v))
	}
	return to
}

// namedFile is what a result is: destinations, as a list in JSON, of which there are
// maxNamed at most. That they are of the task's range is all that is wanted of them: it is
// the join that finds what becomes of the messages to them.
const (
	namedFile = "destinations.json"
	maxNamed  = 3
)

func (j *sharedAudit) do(ctx context.Context, task int, file *os.File) (string, error) {
	a, err := interrupt.Await(ctx, func() (*audit.Result, error) {
		return audit.Run(ctx, j.Network.net.CSR(), j.by, audit.Options{Workers: 1, Ends: j.Ends, To: j.vertices(task)})
	})
	if err != nil {
		return "", err
	}
	named := []uint32{}
	for _, p := range []*audit.Pair{a.Bad, a.Detour, a.Longest} {
		if p != nil && !slices.Contains(named, p.Destination) {
			named = append(named, p.Destination)
		}
	}
	return namedFile, json.NewEncoder(file).Encode(named)
}

func (j *sharedAudit) check(task int, name string, text io.Reader) ([]uint32, error) {
	if name != namedFile {
		return nil, fmt.Errorf("the text %.40q, want %s", name, namedFile)
	}
	named, err := readVertices(text, maxNamed)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", namedFile, err)
	}
	to := j.vertices(task)
	for _, v := range named {
		if !slices.Contains(to, v) {
			return nil, fmt.Errorf("the destination %d, want one of its own: %d … %d", v, to[0], to[len(to)-1])
		}
	}
	return named, nil
}

func (j *sharedAudit) join(ctx context.Context, to *joiner) error {
	if !to.all() {
		return nil
	}
	net := j.Network.net
	job := &auditJob{net: net, title: j.Network.Title, ends: j.Ends, named: j.Router, name: j.Router, router: j.by, session: to.session}
	all := j.destinations(net.Order())
	if to.out == "" {
		job.to = append([]uint32{}, slices.Concat(to.named...)...)
		slices.Sort(job.to)
		job.to = slices.Compact(job.to)
	} else if j.table != nil { // by which the checker knows the router
		inner, _ := routing.CutLanes(j.Router)
		job.name = strings.TrimSuffix(j.Router, inner) + to.session.Resolver().AddTable(j.table)
	}
	found, err := job.audit(ctx)
	if err != nil {
		return err
	}
	if to.out != "" {
		if found.certificates, err = job.keep(ctx, found.sum); err != nil {
			return err
		}
		to.answer.Certificates = found.certificates
	}
	to.answer.Audit, to.answer.Destinations = newAudited(job, found), &all
	if job.to == nil {
		return nil
	}
	to.answer.Destinations = new(len(job.to))
	if found.sum.Counterexample() == nil && len(job.to) < all {
		return status{exitInterrupted, fmt.Errorf("open: nothing shows that all messages to the other %d of %d destinations arrive, and take shortest paths; with --out this machine audits all", all-len(job.to), all)}
	}
	return nil
}
