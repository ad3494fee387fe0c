package bisection

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"runtime"
	"slices"
	"sync"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/sdp"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Branching proves that every cut into halves has at least a number of links, by branch and
// bound with semidefinite bounds: a tree of cases, in each of which some vertices have sides.
// See certificates, kind branches. It plans a tree whose leaves are tasks of their
// own, and proves a leaf, each from nothing but the network and the leaf's sides.
type Branching struct {
	symmetries *symmetry.Symmetries
	least      int
	need       float64 // a bound above it shows the least number of links
	group      *symmetry.SideGroup
	// Progress, if not nil, is told of each case that is closed or split, by one at a time as
	// long as one leaf is proved at a time.
	Progress func(BranchProgress)
}

// BranchProgress says what has become of a case.
type BranchProgress struct {
	Fixed int     // vertices that have sides
	Bound float64 // what has been shown for it
}

// MaxBranching is the largest order of a network whose width is proved by branches: a matrix
// has a row for each vertex without a side, and the checker takes 256. More vertices would
// need a tree that is as deep as there are more before the first of its cases can be closed.
const MaxBranching = sdp.MaxOrder

// NewBranching prepares to prove that the bisection width of the symmetries' network is at
// least w.
func NewBranching(symmetries *symmetry.Symmetries, w int) *Branching {
	b := &Branching{symmetries: symmetries, least: w, need: sdp.Threshold(symmetries.Network.CSR(), w)}
	if b.checkOrder() == nil {
		b.group = symmetry.NewSideGroup(symmetries)
	}
	return b
}

// checkOrder refuses networks that are too large.
func (b *Branching) checkOrder() error {
	if n := b.symmetries.Network.Order(); n > MaxBranching {
		return fmt.Errorf("branches of %s: %w: %d vertices, want at most %d", b.symmetries.Network.Name(), topology.ErrLimit, n, MaxBranching)
	}
	return nil
}

// tree is a tree of cases while it is made.
type tree struct {
	*Branching
	proof widths.Branches
	// known has the number of each node that has been proved, by its least image, with the
	// map that takes it there.
	known        map[string]knownNode
	nodes        int
	first, usual sdp.Effort // for nodes where the program starts from nothing, and others
	// split tells whether what is below a node with so high a bound is part of the tree;
	// else it is left open, as leaves.
	split  func(bound float64) bool
	leaves int
	// bounds remembers what has been found about nodes, from one plan to the next.
	bounds map[string]*node
}

type knownNode struct {
	number int
	by     *symmetry.SideMap
}

// node is what is known about a node.
type node struct {
	program *sdp.Program // nil for the root
	matrix  *sdp.Matrix
	bound   float64
}

// efforts returns how long the bound of a node is worked on: where the program starts from
// nothing, it pays to let it learn; in a plan, bounds tell what is hard, and no more.
func efforts() (first, usual, plan sdp.Effort) {
	return sdp.Effort{Least: 8, Most: 40, Patience: 20}, sdp.Effort{Least: 8, Most: 40, Patience: 6}, sdp.Effort{Least: 2, Most: 5, Patience: 1}
}

