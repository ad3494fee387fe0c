package gallina

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/broadcasts"
	"topocert/certificates/clusters"
	"topocert/certificates/cycles"
	"topocert/certificates/determinants"
	"topocert/certificates/faults"
	"topocert/certificates/matchings"
	"topocert/certificates/metric"
	"topocert/certificates/strategy"
	"topocert/certificates/traffic"
	"topocert/certificates/write"
)

// form is how Coq sees a kind of proof.
type form struct {
	kind string
	// without says why Coq has no checker; "" if it has one.
	without string
	// subjects and relation are those of the statements that there is a checker for.
	subjects []string
	relation string
	// modules are what the theorems rest on, beside what all do.
	modules string
	// write makes the theorem of a statement. The certificate was accepted.
	write func(w *writer, proof any) (theorem, error)
}

// of is the form of the kind whose proofs are of type P.
func of[P any](subjects, relation, modules string, write func(*writer, P) (theorem, error)) form {
	return form{
		kind: kindOf[P](), subjects: strings.Fields(subjects), relation: relation, modules: modules,
		write: func(w *writer, proof any) (theorem, error) { return write(w, proof.(P)) },
	}
}

// lacking is the form of a kind that Coq has no checker for.
func lacking[P any](why string) form { return form{kind: kindOf[P](), without: why} }

func kindOf[P any]() string {
	var proof P
	return write.KindOf(proof)
}

// forms lists the kinds of proof, each once: those that there are checkers in Coq for, and the
// others.
func forms() []form {
	const (
		words = "there is no theory of what it proves"
		own   = "there is a theory of what it proves, and no checker"
	)
	return []form{
		of("bisection", ">=", "CheckPresent CheckRefute CheckSquares", branches),
		of("deadlock", "=", "CheckChannels CheckRouter CheckRename", channelOrder),
		of("order size min-degree max-degree", "=", "CheckSeparation", count),
		of("broadcast", ">=", "CheckSchedule CheckRename", counting),
		of("bisection", ">=", "CheckPresent CheckRefute CheckCubes", cubes),
		of("bisection", "<=", "CheckCut", cut),
		of("hamiltonian", "=", "CheckCycle", cycle),
		of("diameter radius distance-sum vertex-orbits vertex-transitive eccentricity", "=", "CheckSymmetry CheckDistance CheckPresent", distances),
		of("audit", "=", "CheckRouter CheckRename", exhaustion),
		of("bisection", ">=", "CheckRefute CheckFlow", flow),
		of("bisection hamiltonian", "", "CheckPresent CheckRefute", refutation),
		of("bisection", ">=", "CheckPresent CheckRefute CheckOrder", order),
		of("broadcast", "<=", "CheckSchedule CheckRename", schedule),
		of("hamiltonian", "=", "CheckSeparator CheckRename", separator),
		of("bisection", ">=", "CheckPresent CheckRefute CheckSquares", spectral),
		of("route", "=", "CheckRouter CheckRename", trace),
		of("vertex-transitive", "=", "CheckSeparation", vertexPair),

		lacking[strategy.Strategy]("words have no meaning in Coq yet"),
		lacking[automorphism.Automorphisms](own), lacking[automorphism.Stabilisers](words), lacking[automorphism.Invariants](words), lacking[metric.EdgePair](own), // edge_transitive
		lacking[cycles.Colouring](own), lacking[cycles.OddCycle](own), // bipartite
		lacking[cycles.Frontier](own), // hamiltonian, by a program over sets of paths
		lacking[faults.Paths](own), lacking[faults.VertexCut](own), lacking[faults.EdgeCut](words),
		lacking[traffic.ChannelCycle](own), lacking[traffic.Layers](words),
		lacking[faults.Deletions](words), lacking[automorphism.Embedding](words),
		lacking[determinants.Determinant](words), lacking[matchings.Matching](words), lacking[matchings.Barrier](words),
		lacking[clusters.Cluster](words), lacking[clusters.Classes](words), lacking[clusters.Code](words),
	}
}

