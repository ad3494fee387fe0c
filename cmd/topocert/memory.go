package main

import (
	"math"
	"os"
	"path"
	"strconv"
	"strings"
)

// unknownMemory is what is taken for the memory of a machine that does not tell.
const unknownMemory = 4 << 30

// availableMemory returns the bytes of memory that the process may take: on Linux what is
// available, and no more than its control groups allow; elsewhere 4 GB.
func availableMemory() uint64 {
	return memory(func(name string) string { text, _ := os.ReadFile(name); return string(text) })
}

// memory is availableMemory, by what reads a file, "" for none.
func memory(read func(name string) string) uint64 {
	most := uint64(unknownMemory)
	for line := range strings.Lines(read("/proc/meminfo")) {
		if fields := strings.Fields(line); len(fields) == 3 && fields[0] == "MemAvailable:" && fields[2] == "kB" {
			if n, err := strconv.ParseUint(fields[1], 10, 40); err == nil {
				most = n << 10
			}
		}
	}
	for line := range strings.Lines(read("/proc/self/cgroup")) {
		// The line is NUMBER:CONTROLLERS:PATH; version 2 has no controllers.
		fields := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(fields) != 3 {
			continue
		}
		root, file := "/sys/fs/cgroup", "memory.max"
		if fields[1] == "memory" {
			root, file = "/sys/fs/cgroup/memory", "memory.limit_in_bytes"
		} else if fields[1] != "" {
			continue
		}
		for group := path.Clean("/" + fields[2]); ; group = path.Dir(group) {
			most = min(most, memoryLimit(read(path.Join(root, group, file))))
			if group == "/" {
				break
			}
		}
	}
	return most
}

// memoryLimit reads a limit in bytes; "max", or no file, is none.
func memoryLimit(text string) uint64 {
	n, err := strconv.ParseUint(strings.TrimSpace(text), 10, 64)
	if err != nil {
		return math.MaxUint64
	}
	return n
}
