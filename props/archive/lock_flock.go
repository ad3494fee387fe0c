//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package archive

import (
	"errors"
	"os"
	"syscall"
)

// tryLock locks a file for this process, if no other has.
func tryLock(file *os.File) lockState {
	switch err := flock(file, syscall.LOCK_EX|syscall.LOCK_NB); {
	case err == nil:
		return locked
	case errors.Is(err, syscall.EWOULDBLOCK):
		return busy
	}
	return unknown
}

// waitLock locks a file for this process, as soon as no other has.
func waitLock(file *os.File) { _ = flock(file, syscall.LOCK_EX) } // without locks it goes on

func flock(file *os.File, how int) error {
	for {
		if err := syscall.Flock(int(file.Fd()), how); !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}
