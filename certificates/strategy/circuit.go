package strategy

import (
	"encoding/binary"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/lrat"
)

// circuit makes a formula in conjunctive normal form. Each gate is a conjunction, with a
// variable that is true if all inputs are and false if one is not: full Tseitin encoding. So
// all gates have their values as soon as the variables of choices do.
type circuit struct {
	formula *lrat.CNF
	// gates are the variables of those that were made, by their sorted inputs.
	gates map[string]lit
	// chosen are the literals of each choice in turn: of a set one for each member; of a
	// map one for each key and value, the values of the first key first.
	chosen [][]lit
	taken  int64 // bytes
	// Of a linear refutation rows say how many of some literals are true, in place of clauses.
	linear bool
	rows   []arithmetic.Poly
}

// extent is how many variables, clauses and rows there are.
func (c *circuit) extent() [3]int {
	if c == nil {
		return [3]int{}
	}
	return [3]int{c.formula.Variables(), c.formula.Clauses(), len(c.rows)}
}

// clause says that one of the literals is true.
func (c *circuit) clause(list ...lit) {
	var clause []lit
	for _, l := range list {
		switch l {
		case yes:
			return
		case no:
		default:
			clause = append(clause, l)
		}
	}
	c.formula.Add(clause...)
}

// and is the conjunction of literals.
func (e *evaluator) and(list ...lit) lit {
	inputs := make([]lit, 0, len(list))
	for _, l := range list {
		if l == no {
			return no
		}
		if l != yes {
			inputs = append(inputs, l)
		}
	}
	if len(inputs) == 0 {
		return yes
	}
	return e.conjunction(inputs)
}

// conjunction is that of literals that are open.
func (e *evaluator) conjunction(inputs []lit) lit {
	if len(inputs) > 1 {
		slices.Sort(inputs)
		inputs = slices.Compact(inputs)
		for i, j := 0, len(inputs)-1; i < j; { // from the ends to the middle
			switch sum := int64(inputs[i]) + int64(inputs[j]); {
			case sum == 0:
				return no
			case sum < 0:
				i++
			default:
				j--
			}
		}
	}
	if len(inputs) == 1 {
		return inputs[0]
	}
	return e.gate(inputs)
}

// gate is the variable of a conjunction.
func (e *evaluator) gate(inputs []lit) lit {
	key := make([]byte, 0, 4*len(inputs))
	for _, l := range inputs {
		key = binary.LittleEndian.AppendUint32(key, uint32(l))
	}
	c := e.circuit
	if gate, made := c.gates[string(key)]; made {
		return gate
	}
	bytes := 64 + 4*int64(len(key))
	e.take(bytes)
	c.taken += bytes
	gate := c.formula.Fresh(1)[0]
	c.gates[string(key)] = gate
	last := []lit{gate}
	for _, l := range inputs {
		c.clause(-gate, l)
		last = append(last, -l)
	}
	c.clause(last...)
	return gate
}

func (e *evaluator) or(list ...lit) lit {
	negated := make([]lit, len(list))
	for i, l := range list {
		negated[i] = -l
	}
	return -e.and(negated...)
}

// same tells whether two truths are.
func (e *evaluator) same(a, b lit) lit {
	return e.or(e.and(a, b), e.and(-a, -b))
}

// atLeast tells whether k or more of the literals are true: the sequential counter.
func (e *evaluator) atLeast(list []lit, k int64) lit {
	switch {
	case k <= 0:
		return yes
	case k > int64(len(list)):
		return no
	case e.circuit.linear:
		return e.threshold(list, k)
	}
	row := make([]lit, k+1)
	row[0] = yes
	for j := range row[1:] {
		row[j+1] = no
	}
	for i, l := range list {
		e.spend(2 * k)
		next := make([]lit, k+1)
		next[0] = yes
		for j := int64(1); j <= k; j++ {
			next[j] = no
			// Of the literals left, too few may be to reach k from here.
			if j <= int64(i)+1 && k-j <= int64(len(list)-1-i) {
				next[j] = e.or(row[j], e.and(row[j-1], l))
			}
		}
		row = next
	}
	return row[k]
}
