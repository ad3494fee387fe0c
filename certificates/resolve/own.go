package resolve

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"go/token"
	"io"
	"maps"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// OwnFile is the name of the file, in a folder of certificates, that says what users'
// own names stand for.
const OwnFile = "own.names"

// ErrOwn marks a malformed file of names.
var ErrOwn = errors.New("bad file of names")

// Entry is a line of a file of names.
type Entry struct {
	// Kind is one of
	//
	//	file    the graph, or the table, with the canonical name lies in the file
	//	graph   the own name stands for the graph with the canonical name
	//	labels  the file has the labels of the vertices of the own name's graph, a line each
	//	router  the router on the network with the own name is the table with the canonical name
	Kind string
	// Canonical is g6:TEXT, sha256:HEX or table-sha256:HEX.
	Canonical string
	File      string // beside the file of names
	Router    string
	Own       string // a user's name
}

const (
	ownHeader = "topocert 2 names"
	// MaxOwn bounds the bytes of a file of names.
	MaxOwn = 1 << 24
	// maxOwnName bounds the bytes of a name in it, but for a graph's text.
	maxOwnName = 1 << 10
)

// String is the line.
func (e Entry) String() string {
	words := []string{e.Kind}
	for _, w := range []string{e.Canonical, e.File, e.Router, e.Own} {
		if w != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// Valid tells whether a file of names can hold the line.
func (e Entry) Valid() bool {
	_, err := readEntry(e.String())
	return err == nil
}

// WriteOwn writes a file of names in the form that ReadOwn reads.
func WriteOwn(w io.Writer, entries []Entry) error {
	for _, e := range entries {
		if _, err := readEntry(e.String()); err != nil {
			return err
		}
	}
	return certificates.WriteForms(w, ownHeader, func(r *certificates.Lines) {
		for _, e := range entries {
			_, text, _ := strings.Cut(e.String(), " ")
			r.Text(e.Kind, &text)
		}
	})
}

// ReadOwn reads a file of names. Errors wrap ErrOwn or certificates.ErrRejected and name the
// line.
func ReadOwn(r io.Reader) ([]Entry, error) {
	body, err := certificates.ReadBody(r, ownHeader)
	var entries []Entry
	for i, line := range body {
		e, err := readEntry(line.Keyword + " " + line.Text)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+2, err)
		}
		entries = append(entries, e)
	}
	return entries, err
}

// readEntry reads a line.
func readEntry(line string) (e Entry, err error) {
	kind, rest, _ := strings.Cut(line, " ")
	e.Kind = kind
	ok := !strings.ContainsFunc(line, func(r rune) bool { return r < ' ' || r > '~' })
	next := func() (word string) {
		word, rest, _ = strings.Cut(rest, " ")
		ok = ok && word != ""
		return word
	}
	switch kind {
	case "file":
		e.Canonical, e.File = next(), rest
		ok = ok && (digested(e.Canonical, "sha256:") || digested(e.Canonical, routing.TablePrefix)) && plainFile(e.File)
	case "graph":
		e.Canonical, e.Own = next(), rest
		ok = ok && (digested(e.Canonical, "sha256:") || strings.HasPrefix(e.Canonical, "g6:"))
		err = ownNetwork(e.Own)
	case "labels":
		e.File, e.Own = next(), rest
		ok = ok && plainFile(e.File)
		err = ownNetwork(e.Own)
	case "router":
		e.Canonical, e.Router, e.Own = next(), next(), rest
		ok = ok && digested(e.Canonical, routing.TablePrefix)
		err = cmp.Or(ownRouter(e.Router), routedNetwork(e.Own))
	default:
		ok = false
	}
	if !ok {
		err = fmt.Errorf("%w: %.80q, want \"file DIGEST FILE\", \"graph NETWORK NAME\", \"labels FILE NAME\" or \"router DIGEST ROUTER NAME\"", ErrOwn, line)
	}
	return e, err
}

