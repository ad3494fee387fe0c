package formula

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Formula is a claim: an expression, and for which values of its variables it is
// meant.
type Formula struct {
	Expr *language.Node
	For  Domain
}

// Truth tells whether the formula is true or false; otherwise it is a number or a word.
func (f *Formula) Truth() bool { return sortOf(f.Expr) == truth }

// Domain is a set of tuples of numbers, one for each variable.
type Domain struct {
	Ranges []Range
	If     *language.Node // nil for no condition
	// library has the words of a domain that was read from a text.
	library *words.Library
}

// Range holds the values of a variable, or the tuples of several.
type Range struct {
	Names []string
	// From and To are the least and the largest value, which may depend on
	// variables before; To is nil if there is no largest.
	From, To *language.Node
	// Tuples lists the values instead, one number for each name.
	Tuples [][]*big.Rat
	// met are the tuples as numbers are written; nil if they were not read.
	met map[string]bool
}

// Parse reads EXPRESSION [for RANGE, … [if CONDITION]], with the standard words.
func Parse(text string) (*Formula, error) { return ParseWith(words.Standard(), text) }

// ParseWith is Parse with the words and networks of a library.
func ParseWith(l *words.Library, text string) (*Formula, error) {
	return parse(l, text, new(meant))
}

// ParseTheorem is ParseWith for a theorem's claim, or a part of it: a word whose text has quantifiers over facts is
// a fact itself there.
func ParseTheorem(l *words.Library, text string) (*Formula, error) {
	return parse(l, text, &meant{whole: true})
}

func parse(l *words.Library, text string, m *meant) (*Formula, error) {
	m.most = min(m.read+maxMeant, maxMeantInFile)
	f := new(Formula)
	claim, err := language.Parse(text)
	if err == nil {
		err = f.read(claim, reader{library: l, meant: m})
	}
	if err != nil {
		return nil, fmt.Errorf("not a formula: %w", err)
	}
	return f, nil
}

func (f *Formula) read(claim *language.Claim, r reader) (err error) {
	if err := r.domain(claim, &f.For); err != nil {
		return err
	}
	r.bound = f.For.Names()
	if f.Expr, err = r.read(claim.Expr); err != nil {
		return err
	}
	if sortOf(f.Expr) == network {
		return language.Place{Line: 1, Column: 1}.Wrong("a network alone, want a fact about it: order(%s)", certificates.Shortened(f.Expr.String()))
	}
	used := make(map[string]bool)
	variables(f.Expr, used)
	for _, name := range f.For.Names() {
		delete(used, name)
	}
	for _, name := range slices.Sorted(maps.Keys(used)) {
		short := certificates.Shortened(name)
		return &language.Error{Free: name, Detail: fmt.Sprintf("variable %s has no values, want \"for %s in A..B\"", short, short)}
	}
	return nil
}

// ParseDomain reads RANGE, … [if CONDITION], with or without "for" before it, with the standard words.
func ParseDomain(text string) (Domain, error) { return Domain{library: words.Standard()}.Parse(text) }

// Parse is ParseDomain with the words of a domain that was read itself.
func (d Domain) Parse(text string) (Domain, error) {
	if !strings.HasPrefix(text, "for ") {
		text = "for " + text
	}
	f, err := ParseWith(d.library, "true "+text)
	if err != nil {
		return Domain{}, err
	}
	return f.For, nil
}

// domain reads the values of a claim's variables.
func (r reader) domain(c *language.Claim, d *Domain) error {
	d.library = r.library
	known := make(map[string]bool)
	for _, v := range c.For {
		for _, name := range v.Names {
			if name[0] < 'a' || name[0] > 'z' || name == "true" || name == "false" || name == "infinite" || r.taken(name) {
				return v.Place.Wrong("variable %s, want a small name that is no fact's and no function's", certificates.Shortened(name))
			}
			if known[name] {
				return v.Place.Wrong("variable %s has values already", certificates.Shortened(name))
			}
		}
		item := Range{Names: v.Names}
		var err error
		if v.List != nil {
			item.Tuples, item.met, err = tuples(v.List)
		} else if v.From.Op == language.Class {
			item.From, item.To, err = r.members(v.From, known)
		} else if item.From, err = r.plain(v.From, number, known); err == nil && v.To != nil {
			item.To, err = r.plain(v.To, number, known)
		}
		if err != nil {
			return err
		}
		d.Ranges = append(d.Ranges, item)
		for _, name := range v.Names {
			known[name] = true
		}
	}
	if c.If == nil {
		return nil
	}
	var err error
	d.If, err = r.plain(c.If, truth, known)
	return err
}

