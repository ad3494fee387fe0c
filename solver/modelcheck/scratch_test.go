package modelcheck_test

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/solver/milp"
)

func TestScratch(t *testing.T) {
	list := os.Getenv("SCRATCH")
	if list == "" {
		t.Skip()
	}
	text, err := os.ReadFile("../../examples/atlas/field.words")
	if err != nil {
		t.Fatal(err)
	}
	own, _ := os.ReadFile("/tmp/linear.words")
	l, err := words.Standard().Extend(string(text)+"\n"+string(own), func(string) string { return "" }, func(string) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.SplitSeq(list, ";") {
		st, err := certificates.ParseStatement(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		w := make(files).world(l)
		g, err := w.Graph(st.Network)
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		game, goals, err := strategy.NewGame(st, g, w)
		if err != nil {
			t.Fatal(err)
		}
		q, n, _, trivial, err := game.Linear(goals[len(goals)-1], nil)
		if err != nil {
			t.Error(line, err)
			continue
		}
		made := time.Since(start)
		ctx, cancel := context.WithTimeout(t.Context(), 60*time.Second)
		start = time.Now()
		model, nodes, err := milp.Decide(ctx, q, n)
		cancel()
		size := 0
		for _, n := range nodes {
			size += len(n.String()) + 1
		}
		found := time.Since(start)
		t.Log(line, trivial, "variables", n, "facts", len(q.Facts), "model", model != nil, "nodes", len(nodes), "bytes", size, "err", err, "made", made, "time", found)
		if nodes != nil {
			start = time.Now()
			err := arithmetic.RefuteBinary(q, nodes, nil)
			t.Log("   check", err, time.Since(start))
		}
	}
}
