package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/shares"
	"topocert/internal/interrupt"
	"topocert/props"
)

func joinCommand(cmd *cobra.Command) {
	out := cmd.Flags().String("out", "", "keep the certificates in this `folder`")
	digest := cmd.Flags().String("plan", "", "insist on the plan with this `digest`, as \"topocert plan\" has printed it")
	schedule := cmd.Flags().Bool("schedule", false, "compute from the tasks' times what 1 to 256 workers would take")
	limit := newLimit(cmd, "time for the join")
	form := newForm(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		defer limit.bound(cmd)()
		folder, job, err := openPlan(cmd, args[0], *digest)
		if err != nil {
			return limit.over(err)
		}
		defer folder.Close()
		if *out != "" {
			holds, err := folder.Holds(*out)
			if err != nil {
				return err
			}
			if holds {
				return fmt.Errorf("--out %s is the folder of the plan, or in that of its results, want another", *out)
			}
		}
		j := &joiner{folder: folder, job: job, out: *out, answers: newAnswers(cmd, form)}
		return limit.over(j.run(cmd, *schedule))
	}
}

// joined is the form of a join in JSON.
type joined struct {
	Plan    string `json:"plan"` // its digest
	Kind    string `json:"kind"`
	Subject string `json:"subject"`
	Tasks   int    `json:"tasks"`
	// Accepted counts the results that are right.
	Accepted int              `json:"accepted"`
	Missing  []string         `json:"missing"`
	Rejected []rejectedResult `json:"rejected"`
	// Others are plans that the folder held before, whose results wait for them.
	Others   []shares.OtherPlan `json:"others,omitempty"`
	Complete bool               `json:"complete"`
	// Lower and Upper are bounds on a bisection width, null where none is certified.
	Lower *int `json:"lower"`
	Upper *int `json:"upper"`
	// TaskSeconds is the sum of the tasks' times, as the workers say, and Longest the
	// largest: no number of machines is faster.
	TaskSeconds  float64  `json:"task_seconds"`
	Longest      float64  `json:"longest_seconds"`
	Certificates []string `json:"certificates"`
	// Schedule is what more machines would take, by the tasks' times.
	Schedule []shares.Schedule `json:"schedule,omitempty"`
	// Audit is what the join has found itself, in a plan of an audit: of the messages to
	// the destinations that workers name, or with --out of all.
	Audit *audited `json:"audit,omitempty"`
	// Destinations is the number of these.
	Destinations *int    `json:"destinations,omitempty"`
	Seconds      float64 `json:"seconds"`
}

// rejectedResult is a result that is wrong.
type rejectedResult struct {
	Task   string `json:"task"`
	Reason string `json:"reason"`
	File   string `json:"file"` // where it lies now, in the folder of the plan; "" if it could not be moved
}

func (a *joined) print(w io.Writer) {
	fill(w, "joined", a)
	if a.Audit != nil {
		a.Audit.print(w)
	}
}

// Width says what is known of a bisection width; "" for nothing.
func (a *joined) Width() string {
	switch {
	case a.Lower != nil && *a.Lower == *a.Upper:
		return fmt.Sprint(*a.Lower)
	case a.Lower != nil:
		return fmt.Sprintf("%d..%d", *a.Lower, *a.Upper)
	case a.Upper != nil:
		return fmt.Sprintf("at most %d", *a.Upper)
	}
	return ""
}

// joiner joins the results of a plan.
type joiner struct {
	folder  *shares.Folder
	job     sharedJob
	out     string // where certificates are kept; "" for nowhere
	answers *answers

	answer  *joined
	session *props.Session
	seconds []float64  // of each result that is right
	named   [][]uint32 // the vertices that they name
}

// all tells whether the results of all tasks are right.
func (j *joiner) all() bool { return j.answer.Accepted == j.answer.Tasks }

// keep passes a certificate to the checker, and notes its name.
func (j *joiner) keep(ctx context.Context, c *certificates.Certificate) (err error) {
	j.answer.Certificates, err = keep(ctx, j.session, j.answer.Certificates, c)
	return err
}

// keep passes a certificate to the checker, and returns the names with its own, each once.
func keep(ctx context.Context, session *props.Session, names []string, c *certificates.Certificate) ([]string, error) {
	name, err := interrupt.Await(ctx, func() (string, error) { return session.Keep(ctx, c) })
	if err == nil && !slices.Contains(names, name) {
		names = append(names, name)
	}
	return names, err
}

