package parametric

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
)

// reach is how many values of a variable are tried from its least on.
const reach = 40

// instance finds values of the claim's variables in its domain: the least.
func (f *finder) instance() (string, error) {
	names := f.claim.For.Names()
	found := ""
	err := f.tuples(func(env formula.Env) bool {
		var parts []string
		for _, name := range names {
			parts = append(parts, env[name].RatString())
		}
		found = strings.Join(parts, " ")
		return false
	})
	if err == nil && found == "" && len(names) > 0 {
		err = none("no values of the variables were found in the domain")
	}
	return found, err
}

// tuples yields the first values of the claim's domain, by their sum, as long as they are wanted.
func (f *finder) tuples(yield func(env formula.Env) bool) error {
	ranges := f.claim.For.Ranges
	least := make([]int64, len(ranges)) // of those that list no tuples
	open := len(ranges) == 0
	for i, r := range ranges {
		if r.Tuples == nil {
			least[i], _ = whole(r.From, nil) // 0 where it depends on other variables
			open = true
		}
	}
	if !open {
		return none("a domain that lists tuples has no theorem, it has cases")
	}
	env := make(formula.Env)
	wanted := true
	var err error
	var vary func(i int, sum int64)
	vary = func(i int, sum int64) {
		if !wanted || err != nil {
			return
		}
		if i == len(ranges) {
			if sum > 0 {
				return
			}
			inside, wrong := f.claim.For.Contains(env)
			if wrong != nil {
				err = wrong
			} else if inside {
				wanted = yield(env)
			}
			return
		}
		if r := ranges[i]; r.Tuples != nil {
			for _, t := range r.Tuples {
				for j, name := range r.Names {
					env[name] = t[j]
				}
				vary(i+1, sum)
			}
			return
		}
		from := int64(0)
		if i == len(ranges)-1 {
			from = sum // the last takes the rest
		}
		for x := from; x <= sum; x++ {
			env[ranges[i].Names[0]] = new(big.Rat).SetInt64(least[i] + x)
			vary(i+1, sum-x)
		}
	}
	for sum := int64(0); sum <= reach && wanted && err == nil; sum++ {
		vary(0, sum)
		if len(ranges) == 0 {
			break
		}
	}
	return err
}

// params returns the network's parameters for values of the claim's variables; false where they
// are no numbers of 64 bits.
func (n *network) params(env formula.Env) ([]int64, bool) {
	var list []int64
	for _, a := range n.args {
		x, ok := whole(a, env)
		if !ok {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}

// whole is an expression's value, if it is a number of 64 bits.
func whole(x *language.Node, env formula.Env) (int64, bool) {
	n, err := formula.Whole(x, env)
	if err != nil || !n.Num().IsInt64() {
		return 0, false
	}
	return n.Num().Int64(), true
}

// domain returns which parameters the network has in the claim's domain.
func (n *network) domain() (func(params []int64) bool, error) {
	if n.variables() != nil {
		return func(params []int64) bool {
			inside, err := n.claim.For.Contains(n.valuesOf(params))
			return err == nil && inside
		}, nil
	}
	met := make(map[string]bool)
	err := n.tuples(func(env formula.Env) bool {
		if params, ok := n.params(env); ok {
			met[fmt.Sprint(params)] = true
		}
		return true
	})
	return func(params []int64) bool { return met[fmt.Sprint(params)] }, err
}

// variables returns the claim's variables that are the network's parameters, if each is one.
func (n *network) variables() []string {
	var names []string
	for _, a := range n.args {
		if !formula.IsVariable(a) || slices.Contains(names, a.Text) {
			return nil
		}
		names = append(names, a.Text)
	}
	if len(names) != len(n.claim.For.Names()) {
		return nil
	}
	return names
}

// claimed returns what the claim says that a fact of the network is, or is at most or at least, as a
// relation has it, if the network's parameters are the claim's variables; nil if it says nothing.
func (n *network) claimed(fact, relation string) (bound *language.Node) {
	if n.variables() == nil {
		return nil
	}
	fact, _ = theorem.Claimed(fact, n.name)
	var visit func(x *language.Node)
	visit = func(x *language.Node) {
		if (x.Op == relation || x.Op == "==") && x.Args[0].String() == fact && bound == nil {
			bound = x.Args[1]
		}
		for _, a := range formula.Parts(x) {
			visit(a)
		}
	}
	visit(n.claim.Expr)
	return bound
}

// valuesOf are the claim's variables, where these are the network's parameters, and their values.
func (n *network) valuesOf(params []int64) formula.Env {
	env := make(formula.Env)
	for i, name := range n.variables() {
		env[name] = new(big.Rat).SetInt64(params[i])
	}
	return env
}
