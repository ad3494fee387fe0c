package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/shares"
	"topocert/cmd/internal/version"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/props/archive"
)

func workCommand(cmd *cobra.Command) {
	w := new(worker)
	shard := cmd.Flags().String("shard", "", "do the `I/N`-th part of the tasks, 1/4 to 4/4")
	count := cmd.Flags().Int("shares", 0, "the `number` of shares, where only JOB_COMPLETION_INDEX is known")
	digest := cmd.Flags().String("plan", "", "insist on the plan with this `digest`, as \"topocert plan\" has printed it")
	cmd.Flags().BoolVar(&w.rest, "rest", false, "then do what other shares have left")
	cmd.Flags().IntVar(&w.jobs, "jobs", 0, "tasks done at the same time (0: one for each processor)")
	limit := newLimit(cmd, "time for the work")
	form := newForm(cmd)
	registerSAT(cmd, nil)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if w.share, err = shares.ShareOf(*shard, *count, os.Getenv); err != nil {
			return err
		}
		if w.jobs < 0 {
			return fmt.Errorf("--jobs %d, want 0 or more", w.jobs)
		}
		defer limit.bound(cmd)()
		folder, job, err := openPlan(cmd, args[0], *digest)
		if err != nil {
			return limit.over(err)
		}
		defer folder.Close()
		w.folder, w.job, w.answers = folder, job, newAnswers(cmd, form)
		return w.run(cmd.Context())
	}
}

// oneFolder refuses a command line without a folder.
func oneFolder(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("%s, want one: a folder that \"topocert plan\" has made", times(len(args), "argument"))
	}
	return nil
}

// worker does a share of the tasks.
type worker struct {
	folder  *shares.Folder
	job     sharedJob
	share   shares.Share
	rest    bool
	jobs    int
	answers *answers

	tasks   []string // their names
	scratch string   // where what they come to lies until it is right

	stop func() // ends all that is being done

	mu           sync.Mutex
	done, before int     // tasks done now, and those that had a result
	failures     []error // of tasks that could not be done
	broken       error   // what keeps the worker from handing over results
}

// worked is the form of a finished task in JSON.
type worked struct {
	Task    string  `json:"task"`
	Share   string  `json:"share"`
	Seconds float64 `json:"seconds"`
}

func (d *worked) print(w io.Writer) {
	fmt.Fprintf(w, "done %-32s share %s   %.2f s\n", d.Task, d.Share, d.Seconds)
}

// run does the tasks, with what they come to in a folder of its own until it is right. What
// cannot be written ends it, since no other task would fare better.
func (w *worker) run(ctx context.Context) error {
	if err := w.folder.Sweep(); err != nil {
		return w.answers.close(fmt.Errorf("no results can be written: %w", err))
	}
	scratch, err := archive.TemporaryFolder() // what killed workers of this machine have left there goes
	if err != nil {
		return w.answers.close(fmt.Errorf("no proofs can be written: %w", err))
	}
	w.tasks, w.scratch = w.job.tasks(), scratch.Dir()
	return errors.Join(w.all(ctx), scratch.Close())
}

func (w *worker) all(ctx context.Context) error {
	own, others := w.share.Of(len(w.tasks))
	tasks := own
	if w.rest {
		tasks = append(tasks, others...)
	}
	if w.jobs == 0 {
		w.jobs = runtime.GOMAXPROCS(0)
	}
	queue := make(chan int, len(tasks))
	for _, task := range tasks {
		queue <- task
	}
	close(queue)
	working, stop := context.WithCancel(ctx)
	defer stop()
	w.stop = stop
	var group sync.WaitGroup
	for range min(w.jobs, len(tasks)) {
		group.Go(func() {
			for task := range queue {
				if working.Err() == nil {
					w.one(working, task)
				}
			}
		})
	}
	group.Wait()
	state := fmt.Sprintf("share %s, %s done now; they are kept", w.share, times(w.done, "task"))
	var err error
	switch {
	case w.broken != nil:
		err = fmt.Errorf("%w; stopped: %s", w.broken, state)
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		err = status{exitInterrupted, fmt.Errorf("the time is over: %s", state)}
	case ctx.Err() != nil:
		err = status{exitInterrupted, fmt.Errorf("interrupted: %s", state)}
	default:
		err = errors.Join(w.failures...)
	}
	err = w.answers.close(err)
	if err == nil {
		fmt.Fprintf(w.answers.errs, "topocert: share %s has %s; %d done now, %d had a result\n", w.share, times(len(own), "task"), w.done, w.before)
	}
	return err
}

// one does a task, if it has no result.
func (w *worker) one(ctx context.Context, task int) {
	var seconds float64
	var err error
	before := w.folder.Done(w.tasks[task])
	if !before {
		w.mu.Lock()
		w.answers.line.Step(w.done+w.before, len(w.tasks), w.tasks[task])
		w.mu.Unlock()
		seconds, err = w.publish(ctx, task)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case before:
		w.before++
	case err == nil:
		w.done++
		d := &worked{w.tasks[task], w.share.String(), seconds}
		err = w.answers.give(d, d.print)
	case ctx.Err() != nil:
		return // it is as if the task had not been begun
	case !unwritten(err):
		w.failures = append(w.failures, err)
		return
	}
	if err != nil && w.broken == nil {
		w.broken = err
		w.stop()
	}
}

// unwritten tells whether an error is that a file could not be written.
func unwritten(err error) bool {
	var path *fs.PathError
	var link *os.LinkError
	return errors.Is(err, archive.ErrDisk) || errors.As(err, &path) || errors.As(err, &link)
}

// publish does a task and writes its result.
func (w *worker) publish(ctx context.Context, task int) (seconds float64, err error) {
	if _, err := w.folder.Probe(); err != nil {
		return 0, err
	}
	file, err := os.CreateTemp(w.scratch, "task-*")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, file.Close(), os.Remove(file.Name())) }()
	start := time.Now()
	name, err := perform(ctx, w.job, task, file)
	if err != nil {
		return 0, fmt.Errorf("task %s: %w", w.tasks[task], err)
	}
	seconds = time.Since(start).Seconds()
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	by := shares.Maker{Worker: fmt.Sprintf("%s, share %s", host, w.share), Program: version.Build(), Seconds: seconds}
	return seconds, w.folder.Publish(w.tasks[task], name, file, by)
}

// perform does a task, and sees that what it came to is right, as a join does.
func perform(ctx context.Context, job sharedJob, task int, file *os.File) (name string, err error) {
	if name, err = job.do(ctx, task, file); err != nil {
		return name, err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return name, err
	}
	_, err = interrupt.Await(ctx, func() (any, error) { return job.check(task, name, file) })
	if errors.Is(err, certificates.ErrRejected) {
		err = fmt.Errorf("%w: %w", props.ErrBug, err)
	}
	return name, err
}
