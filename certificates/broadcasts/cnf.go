package broadcasts

import (
	"topocert/certificates"
	"topocert/certificates/lrat"
)

// CNF returns the formula that says: within the given number of
// rounds, all vertices can be informed from the source, every vertex sending to
// at most one neighbour in a round. The package comment gives every clause.
//
// It has a number of literals of the order of the rounds times the sum of the
// squares of the degrees.
func CNF(g certificates.Graph, source uint32, rounds uint64) (*lrat.CNF, error) {
	n := g.Order()
	f, links, err := lrat.OfGraph(g)
	if err != nil {
		return nil, err
	}
	if rounds > lrat.MaxCNFLiterals/uint64(n+2*len(links)) {
		return nil, certificates.Reject("cnf/limit", "more than %d literals, want at most that many", lrat.MaxCNFLiterals)
	}
	var before []int32 // who is informed before the round; nil for the source alone
	for range rounds {
		after := f.Fresh(n)
		to := make([][]int32, n) // the sends to each vertex
		for u := range uint32(n) {
			row := g.Neighbors(u)
			sends := f.Fresh(len(row))
			for i, v := range row {
				to[v] = append(to[v], sends[i])
				switch {
				case u == source:
				case before == nil:
					f.Add(-sends[i])
				default:
					f.Add(-sends[i], before[u])
				}
			}
			for i := range sends {
				for j := range i {
					f.Add(-sends[j], -sends[i])
				}
			}
		}
		for v := range uint32(n) {
			switch {
			case v == source:
				f.Add(after[v])
				continue
			case before == nil:
				f.Add(append(to[v], -after[v])...)
				continue
			}
			f.Add(append(to[v], -after[v], before[v])...)
			f.Add(-before[v], after[v])
		}
		before = after
		if f.Over {
			break
		}
	}
	for v := range uint32(n) {
		switch {
		case v == source:
		case before == nil:
			f.Add()
		default:
			f.Add(before[v])
		}
	}
	return f.Finished()
}

// Encoding is the formula for a broadcast with fewer rounds than stated.
type Encoding struct{}

func (Encoding) Subject() string { return "broadcast" }
func (Encoding) Lines() int      { return 0 }

func (*Encoding) Form(*certificates.Lines) {}

// CNF returns the formula for the statement.
func (Encoding) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	model, source, all, err := broadcastStatement(s, g)
	if err != nil {
		return nil, err
	}
	if model != SinglePort || all {
		return nil, certificates.Reject("statement/model", "%q has no formula, want %s and a source", certificates.Shortened(s.String()), SinglePort)
	}
	least := s.Bound()
	if least == 0 {
		return nil, certificates.Reject("statement/value", "0 rounds need no proof, want 1 or more")
	}
	f, err := CNF(g, source, least-1)
	return f, f.Spend(w, err)
}
