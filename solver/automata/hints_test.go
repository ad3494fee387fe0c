package automata

import (
	"context"
	"errors"
	"strings"
	"testing"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// Networks whose distances are not learned. In the hierarchical cubic network a walk has no link between clusters, one or two, or goes by the
// link of vertex z of cluster z to the complements. In cube-connected cycles and wrapped butterflies it goes once along some links of the
// ring, o, which lead from one place to the other, and twice along others; all of them are those of a part of the ring, from p to q, or all.
const (
	hcn = "HCN(n) = graph i in 0..pow(2,n)-1 if n >= 1, j in 0..pow(2,n)-1: (i, xor(j, pow(2,b))) for b in 0..n-1; (j, i) if i != j; (pow(2,n)-1-i, pow(2,n)-1-i) if i == j"
	ccc = "CCC(n) = graph x in 0..pow(2,n)-1 if n >= 3, i in 0..n-1: (x, (i+1)%n); (xor(x, pow(2,i)), i)"
	wb  = "WB(n) = graph i in 0..n-1 if n >= 3, x in 0..pow(2,n)-1: ((i+1)%n, x); ((i+1)%n, xor(x, pow(2,i)))"

	rings = "R(n) = graph i in 0..n-1 if n >= 3, x in 0..pow(2,n)-1: ((i+1)%n, x); (i, xor(x, pow(2,b))) for b in 0..n-1"

	onwards   = "o - bit(o,n-1)*(pow(2,n)-1) == pow(2,j) - pow(2,i)"
	backwards = "o - bit(o,n-1)*(pow(2,n)-1) == pow(2,i) - pow(2,j)"
	powers    = "p >= 1 && q >= 1 && xor(p,p-1) == 2*p-1 && xor(q,q-1) == 2*q-1"

	ofHCN = `sum b in 0..n-1: bit(xor(j,l),b) if i == k; 1 + (sum b in 0..n-1: bit(xor(j,k),b) + bit(xor(i,l),b)); 2 + (sum b in 0..n-1: bit(xor(j,l),b) + bit(xor(i,k),b));
		3 + (sum b in 0..n-1: bit(xor(i,z),b) + bit(xor(j,z),b) + 2 - bit(xor(k,z),b) - bit(xor(l,z),b)) for z in 0..pow(2,n)-1;
		2 + (sum b in 0..n-1: bit(xor(i,j),b) + 2 - bit(xor(i,k),b) - bit(xor(i,l),b)); 2 + (sum b in 0..n-1: 2 - bit(xor(i,k),b) - bit(xor(j,k),b) + bit(xor(k,l),b));
		1 + (sum b in 0..n-1: bit(xor(i,j),b) + bit(xor(k,l),b)) if i + k == pow(2,n)-1`
	ofCCC = `sum b in 0..n-1: 1 + bit(xor(x,y),b) if i == j;
		(sum b in 0..n-1: 2 + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1 if i != j && ` + onwards + `; (sum b in 0..n-1: 2 + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1 if i != j && ` + backwards + `;
		(sum b in 0..n-1: 2*bit(v,b) + bit(xor(x,y),b) - bit(o,b)) - 2 for o in 0..pow(2,n)-1, v in 0..pow(2,n)-1, p in 0..pow(2,n)-1, q in 0..pow(2,n)-1
			if ` + powers + ` && v - q - cond(q == pow(2,n-1), 0, bit(v,n-1))*(pow(2,n)-1) == q-p && xor(xor(x,y),v) == v - xor(x,y) && xor(o,v) == v-o && xor(o,q) == o+q && bit(v,i) == 1 && (` + onwards + ` || ` + backwards + `)`
	ofWB = `sum b in 0..n-1: 2 - bit(o,b) for o in 0..pow(2,n)-1 if ` + onwards + `; sum b in 0..n-1: 2 - bit(o,b) for o in 0..pow(2,n)-1 if ` + backwards + `;
		sum b in 0..n-1: 2*bit(a,b) - bit(o,b) for o in 0..pow(2,n)-1, a in 0..pow(2,n)-1, p in 0..pow(2,n)-1, q in 0..pow(2,n)-1
			if a < pow(2,n)-1 && ` + powers + ` && a - bit(a,n-1)*(pow(2,n)-1) == q-p && xor(xor(x,y),a) == a - xor(x,y) && xor(o,a) == a-o && (bit(a,i) == 1 || q == pow(2,i)) && (` + onwards + ` || ` + backwards + `)`
)

// TestHints: a distance that is said shows the diameters that the literature has: Ghose and Desai 1995, Table I, for hierarchical cubic networks, Meliksetian and
// Chen 1993 for cube-connected cycles, Leighton 1992, §3.2, for wrapped butterflies; and that of a product with rings, a sum.
func TestHints(t *testing.T) {
	for _, c := range []struct{ network, domain, names, terms, diameter string }{
		{hcn, "n >= 1", "i j k l", ofHCN, "n + floor((n+1)/3) + 1"},
		{ccc, "n >= 4", "x i y j", ofCCC, "2*n + floor(n/2) - 2"},
		{wb, "n >= 3", "i x j y", ofWB, "floor(3*n/2)"},
		{rings, "n >= 3", "i x j y", "sum b in 0..n-1: bit(o,b) + bit(xor(x,y),b) for o in 0..pow(2,n)-1 if " + onwards + "; sum b in 0..n-1: bit(o,b) + bit(xor(x,y),b) for o in 0..pow(2,n)-1 if " + backwards, "n + floor(n/2)"},
	} {
		text := read(t, c.network, c.domain)
		found, err := Facts(context.Background(), text, []string{"diameter"}, &Hint{Names: strings.Fields(c.names), Terms: strings.Split(c.terms, ";")}, nil)
		if err != nil {
			t.Errorf("%s: %v", c.network, err)
			continue
		}
		shows := func(value string) error {
			f, err := language.Parse(value)
			if err != nil {
				t.Fatal(err)
			}
			return found.Words.Shows(text, found.Lemmas[0].Proof, f.Expr, nil)
		}
		if err := errors.Join(found.Words.Check(text, nil), shows(c.diameter)); err != nil {
			t.Errorf("%s: %v", c.network, err)
		}
		p := found.Lemmas[0].Proof.(*automata.Farthest)
		t.Logf("%s: a distance of %d states, %d runs modulo %d, the middle %d", found.Lemmas[0].Value, len(p.Distance.States), p.Runs, p.Modulus, p.Middle)
		for _, other := range []string{c.diameter + " + 1", c.diameter + " - 1"} {
			if shows(other) == nil {
				t.Errorf("%s has the diameter %s, and %s is accepted", c.network, c.diameter, other)
			}
		}
		if p.Modulus > 1 {
			if p.Modulus--; shows(c.diameter) == nil {
				t.Errorf("%s: runs are accepted that are not rounded", c.network)
			}
		}
		if p.Middle >= 0 {
			if p.Far[0], p.Far[1] = p.Far[1], p.Far[0]; shows(c.diameter) == nil {
				t.Errorf("%s: far pairs of even lengths are accepted for odd ones", c.network)
			}
		}
	}
}

// TestWalks: in balanced hypercubes the distance is no least of sums: it lies between two weights that a hint says, which meet at the diameter that
// Wu and Huang 1997 have. Walks need two links for each digit that changes, but for a few; and of these at least one, or two where it changes by 2.
func TestWalks(t *testing.T) {
	const (
		balanced = "BH(n) = graph a in 0..3 if n >= 1, r in 0..pow(4,n-1)-1: ((a+1)%4, r); ((a-1)%4, r); " +
			"((a+2*s+1)%4, r + ((floor(r/pow(4,i))%4 + 1 - 2*(a%2))%4 - floor(r/pow(4,i))%4)*pow(4,i)) for i in 0..n-2, s in 0..1"
		change = "(floor(y/pow(4,i))%4 + 4 - floor(r/pow(4,i))%4)%4"
		two    = "(sum i in 0..n-2: 2*min(1, " + change + "))"
		one    = "(sum i in 0..n-2: min(" + change + ", (4 - " + change + ")%4))"
		by     = "(sum i in 0..n-2: floor(y/pow(4,i))%4 + 3*(floor(r/pow(4,i))%4))"
		twice  = "(count i in 0..n-2: (floor(y/pow(4,i))%4 - floor(r/pow(4,i))%4)%4 == 2)%2"
		plus   = "(some i in 0..n-2: (floor(y/pow(4,i))%4 - floor(r/pow(4,i))%4)%4 == 1)"
		minus  = "(some i in 0..n-2: (floor(y/pow(4,i))%4 - floor(r/pow(4,i))%4)%4 == 3)"
		same   = " if a%2 == b%2 && "
		other  = " if a%2 != b%2"
	)
	names := strings.Fields("a r b y")
	walks := []string{
		two + same + twice + " == 0 && (r != y || a == b)", two + " + 2" + same + "(" + twice + " == 1 || r == y)", two + " - 2" + same + twice + " == 0 && " + plus + " && " + minus,
		two + same + twice + " == 1 && (" + plus + " || " + minus + ")", two + " + 1" + other, two + " - 1" + other + " && a%2 == " + twice + " && " + plus, two + " - 1" + other + " && a%2 != " + twice + " && " + minus,
	}
	least := []string{
		one + same + by + "%4 == 0 || a%2 == 0 && b%2 == 1 && " + by + "%4 == 1 || a%2 == 1 && b%2 == 0 && " + by + "%4 == 3",
		one + " + 1 if " + by + "%2 != (a+b)%2", one + " + 2 if " + by + "%2 == (a+b)%2",
	}
	text := read(t, balanced, "2 <= n")
	find := func(least, walks []string) (*Found, error) {
		return Facts(context.Background(), text, []string{"diameter"}, &Hint{names, least, &Hint{Names: names, Terms: walks}}, nil)
	}
	found, err := find(least, walks)
	if err != nil {
		t.Fatal(err)
	}
	for value, want := range map[string]bool{"2*n - n%2": true, "2*n": false, "2*n - 1": false, "2*n - n%2 + 1": false, "2*n - n%2 - 1": false} {
		f, err := language.Parse(value)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(found.Words.Check(text, nil), found.Words.Shows(text, found.Lemmas[0].Proof, f.Expr, nil)); (err == nil) != want {
			t.Errorf("%s is shown: %v, want %v", value, err, want)
		}
	}
	for _, c := range []struct {
		what         string
		least, walks []string
		why          string
	}{
		{"walks that are too short", least, append(walks[:len(walks):len(walks)], one+" - 1"+other), "the walks that are given"},
		{"no walks between vertices of other parities", least, walks[:4], "the walks that are given"},
		{"more than the distance", []string{two + " + 2"}, walks, "the distance that is given"},
	} {
		if _, err := find(c.least, c.walks); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", c.what, err, c.why)
		}
	}
}

