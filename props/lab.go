package props

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// ErrBug marks a certificate of ours that our own checker rejects. It is a
// defect of this program and never part of a verdict.
var ErrBug = errors.New("BUG: our checker rejects our certificate")

// Lab holds what has been established about networks, so that many claims about
// one network share the work. It may be used from many goroutines.
type Lab struct {
	// dir receives the certificates; they are not kept if it is empty.
	dir string

	networks   memo[topology.Network]
	exams      memo[*solver.Exam]
	facts      memo[fact]
	widths     memo[*solver.Bisection]
	broadcasts memo[*solver.Broadcast]
	cycles     memo[*solver.Hamilton]
	groups     memo[group]
	audits     memo[*solver.Audit]
	routers    memo[routing.Router]

	connectivities memo[*solver.Connectivity]

	// kinds holds each certificate's kind of proof, by the certificate's name.
	kinds sync.Map

	// scratch holds the files that go with certificates when dir is empty.
	scratch memo[string]

	// found holds what has been checked and not been kept, by its name; made and
	// used hold the names of the files that go with certificates, all of them
	// and those of the certificates that are kept.
	found, made, used sync.Map
}

// fact is an established statement: its value, and where its certificate is.
type fact struct{ value, name string }

// NewLab returns a lab that keeps its certificates in the folder dir, which it
// makes, and into which it must be able to write; with an empty dir they are made and checked, but not kept.
func NewLab(dir string) (*Lab, error) {
	if dir != "" {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, fmt.Errorf("props: %w", err)
		}
		// A folder that takes no files is noticed before the work, not after.
		probe, err := os.CreateTemp(dir, ".tmp-*")
		if err != nil {
			return nil, fmt.Errorf("props: %w", err)
		}
		if err := errors.Join(probe.Close(), os.Remove(probe.Name())); err != nil {
			return nil, fmt.Errorf("props: %w", err)
		}
	}
	return &Lab{dir: dir}, nil
}

// Close removes what the lab does not keep.
func (l *Lab) Close() error {
	if l.dir != "" {
		return l.removeUnused()
	}
	if dir, err := l.scratch.get("", func() (string, error) { return "", nil }); err == nil && dir != "" {
		return os.RemoveAll(dir)
	}
	return nil
}

// files returns the folder for the files that go with certificates.
func (l *Lab) files() (string, error) {
	if l.dir != "" {
		return l.dir, nil
	}
	return l.scratch.get("", func() (string, error) { return os.MkdirTemp("", "topocert-*") })
}

// create makes a file that goes with a certificate.
func (l *Lab) create(name string) (io.WriteCloser, error) {
	dir, err := l.files()
	if err != nil {
		return nil, err
	}
	l.made.Store(name, true)
	return os.Create(filepath.Join(dir, name))
}

// world is where the checker looks up networks and the files that go with
// certificates.
func (l *Lab) world() certificates.World {
	return certificates.World{Graph: l.resolve, Router: l.router, Open: func(name string) (io.ReadCloser, error) {
		dir, err := l.files()
		if err != nil {
			return nil, err
		}
		return os.Open(filepath.Join(dir, name))
	}}
}

// router returns the named router for the checker.
func (l *Lab) router(name, network string) (certificates.Router, error) {
	net, err := l.network(network)
	if err != nil {
		return nil, err
	}
	return l.routers.get(name+" "+network, func() (routing.Router, error) { return routing.New(name, net) })
}

// Introduce makes a network known by its name: one that was read from a file.
func (l *Lab) Introduce(net topology.Network) {
	l.networks.get(net.Name(), func() (topology.Network, error) { return net, nil })
}

// IntroduceRouter makes a router on a network known by its name: one that is
// not among routing.Kinds.
func (l *Lab) IntroduceRouter(name string, net topology.Network, r routing.Router) {
	l.Introduce(net)
	l.routers.get(name+" "+net.Name(), func() (routing.Router, error) { return r, nil })
}

func (l *Lab) network(name string) (topology.Network, error) {
	return l.networks.get(name, func() (topology.Network, error) { return topology.Parse(name) })
}

func (l *Lab) exam(ctx context.Context, net topology.Network) (*solver.Exam, error) {
	return l.exams.get(net.Name(), func() (*solver.Exam, error) {
		return solver.ExamineWhole(ctx, net, solver.DefaultReach())
	})
}

// establish makes a certificate for the statement known by key, passes it
// through its text form to the checker, and returns the statement's value and the
// certificate's name. It is kept when something names it: by keep.
func (l *Lab) establish(ctx context.Context, key string, prove func() (*certificates.Certificate, error)) (value, name string, err error) {
	f, err := l.facts.get(key, func() (fact, error) {
		if err := ctx.Err(); err != nil {
			return fact{}, err
		}
		made, err := prove()
		if err != nil {
			return fact{}, err
		}
		var text bytes.Buffer
		if err := certificates.Write(&text, made); err != nil {
			return fact{}, err
		}
		data := bytes.Clone(text.Bytes())
		read, err := certificates.NewReader(&text).Next()
		if err == nil {
			err = read.Check(l.world())
		}
		if err != nil {
			return fact{}, fmt.Errorf("%w: %s: %w", ErrBug, made.Statement, err)
		}
		name := l.hold(read, data)
		l.kinds.Store(name, made.Kind)
		return fact{made.Statement.Value, name}, nil
	})
	return f.value, f.name, err
}

// kindsOf returns the kinds of proof of the named certificates, each once.
func (l *Lab) kindsOf(certificates []string) []string {
	var kinds []string
	for _, name := range certificates {
		if kind, known := l.kinds.Load(name); known {
			kinds = append(kinds, kind.(string))
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

func (l *Lab) resolve(name string) (certificates.Graph, error) {
	net, err := l.network(name)
	if err != nil {
		return nil, err
	}
	return net.CSR(), nil
}

// memo remembers results by name; each is computed once, even when several
// goroutines ask for it at the same time.
type memo[T any] struct {
	mu    sync.Mutex
	known map[string]*memoEntry[T]
}

type memoEntry[T any] struct {
	once  sync.Once
	value T
	err   error
}

func (m *memo[T]) get(name string, compute func() (T, error)) (T, error) {
	m.mu.Lock()
	if m.known == nil {
		m.known = make(map[string]*memoEntry[T])
	}
	e := m.known[name]
	if e == nil {
		e = new(memoEntry[T])
		m.known[name] = e
	}
	m.mu.Unlock()
	e.once.Do(func() { e.value, e.err = compute() })
	return e.value, e.err
}

// splitList yields the parts of a list separated by commas.
func splitList(list string) iter.Seq[string] { return strings.SplitSeq(list, ",") }
