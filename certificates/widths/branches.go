package widths

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
)

// Limits of proofs by branches: the order, for refutations and matrices have theirs as
// well; and the number of nodes times that of vertices, a byte of memory each.
const (
	maxBranchOrder = 4096
	maxBranchSides = 1 << 26
)

// stepsOfSide is what a vertex takes at each node.
const stepsOfSide = 32

// Sides says on which side vertices are: 0, 1, or Free. Where the order N is odd, there is
// one more vertex, N, which has no links.
type Sides []int8

// Free is the side of a vertex that has none yet.
const Free int8 = -1

// Crowded tells whether more than half of the vertices are on one side. Then no cut into
// halves agrees with the sides.
func (s Sides) Crowded() bool {
	var on [2]int
	for _, side := range s {
		if side != Free {
			on[side]++
		}
	}
	return max(on[0], on[1]) > len(s)/2
}

// Branches is a proof of a lower bound on the bisection width: a tree of cases, each before
// those that it falls into.
type Branches struct{ Nodes []Node }

// ByBranches is the kind of such proofs.
var ByBranches = certificates.Kind{Name: "branches", Shows: []string{"bisection G >= k"}, Beside: []string{"leaf"}, Form: certificates.FormOf((*Branches).Form, Branches.check)}

// Node is a case: after maps, a keyword, and what goes with it.
type Node struct {
	Maps []SideMap
	// Case is branch, with Vertex and Side; like, with Like; matrix, with Matrix and Forms;
	// or leaf, with File.
	Case         string
	Vertex, Side uint32
	Like         uint32
	Matrix       Matrix
	Forms        []OddForm
	File         string
}

// SideMap is an automorphism, given by the images, and whether the sides are exchanged
// after it.
type SideMap struct {
	Image    []uint32
	Exchange bool
}

// Form goes through the lines of a tree.
func (p *Branches) Form(r *certificates.Lines) {
	certificates.Each(r, &p.Nodes, func(n *Node) {
		certificates.Each(r, &n.Maps, func(m *SideMap) { m.form(r) }, "automorphism", "exchange")
		switch r.Keyword(&n.Case); n.Case {
		case "branch":
			r.Few("branch", 2, 2, nil, &n.Vertex, &n.Side)
		case "like":
			r.Few("like", 1, 1, nil, &n.Like)
		case "matrix":
			n.Matrix.form(r)
			certificates.Each(r, &n.Forms, func(f *OddForm) { f.form(r) }, "form")
		case "leaf":
			r.Text("leaf", &n.File)
		case "": // the tree lacks a case
		default:
			r.Reject("body/keyword", "%q, want a case that is proved", certificates.Shortened(n.Case))
		}
	})
}

func (m *SideMap) form(r *certificates.Lines) {
	if r.Reads() {
		m.Exchange = r.Next() == "exchange"
	}
	r.Numbers(map[bool]string{false: "automorphism", true: "exchange"}[m.Exchange], &m.Image)
}

// Leaf is a case of a proof by branches that is proved in a file of its own.
type Leaf struct {
	File  string
	Sides Sides
	line  int // of the body
}

// branching goes through a tree of cases, and checks it.
//
// If the order N is odd, let there be one more vertex without links. Then the cuts into
// ⌊N/2⌋ and ⌈N/2⌉ vertices are those into two halves, without the one vertex more. Each
// node of the tree has sides for some of the vertices; the root has none. That a node is
// proved means: no cut into halves that gives these sides to these vertices has fewer
// links than stated.
//
// A symmetry of a node is an automorphism that takes each vertex with a side to one with
// the same side, or that takes each to one with the other side and then exchanges the
// sides of all. Either takes cuts that agree with the node to cuts that agree with it,
// with as many links and halves of the same size. At a branch, the symmetries take the
// vertex V with side S to other vertices with their sides: the orbit. A cut that agrees
// with the node may agree with some of the orbit: then a symmetry takes it to one that
// has V on side S. Or it agrees with none: then it has all vertices of the orbit on the
// opposite sides. So the node is proved if the two nodes below it are. A node that has a
// vertex on both sides, or more than half of the vertices on one, agrees with no cut and
// is left out.
//
// A like line comes after a map: an automorphism, after which the sides of all may be
// exchanged. The map takes the sides of an earlier node, which has been proved, to sides
// that are given here. So its inverse takes every cut that agrees with this node to one
// that agrees with the earlier node, with as many links.
type branching struct {
	g     certificates.Graph
	w     certificates.World
	least uint64
	order int    // with the vertex that makes it even
	nodes []Node // those that come
	at    int    // the line of the next one
	// done has the sides of each node that has been proved, nil for the ones above where
	// we are. Nodes are counted as they are met.
	done []Sides
	// leaf is told of each leaf line. Where it is nil, there may be none.
	leaf func(Leaf) error
}

