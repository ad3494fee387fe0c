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
	names, err := Names(beside)
	if err != nil {
		return fail(err)
	}
	files, folders, err := expand(paths)
	if err != nil {
		return fail(err)
	}
	budget := beside.Limits.budget()
	names.Limit(budget)
	r := &run{
		checker: &certificates.Checker{World: names.World(nil)}, budget: budget, facts: resolve.NewFacts(names), named: make(map[string]string),
		lines: bufio.NewWriter(stdout), stderr: stderr,
	}
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(beside.Limits.memory()))
	switch form {
	case Explained:
		r.explanation = newExplanation(names)
	case Array:
		r.objects = objects.NewArray(r.lines)
	case Lines:
		r.objects = objects.NewLines(r.lines)
	}
	status, err := r.own(ctx, names, files)
	if err == nil && status != Stopped {
		status, err = r.files(ctx, files)
	}
	if err != nil {
		return fail(err)
	}
	if r.explanation != nil && status != Stopped {
		err = r.explanation.print(r.lines)
	}
	if r.objects != nil {
		err = r.objects.Close()
	} else if err == nil && folders && status != Stopped {
		_, err = fmt.Fprintln(r.lines, r.count)
	}
	if err = errors.Join(err, r.lines.Flush()); err != nil {
		return fail(err)
	}
	return status
}

// run is one run of the checker.
type run struct {
	checker *certificates.Checker
	budget  *certificates.Budget
	facts   *resolve.Facts // what the accepted certificates say
	count   count
	named   map[string]string // the file of each verdict, by its name

	// explanation is nil where none was asked.
	explanation *explanation

	lines   *bufio.Writer   // of one file
	objects *objects.Writer // on lines; nil for text
	stderr  io.Writer
}

// files checks the files in turn.
func (r *run) files(ctx context.Context, files []string) (status int, err error) {
	for _, file := range files {
		r.count.files++
		check := r.certificates
		if strings.HasSuffix(file, Verdicts) {
			check = r.verdicts
		}
		err := check(ctx, file)
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
// turn. An error says that the file could not be read, or that the context ended.
func (r *run) certificates(ctx context.Context, file string) error {
	f, err := open(file)
	if err != nil {
		return r.say([]Answer{rejected(file, nil, err)})
	}
	defer f.Close()
	r.checker.World.Open = func(name string) (io.ReadCloser, error) { return open(filepath.Join(filepath.Dir(file), name)) }
	in := certificates.NewReader(f)
	for {
		answers, err := interrupt.Await(ctx, func() ([]Answer, error) { return r.next(file, in) })
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

// rejected is the answer where a check ends with an error: one that says that
// something was not handed over, or that the budget is too small, rejects nothing.
func rejected(file string, statement *string, err error) Answer {
	reason := err.Error()
	var path *fs.PathError
	switch {
	case errors.Is(err, resolve.ErrMissing), errors.Is(err, certificates.ErrBudget):
		return Answer{File: file, Statement: statement, Reason: &reason, missing: true}
	case errors.Is(err, fs.ErrNotExist) && errors.As(err, &path):
		reason = fmt.Sprintf("%v: hand over the file %s, which the certificate names", resolve.ErrMissing, path.Path)
		return Answer{File: file, Statement: statement, Reason: &reason, missing: true}
	}
	return Answer{File: file, Statement: statement, Reason: &reason}
}

// next checks the next certificate of a file, and returns io.EOF if there is none.
func (r *run) next(file string, in *certificates.Reader) ([]Answer, error) {
	c, err := in.Next()
	var path *fs.PathError
	if err == io.EOF || errors.As(err, &path) {
		return nil, err
	}
	if err != nil {
		return []Answer{rejected(file, nil, err)}, nil
	}
	err = r.checker.Check(c)
	var answers []Answer
	for _, s := range c.Statements() {
		text := s.String()
		r.count.statements++
		if err != nil {
			answers = append(answers, rejected(file, &text, err))
			continue
		}
		r.count.accepted++
		r.facts.Add(s)
		answers = append(answers, Answer{File: file, Statement: &text, Accepted: true})
	}
	if err == nil && r.explanation != nil {
		answers[len(answers)-1].because = r.explanation.certificate(file, c)
	}
	return answers, nil
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
