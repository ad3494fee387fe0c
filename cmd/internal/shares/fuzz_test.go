package shares

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// FuzzResult reads any bytes as a result. What is accepted is what was published: plain
// names, of this plan and task, and as many bytes as are listed.
func FuzzResult(f *testing.F) {
	folder, err := Make(filepath.Join(f.TempDir(), "plan"), &Plan{Program: "p", Kind: "k", Job: []byte("{}"), Tasks: []string{"a"}}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { folder.Close() })
	from := f.TempDir()
	if err := os.WriteFile(filepath.Join(from, "proof"), []byte("text"), 0o666); err != nil {
		f.Fatal(err)
	}
	if err := folder.Publish("a", from, Maker{Worker: "w", Seconds: 1}); err != nil {
		f.Fatal(err)
	}
	path := filepath.Join(folder.root.Name(), folder.resultFile("a"))
	good, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:len(good)/2])
	f.Add(bytes.ReplaceAll(good, []byte("proof"), []byte("../ab")))
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		read := int64(0)
		r, err := folder.Read("a", func(file File, in io.Reader) error {
			n, err := io.Copy(io.Discard, in)
			read += n
			if err == nil && (n != file.Size || checkFile(file.Name) != nil) {
				t.Errorf("%d bytes of %+v", n, file)
			}
			return err
		})
		var wrong *Rejected
		switch {
		case err != nil && !errors.As(err, &wrong):
			t.Errorf("not rejected but %v", err)
		case err == nil && (r.Plan != folder.Digest || r.Task != "a" || read > int64(len(data))):
			t.Errorf("%d bytes of %d, %+v", read, len(data), r)
		}
	})
}
