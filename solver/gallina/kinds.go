package gallina

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
)

// form is how Coq sees a kind of proof.
type form struct {
	// subjects and relation are those of the statements that there is a checker for.
	subjects []string
	relation string
	// modules are what the theorems rest on, beside what all do.
	modules string
	// write makes the theorem of a statement. The certificate was accepted.
	write func(w *writer) (theorem, error)
}

// forms lists the kinds of proof that there are checkers in Coq for. The others have none yet.
func forms() map[string]form {
	width := []string{"bisection"}
	return map[string]form{
		"branches":      {width, ">=", "CheckPresent CheckRefute CheckSquares", branches},
		"channel-order": {[]string{"deadlock"}, "=", "CheckChannels CheckRouter CheckRename", channelOrder},
		"count":         {[]string{"order", "size", "min-degree", "max-degree"}, "=", "CheckSeparation", count},
		"counting":      {[]string{"broadcast"}, ">=", "CheckSchedule CheckRename", counting},
		"cubes":         {width, ">=", "CheckPresent CheckRefute CheckCubes", cubes},
		"cut":           {width, "<=", "CheckCut", cut},
		"cycle":         {[]string{"hamiltonian"}, "=", "CheckCycle", cycle},
		"distances": {[]string{"diameter", "radius", "distance-sum", "vertex-orbits", "vertex-transitive", "eccentricity"}, "=",
			"CheckSymmetry CheckDistance CheckPresent", distances},
		"exhaustion":  {[]string{"audit"}, "=", "CheckRouter CheckRename", exhaustion},
		"flow":        {width, ">=", "CheckRefute CheckFlow", flow},
		"lrat":        {[]string{"bisection", "hamiltonian"}, "", "CheckPresent CheckRefute", refutation},
		"order":       {width, ">=", "CheckPresent CheckRefute CheckOrder", order},
		"schedule":    {[]string{"broadcast"}, "<=", "CheckSchedule CheckRename", schedule},
		"separator":   {[]string{"hamiltonian"}, "=", "CheckSeparator CheckRename", separator},
		"spectral":    {width, ">=", "CheckPresent CheckRefute CheckSquares", spectral},
		"trace":       {[]string{"route"}, "=", "CheckRouter CheckRename", trace},
		"vertex-pair": {[]string{"vertex-transitive"}, "=", "CheckSeparation", vertexPair},
	}
}

// without says of the other kinds why Coq has no checker for them.
func without() map[string]string {
	const (
		words = "there is no theory of what it proves"
		own   = "there is a theory of what it proves, and no checker"
	)
	return map[string]string{
		"automorphisms": own, "edge-pair": own, // edge_transitive
		"colouring": own, "odd-cycle": own, // bipartite
		"frontier": own, // hamiltonian, by a program over sets of paths
		"paths":    own, "vertex-cut": own, "edge-cut": words,
		"channel-cycle": own, "layers": words,
		"deletions": words, "cluster": words, "classes": words, "code": words, "embedding": words,
	}
}

// Kinds lists the kinds of proof that there are checkers in Coq for.
func Kinds() []string { return slices.Sorted(maps.Keys(forms())) }

// says tells whether there is a checker for a statement that the kind proves.
func (f form) says(kind string, s certificates.Statement) error {
	switch {
	case !slices.Contains(f.subjects, s.Subject):
		return none("%s: a proof by %s, of which Coq checks %s", s, kind, strings.Join(f.subjects, ", "))
	case f.relation != "" && s.Relation != f.relation:
		return none("%s: a proof by %s, of which Coq checks what has %s", s, kind, f.relation)
	case s.Value == "infinite":
		return none("%s: vertices out of reach", s)
	}
	return nil
}

// numbersOf reads a line of a certificate: numbers, and none for "-".
func numbersOf(l certificates.Line, dash uint64) ([]uint64, error) {
	var values []uint64
	for field := range strings.SplitSeq(l.Text, " ") {
		n, err := wholeNumber(field)
		if field == "-" {
			n, err = dash, nil
		}
		if err != nil {
			return nil, fmt.Errorf("a %s line: %w", l.Keyword, err)
		}
		values = append(values, n)
	}
	return values, nil
}

