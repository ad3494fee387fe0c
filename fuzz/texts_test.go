package fuzz

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	byText "topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
)

// TestTexts: the text of a network gives the graph that the page of package family says, or none;
// and what a theorem shows of its order is so.
func TestTexts(t *testing.T) {
	deep.NotShort(t)
	answers := make(map[string]int)
	for i := range drawn() {
		n := oracle.DrawNetwork(rand.New(rand.NewPCG(*sentencesSeed, uint64(i))), "Net")
		l, text, err := texted(n)
		if err != nil {
			answers["sorts"]++
			continue
		}
		orders := make([]int, 6) // 0 for none
		quick := oracle.Quickly(func() {
			for k := range orders {
				want, is := n.Graph(k)
				if is {
					orders[k] = len(want.Vertices)
				}
				got, err := byText.Build(l.Find("Net"), []int64{int64(k)}, nil)
				if answers[fmt.Sprint(is)]++; is != (err == nil) || is && !same(got, want) {
					t.Errorf("%sNet(%d) is %v, %v, want %v, %t", text, k, got, err, want, is)
				}
			}
		})
		if !quick || n.Order == nil {
			continue
		}
		from := i % 3
		th := &theorem.Theorem{
			Name: "t", Claim: fmt.Sprintf("order(Net(n)) == %s for n in %d..5", n.Order, from), Instance: fmt.Sprint(from),
			Networks: []*theorem.Network{{Name: "Net(n)", Vertex: n.Vertex(), Lemmas: []*theorem.Lemma{{Fact: "order", Relation: "==", Value: n.Order.String(), By: "product"}}}},
		}
		why := Prove(l, th)
		holds := !slices.Contains(orders[from:], 0)
		if answers[fmt.Sprintf("theorem %t %s", holds, why)]++; why == "" && !holds {
			t.Errorf("%s%s: accepted, but the orders are %v", text, th.Claim, orders)
		}
	}
	t.Logf("%v", answers)
}

// texted are the standard words with a network's text and its words.
func texted(n *oracle.Network) (l *words.Library, text string, err error) {
	text = Definitions(n.Words) + n.String() + "\n"
	l, err = Extend(text)
	return l, text, err
}

// same tells whether a network is a graph.
func same(m *byText.Member, g oracle.Graph) bool {
	if m.Order() != len(g.Vertices) || m.Size() != len(g.Links) {
		return false
	}
	for _, l := range g.Links {
		if !slices.Contains(m.Neighbors(uint32(l[0])), uint32(l[1])) {
			return false
		}
	}
	return true
}
