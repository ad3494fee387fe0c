package fabric

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/topology"
)

// Levels are the service levels of messages: entry i, j is that from end i of a fabric
// to end j, −1 from an end to itself. A message keeps its level all the way, and OpenSM's
// engines dfsssp and lash take it for the virtual lane.
type Levels [][]int

// Levels has OpenSM stay, and asks it for the service level from every end to every
// other, one after the other: that takes a while. The engine has routed the fabric before
// (Route), and the tables have to be the same.
func (s *Simulator) Levels(ctx context.Context, engine string, routed *Routed) (Levels, error) {
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

// Configured has OpenSM run with these options, which may name files by their full paths. It
// returns the forwarding tables that come out, and the service levels that OpenSM says.
func (s *Simulator) Configured(ctx context.Context, f *infiniband.Fabric, options string) (tables []byte, levels Levels, err error) {
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
func (s *Simulator) ask(ctx context.Context, f *infiniband.Fabric) (all Levels, err error) {
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
func (s *Simulator) stay(ctx context.Context, more string, args ...string) (stop func(), err error) {
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
func (s *Simulator) level(ctx context.Context, source, destination int) (int, error) {
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

// String returns a line for each end, with the levels to all ends in order, - for
// itself.
func (l Levels) String() string {
	var b strings.Builder
	for _, row := range l {
		for j, level := range row {
			if j > 0 {
				b.WriteByte(' ')
			}
			if level < 0 {
				b.WriteByte('-')
			} else {
				b.WriteString(strconv.Itoa(level))
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// ParseLevels reads what String writes.
func ParseLevels(text string) (Levels, error) {
	var all Levels
	n := strings.Count(text, "\n")
	for line := range strings.Lines(text) {
		i, fields := len(all), strings.Fields(line)
		if len(fields) != n {
			return nil, fmt.Errorf("line %d: %d service levels, want %d", i+1, len(fields), n)
		}
		row := make([]int, n)
		for j, field := range fields {
			level, err := strconv.ParseUint(field, 10, 4)
			switch {
			case i == j && field == "-":
				row[j] = -1
			case i == j || err != nil:
				return nil, fmt.Errorf("line %d: service level %q to end %d, want 0 … 15, and - to itself", i+1, field, j)
			default:
				row[j] = int(level)
			}
		}
		all = append(all, row)
	}
	return all, nil
}

// WithLevels returns the router with a virtual channel for each service level: a message
// between two ends of the network takes the channel of its level at every hop.
func WithLevels(inner routing.Router, net *topology.External, levels Levels) (routing.Classed, error) {
	ends := net.Ends()
	if len(levels) != len(ends) {
		return nil, fmt.Errorf("service levels of %d ends, want %d", len(levels), len(ends))
	}
	r := &leveled{inner: inner, levels: levels, end: make(map[uint32]int), classes: 1}
	for i, v := range ends {
		r.end[v] = i
		for _, level := range levels[i] {
			r.classes = max(r.classes, level+1)
		}
	}
	return r, nil
}

// leveled is a router whose messages carry their service level.
type leveled struct {
	inner   routing.Router
	levels  Levels
	end     map[uint32]int
	classes int
}

// Header returns the service level.
func (r *leveled) Header(source, destination uint32) string {
	i, ok := r.end[source]
	j, also := r.end[destination]
	if !ok || !also || i == j {
		return ""
	}
	return strconv.Itoa(r.levels[i][j])
}

// Next returns what the inner router says.
func (r *leveled) Next(at, destination uint32, header string) (uint32, string) {
	next, _ := r.inner.Next(at, destination, "")
	return next, header
}

// Classes returns the largest service level, and one.
func (r *leveled) Classes() int { return r.classes }

// Class returns the service level.
func (r *leveled) Class(_, _, _ uint32, header string) int {
	level, err := strconv.Atoi(header)
	if err != nil {
		return 0 // no end has sent it
	}
	return level
}
