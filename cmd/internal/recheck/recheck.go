// Package recheck is what "topocheck" and "topocert check" have in common: it
// reads certificates from files and folders and checks each.
package recheck

import (
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

// Verdict is what is said of one file.
type Verdict struct {
	File      string  `json:"file"`
	Statement *string `json:"statement"`
	Accepted  bool    `json:"accepted"`
	Reason    *string `json:"reason"`
}

// Run checks the certificates in the given files and folders, and the folders
// below them, with the files that lie beside them. It prints a verdict line for each file on stdout, and reasons on
// stderr; or one JSON array on stdout. When the context ends it gives what is
// there, and leaves the check at hand to itself: checkers look at no context. It
// returns the exit status.
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
	status := Accepted
	verdicts := []Verdict{}
	for _, file := range files {
		v, err := until.Done(ctx, func() (Verdict, error) { return check(file, world) })
		if errors.Is(err, context.Canceled) {
			fmt.Fprintf(stderr, "interrupted at %s\n", shown(file))
			status = Stopped
			break
		}
		if err != nil {
			return fail(err)
		}
		if !v.Accepted {
			status = Rejected
		}
		if asJSON {
			verdicts = append(verdicts, v)
			continue
		}
		if v.Accepted {
			_, err = fmt.Fprintf(stdout, "accepted %s: %s\n", shown(file), *v.Statement)
		} else {
			_, err = fmt.Fprintf(stdout, "REJECTED %s\n", shown(file))
			fmt.Fprintf(stderr, "%s: %s\n", shown(file), *v.Reason)
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

// check checks one file. An error says that the file could not be read.
func check(file string, world certificates.World) (Verdict, error) {
	v := Verdict{File: file}
	f, err := open(file)
	if err != nil {
		reason := err.Error()
		v.Reason = &reason
		return v, nil
	}
	defer f.Close()
	c, err := certificates.Read(f)
	var path *fs.PathError
	if errors.As(err, &path) {
		return Verdict{}, err
	}
	if err == nil {
		s := c.Statement.String()
		v.Statement = &s
		world.Open = func(name string) (io.ReadCloser, error) { return open(filepath.Join(filepath.Dir(file), name)) }
		err = c.Check(world)
	}
	if err != nil {
		reason := err.Error()
		v.Reason = &reason
		return v, nil
	}
	v.Accepted = true
	return v, nil
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
