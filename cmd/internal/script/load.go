package script

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"sync"
	"unicode/utf8"

	"topocert/internal/regular"
)

// ErrUnknown is what Network and Router return for a name that the file does not define.
var ErrUnknown = errors.New("not in the file")

// File is a Starlark file that was run. It may be used from many goroutines.
type File struct {
	path   string
	text   []byte
	limits Limits
	output io.Writer
	found  definitions

	asking sync.Mutex // held while the process below is asked
	child  *process   // nil if it has to be started again
	loaded bool       // whether what the file prints when it is run has been printed

	mu      sync.Mutex
	members map[string]*member // networks by name
}

// Entry is a network family or a router that a file defines.
type Entry struct {
	Name  string // "CCC(n)", "ccc_shortest"
	About string // the first paragraph of the function's text
}

// Load reads and runs a file. What it prints goes to output.
func Load(ctx context.Context, path string, limits Limits, output io.Writer) (*File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(regular.WithoutMark(f), int64(limits.File)+1))
	if err != nil {
		return nil, err
	}
	return Parse(ctx, path, text, limits, output)
}

// Parse is Load for the text of a file with a name.
func Parse(ctx context.Context, name string, text []byte, limits Limits, output io.Writer) (*File, error) {
	f := &File{path: name, text: text, limits: limits, output: output, members: make(map[string]*member)}
	switch {
	case len(text) > limits.File:
		return nil, newError(name, tooMuch("a file of more than %d bytes, want at most that many", limits.File))
	case !utf8.Valid(text):
		return nil, newError(name, errors.New("the file is not UTF-8 text"))
	}
	if err := f.ask(ctx, nil, nil, nil); err != nil {
		return nil, err
	}
	return f, nil
}

// Path returns the name of the file.
func (f *File) Path() string { return f.path }

// Families lists the networks that the file defines, in its order.
func (f *File) Families() []Entry { return entries(f.found.Families) }

// Routers lists the routers that the file defines, in its order.
func (f *File) Routers() []Entry { return entries(f.found.Routers) }

func entries(functions []function) (list []Entry) {
	for _, fn := range functions {
		list = append(list, Entry{fn.form(), fn.About})
	}
	return list
}

// form returns the family's name as in "CCC(n)".
func (fam *function) form() string {
	if len(fam.Params) == 0 {
		return fam.Name
	}
	more := ""
	if fam.More {
		more = "…"
	}
	return fam.Name + "(" + strings.Join(fam.Params, ",") + more + ")"
}
