package props

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
)

// acceptAll reads the certificates in a folder, sees that each is accepted, and
// returns their statements.
func acceptAll(t *testing.T, dir string) []string {
	t.Helper()
	names := resolve.NewLast()
	checker := kinds.Checker(names.World(func(name string) (io.ReadCloser, error) { return os.Open(filepath.Join(dir, name)) }))
	files, err := filepath.Glob(filepath.Join(dir, "*"+Ending))
	if err != nil {
		t.Fatal(err)
	}
	var statements []string
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		list, err := certificates.ReadAll(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			if err := checker.Check(c); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			for _, s := range c.Statements() {
				statements = append(statements, s.String())
			}
		}
	}
	return statements
}

// newSession returns a session that keeps nothing.
func newSession() *Session {
	session, err := NewSession("")
	if err != nil {
		panic(err)
	}
	return session
}
