// Package vectors reads the test vectors of certificates: one archive a kind, in the format of
// golang.org/x/tools/txtar. A file NAME.base64 in an archive is NAME, decoded: one that has
// no line feed at its end, which an archive cannot hold.
package vectors

import (
	"encoding/base64"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"golang.org/x/tools/txtar"
)

// FS returns the files of all archives in a folder, good/KIND/FILE and bad/KIND/FILE.
func FS(dir string) (fs.FS, error) {
	archives, err := filepath.Glob(filepath.Join(dir, "*.txtar"))
	if err != nil {
		return nil, err
	}
	if len(archives) == 0 {
		return nil, fmt.Errorf("no archive *.txtar in %s, want vectors", dir)
	}
	var all txtar.Archive
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			return nil, err
		}
		for _, file := range archive.Files {
			if plain, coded := strings.CutSuffix(file.Name, ".base64"); coded {
				text := strings.TrimSpace(string(file.Data))
				if file.Data, err = base64.StdEncoding.DecodeString(text); err != nil {
					return nil, fmt.Errorf("%s: %s: %w", name, file.Name, err)
				}
				file.Name = plain
			}
			all.Files = append(all.Files, file)
		}
	}
	return txtar.FS(&all)
}
