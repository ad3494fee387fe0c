package cctorus

import (
	"fmt"
	"strings"

	"topocert/props"
)

// bc is the claim that a 5×5 network has the printed channels Bc.
func bc(id string, r bisection) *props.Claim {
	c := &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-C",
		Quote:    fmt.Sprintf("Bc = %d", r.bc),
		Formal:   fmt.Sprintf("twice the least number of links between 12 and 13 nodes of %s(5) is %d", r.network, r.bc),
		Note:     "links are bidirectional, so each counts as two channels",
		Readings: []props.Reading{bcIs(r.network, r.bc)},
	}
	switch r.network {
	case "XMesh":
		c.Note += "; the printed value is XMeshW's"
		c.ConditionalOn = []string{"XMesh"}
		c.Readings = []props.Reading{
			bcIs("XMesh", r.bc).Named("X1, open diagonals"),
			bcIs("XMeshW", r.bc).Named("X2, closed diagonals"),
		}
		c.Correction = &props.Correction{Statement: "with open diagonals Bc is 16", Reading: bcIs("XMesh", 16)}
	case "XTorus":
		c.ConditionalOn = []string{"XTorus"}
	}
	return c
}

func bcIs(network string, bc int64) props.Reading {
	return props.StatementShown(network+"(5)", fmt.Sprintf("2*bisection(%s(5)) == %d", network, bc), func(t *props.Case, _ props.Env) string {
		net := t.Net("%s(5)", network)
		w := t.Int("bisection", net)
		return fmt.Sprintf("the least cut of %s into 12 and 13 nodes has %d links, so Bc = %d, printed %d; of the least cuts one has on the side of 12 the nodes %s",
			net.Name(), w, 2*w, bc, strings.Trim(fmt.Sprint(t.LeastCut(net)), "[]"))
	})
}

// width is a formula for the bisection width of a family, as people write it and as an
// expression.
type width struct{ network, formula, expr string }

func widths() []width {
	return []width{
		{"Mesh", "2⌈n/2⌉", "2*ceil(n/2)"},
		{"Torus", "4⌈n/2⌉", "4*ceil(n/2)"},
		{"XMesh", "2⌈n/2⌉+2", "2*ceil(n/2) + 2"},
		{"XMeshW", "2⌈n/2⌉+4", "2*ceil(n/2) + 4"},
		{"XTorus", "4⌈n/2⌉+2", "4*ceil(n/2) + 2"},
		{"CCTorus", "2n for even n, 2n+6 for odd n ≥ 5, 10 for n = 3", "cond(n%2 == 0, 2*n, cond(n == 3, 10, 2*n + 6))"},
	}
}

// haveWidths is the reading that the networks have the widths of the formulas.
func haveWidths(f props.Family, widths ...width) props.Reading {
	var formula []string
	for _, w := range widths {
		formula = append(formula, fmt.Sprintf("bisection(%s(n)) == %s", w.network, w.expr))
	}
	return f.HoldsShown(strings.Join(formula, " && "), func(t *props.Case, e props.Env) string {
		for i, w := range widths {
			if t.Text("{"+formula[i]+"}", e) == "false" {
				return t.Text(fmt.Sprintf("%s({n}) has bisection width {bisection(%[1]s(n))}, %s = {%s}", w.network, w.formula, w.expr), e)
			}
		}
		return ""
	})
}

// general is the claim about the bisection widths of the families.
func general() *props.Claim {
	all := widths()
	formal := "the bisection widths for n ≥ 3"
	for i, f := range all {
		formal += fmt.Sprintf("%s %s(n) %s", []string{":", ";"}[min(i, 1)], f.network, f.formula)
	}
	opposite := width{"CCTorusOpp", "2n+4", "2*n + 4"}
	return &props.Claim{
		ID: "cctorus/bisection-general", Kind: props.Theorem, Section: "IV-C",
		Quote:         "(general n, implied)",
		Formal:        formal,
		Note:          "derived: the paper has n = 5 only; it is what links a least cut into ⌊n²/2⌋ and ⌈n²/2⌉ nodes has",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			haveWidths(sides(3), all...).UpTo(100).Named("E1, all six families"),
			haveWidths(sides(3), all[:4]...).Named("Mesh, Torus, XMesh and XMeshW, to larger n"),
			haveWidths(even(), all...).Named("E1, all six families, even n, to larger n"),
			haveWidths(even(), opposite).Named(e7 + ": 2n+4"),
		},
	}
}

