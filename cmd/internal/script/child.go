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
// one above it, and ends. It does not begin to read while the collector is called: Go 1.26
// may then wait a minute for the thread that reads.
func serve(in io.Reader, out io.Writer) error {
	requests, more, from := make(chan *request), make(chan bool), gob.NewDecoder(in)
	go func() {
		for {
			q := new(request)
			if from.Decode(q) != nil {
				os.Exit(0)
			}
			requests <- q
			<-more
		}
	}()
	s := &server{to: gob.NewEncoder(out)}
	for {
		q := <-requests
		if err := s.prepare(q); err != nil {
			return err
		}
		more <- true
		if err := s.answer(q); err != nil {
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

// prepare takes in a file or a network, and notes the memory in use then.
func (s *server) prepare(q *request) error {
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
		return confine(limits.Memory)
	case s.program == nil:
		return errors.New("no file yet")
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
	}
	return nil
}

func (s *server) answer(q *request) error {
	last := &reply{Last: true}
	switch {
	case q.Load != nil:
		last.Found, last.Err = s.program.load(q.Load.Text)
		q.Load.Quiet = false
	case q.Make != nil:
		last.Made, last.Err = s.program.make(q.Make.Family, q.Make.Args)
	case q.Route != nil && s.net != nil:
		s.program.route(s.net, q.Route, func(h *hops) { s.tell(&reply{Hops: h}) })
	}
	s.tell(last)
	return s.broken
}
