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
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/cmd/internal/printed"
)

// checkPlace is the place of the page that checks the whole report, and the reader's own
// files.
const checkPlace = "check.html"

//go:embed checker/check.js
var checkScript []byte

// Checker is topocheck for browsers.
type Checker struct {
	// Program is the program in the folder checker, compiled to WebAssembly; Runtime is Go's
	// script that runs such programs, of the same version of Go.
	Program, Runtime []byte
}

// repeated are the verdicts on a claim that topocheck repeats from the certificates.
type repeated struct {
	claim    string
	verdicts []*formula.Verdict
}

// of returns the verdict of a name; nil if there is none.
func (r *repeated) of(name string) *formula.Verdict {
	for _, v := range r.verdicts {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// repeatedLine is the line about a verdict, its name apart.
type repeatedLine struct{ Href, Name, Rest string }

func (r *repeated) lines(href string) []repeatedLine {
	var list []repeatedLine
	for _, v := range r.verdicts {
		list = append(list, repeatedLine{href, v.Name, strings.TrimPrefix(printed.Line(v), v.Name)})
	}
	return list
}

// follow finds what topocheck repeats, and writes a file of verdicts for each claim of
// which it repeats something.
func (s *site) follow() error {
	s.repeated = make(map[string]*repeated)
	for i := range s.Results {
		r := &s.Results[i]
		var statements []certificates.Statement
		for _, name := range r.Certificates {
			statements = append(statements, s.kept[name].statements...)
		}
		found := &repeated{r.ID, s.Session.VerdictsOn(r.ID, statements)}
		if s.repeated[r.ID] = found; len(found.verdicts) == 0 {
			continue
		}
		var text bytes.Buffer
		if err := formula.WriteVerdicts(&text, found.verdicts); err != nil {
			return fmt.Errorf("site: %w", err)
		}
		if err := s.file(CertificateFolder+"/"+printed.VerdictFile(r.ID), text.Bytes()); err != nil {
			return err
		}
	}
	return nil
}

// inFolder returns the files of the certificates' folder that topocheck checks, and those
// that go with them.
func (s *site) inFolder() (checked, beside []string) {
	for name, f := range s.kept {
		checked, beside = append(checked, name), append(beside, f.beside...)
	}
	for claim, r := range s.repeated {
		if len(r.verdicts) > 0 {
			checked = append(checked, printed.VerdictFile(claim))
		}
	}
	return checked, beside
}

// checkerFiles writes the checker: its page, and its scripts if there are any.
func (s *site) checkerFiles() error {
	if err := s.checkPage(); err != nil || s.Checker == nil {
		return err
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
	checked, beside := s.inFolder()
	for _, file := range slices.Concat(checked, beside) {
		text, err := os.ReadFile(filepath.Join(s.Dir, CertificateFolder, file))
		if err != nil {
			return fmt.Errorf("site: %w", err)
		}
		texts[file] = string(text)
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
	return nil
}

// checkPage writes the page for the whole report, and for the reader's own files.
func (s *site) checkPage() error {
	checked, _ := s.inFolder()
	view := struct {
		page
		Checker  bool
		Total    string
		Claims   int
		Repeated []repeatedLine
		Example  string
	}{s.head("Check the certificates", checkPlace, checkPlace), s.Checker != nil, fmt.Sprintf("%d files", len(checked)), len(s.Results), nil, example}
	var all []*repeated
	for _, r := range s.repeated {
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b *repeated) int {
		return strings.Compare(printed.VerdictFile(a.claim), printed.VerdictFile(b.claim))
	})
	for _, r := range all {
		view.Repeated = append(view.Repeated, r.lines(claimPlace(r.claim))...)
	}
	return s.write(checkPlace, "check", view)
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
