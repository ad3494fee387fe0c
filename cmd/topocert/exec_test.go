package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// ringRouter is a program that routes on a ring, the shorter way around, upwards if both are
// equal. With an argument: up, always upwards; sticky, a message at distance 2 upwards
// stops; heeds, it goes around what is dead; labels, it wants labels.
func ringRouter() {
	how := strings.Join(os.Args[1:], " ")
	in := bufio.NewScanner(os.Stdin)
	in.Scan()
	first := strings.Split(in.Text(), "\t")
	graph, err := os.ReadFile(first[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var n int
	fmt.Sscan(string(graph), &n)
	deadU, deadV := -1, -1
	free := func(at, to, step int) bool {
		for ; at != to; at = (at + step) % n {
			next := (at + step) % n
			if deadU == deadV && (next == deadU || at == deadU) || at == deadU && next == deadV || at == deadV && next == deadU {
				return false
			}
		}
		return true
	}
	for in.Scan() {
		var at, to int
		if fields := strings.Fields(in.Text()); fields[0] == "dead" {
			if how == "heeds" {
				fmt.Sscan(fields[2], &deadU)
				fmt.Sscan(fields[len(fields)-1], &deadV)
			}
			continue
		}
		if how == "labels" && !strings.Contains(in.Text(), "\t") {
			os.Exit(9)
		}
		fmt.Sscan(in.Text(), &at, &to)
		up, step := (to-at+n)%n, 1
		if up == n/2 && strings.HasPrefix(how, "either") {
			answer := fmt.Sprintf("%d;%d/1", (at+1)%n, (at+n-1)%n)
			if how == "either 4000" {
				answer = fmt.Sprintf("%d;%d/4000", (at+1)%n, (at+n-1)%n)
			}
			fmt.Println(answer)
			continue
		}
		if 2*up > n && how != "up" {
			step = n - 1
		}
		if !free(at, to, step) {
			step = n - step
		}
		if how == "sticky" && up == 2 || !free(at, to, step) {
			fmt.Println("-")
			continue
		}
		fmt.Println((at + step) % n)
	}
}

// TestExampleRouters: the routers in the three languages are minimal, with and without faults,
// which makes all their answers alike: the least neighbour that is closer.
func TestExampleRouters(t *testing.T) {
	deep.NotShort(t)
	source, err := filepath.Abs("../../examples/routers")
	if err != nil {
		t.Fatal(err)
	}
	built := filepath.Join(t.TempDir(), "closer")
	if runtime.GOOS == "windows" {
		built += ".exe"
	}
	for _, c := range []struct {
		tool    string
		compile []string
		command string
	}{
		{"python3", nil, "python3 '" + filepath.Join(source, "closer.py") + "'"},
		{"cc", []string{"-Wall", "-Werror", "-o", built, filepath.Join(source, "closer.c")}, "'" + built + "'"},
		{"go", []string{"build", "-o", built, filepath.Join(source, "closer.go")}, "'" + built + "'"},
	} {
		t.Run(c.tool, func(t *testing.T) {
			if _, err := exec.LookPath(c.tool); err != nil {
				t.Skipf("%s is not installed", c.tool)
			}
			if c.compile != nil {
				if out, err := exec.CommandContext(t.Context(), c.tool, c.compile...).CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
			}
			for _, args := range [][]string{nil, {"--faults", "links"}, {"--faults", "vertices"}} {
				var out, errs bytes.Buffer
				args := append([]string{"audit", "exec:" + c.command, "Torus(3)", "g6:D?{", "--expect", "minimal"}, args...)
				if code := run(t.Context(), args, strings.NewReader(""), &out, &errs); code != exitDone || errs.Len() > 0 {
					t.Errorf("%q: exit %d: %s%s", args, code, &errs, &out)
				}
			}
			var ours, theirs bytes.Buffer
			for name, out := range map[string]*bytes.Buffer{"bfs": &ours, "exec:" + c.command: &theirs} {
				if code := run(t.Context(), []string{"export", "--lanes", name, "Torus(3)"}, strings.NewReader(""), out, os.Stderr); code != exitDone {
					t.Errorf("%s: exit %d", name, code)
				}
				_, table, _ := strings.Cut(out.String(), "\n")
				out.Reset()
				out.WriteString(table)
			}
			if ours.String() != theirs.String() || ours.Len() == 0 {
				t.Errorf("got %s, want that of bfs: %s", &theirs, &ours)
			}
		})
	}
}
