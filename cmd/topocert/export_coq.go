package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/cmd/internal/checking"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/solver/gallina"
	"topocert/solver/lower"
)

// exportCoq writes what certificates state, and the verdicts and theorems beside them, as theorems, each with the proof that Coq
// computes: to stdout in one file, or to the folder out in one for each network, each verdict and each theorem. All are checked
// before.
func exportCoq(cmd *cobra.Command, paths, graphs []string, out string) error {
	if len(paths) == 0 {
		return errors.New("no certificates given, want files or folders")
	}
	x := newCoqExport(cmd, out != "")
	err := x.run(paths, graphs)
	switch {
	case err != nil:
		return err
	case x.written == 0 && x.refused == 0:
		return errors.New("no certificates in these files")
	case x.written == 0:
		return status{code: exitUsage}
	}
	if out != "" {
		err = x.save(out)
	} else {
		_, err = fmt.Fprint(cmd.OutOrStdout(), x.into[""].Text())
	}
	if err == nil && x.refused > 0 {
		return status{code: exitUsage}
	}
	return err
}

// exportClaims writes the verdicts on claims, and what they rest on, as theorems: a file for each, in a folder of the folder that
// the claims were decided into.
func exportClaims(cmd *cobra.Command, results []props.Result, out string) error {
	x := newCoqExport(cmd, true)
	x.claims = make(map[string]bool)
	for _, r := range results {
		x.claims[r.ID] = true
	}
	folder := filepath.Join(out, "coq")
	if err := errors.Join(x.run([]string{out}, nil), x.save(folder)); err != nil {
		return err
	}
	fmt.Fprintf(x.errs, "%s: %s, a file for each\n", folder, times(x.written, "verdict"))
	return nil
}

func newCoqExport(cmd *cobra.Command, each bool) *coqExport {
	return &coqExport{ctx: cmd.Context(), errs: cmd.ErrOrStderr(), each: each, into: make(map[string]*gallina.Instances), kept: make(map[string][]*remembered)}
}

// run has all checked, and gathers the theorems.
func (x *coqExport) run(paths, graphs []string) error {
	var wrong strings.Builder
	code := checking.Run(x.ctx, paths, checking.Beside{Graphs: graphs, Found: x.found}, checking.Nothing, io.Discard, &wrong)
	switch {
	case x.err != nil:
		return x.err
	case x.ctx.Err() != nil:
		return x.ctx.Err()
	case code != checking.Accepted:
		return errors.New(strings.TrimSpace(wrong.String()))
	}
	return nil
}

// coqExport gathers theorems.
type coqExport struct {
	ctx              context.Context
	errs             io.Writer
	each             bool                          // a file for each network, verdict and theorem
	claims           map[string]bool               // whose verdicts alone are written; nil for all that there is
	into             map[string]*gallina.Instances // by what they are about, and the folder's meanings
	own              string                        // the meanings of names in the one file
	kept             map[string][]*remembered      // certificates that verdicts may rest on, by the facts' keys
	written, refused int
	err              error // which ends the export
}

// remembered is a certificate, and what its names mean.
type remembered struct {
	c     *certificates.Certificate
	names *resolve.Names
}

// found adds what the checker found of a certificate, a verdict or a theorem. What has no form in Coq is told, and skipped; what is
// rejected ends the export.
func (x *coqExport) found(said recheck.Said) error {
	if len(said.Answers) == 0 {
		return nil
	}
	if a := said.Answers[0]; !a.Accepted {
		err := fmt.Errorf("%s: %s", a.File, *a.Reason)
		if a.Statement != nil {
			err = fmt.Errorf("%s: %s: %s", a.File, *a.Statement, *a.Reason)
		}
		if a.Missing {
			x.refuse(said.File, err)
			return nil
		}
		x.err = status{exitRejected, err}
		return x.err
	}
	names := said.Folder.Names
	var name string
	var write func(to *gallina.Instances) (int, error)
	switch about := said.About.(type) {
	case *certificates.Certificate:
		k := &remembered{about, names}
		for _, s := range k.c.Statements() {
			key := names.Key(certificates.FactOf(s))
			x.kept[key] = append(x.kept[key], k)
		}
		if x.claims != nil {
			return nil
		}
		name = about.Statement.Network
		write = func(to *gallina.Instances) (int, error) {
			return to.Add(about, func(certificates.Statement) bool { return true })
		}
	case *formula.Verdict:
		if x.claims != nil && !x.claims[about.Name] {
			return nil
		}
		asked, _, _ := said.Folder.Asked()
		name = about.Name
		write = func(to *gallina.Instances) (int, error) { return x.follow(to, about, asked) }
	case *theorem.Theorem:
		if x.claims != nil {
			return nil
		}
		name = about.Name
		write = func(to *gallina.Instances) (int, error) { return 1, to.Theorem(about) }
	default:
		return nil
	}
	to, err := x.to(name, said, names)
	if err != nil {
		x.err = err
		return err
	}
	to.In(names, names.World(func(name string) (io.ReadCloser, error) {
		f, _, err := regular.Open(filepath.Join(filepath.Dir(said.File), name), recheck.MaxOpened)
		return f, err
	}))
	n, err := write(to)
	if errors.Is(err, lower.ErrNoForm) {
		x.refuse(said.File, err)
	} else if err != nil {
		x.err = err
		return err
	}
	x.written += n
	return x.ctx.Err()
}

// refuse tells what has no theorem.
func (x *coqExport) refuse(file string, err error) {
	x.refused++
	for line := range strings.SplitSeq(err.Error(), "\n") {
		fmt.Fprintf(x.errs, "topocert: %s: %s\n", file, line)
	}
}

// follow writes a verdict; and where it has a file of its own, what it rests on before.
func (x *coqExport) follow(to *gallina.Instances, v *formula.Verdict, asked []string) (int, error) {
	met := make(map[*remembered]bool)
	for _, key := range asked {
		for _, k := range x.kept[key] {
			if !x.each || met[k] {
				continue
			}
			met[k] = true
			about := func(s certificates.Statement) bool {
				return slices.Contains(asked, k.names.Key(certificates.FactOf(s)))
			}
			if _, err := to.Add(k.c, about); err != nil && !errors.Is(err, lower.ErrNoForm) {
				return 0, err
			}
		}
	}
	return 1, to.Follow(v, asked)
}

// to returns where a theorem goes.
func (x *coqExport) to(name string, said recheck.Said, names *resolve.Names) (*gallina.Instances, error) {
	own := names.Words().Own()
	switch {
	case x.each:
		name += " " + own
	case own != "" && x.own != "" && own != x.own:
		return nil, fmt.Errorf("the definitions of %s are others than those before, want --out, or one folder at a time", filepath.Dir(said.File))
	case own != "":
		x.own, name = own, ""
	default:
		name = ""
	}
	if x.into[name] == nil {
		x.into[name] = new(gallina.Instances)
	}
	return x.into[name], nil
}
