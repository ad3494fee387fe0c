package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	families "topocert/certificates/theorem"
	"topocert/certificates/words"
)

// Theorem writes a theorem about whole families of networks as a file for Coq: its claim, for all
// values of its variables, about the networks of the families' texts, proved by its own proofs. The
// theorem is checked first, and a *certificates.Rejection says what is wrong with it. An error that is
// ErrNoText, ErrUnsaid or ErrNoInstance says that a part of it has no form in Coq.
func Theorem(library *words.Library, t *families.Theorem) (string, error) {
	x := &theorems{library: library, texter: &texter{library: library, rounded: true}, t: t}
	x.b.WriteString(theoremHead)
	if err := x.write(); err != nil {
		return "", fmt.Errorf("%s: %w", t.Name, err)
	}
	return x.b.String(), nil
}

// theorems writes one theorem.
type theorems struct {
	library *words.Library
	texter  *texter
	t       *families.Theorem
	claim   *formula.Formula
	proofs  []string // that are left, in Coq
	said    []string // what each of these proofs is of
	known   []string // steps that make hypotheses of the lemmas
	inWords []string // and of what the networks are
	b       strings.Builder
}

const theoremHead = `From Coq Require Import ZArith NArith List.
From Topocert Require Import Graph Walk Methods Text TextNetworks CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckRoots CheckCounts CheckColours CheckSaid.
Import ListNotations.
Open Scope Z_scope.
`

func (x *theorems) write() error {
	if err := x.t.Check(x.library, nil); err != nil {
		return err
	}
	if err := x.lemmas(x.t.Visit); err != nil {
		return err
	}
	statement, err := TextStatement(x.claim)
	if err != nil {
		return err
	}
	fmt.Fprintf(&x.b, "\n(* %s *)\nTheorem %s : %s.\nProof.\n  %sfrom_lemmas.\nQed.\n", x.t.Claim, identifier(x.t.Name), statement, x.hypotheses())
	return x.defined()
}

// defined writes the claim about the networks as they are defined in Coq, if all are, and if what is
// shown of them is said there.
func (x *theorems) defined() error {
	statement, err := Statement(x.claim)
	if errors.Is(err, ErrUnsaid) {
		return nil
	}
	if err != nil {
		return err
	}
	var steps []string
	for _, part := range x.t.Networks {
		named, err := expressionOf(part.Name)
		if err != nil {
			return err
		}
		asked, says := networks()[fmt.Sprintf("%s/%d", named.Text, len(named.Args))]
		if !says || asked < 0 || slices.ContainsFunc(part.Lemmas, func(l *families.Lemma) bool { return l.Fact == "radius" || l.Relation != "==" }) {
			return nil
		}
		var args []string
		for _, a := range named.Args {
			if a.Op != language.Name && a.Op != language.Numeral {
				return nil
			}
			args = append(args, a.Text)
		}
		for range asked {
			args = append(args, "ltac:(lia)")
		}
		steps = append(steps, fmt.Sprintf("defined_by (text_%s %s).\n  ", named.Text, strings.Join(args, " ")))
	}
	fmt.Fprintf(&x.b, "\n(* The same of the networks as they are defined. *)\nFrom Coq Require Import Lia.\nFrom Topocert Require Import Networks TextTheorems CheckDefined.\n\nTheorem %s_defined : %s.\nProof.\n  %s%sfrom_lemmas.\nQed.\n",
		identifier(x.t.Name), statement, x.hypotheses(), strings.Join(steps, ""))
	return nil
}

// lemmas writes the networks and lemmas. Visit goes through their questions, and perhaps others.
func (x *theorems) lemmas(visit func(*words.Library, func(int64) error, func(*arithmetic.Question) error) error) error {
	var err error
	if x.claim, err = formula.ParseWith(x.library, x.t.Claim); err != nil {
		return err
	}
	next := 0
	err = visit(x.library, nil, func(q *arithmetic.Question) error {
		if next == len(x.t.Proofs) {
			return fmt.Errorf("no proof of %q, want one", q.What)
		}
		p := x.t.Proofs[next]
		next++
		text, err := LinearProof(&q.Root, p.Nodes)
		x.proofs, x.said = append(x.proofs, text), append(x.said, q.What)
		return err
	})
	if err != nil {
		return err
	}
	for i, part := range x.t.Networks {
		n := &familyWriter{theorems: x, part: part, ident: identifier(x.t.Name)}
		if i > 0 {
			n.ident += fmt.Sprintf("_%d", i+1)
		}
		if err := n.write(); err != nil {
			return err
		}
	}
	return nil
}

