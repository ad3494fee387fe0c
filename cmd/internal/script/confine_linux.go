//go:build linux && !race

package script

import (
	"syscall"
	"time"
)

// confine takes from this process the right to open files and sockets, and to take more
// memory than it should ever need: what is refused ends it.
func confine(memory int64) error {
	time.Sleep(time.Millisecond)   // the runtime opens what its timers wait with
	most := uint64(memory) + 1<<27 // what the runtime has beside values
	data := syscall.Rlimit{Cur: most, Max: most}
	if err := syscall.Setrlimit(syscall.RLIMIT_DATA, &data); err != nil {
		return err
	}
	return syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{})
}
