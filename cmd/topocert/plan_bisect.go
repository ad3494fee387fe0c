package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/shares"
	"topocert/solver"
	"topocert/solver/bisection"
)

func planBisectCommand(cmd *cobra.Command) {
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
		job, files, err := how.withStatus(cmd, it)
		if err == nil {
			err = flags.write(cmd, how.by, job, files)
		}
		if errors.Is(err, context.DeadlineExceeded) {
			err = status{exitInterrupted, fmt.Errorf("%s: no plan in %v, want a longer --timeout, or fewer --tasks", it.name, time.Duration(limit.time))}
		}
		return err
	}
}

// The two ways to split, which are the kinds of plans.
const (
	byBranches = "branches"
	byCubes    = "cubes"
)

// usualSplit is the number of vertices to split on if nothing is said.
const usualSplit = 10

// bisectJob is a bisection by cases.
type bisectJob struct {
	Network plannedNetwork `json:"network"`
	Width   int            `json:"width"`
	// Cut is the smaller part of the best cut that was found.
	Cut []uint32 `json:"cut"`
	// One of these is there: the cubes, or the certificate of a proof by branches, whose
	// leaves are the tasks.
	Cubes    *bisection.CubePlan `json:"cubes,omitempty"`
	Branches string              `json:"branches,omitempty"`

	of cases
}

// open makes the network and the cases.
func (j *bisectJob) open(read planFile) (err error) {
	if err = j.Network.load(read); err != nil {
		return err
	}
	net := j.Network.net
	switch {
	case j.Cubes == nil:
		j.of, err = newLeafCases(net, j.Branches, j.Width)
	case j.Cubes.Width != j.Width:
		err = fmt.Errorf("the plan's cubes are about %d links, want %d", j.Cubes.Width, j.Width)
	default:
		j.of, err = &cubeCases{net, j.Cubes}, j.Cubes.Validate(net)
	}
	if err == nil {
		_, err = bisection.CheckCut(net, j.Cut)
	}
	return err
}

func (j *bisectJob) subject() string {
	return fmt.Sprintf("bisection %s >= %d", j.Network.Title, j.Width)
}

func (j *bisectJob) network() *plannedNetwork { return &j.Network }
func (j *bisectJob) tasks() []string          { return j.of.tasks() }

// cutFile is the name of a result that is a better cut: its smaller part, in JSON. Others
// have that of a proof.
const cutFile = "cut.json"

func (j *bisectJob) do(ctx context.Context, task int, file *os.File) (string, error) {
	err := j.of.prove(ctx, task, file)
	var smaller *bisection.SmallerCut
	if !errors.As(err, &smaller) {
		return j.of.file(task), err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	return cutFile, cmp.Or(file.Truncate(0), json.NewEncoder(file).Encode(smaller.Side))
}

func (j *bisectJob) check(task int, name string, text io.Reader) ([]uint32, error) {
	if want := j.of.file(task); name != cutFile && name != want {
		return nil, fmt.Errorf("the text %.80q, want %s", name, want)
	}
	if name != cutFile {
		return nil, j.of.check(task, text)
	}
	side, err := readVertices(text, j.Network.net.Order())
	if err != nil {
		return nil, err
	}
	links, err := bisection.CheckCut(j.Network.net, side)
	if err == nil && links >= j.Width {
		err = fmt.Errorf("a cut of %d links, want fewer than %d", links, j.Width)
	}
	return side, err
}

func (j *bisectJob) join(ctx context.Context, to *joiner) (err error) {
	if len(to.named) == 0 && !to.all() {
		return nil
	}
	var upper *certificates.Certificate
	for _, side := range append(to.named, j.Cut) { // the best of them
		cut, links := bisection.ProveCut(j.Network.net, side)
		if to.answer.Upper == nil || links < *to.answer.Upper {
			upper, to.answer.Upper = cut, &links
		}
	}
	if err := to.keep(ctx, upper); err != nil {
		return err
	}
	if len(to.named) > 0 {
		return status{exitInterrupted, fmt.Errorf("a cut of %d links was found, fewer than %d; plan again with --width %d", *to.answer.Upper, j.Width, *to.answer.Upper)}
	}
	for i, task := range j.tasks() {
		_, err := to.folder.Read(task, func(_ *shares.Result, text io.Reader) error {
			return solver.Files(to.session.Create).Write(j.of.file(i), func(proof io.Writer) error {
				_, err := io.Copy(proof, text)
				return err
			})
		})
		if err := cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
	}
	if err := to.keep(ctx, j.of.certificate()); err != nil {
		return err
	}
	to.answer.Lower = &j.Width
	return nil
}