// hypotheses are the steps that make hypotheses of the claim's domain and of the lemmas.
func (x *theorems) hypotheses() string {
	intros := ""
	if len(x.claim.For.Ranges) > 0 {
		intros = "intros; "
	}
	return intros + strings.Join(x.known, "")
}

// take takes so many proofs, as a list.
func (x *theorems) take(count int) (string, error) {
	if count > len(x.proofs) {
		return "", none("%d proofs are left, want %d", len(x.proofs), count)
	}
	list := x.proofs[:count]
	x.proofs, x.said = x.proofs[count:], x.said[count:]
	return "([" + strings.Join(list, ";\n   ") + "]%N)", nil
}

// familyWriter writes what is shown of one network.
type familyWriter struct {
	*theorems
	part   *families.Network
	ident  string
	def    *words.Definition
	args   []*language.Node
	params []string
	coords []string
	items  int
	degree []string // the conditions under which neighbours were counted
	shown  map[string]string
}

// scopeOf gives names the places in which their values stand.
func scopeOf(names ...string) scope {
	var s scope
	for i, name := range names {
		s.names, s.terms = append(s.names, name), append(s.terms, fmt.Sprintf("Var %d", i))
	}
	return s
}

// expression reads an expression of a certificate.
func expressionOf(text string) (*language.Node, error) {
	c, err := language.Parse(text)
	if err != nil {
		return nil, err
	}
	return c.Expr, nil
}

// term writes a certificate's term in some names.
func (n *familyWriter) term(text string, names ...string) (string, error) {
	e, err := expressionOf(text)
	if err != nil {
		return "", err
	}
	x, err := n.texter.term(e, scopeOf(names...))
	return scoped(e, x), err
}

// scoped is a term as an argument. Coq would take a numeral for a number.
func scoped(n *language.Node, written string) string {
	if n.Op == language.Numeral {
		return "(Num " + written + ")"
	}
	return "(" + written + ")%text"
}

// cond writes a condition, "" for none.
func (n *familyWriter) cond(text string, names ...string) (string, error) {
	if text == "" {
		return "Yes", nil
	}
	e, err := expressionOf(text)
	if err != nil {
		return "", err
	}
	x, err := n.texter.cond(e, scopeOf(names...))
	return "(" + x + ")%text", err
}

// tuple writes TUPLE as a list of terms.
func (n *familyWriter) tuple(text string, names ...string) (string, error) {
	e, err := expressionOf(text)
	if err != nil {
		return "", err
	}
	parts := []*language.Node{e}
	if e.Op == language.Tuple {
		parts = e.Args
	}
	list := make([]string, len(parts))
	for i, a := range parts {
		if list[i], err = n.texter.term(a, scopeOf(names...)); err != nil {
			return "", err
		}
		list[i] = scoped(a, list[i])
	}
	return "[" + strings.Join(list, "; ") + "]", nil
}

// piece writes TUPLE [if CONDITION].
func (n *familyWriter) piece(text string, names ...string) (string, error) {
	left, right, conditional := strings.Cut(text, " if ")
	to, err := n.tuple(left, names...)
	if err != nil {
		return "", err
	}
	where := "None"
	if conditional {
		c, err := n.cond(right, names...)
		if err != nil {
			return "", err
		}
		where = "(Some " + c + ")"
	}
	return "Piece " + to + " " + where, nil
}

// pieces writes the lines of a lemma with a keyword.
func (n *familyWriter) pieces(l *families.Lemma, keyword string, names ...string) (string, error) {
	var list []string
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			x, err := n.piece(o.Text, names...)
			if err != nil {
				return "", err
			}
			list = append(list, x)
		}
	}
	return "[" + strings.Join(list, "; ") + "]", nil
}

// object returns the text behind a keyword, "" for none.
func object(l *families.Lemma, keyword string) string {
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			return o.Text
		}
	}
	return ""
}

