package version

import (
	"fmt"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"testing"
)

func TestLine(t *testing.T) {
	built := fmt.Sprintf(", certificates topocert 2, %s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	const hash = "0123456789abcdef0123456789abcdef01234567"
	noted := func(modified string) debug.BuildInfo {
		return debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: hash}, {Key: "vcs.modified", Value: modified},
		}}
	}
	defer func(before string) { commit = before }(commit)
	for _, c := range []struct {
		info   debug.BuildInfo
		linked string
		want   string
	}{
		{debug.BuildInfo{}, "", Number},
		{noted("false"), "", Number + " commit 0123456789ab"},
		{noted("true"), "", Number + " commit 0123456789ab with changes"},
		{debug.BuildInfo{}, hash, Number + " commit 0123456789ab"},
		{debug.BuildInfo{}, hash + "+", Number + " commit 0123456789ab with changes"},
		{noted("true"), "fedcba9876543210", Number + " commit fedcba987654"},
	} {
		commit = c.linked
		if got, want := line("prog", &c.info), "prog version "+c.want+built; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if Line("prog") == "" {
		t.Error("no version")
	}
}

// TestNumber: the number is that of the changelog's first version.
func TestNumber(t *testing.T) {
	text, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	first := regexp.MustCompile(`(?m)^## ([0-9.]+), [0-9-]{10}: `).FindStringSubmatch(string(text))
	if first == nil || first[1] != Number {
		t.Errorf("CHANGELOG.md begins with version %q, this is %q", first, Number)
	}
}

// TestBuild: of a program whose source its version does not tell, the digest is told; the
// test is such a program.
func TestBuild(t *testing.T) {
	for revision, want := range map[string]bool{
		"0.6": false, "0.6 commit 0123456789ab with changes": false, "0.6 commit 0123456789ab": true,
	} {
		if exact(revision) != want {
			t.Errorf("%s is exact: %t, want %t", revision, !want, want)
		}
	}
	if build := Build(); !regexp.MustCompile(`^`+regexp.QuoteMeta(Number)+`.* program [0-9a-f]{12}$`).MatchString(build) && !exact(build) {
		t.Errorf("%q, want a digest", build)
	}
}
