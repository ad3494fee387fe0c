package script

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"topocert/topology"
)

// childKey is the environment variable of a process that runs a file.
const childKey = "TOPOCERT_RUNS_STARLARK"

// process is the process that runs a file: this program again.
type process struct {
	cmd  *exec.Cmd
	in   io.WriteCloser
	to   *gob.Encoder
	from *gob.Decoder
	errs bounded
	has  topology.Network // the network that it has
}

// bounded keeps the first bytes that are written to it.
type bounded struct{ bytes.Buffer }

func (b *bounded) Write(p []byte) (int, error) {
	if room := 1<<12 - b.Len(); room > 0 {
		b.Buffer.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

// start starts a process, which has nothing of ours but two pipes.
func start() (*process, error) {
	if os.Getenv(childKey) != "" {
		return nil, errors.New("this program does not begin with script.Main")
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	p := &process{cmd: exec.Command(self)}
	p.cmd.Env = []string{childKey + "=1", "GOTRACEBACK=none"}
	p.cmd.Stderr = &p.errs
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.to, p.from = gob.NewEncoder(p.in), gob.NewDecoder(out)
	return p, p.cmd.Start()
}

// end kills the file's process.
func (f *File) end() {
	if f.child != nil {
		_ = f.child.cmd.Process.Kill()
		_ = f.child.cmd.Wait() // it was killed
		f.child = nil
	}
}

// longer is how many times its limit a process may take by the clock.
const longer = 10

// ask sends a request, nil for none, and gives each reply to a function. A process is
// started, and the file run in it, where there is none. The network of a router is sent
// before, where the process does not have it. What fails for passing a limit, or with the
// context, ends the process.
func (f *File) ask(ctx context.Context, router *Router, q *request, take func(*reply) error) error {
	f.asking.Lock()
	defer f.asking.Unlock()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if f.child == nil {
		child, err := start()
		if err != nil {
			return fmt.Errorf("%s: the process that runs it: %w", f.path, err)
		}
		f.child = child
		if err := f.exchange(ctx, &request{Load: &source{f.path, f.text, f.limits, f.loaded}}, func(r *reply) error {
			if r.Found != nil {
				f.found = *r.Found
			}
			return nil
		}); err != nil {
			f.end()
			return err
		}
		f.loaded = true
	}
	if router != nil && f.child.has != router.net {
		if err := f.exchange(ctx, &request{Net: router.wire()}, nil); err != nil {
			return err
		}
		f.child.has = router.net
	}
	if q == nil {
		return nil
	}
	return f.exchange(ctx, q, take)
}

// exchange sends a request to the process that is there, and takes the replies.
func (f *File) exchange(ctx context.Context, q *request, take func(*reply) error) error {
	if q.Route == nil { // each step of a route has limits of its own
		var cancel func()
		ctx, cancel = context.WithTimeoutCause(ctx, longer*f.limits.Time, tooLong(longer*f.limits.Time))
		defer cancel()
	}
	child := f.child
	defer context.AfterFunc(ctx, func() { _ = child.cmd.Process.Kill() })()
	err := child.to.Encode(q)
	for err == nil {
		var r reply
		if err = child.from.Decode(&r); err != nil {
			break
		}
		if r.Printed != "" {
			_, err = io.WriteString(f.output, r.Printed)
		}
		if err == nil && take != nil {
			err = take(&r)
		}
		if r.Err != nil {
			if r.Err.Limit {
				f.end()
			}
			return r.Err
		}
		if r.Last && err == nil {
			return nil
		}
	}
	f.end()
	return f.died(ctx, child, err)
}

// died says why a process ended before it had answered.
func (f *File) died(ctx context.Context, child *process, err error) error {
	output, _, _ := strings.Cut(child.errs.String(), "\n")
	switch {
	case ctx.Err() != nil:
		if err = context.Cause(ctx); errors.Is(err, ErrLimit) {
			return newError(f.path, err)
		}
		return err
	case strings.Contains(output, "stack exceeds"):
		return newError(f.path, tooMuch("values, calls or expressions too deep within one another"))
	case strings.Contains(output, "out of memory") || strings.Contains(output, "cannot allocate memory") || strings.HasPrefix(output, "SIG") || output == "":
		return newError(f.path, f.limits.tooLarge()) // refused by the system, or killed by it
	}
	return newError(f.path, fmt.Errorf("the process that runs it ended: %w: %s", err, output))
}
