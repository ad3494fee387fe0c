package reader

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// relations are those of statements, as formulas write them.
var relations = map[string]string{"=": "==", "<=": "<=", ">=": ">="}

// fromStatement returns the formula that says what a statement says:
// bisection(QT(4, 4)) == 24 for bisection QT(4,4) = 24.
func fromStatement(library *words.Library, s certificates.Statement) (*formula.Formula, error) {
	kinds := Facts(library)
	i := slices.IndexFunc(kinds, func(k certificates.FactKind) bool {
		plain := k.Reading == certificates.AsStated || k.Value == certificates.Word && s.Value != "cyclic"
		return k.Subject == s.Subject && plain && (k.Quantity == "" || len(s.Args) > 0 && k.Quantity == s.Args[len(s.Args)-1])
	})
	if i < 0 {
		return nil, fmt.Errorf("no fact says what the statement %q does", certificates.Shortened(s.String()))
	}
	kind := kinds[i]
	call, err := callOf(&kind, s)
	if err != nil {
		return nil, err
	}
	switch value := s.Value; {
	case kind.Value == certificates.Truth && s.Relation == "=" && value == "yes":
	case kind.Value == certificates.Truth && s.Relation == "=" && value == "no":
		call = "!" + call
	case kind.Value == certificates.Truth:
		return nil, fmt.Errorf("%q, want = yes or = no", certificates.Shortened(s.String()))
	case kind.Value == certificates.Word:
		call += " " + relations[s.Relation] + ` "` + value + `"`
	case value == "fails":
		call += " " + relations[s.Relation] + " infinite"
	default:
		call += " " + relations[s.Relation] + " " + value
	}
	return formula.ParseWith(library, call)
}

// callOf writes the fact of a statement as formulas do.
func callOf(kind *certificates.FactKind, s certificates.Statement) (string, error) {
	args := s.Args
	if kind.Quantity != "" {
		args = args[:len(args)-1]
	}
	params := kind.Params()
	if len(args) != len(params)-1 {
		return "", fmt.Errorf("%q has %d arguments after the network, want %d: %s", certificates.Shortened(s.String()), len(args), len(params)-1, kind.Form())
	}
	args = slices.Insert(slices.Clone(args), slices.Index(params, certificates.NetworkParam), s.Network)
	for i, text := range args {
		quoted := `"` + text + `"`
		switch params[i] {
		case certificates.ModelParam, certificates.RouterParam, certificates.NumbersParam:
			args[i] = quoted
		case certificates.VertexParam:
			if _, number := certificates.Decimal(text); !number {
				args[i] = quoted
			}
		case certificates.NetworkParam:
			if f, err := formula.Parse("order(" + text + ")"); err != nil || f.Expr.Args[0].Op != language.Network {
				args[i] = quoted
			}
		}
	}
	return kind.Name + "(" + strings.Join(args, ", ") + ")", nil
}
