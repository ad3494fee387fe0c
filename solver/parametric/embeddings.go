package parametric

import (
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// word is a name, or a number.
var word = regexp.MustCompile(`[A-Za-z0-9_]+`)

// embedded finds a map from another network, of which one has variables of the claim for parameters: an
// isomorphism, or the map that keeps its coordinates.
func (n *network) embedded(w fact) error {
	other := w.other
	known, second := other, n // whose parameters are variables, and the other one
	if known.variables() == nil {
		known, second = n, other
	}
	variables := known.variables()
	if other.learn == nil {
		return none("%s is about %s, and that about it", n.name, other.name)
	}
	if other == n || variables == nil {
		return none("neither the parameters of %s nor those of %s are the claim's variables", n.name, w.args[0])
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		var image, inverse string
		from, to := other.suffixed("_from"), n.suffixed("_to")
		o, err := known.learn.Isomorphism(n.ctx, second.learn, variables, second.args)
		switch {
		case err == nil:
			text := func(t learn.Tuple, of *network, before ...string) string {
				return t.Text(slices.Concat(variables, before, map[bool][]string{true: to, false: from}[of == n]))
			}
			image, inverse = text(o.Map, known), text(o.Inverse, second, make([]string, len(known.coords()))...)
			if known == n {
				image, inverse = inverse, image
			}
		case w.Name == "contains" && len(from) <= len(to): // with 0 for the other coordinates
			all := append(slices.Clip(from), slices.Repeat([]string{"0"}, len(to)-len(from))...)
			image, inverse = "("+strings.Join(all, ", ")+")", "("+strings.Join(to[:len(from)], ", ")+")"
		default:
			return nil, err
		}
		return lemma(w.String(), "==", true, "map", line("from", strings.Join(from, " ")), line("to", strings.Join(to, " ")),
			line("image", image), line("inverse", inverse)), nil
	}, func(m *theorem.Lemma) {
		n.say("image of (%s) of %s: %s", strings.ReplaceAll(m.Objects[0].Text, " ", ", "), other.name, m.Objects[2].Text)
	})
}

// suffixed are the names of coordinates with a suffix.
func (n *network) suffixed(suffix string) []string {
	var names []string
	for _, c := range n.coords() {
		names = append(names, c+suffix)
	}
	return names
}

// inParameters writes an expression in the claim's variables, which the network's parameters tell, in these.
func (n *network) inParameters(x *language.Node) string {
	names := make(map[string]string)
	for v, x := range n.solved() {
		names[v] = x.of(n.def.Definition.Params[x.at].Name)
	}
	return word.ReplaceAllStringFunc(x.String(), func(name string) string {
		if other, is := names[name]; is {
			return other
		}
		return name
	})
}
