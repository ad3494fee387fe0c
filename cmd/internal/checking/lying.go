package checking

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/internal/regular"
)

// maxLying bounds the bytes of the files that are looked at because they lie beside certificates,
// and of the graphs in them.
const maxLying = 1 << 27

// bytesOfLine is what a graph may take that is a line.
const bytesOfLine = 1 << 9

// lyingIn finds the graphs and routing tables that lie in the folders, and that no file of names
// there lists: they are handed over too. Certificates name them by their digests, so
// that a wrong one is never taken for another. A file that is no graph is passed over.
func lyingIn(folders []string) (graphs, tables []string) {
	left := int64(maxLying)
	for _, folder := range folders {
		entries, err := os.ReadDir(folder)
		if err != nil {
			continue // whoever needs the folder says so
		}
		listed := listedIn(folder)
		for _, entry := range entries {
			kind := filepath.Ext(entry.Name())
			if !slices.Contains([]string{".table", ".g6", ".edges"}, kind) || listed[entry.Name()] {
				continue
			}
			path := filepath.Join(folder, entry.Name())
			if entry.Type()&fs.ModeSymlink != 0 {
				continue
			}
			text, err := regular.Read(path, left)
			needs := int64(len(text)) + bytesOfLine*int64(bytes.Count(text, []byte("\n")))
			if err != nil || needs > left {
				continue
			}
			left -= needs
			if kind == ".table" {
				tables = append(tables, path)
				continue
			}
			if names, err := recheck.Names([]string{path}, nil); err == nil {
				graphs = append(graphs, path)
				left -= names.Given() // a short text may be a large graph
			}
		}
	}
	return graphs, tables
}

// listedIn returns the files that a folder's file of names lists.
func listedIn(folder string) map[string]bool {
	listed := make(map[string]bool)
	text, err := regular.Read(filepath.Join(folder, resolve.OwnFile), resolve.MaxOwn)
	if err != nil {
		return listed // whoever reads it says so
	}
	names, _ := resolve.ReadOwn(bytes.NewReader(text)) // likewise
	for _, e := range names {
		listed[e.File] = true
	}
	return listed
}
