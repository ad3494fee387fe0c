package archive

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/routing"
)

// writeNames writes what the certificates in the session's folder name by digest, graphs
// and routing tables, and a file that says so and what users' own names stand for, as far
// as there is something new, of these statements or otherwise; says tells whether there are verdicts. What an earlier session said
// in the same folder is kept, unless this one says otherwise: verdicts go before a name in them gets another meaning.
func (s *Store) writeNames(list []certificates.Statement, says bool) error {
	s.named.add(list)
	networks, tables, names := s.named.networks, s.named.tables, s.names.Own()
	if len(list) > 0 || says {
		defined, err := s.writeWords()
		if err != nil {
			return err
		}
		s.verdicts.library = defined.Words()
		for _, e := range names {
			if defined.Reserved(e.Own) && e.Kind == "graph" {
				return fmt.Errorf("%w: %s defines the network %.80q, want another name or another folder", ErrDefined, s.folder.Path(resolve.OwnWords), e.Own)
			}
		}
	}
	if len(names)+len(networks)+len(tables) == 0 {
		return nil
	}
	entries, before, err := s.earlierNames()
	if err != nil {
		return err
	}
	if changed := changes(entries, names); changed != nil {
		if err := s.writeVerdicts(results{}, changed); err != nil {
			return err
		}
	}
	own := &ownFolder{folder: s.folder, names: s.names, entries: entries, taken: make(map[string]string), written: s.named.files}
	for _, e := range entries {
		if e.File != "" {
			own.taken[strings.ToLower(e.File)] = e.Canonical + e.Own
		}
	}
	for _, e := range names {
		if !e.Valid() { // a file's name that no formula can hold
			continue
		}
		if e.Kind == "graph" && (says || networks[e.Canonical]) || e.Kind == "router" && tables[e.Canonical] {
			own.add(e)
		}
		if e.Kind == "graph" && networks[e.Canonical] {
			if err := own.labels(e); err != nil {
				return err
			}
		}
	}
	for name := range networks {
		if strings.HasPrefix(name, "sha256:") {
			if err := own.graph(name); err != nil {
				return err
			}
		}
	}
	for name := range tables {
		if err := own.table(name); err != nil {
			return err
		}
	}
	if len(own.entries) == 0 {
		return nil
	}
	slices.SortFunc(own.entries, func(a, b resolve.Entry) int { return strings.Compare(a.String(), b.String()) })
	var text bytes.Buffer
	if err := resolve.WriteOwn(&text, own.entries); err != nil || bytes.Equal(text.Bytes(), before) {
		return err
	}
	return s.folder.WriteFile(resolve.OwnFile, text.Bytes())
}

// changes returns the names that have another meaning now.
func changes(earlier, now []resolve.Entry) []string {
	var changed []string
	for _, e := range now {
		if slices.ContainsFunc(earlier, func(old resolve.Entry) bool {
			return old.Kind == e.Kind && old.Own == e.Own && old.Router == e.Router && old.Canonical != e.Canonical
		}) {
			changed = append(changed, cmp.Or(e.Router, e.Own))
		}
	}
	return changed
}

// earlierNames returns what the folder's file of names says, and its text.
func (s *Store) earlierNames() ([]resolve.Entry, []byte, error) {
	text, err := s.read(resolve.OwnFile, resolve.MaxOwn)
	if text == nil || err != nil {
		return nil, nil, err
	}
	entries, err := resolve.ReadOwn(bytes.NewReader(text))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", s.folder.Path(resolve.OwnFile), err)
	}
	return entries, text, nil
}

// named is what a store has written that statements name: graphs and tables, by what is in
// them, and files.
type named struct{ networks, tables, files map[string]bool }

func (n *named) add(list []certificates.Statement) {
	for _, s := range list {
		for _, name := range append([]string{s.Network}, s.Args...) {
			if inner, lanes := routing.CutLanes(name); lanes {
				name = inner
			}
			switch {
			case strings.HasPrefix(name, routing.TablePrefix):
				n.tables[name] = true
			case strings.HasPrefix(name, "sha256:") || strings.HasPrefix(name, "g6:"):
				n.networks[name] = true
			}
		}
	}
}

