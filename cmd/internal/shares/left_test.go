package shares

import (
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestOtherPlan: results wait while the folder holds another plan, and are there again with
// the plan that they are of. One that lies where those of another plan do is rejected.
func TestOtherPlan(t *testing.T) {
	f := made(t)
	publish(t, f, "a", "text")
	path := filepath.Join(f.root.Name(), planFile)
	plan, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	reopen := func(text string) *Folder {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		g, err := Open(f.root.Name())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { g.Close() })
		return g
	}
	other := reopen(strings.Replace(string(plan), `"kind": "k"`, `"kind": "l"`, 1))
	if want := []OtherPlan{{f.Digest[:digits], 1}}; other.Done("a") || !slices.Equal(other.Others(), want) {
		t.Errorf("done is %t, others %v, want %v", other.Done("a"), other.Others(), want)
	}
	publish(t, other, "a", "other")
	publish(t, other, "b", "other")
	again := reopen(string(plan))
	if found, _, err := text(again, "a"); err != nil || found != "text" || again.Done("b") {
		t.Errorf("%q, %v", found, err)
	}
	if want := []OtherPlan{{other.Digest[:digits], 2}}; !slices.Equal(again.Others(), want) {
		t.Errorf("others %v, want %v", again.Others(), want)
	}
	if err := os.Rename(filepath.Join(f.root.Name(), other.resultFile("b")), filepath.Join(f.root.Name(), again.resultFile("b"))); err != nil {
		t.Fatal(err)
	}
	var wrong *Rejected
	if _, _, err := text(again, "b"); !errors.As(err, &wrong) || !strings.Contains(err.Error(), "another plan") {
		t.Errorf("a result of another plan: %v", err)
	}
}

// names lists what lies with the plan's results.
func names(f *Folder) (list []string) {
	for _, name := range f.glob(f.own() + "/*") {
		list = append(list, path.Base(name))
	}
	return list
}

// TestSweep: what nobody has written to for long is removed, and nothing else.
func TestSweep(t *testing.T) {
	f := made(t)
	publish(t, f, "a", "text")
	old := time.Now().Add(-2 * Stale)
	for name, age := range map[string]time.Time{".a~OLD": old, ".b~OLD": old, ".a~NEW": time.Now(), "mine~": old, ".nfs01": old} {
		path := filepath.Join(f.root.Name(), f.own(), name)
		if err := errors.Join(os.WriteFile(path, []byte("half"), 0o666), os.Chtimes(path, age, age)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(filepath.Join(f.root.Name(), f.resultFile("a")), old, old); err != nil {
		t.Fatal(err)
	}
	if err := f.Sweep(); err != nil {
		t.Fatal(err)
	}
	if got, want := names(f), []string{".a~NEW", ".nfs01", "a.result", "mine~"}; !slices.Equal(got, want) {
		t.Errorf("left are %v, want %v", got, want)
	}
}

// TestTakenAway: a worker whose half-written result is taken for left over writes it again.
func TestTakenAway(t *testing.T) {
	f := made(t)
	if _, err := f.Probe(); err != nil {
		t.Fatal(err)
	}
	times := 0
	fill := func(w io.Writer) error {
		if times++; times == 1 {
			for _, part := range f.glob(f.own() + "/.a*~*") {
				if err := f.root.Remove(part); err != nil {
					return err
				}
			}
		}
		_, err := io.WriteString(w, "text")
		return err
	}
	if err := f.write(f.resultFile("a"), fill); err != nil || times != 2 || !f.Done("a") {
		t.Errorf("written %d times: %v", times, err)
	}
}

// TestProbe: a folder that takes no files is told before there is anything to write.
func TestProbe(t *testing.T) {
	f := made(t)
	if _, err := f.Probe(); err != nil {
		t.Fatal(err)
	}
	if left := names(f); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
	own := filepath.Join(f.root.Name(), f.own())
	if err := errors.Join(os.Remove(own), os.WriteFile(own, nil, 0o666)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Probe(); err == nil || f.Sweep() == nil {
		t.Error("results can be written into a file")
	}
}
