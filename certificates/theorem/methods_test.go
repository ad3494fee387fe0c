package theorem

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/smt"
)

// proved finds the proofs of a theorem, without its first line and its last. If that fails it
// tells why: what is wrong with the text, or the first question that has no proof, with values
// for which it is not so if there are any.
func proved(t *testing.T, l *words.Library, text string) (*Theorem, string) {
	t.Helper()
	list, err := Read(strings.NewReader("topocert theorems 1\ntheorem t\n" + strings.TrimSpace(text) + "\nend\n"))
	if err != nil {
		return nil, err.Error()
	}
	th := list[0]
	err = th.Visit(l, nil, func(q *arithmetic.Question) error {
		nodes, err := refuted(q)
		if err != nil {
			return fmt.Errorf("%s: %w", q.What, err)
		}
		if *second {
			if answer := z3(t, q); answer != "unsat" {
				t.Logf("%s: z3 says %s", q.What, answer)
				if answer == "sat" {
					t.Errorf("%s: proved, and z3 says %s", q.What, answer)
				}
			}
		}
		th.Proofs = append(th.Proofs, Proof{What: q.What, Nodes: nodes})
		return nil
	})
	if err != nil {
		var model *smt.Model
		if errors.As(err, &model) {
			return nil, err.Error()[:strings.LastIndex(err.Error(), ":")]
		}
		return nil, err.Error()
	}
	return th, ""
}

// answer is what the search for the proof of a question came to.
type answer struct {
	nodes []arithmetic.Node
	err   error
}

// answers are those so far, by question: a changed theorem asks most of what the good one does.
var answers = make(map[string]answer)

// refuted finds the proof of a question, once.
func refuted(q *arithmetic.Question) ([]arithmetic.Node, error) {
	key := fmt.Sprint(q.Names, smtBranch(&q.Root))
	a, known := answers[key]
	if !known {
		a.nodes, a.err = smt.Refute(context.Background(), &q.Root, 2_000_000)
		answers[key] = a
	}
	return a.nodes, a.err
}

// example is a theorem that is true, with changes that make it false or take its proof away.
type example struct {
	text  string
	wrong []change
}

// change is what is written in place of some text of a theorem, and what is then wrong: the
// end of a message.
type change struct{ old, new, want string }

// TestMethods proves the examples of all methods, and none of the changed ones.
func TestMethods(t *testing.T) {
	deep.NotShort(t)
	l := library(t)
	for name, e := range examples() {
		t.Run(name, func(t *testing.T) {
			th, why := proved(t, l, e.text)
			if why != "" {
				t.Fatal(why)
			}
			if err := th.Check(l, nil); err != nil {
				t.Fatal(err)
			}
			for _, c := range e.wrong {
				if strings.Count(e.text, c.old) != 1 {
					t.Fatalf("%q is there %d times, want once", c.old, strings.Count(e.text, c.old))
				}
				if _, why := proved(t, l, strings.Replace(e.text, c.old, c.new, 1)); why == "" || !strings.Contains(why, c.want) {
					t.Errorf("with %q for %q: %q, want %q", c.new, c.old, why, c.want)
				}
			}
		})
	}
}
