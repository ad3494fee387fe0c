package props

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/props/disk"
	"topocert/props/limits"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ErrBug marks a certificate of ours that our own checker rejects. It is a
// defect of this program and never part of a verdict.
var ErrBug = errors.New("BUG: our checker rejects our certificate")

// Session holds what has been established about networks, so that many claims about
// one network share the work. It may be used from many goroutines. A Session is made
// by NewSession.
type Session struct {
	store
	ledger
	names *resolve.Names
	own   ownWritten

	saving sync.Mutex // held while files are written

	memo memo
}

// NewSession returns a session that keeps its certificates in the folder dir, which
// it makes, and into which it must be able to write; with an empty dir they are made
// and checked, but not kept. What sessions have left unfinished there whose programs were
// killed is removed. Several sessions, of several programs too, may keep theirs in one
// folder at the same time, where the system can lock it.
func NewSession(dir string) (*Session, error) {
	l := newSession()
	if dir == "" {
		return l, nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, disk.Failed(dir, "made", err)
	}
	var err error
	if l.folder, err = disk.Open(dir, func(name, path string) { abandoned(dir, name, path) }); err != nil {
		return nil, err
	}
	if _, _, err := l.earlierNames(); err != nil {
		return nil, errors.Join(err, l.folder.Close())
	}
	return l, nil
}

// newSession returns a session that keeps nothing.
func newSession() *Session {
	names := resolve.New()
	return &Session{store: newStore(names.Title), names: names}
}

// Apart returns a session that knows nothing, with which this one shares its folder. So a
// long stream of networks takes no more memory than one. It has to be closed before.
func (l *Session) Apart() *Session {
	s := newSession()
	s.folder, s.lent = l.folder, true
	return s
}

// Compact has the session's folder hold very many networks: those of a family that differ only
// after their first parameter have a file together, "qt-4.cert" for all QT(4,n), and of the
// bounds on one thing only the sharpest is kept. It is called before anything is established.
func (l *Session) Compact() { l.compact = true }

// Flush writes the certificates that are kept, with the files that go with them, and with
// the graphs and tables that they name.
func (l *Session) Flush() error { return l.save(said{}) }

// SaveVerdicts does what Flush does, and writes the verdicts that follow, of all claims
// that were decided, beside the certificates: first what they rest on.
func (l *Session) SaveVerdicts() error { return l.save(l.ledger.all()) }

// save writes what is kept and not yet written, and these verdicts, all of whose
// certificates are named by now. After an error it may be tried again.
func (l *Session) save(verdicts said) error {
	if l.folder == nil {
		return nil
	}
	l.saving.Lock()
	defer l.saving.Unlock()
	return l.fail(l.folder.Exclusively(func() error {
		texts := l.mentioned()
		if err := l.writeOwn(texts); err != nil {
			l.again(texts)
			return err
		}
		l.place(texts)
		if err := l.store.write(); err != nil {
			return err
		}
		return l.ledger.write(l.folder, verdicts)
	}))
}

// Close does what Flush does, and removes everything else that the session made.
func (l *Session) Close() error { return errors.Join(l.Flush(), l.store.close()) }

// Resolver returns where the session looks up networks and routers: to add sources of
// more.
func (l *Session) Resolver() *resolve.Names { return l.names }

// Introduce makes a network that was read from a file known by its name, and by that of
// the file, after which the files of its certificates are called. A name that the
// registry knows is refused, unless it is the registry's network.
func (l *Session) Introduce(net topology.Network) error {
	if title := topology.Title(net); title != net.Name() && !resolve.Reserved(title) && !strings.HasPrefix(title, "-") { // a line of standard input is no name
		return l.names.AddFile(title, net)
	}
	return l.names.Add(net)
}

// IntroduceRouter makes a router on a network known by its name: one that is not
// among routing.Kinds.
func (l *Session) IntroduceRouter(name string, net topology.Network, r routing.Router) error {
	if err := l.Introduce(net); err != nil {
		return err
	}
	return l.names.AddRouter(name, net, r)
}

// world is where the checker looks up networks and the files that go with
// certificates.
func (l *Session) world() certificates.World {
	return l.names.World(l.open)
}

func (l *Session) network(name string) (topology.Network, error) { return l.names.Network(name) }

func (l *Session) symmetries(ctx context.Context, net topology.Network) (*symmetry.Symmetries, error) {
	return remember(ctx, l, net.Name(), "symmetries", func() (*symmetry.Symmetries, error) {
		return symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
	})
}

// establish has a certificate made, once for each key, passes it through its text
// form to the checker, and returns what it states.
func (l *Session) establish(ctx context.Context, key string, prove func() (*certificates.Certificate, error)) ([]certificates.Statement, error) {
	return remember(ctx, l, "", key, func() ([]certificates.Statement, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		made, err := prove()
		if err != nil {
			return nil, err
		}
		return l.accept(ctx, made)
	})
}

// accept passes a certificate to the checker, and holds it. Our
// checker looks at no context; what it may cost is what it costs a reader at most, and no
// more than the time that is left.
func (l *Session) accept(ctx context.Context, made *certificates.Certificate) ([]certificates.Statement, error) {
	if err := solver.Fits(made); err != nil {
		return nil, fmt.Errorf("%s: %w", made.Statement, err)
	}
	var err error
	for _, s := range made.Statements() { // the file's reader has to see the same words
		if _, wrong := certificates.ParseStatement(s.String()); wrong != nil {
			err = wrong
		}
	}
	steps := stepsUntil(ctx)
	if err == nil {
		world := l.world()
		world.Budget = certificates.NewBudget(steps, certificates.DefaultMemory)
		err = kinds.Check(made, world)
	}
	if errors.Is(err, certificates.ErrBudget) && steps < certificates.DefaultSteps {
		return nil, fmt.Errorf("%s: to check it takes longer: %w", made.Statement, context.DeadlineExceeded)
	}
	if broken := l.Broken(); err != nil && broken != nil { // it could not be written, or not be read
		return nil, broken
	}
	if err != nil && limits.IsLimit(err) {
		return nil, fmt.Errorf("%s: %w", made.Statement, err)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrBug, made.Statement, err)
	}
	l.hold(made)
	return made.Statements(), nil
}

// stepsUntil returns how many steps the checker may take before the context ends: one in
// a nanosecond.
func stepsUntil(ctx context.Context) int64 {
	if end, ok := ctx.Deadline(); ok {
		return min(certificates.DefaultSteps, max(0, time.Until(end).Nanoseconds())+limits.Grace.Nanoseconds())
	}
	return certificates.DefaultSteps
}

// Create makes a file that goes with a certificate which is about to be kept. It gets its
// name when a certificate is written that names it, and is removed by Close else.
func (l *Session) Create(name string) (io.WriteCloser, error) { return l.create(name) }

// WriteFile writes a file into the session's folder, whole or not at all.
func (l *Session) WriteFile(name string, data []byte) error {
	return l.fail(l.folder.WriteFile(name, data))
}

// Keep passes a certificate to the checker, keeps it, and returns its name.
func (l *Session) Keep(ctx context.Context, made *certificates.Certificate) (name string, err error) {
	statement := made.Statement.String()
	_, err = l.establish(ctx, statement, func() (*certificates.Certificate, error) { return made, nil })
	if err != nil {
		return "", err
	}
	l.keep(statement)
	return l.Name(statement), nil
}
