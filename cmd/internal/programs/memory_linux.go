package programs

import (
	"os"
	"syscall"
	"unsafe"
)

// bound limits the data of a process, and of those that it starts from now on, each by
// itself.
func bound(process *os.Process, bytes uint64) error {
	const data = 2 // RLIMIT_DATA
	limit := [2]uint64{bytes, bytes}
	_, _, failed := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(process.Pid), data, uintptr(unsafe.Pointer(&limit)), 0, 0, 0)
	if failed != 0 && failed != syscall.ESRCH { // it may have ended
		return failed
	}
	return nil
}
