package recheck

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/routing"
)

// scope is what names mean for the files of one folder: what was handed over for all, and
// what the folder's own file of names lists. No folder has names of another.
type scope struct {
	names   *resolve.Names
	checker *certificates.Checker // of the file that is being checked
	facts   *witnessed
	named   map[string]string // the file of each verdict of the folder, by its name
	count   count             // of the folder's verdicts
	// beside says in which file a graph or a table lies, called what the folder's user calls
	// it; both by canonical name.
	beside map[string]string
	called map[string][]string
}

func (r *run) newScope(names *resolve.Names) *scope {
	return &scope{names: names, facts: &witnessed{Facts: r.facts.Under(names)}, named: make(map[string]string)}
}

// own makes known what lies beside the files that are to be checked: in each of their
// folders, the graphs, tables and names that its file of names lists. A file of which one
// line is wrong is rejected, and gives none.
func (r *run) own(ctx context.Context, files []string) (status int, err error) {
	for _, file := range files {
		folder := filepath.Dir(file)
		if r.scopes[folder] != nil {
			continue
		}
		s := r.newScope(r.names)
		r.scopes[folder] = s
		path := filepath.Join(folder, resolve.OwnFile)
		own, err := await(ctx, func() (*ownNames, error) { return r.readOwn(path) })
		switch {
		case err == nil && own == nil:
		case err == nil:
			s = r.newScope(own.names)
			r.scopes[folder] = s
			if r.explanation != nil {
				r.explanation.own(s, path, own.entries)
			}
		case ctx.Err() != nil:
			fmt.Fprintf(r.stderr, "interrupted at %s\n", shown(path))
			return Stopped, nil
		default:
			answer := rejected(path, nil, err)
			if s.facts.refused = fmt.Errorf("%s is refused", shown(path)); answer.missing {
				s.facts.refused = fmt.Errorf("%w: %s is not complete", resolve.ErrMissing, shown(path))
			}
			if err := r.say([]Answer{answer}); err != nil {
				return Usage, err
			}
		}
	}
	return Accepted, nil
}

// maxOwnFile bounds the size of a file that a file of names lists: the digests of all are
// computed.
const maxOwnFile = 1 << 32

// ownNames is what a file of names says.
type ownNames struct {
	names   *resolve.Names
	entries []resolve.Entry
}

// readOwn reads a file of names; if there is none it returns nothing.
func (r *run) readOwn(path string) (*ownNames, error) {
	f, err := open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	entries, err := resolve.ReadOwn(f)
	if err != nil {
		return nil, err
	}
	names, err := r.names.Folder(entries, func(file string) (io.ReadCloser, error) {
		beside := filepath.Join(filepath.Dir(path), file)
		f, size, err := openWithin(beside, maxOwnFile)
		if err == nil {
			r.grant(beside, size)
		}
		return f, err
	})
	if err != nil {
		return nil, err
	}
	names.Forget()
	return &ownNames{names, entries}, nil
}

// witnessed are facts that remember which of users' own names were asked for, and which
// facts.
type witnessed struct {
	*resolve.Facts
	own   []ownName // in the order in which they were asked for
	seen  map[string]bool
	asked []string
	// refused says why the folder's file of names gives none; lacked, that one was asked for
	// which that file might have given.
	refused error
	lacked  bool
}

func (w *witnessed) reset() {
	w.own, w.asked, w.seen, w.lacked = nil, nil, make(map[string]bool), false
}

// lacking says of a name that is unknown if that may be for want of the file of names.
func (w *witnessed) lacking(err error) error {
	if err == nil || w.refused == nil {
		return err
	}
	w.lacked = true
	return fmt.Errorf("%w; %w", err, w.refused)
}

// Known notes a fact.
func (w *witnessed) Known(f certificates.Fact) (certificates.Bounds, error) {
	if key := "fact " + f.String(); !w.seen[key] {
		w.seen[key] = true
		w.asked = append(w.asked, f.String())
	}
	return w.Facts.Known(f)
}

// ownName is a name of a user's: of a network, or of a router on it.
type ownName struct{ router, network string }

// String has the names in quotes, but for a network's that is package topology's: none can
// be taken for a part of the text around it.
func (o ownName) String() string {
	network := o.network
	if !resolve.Reserved(network) {
		network = strconv.Quote(network)
	}
	if o.router == "" {
		return network
	}
	return strconv.Quote(o.router) + " on " + network
}

func (w *witnessed) note(name ownName) {
	if key := "name " + name.String(); !w.seen[key] {
		w.seen[key] = true
		w.own = append(w.own, name)
	}
}

// Canonical notes a name that is not package topology's.
func (w *witnessed) Canonical(name string) (string, error) {
	canonical, err := w.Facts.Canonical(name)
	if resolve.Reserved(name) {
		return canonical, err
	}
	w.note(ownName{network: name})
	return canonical, w.lacking(err)
}

// CanonicalRouter notes a router that is not package routing's, nor stands for any shortest
// paths.
func (w *witnessed) CanonicalRouter(router, network string) (string, error) {
	inner, lanes := routing.CutLanes(router)
	if !lanes {
		inner = router
	}
	canonical, err := w.Facts.CanonicalRouter(router, network)
	if router == certificates.Shortest || routing.Known(inner) || strings.HasPrefix(inner, routing.TablePrefix) {
		return canonical, err
	}
	w.note(ownName{inner, network})
	return canonical, w.lacking(err)
}

// maxGiven is the number of names that the line about a verdict lists.
const maxGiven = 3

// given says which names a verdict rests on that are only what a file says they are.
func (w *witnessed) given() string {
	if len(w.own) == 0 {
		return ""
	}
	var names []string
	for _, own := range w.own[:min(maxGiven, len(w.own))] {
		names = append(names, own.String())
	}
	text, verb := strings.Join(names, ", "), "is"
	if more := len(w.own) - maxGiven; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	if len(w.own) > 1 {
		verb = "are"
	}
	return fmt.Sprintf(", if %s %s what %s says", text, verb, resolve.OwnFile)
}
