package gallina

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"

	"topocert/certificates"
)

// writer makes the theorems of one certificate.
type writer struct {
	failing
	*Instances
	s      certificates.Statement // the one that is written
	net    *subject
	data   strings.Builder // definitions that the theorems use
	arrays strings.Builder // those that are arrays
	met    *router         // whose table is among them
}

// none says that there is no theorem.
func (w *writer) none(format string, args ...any) theorem {
	w.fail(none(format, args...))
	return theorem{}
}

// text is formatted as by fmt.Sprintf, and then has $g for the network, $value for the
// statement's value, $shown for the network's presentation, $of for the proof that it is the
// network's, and $plain for its table of rows.
func (w *writer) text(format string, args ...any) string {
	return os.Expand(fmt.Sprintf(format, args...), func(name string) string {
		switch name {
		case "g":
			return grouped(w.net.graph)
		case "value":
			return w.s.Value
		case "of":
			return fmt.Sprintf("(presented shown_%s eq_refl)", w.net.ident)
		}
		return name + "_" + w.net.ident
	})
}

// by is a theorem that a lemma proves; the lemma is a text.
func (w *writer) by(lemma string, args ...any) theorem {
	return theorem{lemma: w.text(lemma, args...)}
}

// require notes modules that a theorem rests on.
func (w *writer) require(modules string) {
	for m := range strings.FieldsSeq(modules) {
		w.requires[m] = true
	}
}

// vertexOf reads a word of the statement as a vertex.
func (w *writer) vertexOf(word string) uint32 {
	n, ok := certificates.Decimal(word)
	if !ok || n >= uint64(w.net.net.Order()) {
		w.none("%.20q, want a vertex below %d", word, w.net.net.Order())
		return 0
	}
	return uint32(n)
}

// inside proves that a vertex that was written is one of the network.
func (w *writer) inside(v uint32) string {
	return w.text("apply (vertex_shown $of %d%%uint63); [vm_cast_no_check (eq_refl %s)|vm_cast_no_check (eq_refl true)]", v, w.net.vertex(v))
}

// each returns what is written of each part.
func each[P any](parts []P, write func(i int, part P) string) []string {
	texts := make([]string, len(parts))
	for i, p := range parts {
		texts[i] = write(i, p)
	}
	return texts
}

// listed writes texts as a list.
func listed(texts []string) string { return "[" + strings.Join(texts, "; ") + "]" }

// listEach writes the list of what is written of each part.
func listEach[P any](parts []P, write func(i int, part P) string) string {
	return listed(each(parts, write))
}

// number is a number of a certificate, or what is made of several.
type number interface{ uint32 | uint64 }

// listOf writes a list of numbers.
func listOf[N number](numbers []N) string {
	return listEach(numbers, func(_ int, n N) string { return strconv.FormatUint(uint64(n), 10) })
}

// width returns how many bits numbers up to most take, at least 1.
func width(most uint64) int { return max(1, bits.Len64(most)) }

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
func define[N number](w *writer, name string, values []N) string {
	most := N(0)
	for _, v := range values {
		most = max(most, v)
	}
	wide := width(uint64(most))
	switch {
	case len(values) > MaxInstance:
		w.none("%s has %d numbers, want at most %d", name, len(values), MaxInstance)
	case wide > 63:
		w.none("%s has a number of %d bits, want at most 63", name, wide)
	}
	if w.err != nil {
		return ""
	}
	return fmt.Sprintf("(packed %d %s)", wide, w.words(name, pack(values, wide)))
}

// maxArray is the largest length of an array in Coq.
const maxArray = 4194303

// words writes integers of 63 bits as an array under a new name, which it returns.
func (w *writer) words(name string, packed []uint64) string {
	if len(packed) > maxArray {
		w.none("%s takes %d integers, want at most %d", name, len(packed), maxArray)
	}
	if w.err != nil {
		return ""
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
	return id
}
