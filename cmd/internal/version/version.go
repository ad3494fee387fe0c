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

	"topocert/certificates"
)

// Number is the version of what CHANGELOG.md says first.
const Number = "0.9"

// commit is what a release was built from, in full. The linker sets it (-X); elsewhere the
// go command may have noted one.
var commit string

// Line returns what "PROGRAM --version" prints, without the line's end: the version, the
// commit where it is known, the format of certificates, and what built the program.
func Line(program string) string {
	return line(program, buildInfo())
}

// buildInfo is what the go command noted, nothing if it did not.
func buildInfo() *debug.BuildInfo {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info
	}
	return new(debug.BuildInfo)
}

// Build returns the version alone. Where the source is not known by it, since it has changes
// or the go command noted no revision, the digest of the program says more.
var Build = sync.OnceValue(build)

func build() string {
	text := revision(buildInfo())
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

// Date returns the day of the commit that a program was built from, "" if it is not known.
func Date() string {
	day, _, _ := strings.Cut(settings(buildInfo())["vcs.time"], "T")
	return day
}

// exact tells whether a version says what source a program was built from.
func exact(revision string) bool {
	return strings.Contains(revision, " commit ") && !strings.HasSuffix(revision, changed)
}

// changed is added where the source has changes that are not in the commit.
const changed = " with changes"

func line(program string, info *debug.BuildInfo) string {
	return fmt.Sprintf("%s version %s, certificates %s, %s %s/%s", program, revision(info), certificates.Header, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// settings are those of a build, by their keys.
func settings(info *debug.BuildInfo) map[string]string {
	all := make(map[string]string)
	for _, s := range info.Settings {
		all[s.Key] = s.Value
	}
	return all
}

func revision(info *debug.BuildInfo) string {
	noted := settings(info)
	from, dirty := noted["vcs.revision"], noted["vcs.modified"] == "true"
	if commit != "" {
		from, dirty = strings.CutSuffix(commit, "+")
	}
	text := Number
	if from != "" {
		text += " commit " + from[:min(12, len(from))]
		if dirty {
			text += changed
		}
	}
	return text
}
