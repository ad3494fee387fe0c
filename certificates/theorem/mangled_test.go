package theorem

import (
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/internal/deep"
)

// TestMangled: whatever the lines of a theorem are, its questions are made or it is refused, without a
// panic. Lines of the examples are left out, twice there, elsewhere, or have another word.
func TestMangled(t *testing.T) {
	l := library(t)
	const seed = 11
	r := rand.New(rand.NewSource(seed))
	others := strings.Split("0|n|i|(0, 0)|true|if|n-1|a b|x y|from|to|(i, s)|(i+1)%n|%|a||cond(n > 1, 2)|pow(2*n)|floor(n, 2)|xor(i, 99)", "|")
	made := 0
	all := examples()
	for range deep.Cases(10, 40, 3000) {
		for _, name := range slices.Sorted(maps.Keys(all)) {
			e := all[name]
			lines := strings.Split(strings.TrimSpace(e.text), "\n")
			for range 1 + r.Intn(3) {
				i, j := 3+r.Intn(len(lines)-3), r.Intn(len(lines))
				switch r.Intn(4) {
				case 0:
					lines = slices.Delete(lines, i, i+1)
				case 1:
					lines[i], lines[j] = lines[j], lines[i]
				case 2:
					lines = slices.Insert(lines, i, lines[j])
				default:
					words := strings.Fields(lines[i])
					words[r.Intn(len(words))] = others[r.Intn(len(others))]
					lines[i] = strings.Join(words, " ")
				}
				lines = slices.DeleteFunc(lines, func(s string) bool { return strings.TrimSpace(s) == "" })
				if len(lines) < 5 {
					break
				}
			}
			list, err := Read(strings.NewReader("topocert theorems 1\ntheorem t\n" + strings.Join(lines, "\n") + "\nend\n"))
			if err != nil {
				continue
			}
			func() {
				defer func() {
					if p := recover(); p != nil {
						t.Errorf("seed %d, of %s: a panic, %v, at\n%s", seed, name, p, strings.Join(lines, "\n"))
					}
				}()
				_ = list[0].Visit(l, nil, func(*arithmetic.Question) error { made++; return nil })
			}()
		}
	}
	if made < 1000 {
		t.Errorf("%d questions, want more", made)
	}
}
