package gallina

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"topocert/certificates"
)

// writer makes the theorems of one certificate.
type writer struct {
	*Instances
	s      certificates.Statement // the one that is written
	net    *subject
	data   strings.Builder // definitions that the theorems use
	arrays strings.Builder // those that are arrays
	met    *router         // whose table is among them
}

// require notes modules that a theorem rests on.
func (w *writer) require(modules string) {
	for m := range strings.FieldsSeq(modules) {
		w.requires[m] = true
	}
}

// width returns how many bits numbers up to most take, at least 1.
func width(most uint64) int { return max(1, bits.Len64(most)) }

// number is a number of a certificate, or what is made of several.
type number interface{ uint32 | uint64 }

// pack writes numbers of so many bits each, several to one of 63 bits: see CheckPack.v.
func pack[N number](values []N, bits int) []uint64 {
	per := 63 / bits
	packed := make([]uint64, 0, len(values)/per+1)
	for i, v := range values {
		if i%per == 0 {
			packed = append(packed, 0)
		}
		packed[i/per] |= uint64(v) << (bits * (i % per))
	}
	return packed
}

// define writes a table of numbers under a new name, and returns what Coq calls the function
// from a place to the number there. It is an error if there are too many.
func define[N number](w *writer, name string, values []N) (string, error) {
	if len(values) > MaxInstance {
		return "", none("%s has %d numbers, want at most %d", name, len(values), MaxInstance)
	}
	most := N(0)
	for _, v := range values {
		most = max(most, v)
	}
	wide := width(uint64(most))
	if wide > 63 {
		return "", none("%s has a number of %d bits, want at most 63", name, wide)
	}
	id, err := w.words(name, pack(values, wide))
	return fmt.Sprintf("(packed %d %s)", wide, id), err
}

// listOf writes numbers with semicolons between them.
func listOf[N number](numbers []N) string {
	var b strings.Builder
	for i, n := range numbers {
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(strconv.FormatUint(uint64(n), 10))
	}
	return b.String()
}

// words writes integers of 63 bits as an array under a new name, which it returns.
func (w *writer) words(name string, packed []uint64) (string, error) {
	if len(packed) > maxArray {
		return "", none("%s takes %d integers, want at most %d", name, len(packed), maxArray)
	}
	id := w.free(identifier(name+"_"+w.net.ident), "")
	fmt.Fprintf(&w.arrays, "\nDefinition %s : array int := [|", id)
	column := 0
	for i, p := range packed {
		text := strconv.FormatUint(p, 10)
		if i > 0 {
			w.arrays.WriteString("; ")
		}
		if column += len(text) + 2; column > 120 {
			w.arrays.WriteString("\n  ")
			column = len(text)
		}
		w.arrays.WriteString(text)
	}
	w.arrays.WriteString(" | 0 |]%uint63.\n")
	return id, nil
}

// maxArray is the largest length of an array in Coq.
const maxArray = 4194303
