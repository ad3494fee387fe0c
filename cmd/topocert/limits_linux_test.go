package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"iter"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	limitsRun   = flag.String("limits", "", "run the command on large networks: those runs whose `name`, such as \"path/fact girth\", this expression matches")
	limitsTable = flag.String("limits.table", "", "write the table of -limits to this `file`, in Markdown")
)

// What each run is given, and what it may take.
const (
	limitsTimeout = 5 * time.Second
	limitsWall    = 7 * time.Second
	limitsMemory  = 4 << 30
	limitsTries   = 3 // the machine may be busy: the quickest counts
)

// TestLimits runs the command with --timeout 5 on networks that are large or
// awkward, and asks each fact of them. No run takes more than 7 s or 4 GB, and none finds a
// defect of ours. "make limits" runs it.
func TestLimits(t *testing.T) {
	if *limitsRun == "" {
		t.Skip(`run with -limits . for all, or with a part of a run's name, such as -limits 'fact girth'`)
	}
	wanted, err := regexp.Compile(*limitsRun)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "topocert")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	script, err := filepath.Abs("../../examples/classics.star")
	if err != nil {
		t.Fatal(err)
	}
	table := &limitsReport{cells: make(map[string]string)}
	for _, g := range largeGraphs() {
		name := g.name
		if g.edges != nil {
			name += ".edges"
		}
		made := false
		for _, r := range limitsRuns(name, g) {
			full := g.title + "/" + r.name
			if !wanted.MatchString(full) {
				continue
			}
			if !made && g.edges != nil {
				if err := writeEdges(filepath.Join(dir, name), g); err != nil {
					t.Fatal(err)
				}
			}
			made = true
			args := append(r.args, "--timeout", limitsTimeout.String(), "--use", script)
			took := table.best(program, dir, args)
			table.add(g.title, r.name, took)
			t.Logf("%-50s %s", full, took.line())
			if why := took.fault(); why != "" {
				t.Errorf("%s: %s: %s", full, why, took.line())
			}
		}
		if g.edges != nil {
			_ = os.Remove(filepath.Join(dir, name)) // large; the folder goes anyway
		}
	}
	if *limitsTable != "" {
		if err := os.WriteFile(*limitsTable, []byte(table.markdown()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// largeGraph is a network of the table: by its name, or by its links in a file.
type largeGraph struct {
	title, name string
	order       int
	edges       iter.Seq2[int, int]
}

func largeGraphs() []largeGraph {
	var list []largeGraph
	for n := 3; n <= 8; n++ {
		name := fmt.Sprintf("BH(%d)", n)
		list = append(list, largeGraph{name, name, 1 << (2 * n), nil})
	}
	rings := func(count, length int) iter.Seq2[int, int] {
		return pairs(count*length, func(v int) int { return v/length*length + (v+1)%length })
	}
	return append(list, []largeGraph{
		{"K(500,500)", "bipartite", 1000, func(yield func(u, v int) bool) {
			for u := range 500 {
				for v := 500; v < 1000; v++ {
					if !yield(u, v) {
						return
					}
				}
			}
		}},
		{"K(3000)", "Complete(3000)", 3000, nil},
		{"star, 10⁵ leaves", "star", 100_001, func(yield func(u, v int) bool) {
			for v := 1; v <= 100_000 && yield(0, v); v++ {
			}
		}},
		{"10⁵ isolated vertices", "isolated", 100_000, func(func(u, v int) bool) {}},
		{"path of 10⁶", "path", 1_000_000, pairs(999_999, func(v int) int { return v + 1 })},
		{"1,000 rings of 100", "rings", 100_000, rings(1000, 100)},
		{"300 rings of 3", "triangles", 900, rings(300, 3)},
		{"10⁵ links", "links", 200_000, func(yield func(u, v int) bool) {
			for v := 0; v < 200_000 && yield(v, v+1); v += 2 {
			}
		}},
		{"binary tree of 10⁶", "tree", 1_000_000, func(yield func(u, v int) bool) {
			for v := 1; v < 1_000_000 && yield(v, (v-1)/2); v++ {
			}
		}},
		{"random, 10⁵ links", "random5", 20_000, someEdges(20_000, 100_000)},
		{"random, 10⁶ links", "random6", 200_000, someEdges(200_000, 1_000_000)},
		{"16777216 alone", "alone", 1 << 24, func(func(u, v int) bool) {}},
		{"Ring(20000)", "Ring(20000)", 20_000, nil},
		{"Ring(8192)", "Ring(8192)", 8192, nil},
	}...)
}

// pairs yields one link for each of the first vertices.
func pairs(count int, to func(v int) int) iter.Seq2[int, int] {
	return func(yield func(u, v int) bool) {
		for v := range count {
			if !yield(v, to(v)) {
				return
			}
		}
	}
}

// someEdges yields different random links.
func someEdges(order, size int) iter.Seq2[int, int] {
	return func(yield func(u, v int) bool) {
		random := rand.New(rand.NewPCG(1, 2))
		seen := make(map[[2]int]bool)
		for len(seen) < size {
			u, v := random.IntN(order), random.IntN(order)
			if u, v = min(u, v), max(u, v); u == v || seen[[2]int{u, v}] {
				continue
			}
			seen[[2]int{u, v}] = true
			if !yield(u, v) {
				return
			}
		}
	}
}

func writeEdges(path string, g largeGraph) (err error) {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	w := bufio.NewWriter(f)
	fmt.Fprintln(w, g.order)
	for u, v := range g.edges {
		fmt.Fprintln(w, u, v)
	}
	return w.Flush()
}

// limitsCommand is a row of the table.
type limitsCommand struct {
	name string
	args []string
}

// limitsRuns lists what is asked of a network.
func limitsRuns(name string, g largeGraph) []limitsCommand {
	runs := []limitsCommand{
		{"measure", []string{"measure", name}}, {"bisect", []string{"bisect", name}},
		{"hamilton", []string{"hamilton", name}}, {"audit bfs", []string{"audit", "bfs", name}},
	}
	network := name
	if g.edges != nil {
		network = strconv.Quote(name)
	}
	u, v := "0", strconv.Itoa(g.order-1)
	for _, f := range listFacts() {
		args := strings.NewReplacer(
			"(G", "("+network, ", G", ", "+network, ", u", ", "+u, ", v", ", "+v, ", d)", ", 2)",
			", H)", fmt.Sprintf(", Ring(%d))", max(3, g.order)),
		).Replace(f.Name)
		variants := []string{args}
		switch {
		case strings.Contains(args, `"router"`):
			variants = []string{strings.Replace(args, `"router"`, `"bfs"`, 1)}
			if strings.HasPrefix(args, "lanes") {
				variants = append(variants, strings.Replace(args, `"router"`, `"shortest"`, 1))
			}
		case strings.Contains(args, `"model"`):
			variants = nil
			for _, model := range []string{"single-port", "all-port"} {
				one := strings.Replace(args, "model", model, 1)
				variants = append(variants, one)
				if strings.HasPrefix(one, "broadcast") {
					variants = append(variants, strings.Replace(one, ", "+v+")", `, "all")`, 1))
				}
			}
		}
		for _, text := range variants {
			runs = append(runs, limitsCommand{"fact " + strings.Replace(text, network, "G", 1), []string{"prove", text}})
		}
	}
	return runs
}

// limitsTaken is what a run took, and what it came to.
type limitsTaken struct {
	wall, cpu time.Duration
	memory    int64 // the most resident bytes
	code      int
	killed    bool // by this test
	out, errs string
}

// best runs a command until it keeps its limits, a few times at most, and returns the
// quickest run.
func (*limitsReport) best(program, dir string, args []string) limitsTaken {
	var best limitsTaken
	for i := range limitsTries {
		took := runLimited(program, dir, args)
		if i == 0 || took.wall < best.wall {
			best = took
		}
		if best.wall <= limitsWall {
			break
		}
	}
	return best
}

// runLimited runs a command, and kills it where it goes far beyond what it may.
func runLimited(program, dir string, args []string) limitsTaken {
	ctx, cancel := context.WithTimeout(context.Background(), 4*limitsWall)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = dir
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return limitsTaken{code: -1, errs: err.Error()}
	}
	var most int64 // of the process itself; the system's own figure may be its parent's
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for {
			now, peak := residentOf(cmd.Process.Pid)
			if most = max(most, peak); now == 0 {
				return
			}
			if now > limitsMemory*5/4 {
				cancel()
			}
			select {
			case <-ctx.Done():
				return
			case <-time.After(10 * time.Millisecond):
			}
		}
	}()
	_ = cmd.Wait() // what it came to is in the state
	took := limitsTaken{wall: time.Since(start), killed: ctx.Err() != nil, out: out.String(), errs: errs.String(), code: cmd.ProcessState.ExitCode()}
	cancel()
	<-ended
	took.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	took.memory = most
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		took.memory = max(most, int64(usage.Maxrss)<<10)
	}
	return took
}

