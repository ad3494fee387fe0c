package site

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// checkPlace is the place of the page that checks the reader's own files.
const checkPlace = "check.html"

//go:embed checker/check.js
var checkScript []byte

// Checker is topocheck for browsers.
type Checker struct {
	// Program is topocheck, compiled to WebAssembly; Runtime is Go's script that runs
	// such programs, of the same version of Go.
	Program, Runtime []byte
}

// checkerView is a panel that checks certificates of the site, in the reader's browser.
type checkerView struct {
	// Files are the certificates with the files that go with them.
	Files []string
	// Verdict is the claim's verdict, to be repeated; "" if it does not follow from the
	// certificates that are kept.
	Verdict string
}

// checker returns the panel for a claim's certificates; nil if the site has no checker,
// or none of them is kept.
func (s *site) checker(names []string, claim string) (*checkerView, error) {
	if s.Checker == nil {
		return nil, nil
	}
	v := new(checkerView)
	var statements []string
	for _, name := range names {
		if f := s.kept[name]; f.kept {
			v.Files = append(append(v.Files, name), f.beside...)
			statements = append(statements, f.statements...)
		}
	}
	slices.Sort(v.Files)
	v.Files = slices.Compact(v.Files)
	if len(v.Files) == 0 {
		return nil, nil
	}
	var err error
	v.Verdict, err = s.Session.VerdictText(claim, statements)
	return v, err
}

// checkerFiles writes the checker: its scripts, and the page for the reader's files.
func (s *site) checkerFiles() error {
	if s.Checker == nil {
		return nil
	}
	program, err := scripted("topocheck.wasm", s.Checker.Program)
	if err != nil {
		return err
	}
	runtime, err := scripted("wasm_exec.js", s.Checker.Runtime)
	if err != nil {
		return err
	}
	texts := make(map[string]string)
	for name, f := range s.kept {
		if !f.kept {
			continue
		}
		for _, file := range append([]string{name}, f.beside...) {
			text, err := os.ReadFile(filepath.Join(s.Dir, CertificateFolder, file))
			if err != nil {
				return fmt.Errorf("site: %w", err)
			}
			texts[file] = string(text)
		}
	}
	list, err := json.Marshal(texts) // in the order of the names
	if err != nil {
		return fmt.Errorf("site: %w", err)
	}
	certificates, err := scripted("certificates", list)
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{
		"check.js": checkScript, "topocheck.js": append(program, runtime...), "certificates.js": certificates,
	} {
		if err := s.file("checker/"+name, data); err != nil {
			return err
		}
	}
	return s.write(checkPlace, "check", struct {
		page
		Example string
	}{s.head("Check certificates here", checkPlace, checkPlace), example})
}

// example is a certificate to begin with: that of the package comment of certificates.
const example = `topocert 2
diameter Octagon = 2
vertex-transitive Octagon = yes
distances
automorphism 1 2 3 4 5 6 7 0
levels 0 0 1 2 2 1 2 2 1
end
`

// scripted returns data as a script that hands it to check.js: a page that is opened
// from a disk may load scripts, and nothing else.
func scripted(name string, data []byte) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "topocheckPart(%q, \"", name)
	text := base64.NewEncoder(base64.StdEncoding, &b)
	zip, err := gzip.NewWriterLevel(text, gzip.BestCompression)
	if err == nil {
		_, err = zip.Write(data)
	}
	if err == nil {
		err = zip.Close()
	}
	if err == nil {
		err = text.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("site: %w", err)
	}
	b.WriteString("\");\n")
	return b.Bytes(), nil
}