func (n *familyWriter) write() error {
	named, err := expressionOf(n.part.Name)
	if err != nil {
		return err
	}
	if n.def = n.library.Network(named.Text, len(named.Args)); n.def == nil {
		return none("%s has no definition that is text", named.Text)
	}
	n.args, n.shown = named.Args, make(map[string]string)
	for _, p := range n.def.Definition.Params {
		n.params = append(n.params, p.Name)
	}
	for _, r := range n.def.Body.Ranges {
		n.coords = append(n.coords, r.Names...)
	}
	text, err := Text(n.library, n.def)
	if err != nil {
		return err
	}
	if strings.Contains(text, "Xor ") || strings.Contains(text, "Bit ") {
		return none("%s: xor and bits have values only of numbers that are not negative, which is not shown for families", n.def.Name)
	}
	if err := n.text(n.def); err != nil {
		return err
	}
	if err := n.family(); err != nil {
		return err
	}
	n.plainly("[" + strings.Join(n.claim.For.Names(), "; ") + "]")
	for i, l := range n.part.Lemmas {
		if err := n.lemma(l, fmt.Sprintf("%s_lemma_%d", n.ident, i+1)); err != nil {
			return err
		}
	}
	return nil
}

// family writes the network and that it is one.
func (n *familyWriter) family() error {
	variables := n.claim.For.Names()
	domain, err := n.domain(variables)
	if err != nil {
		return err
	}
	plain := texter{library: n.library}
	var args, backs []string
	for _, a := range n.args {
		x, err := plain.term(a, scopeOf(variables...))
		if err != nil {
			return err
		}
		args = append(args, scoped(a, x))
	}
	root, err := n.tuple(n.part.Vertex, n.params...)
	if err != nil {
		return err
	}
	for _, b := range n.part.Back {
		x, err := n.piece(b, slices.Concat(n.params, n.coords)...)
		if err != nil {
			return err
		}
		backs = append(backs, x)
	}
	count := 0
	for ; count < len(n.said) && !strings.Contains(n.said[count], " by ") && strings.HasPrefix(n.said[count], n.part.Name+": "); count++ {
		if strings.HasSuffix(n.said[count], " is a vertex") && strings.Contains(n.said[count], ": neighbour ") {
			n.items++
		}
	}
	proofs, err := n.take(count)
	if err != nil {
		return err
	}
	fmt.Fprintf(&n.b, "\n(* %s: in the names of the claim, %s *)\nDefinition %s : family := Family %s %d\n  [%s]\n  [%s]\n  %s\n  [%s].\n", n.part.Name, strings.Join(variables, ", "), n.name(),
		TextName(n.def.Name), len(variables), strings.Join(domain, "; "), strings.Join(args, "; "), root, strings.Join(backs, "; "))
	fmt.Fprintf(&n.b, "\nLemma %s_right : forall xs, member %s xs -> network_right %s xs.\nProof.\n  apply (network_sound %s\n  %s).\n  vm_cast_no_check (eq_refl true).\nQed.\n", n.ident, n.name(), n.name(), n.name(), proofs)
	at := "[" + strings.Join(variables, "; ") + "]"
	n.known = append(n.known, fmt.Sprintf("assert (M_%s : member %s %s) by (apply member_said; [reflexivity | plainly_goal %s; from_lemmas]).\n  ", n.ident, n.name(), at, n.name()),
		fmt.Sprintf("pose proof (vertices_some %s %s (%s_right %s M_%s)) as N_%s; plainly %s N_%s.\n  ", n.name(), at, n.ident, at, n.ident, n.ident, n.name(), n.ident))
	return nil
}

func (n *familyWriter) name() string { return n.ident + "_family" }

