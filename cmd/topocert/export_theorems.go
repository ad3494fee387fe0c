package main

import (
	"errors"
	"fmt"
	"os"
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
func exportTheorems(cmd *cobra.Command, own *words.Library, files []string, out string) (err error) {
	var into *disk.Folder
	if out != "" {
		if err := os.MkdirAll(out, 0o777); err != nil {
			return err
		}
		if into, err = disk.Open(out, nil); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, into.Close()) }()
	}
	written, refused := 0, 0
	for _, file := range files {
		if !strings.HasSuffix(file, theorem.Ending) {
			return fmt.Errorf("%s beside theorems, want files that end in %s alone, or none of them", file, theorem.Ending)
		}
		list, library, err := theoremsOf(own, file)
		if err != nil {
			return err
		}
		for _, t := range list {
			text, err := interrupt.Await(cmd.Context(), func() (string, error) { return gallina.Theorem(library, t) })
			switch {
			case cmd.Context().Err() != nil:
				return cmd.Context().Err()
			case errors.Is(err, certificates.ErrRejected):
				return status{exitRejected, fmt.Errorf("%s: %w", file, err)}
			case err != nil:
				refused++
				fmt.Fprintf(cmd.ErrOrStderr(), "topocert: %s: %v\n", file, err)
			case into != nil:
				written++
				if err := into.WriteFile(strings.ReplaceAll(coq.Name(t.Name, ""), " ", "_")+".v", []byte(text)); err != nil {
					return err
				}
			case written > 0:
				return errors.New("several theorems, want --out, the folder for a file of each")
			default:
				written++
				if _, err := fmt.Fprint(cmd.OutOrStdout(), text); err != nil {
					return err
				}
			}
		}
	}
	if refused > 0 {
		return status{code: exitUsage}
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
	names, err := newCoqExport(resolve.New(), nil, false).in(filepath.Dir(file))
	if err != nil {
		return nil, nil, err
	}
	return list, names.Words(), nil
}
