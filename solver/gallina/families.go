package gallina

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/lower"
)

// Theorem writes a theorem about whole families that was accepted: in plain words, which follow from its lemmas, or else in the
// checker's terms. An error that is lower.ErrNoForm says that there is none.
func (x *Instances) Theorem(t *theorem.Theorem) error {
	claim, err := formula.ParseTheorem(x.terms.Names.Words(), t.Claim)
	if err != nil {
		return err
	}
	i := Instance{Name: x.free(identifier(t.Name), ""), Of: "theorem " + t.Name}
	x.last = i.Name
	if i.Statement, err = TextStatement(claim); err == nil && follows(claim, t) {
		f := &families{Instances: x, claim: claim, name: i.Name}
		if err := f.lemmas(t); err != nil {
			return fmt.Errorf("%s: %w", t.Name, err)
		}
		x.add(&x.plain, i, i.Of+": "+t.Claim, f.begin()+"from_lemmas")
		return nil
	}
	term, err := x.terms.Theorem(t)
	if err != nil {
		return fmt.Errorf("%s: %w", t.Name, err)
	}
	parts := lower.Parts(term)
	i.Statement = fmt.Sprintf("theorem_is_right %s %s", spelled(parts[0]), spelled(parts[1]))
	fmt.Fprintf(&x.text, "\nDefinition file_of_%s := %s.\n", i.Name, spelled(term))
	x.add(&x.text, i, i.Of+": "+t.Claim, fmt.Sprintf("apply (theorem_right file_of_%s). %s", i.Name, computed))
	return nil
}

// follows tells whether a claim follows in plain words from its lemmas. Of numbers alone it may need more arithmetic than Coq finds;
// bounds say of most facts that it is not so that there is no value within; and how many nodes separate others is said in other
// words.
func follows(claim *formula.Formula, t *theorem.Theorem) bool {
	so := len(t.Networks) > 0
	claim.Expr.Each(func(n *language.Node) bool {
		for _, part := range t.Networks {
			for _, l := range part.Lemmas {
				bound := l.Relation != "==" && l.Fact != "diameter" || l.Fact == "vertex_connectivity"
				so = so && !(bound && n.Op == language.Fact && n.Text == l.Fact)
			}
		}
		return so
	})
	return so
}

// Proved writes the file of a theorem about networks of a library.
func Proved(library *words.Library, t *theorem.Theorem) (string, error) {
	x, err := ofLibrary(library)
	if err == nil {
		err = x.Theorem(t)
	}
	if err != nil {
		return "", err
	}
	return x.Text(), nil
}

// ofLibrary begins a file about networks of a library.
func ofLibrary(library *words.Library) (*Instances, error) {
	names, err := resolve.New().Defined(library.Own())
	if err != nil {
		return nil, err
	}
	x := new(Instances)
	x.In(names, names.World(nil))
	return x, nil
}

// Goal writes a claim for all values of its variables, about the networks of the families' texts, as a goal for Coq: with what
// was found of it as hypotheses, the networks' vertices and links in plain words, and the steps that fit. Found may be nil, where
// not even the networks are shown to be such. What is left Coq prints. Notes go into a comment.
func Goal(library *words.Library, claim *formula.Formula, found *theorem.Theorem, notes []string) (string, error) {
	x, err := ofLibrary(library)
	if err != nil {
		return "", err
	}
	statement, err := TextStatement(claim)
	if err != nil {
		return "", err
	}
	f := &families{Instances: x, claim: claim, name: "goal"}
	if found != nil {
		err = f.lemmas(found)
	} else {
		err = f.texts(claim.Expr)
	}
	if err != nil {
		return "", err
	}
	for _, note := range append(notes, claim.String()) {
		x.plain.WriteString("\n" + commented(note))
	}
	fmt.Fprintf(&x.plain, "Theorem goal : %s.\nProof. %s%s", statement, f.begin(), strings.Join(f.inWords, "")+goalSteps)
	return x.Text(), nil
}

const goalSteps = `repeat match goal with |- _ /\ _ => split end.
  all: try one_of_them.
  (* What is left, with the lemma that fits: coqc prints it. Say what ?f and the others are, such as
     by eapply (… g (fun v => …)) in place of fitting, and put Qed for Abort: see docs/coq-goal.md. *)
  all: fitting.
  Show.
Abort.
`

// families writes a theorem about families of networks.
type families struct {
	*Instances
	claim   *formula.Formula
	name    string
	known   []string // steps that make hypotheses of the lemmas
	inWords []string // and of what the networks are
}

// begin returns the first steps of a proof: hypotheses of the claim's domain and of what is known.
func (f *families) begin() string {
	if len(f.claim.For.Ranges) > 0 {
		f.known = append([]string{"intros; "}, f.known...)
	}
	return strings.Join(f.known, "")
}

