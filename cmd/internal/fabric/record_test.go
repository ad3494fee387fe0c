package fabric

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var record = flag.Bool("record", false, "route all seeds with OpenSM on ibsim, and keep what comes out")

// TestRecord makes the recordings anew, where that is asked for.
func TestRecord(t *testing.T) {
	if !*record {
		t.Skip("-record makes the recordings anew; it needs OpenSM and ibsim")
	}
	seeds, err := Seeds()
	if err != nil {
		t.Fatal(err)
	}
	for _, seed := range seeds {
		r, err := Record(t.Context(), seed)
		if errors.Is(err, ErrMissing) {
			t.Fatal(err)
		}
		if err != nil {
			t.Error(err)
			continue
		}
		var b bytes.Buffer
		if err := r.Write(&b); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join("recorded", fileName(seed.Name)), b.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d bytes", seed.Name, b.Len())
		for _, run := range r.Runs {
			log, err := run.ReadLog()
			t.Log(run.Engine, run.Root, log, err)
		}
	}
}