// residentOf returns the resident bytes of a process, now and the most so far.
func residentOf(pid int) (now, most int64) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, 0
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		kb, _ := strconv.ParseInt(fields[1], 10, 64)
		switch fields[0] {
		case "VmRSS:":
			now = kb << 10
		case "VmHWM:":
			most = kb << 10
		}
	}
	return now, most
}

// fault says what is wrong with a run, "" if nothing is.
func (r limitsTaken) fault() string {
	switch {
	case r.memory > limitsMemory:
		return "too much memory"
	case r.wall > limitsWall:
		return "too long"
	case strings.Contains(r.out+r.errs, "BUG") || strings.Contains(r.errs, "panic") || strings.Contains(r.errs, "fatal error"):
		return "a defect"
	case r.code != exitDone && r.code != exitInterrupted && r.code != exitUsage:
		return fmt.Sprintf("exit status %d", r.code)
	}
	return ""
}

// outcome says in a word what a run came to.
func (r limitsTaken) outcome() string {
	switch {
	case r.killed:
		return "killed"
	case r.code == exitDone && !strings.Contains(r.out, "open: "):
		return "done"
	case r.code == exitDone || r.code == exitInterrupted:
		return "open"
	case r.code == exitUsage:
		return "refused"
	}
	return fmt.Sprintf("exit %d", r.code)
}

