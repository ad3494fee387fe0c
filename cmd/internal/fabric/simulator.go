// Package fabric has real fabric software route networks: OpenSM, InfiniBand's subnet
// manager, on the simulator ibsim. It keeps what came out as recordings, for places
// where the programs are not installed. On Debian they are in the packages opensm,
// ibsim-utils and infiniband-diags.
package fabric

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"topocert/routing/infiniband"
)

// Engines returns the names of OpenSM's routing engines.
func Engines() []string {
	return []string{"minhop", "updn", "dor", "ftree", "sssp", "dfsssp", "lash"}
}

// ErrMissing marks programs that are not installed.
var ErrMissing = errors.New("not installed")

// life bounds the time for which a simulator runs, even if the program that started
// it is killed.
const life = 5 * time.Minute

// Simulator is a simulated fabric.
type Simulator struct {
	dir     string
	paths   map[string]string
	command *exec.Cmd
	stop    context.CancelFunc
}

// Start starts the simulator on a topology file: see infiniband.WriteIbsim. Its sockets
// and files are its own, so that several may run at a time. It ends with Close, with the
// context, and in any case after five minutes. The error is ErrMissing if a program is not
// installed.
func Start(ctx context.Context, text []byte) (*Simulator, error) {
	s := &Simulator{paths: make(map[string]string)}
	for _, name := range []string{"timeout", "ibsim", "ibsim-run", "opensm", "ibnetdiscover", "dump_fts", "saquery"} {
		path, err := find(name)
		if err != nil {
			return nil, err
		}
		s.paths[name] = path
	}
	var err error
	if s.dir, err = os.MkdirTemp("", "topocert-fabric-"); err != nil {
		return nil, err
	}
	ctx, s.stop = context.WithCancel(ctx)
	if err := s.start(ctx, text); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// start starts ibsim, and waits until it is ready.
func (s *Simulator) start(ctx context.Context, text []byte) error {
	file := filepath.Join(s.dir, "topology")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		return err
	}
	// The limits of ibsim 0.10; how much a fabric needs stands in the file.
	args := []string{"-k", "5", fmt.Sprint(int(life.Seconds())), s.paths["ibsim"], "-s", "-n"}
	c := exec.CommandContext(ctx, s.paths["timeout"], append(append(args, limits(text)...), file)...)
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	c.WaitDelay = 5 * time.Second
	c.Env = s.environment()
	var log bytes.Buffer
	out, in, err := os.Pipe()
	if err != nil {
		return err
	}
	c.Stdout, c.Stderr = in, &log
	err = c.Start()
	in.Close()
	if err != nil {
		out.Close()
		return err
	}
	// It is ready when it says so; what it says then is of no use, but has to be read.
	ready := make(chan bool, 1)
	go func() {
		defer out.Close()
		lines := bufio.NewScanner(out)
		for lines.Scan() {
			if strings.Contains(lines.Text(), "simulator ready") {
				ready <- true
				break
			}
		}
		close(ready)
		io.Copy(io.Discard, out)
	}()
	select {
	case ok := <-ready:
		if ok {
			s.command = c
			return nil
		}
	case <-ctx.Done():
	}
	stopped := ctx.Err()
	s.stop()
	err = c.Wait()
	if stopped != nil {
		err = stopped
	}
	return fmt.Errorf("ibsim did not start: %w: %s", err, tail(log.String()))
}

// find returns where a program is; subnet managers are often where only root looks.
func find(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	for _, dir := range []string{"/usr/sbin", "/sbin"} {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s: %w; on Debian: apt-get install opensm ibsim-utils infiniband-diags", name, ErrMissing)
}

// limits returns what a topology file of ours says ibsim needs.
func limits(text []byte) []string {
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "# ibsim -s "); ok {
			fields := strings.Fields(rest)
			return fields[:len(fields)-1] // but for the file
		}
	}
	return nil
}

// environment is that of the programs: sockets, files and caches of their own.
func (s *Simulator) environment() []string {
	return append(os.Environ(), "IBSIM_SOCKNAME="+filepath.Base(s.dir), "OSM_TMP_DIR="+s.dir, "OSM_CACHE_DIR="+s.dir)
}

// Close stops the simulator and removes its files.
func (s *Simulator) Close() error {
	s.stop()
	if s.command != nil {
		s.command.Wait() // it was killed, and says so
	}
	return os.RemoveAll(s.dir)
}

// run runs a program in the simulated fabric, and returns what it prints.
func (s *Simulator) run(ctx context.Context, name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, life)
	defer cancel()
	c := exec.CommandContext(ctx, s.paths["ibsim-run"], append([]string{s.paths[name]}, args...)...)
	c.Dir, c.Env = s.dir, s.environment()
	c.WaitDelay = 5 * time.Second
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	if err := c.Run(); err != nil {
		return nil, fmt.Errorf("%s: %w: %s", name, err, tail(errs.String()))
	}
	return out.Bytes(), nil
}

// tail returns the last lines of what a program said.
func tail(s string) string {
	const most = 500
	s = strings.TrimSpace(s)
	return s[max(0, len(s)-most):]
}

// Routed is a fabric with its forwarding tables, as the programs print them.
type Routed struct {
	Discovered []byte // by ibnetdiscover
	Tables     []byte // by dump_fts -n, or OpenSM's opensm-lfts.dump
	Log        []string
}

// Route has OpenSM route the fabric with a routing engine. The roots, if there are
// any, are the GUIDs of the switches from which updn and ftree count levels.
func (s *Simulator) Route(ctx context.Context, engine string, roots ...uint64) (*Routed, error) {
	var list strings.Builder
	for _, guid := range roots {
		fmt.Fprintf(&list, "0x%016x\n", guid)
	}
	log, rootFile, none := filepath.Join(s.dir, "log"), filepath.Join(s.dir, "roots"), filepath.Join(s.dir, "options")
	if err := errors.Join(os.RemoveAll(log), os.WriteFile(none, nil, 0o666), os.WriteFile(rootFile, []byte(list.String()), 0o666)); err != nil {
		return nil, err
	}
	args := []string{"-o", "-R", engine, "-F", none, "-f", log, "-D", "0x43"}
	if len(roots) > 0 {
		args = append(args, "-a", rootFile)
	}
	if _, err := s.run(ctx, "opensm", args...); err != nil {
		return nil, err
	}
	f, err := os.Open(log)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := new(Routed)
	if r.Log, err = infiniband.Lines(f); err != nil {
		return nil, fmt.Errorf("%s: %w", engine, err)
	}
	if r.Discovered, err = s.run(ctx, "ibnetdiscover"); err != nil {
		return nil, err
	}
	fabric, err := infiniband.Read(bytes.NewReader(r.Discovered))
	if err != nil {
		return nil, err
	}
	r.Tables, err = s.tables(ctx, fabric)
	return r, err
}

// tables returns the forwarding tables.
func (s *Simulator) tables(ctx context.Context, fabric *infiniband.Fabric) ([]byte, error) {
	text, err := s.run(ctx, "dump_fts", "-n")
	if err != nil {
		return nil, err
	}
	if _, err = infiniband.ReadTables(bytes.NewReader(text), fabric); err == nil {
		return text, nil
	}
	// dump_fts leaves out the last address if it is a multiple of 64.
	text, e := os.ReadFile(filepath.Join(s.dir, "opensm-lfts.dump"))
	if e != nil {
		return nil, errors.Join(err, e)
	}
	_, err = infiniband.ReadTables(bytes.NewReader(text), fabric)
	return text, err
}