// domain writes what is known of the claim's variables.
func (n *familyWriter) domain(variables []string) ([]string, error) {
	plain := texter{library: n.library}
	var list []string
	say := func(text string) error {
		e, err := expressionOf(text)
		if err != nil {
			return err
		}
		x, err := plain.cond(e, scopeOf(variables...))
		list = append(list, "("+x+")%text")
		return err
	}
	for _, r := range n.claim.For.Ranges {
		if r.Tuples != nil {
			return nil, none("a list of values of %s", strings.Join(r.Names, ", "))
		}
		if err := say(r.From.String() + " <= " + r.Names[0]); err != nil {
			return nil, err
		}
		if r.To != nil {
			if err := say(r.Names[0] + " <= " + r.To.String()); err != nil {
				return nil, err
			}
		}
	}
	if n.claim.For.If != nil {
		if err := say(n.claim.For.If.String()); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// lemma writes one lemma.
func (n *familyWriter) lemma(l *families.Lemma, ident string) error {
	m, err := n.method(l, ident)
	if err != nil {
		return err
	}
	cond, err := n.cond(l.If, n.params...)
	if err != nil {
		return err
	}
	proofs, err := n.take(m.proofs)
	if err != nil {
		return err
	}
	fmt.Fprintf(&n.b, "\n(* %s, by %s *)\nLemma %s : forall xs, member %s xs -> yes (params %s xs) %s = true -> %s.\nProof.\n  intros xs M C; refine (%s _ xs M (%s_right xs M) C%s).\n  vm_cast_no_check (eq_refl true).\nQed.\n",
		l, l.By, ident, n.name(), n.name(), cond, m.says, strings.Replace(strings.Replace(m.by, "%s", cond, 1), "%s", proofs, 1), n.ident, m.needs)
	n.shown[l.Fact+" if "+l.If] = ident
	at := "[" + strings.Join(n.claim.For.Names(), "; ") + "]"
	use := fmt.Sprintf("pose proof (under_said _ _ _ %s %s M_%s) as L_%s; plainly %s L_%s.\n  ", ident, at, n.ident, ident, n.name(), ident)
	if l.If == "" {
		use = fmt.Sprintf("pose proof (%s %s M_%s eq_refl) as L_%s; plainly %s L_%s.\n  ", ident, at, n.ident, ident, n.name(), ident)
	}
	n.known = append(n.known, use)
	return nil
}

// proved is a lemma in Coq: what it says of xs, the theorem that shows it with two places for the
// condition and the proofs, how many proofs it takes, and what it needs besides.
type proved struct {
	says, by, needs string
	proofs          int
}

// needed returns how a lemma that was shown is used.
func (n *familyWriter) needed(fact, cond string) (string, error) {
	if id := n.shown[fact+" if "+cond]; id != "" {
		return fmt.Sprintf("(%s xs M C)", id), nil
	}
	if id := n.shown[fact+" if "]; id != "" {
		return fmt.Sprintf("(%s xs M eq_refl)", id), nil
	}
	return "", none("a lemma about %s that was not shown", fact)
}

// valueOf returns the value that a lemma gives a fact.
func (n *familyWriter) valueOf(fact, cond string) (string, error) {
	for _, l := range n.part.Lemmas {
		if l.Fact == fact && l.Relation == "==" && (l.If == cond || l.If == "") {
			return n.term(l.Value, n.params...)
		}
	}
	return "", none("no lemma about %s", fact)
}

// hasForm tells whether a lemma's method is in Coq.
func hasForm(l *families.Lemma) bool {
	switch l.Fact + " by " + l.By {
	case "order by product", "size by degrees", "vertex_transitive by maps", "connected by potential", "bipartite by colour", "bipartite by odd-walk", "hamiltonian by next":
		return l.Times == 0
	case "min_degree by neighbors", "max_degree by neighbors", "radius by potential":
		return l.Times == 0 && l.Relation == "=="
	case "vertex_orbits by maps", "diameter by potential":
		return l.Times == 0
	}
	return false
}

// method writes a lemma's method.
func (n *familyWriter) method(l *families.Lemma, ident string) (proved, error) {
	var m proved
	if !hasForm(l) {
		return m, none("%s by %s", l, l.By)
	}
	graph := fmt.Sprintf("(text_graph (line %s) (params %s xs))", n.name(), n.name())
	value := ""
	var err error
	if l.Value != "true" && l.Value != "false" {
		if value, err = n.term(l.Value, n.params...); err != nil {
			return m, err
		}
	}
	m.says = fmt.Sprintf("%s %s (num (params %s xs) %s)", l.Fact, graph, n.name(), value)
	if value == "" {
		m.says = l.Fact + " " + graph
		if l.Value == "false" {
			m.says = "~ " + m.says
		}
	}
	inner := slices.Concat(n.params, n.coords)
	to := strings.Fields(object(l, "to"))
	from := strings.Fields(object(l, "from"))
	free := fmt.Sprint(len(from) > 0)
	switch l.Fact + " by " + l.By {
	case "order by product":
		m.by, m.proofs = fmt.Sprintf("order_sound %s %%s %s %%s", n.name(), value), len(n.coords)+1
	case "min_degree by neighbors", "max_degree by neighbors":
		at, err := n.pieces(l, "at", n.params...)
		if err != nil {
			return m, err
		}
		need, err := n.complete(l, ident)
		if err != nil {
			return m, err
		}
		m.by, m.proofs, m.needs = fmt.Sprintf("%s_sound %s %%s %s %s %%s", l.Fact, n.name(), value, at), 2, fmt.Sprintf(" (proj1 %s) (proj2 %s)", need, need)
	case "size by degrees":
		var values [3]string
		for i, fact := range []string{"order", "min_degree", "max_degree"} {
			need, err := n.needed(fact, l.If)
			if err != nil {
				return m, err
			}
			m.needs += " " + need
			if values[i], err = n.valueOf(fact, l.If); err != nil {
				return m, err
			}
		}
		m.by, m.proofs = fmt.Sprintf("size_sound %s %%s %s %s (one_proof %%s)", n.name(), strings.Join(values[:], " "), value), 1
	case "vertex_transitive by maps":
		image, err := n.pieces(l, "image", slices.Concat(inner, to)...)
		if err != nil {
			return m, err
		}
		inverse, err := n.pieces(l, "inverse", slices.Concat(inner, to)...)
		if err != nil {
			return m, err
		}
		m.by, m.proofs = fmt.Sprintf("transitive_sound %s %%s %s %s %%s", n.name(), image, inverse), 3+n.items
	case "vertex_orbits by maps":
		return n.orbits(l, m, value, inner, to)
	case "connected by potential":
		upper, err := n.term(object(l, "upper"), inner...)
		if err != nil {
			return m, err
		}
		m.by, m.proofs = fmt.Sprintf("connected_sound %s %%s %s %%s", n.name(), upper), 2
	case "diameter by potential", "radius by potential":
		return n.diameter(l, m, value, inner, from, free)
	case "bipartite by colour":
		colour, err := n.term(object(l, "colour"), inner...)
		if err != nil {
			return m, err
		}
		m.by, m.proofs = fmt.Sprintf("bipartite_sound %s %%s %s %%s", n.name(), colour), 1+n.items
	case "bipartite by odd-walk":
		length, err := n.term(object(l, "length"), n.params...)
		if err != nil {
			return m, err
		}
		walk, err := n.pieces(l, "walk", append(slices.Clone(n.params), object(l, "step"))...)
		if err != nil {
			return m, err
		}
		m.by, m.proofs = fmt.Sprintf("not_bipartite_sound %s %%s %s %s %%s eq_refl", n.name(), length, walk), 3
	case "hamiltonian by next":
		order, err := n.valueOf("order", l.If)
		if err != nil {
			return m, err
		}
		need, err := n.needed("order", l.If)
		if err != nil {
			return m, err
		}
		next, err := n.pieces(l, "next", inner...)
		if err != nil {
			return m, err
		}
		position, err := n.term(object(l, "position"), inner...)
		if err != nil {
			return m, err
		}
		m.by, m.proofs, m.needs = fmt.Sprintf("hamiltonian_sound %s %%s %s %s %s %%s", n.name(), order, next, position), 4, " "+need
	}
	return m, nil
}

// roots are the vertices that a lemma about orbits has, as lists of terms.
func (n *familyWriter) roots(l *families.Lemma) ([]string, error) {
	var list []string
	for _, o := range l.Objects {
		if o.Keyword != "root" {
			continue
		}
		text, _, _ := strings.Cut(o.Text, " if ")
		r, err := n.tuple(text, n.params...)
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	return list, nil
}

// orbits writes that automorphisms take some vertices to all.
func (n *familyWriter) orbits(l *families.Lemma, m proved, value string, inner, to []string) (proved, error) {
	roots, err := n.pieces(l, "root", slices.Concat(n.params, to)...)
	if err != nil {
		return m, err
	}
	image, err := n.pieces(l, "image", slices.Concat(inner, to)...)
	if err != nil {
		return m, err
	}
	inverse, err := n.pieces(l, "inverse", slices.Concat(inner, to)...)
	if err != nil {
		return m, err
	}
	list, err := n.roots(l)
	if err != nil {
		return m, err
	}
	m.says = fmt.Sprintf("reached (text_graph (line %s) (params %s xs)) (roots_at %s xs [%s])", n.name(), n.name(), n.name(), strings.Join(list, "; "))
	m.by, m.proofs = fmt.Sprintf("orbits_sound %s %%s %s %s %s %s %%s", n.name(), value, roots, image, inverse), 3+len(list)+n.items
	return m, nil
}

// fromRoots writes a diameter from the roots of a lemma about orbits.
func (n *familyWriter) fromRoots(l *families.Lemma, m proved, value string, inner, uppers []string) (proved, error) {
	i := slices.IndexFunc(n.part.Lemmas, func(m *families.Lemma) bool { return m.Fact == "vertex_orbits" && (m.If == l.If || m.If == "") })
	need, err := n.needed("vertex_orbits", l.If)
	if err != nil {
		return m, err
	}
	roots, err := n.roots(n.part.Lemmas[i])
	if err == nil && len(roots) != len(uppers) {
		err = none("%d vertices and %d terms", len(roots), len(uppers))
	}
	if err != nil {
		return m, err
	}
	var pairs []string
	for i, text := range uppers {
		upper, err := n.term(text, inner...)
		if err != nil {
			return m, err
		}
		pairs = append(pairs, "("+roots[i]+", "+upper+")")
	}
	list := "[" + strings.Join(pairs, "; ") + "]"
	if l.Relation == "<=" {
		m.says = strings.Replace(m.says, "diameter ", "diameter_at_most ", 1)
		m.by, m.proofs, m.needs = fmt.Sprintf("diameter_at_most_from_roots_sound %s %%s %s %s %%s", n.name(), list, value), 3*len(uppers), " "+need
		return m, nil
	}
	start, lower, far, err := n.remote(l, inner)
	m.by, m.proofs, m.needs = fmt.Sprintf("diameter_from_roots_sound %s %%s %s %s %s %s %s %%s", n.name(), list, start, lower, value, far), 3*len(uppers)+2+n.items, " "+need
	return m, err
}

// remote writes a lemma's lower term, where it begins, and a vertex far away.
func (n *familyWriter) remote(l *families.Lemma, inner []string) (start, lower, far string, err error) {
	text := object(l, "source")
	if text == "" {
		text = n.part.Vertex
	}
	if start, err = n.tuple(text, n.params...); err != nil {
		return
	}
	if lower, err = n.term(object(l, "lower"), inner...); err != nil {
		return
	}
	far, err = n.pieces(l, "far", n.params...)
	return
}

// diameter writes a diameter or a radius by potentials.
func (n *familyWriter) diameter(l *families.Lemma, m proved, value string, inner, from []string, free string) (proved, error) {
	var uppers []string
	for _, o := range l.Objects {
		if o.Keyword == "upper" {
			uppers = append(uppers, o.Text)
		}
	}
	if _, err := n.needed("vertex_transitive", l.If); err != nil && free == "false" {
		return n.fromRoots(l, m, value, inner, uppers)
	}
	upper, err := n.term(object(l, "upper"), slices.Concat(inner, from)...)
	if err != nil {
		return m, err
	}
	need := "(fun E => match Bool.diff_true_false E with end)"
	if free == "false" {
		transitive, err := n.needed("vertex_transitive", l.If)
		if err != nil {
			return m, err
		}
		need = "(fun _ => " + transitive + ")"
	}
	if l.Relation == "<=" {
		m.says = strings.Replace(m.says, "diameter ", "diameter_at_most ", 1)
		m.by, m.proofs, m.needs = fmt.Sprintf("diameter_at_most_sound %s %%s %s %s %s %%s", n.name(), free, upper, value), 3, " "+need
		return m, nil
	}
	root, lower, far, err := n.remote(l, inner)
	if err != nil {
		return m, err
	}
	if l.Fact == "radius" {
		if need, err = n.needed("vertex_transitive", l.If); err != nil {
			return m, err
		}
	}
	m.by, m.proofs, m.needs = fmt.Sprintf("%s_sound %s %%s %s %s %s %s %s %s %%s", l.Fact, n.name(), free, upper, root, lower, value, far), 5+n.items, " "+need
	return m, nil
}

// complete writes that all neighbours are counted, if it was not written, and returns its use.
func (n *familyWriter) complete(l *families.Lemma, ident string) (string, error) {
	for _, cond := range []string{l.If, ""} {
		if slices.Contains(n.degree, cond) {
			return n.needed("neighbours", cond)
		}
	}
	cond, err := n.cond(l.If, n.params...)
	if err != nil {
		return "", err
	}
	arms := n.items + len(n.part.Back)
	proofs, err := n.take(n.items + arms*(arms-1)/2)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&n.b, "\nLemma %s_neighbours : forall xs, member %s xs -> yes (params %s xs) %s = true -> reversed %s xs /\\ distinct %s xs.\nProof.\n  intros xs M C; refine (complete_sound %s %s %s _ xs M (%s_right xs M) C).\n  vm_cast_no_check (eq_refl true).\nQed.\n",
		ident, n.name(), n.name(), cond, n.name(), n.name(), n.name(), cond, proofs, n.ident)
	n.degree = append(n.degree, l.If)
	n.shown["neighbours if "+l.If] = ident + "_neighbours"
	return n.needed("neighbours", l.If)
}
