package checking

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
)

// maxLying bounds the bytes of the files that are looked at because they lie beside certificates.
const maxLying = 1 << 26

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
		own, _ := os.ReadFile(filepath.Join(folder, resolve.OwnFile)) // likewise
		for _, entry := range entries {
			kind := filepath.Ext(entry.Name())
			if !slices.Contains([]string{".table", ".g6", ".edges", ".graph"}, kind) || strings.Contains(string(own), " "+entry.Name()+"\n") {
				continue
			}
			info, err := entry.Info()
			if err != nil || !info.Mode().IsRegular() || info.Size() > left {
				continue
			}
			left -= info.Size()
			path := filepath.Join(folder, entry.Name())
			if kind == ".table" {
				tables = append(tables, path)
			} else if _, err := recheck.Names([]string{path}, nil); err == nil {
				graphs = append(graphs, path)
			}
		}
	}
	return graphs, tables
}
