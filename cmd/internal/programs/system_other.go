//go:build !unix

package programs

import (
	"os"
	"os/exec"
)

// backslashes tells whether \ is before a character that stands for itself; here paths
// have it.
const backslashes = false

func apart(*exec.Cmd) {}

// killGroup kills the process. What it started goes on.
func killGroup(first *os.Process) { _ = first.Kill() }
