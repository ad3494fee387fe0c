package programs

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"
)

// stderr is what a program writes on standard error.
type stderr struct {
	to      io.Writer // nil for nowhere
	command string

	mu   sync.Mutex
	rest []byte // of the line that is not yet whole
	text string // the last line
	size int
}

// Write passes the lines on, long ones in parts, as far as their number of bytes allows.
func (s *stderr) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.rest = append(s.rest, text...)
	for {
		n := bytes.IndexByte(s.rest, '\n') + 1
		if n == 0 || n > maxAnswer {
			n = maxAnswer
		}
		if n > len(s.rest) {
			return len(text), nil
		}
		s.tell(string(s.rest[:n]))
		s.rest = s.rest[n:]
	}
}

// end passes on what stands behind the last newline.
func (s *stderr) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tell(string(s.rest))
	s.rest = nil
}

func (s *stderr) tell(line string) {
	if line = strings.TrimSpace(clean(line)); line == "" {
		return
	}
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
