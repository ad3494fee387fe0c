package formula

import (
	"strings"
	"testing"

	"topocert/certificates"
)

// TestStatements: what statements are as formulas, and back.
func TestStatements(t *testing.T) {
	for text, want := range map[string]string{
		"bisection QT(4,4) = 24":               "bisection(QT(4, 4)) == 24",
		"bisection QT(4,4) <= 24":              "bisection(QT(4, 4)) <= 24",
		"min-degree Petersen = 3":              "min_degree(Petersen) == 3",
		"diameter g6:A? = infinite":            `diameter("g6:A?") == infinite`,
		"hamiltonian Petersen = no":            "!hamiltonian(Petersen)",
		"bipartite QT(4,4) = yes":              "bipartite(QT(4, 4))",
		"distance QT(4,4) 0 7 = 3":             "distance(QT(4, 4), 0, 7) == 3",
		"contains Ring(5) g6:D?{ = yes":        `contains(Ring(5), "g6:D?{")`,
		"audit Torus(4) dor max-hops = 4":      `max_hops("dor", Torus(4)) == 4`,
		"audit Torus(4) dor max-stretch = 7/2": `max_stretch("dor", Torus(4)) == 7/2`,
		"deadlock Torus(4) dor = deadlock":     `deadlock("dor", Torus(4)) == "deadlock"`,
		"route Torus(4) dor 0 5 = 2":           `route("dor", Torus(4), 0, 5) == 2`,
		"route Torus(4) dor 0 5 = fails":       `route("dor", Torus(4), 0, 5) == infinite`,
		"broadcast Ring(5) single-port 0 <= 3": `broadcast("single-port", Ring(5), 0) <= 3`,
		"broadcast Ring(5) all-port all >= 2":  `broadcast("all-port", Ring(5), "all") >= 2`,
		"gossip Ring(5) all-port >= 2":         `gossip("all-port", Ring(5)) >= 2`,
		"lanes Torus(4) shortest >= 2":         `lanes("shortest", Torus(4)) >= 2`,
		"cluster QT(4,4) 2 = 8":                "cluster(QT(4, 4), 2) == 8",
	} {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := FromStatement(s)
		if err != nil || f.String() != want {
			t.Errorf("%s is %v, %v, want %s", text, f, err, want)
			continue
		}
		if back, err := f.Expr.Statement(nil, someFacts()); err != nil || back.String() != text {
			t.Errorf("%s is %v, %v, want %s", f, back, err, text)
		}
	}
	for _, kind := range certificates.FactKinds() {
		if kind.From != nil && kind.Value != word {
			continue
		}
		args := strings.NewReplacer("u", "1", "v", "2", "d", "3", `"model"`, "m", `"router"`, "r", "G", "N", "H", "N").Replace(kind.Letters)
		words := append([]string{"N"}, strings.Split(strings.Replace(args, "N", "", 1), ", ")...)
		text := kind.Subject + " " + strings.Join(strings.Fields(strings.Join(append(words, kind.Quantity), " ")), " ") + " = 1"
		if kind.Value == truth {
			text = strings.TrimSuffix(text, "1") + "yes"
		}
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := FromStatement(s)
		if err != nil || !strings.HasPrefix(f.String(), kind.Name+"(") {
			t.Errorf("%s is %v, %v, want %s", text, f, err, kind.Form())
		}
	}
}

// TestNoStatements: statements that no formula says, and formulas that no statement does.
func TestNoStatements(t *testing.T) {
	for _, text := range []string{
		"distances Ring(5) 0 = 1,2,2", "automorphism Ring(5) r = 1", "deadlock Torus(4) dor = cyclic", "audit Torus(4) dor joy = 3", "audit Torus(4) = 3",
		"lanes Torus(4) dor ends:1 <= 2", "bipartite Ring(5) = maybe", "bipartite Ring(5) <= yes", "order Ring(5) = infinitely",
		"order a\"b = 3", "xyzzy Ring(5) = 3",
	} {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		if f, err := FromStatement(s); err == nil {
			t.Errorf("%s is %s, want an error", text, f)
		}
	}
	for _, text := range []string{"1 == 1", "order(Ring(5)) == size(Ring(5))", "order(Ring(5)) < 6", "connected(Ring(5))", "at_distance(Ring(5), 0, 1) == 2", "order(Ring(5)) + 1 == 6", "true"} {
		f, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := f.Expr.Statement(nil, someFacts()); err == nil {
			t.Errorf("%s is %v, want an error", text, s)
		}
	}
	f, err := Parse("5 <= order(Ring(n)) for n in 5..5")
	if err != nil {
		t.Fatal(err)
	}
	if err := f.For.Each(func(env Env) error {
		s, err := f.Expr.Statement(env, someFacts())
		if s.String() != "order Ring(5) >= 5" {
			t.Errorf("%s is %v", f, s)
		}
		return err
	}); err != nil {
		t.Error(err)
	}
}
