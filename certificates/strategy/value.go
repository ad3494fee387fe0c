package strategy

import (
	"math"
	"math/bits"
)

// The values of terms are
//
//	number     a whole number, a quotient of two, or infinite
//	part       a vertex, a link, or a tuple
//	*set       a set of values
//	*mapping   a map from values to values
//	*network   a network
//	string     a router's name
//
// and where a choice is open, in a formula that is being made,
//
//	*varied    a number or a part, one of several
//	*counted   how many of some literals are true
//
// Numbers and parts are equal if they are as values of Go.

// lit is a literal of a formula: a variable, or its negation; or yes or no.
type lit int32

const (
	yes lit = math.MaxInt32
	no  lit = -yes
)

func truthOf(b bool) lit {
	if b {
		return yes
	}
	return no
}

// number is n/d in lowest terms, d > 0; infinite if d is 0.
type number struct{ n, d int64 }

var infinite = number{1, 0}

func whole(n int) number { return number{int64(n), 1} }

func (x number) isWhole() bool { return x.d == 1 }

// floor is the largest whole number that is not larger.
func (x number) floor() int64 {
	if x.n%x.d < 0 {
		return x.n/x.d - 1
	}
	return x.n / x.d
}

// quotient is n/d in lowest terms, d not 0; ok is false where it does not fit.
func quotient(n, d int64) (x number, ok bool) {
	if n == math.MinInt64 || d == math.MinInt64 {
		return x, false
	}
	if d < 0 {
		n, d = -n, -d
	}
	a, b := max(n, -n), d
	for b != 0 {
		a, b = b, a%b
	}
	return number{n / a, d / a}, true
}

// times multiplies; ok is false where the product does not fit.
func times(a, b int64) (int64, bool) {
	high, low := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if high != 0 || low > math.MaxInt64 {
		return 0, false
	}
	if a < 0 != (b < 0) {
		return -int64(low), true
	}
	return int64(low), true
}

// plus adds; ok is false where the sum does not fit.
func plus(a, b int64) (int64, bool) {
	sum := a + b
	return sum, (a < 0) != (b < 0) || (sum < 0) == (a < 0)
}

// beyond is a − b, for b of which |b| + 2^32 fits; what does not fit is near the end.
func beyond(a, b int64) int64 {
	if d, ok := plus(a, -b); ok {
		return min(d, math.MaxInt64-1)
	}
	if a < 0 {
		return math.MinInt64
	}
	return math.MaxInt64 - 1
}

// compare orders numbers: it is below, at or above 0. An infinite one is above all others.
func compare(x, y number) (order int, ok bool) {
	switch {
	case x.d == 0 || y.d == 0:
		return int(truthBit(x.d == 0)) - int(truthBit(y.d == 0)), true
	case x.d == 1 && y.d == 1:
		return int(truthBit(x.n > y.n)) - int(truthBit(x.n < y.n)), true
	}
	a, ok1 := times(x.n, y.d)
	b, ok2 := times(y.n, x.d)
	return int(truthBit(a > b)) - int(truthBit(a < b)), ok1 && ok2
}

func truthBit(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

// part is a vertex, a link or a tuple: a number in the evaluator's list of them, each of
// which is there once.
type part int32

// parted is what a part is.
type parted struct {
	form  form
	root  int32 // of a vertex: its network
	index int32 // of a vertex
	of    []any // of a link its ends, of a tuple its members
	// shape is the same for parts of the same form that are made of vertices of the same
	// networks.
	shape int32
	// oneWay says that some of these networks are directed.
	oneWay bool
}

// shape is that of a vertex of a network; or that of a link or a tuple: the shape of what is
// before its last member, and of that.
type shape struct {
	form form
	a, b int32
}

type form byte

const (
	vertex form = iota
	link
	tuple
)

// set has members, each once, in an order. A guard says when a member is one; no guards say
// that all are.
type set struct {
	members []any
	guards  []lit
}

func (s *set) guard(i int) lit {
	if s.guards == nil {
		return yes
	}
	return s.guards[i]
}

// plain tells whether no guard is open.
func (s *set) plain() bool {
	for _, g := range s.guards {
		if g != yes && g != no {
			return false
		}
	}
	return true
}

// mapping takes each key to a value.
type mapping struct {
	keys   *set
	index  map[any]int
	values []any
}

// varied is one of several values: the one whose literal is true. Exactly one is.
type varied struct {
	values []any
	lits   []lit
}

// counted is the number of true literals, and some more.
type counted struct {
	lits []lit
	base int64
}
