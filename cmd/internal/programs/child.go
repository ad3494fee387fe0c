package programs

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"sync"
)

// child is a program that runs in a group of processes of its own, with pipes to us.
type child struct {
	dir     string // of its files, which end removes
	cmd     *exec.Cmd
	in, out *os.File // what it reads, and what it writes
	stderr  *stderr
	ended   chan struct{} // closed when it has
	status  error         // its own, once it has ended
	forget  []func()      // to be called by end
	once    sync.Once
}

// launch starts a command. Each of its processes may take so many bytes of memory, 0 for any
// number. It is killed, with all that it has started, by end; when the context ends; and with the
// others of Keep.
func launch(ctx context.Context, dir string, cmd *exec.Cmd, stderr *stderr, memory uint64) (*child, error) {
	var open []*os.File
	defer func() {
		for _, f := range open {
			_ = f.Close()
		}
	}()
	var ends [3][2]*os.File
	for i := range ends {
		r, w, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		ends[i], open = [2]*os.File{r, w}, append(open, r, w)
	}
	apart(cmd)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = ends[0][0], ends[1][1], ends[2][1]
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCommand, err)
	}
	open = []*os.File{ends[0][0], ends[1][1], ends[2][1]}
	stderr.from = ends[2][0]
	c := &child{dir: dir, cmd: cmd, in: ends[0][1], out: ends[1][0], stderr: stderr, ended: make(chan struct{})}
	go stderr.read()
	go func() {
		c.status = cmd.Wait()
		close(c.ended)
	}()
	interrupted := context.AfterFunc(ctx, c.kill)
	c.forget = []func(){func() { interrupted() }, func() { note(ctx, c, false) }}
	var err error
	if memory > 0 {
		err = bound(cmd.Process, memory)
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
		for _, forget := range c.forget {
			forget()
		}
		<-c.ended
		c.stderr.close()
		_ = os.RemoveAll(c.dir)
	})
}