// texts has the texts of an expression's networks written.
func (f *families) texts(e *language.Node) error {
	if e.Op == language.Network {
		d := f.terms.Names.Words().Network(e.Text, len(e.Args))
		if d == nil {
			return fmt.Errorf("%w: %s has no definition that is text", lower.ErrNoForm, e.Text)
		}
		_, err := f.terms.Text(d)
		return err
	}
	var errs []error
	for _, a := range formula.Parts(e) {
		errs = append(errs, f.texts(a))
	}
	return errors.Join(errs...)
}

// lemmas writes the networks and lemmas of a theorem.
func (f *families) lemmas(t *theorem.Theorem) error {
	members, proofs, err := f.terms.Lemmas(t)
	if err != nil {
		return err
	}
	var networks []lower.Term
	for i, m := range members {
		n := f.name
		if i > 0 {
			n += fmt.Sprintf("_%d", i+1)
		}
		about, known := t.Networks[i].Name, "[]"
		for j := range slices.Backward(t.Networks[i].Lemmas) {
			known = fmt.Sprintf("[L_%s_lemma_%d %s]", n, j+1, known)
		}
		for j, l := range t.Networks[i].Lemmas {
			about += fmt.Sprintf("\n%d: %s, by %s", j+1, l, l.By)
		}
		fmt.Fprintf(&f.text, "\n%sDefinition %s_family : family := %s.\nDefinition %[2]s_lemmas : list lemma := %[4]s.\n", commented(about), n, spelled(m.Family), spelled(m.Lemmas))
		if strings.HasPrefix(t.Networks[i].Name, "Gamma(") { // what goes by that name has its vertices in the order of their numbers
			m.Called = lower.App("ByOwn", lower.Text("Gamma"), lower.App("Gamma_text"))
		}
		networks = append(networks, lower.App("MemberOf", m.Called, lower.App(n+"_family"), m.Words, lower.App(n+"_lemmas")))
		f.hypotheses(t.Networks[i], map[string]string{"n": n, "found": f.name + "_found", "k": fmt.Sprint(i), "known": known, "at": listed(f.claim.For.Names())})
	}
	fmt.Fprintf(&f.text, "\nDefinition %s_networks : list member_of := %s.\nDefinition %[1]s_proofs : list CheckLinear.proof := %[3]s.\nLemma %[1]s_found : found %[1]s_networks %[1]s_proofs = true.\nProof. %[4]s. Qed.\n",
		f.name, spelled(lower.List(networks...)), spelled(proofs), computed)
	return nil
}

// hypotheses notes the steps that say what is known of a network.
func (f *families) hypotheses(part *theorem.Network, values map[string]string) {
	named, err := language.Parse(part.Name)
	if err != nil {
		return // it was read before
	}
	d := f.terms.Names.Words().Network(named.Expr.Text, len(named.Expr.Args))
	var here []string
	for _, r := range d.Body.Ranges {
		here = append(here, variable(r.Names[0]))
	}
	there := each(here, func(_ int, c string) string { return c + "'" })
	values["every"] = "[|]"
	for _, c := range slices.Backward(here) {
		values["every"] = "[|" + c + " " + values["every"] + "]"
	}
	values["text"] = lower.TextName(d.Name, len(d.Params))
	values["here"], values["there"], values["u"], values["v"] = strings.Join(here, " "), strings.Join(there, " "), listed(here), listed(there)
	value := func(name string) string { return values[name] }
	f.known, f.inWords = append(f.known, os.Expand(known, value)), append(f.inWords, os.Expand(inWords, value))
}

// known are the steps that say what lemmas say, and inWords those that say what a network's vertices and links are.
const (
	known = `assert (M_$n : in_family ${n}_family $at) by (in_its_family ${n}_family).
  destruct (found_network _ _ $found $k _ eq_refl $at eq_refl M_$n) as (R_$n & N_$n & L_$n).
  cbn [family_of] in R_$n; plainly ${n}_family ${n}_lemmas N_$n; plainly ${n}_family ${n}_lemmas L_$n; destruct L_$n as $known.
  `
	inWords = `assert (T_$n : forall every : list Z, is_vertex (text_graph (line ${n}_family) (params ${n}_family $at)) every -> exists $here, every = $u) by
    (intros every V; apply (vertex_length ${n}_family $at R_$n) in V; destruct every as $every; try discriminate V; repeat eexists); words ${n}_family $text T_$n.
  pose proof (fun $here => vertex_words ${n}_family $at R_$n $u) as V_$n; words ${n}_family $text V_$n.
  pose proof (fun $here $there => adj_words ${n}_family $at R_$n $u $v) as A_$n; words ${n}_family $text A_$n.
  `
)
