package theorem

import (
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/words"
)

// TestDefined has claims that are true but for a part without a value, one for each place where a
// part may stand; and some whose guards give each part one.
func TestDefined(t *testing.T) {
	l, err := words.Standard().Extend(families+"\nplain(G, x) = order(G)\nfirst(G, H) = order(G)\nsecond(H, G) = order(G)\n", func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	cycle := func(name, lemma string) string {
		return "\nnetwork " + name + "\nvertex 0\nback (i-1)%n\nlemma " + lemma
	}
	const (
		order    = "order == n\nby product"
		diameter = "\nby potential\nfrom a\nupper min((i-a)%n, (a-i)%n)"
		more     = "\nlemma "
	)
	n3 := "divisor n - 3 is positive"
	for _, c := range []struct{ claim, rest, want string }{
		{"1/m >= 1 || 1 == 1 for m >= 0", "", "divisor m is positive"},
		{"1 == 1 && (1/m >= 1 || 1 == 1) for m >= 0", "", "divisor m is positive where (1 == 1)"},
		{"!(1/m >= 1 && 1 == 2) for m >= 0", "", "divisor m is positive"},
		{"1 == 2 || (1/m >= 1 || 1 == 1) for m >= 0", "", "divisor m is positive where !(1 == 2)"},
		{"(1/m > 1) == (1/m > 1) || 1 == 1 for m >= 0", "", "divisor m is positive"},
		{"7%(n-3) >= 0 || 1 == 1 for n >= 3", "", n3},
		{"floor(7/(n-3)) >= 0 || 1 == 1 for n >= 3", "", n3},
		{"ceil(7/(n-3)) == ceil(7/(n-3)) for n >= 3", "", n3},
		{"abs(7%(n-3)) >= 0 || 1 == 1 for n >= 3", "", n3},
		{"max(n, 7%(n-3)) >= n || 1 == 1 for n >= 3", "", n3},
		{"pow(7%(n-3), 0) == 1 for n >= 3", "", n3},
		{"1/(1/(n-3)) >= 0 || 1 == 1 for n >= 3", "", "a division by a quotient"},
		{"7%(1+7%(n-3)) >= 0 || 1 == 1 for n >= 3", "", n3},
		{"7%(7%n) >= 0 || 1 == 1 for n >= 3", "", "divisor 7%n is positive"},
		{"cond(1%(n-3) >= 0, 5, infinite) == 5 for n >= 3", "", n3},
		{"cond(1%(n-3) >= 0, 5, 5) == 5 for n >= 3", "", n3},
		{"cond(n > 2, 7%(n-3), 0) >= 0 || 1 == 1 for n >= 3", "", n3 + " where (n > 2)"},
		{"cond(n > 4, 0, 7%(n-3)) >= 0 || 1 == 1 for n >= 3", "", n3 + " where !(n > 4)"},
		{"cond(n > 2, 7%(n-3), infinite) >= 0 || 1 == 1 for n >= 3", "", n3 + " where (n > 2)"},
		{"cond(n > 3, 5, infinite) == 5 for n >= 3", "", "n > 3 is true"},
		{"cond(n > 3, 5, infinite) == 5 || 1 == 1 for n >= 3", "", "n > 3 is true"},
		{"cond(cond(1 == 2, 1, infinite) == 1, 5, infinite) == 5 for n >= 3", "", "1 == 2 is true"},
		{"cond(cond(cond(n > 3, 1, infinite) == 1, 1, infinite) == 1, 5, infinite) == 5 for n >= 3", "", "n > 3 is true"},
		{"cond(5 == cond(n > 3, 5, infinite), 5, 5) == 5 for n >= 3", "", "n > 3 is true"},
		{"pow(2, n-4) >= 0 || 1 == 1 for n >= 3", "", "exponent n - 4 is not negative"},
		{"pow(7%(n-3), n) >= 0 || 1 == 1 for n >= 3", "", n3},
		{"pow(2, pow(2, n-4)) >= 0 || 1 == 1 for n >= 3", "", "exponent n - 4 is not negative"},
		{"n == 3 || pow(2, n-5) >= 1 || 1 == 1 for n >= 3", "", "exponent n - 5 is not negative where !(n == 3)"},
		{"pow(2, 0-1) >= 0 || 1 == 1 for n >= 3", "", "pow of another exponent"},
		{"pow(2, n/2) >= 0 || 1 == 1 for n >= 3", "", "pow of another exponent"},
		{"pow(n/2, n) >= 0 || 1 == 1 for n >= 3", "", "pow of a quotient"},
		// The arguments of networks, of facts and of words are values.
		{"order(Cycle(n + 0*floor(7/(n-3)))) == n for n >= 3", cycle("Cycle(n + 0*floor(7/(n-3)))", order), n3},
		{"order(Cycle(n + 0*floor(7/(n-2)))) == n for n >= 3", cycle("Cycle(n + 0*floor(7/(n-2)))", order), ""},
		{"plain(Cycle(n), 7%(n-3)) == n for n >= 3", cycle("Cycle(n)", order), n3},
		{"plain(Cycle(n), 7%(n-2)) == n for n >= 3", cycle("Cycle(n)", order), ""},
		{"plain(Cycle(n), diameter(Cycle(n))) == n for n >= 3", cycle("Cycle(n)", order), "diameter(Cycle(n)) has a value"},
		{"plain(Cycle(n), (n/2)%3) == n for n >= 3", cycle("Cycle(n)", order), "n/2 is a fraction"},
		{"plain(Cycle(n), pow(2, n)) == n for n >= 3", cycle("Cycle(n)", order), ""},
		{"plain(Cycle(n), n/2) == n for n >= 3", cycle("Cycle(n)", order), ""},
		{"first(Cycle(n), Cycle(n)) == n for n >= 3", cycle("Cycle(n)", order), ""},
		{"first(Cycle(n), Cycle(n-100)) == n for n >= 3", cycle("Cycle(n)", order), "the network Cycle(n - 100) for an argument"},
		{"second(Cycle(2), Cycle(n)) == n for n >= 3", cycle("Cycle(n)", order), "the network Cycle(2) for an argument"},
		{"plain(Cycle(n), diameter(Cycle(n))) == n for n >= 3", cycle("Cycle(n)", order+more+"diameter <= n"+diameter), ""},
		{"eccentricity(Cycle(n), 0*(7%(n-3))) <= n for n >= 3", cycle("Cycle(n)", order+more+"eccentricity(0*(7%(n-3))) <= n\nby potential\nsource 0\nsum i\nupper min(i, n-i)"), n3},
		// What may be infinite, or of a vertex that is none, is known under a condition alone.
		{"diameter(Cycle(n)) - diameter(Cycle(n)) == 0 for n >= 3", cycle("Cycle(n)", order+more+"diameter <= n if n > 3"+diameter), "diameter(Cycle(n)) has a value"},
		{"n == 3 || diameter(Cycle(n)) <= n for n >= 3", cycle("Cycle(n)", order+more+"diameter <= n if n > 3"+diameter), ""},
		{"diameter(Cycle(n)) <= n for n >= 3", cycle("Cycle(n)", order+more+"diameter <= n if n > 3"+diameter+"\nlemma diameter <= n if n == 3"+diameter), ""},
		// In the domain.
		{"1 == 1 for n >= 3 if 1/(n-3) >= 0", "", "divisor n - 3 is positive, want"},
		{"1 == 1 for n >= 3 if 7%(n-3) >= 0 || 1 == 1", "", "divisor n - 3 is positive, want"},
		{"1 == 1 for n >= 3, k in 0..7%(n-3)", "", "divisor n - 3 is positive, want"},
		{"1 == 1 for n >= 3, k in 0..pow(2, n)", "", "exponent n is not negative, want"},
		{"1 == 1 for n >= 3 if pow(2, 2) > 3", "", ""},
		{"1 == 1 for n >= 3 if cond(n > 3, 1, infinite) == 1", "", "no arithmetic proof"},
		// What has a value by its guards.
		{"m == 0 || 1/m > 0 for m >= 0", "", ""},
		{"!(m > 0 && 1/m > 1) for m >= 0", "", ""},
		{"cond(n > 3, 7%(n-3), 0) >= 0 for n >= 3", "", ""},
		{"cond(n == 3, 0, 7%(n-3)) >= 0 for n >= 3", "", ""},
		{"n == 3 || cond(n > 3, 5, infinite) == 5 for n >= 3", "", ""},
		{"7%(1+7%n) >= 0 && 7%2 == 1 for n >= 3", "", ""},
		{"n == 3 || pow(2, n-4) >= 1 for n >= 3", "", ""},
		{"pow(2, n) > n && pow(5, n) > 4*n && 2*pow(2, n-1) == pow(2, n) && pow(3, n+2) == 9*pow(3, n) for n >= 3", "", ""},
		{"pow(n, 2*n) == pow(n, n+n) && pow(2, pow(2, n)) == pow(2, pow(2, n-1+1)) for n >= 3", "", ""},
		{"pow(2, n) > 2*n for n >= 3", "", "the claim"},
		{"pow(2, n+1) == 3*pow(2, n) for n >= 3", "", "the claim"},
		{"pow(n, n+1) == pow(n, n-1) for n >= 3", "", "the claim"},
	} {
		text := "claim " + c.claim + "\ninstance 4" + strings.Repeat(" 0", strings.Count(c.claim, "k in")) + c.rest
		if _, got := proved(t, l, text); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\nanswered %q, want %q", text, got, c.want)
		}
	}
}

