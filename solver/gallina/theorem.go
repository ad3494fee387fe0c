package gallina

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	families "topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/lower"
)

// Theorem writes a theorem about whole families of networks as a file for Coq: its claim, for all
// values of its variables, about the networks of the families' texts, proved by its own proofs. The
// theorem is checked first, and a *certificates.Rejection says what is wrong with it. An error that is
// ErrNoText, ErrUnsaid or lower.ErrNoForm says that a part of it has no form in Coq.
func Theorem(library *words.Library, t *families.Theorem) (string, error) {
	x := &theorems{texter: texter{library: library, rounded: true}, t: t}
	x.b.WriteString(theoremHead)
	if err := x.write(); err != nil {
		return "", fmt.Errorf("%s: %w", t.Name, err)
	}
	return x.b.String(), nil
}

// theorems writes one theorem.
type theorems struct {
	texter
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
	x.conclude(statement, "from_lemmas.\nQed.\n")
	return nil
}

// conclude writes the claim's theorem, with the steps that make hypotheses of its domain and of the
// lemmas, and further ones.
func (x *theorems) conclude(statement, steps string) {
	intros := ""
	if len(x.claim.For.Ranges) > 0 {
		intros = "intros; "
	}
	fmt.Fprintf(&x.b, "\n%sTheorem %s : %s.\nProof.\n  %s%s%s", commented(x.t.Claim), identifier(x.t.Name), statement, intros, strings.Join(x.known, ""), steps)
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
		proof, err := lower.Refutation(&q.Root, p.Nodes)
		if err != nil {
			return err
		}
		x.proofs, x.said = append(x.proofs, spelled(proof)), append(x.said, q.What)
		return nil
	})
	if err != nil {
		return err
	}
	for i, part := range x.t.Networks {
		n := &familyWriter{theorems: x, part: part, ident: identifier(x.t.Name), shown: make(map[string]string)}
		if i > 0 {
			n.ident += fmt.Sprintf("_%d", i+1)
		}
		if n.write(); x.err != nil {
			return x.err
		}
	}
	return nil
}

// take takes so many proofs, as a list.
func (x *theorems) take(count int) string {
	if count > len(x.proofs) {
		x.fail(none("%d proofs are left, want %d", len(x.proofs), count))
		return ""
	}
	list := x.proofs[:count]
	x.proofs, x.said = x.proofs[count:], x.said[count:]
	return "([" + strings.Join(list, ";\n   ") + "]%N)"
}

// parsed reads an expression of a certificate.
func (x *theorems) parsed(text string) *language.Node {
	c, err := language.Parse(text)
	if err != nil {
		x.fail(err)
		return new(language.Node)
	}
	return c.Expr
}

// familyWriter writes what is shown of one network.
type familyWriter struct {
	*theorems
	part   *families.Network
	ident  string
	def    *words.Definition
	args   []*language.Node
	params []string
	inner  []string // these, and the coordinates
	items  int
	degree []string          // the conditions under which neighbours were counted
	shown  map[string]string // by fact and condition: the lemma's name
}

// scopeOf gives names the places in which their values stand.
func scopeOf(names []string) scope {
	return scope{names, each(names, func(i int, _ string) string { return fmt.Sprintf("Var %d", i) })}
}

// scoped writes a term as an argument. Coq would take a numeral for a number.
func (n *familyWriter) scoped(e *language.Node, names []string) string {
	if e.Op == language.Numeral {
		return "(Num " + n.term(e, scope{}) + ")"
	}
	return "(" + n.term(e, scopeOf(names)) + ")%text"
}

// value writes a certificate's term in some names.
func (n *familyWriter) value(text string, names []string) string {
	return n.scoped(n.parsed(text), names)
}

// when writes a condition, "" for none.
func (n *familyWriter) when(text string, names []string) string {
	if text == "" {
		return "Yes"
	}
	return "(" + n.cond(n.parsed(text), scopeOf(names)) + ")%text"
}

