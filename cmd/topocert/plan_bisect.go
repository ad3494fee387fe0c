package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/shares"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/solver/bisection"
	"topocert/topology"
)

func planBisectCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bisect NETWORK",
		Short: "a lower bound on the bisection width, by cases",
		Args:  asUsed,
	}
	flags, in := newPlanFlags(cmd), newInput(cmd)
	how := &bisectFlags{own: &in.own}
	limit := newLimit(cmd, "time for the plan")
	cmd.Flags().StringVar(&how.by, "by", byBranches, "how to split: branches or cubes")
	cmd.Flags().IntVar(&how.width, "width", 0, "the `links` to prove for every cut (0: those of the best cut found)")
	cmd.Flags().IntVar(&how.leaves, "tasks", 16, "by branches: the least `number` of tasks; where the tree has fewer leaves the plan proves all of it")
	cmd.Flags().IntVar(&how.split, "split", 0, fmt.Sprintf("by cubes: the number of `vertices` to split on, 1 … %d (0: up to %d)", bisection.MaxSplit, usualSplit))
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := flags.check(); err != nil {
			return err
		}
		it, err := in.one(cmd, args[0])
		if err != nil {
			return err
		}
		if err := how.check(it.net); err != nil {
			return err
		}
		defer limit.bound(cmd)()
		made, err := how.shown(cmd, it)
		if errors.Is(err, context.DeadlineExceeded) {
			err = status{exitInterrupted, fmt.Errorf("%s: no plan in %v, want a longer --timeout, or fewer --tasks", it.name, time.Duration(limit.time))}
		}
		if err != nil {
			return err
		}
		return flags.write(cmd, how.by, made.plan.about(), made.plan, made.files, made.tasks)
	}
	return cmd
}

// The two ways to split, which are the kinds of plans.
const (
	byBranches = "branches"
	byCubes    = "cubes"
)

// usualSplit is the number of vertices to split on if nothing is said.
const usualSplit = 10

// bisectPlan is what a plan says of a bisection.
type bisectPlan struct {
	Network plannedNetwork `json:"network"`
	Width   int            `json:"width"`
	// Cut is the smaller part of the best cut that was found.
	Cut []uint32 `json:"cut"`
	// One of these is there: the cubes, or the certificate of a proof by branches, whose
	// leaves are the tasks.
	Cubes    *bisection.CubePlan `json:"cubes,omitempty"`
	Branches string              `json:"branches,omitempty"`
}

func (p *bisectPlan) about() string {
	return fmt.Sprintf("bisection %s >= %d", p.Network.Title, p.Width)
}

// cases returns the cases of a plan of the given kind.
func (p *bisectPlan) cases(kind string, net topology.Network) (cases, error) {
	if kind == byCubes {
		if p.Cubes != nil && p.Cubes.Width != p.Width {
			return nil, fmt.Errorf("the plan's cubes are about %d links, want %d", p.Cubes.Width, p.Width)
		}
		return newCubeCases(net, p.Cubes)
	}
	return newLeafCases(net, p.Branches, p.Width)
}

// caseTasks returns the names of the tasks.
func caseTasks(kind string, p *bisectPlan, c cases) []string {
	tasks := []string{}
	for i := range c.files() {
		if kind == byCubes {
			tasks = append(tasks, "cube-"+p.Cubes.Cubes[i])
		} else {
			tasks = append(tasks, fmt.Sprintf("leaf-%05d", i))
		}
	}
	return tasks
}

// bisectJob is a bisection by cases.
type bisectJob struct {
	bisectPlan
	folder *shares.Folder
	net    topology.Network
	of     cases
	files  []string

	session *props.Session // of the join

	mu     sync.Mutex
	better []uint32 // the side of a cut with fewer links than the plan wants to prove
	links  int
}

// open makes the network and the cases.
func (j *bisectJob) open() (err error) {
	if j.net, err = j.Network.load(j.folder); err != nil {
		return err
	}
	if j.of, err = j.cases(j.folder.Plan.Kind, j.net); err != nil {
		return err
	}
	if want := caseTasks(j.folder.Plan.Kind, &j.bisectPlan, j.of); !slices.Equal(want, j.folder.Plan.Tasks) {
		return fmt.Errorf("the plan has %s, want one for each of its %d cases", times(len(j.folder.Plan.Tasks), "task"), len(want))
	}
	j.files = j.of.files()
	_, err = bisection.CheckCut(j.net, j.Cut)
	return err
}

