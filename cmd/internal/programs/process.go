package programs

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"topocert/topology"
	"topocert/topology/formats"
)

// Options say how a program is asked.
type Options struct {
	// Labels has questions and answers be labels.
	Labels bool
	// Several allows answers that are lists of next hops, "3/1;5".
	Several bool
	// Silence is how long the program may neither read nor answer.
	Silence time.Duration
	// Memory is the number of bytes that each of its processes may have; 0 for no limit.
	Memory uint64
	// Errors is where its lines on standard error go, the first 64 kB; nil for nowhere.
	Errors io.Writer
}

// maxErrors bounds the bytes of standard error that are passed on.
const maxErrors = 1 << 16

// linger is how long a program may take to end once its input has ended.
const linger = 2 * time.Second

// version begins the first line.
const version = "topocert-router 1"

// process is a program that is asked.
type process struct {
	*child
	command string
	net     topology.Network
	options Options
	ctx     context.Context

	lines    *bufio.Reader // of its output
	progress atomic.Int64
	silent   atomic.Bool // it was killed for being silent
}

// start starts a program on a network.
func start(ctx context.Context, command string, net topology.Network, o Options) (p *process, err error) {
	path, args, err := find(command)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "topocert-exec-")
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			_ = os.RemoveAll(dir)
		}
	}()
	if err := files(dir, net); err != nil {
		return nil, err
	}
	p = &process{command: command, net: net, options: o, ctx: ctx}
	if p.child, err = launch(ctx, dir, path, args, nil, &stderr{to: o.Errors, command: command}, o.Memory); err != nil {
		return nil, err
	}
	p.lines = bufio.NewReaderSize(p.out, maxAnswer)
	go p.watch()
	return p, nil
}

// files writes what the program may read of the network.
func files(dir string, net topology.Network) error {
	return errors.Join(
		written(filepath.Join(dir, "graph.edges"), func(w io.Writer) error { return formats.WriteEdges(w, net) }),
		written(filepath.Join(dir, "labels"), func(w io.Writer) error { return formats.WriteLabels(w, net) }))
}

// first is the first line.
func (p *process) first() string {
	title := strings.Join(strings.Fields(clean(topology.Title(p.net))), " ")
	return strings.Join([]string{version, filepath.Join(p.dir, "graph.edges"), filepath.Join(p.dir, "labels"), title}, "\t") + "\n"
}

// watch kills the program when it is silent for too long.
func (p *process) watch() {
	looks := time.NewTicker(max(p.options.Silence/8, time.Millisecond))
	defer looks.Stop()
	before, since := p.progress.Load(), time.Now()
	for {
		select {
		case <-p.ended:
			return
		case now := <-looks.C:
			if count := p.progress.Load(); count != before {
				before, since = count, now
			} else if now.Sub(since) >= p.options.Silence {
				p.silent.Store(true)
				p.kill()
				return
			}
		}
	}
}

// Write passes questions on.
func (p *process) Write(text []byte) (int, error) {
	for done := 0; done < len(text); {
		n, err := p.in.Write(text[done:min(done+1<<12, len(text))])
		p.progress.Add(1)
		if done += n; err != nil {
			return done, err
		}
	}
	return len(text), nil
}

// finish ends the input, and sees to it that nothing more is answered. The program is to be
// ended all the same.
func (p *process) finish() error {
	_ = p.in.Close()
	timer := time.AfterFunc(linger, p.kill)
	defer timer.Stop()
	line, err := readLine(p.lines)
	switch {
	case p.ctx.Err() != nil:
		return context.Cause(p.ctx)
	case err == nil || errors.Is(err, errLong):
		return p.errorf("", "a line more than there were questions: %s, want one for each", quoted(line))
	}
	return nil
}

// failed says why there is no answer to a question.
func (p *process) failed(question string, err error) error {
	switch {
	case p.ctx.Err() != nil:
		return context.Cause(p.ctx)
	case p.silent.Load():
		return p.errorf(question, "no answer in %v, want one; does the program write out each answer at once (flush)?", p.options.Silence)
	case errors.Is(err, errLong):
		return p.errorf(question, "got %w, want a neighbour, or - for none", err)
	}
	select { // it may tell why it ended
	case <-p.ended:
	case <-time.After(linger):
		return p.errorf(question, "the program ended its output, want an answer")
	}
	status := p.cmd.ProcessState.String()
	if last := p.stderr.last(); last != "" {
		status += ": " + last
	}
	if text := strings.ToLower(status); p.options.Memory > 0 && (p.cmd.ProcessState.ExitCode() < 0 && !strings.Contains(text, "floating point") || strings.Contains(text, "memory") || strings.Contains(text, "alloc")) {
		status += fmt.Sprintf("; it may take %d MB", p.options.Memory>>20)
	}
	return p.errorf(question, "the program ended (%s), want an answer", status)
}

// Error is what is wrong with a program's answers.
type Error struct {
	Command, Network string
	// Question is the line that was asked; "" if it is about none.
	Question string
	Err      error
}

func (e *Error) Error() string {
	asked := ""
	if e.Question != "" {
		asked = fmt.Sprintf("asked %q, ", e.Question)
	}
	return fmt.Sprintf("%s%s on %s: %s%v", Prefix, e.Command, e.Network, asked, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

func (p *process) errorf(question, format string, args ...any) error {
	return &Error{p.command, topology.Title(p.net), question, fmt.Errorf(format, args...)}
}
