package props

import (
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/solver"
)

// longProof is the length in bytes of a proof from which on its certificate lies in a
// file of its own.
const longProof = 1 << 16

// fileOf returns the name of the file for a certificate: "oct-2-3.cert", and for a long
// one "oct-25-30.distances.cert" or "oct-20-20.bisection.at-least.cert".
func (s *store) fileOf(c *certificates.Certificate) string {
	size := 0
	for _, line := range c.Body {
		size += len(line.Text)
	}
	statement := c.Statement
	parts := []string{s.stem(statement.Network)}
	switch {
	case size < longProof:
	case certificates.Several(c.Kind):
		parts = append(parts, c.Kind)
	default:
		parts = append(parts, statement.Subject, map[string]string{"=": "", "<=": "at-most", ">=": "at-least"}[statement.Relation])
		for _, a := range statement.Args {
			if statement.Subject == "contains" { // another network
				a = s.stem(a)
			}
			parts = append(parts, a)
		}
		if statement.Relation != "=" && len(statement.Args) > 0 {
			parts = append(parts, statement.Value) // there may be several such bounds
		}
	}
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	name := strings.ToLower(strings.Join(parts, ".")) + Ending
	return strings.ReplaceAll(name, ":", "-") // of a table's digest; not every system allows it in a name
}

// stem returns how the names of a network's files begin: by what a user calls it,
// without folders.
func (s *store) stem(network string) string {
	if s.title == nil {
		return solver.FileStem(network)
	}
	title := s.title(network)
	if title != network {
		title = filepath.Base(title)
	}
	return solver.FileStem(title)
}

// merged joins certificates that have the same proof, where the kind of proof shows
// several statements, and puts all in the order of their statements.
func merged(list []*certificates.Certificate) []*certificates.Certificate {
	slices.SortFunc(list, func(a, b *certificates.Certificate) int {
		return strings.Compare(a.Statement.String(), b.Statement.String())
	})
	var out []*certificates.Certificate
	same := make(map[string]*certificates.Certificate)
	for _, c := range list {
		key, joinable := proofOf(c)
		if !joinable {
			out = append(out, c)
			continue
		}
		first := same[key]
		if first == nil {
			first = &certificates.Certificate{Statement: c.Statement, Kind: c.Kind, Body: c.Body}
			same[key] = first
			out = append(out, first)
		}
		for _, statement := range c.Statements() {
			if !slices.ContainsFunc(first.Statements(), func(s certificates.Statement) bool { return s.String() == statement.String() }) {
				first.Also = append(first.Also, statement)
			}
		}
	}
	for _, c := range out {
		all := c.Statements()
		slices.SortFunc(all, func(a, b certificates.Statement) int { return strings.Compare(a.String(), b.String()) })
		c.Statement, c.Also = all[0], all[1:]
	}
	return out
}

// proofOf tells whether the proof of a certificate may serve several statements, and
// returns the proof as a text, with the network, since two may share a file: equal texts,
// one proof. The proofs about routers name
// the router in their statements alone. A statement about the distances from one source
// stands alone.
func proofOf(c *certificates.Certificate) (key string, joinable bool) {
	if !certificates.Several(c.Kind) || slices.Contains([]string{"distances", "eccentricity", "distance"}, c.Statement.Subject) {
		return "", false
	}
	var b strings.Builder
	b.WriteString(c.Kind + " " + c.Statement.Network + "\n")
	if c.Statement.Subject == "audit" {
		b.WriteString(c.Statement.Args[0])
	}
	for _, line := range c.Body {
		b.WriteString("\n" + line.Keyword + " " + line.Text)
	}
	return b.String(), true
}
