package certificates

import (
	"slices"
	"strings"

	"topocert/certificates/words"
)

// WordFact returns the fact that a definition of a library is, and whether it is one: a
// number or a truth about a network, perhaps with vertices, numbers and routers besides.
func WordFact(d *words.Definition) (FactKind, bool) {
	if !IsWordFact(d) {
		return FactKind{}, false
	}
	return factOf(d), true
}

// WordOfNumbers returns a number or a truth about numbers alone, in the form of a fact, and whether a
// definition of a library is one. No statement is about it.
func WordOfNumbers(d *words.Definition) (FactKind, bool) {
	if d.Role != words.Word || !d.Sort.IsNumber() && !d.Sort.IsTruth() || len(d.Params) == 0 ||
		slices.ContainsFunc(d.Params, func(s words.Sort) bool { return !s.IsNumber() }) {
		return FactKind{}, false
	}
	return factOf(d), true
}

func factOf(d *words.Definition) FactKind {
	head := d.Head()
	f := FactKind{Name: d.Name, Subject: SubjectOf(d.Name), Word: d, Letters: strings.TrimSuffix(strings.TrimPrefix(head, d.Name+"("), ")")}
	if d.Sort.IsTruth() {
		f.Value = Truth
	} else {
		f.Bounds = "<= >="
	}
	if len(d.Comment) > 0 {
		f.About = strings.TrimSuffix(d.Comment[0], ".")
	}
	return f
}

// IsWordFact tells whether WordFact returns one.
func IsWordFact(d *words.Definition) bool {
	if d.Role != words.Word || !d.Sort.IsNumber() && !d.Sort.IsTruth() {
		return false
	}
	networks := 0
	for _, s := range d.Params {
		if s.IsNetwork() {
			networks++
		} else if !s.IsNumber() && !s.IsVertex() && !s.IsWord() && (!s.IsNumbers() || networks == 0) {
			return false
		}
	}
	return networks > 0
}

// WordOf returns the definition that a statement's subject names, nil if there is none.
func WordOf(l *words.Library, subject string) *words.Definition {
	name := NameOf(subject)
	if d := words.Primitive(name); d != nil {
		return d
	}
	return l.Find(name)
}

// paramsOf are the parameters of a word.
func paramsOf(d *words.Definition) (params []Param) {
	for _, s := range d.Params {
		params = append(params, paramOf(s))
	}
	return params
}

// paramOf says what an argument of a word is, by its sort.
func paramOf(s words.Sort) Param {
	switch {
	case s.IsNetwork():
		return NetworkParam
	case s.IsVertex():
		return VertexParam
	case s.IsWord():
		return RouterParam
	case s.IsNumbers():
		return NumbersParam
	}
	return NumberParam
}
