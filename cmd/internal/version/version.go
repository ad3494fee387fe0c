// Package version says which version of a program runs.
package version

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
)

// Line returns what "PROGRAM --version" prints, without the line's end: the version that
// the go command has noted in the program, and what it was built with.
func Line(program string) string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = new(debug.BuildInfo)
	}
	return line(program, info)
}

// Build returns the version alone. Where the source is not known by it, since it has changes
// or the go command noted no revision, the digest of the program says more.
var Build = sync.OnceValue(build)

func build() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = new(debug.BuildInfo)
	}
	text := revision(info)
	if exact(text) {
		return text
	}
	if path, err := os.Executable(); err == nil {
		if in, err := os.Open(path); err == nil {
			defer in.Close()
			digest := sha256.New()
			if _, err := io.Copy(digest, in); err == nil {
				text += fmt.Sprintf(" program %x", digest.Sum(nil)[:6])
			}
		}
	}
	return text
}

// exact tells whether a version says what source a program was built from.
func exact(revision string) bool {
	return revision != devel && !strings.HasSuffix(revision, changed) && !strings.HasSuffix(revision, "+dirty")
}

// devel is the version of a program that was built in a checkout, and changed what is added
// if that has changes.
const (
	devel   = "(devel)"
	changed = " with changes"
)

func line(program string, info *debug.BuildInfo) string {
	return fmt.Sprintf("%s version %s, %s %s/%s", program, revision(info), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func revision(info *debug.BuildInfo) string {
	version := info.Main.Version
	if version == "" {
		version = devel
	}
	if version == devel {
		settings := make(map[string]string)
		for _, s := range info.Settings {
			settings[s.Key] = s.Value
		}
		if revision := settings["vcs.revision"]; revision != "" {
			version += " " + revision[:min(12, len(revision))]
			if settings["vcs.modified"] == "true" {
				version += changed
			}
		}
	}
	return version
}
