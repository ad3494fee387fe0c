package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestFullDisk: on a disk that becomes full, that of the folder or that of temporary files,
// it is as where files are limited: see TestDisk.
func TestFullDisk(t *testing.T) {
	if *disks == 0 || os.Getuid() != 0 {
		t.Skip("needs -disks N, and root")
	}
	program, input, disk := program(t), diskFiles(t), t.TempDir()
	failed := make(map[int]int)
	for _, c := range diskCommands() {
		for i := range *disks {
			size := 4096 * (1 + i*511/max(1, *disks-1)) // to 2 MB
			if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, fmt.Sprintf("size=%d", size)); err != nil {
				t.Skip("no tmpfs: ", err)
			}
			r := newDiskRun(t, c)
			if c.name == "a proof that is not kept" {
				r.temp = disk
			} else {
				r.out = filepath.Join(disk, "out")
			}
			code := ended(t, r.start(program, input, 0))
			if failed[code]++; code != exitDone && code != exitUsage {
				t.Errorf("exit %d, want 0 or 2", code)
			}
			if code == exitUsage && !strings.Contains(r.stderr.String(), "no space left") {
				t.Errorf("stderr does not say what is wrong: %s", &r.stderr)
			}
			r.check(t, false)
			if err := syscall.Unmount(disk, 0); err != nil {
				t.Fatal(err)
			}
			if t.Failed() {
				t.Fatalf("%s, a disk of %d bytes", c.name, size)
			}
		}
	}
	t.Logf("exit statuses: %v", failed)
}
