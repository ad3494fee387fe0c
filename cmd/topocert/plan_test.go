package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/kinds"
	"topocert/cmd/internal/shares"
	"topocert/cmd/internal/version"
	"topocert/internal/deep"
	"topocert/solver/bisection"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// topocert runs the command in this process, and returns its exit status and output.
func topocert(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code = run(t.Context(), args, nil, &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

// want runs the command and wants an exit status.
func want(t *testing.T, status int, args ...string) string {
	t.Helper()
	code, out, errs := topocert(t, args...)
	if code != status {
		t.Fatalf("%v: exit %d, want %d: %s%s", args, code, status, out, errs)
	}
	return out
}

// joinOf runs "join" and returns what it says in JSON.
func joinOf(t *testing.T, status int, args ...string) joined {
	t.Helper()
	var list []joined
	if err := json.Unmarshal([]byte(want(t, status, append([]string{"join", "--json"}, args...)...)), &list); err != nil || len(list) != 1 {
		t.Fatalf("%d answers, %v", len(list), err)
	}
	return list[0]
}

// results lists the results of a plan.
func results(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "results", "*", "*.result"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// unpack returns the line of a result, what its text is called, and the text.
func unpack(t *testing.T, path string) (head map[string]any, name string, text []byte) {
	t.Helper()
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	line, text, _ := bytes.Cut(whole, []byte("\n"))
	if err := json.Unmarshal(line, &head); err != nil {
		t.Fatal(err)
	}
	return head, head["name"].(string), text
}

// forgeResult writes a result anew, with another text, and a digest that fits: what a worker
// can do who lies.
func forgeResult(t *testing.T, path string, change func([]byte) []byte) {
	t.Helper()
	head, name, text := unpack(t, path)
	now := change(bytes.Clone(text))
	if bytes.Equal(now, text) {
		t.Fatalf("%s: nothing is changed in %s", path, name)
	}
	digest := sha256.Sum256(now)
	head["size"], head["sha256"] = len(now), hex.EncodeToString(digest[:])
	packResult(t, path, head, now)
}

// packResult writes a result.
func packResult(t *testing.T, path string, head map[string]any, text []byte) {
	t.Helper()
	line, err := json.Marshal(head)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, slices.Concat(line, []byte("\n"), text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// taskOf returns the task of a result's file.
func taskOf(path string) string { return strings.TrimSuffix(filepath.Base(path), ".result") }

// TestMachines has a refutation done by several processes: one is killed half-way, two
// are at the same share, one result is forged and one cut short. The join names what is
// wrong and missing, and the second round mends it.
func TestMachines(t *testing.T) {
	deep.NotShort(t)
	dir, kept := filepath.Join(t.TempDir(), "tasks"), t.TempDir()
	want(t, exitDone, "plan", "bisect", "Torus(3,3,3)", "--by", "cubes", "--split", "9", "--dir", dir)
	worker := func(command, shard string) *exec.Cmd {
		cmd := exec.Command(command, "work", dir, "--shard", shard, "--jobs", "1")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd
	}
	err := worker("topocert-killed", "1/3").Wait()
	left := results(t, dir)
	if err == nil || len(left) != 1 {
		t.Fatalf("the worker to be killed after its first result: %v, results %v", err, left)
	}
	both := []*exec.Cmd{worker("topocert", "2/3"), worker("topocert", "2/3"), worker("topocert", "3/3")}
	for _, cmd := range both {
		if err := cmd.Wait(); err != nil {
			t.Errorf("a worker: %v", err)
		}
	}
	all := results(t, dir)
	forged, cut := all[len(all)/3], all[2*len(all)/3]
	// The last step of a refutation derives the empty clause: without it all is right but
	// nothing is proved.
	forgeResult(t, forged, func(proof []byte) []byte {
		return proof[:bytes.LastIndexByte(proof[:len(proof)-1], '\n')+1]
	})
	info, err := os.Stat(cut)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(cut, info.Size()/2); err != nil {
		t.Fatal(err)
	}

	first := joinOf(t, exitRejected, dir, "--out", kept)
	var named []string
	for _, r := range first.Rejected {
		named = append(named, r.Task)
		if _, err := os.Stat(filepath.Join(dir, r.File)); err != nil {
			t.Errorf("a rejected result: %v", err)
		}
	}
	if wrong := []string{taskOf(forged), taskOf(cut)}; len(named) != 2 || !slices.Contains(named, wrong[0]) || !slices.Contains(named, wrong[1]) {
		t.Errorf("rejected are %v, want %v", first.Rejected, wrong)
	}
	if first.Complete || first.Lower != nil || first.Accepted != len(all)-2 || len(first.Missing) != first.Tasks-len(all) || len(first.Missing) == 0 {
		t.Errorf("%d results, of which the killed worker left %d: %+v", len(all), len(left), first)
	}
	if entries, err := os.ReadDir(kept); err != nil || len(entries) > 0 {
		t.Errorf("kept are %v, %v, want nothing yet", entries, err)
	}

	second := want(t, exitDone, "work", dir, "--shard", "3/3", "--rest", "--jsonl")
	if n := strings.Count(second, "\n"); n != len(first.Missing)+2 {
		t.Errorf("the second round does %d tasks, want %d", n, len(first.Missing)+2)
	}
	last := joinOf(t, exitDone, dir, "--out", kept)
	if !last.Complete || last.Lower == nil || *last.Lower != 26 || *last.Upper != 26 || len(last.Certificates) != 1 { // 26: see solver's TestProveCubes
		t.Errorf("%+v", last)
	}
	if out := want(t, exitDone, "check", kept); !strings.Contains(out, "accepted "+filepath.Join(kept, "torus-3-3-3.cert")+": bisection Torus(3,3,3) >= 26") {
		t.Errorf("check: %s", out)
	}
	// The folder is what one process makes, but for the method, and stands alone.
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	want(t, exitDone, "check", kept)
}

// TestWorkInterrupted sees that an interrupt keeps finished tasks and leaves nothing else.
func TestWorkInterrupted(t *testing.T) {
	deep.NotShort(t)
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Torus(3,3,3)", "--by", "cubes", "--split", "9", "--dir", dir)
	t.Setenv("TMPDIR", t.TempDir())
	ctx, cancel := context.WithCancel(t.Context())
	var errs bytes.Buffer
	out := cue{text: "\"task\"", times: 1, do: cancel} // after the first
	if code := run(ctx, []string{"work", dir, "--jobs", "1", "--json"}, nil, &out, &errs); code != exitInterrupted || !strings.Contains(errs.String(), "are kept") {
		t.Errorf("exit %d: %s", code, &errs)
	}
	var done []worked
	if err := json.Unmarshal([]byte(out.String()), &done); err != nil || len(done) != len(results(t, dir)) || len(done) == 0 {
		t.Errorf("%d tasks told, %d results, %v", len(done), len(results(t, dir)), err)
	}
	entries, err := os.ReadDir(os.TempDir())
	if err != nil || len(entries) > 0 {
		t.Errorf("left over are %v, %v", entries, err)
	}
	if a := joinOf(t, exitInterrupted, dir); a.Accepted != len(done) || len(a.Missing) != a.Tasks-len(done) || len(a.Rejected) > 0 {
		t.Errorf("%+v", a)
	}
}

// TestBetterCut: a width that is too large is found out by one task alone.
func TestBetterCut(t *testing.T) {
	dir, kept := filepath.Join(t.TempDir(), "tasks"), t.TempDir()
	want(t, exitDone, "plan", "bisect", "Ring(8)", "--by", "cubes", "--dir", dir, "--split", "3")
	// The ring is cut by 2 links. Let the plan want 4, and say that it knows a cut of
	// 8, every second vertex.
	path := filepath.Join(dir, "plan.json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.ReplaceAll(string(text), `"width": 2`, `"width": 4`)
	if changed == string(text) {
		t.Fatalf("no width in %s", text)
	}
	if err := os.WriteFile(path, []byte(changed), 0o666); err != nil {
		t.Fatal(err)
	}
	for i := 1; len(results(t, dir)) == 0 || i < 3; i++ {
		want(t, exitDone, "work", dir, "--shard", string(rune('0'+i))+"/9")
	}
	a := joinOf(t, exitInterrupted, dir, "--out", kept)
	if a.Lower != nil || a.Upper == nil || *a.Upper != 2 || a.Complete {
		t.Errorf("%+v", a)
	}
	want(t, exitDone, "check", kept)
	// A cut that is none of fewer links is rejected.
	for _, file := range results(t, dir) {
		if _, name, _ := unpack(t, file); name == cutFile {
			for what, text := range map[string]string{"8 links": "[0,2,4,6]", "three vertices": "[0,1,2]", "out of range": "[0,1,2,9]", "twice": "[0,1,1,2]", "no list": "{}"} {
				forgeResult(t, file, func([]byte) []byte { return []byte(text) })
				saved, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				b := joinOf(t, exitRejected, dir)
				if len(b.Rejected) == 0 || !slices.ContainsFunc(b.Rejected, func(r rejectedResult) bool { return r.Task == taskOf(file) }) {
					t.Errorf("%s: %+v", what, b)
				}
				if err := os.WriteFile(file, saved, 0o666); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// branchesOf plans by branches to prove two links more than there are, since bounds alone
// prove the width of small networks: some leaves are proved, others meet the better cut. It
// returns the folder, and the number of leaves.
func branchesOf(t *testing.T) (dir string, leaves, width int) {
	t.Helper()
	net, err := topology.Parse("GP(8,3)")
	if err != nil {
		t.Fatal(err)
	}
	width = 6 // see docs/certificates.md; 8 is more
	symmetries, err := symmetry.FindByDistance(t.Context(), net, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	c, open, err := bisection.NewBranching(symmetries, width+2).Plan(t.Context(), 4)
	if err != nil || len(open) < 4 {
		t.Fatalf("%d leaves, %v", len(open), err)
	}
	var text bytes.Buffer
	if err := kinds.Write(&text, c); err != nil {
		t.Fatal(err)
	}
	job, err := json.Marshal(&bisectJob{Network: plannedNetwork{Name: net.Name(), Title: net.Name()}, Width: width + 2, Cut: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, Branches: text.String()})
	if err != nil {
		t.Fatal(err)
	}
	dir = filepath.Join(t.TempDir(), "tasks")
	folder, err := shares.Make(dir, &shares.Plan{Program: version.Build(), Kind: byBranches, Job: job}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := folder.Close(); err != nil {
		t.Fatal(err)
	}
	return dir, len(open), width
}

// TestMachinesBranches proves leaves of a plan by branches. A forged proof of a leaf is
// rejected.
func TestMachinesBranches(t *testing.T) {
	deep.Only(t)
	dir, leaves, width := branchesOf(t)
	want(t, exitDone, "work", dir)
	a := joinOf(t, exitInterrupted, dir)
	if a.Accepted != leaves || a.Lower != nil || a.Upper == nil || *a.Upper != width {
		t.Errorf("%+v", a)
	}
	var forged string
	for _, file := range results(t, dir) {
		if _, name, text := unpack(t, file); strings.HasSuffix(name, ".branches") && bytes.Contains(text, []byte("matrix")) {
			forged = file
		}
	}
	if forged == "" {
		t.Fatal("no leaf is proved by a matrix")
	}
	// Half of the diagonal's first number more, or the last line less.
	for what, change := range map[string]func([]byte) []byte{
		"shorter":  func(b []byte) []byte { return b[:len(b)/2] },
		"no bound": func([]byte) []byte { return []byte("branches\nend\n") },
		"changed": func(b []byte) []byte {
			at := bytes.Index(b, []byte("matrix")) + bytes.IndexAny(b[bytes.Index(b, []byte("matrix")):], "123456789")
			b[at] ^= 1
			return append(b, '\n')
		},
	} {
		whole, err := os.ReadFile(forged)
		if err != nil {
			t.Fatal(err)
		}
		forgeResult(t, forged, change)
		if a := joinOf(t, exitInterrupted, dir); len(a.Rejected) != 1 || a.Rejected[0].Task != taskOf(forged) {
			t.Errorf("%s: %+v", what, a)
		}
		if err := os.WriteFile(forged, whole, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if a := joinOf(t, exitInterrupted, dir); a.Accepted != leaves {
		t.Errorf("%+v", a)
	}
}
