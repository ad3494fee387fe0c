package theorem

import (
	"strings"

	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// embedded finds a map from another network, whose parameters are variables of the claim: an
// isomorphism, or the map that keeps coordinates.
func (n *network) embedded(w fact) error {
	other := w.other
	variables := other.variables()
	if other == n || variables == nil {
		return none("the parameters of %s are not the claim's variables", w.args[0])
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		var image, inverse string
		from, to := other.suffixed("_from"), n.suffixed("_to")
		o, err := other.isomorphism(n)
		switch {
		case err == nil:
			image = o.Map.Text(append(append([]string{}, variables...), from...))
			names := append(append([]string{}, variables...), make([]string, len(other.coords()))...)
			inverse = o.Inverse.Text(append(names, to...))
		case w.Name == "contains" && len(from) == len(to):
			image, inverse = "("+strings.Join(from, ", ")+")", "("+strings.Join(to, ", ")+")"
		default:
			return nil, err
		}
		return &theorem.Lemma{Fact: w.String(), Relation: "==", Value: "true", By: "map", Objects: []theorem.Object{
			{Keyword: "from", Text: strings.Join(from, " ")}, {Keyword: "to", Text: strings.Join(to, " ")},
			{Keyword: "image", Text: image}, {Keyword: "inverse", Text: inverse},
		}}, nil
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

// isomorphism finds one from a network to another, whose parameters are terms in those of the
// first.
func (n *network) isomorphism(other *network) (*learn.Isomorphism, error) {
	var params []string
	for _, a := range other.args {
		text := a.String()
		for i, v := range n.variables() {
			text = renamed(text, v, n.def.Definition.Params[i].Name)
		}
		params = append(params, text)
	}
	return n.learn.Isomorphism(n.ctx, other.learn, params...)
}

// renamed replaces a name in a text.
func renamed(text, from, to string) string {
	letter := func(b byte) bool {
		return b == '_' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
	}
	var s strings.Builder
	for i := 0; i < len(text); {
		j := i
		for j < len(text) && letter(text[j]) {
			j++
		}
		switch {
		case j == i:
			s.WriteByte(text[i])
			i++
			continue
		case text[i:j] == from:
			s.WriteString(to)
		default:
			s.WriteString(text[i:j])
		}
		i = j
	}
	return s.String()
}
