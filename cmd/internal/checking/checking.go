// Package checking is what "topocheck" and "topocert check" have in common: it finds the
// files, has them checked by package recheck, and prints what that says.
package checking

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/progress"
	"topocert/internal/interrupt"
)

// Ending is the ending of certificate files; in a folder, only they and files of verdicts
// and of theorems are checked, in this order.
const Ending = ".cert"

// Exit statuses.
const (
	Accepted = 0 // every certificate was accepted
	Rejected = 1 // some certificate was rejected
	Usage    = 2 // bad usage, or something could not be read or was not handed over
	Stopped  = 3 // the context ended
)

// Form is how answers are written.
type Form int

// Text is for people; Array is one JSON array, and Lines a JSON object a line.
const (
	Text Form = iota
	Array
	Lines
	Explained // lines of text, with what each accepted statement and verdict rests on
	Nothing   // is printed
)

// Beside is what is handed over beside certificates: the files of graphs and routing
// tables, which certificates name by their digests; and what checking may cost.
type Beside struct {
	Graphs, Tables []string
	Program        string // its name, for messages
	Limits         Limits
	// Begin and Found, if set, are handed the files in turn, and what is found before it is printed.
	Begin func(file string)
	Found func(recheck.Said) error
	// Line, if set, says which file is being checked.
	Line *progress.Line
}

// Run checks the certificates in the given files and folders, and the folders
// below them, with the files that lie beside them; then the verdicts, by what the
// accepted certificates say; then the theorems. It prints an answer for each statement and verdict on
// stdout, and reasons on stderr; or JSON on stdout, as the work goes. For a folder a last line
// counts them. When the context ends it gives what is there, and leaves the check that
// is under way to itself: checkers look at no context. It returns the exit status.
func Run(ctx context.Context, paths []string, beside Beside, form Form, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		message := plain(err.Error())
		if beside.Program != "" {
			message = beside.Program + ": " + message
		}
		fmt.Fprintln(stderr, message)
		return Usage
	}
	if len(paths) == 0 {
		return fail(errors.New("no certificates given, want files or folders"))
	}
	files, folders, err := expand(paths)
	if err != nil {
		return fail(err)
	}
	graphs, tables := lyingIn(folders)
	names, err := recheck.Names(slices.Concat(beside.Graphs, graphs), slices.Concat(beside.Tables, tables))
	var failed *fs.PathError
	if errors.Is(err, recheck.ErrFailed) && errors.As(err, &failed) {
		names = resolve.NewLast()
	} else if err != nil {
		return fail(err)
	}
	// Some memory is the program's own, and some is in pieces that are too small.
	memory := beside.Limits.memory()
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(memory - memory/16))
	p := newPrinter(form, stdout, stderr)
	p.beside = beside
	if p.explanation != nil && len(beside.Graphs)+len(graphs)+len(beside.Tables)+len(tables) > 0 {
		p.explanation.handed = []string{"handed"}
	}
	p.count.files = len(files)
	budget := beside.Limits.budget()
	var explained, rests string
	_, err = interrupt.Await(ctx, func() (struct{}, error) {
		if failed != nil {
			reason := failed.Err.Error()
			if err := p.say(recheck.Said{Answers: []recheck.Answer{{File: failed.Path, Reason: &reason}}}); err != nil {
				return struct{}{}, err
			}
		}
		err := recheck.NewRun(names, budget, p.say).Check(files, p.begin)
		if err == nil && p.explanation != nil {
			explained, rests = p.explanation.all(budget), p.explanation.rests()
		}
		return struct{}{}, err
	})
	stopped := errors.Is(err, context.Canceled)
	if stopped {
		err = nil
		fmt.Fprintf(stderr, "interrupted at %s\n", recheck.Shown(p.end()))
	}
	if err != nil {
		return fail(err)
	}
	if p.objects != nil {
		err = p.objects.Close()
	} else if !stopped && form != Nothing {
		p.lines.WriteString(explained)
		if len(folders) > 0 {
			fmt.Fprintln(p.lines, strings.Join(p.lastLines(), "\n"))
		}
		p.lines.WriteString(rests)
	}
	if err = errors.Join(err, p.lines.Flush()); err != nil {
		return fail(err)
	}
	switch {
	case stopped:
		return Stopped
	case p.count.rejected:
		return Rejected
	case p.count.unchecked > 0:
		return Usage
	}
	return Accepted
}