// gainEven is the claim that CCTorus is wider than the torus.
func gainEven() *props.Claim {
	wider := func(f props.Family, network string) props.Reading {
		return of(network, f, "bisection(NET(n)) > bisection(Torus(n))", "NET({n}) has bisection width {bisection(NET(n))}, Torus({n}) has {bisection(Torus(n))}")
	}
	return &props.Claim{
		ID: "cctorus/bisection-gain-even", Kind: props.Text, Section: "IV-C",
		Quote:  "ideal throughput of CCTorus increases ... compared with Torus",
		Formal: "CCTorus(n) has a larger bisection width than Torus(n), for even n as for odd",
		Note:   "the paper shows n = 5, and simulates n = 6 and 8",
		Readings: []props.Reading{
			wider(sides(3), "CCTorus").UpTo(100).Named("E1, every n"),
			wider(even(), "CCTorus").Named("E1, even n"),
			wider(odd(), "CCTorus").UpTo(100).Named("odd n"),
			wider(even(), "CCTorusOpp").Named(e7),
		},
		Correction: &props.Correction{
			Statement: "under E1 CCTorus(n) and Torus(n) have the same bisection width 2n for even n; for odd n CCTorus(n) has the larger",
			Reading: sides(3).Holds("n%2 == 1 && bisection(CCTorus(n)) > bisection(Torus(n)) || n%2 == 0 && bisection(CCTorus(n)) == 2*n && bisection(Torus(n)) == 2*n",
				"n={n}: {bisection(CCTorus(n))} and {bisection(Torus(n))}").UpTo(100),
		},
	}
}

// throughputScales is the claim that the gain in throughput grows.
func throughputScales() *props.Claim {
	return &props.Claim{
		ID: "cctorus/throughput-scales", Kind: props.Text, Section: "V-B1 iii",
		Quote:  "performance of CCTorus improves with increasing network size",
		Formal: "the part by which CCTorus(n)'s ideal throughput is more than Torus(n)'s grows strictly with n",
		Note:   "ideal throughput by equation (4), which is in proportion to the bisection width; the gain is taken relative to the torus",
		Readings: []props.Reading{
			widens(steps(sides(3), 1), "CCTorus", 1).UpTo(100).Named("E1, from n to n+1"),
			widens(props.Family{Domain: "n = 5, 6, 8", For: "(n, m) in [(5, 6), (6, 8)]"}, "CCTorus", 0).Named("E1, over the paper's sizes"),
			widens(steps(odd(), 2), "CCTorus", 2).UpTo(100).Named("from odd n to n+2"),
			widens(steps(even(), 2), "CCTorus", 2).Named("E1, from even n to n+2"),
			widens(steps(even(), 2), "CCTorusOpp", 2).Named(e7 + ", from n to n+2"),
		},
		Correction: &props.Correction{
			Statement: "the gain is 1/4 for n = 3 and 2/(n+1) for odd n ≥ 5, which falls; for even n it is nothing under E1 and 2/n, which falls, under E7",
			Reading: sides(3).Holds(fmt.Sprintf("n == 3 && %[1]s == 1/4 || n > 3 && n%%2 == 1 && %[1]s == 2/(n + 1) || n%%2 == 0 && %[1]s == 0 && %[2]s == 2/n", gain("CCTorus", "n"), gain("CCTorusOpp", "n")),
				"n={n}: {bisection(CCTorus(n))} and {bisection(Torus(n))}").UpTo(100),
		},
	}
}

// gain returns the part by which the network's bisection width is more than the
// torus's, for a side that is an expression.
func gain(network, n string) string {
	return fmt.Sprintf("(bisection(%s(%s)) - bisection(Torus(%[2]s)))/bisection(Torus(%[2]s))", network, n)
}

// widens is the reading that the gain at n+step is larger than at n; at m, if step is 0.
func widens(f props.Family, network string, step int) props.Reading {
	next := "m"
	if step > 0 {
		next = fmt.Sprintf("n + %d", step)
	}
	return of(network, f, gain("NET", "n")+" < "+gain("NET", next),
		"the bisection width of NET(n) is {bisection(NET(n))} and Torus(n)'s {bisection(Torus(n))} for n = {n}, a gain of {"+gain("NET", "n")+"}; "+
			"for n = {"+next+"} they are {bisection(NET("+next+"))} and {bisection(Torus("+next+"))}, a gain of {"+gain("NET", next)+"}")
}
