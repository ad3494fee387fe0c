package version

import (
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
	"testing"
)

func TestLine(t *testing.T) {
	built := fmt.Sprintf(", %s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	for _, c := range []struct {
		info debug.BuildInfo
		want string
	}{
		{debug.BuildInfo{Main: debug.Module{Version: "v1.2.3"}}, "prog version v1.2.3" + built},
		{debug.BuildInfo{}, "prog version (devel)" + built},
		{debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.modified", Value: "true"},
		}}, "prog version (devel) 0123456789ab with changes" + built},
	} {
		if got := line("prog", &c.info); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	if Line("prog") == "" {
		t.Error("no version")
	}
}

// TestBuild: of a program whose source its version does not tell, the digest is told; the
// test is such a program.
func TestBuild(t *testing.T) {
	for revision, want := range map[string]bool{
		"(devel)": false, "(devel) 0123456789ab with changes": false, "v1.2.3-0.20260102030405-0123456789ab+dirty": false,
		"(devel) 0123456789ab": true, "v1.2.3": true,
	} {
		if exact(revision) != want {
			t.Errorf("%s is exact: %t, want %t", revision, !want, want)
		}
	}
	if build := Build(); !regexp.MustCompile(`^\(devel\).* program [0-9a-f]{12}$`).MatchString(build) && !exact(build) {
		t.Errorf("%q, want a digest", build)
	}
}
