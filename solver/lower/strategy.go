package lower

import (
	"math/big"

	"topocert/certificates"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
)

// word is a statement about a word.
func (j *job) word(s certificates.Statement) Term {
	d := certificates.WordOf(j.Names.Words(), s.Subject)
	if fact, is := certificates.WordFact(d); !is || len(fact.Params()) != len(s.Args)+1 {
		return j.none("%s", s)
	}
	if weighs(d.Name) {
		return j.none("%s, of weights", d.Name)
	}
	name, err := j.wordName(d)
	j.fail(err)
	return App("WordFact", name, j.arguments(d, s.Args), judgement(d, s))
}

// wordName is a standard word, or one of the folder's with its text.
func (l *Lowering) wordName(d *words.Definition) (Term, error) {
	if !d.Own {
		return App("Standard_word", Text(d.Name)), nil
	}
	text, err := l.expression(d)
	return App("Own_word", Text(d.Name), text), err
}

// arguments are what stands in the places of a word's parameters: the statement's network for the first network.
func (j *job) arguments(d *words.Definition, args []string) Term {
	first := true
	return ListOf(d.Params, func(p words.Sort) Term {
		if p.IsNetwork() && first {
			first = false
			return App("Itself")
		}
		arg := args[0]
		args = args[1:]
		switch {
		case p.IsWord():
			router, err := j.Lowering.routing(arg)
			j.fail(err)
			return App("Router_of", router)
		case p.IsNetwork():
			other, err := j.Lowering.network(arg)
			j.fail(err)
			return App("Other_one", other)
		case p.IsNumbers():
			return App("Numbers_of")
		case p.IsVertex():
			return App("Vertex_of", j.number(arg))
		}
		return App("Number_of", ratio(arg))
	})
}

// judgement is what a statement says of a word's value.
func judgement(d *words.Definition, s certificates.Statement) Term {
	if d.Sort.IsTruth() {
		return App("Is_truth", Bool(s.Value == "yes"))
	}
	return App(map[string]string{"=": "Is_number", "<=": "Is_at_most", ">=": "Is_at_least"}[s.Relation], ratio(s.Value))
}

// ratio is a number of a statement: a fraction in lowest terms, or infinite.
func ratio(text string) Term {
	if text == certificates.Infinite {
		return App("Endless_")
	}
	r, _ := new(big.Rat).SetString(text)
	return App("Ratio", BigZ(r.Num()), Positive(r.Denom()))
}

// maxDepth is how deep the kernel may go into a text and a strategy: far more than those do.
const maxDepth = 1 << 14

// strategy is a proof of a statement about a word.
func (j *job) strategy(p strategy.Strategy) Term {
	var steps []Term
	for at := 0; at < len(p.Steps) && j.err == nil; {
		steps = append(steps, j.step(p.Steps, &at))
	}
	return App("WordProof", Nat(maxDepth), List(steps...))
}

// stepForms are the names of steps that need nothing else.
var stepForms = map[string]string{
	"evaluate": "Evaluate", "left": "WordGame.Left", "right": "WordGame.Right", "both": "WordGame.Both", "each": "Each", "every": "Every",
}

// step is the step at a place of the list, which is moved behind it.
func (j *job) step(steps []strategy.Step, at *int) Term {
	switch st := steps[*at]; st.Form {
	case "split", "proof", "linear":
		return App("WordGame.Refuted", j.refutes(steps, at))
	default:
		*at++
		switch st.Form {
		case "choose":
			return App("Choose", Ints(st.Numbers))
		case "menu":
			return App("Menu", ListOf(st.Menu, Ints[uint32]))
		case "orbits":
			return App("Orbits", App("WordSymmetries", Int(uint64(st.Numbers[0])), j.symmetries(st)))
		}
		return App(stepForms[st.Form])
	}
}

// refutes is a refutation of what a choice might be: by a formula, or by two cases that follow.
func (j *job) refutes(steps []strategy.Step, at *int) Term {
	st := steps[*at]
	*at++
	switch st.Form {
	case "proof":
		return App("By_formula", j.formula(st.File))
	case "linear":
		r := &refuting{nodes: st.Nodes}
		tree := r.cuts()
		j.fail(r.err)
		return App("By_formula", App("By_cuts", tree))
	}
	network, images := Int(uint64(st.Numbers[0])), j.symmetries(st)
	so := j.refutes(steps, at)
	return App("Split_at", network, images, Nat(int(st.Numbers[1])), Int(uint64(st.Numbers[2])), so, j.refutes(steps, at))
}

// formula is a refutation in a file, or that a formula needs none.
func (j *job) formula(file string) Term {
	if file == "-" {
		return App("Trivially")
	}
	slots, parts := j.refutation(file, 0)
	return App("By_steps", Constant(Tuple(slots, parts)))
}

// symmetries are automorphisms of a network of the statement, by its place among those.
func (j *job) symmetries(st strategy.Step) Term {
	net, err := j.World.Graph(j.networks()[st.Numbers[0]])
	if err != nil {
		j.fail(err)
		return None()
	}
	return (&job{net: net}).group(st.Generators)
}

// networks are those of a statement about a word: its own, which stands in the first place for one, and others.
func (j *job) networks() []string {
	list, args, first := []string{j.s.Network}, j.s.Args, true
	for _, p := range certificates.WordOf(j.Names.Words(), j.s.Subject).Params {
		if p.IsNetwork() && first {
			first = false
			continue
		}
		if p.IsNetwork() {
			list = append(list, args[0])
		}
		args = args[1:]
	}
	return list
}
