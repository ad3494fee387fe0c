package site

import (
	"bytes"
	"cmp"
	"compress/gzip"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/cmd/internal/printed"
	"topocert/props"
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
	// Engine is the program in the folder engine, compiled likewise and packed by gzip, for the page on which the reader
	// types claims; nil leaves that out.
	Engine []byte
}

// repeated are the verdicts on a claim that topocheck repeats from the certificates.
type repeated struct {
	Claim    string
	Verdicts []*formula.Verdict
}

// of returns the verdict of a name; nil if there is none.
func (r *repeated) of(name string) *formula.Verdict {
	if i := slices.IndexFunc(r.Verdicts, func(v *formula.Verdict) bool { return v.Name == name }); i >= 0 {
		return r.Verdicts[i]
	}
	return nil
}

// follow finds what topocheck repeats, and writes a file of verdicts for each claim of
// which it repeats something, and one for each theorem about a whole family.
func (s *site) follow() error {
	s.repeated = make(map[string]*repeated)
	for i := range s.Results {
		r := &s.Results[i]
		var statements []certificates.Statement
		for _, name := range r.Certificates {
			statements = append(statements, s.certificates[name].statements...)
		}
		for _, t := range r.TheoremsOn() {
			err := s.filled(CertificateFolder+"/"+props.TheoremFile(t.Name), func(w io.Writer) error {
				return theorem.Write(w, []*theorem.Theorem{t})
			})
			if err != nil {
				return err
			}
		}
		found := &repeated{r.ID, s.Session.VerdictsOn(r, statements)}
		if s.repeated[r.ID] = found; len(found.Verdicts) == 0 {
			continue
		}
		err := s.filled(CertificateFolder+"/"+printed.VerdictFile(r.ID), func(w io.Writer) error {
			return formula.WriteVerdicts(w, found.Verdicts)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// checkerFiles writes the pages that check and show certificates, and their scripts: the checker, if
// there is one, and packs of certificates, so that a page loads no more than it names.
func (s *site) checkerFiles() error {
	for _, write := range []func() error{s.checkPage, s.filesPage, s.program} {
		if err := write(); err != nil {
			return err
		}
	}
	packs, err := s.packs()
	if err != nil {
		return err
	}
	index := packed{Pack: make(map[string]string), Beside: make(map[string][]string), Always: packs[alwaysPack]}
	var writes []func() error
	for pack, files := range packs {
		for _, file := range files {
			index.Pack[file] = pack
			if beside := s.certificates[file].beside; beside != nil {
				index.Beside[file] = beside
			}
		}
		writes = append(writes, func() error { return s.pack(pack, files) })
	}
	if err := inParallel(writes); err != nil {
		return err
	}
	return s.packed("", packIndex, index, gzip.BestCompression)
}

// packed writes a value as a script of a pack, in a folder of those of the checker.
func (s *site) packed(folder, name string, value any, level int) error {
	text, err := json.Marshal(value) // in the order of the names
	if err != nil {
		return err
	}
	script, err := scripted(name, text, level)
	if err != nil {
		return err
	}
	return s.file("checker/"+folder+name+".js", script)
}

// program writes the scripts that run the checker.
func (s *site) program() error {
	if err := s.file("checker/check.js", checkScript); err != nil || s.Checker == nil {
		return err
	}
	program, err := scripted("topocheck.wasm", s.Checker.Program, gzip.BestCompression)
	if err != nil {
		return err
	}
	runtime, err := scripted("wasm_exec.js", s.Checker.Runtime, gzip.BestCompression)
	if err != nil {
		return err
	}
	return s.file("checker/topocheck.js", append(program, runtime...))
}

// packIndex is the pack that says in which pack each file is, see packed. All that a certificate,
// a verdict or a theorem may need is in alwaysPack, unless the certificate names it.
const (
	packIndex  = "packs"
	alwaysPack = "for.all"
)

// packed tells of each file of the certificates' folder in which pack it is, and which files a
// certificate names; and which files every check is given.
type packed struct {
	Pack   map[string]string   `json:"pack"`
	Beside map[string][]string `json:"beside"`
	Always []string            `json:"always"`
}

// packs returns the files of the certificates' folder by the packs in which they are loaded:
// certificates on networks of one family with one first parameter, with the files that they
// name; the verdicts and theorems on the claims of a paper; and whatever else lies there.
func (s *site) packs() (map[string][]string, error) {
	sizes, err := s.sizes()
	if err != nil {
		return nil, err
	}
	of := make(map[string]string)
	for _, name := range slices.Sorted(maps.Keys(s.certificates)) {
		of[name] = packOf(name)
		for _, file := range s.certificates[name].beside {
			of[file] = of[name]
		}
	}
	for i := range s.Results {
		pack := "verdicts." + s.Results[i].Paper
		of[printed.VerdictFile(s.Results[i].ID)] = pack
		for _, t := range s.Results[i].TheoremsOn() {
			of[props.TheoremFile(t.Name)] = pack
		}
	}
	packs := make(map[string][]string)
	for _, name := range slices.Sorted(maps.Keys(sizes)) {
		pack := cmp.Or(of[name], alwaysPack)
		packs[pack] = append(packs[pack], name)
	}
	return packs, nil
}

// packOf returns the pack of a certificate: "qt-4" of qt-4-5.cert.
func packOf(name string) string {
	stem, _, _ := strings.Cut(name, ".")
	parts := strings.Split(stem, "-")
	for i, part := range parts {
		if _, err := strconv.Atoi(part); err == nil {
			return strings.Join(parts[:i+1], "-")
		}
	}
	return stem
}

// pack writes a pack of files.
func (s *site) pack(name string, files []string) error {
	texts := make(map[string]string)
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(s.Dir, CertificateFolder, file))
		if err != nil {
			return err
		}
		texts[file] = string(text)
	}
	return s.packed("data/", name, texts, gzip.DefaultCompression)
}

// checkPage writes the page for the whole report, and for the reader's own files.
func (s *site) checkPage() error {
	type group struct {
		Title    string
		Verdicts int
		Repeated []*repeated
	}
	var groups []group
	checked, verdicts := len(s.certificates), 0
	for _, p := range s.Papers {
		g := group{Title: p.Title}
		for _, r := range s.Results {
			if r.Paper == p.Key {
				g.Repeated = append(g.Repeated, s.repeated[r.ID])
				found := len(s.repeated[r.ID].Verdicts)
				checked, g.Verdicts = checked+min(1, found)+len(r.TheoremsOn()), g.Verdicts+found
			}
		}
		groups, verdicts = append(groups, g), verdicts+g.Verdicts
	}
	return s.write(checkPlace, "check", struct {
		page
		Files, Verdicts int
		Groups          []group
		Example         string
	}{s.head("Check the certificates", checkPlace, checkPlace), checked, verdicts, groups, example})
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
func scripted(name string, data []byte, level int) ([]byte, error) {
	text, err := packedAt(data, level)
	if err != nil {
		return nil, err
	}
	return inScript(name, text), nil
}

// inScript returns packed data as such a script.
func inScript(name string, data []byte) []byte {
	return fmt.Appendf(nil, "topocheckPart(%q, \"%s\");\n", name, base64.StdEncoding.EncodeToString(data))
}

// Packed returns data packed by gzip, as Checker.Engine is.
func Packed(data []byte) ([]byte, error) { return packedAt(data, gzip.BestCompression) }

func packedAt(data []byte, level int) ([]byte, error) {
	var b bytes.Buffer
	zip, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		return nil, err
	}
	_, err = zip.Write(data)
	err = errors.Join(err, zip.Close())
	return b.Bytes(), err
}
