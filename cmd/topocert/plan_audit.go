package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/interrupt"
	"topocert/cmd/internal/shares"
	"topocert/props"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

func planAuditCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "audit ROUTER NETWORK",
		Short: "a router on every ordered pair of vertices, by ranges of destinations",
		Long: `plan audit splits the audit of a router: a task is what becomes of the messages from
everywhere to a range of destinations. ROUTER is one that "topocert list routers" lists,
or table:FILE, a table of numbers.

Nothing shows that a worker has counted right. The join checks that the counts fit
together, follows the messages that are named, and does some tasks again, chosen at
random (--again). A lie in a task that is not among them goes unnoticed: what the join prints is
a search's word. With --out the checker repeats the whole audit, on one machine.`,
		Example: `  topocert plan audit dor 'Torus(16)' --tasks 8 --dir tasks && topocert work tasks && topocert join tasks
  topocert plan audit table:mine.table mine.edges --tasks 2 --dir tasks --json`,
		Args: cobra.ExactArgs(2),
	}
	flags, in := newPlanFlags(cmd), newInput(cmd)
	ends := cmd.Flags().String("ends", "all", "the `vertices` that send and receive: a list, a file, hosts or all; of a fabric, hosts unless given")
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
		if plan.Network, files, err = planNetwork(it); err != nil {
			return err
		}
		// The tables of a user's own go with the plan.
		inner, _ := routing.CutLanes(args[0])
		if file, table := strings.CutPrefix(inner, tablePrefix); table {
			if files[tableOfPlan], err = os.ReadFile(file); err != nil {
				return err
			}
		} else if !routing.Known(args[0]) {
			return fmt.Errorf("%s: want one that \"topocert list routers\" lists, or table:FILE, for other machines to know it", args[0])
		}
		which := *ends
		if !cmd.Flags().Changed("ends") && isFabric(it.net) {
			which = "hosts"
		}
		if plan.Ends, err = readEnds(which, it.net); err != nil {
			return err
		}
		if _, err := plan.router(it.net, files[tableOfPlan]); err != nil {
			return err
		}
		plan.cut(it.net.Order(), *tasks)
		return flags.write(cmd, "audit", plan.about(), plan, files, plan.tasks())
	}
	return cmd
}

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
	// Ranges are the destinations of each task.
	Ranges []solver.AuditRange `json:"ranges"`
}

func (p *auditPlan) about() string { return fmt.Sprintf("audit %s %s", p.Network.Title, p.Router) }

// cut cuts the destinations into ranges of about the same size.
func (p *auditPlan) cut(order, tasks int) {
	count := order
	if p.Ends != nil {
		count = len(p.Ends)
	}
	for i := range min(tasks, count) {
		first := uint64(i) * uint64(count) / uint64(min(tasks, count))
		next := uint64(i+1) * uint64(count) / uint64(min(tasks, count))
		p.Ranges = append(p.Ranges, solver.AuditRange{First: uint32(first), Count: uint32(next - first)})
	}
}

func (p *auditPlan) tasks() []string {
	tasks := []string{}
	for _, r := range p.Ranges {
		tasks = append(tasks, fmt.Sprintf("to-%d-%d", r.First, uint64(r.First)+uint64(r.Count)-1))
	}
	return tasks
}

// router makes the router, a table from its text.
func (p *auditPlan) router(net topology.Network, table []byte) (routing.Router, error) {
	inner, lanes := routing.CutLanes(p.Router)
	if !strings.HasPrefix(inner, tablePrefix) {
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
	again  int // tasks to do again at the join

	session *props.Session
	out     string
	mu      sync.Mutex
	chosen  map[int]bool
	parts   []*solver.AuditPart
}

func openAudit(cmd *cobra.Command, folder *shares.Folder) (sharedJob, error) {
	j := &sharedAudit{folder: folder}
	if again := cmd.Flags().Lookup("again"); again != nil {
		j.again, _ = cmd.Flags().GetInt("again") // it is a number
	}
	if err := jobText(folder, &j.auditPlan); err != nil {
		return nil, err
	}
	_, err := interrupt.Await(cmd.Context(), func() (any, error) { return nil, j.open() })
	return j, err
}

// open makes the network and the router.
func (j *sharedAudit) open() (err error) {
	if j.net, err = j.Network.load(j.folder); err != nil {
		return err
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
	if !slices.Equal(j.tasks(), j.folder.Plan.Tasks) {
		return errors.New("the plan's tasks are not its ranges")
	}
	count := uint64(j.net.Order())
	if j.Ends != nil {
		count = uint64(len(j.Ends))
	}
	next := uint64(0)
	for _, r := range j.Ranges {
		if uint64(r.First) != next || r.Count == 0 {
			return fmt.Errorf("the plan's ranges have %d after %d", r.First, next)
		}
		next += uint64(r.Count)
	}
	if next != count {
		return fmt.Errorf("the plan's ranges have %d destinations, want %d", next, count)
	}
	return nil
}

func (j *sharedAudit) subject() string { return j.about() }

// partFile is the file of a result, in JSON.
const partFile = "audit.json"

func (j *sharedAudit) part(ctx context.Context, task int) (*solver.AuditPart, error) {
	return interrupt.Await(ctx, func() (*solver.AuditPart, error) {
		return solver.AuditRouterPart(ctx, j.net.CSR(), j.by, j.Ends, j.Ranges[task])
	})
}

func (j *sharedAudit) do(ctx context.Context, task int, dir string) error {
	part, err := j.part(ctx, task)
	if err != nil {
		return err
	}
	text, err := json.Marshal(part)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, partFile), text, 0o666)
}

