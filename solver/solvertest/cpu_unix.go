//go:build unix

package solvertest

import "syscall"

// Cpu returns the processor time that the process has used, in seconds: on a
// machine that does other work too, it says more than the time on the wall.
func Cpu() float64 {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err)
	}
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}
