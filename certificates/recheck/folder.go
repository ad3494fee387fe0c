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
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/routing"
)

// Folder is what names mean for the files of one folder: what was handed over for all, and
// what the folder's own file of names lists. No folder has names of another.
type Folder struct {
	Names   *resolve.Names
	checker *certificates.Checker // of the file that is being checked
	said    *resolve.Facts        // what the accepted certificates of all folders say, under its names
	facts   *witnessed            // the same, for verdicts
	named   map[string]*meaning   // of the folder's verdicts, by their names
	shown   map[string]*meaning   // of its theorems, likewise
}

func (r *Run) newFolder(names *resolve.Names) *Folder {
	facts := r.facts.Under(names)
	return &Folder{Names: names, said: facts, facts: &witnessed{Facts: facts}, named: make(map[string]*meaning), shown: make(map[string]*meaning)}
}

// meaning is what a verdict or a theorem of a folder says, and the file that has it.
type meaning struct {
	file, formula string
	fails         bool
}

// in tells whether it is of that file, which may be given twice.
func (m *meaning) in(file string) bool { return filepath.Clean(m.file) == filepath.Clean(file) }

// Asked returns the facts that the last verdict asked for, by their keys, the names of users'
// own, and their definitions.
func (f *Folder) Asked() (facts []string, own []OwnName, defined []*words.Definition) {
	return f.facts.asked, f.facts.own, f.facts.defined
}

// World is what the folder's certificates were checked with.
func (f *Folder) World() certificates.World { return f.checker.World }

// forget drops the networks that were made, before another folder is gone through.
func (f *Folder) forget() {
	if f.checker != nil {
		f.checker.Forget()
		f.checker = nil
	}
	f.Names.Forget()
}

// enter makes known what lies beside the files of a folder: the definitions of its file of
// definitions, and the graphs, tables and names that its file of names lists. A file of which
// one line is wrong is rejected, and gives none. Without the definitions the names would
// mean something else, so that these are not read then.
func (r *Run) enter(folder string, begin func(file string)) error {
	in := r.newFolder(r.names)
	r.folders[folder] = in
	for _, from := range []struct {
		file string
		most int64
		read func(text string, names *resolve.Names, said *Said) (*resolve.Names, error)
	}{{resolve.OwnWords, language.MaxText, r.readWords}, {resolve.OwnFile, resolve.MaxOwn, r.readOwn}} {
		path := filepath.Join(folder, from.file)
		begin(path)
		said := Said{File: path}
		names, err := guarded(func() (*resolve.Names, error) {
			r.budget.Begin()
			text, err := r.text(path, from.most)
			if errors.Is(err, fs.ErrNotExist) {
				return nil, nil
			}
			if err != nil {
				return nil, err
			}
			return from.read(string(text), in.Names, &said)
		})
		if err != nil {
			answer := refused(path, nil, err)
			if in.facts.refused = fmt.Errorf("%s is refused", Shown(path)); answer.Missing {
				in.facts.refused = fmt.Errorf("%w: %s is not complete", resolve.ErrMissing, Shown(path))
			}
			return r.wrong(path, in, err)
		}
		if names == nil {
			continue
		}
		in = r.newFolder(names)
		r.folders[folder], said.Folder = in, in
		if err := r.say(said); err != nil {
			return err
		}
	}
	return nil
}

// readWords reads a file of definitions.
func (r *Run) readWords(text string, names *resolve.Names, said *Said) (*resolve.Names, error) {
	own, err := names.Defined(text)
	var wrong *language.Error
	if errors.As(err, &wrong) {
		err = &certificates.Rejection{Rule: "words/form", Line: wrong.Line, Detail: fmt.Sprintf("column %d: %s", wrong.Column, wrong.Detail)}
	}
	if err != nil {
		return nil, err
	}
	said.About = own.Words().Users()
	return own, nil
}

