//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/props"
)

var (
	kills = flag.Int("kills", 0, "kill (-9) each command so many times, at random moments, in TestKilled")
	disks = flag.Int("disks", 0, "try so many limits on the size of files in TestDisk, and disks of so many sizes in TestFullDisk (root, Linux)")
	seed  = flag.Uint64("seed", 1, "of the random moments of TestKilled")
)

// diskCommand is a command that writes to a folder, OUT in its arguments. It runs in a
// folder with the files of diskFiles.
type diskCommand struct {
	name  string
	args  []string
	stdin string
	// whole says that what is in the folder is there at once, or not at all.
	whole bool
	// long says that it takes seconds.
	long bool
}

func diskCommands() []diskCommand {
	return []diskCommand{
		{name: "prove", args: []string{"prove", "--jsonl", "--out", "OUT", "cluster(Hypercube(5), 2) == 6", "vertex_connectivity(QT(4,4)) == 4", `broadcast("single-port", QT(3,2), 0) == 7`}},
		{name: "prove --file", args: []string{"prove", "--jsonl", "--out", "OUT", "--file", "own.claims"}},
		{name: "claims", args: []string{"claims", "--jsonl", "--out", "OUT", "--paper", "qt", "--max-order", "32"}},
		{name: "bisect", args: []string{"bisect", "--jsonl", "--out", "OUT", "-", "own.edges", "QT(3,3)"}, stdin: "D?{\nDhc\nC~\nIheA@GUAo\n"},
		{name: "hamilton", args: []string{"hamilton", "--jsonl", "--out", "OUT", "Petersen", "own.edges", "GP(11,2)", "QT(2,2)"}},
		{name: "audit", args: []string{"audit", "dor", "--jsonl", "--out", "OUT", "Torus(4)", "Mesh(4)", "Torus(5)"}},
		{name: "audit of a table", args: []string{"audit", "table:own.table", "small.edges", "--jsonl", "--out", "OUT"}},
		{name: "lanes", args: []string{"lanes", "shortest", "--jsonl", "--out", "OUT", "Torus(3)", "Petersen", "small.edges"}},
		{name: "report", args: []string{"report", "--out", "OUT", "--paper", "cctorus", "--max-order", "8", "--checker", "none"}, whole: true, long: true},
		{name: "a proof that is not kept", args: []string{"prove", "--jsonl", "cluster(Hypercube(5), 2) == 6", "diameter(Petersen) == 2"}},
	}
}

