package lower

import (
	"bufio"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
)

// branches is a proof by a tree of cases, of which some stand in files.
func (j *job) branches(p widths.Branches) Term {
	leaves, err := p.Leaves(j.s, j.net)
	j.fail(err)
	return App("WidthByBranches", j.cases(p, leaves))
}

// cases are the nodes of a tree; its leaves are given as they come.
func (j *job) cases(p widths.Branches, leaves []widths.Leaf) Term {
	return ListOf(p.Nodes, func(n widths.Node) Term {
		switch n.Case {
		case "branch":
			maps := ListOf(n.Maps, func(m widths.SideMap) Term { return Tuple(Bool(m.Exchange), Array(m.Image)) })
			return App("BranchOn", maps, Int(uint64(n.Vertex)), Bool(n.Side == 1))
		case "like":
			return App("LikeBefore", Bool(n.Maps[0].Exchange), Array(n.Maps[0].Image), Int(uint64(n.Like)))
		case "matrix":
			return App("ByContracted", append(matrix(n.Matrix), ListOf(n.Forms, func(f widths.OddForm) Term {
				return Tuple(Int(uint64(f.Weight)), turned(f))
			}))...)
		}
		leaf := leaves[0]
		leaves = leaves[1:]
		return App("LeafIn", Constant(j.leaf(leaf)))
	})
}

// leaf is what the file of a leaf has: a tree of cases, or a refutation.
func (j *job) leaf(leaf widths.Leaf) Term {
	if nodes, is := j.leafTree(leaf); is {
		return App("LeafTree", j.cases(nodes, nil))
	}
	formula, err := widths.LeafCNF(j.net, j.s.Bound(), leaf.Sides)
	if err != nil {
		j.fail(err)
		return None()
	}
	slots, parts := j.refutation(leaf.File, formula.Clauses())
	return App("LeafRefuted", Constant(Tuple(slots, parts)))
}

// leafTree reads the file of a leaf, if it is a tree.
func (j *job) leafTree(leaf widths.Leaf) (p widths.Branches, is bool) {
	file, err := j.World.Open(leaf.File)
	if err != nil {
		j.fail(err)
		return p, false
	}
	defer file.Close()
	in := bufio.NewReader(file)
	if first, _ := in.Peek(1); string(first) != "b" {
		return p, false
	}
	lines, err := certificates.ReadBody(in, "branches")
	j.fail(err)
	proof, err := kinds.Read(&certificates.Certificate{Statement: j.s, Kind: "branches", Body: lines})
	j.fail(err)
	p, is = proof.(widths.Branches)
	return p, is
}
