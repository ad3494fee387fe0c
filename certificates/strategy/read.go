package strategy

import (
	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// Kind is the kind of proof.
func Kind(subjects []string) certificates.Kind {
	return certificates.Kind{Name: "strategy", Subjects: subjects, Directed: true, Form: certificates.FormOf(read, Strategy.check)}
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
	line int
}

// Strategy is a proof of a statement about a word: how each choice is made, or why none can be.
type Strategy struct{ Steps []Step }

// Files returns the names of the refutations.
func (p Strategy) Files() []string {
	var list []string
	for _, st := range p.Steps {
		if st.Form == "proof" && st.File != "-" {
			list = append(list, st.File)
		}
	}
	return list
}

func read(r *certificates.Lines) Strategy {
	var p Strategy
	line := 0
	for r.Next() != "" {
		st := Step{Form: r.Next(), line: line}
		line++
		switch st.Form {
		case "by":
			st.Form = r.Text("by")
			switch st.Form {
			case "evaluate", "left", "right", "both", "each", "every":
			default:
				r.Wrong("strategy/form", "by %q, want evaluate, left, right, both, each or every", certificates.Shortened(st.Form))
			}
		case "choose":
			st.Numbers = positions(r, "choose")
		case "orbits", "split":
			count := map[string]int{"orbits": 1, "split": 3}[st.Form]
			st.Numbers = r.Few(st.Form, count, count)
			st.Generators = automorphism.Read(r)
			line += len(st.Generators)
		case "menu":
			count := r.Few("menu", 1, 1)[0]
			for i := uint32(0); i < count && r.Next() == "choice"; i++ {
				st.Menu = append(st.Menu, positions(r, "choice"))
				line++
			}
			if r.Next() == "choice" || uint32(len(st.Menu)) < count {
				r.Reject("strategy/menu", "another number of choices than %s, want as many", certificates.NumberText(count))
			}
		case "proof":
			st.File = r.Text("proof")
		default:
			r.Reject("body/keyword", "%q, want a step of a strategy", certificates.Shortened(st.Form))
		}
		p.Steps = append(p.Steps, st)
	}
	return p
}

// positions reads a line with numbers, or with "-" for none.
func positions(r *certificates.Lines, keyword string) []uint32 {
	list := r.Numbers(keyword)
	if len(list) == 1 && list[0] == certificates.None {
		return []uint32{}
	}
	return list
}