// text reads a file of at most so many bytes, for which the budget grows.
func (r *Run) text(path string, most int64) ([]byte, error) {
	f, err := r.open(path, most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// readOwn reads a file of names.
func (r *Run) readOwn(text string, before *resolve.Names, said *Said) (*resolve.Names, error) {
	entries, err := resolve.ReadOwn(strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	names, err := before.Folder(entries, func(file string) (io.ReadCloser, error) {
		return r.open(filepath.Join(filepath.Dir(said.File), file), MaxOpened)
	})
	if err != nil {
		return nil, err
	}
	names.Forget()
	said.About = entries
	return names, nil
}

// witnessed are facts that remember which of users' own names and definitions were asked
// for, and which facts.
type witnessed struct {
	*resolve.Facts
	own     []OwnName // in the order in which they were asked for
	defined []*words.Definition
	seen    map[string]bool
	asked   []string // keys
	// refused says why the folder's file of names gives none; lacked, that one was asked for
	// which that file might have given.
	refused error
	lacked  bool
}

func (w *witnessed) reset() {
	w.own, w.defined, w.asked, w.seen, w.lacked = nil, nil, nil, make(map[string]bool), false
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
		w.asked = append(w.asked, w.Key(f))
	}
	return w.Facts.Known(f)
}

// mention notes the definitions that a formula and parts of its domain speak of, with those that these use.
func (w *witnessed) mention(f *formula.Formula, parts ...formula.Cases) {
	list := append([]*language.Node{f.Expr}, f.For.Expressions()...)
	for _, part := range parts {
		list = append(list, part.For.Expressions()...)
	}
	for _, x := range list {
		x.Each(func(n *language.Node) bool {
			if d := w.Words().FindOwn(routing.WithoutLanes(n.Text)); d != nil { // a word in quotes may be a router's name
				w.define(d)
			}
			return true
		})
	}
}

// define notes a user's own definition, after those that it uses.
func (w *witnessed) define(d *words.Definition) {
	if key := "definition " + d.Name; !w.seen[key] {
		w.seen[key] = true
		for _, name := range d.Uses {
			if used := w.Words().FindOwn(name); used != nil {
				w.define(used)
			}
		}
		w.defined = append(w.defined, d)
	}
}

// OwnName is a name of a user's: of a network, or of a router on it.
type OwnName struct {
	Router, Network string
	reserved        bool // the network's name is none of the user's own
}

// String has the names in quotes, but for a network's that is package topology's, or has a
// definition: none can be taken for a part of the text around it.
func (o OwnName) String() string {
	network := o.Network
	if !o.reserved {
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

// Canonical notes a name that is not package topology's, and has no definition.
func (w *witnessed) Canonical(name string) (string, error) {
	canonical, err := w.Facts.Canonical(name)
	if w.Reserved(name) {
		return canonical, err
	}
	w.note(OwnName{Network: name})
	return canonical, w.lacking(err)
}

// CanonicalRouter notes a router that is not package routing's, nor stands for any shortest
// paths.
func (w *witnessed) CanonicalRouter(router, network string) (string, error) {
	inner := routing.WithoutLanes(router)
	canonical, err := w.Facts.CanonicalRouter(router, network)
	if router == certificates.Shortest || routing.Known(inner) || strings.HasPrefix(inner, routing.TablePrefix) || w.TextRouter(inner) {
		return canonical, err
	}
	w.note(OwnName{inner, network, w.Reserved(network)})
	return canonical, w.lacking(err)
}

// maxGiven is the number of names that the line about a verdict lists.
const maxGiven = 3

// given says which names and definitions a verdict rests on that are only what a file says
// they are.
func (w *witnessed) given() (text string) {
	if len(w.defined) > 0 {
		text = w.defining()
	}
	if len(w.own) > 0 {
		text += w.naming()
	}
	return text
}

// shownDefinitions is the length of the definitions that the line about a verdict prints.
const shownDefinitions = 400

// defining prints the user's own definitions.
func (w *witnessed) defining() string {
	var texts []string
	length := 0
	for _, d := range w.defined {
		text := d.Line()
		if length += len(text); length > shownDefinitions {
			more := len(w.defined) - len(texts)
			texts = append(texts, fmt.Sprintf("%d more that it has", more))
			break
		}
		texts = append(texts, text)
	}
	return fmt.Sprintf(", by %s: %s", resolve.OwnWords, strings.Join(texts, "; and "))
}

// naming says whose names are a user's own.
func (w *witnessed) naming() string {
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