func (j *joiner) run(cmd *cobra.Command, schedule bool) error {
	start := time.Now()
	tasks := j.job.tasks()
	j.answer = &joined{
		Plan: j.folder.Digest, Kind: j.folder.Plan.Kind, Subject: j.job.subject(), Tasks: len(tasks),
		Missing: []string{}, Rejected: []rejectedResult{}, Certificates: []string{}, Others: j.folder.Others(),
	}
	err := j.make(cmd, tasks)
	j.answer.Seconds = time.Since(start).Seconds()
	if schedule {
		for workers := 1; workers <= 256; workers *= 2 {
			j.answer.Schedule = append(j.answer.Schedule, shares.NewSchedule(j.seconds, workers))
		}
	}
	var open status
	var wrong *shares.Rejected
	switch {
	case errors.Is(err, props.ErrBug) || errors.As(err, &wrong):
		// The checker rejects a certificate of ours: a bug, unless somebody has changed the results meanwhile.
		return j.answers.close(status{exitRejected, err})
	case err != nil && !errors.As(err, &open):
		return j.answers.close(err)
	}
	if e := j.answers.give(j.answer, j.answer.print); e != nil {
		return j.answers.close(e)
	}
	missing := j.answer.Missing
	switch {
	case err != nil:
	case len(j.answer.Rejected) > 0:
		var names []string
		for _, r := range j.answer.Rejected {
			names = append(names, r.Task)
		}
		err = status{exitRejected, fmt.Errorf("rejected: %s; \"topocert work\" does again what is missing", strings.Join(names, " "))}
	case len(missing) > 0:
		err = status{exitInterrupted, fmt.Errorf("%d of %d tasks have no result: %s", len(missing), len(tasks), strings.Join(missing[:min(10, len(missing))], " "))}
	}
	return j.answers.close(err)
}

// make checks the results and joins them.
func (j *joiner) make(cmd *cobra.Command, tasks []string) (err error) {
	if j.session, err = j.job.network().session(j.out); err != nil {
		return err
	}
	defer func() { err = closing(j.session, err) }()
	if err := j.check(cmd, tasks); err != nil {
		return err
	}
	if err := j.job.join(cmd.Context(), j); err != nil {
		return err
	}
	j.answer.Complete = j.all()
	return nil
}

// check checks the results, several at a time.
func (j *joiner) check(cmd *cobra.Command, tasks []string) error {
	ctx := cmd.Context()
	line := j.answers.line
	line.Begin("the tasks' results")
	defer line.Clear()
	type checked struct {
		*shares.Result
		named []uint32
	}
	work := func(i int) (checked, error) {
		return interrupt.Await(ctx, func() (c checked, err error) {
			c.Result, err = j.folder.Read(tasks[i], func(r *shares.Result, text io.Reader) (err error) {
				if c.named, err = j.job.check(i, r.Name, text); err != nil {
					return &shares.Rejected{Task: tasks[i], Reason: err}
				}
				return nil
			})
			return c, err
		})
	}
	numbers := func(yield func(int) bool) {
		for i := range tasks {
			if ctx.Err() != nil || !yield(i) {
				return
			}
		}
	}
	a := j.answer
	for i, found := range inOrder(numbers, runtime.GOMAXPROCS(0), work) {
		line.Step(i+1, len(tasks), tasks[i])
		var wrong *shares.Rejected
		switch {
		case found.err == nil:
			a.Accepted++
			a.TaskSeconds += found.value.Seconds
			a.Longest = max(a.Longest, found.value.Seconds)
			j.seconds = append(j.seconds, found.value.Seconds)
			if found.value.named != nil {
				j.named = append(j.named, found.value.named)
			}
		case errors.As(found.err, &wrong):
			reason := wrong.Reason.Error()
			to, err := j.folder.SetAside(tasks[i])
			if err != nil {
				reason += fmt.Sprintf("; it cannot be moved: %v", err)
			}
			a.Rejected = append(a.Rejected, rejectedResult{tasks[i], reason, to})
		case errors.Is(found.err, fs.ErrNotExist):
			a.Missing = append(a.Missing, tasks[i])
		default:
			return found.err
		}
	}
	return ctx.Err()
}
