package main

import "testing"

// TestMemory: the least of what is available and what the groups allow.
func TestMemory(t *testing.T) {
	const info = "MemTotal:       24695640 kB\nMemFree: 1 kB\nMemAvailable:   20971520 kB\n"
	for name, c := range map[string]struct {
		files map[string]string
		want  uint64
	}{
		"no Linux":         {nil, 4 << 30},
		"no group":         {map[string]string{"/proc/meminfo": info}, 20 << 30},
		"no limit":         {map[string]string{"/proc/meminfo": info, "/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/memory.max": "max\n"}, 20 << 30},
		"version 2":        {map[string]string{"/proc/meminfo": info, "/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/memory.max": "1073741824\n"}, 1 << 30},
		"that of a parent": {map[string]string{"/proc/meminfo": info, "/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/memory.max": "1073741824\n", "/sys/fs/cgroup/a/memory.max": "536870912\n"}, 512 << 20},
		"in a container":   {map[string]string{"/proc/meminfo": info, "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/memory.max": "2147483648\n"}, 2 << 30},
		"version 1":        {map[string]string{"/proc/meminfo": info, "/proc/self/cgroup": "5:cpu:/x\n4:memory:/a\n", "/sys/fs/cgroup/memory/a/memory.limit_in_bytes": "3221225472\n", "/sys/fs/cgroup/x/memory.max": "1\n"}, 3 << 30},
	} {
		if got := memory(func(file string) string { return c.files[file] }); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
	if availableMemory() == 0 {
		t.Error("this machine has none")
	}
}
