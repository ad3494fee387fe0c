package gallina

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/broadcasts"
	"topocert/certificates/cycles"
	"topocert/certificates/kinds"
	"topocert/certificates/metric"
	"topocert/solver/unionfind"
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
	write func(w *writer, proof any) theorem
}

// of is the form of the kind whose proofs are of type P.
func of[P any](subjects, relation, modules string, write func(*writer, P) theorem) form {
	return form{
		kind: kindOf[P](), subjects: strings.Fields(subjects), relation: relation, modules: modules,
		write: func(w *writer, proof any) theorem { return write(w, proof.(P)) },
	}
}

func kindOf[P any]() string {
	var proof P
	return kinds.Of(proof).Name
}

// forms lists the kinds of proof, each once: those that there are checkers in Coq for, and the
// others.
func forms() []form {
	list := []form{
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
	}
	for why, kinds := range map[string]string{
		"words have no meaning in Coq yet":                    "strategy",
		"there is a theory of what it proves, and no checker": "automorphisms edge-pair colouring odd-cycle frontier paths vertex-cut channel-cycle",
		"there is no theory of what it proves":                "stabilisers invariants edge-cut layers deletions embedding determinant matching barrier cluster classes code",
	} {
		for kind := range strings.FieldsSeq(kinds) {
			list = append(list, form{kind: kind, without: why})
		}
	}
	return list
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

// word is what Coq calls the statement's subject.
func (w *writer) word() string { return certificates.NameOf(w.s.Subject) }

// statement is what the certificate's statement says, in Coq, where that is a network's property
// or one of its numbers.
func (w *writer) statement() string {
	word := w.word()
	switch {
	case word == "bisection" && w.s.Relation == "<=":
		return w.text("width_at_most $g $value")
	case word == "bisection":
		return w.text("width_at_least $g $value")
	case w.s.Value == "yes":
		return w.text("%s $g", word)
	case w.s.Value == "no":
		return w.text("~ %s $g", word)
	}
	return w.text("%s $g $value", word)
}

// count writes what is counted of a network: Coq counts again.
func count(w *writer, _ metric.Count) theorem {
	return w.by("check_%s _ $shown $value", w.word())
}

// cycle writes that there is a cycle through all vertices.
func cycle(w *writer, p cycles.Cycle) theorem {
	return w.by("check_hamiltonian _ $shown (map %s (ints %d%%uint63))", define(w, "cycle", p.Vertices), len(p.Vertices))
}

// separator writes that a network falls into more parts than vertices are removed.
func separator(w *writer, p cycles.Separator) theorem {
	n := w.net.net.Order()
	if n < 3 {
		return w.by("few_shown $of")
	}
	removed, joined := make([]bool, n), unionfind.New(n)
	for _, v := range p.Removed {
		removed[v] = true
	}
	part, numbers := make([]uint64, n), make(map[uint32]uint64)
	for v := range uint32(n) {
		for _, u := range w.net.net.Neighbors(v) {
			if !removed[u] && !removed[v] {
				joined.Join(u, v)
			}
		}
	}
	for v := range uint32(n) {
		root := joined.Find(v)
		if !removed[v] && numbers[root] == 0 {
			numbers[root] = uint64(len(numbers) + 1)
		}
		part[v] = numbers[root]
	}
	return w.by("separator_shown $of %s", define(w, "parts", part))
}

// broadcast reads a statement about a broadcast: the model in Coq, the sources, nil for all, and
// whether a vertex sends to one neighbour at most.
func (w *writer) broadcast() (model string, source *uint32, single bool) {
	name := strings.ReplaceAll(w.s.Args[0], "-", "_")
	if w.s.Args[1] != "all" {
		v := w.vertexOf(w.s.Args[1])
		source = &v
	}
	return w.text("$g (%s $g)", name), source, name == "single_port"
}

// rounds writes the rounds of a broadcast.
func (w *writer) rounds(rounds [][]uint32) string {
	sends := slices.Concat(rounds...)
	wide := width(uint64(slices.Max(append(sends, 1))))
	id := w.words("sends", pack(sends, wide))
	place := 0
	return listEach(rounds, func(_ int, r []uint32) string {
		from := place
		place += len(r) / 2
		return fmt.Sprintf("pairs %d %s %d %d", wide, id, from, len(r)/2)
	}) + "%uint63"
}

// schedule writes that a broadcast is carried out, or broadcasts from all sources.
func schedule(w *writer, p broadcasts.Schedule) theorem {
	model, source, single := w.broadcast()
	if source == nil {
		t := w.by("schedules_sound $of %t %s %s", single, w.automorphisms(p.Group), listEach(p.From, func(_ int, f broadcasts.Rounds) string {
			return fmt.Sprintf("(%d%%uint63, %s)", f.Source, w.rounds(f.Rounds))
		}))
		t.statement = w.text("forall s, is_vertex $g s -> broadcast_within %s s $value", model)
		return t
	}
	from := w.net.vertex(*source)
	t := w.by("schedule_sound $of %t %s %s", single, from, w.rounds(p.From[0].Rounds))
	t.statement, t.side = w.text("broadcast_within %s %s $value", model, from), w.inside(*source)
	return t
}

// counting writes that a broadcast takes as many rounds as some vertex is away.
func counting(w *writer, p broadcasts.Counting) theorem {
	model, source, single := w.broadcast()
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
	if r, _ := certificates.Decimal(w.s.Value); r > uint64(far) {
		return w.none("no vertex is %d hops away, which is all that is counted in Coq", r)
	}
	id, vertex := define(w, "levels", level), w.net.vertex(from)
	if source == nil {
		t := w.by("some_far_sound $of %t %s %d%%uint63 $value", single, id, from)
		t.statement = w.text("~ forall s, is_vertex $g s -> broadcast_within %s s ($value - 1)", model)
		t.side = "vm_cast_no_check (eq_refl true)"
		return t
	}
	t := w.by("far_sound $of %t %s %s $value", single, id, vertex)
	t.statement, t.side = w.text("~ broadcast_within %s %s ($value - 1)", model, vertex), w.inside(from)
	return t
}

// automorphisms writes generators of a group as a list of functions.
func (w *writer) automorphisms(group automorphism.Generators) string {
	return w.group(group, define[uint64])
}

// group writes each of the generators of a group in the given form.
func (w *writer) group(group automorphism.Generators, form func(w *writer, name string, image []uint64) string) string {
	return listEach(group, func(i int, a automorphism.Automorphism) string {
		return form(w, fmt.Sprintf("automorphism_%d", i+1), w.image(a))
	})
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
