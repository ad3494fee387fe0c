package solver

import (
	"crypto/sha256"
	"fmt"
	"strings"
)

// FileStem returns a network's name as it occurs in the names of files:
// "oct-2-3". The name of a graph given by its text is replaced by a digest.
func FileStem(network string) string {
	if strings.HasPrefix(network, "g6:") {
		return fmt.Sprintf("g6-%x", sha256.Sum256([]byte(network)))[:19]
	}
	stem := strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			return r
		}
		return '-'
	}, strings.ToLower(network))
	return strings.Trim(stem, "-")
}
