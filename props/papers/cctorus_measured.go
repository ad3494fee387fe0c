package papers

import (
	"cmp"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"topocert/props"
)

// quantities are what measured asks for of a network.
var quantities = map[string]func(t *props.Case, net *props.Net) *big.Rat{
	// The shortest paths from node 0 to the others.
	"paths": func(t *props.Case, net *props.Net) *big.Rat { return new(big.Rat).SetInt(fromZero(t, net)) },
	// The largest load of a channel, and a throughput that is reached.
	"load": largestLoad, "routed": routed,
}

// parameter is an argument that gives a name to a quantity, or to the value of an expression.
var parameter = regexp.MustCompile(`^([a-z]\w*) = (.*)$`)

// measured compares what no certificate states. Its arguments are, in their order:
//
//	each A B: x y, z w      once for each row, with its words in place of the names
//	name = QUANTITY NET     a quantity of a network, whose name is a template
//	name = EXPRESSION
//	CONDITION: TEXT         the case fails with this text, a template, unless it is so
//	open unless CONDITION: TEXT     likewise it is open, if nothing fails
func measured(t *props.Case, c props.Call) {
	open, args, rows := "", c.Args, []*strings.Replacer{strings.NewReplacer()}
	if each, ok := strings.CutPrefix(args[0], "each "); ok {
		head, list, _ := strings.Cut(each, ": ")
		names := strings.Fields(head)
		args, rows = args[1:], nil
		for row := range strings.SplitSeq(list, ", ") {
			words, pairs := strings.Fields(row), []string(nil)
			if len(words) != len(names) {
				t.Check(fmt.Errorf("the row %q, want %d words, one for each of %s", row, len(names), head))
			}
			for i, word := range words {
				pairs = append(pairs, names[i], word)
			}
			rows = append(rows, strings.NewReplacer(pairs...))
		}
	}
	known := make(map[string]*big.Rat)
	for _, row := range rows {
		c := c
		for _, arg := range args {
			arg = row.Replace(arg)
			if m := parameter.FindStringSubmatch(arg); m != nil {
				c = c.Let(m[1], value(t, c, m[2], known))
				continue
			}
			condition, text, _ := strings.Cut(arg, ": ")
			condition, mayOpen := strings.CutPrefix(condition, "open unless ")
			switch {
			case c.Is(condition):
			case mayOpen:
				open = cmp.Or(open, c.Text(text))
			default:
				t.Failf("%s", c.Text(text))
			}
		}
	}
	if open != "" {
		t.Openf("%s", open)
	}
}

// value is what an argument gives a name to. A quantity is found once.
func value(t *props.Case, c props.Call, text string, known map[string]*big.Rat) *big.Rat {
	name, of, _ := strings.Cut(text, " ")
	quantity := quantities[name]
	if quantity == nil {
		x, ok := c.Term(text)().Exact()
		if !ok {
			t.Check(fmt.Errorf("%q is no number", text))
		}
		return x
	}
	of = c.Text(of)
	if known[name+of] == nil {
		known[name+of] = quantity(t, t.Net("%s", of))
	}
	return known[name+of]
}
