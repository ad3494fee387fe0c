package shares

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
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

// made makes a folder with some tasks.
func made(t *testing.T, tasks ...string) *Folder {
	t.Helper()
	f, err := Make(filepath.Join(t.TempDir(), "plan"), &Plan{Program: "p", Kind: "k", Job: []byte(`{"a":1}`), Tasks: tasks}, map[string][]byte{"g.edges": []byte("2\n0 1\n")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// publish publishes a result of one file.
func publish(t *testing.T, f *Folder, task, text string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "proof"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := f.Publish(task, dir, Maker{Worker: "w", Seconds: 1.5}); err != nil {
		t.Fatal(err)
	}
}

// texts reads the files of a result.
func texts(f *Folder, task string) (map[string]string, *Result, error) {
	found := make(map[string]string)
	r, err := f.Read(task, func(file File, r io.Reader) error {
		text, err := io.ReadAll(r)
		found[file.Name] = string(text)
		return err
	})
	return found, r, err
}

func TestRoundTrip(t *testing.T) {
	f := made(t, "a", "b")
	if _, _, err := texts(f, "a"); !errors.Is(err, fs.ErrNotExist) || f.Done("a") {
		t.Errorf("no result: %v", err)
	}
	publish(t, f, "a", "first")
	publish(t, f, "a", "again") // another worker
	other, err := Open(f.root.Name())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	found, r, err := texts(other, "a")
	if err != nil || found["proof"] != "again" || len(found) != 1 || r.Seconds != 1.5 || r.Worker != "w" || other.Digest != f.Digest {
		t.Errorf("%v %+v %v", found, r, err)
	}
	if text, err := other.ReadFile("g.edges", 100); err != nil || string(text) != "2\n0 1\n" {
		t.Errorf("%q %v", text, err)
	}
	if _, err := other.ReadFile("g.edges", 5); err == nil {
		t.Error("a file of 6 bytes is read where 5 are wanted at most")
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
	f := made(t, "a")
	publish(t, f, "a", "first")
	mine := errors.New("mine")
	_, err := f.Read("a", func(File, io.Reader) error { return mine })
	var wrong *Rejected
	if !errors.Is(err, mine) || errors.As(err, &wrong) {
		t.Error(err)
	}
	// What is not read is held against its digest all the same.
	flip(t, f, "a", "first", "fir5t")
	_, err = f.Read("a", func(File, io.Reader) error { return nil })
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

// TestCutShort cuts a result at many lengths: it is rejected, unless what is cut off is
// the archive's end alone, two blocks of zeros.
func TestCutShort(t *testing.T) {
	deep.NotShort(t)
	f := made(t, "a")
	publish(t, f, "a", strings.Repeat("proof ", 300))
	path := filepath.Join(f.root.Name(), f.resultFile("a"))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for size := 0; size < len(whole)-1024; size += 7 {
		if err := os.WriteFile(path, whole[:size], 0o666); err != nil {
			t.Fatal(err)
		}
		var wrong *Rejected
		if found, _, err := texts(f, "a"); !errors.As(err, &wrong) && size < len(whole)-1024-248 { // 1800 bytes end 248 before the block
			t.Fatalf("cut to %d of %d bytes: %v, %v", size, len(whole), err, found)
		}
	}
}

// entry is an entry of a forged archive.
type entry struct {
	kind       byte
	name, text string
}

// forge writes an archive as a result.
func forge(t *testing.T, f *Folder, task string, entries ...entry) {
	t.Helper()
	if err := f.makeOwn(); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, e := range entries {
		h := &tar.Header{Typeflag: e.kind, Name: e.name, Size: int64(len(e.text)), Mode: 0o644}
		if e.kind == tar.TypeSymlink {
			h.Linkname, h.Size = e.text, 0
		}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 0 {
			if _, err := io.WriteString(w, e.text); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(f.root.Name(), f.resultFile(task)), b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

// head returns a result.json for files.
func head(f *Folder, task string, change func(*Result), files ...entry) entry {
	r := &Result{Format: resultFormat, Plan: f.Digest, Task: task}
	for _, e := range files {
		digest := sha256.Sum256([]byte(e.text))
		r.Files = append(r.Files, File{e.name, int64(len(e.text)), hex.EncodeToString(digest[:])})
	}
	if change != nil {
		change(r)
	}
	text, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	return entry{tar.TypeReg, headFile, string(text)}
}

func TestForged(t *testing.T) {
	f := made(t, "a", "b")
	good := entry{tar.TypeReg, "proof", "text"}
	forge(t, f, "a", head(f, "a", nil, good), good)
	if found, _, err := texts(f, "a"); err != nil || found["proof"] != "text" {
		t.Fatal("the forger does not even make a right one:", err)
	}
	named := func(name string) entry { return entry{tar.TypeReg, name, "text"} }
	for what, entries := range map[string][]entry{
		"nothing":             nil,
		"no head":             {good},
		"another plan":        {head(f, "a", func(r *Result) { r.Plan = strings.Repeat("0", 64) }, good), good},
		"another task":        {head(f, "b", nil, good), good},
		"another format":      {head(f, "a", func(r *Result) { r.Format = "topocert result 9" }, good), good},
		"time runs back":      {head(f, "a", func(r *Result) { r.Seconds = -1 }, good), good},
		"no end":              {head(f, "a", func(r *Result) { r.Seconds = 1e308 }, good), good},
		"unknown field":       {{tar.TypeReg, headFile, strings.Replace(head(f, "a", nil, good).text, `"task"`, `"tusk"`, 1)}, good},
		"two heads in one":    {{tar.TypeReg, headFile, head(f, "a", nil, good).text + "{}"}, good},
		"a file less":         {head(f, "a", nil, good)},
		"a file more":         {head(f, "a", nil, good), good, named("more")},
		"another name":        {head(f, "a", nil, good), named("prooF")},
		"another text":        {head(f, "a", nil, good), {tar.TypeReg, "proof", "taxt"}},
		"another size":        {head(f, "a", nil, good), {tar.TypeReg, "proof", "text "}},
		"less than is said":   {head(f, "a", func(r *Result) { r.Files[0].Size = 9 }, good), good},
		"twice":               {head(f, "a", nil, good, good), good, good},
		"twice in other case": {head(f, "a", nil, good, named("Proof")), good, named("Proof")},
		"parent":              {head(f, "a", nil, named("../proof")), named("../proof")},
		"absolute":            {head(f, "a", nil, named("/proof")), named("/proof")},
		"in a folder":         {head(f, "a", nil, named("x/proof")), named("x/proof")},
		"hidden":              {head(f, "a", nil, named(".proof")), named(".proof")},
		"other system":        {head(f, "a", nil, named(`x\proof`)), named(`x\proof`)},
		"control character":   {head(f, "a", nil, named("pr\x1bof")), named("pr\x1bof")},
		"the head again":      {head(f, "a", nil, named(headFile)), named(headFile)},
		"too large":           {head(f, "a", func(r *Result) { r.Files[0].Size = maxResult + 1 }, good), good},
		"negative":            {head(f, "a", func(r *Result) { r.Files[0].Size = -1 }, good), good},
		"sum too large":       {head(f, "a", func(r *Result) { r.Files[0].Size = maxResult; r.Files[1].Size = 1 }, good, named("b")), good, named("b")},
		"a link":              {head(f, "a", nil, entry{tar.TypeReg, "proof", ""}), {tar.TypeSymlink, "proof", "/etc/passwd"}},
	} {
		forge(t, f, "a", entries...)
		var wrong *Rejected
		if _, _, err := texts(f, "a"); !errors.As(err, &wrong) || wrong.Task != "a" {
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
	f := made(t, "a", "b", "c")
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
		if _, _, err := texts(f, "a"); !errors.As(err, &wrong) {
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
	if _, _, err := texts(f, "b"); err == nil {
		t.Error("results are read outside of the folder")
	}
	if err := f.Publish("c", t.TempDir(), Maker{}); err == nil {
		t.Error("a result is written outside of the folder")
	}
}

// TestPublishTogether has many workers publish the same task.
func TestPublishTogether(t *testing.T) {
	f := made(t, "a")
	var group sync.WaitGroup
	for range 4 {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "proof"), bytes.Repeat([]byte("x"), 1<<16), 0o666); err != nil {
			t.Fatal(err)
		}
		group.Go(func() {
			for range 4 {
				if err := f.Publish("a", dir, Maker{}); err != nil {
					t.Error(err)
				}
				if _, _, err := texts(f, "a"); err != nil {
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
	f := made(t, "a")
	path := filepath.Join(f.root.Name(), planFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, now string }{
		{planFormat, "topocert plan 9"}, {`"a"`, `""`}, {`"a"`, `"A"`}, {`"a"`, `"../a"`}, {`"a"`, `".a"`}, {`"a"`, `"a","a"`},
		{`"a"`, `"a"` + strings.Repeat(`,"a"`, MaxTasks)}, {`"a"`, `7`}, {`"tasks": [`, `"tasks": null, "t": [`}, {`"tasks": [`, `"tasks": {}, "t": [`},
		{`"kind": "k"`, `"kind": ` + strings.Repeat("[", 100_000)}, {`"g.edges"`, `"../g"`}, {`"g.edges"`, `"plan.json"`}, {`"size": 6`, `"size": -6`}, {`"kind"`, `"kinds"`}, {"{", "{{"}, {"{", "[]{"},
	} {
		// The task is the last "a"; the first is a key of the job.
		i := strings.LastIndex(string(text), c.old)
		if i < 0 || c.old == "{" {
			i = strings.Index(string(text), c.old)
		}
		bad := string(text[:i]) + c.now + string(text[i+len(c.old):])
		if err := os.WriteFile(path, []byte(bad), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(f.root.Name()); !errors.Is(err, errPlan) {
			t.Errorf("%.40s for %s: %v", c.now, c.old, err)
		}
	}
	if err := os.Truncate(path, maxPlan+1); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(f.root.Name()); !errors.Is(err, errPlan) {
		t.Errorf("too large: %v", err)
	}
	if _, err := Open(t.TempDir()); !errors.Is(err, errPlan) {
		t.Errorf("empty: %v", err)
	}
}

// TestFilesInAll: the sizes of files are bounded together.
func TestFilesInAll(t *testing.T) {
	for _, c := range []struct {
		sizes []int64
		good  bool
	}{{[]int64{maxResult, 0}, true}, {[]int64{maxResult, 1}, false}, {[]int64{maxResult / 2, maxResult / 2}, true}, {[]int64{maxResult / 2, maxResult / 2, 1}, false}} {
		var files []File
		for i, size := range c.sizes {
			files = append(files, File{Name: fmt.Sprint("f", i), Size: size})
		}
		if err := checkFiles(files, map[string]bool{}); (err == nil) != c.good {
			t.Errorf("%d bytes: %v, want them taken: %t", c.sizes, err, c.good)
		}
	}
}

func TestMakeTwice(t *testing.T) {
	dir := t.TempDir()
	plan := func(task string) *Plan { return &Plan{Kind: "k", Job: []byte("{}"), Tasks: []string{task}} }
	for i, c := range []struct {
		task string
		good bool
	}{{"a", true}, {"a", true}, {"b", false}} {
		f, err := Make(dir, plan(c.task), nil)
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
	f := made(t, "a")
	if err := os.WriteFile(filepath.Join(f.root.Name(), "g.edges"), []byte("2\n1 0\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := f.ReadFile("g.edges", 100); err == nil {
		t.Error("a changed file is read")
	}
}

// TestShares: the shares of each way to tell them are the tasks, each once.
func TestShares(t *testing.T) {
	var tasks []string
	for i := range 23 {
		tasks = append(tasks, fmt.Sprint("t", i))
	}
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
		var all []string
		for i := range 4 {
			shard, count, env := workers(i)
			s, err := ShareOf(shard, count, func(name string) string { return env[name] })
			if err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			own, others := s.Of(tasks)
			if len(own) < 5 || len(own) > 6 || len(own)+len(others) != len(tasks) {
				t.Errorf("%s: %d and %d tasks", what, len(own), len(others))
			}
			all = append(all, own...)
		}
		if slices.Sort(all); !slices.Equal(all, slices.Sorted(slices.Values(tasks))) {
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