// ownNetwork returns nil for what may be a user's own name of a network: a formula can
// hold it in quotes, and it looks like the name of no network here, nor like a call that
// is none: "QT.(2,2)" is refused for both.
func ownNetwork(name string) error {
	switch {
	case !quotable(name):
		return fmt.Errorf("%w: the name %.80q, want 1 to %d characters, without quotes and backslashes, and without blanks at its ends", ErrOwn, name, maxOwnName)
	case Reserved(name):
		return fmt.Errorf("%w: %.80q is a network of ours, or looks like one, want another name", ErrTaken, name)
	case strings.HasSuffix(name, ")") && !isCall(name):
		return fmt.Errorf("%w: the name %.80q, want it as formulas write a network, such as Wheel(3,4), or without \")\" at its end", ErrOwn, name)
	}
	return nil
}

// routedNetwork returns nil for what may be the network of a user's own router: the
// canonical name of a network, or a user's own name.
func routedNetwork(name string) error {
	if digested(name, "sha256:") {
		return nil
	}
	if canonical, err := topology.Canonical(name); err == nil && canonical == name {
		return nil
	}
	return ownNetwork(name)
}

// ownRouter returns nil for what may be a user's own name of a router.
func ownRouter(name string) error {
	small := strings.ToLower(name)
	switch {
	case !quotable(name) || strings.Contains(name, " "):
		return fmt.Errorf("%w: the router %.80q, want a word of 1 to %d characters, without quotes and backslashes", ErrOwn, name, maxOwnName)
	case strings.HasPrefix(small, "lanes:") || small == certificates.Shortest || routing.Known(small) || strings.HasPrefix(small, routing.TablePrefix):
		return fmt.Errorf("%w: %.80q is a router of ours, want another name", ErrTaken, name)
	}
	return nil
}

// quotable tells whether a text of printable ASCII may be a word of a formula.
func quotable(name string) bool {
	return name != "" && len(name) <= maxOwnName && !strings.ContainsAny(name, "\"\\") && strings.TrimSpace(name) == name
}

// isCall tells whether a name is one that formulas make of a network with parameters:
// Wheel(3,4).
func isCall(name string) bool {
	head, list, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
	for _, number := range strings.Split(list, ",") {
		if number == "" || strings.Trim(number, "0123456789") != "" || number[0] == '0' && len(number) > 1 {
			return false
		}
	}
	return token.IsIdentifier(head) && head[0] >= 'A' && head[0] <= 'Z'
}

// digested tells whether a name is a prefix and 64 hexadecimal digits.
func digested(name, prefix string) bool {
	digits, ok := strings.CutPrefix(name, prefix)
	return ok && len(digits) == 2*sha256.Size && strings.Trim(digits, "0123456789abcdef") == ""
}

// plainFile tells whether a text names a file beside another.
func plainFile(name string) bool {
	return name != "" && len(name) <= 255 && !strings.HasPrefix(name, ".") && !strings.ContainsAny(name, `/\:`) && strings.TrimSpace(name) == name
}

// handed returns names that know what was handed over to n, the same definitions, and nothing else.
func (n *Names) handed() *Names {
	other := NewLast()
	other.Limit(n.cost.budget)
	n.mu.Lock()
	defer n.mu.Unlock()
	maps.Copy(other.graphs, n.graphs)
	maps.Copy(other.tables, n.tables)
	other.library, other.digest = n.library, n.digest
	return other
}

// Defined returns the names of a folder: the graphs and tables that were handed over to n,
// and the definitions of the folder's file of definitions, whose text is given. Users' own
// definitions are those of this file alone. Errors are those of Define.
func (n *Names) Defined(text string) (*Names, error) {
	if err := n.cost.text(int64(len(text))); err != nil {
		return nil, err
	}
	own := n.handed()
	own.library = words.Standard()
	return own, own.Define(text)
}

