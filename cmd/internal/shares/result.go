package shares

import (
	"archive/tar"
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Result says what a task's result is.
type Result struct {
	Format string `json:"format"`
	Plan   string `json:"plan"` // its digest
	Task   string `json:"task"`
	// Seconds is how long the task took, and Worker who did it: both as it says itself.
	Seconds float64 `json:"seconds"`
	Worker  string  `json:"worker"`
	Files   []File  `json:"files"`
}

// maxSeconds bounds what a result says of its time: so that sums of times are numbers.
const maxSeconds = 1e12

// resultFile returns where a task's result lies.
func resultFile(task string) string { return resultsDir + "/" + task + ending }

// Done tells whether there is a result of a task, right or wrong.
func (f *Folder) Done(task string) bool {
	_, err := f.root.Lstat(resultFile(task))
	return err == nil
}

// Publish makes the files of the folder from the result of a task.
func (f *Folder) Publish(task, from, worker string, seconds float64) error {
	entries, err := os.ReadDir(from)
	if err != nil {
		return fmt.Errorf("shares: %w", err)
	}
	r := &Result{Format: resultFormat, Plan: f.Digest, Task: task, Seconds: seconds, Worker: worker, Files: []File{}}
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
	part := fmt.Sprintf("%s/.%s~%s", resultsDir, task, rand.Text()[:10])
	err = f.whole(resultFile(task), part, func(w io.Writer) error { return r.write(w, from) })
	if err != nil && !f.Done(task) { // else another worker's is there
		return fmt.Errorf("shares: %w", err)
	}
	f.sweep(task)
	return nil
}

// describe returns a file's name, size and digest.
func describe(path string) (File, error) {
	in, err := os.Open(path)
	if err != nil {
		return File{}, err
	}
	defer in.Close()
	digest := sha256.New()
	size, err := io.Copy(digest, in)
	return File{filepath.Base(path), size, hex.EncodeToString(digest.Sum(nil))}, err
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

// sweep removes what workers that are gone have left of a task that is done. A worker
// that is still at it finds the result of another.
func (f *Folder) sweep(task string) {
	dir, err := f.root.Open(resultsDir)
	if err != nil {
		return
	}
	names, _ := dir.Readdirnames(-1)
	dir.Close()
	for _, name := range names {
		if strings.HasPrefix(name, "."+task+"~") {
			_ = f.root.Remove(resultsDir + "/" + name) // it only takes room
		}
	}
}

// Read reads the result of a task, and hands over its files one after the other: take
// must read each to its end, or return an error, which ends the reading and is returned.
// What take was given is the result only if Read returns no error. Errors: one that wraps
// fs.ErrNotExist if there is no result, a *Rejected if it is not well formed, or of
// another plan or task.
func (f *Folder) Read(task string, take func(file File, r io.Reader) error) (*Result, error) {
	in, _, err := f.regular(resultFile(task), MaxResult+maxHead+MaxFiles*2048)
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
			if broken := a.broken(); broken != nil {
				return nil, &Rejected{task, broken}
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
		switch err {
		case nil:
		case io.EOF, io.ErrUnexpectedEOF:
			return nil
		default:
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
	if got := hex.EncodeToString(digest.Sum(nil)); got != want.SHA256 {
		return fmt.Errorf("%s is not what its digest says", want.Name)
	}
	return nil
}

// broken returns the error of reading the archive, if that is why its files ended.
func (a *archive) broken() error { return a.err }

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
		if err := f.root.Rename(resultFile(task), to); err != nil {
			return "", fmt.Errorf("shares: %w", err)
		}
		return to, nil
	}
	return "", fmt.Errorf("shares: %s has 1000 rejected results; look into %s", task, rejectedDir)
}

func digestOf(data []byte) string {
	digest := sha256.Sum256(data)
	return hex.EncodeToString(digest[:])
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
