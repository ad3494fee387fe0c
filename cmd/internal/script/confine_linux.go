//go:build linux && !race

package script

import (
	"fmt"
	"os"
	"syscall"
	"time"
)

// confine takes from this process the right to take much more memory than values may, and
// to open files and sockets. Address space is limited, of which the runtime has reserved
// some already: a limit on data does not count what it takes from its reserves.
func confine(memory int64) error {
	text, err := os.ReadFile("/proc/self/statm")
	var pages uint64
	if err == nil {
		_, err = fmt.Sscan(string(text), &pages)
	}
	if err != nil {
		return err
	}
	var now syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &now); err != nil {
		return err
	}
	most := pages*uint64(os.Getpagesize()) + uint64(memory) + 1<<27 // what the runtime has beside values
	most = min(most, now.Max)                                       // of a batch system: no more may be asked for
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &syscall.Rlimit{Cur: most, Max: most}); err != nil {
		return err
	}
	time.Sleep(time.Millisecond) // the runtime opens what its timers wait with
	return syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{})
}
