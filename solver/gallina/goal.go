package gallina

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	families "topocert/certificates/theorem"
	"topocert/certificates/words"
)

// Goal writes a claim for all values of its variables, about the networks of the families' texts, as
// a goal for Coq: with what was found of it as hypotheses, the networks' vertices and links in plain
// words, and the steps that fit. Found may be nil, where not even the networks are shown to be such.
// What is left Coq prints. Notes go into a comment.
func Goal(library *words.Library, claim *formula.Formula, found *families.Theorem, notes []string) (string, error) {
	t := &families.Theorem{Name: "goal", Claim: claim.String()}
	if found != nil {
		t, notes = withForm(found, notes)
	}
	x := &theorems{texter: texter{library: library, rounded: true}, t: t, claim: claim}
	x.b.WriteString(strings.Replace(theoremHead, "CheckSaid.", "CheckSaid CheckGoal.\nFrom Coq Require Import Lia.", 1))
	for _, note := range notes {
		x.b.WriteString("\n" + commented(note))
	}
	statement, err := TextStatement(claim)
	if err != nil {
		return "", err
	}
	if found == nil {
		err = x.texts(claim.Expr)
	} else {
		err = x.lemmas(t.Lemmas)
	}
	if err != nil {
		return "", err
	}
	x.conclude(statement, strings.Join(x.inWords, "")+goalSteps)
	return x.b.String(), nil
}

// withForm returns a theorem with those lemmas that have a form in Coq, and the proofs of its
// networks and of these; and a note more for each other.
func withForm(found *families.Theorem, notes []string) (*families.Theorem, []string) {
	t := *found
	t.Networks, t.Proofs = nil, slices.Clone(found.Proofs)
	for _, n := range found.Networks {
		part := *n
		part.Lemmas = slices.DeleteFunc(slices.Clone(n.Lemmas), func(l *families.Lemma) bool {
			if hasForm(l) {
				return false
			}
			notes = append(notes, fmt.Sprintf("%s: %s by %s was found, which has no form here", n.Name, l, l.By))
			t.Proofs = slices.DeleteFunc(t.Proofs, func(p families.Proof) bool { return strings.HasPrefix(p.What, n.Name+": "+l.Fact+" by "+l.By+": ") })
			return true
		})
		t.Networks = append(t.Networks, &part)
	}
	return &t, notes
}

const goalSteps = `repeat match goal with |- _ /\ _ => split end.
  all: try one_of_them.
  (* What is left, with the lemma that fits: coqc prints it. Say what ?f and the others are, such as
     by eapply (… g (fun v => …)) in place of fitting, and put Qed for Abort: see docs/coq-goal.md. *)
  all: fitting.
  Show.
Abort.
`

// texts writes the texts of a claim's networks.
func (x *theorems) texts(e *language.Node) error {
	if e.Op == language.Network {
		d := x.library.Network(e.Text, len(e.Args))
		if d == nil {
			return none("%s has no definition that is text", e.Text)
		}
		return x.text(d)
	}
	var errs []error
	for _, a := range formula.Parts(e) {
		errs = append(errs, x.texts(a))
	}
	return errors.Join(errs...)
}

// text writes a network's text, if it is not in TextNetworks.v and was not written.
func (x *theorems) text(d *words.Definition) error {
	// Torus and Mesh have any number of sides, and others in TextNetworks.v.
	own := d.Own || d.Name == "Torus" || d.Name == "Mesh"
	if !own || strings.Contains(x.b.String(), "Definition "+TextName(d.Name)+" ") {
		return nil
	}
	text, err := Text(x.library, d)
	if err == nil {
		x.b.WriteString("\n" + commented(d.Source) + "Open Scope text_scope.\n" + text + "Close Scope text_scope.\n")
	}
	return err
}

// plainly makes hypotheses of a network's vertices and links.
func (n *familyWriter) plainly(at string) {
	here := each(n.inner[len(n.params):], func(_ int, c string) string { return variable(c) })
	there := each(here, func(_ int, c string) string { return c + "'" })
	pattern := "[|]"
	for _, c := range slices.Backward(here) {
		pattern = "[|" + c + " " + pattern + "]"
	}
	values := map[string]string{
		"n": n.ident, "family": n.name(), "text": TextName(n.def.Name), "at": at, "right": fmt.Sprintf("(%s_right %s M_%s)", n.ident, at, n.ident),
		"here": strings.Join(here, " "), "there": strings.Join(there, " "), "every": pattern, "u": listed(here), "v": listed(there),
	}
	n.inWords = append(n.inWords, os.Expand(inWords, func(name string) string { return values[name] }))
}

// inWords are the steps that say what a network's vertices and links are.
const inWords = `assert (T_$n : forall every : list Z, is_vertex (text_graph (line $family) (params $family $at)) every -> exists $here, every = $u) by
    (intros every V; apply (vertex_length $family $at $right) in V; destruct every as $every; try discriminate V; repeat eexists); words $family $text T_$n.
  pose proof (fun $here => vertex_words $family $at $right $u) as V_$n; words $family $text V_$n.
  pose proof (fun $here $there => adj_words $family $at $right $u $v) as A_$n; words $family $text A_$n.
  `
