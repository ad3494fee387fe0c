package props

import (
	"context"
	"math/big"
	"testing"
)

// TestLet: a further variable has its value, also one that is no whole number, or a large one.
func TestLet(t *testing.T) {
	session, err := NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	large := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 70))
	c := Call{t: &Case{ctx: context.Background(), session: session}, of: &Instance{}}.Let("x", big.NewRat(5, 4)).Let("y", large)
	if !c.Is("4*x == 5 && y == pow(2, 70)") || c.Is("x == 5") || !c.Condition("k*x == 5", "k")(4) {
		t.Error("4x is not 5, or y is not 2⁷⁰")
	}
	if got, want := c.Text("{x} {y}"), "5/4 1180591620717411303424"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
