package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"topocert/props/archive"
)

// save writes the files to a folder.
func (x *coqExport) save(folder string) error {
	return inFolder(folder, func(into *archive.Folder) error {
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
func inFolder(dir string, write func(into *archive.Folder) error) (err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	into, err := archive.OpenFolder(dir, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, into.Close()) }()
	return write(into)
}
