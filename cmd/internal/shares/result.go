package shares

import (
	"archive/tar"
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
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
	Files []File `json:"files"`
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

// Publish makes the files of a folder, which nobody writes to any more, the result of a task.
func (f *Folder) Publish(task, from string, by Maker) error {
	entries, err := os.ReadDir(from)
	if err != nil {
		return fmt.Errorf("shares: %w", err)
	}
	r := &Result{Format: resultFormat, Plan: f.Digest, Task: task, Maker: by, Files: []File{}}
	for _, e := range entries {
		file, err := describe(filepath.Join(from, e.Name()))
		if err != nil {
			return fmt.Errorf("shares: %w", err)
		}
		r.Files = append(r.Files, file)
	}
	if err := checkFiles(r.Files, map[string]bool{headFile: true}); err != nil {
		return fmt.Errorf("shares: the result of %s: %w", task, err)
	}
	if err := f.makeOwn(); err != nil {
		return err
	}
	if err := f.write(f.resultFile(task), f.part(task), func(w io.Writer) error { return r.write(w, from) }); err != nil {
		return fmt.Errorf("shares: %w", err)
	}
	return nil
}

// part returns a name for what is being written.
func (f *Folder) part(what string) string {
	return fmt.Sprintf("%s/.%s~%s", f.own(), what, rand.Text()[:10])
}

// Probe sees that results can be written, by writing a little.
func (f *Folder) Probe() error {
	_, err := f.probe()
	return err
}

// probe is Probe, and returns the time by the clock of the file system.
func (f *Folder) probe() (now time.Time, err error) {
	if err := f.makeOwn(); err != nil {
		return now, err
	}
	name := f.part("probe")
	out, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return now, fmt.Errorf("shares: %w", err)
	}
	_, err = out.Write(make([]byte, probed))
	if err == nil {
		err = out.Sync()
	}
	if info, e := out.Stat(); e == nil {
		now = info.ModTime()
	}
	if err = errors.Join(err, out.Close(), f.root.Remove(name)); err != nil {
		return now, fmt.Errorf("shares: %w", err)
	}
	return now, nil
}

// makeOwn makes the folder of the plan's results, if it is not there.
func (f *Folder) makeOwn() error {
	if err := f.root.Mkdir(f.own(), 0o777); err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("shares: %w", err)
	}
	return nil
}

// Sweep is Probe, and removes what workers that are gone have left half-written: what nobody
// has written to for the time Stale, by the clock of the file system. Should that be a
// worker's which only paused, it writes its result once more.
func (f *Folder) Sweep() error {
	now, err := f.probe()
	if err != nil {
		return err
	}
	for name := range f.names(f.own()) {
		if name[0] != '.' || !strings.Contains(name, "~") {
			continue
		}
		name = f.own() + "/" + name
		if info, err := f.root.Lstat(name); err == nil && info.Mode().IsRegular() && now.Sub(info.ModTime()) > Stale {
			_ = f.root.Remove(name) // it only takes room
		}
	}
	return nil
}

// Stale is the time after which what is half-written is left over, and probed the number
// of bytes that a probe writes.
const (
	Stale  = 10 * time.Minute
	probed = 1 << 12
)

// names yields the names in a folder, in no order; none if it cannot be read.
func (f *Folder) names(dir string) iter.Seq[string] {
	return func(yield func(string) bool) {
		in, err := f.root.Open(dir)
		if err != nil {
			return
		}
		defer in.Close()
		for {
			names, err := in.Readdirnames(1000)
			for _, name := range names {
				if !yield(name) {
					return
				}
			}
			if err != nil {
				return
			}
		}
	}
}

// OtherPlan is a plan that the folder held, or will hold, and the number of results that
// wait for it.
type OtherPlan struct {
	Plan    string `json:"plan"` // the beginning of its digest
	Results int    `json:"results"`
}

// Others lists other plans of which there are results, by their digests.
func (f *Folder) Others() []OtherPlan {
	var list []OtherPlan
	for name := range f.names(resultsDir) {
		if len(name) != digits || strings.Trim(name, "0123456789abcdef") != "" || name == f.Digest[:digits] || len(list) == maxOthers {
			continue
		}
		other := OtherPlan{Plan: name}
		for file := range f.names(resultsDir + "/" + name) {
			if strings.HasSuffix(file, ending) {
				other.Results++
			}
		}
		if other.Results > 0 {
			list = append(list, other)
		}
	}
	slices.SortFunc(list, func(a, b OtherPlan) int { return strings.Compare(a.Plan, b.Plan) })
	return list
}

// maxOthers bounds the number of other plans that are listed.
const maxOthers = 100

// describe returns a file's name, size and digest.
func describe(path string) (File, error) {
	in, err := os.Open(path)
	if err != nil {
		return File{}, err
	}
	defer in.Close()
	digest := sha256.New()
	size, err := io.Copy(digest, in)
	return File{filepath.Base(path), size, fmt.Sprintf("%x", digest.Sum(nil))}, err
}

// write writes the archive.
func (r *Result) write(w io.Writer, from string) error {
	head, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		return err
	}
	if len(head) > maxHead {
		return fmt.Errorf("%s has %d bytes, want at most %d", headFile, len(head), maxHead)
	}
	out := tar.NewWriter(w)
	add := func(name string, size int64) error {
		return out.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Size: size, Mode: 0o644})
	}
	if err := add(headFile, int64(len(head))); err != nil {
		return err
	}
	if _, err := out.Write(head); err != nil {
		return err
	}
	for _, file := range r.Files {
		if err := add(file.Name, file.Size); err != nil {
			return err
		}
		in, err := os.Open(filepath.Join(from, file.Name))
		if err != nil {
			return err
		}
		_, err = io.Copy(out, in)
		in.Close()
		if err != nil {
			return err
		}
	}
	return out.Close()
}

