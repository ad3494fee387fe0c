package words

import (
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// signature says of which sorts the arguments and the value of a part of the language are.
type signature struct {
	params []*Sort
	value  *Sort
	// more says that the last parameter may be given again; optional, that it may be left out.
	more, optional bool
}

// builtin returns the signature of a part of the language: functions of numbers, networks and choices.
// It is nil for other names.
func builtin(name string) *signature {
	if f := meaning.Function(name); f != nil {
		return &signature{params: slices.Repeat([]*Sort{plain(number)}, f.Takes), value: plain(number), more: f.More}
	}
	return aboutNetworks(name)
}

// aboutNetworks is builtin, but for functions of numbers.
func aboutNetworks(name string) *signature {
	of := func(value *Sort, params ...*Sort) *signature { return &signature{params: params, value: value} }
	n, v, g := plain(number), plain(part), plain(network)
	any, key := &Sort{}, &Sort{}
	switch name {
	case "cond":
		return of(any, plain(truth), any, any)
	case "len":
		return of(n, setOf(any))
	case "link":
		return of(v, v, v)
	case "order", "size":
		return of(n, g)
	case "vertices", "links", "elements":
		return of(setOf(v), g)
	case "neighbors", "incident", "component":
		return of(setOf(v), g, v)
	case "degree":
		return of(n, g, v)
	case "weight":
		return of(n, g, v)
	case "distance", "weighted_distance":
		return of(n, g, v, v)
	case "adjacent":
		return of(plain(truth), g, v, v)
	case "connected":
		return of(plain(truth), g)
	case "pairs", "route":
		pair := &Sort{kind: tuple, of: []*Sort{v, v}}
		if name == "pairs" {
			return of(setOf(pair), g)
		}
		return of(setOf(pair), plain(quoted), g, v, v)
	case "maps":
		return of(setOf(&Sort{kind: mapping, of: []*Sort{key, any}}), setOf(key), setOf(any))
	case "sets":
		return &signature{params: []*Sort{setOf(any), n}, value: setOf(setOf(any)), optional: true}
	}
	return nil
}

// Primitive returns the definition that a part of the language would have as a word: of order,
// size, distance and weighted_distance, which statements may be about. It is nil for others.
func Primitive(name string) *Definition {
	if name != "order" && name != "size" && name != "distance" && name != "weighted_distance" {
		return nil
	}
	b := aboutNetworks(name)
	letters := []string{"G", "u", "v"}[:len(b.params)]
	body := &language.Node{Op: language.Call, Text: name}
	d := &Definition{Definition: &language.Definition{Name: name, Body: body}, Sort: *b.value}
	for i, p := range b.params {
		d.Definition.Params = append(d.Definition.Params, language.Param{Name: letters[i]})
		d.Params = append(d.Params, *p)
		body.Args = append(body.Args, &language.Node{Op: language.Name, Text: letters[i]})
	}
	return d
}

// Builtins returns the names of what the language itself has, in alphabetical order.
func Builtins() []string {
	return strings.Fields("abs adjacent bit ceil component cond connected degree distance elements factorial floor incident len link links log maps max min neighbors order pairs pow root route sets size vertices weight weighted_distance xor")
}

func (c *checker) call(n *language.Node, s scope) *Sort {
	b := builtin(n.Text)
	if b == nil || s.find(n.Text) != nil {
		return c.applied(n, s)
	}
	params := b.params
	for b.more && len(params) < len(n.Args) {
		params = append(params, params[len(params)-1])
	}
	if b.optional && len(n.Args) == len(params)-1 {
		params = params[:len(n.Args)]
	}
	if len(n.Args) != len(params) {
		return c.fail(n.Place, "%s has %d arguments, want %d", n.Text, len(n.Args), len(params))
	}
	for i, a := range n.Args {
		c.want(a, s, params[i])
	}
	return b.value
}

// applied is the sort of a defined word or network with its arguments.
func (c *checker) applied(n *language.Node, s scope) *Sort {
	d := c.library.Find(n.Text)
	switch {
	case s.find(n.Text) != nil:
		return c.fail(n.Place, "%s is a variable, want a word or a network before the parenthesis", n.Text)
	case d == nil && language.Capital(n.Text) && c.known != nil && c.known(n.Text):
		c.each(n.Args, s, plain(number))
		return plain(network)
	case d == nil || d.Role == Router || d.Role == Relation:
		c.err = &language.Error{Line: n.Place.Line, Column: n.Place.Column, Unknown: n.Text, Detail: n.Text + " is not defined before, want a word or a network that is"}
		return new(Sort)
	case len(n.Args) != len(d.Params):
		return c.fail(n.Place, "%s has %d arguments, want %s", n.Text, len(n.Args), d.Head())
	}
	for i, a := range n.Args {
		want := d.Params[i]
		c.want(a, s, &want)
	}
	value := d.Sort
	return &value
}