func (r limitsTaken) size() string {
	if r.memory >= 1<<30 {
		return fmt.Sprintf("%.1f GB", float64(r.memory)/(1<<30))
	}
	return fmt.Sprintf("%d MB", r.memory>>20)
}

func (r limitsTaken) line() string {
	said := strings.Join(strings.Fields(r.out+" "+r.errs), " ")
	if len(said) > 300 {
		said = said[:150] + " … " + said[len(said)-150:]
	}
	return fmt.Sprintf("%-7s %5.2f s wall %5.2f s CPU %7s  %s", r.outcome(), r.wall.Seconds(), r.cpu.Seconds(), r.size(), said)
}

// limitsReport is the table: a row a command, a column a network.
type limitsReport struct {
	columns, rows []string
	cells         map[string]string // by column and row
}

func (l *limitsReport) add(column, row string, r limitsTaken) {
	if len(l.columns) == 0 || l.columns[len(l.columns)-1] != column {
		l.columns = append(l.columns, column)
	}
	row = regexp.MustCompile(`\b(G|Ring\(\d+\)), 0, \d+|Ring\(\d+\)\)|, \d{2,}\)`).ReplaceAllStringFunc(row, func(text string) string {
		switch {
		case strings.HasPrefix(text, "G, 0"):
			return "G, u, v"
		case strings.HasPrefix(text, "Ring"):
			return "H)"
		}
		return ", v)"
	})
	if _, seen := l.cells["/"+row]; !seen {
		l.cells["/"+row] = ""
		l.rows = append(l.rows, row)
	}
	l.cells[column+"/"+row] = fmt.Sprintf("%s %.1f s %s", r.outcome(), r.wall.Seconds(), r.size())
}

// markdown writes the table, in parts of a few columns.
func (l *limitsReport) markdown() string {
	var text strings.Builder
	const wide = 5
	for from := 0; from < len(l.columns); from += wide {
		part := l.columns[from:min(from+wide, len(l.columns))]
		fmt.Fprintf(&text, "| | %s |\n|%s\n", strings.Join(part, " | "), strings.Repeat(" --- |", len(part)+1))
		for _, row := range l.rows {
			fmt.Fprintf(&text, "| `%s` |", strings.TrimPrefix(row, "fact "))
			for _, column := range part {
				fmt.Fprintf(&text, " %s |", l.cells[column+"/"+row])
			}
			text.WriteString("\n")
		}
		text.WriteString("\n")
	}
	return text.String()
}
