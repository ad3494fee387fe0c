//go:build unix

package programs

import (
	"os"
	"os/exec"
	"syscall"
)

// backslashes tells whether \ is before a character that stands for itself.
const backslashes = true

// apart makes a command the first of a group of processes of its own.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills all processes of the group.
func killGroup(first *os.Process) {
	_ = syscall.Kill(-first.Pid, syscall.SIGKILL) // there may be none any more
}
