package routing

import (
	"topocert/topology"
)

// GammaSigns are the signs of the links in the five lines of algorithm B, each 1
// or −1: that of (0,±1) where r > 0 and where r < 0; that of (±1,0) where r = 0
// and q ≠ 0, where r = q = 0 and x > 0, and where r = q = 0 and x < 0.
type GammaSigns [5]int

// GammaSignsOfB returns the signs of algorithm B: −1, 1, 1, −1, 1.
func GammaSignsOfB() GammaSigns { return GammaSigns{-1, 1, 1, -1, 1} }

// GammaB is algorithm B of the supertoroidal paper. With D⁻¹S = (x,j) for a
// message at S with destination D,
//
//	−ck/2 ≤ x < ck/2,  −c²l/2 ≤ j < c²l/2,  j = q(cl−1) + r with |r| ≤ (cl−2)/2,
//
// the message moves along
//
//	(0,−1) if r > 0,   (0,1) if r < 0,   (1,0) if r = 0 and q ≠ 0,
//	(−1,0) if r = q = 0 and x > 0,       (1,0) if r = q = 0 and x < 0.
//
// So j loses r, becomes q(cl−1)(1+cl) = −q, and loses that, before x goes to 0.
//
// Its domain is the paper's, even c ≥ 4. There it delivers, within the printed
// bound ck/2 + cl/2 + c/2 + 2, but not on shortest paths, though the paper says:
// "if the distance from S to D is less than three, then B is optimal". The
// smallest counterexample is in Γ(4,1,1): from (0,2,0) to (0,0,0) it takes 4 hops,
// at distance 2. The cause is the line for r = 0 and q ≠ 0, which leaves x one
// farther. No larger network that was tried is without one: from (1,1,1), at
// distance 2, it takes 6 hops, or 8 in Γ(4,k,1), k ≥ 2. For even c ≤ 8 and
// k, l ≤ 3 a route is up to 4 times as long as the distance, for c = 4, k ≥ 2,
// l = 1; with c this grows, about as 1 + √(c/2).
//
// It costs O(1) a hop and no memory: D⁻¹S takes divisions by c²l and c, the
// representation one by cl−1.
//
// Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, §IV
// (6), (7). Deviations: the minus signs, which are lost in the scan, are those
// with which B keeps its bound: with any other signs it does not in Γ(4,1,1). Not
// all j have |q| ≤ c/2: for l = 1 and j = −c²/2, q is −c/2−1.
type GammaB struct {
	gamma
	bias, width, half uint32 // c/2+1, cl−1 and (cl−2)/2
	byWidth           topology.Divisor
	moves             [5]uint32 // the links of the five lines
}

// NewGammaB returns algorithm B with the given signs. c must be even and at
// least 4.
func NewGammaB(net topology.Network, signs GammaSigns) (*GammaB, error) {
	if g, p := member(net, "Gamma"); g == nil || p[0] < 4 || p[0]%2 != 0 {
		return nil, topology.Marked(ErrRouter, "algorithm B on %s, want even c ≥ 4", net.Name())
	}
	b := &GammaB{gamma: makeGamma(net)}
	b.bias, b.width, b.half = b.c/2+1, b.cl-1, (b.cl-2)/2
	b.byWidth = topology.NewDivisor(b.width)
	for i, sign := range signs {
		switch {
		case sign != 1 && sign != -1:
			return nil, topology.Marked(ErrRouter, "algorithm B with signs %d, want each 1 or −1", signs)
		case i < 2 && sign == 1:
			b.moves[i] = b.plus
		case i < 2:
			b.moves[i] = b.minus
		case sign == 1:
			b.moves[i] = b.up
		default:
			b.moves[i] = b.down
		}
	}
	return b, nil
}

// Offset returns D⁻¹S = (x,j) for the relative address g = S⁻¹D; x is below ck,
// j below c²l.
func (b *GammaB) Offset(g uint32) (x, j uint32) {
	x, j = b.byRing.Divide(g)
	_, turn := b.byC.Divide(j * x)
	j = b.cl*turn + b.ring - j
	if j >= b.ring {
		j -= b.ring
	}
	if x > 0 {
		x = b.ck - x
	}
	return x, j
}

// Represent returns q and r for j < c²l, whose representative in
// [−c²l/2, c²l/2) is q(cl−1) + r.
func (b *GammaB) Represent(j uint32) (q, r int) {
	n := j + b.half + b.bias*b.width // so that no number is negative
	if j >= b.ring/2 {
		n -= b.ring
	}
	above, rest := b.byWidth.Divide(n)
	return int(above) - int(b.bias), int(rest) - int(b.half)
}

// Step returns the link by which a message with relative address g moves.
func (b *GammaB) Step(g uint32) uint32 {
	x, j := b.Offset(g)
	if _, r := b.Represent(j); r != 0 {
		return b.moves[uint64(r)>>63] // by its sign
	}
	return b.along(x, j)
}

// along returns the link where r = 0, so that q = 0 just when j = 0.
func (b *GammaB) along(x, j uint32) uint32 {
	switch {
	case j > 0:
		return b.moves[2]
	case x == 0:
		return 0
	case x < b.ck/2:
		return b.moves[3]
	}
	return b.moves[4]
}

// GammaBTable is algorithm B from its table alone: c²l entries of two bits, which
// say for each j whether r is 0, and its sign. It costs O(1) a hop.
//
// Source: the same, §IV: "a table of length c²l with two-bit entries specifying
// whether r = 0 and its signature if r ≠ 0 is required". Deviations: none.
type GammaBTable struct {
	GammaB
	table []byte // four j in a byte: 0 for r = 0, 1 for r > 0, 2 for r < 0
}

// NewGammaBTable returns algorithm B with its table.
func NewGammaBTable(net topology.Network) (*GammaBTable, error) {
	b, err := NewGammaB(net, GammaSignsOfB())
	if err != nil {
		return nil, err
	}
	t := &GammaBTable{GammaB: *b, table: make([]byte, (b.ring+3)/4)}
	for j := range t.ring {
		switch _, r := t.Represent(j); {
		case r > 0:
			t.table[j/4] |= 1 << (2 * (j % 4))
		case r < 0:
			t.table[j/4] |= 2 << (2 * (j % 4))
		}
	}
	return t, nil
}

// Entry returns the table's entry for j: 0 where r = 0, 1 where r > 0, 2 where
// r < 0.
func (t *GammaBTable) Entry(j uint32) uint8 { return t.table[j/4] >> (2 * (j % 4)) & 3 }

// Step returns the link by which a message with relative address g moves.
func (t *GammaBTable) Step(g uint32) uint32 {
	x, j := t.Offset(g)
	if entry := t.Entry(j); entry > 0 {
		return t.moves[entry-1]
	}
	return t.along(x, j)
}

func newGammaB(g topology.Grid, _ []int) Router {
	if b, err := NewGammaB(g, GammaSignsOfB()); err == nil {
		return NewRelative(group(g), b.Step)
	}
	return nil
}

func newGammaBTable(g topology.Grid, _ []int) Router {
	if t, err := NewGammaBTable(g); err == nil {
		return NewRelative(group(g), t.Step)
	}
	return nil
}