// Plan returns a certificate whose leaves are not proved yet, at least so many of them
// unless the tree is closed before, and the leaves in their order. Leaves are about
// equally hard. The plan is the same in every run on one sort of machine.
//
// Errors: topology.ErrLimit for more than MaxBranching vertices; a *SmallerCut if it meets a
// cut with fewer links; the context's, some tenths of a second after it ends.
//
// Cost: a bound for each node above the leaves, a second or two each for a network of a
// hundred vertices, and with N vertices some N³.
func (b *Branching) Plan(ctx context.Context, leaves int) (*certificates.Certificate, []widths.Leaf, error) {
	if err := b.checkOrder(); err != nil {
		return nil, nil, err
	}
	net := b.symmetries.Network
	var proof widths.Branches
	// A node is split if its bound is below a limit, which rises until there are enough
	// leaves, in so many steps that the leaves below are about equally hard.
	const steps = 32
	bounds := make(map[string]*node)
	first := math.Inf(1)
	for step := range steps + 1 {
		t := b.newTree()
		_, _, t.usual = efforts()
		t.bounds = bounds
		t.split = func(bound float64) bool {
			if math.IsInf(bound, -1) {
				return true // the root
			}
			first = min(first, bound)
			return bound <= first+(b.need-first)*float64(step)/steps
		}
		if err := t.node(ctx, widths.NoSides(net.Order()), nil); err != nil {
			return nil, nil, fmt.Errorf("branches of %s: %w", net.Name(), err)
		}
		if proof = t.proof; t.leaves == 0 || t.leaves >= leaves {
			break
		}
	}
	stem := fmt.Sprintf("bisection.at-least.%s.leaf-", solver.FileStem(net.Name()))
	number := 0
	for i, n := range proof.Nodes {
		if n.Case == "leaf" {
			proof.Nodes[i].File = fmt.Sprintf("%s%05d.branches", stem, number)
			number++
		}
	}
	c := solver.Proved(solver.AtLeast("bisection", net, b.least), "branches", proof)
	list, err := proof.Leaves(c.Statement, net.CSR())
	return c, list, err
}

func (b *Branching) newTree() *tree {
	t := &tree{Branching: b, known: make(map[string]knownNode), split: func(float64) bool { return true }}
	t.first, t.usual, _ = efforts()
	return t
}

func fixed(sides widths.Sides) int {
	count := 0
	for _, s := range sides {
		if s != widths.Free {
			count++
		}
	}
	return count
}

// ProveLeaf proves a leaf and writes its file, at once when it is done.
//
// Errors: topology.ErrLimit for more than MaxBranching vertices; a *SmallerCut if there is a
// cut with fewer links that agrees with the leaf, and it meets it; the context's, some tenths
// of a second after it ends; that of out.
//
// Cost: a bound for each case below the leaf, as of Plan; their number is not known before,
// and grows exponentially with what the bounds are off.
func (b *Branching) ProveLeaf(ctx context.Context, sides widths.Sides, out io.Writer) error {
	if err := b.checkOrder(); err != nil {
		return err
	}
	t := b.newTree()
	if err := t.node(ctx, sides, nil); err != nil {
		return fmt.Errorf("a branch of %s: %w", b.symmetries.Network.Name(), err)
	}
	return certificates.WriteForms(out, "branches", t.proof.Form)
}

// add adds a node to the proof.
func (t *tree) add(n widths.Node) { t.proof.Nodes = append(t.proof.Nodes, n) }

// node proves a node, or leaves it open. It starts from what the node above has learned.
func (t *tree) node(ctx context.Context, sides widths.Sides, above *node) error {
	key, by := t.group.Least(sides)
	if before, found := t.known[key]; found && by != nil {
		m := symmetry.Between(before.by, by)
		t.add(widths.Node{Maps: []widths.SideMap{m.Written()}, Case: "like", Like: uint32(before.number)})
		t.nodes++
		return nil
	}
	number := t.nodes
	t.nodes++
	if above != nil && !t.split(above.bound) {
		t.add(widths.Node{Case: "leaf", File: "open"})
		t.leaves++
	} else if err := t.prove(ctx, sides, above); err != nil {
		return err
	}
	t.known[key] = knownNode{number, by}
	return nil
}

// prove proves a node by its bound or by those below.
func (t *tree) prove(ctx context.Context, sides widths.Sides, above *node) error {
	n, err := t.evaluate(ctx, sides, above)
	if err != nil {
		return err
	}
	if n.matrix != nil {
		head, forms := n.matrix.Written()
		t.add(widths.Node{Case: "matrix", Matrix: head, Forms: forms})
		return nil
	}
	return t.branch(ctx, sides, n)
}