// tuple writes TUPLE as a list of terms.
func (n *familyWriter) tuple(text string, names []string) string {
	e := n.parsed(text)
	parts := []*language.Node{e}
	if e.Op == language.Tuple {
		parts = e.Args
	}
	return listEach(parts, func(_ int, a *language.Node) string { return n.scoped(a, names) })
}

// pieces writes lines of TUPLE [if CONDITION].
func (n *familyWriter) pieces(lines, names []string) string {
	return listEach(lines, func(_ int, text string) string {
		left, right, conditional := strings.Cut(text, " if ")
		where := "None"
		if conditional {
			where = "(Some " + n.when(right, names) + ")"
		}
		return "Piece " + n.tuple(left, names) + " " + where
	})
}

// objects returns the texts behind a keyword, and object the first, "" for none.
func objects(l *families.Lemma, keyword string) (texts []string) {
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			texts = append(texts, o.Text)
		}
	}
	return texts
}

func object(l *families.Lemma, keyword string) string {
	return append(objects(l, keyword), "")[0]
}

func (n *familyWriter) write() {
	named := n.parsed(n.part.Name)
	if n.def = n.library.Network(named.Text, len(named.Args)); n.def == nil {
		n.fail(none("%s has no definition that is text", named.Text))
		return
	}
	n.args = named.Args
	for _, p := range n.def.Definition.Params {
		n.params = append(n.params, p.Name)
	}
	n.inner = n.params[:len(n.params):len(n.params)]
	for _, r := range n.def.Body.Ranges {
		n.inner = append(n.inner, r.Names...)
	}
	text, err := Text(n.library, n.def)
	n.fail(err)
	if strings.Contains(text, "Xor ") || strings.Contains(text, "Bit ") {
		n.fail(none("%s: xor and bits have values only of numbers that are not negative, which is not shown for families", n.def.Name))
	}
	if n.err != nil {
		return
	}
	n.fail(n.text(n.def))
	n.family()
	n.plainly(listed(n.claim.For.Names()))
	for i, l := range n.part.Lemmas {
		n.lemma(l, fmt.Sprintf("%s_lemma_%d", n.ident, i+1))
	}
}

// family writes the network and that it is one.
func (n *familyWriter) family() {
	variables := n.claim.For.Names()
	n.rounded = false // a claim has no quotient that is rounded but by floor
	domain := n.domain(variables)
	args := listEach(n.args, func(_ int, a *language.Node) string { return n.scoped(a, variables) })
	n.rounded = true
	root, back := n.tuple(n.part.Vertex, n.params), n.pieces(n.part.Back, n.inner)
	count := 0
	for ; count < len(n.said) && !strings.Contains(n.said[count], " by ") && strings.HasPrefix(n.said[count], n.part.Name+": "); count++ {
		if strings.HasSuffix(n.said[count], " is a vertex") && strings.Contains(n.said[count], ": neighbour ") {
			n.items++
		}
	}
	at := listed(variables)
	fmt.Fprintf(&n.b, "\n(* %s: in the names of the claim, %s *)\nDefinition %s : family := Family %s %d\n  %s\n  %s\n  %s\n  %s.\n", n.part.Name, strings.Join(variables, ", "), n.name(),
		TextName(n.def.Name), len(variables), domain, args, root, back)
	fmt.Fprintf(&n.b, "\nLemma %[1]s_right : forall xs, member %[2]s xs -> network_right %[2]s xs.\nProof.\n  apply (network_sound %[2]s\n  %[3]s).\n  vm_cast_no_check (eq_refl true).\nQed.\n", n.ident, n.name(), n.take(count))
	n.known = append(n.known, fmt.Sprintf("assert (M_%[1]s : member %[2]s %[3]s) by (apply member_said; [reflexivity | plainly_goal %[2]s; from_lemmas]).\n  ", n.ident, n.name(), at),
		fmt.Sprintf("pose proof (vertices_some %[2]s %[3]s (%[1]s_right %[3]s M_%[1]s)) as N_%[1]s; plainly %[2]s N_%[1]s.\n  ", n.ident, n.name(), at))
}

