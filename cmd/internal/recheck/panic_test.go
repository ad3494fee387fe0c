package recheck

import (
	"bufio"
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
)

// TestCasesBeforeVariables: a verdict of several parts that have other variables than the
// formula is rejected. It once ended the program.
func TestCasesBeforeVariables(t *testing.T) {
	dir := written(t, map[string]string{
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Ring(k)) == k for k >= 3\nholds 1 for n in [3]\nholds 1 for n in [4]\nend\n",
	})
	var out, errs bytes.Buffer
	if code := Run(t.Context(), []string{dir}, Beside{}, Text, &out, &errs); code != Rejected || !strings.Contains(errs.String(), "line 4: verdict/outside: n=3 is not in the domain of the formula") {
		t.Errorf("%d: %s", code, &errs)
	}
}

// TestPanic: where the checker itself fails in one file, that file is named and rejected,
// and the others are judged.
func TestPanic(t *testing.T) {
	dir := written(t, map[string]string{
		"a/a.cert":     "topocert 2\norder Petersen = 10\ncount\nend\nsize Petersen = 15\ncount\nend\n",
		"a/a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Petersen) == 10\nholds 1\nend\nclaim b\nformula size(Petersen) == 15\nholds 1\nend\n",
		"b/b.cert":     "topocert 2\nsize Petersen = 15\ncount\nend\norder Petersen = 10\ncount\nend\n",
	})
	names := resolve.NewLast()
	var out, errs bytes.Buffer
	r := &run{names: names, facts: resolve.NewFacts(names), scopes: make(map[string]*scope), granted: make(map[string]bool), unchecked: make(map[string]bool), lines: bufio.NewWriter(&out), stderr: &errs}
	files, _, err := expand([]string{dir})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.own(t.Context(), files); err != nil {
		t.Fatal(err)
	}
	failing := r.scopes[filepath.Join(dir, "a")]
	failing.checker = &certificates.Checker{World: certificates.World{Graph: func(string) (certificates.Graph, error) {
		var none []int
		return nil, errors.New(string(rune(none[1])))
	}}}
	failing.facts.Facts = nil // so that a verdict fails too
	if status, err := r.files(t.Context(), files); status != Rejected || err != nil {
		t.Errorf("status %d, %v", status, err)
	}
	for _, want := range []string{
		"REJECTED DIR/a/a.cert: order Petersen = 10\naccepted DIR/a/a.cert: size Petersen = 15\n",
		"accepted DIR/b/b.cert: size Petersen = 15\naccepted DIR/b/b.cert: order Petersen = 10\n",
		"REJECTED DIR/a/a.verdicts: a\nREJECTED DIR/a/a.verdicts: b\n",
	} {
		if said := strings.ReplaceAll(out.String(), dir, "DIR"); !strings.Contains(said, want) {
			t.Errorf("want %q in\n%s", want, said)
		}
	}
	want := "DIR/a/a.cert: order Petersen = 10: the checker failed, which proves nothing and is a defect of it: runtime error: index out of range [1] with length 0, at panic_test.go:"
	if said := strings.ReplaceAll(errs.String(), dir, "DIR"); !strings.HasPrefix(said, want) {
		t.Errorf("%s, want %s", said, want)
	}
}

// TestPanicBeside: where a file that was handed over makes the checker fail, it is named.
func TestPanicBeside(t *testing.T) {
	_, err := guarded(func() (int, error) { panic("at a file") })
	if !errors.Is(err, errFailed) || !strings.Contains(err.Error(), "at a file, at panic_test.go:") {
		t.Error(err)
	}
}
