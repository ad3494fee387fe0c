package recheck

import (
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

// Folder is what names mean for the files of one folder: what was handed over for all, and
// what the folder's own file of names lists. No folder has names of another.
type Folder struct {
	Names   *resolve.Names
	checker *certificates.Checker // of the file that is being checked
	facts   *witnessed
	named   map[string]string // the file of each verdict of the folder, by its name
}

func (r *Run) newFolder(names *resolve.Names) *Folder {
	return &Folder{Names: names, facts: &witnessed{Facts: r.facts.Under(names)}, named: make(map[string]string)}
}

// Asked returns the facts that the last verdict asked for, and the names of users' own.
func (f *Folder) Asked() (facts []string, own []OwnName) { return f.facts.asked, f.facts.own }

// forget drops the networks that were made, before another folder is gone through.
func (f *Folder) forget() {
	if f.checker != nil {
		f.checker.Forget()
		f.checker = nil
	}
	f.Names.Forget()
}

// enter makes known what lies beside the files of a folder: the graphs, tables and names
// that its file of names lists. A file of which one line is wrong is rejected, and gives
// none.
func (r *Run) enter(folder, path string) error {
	in := r.newFolder(r.names)
	r.folders[folder] = in
	own, err := guarded(func() (*ownNames, error) { return r.readOwn(path) })
	if err != nil {
		answer := refused(path, nil, err)
		if in.facts.refused = fmt.Errorf("%s is refused", Shown(path)); answer.Missing {
			in.facts.refused = fmt.Errorf("%w: %s is not complete", resolve.ErrMissing, Shown(path))
		}
		return r.wrong(path, in, err)
	}
	if own == nil {
		return nil
	}
	in = r.newFolder(own.names)
	r.folders[folder] = in
	return r.say(Said{File: path, Folder: in, Entries: own.entries})
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
func (r *Run) readOwn(path string) (*ownNames, error) {
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
	own   []OwnName // in the order in which they were asked for
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

// OwnName is a name of a user's: of a network, or of a router on it.
type OwnName struct{ Router, Network string }

// String has the names in quotes, but for a network's that is package topology's: none can
// be taken for a part of the text around it.
func (o OwnName) String() string {
	network := o.Network
	if !resolve.Reserved(network) {
		network = strconv.Quote(network)
	}
	if o.Router == "" {
		return network
	}
	return strconv.Quote(o.Router) + " on " + network
}

func (w *witnessed) note(name OwnName) {
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
	w.note(OwnName{Network: name})
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
	w.note(OwnName{inner, network})
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
