package reader

import (
	"errors"
	"strings"
	"testing"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"

	"topocert/certificates"
)

// TestStatements: what statements are as formulas.
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
		f, err := fromStatement(words.Standard(), s)
		if err != nil || f.String() != want {
			t.Errorf("%s is %v, %v, want %s", text, f, err, want)
			continue
		}
		// The fact that the formula asks for is that of the statement.
		call := f.Expr
		for call.Op != language.Fact {
			call = call.Args[0]
		}
		if fact, err := formula.Asks(call, nil, asTheyStand{}); err != nil || fact.String() != certificates.FactOf(s).String() {
			t.Errorf("%s asks for %v, %v, want what %s says", f, fact, err, text)
		}
	}
	for _, kind := range certificates.FactKinds() {
		if kind.Reading != certificates.AsStated && kind.Value != certificates.Word {
			continue
		}
		args := strings.NewReplacer("u", "1", "v", "2", "d", "3", "k", "-2", `"model"`, "m", `"router"`, "r", "G", "N", "H", "N").Replace(kind.Letters)
		fields := append([]string{"N"}, strings.Split(strings.Replace(args, "N", "", 1), ", ")...)
		text := kind.Subject + " " + strings.Join(strings.Fields(strings.Join(append(fields, kind.Quantity), " ")), " ") + " = 1"
		if kind.Value == certificates.Truth {
			text = strings.TrimSuffix(text, "1") + "yes"
		}
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := fromStatement(words.Standard(), s)
		if err != nil || !strings.HasPrefix(f.String(), kind.Name+"(") {
			t.Errorf("%s is %v, %v, want %s", text, f, err, kind.Form())
		}
	}
}

// TestNoStatements: statements that no formula says.
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
		if f, err := fromStatement(words.Standard(), s); err == nil {
			t.Errorf("%s is %s, want an error", text, f)
		}
	}
}

// asTheyStand are facts with the names as they stand.
type asTheyStand struct{}

func (asTheyStand) Canonical(name string) (string, error) {
	return strings.ReplaceAll(name, ", ", ","), nil
}
func (asTheyStand) CanonicalRouter(name, _ string) (string, error)           { return name, nil }
func (asTheyStand) Vertex(_, label string) (uint32, error)                   { return 0, errors.New(label) }
func (asTheyStand) Known(certificates.Fact) (b certificates.Bounds, _ error) { return b, nil }

// TestParseFormula: formulas and statements are both understood.
func TestParseFormula(t *testing.T) {
	for text, want := range map[string]string{
		"bisection QT(4,4) = 24":            "bisection(QT(4, 4)) == 24",
		"bisection(QT(4,4)) == 24":          "bisection(QT(4, 4)) == 24",
		"1 + 2 <= 3":                        "1 + 2 <= 3",
		"order(Ring(n)) == n for n in 3..5": "order(Ring(n)) == n for n in 3..5",
		"min-degree QT(4,4) >= 3":           "min_degree(QT(4, 4)) >= 3",
	} {
		if f, err := Parse(words.Standard(), text); err != nil || f.String() != want {
			t.Errorf("%s is read as %v, %v, want %s", text, f, err, want)
		}
	}
	if _, err := Parse(words.Standard(), "deadlock Torus(4) dor = cyclic"); err == nil || !strings.Contains(err.Error(), "no fact says what the statement") {
		t.Errorf("a statement that no formula says: %v", err)
	}
}
