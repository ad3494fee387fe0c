// Package version says which version of a program runs.
package version

import (
	"fmt"
	"runtime"
	"runtime/debug"
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

// Revision returns the version alone: what the same on different machines is built from.
func Revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = new(debug.BuildInfo)
	}
	return revision(info)
}

func line(program string, info *debug.BuildInfo) string {
	return fmt.Sprintf("%s version %s, %s %s/%s", program, revision(info), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func revision(info *debug.BuildInfo) string {
	version := info.Main.Version
	if version == "" {
		version = "(devel)"
	}
	if version == "(devel)" {
		settings := make(map[string]string)
		for _, s := range info.Settings {
			settings[s.Key] = s.Value
		}
		if revision := settings["vcs.revision"]; revision != "" {
			version += " " + revision[:min(12, len(revision))]
			if settings["vcs.modified"] == "true" {
				version += " with changes"
			}
		}
	}
	return version
}
