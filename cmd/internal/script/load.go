package script

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"topocert/routing"
	"topocert/topology"
)

// ErrUnknown is what Network and Router return for a name that the file does not define.
var ErrUnknown = errors.New("not in the file")

// File is a Starlark file that was run. It may be used from many goroutines.
type File struct {
	path   string
	powers powers
	limits Limits
	output io.Writer

	families []*family
	routers  []*kind
	helpers  []*kind // all other functions whose names begin with a small letter

	mu      sync.Mutex
	printed int
	made    map[string]*member // networks by name
}

// Entry is a network family or a router that a file defines.
type Entry struct {
	Name  string // "CCC(n)", "ccc_shortest"
	About string // the first paragraph of the function's text
}

// family is a function that makes networks.
type family struct {
	name   string
	params []string
	least  int  // number of parameters without a default
	more   bool // whether further ones may follow: *args
	fn     *starlark.Function
}

// kind is a function that routes.
type kind struct {
	name string
	fn   *starlark.Function
}

// options of the dialect: what Python has and Starlark leaves to its users.
func options() *syntax.FileOptions {
	return &syntax.FileOptions{Set: true, While: true, TopLevelControl: true, GlobalReassign: true, Recursion: true}
}

// Load reads and runs a file. What it prints goes to output.
func Load(ctx context.Context, path string, limits Limits, output io.Writer) (*File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, int64(limits.File)+1))
	if err != nil {
		return nil, err
	}
	return Parse(ctx, path, text, limits, output)
}

// Parse is Load for the text of a file with a name.
func Parse(ctx context.Context, name string, text []byte, limits Limits, output io.Writer) (*File, error) {
	f := &File{path: name, limits: limits, output: output, made: make(map[string]*member)}
	switch {
	case len(text) > limits.File:
		return nil, f.failure(nil, tooMuch("a file of more than %d bytes, want at most that many", limits.File))
	case !utf8.Valid(text):
		return nil, f.failure(nil, errors.New("the file is not UTF-8 text"))
	}
	var changed string
	changed, f.powers = withoutPowers(string(text))
	tree, err := options().Parse(name, changed, 0)
	if err == nil {
		err = rewrite(tree, f.powers)
	}
	if err != nil {
		return nil, f.failure(nil, err)
	}
	names := predeclared(f.say)
	program, err := starlark.FileProgram(tree, names.Has)
	if err != nil {
		return nil, f.failure(nil, err)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, limits.Time, tooMuch("more than %v, want at most that long", limits.Time))
	defer cancel()
	b := newBudget(ctx, name, limits.Steps, limits.Memory)
	globals, err := b.run(program, names)
	if err == nil {
		err = b.freeze(globals)
	}
	if err != nil {
		return nil, f.failure(b, err)
	}
	return f, f.definitions(globals)
}

// run runs a program.
func (b *budget) run(program *starlark.Program, names starlark.StringDict) (globals starlark.StringDict, err error) {
	defer caught(&err)
	return program.Init(b.thread, names)
}

// say prints a line for the file.
func (f *File) say(text string) error {
	line := clean(text) + "\n"
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.printed += len(line); f.printed > f.limits.Output {
		return tooMuch("more than %d bytes printed, want at most that many", f.limits.Output)
	}
	_, err := io.WriteString(f.output, line)
	return err
}

// definitions finds the families and the routers among the file's names.
func (f *File) definitions(globals starlark.StringDict) error {
	for _, name := range globals.Keys() {
		fn, ok := globals[name].(*starlark.Function)
		if !ok {
			continue
		}
		first, _ := utf8.DecodeRuneInString(name)
		switch {
		case unicode.IsUpper(first):
			fam, err := newFamily(name, fn)
			if err != nil {
				return f.wrong(fn, "%s: %w", name, err)
			}
			for _, other := range f.families {
				if strings.EqualFold(other.name, name) {
					return f.wrong(fn, "%s and %s are both networks, want names that differ in more than case", other.name, name)
				}
			}
			f.families = append(f.families, fam)
		case unicode.IsLower(first) && isRouter(fn):
			if routing.Known(name) {
				return f.wrong(fn, "there is a router %s already, want another name: \"topocert list routers\" lists them", name)
			}
			f.routers = append(f.routers, &kind{name, fn})
		case unicode.IsLower(first):
			f.helpers = append(f.helpers, &kind{name, fn})
		}
	}
	slices.SortStableFunc(f.families, func(a, b *family) int { return int(a.fn.Position().Line - b.fn.Position().Line) })
	slices.SortStableFunc(f.routers, func(a, b *kind) int { return int(a.fn.Position().Line - b.fn.Position().Line) })
	return nil
}

// wrong says what is wrong with a function.
func (f *File) wrong(fn *starlark.Function, format string, args ...any) error {
	err := fmt.Errorf(format, args...)
	pos := fn.Position()
	return &Error{File: f.path, Line: int(pos.Line), Column: f.powers.original(int(pos.Line), int(pos.Col)), Message: clean(err.Error()), cause: err}
}

func newFamily(name string, fn *starlark.Function) (*family, error) {
	if topology.Known(name) {
		return nil, fmt.Errorf("there is a network of that name already, want another name: \"topocert list networks\" lists them")
	}
	if strings.IndexFunc(name, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) >= 0 {
		return nil, errors.New("want a name of letters and digits")
	}
	if fn.HasKwargs() || fn.NumKwonlyParams() > 0 {
		return nil, errors.New("a network has whole numbers for parameters, want no parameters by name alone and no **")
	}
	fam := &family{name: name, fn: fn, more: fn.HasVarargs()}
	for i := range fn.NumParams() {
		param, _ := fn.Param(i)
		fam.params = append(fam.params, param)
	}
	named := len(fam.params)
	if fam.more {
		named--
	}
	for fam.least = named; fam.least > 0 && fn.ParamDefault(fam.least-1) != nil; fam.least-- {
	}
	return fam, nil
}

// isRouter tells whether a function has the parameters of a router.
func isRouter(fn *starlark.Function) bool {
	if fn.NumParams() != 3 || fn.HasVarargs() || fn.HasKwargs() || fn.NumKwonlyParams() > 0 {
		return false
	}
	for i, want := range []string{"net", "at", "to"} {
		if name, _ := fn.Param(i); name != want {
			return false
		}
	}
	return true
}

// Path returns the name of the file.
func (f *File) Path() string { return f.path }

// Families lists the networks that the file defines, in its order.
func (f *File) Families() []Entry {
	var list []Entry
	for _, fam := range f.families {
		list = append(list, Entry{fam.form(), about(fam.fn)})
	}
	return list
}

// Routers lists the routers that the file defines, in its order.
func (f *File) Routers() []Entry {
	var list []Entry
	for _, k := range f.routers {
		list = append(list, Entry{k.name, about(k.fn)})
	}
	return list
}

// form returns the family's name as in "CCC(n)".
func (fam *family) form() string {
	if len(fam.params) == 0 {
		return fam.name
	}
	params := slices.Clone(fam.params)
	if fam.more {
		params[len(params)-1] += "…"
	}
	return fam.name + "(" + strings.Join(params, ",") + ")"
}

// about returns the first paragraph of a function's text as one line.
func about(fn *starlark.Function) string {
	first, _, _ := strings.Cut(strings.TrimSpace(fn.Doc()), "\n\n")
	return clean(strings.Join(strings.Fields(first), " "))
}
