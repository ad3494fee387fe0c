package solver

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/irifrance/gini"
	"github.com/irifrance/gini/z"

	"topocert/certificates"
	"topocert/topology"
)

func giniOf(f *certificates.CNF) *gini.Gini {
	g := gini.NewVc(f.Variables(), f.Clauses())
	for i := range f.Clauses() {
		for _, l := range f.Clause(i) {
			g.Add(z.Dimacs2Lit(int(l)))
		}
		g.Add(0)
	}
	return g
}

func TestTmpRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 3000 {
		n := 5 + r.IntN(60)
		f := certificates.NewCNF(n)
		m := int(float64(n) * (3.8 + r.Float64()))
		for range m {
			var c []int32
			for range 3 {
				l := int32(1 + r.IntN(n))
				if r.IntN(2) == 0 {
					l = -l
				}
				c = append(c, l)
			}
			f.Add(c...)
		}
		var proof bytes.Buffer
		model, err := Refute(context.Background(), f, &proof)
		if err != nil {
			t.Fatal(err)
		}
		res := giniOf(f).Solve()
		if (model != nil) != (res == 1) {
			t.Fatal(i, model, res)
		}
		if model == nil {
			if err := certificates.CheckLRAT(f, &proof); err != nil {
				t.Fatal(i, err)
			}
		}
	}
}

func TestTmpCut(t *testing.T) {
	for _, c := range strings.Fields(os.Getenv("CUTS")) {
		name, w, _ := strings.Cut(c, ":")
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		var ww int
		fmt.Sscan(w, &ww)
		var auts [][]uint32
		if k := os.Getenv("SYM"); k != "" {
			var kk int
			fmt.Sscan(k, &kk)
			exam, err := Examine(context.Background(), net, nil, DefaultReach())
			if err != nil {
				t.Fatal(err)
			}
			auts = groupElements(exam.Generators, net.Order(), kk)
			fmt.Println("group", exam.GroupOrder, len(auts))
		}
		f, err := certificates.BisectionFormula(net.CSR(), uint64(ww), auts)
		if err != nil {
			t.Fatal(err)
		}
		var proof bytes.Buffer
		fmt.Println(name, ww, f.Variables(), f.Clauses())
		t0 := time.Now()
		if os.Getenv("NOGINI") == "" {
			res := giniOf(f).Solve()
			fmt.Println("gini", res, time.Since(t0))
		}
		t0 = time.Now()
		model, err := Refute(context.Background(), f, &proof)
		fmt.Println("ours", model != nil, err, time.Since(t0), proof.Len())
		t0 = time.Now()
		if model == nil {
			n := proof.Len()
			err := certificates.CheckLRAT(f, &proof)
			d := time.Since(t0)
			fmt.Println("check", err, d, float64(n)/1e6/d.Seconds(), "MB/s")
		}
	}
}

func groupElements(gens [][]uint32, n, k int) [][]uint32 {
	seen := map[string]bool{}
	id := make([]uint32, n)
	for i := range id {
		id[i] = uint32(i)
	}
	list := [][]uint32{id}
	seen[fmt.Sprint(id)] = true
	for i := 0; i < len(list) && len(list) <= k; i++ {
		for _, g := range gens {
			p := make([]uint32, n)
			for v := range p {
				p[v] = g[list[i][v]]
			}
			if !seen[fmt.Sprint(p)] {
				seen[fmt.Sprint(p)] = true
				list = append(list, p)
			}
		}
	}
	return list[1:]
}
