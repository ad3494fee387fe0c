package parametric

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/solver/automata"
	"topocert/solver/learn"
)

// Hint is what a user says for something that a proof needs, which is then not looked for: what stands for a
// variable that a word's text chooses, by its name; or "distance", from the first vertex, or, of networks of words, of any two
// ([automata.Hint]), where "walks" may be longer, and the distance is then what is at most so long. It is checked as what is found.
type Hint struct {
	Name  string
	names []string // for the coordinates of a vertex; nil for the network's own
	lines []string
}

// ParseHint reads one: NAME = TERM, in the network's parameters and coordinates, and names for what stands before
// as theorems have them; tuples may be several, "(at, 0) if at < n; (2*n-1-at, 1)"; and a set of vertices may be
// NAME = {(i, j) : CONDITION}, with names of one's own.
func ParseHint(text string) (h Hint, err error) {
	const form = "want NAME = TERM, or NAME = {COORDINATES : CONDITION}"
	name, rest, is := strings.Cut(text, "=")
	h.Name = strings.TrimSpace(name)
	if rest = strings.TrimSpace(rest); !is || word.FindString(h.Name) != h.Name || rest == "" || rest[0] == '=' {
		return h, fmt.Errorf("%.80q, %s", text, form)
	}
	if inside, set := strings.CutPrefix(rest, "{"); set {
		names, cond, both := strings.Cut(inside, ":")
		cond, closed := strings.CutSuffix(cond, "}")
		for own := range strings.SplitSeq(strings.Trim(names, " ()"), ",") {
			own = strings.TrimSpace(own)
			if closed = closed && own != "" && word.FindString(own) == own && !slices.Contains(h.names, own); closed {
				h.names = append(h.names, own)
			}
		}
		if !both || !closed {
			return h, fmt.Errorf("%.80q, %s", text, form)
		}
		rest = cond
	}
	for piece := range strings.SplitSeq(rest, ";") {
		piece = strings.TrimSpace(piece)
		to, cond, cases := strings.Cut(piece, " if ")
		parts := []string{to}
		if cases {
			parts = append(parts, cond)
		}
		for _, part := range parts {
			if _, err := language.Parse(part); err != nil {
				return h, fmt.Errorf("%.80q: %w", text, err)
			}
		}
		h.lines = append(h.lines, piece)
	}
	return h, nil
}

// hint returns the lines of one, in the network's own names; nil if there is none.
func (n *network) hint(name string) ([]string, error) {
	i := slices.IndexFunc(n.hints, func(h Hint) bool { return h.Name == name })
	if i < 0 {
		return nil, nil
	}
	h, coords := n.hints[i], n.coordinates()
	n.heeded[name] = true
	if h.names != nil && len(h.names) != len(coords) {
		return nil, none("the hint %s has %d coordinates, and %s has %d", name, len(h.names), n.name, len(coords))
	}
	lines := slices.Clone(h.lines)
	for i := range lines {
		lines[i] = word.ReplaceAllStringFunc(lines[i], func(own string) string {
			if at := slices.Index(h.names, own); at >= 0 {
				return coords[at]
			}
			return own
		})
	}
	return lines, nil
}

// unheeded says that a hint is for nothing that was needed; nil if all were.
func (f *finder) unheeded() error {
	for _, h := range f.hints {
		if !f.heeded[h.Name] {
			return none("the hint %s is for nothing that a proof of this needs", h.Name)
		}
	}
	return nil
}

// setOf is a set by a condition, with its running sums.
func (n *network) setOf(lines []string) (*learn.Set, error) {
	c, err := expression(lines)
	if err != nil {
		return nil, err
	}
	return n.learn.SetOf(n.ctx, c)
}

// betweenWords is a hint of the distance of two words, and of walks, nil if there is none, or none that is needed.
func (n *network) betweenWords() *automata.Hint {
	of := func(name string) *automata.Hint {
		i := slices.IndexFunc(n.hints, func(h Hint) bool { return h.Name == name })
		if i < 0 || !slices.ContainsFunc(n.wanted, func(w fact) bool { return automata.ByDistance(w.String()) }) {
			return nil
		}
		n.heeded[name] = true
		return &automata.Hint{Names: n.hints[i].names, Terms: n.hints[i].lines}
	}
	h := of("distance")
	if h != nil {
		h.Walks = of("walks")
	}
	return h
}

// expression reads a hint that is one.
func expression(lines []string) (*language.Node, error) {
	c, err := language.Parse(strings.Join(lines, "; "))
	if err != nil {
		return nil, none("%v", err)
	}
	return c.Expr, nil
}

// distance is that from a root: as a hint says it, if that is the first vertex.
func (n *network) distance(root learn.Tuple) (*learn.Term, error) {
	if root.String() == n.root.String() {
		lines, err := n.hint("distance")
		if err != nil {
			return nil, err
		}
		if lines != nil {
			c, err := expression(lines)
			if err != nil {
				return nil, err
			}
			return n.learn.Term(c)
		}
	}
	return n.learn.Distance(n.ctx, root)
}
