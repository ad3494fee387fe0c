package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/coq"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/props/disk"
	"topocert/solver/gallina"
)

// exportCoq writes the statements of certificates as theorems, each with the proof that Coq
// computes: to stdout in one file, or to the folder out in one for each network.
func exportCoq(cmd *cobra.Command, files, graphs []string, out string) error {
	if len(files) == 0 {
		return errors.New("no certificates given, want files")
	}
	names, err := recheck.Names(graphs, nil)
	if err != nil {
		return err
	}
	x := &coqExport{names: names, errs: cmd.ErrOrStderr(), each: out != "", into: make(map[string]*gallina.Instances), folders: make(map[string]*resolve.Names)}
	for _, file := range files {
		if err := cmd.Context().Err(); err != nil {
			return err
		}
		if err := x.file(cmd.Context(), file); err != nil {
			return err
		}
	}
	switch {
	case x.written == 0 && x.refused == 0:
		return errors.New("no certificates in these files")
	case x.written == 0:
		return status{code: exitUsage}
	case out != "":
		err = x.save(out)
	default:
		_, err = fmt.Fprint(cmd.OutOrStdout(), x.into[""].Text())
	}
	if err == nil && x.refused > 0 {
		return status{code: exitUsage}
	}
	return err
}

// coqExport gathers theorems.
type coqExport struct {
	names            *resolve.Names
	errs             io.Writer
	each             bool // a file for each network
	into             map[string]*gallina.Instances
	folders          map[string]*resolve.Names // those with definitions of their own
	own              string                    // the definitions of the one file
	written, refused int
}

// file adds the certificates of a file. One that has no theorem in Coq is told, and skipped.
// One that has, and that the checker rejects, ends the export.
func (x *coqExport) file(ctx context.Context, file string) error {
	for c, err := range certificatesIn(file) {
		if err != nil {
			return err
		}
		to, err := x.to(c, filepath.Dir(file))
		if err != nil {
			return err
		}
		written, err := interrupt.Await(ctx, func() (int, error) { return to.Add(c) })
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if errors.Is(err, certificates.ErrRejected) {
			return status{exitRejected, fmt.Errorf("%s: %w", file, err)}
		}
		x.written += written
		if err != nil {
			x.refused++
			for line := range strings.SplitSeq(err.Error(), "\n") {
				fmt.Fprintf(x.errs, "topocert: %s: %s\n", file, line)
			}
		}
	}
	return nil
}

// certificatesIn yields the certificates of a file. An error is the last.
func certificatesIn(file string) iter.Seq2[*certificates.Certificate, error] {
	return func(yield func(*certificates.Certificate, error) bool) {
		f, _, err := regular.Open(file, recheck.MaxOpened)
		if err != nil {
			yield(nil, err)
			return
		}
		defer f.Close()
		for in := certificates.NewReader(f); ; {
			c, err := in.Next()
			if err == io.EOF {
				return
			}
			if err != nil {
				err = fmt.Errorf("%s: %w", file, err)
			}
			if !yield(c, err) || err != nil {
				return
			}
		}
	}
}

// to returns where a certificate goes, of which the files lie in a folder.
func (x *coqExport) to(c *certificates.Certificate, folder string) (*gallina.Instances, error) {
	names := x.folders[folder]
	if names == nil {
		var err error
		if names, err = recheck.Defined(x.names, folder); err != nil {
			return nil, err
		}
		x.folders[folder] = names
	}
	own, key := names.Words().Own(), ""
	switch {
	case x.each:
		key = c.Statement.Network + " " + own
	case own != "" && x.own != "" && own != x.own:
		return nil, fmt.Errorf("the definitions of %s are others than those before, want --out, or one folder at a time", folder)
	case own != "":
		x.own = own
	}
	to := x.into[key]
	if to == nil {
		to = new(gallina.Instances)
		x.into[key] = to
	}
	to.World = names.World(beside(folder))
	return to, nil
}