// printer prints what is said, and counts it.
type printer struct {
	lock   sync.Mutex
	form   Form
	ended  bool   // nothing more is to be printed
	at     string // the file that is being checked
	begun  int    // files
	count  count
	counts map[string]*count            // of verdicts, by folder
	called map[string]map[string]string // graphs by folder and canonical name, as its user calls them

	beside      Beside
	explanation *explanation  // nil where none was asked
	lines       *bufio.Writer // of one file
	objects     *Objects      // on lines; nil for text
	stderr      io.Writer
}

func newPrinter(form Form, stdout, stderr io.Writer) *printer {
	p := &printer{form: form, counts: make(map[string]*count), called: make(map[string]map[string]string), lines: bufio.NewWriter(stdout), stderr: stderr}
	if p.objects = NewObjects(p.lines, form); form == Explained {
		p.explanation = newExplanation()
	}
	return p
}

// begin notes the file that is to be checked now.
func (p *printer) begin(file string) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.at = file
	if p.beside.Begin != nil {
		p.beside.Begin(file)
	}
	p.beside.Line.Begin(fmt.Sprintf("%d of %d: %s", p.begun, p.count.files, recheck.Shown(file)))
	p.begun++
}

// end ends the printing, and returns the file that was being checked.
func (p *printer) end() string {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.ended = true
	p.beside.Line.Clear()
	return p.at
}

var errEnded = errors.New("the run has ended")

// say prints what was found of a certificate, whose statements have one reason if they are
// rejected, of a verdict, or of a file.
func (p *printer) say(report recheck.Said) error {
	because := p.explanation.of(report)
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.ended {
		return errEnded
	}
	if p.beside.Found != nil {
		if err := p.beside.Found(report); err != nil {
			return err
		}
	}
	if p.form == Nothing {
		return nil
	}
	p.beside.Line.Clear()
	p.call(report)
	p.define(report)
	for i, a := range report.Answers {
		p.take(report, a)
		if p.objects != nil {
			if err := p.objects.Write(a); err != nil {
				return err
			}
			continue
		}
		p.print(a, i == 0)
	}
	for _, line := range because {
		fmt.Fprintf(p.lines, "    %s\n", line)
	}
	return p.lines.Flush()
}

// print prints an answer, and the reason where it is the first of a certificate. Errors of
// writing are told when the lines are flushed.
func (p *printer) print(a recheck.Answer, first bool) {
	what := recheck.Shown(a.File)
	folder := filepath.Dir(a.File)
	if a.Statement != nil {
		what += ": " + p.shortened(folder, *a.Statement)
	}
	word := "accepted"
	switch {
	case a.Missing:
		word = "UNCHECKED"
	case !a.Accepted:
		word = "REJECTED"
	}
	fmt.Fprintf(p.lines, "%s %s\n", word, what)
	if !a.Accepted && first {
		fmt.Fprintf(p.stderr, "%s: %s\n", what, plain(p.shortened(folder, *a.Reason)))
	}
}

// plain returns a message for a line of output, with escapes for characters that do not
// print: a file's name may hold some.
func plain(message string) string {
	if !strings.ContainsFunc(message, func(r rune) bool { return !strconv.IsPrint(r) || r == utf8.RuneError }) {
		return message
	}
	quoted := strconv.Quote(message)
	return quoted[1 : len(quoted)-1]
}

// expand replaces folders by the certificates, verdicts and theorems below them, and puts the
// verdicts after certificates, and theorems last. It also returns the folders in which some lie, of those that were given or are
// below them.
func expand(paths []string) (files, folders []string, err error) {
	var verdicts, theorems []string
	add := func(file string) {
		switch {
		case strings.HasSuffix(file, recheck.Verdicts):
			verdicts = append(verdicts, file)
		case strings.HasSuffix(file, recheck.Theorems):
			theorems = append(theorems, file)
		default:
			files = append(files, file)
		}
	}
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, nil, err
		}
		if !info.IsDir() {
			add(p)
			continue
		}
		before := len(folders)
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && Checked(path) {
				add(path)
				folders = append(folders, filepath.Dir(path))
			}
			return err
		})
		if err != nil {
			return nil, nil, err
		}
		if len(folders) == before {
			return nil, nil, fmt.Errorf("%s: no certificates (files that end in %s)", p, Ending)
		}
	}
	slices.Sort(folders)
	return slices.Concat(files, verdicts, theorems), slices.Compact(folders), nil
}

// Checked tells whether a file of a folder is one of certificates, verdicts or theorems.
func Checked(file string) bool {
	return slices.ContainsFunc([]string{Ending, recheck.Verdicts, recheck.Theorems}, func(ending string) bool { return strings.HasSuffix(file, ending) })
}
