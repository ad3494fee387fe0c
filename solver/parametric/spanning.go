package parametric

import (
	"slices"
	"strings"

	"topocert/certificates/theorem"
)

// leg is a piece of a path through two rows: the column and the row after "at" hops, as long as a condition holds,
// "" for the rest. X is the column that is wanted, N how many there are.
type leg struct{ column, row, while string }

// spanning finds paths through all vertices of two rows, from the first vertex to those that are wanted: to and fro
// between the rows up to the wanted column, then along one row and back in the other, which ends in a vertex of
// another colour; to others in the other direction.
func (n *network) spanning(fact string) error {
	sides := n.sides()
	if len(sides) != 2 {
		return none("%s of %s, where paths of two rows alone are tried", fact, n.name)
	}
	forth := []leg{{"floor(at/2)", "floor((at+1)/2)%2", "at < 2*X"}, {"at - X", "X%2", "at < X + N"}, {"2*N - 1 - at + X", "(X+1)%2", ""}}
	back := []leg{{"(N - floor(at/2))%N", "floor((at+1)/2)%2", "at < 2*(N - X)"}, {"2*N - at - X", "(N - X)%2", "at < 2*N - X"}, {"at + 1 - 2*N + X", "(N - X + 1)%2", ""}}
	var why error
	for i, s := range sides {
		colour := "(" + s.at + " + " + sides[1-i].at + ")%2"
		lines := []theorem.Object{line("step", "at")}
		walk := func(legs []leg, under string) {
			for _, l := range legs {
				to := []string{l.column, l.row}
				if i == 1 {
					slices.Reverse(to)
				}
				text := "(" + strings.Join(to, ", ") + ")"
				if cond := slices.DeleteFunc([]string{under, l.while}, func(c string) bool { return c == "" }); len(cond) > 0 {
					text += " if " + strings.Join(cond, " && ")
				}
				lines = append(lines, line("path", strings.NewReplacer("X", s.at, "N", s.width).Replace(text)))
			}
		}
		if fact == "hamiltonian_laceable" {
			lines = append(lines, line("colour", colour))
			walk(forth, "")
		} else {
			walk(forth, colour+" == 1")
			walk(back, "")
		}
		if why = n.add(n.learn, func() (*theorem.Lemma, error) { return lemma(fact, "==", true, "paths", lines...), nil }, func(*theorem.Lemma) {
			for _, l := range lines[1:] {
				n.say("%s of %s: %s", l.Keyword, fact, l.Text)
			}
		}); why == nil {
			return nil
		}
	}
	return why
}
