package main

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"topocert/certificates"
	"topocert/props"
)

// wrongCases are cases whose proof is refused.
type wrongCases struct{ cases }

func (wrongCases) file(int) string                             { return "proof.lrat" }
func (wrongCases) prove(context.Context, int, io.Writer) error { return nil }
func (wrongCases) check(int, io.Reader) error {
	return certificates.Reject("lrat/open", "no empty clause")
}

// TestRefusedProof: a proof of a worker's own that is refused is an error of this program, and
// is told as one.
func TestRefusedProof(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "proof"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := perform(t.Context(), &bisectJob{of: wrongCases{}}, 0, file); !errors.Is(err, props.ErrBug) || !errors.Is(err, certificates.ErrRejected) {
		t.Errorf("%v, want a rejection that is a bug", err)
	}
}
