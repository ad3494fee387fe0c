package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/words"
	"topocert/cmd/internal/progress"
	"topocert/cmd/internal/reader"
	"topocert/props"
	"topocert/props/archive"
	"topocert/props/claims"
	"topocert/solver"
	"topocert/solver/parametric"
	"topocert/topology"
)

func proveCommand(cmd *cobra.Command) {
	timeout := newTimeout(cmd, "time for each statement: 5 is five seconds")
	file := cmd.Flags().String("file", "", "read statements from this `file`, one a line")
	maxOrder := cmd.Flags().Int("max-order", props.DefaultMaxOrder, "order of the largest networks tried where a range has no end")
	with := cmd.Flags().StringArray("with", nil, "take this `hint` for what proofs for all parameters need, such as 'S = {i : i%3 == 1}'")
	out := cmd.Flags().String("out", "", "keep certificates, verdicts and graphs in this `folder`")
	form, in := newForm(cmd), newInput(cmd)
	in.registerExec(cmd)
	registerSAT(cmd, in.memory)
	cmd.Flags().BoolVar(&in.exec.allowed, "allow-exec", false, "let statements name routers exec:COMMAND: they run programs with your rights")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		switch {
		case *maxOrder < 1 || *maxOrder > topology.MaxOrder:
			return fmt.Errorf("--max-order %d, want 1 … %d", *maxOrder, topology.MaxOrder)
		case len(args) == 0 && *file == "":
			return errors.New("no statement given, want one such as 'diameter(Petersen) == 2', or --file")
		}
		list, err := claimsOf(args, *file, in.own.Library())
		if err != nil {
			return err
		}
		for _, text := range *with {
			h, err := parametric.ParseHint(text)
			if err != nil {
				return fmt.Errorf("--with %w", err)
			}
			for _, c := range list {
				c.Hints = append(c.Hints, h)
			}
		}
		in.timeout = timeout
		session, err := newLab(&in.own, *out)
		if err != nil {
			return err
		}
		defer func() { err = closing(session, err) }()
		job := &proveJob{cmd: cmd, in: in, out: newAnswers(cmd, form), claims: list}
		err = job.run(session, *timeout, *maxOrder)
		job.out.sum(job.count.String())
		if err = job.out.close(err); err == nil && job.count.open > 0 {
			err = leftOpen(job.count.open, job.count.late, len(list), "statements", *timeout)
		}
		return err
	}
}

// failure is the error that refuses a claim as a message. One that shows the text names it no more.
func failure(c *props.Claim, err error) error {
	var wrong *reader.Misread
	switch misread := errors.As(err, &wrong); {
	case misread && c.Place == "":
		return err
	case misread:
		return wrong.At(c.Place, c.Column)
	}
	return item{name: c.Called(), err: err}.failure()
}

// claimsOf reads the statements of the command line and of a file.
func claimsOf(args []string, file string, library *words.Library) ([]*props.Claim, error) {
	typed := new(claims.File)
	for _, text := range args {
		c := &claims.Claim{Text: text}
		if !c.Formula() {
			_, c.Wrong = reader.Parse(library, text)
		}
		typed.Claims = append(typed.Claims, c)
	}
	list := reader.ReadAll("", typed, library)
	if file != "" {
		more, err := reader.ReadClaims(file, "", library)
		if err != nil {
			return nil, err
		}
		list = append(list, more.List...)
	}
	reader.Apart(list)
	return list, nil
}

// proveJob is the work on claims: papers', or the user's own.
type proveJob struct {
	cmd     *cobra.Command
	in      *input
	out     *answers
	claims  []*props.Claim
	workers int   // at a time; 0 is 1
	most    int64 // if set, the memory up to which the collector may wait
	batch   batch
	unknown []*props.Result // of unknown networks
	count   resultCount
	results []props.Result // that are printed, and on disk
}

// run decides the claims, and prints what is found of each in their order as soon as it is on disk.
func (job *proveJob) run(session *props.Session, timeout time.Duration, maxOrder int) error {
	job.batch.save = session.SaveVerdicts
	err := job.decide(session, timeout, maxOrder, job.out.line, func(r *props.Result) error {
		return job.batch.add(func() error { return job.answer(r) })
	})
	if e := job.batch.close(); err == nil {
		err = e
	}
	if err == nil && job.cmd.Context().Err() != nil {
		err = status{exitInterrupted, fmt.Errorf("interrupted: %d of %d claims are decided", job.count.done, len(job.claims))}
	}
	return err
}

