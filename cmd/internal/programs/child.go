package programs

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
)

// child is a program that runs in a group of processes of its own, with pipes to us.
type child struct {
	dir    string // of its files, which end removes
	cmd    *exec.Cmd
	in     io.WriteCloser // what it reads
	out    *os.File       // what it writes
	stderr *stderr
	ended  chan struct{} // closed when it has
	forget func()        // to be called by end
	once   sync.Once
}

// launch starts a program, with what it writes for out, or for the child's own pipe where that is
// nil. Each of its processes may take so many bytes of memory, 0 for any number. It is killed, with
// all that it has started, by end; when the context ends; and with the others of Keep.
func launch(ctx context.Context, dir, path string, args []string, out io.Writer, stderr *stderr, memory uint64) (*child, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	c := &child{dir: dir, cmd: exec.CommandContext(ctx, path, args...), stderr: stderr, ended: make(chan struct{})}
	apart(c.cmd)
	c.cmd.Stdout, c.cmd.Stderr = out, stderr
	c.cmd.Cancel = func() error { c.kill(); return nil }
	c.cmd.WaitDelay = linger / 4 // what the program started may hold its output
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if out == nil { // Wait would close a pipe of its own before all is read
		r, w, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		defer w.Close()
		c.out, c.cmd.Stdout = r, w
	}
	if err := c.cmd.Start(); err != nil {
		_ = c.out.Close()
		return nil, fmt.Errorf("%w: %w", ErrCommand, err)
	}
	go func() {
		_ = c.cmd.Wait() // ProcessState says it
		stderr.end()
		close(c.ended)
	}()
	c.forget = func() { note(ctx, c, false) }
	if memory > 0 {
		err = bound(c.cmd.Process, memory)
	}
	if err != nil {
		err = fmt.Errorf("%w: the limit of its memory: %w", ErrCommand, err)
	} else if !note(ctx, c, true) {
		err = fmt.Errorf("%w: the program is over", ErrCommand)
	}
	if err != nil {
		c.end()
		return nil, err
	}
	return c, nil
}

// kill kills the program with all that it started, and ends all reading and writing.
func (c *child) kill() {
	killGroup(c.cmd.Process)
	_ = c.in.Close()
	_ = c.out.Close() // a process that left the group may hold the other end
}

// end kills the program, and removes its files.
func (c *child) end() {
	c.once.Do(func() {
		c.kill()
		c.forget()
		<-c.ended
		_ = os.RemoveAll(c.dir)
	})
}
