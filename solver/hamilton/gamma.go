package hamilton

// supertoroidalCycle returns a cycle of Γ(c,k,l), nil where neither of two
// constructions applies. In the group of the pairs (x,j), let a = (1,0) and
// b = (0,1); they have orders ck and R = c²l, and (x,j)·b^i·a = (x+1,
// (j+i)(1+cl)). A word in a and b is a walk.
//
// Rows: for each x, R−1 steps b or R−1 steps b⁻¹, then a, meets all vertices.
// Row x moves j by ±1 so that the walk comes back if Σ ε(x)·(1−cl·x) is 0 modulo
// c²l over x = 0 … ck−1, for signs ε that may be chosen: see rowSigns.
//
// Columns: R times ck−1 steps a or ck−1 steps a⁻¹, then b. If e(i) is the sum of
// the first i signs, column i is the coset of (0, i + cl·Σ e(h)), over h ≤ i; the
// walk is a cycle if these are different modulo c²l, come back to 0, and e(R) is
// 0 modulo ck. The signs +, − by turns do for even cl unless l is odd and c ≡ 2
// modulo 4: in each period of cl columns Σ e is cl/2, and c and 1 + cl/2 have no
// common factor. The sign + throughout does for odd c if k divides cl and R is
// odd: column i is i + cl·i(i+1)/2.
//
// So what is left, unless there are signs for the rows, is odd cl where k does
// not divide it, and c ≡ 2 modulo 4 with odd l.
func supertoroidalCycle(c, k, l int) []uint32 {
	switch signs := rowSigns(c, k, l); {
	case signs != nil:
		return rowCycle(c, l, signs)
	case l%2 == 0: // for c divisible by 4 there are signs
		return columnCycle(c, k, l, true)
	case c*l%2 == 1 && c*l%k == 0:
		return columnCycle(c, k, l, false)
	}
	return nil
}

// maxRowSigns bounds the signs that rowSigns tries freely.
const maxRowSigns = 12

// rowSigns returns signs ε(0) … ε(ck−1) with Σ ε(x)(1−cl·x) ≡ 0 modulo c²l, or
// nil if it finds none. Four rows with the signs + − − + add up to 0; the first
// ones are searched.
func rowSigns(c, k, l int) []int {
	ring, rows := c*c*l, c*k
	signs := make([]int, rows)
	for free := rows % 4; free <= min(rows, maxRowSigns); free += 4 {
		for choice := range 1 << free {
			sum := 0
			for x := range signs {
				signs[x] = []int{1, -1, -1, 1}[max(0, x-free)%4]
				if x < free {
					signs[x] = 1 - 2*(choice>>x&1)
					sum += signs[x] * (1 - c*l*x)
				}
			}
			if sum%ring == 0 {
				return signs
			}
		}
	}
	return nil
}

// rowCycle walks row x with the steps b or b⁻¹ that signs[x] says.
func rowCycle(c, l int, signs []int) []uint32 {
	ring := c * c * l
	cycle := make([]uint32, 0, len(signs)*ring)
	j := 0
	for x, step := range signs {
		for range ring {
			cycle = append(cycle, uint32(x*ring+j))
			j = (j + step + ring) % ring
		}
		j = (j - step + ring) % ring * (1 + c*l) % ring
	}
	return cycle
}

// columnCycle walks the columns up, or up and down by turns.
func columnCycle(c, k, l int, turns bool) []uint32 {
	ring, rows, cl := c*c*l, c*k, c*l
	cycle := make([]uint32, 0, rows*ring)
	x, j := 0, 0
	for i := range ring {
		for h := range rows {
			cycle = append(cycle, uint32(x*ring+j))
			if h == rows-1 {
				break
			}
			if i%2 == 0 || !turns {
				x, j = (x+1)%rows, j*(1+cl)%ring
			} else {
				x, j = (x+rows-1)%rows, j*(1+ring-cl)%ring
			}
		}
		j = (j + 1) % ring
	}
	return cycle
}