func (j *sharedAudit) prepare(out string) (err error) {
	j.out, j.parts, j.chosen = out, make([]*solver.AuditPart, len(j.Ranges)), make(map[int]bool)
	if j.again < 0 {
		return fmt.Errorf("--again %d, want 0 or more", j.again)
	}
	// The workers must not foresee which.
	for len(j.chosen) < min(j.again, len(j.Ranges)) {
		i, err := rand.Int(rand.Reader, big.NewInt(int64(len(j.Ranges))))
		if err != nil {
			return err
		}
		j.chosen[int(i.Int64())] = true
	}
	j.session, err = props.NewSession(out)
	return err
}

func (j *sharedAudit) close() error {
	if j.session == nil {
		return nil
	}
	return j.session.Close()
}

func (j *sharedAudit) check(ctx context.Context, task int) (*shares.Result, error) {
	name := j.folder.Plan.Tasks[task]
	wrong := func(format string, args ...any) error {
		return &shares.Rejected{Task: name, Reason: fmt.Errorf(format, args...)}
	}
	var part *solver.AuditPart
	result, err := j.folder.Read(name, func(file shares.File, r io.Reader) error {
		if most := solver.AuditPartLimit(j.net.CSR(), j.by); file.Name != partFile || part != nil || file.Size > most {
			return wrong("the file %s of %d bytes, want %s alone, of at most %d", file.Name, file.Size, partFile, most)
		}
		var err error
		if part, err = readPart(r); err != nil {
			return wrong("%s: %w", partFile, err)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if part == nil || part.AuditRange != j.Ranges[task] {
		return nil, wrong("it is about other destinations")
	}
	if err := part.Check(j.net.CSR(), j.by, j.Ends); err != nil {
		return nil, wrong("%w", err)
	}
	if j.chosen[task] {
		own, err := j.part(ctx, task)
		if err != nil {
			return nil, err
		}
		if !own.Equal(part) {
			return nil, wrong("done again, it comes to something else")
		}
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.parts[task] = part
	return result, nil
}

// maxDigits bounds the digits of a sum of hops, which are those of less than 2⁴⁸ messages.
// To read a number takes the square of their number.
const maxDigits = 40

// readPart reads a part of an audit, nil for JSON that has none.
func readPart(r io.Reader) (*solver.AuditPart, error) {
	var read struct {
		*solver.AuditPart
		TotalHops json.RawMessage `json:"total_hops"`
	}
	d := json.NewDecoder(r)
	d.DisallowUnknownFields()
	if err := d.Decode(&read); err != nil {
		return nil, err
	}
	if read.AuditPart == nil {
		return nil, nil
	}
	sum, ok := new(big.Int), false
	if len(read.TotalHops) <= maxDigits {
		sum, ok = sum.SetString(string(read.TotalHops), 10)
	}
	if !ok {
		return nil, fmt.Errorf("%.40q hops in all, want a number of at most %d digits", read.TotalHops, maxDigits)
	}
	read.AuditPart.TotalHops = sum
	return read.AuditPart, nil
}

func (j *sharedAudit) settled() bool { return false }

func (j *sharedAudit) join(ctx context.Context, answer *joined) error {
	sum, err := interrupt.Await(ctx, func() (*solver.Audit, error) {
		return solver.JoinAudits(ctx, j.net.CSR(), j.by, j.Ends, j.parts)
	})
	if err != nil {
		return err
	}
	job := &auditJob{net: j.net, title: j.Network.Title, ends: j.Ends, named: j.Router, name: j.Router, router: j.by, session: j.session}
	found := &auditFound{sum: sum}
	if j.out != "" {
		if job.name, err = j.introduce(); err != nil {
			return err
		}
		if found.certificates, err = job.keep(ctx, sum); errors.Is(err, props.ErrBug) {
			return status{exitRejected, fmt.Errorf("the checker finds something else, so that some task's result is wrong; --again %d finds which: %w", len(j.Ranges), err)}
		}
		if err != nil {
			return err
		}
		answer.Certificates = found.certificates
	}
	answer.Audit = newAudited(job, found)
	again := len(j.chosen)
	answer.Again = &again
	return nil
}

// introduce makes network and router known to the checker, and returns the name of the
// router in certificates.
func (j *sharedAudit) introduce() (string, error) {
	inner, _ := routing.CutLanes(j.Router)
	if !strings.HasPrefix(inner, tablePrefix) {
		return j.Router, j.session.Introduce(j.net)
	}
	table, err := j.folder.ReadFile(tableOfPlan, maxTableOfPlan)
	if err != nil {
		return "", err
	}
	if err := j.session.Introduce(j.net); err != nil {
		return "", err
	}
	return strings.TrimSuffix(j.Router, inner) + j.session.Resolver().AddTable(table), nil
}
