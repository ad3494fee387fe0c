package solvertest

import (
	"bytes"
	"fmt"
	"io"

	"topocert/certificates"
	"topocert/certificates/kinds"
)

// Files keeps files in memory.
type Files map[string]*bytes.Buffer

// Create makes a file, or makes it anew.
func (f Files) Create(name string) (io.WriteCloser, error) {
	f[name] = new(bytes.Buffer)
	return Closing{f[name]}, nil
}

// Size returns the number of bytes in all files.
func (f Files) Size() (bytes int) {
	for _, b := range f {
		bytes += b.Len()
	}
	return bytes
}

// Open opens a file that was made.
func (f Files) Open(name string) (io.ReadCloser, error) {
	if f[name] == nil {
		return nil, fmt.Errorf("no file %s", name)
	}
	return io.NopCloser(bytes.NewReader(f[name].Bytes())), nil
}

// Check checks a certificate about g beside the files.
func (f Files) Check(c *certificates.Certificate, g certificates.Graph) error {
	world := WorldOf(g)
	world.Open = f.Open
	return kinds.Check(c, world)
}

// Closing makes a writer one that is closed.
type Closing struct{ io.Writer }

// Close does nothing.
func (Closing) Close() error { return nil }
