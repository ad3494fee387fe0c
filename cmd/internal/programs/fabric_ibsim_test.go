package programs

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
	"strconv"
	"strings"
	"time"

	"topocert/routing/infiniband"
)

// errMissing marks programs that are not installed.
var errMissing = errors.New("not installed")

// life bounds the time for which a simulator runs, even if the program that started
// it is killed.
const life = 5 * time.Minute

// simulator is a simulated fabric.
type simulator struct {
	dir     string
	paths   map[string]string
	command *exec.Cmd
	stop    context.CancelFunc
}

// startSimulator starts the simulator on a topology file: see infiniband.WriteIbsim. Its sockets
// and files are its own, so that several may run at a time. It ends with close, with the
// context, and in any case after five minutes. The error is errMissing if a program is not
// installed.
func startSimulator(ctx context.Context, text []byte) (*simulator, error) {
	s := &simulator{paths: make(map[string]string)}
	for _, name := range []string{"timeout", "ibsim", "ibsim-run", "opensm", "ibnetdiscover", "dump_fts", "saquery"} {
		path, err := findProgram(name)
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
	if err := s.startOpenSM(ctx, text); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// start starts ibsim, and waits until it is ready.
func (s *simulator) startOpenSM(ctx context.Context, text []byte) error {
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
func findProgram(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	for _, dir := range []string{"/usr/sbin", "/sbin"} {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s: %w; on Debian: apt-get install opensm ibsim-utils infiniband-diags", name, errMissing)
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
func (s *simulator) environment() []string {
	return append(os.Environ(), "IBSIM_SOCKNAME="+filepath.Base(s.dir), "OSM_TMP_DIR="+s.dir, "OSM_CACHE_DIR="+s.dir)
}

// close stops the simulator and removes its files.
func (s *simulator) close() error {
	s.stop()
	if s.command != nil {
		s.command.Wait() // it was killed, and says so
	}
	return os.RemoveAll(s.dir)
}

// run runs a program in the simulated fabric, and returns what it prints.
func (s *simulator) run(ctx context.Context, name string, args ...string) ([]byte, error) {
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

// routedFabric is a fabric with its forwarding tables, as the programs print them.
type routedFabric struct {
	Discovered []byte // by ibnetdiscover
	Tables     []byte // by dump_fts -n, or OpenSM's opensm-lfts.dump
	Log        []string
}

// route has OpenSM route the fabric with a routing engine. The roots, if there are
// any, are the GUIDs of the switches from which updn and ftree count levels.
func (s *simulator) route(ctx context.Context, engine string, roots ...uint64) (*routedFabric, error) {
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
	text, err := os.ReadFile(log)
	if err != nil {
		return nil, err
	}
	r := &routedFabric{Log: logLines(string(text))}
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
func (s *simulator) tables(ctx context.Context, fabric *infiniband.Fabric) ([]byte, error) {
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

// levels has OpenSM stay, and asks it for the service level from every end to every
// other, one after the other: that takes a while. The engine has routed the fabric before
// (route), and the tables have to be the same.
func (s *simulator) levels(ctx context.Context, engine string, routed *routedFabric) (Levels, error) {
	f, err := infiniband.Read(bytes.NewReader(routed.Discovered))
	if err != nil {
		return nil, err
	}
	stop, err := s.stay(ctx, "", "-R", engine)
	if err != nil {
		return nil, err
	}
	defer stop()
	tables, err := s.tables(ctx, f)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(tables, routed.Tables) {
		return nil, fmt.Errorf("%s makes other tables the second time", engine)
	}
	return s.ask(ctx, f)
}

// configured has OpenSM run with these options, which may name files by their full paths. It
// returns the forwarding tables that come out, and the service levels that OpenSM says.
func (s *simulator) configured(ctx context.Context, f *infiniband.Fabric, options string) (tables []byte, levels Levels, err error) {
	stop, err := s.stay(ctx, options)
	if err != nil {
		return nil, nil, err
	}
	defer stop()
	if tables, err = s.tables(ctx, f); err != nil {
		return nil, nil, err
	}
	levels, err = s.ask(ctx, f)
	return tables, levels, err
}

// ask asks OpenSM, which is there, for the service level from every end to every other.
func (s *simulator) ask(ctx context.Context, f *infiniband.Fabric) (all Levels, err error) {
	ends := f.Network().Ends()
	all = make(Levels, len(ends))
	for i, u := range ends {
		all[i] = make([]int, len(ends))
		for j, v := range ends {
			if all[i][j] = -1; i == j {
				continue
			}
			if all[i][j], err = s.level(ctx, f.Address(u), f.Address(v)); err != nil {
				return nil, fmt.Errorf("from %s to %s: %w", f.Network().Label(u), f.Network().Label(v), err)
			}
		}
	}
	return all, nil
}

// stay starts OpenSM with options and arguments, and waits until the fabric is up. It runs
// until it is stopped.
func (s *simulator) stay(ctx context.Context, more string, args ...string) (stop func(), err error) {
	log, options := filepath.Join(s.dir, "log"), filepath.Join(s.dir, "options")
	if err := errors.Join(os.RemoveAll(log), os.WriteFile(options, []byte("force_log_flush TRUE\n"+more), 0o666)); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	c := exec.CommandContext(ctx, s.paths["timeout"], append([]string{
		"-k", "5", fmt.Sprint(int(life.Seconds())), s.paths["ibsim-run"], s.paths["opensm"], "-F", options, "-f", log, "-D", "0x43"}, args...)...)
	c.Dir, c.Env = s.dir, s.environment()
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	c.WaitDelay = 5 * time.Second
	if err := c.Start(); err != nil {
		cancel()
		return nil, err
	}
	stop = func() {
		cancel()
		c.Wait() // it was stopped, and says so
	}
	for range 300 {
		text, err := os.ReadFile(log)
		if err == nil && bytes.Contains(text, []byte("-> SUBNET UP")) {
			return stop, nil
		}
		select {
		case <-ctx.Done():
			stop()
			return nil, ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
	stop()
	return nil, errors.New("opensm: the fabric is not up after 30 s")
}

// level asks for the service level of a path between two addresses.
func (s *simulator) level(ctx context.Context, source, destination int) (int, error) {
	text, err := s.run(ctx, "saquery", "-p", "--slid", strconv.Itoa(source), "--dlid", strconv.Itoa(destination))
	if err != nil {
		return 0, err
	}
	found := make(map[string]string)
	for line := range strings.Lines(string(text)) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), "..")
		if ok {
			found[name] = strings.TrimLeft(value, ".")
		}
	}
	level, err := strconv.ParseUint(found["sl"], 0, 4)
	if err != nil || found["slid"] != strconv.Itoa(source) || found["dlid"] != strconv.Itoa(destination) {
		return 0, fmt.Errorf("saquery: want one path with its service level: %q", tail(string(text)))
	}
	return int(level), nil
}

// logLines returns the lines of a log from which readLog learns something.
func logLines(log string) []string {
	var kept []string
	before := ""
	for line := range strings.Lines(log) {
		_, text, ok := strings.Cut(strings.TrimRight(line, "\n"), " -> ")
		if !ok {
			continue
		}
		line = "opensm -> " + text
		switch {
		case strings.Contains(text, "anes needed: "), strings.HasSuffix(text, " tables configured on all switches"):
			kept = append(kept, line)
		case strings.Contains(text, ": cannot build "):
			kept = append(kept, before, line)
		}
		before = line
	}
	return kept
}
