package main

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var onSlurm = flag.Bool("slurm", false, "start a Slurm cluster on this machine, and let it work (root; Debian: slurm-wlm munge)")

// slow is the command, but that the worker with id 4 waits for ever after its first task: it
// cannot tell of it, as the pipe is full. So it is not through when it is killed.
const slow = `#!/bin/sh
if [ "$SLURM_ARRAY_TASK_ID" = 4 ]; then
	mkfifo "$0.pipe"
	exec 3<>"$0.pipe"
	dd if=/dev/zero of="$0.pipe" oflag=nonblock bs=4096 2>/dev/null
	exec "$0.program" "$@" >"$0.pipe"
fi
exec "$0.program" "$@"
`

// TestSlurm has an array on a Slurm cluster of four nodes do a refutation: one worker is
// killed after its first task, two do the same share, one result is forged and one cut short. The
// join names what is wrong and missing, and a second array mends it.
func TestSlurm(t *testing.T) {
	if !*onSlurm {
		t.Skip("run with -slurm, as root, to start a Slurm cluster (Debian: slurm-wlm munge)")
	}
	local, err := filepath.Abs("../../deploy/slurm-local")
	if err != nil {
		t.Fatal(err)
	}
	batch, base := filepath.Join(filepath.Dir(local), "slurm.sbatch"), t.TempDir()
	program, dir, kept := filepath.Join(base, "topocert"), filepath.Join(base, "tasks"), filepath.Join(base, "kept")
	// Without a revision it has the version that this test has, which makes the plan.
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program+".program", ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if err := os.WriteFile(program, []byte(slow), 0o777); err != nil {
		t.Fatal(err)
	}
	cluster := filepath.Join(base, "slurm")
	started, err := exec.Command(local, "start", cluster, "4").Output()
	if failed, ok := err.(*exec.ExitError); ok && failed.ExitCode() == 3 {
		t.Skipf("%s", failed.Stderr)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if out, err := exec.Command(local, "stop", cluster).CombinedOutput(); err != nil {
			t.Errorf("the cluster does not stop: %v: %s", err, out)
		}
	})
	conf, ok := strings.CutPrefix(strings.TrimSpace(string(started)), "export SLURM_CONF=")
	if !ok {
		t.Fatalf("slurm-local: %q", started)
	}
	t.Setenv("SLURM_CONF", conf)
	t.Setenv("TOPOCERT", program)

	// command runs a program, and returns what it prints.
	command := func(status int, name string, args ...string) string {
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
	array := func(ids string, more ...string) (job string) {
		t.Helper()
		args := append([]string{"--parsable", "--exclusive", "--no-requeue", "--array", ids, "--output", filepath.Join(base, "log-%A-%a"), batch, dir}, more...)
		return strings.TrimSpace(command(0, "sbatch", args...))
	}
	wait := func(what string, done func() bool) {
		t.Helper()
		for start := time.Now(); !done(); time.Sleep(20 * time.Millisecond) {
			if time.Since(start) > 90*time.Second {
				logs, _ := filepath.Glob(filepath.Join(base, "log-*"))
				for _, log := range logs {
					text, _ := os.ReadFile(log)
					t.Logf("%s: %s", log, text)
				}
				t.Fatalf("waited 90 s for %s: %s", what, command(0, "squeue"))
			}
		}
	}
	ended := func(job string) func() bool {
		return func() bool { return command(0, "squeue", "-h", "-j", job, "-o", "%i") == "" }
	}

	command(0, program, "plan", "bisect", "Gamma(3,1,2)", "--by", "cubes", "--split", "8", "--dir", dir)
	// Ids 2, 4, 6, 8 are the shares 1 to 4.
	job := array("2-8:2", "--rest=false")
	var share []string // the second worker's
	for i, task := range tasksOf(t, dir) {
		if i%4 == 1 {
			share = append(share, task)
		}
	}
	done := func(task string) bool {
		return slices.ContainsFunc(results(t, dir), func(file string) bool { return taskOf(file) == task })
	}
	wait("the second worker's first result", func() bool { return slices.ContainsFunc(share, done) })
	command(0, "scancel", "--signal=KILL", "--full", job+"_4")
	// The third worker's share once more, on whatever node is free.
	command(0, "srun", "--overcommit", "--oversubscribe", "-N1", "-n1", program, "work", dir, "--shard", "3/4", "--jobs", "1")
	wait("the array", ended(job))

	all := results(t, dir)
	forged, cut := all[0], all[len(all)-1]
	forgeResult(t, forged, ".lrat", func(proof []byte) []byte {
		return []byte(regexp.MustCompile(`(?m)^(\d+) `).ReplaceAllString(string(proof), "${1}1 "))
	})
	if err := os.Truncate(cut, 5000); err != nil {
		t.Fatal(err)
	}
	first := joinOf(t, exitRejected, dir, "--out", kept)
	var named []string
	for _, r := range first.Rejected {
		named = append(named, r.Task)
	}
	if wrong := []string{taskOf(forged), taskOf(cut)}; !slices.Equal(slices.Sorted(slices.Values(named)), slices.Sorted(slices.Values(wrong))) {
		t.Errorf("rejected are %v, want %v", first.Rejected, wrong)
	}
	if lost := share[1:]; !slices.Equal(first.Missing, lost) {
		t.Errorf("missing are %v, want %v, all of the second worker but its first", first.Missing, lost)
	}

	wait("the second array", ended(array("0-2")))
	last := joinOf(t, exitDone, dir, "--out", kept)
	if !last.Complete || last.Lower == nil || *last.Lower != *last.Upper {
		t.Errorf("%+v", last)
	}
	want(t, exitDone, "check", kept)
	t.Logf("%d tasks, %.1f s in all; %d rejected and %d missing after the first array", last.Tasks, last.TaskSeconds, len(first.Rejected), len(first.Missing))
}

// tasksOf returns the names of the tasks of a plan by cubes.
func tasksOf(t *testing.T, dir string) []string {
	t.Helper()
	var out []string
	text, err := os.ReadFile(filepath.Join(dir, "plan.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`"(cube-[01]+)"`).FindAllSubmatch(text, -1) {
		out = append(out, string(m[1]))
	}
	return out
}
