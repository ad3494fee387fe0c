package gallina

import (
	"errors"
	"fmt"
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
	x := &theorems{library: library, texter: &texter{library: library, rounded: true}, t: t, claim: claim}
	x.b.WriteString(strings.Replace(theoremHead, "CheckSaid.", "CheckSaid CheckGoal.\nFrom Coq Require Import Lia.", 1))
	for _, note := range notes {
		x.b.WriteString("\n" + commented(note))
	}
	statement, err := TextStatement(claim)
	if err != nil {
		return "", err
	}
	if found == nil {
		if err := x.texts(claim.Expr); err != nil {
			return "", err
		}
	} else if err := x.lemmas(t.Lemmas); err != nil {
		return "", err
	}
	fmt.Fprintf(&x.b, "\n(* %s *)\nTheorem %s : %s.\nProof.\n  %s%s%s", t.Claim, identifier(t.Name), statement, x.hypotheses(), strings.Join(x.inWords, ""), goalSteps)
	return x.b.String(), nil
}

// withForm returns a theorem with those lemmas that have a form in Coq, and the proofs of its
// networks and of these; and a note more for each other.
func withForm(found *families.Theorem, notes []string) (*families.Theorem, []string) {
	t := *found
	t.Networks, t.Proofs = nil, nil
	for _, n := range found.Networks {
		part := *n
		part.Lemmas = nil
		for _, l := range n.Lemmas {
			if hasForm(l) {
				part.Lemmas = append(part.Lemmas, l)
				continue
			}
			notes = append(notes, fmt.Sprintf("%s: %s by %s was found, which has no form here", n.Name, l, l.By))
		}
		t.Networks = append(t.Networks, &part)
	}
	for _, p := range found.Proofs {
		keep := true
		for _, n := range found.Networks {
			for _, l := range n.Lemmas {
				keep = keep && (hasForm(l) || !strings.HasPrefix(p.What, n.Name+": "+l.Fact+" by "+l.By+": "))
			}
		}
		if keep {
			t.Proofs = append(t.Proofs, p)
		}
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
	var here, there []string
	for _, c := range n.coords {
		here, there = append(here, variable(c)), append(there, variable(c)+"'")
	}
	u, v := "["+strings.Join(here, "; ")+"]", "["+strings.Join(there, "; ")+"]"
	right := fmt.Sprintf("(%s_right %s M_%s)", n.ident, at, n.ident)
	pattern := "[|]"
	for i := len(here) - 1; i >= 0; i-- {
		pattern = "[|" + here[i] + " " + pattern + "]"
	}
	n.inWords = append(n.inWords,
		fmt.Sprintf("assert (T_%s : forall every : list Z, is_vertex (text_graph (line %s) (params %s %s)) every -> exists %s, every = %s) by\n    (intros every V; apply (vertex_length %s %s %s) in V; destruct every as %s; try discriminate V; repeat eexists); words %s %s T_%s.\n  ",
			n.ident, n.name(), n.name(), at, strings.Join(here, " "), u, n.name(), at, right, pattern, n.name(), TextName(n.def.Name), n.ident),
		fmt.Sprintf("pose proof (fun %s => vertex_words %s %s %s %s) as V_%s; words %s %s V_%s.\n  ",
			strings.Join(here, " "), n.name(), at, right, u, n.ident, n.name(), TextName(n.def.Name), n.ident),
		fmt.Sprintf("pose proof (fun %s %s => adj_words %s %s %s %s %s) as A_%s; words %s %s A_%s.\n  ",
			strings.Join(here, " "), strings.Join(there, " "), n.name(), at, right, u, v, n.ident, n.name(), TextName(n.def.Name), n.ident))
}
