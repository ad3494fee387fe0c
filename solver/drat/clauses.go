package drat

import (
	"fmt"
	"math"
)

// clauses are those of the formula and the lemmas, by their numbers from 0, those of the
// formula first.
type clauses struct {
	// arena holds each clause: its size and flags, its number, and its literals; at
	// says where a clause begins. 0 is no clause.
	arena []uint32
	at    []uint32
	limit int // of words in the arena

	// first and next are the lists of live clauses with the same hash, by which deletions
	// find them: the number of the first one, and by number the next, plus 1.
	first, next []uint32
	linked      int
}

const (
	header = 2 // words before the literals

	dead  = 1 // is deleted, or not added yet
	core  = 2 // is needed
	flags = 2 // number of bits
)

// maxWords bounds the arena, so that it takes 8 GB at most.
const maxWords = math.MaxInt32

func newClauses() *clauses {
	return &clauses{arena: make([]uint32, 1), limit: maxWords, first: make([]uint32, 1<<10)}
}

// literals are those of the clause at a place. The first two are watched.
func (c *clauses) literals(at uint32) []uint32 {
	return c.arena[at+header : at+header+c.arena[at]>>flags]
}

func (c *clauses) number(at uint32) uint32        { return c.arena[at+1] }
func (c *clauses) is(at uint32, flag uint32) bool { return c.arena[at]&flag != 0 }
func (c *clauses) flag(at uint32, flag uint32)    { c.arena[at] |= flag }
func (c *clauses) unflag(at uint32, flag uint32)  { c.arena[at] &^= flag }

// add adds a clause, and returns where it is.
func (c *clauses) add(list []uint32) (at uint32, err error) {
	if len(c.arena)+header+len(list) > c.limit {
		return 0, fmt.Errorf("%w: clauses of more than %d words of 4 bytes, want fewer", ErrLimit, c.limit)
	}
	at = uint32(len(c.arena))
	c.arena = append(c.arena, uint32(len(list))<<flags, uint32(len(c.at)))
	c.arena = append(c.arena, list...)
	c.at = append(c.at, at)
	c.next = append(c.next, 0)
	c.link(at)
	return at, nil
}

// hash is that of a set of literals: it does not depend on their order.
func (c *clauses) hash(list []uint32) int {
	sum := uint64(len(list))
	for _, l := range list {
		x := (uint64(l) + 1) * 0x9e3779b97f4a7c15
		sum += x ^ x>>29
	}
	sum *= 0xbf58476d1ce4e5b9
	return int(sum >> 32 & uint64(len(c.first)-1))
}

// link makes a clause one that find finds.
func (c *clauses) link(at uint32) {
	if c.linked >= len(c.first) {
		c.first = make([]uint32, 4*len(c.first))
		c.linked = 0
		for _, a := range c.at {
			if !c.is(a, dead) && a != at {
				c.link(a)
			}
		}
	}
	c.linked++
	n, h := c.number(at), c.hash(c.literals(at))
	c.next[n], c.first[h] = c.first[h], n+1
}

// find finds a live clause with the given literals, and has it found no more; 0 if there is
// none.
func (c *clauses) find(s *set) uint32 {
	place := &c.first[c.hash(s.list)]
	for *place != 0 {
		n := *place - 1
		at := c.at[n]
		if c.same(at, s) {
			*place, c.next[n] = c.next[n], 0
			c.linked--
			return at
		}
		place = &c.next[n]
	}
	return 0
}

// same tells whether a clause has just the literals of a set.
func (c *clauses) same(at uint32, s *set) bool {
	list := c.literals(at)
	if len(list) != len(s.list) {
		return false
	}
	for _, l := range list {
		if !s.has(l) {
			return false
		}
	}
	return true
}