// check checks that every cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at least the stated
// number of links, by a tree of cases.
func (p Branches) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	return p.eachLeaf(c.Statement, g, w, func(leaf Leaf) error {
		file, err := lrat.Open(c.Statement, w, leaf.line, leaf.File)
		if err != nil {
			return err
		}
		defer file.Close() // nothing was written
		return CheckLeaf(c.Statement, g, w, leaf, file)
	})
}

// Leaves checks a proof of a statement but for the files of its leaves, and returns these
// leaves, as they come.
func (p Branches) Leaves(s certificates.Statement, g certificates.Graph) ([]Leaf, error) {
	var leaves []Leaf
	err := p.eachLeaf(s, g, certificates.World{}, func(leaf Leaf) error {
		leaves = append(leaves, leaf)
		return nil
	})
	return leaves, err
}

func (p Branches) eachLeaf(s certificates.Statement, g certificates.Graph, w certificates.World, leaf func(Leaf) error) error {
	b, err := newBranching(s, g, w)
	if err != nil {
		return err
	}
	b.nodes, b.leaf = p.Nodes, leaf
	return b.tree(NoSides(g.Order()))
}

// NoSides returns the sides of the root, for a network of order n: all are free.
func NoSides(n int) Sides { return slices.Repeat(Sides{Free}, n+n%2) }

func newBranching(s certificates.Statement, g certificates.Graph, w certificates.World) (*branching, error) {
	n := g.Order()
	if n > maxBranchOrder {
		return nil, certificates.Reject("branches/limit", "%d vertices, want at most %d", n, maxBranchOrder)
	}
	return &branching{g: g, w: w, least: s.Bound(), order: n + n%2}, nil
}

// CheckLeaf checks the file of a leaf of a proof of a statement. Its text begins with the line
// "branches" if it is a tree of the cases that the leaf falls into. Any other file is a
// refutation of LeafCNF.
//
// Errors wrap ErrRejected if the file does not show the leaf, or is beyond a limit: see the
// limits of branches and lrat. Others are those of reading the file.
//
// Cost: as for a certificate of kind branches, or lrat, with this file alone.
func CheckLeaf(s certificates.Statement, g certificates.Graph, w certificates.World, leaf Leaf, file io.Reader) error {
	b, err := newBranching(s, g, w)
	if err != nil {
		return err
	}
	in := bufio.NewReader(file)
	if first, _ := in.Peek(1); string(first) != "b" {
		f, err := LeafCNF(g, b.least, leaf.Sides)
		if err := f.Spend(w, err); err != nil {
			return err
		}
		defer f.Free(w)
		return lrat.CheckFile(f, in, w, leaf.line, leaf.File)
	}
	lines, err := certificates.ReadBody(in, "branches")
	if err == nil {
		text := &certificates.Certificate{Body: lines}
		err = w.Budget.Take(text.Memory())
		defer w.Budget.Free(text.Memory())
	}
	if err == nil {
		var p Branches
		err = certificates.ReadProof(s, lines, p.Form)
		b.nodes = p.Nodes
	}
	if err == nil {
		err = b.tree(leaf.Sides)
	}
	if err != nil && !errors.Is(err, certificates.ErrRejected) {
		return fmt.Errorf("%s: %w", leaf.File, err)
	}
	return certificates.Beside(leaf.line, leaf.File, 2, err)
}

// tree checks that all nodes are the tree below a node with the given sides.
func (b *branching) tree(root Sides) error {
	nodes := min(maxBranchSides, int64(len(b.nodes))*int64(b.order))
	if err := b.w.Budget.Take(nodes); err != nil {
		return err
	}
	defer b.w.Budget.Free(nodes)
	if err := b.node(root); err != nil {
		return err
	}
	if len(b.nodes) > 0 {
		return certificates.RejectLine(b.at, "body/extra", "a line after the tree, want the end")
	}
	return nil
}

