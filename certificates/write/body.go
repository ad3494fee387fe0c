package write

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"sync"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/broadcasts"
	"topocert/certificates/clusters"
	"topocert/certificates/cycles"
	"topocert/certificates/determinants"
	"topocert/certificates/faults"
	"topocert/certificates/kinds"
	"topocert/certificates/lrat"
	"topocert/certificates/matchings"
	"topocert/certificates/metric"
	"topocert/certificates/strategy"
	"topocert/certificates/traffic"
	"topocert/certificates/widths"
)

// Body calls put with each line of a certificate's body, in turn: those of its proof, or
// those that were read. It panics if the proof is of no type that belongs to a kind.
func Body(c *certificates.Certificate, put func(certificates.Line)) {
	if c.Proof == nil {
		for _, l := range c.Body {
			put(l)
		}
		return
	}
	b := body(put)
	switch p := c.Proof.(type) {
	case metric.Count:
	case metric.Distances:
		b.group(p.Group)
		b.levels(p.Levels)
	case metric.VertexPair:
		b.levels(p[:])
	case metric.EdgePair:
		b.levels(p[:])
	case automorphism.Automorphisms:
		b.group(p.Group)
	case automorphism.Stabilisers:
		b.group(p.Group)
		b.some("base", p.Base)
	case automorphism.Invariants:
		b.group(p.Group)
	case automorphism.Embedding:
		b.line("map", p.Image)
	case cycles.Colouring:
		b.line("colours", p.Colours)
	case cycles.OddCycle:
		b.line("cycle", p.Vertices)
	case cycles.Cycle:
		b.line("cycle", p.Vertices)
	case cycles.Separator:
		b.some("removed", p.Removed)
	case cycles.Frontier:
		b.line("order", p.Vertices)
	case widths.Cut:
		b.line("side", p.Side)
	case widths.Order:
		b.line("order", p.Vertices)
	case widths.Flow:
		b.group(p.Group)
		for _, t := range p.Trees {
			b.line("tree", []uint32{t.Weight}, t.Parent)
		}
	case widths.Spectral:
		b.matrix(p.Matrix)
		for _, term := range p.Terms {
			if t := term.Triangle; t != nil {
				b.line("triangle", t.Vertices[:], []uint32{t.Turned, t.Weight})
			} else {
				b.form(term.Form)
			}
		}
	case widths.Branches:
		b.nodes(p.Nodes)
	case widths.Cubes:
		b.group(p.Group)
		b.line("split", p.Split)
		for _, k := range p.Cubes {
			bits := []byte(fmt.Sprintf("%0*b", len(p.Split), k.Bits))
			slices.Reverse(bits)
			b.text("cube", string(bits)+" "+k.File)
		}
	case faults.Paths:
		b.group(p.Group)
		for _, from := range p.From {
			if c.Statement.Subject != "disjoint-paths" {
				b.line("source", []uint32{from.Source})
			}
			b.lines("path", from.Paths)
		}
	case faults.VertexCut:
		b.some("removed", p.Removed)
	case faults.EdgeCut:
		b.some("side", p.Side)
	case faults.Deletions:
		b.group(p.Group)
	case traffic.Trace:
		b.line("path", p.Path)
	case traffic.Exhaustion:
		b.some("ends", p.Ends)
	case traffic.ChannelOrder:
		b.some("ends", p.Ends)
		b.some("ranks", p.Ranks)
	case traffic.ChannelCycle:
		b.some("ends", p.Ends)
		for _, w := range p.Waits {
			b.line("waits", []uint32{w.Source, w.Destination, w.Hop})
		}
	case traffic.Layers:
		b.some("ends", p.Ends)
		b.lines("ranks", p.Ranks)
		b.lines("lanes", p.Lanes)
	case broadcasts.Schedule:
		b.group(p.Group)
		for _, from := range p.From {
			if broadcasts.ForAll(c.Statement) {
				b.line("source", []uint32{from.Source})
			}
			b.lines("round", from.Rounds)
		}
	case broadcasts.Counting:
		b.levels([]metric.Levels{p.Levels})
	case clusters.Cluster:
		b.line("cluster", p.Vertices)
	case clusters.Classes:
		b.lines("class", p.Classes)
	case clusters.Code:
		b.group(p.Group)
		b.line("code", p.Vertices)
	case determinants.Determinant:
	case matchings.Matching:
		b.some("pairs", p.Ends)
	case matchings.Barrier:
		b.some("removed", p.Removed)
	case strategy.Strategy:
		for _, st := range p.Steps {
			b.step(st)
		}
	case lrat.Refutation:
		b.encoding(p.Of)
		b.text("proof", p.File)
	default:
		panic(fmt.Sprintf("certificates: a proof by %s that is a %T", c.Kind, c.Proof))
	}
}