// evaluate bounds a node, unless that has been done.
func (t *tree) evaluate(ctx context.Context, sides widths.Sides, above *node) (*node, error) {
	key := fmt.Sprint(sides)
	if n := t.bounds[key]; n != nil {
		return n, nil
	}
	n := &node{bound: math.Inf(-1)}
	if fixed(sides) > 0 {
		e := t.usual
		if above == nil || above.program == nil {
			n.program = sdp.NewProgram(t.symmetries.Network.CSR(), sides, t.group.Elements())
			e = t.first
		} else {
			n.program = above.program.Below(sides)
		}
		n.matrix, n.bound = n.program.Solve(ctx, t.need, e)
		if err := ctx.Err(); n.matrix == nil && err != nil {
			return nil, err
		}
		if n.matrix == nil && n.program.Decided() {
			return nil, t.smaller(sides)
		}
		if t.Progress != nil {
			t.Progress(BranchProgress{fixed(sides), n.bound})
		}
	}
	if t.bounds != nil {
		t.bounds[key] = n
	}
	return n, nil
}

// smaller is the error that the cut of a node without free vertices has too few links.
func (t *tree) smaller(sides widths.Sides) error {
	net := t.symmetries.Network
	part := smallerSide(net.Order(), func(v uint32) bool { return sides[v] == 0 })
	return &SmallerCut{Network: net.Name(), Side: part, Width: cutWidth(net, part), Want: t.least}
}

// branch splits a node by the choice that promises most.
func (t *tree) branch(ctx context.Context, sides widths.Sides, n *node) error {
	maps, orbits, err := t.group.Keeping(ctx, sides)
	if err != nil {
		return err
	}
	v, side := t.choose(sides, orbits, n)
	split := widths.Node{Case: "branch", Vertex: uint32(v), Side: uint32(side)}
	for i := range maps {
		split.Maps = append(split.Maps, maps[i].Written())
	}
	t.add(split)
	with, without, both := slices.Clone(sides), slices.Clone(sides), false
	with[v] = side
	for x := range uint32(2 * len(sides)) {
		if orbits.Find(x) == orbits.Find(uint32(2*v+int(side))) {
			both = both || without[x/2] == int8(x%2)
			without[x/2] = int8(1 - x%2)
		}
	}
	if !with.Crowded() {
		if err := t.node(ctx, with, n); err != nil {
			return err
		}
	}
	if both || without.Crowded() {
		return nil
	}
	return t.node(ctx, without, n)
}

// choose returns the vertex and side to branch on, the branching rule: of a large orbit, and
// one that the program's solution does not decide, the "most fractional" one.
func (t *tree) choose(sides widths.Sides, orbits *symmetry.Orbits, n *node) (int, int8) {
	best, v, side := math.Inf(-1), 0, int8(0)
	for x := range uint32(2 * len(sides)) {
		if sides[x/2] != widths.Free || orbits.Find(x) != x {
			continue
		}
		score := math.Sqrt(float64(orbits.Size(x)))
		if p := n.program; p != nil {
			agrees := p.Agreement(int(x / 2))
			score *= 1 - agrees*agrees
		}
		if score > best {
			best, v, side = score, int(x/2), int8(x%2)
		}
	}
	return v, side
}

// ProveBranches proves that every balanced cut has at least w links by a tree of cases, and
// writes a file for each of its leaves, made by create, which is called by one at a time.
// Several leaves are proved at a time, in their order.
//
// Errors: those of Plan; those of create and of the files.
func ProveBranches(ctx context.Context, symmetries *symmetry.Symmetries, w int, create solver.Files) (*certificates.Certificate, error) {
	b := NewBranching(symmetries, w)
	c, list, err := b.Plan(ctx, 4*runtime.GOMAXPROCS(0))
	if err != nil {
		return nil, err
	}
	var creating sync.Mutex
	_, _, err = firstModel(ctx, len(list), func(ctx context.Context, i int) ([]bool, error) {
		var text bytes.Buffer
		if err := b.ProveLeaf(ctx, list[i].Sides, &text); err != nil {
			return nil, err
		}
		creating.Lock()
		defer creating.Unlock()
		return nil, create.Write(list[i].File, func(file io.Writer) error {
			_, err := file.Write(text.Bytes())
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	return c, nil
}
