package shares

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"topocert/internal/deep"
)

// made makes a folder with a plan.
func made(t *testing.T) *Folder {
	t.Helper()
	f, err := Make(filepath.Join(t.TempDir(), "plan"), &Plan{Program: "p", Kind: "k", Job: []byte(`{"a":1}`)}, map[string][]byte{"g.edges": []byte("2\n0 1\n")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// publish publishes a result.
func publish(t *testing.T, f *Folder, task, text string) {
	t.Helper()
	if err := f.Publish(task, "proof", strings.NewReader(text), Maker{Worker: "w", Seconds: 1.5}); err != nil {
		t.Fatal(err)
	}
}

// text reads the text of a result.
func text(f *Folder, task string) (found string, r *Result, err error) {
	r, err = f.Read(task, func(_ *Result, in io.Reader) error {
		text, err := io.ReadAll(in)
		found = string(text)
		return err
	})
	return found, r, err
}

func TestRoundTrip(t *testing.T) {
	f := made(t)
	if _, _, err := text(f, "a"); !errors.Is(err, fs.ErrNotExist) || f.Done("a") {
		t.Errorf("no result: %v", err)
	}
	publish(t, f, "a", "first")
	publish(t, f, "a", "again") // another worker
	other, err := Open(f.root.Name())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	found, r, err := text(other, "a")
	if err != nil || found != "again" || r.Name != "proof" || r.Seconds != 1.5 || r.Worker != "w" || other.Digest != f.Digest {
		t.Errorf("%q %+v %v", found, r, err)
	}
	if text, err := other.ReadFile("g.edges", 100); err != nil || string(text) != "2\n0 1\n" {
		t.Errorf("%q %v", text, err)
	}
	if _, err := other.ReadFile("g.edges", 5); err == nil {
		t.Error("a file of 6 bytes is read where 5 are wanted at most")
	}
	if _, err := other.ReadFile("plan.json", 1000); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that is none of the plan's: %v", err)
	}
	to, err := other.SetAside("a")
	if err != nil || f.Done("a") {
		t.Errorf("set aside: %v", err)
	}
	if _, err := os.Stat(filepath.Join(f.root.Name(), to)); err != nil {
		t.Error(err)
	}
	publish(t, f, "a", "third")
	if again, err := f.SetAside("a"); err != nil || again == to {
		t.Errorf("set aside again: %s, %v", again, err)
	}
}

// TestReadStops: the reader's own error is returned as it is, and does not call the
// result wrong.
func TestReadStops(t *testing.T) {
	f := made(t)
	publish(t, f, "a", "first")
	mine := errors.New("mine")
	_, err := f.Read("a", func(*Result, io.Reader) error { return mine })
	var wrong *Rejected
	if !errors.Is(err, mine) || errors.As(err, &wrong) {
		t.Error(err)
	}
	// What is not read is held against its digest all the same.
	flip(t, f, "a", "first", "fir5t")
	_, err = f.Read("a", func(*Result, io.Reader) error { return nil })
	if !errors.As(err, &wrong) {
		t.Error(err)
	}
}

// flip replaces a text in a result by one of the same length.
func flip(t *testing.T, f *Folder, task, old, now string) {
	t.Helper()
	path := filepath.Join(f.root.Name(), f.resultFile(task))
	text, err := os.ReadFile(path)
	if err != nil || !bytes.Contains(text, []byte(old)) {
		t.Fatal(err, "or not there:", old)
	}
	if err := os.WriteFile(path, bytes.Replace(text, []byte(old), []byte(now), 1), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestLength gives a result other lengths: it is rejected.
func TestLength(t *testing.T) {
	f := made(t)
	publish(t, f, "a", strings.Repeat("proof ", 300))
	path := filepath.Join(f.root.Name(), f.resultFile("a"))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	try := func(data []byte) {
		t.Helper()
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		var wrong *Rejected
		if found, _, err := text(f, "a"); !errors.As(err, &wrong) {
			t.Errorf("%d of %d bytes: %v, %q", len(data), len(whole), err, found)
		}
	}
	for size := 0; size < len(whole); size += 7 {
		try(whole[:size])
	}
	try(append(whole, 0))
	try(append(whole, whole...))
}

// forge writes a result with a line and a text.
func forge(t *testing.T, f *Folder, task, line, text string) {
	t.Helper()
	err := errors.Join(f.root.MkdirAll(f.own(), 0o777), f.root.WriteFile(f.resultFile(task), []byte(line+"\n"+text), 0o666))
	if err != nil {
		t.Fatal(err)
	}
}

// head returns the line of a result that is "text".
func head(f *Folder, task string, change func(*Result)) string {
	r := &Result{Format: resultFormat, Plan: f.Digest, Task: task, Name: "proof", Size: 4, SHA256: digestOf([]byte("text"))}
	if change != nil {
		change(r)
	}
	line, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	return string(line)
}

func TestForged(t *testing.T) {
	f := made(t)
	right := head(f, "a", nil)
	forge(t, f, "a", right, "text")
	if found, _, err := text(f, "a"); err != nil || found != "text" {
		t.Fatal("the forger does not even make a right one:", err)
	}
	for what, c := range map[string]struct{ line, text string }{
		"nothing":        {"", ""},
		"no line":        {"text", ""},
		"another plan":   {head(f, "a", func(r *Result) { r.Plan = strings.Repeat("0", 64) }), "text"},
		"another task":   {head(f, "b", nil), "text"},
		"another format": {head(f, "a", func(r *Result) { r.Format = "topocert result 9" }), "text"},
		"time runs back": {head(f, "a", func(r *Result) { r.Seconds = -1 }), "text"},
		"no end":         {head(f, "a", func(r *Result) { r.Seconds = 1e308 }), "text"},
		"unknown field":  {strings.Replace(right, `"task"`, `"tusk"`, 1), "text"},
		"two in one":     {right + "{}", "text"},
		"a long line":    {right + strings.Repeat(" ", maxHead), "text"},
		"another text":   {right, "taxt"},
		"a longer text":  {right, "text "},
		"a shorter text": {right, "tex"},
		"size too large": {head(f, "a", func(r *Result) { r.Size = maxText + 1 }), "text"},
		"negative":       {head(f, "a", func(r *Result) { r.Size = -1 }), "text"},
		"another size":   {head(f, "a", func(r *Result) { r.Size = 3 }), "text"},
		"another digest": {head(f, "a", func(r *Result) { r.SHA256 = digestOf([]byte("taxt")) }), "text"},
	} {
		forge(t, f, "a", c.line, c.text)
		var wrong *Rejected
		if _, _, err := text(f, "a"); !errors.As(err, &wrong) || wrong.Task != "a" {
			t.Errorf("%s: %v, want it rejected", what, err)
		}
	}
}

// TestOddFiles: what is no regular file is no result, and nothing is read outside of the
// folder.
func TestOddFiles(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	f := made(t)
	publish(t, f, "b", "text")
	var wrong *Rejected
	path := filepath.Join(f.root.Name(), f.resultFile("a"))
	for what, make := range map[string]func() error{
		"a link to another result": func() error { return os.Symlink("b"+ending, path) },
		"a link out":               func() error { return os.Symlink("/etc/passwd", path) },
		"a link to nothing":        func() error { return os.Symlink("nothing", path) },
		"a folder":                 func() error { return os.Mkdir(path, 0o777) },
	} {
		if err := make(); err != nil {
			t.Fatal(err)
		}
		if _, _, err := text(f, "a"); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", what, err)
		}
		if _, err := f.SetAside("a"); err != nil || f.Done("a") {
			t.Errorf("%s: set aside: %v", what, err)
		}
	}
	outside := t.TempDir()
	if err := os.Rename(filepath.Join(f.root.Name(), resultsDir), filepath.Join(outside, "r")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(outside, "r"), filepath.Join(f.root.Name(), resultsDir)); err != nil {
		t.Fatal(err)
	}
	if _, _, err := text(f, "b"); err == nil {
		t.Error("results are read outside of the folder")
	}
	if err := f.Publish("c", "proof", strings.NewReader("text"), Maker{}); err == nil {
		t.Error("a result is written outside of the folder")
	}
}

// TestPublishTogether has many workers publish the same task.
func TestPublishTogether(t *testing.T) {
	f := made(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			for range 4 {
				if err := f.Publish("a", "proof", strings.NewReader(strings.Repeat("x", 1<<16)), Maker{}); err != nil {
					t.Error(err)
				}
				if _, _, err := text(f, "a"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	entries, err := os.ReadDir(filepath.Join(f.root.Name(), f.own()))
	if err != nil || len(entries) != 1 {
		t.Errorf("left are %v, %v, want the result alone", entries, err)
	}
}

func TestBadPlans(t *testing.T) {
	deep.NotShort(t)
	f := made(t)
	path := filepath.Join(f.root.Name(), planFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	noPlan := func(path, what string) {
		t.Helper()
		if f, err := Open(path); err == nil || !strings.Contains(err.Error(), "no plan") {
			t.Errorf("%s: %v, %v", what, f, err)
		}
	}
	for _, c := range []struct{ old, now string }{
		{planFormat, "topocert plan 2"}, {`"a": 1`, `"a": 1` + strings.Repeat(`,"a":1`, maxParts)}, {`"kind": "k"`, `"kind": ` + strings.Repeat("[", 100_000)}, {`"kind": "k"`, `"kind": 7`},
		{`"g.edges": "`, `"g.edges": {"`}, {`"kind"`, `"kinds"`}, {"{", "{{"}, {"{", "[]{"}, {"}", "}}"},
	} {
		bad := strings.Replace(string(text), c.old, c.now, 1)
		if bad == string(text) {
			t.Fatalf("no %s in %s", c.old, text)
		}
		if err := os.WriteFile(path, []byte(bad), 0o666); err != nil {
			t.Fatal(err)
		}
		noPlan(f.root.Name(), c.now[:min(len(c.now), 40)])
	}
	if err := os.Truncate(path, maxPlan+1); err != nil {
		t.Fatal(err)
	}
	noPlan(f.root.Name(), "too large")
	noPlan(t.TempDir(), "empty")
}

func TestMakeTwice(t *testing.T) {
	dir := t.TempDir()
	plan := func(kind string) *Plan { return &Plan{Kind: kind, Job: []byte("{}")} }
	for i, c := range []struct {
		kind string
		good bool
	}{{"a", true}, {"a", true}, {"b", false}} {
		f, err := Make(dir, plan(c.kind), nil)
		if (err == nil) != c.good {
			t.Errorf("%d: %v", i, err)
		}
		if err == nil {
			f.Close()
		}
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "mine"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Make(other, plan("a"), nil); err == nil {
		t.Error("a folder that is not empty is taken")
	}
	// A plan's file that somebody has changed is not the plan's.
	f := made(t)
	if err := os.WriteFile(filepath.Join(f.root.Name(), "g.edges"), []byte("2\n1 0\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := f.ReadFile("g.edges", 100); err == nil {
		t.Error("a changed file is read")
	}
}

// TestShares: the shares of each way to tell them are the tasks, each once.
func TestShares(t *testing.T) {
	const tasks = 23
	slurm := func(id, count, low, high, step int) map[string]string {
		return map[string]string{
			"SLURM_ARRAY_TASK_ID": fmt.Sprint(id), "SLURM_ARRAY_TASK_COUNT": fmt.Sprint(count), "SLURM_ARRAY_TASK_MIN": fmt.Sprint(low),
			"SLURM_ARRAY_TASK_MAX": fmt.Sprint(high), "SLURM_ARRAY_TASK_STEP": fmt.Sprint(step),
		}
	}
	for what, workers := range map[string]func(i int) (shard string, count int, env map[string]string){
		"--shard":     func(i int) (string, int, map[string]string) { return fmt.Sprintf("%d/4", i+1), 0, slurm(9, 9, 9, 9, 9) },
		"--array=0-3": func(i int) (string, int, map[string]string) { return "", 0, slurm(i, 4, 0, 3, 1) },
		"--array=1-4": func(i int) (string, int, map[string]string) { return "", 0, slurm(1+i, 4, 1, 4, 1) },
		"--array=5-20:4": func(i int) (string, int, map[string]string) {
			return "", 0, slurm(5+4*i, 4, 5, 17, 4)
		},
		"no step told": func(i int) (string, int, map[string]string) {
			env := slurm(5+4*i, 4, 5, 17, 4)
			delete(env, "SLURM_ARRAY_TASK_STEP")
			return "", 0, env
		},
		"a Job": func(i int) (string, int, map[string]string) {
			return "", 4, map[string]string{"JOB_COMPLETION_INDEX": fmt.Sprint(i)}
		},
	} {
		var all []int
		for i := range 4 {
			shard, count, env := workers(i)
			s, err := ShareOf(shard, count, func(name string) string { return env[name] })
			if err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			own, others := s.Of(tasks)
			if len(own) < 5 || len(own) > 6 || len(own)+len(others) != tasks {
				t.Errorf("%s: %d and %d tasks", what, len(own), len(others))
			}
			all = append(all, own...)
		}
		if slices.Sort(all); len(all) != tasks || all[0] != 0 || all[tasks-1] != tasks-1 || len(slices.Compact(all)) != tasks {
			t.Errorf("%s: %v", what, all)
		}
	}
	none := func(string) string { return "" }
	if s, err := ShareOf("", 0, none); err != nil || s.String() != "1/1" {
		t.Errorf("nothing said: %v, %v", s, err)
	}
	for _, shard := range []string{"0/4", "5/4", "1", "1/", "/4", "a/b", "-1/4", "1/4/2", "1/99999999999"} {
		if _, err := ShareOf(shard, 0, none); err == nil {
			t.Errorf("--shard %s is taken", shard)
		}
	}
	for what, env := range map[string]map[string]string{
		"ids that are listed": slurm(3, 3, 1, 7, 1), "not a number": {"SLURM_ARRAY_TASK_ID": "x"}, "an id alone": {"SLURM_ARRAY_TASK_ID": "3"},
		"between": slurm(6, 4, 5, 17, 4), "beyond": slurm(21, 4, 5, 17, 4), "index alone": {"JOB_COMPLETION_INDEX": "1"},
	} {
		if s, err := ShareOf("", 0, func(name string) string { return env[name] }); err == nil {
			t.Errorf("%s: share %s", what, s)
		}
	}
	for _, c := range []struct {
		count int
		index string
	}{{4, ""}, {4, "4"}, {4, "-1"}, {-1, "0"}} {
		if s, err := ShareOf("", c.count, func(name string) string { return map[string]string{"JOB_COMPLETION_INDEX": c.index}[name] }); err == nil {
			t.Errorf("%v: share %s", c, s)
		}
	}
}