// body takes lines.
type body func(certificates.Line)

// step puts the lines of a step of a strategy.
func (b body) step(st strategy.Step) {
	// positions are "-" where there are none.
	positions := func(keyword string, list []uint32) {
		if len(list) == 0 {
			list = []uint32{certificates.None}
		}
		b.line(keyword, list)
	}
	switch st.Form {
	case "choose":
		positions("choose", st.Numbers)
	case "orbits", "split":
		b.line(st.Form, st.Numbers)
		b.group(st.Generators)
	case "menu":
		b.line("menu", []uint32{uint32(len(st.Menu))})
		for _, choice := range st.Menu {
			positions("choice", choice)
		}
	case "proof":
		b.text("proof", st.File)
	default:
		b.text("by", st.Form)
	}
}

func (b body) text(keyword, text string) { b(certificates.Line{Keyword: keyword, Text: text}) }

// line puts a line with numbers.
func (b body) line(keyword string, values ...[]uint32) {
	var text []byte
	for _, list := range values {
		text = slices.Grow(text, 4*len(list))
		for _, v := range list {
			if len(text) > 0 {
				text = append(text, ' ')
			}
			if v == certificates.None {
				text = append(text, '-')
			} else {
				text = strconv.AppendUint(text, uint64(v), 10)
			}
		}
	}
	b.text(keyword, string(text))
}

// some puts a line that is left out where it would be empty.
func (b body) some(keyword string, values []uint32) {
	if len(values) > 0 {
		b.line(keyword, values)
	}
}

func (b body) lines(keyword string, list [][]uint32) {
	for _, values := range list {
		b.line(keyword, values)
	}
}

func (b body) group(list automorphism.Generators) {
	for _, a := range list {
		switch {
		case a.Images != nil:
			b.line("automorphism", a.Images)
		case a.Runs != nil:
			b.line("runs", a.Runs)
		default:
			b.line("cycles", a.Cycles)
		}
	}
}

func (b body) levels(list []metric.Levels) {
	for _, l := range list {
		if l.Level == nil {
			b.line("source", []uint32{l.Source})
		} else {
			b.line("levels", []uint32{l.Source}, l.Level)
		}
	}
}

func (b body) matrix(m widths.Matrix) {
	b.line("matrix", []uint32{m.Scale, m.Shift, m.Lift}, m.Diagonal)
}

func (b body) form(f widths.OddForm) { b.line("form", []uint32{f.Weight, f.Plus}, f.Vertices) }

func (b body) nodes(list []widths.Node) {
	for _, n := range list {
		for _, m := range n.Maps {
			b.line(map[bool]string{false: "automorphism", true: "exchange"}[m.Exchange], m.Image)
		}
		switch n.Case {
		case "branch":
			b.line("branch", []uint32{n.Vertex, n.Side})
		case "like":
			b.line("like", []uint32{n.Like})
		case "matrix":
			b.matrix(n.Matrix)
			for _, f := range n.Forms {
				b.form(f)
			}
		case "leaf":
			b.text("leaf", n.File)
		}
	}
}

func (b body) encoding(of lrat.Encoding) {
	switch e := of.(type) {
	case widths.Encoding:
		b.group(e.Group)
	case cycles.Encoding:
		b.lines("cutset", e.Sets)
	case clusters.Encoding:
		b.group(e.Group)
	case traffic.Encoding:
		b.some("ends", e.Ends)
		b.line("messages", e.Messages)
		b.lines("ring", e.Rings)
	}
}

// Size returns the numbers of lines and of bytes that a certificate's body takes in a file.
func Size(c *certificates.Certificate) (lines, bytes int64) {
	Body(c, func(l certificates.Line) {
		lines++
		bytes += int64(len(l.Keyword) + len(l.Text) + 2)
	})
	return lines, bytes
}

// names maps the types of proofs to the names of their kinds: those of what a kind's reader
// returns for an empty body.
var names = sync.OnceValue(func() map[reflect.Type]string {
	names := make(map[reflect.Type]string)
	for _, k := range kinds.All() {
		proof, _ := k.Read(&certificates.Certificate{Statement: certificates.Statement{Subject: k.Subjects[0]}})
		names[reflect.TypeOf(proof)] = k.Name
	}
	return names
})

// KindOf returns the name of the kind to which a proof belongs by its type, "" for none.
func KindOf(proof any) string { return names()[reflect.TypeOf(proof)] }
