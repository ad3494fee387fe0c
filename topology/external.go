package topology

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// maxGraph6Name is the largest order of a graph that is named by its graph6
	// text; larger ones are named by their digest.
	maxGraph6Name = 256
	// MaxLabel is the length in bytes of the longest label of an external network.
	MaxLabel = 256
	// MaxLabels is the number of bytes that all labels of one network may have.
	MaxLabels = 1 << 28
)

// External is a graph from outside: from a graph6 text, a file or a program. A
// certificate knows it by its name, g6:TEXT, or sha256:HEX (see Digest) if it has
// more than 256 vertices, or weights. Nothing else of it is part of a statement: its labels, the
// file that it comes from and its ends help those who read an answer. It has no known
// symmetries. It never changes once made.
type External struct {
	network
	first  int               // the number of vertex 0, 0 or 1, where the labels are numbers
	labels []string          // by vertex; nil if the labels are the numbers from first
	named  map[string]uint32 // the vertex of each label
	source string
	ends   []uint32
}

// NewExternal returns a graph from outside as a network. Its labels are the vertex
// numbers.
func NewExternal(g *Graph) (*External, error) {
	name := "sha256:"
	if g.Order() > maxGraph6Name || g.weights != nil {
		name += g.Digest()
	} else {
		text, err := g.Graph6()
		if err != nil {
			return nil, err
		}
		name = "g6:" + text
	}
	return &External{network: network{Graph: g, name: name, box: plainBox(g.Order())}}, nil
}

// NewLabelled returns a graph from outside as a network whose vertex v has the label
// labels[v]. The labels are copied.
//
// A label has 1 to MaxLabel bytes, is valid UTF-8 without control characters or other
// characters that do not print, and does not start or end with a blank. No two are the
// same. All together have at most MaxLabels bytes. Errors wrap ErrFormat or ErrLimit.
func NewLabelled(g *Graph, labels []string) (*External, error) {
	if len(labels) != g.Order() {
		return nil, fmt.Errorf("%w: %d labels, want %d, one for each vertex", ErrFormat, len(labels), g.Order())
	}
	named := make(map[string]uint32, len(labels))
	together := 0
	for v, label := range labels {
		if err := CheckLabel(label); err != nil {
			return nil, fmt.Errorf("vertex %d: %w", v, err)
		}
		if first, taken := named[label]; taken {
			return nil, fmt.Errorf("%w: vertices %d and %d have the label %q, want each label once", ErrFormat, first, v, Short(label))
		}
		named[label] = uint32(v)
		if together += len(label); together > MaxLabels {
			return nil, fmt.Errorf("%w: labels of more than %d bytes together, want at most that many", ErrLimit, MaxLabels)
		}
	}
	e, err := NewExternal(g)
	if err != nil {
		return nil, err
	}
	e.labels, e.named = slices.Clone(labels), named
	return e, nil
}

// CheckLabel tells whether a text may be the label of a vertex: see NewLabelled.
// The error wraps ErrFormat or ErrLimit, and does not name the package.
func CheckLabel(label string) error {
	switch {
	case label == "":
		return fmt.Errorf("%w: an empty label, want 1 to %d bytes", ErrFormat, MaxLabel)
	case len(label) > MaxLabel:
		return fmt.Errorf("%w: a label of %d bytes, %q, want at most %d", ErrLimit, len(label), Short(label), MaxLabel)
	case strings.TrimSpace(label) != label:
		return fmt.Errorf("%w: label %q, want no blanks around it", ErrFormat, Short(label))
	case !utf8.ValidString(label):
		return fmt.Errorf("%w: label %q, want valid UTF-8", ErrFormat, Short(label))
	}
	for _, r := range label {
		if !unicode.IsPrint(r) {
			return fmt.Errorf("%w: label %q with character %U, want characters that print", ErrFormat, Short(label), r)
		}
	}
	return nil
}

// FromOne returns the same network with labels that are the vertices' numbers from 1. They
// share all else.
func (e *External) FromOne() *External {
	other := *e
	other.first, other.labels, other.named = 1, nil, nil
	return &other
}

// Labelled tells whether the vertices have labels other than their numbers.
func (e *External) Labelled() bool { return e.labels != nil || e.first > 0 }

// Label returns the label of v.
func (e *External) Label(v uint32) string {
	if e.labels == nil {
		return strconv.Itoa(int(v) + e.first)
	}
	return e.labels[v]
}

// Vertex returns the vertex with the given label, or else with the given number. In a
// network where some label is the number of another vertex, only labels are read.
func (e *External) Vertex(text string) (uint32, error) {
	if e.labels == nil && e.first == 0 {
		return e.network.Vertex(text)
	}
	text = strings.TrimSpace(text)
	if v, ok := e.named[text]; ok {
		return v, nil
	}
	n, ok := number(text)
	if n -= e.first; !ok || n < 0 || n >= e.Order() {
		return 0, Marked(ErrName, "vertex %q, want a label such as %q, or %d … %d", Short(text), Short(e.Label(0)), e.first, e.Order()-1+e.first)
	}
	for v, label := range e.labels {
		if m, isNumber := number(label); isNumber && m != v && m < e.Order() {
			return 0, Marked(ErrName, "vertex %q, want a label such as %q: labels are numbers here, so that numbers of vertices are not read",
				Short(text), Short(e.labels[0]))
		}
	}
	return uint32(n), nil
}

// Source returns where the graph comes from, as the user named it, such as
// "ccc3.edges". It is empty for a graph that has no other name than its own.
func (e *External) Source() string { return e.source }

// WithSource returns the same network with another source. They share all else.
func (e *External) WithSource(source string) *External {
	other := *e
	other.source = source
	return &other
}

// Ends returns the vertices that send and receive messages, in increasing order, or
// nil if nothing is known of that. The slice is the network's own and must not be
// changed.
func (e *External) Ends() []uint32 { return e.ends }

// WithEnds returns the same network with other ends: vertices in any order, each
// once. They share all else. Errors wrap ErrFormat.
func (e *External) WithEnds(ends []uint32) (*External, error) {
	sorted := slices.Sorted(slices.Values(ends))
	for i, v := range sorted {
		if int(v) >= e.Order() {
			return nil, fmt.Errorf("%w: end %d, want vertices below the order, %d", ErrFormat, v, e.Order())
		}
		if i > 0 && sorted[i-1] == v {
			return nil, fmt.Errorf("%w: vertex %d is an end twice, want each once", ErrFormat, v)
		}
	}
	other := *e
	other.ends = sorted
	return &other, nil
}

// Title returns what to call a network before people: the source of a graph from
// outside that has one, and the name of any other.
func Title(net Network) string {
	if e, ok := net.(*External); ok && e.source != "" {
		return e.source
	}
	return net.Name()
}