// members reads the members of a class: their numbers, from 0 to that of the last one.
func (r reader) members(n *language.Node, known map[string]bool) (from, to *language.Node, err error) {
	d := r.library.Find(n.Text)
	if d == nil || d.Body.Op != language.Class || r.library.Members == nil {
		return nil, nil, n.Place.Wrong("%s, want numbers A..B or a class of networks that a text defines: HL(n)", certificates.Shortened(n.String()))
	}
	if len(n.Args) != 1 {
		return nil, nil, n.Place.Wrong("%s, want %s with one number, as %s has the members", certificates.Shortened(n.String()), d.Name, d.Head())
	}
	of, err := r.plain(n.Args[0], number, known)
	members := func(of int64, spend func(int64) error) (int, bool, error) { return r.library.Members(d, of, spend) }
	return numeral(new(big.Rat), n.Place), &language.Node{Op: language.Class, Text: n.Text, Args: []*language.Node{of}, Note: class(members), Place: n.Place}, err
}

// class tells how many members a class has, and whether they are listed.
type class func(n int64, spend func(steps int64) error) (members int, listed bool, err error)

// plain reads an expression of a sort, of numbers and the given variables alone.
func (r reader) plain(n *language.Node, want certificates.Sort, known map[string]bool) (*language.Node, error) {
	e, err := r.operand(n, want)
	if err != nil {
		return nil, err
	}
	if f := Fact(e); f != nil {
		return nil, f.Place.Wrong("%s: a domain asks no facts of networks", f.Text)
	}
	used := make(map[string]bool)
	variables(e, used)
	for _, name := range slices.Sorted(maps.Keys(used)) {
		if !known[name] {
			return nil, e.Place.Wrong("variable %s has no values before", certificates.Shortened(name))
		}
	}
	return e, nil
}

// tuples reads the numbers of a list, which have a sign or none.
func tuples(list [][]*language.Node) (all [][]*big.Rat, met map[string]bool, err error) {
	met = make(map[string]bool)
	for _, item := range list {
		var tuple []*big.Rat
		for _, n := range item {
			digits := n
			if n.Op == "-" && len(n.Args) == 1 {
				digits = n.Args[0]
			}
			x, ok := new(big.Rat).SetString(digits.Text)
			if !ok || digits.Op != language.Numeral || digits != n && x.Sign() == 0 {
				return nil, nil, n.Place.Wrong("want numbers in a list, with a sign or none")
			}
			if digits != n {
				x.Neg(x)
			}
			tuple = append(tuple, x)
		}
		key := written(tuple)
		if met[key] {
			return nil, nil, item[0].Place.Wrong("a value twice in a list, want it once")
		}
		met[key] = true
		all = append(all, tuple)
	}
	return all, met, nil
}

// written writes a tuple.
func written(tuple []*big.Rat) string {
	text := ""
	for _, x := range tuple {
		text += x.RatString() + ","
	}
	return text
}

// String writes the formula so that reading it gives the same formula.
func (f *Formula) String() string {
	if len(f.For.Ranges) == 0 {
		return f.Expr.String()
	}
	return f.Expr.String() + " for " + f.For.String()
}

// String writes the domain without "for"; "" if there are no variables.
func (d Domain) String() string {
	var items []string
	for _, r := range d.Ranges {
		items = append(items, r.String())
	}
	text := strings.Join(items, ", ")
	if d.If != nil {
		text += " if " + d.If.String()
	}
	return text
}

func (r Range) String() string {
	names := strings.Join(r.Names, ", ")
	if len(r.Names) > 1 {
		names = "(" + names + ")"
	}
	switch {
	case r.Tuples == nil && r.To == nil:
		return fmt.Sprintf("%s >= %s", names, r.From)
	case r.Tuples == nil && r.To.Op == language.Class:
		return fmt.Sprintf("%s in %s", names, r.To)
	case r.Tuples == nil:
		return fmt.Sprintf("%s in %s..%s", names, r.From, r.To)
	}
	var tuples []string
	for _, t := range r.Tuples {
		var numbers []string
		for _, x := range t {
			numbers = append(numbers, writeNumeral(x))
		}
		text := strings.Join(numbers, ", ")
		if len(t) > 1 {
			text = "(" + text + ")"
		}
		tuples = append(tuples, text)
	}
	return fmt.Sprintf("%s in [%s]", names, strings.Join(tuples, ", "))
}

// Names returns the domain's variables in order.
func (d Domain) Names() []string {
	var names []string
	for _, r := range d.Ranges {
		names = append(names, r.Names...)
	}
	return names
}

// Expressions are the ends of the ranges, in turn, and the condition.
func (d Domain) Expressions() (list []*language.Node) {
	for _, r := range d.Ranges {
		list = append(list, r.From, r.To)
	}
	return slices.DeleteFunc(append(list, d.If), func(n *language.Node) bool { return n == nil })
}

// Open tells whether some range has no end.
func (d Domain) Open() bool {
	return slices.ContainsFunc(d.Ranges, func(r Range) bool { return r.Tuples == nil && r.To == nil })
}
