package strategy

import (
	"errors"
	"math/big"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/lrat"
)

// Bounds of a linear formula: of a term of several numbers, how far they are apart to be counted; and on
// the entries of all rows.
const (
	mostApart   = 1 << 10
	mostEntries = 1 << 22
)

// threshold is atLeast by two rows: a variable g with Σ - k·g ≥ 0 and k-1 + (n-k+1)·g - Σ ≥ 0, for the
// number Σ of the n literals that are true.
func (e *evaluator) threshold(list []lit, k int64) lit {
	c, bytes := e.circuit, 128*int64(len(list)+2)
	if c.taken+bytes > 128*mostEntries {
		panic(failure{certificates.Reject("cnf/limit", "rows with more than %d entries, want at most that many", mostEntries)})
	}
	e.spend(bytes)
	e.take(bytes)
	c.taken += bytes
	g, n := c.formula.Fresh(1)[0], int64(len(list))
	sum := arithmetic.TrueOf(list)
	gate := arithmetic.Variable(int(g))
	c.rows = append(c.rows, sum.Sub(gate.Times(big.NewInt(k))), gate.Times(big.NewInt(n-k+1)).Sub(sum).Plus(k-1))
	return g
}

// question is what is refuted: all clauses and rows, as facts.
func (c *circuit) question(f *lrat.CNF) *arithmetic.Branch {
	b := new(arithmetic.Branch)
	for i := range f.Clauses() {
		b.Facts = append(b.Facts, arithmetic.TrueOf(f.Clause(i)).Plus(-1))
	}
	b.Facts = append(b.Facts, c.rows...)
	return b
}

// bytesOfFacts is what the clauses of a formula take as facts.
func bytesOfFacts(f *lrat.CNF) int64 {
	entries := int64(0)
	for i := range f.Clauses() {
		entries += int64(len(f.Clause(i))) + 2
	}
	return 128 * entries
}

// asCount is a number as a count: of one of several it is the least one, and for each other one its
// literal as often as it is more than that.
func (e *evaluator) asCount(x any) (*counted, bool) {
	switch x := x.(type) {
	case *counted:
		return x, true
	case number:
		k, is := x.Int64()
		return &counted{base: k}, is
	case *varied:
		c := new(counted)
		values := make([]int64, len(x.values))
		for i, v := range x.values {
			n, is := v.(number)
			k, whole := n.Int64()
			if !is || !whole || k <= -mostBase || k >= mostBase { // so that their differences fit
				return nil, false
			}
			if values[i] = k; i == 0 || k < c.base {
				c.base = k
			}
		}
		more := int64(0)
		for i, k := range values {
			k -= c.base
			if k >= mostApart {
				return nil, false
			}
			e.spend(1 + k)
			switch x.lits[i] {
			case no:
			case yes:
				more += k
			default:
				for range k {
					c.lits = append(c.lits, x.lits[i])
				}
			}
		}
		c.base += more
		return c, true
	}
	return nil, false
}

// together is the sum or the difference of numbers as a count, if a formula is linear and one of them is
// not known: what is subtracted are the literals that are false.
func (e *evaluator) together(op string, x, y any) (*counted, bool) {
	if e.circuit == nil || !e.circuit.linear || op != "+" && op != "-" {
		return nil, false
	}
	a, is := e.asCount(x)
	b, are := e.asCount(y)
	if !is || !are || max(a.base, -a.base, b.base, -b.base) > mostBase/2 {
		return nil, false
	}
	e.spend(int64(len(a.lits) + len(b.lits)))
	c := &counted{append([]lit(nil), a.lits...), a.base + b.base}
	if op == "+" {
		c.lits = append(c.lits, b.lits...)
	} else {
		c.base = a.base - b.base - int64(len(b.lits))
		for _, l := range b.lits {
			c.lits = append(c.lits, -l)
		}
	}
	return c, true
}

// refutedByRows shows a goal by refuting the inequalities that say the contrary.
func (c *checker) refutedByRows(st *Step, g goal) error {
	f, _, rows, trivial, err := c.formula(st, g, true)
	if err != nil {
		return err
	}
	defer f.Free(c.world)
	defer c.world.Budget.Free(bytesOfFacts(f))
	if trivial {
		return c.reject(st, "strategy/trivial", "a formula that is false by itself, want the step: proof -")
	}
	err = arithmetic.RefuteBinary(rows, st.Nodes, c.world.Budget.Spend)
	var wrong *arithmetic.Error
	if errors.As(err, &wrong) {
		return certificates.RejectLine(st.line+1+wrong.Node, "strategy/linear", "%s", wrong.Detail)
	}
	return err
}