// Folder returns the names of a folder: those of n, a folder's by its definitions, and what
// the folder's file of names lists. Users' own names are those of this file alone.
// If a line of it is wrong, none of it is taken in: the error names the first such line.
// open opens the files beside it, which are read when they are asked for, but whose digests
// are computed at once.
func (n *Names) Folder(entries []Entry, open func(file string) (io.ReadCloser, error)) (*Names, error) {
	own := n.handed()
	for _, kind := range []string{"file", "graph", "labels", "router"} { // each speaks of those before
		for i, e := range entries {
			if e.Kind != kind {
				continue
			}
			own.cost.budget.Begin()
			if err := own.take(e, func() (io.ReadCloser, error) { return open(e.File) }); err != nil {
				own.Forget()
				return nil, fmt.Errorf("line %d: %.200q: %w", i+2, e, err)
			}
		}
	}
	return own, nil
}

// take takes in a line of a file of names; from opens its file.
func (n *Names) take(e Entry, from opener) error {
	if _, err := readEntry(e.String()); err != nil {
		return err
	}
	if d := n.Words().Find(e.Router); e.Router != "" && d != nil {
		return fmt.Errorf("%w: %.80q is defined as a text, want another name", ErrTaken, e.Router)
	}
	switch {
	case e.Kind == "file" && strings.HasPrefix(e.Canonical, routing.TablePrefix):
		n.AddTableFile(e.Canonical, from)
		_, err := readTable(e.Canonical, n.cost.reading(from, stepsOfDigestByte), nil)
		return err
	case e.Kind == "file":
		n.hand(e.Canonical, func() (topology.Network, error) {
			net, err := readGraph(e.Canonical, n.cost.reading(from, stepsOfGraphByte))
			if err == nil {
				err = n.cost.given(net)
			}
			return net, err
		})
		_, err := n.Network(e.Canonical)
		return err
	case e.Kind == "graph":
		canonical, err := n.Canonical(e.Canonical)
		if err == nil && canonical != e.Canonical {
			err = fmt.Errorf("%w: %.80q, want its canonical name %.80q", ErrOwn, e.Canonical, canonical)
		}
		if err != nil {
			return err
		}
		return n.alias(e.Own, e.Canonical)
	case e.Kind == "labels":
		return n.label(e, from)
	}
	return n.aliasRouter(e.Router, e.Own, e.Canonical)
}

// Forget drops the networks and routers that were made, to be made again when they are
// asked for.
func (n *Names) Forget() {
	n.mu.Lock()
	defer n.mu.Unlock()
	clear(n.made)
	clear(n.own)
	clear(n.routes)
	n.cost.budget.Keep(&n.cost.lastNetwork, 0)
	n.cost.budget.Keep(&n.cost.lastRouter, 0)
}

// routedOn returns the key of a user's router on a network. One that is no user's own has
// one name, however it is spelled.
func (n *Names) routedOn(router, network string) string {
	if n.Reserved(network) {
		if canonical, err := n.Canonical(network); err == nil {
			network = canonical
		}
	}
	return router + " " + network
}

// free returns nil for a name that no network here or of the definitions has, or looks like.
func (n *Names) free(name string) error {
	if n.Reserved(name) {
		return fmt.Errorf("%w: %.80q is a network of ours, or of the definitions, or looks like one, want another name", ErrTaken, name)
	}
	return nil
}

// labelFile is a file of labels, with its name and digest.
type labelFile struct {
	name   string
	open   opener
	digest [sha256.Size]byte
}