// node checks the tree below a node with the given sides.
func (b *branching) node(here Sides) error {
	if (len(b.done)+1)*b.order > maxBranchSides {
		return certificates.Reject("branches/limit", "%d nodes of %d vertices, want a product of at most %d", len(b.done)+1, b.order, maxBranchSides)
	}
	if err := b.w.Budget.Spend(stepsOfSide * int64(b.order)); err != nil {
		return err
	}
	if len(b.nodes) == 0 {
		return certificates.Reject("body/missing", "the body ends after %d lines, want more: a case is not proved yet", b.at)
	}
	n := &b.nodes[0]
	b.nodes = b.nodes[1:]
	number := len(b.done)
	b.done = append(b.done, nil)
	maps, err := b.maps(n.Maps)
	if err != nil {
		return err
	}
	line := b.at
	b.at++
	switch {
	case n.Case == "branch":
		err = b.branch(line, n, here, maps)
	case n.Case == "like":
		err = b.like(line, n.Like, here, maps)
	case n.Case == "":
		err = certificates.Reject("body/missing", "the body ends after %d lines, want more: a case is not proved yet", line)
	case len(maps) > 0:
		err = certificates.RejectLine(line, "body/keyword", "%q after a symmetry, want \"branch\" or \"like\"", certificates.Shortened(n.Case))
	case n.Case == "matrix":
		err = b.matrix(line, n, here)
	case n.Case == "leaf" && b.leaf != nil:
		err = b.leaf(Leaf{File: n.File, Sides: here, line: line})
	default:
		err = certificates.RejectLine(line, "body/keyword", "%q, want a case that is proved", certificates.Shortened(n.Case))
	}
	b.done[number] = here
	return err
}

// symmetry is an automorphism, and whether the sides are exchanged after it.
type symmetry struct {
	to       []uint32
	exchange int8 // 1 if they are
}

// maps verifies the symmetries before a branch or a like line.
func (b *branching) maps(given []SideMap) ([]symmetry, error) {
	var list []symmetry
	n := b.g.Order()
	for _, m := range given {
		if err := b.w.Pass(certificates.PassesOfLine); err != nil {
			return nil, err
		}
		if err := certificates.WantNumbers(b.at, m.Image, n, n, uint32(n)); err != nil {
			return nil, err
		}
		if err := automorphism.VerifyMap(b.at, b.g, b.g, m.Image); err != nil {
			return nil, err
		}
		s := symmetry{to: m.Image}
		if m.Exchange {
			s.exchange = 1
		}
		if n%2 == 1 {
			s.to = append(s.to[:n:n], uint32(n))
		}
		list = append(list, s)
		b.at++
	}
	return list, nil
}

// takes tells whether the symmetry takes all vertices that have sides in from to vertices
// that have those sides in to; if not, it returns one for which it does not.
func (s *symmetry) takes(from, to Sides) (bool, uint32) {
	for v, side := range from {
		if side != Free && to[s.to[v]] != side^s.exchange {
			return false, uint32(v)
		}
	}
	return true, 0
}

// branch checks "branch V S" and the trees of the nodes below. The symmetries stand in the
// lines before.
func (b *branching) branch(line int, n *Node, here Sides, maps []symmetry) error {
	v, side := n.Vertex, n.Side
	if err := certificates.WantNumbers(line, []uint32{v, side}, 2, 2, uint32(b.order)); err != nil {
		return err
	}
	if side > 1 {
		return certificates.RejectLine(line, "branch/side", "%d, want 0 or 1", side)
	}
	if here[v] != Free {
		return certificates.RejectLine(line, "branch/taken", "vertex %d is on side %d already, want one without a side", v, here[v])
	}
	first := line - len(maps)
	orbits := make([]uint32, 2*b.order) // of 2·vertex + side
	for i := range orbits {
		orbits[i] = uint32(i)
	}
	for i, s := range maps {
		if ok, u := s.takes(here, here); !ok {
			return certificates.RejectLine(first+i, "symmetry/moved", "vertex %d is on side %d and goes to %d, want the sides to be kept, or exchanged by an exchange", u, here[u], s.to[u])
		}
		needed := false
		for u, to := range s.to {
			for t := range uint32(2) {
				x, y := 2*uint32(u)+t, 2*to+t^uint32(s.exchange)
				needed = needed || automorphism.Find(orbits, x) != automorphism.Find(orbits, y)
				automorphism.Join(orbits, x, y)
			}
		}
		if !needed {
			return certificates.RejectLine(first+i, "symmetry/unneeded", "it makes no two choices one that those before do not, want each to")
		}
	}
	with, without := slices.Clone(here), slices.Clone(here)
	with[v] = int8(side)
	both := false
	for x := range orbits {
		if automorphism.Find(orbits, uint32(x)) != automorphism.Find(orbits, 2*v+side) {
			continue
		}
		u, opposite := x/2, int8(1-x%2)
		both = both || without[u] == 1-opposite
		without[u] = opposite
	}
	if !with.Crowded() {
		if err := b.node(with); err != nil {
			return err
		}
	}
	if both || without.Crowded() {
		return nil
	}
	return b.node(without)
}

