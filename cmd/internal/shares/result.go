package shares

import (
	"bufio"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// Result says what a task's result is.
type Result struct {
	Format string `json:"format"`
	Plan   string `json:"plan"` // its digest
	Task   string `json:"task"`
	Maker
	// Name is what the text is, of Size bytes, with its digest.
	Name   string `json:"name"`
	Size   int64  `json:"size"`
	SHA256 string `json:"sha256"`
}

// Maker says who did a task, with which version of the program, and how long it took. Nobody
// but the worker knows: nothing rests on it.
type Maker struct {
	Worker  string  `json:"worker"`
	Program string  `json:"program"`
	Seconds float64 `json:"seconds"`
}

// maxSeconds bounds what a result says of its time: so that sums of times are numbers.
const maxSeconds = 1e12

// digits is how much of a plan's digest the folder of its results is named by. That
// results are of the plan is told by all of it, which each of them has.
const digits = 16

// own returns the folder of the plan's results.
func (f *Folder) own() string { return resultsDir + "/" + f.Digest[:digits] }

// resultFile returns where a task's result lies.
func (f *Folder) resultFile(task string) string { return f.own() + "/" + task + ending }

// Done tells whether there is a result of a task, right or wrong.
func (f *Folder) Done(task string) bool {
	_, err := f.root.Lstat(f.resultFile(task))
	return err == nil
}

// Publish makes a text with a name the result of a task.
func (f *Folder) Publish(task, name string, text io.ReadSeeker, by Maker) error {
	r := &Result{Format: resultFormat, Plan: f.Digest, Task: task, Maker: by, Name: name}
	digest := sha256.New()
	begin := func() error { _, err := text.Seek(0, io.SeekStart); return err }
	err := begin()
	if err == nil {
		r.Size, err = io.Copy(digest, text)
	}
	r.SHA256 = fmt.Sprintf("%x", digest.Sum(nil))
	if err == nil && r.Size > maxText {
		err = fmt.Errorf("the result of %s has %d bytes, want at most %d", task, r.Size, maxText)
	}
	if err == nil {
		err = f.root.MkdirAll(f.own(), 0o777)
	}
	if err == nil {
		err = f.write(f.resultFile(task), func(w io.Writer) error {
			if err := errors.Join(begin(), json.NewEncoder(w).Encode(r)); err != nil {
				return err
			}
			_, err := io.Copy(w, text)
			return err
		})
	}
	return err
}

// Stale is the time after which what is half-written is left over, and probed the number
// of bytes that a probe writes.
const (
	Stale  = 10 * time.Minute
	probed = 1 << 12
)

// Probe sees that results can be written, by writing a little, and returns the time by the
// clock of the file system.
func (f *Folder) Probe() (now time.Time, err error) {
	name := partOf(f.own() + "/probe")
	if err = f.root.MkdirAll(f.own(), 0o777); err == nil {
		err = f.root.WriteFile(name, make([]byte, probed), 0o666)
	}
	if info, e := f.root.Lstat(name); e == nil {
		now = info.ModTime()
		err = errors.Join(err, f.root.Remove(name))
	}
	return now, err
}

// Sweep is Probe, and removes what workers that are gone have left half-written: what nobody
// has written to for the time Stale. Should that be a worker's which only paused, it writes
// its result once more.
func (f *Folder) Sweep() error {
	now, err := f.Probe()
	if err != nil {
		return err
	}
	for _, name := range f.glob(f.own() + "/.*~*") {
		if info, err := f.root.Lstat(name); err == nil && info.Mode().IsRegular() && now.Sub(info.ModTime()) > Stale {
			_ = f.root.Remove(name) // it only takes room
		}
	}
	return nil
}

// glob lists the files whose names match a pattern; none of a folder that cannot be read.
func (f *Folder) glob(pattern string) []string {
	names, err := fs.Glob(f.root.FS(), pattern)
	if err != nil {
		panic(err) // no pattern of ours
	}
	return names
}

// OtherPlan is a plan that the folder held, or will hold, and the number of results that
// wait for it.
type OtherPlan struct {
	Plan    string `json:"plan"` // the beginning of its digest
	Results int    `json:"results"`
}

// Others lists other plans of which there are results, by their digests.
func (f *Folder) Others() []OtherPlan {
	results := make(map[string]int)
	for _, name := range f.glob(resultsDir + "/*/*" + ending) {
		plan := path.Base(path.Dir(name))
		if len(plan) == digits && strings.Trim(plan, "0123456789abcdef") == "" && plan != f.Digest[:digits] {
			results[plan]++
		}
	}
	var list []OtherPlan
	for _, plan := range slices.Sorted(maps.Keys(results)) {
		list = append(list, OtherPlan{plan, results[plan]})
	}
	return list[:min(len(list), maxOthers)]
}

// maxOthers bounds the number of other plans that are listed.
const maxOthers = 100

// Read reads the result of a task, and hands over its text: an error of take ends the reading
// and is returned. What take was given is the result only if Read returns no error. Errors:
// one that wraps fs.ErrNotExist if there is no result, a *Rejected if it is not well formed,
// or of another plan or task.
func (f *Folder) Read(task string, take func(r *Result, text io.Reader) error) (*Result, error) {
	in, size, err := f.regular(f.resultFile(task), maxHead+maxText)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err != nil {
		return nil, &Rejected{task, err}
	}
	defer in.Close()
	buffered := bufio.NewReaderSize(in, maxHead)
	r, err := f.head(task, buffered, size)
	if err != nil {
		return nil, &Rejected{task, err}
	}
	digest := sha256.New()
	text := io.TeeReader(io.LimitReader(buffered, r.Size), digest)
	if err := take(r, text); err != nil {
		return nil, err
	}
	if _, err := io.Copy(io.Discard, text); err != nil {
		return nil, &Rejected{task, err}
	}
	if fmt.Sprintf("%x", digest.Sum(nil)) != r.SHA256 {
		return nil, &Rejected{task, errors.New("the text is not what its digest says")}
	}
	return r, nil
}

// head reads the first line of a result, of so many bytes in all.
func (f *Folder) head(task string, in *bufio.Reader, size int64) (*Result, error) {
	line, err := in.ReadSlice('\n')
	if err != nil {
		return nil, fmt.Errorf("the first line: %w, want a line of at most %d bytes", err, maxHead)
	}
	r := new(Result)
	if err := Decode(line, r); err != nil {
		return nil, fmt.Errorf("the first line: %w", err)
	}
	switch text := size - int64(len(line)); {
	case r.Format != resultFormat:
		return nil, fmt.Errorf("format %.40q, want %q", r.Format, resultFormat)
	case r.Plan != f.Digest:
		return nil, fmt.Errorf("it is of another plan, %.12q, want %.12q", r.Plan, f.Digest)
	case r.Task != task:
		return nil, fmt.Errorf("it is of another task, %.40q", r.Task)
	case !(r.Seconds >= 0 && r.Seconds <= maxSeconds):
		return nil, fmt.Errorf("%v seconds, want 0 … %v", r.Seconds, maxSeconds)
	case r.Size != text:
		return nil, fmt.Errorf("a text of %d bytes, want %d: cut short, or more than it lists", text, r.Size)
	}
	return r, nil
}

// SetAside moves the result of a task away, so that the task is to be done again, and
// returns where it lies then.
func (f *Folder) SetAside(task string) (string, error) {
	to := fmt.Sprintf("%s/%s~%s%s", rejectedDir, task, rand.Text()[:10], ending)
	if err := f.root.Rename(f.resultFile(task), to); err != nil {
		return "", err
	}
	return to, nil
}
