package parametric

import (
	"math/rand/v2"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/language"
)

// TestShortest: a term or a condition that is made of a table says what the table does, as the evaluator of texts sees it.
func TestShortest(t *testing.T) {
	shape := []feature{start("x", 2), remainder("n%3", 3), remainder("x%2", 2)}
	names := []string{"n", "x"}
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		table := make([]int, cells(shape))
		number := random.IntN(2) == 0
		for i := range table {
			table[i] = random.IntN(map[bool]int{true: 4, false: 2}[number]+1) - 1
		}
		text := shortest(shape, table, number)
		c, err := language.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		of, err := family.Function(c.Expr, names, nil)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		for n := range int64(3) {
			for x := range int64(6) {
				want := table[(min(x, 2)*3+n)*2+x%2]
				got, err := of([]int64{n, x})
				if err != nil || want != unknownCell && got != int64(want) {
					t.Fatalf("%s of the table %v is %d at n=%d, x=%d (%v), want %d", text, table, got, n, x, err, want)
				}
			}
		}
	}
}
