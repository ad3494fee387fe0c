package props

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/routing"
)

// writeOwn writes what the certificates in the session's folder name by digest, graphs
// and routing tables, and a file that says so and what users' own names stand for. What
// an earlier session said in the same folder is kept, unless this one says otherwise.
func (l *Session) writeOwn() error {
	if l.dir == "" {
		return nil
	}
	entries, err := l.earlierNames()
	if err != nil {
		return err
	}
	own := &ownFolder{dir: l.dir, names: l.names, entries: entries, taken: make(map[string]string)}
	for _, e := range entries {
		if e.File != "" {
			own.taken[strings.ToLower(e.File)] = e.Canonical + e.Own
		}
	}
	networks, tables := l.mentioned()
	verdicts := l.ledger.any()
	for _, e := range l.names.Own() {
		if !e.Valid() { // a file's name that no formula can hold
			continue
		}
		if e.Kind == "graph" && (verdicts || networks[e.Canonical]) || e.Kind == "router" && tables[e.Canonical] {
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
	if err := resolve.WriteOwn(&text, own.entries); err != nil {
		return err
	}
	return WriteFile(filepath.Join(l.dir, resolve.OwnFile), text.Bytes())
}

// earlierNames returns what an earlier session left in the folder's file of names.
func (l *Session) earlierNames() ([]resolve.Entry, error) {
	if l.dir == "" {
		return nil, nil
	}
	path := filepath.Join(l.dir, resolve.OwnFile)
	earlier, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("props: %w", err)
	}
	defer earlier.Close()
	entries, err := resolve.ReadOwn(earlier)
	if err != nil {
		return nil, fmt.Errorf("props: %s: %w", path, err)
	}
	return entries, nil
}

// mentioned returns the networks and the tables that the statements of the kept
// certificates name.
func (l *Session) mentioned() (networks, tables map[string]bool) {
	networks, tables = make(map[string]bool), make(map[string]bool)
	l.store.mu.Lock()
	defer l.store.mu.Unlock()
	for text := range l.store.named {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			panic(err) // a statement of a certificate that was accepted
		}
		networks[s.Network] = true
		for _, a := range s.Args {
			inner, lanes := routing.CutLanes(a)
			if !lanes {
				inner = a
			}
			switch {
			case strings.HasPrefix(inner, routing.TablePrefix):
				tables[inner] = true
			case strings.HasPrefix(a, "sha256:") || strings.HasPrefix(a, "g6:"): // of contains
				networks[a] = true
			}
		}
	}
	return networks, tables
}

// ownFolder is a folder of certificates whose file of names is being made.
type ownFolder struct {
	dir     string
	names   *resolve.Names
	entries []resolve.Entry
	taken   map[string]string // what is in a file, by its name in small letters
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
	e := resolve.Entry{Kind: "file", Canonical: name, File: o.file(title, ".edges", name)}
	o.add(e)
	return o.write(e.File, func(w io.Writer) error { return net.CSR().WriteEdges(w) })
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
	line := resolve.Entry{Kind: "labels", File: o.file(e.Own, ".labels", e.Own), Own: e.Own}
	o.add(line)
	return o.write(line.File, func(w io.Writer) error {
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
	e := resolve.Entry{Kind: "file", Canonical: name, File: o.file(title, ".table", name)}
	o.add(e)
	return o.write(e.File, func(w io.Writer) error {
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

// write writes a file whole or not at all.
func (o *ownFolder) write(file string, content func(w io.Writer) error) error {
	tmp, err := os.CreateTemp(o.dir, ".tmp-*")
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	defer os.Remove(tmp.Name()) // after the rename there is nothing to remove
	if err = content(tmp); err == nil {
		err = tmp.Chmod(0o644)
	}
	if err = errors.Join(err, tmp.Close()); err == nil {
		err = os.Rename(tmp.Name(), filepath.Join(o.dir, file))
	}
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	return nil
}