// Read reads the result of a task, and hands over its files one after the other: take
// must read each to its end, or return an error, which ends the reading and is returned.
// What take was given is the result only if Read returns no error. Errors: one that wraps
// fs.ErrNotExist if there is no result, a *Rejected if it is not well formed, or of
// another plan or task.
func (f *Folder) Read(task string, take func(file File, r io.Reader) error) (*Result, error) {
	in, _, err := f.regular(f.resultFile(task), maxResult+maxHead+maxFiles*2048)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err != nil {
		return nil, &Rejected{task, err}
	}
	defer in.Close()
	a := &archive{in: tar.NewReader(in)}
	head, err := a.head()
	switch {
	case err != nil:
	case head.Format != resultFormat:
		err = fmt.Errorf("format %.40q, want %q", head.Format, resultFormat)
	case head.Plan != f.Digest:
		err = fmt.Errorf("it is of another plan, %.12q, want %.12q", head.Plan, f.Digest)
	case head.Task != task:
		err = fmt.Errorf("it is of another task, %.40q", head.Task)
	case !(head.Seconds >= 0 && head.Seconds <= maxSeconds):
		err = fmt.Errorf("%v seconds, want 0 … %v", head.Seconds, maxSeconds)
	default:
		err = checkFiles(head.Files, map[string]bool{headFile: true})
	}
	if err != nil {
		return nil, &Rejected{task, err}
	}
	for _, file := range head.Files {
		digest := sha256.New()
		r, err := a.file(file, digest)
		if err != nil {
			return nil, &Rejected{task, err}
		}
		if err := take(file, r); err != nil {
			if a.err != nil { // that is why its files ended
				return nil, &Rejected{task, a.err}
			}
			return nil, err
		}
		if err := a.end(file, digest); err != nil {
			return nil, &Rejected{task, err}
		}
	}
	if _, err := a.in.Next(); err != io.EOF {
		return nil, &Rejected{task, errors.New("more than the files that it lists, or cut short")}
	}
	if err := onlyPadding(in); err != nil {
		return nil, &Rejected{task, err}
	}
	return head, nil
}

// onlyPadding reads what follows the end of an archive: blocks of zeros, with which tar may
// fill its last record.
func onlyPadding(in io.Reader) error {
	const blocks = 128 // at a time
	var zeros, next [512 * blocks]byte
	for {
		n, err := io.ReadFull(in, next[:])
		if n%512 != 0 || !bytes.Equal(next[:n], zeros[:n]) {
			return errors.New("more after the end of the archive, want at most blocks of zeros")
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// archive is a result while it is read.
type archive struct {
	in  *tar.Reader
	err error // of reading the archive itself
}

// next goes to the next file.
func (a *archive) next(name string) (int64, error) {
	h, err := a.in.Next()
	if err == io.EOF {
		return 0, fmt.Errorf("it ends before %s", name)
	}
	if err != nil {
		return 0, err
	}
	if h.Typeflag != tar.TypeReg || h.Name != name {
		return 0, fmt.Errorf("%.40q, want the file %s", h.Name, name)
	}
	return h.Size, nil
}

// head reads the first file.
func (a *archive) head() (*Result, error) {
	size, err := a.next(headFile)
	if err != nil {
		return nil, err
	}
	if size > maxHead {
		return nil, fmt.Errorf("%s has %d bytes, want at most %d", headFile, size, maxHead)
	}
	text, err := io.ReadAll(io.LimitReader(a.in, maxHead))
	if err != nil {
		return nil, err
	}
	r := new(Result)
	if err := decode(text, r); err != nil {
		return nil, fmt.Errorf("%s: %w", headFile, err)
	}
	return r, nil
}

// file goes to a file, and returns a reader that adds to its digest.
func (a *archive) file(want File, digest hash.Hash) (io.Reader, error) {
	size, err := a.next(want.Name)
	if err != nil {
		return nil, err
	}
	if size != want.Size {
		return nil, fmt.Errorf("%s has %d bytes, want %d", want.Name, size, want.Size)
	}
	return io.TeeReader(noting{a}, digest), nil
}

// end reads what is left of a file, and compares the digest.
func (a *archive) end(want File, digest hash.Hash) error {
	if _, err := io.Copy(digest, a.in); err != nil {
		return fmt.Errorf("%s: %w", want.Name, err)
	}
	if got := fmt.Sprintf("%x", digest.Sum(nil)); got != want.SHA256 {
		return fmt.Errorf("%s is not what its digest says", want.Name)
	}
	return nil
}

// noting reads an archive, and notes its errors: they are the result's fault, not that of
// whoever reads it.
type noting struct{ a *archive }

func (n noting) Read(p []byte) (int, error) {
	k, err := n.a.in.Read(p)
	if err != nil && err != io.EOF {
		n.a.err = fmt.Errorf("cut short: %w", err)
	}
	return k, err
}

// SetAside moves the result of a task away, so that the task is to be done again, and
// returns where it lies then.
func (f *Folder) SetAside(task string) (string, error) {
	for i := 1; i <= 1000; i++ {
		to := fmt.Sprintf("%s/%s-%d%s", rejectedDir, task, i, ending)
		if _, err := f.root.Lstat(to); err == nil {
			continue
		}
		if err := f.root.Rename(f.resultFile(task), to); err != nil {
			return "", fmt.Errorf("shares: %w", err)
		}
		return to, nil
	}
	return "", fmt.Errorf("shares: %s has 1000 rejected results; look into %s", task, rejectedDir)
}

func digestOf(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data)) }
