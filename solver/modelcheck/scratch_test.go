package modelcheck_test

import (
	"context"
	"os"
	"strings"
	"syscall"
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
		if dir := os.Getenv("LP"); dir != "" {
			f, _ := os.Create(dir + "/" + strings.ReplaceAll(strings.TrimSpace(line), " ", "_") + ".lp")
			milp.WriteLP(f, q, n)
			f.Close()
			continue
		}
		cpu := func() time.Duration {
			var u syscall.Rusage
			syscall.Getrusage(0, &u)
			return time.Duration(u.Utime.Nano())
		}
		ctx, cancel := context.WithTimeout(t.Context(), 600*time.Second)
		from := cpu()
		model, nodes, err := milp.Decide(ctx, q, n)
		cancel()
		size := 0
		for _, n := range nodes {
			size += len(n.String()) + 1
		}
		found := cpu() - from
		t.Log(line, trivial, "variables", n, "facts", len(q.Facts), "model", model != nil, "nodes", len(nodes), "bytes", size, "err", err, "made", made, "cpu", found)
		if os.Getenv("SHOW") != "" {
			for i, f := range q.Facts {
				println(i, f.String())
			}
			println("linear", len(nodes))
			for _, n := range nodes {
				println(n.String())
			}
		}
		if nodes != nil {
			from = cpu()
			err := arithmetic.RefuteBinary(q, nodes, nil)
			t.Log("   check", err, cpu()-from)
		}
	}
}
