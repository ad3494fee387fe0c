package strategy

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/automorphism"
	"topocert/certificates/words"
)

// Kind is the kind of proof, of statements about words of a library that are facts. Of
// undirected networks another kind may have the subject: then it is said of directed ones alone.
func Kind(l *words.Library) certificates.Kind {
	return certificates.Kind{Name: "strategy", Shows: []string{"order G … =|<=|>= n", "size G … =|<=|>= n", "distance G … =|<=|>= n", "weighted-distance G … =|<=|>= n"}, Words: l, Directed: true, Beside: []string{"proof"}, Form: certificates.FormOf((*Strategy).form, Strategy.check)}
}

// Step is one step of a strategy, with those below it after it.
type Step struct {
	// Form is one of the words in the package's comment.
	Form string
	// Numbers are the positions of choose; the network of orbits; the network, the choice and
	// the position of split.
	Numbers []uint32
	// Generators are automorphisms: of orbits and split.
	Generators automorphism.Generators
	// Menu has the positions of each choice of a menu.
	Menu [][]uint32
	// File is that of a refutation, "-" for none.
	File string
	// Nodes are those of a linear refutation.
	Nodes []arithmetic.Node
	line  int
}

// Strategy is a proof of a statement about a word: how each choice is made, or why none can be.
type Strategy struct{ Steps []Step }

func (p *Strategy) form(r *certificates.Lines) {
	certificates.Each(r, &p.Steps, func(st *Step) {
		keyword := st.Form
		if slices.Contains(forms, st.Form) {
			keyword = "by"
		}
		if r.Keyword(&keyword); r.Reads() {
			r.Place(&st.line)
			st.Form, st.line = keyword, st.line-1
		}
		switch keyword {
		case "by":
			if r.Text("by", &st.Form); !slices.Contains(forms, st.Form) {
				r.Wrong("strategy/form", "by %q, want one of %q", certificates.Shortened(st.Form), forms)
			}
		case "choose":
			positions(r, "choose", &st.Numbers)
		case "orbits", "split":
			count := map[string]int{"orbits": 1, "split": 3}[keyword]
			r.Few(keyword, count, count, &st.Numbers)
			st.Generators.Form(r)
		case "menu":
			count := uint32(len(st.Menu))
			r.Few("menu", 1, 1, nil, &count)
			certificates.Each(r, &st.Menu, func(choice *[]uint32) { positions(r, "choice", choice) }, "choice")
			if uint32(len(st.Menu)) != count {
				r.Reject("strategy/menu", "another number of choices than %s, want as many", certificates.NumberText(count))
			}
		case "proof":
			r.Text("proof", &st.File)
		case "linear":
			count := uint32(len(st.Nodes))
			r.Few("linear", 1, 1, nil, &count)
			certificates.Each(r, &st.Nodes, func(n *arithmetic.Node) { n.Line(r, "strategy/linear") }, arithmetic.Sum, arithmetic.Round, arithmetic.Cut)
			if uint32(len(st.Nodes)) != count {
				r.Reject("strategy/linear", "%d nodes, want as many as the step says: %s", len(st.Nodes), certificates.NumberText(count))
			}
		default:
			r.Reject("body/keyword", "%q, want a step of a strategy", certificates.Shortened(keyword))
		}
	})
}

// forms are those of steps that need nothing but a word.
var forms = []string{"evaluate", "left", "right", "both", "each", "every"}

// positions goes through a line with numbers, or with "-" for none.
func positions(r *certificates.Lines, keyword string, list *[]uint32) {
	values := *list
	if len(values) == 0 {
		values = []uint32{certificates.None}
	}
	if r.Numbers(keyword, &values); r.Reads() {
		if *list = values; len(values) == 1 && values[0] == certificates.None {
			*list = []uint32{}
		}
	}
}
