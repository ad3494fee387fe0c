//go:build linux && !race

package script

import (
	"os"
	"os/exec"
	"testing"

	"topocert/internal/deep"
)

// TestLimitedBefore: where less address space is allowed than a file's process is given
// elsewhere, as batch systems have it, it takes what there is.
func TestLimitedBefore(t *testing.T) {
	deep.NotShort(t)
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("no shell")
	}
	cmd := exec.CommandContext(t.Context(), sh, "-c", `ulimit -v 6000000 && exec "$0" -test.run='^TestContext$'`, os.Args[0])
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