// decide decides the claims, and hands over what is found of each, or that it is refused. Those of a user's
// own are all looked at before the first is decided. When the command is interrupted it just returns.
func (job *proveJob) decide(session *props.Session, timeout time.Duration, maxOrder int, line *progress.Line, give func(r *props.Result) error) error {
	job.in.provide(job.cmd, session.Resolver())
	line.Begin(times(len(job.claims), "claim"))
	ctx := job.cmd.Context()
	var failed error
	runner := &props.Runner{
		Session: session, Limits: job.in.memory.limits(timeout), MaxOrder: maxOrder, Workers: job.workers, Finder: props.FindTheorem,
		Looked: func(refused []*props.Result) {
			job.unknown = slices.DeleteFunc(refused, func(r *props.Result) bool { return unknownIn(r) == nil })
		},
		Done: func(r *props.Result) error {
			if r.Refused != nil && ctx.Err() != nil {
				return nil
			}
			if failed = give(r); failed == nil {
				job.count.add(r)
			}
			if job.workers > 1 {
				line.Step(job.count.done, len(job.claims), r.ID)
			}
			return failed
		},
	}
	if job.workers > 1 {
		runner.Step = func(c *props.Claim, name string, _, _ int) { line.Say(c.ID + ": " + name) }
	} else {
		var of *props.Claim
		runner.Step = func(c *props.Claim, name string, done, all int) {
			if c != of {
				line.Begin(job.caption(c))
				of = c
			}
			if line.Say(name); all > 1 {
				line.Say(fmt.Sprintf("%d/%d: %s", done+1, all, name))
			}
		}
	}
	if job.most > 0 {
		collect(job.most)
	}
	_, err := runner.Run(solver.WithReports(ctx, func(r solver.Report) { line.Know(r.String()) }), job.claims)
	switch {
	case err == nil, failed != nil, errors.Is(err, archive.ErrDisk):
		return err
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return nil
	}
	return status{exitRejected, err}
}

// unknownIn returns the unknown network that a refused claim of a file speaks of, nil if it does not.
func unknownIn(r *props.Result) *unknownNetwork {
	var none *unknownNetwork
	if r.Claim.Place == "" || !errors.As(r.Refused, &none) {
		return nil
	}
	return none
}

// refusal is what is said of a claim that is refused; nil if it was said of an earlier one.
func (job *proveJob) refusal(r *props.Result) error {
	err := failure(r.Claim, r.Refused)
	switch {
	case unknownIn(r) == nil:
		return err
	case job.unknown[0] != r:
		return nil
	}
	file, _, _ := cutLast(r.Claim.Place, ":")
	if len(job.unknown) > 1 {
		var stems []string
		for _, r := range job.unknown {
			if stem := unknownIn(r).stem; !slices.Contains(stems, stem) {
				stems = append(stems, stem)
			}
		}
		err = fmt.Errorf("%s: %d statements speak of networks that are unknown here, line %s the first: %s; --use FILE makes those of a file known",
			file, len(job.unknown), strings.TrimPrefix(r.Claim.Place, file+":"), strings.Join(stems, ", "))
	}
	for _, ending := range []string{".star", ".words"} {
		beside := strings.TrimSuffix(file, filepath.Ext(file)) + ending
		if _, e := os.Stat(beside); e == nil && !slices.Contains(job.in.own.paths, beside) {
			return fmt.Errorf("%w. Beside it lies %s: try --use %s", err, beside, shellWord(beside))
		}
	}
	return err
}

// resultCount counts what is said of claims: those that are done, those of them that are refused, and
// those that are left open, and of these those that are by the time.
type resultCount struct {
	done, refused, open, late int
	of                        map[props.Verdict]int
}

func (c *resultCount) add(r *props.Result) {
	c.done++
	if r.Refused != nil {
		c.refused++
		return
	}
	if c.of == nil {
		c.of = make(map[props.Verdict]int)
	}
	if c.of[r.Verdict]++; r.Open() {
		c.open++
		if r.Late {
			c.late++
		}
	}
}

// String says "60 hold, 5 fail"; of a single claim nothing, whose line says it.
func (c *resultCount) String() string {
	if c.done < 2 {
		return ""
	}
	text := fmt.Sprintf("%d hold, %d fail", c.of[props.Holds], c.of[props.Fails])
	if n := c.of[props.Undecided]; n > 0 {
		text += fmt.Sprintf(", %d undecided", n)
	}
	if n := c.of[props.Valued]; n > 0 {
		text += ", " + times(n, "value")
	}
	if c.refused > 0 {
		text += fmt.Sprintf(", %d refused", c.refused)
	}
	return text
}

// answer gives what was found of a claim, or why it was refused.
func (job *proveJob) answer(r *props.Result) error {
	if r.Refused != nil {
		return job.out.refuseAs(refusedStatement{r.Claim.Called(), r.Refused.Error()}, job.refusal(r))
	}
	job.results = append(job.results, *r)
	result := *r
	if r.Claim.Unnamed {
		result.ID = ""
	}
	return job.out.give(&result, func(w io.Writer) { props.PrintResult(w, &result) })
}

// caption says which claim is being decided: by its name, or else by what it says.
func (job *proveJob) caption(c *props.Claim) string {
	text := c.ID
	if c.Unnamed {
		text = c.Formal
	}
	if len(job.claims) > 1 {
		text = fmt.Sprintf("%d of %d: %s", job.count.done, len(job.claims), text)
	}
	return text
}
