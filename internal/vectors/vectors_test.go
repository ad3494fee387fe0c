package vectors

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestFS: a folder's archives are one tree, and a file that is coded is what it was.
func TestFS(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"cut.txtar":  "A comment.\n-- good/cut/a.cert --\ntopocert 2\n-- bad/cut/empty.txt --\n-- bad/cut/line.txt.base64 --\nZW5k\n",
		"flow.txtar": "-- good/flow/a.cert --\r\nend\r\n",
		"other.txt":  "-- good/other/a.cert --\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	all, err := FS(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"good/cut/a.cert": "topocert 2\n", "bad/cut/empty.txt": "", "bad/cut/line.txt": "end", "good/flow/a.cert": "end\r\n"}
	met := 0
	err = fs.WalkDir(all, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		met++
		data, err := fs.ReadFile(all, path)
		if text, known := want[path]; !known || string(data) != text {
			t.Errorf("%s: %q, want %q", path, data, text)
		}
		return err
	})
	if err != nil || met != len(want) {
		t.Errorf("%d files, error %v, want %d", met, err, len(want))
	}
}

func TestFSRefuses(t *testing.T) {
	dir := t.TempDir()
	if _, err := FS(dir); err == nil {
		t.Error("a folder without archives is read, want an error")
	}
	if err := os.WriteFile(filepath.Join(dir, "a.txtar"), []byte("-- good/a/a.base64 --\n!\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := FS(dir); err == nil {
		t.Error("what is no base64 is decoded, want an error")
	}
}
