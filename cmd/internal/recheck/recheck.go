// Package recheck is what "topocheck" and "topocert check" have in common: it
// reads certificates from files and folders and checks each.
package recheck

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"unicode/utf8"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/interrupt"
	"topocert/cmd/internal/objects"
)

// Ending is the ending of certificate files, Verdicts that of files of verdicts; in a
// folder, only they are checked, the verdicts last.
const (
	Ending   = ".cert"
	Verdicts = ".verdicts"
)

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
)

// Answer is what is said of one statement, of one verdict, or of a file, or what is
// left of one, that is not well formed.
type Answer struct {
	File      string  `json:"file"`
	Statement *string `json:"statement"`
	Accepted  bool    `json:"accepted"`
	Reason    *string `json:"reason"`

	// because says what an accepted one rests on, where that was asked.
	because []string
	// missing says that it cannot be checked, for want of something that was not handed
	// over, or of a larger budget: it is neither accepted nor rejected.
	missing bool
}

// Run checks the certificates in the given files and folders, and the folders
// below them, with the files that lie beside them; then the verdicts, by what the
// accepted certificates say. It prints an answer for each statement and verdict on
// stdout, and reasons on stderr; or JSON on stdout, as the work goes. For a folder a last line
// counts them. When the context ends it gives what is there, and leaves the check that
// is under way to itself: checkers look at no context. It returns the exit status.
func Run(ctx context.Context, paths []string, beside Beside, form Form, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, plain(err.Error()))
		return Usage
	}
	if len(paths) == 0 {
		return fail(errors.New("no certificates given, want files or folders"))
	}
	files, folders, err := expand(paths)
	if err != nil {
		return fail(err)
	}
	names, err := Names(beside)
	var failed *fs.PathError
	if errors.Is(err, errFailed) && errors.As(err, &failed) {
		names = resolve.NewLast()
	} else if err != nil {
		return fail(err)
	}
	budget := beside.Limits.budget()
	names.Limit(budget)
	r := &run{names: names, budget: budget, facts: resolve.NewFacts(names), scopes: make(map[string]*scope), granted: make(map[string]bool), unchecked: make(map[string]bool), lines: bufio.NewWriter(stdout), stderr: stderr}
	// Some memory is the program's own, and some is in pieces that are too small.
	memory := beside.Limits.memory()
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(memory - memory/16))
	switch form {
	case Explained:
		r.explanation = newExplanation()
	case Array:
		r.objects = objects.NewArray(r.lines)
	case Lines:
		r.objects = objects.NewLines(r.lines)
	}
	status := Accepted
	if err = nil; failed != nil {
		err = r.say([]Answer{rejected(failed.Path, nil, failed.Err)})
	}
	if err == nil {
		status, err = r.own(ctx, files)
	}
	if err == nil && status != Stopped {
		status, err = r.files(ctx, files)
	}
	if err != nil {
		return fail(err)
	}
	if r.explanation != nil && status != Stopped {
		_, err = await(ctx, func() (struct{}, error) { return struct{}{}, r.explanation.print(r.lines, r.budget) })
	}
	if r.objects != nil {
		err = r.objects.Close()
	} else if err == nil && folders && status != Stopped {
		_, err = fmt.Fprintln(r.lines, strings.Join(r.lastLines(), "\n"))
	}
	if err = errors.Join(err, r.lines.Flush()); err != nil {
		return fail(err)
	}
	return status
}

// run is one run of the checker.
type run struct {
	names  *resolve.Names // of what was handed over for all folders
	budget *certificates.Budget
	// granted are the files for which the budget has grown.
	granted map[string]bool
	// unchecked are the facts that certificates speak of that could not be checked.
	unchecked map[string]bool
	facts     *resolve.Facts    // what the accepted certificates of all folders say
	scopes    map[string]*scope // by folder
	count     count

	// explanation is nil where none was asked.
	explanation *explanation

	lines   *bufio.Writer   // of one file
	objects *objects.Writer // on lines; nil for text
	stderr  io.Writer
}

