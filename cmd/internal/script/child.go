package script

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"sync"

	"topocert/topology"
)

// Main does the work of the process that runs a file, if this is one, and ends it then.
// It is to be called first in main, and in TestMain of packages that use this one.
func Main() {
	if os.Getenv(childKey) == "" {
		return
	}
	signal.Ignore(os.Interrupt) // which is for the process above: it ends this one
	debug.SetMaxStack(maxStack)
	fmt.Fprintln(os.Stderr, serve(os.Stdin, os.Stdout))
	os.Exit(1)
}

// serve answers requests until it fails. A process whose input ends has lost the
// one above it, and ends.
func serve(in io.Reader, out io.Writer) error {
	requests, from := make(chan *request), gob.NewDecoder(in)
	go func() {
		for {
			q := new(request)
			if from.Decode(q) != nil {
				os.Exit(0)
			}
			requests <- q
		}
	}()
	s := &server{to: gob.NewEncoder(out)}
	for {
		if err := s.answer(<-requests); err != nil {
			return err
		}
	}
}

// server answers requests, one at a time.
type server struct {
	mu      sync.Mutex
	to      *gob.Encoder
	broken  error
	program *program
	net     *netValue
}

// tell sends a reply. Those of many goroutines do not mix.
func (s *server) tell(r *reply) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.broken == nil {
		s.broken = s.to.Encode(r)
	}
}

func (s *server) answer(q *request) error {
	last := &reply{Last: true}
	switch {
	case q.Load != nil:
		limits := q.Load.Limits
		s.program = &program{name: q.Load.Name, limits: limits, say: func(line string) {
			if !q.Load.Quiet {
				s.tell(&reply{Printed: line})
			}
		}}
		s.program.watch = newWatch(&s.program.limits, func(why error) {
			s.tell(&reply{Last: true, Err: newError(q.Load.Name, why)})
			os.Exit(0)
		})
		go s.program.watch.run()
		if err := confine(limits.Memory); err != nil {
			return err
		}
		last.Found, last.Err = s.program.load(q.Load.Text)
		q.Load.Quiet = false
	case s.program == nil:
		return errors.New("no file yet")
	case q.Make != nil:
		last.Made, last.Err = s.program.make(q.Make.Family, q.Make.Args)
	case q.Net != nil:
		var net topology.Network
		var err error
		if q.Net.Name != "" {
			net, err = topology.Parse(q.Net.Name)
		} else {
			net, err = q.Net.external()
		}
		if err != nil {
			return err
		}
		s.net = newNetValue(net, q.Net.Title, q.Net.Args)
		s.program.watch.rebase()
	case q.Route != nil && s.net != nil:
		s.program.route(s.net, q.Route, func(h *hops) { s.tell(&reply{Hops: h}) })
	}
	s.tell(last)
	return s.broken
}
