package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/cmd/internal/appendix"
	"topocert/cmd/internal/site"
)

// siteFormat is the form of a report that is a site; the others are those of a table.
const siteFormat = "site"

func formatNames() []string {
	names := []string{siteFormat}
	for _, f := range appendix.Formats() {
		names = append(names, f.Name)
	}
	return names
}

// tableFormat returns the form of a table with a name.
func tableFormat(name string) appendix.Format {
	all := appendix.Formats()
	return all[slices.IndexFunc(all, func(f appendix.Format) bool { return f.Name == name })]
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
		line, err := sumOf(filepath.Join(job.Dir, site.CertificateFolder, e.Name()), site.CertificateFolder+"/"+e.Name())
		if err != nil {
			return err
		}
		lines[e.Name()] = line
		sums.WriteString(line)
	}
	t := &appendix.Table{Papers: job.Papers, Results: job.Results, Digests: make(map[string]string), Sums: site.SumsFile, Sum: fmt.Sprintf("%x", sha256.Sum256(sums.Bytes()))}
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
			t.Inputs = append(t.Inputs, [2]string{filepath.Base(file.path), file.digest})
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

// sumOf returns the line about a file as sha256sum prints it, under a name.
func sumOf(path, name string) (string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%x  %s\n", sha256.Sum256(data), name), nil
}
