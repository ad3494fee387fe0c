// Package recheck is what "topocheck" and "topocert check" have in common: it
// reads certificates from files and folders and checks each.
package recheck

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/cmd/internal/until"
)

// Ending is the ending of certificate files; in a folder, only they are checked.
const Ending = ".cert"

// Exit statuses.
const (
	Accepted = 0 // every certificate was accepted
	Rejected = 1 // some certificate was rejected
	Usage    = 2 // bad usage, or something could not be read
	Stopped  = 3 // the context ended
)

// Verdict is what is said of one statement, or of a file, or what is left of one,
// that is not well formed.
type Verdict struct {
	File      string  `json:"file"`
	Statement *string `json:"statement"`
	Accepted  bool    `json:"accepted"`
	Reason    *string `json:"reason"`
}

// Run checks the certificates in the given files and folders, and the folders
// below them, with the files that lie beside them. It prints a verdict line for
// each statement on stdout, and reasons on stderr; or one JSON array on stdout.
// When the context ends it gives what is there, and leaves the check that is under
// way to itself: checkers look at no context. It returns the exit status.
func Run(ctx context.Context, paths []string, beside Beside, asJSON bool, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, err)
		return Usage
	}
	if len(paths) == 0 {
		return fail(errors.New("no certificates given, want files or folders"))
	}
	world, err := World(beside)
	if err != nil {
		return fail(err)
	}
	files, err := expand(paths)
	if err != nil {
		return fail(err)
	}
	verdicts := []Verdict{}
	status := Accepted
	lines := bufio.NewWriter(stdout) // of one file
	say := func(now []Verdict) error {
		for _, v := range now {
			if !v.Accepted {
				status = Rejected
			}
		}
		if asJSON {
			verdicts = append(verdicts, now...)
			return nil
		}
		return print(now, lines, stderr)
	}
	checker := &certificates.Checker{World: world}
	for _, file := range files {
		err := checkFile(ctx, file, checker, say)
		if err := lines.Flush(); err != nil {
			return fail(err)
		}
		if errors.Is(err, context.Canceled) {
			fmt.Fprintf(stderr, "interrupted at %s\n", shown(file))
			status = Stopped
			break
		}
		if err != nil {
			return fail(err)
		}
	}
	if asJSON {
		encoder := json.NewEncoder(stdout)
		encoder.SetIndent("", " ")
		if err := encoder.Encode(verdicts); err != nil {
			return fail(err)
		}
	}
	return status
}

// print prints what is said of one certificate, whose statements have one reason.
func print(verdicts []Verdict, stdout, stderr io.Writer) error {
	for i, v := range verdicts {
		what := shown(v.File)
		if v.Statement != nil {
			what += ": " + *v.Statement
		}
		word := "accepted"
		if !v.Accepted {
			word = "REJECTED"
		}
		if _, err := fmt.Fprintf(stdout, "%s %s\n", word, what); err != nil {
			return err
		}
		if !v.Accepted && i == 0 {
			fmt.Fprintf(stderr, "%s: %s\n", what, *v.Reason)
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

// checkFile checks the certificates of one file and says what it finds of each in
// turn. An error says that the file could not be read, or that the context ended.
func checkFile(ctx context.Context, file string, checker *certificates.Checker, say func([]Verdict) error) error {
	f, err := open(file)
	if err != nil {
		reason := err.Error()
		return say([]Verdict{{File: file, Reason: &reason}})
	}
	defer f.Close()
	checker.World.Open = func(name string) (io.ReadCloser, error) { return open(filepath.Join(filepath.Dir(file), name)) }
	in := certificates.NewReader(f)
	for {
		verdicts, err := until.Done(ctx, func() ([]Verdict, error) { return checkNext(file, in, checker) })
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := say(verdicts); err != nil {
			return err
		}
		if verdicts[0].Statement == nil {
			return nil // nothing can be read after this
		}
	}
}

// checkNext checks the next certificate of a file, and returns io.EOF if there is
// none.
func checkNext(file string, in *certificates.Reader, checker *certificates.Checker) ([]Verdict, error) {
	c, err := in.Next()
	var path *fs.PathError
	if err == io.EOF || errors.As(err, &path) {
		return nil, err
	}
	var statements []*string
	if err == nil {
		for _, s := range c.Statements() {
			text := s.String()
			statements = append(statements, &text)
		}
		err = checker.Check(c)
	} else {
		statements = append(statements, nil)
	}
	var verdicts []Verdict
	for _, s := range statements {
		v := Verdict{File: file, Statement: s, Accepted: err == nil}
		if err != nil {
			reason := err.Error()
			v.Reason = &reason
		}
		verdicts = append(verdicts, v)
	}
	return verdicts, nil
}

// expand replaces folders by the certificates below them.
func expand(paths []string) ([]string, error) {
	var files []string
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			if !info.Mode().IsRegular() {
				return nil, fmt.Errorf("%s is not a regular file", shown(p))
			}
			files = append(files, p)
			continue
		}
		before := len(files)
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, Ending) {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(files) == before {
			return nil, fmt.Errorf("%s: no certificates (files that end in %s)", p, Ending)
		}
	}
	return files, nil
}
