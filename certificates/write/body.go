package write

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/kinds"
)

// kindOf returns the place of the kind to which a proof belongs by its type, -1 for none.
func kindOf(proof any) int {
	return slices.IndexFunc(kinds.All(), func(k certificates.Kind) bool { return k.Has(proof) })
}

// KindOf returns the name of the kind to which a proof belongs by its type, "" for none.
func KindOf(proof any) string {
	if i := kindOf(proof); i >= 0 {
		return kinds.All()[i].Name
	}
	return ""
}

// Body calls put with each line of a certificate's body, in turn: those of its proof, or
// those that were read. It panics if the proof is of no type that belongs to a kind.
func Body(c *certificates.Certificate, put func(certificates.Line)) {
	if c.Proof == nil {
		for _, l := range c.Body {
			put(l)
		}
		return
	}
	i := kindOf(c.Proof)
	if i < 0 {
		panic(fmt.Sprintf("certificates: a proof by %s that is a %T", c.Kind, c.Proof))
	}
	kinds.All()[i].Write(c, put)
}

// Size returns the numbers of lines and of bytes that a certificate's body takes in a file.
func Size(c *certificates.Certificate) (lines, bytes int64) {
	Body(c, func(l certificates.Line) {
		lines++
		bytes += int64(len(l.Keyword) + len(l.Text) + 2)
	})
	return lines, bytes
}
