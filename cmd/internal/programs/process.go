package programs

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"topocert/topology"
	"topocert/topology/formats"
)

// Options say how a program is asked.
type Options struct {
	// Labels has questions and answers be labels.
	Labels bool
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

// process is a program that runs.
type process struct {
	command string
	net     topology.Network
	options Options
	ctx     context.Context

	dir      string // of the files that it may read
	cmd      *exec.Cmd
	in       *os.File
	pipe     *os.File // its output
	out      *bufio.Reader
	ended    chan struct{} // closed when it has
	status   error         // its own, once it has ended
	said     *said
	progress atomic.Int64
	silent   atomic.Bool // it was killed for being silent
	stop     []func()
	once     sync.Once
}

// start starts a program on a network.
func start(ctx context.Context, command string, net topology.Network, o Options) (p *process, err error) {
	path, args, err := find(command)
	if err != nil {
		return nil, err
	}
	p = &process{command: command, net: net, options: o, ctx: ctx, ended: make(chan struct{}), said: &said{to: o.Errors, command: command, done: make(chan struct{})}}
	if p.dir, err = os.MkdirTemp("", "topocert-exec-"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			_ = os.RemoveAll(p.dir)
		}
	}()
	if err := p.files(); err != nil {
		return nil, err
	}
	p.cmd = exec.Command(path, args...)
	apart(p.cmd)
	if err := p.pipes(); err != nil {
		return nil, err
	}
	p.out = bufio.NewReaderSize(p.pipe, maxAnswer)
	if o.Memory > 0 {
		err = bound(p.cmd.Process, o.Memory)
	}
	go func() {
		p.status = p.cmd.Wait()
		close(p.ended)
	}()
	interrupted := context.AfterFunc(ctx, p.kill)
	p.stop = append(p.stop, func() { interrupted() }, p.watch(), func() { note(ctx, p, false) })
	note(ctx, p, true)
	if err != nil {
		p.end()
		return nil, fmt.Errorf("%w: the limit of its memory: %w", ErrCommand, err)
	}
	return p, nil
}

// pipes starts the process with three pipes to us.
func (p *process) pipes() error {
	var open []*os.File
	defer func() {
		for _, f := range open {
			_ = f.Close()
		}
	}()
	ends := make([][2]*os.File, 3)
	for i := range ends {
		r, w, err := os.Pipe()
		if err != nil {
			return err
		}
		ends[i], open = [2]*os.File{r, w}, append(open, r, w)
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = ends[0][0], ends[1][1], ends[2][1]
	if err := p.cmd.Start(); err != nil {
		return fmt.Errorf("%w: %w", ErrCommand, err)
	}
	p.in, p.pipe = ends[0][1], ends[1][0]
	open = []*os.File{ends[0][0], ends[1][1], ends[2][1]}
	p.said.from = ends[2][0]
	go p.said.read()
	return nil
}

// files writes what the program may read of the network.
func (p *process) files() error {
	write := func(name string, text func(w io.Writer) error) error {
		f, err := os.Create(filepath.Join(p.dir, name))
		if err != nil {
			return err
		}
		b := bufio.NewWriter(f)
		return errors.Join(text(b), b.Flush(), f.Close())
	}
	return errors.Join(
		write("graph.edges", func(w io.Writer) error { return formats.WriteEdges(w, p.net) }),
		write("labels", func(w io.Writer) error {
			for v := range uint32(p.net.Order()) {
				if _, err := fmt.Fprintln(w, p.net.Label(v)); err != nil {
					return err
				}
			}
			return nil
		}))
}

// first is the first line.
func (p *process) first() string {
	title := strings.Join(strings.Fields(clean(topology.Title(p.net))), " ")
	return strings.Join([]string{version, filepath.Join(p.dir, "graph.edges"), filepath.Join(p.dir, "labels"), title}, "\t") + "\n"
}

// watch kills the program when it is silent for too long, until what it returns is called.
func (p *process) watch() (stop func()) {
	done := make(chan struct{})
	go func() {
		looks := time.NewTicker(max(p.options.Silence/8, time.Millisecond))
		defer looks.Stop()
		before, since := p.progress.Load(), time.Now()
		for {
			select {
			case <-done:
				return
			case now := <-looks.C:
				if made := p.progress.Load(); made != before {
					before, since = made, now
				} else if now.Sub(since) >= p.options.Silence {
					p.silent.Store(true)
					p.kill()
					return
				}
			}
		}
	}()
	return sync.OnceFunc(func() { close(done) })
}

// kill kills the program with all that it started, and ends all reading and writing.
func (p *process) kill() {
	killGroup(p.cmd.Process)
	_ = p.in.Close()
	_ = p.pipe.Close() // a process that left the group may hold the other end
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
	line, err := readLine(p.out)
	switch {
	case p.ctx.Err() != nil:
		return context.Cause(p.ctx)
	case err == nil || errors.Is(err, errLong):
		return p.errorf("", "a line more than there were questions: %s, want one for each", quoted(line))
	}
	return nil
}

// end kills the program, and forgets its files.
func (p *process) end() {
	p.once.Do(func() {
		p.kill()
		for _, stop := range p.stop {
			stop()
		}
		<-p.ended
		p.said.close()
		_ = os.RemoveAll(p.dir)
	})
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
	status := "exit status 0"
	if p.status != nil {
		status = p.status.Error()
	}
	p.said.wait()
	if last := p.said.last(); last != "" {
		status += ": " + last
	}
	if text := strings.ToLower(status); p.options.Memory > 0 && (p.cmd.ProcessState.ExitCode() < 0 || strings.Contains(text, "memory") || strings.Contains(text, "alloc")) {
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
