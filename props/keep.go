package props

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/solver"
)

// A certificate is held when it has been checked, and kept, in the lab's folder,
// when something names it: a claim's result, a portrait, a chart, or a caller of
// the lab. Cases that are gone through before the one by which a claim fails, or
// that stay open, leave certificates that nothing rests on.

// held is a certificate that has been checked.
type held struct {
	text []byte
	// beside are the names of the files that go with it.
	beside []string
}

// hold holds a certificate and returns its name: its file's, or without a folder
// the statement.
func (l *Lab) hold(c *certificates.Certificate, text []byte) string {
	if l.dir == "" {
		return c.Statement.String()
	}
	name := FileName(c.Statement)
	l.found.Store(name, held{text, c.Files()})
	return name
}

// keep writes the named certificates to the lab's folder, those that are held and
// not kept yet.
func (l *Lab) keep(names ...string) error {
	for _, name := range names {
		h, ok := l.found.LoadAndDelete(name)
		if !ok {
			continue
		}
		for _, file := range h.(held).beside {
			l.used.Store(file, true)
		}
		if err := WriteFile(filepath.Join(l.dir, name), h.(held).text); err != nil {
			return err
		}
	}
	return nil
}

// removeUnused removes the files that go with no certificate that is kept.
func (l *Lab) removeUnused() error {
	var errs []error
	l.made.Range(func(name, _ any) bool {
		if _, used := l.used.Load(name); !used {
			if err := os.Remove(filepath.Join(l.dir, name.(string))); err != nil && !errors.Is(err, fs.ErrNotExist) {
				errs = append(errs, fmt.Errorf("props: %w", err))
			}
		}
		return true
	})
	return errors.Join(errs...)
}

// Keep passes a certificate to the checker, keeps it, and returns its name.
func (l *Lab) Keep(ctx context.Context, made *certificates.Certificate) (name string, err error) {
	_, name, err = l.establish(ctx, made.Statement.String(), func() (*certificates.Certificate, error) { return made, nil })
	if err != nil {
		return "", err
	}
	return name, l.keep(name)
}

// FileName returns the name of the file for a statement's certificate:
// "diameter.oct-2-3.cert".
func FileName(s certificates.Statement) string {
	relation := map[string]string{"=": "", "<=": "at-most", ">=": "at-least"}[s.Relation]
	parts := []string{s.Subject, relation, solver.FileStem(s.Network)}
	for _, a := range s.Args {
		if s.Subject == "contains" { // another network
			a = solver.FileStem(a)
		}
		parts = append(parts, a)
	}
	if s.Relation != "=" && len(s.Args) > 0 {
		parts = append(parts, s.Value) // there may be several such bounds
	}
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	name := strings.ToLower(strings.Join(parts, ".")) + ".cert"
	return strings.ReplaceAll(name, ":", "-") // of a table's digest; not every system allows it in a name
}

// WriteFile writes a file so that it is there whole or not at all.
func WriteFile(path string, data []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(path), ".tmp-*")
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	defer os.Remove(tmp.Name()) // after the rename there is nothing to remove
	_, err = tmp.Write(data)
	if err == nil {
		err = tmp.Chmod(fs.FileMode(0o644))
	}
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	return nil
}
