package shares

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzResult reads any bytes as a result. What is accepted is what was published: of this plan
// and task, and as many bytes as are listed.
func FuzzResult(f *testing.F) {
	folder, err := Make(filepath.Join(f.TempDir(), "plan"), &Plan{Program: "p", Kind: "k", Job: []byte("{}")}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { folder.Close() })
	if err := folder.Publish("a", "proof", strings.NewReader("text"), Maker{Worker: "w", Seconds: 1}); err != nil {
		f.Fatal(err)
	}
	path := filepath.Join(folder.root.Name(), folder.resultFile("a"))
	good, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:len(good)/2])
	f.Add(append(good, "\n{}"...))
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		read := int64(0)
		r, err := folder.Read("a", func(r *Result, text io.Reader) (err error) {
			read, err = io.Copy(io.Discard, text)
			if err == nil && read != r.Size {
				t.Errorf("%d bytes of %+v", read, r)
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