func (j *bisectJob) subject() string { return j.about() }

// cutFile is the file of a result that is a better cut: its smaller part, in JSON.
const cutFile = "cut.json"

func (j *bisectJob) do(ctx context.Context, task int, dir string) error {
	path := filepath.Join(dir, j.files[task])
	proof, err := os.Create(path)
	if err != nil {
		return err
	}
	err = j.of.prove(ctx, task, proof)
	if e := proof.Close(); err == nil {
		err = e
	}
	var smaller *bisection.SmallerCut
	if errors.As(err, &smaller) {
		text, err := json.Marshal(smaller.Side)
		if err != nil {
			return err
		}
		return errors.Join(os.Remove(path), os.WriteFile(filepath.Join(dir, cutFile), text, 0o666))
	}
	if err != nil {
		return err
	}
	written, err := os.Open(path)
	if err != nil {
		return err
	}
	defer written.Close()
	_, err = interrupt.Await(ctx, func() (any, error) { return nil, j.of.check(task, written) })
	if errors.Is(err, certificates.ErrRejected) {
		err = fmt.Errorf("%w: %w", props.ErrBug, err)
	}
	return err
}

func (j *bisectJob) check(_ context.Context, task int) (*shares.Result, error) {
	name := j.folder.Plan.Tasks[task]
	wrong := func(err error) error { return &shares.Rejected{Task: name, Reason: err} }
	proofs := 0
	result, err := j.folder.Read(name, func(file shares.File, r io.Reader) error {
		if proofs++; proofs > 1 {
			return wrong(errors.New("more than one file"))
		}
		if file.Name == cutFile {
			return j.cut(name, file, r)
		}
		if want := j.files[task]; file.Name != want {
			return wrong(fmt.Errorf("the file %s, want %s", file.Name, want))
		}
		if err := j.of.check(task, r); err != nil {
			return wrong(err)
		}
		return nil
	})
	if err == nil && proofs == 0 {
		err = wrong(errors.New("no file, want a proof"))
	}
	return result, err
}

// cut reads a better cut.
func (j *bisectJob) cut(name string, file shares.File, r io.Reader) error {
	wrong := func(err error) error { return &shares.Rejected{Task: name, Reason: err} }
	if most := 12 * int64(j.net.Order()+1); file.Size > most { // a number has 10 digits at most
		return wrong(fmt.Errorf("%s has %d bytes, want at most %d", cutFile, file.Size, most))
	}
	text, err := io.ReadAll(r)
	if err != nil {
		return wrong(err)
	}
	var side []uint32
	if err := json.Unmarshal(text, &side); err != nil {
		return wrong(err)
	}
	links, err := bisection.CheckCut(j.net, side)
	if err != nil {
		return wrong(err)
	}
	if links >= j.Width {
		return wrong(fmt.Errorf("a cut of %d links, want fewer than %d", links, j.Width))
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.better == nil || links < j.links {
		j.better, j.links = side, links
	}
	return nil
}

func (j *bisectJob) settled() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.better != nil
}

func (j *bisectJob) prepare(out string) (err error) {
	j.session, err = j.Network.session(j.net, out)
	return err
}

func (j *bisectJob) close() error { return j.session.Close() }

func (j *bisectJob) join(ctx context.Context, answer *joined) error {
	side := j.Cut
	if j.settled() {
		side = j.better
	}
	made, links, err := bisection.ProveCut(j.net, side)
	if err != nil {
		return err
	}
	answer.Upper = &links
	if err := answer.keep(ctx, j.session, made); err != nil {
		return err
	}
	if j.settled() {
		return status{exitInterrupted, fmt.Errorf("a cut of %d links was found, fewer than %d; plan again with --width %d", links, j.Width, links)}
	}
	for task, name := range j.folder.Plan.Tasks {
		_, err := j.folder.Read(name, func(file shares.File, r io.Reader) error {
			proof, err := j.session.Create(j.files[task])
			if err != nil {
				return err
			}
			_, err = io.Copy(proof, r)
			return errors.Join(err, proof.Close())
		})
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return err
		}
	}
	if err := answer.keep(ctx, j.session, j.of.certificate()); err != nil {
		return err
	}
	answer.Lower = &j.Width
	return nil
}
