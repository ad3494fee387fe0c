package routing

import (
	"strings"

	"topocert/topology"
)

// CodePiece is a piece of a code that the OCT paper writes as bits of another:
// the bits with falling indices from From to To, none if From < To; or the one
// bit From, negated.
type CodePiece struct {
	From, To int
	Not      bool
}

// CodePattern is a code written as pieces of another code A.
type CodePattern []CodePiece

func run(from, to int) CodePiece { return CodePiece{from, to, false} }
func bit(i int) CodePiece        { return CodePiece{i, i, false} }
func not(i int) CodePiece        { return CodePiece{i, i, true} }

// Of returns the word that the pattern makes of the bits of a code, whose last
// is A0.
func (p CodePattern) Of(code string) string {
	made := make([]byte, 0, 2*len(code))
	for _, piece := range p {
		for i := piece.From; i >= piece.To; i-- {
			b := code[len(code)-1-i]
			if piece.Not {
				b ^= '0' ^ '1'
			}
			made = append(made, b)
		}
	}
	return string(made)
}

// TorusSteps are the patterns of a node's neighbours in T(k,m): left, right, up,
// down, in the order in which the OCT paper gives them.
type TorusSteps [4]CodePattern

// PrintedTorusSteps returns the patterns as the OCT paper prints them (§3.1.1
// ②). The scan shows an S for the second A of Au, and has lost the bars of the
// negated bits: "4A" is ¬A4, "1kA" ¬A_{k−1}, "kA" ¬A_k, and "3kmA" ¬A_{m+k+3}.
//
// The paper's node A has the bits A_{m+k+3} … A0, of which the last four are the
// octagon's, the m before them the column's and the k before those the row's. So
// the row begins at A_{m+4}; the patterns put it at A_k.
func PrintedTorusSteps(k, m int) TorusSteps {
	top := m + k + 3
	return TorusSteps{
		{run(top, k), not(4), run(k-1, 5)},
		{run(top, k), run(k-2, 4), not(k - 1)},
		{not(k), run(top, k+1), run(k-1, 4)},
		{run(top-1, k), not(top), run(k-2, 5), bit(k - 1)},
	}
}

// nearest returns which of the words that the patterns make of the code A
// differs from the word b in the fewest bits, the first of them if there are
// several, and that word: "Hmin＝min{Hl,Hr,Hu,Hd}".
func (s *TorusSteps) nearest(code, b string) (direction int, word string) {
	least := -1
	for i, pattern := range s {
		made := pattern.Of(code)
		if h := hamming(made, b); least < 0 || h < least {
			least, direction, word = h, i, made
		}
	}
	return direction, word
}

// hamming returns the number of bits in which two words differ. They are
// numbers: the last bits stand below each other, and the shorter word has zeros
// before it.
func hamming(a, b string) int {
	if len(a) < len(b) {
		a, b = b, a
	}
	extra := len(a) - len(b)
	n := strings.Count(a[:extra], "1")
	for i := range len(b) {
		if a[extra+i] != b[i] {
			n++
		}
	}
	return n
}

// torusNode returns the row and column whose code the word is, if it is one.
func torusNode(word string, k, m int) (row, column int, ok bool) {
	if len(word) != k+m {
		return 0, 0, false
	}
	row, inRow := johnsonNumber(word[:k])
	column, inColumn := johnsonNumber(word[k:])
	return row, column, inRow && inColumn
}

// johnsonNumber returns the number whose Johnson code the word is, if it is one.
func johnsonNumber(word string) (i int, ok bool) {
	m := len(word)
	i = strings.Count(word, "1")
	if i > 0 && word[m-1] == '0' { // the lowest i−m bits of the codes of i > m are clear
		i = 2*m - i
	}
	return i, topology.Johnson(i, m) == word
}