func (n *familyWriter) name() string { return n.ident + "_family" }

// domain writes what is known of the claim's variables.
func (n *familyWriter) domain(variables []string) string {
	var list []string
	for _, r := range n.claim.For.Ranges {
		if r.Tuples != nil {
			n.fail(none("a list of values of %s", strings.Join(r.Names, ", ")))
			return ""
		}
		list = append(list, r.From.String()+" <= "+r.Names[0])
		if r.To != nil {
			list = append(list, r.Names[0]+" <= "+r.To.String())
		}
	}
	if n.claim.For.If != nil {
		list = append(list, n.claim.For.If.String())
	}
	return listEach(list, func(_ int, text string) string { return n.when(text, variables) })
}

// lemma writes one lemma.
func (n *familyWriter) lemma(l *families.Lemma, ident string) {
	m, ok := n.method(l)
	if !ok {
		n.fail(none("%s by %s", l, l.By))
		return
	}
	cond, needs := n.when(l.If, n.params), n.needs(m, l, ident)
	args := strings.Join(each(strings.Fields(m.args), func(_ int, word string) string { return n.argument(l, word) }), " ")
	proofs := m.proofs
	for more := range strings.FieldsSeq(m.per) {
		proofs += map[string]int{"neighbour": n.items, "coordinate": len(n.inner) - len(n.params), "root": len(objects(l, "root")), "upper": 3 * len(objects(l, "upper"))}[more]
	}
	shown := fmt.Sprintf("%s_sound %s %s %s %s", m.sound, n.name(), cond, args, fmt.Sprintf(cmp.Or(m.form, "%s"), n.take(proofs)))
	fmt.Fprintf(&n.b, "\n(* %s, by %s *)\nLemma %s : forall xs, member %s xs -> yes (params %s xs) %s = true -> %s.\nProof.\n  intros xs M C; refine (%s _ xs M (%s_right xs M) C%s).\n  vm_cast_no_check (eq_refl true).\nQed.\n",
		l, l.By, ident, n.name(), n.name(), cond, n.says(l), shown, n.ident, needs)
	n.shown[l.Fact+" if "+l.If] = ident
	use := fmt.Sprintf("under_said _ _ _ %s %s M_%s", ident, listed(n.claim.For.Names()), n.ident)
	if l.If == "" {
		use = fmt.Sprintf("%s %s M_%s eq_refl", ident, listed(n.claim.For.Names()), n.ident)
	}
	n.known = append(n.known, fmt.Sprintf("pose proof (%s) as L_%s; plainly %s L_%s.\n  ", use, ident, n.name(), ident))
}

// says is what a lemma says of xs, in Coq.
func (n *familyWriter) says(l *families.Lemma) string {
	graph := fmt.Sprintf("(text_graph (line %s) (params %s xs))", n.name(), n.name())
	switch {
	case l.Fact == "vertex_orbits":
		return fmt.Sprintf("reached %s (roots_at %s xs %s)", graph, n.name(), listed(n.roots(l)))
	case l.Value == "true":
		return l.Fact + " " + graph
	case l.Value == "false":
		return "~ " + l.Fact + " " + graph
	}
	fact := l.Fact
	if fact == "diameter" && l.Relation == "<=" {
		fact = "diameter_at_most"
	}
	return fmt.Sprintf("%s %s (num (params %s xs) %s)", fact, graph, n.name(), n.value(l.Value, n.params))
}

// method is a theorem of CheckTheorem.v, or of the files beside it, that shows lemmas of one kind.
type method struct {
	sound string // its name, but for _sound
	args  string // its arguments between the condition and the proofs: see argument
	needs string // the facts of which it uses what was shown; "neighbours", and "vertex_transitive?"
	// proofs are how many it takes, and per of what there is one more for each, or some. They are
	// given as a list, unless form says how.
	proofs    int
	per, form string
	exact     bool // it is about == alone
}