// says tells whether there is a checker for a statement that the kind proves.
func (f form) says(s certificates.Statement) error {
	switch {
	case !slices.Contains(f.subjects, s.Subject):
		return none("%s: a proof by %s, of which Coq checks %s", s, f.kind, strings.Join(f.subjects, ", "))
	case f.relation != "" && s.Relation != f.relation:
		return none("%s: a proof by %s, of which Coq checks what has %s", s, f.kind, f.relation)
	case s.Value == "infinite":
		return none("%s: vertices out of reach", s)
	}
	return nil
}

// wholeNumber reads a word of the statement as a number below 2³².
func wholeNumber(word string) (uint64, error) {
	n, err := strconv.ParseUint(word, 10, 32)
	if err != nil || word != strconv.FormatUint(n, 10) {
		return 0, none("%.20q, want a whole number", word)
	}
	return n, nil
}

// vertexOf reads a word of the statement as a vertex.
func (w *writer) vertexOf(word string) (uint32, error) {
	n, err := wholeNumber(word)
	if err != nil || n >= uint64(w.net.net.Order()) {
		return 0, none("%.20q, want a vertex below %d", word, w.net.net.Order())
	}
	return uint32(n), nil
}

// separator writes that a network falls into more parts than vertices are removed.
func separator(w *writer, p cycles.Separator) (theorem, error) {
	t := theorem{statement: "~ hamiltonian " + grouped(w.net.graph)}
	n := w.net.net.Order()
	if n < 3 {
		t.lemma = "(few_shown " + w.net.numbers() + ")"
		return t, nil
	}
	part := make([]uint64, n)
	done := make([]bool, n)
	for _, v := range p.Removed {
		done[v] = true
	}
	parts := uint64(0)
	for s := range part {
		if done[s] {
			continue
		}
		parts++
		done[s], part[s] = true, parts
		for reached := []uint32{uint32(s)}; len(reached) > 0; {
			v := reached[len(reached)-1]
			reached = reached[:len(reached)-1]
			for _, u := range w.net.net.Neighbors(v) {
				if !done[u] {
					done[u], part[u] = true, parts
					reached = append(reached, u)
				}
			}
		}
	}
	id, err := define(w, "parts", part)
	t.lemma = "(separator_shown " + w.net.numbers() + " " + id + ")"
	return t, err
}

// broadcast reads a statement about a broadcast: the model in Coq, the sources, nil for all, and
// whether a vertex sends to one neighbour at most.
func (w *writer) broadcast() (model string, source *uint32, single string, err error) {
	name := strings.ReplaceAll(w.s.Args[0], "-", "_")
	g := grouped(w.net.graph)
	model, single = fmt.Sprintf("%s (%s %s)", g, name, g), strconv.FormatBool(name == "single_port")
	if w.s.Args[1] == "all" {
		return model, nil, single, nil
	}
	v, err := w.vertexOf(w.s.Args[1])
	return model, &v, single, err
}

// rounds writes the rounds of a broadcast.
func (w *writer) rounds(rounds [][]uint32) (list string, err error) {
	sends := slices.Concat(rounds...)
	wide := width(uint64(slices.Max(append(sends, 1))))
	id, err := w.words("sends", pack(sends, wide))
	var text []string
	place := 0
	for _, r := range rounds {
		text = append(text, fmt.Sprintf("pairs %d %s %d %d", wide, id, place, len(r)/2))
		place += len(r) / 2
	}
	return "[" + strings.Join(text, "; ") + "]%uint63", err
}

// schedule writes that a broadcast is carried out.
func schedule(w *writer, p broadcasts.Schedule) (theorem, error) {
	model, source, single, err := w.broadcast()
	if err != nil {
		return theorem{}, err
	}
	if source == nil {
		return w.schedules(p, model, single)
	}
	rounds, err := w.rounds(p.From[0].Rounds)
	return theorem{
		statement: "broadcast_within " + model + " " + w.net.vertex(*source) + " " + w.s.Value,
		lemma:     "(schedule_sound " + w.net.numbers() + " " + single + " " + w.net.vertex(*source) + " " + rounds + ")",
		side:      w.inside(*source),
	}, err
}

