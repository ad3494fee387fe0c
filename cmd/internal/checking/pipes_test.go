//go:build unix

package checking

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestNoFile: what is no regular file, or is too long a one, is never read; the others in its folder
// are judged.
func TestNoFile(t *testing.T) {
	digest := strings.Repeat("0", 64)
	listed := "topocert 2 names\nfile sha256:" + digest + " odd.edges\nend\n"
	for _, c := range []struct {
		name string
		code int
	}{
		{"own.names", Rejected}, {"own.words", Rejected}, {"odd.cert", Rejected}, {"odd.verdicts", Rejected}, {"odd.theorems", Rejected},
		{"odd.edges", Rejected}, {"odd.g6", Accepted}, {"odd.table", Accepted}, {"odd.lrat", Rejected},
	} {
		for odd, with := range map[string]func(path string) error{
			"a pipe":      func(path string) error { return syscall.Mkfifo(path, 0o666) },
			"a device":    func(path string) error { return os.Symlink("/dev/zero", path) },
			"a folder":    func(path string) error { return os.Symlink(".", path) },
			"a long file": func(path string) error { return sparse(path, 6<<30) },
		} {
			dir := written(t, map[string]string{"a.verdicts": "topocert 2 verdicts\nclaim a\nformula 1 + 1 == 2\nholds 1\nend\n"})
			switch c.name {
			case "odd.edges":
				dir = written(t, map[string]string{"a.verdicts": "topocert 2 verdicts\nclaim a\nformula 1 + 1 == 2\nholds 1\nend\n", "own.names": listed})
			case "odd.lrat":
				dir = written(t, map[string]string{"a.verdicts": "topocert 2 verdicts\nclaim a\nformula 1 + 1 == 2\nholds 1\nend\n", "a.cert": "topocert 2\nbisection Ring(13) >= 2\nlrat\nproof odd.lrat\nend\n"})
			}
			if err := with(filepath.Join(dir, c.name)); err != nil {
				t.Fatal(err)
			}
			var out, errs bytes.Buffer
			code := Run(t.Context(), []string{dir}, Beside{}, Text, &out, &errs)
			if code != c.code || !strings.Contains(out.String(), "accepted "+filepath.Join(dir, "a.verdicts")+": a holds") {
				t.Errorf("%s for %s: exit status %d, want %d\n%s%s", odd, c.name, code, c.code, out.String(), errs.String())
			}
		}
	}
}

// sparse makes a long file that takes no space.
func sparse(path string, size int64) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return f.Truncate(size)
}
