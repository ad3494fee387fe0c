package ftt

import (
	"fmt"
	"strings"

	"topocert/props"
)

// value is a value of a network at size k, N = 4k², for comparisons.
type value struct {
	name string // a template
	expr string // in the formula language
}

// text shows the value in a witness.
func (v value) text() string { return fmt.Sprintf("%s: {%s:≈}", v.name, v.expr) }

// at returns the network of order 4k²: FTT(2k), Mesh(2k), Torus(2k), MCR(k)
// or TCR(k), as formulas name it.
func at(network string) string {
	if network == "MCR" || network == "TCR" {
		return network + "(k)"
	}
	return network + "(2*k)"
}

// named turns a network of a formula into a template for its name.
func named(net string) string { return strings.NewReplacer("(", "({", ")", "})").Replace(net) }

// measured returns a value of the network of order 4k².
func measured(network string, measure func(net string) string) value {
	net := at(network)
	return value{named(net), measure(net)}
}

// measuredAll returns that value for several networks.
func measuredAll(measure func(net string) string, networks ...string) []value {
	var values []value
	for _, network := range networks {
		values = append(values, measured(network, measure))
	}
	return values
}

// printed is a value by Table 1 or a theorem.
func printed(network, expr string) value { return value{network + " as printed", expr} }

// printedAll returns a value by Table 1 for several networks.
func printedAll(entry func(c column) string, networks ...string) []value {
	var values []value
	for _, network := range networks {
		values = append(values, printed(network, entry(table1(network))))
	}
	return values
}

// related is the condition that ours stands in the relation, < or >, to all others.
func related(relation string, ours value, others ...value) string {
	var conditions []string
	for _, o := range others {
		conditions = append(conditions, fmt.Sprintf("%s %s %s", ours.expr, relation, o.expr))
	}
	return all(conditions...)
}

// compare is the reading that for every size of the family each of ours stands in the
// relation, < or >, to all others.
func compare(f props.Family, what, relation string, ours []value, others ...value) props.Reading {
	var conditions []string
	for _, v := range ours {
		conditions = append(conditions, related(relation, v, others...))
	}
	not := map[string]string{"<": "not less than", ">": "not more than"}[relation]
	return f.HoldsShown(all(conditions...), func(t *props.Case, e props.Env) string {
		for _, v := range ours {
			for _, o := range others {
				if !isTrue(t, e, related(relation, v, o)) {
					return t.Text(fmt.Sprintf("N = {4*k*k}, %s: %s, %s %s", what, v.text(), not, o.text()), e)
				}
			}
		}
		return what
	})
}

// lowest is the reading that FTT(2k) is strictly below the networks in what is
// measured, and below the OUC by Table 1 if its formula is given.
func lowest(what string, measure func(net string) string, ouc string, networks ...string) props.Reading {
	return compare(sizes(), what, "<", measuredAll(measure, "FTT"), rivals(measure, ouc, networks...)...)
}

// rivals returns what is measured of the networks, and the OUC's formula if it is given.
func rivals(measure func(net string) string, ouc string, networks ...string) []value {
	others := measuredAll(measure, networks...)
	if ouc != "" {
		others = append(others, printed("OUC", ouc))
	}
	return others
}
