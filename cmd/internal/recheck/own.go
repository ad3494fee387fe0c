package recheck

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/interrupt"
	"topocert/routing"
)

// own makes known what lies beside the files that are to be checked: in each of their
// folders, the graphs, tables and names that its file of names lists. A graph or a table
// that is not what its digest says is rejected, and so is a name that is another's.
func (r *run) own(ctx context.Context, names *resolve.Names, files []string) (status int, err error) {
	seen := make(map[string]bool)
	for _, file := range files {
		folder := filepath.Dir(file)
		if seen[folder] {
			continue
		}
		seen[folder] = true
		path := filepath.Join(folder, resolve.OwnFile)
		entries, err := interrupt.Await(ctx, func() ([]resolve.Entry, error) { return readOwn(names, path) })
		switch {
		case err == nil && entries == nil:
		case err == nil:
			if r.explanation != nil {
				r.explanation.own(path, entries)
			}
		case ctx.Err() != nil:
			fmt.Fprintf(r.stderr, "interrupted at %s\n", shown(path))
			return Stopped, nil
		default:
			if err := r.say([]Answer{rejected(path, nil, err)}); err != nil {
				return Usage, err
			}
		}
	}
	return Accepted, nil
}

// maxOwnFile bounds the size of a file that a file of names lists: the digests of all are
// computed.
const maxOwnFile = 1 << 32

// readOwn reads a file of names, and makes its names known; if there is none it returns
// nothing.
func readOwn(names *resolve.Names, path string) ([]resolve.Entry, error) {
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
	return entries, names.AddOwn(entries, func(file string) (io.ReadCloser, error) {
		f, _, err := openWithin(filepath.Join(filepath.Dir(path), file), maxOwnFile)
		return f, err
	})
}

// witnessed are facts that remember which of users' own names were asked for, and which
// facts.
type witnessed struct {
	*resolve.Facts
	own   []ownName // in the order in which they were asked for
	seen  map[string]bool
	asked []string
}

func (w *witnessed) reset() { w.own, w.asked, w.seen = nil, nil, make(map[string]bool) }

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

func (o ownName) String() string {
	if o.router == "" {
		return o.network
	}
	return o.router + " on " + o.network
}

func (w *witnessed) note(name ownName) {
	key := "network " + name.network
	if name.router != "" {
		key = "router " + name.String() // no router has a blank in its name
	}
	if !w.seen[key] {
		w.seen[key] = true
		w.own = append(w.own, name)
	}
}

// Canonical notes a name that is not package topology's.
func (w *witnessed) Canonical(name string) (string, error) {
	if !resolve.Reserved(name) {
		w.note(ownName{network: name})
	}
	return w.Facts.Canonical(name)
}

// CanonicalRouter notes a router that is not package routing's, nor stands for any shortest
// paths.
func (w *witnessed) CanonicalRouter(router, network string) (string, error) {
	inner, lanes := routing.CutLanes(router)
	if !lanes {
		inner = router
	}
	if router != certificates.Shortest && !routing.Known(inner) && !strings.HasPrefix(inner, routing.TablePrefix) {
		w.note(ownName{inner, network})
	}
	return w.Facts.CanonicalRouter(router, network)
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
