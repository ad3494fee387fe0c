package lower

import (
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// Theorem returns the terms of a theorem that was accepted.
func (l *Lowering) Theorem(t *theorem.Theorem) (Term, error) {
	x, err := l.families(t)
	if err != nil {
		return nil, err
	}
	expr, domain := x.expr(x.claim.Expr), x.domain(x.claim.For)
	members := ListOf(x.members(t, List()), func(m Member) Term { return App("MemberOf", m.Called, m.Family, m.Words, m.Lemmas) })
	proofs := x.proofs(t, t.Visit)
	instance := ListOf(strings.Fields(t.Instance), func(digits string) Term {
		n, _ := new(big.Int).SetString(digits, 10)
		return BigZ(n)
	})
	return App("FamilyTheorem", expr, domain, instance, members, proofs), x.err
}

// Member is a network of a theorem: what the claim calls it, its family, and its lemmas.
type Member struct{ Called, Family, Words, Lemmas Term }

// Lemmas returns the terms of a theorem's networks, and the proofs of these and of their lemmas, which are its first.
func (l *Lowering) Lemmas(t *theorem.Theorem) (members []Member, proofs Term, err error) {
	x, err := l.families(t)
	if err != nil {
		return nil, nil, err
	}
	members, proofs = x.members(t, x.conditions(x.claim.For)), x.proofs(t, t.Lemmas)
	return members, proofs, x.err
}

// families is a theorem about families of networks.
type families struct {
	*claimed
	claim *formula.Formula
	known Term // of the claim's variables; of a theorem the kernel has it from the domain
	forms func(*language.Node) *language.Node
}

func (l *Lowering) families(t *theorem.Theorem) (*families, error) {
	claim, err := formula.ParseTheorem(l.Names.Words(), t.Claim)
	return &families{claimed: &claimed{Lowering: l}, claim: claim}, err
}

func (x *families) members(t *theorem.Theorem, known Term) (list []Member) {
	x.known, x.forms = known, theorem.Forms(x.claim.For.Names())
	for _, part := range t.Networks {
		list = append(list, x.member(part))
	}
	return list
}

// proofs returns those of the questions that are visited.
func (x *families) proofs(t *theorem.Theorem, visit func(*words.Library, func(int64) error, func(*arithmetic.Question) error) error) Term {
	if x.err != nil {
		return nil
	}
	var proofs []Term
	x.fail(visit(x.Names.Words(), nil, func(q *arithmetic.Question) error {
		tree, err := Refutation(&q.Root, t.Proofs[len(proofs)].Nodes)
		proofs = append(proofs, tree)
		return err
	}))
	return List(proofs...)
}

// conditions are what a domain says of its variables.
func (x *families) conditions(d formula.Domain) Term {
	t := new(texter)
	s := variables(d.Names()...)
	of := func(operator string) func(...Term) Term {
		return func(operands ...Term) Term { return App(operator, operands...) }
	}
	var known []Term
	for _, r := range d.Ranges {
		if r.Tuples != nil {
			known = append(known, theorem.Listed(r, func(name string, value *big.Rat) Term {
				return App("Text.Equal", s.find(name), App("Num", BigZ(value.Num())))
			}, of("Text.And"), of("Text.Or")))
			continue
		}
		v := s.find(r.Names[0])
		known = append(known, App("AtMost", t.term(s, r.From), v))
		if r.To != nil {
			known = append(known, App("AtMost", v, t.term(s, r.To)))
		}
	}
	if d.If != nil {
		known = append(known, t.cond(s, d.If))
	}
	x.fail(t.err)
	return List(known...)
}

// member is a network of a claim, and the names that its lines have.
type member struct {
	*families
	params, coords []string
	name, vertex   string
	stem           string     // of the network's name
	items          [][]string // the variables of each neighbour of the text
	directed       bool
	group          *theorem.Group // of a network of permutations
}

// member returns the terms of a network of a claim, with its lemmas.
func (x *families) member(part *theorem.Network) Member {
	named := x.fact("order(" + part.Name + ")").Args[0]
	d := x.Names.Words().Network(named.Text, len(named.Args))
	m := &member{families: x, params: d.Names(), name: part.Name, vertex: part.Vertex, stem: named.Text, items: theorem.Items(d, named.Args)}
	for _, r := range d.Body.Ranges {
		m.coords = append(m.coords, r.Names...)
	}
	if written, err := d.Written(); err == nil {
		if m.group = theorem.Permutations(written); m.group != nil { // whose moves are not written out one by one
			m.items = nil
			for _, move := range m.group.Moves {
				var variables []string
				for _, r := range move.For {
					variables = append(variables, r.Names...)
				}
				m.items = append(m.items, variables)
			}
		}
	}
	text, err := x.text(d)
	x.fail(err)
	m.directed = d.Body.Op == language.Digraph
	back := m.pieces(part.Back, slices.Concat(m.params, m.coords))
	vertex := List()
	if part.Vertex != "" { // networks of words have none
		vertex = m.tuple(part.Vertex, m.params)
	}
	family := App("Family", text, Nat(len(x.claim.For.Names())), x.known, ListOf(named.Args, x.argument), vertex, back, Bool(m.directed))
	lemmas := make(list, len(part.Lemmas))
	for i, lemma := range part.Lemmas {
		lemmas[i] = m.lemma(lemma, part.Lemmas[:i])
	}
	called, _ := x.naming(named)
	spelled := inWords(part.Words)
	if m.group != nil {
		spelled = Some(App("Permuted"))
	}
	return Member{called, family, spelled, lemmas}
}

// written writes something, in some names; in a certificate quotients are rounded.
func (x *families) written(quotients string, names []string, write func(t *texter, s scope) Term) Term {
	t := &texter{quotients: quotients}
	term := write(t, variables(names...))
	x.fail(t.err)
	return term
}

// argument returns a term as the claim writes it, or as another is written that is the same.
func (x *families) argument(n *language.Node) Term {
	return x.written("", x.claim.For.Names(), func(t *texter, s scope) Term { return t.term(s, x.forms(n)) })
}

// fact reads a fact as the claim writes it.
func (x *families) fact(text string) *language.Node {
	if domain := x.claim.For.String(); domain != "" {
		text += " for " + domain
	}
	f, err := formula.ParseTheorem(x.Names.Words(), text)
	if err != nil {
		x.fail(err)
		return &language.Node{Args: []*language.Node{new(language.Node)}}
	}
	return f.Expr
}

// read reads an expression.
func (x *families) read(text string) *language.Node {
	c, err := language.Parse(text)
	x.fail(err)
	return c.Expr
}

// term returns a term of a certificate, in some names, tuple a tuple of terms, and cond a condition, "" for none.
func (x *families) term(text string, names []string) Term {
	return x.written("Floor", names, func(t *texter, s scope) Term { return t.term(s, x.read(text)) })
}

func (x *families) tuple(text string, names []string) Term {
	return x.written("Floor", names, func(t *texter, s scope) Term {
		return List(t.terms(s, x.read(text).Parts())...)
	})
}

func (x *families) cond(text string, names []string) Term {
	return x.written("Floor", names, func(t *texter, s scope) Term {
		if text == "" {
			return App("Yes")
		}
		return t.cond(s, x.read(text))
	})
}

// pieces returns lines of TUPLE [if CONDITION].
func (x *families) pieces(lines, names []string) Term {
	return ListOf(lines, func(text string) Term {
		to, only, conditional := strings.Cut(text, " if ")
		where := None()
		if conditional {
			where = Some(x.cond(only, names))
		}
		return App("Piece", x.tuple(to, names), where)
	})
}
