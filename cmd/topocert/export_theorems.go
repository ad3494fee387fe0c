package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/coq"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/interrupt"
	"topocert/internal/regular"
	"topocert/props/disk"
	"topocert/solver/gallina"
)

// exportTheorems writes theorems about whole families for Coq: to stdout, or to the folder out in a
// file for each. The families are those of --use, or else those that lie in the theorems' folder.
func exportTheorems(cmd *cobra.Command, own *words.Library, files []string, out string) error {
	x := &theoremExport{cmd: cmd}
	all := func(into *disk.Folder) error {
		for _, file := range files {
			if err := x.file(own, file, into); err != nil {
				return err
			}
		}
		return nil
	}
	var err error
	if out == "" {
		err = all(nil)
	} else {
		err = inFolder(out, all)
	}
	if err == nil && x.refused > 0 {
		return status{code: exitUsage}
	}
	return err
}

// theoremExport counts theorems.
type theoremExport struct {
	cmd              *cobra.Command
	written, refused int
}

// file writes those of a file: to a folder, or to stdout where that is nil.
func (x *theoremExport) file(own *words.Library, file string, into *disk.Folder) error {
	if !strings.HasSuffix(file, theorem.Ending) {
		return fmt.Errorf("%s beside theorems, want files that end in %s alone, or none of them", file, theorem.Ending)
	}
	list, library, err := theoremsOf(own, file)
	if err != nil {
		return err
	}
	ctx := x.cmd.Context()
	for _, t := range list {
		text, err := interrupt.Await(ctx, func() (string, error) { return gallina.Theorem(library, t) })
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, certificates.ErrRejected):
			return status{exitRejected, fmt.Errorf("%s: %w", file, err)}
		case err != nil:
			x.refused++
			fmt.Fprintf(x.cmd.ErrOrStderr(), "topocert: %s: %v\n", file, err)
			continue
		case into != nil:
			err = into.WriteFile(strings.ReplaceAll(coq.Name(t.Name, ""), " ", "_")+".v", []byte(text))
		case x.written > 0:
			err = errors.New("several theorems, want --out, the folder for a file of each")
		default:
			_, err = fmt.Fprint(x.cmd.OutOrStdout(), text)
		}
		if x.written++; err != nil {
			return err
		}
	}
	return nil
}

// theoremsOf reads a file of theorems, and the definitions that they are about.
func theoremsOf(own *words.Library, file string) ([]*theorem.Theorem, *words.Library, error) {
	f, _, err := regular.Open(file, recheck.MaxOpened)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	list, err := theorem.Read(f)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	if own.Own() != "" {
		return list, own, nil
	}
	names, err := recheck.Defined(resolve.New(), filepath.Dir(file))
	if err != nil {
		return nil, nil, err
	}
	return list, names.Words(), nil
}