// ownFolder is a folder of certificates whose file of names is being made.
type ownFolder struct {
	folder  *Folder
	names   *resolve.Names
	entries []resolve.Entry
	taken   map[string]string // what is in a file, by its name in small letters
	written map[string]bool   // files that this session has written
}

// add takes in a line, in the place of one that says otherwise of the same.
func (o *ownFolder) add(e resolve.Entry) {
	o.entries = slices.DeleteFunc(o.entries, func(old resolve.Entry) bool {
		if e.Kind == "file" || old.Kind == "file" {
			return old.Kind == e.Kind && (old.Canonical == e.Canonical || old.File == e.File)
		}
		return old.Kind == e.Kind && old.Own == e.Own && old.Router == e.Router
	})
	o.entries = append(o.entries, e)
}

// file returns a name for a file with the given content: what a user calls it, without
// folders and what not every system allows in the name of a file.
func (o *ownFolder) file(title, ending, content string) string {
	name := strings.Map(func(r rune) rune {
		if r <= ' ' || r > '~' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, strings.TrimSuffix(filepath.Base(title), ending))
	if name = strings.Trim(name, "-."); name == "" || len(name) > 100 {
		name = "own"
	}
	stem := name
	for i := 2; ; i++ {
		is, taken := o.taken[strings.ToLower(name+ending)]
		if !taken || is == content {
			break
		}
		name = fmt.Sprintf("%s-%d", stem, i)
	}
	o.taken[strings.ToLower(name+ending)] = content
	return name + ending
}

// graph writes the graph with a digest.
func (o *ownFolder) graph(name string) error {
	net, err := o.names.Network(name)
	if err != nil {
		return err
	}
	title := o.names.Title(name)
	if title == name {
		title = strings.ReplaceAll(name[:len("sha256:")+16], ":", "-")
	}
	return o.put(resolve.Entry{Kind: "file", Canonical: name, File: o.file(title, ".edges", name)}, func(w io.Writer) error { return net.CSR().WriteEdges(w) })
}

// labels writes the labels of a user's network, if they are not the numbers.
func (o *ownFolder) labels(e resolve.Entry) error {
	net, err := o.names.Find(e.Own)
	if err != nil {
		return err
	}
	if labelled, ok := net.(interface{ Labelled() bool }); !ok || !labelled.Labelled() {
		return nil
	}
	return o.put(resolve.Entry{Kind: "labels", File: o.file(e.Own, ".labels", e.Own), Own: e.Own}, func(w io.Writer) error {
		for v := range net.Order() {
			if _, err := fmt.Fprintln(w, net.Label(uint32(v))); err != nil {
				return err
			}
		}
		return nil
	})
}

// table writes the routing table with a digest. One whose text the session was not
// given is left to those who gave the router.
func (o *ownFolder) table(name string) error {
	text, err := o.names.OpenTable(name)
	if errors.Is(err, resolve.ErrUnknown) {
		return nil
	}
	if err != nil {
		return err
	}
	defer text.Close()
	title := strings.ReplaceAll(name[:len(routing.TablePrefix)+16], ":", "-")
	for _, e := range o.entries {
		if e.Kind == "router" && e.Canonical == name {
			title = strings.TrimSuffix(filepath.Base(strings.TrimPrefix(e.Router, "table:")), ".table") + "@" + filepath.Base(e.Own)
			break
		}
	}
	return o.put(resolve.Entry{Kind: "file", Canonical: name, File: o.file(title, ".table", name)}, func(w io.Writer) error {
		digest := sha256.New()
		if _, err := io.Copy(io.MultiWriter(w, digest), text); err != nil {
			return err
		}
		if now := routing.TableName([sha256.Size]byte(digest.Sum(nil))); now != name {
			return fmt.Errorf("the table of %s has changed since it was read: it is %s now", name, now)
		}
		return nil
	})
}

// put takes in the line of a file, and writes the file, once in a session.
func (o *ownFolder) put(e resolve.Entry, content func(w io.Writer) error) error {
	o.add(e)
	if o.written[e.File] {
		return nil
	}
	if err := o.folder.Write(e.File, content); err != nil {
		return err
	}
	o.written[e.File] = true
	return nil
}