// TestAlways: the facts that the format names as having a value are those of the table, or words of the library.
func TestAlways(t *testing.T) {
	facts := certificates.FactKinds()
	for _, name := range always() {
		i := slices.IndexFunc(facts, func(f certificates.FactKind) bool { return f.Name == name })
		if i >= 0 && !facts[i].Always {
			t.Errorf("%s need not have a value, says the table of facts", name)
		}
		if i < 0 && words.Standard().Find(name) == nil {
			t.Errorf("%s is neither a fact nor a word", name)
		}
	}
}

// TestNegative: a network has no parameter that may be negative, though its text means something.
func TestNegative(t *testing.T) {
	l, err := words.Standard().Extend("Odd(n) = graph x in 0..n+5: x+1 if x < n+5\n", func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for domain, ok := range map[string]bool{
		"n-4 for n >= 4": true, "n-4 for n >= 0": false, "n-m for n >= 4, m in 0..n": false, "2*n+m for n >= 0, m >= 1": true,
		"floor(n/2) for n >= 1": true, "max(n-9, 0) for n >= 0": true, "n for (n, m) in [(-1, 3), (2, 2)]": false, "n%3 for n >= 0": true,
		"min(n, n, n-4) for n >= 0": false, "min(n, n, n-4) for n >= 4": true, "max(n-9, n, n-4) for n >= 0": true, "m for n >= 3, m >= n-3": true,
		"n-5000000 for n >= 3000000": false, "n-5000000 for n >= 5000000": false, "n-m+9 for n >= 4, m in 0..n": false,
		"x for a >= 2, b >= a*a, c >= b*b, d >= c*c, e >= d*d, f >= e*e, g >= f*f, h >= g*g, x >= h*h": true,
	} {
		f, err := formula.ParseWith(l, "order(Odd("+strings.Replace(domain, " for", ")) > 0 for", 1))
		if err != nil {
			t.Fatal(domain, err)
		}
		m := &maker{claim: f}
		m.notNegative("Odd", f.Expr.Args[0].Args[0].Args)
		if (m.err == nil) != ok {
			t.Errorf("%s: %v, want it accepted: %v", domain, m.err, ok)
		}
	}
}
