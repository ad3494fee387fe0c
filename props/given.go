package props

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"topocert/certificates"
)

// A ledger's claims may be decided in one place, and its results put together in another
// that trusts none of them. What is handed over are certificates, and for each reading
// whose verdict follows from some, of which. Whoever takes that checks the certificates,
// and that the verdict on its own formula, for all cases of its own domain, follows. All
// words of the ledger are then its own. A reading whose verdict does not follow is not
// handed over: it has to be decided again.

// Given says of a reading from which certificates its verdict follows.
type Given struct {
	// Name is that of the verdict: the claim's id, followed by "reading 2" for another
	// than the default one, or "correction".
	Name string `json:"name"`
	// Fails is the case by which the reading fails, "" if it holds.
	Fails string `json:"fails"`
	// Statements are those of the certificates, and Largest those of them that the cases
	// beyond the limit rest on.
	Statements []string `json:"statements"`
	Largest    []string `json:"largest"`
}

// ErrGiven is the error for something given that does not show a verdict.
var ErrGiven = errors.New("props: no verdict follows from what is given")

// part is a reading of a claim, or its correction, under the name of its verdict.
type part struct {
	name    string
	reading *Reading
}

func (c *Claim) parts() []part {
	var list []part
	for i := range c.Readings {
		list = append(list, part{readingName(c, i), &c.Readings[i]})
	}
	if c.Correction != nil {
		list = append(list, part{correctionName(c), &c.Correction.Reading})
	}
	return list
}

func readingName(c *Claim, i int) string {
	if i == 0 {
		return c.ID
	}
	return fmt.Sprintf("%s reading %d", c.ID, i+1)
}

func correctionName(c *Claim) string { return c.ID + " correction" }

// Give decides what formulas a claim has, and says from which certificates the verdicts
// follow. The session keeps all that it has. A reading that stays open is left out.
func (r *Runner) Give(ctx context.Context, c *Claim) ([]Given, error) {
	given := []Given{}
	for _, p := range c.parts() {
		if p.reading.Formula == nil {
			continue
		}
		d, err := r.read(ctx, p.reading)
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", p.name, err)
		}
		if d.follow == nil {
			continue
		}
		g := Given{Name: p.name, Statements: sorted(d.statements), Largest: sorted(d.largest)}
		if d.verdict == Fails {
			g.Fails = d.domain
		}
		given = append(given, g)
	}
	// Of several proofs of a statement a run keeps a certain one, whichever claim it was
	// made for: so all are handed over.
	r.Session.keepAll()
	return given, nil
}

// keepAll notes that all certificates are to be kept.
func (s *store) keepAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for text := range s.held {
		s.named[text] = true
	}
}

// sorted returns texts in order, each once.
func sorted(texts []string) []string {
	list := append([]string{}, texts...)
	slices.Sort(list)
	return slices.Compact(list)
}

// Accept passes certificates that somebody has made to the checker, and holds them, if all
// are right. Files that go with them are looked for in the given folder, then among those
// that Create has made.
func (l *Session) Accept(list []*certificates.Certificate, folder string) error {
	own := l.world().Open
	w := l.names.World(func(name string) (io.ReadCloser, error) {
		f, err := os.Open(filepath.Join(folder, name))
		if errors.Is(err, fs.ErrNotExist) {
			return own(name)
		}
		return f, err
	})
	for _, c := range list {
		if err := c.Check(w); err != nil {
			return fmt.Errorf("%s: %w", c.Statement, err)
		}
	}
	for _, c := range list {
		l.hold(c)
	}
	return nil
}

// Holds tells whether certificates of all these statements are held.
func (l *Session) Holds(statements []certificates.Statement) bool {
	for _, s := range statements {
		if l.unknown([]string{s.String()}) != "" {
			return false
		}
	}
	return true
}

// Take sees that the verdicts on a claim's readings follow from what is given, whose
// certificates the session holds. A Run then takes them as decided. Errors wrap ErrGiven,
// or the context's. It is called by one at a time, and not during a Run.
func (r *Runner) Take(ctx context.Context, c *Claim, given []Given) error {
	taken := make(map[string]decision)
	parts := c.parts()
	for _, g := range given {
		i := slices.IndexFunc(parts, func(p part) bool { return p.name == g.Name })
		if i < 0 || parts[i].reading.Formula == nil {
			return fmt.Errorf("%w: %s has no formula %.80q", ErrGiven, c.ID, g.Name)
		}
		if _, twice := taken[g.Name]; twice {
			return fmt.Errorf("%w: %s is given twice", ErrGiven, g.Name)
		}
		if text := r.Session.unknown(slices.Concat(g.Statements, g.Largest)); text != "" {
			return fmt.Errorf("%w: %s: no certificate for %.200q", ErrGiven, g.Name, text)
		}
		d, err := r.taken(ctx, parts[i].reading, g)
		if err := ctx.Err(); err != nil {
			return err
		}
		if err != nil {
			return fmt.Errorf("%w: %s: %w", ErrGiven, g.Name, err)
		}
		taken[g.Name] = d
	}
	if r.given == nil {
		r.given = make(map[string]decision)
	}
	for name, d := range taken {
		r.given[name] = d
	}
	return nil
}

// unknown returns a statement whose certificate the session does not hold, "" if there is
// none.
func (s *store) unknown(statements []string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, text := range statements {
		if s.held[text] == nil {
			return text
		}
	}
	return ""
}

// taken returns the decision that follows from what is given. A case by which a reading
// fails is tried again: that is one case, and its witness.
func (r *Runner) taken(ctx context.Context, reading *Reading, g Given) (decision, error) {
	limit, large := r.limits(reading)
	cases := 0
	for c := range both(reading.Instances(limit), slices.Values(large)) {
		cases++
		if g.Fails == "" || c.Name != g.Fails {
			continue
		}
		// Several cases may have the same name.
		t, err := r.try(ctx, c)
		if err != nil {
			return decision{}, err
		}
		if t.failed {
			return r.fails(reading, c, t)
		}
	}
	if g.Fails != "" {
		return decision{}, fmt.Errorf("%.80q is no case of it that fails", g.Fails)
	}
	if cases == 0 {
		return decision{}, errors.New("it has no case within the limit")
	}
	d := decision{evidence: Certified, complete: reading.Complete, statements: g.Statements, largest: g.Largest}
	return r.holds(reading, d, limit, cases, large)
}
