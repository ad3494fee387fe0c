package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"golang.org/x/term"

	"topocert/internal/deep"
)

// terminal opens a pseudo-terminal of 80 columns: see pty(7). What is written to the second file
// is read from the first.
func terminal(t *testing.T) (master, slave *os.File) {
	ask := func(f *os.File, request uintptr, arg unsafe.Pointer) {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), request, uintptr(arg)); errno != 0 {
			t.Skipf("there is no pseudo-terminal here: %v", errno)
		}
	}
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("there is no pseudo-terminal here:", err)
	}
	t.Cleanup(func() { master.Close() })
	var number, unlock int32
	ask(master, syscall.TIOCSPTLCK, unsafe.Pointer(&unlock))
	ask(master, syscall.TIOCGPTN, unsafe.Pointer(&number))
	if slave, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0); err != nil {
		t.Skip("there is no pseudo-terminal here:", err)
	}
	t.Cleanup(func() { slave.Close() })
	size := [4]uint16{24, 80}
	ask(slave, syscall.TIOCSWINSZ, unsafe.Pointer(&size))
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		t.Skip("the pseudo-terminal has no raw mode:", err)
	}
	return master, slave
}

// TestTerminal: on a terminal of 80 columns nothing is cut off, no line is wider, verdicts have
// colours, tables are no Markdown, and a last line counts.
func TestTerminal(t *testing.T) {
	deep.NotShort(t)
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")
	for _, c := range []struct {
		args  []string
		wants []string
		never string
	}{
		{[]string{"prove", "order(Torus(m,n)) == m*n for m in [3, 4], n in [3, 4, 5, 6, 7, 8]", "order(Petersen) == 11", "size(Ring(5))"},
			[]string{green + "holds" + normal + "     certified order(Torus(m, n)) == m*n for m in [3, 4], n in [3, 4, 5, 6,\n          7, 8] [m in [3, 4], n in [3, 4, 5, 6, 7, 8]: 12 cases, complete]\n",
				red + "fails" + normal + "     certified", "\n1 hold, 1 fail, 1 value\n"}, "…"},
		{[]string{"claims", "--id", "qt/node*"}, []string{"\ntogether    theorem  1              1\n"}, "| "},
		{[]string{"audit", "bfs", "Ring(24)"}, []string{red + "deadlock" + normal + ": 24 wait", "22 → 23 →\n                          0\n"}, "…"},
	} {
		master, slave := terminal(t)
		read := make(chan []byte)
		go func() {
			text, _ := io.ReadAll(master) // it ends with an error when the terminal is closed
			read <- text
		}()
		var errs bytes.Buffer
		if code := run(context.Background(), c.args, strings.NewReader(""), slave, &errs); code != exitDone {
			t.Errorf("%v: exit %d: %s", c.args, code, &errs)
		}
		slave.Close()
		text := string(<-read)
		for _, want := range c.wants {
			if !strings.Contains(text, want) {
				t.Errorf("%v: %q is not in\n%s", c.args, want, text)
			}
		}
		if strings.Contains(text, c.never) {
			t.Errorf("%v: %q is in\n%s", c.args, c.never, text)
		}
		for line := range strings.Lines(strings.NewReplacer(green, "", red, "", yellow, "", normal, "").Replace(text)) {
			if n := len([]rune(line)) - 1; n > 80 {
				t.Errorf("%v: a line of %d columns: %s", c.args, n, line)
			}
		}
	}
}