// like checks "like K", after one map that takes node K to this one.
func (b *branching) like(line int, number uint32, here Sides, maps []symmetry) error {
	if err := certificates.WantNumbers(line, []uint32{number}, 1, 1, uint32(len(b.done))); err != nil {
		return err
	}
	if len(maps) != 1 {
		return certificates.RejectLine(line, "like/maps", "%d maps before it, want 1", len(maps))
	}
	before := b.done[number]
	if before == nil {
		return certificates.RejectLine(line, "like/open", "node %d is not proved yet, want one that is", number)
	}
	if ok, u := maps[0].takes(before, here); !ok {
		return certificates.RejectLine(line, "like/sides", "vertex %d of node %d does not go to a vertex with its side, want each to", u, number)
	}
	return nil
}

// matrix checks a matrix line and the form lines after it, that they show that
// no cut with the sides given here has fewer links than stated.
//
// Let x be 1 for side 0 and −1 for side 1. All vertices with sides are one variable y_0,
// 1 or −1 as the cut or its opposite is meant, and each of the others is one: x = C·y. The
// matrix is
//
//	A = Q·CᵀLC + diag(D) + T·Cᵀ1·(Cᵀ1)ᵀ − P·I − Σ W·Cᵀb·(Cᵀb)ᵀ
//
// with a b for each form. As in a spectral proof, xᵀLx is 4 for each link of the cut, all
// squares of y are 1, the sum of x is 0, and (b·x)² is at least 1. With R variables, if
// yᵀAy ≥ 0 then 4·Q·k ≥ R·P − ΣD + ΣW for the number k of links.
func (b *branching) matrix(line int, n *Node, here Sides) error {
	variable, sign, rows := contraction(here)
	if rows > maxMatrixRows {
		return certificates.RejectLine(line, "branches/limit", "%d vertices without a side, want at most %d", rows, maxMatrixRows)
	}
	m, err := n.Matrix.start(line, b.g, variable, sign, rows)
	if err != nil {
		return err
	}
	for i, given := range n.Forms {
		if i == maxMatrixLines {
			return certificates.RejectLine(b.at, "branches/limit", "more than %d form lines of a matrix, want at most that many", maxMatrixLines)
		}
		f, err := given.verify(b.at, b.order)
		if err != nil {
			return err
		}
		m.subtract(f)
		b.at++
	}
	return m.wantShown(line, b.g, b.w, b.least)
}

// contraction returns the variable of each vertex, its sign, and the number of variables:
// the vertices that have sides are variable 0 together, if there are any, and the others
// have one each, in their order.
func contraction(here Sides) (variable []uint32, sign []int64, rows int) {
	variable, sign = make([]uint32, len(here)), make([]int64, len(here))
	if slices.ContainsFunc(here, func(side int8) bool { return side != Free }) {
		rows = 1
	}
	for v, side := range here {
		if sign[v] = 1; side == Free {
			variable[v] = uint32(rows)
			rows++
		} else {
			sign[v] -= 2 * int64(side)
		}
	}
	return variable, sign, rows
}

// LeafCNF returns the formula that says: there is a cut of g into ⌊N/2⌋ and ⌈N/2⌉ vertices
// with fewer than w links, and each vertex of g that has a side is on it. It is
// CNF without automorphisms, with a unit clause for each of these vertices in
// their order, in place of that which has vertex 0 on side 0.
func LeafCNF(g certificates.Graph, w uint64, sides Sides) (*lrat.CNF, error) {
	f, side, err := cutCNF(g, w)
	if err != nil {
		return nil, err
	}
	for v := range g.Order() {
		switch sides[v] {
		case 0:
			f.Add(-side[v])
		case 1:
			f.Add(side[v])
		}
	}
	return f.Finished()
}