// methods are those by a lemma's fact, its method and what is known besides.
func methods() map[string]method {
	return map[string]method{
		"order by product":                           {sound: "order", args: "value", proofs: 1, per: "coordinate"},
		"size by degrees":                            {sound: "size", args: "order min_degree max_degree value", needs: "order min_degree max_degree", proofs: 1, form: "(one_proof %s)"},
		"min_degree by neighbors":                    {sound: "min_degree", args: "value at", needs: "neighbours", proofs: 2, exact: true},
		"max_degree by neighbors":                    {sound: "max_degree", args: "value at", needs: "neighbours", proofs: 2, exact: true},
		"vertex_transitive by maps":                  {sound: "transitive", args: "image inverse", proofs: 3, per: "neighbour"},
		"vertex_orbits by maps":                      {sound: "orbits", args: "value root image inverse", proofs: 3, per: "root neighbour"},
		"connected by potential":                     {sound: "connected", args: "upper", proofs: 2},
		"radius by potential":                        {sound: "radius", args: "free upper source lower value far", needs: "vertex_transitive", proofs: 5, per: "neighbour", exact: true},
		"diameter by potential":                      {sound: "diameter", args: "free upper source lower value far", needs: "vertex_transitive?", proofs: 5, per: "neighbour"},
		"diameter by potential, at most":             {sound: "diameter_at_most", args: "free upper value", needs: "vertex_transitive?", proofs: 3},
		"diameter by potential, from roots":          {sound: "diameter_from_roots", args: "uppers source lower value far", needs: "vertex_orbits", proofs: 2, per: "upper neighbour"},
		"diameter by potential, from roots, at most": {sound: "diameter_at_most_from_roots", args: "uppers value", needs: "vertex_orbits", per: "upper"},
		"bipartite by colour":                        {sound: "bipartite", args: "colour", proofs: 1, per: "neighbour"},
		"bipartite by odd-walk":                      {sound: "not_bipartite", args: "length walk", proofs: 3, form: "%s eq_refl"},
		"hamiltonian by next":                        {sound: "hamiltonian", args: "order next position", needs: "order", proofs: 4},
	}
}

// hasForm tells whether a lemma's method is in Coq.
func hasForm(l *families.Lemma) bool {
	m, ok := methods()[l.Fact+" by "+l.By]
	return ok && l.Times == 0 && (!m.exact || l.Relation == "==")
}

// method returns a lemma's method.
func (n *familyWriter) method(l *families.Lemma) (method, bool) {
	name := l.Fact + " by " + l.By
	if l.Fact == "diameter" && object(l, "from") == "" && n.lookup("vertex_transitive", l.If) == "" {
		name += ", from roots"
	}
	if l.Fact == "diameter" && l.Relation == "<=" {
		name += ", at most"
	}
	return methods()[name], hasForm(l)
}

// argument writes an argument of a method's theorem: objects of the lemma, by their keyword, or one
// of those named here.
func (n *familyWriter) argument(l *families.Lemma, word string) string {
	to, from := strings.Fields(object(l, "to")), strings.Fields(object(l, "from"))
	names := slices.Concat(n.inner, to, from)
	switch word {
	case "value":
		return n.value(l.Value, n.params)
	case "free":
		return fmt.Sprint(len(from) > 0)
	case "order", "min_degree", "max_degree":
		return n.valueOf(word, l.If)
	case "upper", "lower", "colour", "length", "position":
		return n.value(object(l, word), names)
	case "uppers":
		return n.uppers(l)
	case "source":
		return n.tuple(cmp.Or(object(l, word), n.part.Vertex), n.params)
	case "root":
		names = slices.Concat(n.params, to)
	case "walk":
		names = append(slices.Clone(n.params), object(l, "step"))
	}
	return n.pieces(objects(l, word), names)
}

