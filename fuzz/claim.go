package fuzz

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/solver/smt"
)

// Claimed is a claim that was drawn, with what the oracle says in its cases.
type Claimed struct {
	Claim   *oracle.Claim
	Library *words.Library
	Cases   []oracle.Names
	Values  []any // nil for none
	Defined bool  // its domain is
	// Theorem has the proofs that were found; Why says why it is not accepted, "" if it is.
	Theorem *theorem.Theorem
	Why     string
}

// Holds tells whether the claim is true in all cases that were tried.
func (c *Claimed) Holds() bool {
	for _, x := range c.Values {
		if x != true {
			return false
		}
	}
	return c.Defined
}

// Extended are the standard words with some that were drawn.
func Extended(list []*oracle.Definition) *words.Library {
	l, err := Extend(Definitions(list))
	if err != nil {
		panic(fmt.Sprintf("%s%v", Definitions(list), err))
	}
	return l
}

// Definitions are words as they are written.
func Definitions(list []*oracle.Definition) (text string) {
	for _, d := range list {
		text += d.String() + "\n"
	}
	return text
}

// Extend returns the standard words with those of a text.
func Extend(text string) (*words.Library, error) {
	return words.Standard().Extend(text, func(string) string { return "" }, func(network string) bool { return network == oracle.Three })
}

// Claims draws so many claims, every third with words about Ring(3), and proves them where it can; but
// those without cases, and those that take long. A seed has always the same.
func Claims(count int, seed uint64, each func(i int, c *Claimed)) {
	for i := range count {
		network := ""
		if i%3 == 0 {
			network = oracle.Three
		}
		c := &Claimed{Claim: oracle.DrawClaim(rand.New(rand.NewPCG(seed, uint64(i))), 1+i%4, fmt.Sprintf("w%d_", i), network)}
		quick := oracle.Quickly(func() {
			c.Defined = c.Claim.Cases(12, oracle.OfThree(), func(names oracle.Names, value any) {
				c.Cases, c.Values = append(c.Cases, names), append(c.Values, value)
			})
		})
		if !quick || len(c.Cases) == 0 {
			continue
		}
		c.Library = Extended(c.Claim.Words)
		c.Theorem = &theorem.Theorem{Name: fmt.Sprintf("claim-%d", i), Claim: c.Claim.String()}
		var values []string
		for _, v := range c.Claim.Ranges {
			values = append(values, c.Cases[0][v.Names[0]].(oracle.Number).RatString())
		}
		c.Theorem.Instance = strings.Join(values, " ")
		if network != "" {
			order := &theorem.Lemma{Fact: "order", Relation: "==", Value: "n", By: "product"}
			c.Theorem.Networks = []*theorem.Network{{Name: network, Vertex: "0", Lemmas: []*theorem.Lemma{order}}}
		}
		c.Why = Prove(c.Library, c.Theorem)
		each(i, c)
	}
}

// Prove adds the proofs to a theorem that are found with little work, and tells why it is not
// accepted; "" if it is. Where none is found there is one that shows nothing.
func Prove(l *words.Library, th *theorem.Theorem) (why string) {
	err := th.Visit(l, nil, func(q *arithmetic.Question) error {
		nodes, err := smt.Refute(context.Background(), &q.Root, 2000)
		var model *smt.Model
		switch {
		case errors.As(err, &model):
			why = "a question has an answer"
		case errors.Is(err, smt.ErrNone):
			why = "no proof was found"
		case err != nil:
			return err
		}
		if err != nil {
			nodes = []arithmetic.Node{{Form: arithmetic.Sum, Sum: []arithmetic.Weighted{{Coef: big.NewInt(1)}}}}
		}
		th.Proofs = append(th.Proofs, theorem.Proof{What: q.What, Nodes: nodes})
		return nil
	})
	if err != nil {
		return "refused"
	}
	if err := th.Check(l, nil); err != nil && why == "" {
		return err.Error()
	} else if err == nil {
		return ""
	}
	return why
}