// label notes the labels of the network that a user's name stands for, which is to be
// known. A name has one file of labels.
func (n *Names) label(e Entry, open opener) error {
	if err := n.free(e.Own); err != nil {
		return err
	}
	canonical, err := n.Canonical(e.Own)
	if err != nil {
		return err
	}
	net, err := n.Network(canonical)
	if err != nil {
		return err
	}
	_, digest, err := labelled(net, n.cost.reading(open, stepsOfLabelByte))
	if err != nil {
		return fmt.Errorf("%s: %w", e.File, err)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if before, known := n.labels[e.Own]; known && before.name != e.File {
		return fmt.Errorf("%w: %s has the labels of %s already, want one file", ErrTaken, e.Own, before.name)
	}
	n.labels[e.Own] = labelFile{e.File, open, digest}
	return nil
}

// aliasRouter notes what a user's router on a network is.
func (n *Names) aliasRouter(router, network, table string) error {
	key := n.routedOn(router, network)
	n.mu.Lock()
	defer n.mu.Unlock()
	if before, known := n.routed[key]; known && before != table {
		return fmt.Errorf("%w: %s on %s is %s, and %s too, want one meaning", ErrTaken, router, network, before, table)
	}
	n.routed[key] = table
	return nil
}

// readGraph reads the graph with a digest from its file.
func readGraph(name string, open opener) (topology.Network, error) {
	text, err := open()
	if err != nil {
		return nil, err
	}
	defer text.Close()
	g, err := topology.ReadEdges(text)
	if err != nil {
		return nil, err
	}
	if got := "sha256:" + g.Digest(); got != name {
		return nil, fmt.Errorf("%w: the graph given for %s is %s, want the one with this digest", ErrTaken, name, got)
	}
	return topology.NewExternal(g)
}

// labelled returns a network with the labels of a file, a line for each vertex, and the
// file's digest.
func labelled(net topology.Network, open opener) (_ topology.Network, digest [sha256.Size]byte, err error) {
	text, err := open()
	if err != nil {
		return nil, digest, err
	}
	defer text.Close()
	var labels []string
	hash := sha256.New()
	lines := bufio.NewScanner(io.TeeReader(text, hash))
	lines.Buffer(nil, topology.MaxLabel+2)
	together := 0
	for lines.Scan() {
		labels = append(labels, lines.Text())
		if len(labels) > net.Order() {
			return nil, digest, fmt.Errorf("%w: line %d: more than %d labels, want one for each vertex", ErrOwn, len(labels), net.Order())
		}
		if together += len(lines.Bytes()); together > topology.MaxLabels {
			return nil, digest, fmt.Errorf("%w: line %d: labels of more than %d bytes together, want fewer", topology.ErrLimit, len(labels), topology.MaxLabels)
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return nil, digest, fmt.Errorf("%w: line %d: a label that is longer, want at most %d bytes", topology.ErrLimit, len(labels)+1, topology.MaxLabel)
	}
	if err := lines.Err(); err != nil {
		return nil, digest, err
	}
	labelled, err := topology.NewLabelled(net.CSR(), labels)
	return labelled, [sha256.Size]byte(hash.Sum(nil)), err
}

// Own lists what users' names stand for, in the order of the lines: graphs and routers.
// Where files are to go with them is for the caller to say.
func (n *Names) Own() []Entry {
	n.mu.Lock()
	defer n.mu.Unlock()
	var list []Entry
	for name, canonical := range n.aliases {
		list = append(list, Entry{Kind: "graph", Canonical: canonical, Own: name})
	}
	for key, table := range n.routed {
		router, network, _ := strings.Cut(key, " ")
		list = append(list, Entry{Kind: "router", Canonical: table, Router: router, Own: network})
	}
	slices.SortFunc(list, func(a, b Entry) int { return strings.Compare(a.String(), b.String()) })
	return list
}

// Title returns the first name that a user gave to the network with a canonical name, or
// else that name.
func (n *Names) Title(canonical string) string {
	title, _ := get(n, n.titles, canonical)
	return cmp.Or(title, canonical)
}

// OpenTable opens the text of the table with a name that its digest gives it.
func (n *Names) OpenTable(name string) (io.ReadCloser, error) {
	open, known := get(n, n.tables, name)
	if !known {
		return nil, fmt.Errorf("%w: %s is among none of the tables beside the certificates", ErrUnknown, name)
	}
	return open()
}
