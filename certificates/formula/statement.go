package formula

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
)

// relations are those of statements, as formulas write them.
var relations = map[string]string{"=": "==", "<=": "<=", ">=": ">="}

// FromStatement returns the formula that says what a statement says:
// bisection(QT(4, 4)) == 24 for bisection QT(4,4) = 24.
func FromStatement(s certificates.Statement) (*Formula, error) {
	kinds := certificates.FactKinds()
	i := slices.IndexFunc(kinds, func(k certificates.FactKind) bool {
		plain := k.From == nil || k.Value == word && s.Value != "cyclic"
		return k.Subject == s.Subject && plain && (k.Quantity == "" || len(s.Args) > 0 && k.Quantity == s.Args[len(s.Args)-1])
	})
	if i < 0 {
		return nil, wrongAt(0, "no fact says what the statement %q does", certificates.Shortened(s.String()))
	}
	kind := kinds[i]
	call, err := callOf(&kind, s)
	if err != nil {
		return nil, err
	}
	switch value := s.Value; {
	case kind.Value == truth && s.Relation == "=" && value == "yes":
	case kind.Value == truth && s.Relation == "=" && value == "no":
		call = "!" + call
	case kind.Value == truth:
		return nil, wrongAt(0, "%q, want = yes or = no", certificates.Shortened(s.String()))
	case kind.Value == word:
		call += " " + relations[s.Relation] + ` "` + value + `"`
	case value == "fails":
		call += " " + relations[s.Relation] + " infinite"
	default:
		call += " " + relations[s.Relation] + " " + value
	}
	return Parse(call)
}

// callOf writes the fact of a statement as formulas do.
func callOf(kind *certificates.FactKind, s certificates.Statement) (string, error) {
	given := s.Args
	if kind.Quantity != "" {
		given = given[:len(given)-1]
	}
	params := kind.Params()
	if len(given) != len(params)-1 {
		return "", wrongAt(0, "%q has %d arguments after the network, want %d: %s", certificates.Shortened(s.String()), len(given), len(params)-1, kind.Form())
	}
	given = slices.Insert(slices.Clone(given), slices.Index(params, certificates.NetworkParam), s.Network)
	for i, text := range given {
		quoted := `"` + text + `"`
		switch params[i] {
		case certificates.ModelParam, certificates.RouterParam:
			given[i] = quoted
		case certificates.VertexParam:
			if _, number := certificates.Decimal(text); !number {
				given[i] = quoted
			}
		case certificates.NetworkParam:
			if e, err := newWords().readExpr(text, 1); err != nil || e.op != opNetwork {
				given[i] = quoted
			}
		}
	}
	return kind.Name + "(" + strings.Join(given, ", ") + ")", nil
}

// Statement returns the statement that says what the expression says, with the canonical
// names of the facts: the way back from FromStatement. An expression that is no fact, and
// no comparison of one with a value, has none.
func (e *Expr) Statement(env Env, facts Facts) (certificates.Statement, error) {
	call, op, value := e, "==", "yes"
	switch {
	case e.op == "!":
		call, value = e.args[0], "no"
	case len(e.args) == 2 && e.sort == truth && e.op != opFact && e.op != opFunction:
		other := e.args[1]
		call, op = e.args[0], e.op
		if call.op != opFact {
			call, other = other, call
			op = turned(op)
		}
		v, err := other.Evaluate(env, nil)
		if err != nil {
			return certificates.Statement{}, err
		}
		if value = v.String(); v.Infinite && call.op == opFact && call.fact.Subject == "route" {
			value = "fails"
		}
	}
	for relation, written := range relations {
		if written != op || call.op != opFact || call.fact.From != nil && call.fact.Value != word {
			continue
		}
		f, err := call.Asks(env, facts)
		return certificates.Statement{Subject: f.Subject, Network: f.Network, Args: f.Args, Relation: relation, Value: value}, err
	}
	return certificates.Statement{}, fmt.Errorf("%w: %s: no statement says it", ErrValue, certificates.Shortened(e.String()))
}

// turned returns the comparison with its sides exchanged.
func turned(op string) string {
	if other, known := map[string]string{"<": ">", ">": "<", "<=": ">=", ">=": "<="}[op]; known {
		return other
	}
	return op
}

// Asks returns the fact that a call asks for, as statements name it.
func (e *Expr) Asks(env Env, facts Facts) (certificates.Fact, error) {
	if e.op != opFact {
		return certificates.Fact{}, noValue(e, "want a fact")
	}
	return (&evaluator{facts: facts}).asked(e, env)
}