// TestWrongHints: a hint that says no distance, or is not read, says why.
func TestWrongHints(t *testing.T) {
	const cube = "H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1"
	for _, c := range []struct{ names, terms, why string }{
		{"x y", "sum b in 0..n-1: bit(xor(x,y),b)", ""},
		{"x", "0", "names for 1 coordinates, want them for those of two vertices: 2"},
		{"x y", "sum b in 0..n-1: bit(x,b)", "an automaton of 2 states is wrong for"},
		{"x y", "sum b in 0..n-1: 2*bit(xor(x,y),b)", "an automaton of 2 states is wrong for"},
		{"x y", "sum b in 0..n-2: bit(xor(x,y),b)", "want numerals and sums over all places"},
		{"x y", "sum b in 0..n-1: bit(x,b+1)", "want numerals and sums over all places"},
		{"x y", "sum b in 0..n-1: b", "want numerals and sums over all places"},
		{"x y", "n", "want numerals and sums over all places"},
		{"x y", "0 if x*y == 0", "*, which automata do not read so"},
		{"x y", "0 for", "want a variable"},
	} {
		hint := &Hint{Names: strings.Fields(c.names), Terms: []string{c.terms}}
		_, err := Facts(context.Background(), read(t, cube, "n >= 1"), []string{"diameter"}, hint, nil)
		if (err == nil) != (c.why == "") || err != nil && !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", c.terms, err, c.why)
		}
	}
}
