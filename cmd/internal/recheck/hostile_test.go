package recheck

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHostileFolders: folders that once had something false accepted or printed, or kept
// the checker for long.
func TestHostileFolders(t *testing.T) {
	for _, c := range []struct {
		name    string
		files   map[string]string
		want    string
		without string // is not on standard output
		code    int
	}{
		{"a router that takes hours", map[string]string{
			"a.cert": "topocert 2\naudit Complete(3000) updown delivered = 1\nexhaustion\nend\n",
		}, "over the budget", "accepted /", Usage},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := written(t, c.files)
			var out, errs bytes.Buffer
			code := Run(context.Background(), []string{dir}, Beside{}, Explained, &out, &errs)
			if code != c.code || !strings.Contains(errs.String(), c.want) || strings.Contains(out.String(), c.without) {
				t.Errorf("%d, want %d: %.300s\n%.900s", code, c.code, errs.String(), out.String())
			}
		})
	}
}

// written writes a folder of files, and returns it.
func written(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestReasonIsPlain: no file's name puts lines of its own on standard error.
func TestReasonIsPlain(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("nowhere", filepath.Join(dir, "a\x1b[2J\naccepted b.cert")); err != nil {
		t.Skip(err)
	}
	var out, errs bytes.Buffer
	Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs)
	if strings.Contains(errs.String(), "\naccepted") || strings.Contains(errs.String(), "\x1b") {
		t.Errorf("%q", errs.String())
	}
}

// TestOverBudget: what goes over the budget is neither accepted nor rejected, and the rest
// is judged.
func TestOverBudget(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.cert")
	const cheap = "order g6:Bg = 3\ncount\nend\n"
	const dear = "order Torus(1000,1000) = 1000000\ncount\nend\n"
	if err := os.WriteFile(file, []byte("topocert 2\n"+cheap+dear+strings.Replace(cheap, "3", "4", 1)+cheap), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		limits Limits
		want   string
		code   int
	}{
		{Limits{}, "accepted accepted REJECTED accepted", Rejected},
		{Limits{Steps: 1 << 26}, "accepted UNCHECKED REJECTED accepted", Rejected},
		{Limits{Memory: 1 << 24}, "accepted UNCHECKED REJECTED accepted", Rejected},
		{Limits{Memory: 1 << 4}, "UNCHECKED UNCHECKED UNCHECKED UNCHECKED", Usage},
	} {
		var out, errs bytes.Buffer
		code := Run(context.Background(), []string{file}, Beside{Limits: c.limits}, Text, &out, &errs)
		var words []string
		for line := range strings.Lines(out.String()) {
			word, _, _ := strings.Cut(line, " ")
			words = append(words, word)
		}
		if got := strings.Join(words, " "); got != c.want || code != c.code {
			t.Errorf("%+v: %q, exit status %d, want %q and %d\n%s", c.limits, got, code, c.want, c.code, errs.String())
		}
	}
}

// TestLimits: numbers of steps and bytes as they are typed.
func TestLimits(t *testing.T) {
	for text, want := range map[string]int64{"1": 1, "512MB": 512 << 20, "4GB": 4 << 30, "3 kB": 3 << 10, "2TB": 2 << 40} {
		var l Limits
		if err := l.SetMemory(text); err != nil || l.Memory != want {
			t.Errorf("%q: %d, %v, want %d", text, l.Memory, err, want)
		}
	}
	for _, text := range []string{"", "0", "-1", "GB", "1.5GB", "4 gb", "1e9", "9999999TB", "99999999999999999999"} {
		var l Limits
		if err := l.SetMemory(text); err == nil {
			t.Errorf("%q bytes: %d", text, l.Memory)
		}
		if err := l.SetSteps(text); err == nil {
			t.Errorf("%q steps: %d", text, l.Steps)
		}
	}
}