// uppers writes the pairs of the roots of a lemma about orbits and of terms.
func (n *familyWriter) uppers(l *families.Lemma) string {
	i := slices.IndexFunc(n.part.Lemmas, func(m *families.Lemma) bool { return m.Fact == "vertex_orbits" && (m.If == l.If || m.If == "") })
	if i < 0 {
		return "" // which needs told
	}
	roots, uppers := n.roots(n.part.Lemmas[i]), objects(l, "upper")
	if len(roots) != len(uppers) {
		n.fail(none("%d vertices and %d terms", len(roots), len(uppers)))
		return ""
	}
	return listEach(roots, func(i int, root string) string { return "(" + root + ", " + n.value(uppers[i], n.inner) + ")" })
}

// roots are the vertices that a lemma about orbits has, as lists of terms.
func (n *familyWriter) roots(l *families.Lemma) []string {
	return each(objects(l, "root"), func(_ int, text string) string {
		tuple, _, _ := strings.Cut(text, " if ")
		return n.tuple(tuple, n.params)
	})
}

// valueOf returns the value that a lemma gives a fact.
func (n *familyWriter) valueOf(fact, cond string) string {
	for _, l := range n.part.Lemmas {
		if l.Fact == fact && l.Relation == "==" && (l.If == cond || l.If == "") {
			return n.value(l.Value, n.params)
		}
	}
	n.fail(none("no lemma about %s", fact))
	return ""
}

// needs writes how the lemmas are used that a method needs.
func (n *familyWriter) needs(m method, l *families.Lemma, ident string) (text string) {
	for fact := range strings.FieldsSeq(m.needs) {
		switch name, perhaps := strings.CutSuffix(fact, "?"); {
		case perhaps && object(l, "from") != "":
			text += " (fun E => match Bool.diff_true_false E with end)"
		case perhaps:
			text += " (fun _ => " + n.needed(name, l.If) + ")"
		case fact == "neighbours":
			need := n.complete(l, ident)
			text += fmt.Sprintf(" (proj1 %s) (proj2 %s)", need, need)
		default:
			text += " " + n.needed(fact, l.If)
		}
	}
	return text
}

// lookup returns how a lemma is used, "" if it was not shown.
func (n *familyWriter) lookup(fact, cond string) string {
	if id := n.shown[fact+" if "+cond]; id != "" {
		return fmt.Sprintf("(%s xs M C)", id)
	}
	if id := n.shown[fact+" if "]; id != "" {
		return fmt.Sprintf("(%s xs M eq_refl)", id)
	}
	return ""
}

// needed returns how a lemma that was shown is used.
func (n *familyWriter) needed(fact, cond string) string {
	use := n.lookup(fact, cond)
	if use == "" {
		n.fail(none("a lemma about %s that was not shown", fact))
	}
	return use
}

// complete writes that all neighbours are counted, if it was not written, and returns its use.
func (n *familyWriter) complete(l *families.Lemma, ident string) string {
	for _, cond := range []string{l.If, ""} {
		if slices.Contains(n.degree, cond) {
			return n.needed("neighbours", cond)
		}
	}
	cond := n.when(l.If, n.params)
	arms := n.items + len(n.part.Back)
	fmt.Fprintf(&n.b, "\nLemma %[1]s_neighbours : forall xs, member %[2]s xs -> yes (params %[2]s xs) %[3]s = true -> reversed %[2]s xs /\\ distinct %[2]s xs.\nProof.\n  intros xs M C; refine (complete_sound %[2]s %[3]s %[4]s _ xs M (%[5]s_right xs M) C).\n  vm_cast_no_check (eq_refl true).\nQed.\n",
		ident, n.name(), cond, n.take(n.items+arms*(arms-1)/2), n.ident)
	n.degree = append(n.degree, l.If)
	n.shown["neighbours if "+l.If] = ident + "_neighbours"
	return n.needed("neighbours", l.If)
}
