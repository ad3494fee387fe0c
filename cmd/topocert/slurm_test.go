package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"topocert/cmd/internal/shares"
)

var onSlurm = flag.Bool("slurm", false, "start a Slurm cluster on this machine, and let it work (root; Debian: slurm-wlm munge)")

// troubled is the command, as the nodes of a cluster in trouble have it. While there is the
// file NAME.trouble, the worker with id 4 waits for ever after its first task, as the pipe is
// full that it tells of it; so its node can die in between. That with id 6 has a disk of
// 16 kB, where no proof has room.
const troubled = `#!/bin/sh
if [ -e "$0.trouble" ]; then case $SLURM_ARRAY_TASK_ID in
4)
	echo $$ >"$0.pid"
	mkfifo "$0.pipe"
	exec 3<>"$0.pipe"
	dd if=/dev/zero of="$0.pipe" oflag=nonblock bs=4096 2>/dev/null
	exec "$0.program" "$@" >"$0.pipe" ;;
6)
	export TMPDIR="$0.disk" ;;
esac; fi
exec "$0.program" "$@"
`

// TestSlurm has arrays on a Slurm cluster of four nodes do a refutation. At first the shared
// disk is full, and every worker stops. Then one node dies after its first task, one has a
// full disk of its own, one hands over lies, and two do the same share. The join names what
// is wrong and missing, and a third array, on the nodes that are left, mends it.
func TestSlurm(t *testing.T) {
	if !*onSlurm {
		t.Skip("run with -slurm, as root, to start a Slurm cluster (Debian: slurm-wlm munge)")
	}
	c := startCluster(t)
	program, dir, kept := filepath.Join(c.base, "topocert"), filepath.Join(c.base, "tasks"), filepath.Join(c.base, "kept")
	if out, err := exec.Command("go", "build", "-o", program+".program", ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if err := os.WriteFile(program, []byte(troubled), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TOPOCERT", program)
	c.disk(t, dir, "3m")
	c.disk(t, program+".disk", "16k")
	c.command(t, 0, program, "plan", "bisect", "Gamma(3,1,2)", "--by", "cubes", "--split", "8", "--dir", dir)

	// The shared disk is full. Ids 2, 4, 6, 8 are the shares 1 to 4.
	job := c.array(t, dir, "2-8:2")
	c.wait(t, "the array on a full disk", func() bool { return len(c.running(t, job)) == 0 })
	for _, id := range []string{"2", "4", "6", "8"} {
		if log := c.log(t, job, id); !strings.Contains(log, "no space left on device") || strings.Count(log, "topocert: ") != 1 {
			t.Errorf("a worker on a full disk says: %s", log)
		}
	}
	full := joinOf(t, exitInterrupted, dir)
	if len(full.Missing) == 0 || len(full.Rejected) > 0 {
		t.Errorf("of a full disk: %+v", full)
	}
	c.command(t, 0, "mount", "-o", "remount,size=64m", dir)

	// One node dies, one has no room, one lies.
	if err := os.WriteFile(program+".trouble", nil, 0o666); err != nil {
		t.Fatal(err)
	}
	done := func(task string) bool { return !slices.Contains(full.Missing, task) }
	var of [4][]string // what is to be done in each share
	for i, task := range tasksOf(t, dir) {
		if !done(task) {
			of[i%4] = append(of[i%4], task)
		}
	}
	job = c.array(t, dir, "2-8:2")
	c.wait(t, "the second worker's first result", func() bool {
		return slices.ContainsFunc(results(t, dir), func(file string) bool { return taskOf(file) == of[1][0] })
	})
	c.kill(t, "n2", program+".pid")
	// The first worker's share once more, on whatever node is free.
	c.command(t, 0, "srun", "--overcommit", "--oversubscribe", "-N1", "-n1", program, "work", dir, "--shard", "1/4", "--jobs", "1")
	c.wait(t, "the array", func() bool { return slices.Equal(c.running(t, job), []string{"4"}) })
	if log := c.log(t, job, "6"); !strings.Contains(log, "no space left on device; stopped: share 3/4, 0 tasks done now") {
		t.Errorf("a worker without room for proofs says: %s", log)
	}
	lies := of[3][:3]
	path := func(task string) string {
		return filepath.Join(filepath.Dir(results(t, dir)[0]), task+".result")
	}
	forgeResult(t, path(lies[0]), func(proof []byte) []byte {
		return []byte(regexp.MustCompile(`(?m)^(\d+) `).ReplaceAllString(string(proof), "${1}1 "))
	})
	other, err := os.ReadFile(path(of[3][3])) // the proof of another cube
	if err := errors.Join(err, os.WriteFile(path(lies[1]), other, 0o666), os.Truncate(path(lies[2]), 5000)); err != nil {
		t.Fatal(err)
	}
	first := joinOf(t, exitRejected, dir, "--out", kept)
	var named []string
	for _, r := range first.Rejected {
		named = append(named, r.Task)
	}
	if !slices.Equal(slices.Sorted(slices.Values(named)), slices.Sorted(slices.Values(lies))) {
		t.Errorf("rejected are %v, want %v", first.Rejected, lies)
	}
	lost := slices.Concat(of[1][1:], of[2])
	if !slices.Equal(slices.Sorted(slices.Values(first.Missing)), slices.Sorted(slices.Values(lost))) {
		t.Errorf("missing are %v, want %v: all of the dead node but its first, and all of that without a disk", first.Missing, lost)
	}

	if err := os.Remove(program + ".trouble"); err != nil {
		t.Fatal(err)
	}
	job = c.array(t, dir, "0-2")
	c.wait(t, "the third array", func() bool { return len(c.running(t, job)) == 0 })
	last := joinOf(t, exitDone, dir, "--out", kept)
	if !last.Complete || last.Lower == nil || *last.Lower != *last.Upper {
		t.Errorf("%+v", last)
	}
	want(t, exitDone, "check", kept)
	t.Logf("%d tasks, %.1f s in all; %d done on the full disk; then %d rejected and %d missing", last.Tasks, last.TaskSeconds, full.Accepted, len(first.Rejected), len(first.Missing))
}

// cluster is a Slurm cluster of four nodes on this machine.
type cluster struct {
	base  string // a folder for what a test makes
	slurm string // that of the cluster
	batch string // the script that deploy has
}

func startCluster(t *testing.T) *cluster {
	t.Helper()
	local, err := filepath.Abs("../../deploy/slurm-local")
	if err != nil {
		t.Fatal(err)
	}
	c := &cluster{base: t.TempDir(), batch: filepath.Join(filepath.Dir(local), "slurm.sbatch")}
	c.slurm = filepath.Join(c.base, "slurm")
	started, err := exec.Command(local, "start", c.slurm, "4").Output()
	if failed, ok := err.(*exec.ExitError); ok && failed.ExitCode() == 3 {
		t.Skipf("%s", failed.Stderr)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if out, err := exec.Command(local, "stop", c.slurm).CombinedOutput(); err != nil {
			t.Errorf("the cluster does not stop: %v: %s", err, out)
		}
	})
	conf, ok := strings.CutPrefix(strings.TrimSpace(string(started)), "export SLURM_CONF=")
	if !ok {
		t.Fatalf("slurm-local: %q", started)
	}
	t.Setenv("SLURM_CONF", conf)
	return c
}

// command runs a program, and returns what it prints.
func (c *cluster) command(t *testing.T, status int, name string, args ...string) string {
	t.Helper()
	var errs strings.Builder
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != status {
		t.Fatalf("%s %v: %v, want exit %d: %s%s", name, args, err, status, out, errs.String())
	}
	return string(out)
}

// disk makes a folder that is a disk of some size.
func (c *cluster) disk(t *testing.T, path, size string) {
	t.Helper()
	if err := os.Mkdir(path, 0o777); err != nil {
		t.Fatal(err)
	}
	c.command(t, 0, "mount", "-t", "tmpfs", "-o", "size="+size, "none", path)
	t.Cleanup(func() {
		if out, err := exec.Command("umount", "-l", path).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
}

// array starts an array of workers, each with its share alone.
func (c *cluster) array(t *testing.T, dir, ids string) (job string) {
	t.Helper()
	return strings.TrimSpace(c.command(t, 0, "sbatch", "--parsable", "--exclusive", "--no-requeue", "--array", ids, "--output", filepath.Join(c.base, "log-%A-%a"), c.batch, dir, "--rest=false"))
}

// running lists the ids of an array whose workers are not through.
func (c *cluster) running(t *testing.T, job string) []string {
	t.Helper()
	return strings.Fields(c.command(t, 0, "squeue", "-h", "-r", "-j", job, "-o", "%K"))
}

// log returns what a worker has printed.
func (c *cluster) log(t *testing.T, job, id string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(c.base, "log-"+job+"-"+id))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func (c *cluster) wait(t *testing.T, what string, done func() bool) {
	t.Helper()
	for start := time.Now(); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Since(start) > 90*time.Second {
			logs, _ := filepath.Glob(filepath.Join(c.base, "log-*"))
			for _, log := range logs {
				text, _ := os.ReadFile(log)
				t.Logf("%s: %s", log, text)
			}
			t.Fatalf("waited 90 s for %s: %s", what, c.command(t, 0, "squeue"))
		}
	}
}

// kill has a node die: its daemon, what that has started, and the worker, whose
// number stands in a file.
func (c *cluster) kill(t *testing.T, node, worker string) {
	t.Helper()
	for _, file := range []string{filepath.Join(c.slurm, "pid", node), worker} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		pids := []int{pid}
		if file == worker { // its parent is the daemon's child
			stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
			if err != nil {
				t.Fatal(err)
			}
			var parent int
			after := string(stat[strings.LastIndex(string(stat), ")")+1:])
			if _, err := fmt.Sscan(strings.Fields(after)[1], &parent); err != nil {
				t.Fatal(err)
			}
			pids = []int{parent, pid}
		}
		for _, pid := range pids {
			if p, err := os.FindProcess(pid); err != nil || p.Kill() != nil {
				t.Fatalf("%s: process %d does not die: %v", node, pid, err)
			}
		}
	}
}

// tasksOf returns the names of the tasks of a plan.
func tasksOf(t *testing.T, dir string) []string {
	t.Helper()
	folder, err := shares.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer folder.Close()
	job, err := jobOf(folder.Plan, folder.ReadFile)
	if err != nil {
		t.Fatal(err)
	}
	return job.tasks()
}
