package props

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/props/archive"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ErrBug marks a certificate of ours that our own checker rejects. It is a
// defect of this program and never part of a verdict.
var ErrBug = errors.New("BUG: our checker rejects our certificate")

// Ending is the ending of the files of certificates, VerdictFile the name of the file
// of verdicts beside them.
const (
	Ending      = archive.Ending
	VerdictFile = archive.VerdictFile
)

// Session holds what has been established about networks, so that many claims about
// one network share the work. It may be used from many goroutines. A Session is made
// by NewSession.
type Session struct {
	names *resolve.Names
	store *archive.Store
	memo  memo
	// papers are the texts of papers' definitions that are known.
	papers map[string]bool

	provers map[string][]prover
}

// NewSession returns a session that keeps its certificates in the folder dir, which
// it makes, and into which it must be able to write; with an empty dir they are made
// and checked, but not kept. What sessions have left unfinished there whose programs were
// killed is removed. Several sessions, of several programs too, may keep theirs in one
// folder at the same time, where the system can lock it.
func NewSession(dir string) (*Session, error) {
	l := &Session{names: resolve.New(), provers: provers()}
	if dir == "" {
		l.store = archive.New(l.names)
		return l, nil
	}
	var err error
	l.store, err = archive.Open(dir, l.names)
	return l, err
}

// Apart returns a session that knows nothing, with which this one shares its folder. So a
// long stream of networks takes no more memory than one. It has to be closed before.
func (l *Session) Apart() *Session {
	names := l.names.Apart()
	return &Session{names: names, store: l.store.Apart(names), provers: l.provers}
}

// Define makes a text of a user's definitions known: networks, routers and words, in the
// language of package language. They may use those that were defined before. It is called
// before anything else is made known. The folder of the session must have no others of the
// same names.
func (l *Session) Define(text string) error { return l.store.Define(text) }

// definePaper makes the definitions of a paper known, once.
func (l *Session) definePaper(text string) error {
	if text == "" || l.papers[text] {
		return nil
	}
	if l.papers == nil {
		l.papers = make(map[string]bool)
	}
	l.papers[text] = true
	return l.Define(text)
}

// Compact has the session's folder hold very many networks: see archive.Store. It is called
// before anything is established.
func (l *Session) Compact() { l.store.Compact() }

// turnTo forgets the networks of another paper, and what was found of them beside what is certified.
func (l *Session) turnTo(paper string) {
	if l.memo.turnTo(paper) {
		l.names.Forget()
	}
}

// Flush writes the certificates that are kept, with the files that go with them, and with
// the graphs and tables that they name.
func (l *Session) Flush() error { return l.store.Save(false) }

// SaveVerdicts does what Flush does, and writes the verdicts that follow, of all claims
// that were decided, beside the certificates: first what they rest on.
func (l *Session) SaveVerdicts() error { return l.store.Save(true) }

// Close does what Flush does, and removes everything else that the session made.
func (l *Session) Close() error { return l.store.Close() }

// Broken returns the first error of the disk on which the session keeps certificates, or
// makes proofs; it wraps disk.ErrDisk. Nothing more is decided then.
func (l *Session) Broken() error { return l.store.Broken() }

// Name returns the name of the file that holds the certificate of a statement; the
// statement itself if there is no folder.
func (l *Session) Name(statement certificates.Statement) string { return l.store.Name(statement) }

// Names returns the names of the files for some statements, sorted, each once.
func (l *Session) Names(list []certificates.Statement) []string { return l.store.Names(list) }

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
func (l *Session) world() certificates.World { return l.names.World(l.store.OpenFile) }

func (l *Session) network(name string) (topology.Network, error) { return l.names.Network(name) }

func (l *Session) symmetries(ctx context.Context, net topology.Network) (*symmetry.Symmetries, error) {
	return remember(ctx, l, net.Name(), "symmetries", func() (*symmetry.Symmetries, error) {
		return symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
	})
}

// symmetriesByThen returns the symmetries; or none, when the context ends before they are found: a
// search still has bounds then that it knows at once.
func (l *Session) symmetriesByThen(ctx context.Context, net topology.Network) (*symmetry.Symmetries, error) {
	found, err := l.symmetries(ctx, net)
	if err != nil && ctx.Err() != nil {
		return symmetry.New(net, nil, nil), nil
	}
	return found, err
}

// establish has a certificate made, once for each key, passes it to the checker, and returns
// what it states.
func (l *Session) establish(ctx context.Context, key string, prove func() (*certificates.Certificate, error)) ([]certificates.Statement, error) {
	return remember(ctx, l, "", key, func() ([]certificates.Statement, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		c, err := prove()
		if err != nil {
			return nil, err
		}
		return l.accept(ctx, c)
	})
}

// accept passes a certificate to the checker, and holds it. Our
// checker looks at no context; what it may cost is what it costs a reader at most, and no
// more than the time that is left.
func (l *Session) accept(ctx context.Context, c *certificates.Certificate) ([]certificates.Statement, error) {
	if err := solver.Fits(c); err != nil {
		return nil, fmt.Errorf("%s: %w", c.Statement, err)
	}
	for _, s := range c.Statements() { // the file's reader has to see the same words
		if _, err := certificates.ParseStatement(s.String()); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrBug, err)
		}
	}
	world, steps := l.world(), stepsUntil(ctx)
	world.Budget = certificates.NewBudget(steps, certificates.DefaultMemory)
	err := kinds.Check(c, world)
	if errors.Is(err, certificates.ErrBudget) && steps < certificates.DefaultSteps {
		return nil, fmt.Errorf("%s: to check it takes longer: %w", c.Statement, context.DeadlineExceeded)
	}
	if broken := l.Broken(); err != nil && broken != nil { // it could not be written, or not be read
		return nil, broken
	}
	if err != nil && IsLimit(err) {
		return nil, fmt.Errorf("%s: %w", c.Statement, err)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrBug, c.Statement, err)
	}
	l.store.Hold(c)
	return c.Statements(), nil
}

// stepsUntil returns how many steps the checker may take before the context ends: one in
// a nanosecond.
func stepsUntil(ctx context.Context) int64 {
	if end, ok := ctx.Deadline(); ok {
		return min(certificates.DefaultSteps, max(0, time.Until(end).Nanoseconds())+Grace.Nanoseconds())
	}
	return certificates.DefaultSteps
}

// Create makes a file that goes with a certificate which is about to be kept. It gets its
// name when a certificate is written that names it, and is removed by Close else.
func (l *Session) Create(name string) (io.WriteCloser, error) { return l.store.Create(name) }

// WriteFile writes a file into the session's folder, whole or not at all.
func (l *Session) WriteFile(name string, data []byte) error { return l.store.WriteFile(name, data) }

// KeepShown keeps the certificates of statements that the session has established, and that
// a caller shows: those of cases that no result names.
func (l *Session) KeepShown(statements ...certificates.Statement) { l.store.Keep(statements...) }

// Keep passes a certificate to the checker, keeps it, and returns its name.
func (l *Session) Keep(ctx context.Context, c *certificates.Certificate) (name string, err error) {
	if _, err = l.establish(ctx, c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil }); err != nil {
		return "", err
	}
	l.store.Keep(c.Statement)
	return l.Name(c.Statement), nil
}
