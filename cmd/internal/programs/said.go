package programs

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// stderr is what a program writes on standard error.
type stderr struct {
	to      io.Writer
	command string
	from    *os.File
	done    chan struct{} // closed when all is read

	mu   sync.Mutex
	text string // the last line
	size int
}

func newSaid(command string, to io.Writer) *stderr {
	return &stderr{to: to, command: command, done: make(chan struct{})}
}

// read passes the lines on, as far as their number of bytes allows.
func (s *stderr) read() {
	defer close(s.done)
	in := bufio.NewReaderSize(s.from, maxAnswer)
	for {
		line, err := readLine(in)
		if line = strings.TrimSpace(clean(line)); line != "" {
			s.tell(line)
		}
		if err != nil && err != errLong {
			return
		}
	}
}

func (s *stderr) tell(line string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text = line
	before := s.size
	if s.size += len(line); s.to == nil || before > maxErrors {
		return
	}
	if s.size > maxErrors {
		line = fmt.Sprintf("… (more than %d bytes on standard error, which are not shown)", maxErrors)
	}
	fmt.Fprintf(s.to, "%s: %s\n", s.command, line)
}

// last returns the last line.
func (s *stderr) last() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text
}

// wait waits until all is read; what the program started may write for longer.
func (s *stderr) wait() {
	select {
	case <-s.done:
	case <-time.After(linger / 4):
	}
}

// close ends the reading.
func (s *stderr) close() {
	s.wait()
	_ = s.from.Close()
}