// files checks the files in turn.
func (r *run) files(ctx context.Context, files []string) (status int, err error) {
	var now *scope
	for _, file := range files {
		r.count.files++
		check := r.certificates
		if strings.HasSuffix(file, Verdicts) {
			check = r.verdicts
		}
		before := now
		if now = r.scopes[filepath.Dir(file)]; before != nil && before != now {
			before.forget()
		}
		err := check(ctx, file, now)
		if err := r.lines.Flush(); err != nil {
			return Usage, err
		}
		if errors.Is(err, context.Canceled) {
			fmt.Fprintf(r.stderr, "interrupted at %s\n", shown(file))
			return Stopped, nil
		}
		if err != nil {
			return Usage, err
		}
	}
	switch {
	case r.count.rejected:
		return Rejected, nil
	case r.count.unchecked > 0:
		return Usage, nil
	}
	return Accepted, nil
}

// say gives answers, which have one reason if they are rejected.
func (r *run) say(now []Answer) error {
	for _, a := range now {
		switch {
		case a.missing:
			r.count.unchecked++
		case !a.Accepted:
			r.count.rejected = true
		}
	}
	if r.objects == nil {
		return print(now, r.lines, r.stderr)
	}
	for _, a := range now {
		if err := r.objects.Write(a); err != nil {
			return err
		}
	}
	return nil
}

// print prints what is said of one certificate, whose statements have one reason.
func print(answers []Answer, stdout, stderr io.Writer) error {
	for i, v := range answers {
		what := shown(v.File)
		if v.Statement != nil {
			what += ": " + *v.Statement
		}
		word := "accepted"
		switch {
		case v.missing:
			word = "UNCHECKED"
		case !v.Accepted:
			word = "REJECTED"
		}
		if _, err := fmt.Fprintf(stdout, "%s %s\n", word, what); err != nil {
			return err
		}
		for _, line := range v.because {
			if _, err := fmt.Fprintf(stdout, "    %s\n", line); err != nil {
				return err
			}
		}
		if !v.Accepted && i == 0 {
			fmt.Fprintf(stderr, "%s: %s\n", what, plain(*v.Reason))
		}
	}
	return nil
}

// shown returns a file's name for a line of output: quoted if it could be taken
// for more than a name.
func shown(file string) string {
	if quoted := strconv.Quote(file); quoted[1:len(quoted)-1] != file || strings.Contains(file, ": ") {
		return quoted
	}
	return file
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

// open opens a regular file; a pipe or a device might never end.
func open(file string) (*os.File, error) {
	info, err := os.Stat(file)
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s is not a regular file", shown(file))
	}
	if err != nil {
		return nil, err
	}
	return os.Open(file)
}

// certificates checks the certificates of one file and says what it finds of each in
// turn. An error says that the context ended, or that nothing can be written.
func (r *run) certificates(ctx context.Context, file string, s *scope) error {
	f, err := open(file)
	if err != nil {
		return r.say([]Answer{rejected(file, nil, err)})
	}
	defer f.Close()
	in := certificates.NewReader(f)
	for {
		answers, err := r.next(ctx, file, s, in)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := r.say(answers); err != nil {
			return err
		}
		if answers[0].Statement == nil {
			return nil // nothing can be read after this
		}
	}
}

// open opens a file that lies beside others.
func (r *run) open(path string) (io.ReadCloser, error) {
	f, err := open(path)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, err
	}
	r.grant(path, info.Size())
	return f, nil
}

// grant lets the budget grow with a file of so many bytes, the first time that it is opened.
func (r *run) grant(path string, size int64) {
	if !r.granted[path] {
		r.granted[path] = true
		r.budget.Grant(size)
	}
}

// rejected is the answer where a check ends with an error: one that says that
// something was not handed over, or that the budget is too small, rejects nothing.
func rejected(file string, statement *string, err error) Answer {
	reason := err.Error()
	var path *fs.PathError
	switch {
	case errors.Is(err, certificates.ErrRejected) || errors.Is(err, errFailed):
	case errors.Is(err, resolve.ErrMissing), errors.Is(err, certificates.ErrBudget):
		return Answer{File: file, Statement: statement, Reason: &reason, missing: true}
	case errors.Is(err, fs.ErrNotExist) && errors.As(err, &path):
		reason = fmt.Sprintf("%v: hand over the file %s, which is named here", resolve.ErrMissing, path.Path)
		return Answer{File: file, Statement: statement, Reason: &reason, missing: true}
	case errors.As(err, &path):
		reason = fmt.Sprintf("%v: %v", resolve.ErrMissing, err)
		return Answer{File: file, Statement: statement, Reason: &reason, missing: true}
	}
	return Answer{File: file, Statement: statement, Reason: &reason}
}