// line reads line i of the certificate, which has the given keyword.
func (w *writer) line(i int, keyword string) ([]uint64, error) {
	if i >= len(w.c.Body) || w.c.Body[i].Keyword != keyword {
		return nil, none("line %d of the proof is no %s line", i+1, keyword)
	}
	return numbersOf(w.c.Body[i], unreached)
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
func separator(w *writer) (theorem, error) {
	t := theorem{statement: "~ hamiltonian " + grouped(w.net.graph)}
	n := w.net.net.Order()
	if n < 3 {
		t.lemma = "(few_shown " + w.net.numbers() + ")"
		return t, nil
	}
	removed, err := w.line(0, "removed")
	if err != nil {
		return t, err
	}
	part := make([]uint64, n)
	done := make([]bool, n)
	for _, v := range removed {
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
	id, err := w.define("parts", part)
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

// rounds writes the rounds of a broadcast, from line i on, and returns them with the line after.
func (w *writer) rounds(i int) (list string, after int, err error) {
	var sends []uint64
	var places [][2]int
	for ; i < len(w.c.Body) && w.c.Body[i].Keyword == "round"; i++ {
		round, err := w.line(i, "round")
		if err != nil {
			return "", 0, err
		}
		places = append(places, [2]int{len(sends) / 2, len(round) / 2})
		sends = append(sends, round...)
	}
	wide := width(slices.Max(append(sends, 1)))
	id, err := w.words("sends", pack(sends, wide))
	var rounds []string
	for _, p := range places {
		rounds = append(rounds, fmt.Sprintf("pairs %d %s %d %d", wide, id, p[0], p[1]))
	}
	return "[" + strings.Join(rounds, "; ") + "]%uint63", i, err
}

// schedule writes that a broadcast is carried out.
func schedule(w *writer) (theorem, error) {
	model, source, single, err := w.broadcast()
	if err != nil {
		return theorem{}, err
	}
	if source == nil {
		return w.schedules(model, single)
	}
	rounds, _, err := w.rounds(0)
	if err != nil {
		return theorem{}, err
	}
	return theorem{
		statement: "broadcast_within " + model + " " + w.net.vertex(*source) + " " + w.s.Value,
		lemma:     "(schedule_right " + w.net.numbers() + " " + single + " " + w.net.vertex(*source) + " " + rounds + ")",
		side:      w.inside(*source),
	}, nil
}

// schedules writes that broadcasts from all sources are carried out.
func (w *writer) schedules(model, single string) (theorem, error) {
	moves, i, err := w.automorphisms()
	if err != nil {
		return theorem{}, err
	}
	var from []string
	for i < len(w.c.Body) {
		source, err := w.line(i, "source")
		if err != nil {
			return theorem{}, err
		}
		var rounds string
		if rounds, i, err = w.rounds(i + 1); err != nil {
			return theorem{}, err
		}
		from = append(from, fmt.Sprintf("(%d%%uint63, %s)", source[0], rounds))
	}
	return theorem{
		statement: fmt.Sprintf("forall s, is_vertex %s s -> broadcast_within %s s %s", grouped(w.net.graph), model, w.s.Value),
		lemma:     fmt.Sprintf("(schedules_right %s %s %s [%s])", w.net.numbers(), single, moves, strings.Join(from, "; ")),
	}, nil
}

// automorphisms writes the automorphism lines with which the proof begins, as a list of functions,
// and returns it with the number of these lines.
func (w *writer) automorphisms() (list string, lines int, err error) {
	return w.automorphismsAs(w.define)
}

// automorphismsAs writes each of the automorphism lines with which the proof begins in the given form.
func (w *writer) automorphismsAs(form func(name string, image []uint64) (id string, err error)) (list string, lines int, err error) {
	var forms []string
	for ; w.movesAt(lines); lines++ {
		image, err := w.image(lines)
		if err != nil {
			return "", 0, err
		}
		id, err := form(fmt.Sprintf("automorphism_%d", lines+1), image)
		if err != nil {
			return "", 0, err
		}
		forms = append(forms, id)
	}
	return "[" + strings.Join(forms, "; ") + "]", lines, nil
}

// movesAt tells whether line i of the proof is an automorphism, or cycles of one.
func (w *writer) movesAt(i int) bool {
	return i < len(w.c.Body) && (w.c.Body[i].Keyword == "automorphism" || w.c.Body[i].Keyword == "cycles")
}

// image reads line i of the proof, an automorphism or cycles of one, and returns the images of all
// vertices.
func (w *writer) image(i int) ([]uint64, error) {
	n := w.net.net.Order()
	values, err := w.line(i, w.c.Body[i].Keyword)
	if err != nil {
		return nil, err
	}
	if w.c.Body[i].Keyword == "automorphism" {
		return values, nil
	}
	image := make([]uint64, n)
	for v := range image {
		image[v] = uint64(v)
	}
	for start := 0; start < len(values); {
		end := start
		for end < len(values) && values[end] != unreached {
			end++
		}
		for j := start; j < end; j++ {
			next := values[start+(j+1-start)%(end-start)]
			image[values[j]] = next
		}
		start = end + 1
	}
	return image, nil
}

// counting writes that a broadcast takes as many rounds as some vertex is away.
func counting(w *writer) (theorem, error) {
	model, source, single, err := w.broadcast()
	if err != nil {
		return theorem{}, err
	}
	vertex, err := w.source(0)
	if err != nil {
		return theorem{}, err
	}
	from := uint32(vertex)
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
	id, err := w.define("levels", level)
	if err != nil {
		return theorem{}, err
	}
	if source == nil {
		return theorem{
			statement: fmt.Sprintf("~ forall s, is_vertex %s s -> broadcast_within %s s (%s - 1)", grouped(w.net.graph), model, w.s.Value),
			lemma:     fmt.Sprintf("(some_far_right %s %s %s %d%%uint63 %s)", w.net.numbers(), single, id, from, w.s.Value),
			side:      "vm_cast_no_check (eq_refl true)",
		}, nil
	}
	return theorem{
		statement: fmt.Sprintf("~ broadcast_within %s %s (%s - 1)", model, w.net.vertex(from), w.s.Value),
		lemma:     fmt.Sprintf("(far_right %s %s %s %s %s)", w.net.numbers(), single, id, w.net.vertex(from), w.s.Value),
		side:      w.inside(from),
	}, nil
}

// inside proves that a vertex that was written is one of the network.
func (w *writer) inside(v uint32) string {
	return fmt.Sprintf("apply (vertex_shown %s %d%%uint63); [vm_cast_no_check (eq_refl %s)|vm_cast_no_check (eq_refl true)]", w.net.numbers(), v, w.net.vertex(v))
}
