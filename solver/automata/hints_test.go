package automata

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"
	"topocert/certificates/automata"
)

const hcn = "HCN(n) = graph i in 0..pow(2, n)-1 if n >= 1, j in 0..pow(2, n)-1: (i, xor(j, pow(2, b))) for b in 0..n-1; (j, i) if i != j; (pow(2, n)-1-i, pow(2, n)-1-i) if i == j"
const ccc = "CCC(n) = graph x in 0..pow(2,n)-1 if n >= 3, i in 0..n-1: (x, (i+1)%n); (xor(x, pow(2,i)), i)"
const wb = "WB(n) = graph l in 0..n-1 if n >= 3, r in 0..pow(2,n)-1: ((l+1)%n, r); ((l+1)%n, xor(r, pow(2,l)))"

func TestTry(t *testing.T) {
	for _, c := range []struct{ name, text, domain, names, terms string }{
		{"hcn", hcn, "n >= 1", "i j k l", `sum b in 0..n-1: bit(xor(j,l),b) if i == k;
   1 + (sum b in 0..n-1: bit(xor(j,k),b) + bit(xor(i,l),b));
   2 + (sum b in 0..n-1: bit(xor(j,l),b) + bit(xor(i,k),b));
   3 + (sum b in 0..n-1: bit(xor(i,z),b) + bit(xor(j,z),b) + 2 - bit(xor(k,z),b) - bit(xor(l,z),b)) for z in 0..pow(2,n)-1;
   2 + (sum b in 0..n-1: bit(xor(i,j),b) + 2 - bit(xor(i,k),b) - bit(xor(i,l),b));
   2 + (sum b in 0..n-1: 2 - bit(xor(i,k),b) - bit(xor(j,k),b) + bit(xor(k,l),b));
   1 + (sum b in 0..n-1: bit(xor(i,j),b) + bit(xor(k,l),b)) if i + k == pow(2,n)-1`},
		{"ccc", ccc, "n >= 4", "x i y j", `sum b in 0..n-1: 1 + bit(xor(x,y),b) if i == j;
   (sum b in 0..n-1: 2 + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1 if i != j && o - bit(o,n-1)*(pow(2,n)-1) == pow(2,j) - pow(2,i);
   (sum b in 0..n-1: 2 + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1 if i != j && o - bit(o,n-1)*(pow(2,n)-1) == pow(2,i) - pow(2,j);
   (sum b in 0..n-1: 2*bit(v,b) + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1, v in 0..pow(2,n)-1, p in 0..pow(2,n)-1, q in 0..pow(2,n)-1 if p >= 1 && q >= 1 && xor(p,p-1) == 2*p-1 && xor(q,q-1) == 2*q-1 && v - q - cond(q==pow(2,n-1), 0, bit(v,n-1))*(pow(2,n)-1) == q-p && xor(xor(x,y),v) == v - xor(x,y) && xor(o,v) == v-o && xor(o,q) == o+q && bit(v,i) == 1 && (o - bit(o,n-1)*(pow(2,n)-1) == pow(2,i) - pow(2,j) || o - bit(o,n-1)*(pow(2,n)-1) == pow(2,j) - pow(2,i))`},
		{"wb", wb, "n >= 3", "i x j y", `sum b in 0..n-1: 2 - bit(o,b) for o in 0..pow(2,n)-1 if o - bit(o,n-1)*(pow(2,n)-1) == pow(2,i) - pow(2,j);
   sum b in 0..n-1: 2 - bit(o,b) for o in 0..pow(2,n)-1 if o - bit(o,n-1)*(pow(2,n)-1) == pow(2,j) - pow(2,i);
   sum b in 0..n-1: 2*bit(a,b) - bit(o,b) for o in 0..pow(2,n)-1, a in 0..pow(2,n)-1, p in 0..pow(2,n)-1, q in 0..pow(2,n)-1 if p >= 1 && q >= 1 && xor(p,p-1) == 2*p-1 && xor(q,q-1) == 2*q-1 && a - bit(a,n-1)*(pow(2,n)-1) == q-p && a < pow(2,n)-1 && xor(xor(x,y),a) == a - xor(x,y) && xor(o,a) == a-o && (bit(a,i) == 1 || q == pow(2,i)) && (o - bit(o,n-1)*(pow(2,n)-1) == pow(2,i) - pow(2,j) || o - bit(o,n-1)*(pow(2,n)-1) == pow(2,j) - pow(2,i))`},
	} {
		if try := os.Getenv("TRY"); try != c.name {
			continue
		}
		text := read(t, c.text, c.domain)
		hint := &Hint{Names: strings.Split(c.names, " "), Terms: strings.Split(c.terms, ";")}
		t0 := time.Now()
		f := &finder{ctx: context.Background(), text: text, proof: new(proof), known: map[string]string{}, hint: hint, nodes: maxNodes}
		f.proof.Base, f.proof.Down, f.proof.Offset, f.proof.Runs, f.proof.Modulus, f.proof.Middle = 4, true, 0, 1, 1, -1
		f.found = &Found{Words: &f.proof.Words}
		if err := f.begin(); err != nil {
			t.Fatal(err)
		}
		t.Log(time.Since(t0), len(f.dist))
		p := f.proof
		list, err := f.hinted(hint)
		for _, name := range []string{"zero", "nonnegative", "lipschitz", "descent"} {
			f.terms = list
			p.Distance = automata.Weighted{Letters: f.q * f.q}
			for _, t := range f.terms {
				p.Distance = *either(&p.Distance, t)
			}
			t0 := time.Now()
			err := f.conditions(numeral(0), name)
			t.Log(name, err, time.Since(t0))
		}
		t1 := time.Now()
		far, _ := furthest(f.ctx, &p.Distance, mostFar)
		for _, e := range far {
			t.Log(len(e.each))
		}
		t.Log(time.Since(t1))
		t.Log(time.Since(t0), err)
		for _, w := range list {
			t.Log(len(w.States), len(w.Starts))
		}
		v, err := f.given()
		t.Log(time.Since(t0), v, err, len(f.proof.Distance.States), len(f.far))
		t.Log(len(p.Zero.List), len(p.Nonnegative.List), len(p.Lipschitz.List), len(p.Descent.List))
		for i, e := range f.far {
			t.Log(i, e.d)
		}
		if err != nil {
			return
		}
		err = f.upper(v)
		t.Log(time.Since(t0), p.Runs, p.Modulus, err, len(p.Upper.List))
		err = f.lower(v)
		t.Log(time.Since(t0), err, p.Middle)
	}
}
