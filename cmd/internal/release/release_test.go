package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

var day = time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)

// sample is what a package is made of; the program is a script.
func sample() (programs, common tree) {
	return tree{"topocert": {data: []byte("#!/bin/sh\necho hello\n"), program: true}}, tree{
		"README.md": {data: []byte("readme\n")}, "LICENSE": {data: []byte("free\n")}, "LICENSES-OF-LIBRARIES": {data: []byte("free, too\n")},
		"man/man1/topocert.1": {data: []byte(".TH TOPOCERT 1\n")}, "completions/topocert.bash": {data: []byte("complete\n")}, "completions/topocert.ps1": {data: []byte("windows\n")},
	}
}

// TestDebian: dpkg-deb reads the package, and what it installs runs and has its checksums.
func TestDebian(t *testing.T) {
	programs, common := sample()
	deb, err := debian(programs, common, "1.2", "amd64", day)
	if err != nil {
		t.Fatal(err)
	}
	again, err := debian(programs, common, "1.2", "amd64", day)
	if err != nil || !bytes.Equal(deb.data, again.data) {
		t.Errorf("two packages of the same files differ, %v", err)
	}
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skip("there is no dpkg-deb here to read the package")
	}
	dir := t.TempDir()
	name := filepath.Join(dir, "topocert.deb")
	if err := os.WriteFile(name, deb.data, 0o666); err != nil {
		t.Fatal(err)
	}
	root := filepath.Join(dir, "root")
	say := func(dir string, command ...string) string {
		t.Helper()
		cmd := exec.Command(command[0], command[1:]...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%q: %v\n%s", command, err, out)
		}
		return string(out)
	}
	say("", "dpkg-deb", "-x", name, root)
	say("", "dpkg-deb", "-e", name, filepath.Join(dir, "control"))
	if got := say("", filepath.Join(root, "usr/bin/topocert")); got != "hello\n" {
		t.Errorf("the program says %q", got)
	}
	if got := say("", "dpkg-deb", "-f", name, "Package", "Version", "Architecture"); got != "Package: topocert\nVersion: 1.2\nArchitecture: amd64\n" {
		t.Errorf("the package says\n%s", got)
	}
	say(root, "md5sum", "--check", "--strict", filepath.Join(dir, "control", "md5sums"))
	for name, want := range map[string]bool{
		"share/man/man1/topocert.1.gz": true, "share/doc/topocert/copyright": true, "share/doc/topocert/changelog.gz": true, "share/doc/topocert/README.md": true,
		"share/bash-completion/completions/topocert": true, "share/doc/topocert/completions/topocert.ps1": false, "share/doc/topocert/man/man1/topocert.1": false,
	} {
		if _, err := os.Stat(filepath.Join(root, "usr", name)); (err == nil) != want {
			t.Errorf("%s is in the package: %t, want %t", name, err == nil, want)
		}
	}
}

// TestArchives: both forms hold the files as they were, with the modes of programs, and one date.
func TestArchives(t *testing.T) {
	programs, common := sample()
	all := common.below("top")
	maps.Copy(all, programs.below("top"))
	packed, err := tarred(all, day)
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed.data))
	if err != nil {
		t.Fatal(err)
	}
	got := make(tree)
	seen := map[string]bool{"./": true}
	for r := tar.NewReader(unpacked); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if !h.ModTime.Equal(day) || h.Uid != 0 {
			t.Errorf("%s: date %v, user %d", h.Name, h.ModTime, h.Uid)
		}
		if above := filepath.ToSlash(filepath.Dir(strings.TrimSuffix(h.Name, "/"))) + "/"; !seen[above] {
			t.Errorf("%s comes before its folder", h.Name)
		}
		seen[h.Name] = true
		if h.Typeflag == tar.TypeReg {
			data, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			got[h.Name] = file{data: data, program: h.Mode&0o111 != 0}
		}
	}
	equal(t, "tar", got, all)

	packed, err = zipped(all, day)
	if err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(packed.data), int64(len(packed.data)))
	if err != nil {
		t.Fatal(err)
	}
	got = make(tree)
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		got[f.Name] = file{data: data, program: f.Mode()&0o111 != 0}
	}
	equal(t, "zip", got, all)
}

func equal(t *testing.T, form string, got, want tree) {
	t.Helper()
	if fmt.Sprint(got.names()) != fmt.Sprint(want.names()) {
		t.Errorf("%s: holds %q, want %q", form, got.names(), want.names())
	}
	for name, f := range want {
		if g := got[name]; !bytes.Equal(g.data, f.data) || g.program != f.program {
			t.Errorf("%s: %s is %q, a program: %t", form, name, g.data, g.program)
		}
	}
}

// TestFolder: a folder that is no release is left alone, and one that is is replaced whole.
func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	for _, c := range []struct {
		file string // that is there before
		ok   bool
	}{{"", true}, {"mine.txt", false}, {"SHA256SUMS", true}} {
		if c.file != "" {
			if err := (tree{c.file: {}}).write(dir); err != nil {
				t.Fatal(err)
			}
		}
		if err := replaceable(dir); (err == nil) != c.ok {
			t.Errorf("%q: %v", c.file, err)
		}
	}
	if err := (tree{"a/b": {data: []byte("x")}}).replace(dir); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(filepath.Join(dir, "a", "b")); err != nil || string(data) != "x" {
		t.Errorf("%q, %v", data, err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("the folder holds %v, want the new files alone, %v", entries, err)
	}
}

func TestInputs(t *testing.T) {
	log := filepath.Join(t.TempDir(), "CHANGELOG.md")
	if err := os.WriteFile(log, []byte("# Changelog\n\n## 1.2, 2026-01-02: new\n\n## 1.1, 2025-12-31: old\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got, err := versionDate(log, "1.1"); err != nil || got.Format(time.DateOnly) != "2025-12-31" {
		t.Errorf("1.1 is of %v, %v", got, err)
	}
	if _, err := versionDate(log, "1"); err == nil || !strings.Contains(err.Error(), "## 1, 2026-01-02") {
		t.Errorf("a version that is not there: %v", err)
	}
	with, without := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(with, "LICENSE.md"), []byte("free"), 0o666); err != nil {
		t.Fatal(err)
	}
	if text, err := joinLicences(map[string]string{"m v1": with}); err != nil || string(text) != "m v1: LICENSE.md\n\nfree\n\n" {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := joinLicences(map[string]string{"m v1": with, "n v2": without}); err == nil || !strings.Contains(err.Error(), "n v2") {
		t.Errorf("a library without a licence: %v", err)
	}
	if got := string(dated([]byte(".TH X 1 \"\" \"topocert\"\n.SH\n"), "2026-01-02")); !strings.HasPrefix(got, ".TH X 1 2026-01-02 \"topocert ") || !strings.HasSuffix(got, "\"\n.SH\n") {
		t.Errorf("a dated page: %q", got)
	}
	want := fmt.Sprintf("%x  a\n%x  b\n", sha256.Sum256([]byte("1")), sha256.Sum256(nil))
	if got := string(sums(tree{"b": {}, "a": {data: []byte("1")}})); got != want {
		t.Errorf("sums\n%swant\n%s", got, want)
	}
	for _, platform := range strings.Split(platforms, ",") {
		if os, arch, ok := strings.Cut(platform, "/"); !ok || os == "" || arch == "" {
			t.Errorf("platform %q", platform)
		}
	}
	if suffix("windows") != ".exe" || suffix(runtime.GOOS) == "" && runtime.GOOS == "windows" {
		t.Error("Windows' programs end in .exe")
	}
}
