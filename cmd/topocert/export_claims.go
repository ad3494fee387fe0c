package main

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/coq"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/props/disk"
	"topocert/solver/gallina"
	"topocert/solver/lower"
)

// exportClaims writes what verdicts rest on, and the verdicts, as theorems: a file for each claim.
func exportClaims(cmd *cobra.Command, results []props.Result, out string) error {
	names, err := recheck.Defined(resolve.NewLast(), out)
	if err != nil {
		return err
	}
	verdicts, err := defaultVerdicts(filepath.Join(out, props.VerdictFile), names.Words())
	if err != nil {
		return err
	}
	folder := filepath.Join(out, "coq")
	files, theorems, without := 0, 0, 0
	one := func(into *disk.Folder, r *props.Result) error {
		if err := cmd.Context().Err(); err != nil {
			return err
		}
		x := &claimExport{to: new(gallina.Instances), names: names, world: beside(out).world(names), rests: make(map[string]bool)}
		x.to.In(names, x.world)
		err := x.write(out, r, verdicts[r.ID])
		if without += x.without; err != nil || len(x.to.List()) == 0 {
			return err
		}
		files, theorems = files+1, theorems+len(x.to.List())
		return into.WriteFile(coq.Name(r.ID, "")+".v", []byte(x.to.Text()))
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
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s in %s; the kernel has no form for %s\n", folder, times(theorems, "theorem"), times(files, "file"), times(without, "statement"))
	return nil
}

// claimExport writes the theorems of one claim.
type claimExport struct {
	to      *gallina.Instances
	names   *resolve.Names
	world   certificates.World
	rests   map[string]bool // the statements that the verdict rests on
	without int             // those of them that have no theorem
}

// write writes those statements of a claim's certificates, and its verdict, if it has one.
func (x *claimExport) write(out string, r *props.Result, v *formula.Verdict) error {
	var asked []string
	for _, s := range r.Rests {
		x.rests[s.String()] = true
		asked = append(asked, x.names.Key(certificates.FactOf(s)))
	}
	for _, name := range r.Certificates {
		for c, err := range certificatesIn(filepath.Join(out, name)) {
			if err != nil {
				return err
			}
			if err := x.add(c); err != nil {
				return err
			}
		}
	}
	if v == nil || len(x.to.List()) == 0 {
		return nil
	}
	if err := x.to.Follow(v, asked); err != nil && !errors.Is(err, lower.ErrNoForm) {
		return err
	}
	return nil
}

// add writes those statements of a certificate that the verdict rests on.
func (x *claimExport) add(c *certificates.Certificate) error {
	n := 0
	for _, s := range c.Statements() {
		if x.rests[s.String()] {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	if err := kinds.Check(c, x.world); err != nil { // which looks up what words mean
		return err
	}
	_, err := x.to.Add(c, func(s certificates.Statement) bool { return x.rests[s.String()] })
	if errors.Is(err, lower.ErrNoForm) {
		x.without += n
		return nil
	}
	return err
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

// defaultVerdicts reads the verdicts of the claims' default readings, by claim.
func defaultVerdicts(file string, library *words.Library) (map[string]*formula.Verdict, error) {
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
	verdicts := make(map[string]*formula.Verdict)
	for _, v := range all {
		verdicts[v.Name] = v
	}
	return verdicts, nil
}