// schedules writes that broadcasts from all sources are carried out.
func (w *writer) schedules(p broadcasts.Schedule, model, single string) (theorem, error) {
	moves, err := w.automorphisms(p.Group)
	if err != nil {
		return theorem{}, err
	}
	var from []string
	for _, f := range p.From {
		rounds, err := w.rounds(f.Rounds)
		if err != nil {
			return theorem{}, err
		}
		from = append(from, fmt.Sprintf("(%d%%uint63, %s)", f.Source, rounds))
	}
	return theorem{
		statement: fmt.Sprintf("forall s, is_vertex %s s -> broadcast_within %s s %s", grouped(w.net.graph), model, w.s.Value),
		lemma:     fmt.Sprintf("(schedules_sound %s %s %s [%s])", w.net.numbers(), single, moves, strings.Join(from, "; ")),
	}, nil
}

// automorphisms writes generators of a group as a list of functions.
func (w *writer) automorphisms(group automorphism.Generators) (string, error) {
	return w.group(group, func(name string, image []uint64) (string, error) { return define(w, name, image) })
}

// group writes each of the generators of a group in the given form.
func (w *writer) group(group automorphism.Generators, form func(name string, image []uint64) (id string, err error)) (list string, err error) {
	var forms []string
	for i, a := range group {
		id, err := form(fmt.Sprintf("automorphism_%d", i+1), w.image(a))
		if err != nil {
			return "", err
		}
		forms = append(forms, id)
	}
	return "[" + strings.Join(forms, "; ") + "]", nil
}

// image returns the images of all vertices under an automorphism.
func (w *writer) image(a automorphism.Automorphism) []uint64 {
	image := make([]uint64, w.net.net.Order())
	for v := range image {
		image[v] = uint64(v)
	}
	for v, u := range a.Images {
		image[v] = uint64(u)
	}
	at := 0
	for i := 0; i+1 < len(a.Runs); i += 2 {
		for u := a.Runs[i]; u <= a.Runs[i+1]; u++ {
			image[at] = uint64(u)
			at++
		}
	}
	start := 0
	for i, v := range a.Cycles {
		switch last := i+1 == len(a.Cycles) || a.Cycles[i+1] == certificates.None; {
		case v == certificates.None:
			start = i + 1
		case last:
			image[v] = uint64(a.Cycles[start])
		default:
			image[v] = uint64(a.Cycles[i+1])
		}
	}
	return image
}

// counting writes that a broadcast takes as many rounds as some vertex is away.
func counting(w *writer, p broadcasts.Counting) (theorem, error) {
	model, source, single, err := w.broadcast()
	if err != nil {
		return theorem{}, err
	}
	from := p.Levels.Source
	if source != nil {
		from = *source
	}
	far, level := 0, make([]uint64, w.net.net.Order())
	for v, l := range levels(w.net.net, from) {
		far = max(far, l)
		level[v] = uint64(l)
		if l < 0 {
			level[v] = unreached
		}
	}
	if r, _ := wholeNumber(w.s.Value); r > uint64(far) {
		return theorem{}, none("no vertex is %d hops away, which is all that is counted in Coq", r)
	}
	id, err := define(w, "levels", level)
	if err != nil {
		return theorem{}, err
	}
	if source == nil {
		return theorem{
			statement: fmt.Sprintf("~ forall s, is_vertex %s s -> broadcast_within %s s (%s - 1)", grouped(w.net.graph), model, w.s.Value),
			lemma:     fmt.Sprintf("(some_far_sound %s %s %s %d%%uint63 %s)", w.net.numbers(), single, id, from, w.s.Value),
			side:      "vm_cast_no_check (eq_refl true)",
		}, nil
	}
	return theorem{
		statement: fmt.Sprintf("~ broadcast_within %s %s (%s - 1)", model, w.net.vertex(from), w.s.Value),
		lemma:     fmt.Sprintf("(far_sound %s %s %s %s %s)", w.net.numbers(), single, id, w.net.vertex(from), w.s.Value),
		side:      w.inside(from),
	}, nil
}

// inside proves that a vertex that was written is one of the network.
func (w *writer) inside(v uint32) string {
	return fmt.Sprintf("apply (vertex_shown %s %d%%uint63); [vm_cast_no_check (eq_refl %s)|vm_cast_no_check (eq_refl true)]", w.net.numbers(), v, w.net.vertex(v))
}
