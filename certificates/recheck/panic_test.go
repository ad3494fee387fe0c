package recheck

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
)

// TestPanic: where the checker itself fails in one file, that file is named and rejected,
// and the others are judged.
func TestPanic(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, file := range [][2]string{
		{"a/a.cert", "topocert 2\norder Petersen = 10\ncount\nend\nsize Petersen = 15\ncount\nend\n"},
		{"b/b.cert", "topocert 2\nsize Petersen = 15\ncount\nend\norder Petersen = 10\ncount\nend\n"},
		{"a/a.verdicts", "topocert 2 verdicts\nclaim a\nformula order(Petersen) == 10\nholds 1\nend\nclaim b\nformula size(Petersen) == 15\nholds 1\nend\n"},
	} {
		path := filepath.Join(dir, file[0])
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, []byte(file[1]), 0o666)); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	var said, reasons []string
	r := NewRun(resolve.NewLast(), nil, func(s Said) error {
		for _, a := range s.Answers {
			said = append(said, fmt.Sprintf("%v %s: %s", a.Accepted, strings.TrimPrefix(filepath.ToSlash(a.File), filepath.ToSlash(dir)), *a.Statement))
			if a.Reason != nil {
				reasons = append(reasons, *a.Reason)
			}
		}
		return nil
	})
	err := r.Check(files, func(file string) {
		if file != files[0] {
			return
		}
		failing := r.folders[filepath.Dir(file)]
		failing.checker = kinds.Checker(certificates.World{Graph: func(string) (certificates.Graph, error) {
			var none []int
			return nil, errors.New(string(rune(none[1])))
		}})
		failing.facts.Facts = nil // so that a verdict fails too
	})
	want := "false /a/a.cert: order Petersen = 10; true /a/a.cert: size Petersen = 15; true /b/b.cert: size Petersen = 15; true /b/b.cert: order Petersen = 10; " +
		"false /a/a.verdicts: a; false /a/a.verdicts: b"
	if got := strings.Join(said, "; "); got != want || err != nil {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
	if want := "the checker failed, which proves nothing and is a defect of it: runtime error: index out of range [1] with length 0, at panic_test.go:"; len(reasons) != 3 || !strings.HasPrefix(reasons[0], want) {
		t.Errorf("%q, want three, the first %s", reasons, want)
	}
}

// TestPanicBeside: where a file that was handed over makes the checker fail, it is named.
func TestPanicBeside(t *testing.T) {
	_, err := guarded(func() (int, error) { panic("at a file") })
	if !errors.Is(err, ErrFailed) || !strings.Contains(err.Error(), "at a file, at panic_test.go:") {
		t.Error(err)
	}
}
