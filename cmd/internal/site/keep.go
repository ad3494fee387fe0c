package site

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/metric"
	"topocert/certificates/traffic"
	"topocert/cmd/internal/checking"
)

// certificateFiles holds the certificates in the site's folder by the names of their files.
type certificateFiles map[string]siteFile

type siteFile struct {
	size int64 // with the files that go with it
	// network is the first that the certificates are about, others tells whether there are
	// further ones, of the family and with its first parameter. Beside are the files that go with
	// the certificates.
	network string
	others  bool
	beside  []string
	// statements are what they say.
	statements []certificates.Statement
}

// keep reads the certificates in the site's folder.
func (s *site) keep() error {
	sizes, err := s.sizes()
	if err != nil {
		return err
	}
	s.certificates, s.proofs = make(certificateFiles), make(map[string]any)
	for name, size := range sizes {
		if !strings.HasSuffix(name, checking.Ending) {
			continue
		}
		f := siteFile{size: size}
		if err := f.read(filepath.Join(s.Dir, CertificateFolder, name), s.proofs); err != nil {
			return err
		}
		for _, b := range f.beside {
			f.size += sizes[b]
		}
		s.certificates[name] = f
	}
	return nil
}

// read finds what the certificates in a file are about, and which files go with them:
// those of their refutations. Proofs by cycles of channels and by pairs of vertices or links are put into the map.
func (k *siteFile) read(path string, proofs map[string]any) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	all, err := certificates.ReadAll(f)
	if err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	for _, c := range all {
		k.others = k.others || k.network != "" && k.network != c.Statement.Network
		k.network = cmp.Or(k.network, c.Statement.Network)
		k.beside = append(k.beside, kinds.Files(c)...)
		k.statements = append(k.statements, c.Statements()...)
		for _, kind := range []certificates.Kind{traffic.ByChannelCycle, metric.ByEdgePair, metric.ByVertexPair} {
			if c.Kind != kind.Name {
				continue
			}
			if proofs[c.Statement.String()], err = kind.Read(c); err != nil {
				return fmt.Errorf("%s: %w", filepath.Base(path), err)
			}
		}
	}
	return nil
}

// SumsFile is the file of a report without pages that has the digests of the certificates.
const SumsFile = "claims.sha256"

// Foreign returns the name of something in a folder that no earlier report has
// put there, "" if there is nothing; an empty folder has nothing.
func Foreign(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) == 0 {
		return "", err
	}
	for _, e := range entries {
		if isDir, ours := ourEntries()[e.Name()]; !ours || isDir != e.IsDir() {
			return e.Name(), nil
		}
	}
	front, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil && !os.IsNotExist(err) {
		return "", err
	}
	sums, err := os.ReadFile(filepath.Join(dir, SumsFile))
	if err != nil && !os.IsNotExist(err) {
		return "", err
	}
	if !strings.Contains(string(front), `content="topocert report"`) && !strings.Contains(string(sums), "  "+CertificateFolder+"/") {
		return entries[0].Name(), nil
	}
	return "", nil
}

// ourEntries lists what stands in the folder of a site, and whether it is a
// folder.
func ourEntries() map[string]bool {
	return map[string]bool{
		CertificateFolder: true, "checker": true, "papers": true, "claims": true, "networks": true, "charts": true, "growth": true /* of earlier versions */, "fabrics": true, atlasFolder: true,
		"index.html": false, Archive: false, filesPlace: false, SumsFile: false, "claims.md": false, "claims.tex": false, "claims.pdf": false, checkPlace: false, tryPlace: false, "style.css": false, "search.js": false, wordsPlace: false, "ledger.txt": false,
	}
}