// save writes a file for each network to a folder.
func (x *coqExport) save(folder string) error {
	return inFolder(folder, func(into *disk.Folder) error {
		taken := make(map[string]bool)
		for _, key := range slices.Sorted(maps.Keys(x.into)) {
			to := x.into[key]
			if len(to.List()) == 0 {
				continue
			}
			name := to.File()
			for i := 2; taken[name]; i++ { // a graph may have two names
				name = fmt.Sprintf("%s_%d.v", strings.TrimSuffix(to.File(), ".v"), i)
			}
			taken[name] = true
			if err := into.WriteFile(name, []byte(to.Text())); err != nil {
				return err
			}
		}
		return nil
	})
}

// inFolder has files written into a folder, which is made if it is not there.
func inFolder(dir string, write func(into *disk.Folder) error) (err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	into, err := disk.Open(dir, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, into.Close()) }()
	return write(into)
}

// exportClaims writes what verdicts rest on as theorems: a file for each claim.
func exportClaims(cmd *cobra.Command, results []props.Result, out string) error {
	names, err := recheck.Defined(resolve.NewLast(), out)
	if err != nil {
		return err
	}
	failing, err := failingVerdicts(filepath.Join(out, props.VerdictFile), names.Words())
	if err != nil {
		return err
	}
	folder := filepath.Join(out, "coq")
	files, theorems, without := 0, 0, 0
	one := func(into *disk.Folder, r *props.Result) error {
		if err := cmd.Context().Err(); err != nil {
			return err
		}
		to := &gallina.Instances{Accepted: true, World: names.World(beside(out))}
		rests := make(map[string]bool)
		for _, s := range r.Rests {
			rests[s.String()] = true
		}
		for _, name := range r.Certificates {
			missing, err := addResting(to, filepath.Join(out, name), rests)
			if err != nil {
				return err
			}
			without += missing
		}
		if v := failing[r.ID]; v != nil && len(to.List()) > 0 {
			if err := to.Refute(v); err != nil && !errors.Is(err, gallina.ErrNoInstance) {
				return err
			}
		}
		if len(to.List()) == 0 {
			return nil
		}
		files, theorems = files+1, theorems+len(to.List())
		return into.WriteFile(coq.Name(r.ID, "")+".v", []byte(to.Text()))
	}
	if err := inFolder(folder, func(into *disk.Folder) error {
		for i := range results {
			if err := one(into, &results[i]); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s in %s; Coq has no checker for %s, or would take too long\n", folder, times(theorems, "theorem"), times(files, "file"), times(without, "statement"))
	return nil
}

// addResting adds those statements of a file of certificates that a verdict rests on, and returns
// how many of them have no theorem.
func addResting(to *gallina.Instances, file string, rests map[string]bool) (without int, err error) {
	for c, err := range certificatesIn(file) {
		if err != nil {
			return without, err
		}
		for _, s := range c.Statements() {
			if !rests[s.String()] {
				continue
			}
			alone := *c
			alone.Statement, alone.Also = s, nil
			written, err := to.Add(&alone)
			if err != nil && !errors.Is(err, gallina.ErrNoInstance) {
				return without, err
			}
			if written == 0 {
				without++
			}
		}
	}
	return without, nil
}

// failingVerdicts reads the verdicts of claims whose default readings fail, by claim.
func failingVerdicts(file string, library *words.Library) (map[string]*formula.Verdict, error) {
	f, _, err := regular.Open(file, recheck.MaxOpened)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	all, err := formula.ReadVerdicts(library, f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	failing := make(map[string]*formula.Verdict)
	for _, v := range all {
		if v.Fails {
			failing[v.Name] = v
		}
	}
	return failing, nil
}

// beside opens the files that lie in a folder.
func beside(folder string) func(name string) (io.ReadCloser, error) {
	return func(name string) (io.ReadCloser, error) {
		f, _, err := regular.Open(filepath.Join(folder, name), recheck.MaxOpened)
		return f, err
	}
}
