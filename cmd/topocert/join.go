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

func joinCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "join FOLDER",
		Short: "make one certificate of the results of a plan's tasks, and check it",
		Args:  oneFolder,
	}
	out := cmd.Flags().String("out", "", "keep the certificates in this `folder`")
	digest := cmd.Flags().String("plan", "", "insist on the plan with this `digest`, as \"topocert plan\" has printed it")
	schedule := cmd.Flags().Bool("schedule", false, "compute from the tasks' times what 1 to 256 workers would take")
	limit := newLimit(cmd, "time for the join")
	form := newForm(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *out == "" && cmd.Flags().Changed("out") {
			return errors.New("--out \"\", want a folder")
		}
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
		j := &joiner{folder: folder, job: job, out: *out, schedule: *schedule, answers: newAnswers(cmd, form)}
		return limit.over(j.run(cmd))
	}
	return cmd
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

// keep passes a certificate to the checker, and notes its name.
func (a *joined) keep(ctx context.Context, session *props.Session, c *certificates.Certificate) error {
	name, err := interrupt.Await(ctx, func() (string, error) { return session.Keep(ctx, c) })
	if err == nil && !slices.Contains(a.Certificates, name) {
		a.Certificates = append(a.Certificates, name)
	}
	return err
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
	folder   *shares.Folder
	job      sharedJob
	out      string
	schedule bool
	answers  *answers
	seconds  []float64 // of each task that is accepted
}

func (j *joiner) run(cmd *cobra.Command) error {
	start, ctx := time.Now(), cmd.Context()
	answer := &joined{
		Plan: j.folder.Digest, Kind: j.folder.Plan.Kind, Subject: j.job.subject(), Tasks: len(j.folder.Plan.Tasks),
		Missing: []string{}, Rejected: []rejectedResult{}, Certificates: []string{}, Others: j.folder.Others(),
	}
	err := j.make(ctx, cmd, answer)
	answer.Seconds = time.Since(start).Seconds()
	if j.schedule {
		for workers := 1; workers <= 256; workers *= 2 {
			answer.Schedule = append(answer.Schedule, shares.NewSchedule(j.seconds, workers))
		}
	}
	var open status
	if err != nil && !errors.As(err, &open) {
		return j.answers.close(j.fault(err))
	}
	if e := j.answers.give(answer, answer.print); e != nil {
		return j.answers.close(e)
	}
	switch {
	case err != nil:
	case len(answer.Rejected) > 0:
		var names []string
		for _, r := range answer.Rejected {
			names = append(names, r.Task)
		}
		err = status{exitRejected, fmt.Errorf("rejected: %s; \"topocert work\" does again what is missing", strings.Join(names, " "))}
	case len(answer.Missing) > 0:
		err = status{exitInterrupted, fmt.Errorf("%d of %d tasks have no result: %s", len(answer.Missing), answer.Tasks, strings.Join(answer.Missing[:min(10, len(answer.Missing))], " "))}
	}
	return j.answers.close(err)
}

// make checks the results and joins them.
func (j *joiner) make(ctx context.Context, cmd *cobra.Command, answer *joined) (err error) {
	if err := j.job.prepare(j.out); err != nil {
		return err
	}
	defer func() { err = afterClose(j.job.close(), err) }()
	if err := j.check(ctx, cmd, answer); err != nil {
		return err
	}
	if answer.Accepted < answer.Tasks && !j.job.settled() {
		return nil
	}
	if err := j.job.join(ctx, answer); err != nil {
		return err
	}
	answer.Complete = answer.Accepted == answer.Tasks
	return nil
}

// fault gives an error its exit status: a certificate of ours that the checker rejects
// is a bug, unless somebody has changed the results meanwhile.
func (j *joiner) fault(err error) error {
	var wrong *shares.Rejected
	if errors.Is(err, props.ErrBug) || errors.As(err, &wrong) {
		return status{exitRejected, err}
	}
	return err
}

// check checks the results, several at a time.
func (j *joiner) check(ctx context.Context, cmd *cobra.Command, answer *joined) error {
	bar := newProgress(cmd.ErrOrStderr(), answer.Tasks)
	defer bar.finish()
	work := func(i int) (*shares.Result, error) {
		return interrupt.Await(ctx, func() (*shares.Result, error) { return j.job.check(ctx, i) })
	}
	tasks := func(yield func(int) bool) {
		for i := range answer.Tasks {
			if ctx.Err() != nil || !yield(i) {
				return
			}
		}
	}
	for i, found := range inOrder(tasks, runtime.GOMAXPROCS(0), work) {
		task := j.folder.Plan.Tasks[i]
		bar.step(task)
		var wrong *shares.Rejected
		switch {
		case found.err == nil:
			answer.Accepted++
			answer.TaskSeconds += found.value.Seconds
			j.seconds = append(j.seconds, found.value.Seconds)
			answer.Longest = max(answer.Longest, found.value.Seconds)
		case errors.Is(found.err, fs.ErrNotExist) && !errors.As(found.err, &wrong):
			answer.Missing = append(answer.Missing, task)
		case errors.As(found.err, &wrong):
			reason := wrong.Reason.Error()
			to, err := j.folder.SetAside(task)
			if err != nil {
				reason += fmt.Sprintf("; it cannot be moved: %v", err)
			}
			answer.Rejected = append(answer.Rejected, rejectedResult{task, reason, to})
		default:
			return found.err
		}
	}
	return ctx.Err()
}
