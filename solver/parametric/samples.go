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

// solved is what a variable of the claim is in the network's parameters: one of them less a number, divided.
type solved struct {
	at            int
	less, divisor int64
}

// of writes it, of the parameter's name.
func (x solved) of(name string) string {
	switch {
	case x.less != 0:
		return fmt.Sprintf("floor((%s%+d)/%d)", name, -x.less, x.divisor)
	case x.divisor > 1:
		return fmt.Sprintf("floor(%s/%d)", name, x.divisor)
	}
	return name
}

// solved are the variables that parameters tell: of a parameter 3*n + 1, n.
func (n *network) solved() map[string]solved {
	known := make(map[string]solved)
	for i, a := range n.args {
		for _, name := range n.claim.For.Names() {
			var x [3]int64
			ok := a.Mentions(name) && known[name].divisor != 1
			for v := range x {
				var is bool
				x[v], is = whole(a, formula.Env{name: new(big.Rat).SetInt64(int64(v))}) // not if there are others in it
				ok = ok && is
			}
			if k := x[1] - x[0]; ok && k > 0 && x[2]-x[1] == k {
				known[name] = solved{i, x[0], k}
			}
		}
	}
	return known
}

// claimed returns what the claim says that a fact of the network is, or is at most or at least, as a
// relation has it, if the network's parameters tell the variables in it; nil if it says nothing.
func (n *network) claimed(fact, relation string) (bound *language.Node) {
	fact, _ = theorem.Claimed(fact, n.name)
	known := n.solved()
	unknown := slices.DeleteFunc(n.claim.For.Names(), func(name string) bool { return known[name].divisor > 0 })
	var visit func(x *language.Node)
	visit = func(x *language.Node) {
		if (x.Op == relation || x.Op == "==") && x.Args[0].String() == fact && bound == nil && !x.Args[1].Mentions(unknown...) {
			bound = x.Args[1]
		}
		for _, a := range formula.Parts(x) {
			visit(a)
		}
	}
	visit(n.claim.Expr)
	return bound
}

// quotients are what the claim rounds in its variables, and by which names the network's parameters are
// such variables.
func (n *network) quotients() (names []string, list []*language.Node) {
	for _, a := range n.args {
		names = append(names, a.Text)
	}
	var visit func(x *language.Node)
	visit = func(x *language.Node) {
		if x.Op == "%" || x.Op == language.Call && (x.Text == "floor" || x.Text == "ceil") {
			list = append(list, x)
			return
		}
		for _, a := range formula.Parts(x) {
			visit(a)
		}
	}
	visit(n.claim.Expr)
	return names, list
}

// valuesOf are the claim's variables that the network's parameters tell, and their values.
func (n *network) valuesOf(params []int64) formula.Env {
	env := make(formula.Env)
	for name, x := range n.solved() {
		env[name] = new(big.Rat).SetInt64((params[x.at] - x.less) / x.divisor)
	}
	return env
}
