package archive

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func open(t *testing.T, dir string) *Folder {
	t.Helper()
	f, err := OpenFolder(dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func list(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// TestWhole: a file has its name when it is whole, and an error, of the content or of the
// disk, leaves what was there before and nothing else.
func TestWhole(t *testing.T) {
	dir := t.TempDir()
	f := open(t, dir)
	if err := f.WriteFile("a", []byte("one")); err != nil {
		t.Fatal(err)
	}
	wrong := errors.New("wrong")
	err := f.Write("a", func(w io.Writer) error {
		if _, err := io.WriteString(w, "tw"); err != nil {
			return err
		}
		if text, err := os.ReadFile(filepath.Join(dir, "a")); string(text) != "one" {
			t.Errorf("half written: %q, %v", text, err)
		}
		return wrong
	})
	if !errors.Is(err, wrong) || errors.Is(err, ErrDisk) {
		t.Errorf("%v, want the content's own error", err)
	}
	if err := f.WriteFile(strings.Repeat("long", 60), nil); err != nil {
		t.Errorf("a name of 240 bytes: %v", err)
	}
	if err := os.Mkdir(filepath.Join(dir, "b"), 0o777); err != nil {
		t.Fatal(err)
	}
	var is *Error
	if err := f.WriteFile("b", nil); !errors.Is(err, ErrDisk) || !errors.As(err, &is) || is.Path != filepath.Join(dir, "b") {
		t.Errorf("in a folder's place: %v, want an error of the disk about that name", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if got, want := list(t, dir), []string{"a", "b", strings.Repeat("long", 60)}; !slices.Equal(got, want) {
		t.Errorf("there are %q, want %q", got, want)
	}
	if _, err := OpenFolder(filepath.Join(dir, "a"), nil); !errors.Is(err, ErrDisk) {
		t.Errorf("a file opened as a folder: %v", err)
	}
}

// TestLeftovers: what a run left that is dead goes, and is told before; what a run has that
// is alive stays; a run of another machine is dead if it has been quiet for a day.
func TestLeftovers(t *testing.T) {
	dir := t.TempDir()
	alive := open(t, dir)
	defer alive.Close()
	put := func(name string, age time.Duration) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("x"), 0o666); err != nil {
			t.Fatal(err)
		}
		then := time.Now().Add(-age)
		if err := os.Chtimes(path, then, then); err != nil {
			t.Fatal(err)
		}
	}
	here, away := prefix+host()+"-dead", prefix+"away-"
	for _, name := range []string{filepath.Base(alive.Temporary("proof")), here + ".lock", here + "-a.cert.part", here + "-b.lrat.part", away + "recent-c.part", "own"} {
		put(name, 0)
	}
	if err := os.Mkdir(filepath.Join(dir, here+"-files.part"), 0o700); err != nil {
		t.Fatal(err)
	}
	put(here+"-files.part/inner", 0)
	put(away+"recent.lock", quiet/2)
	put(away+"old.lock", 2*quiet)
	put(away+"old-d.part", 0)
	var told []string
	f, err := OpenFolder(dir, func(name, path string) {
		if _, err := os.Stat(path); err != nil {
			t.Errorf("told of %s when it is gone: %v", name, err)
		}
		told = append(told, name)
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(told)
	if want := []string{"a.cert", "b.lrat", "d", "files"}; !slices.Equal(told, want) {
		t.Errorf("told of %q, want %q", told, want)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	want := []string{alive.run + ".lock", alive.run + "-proof.part", away + "recent-c.part", away + "recent.lock", "own"}
	got := list(t, dir)
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("there are\n%q, want\n%q", got, want)
	}
}

// TestOverwritten: work that was left to itself goes on writing to a file that somebody else
// has begun anew.
func TestOverwritten(t *testing.T) {
	f := open(t, t.TempDir())
	defer f.Close()
	old, err := f.Create("proof")
	if err != nil {
		t.Fatal(err)
	}
	err = f.Write("proof", func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		_, e := io.WriteString(old, "old one")
		return errors.Join(err, e)
	})
	if text, e := os.ReadFile(f.Path("proof")); err != nil || string(text) != "new" {
		t.Errorf("%q, %v, %v, want new", text, err, e)
	}
}

// TestTemporary: a folder for files that nobody keeps is its owner's alone, and goes.
func TestTemporary(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	f, err := TemporaryFolder()
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(f.Dir()); err != nil || info.Mode().Perm() != 0o700 || filepath.Dir(f.Dir()) != dir {
		t.Errorf("%s: %v, %v, want a folder in %s that nobody else reads", f.Dir(), info, err, dir)
	}
	if err := f.WriteFile("x", nil); err != nil {
		t.Error(err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
	if got := list(t, dir); len(got) > 0 {
		t.Errorf("left: %q", got)
	}
}

// TestExclusively: two that open the same folder come one after the other.
func TestExclusively(t *testing.T) {
	dir := t.TempDir()
	inside, done := make(chan bool), make(chan int, 2)
	for i := range 2 {
		f := open(t, dir)
		defer f.Close()
		go func() {
			if i == 1 {
				<-inside
			}
			_ = f.Exclusively(func() error {
				if i == 0 {
					close(inside)
					for range 100 {
						if err := f.WriteFile("x", nil); err != nil {
							t.Error(err)
						}
					}
				}
				done <- i
				return nil
			})
		}()
	}
	if first, second := <-done, <-done; first != 0 || second != 1 {
		t.Errorf("%d, %d", first, second)
	}
}