// next checks the next certificate of a file, and returns io.EOF if there is none.
func (r *run) next(ctx context.Context, file string, s *scope, in *certificates.Reader) ([]Answer, error) {
	c, err := await(ctx, in.Next)
	if err == io.EOF || errors.Is(err, context.Canceled) {
		return nil, err
	}
	if err != nil {
		return []Answer{rejected(file, nil, err)}, nil
	}
	because, err := await(ctx, func() ([]string, error) {
		if err := r.check(s, c, filepath.Dir(file)); err != nil || r.explanation == nil {
			return nil, err
		}
		return r.explanation.certificate(file, c, s), nil
	})
	if errors.Is(err, context.Canceled) {
		return nil, err
	}
	var answers []Answer
	for _, statement := range c.Statements() {
		text := statement.String()
		r.count.statements++
		if err != nil {
			answers = append(answers, rejected(file, &text, err))
			if answers[0].missing {
				r.unchecked[certificates.FactOf(statement).String()] = true
			}
			continue
		}
		r.count.accepted++
		r.facts.Add(statement)
		answers = append(answers, Answer{File: file, Statement: &text, Accepted: true})
	}
	answers[len(answers)-1].because = because
	r.cleanUp(s, err)
	return answers, nil
}

// check checks a certificate of a folder.
func (r *run) check(s *scope, c *certificates.Certificate, folder string) error {
	if s.checker == nil {
		s.checker = &certificates.Checker{World: s.names.World(func(name string) (io.ReadCloser, error) { return r.open(filepath.Join(folder, name)) })}
	}
	return s.checker.Check(c)
}

// forget drops the networks that were made, before another folder is gone through.
func (s *scope) forget() {
	if s.checker != nil {
		s.checker.Forget()
		s.checker = nil
	}
	s.names.Forget()
}

// cleanUp drops what a check that failed has left behind.
func (r *run) cleanUp(s *scope, err error) {
	if errors.Is(err, errFailed) {
		s.forget()
		r.budget.FreeAll()
	}
}

// errFailed marks an error of the checker itself: a panic.
var errFailed = errors.New("the checker failed, which proves nothing and is a defect of it")

// await is interrupt.Await for guarded work: whatever a file does to the checker, the
// others are judged.
func await[T any](ctx context.Context, work func() (T, error)) (T, error) {
	return interrupt.Await(ctx, func() (T, error) { return guarded(work) })
}

// guarded turns a panic in the work into an error.
func guarded[T any](work func() (T, error)) (value T, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%w: %v, %s", errFailed, cause, panicked())
		}
	}()
	return work()
}

// panicked says where the panic that is being recovered from began.
func panicked() string {
	places := make([]uintptr, 64)
	frames := runtime.CallersFrames(places[:runtime.Callers(2, places)])
	for started := false; ; {
		frame, more := frames.Next()
		if started && !strings.HasPrefix(frame.Function, "runtime.") {
			return fmt.Sprintf("at %s:%d", filepath.Base(frame.File), frame.Line)
		}
		if started = started || frame.Function == "runtime.gopanic"; !more {
			return "at an unknown place"
		}
	}
}

// expand replaces folders by the certificates and verdicts below them, and puts the
// verdicts last. It tells whether there was a folder.
func expand(paths []string) (files []string, folders bool, err error) {
	var verdicts []string
	add := func(file string) {
		if strings.HasSuffix(file, Verdicts) {
			verdicts = append(verdicts, file)
		} else {
			files = append(files, file)
		}
	}
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, false, err
		}
		if !info.IsDir() {
			if !info.Mode().IsRegular() {
				return nil, false, fmt.Errorf("%s is not a regular file", shown(p))
			}
			add(p)
			continue
		}
		folders = true
		before := len(files) + len(verdicts)
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (strings.HasSuffix(path, Ending) || strings.HasSuffix(path, Verdicts)) {
				add(path)
			}
			return err
		})
		if err != nil {
			return nil, false, err
		}
		if len(files)+len(verdicts) == before {
			return nil, false, fmt.Errorf("%s: no certificates (files that end in %s)", p, Ending)
		}
	}
	return append(files, verdicts...), folders, nil
}
