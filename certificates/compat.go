package certificates

import (
	"io"
	"strconv"
)

// NewLine returns a line with the given numbers.
func NewLine(keyword string, values ...uint32) Line {
	text := make([]byte, 0, 4*len(values))
	for i, v := range values {
		if i > 0 {
			text = append(text, ' ')
		}
		if v == None {
			text = append(text, '-')
		} else {
			text = strconv.AppendUint(text, uint64(v), 10)
		}
	}
	return Line{Keyword: keyword, Text: string(text)}
}

func (c *Certificate) read() (any, error) {
	if c.Proof != nil {
		return c.Proof, nil
	}
	for _, k := range Kinds() {
		if k.Name == c.Kind {
			return k.Read(c)
		}
	}
	return nil, Reject("kind/unknown", "proof by %q", Shortened(c.Kind))
}

// Leaves returns the leaves.
func (c *Certificate) Leaves(g Graph) ([]Leaf, error) {
	p, err := c.read()
	if err != nil {
		return nil, err
	}
	b, ok := p.(Branches)
	if !ok {
		return nil, Reject("kind/unknown", "a proof by %q has no leaves, want branches", Shortened(c.Kind))
	}
	return b.Leaves(c.Statement, g)
}

// CheckLeaf checks a leaf.
func (c *Certificate) CheckLeaf(g Graph, leaf Leaf, file io.Reader) error {
	return CheckLeaf(c.Statement, g, leaf, file)
}

// CNF returns the formula that the proof of an lrat certificate refutes.
func (c *Certificate) CNF(g Graph, w World) (*CNF, error) {
	p, err := c.read()
	if err != nil {
		return nil, err
	}
	b, ok := p.(Refutation)
	if !ok {
		return nil, Reject("kind/unknown", "a proof by %q has no formula, want lrat", Shortened(c.Kind))
	}
	if err := Validate(g); err != nil {
		return nil, err
	}
	return b.CNF(c.Statement, g, w)
}

// Several tells.
func Several(kind string) bool {
	for _, k := range Kinds() {
		if k.Name == kind {
			return k.Several
		}
	}
	return false
}
