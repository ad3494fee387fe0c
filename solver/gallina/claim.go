package gallina

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// Refute writes that a claim's formula is false in the first case in which the verdict says that it
// fails: by the theorems on single values that were written before. An error that is ErrNoInstance
// says that they are not enough, or that the formula has no form in Coq.
func (x *Instances) Refute(v *formula.Verdict) error {
	if !v.Fails || len(v.Cases) == 0 {
		return none("%s: a verdict that holds", v.Name)
	}
	domain, env, values, err := firstCase(v)
	if err != nil {
		return err
	}
	statement, err := Negation(v.Formula.Expr, domain)
	if err != nil {
		return none("%s: %v", v.Name, err)
	}
	if err := plainNetworks(v.Formula.Expr); err != nil {
		return fmt.Errorf("%s: %w", v.Name, err)
	}
	known := &shownValues{values: x.values, used: make(map[string]bool)}
	value, err := formula.Evaluate(v.Formula.Expr, env, known)
	if err != nil {
		return none("%s: %v", v.Name, err)
	}
	if holds, settled := value.Truth(); !settled || holds {
		return none("%s: the theorems here do not show that it fails", v.Name)
	}
	x.requires["CheckClaim"] = true
	name := x.free(identifier(v.Name+"_fails_at_"+values), "")
	proof := " "
	for _, k := range slices.Sorted(maps.Keys(known.used)) {
		proof += "pose proof " + k + "; "
	}
	of := "claim " + v.Name + " fails for " + values
	x.add(Instance{name, statement, of}, of+": "+v.Formula.String(), proof+"refuted_by_values. ")
	return nil
}

// firstCase returns the first case of a verdict: as a domain of one tuple, its values, and these as
// a text.
func firstCase(v *formula.Verdict) (formula.Domain, formula.Env, string, error) {
	from := v.Cases[0].For
	if len(from.Ranges) == 0 {
		from = v.Formula.For
	}
	env := make(formula.Env)
	stop := errors.New("one is enough")
	err := from.Each(func(e formula.Env) error {
		maps.Copy(env, e)
		return stop
	})
	if err != stop && err != nil {
		return formula.Domain{}, nil, "", err
	}
	if len(env) == 0 {
		return formula.Domain{}, env, "its only case", nil
	}
	r := formula.Range{Names: slices.Sorted(maps.Keys(env)), Tuples: make([][]*big.Rat, 1)}
	var parts []string
	for _, n := range r.Names {
		if !env[n].IsInt() {
			return formula.Domain{}, nil, "", none("%s: %s is no whole number", v.Name, n)
		}
		r.Tuples[0], parts = append(r.Tuples[0], env[n]), append(parts, n+"="+env[n].RatString())
	}
	return formula.Domain{Ranges: []formula.Range{r}}, env, strings.Join(parts, ", "), nil
}

// plainNetworks tells whether the arguments of all networks are variables or numerals: so that Coq
// sees at once that a network of the formula is that of a theorem.
func plainNetworks(e *language.Node) error {
	for _, a := range formula.Parts(e) {
		if e.Op == language.Network && a.Op != language.Name && a.Op != language.Numeral {
			return none("%s has an argument that is to be computed", e)
		}
		if err := plainNetworks(a); err != nil {
			return err
		}
	}
	return nil
}

// shownValue is a fact that a theorem states.
type shownValue struct {
	bounds  certificates.Bounds
	theorem string
}

// shownValues are the facts that theorems state, and those that were asked for.
type shownValues struct {
	values map[string]shownValue
	used   map[string]bool
}

// Known returns what the theorems say of a fact.
func (s *shownValues) Known(f certificates.Fact) (certificates.Bounds, error) {
	v, ok := s.values[f.String()]
	if ok {
		s.used[v.theorem] = true
	}
	return v.bounds, nil
}

// Canonical returns the name of a network, which the formula has as it is.
func (s *shownValues) Canonical(name string) (string, error) { return name, nil }

// CanonicalRouter returns the name of a router.
func (s *shownValues) CanonicalRouter(name, _ string) (string, error) { return name, nil }

// Vertex returns no vertex: no theorem used here is about one.
func (s *shownValues) Vertex(string, string) (uint32, error) {
	return 0, none("a formula that names a vertex")
}

// single are the subjects of which a network has one value, and a claim may ask for it.
var single = []string{"order", "size", "min-degree", "max-degree", "diameter", "distance-sum", "bisection", "vertex-connectivity"}

// note keeps what a theorem states of a single value.
func (x *Instances) note(s certificates.Statement, theorem string) {
	if !slices.Contains(single, s.Subject) || s.Relation != "=" {
		return
	}
	if key := certificates.FactOf(s).String(); x.values[key].theorem == "" {
		x.values[key] = shownValue{certificates.BoundsOf(s), theorem}
	}
}
