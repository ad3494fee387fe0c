package version

import (
	"fmt"
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