// diskFiles writes what the commands read.
func diskFiles(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	var ring, claims strings.Builder
	for v := range 300 {
		fmt.Fprintf(&ring, "%d %d\n", v, (v+1)%300)
	}
	for n := 3; n < 12; n++ {
		fmt.Fprintf(&claims, "ring/%d: diameter(Ring(%d)) == %d && girth(Ring(%d)) == %d\n", n, n, n/2, n, n)
	}
	claims.WriteString("own/diameter: diameter(\"own.edges\") == 150\nbroadcast: broadcast(\"single-port\", QT(3,2), 0) == 7\n" +
		"own/degree: max_degree(\"own.edges\") == 3\ncluster: cluster(Hypercube(5), 2) == 6\ntori: diameter(Torus(n)) == 2*floor(n/2) for n in 3..8\n")
	for name, text := range map[string]string{
		"own.edges": ring.String(), "own.claims": claims.String(), "small.edges": "0 1\n1 2\n2 3\n3 0\n",
		"own.table": "- 0 1 0\n1 - 1 0\n1 2 - 2\n3 0 3 -\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// program returns a path under which this test's program is the command: see TestMain.
func program(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	path := filepath.Join(t.TempDir(), "topocert")
	if err := errors.Join(err, os.Symlink(self, path)); err != nil {
		t.Fatal(err)
	}
	return path
}

// diskRun is a run of a command.
type diskRun struct {
	command diskCommand
	out     string // the folder, in one of its own
	temp    string // that for temporary files
	stdout  bytes.Buffer
	stderr  bytes.Buffer
}

// start prepares a run, under a limit on the size of files in blocks of 512 bytes, if there
// is one.
func (r *diskRun) start(program, input string, blocks int) *exec.Cmd {
	args := slices.Clone(r.command.args)
	for i, a := range args {
		if a == "OUT" {
			args[i] = r.out
		}
	}
	cmd := exec.Command(program, args...)
	if blocks > 0 {
		cmd = exec.Command("sh", append([]string{"-c", fmt.Sprintf(`ulimit -f %d; exec "$0" "$@"`, blocks), program}, args...)...)
	}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = input, strings.NewReader(r.command.stdin), &r.stdout, &r.stderr
	cmd.Env = append(os.Environ(), "TMPDIR="+r.temp)
	return cmd
}

// check looks at what a run has left, which ended by itself or was killed.
func (r *diskRun) check(t *testing.T, killed bool) {
	t.Helper()
	for _, word := range []string{"panic", "SIG", "goroutine", "BUG"} {
		if strings.Contains(r.stderr.String(), word) {
			t.Errorf("stderr has %s: %s", word, &r.stderr)
		}
	}
	if !killed {
		for _, dir := range []string{r.out, filepath.Dir(r.out), r.temp} {
			if left := temporaries(dir); len(left) > 0 {
				t.Errorf("left in %s: %q", dir, left)
			}
		}
	}
	if r.command.whole {
		_, folder := os.Stat(r.out)
		_, front := os.Stat(filepath.Join(r.out, "index.html"))
		if (folder == nil) != (front == nil) {
			t.Errorf("the folder: %v, its front page: %v", folder, front)
		}
	}
	entries, err := os.ReadDir(r.out)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	named, kept := r.named(t), 0
	for _, e := range entries {
		switch filepath.Ext(e.Name()) {
		case props.Ending, ".verdicts":
			kept++
		case ".lrat":
			if !named[e.Name()] {
				t.Errorf("no certificate names the proof %s", e.Name())
			}
		}
	}
	if kept > 0 {
		var out, errs bytes.Buffer
		if code := run(context.Background(), []string{"check", r.out}, strings.NewReader(""), &out, &errs); code != exitDone {
			t.Errorf("what is kept is not accepted: exit %d\n%s%s", code, &out, &errs)
		}
	}
	r.printed(t)
}

// temporaries returns the temporary names in a folder.
func temporaries(dir string) []string {
	found, _ := filepath.Glob(filepath.Join(dir, ".*")) // the pattern is right
	return found
}

// named returns the files that the certificates in the folder name.
func (r *diskRun) named(t *testing.T) map[string]bool {
	t.Helper()
	named := make(map[string]bool)
	files, _ := filepath.Glob(filepath.Join(r.out, "*"+props.Ending))
	for _, path := range files {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		list, err := certificates.ReadAll(f)
		f.Close()
		if err != nil {
			t.Errorf("%s: %v", path, err)
		}
		for _, c := range list {
			for _, file := range kinds.Files(c) {
				named[file] = true
			}
		}
	}
	return named
}

// printed sees that the certificates and verdicts are there which the lines that were
// printed say, as far as they are whole.
func (r *diskRun) printed(t *testing.T) {
	t.Helper()
	if !slices.Contains(r.command.args, "--jsonl") || !slices.Contains(r.command.args, "OUT") {
		return
	}
	verdicts, err := os.ReadFile(filepath.Join(r.out, props.VerdictFile))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	text := r.stdout.Bytes()
	lines := bufio.NewScanner(bytes.NewReader(text[:bytes.LastIndexByte(text, '\n')+1]))
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var said struct {
			ID, Statement string
			Verdict       *string
			Certificate   *string
			Certificates  []string
			Files         []string
			Follows       bool
		}
		if err := json.Unmarshal(lines.Bytes(), &said); err != nil {
			t.Errorf("%v: %s", err, lines.Bytes())
			continue
		}
		if said.Certificate != nil {
			said.Certificates = append(said.Certificates, *said.Certificate)
		}
		for _, name := range append(said.Certificates, said.Files...) {
			if _, err := os.Stat(filepath.Join(r.out, name)); err != nil {
				t.Errorf("%v, of which was printed\n%s", err, lines.Bytes())
			}
		}
		line := "claim " + said.ID + "\n"
		if said.ID == "" {
			line = "formula " + said.Statement + "\n"
		}
		if said.Follows && said.Verdict != nil && !bytes.Contains(verdicts, []byte(line)) {
			t.Errorf("no %q in the verdicts, and printed was\n%s", line, lines.Bytes())
		}
	}
}

// newDiskRun returns a run of a command in folders of its own.
func newDiskRun(t *testing.T, c diskCommand) *diskRun {
	t.Helper()
	r := &diskRun{command: c, out: filepath.Join(t.TempDir(), "out"), temp: t.TempDir()}
	return r
}

// ended waits for a run, and returns its exit status.
func ended(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode()
}

// TestDisk: where files may not be larger than a limit, a command ends with status 2, unless
// all is smaller; what it has printed is on disk, and what is on disk is accepted.
func TestDisk(t *testing.T) {
	deep.NotShort(t)
	t.Parallel()
	program, input := program(t), diskFiles(t)
	few := []int{8, 24} // 4 kB is what every folder must take
	if *disks > 0 {
		few = nil
		for i := range *disks {
			few = append(few, 1+i*4096/(*disks)) // to 2 MB
		}
	}
	failed := make(map[int]int)
	for _, c := range diskCommands() {
		if c.long && *disks == 0 {
			continue
		}
		for _, blocks := range few {
			r := newDiskRun(t, c)
			code := ended(t, r.start(program, input, blocks))
			if failed[code]++; code != exitDone && code != exitUsage {
				t.Errorf("exit %d, want 0 or 2", code)
			}
			if code == exitUsage && !strings.Contains(r.stderr.String(), "file too large") {
				t.Errorf("stderr does not say what is wrong: %s", &r.stderr)
			}
			if r.check(t, false); t.Failed() {
				t.Fatalf("%s, files of at most %d bytes", c.name, blocks*512)
			}
		}
	}
	t.Logf("exit statuses: %v", failed)
	if failed[exitUsage] == 0 || failed[exitDone] == 0 {
		t.Errorf("exit statuses %v, want both", failed)
	}
}

// TestKilled: a command that is killed loses what it was at, and nothing that it has
// printed; the next run in the same folder removes what is left of it, and completes.
func TestKilled(t *testing.T) {
	if *kills == 0 {
		t.Skip("needs -kills N")
	}
	program, input := program(t), diskFiles(t)
	random := rand.New(rand.NewPCG(*seed, 0))
	for _, c := range diskCommands() {
		whole := newDiskRun(t, c)
		start := time.Now()
		if code := ended(t, whole.start(program, input, 0)); code != exitDone {
			t.Fatalf("%s: exit %d: %s", c.name, code, &whole.stderr)
		}
		whole.check(t, false)
		takes := time.Since(start)
		lines, left := 0, 0
		for done := 0; done < *kills; {
			r := newDiskRun(t, c)
			for range min(5, *kills-done) { // in one folder
				r.stdout.Reset()
				r.stderr.Reset()
				cmd := r.start(program, input, 0)
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				timer := time.AfterFunc(time.Duration(random.Float64()*float64(takes)), func() { _ = cmd.Process.Kill() })
				_ = cmd.Wait() // killed, or not
				timer.Stop()
				done++
				lines += strings.Count(r.stdout.String(), "\n")
				left += min(1, len(temporaries(r.out))+len(temporaries(filepath.Dir(r.out)))+len(temporaries(r.temp)))
				if r.check(t, true); t.Failed() {
					t.Fatalf("%s, killed %d times", c.name, done)
				}
			}
			r.stdout.Reset()
			r.stderr.Reset()
			if code := ended(t, r.start(program, input, 0)); code != exitDone {
				t.Errorf("exit %d: %s", code, &r.stderr)
			}
			if r.check(t, false); t.Failed() {
				t.Fatalf("%s, after %d kills", c.name, done)
			}
			if got, want := statements(t, r.out), statements(t, whole.out); !slices.Equal(got, want) {
				t.Fatalf("%s: in the end\n%q are kept, want\n%q", c.name, got, want)
			}
		}
		t.Logf("%s: killed %d times within %v, %d lines printed before; %d times something temporary was left", c.name, *kills, takes.Round(time.Millisecond), lines, left)
	}
}

// statements returns what the certificates in a folder state.
func statements(t *testing.T, dir string) []string {
	t.Helper()
	var all []string
	files, _ := filepath.Glob(filepath.Join(dir, "*"+props.Ending))
	for _, path := range files {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		list, err := certificates.ReadAll(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			for _, s := range c.Statements() {
				all = append(all, s.String())
			}
		}
	}
	names, err := os.ReadFile(filepath.Join(dir, resolve.OwnFile))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	slices.Sort(all)
	return append(all, string(names))
}
