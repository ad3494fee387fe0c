package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"topocert/cmd/internal/site"
	"topocert/props"
	"topocert/topology"
)

// siteFormat is the form of a report that is a site; the others are those of a table.
const siteFormat = "site"

func formatNames() []string {
	names := []string{siteFormat}
	for _, f := range site.Formats() {
		names = append(names, f.Name)
	}
	return names
}

// tableFormat returns the form of a table with a name.
func tableFormat(name string) site.Format {
	all := site.Formats()
	return all[slices.IndexFunc(all, func(f site.Format) bool { return f.Name == name })]
}

// front is the file of the report that is read first.
func (r *report) front() string {
	if r.format == siteFormat {
		return "index.html"
	}
	return tableFormat(r.format).File
}

// table writes the claims as a table beside their certificates, and the digests of these.
func (r *report) table(job *site.Job) error {
	if err := job.Session.SaveVerdicts(); err != nil {
		return err
	}
	entries, err := os.ReadDir(filepath.Join(job.Dir, site.CertificateFolder))
	if err != nil {
		return err
	}
	var sums bytes.Buffer
	lines := make(map[string]string)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue // the session's lock
		}
		data, err := os.ReadFile(filepath.Join(job.Dir, site.CertificateFolder, e.Name()))
		if err != nil {
			return err
		}
		lines[e.Name()] = fmt.Sprintf("%x  %s/%s\n", sha256.Sum256(data), site.CertificateFolder, e.Name()) // as sha256sum has it
		sums.WriteString(lines[e.Name()])
	}
	t := &site.Table{Papers: job.Papers, Results: job.Results, Networks: r.spoken(job), Digests: make(map[string]string), Sums: site.SumsFile, Sum: fmt.Sprintf("%x", sha256.Sum256(sums.Bytes()))}
	for _, result := range job.Results {
		var about strings.Builder
		for _, name := range slices.Sorted(slices.Values(result.Certificates)) {
			about.WriteString(lines[name])
		}
		if about.Len() > 0 {
			t.Digests[result.ID] = fmt.Sprintf("%x", sha256.Sum256([]byte(about.String())))[:16]
		} else {
			t.Digests[result.ID] = "none"
		}
	}
	if r.own != nil {
		for _, file := range r.own.files {
			t.Inputs = append(t.Inputs, [2]string{filepath.Base(file.Path), file.Digest})
		}
	}
	var text bytes.Buffer
	if err := tableFormat(r.format).Write(&text, t); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(job.Dir, site.SumsFile), sums.Bytes(), 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(job.Dir, r.front()), text.Bytes(), 0o666)
}

// spoken returns what the networks and words are of which the claims speak, in their formulas or else
// in words: ours, the user's own in Starlark, and the user's own definitions with those that they use.
func (r *report) spoken(job *site.Job) []string {
	names := make(map[string]bool)
	for _, result := range job.Results {
		text := result.Domain + " " + props.TextOf(result.Witness)
		if result.Formula != nil {
			text = *result.Formula
		}
		for _, name := range regexp.MustCompile(`\pL[\pL0-9_]*`).FindAllString(text, -1) {
			names[name] = true
		}
	}
	var lines []string
	for _, f := range topology.Families() {
		if stem, _, _ := strings.Cut(f.Name, "("); names[stem] {
			lines = append(lines, site.Defined(f)+": "+f.About)
		}
	}
	if r.own == nil {
		return lines
	}
	own := r.own.job.in.own
	defined := own.Library().Users()
	for _, d := range slices.Backward(defined) { // each after those that it uses
		for _, used := range d.Uses {
			names[used] = names[used] || names[d.Name]
		}
	}
	for _, d := range defined {
		if names[d.Name] {
			lines = append(lines, own.about(d.Name))
		}
	}
	for _, file := range own.files {
		for _, e := range file.Families() {
			if stem, _, _ := strings.Cut(e.Name, "("); names[stem] {
				lines = append(lines, own.about(stem))
			}
		}
	}
	return lines
}
