package strategy

import (
	"math"
	"slices"

	"topocert/certificates/meaning"
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
type lit = int32

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

// number is a whole number, a quotient of two, or infinite, of at most 63 bits above and below the line.
type number = meaning.Number

func whole[T int | int32 | int64](n T) number { return meaning.Whole(int64(n)) }

// beyond is a − b, for b of which |b| + 2^32 fits; what does not fit is near the end.
func beyond(a, b int64) int64 {
	d := a - b
	switch {
	case (a^b)&(a^d) >= 0:
		return min(d, math.MaxInt64-1)
	case a < 0:
		return math.MinInt64
	}
	return math.MaxInt64 - 1
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
	return !slices.ContainsFunc(s.guards, func(g lit) bool { return g != yes && g != no })
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

// number is the count, or what it is if that is known.
func (c *counted) number() any {
	if len(c.lits) == 0 {
		return whole(c.base)
	}
	return c
}
