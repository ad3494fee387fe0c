package fuzz

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/certificates/strategy"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
	"topocert/solver/milp"
	"topocert/solver/sat"
)

// rows is a graph by its rows.
type rows [][]uint32

func (g rows) Order() int                  { return len(g) }
func (g rows) Neighbors(v uint32) []uint32 { return g[v] }

// graph is the same for the oracle.
func (g rows) graph() oracle.Graph {
	of := oracle.New(len(g))
	for v, row := range g {
		for _, u := range row {
			if int(u) < v {
				of.Links = append(of.Links, oracle.Link{int(u), v})
			}
		}
	}
	return of
}

// rows draws a graph; often one with many automorphisms.
func (d *dice) rows(most int) rows {
	n := 1 + d.n(most)
	g := make(rows, n)
	kind := d.n(5)
	for i := range n {
		for j := range n {
			var joined bool
			switch kind {
			case 0:
				joined = j == (i+1)%n || i == (j+1)%n
			case 1:
				joined = i == 0 || j == 0
			case 2:
				joined = i/2 == j/2
			default:
				if i > j {
					joined = slices.Contains(g[j], uint32(i))
				} else {
					joined = i != j && d.n(2) == 0
				}
			}
			if joined && i != j {
				g[i] = append(g[i], uint32(j))
			}
		}
	}
	return g
}

// automorphisms are all of a graph.
func (g rows) automorphisms() [][]uint32 {
	var list [][]uint32
	var extend func(p []uint32)
	extend = func(p []uint32) {
		if len(p) == len(g) {
			list = append(list, slices.Clone(p))
			return
		}
		for v := range uint32(len(g)) {
			fits := !slices.Contains(p, v)
			for u := range p {
				fits = fits && slices.Contains(g[u], uint32(len(p))) == slices.Contains(g[p[u]], v)
			}
			if fits {
				extend(append(p, v))
			}
		}
	}
	extend(nil)
	return list
}

// player makes strategies, good and bad.
type player struct {
	*dice
	game  *strategy.Game
	graph rows
	all   [][]uint32
	files map[string]string
	lines []string
}

func (p *player) say(format string, args ...any) {
	p.lines = append(p.lines, fmt.Sprintf(format, args...))
}

func spaced(list []uint32) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Trim(fmt.Sprint(list), "[]")
}

// proof says that a formula is refuted, if it is.
func (p *player) proof(g strategy.Goal, of []strategy.Fixed) bool {
	f, _, trivial, err := p.game.Formula(g, of)
	if err != nil {
		return false
	}
	if trivial {
		p.say("proof -")
		return true
	}
	if p.n(2) == 0 {
		return p.linear(g, of)
	}
	var proof bytes.Buffer
	if model, err := sat.Refute(context.Background(), f, &proof); model != nil || err != nil {
		return false
	}
	name := fmt.Sprintf("f%d.lrat", len(p.files))
	p.files[name] = proof.String()
	p.say("proof %s", name)
	return true
}

// linear says that inequalities are refuted, if they are.
func (p *player) linear(g strategy.Goal, of []strategy.Fixed) bool {
	q, err := p.game.Linear(g, of)
	if err != nil || q.Trivial {
		return false
	}
	_, nodes, err := milp.Decide(context.Background(), q.Branch, q.Variables)
	if nodes == nil || err != nil {
		return false
	}
	p.say("linear %d", len(nodes))
	for _, n := range nodes {
		p.say("%s", n)
	}
	return true
}

// generators draws some automorphisms, or permutations.
func (p *player) generators() (list automorphism.Generators) {
	for range 1 + p.n(2) {
		image := p.all[p.n(len(p.all))]
		if p.n(20) == 0 {
			image = slices.Clone(image)
			i, j := p.n(len(image)), p.n(len(image))
			image[i], image[j] = image[j], image[i]
		}
		list = append(list, automorphism.Automorphism{Images: image})
	}
	return list
}

func (p *player) play(g strategy.Goal, depth int) {
	if len(p.lines) > 200 {
		return
	}
	if g.Form == "plain" || depth == 0 || p.n(5) == 0 {
		if p.n(4) != 0 || !p.proof(g, nil) {
			p.say("by evaluate")
		}
		return
	}
	switch g.Form {
	case "both":
		p.say("by both")
		for i := range 2 {
			if side, err := p.game.Side(g, i); err == nil {
				p.play(side, depth-1)
			}
		}
	case "either":
		i := p.n(2)
		p.say("by %s", []string{"left", "right"}[i])
		if side, err := p.game.Side(g, i); err == nil {
			p.play(side, depth-1)
		}
	case "some":
		p.some(g, depth)
	case "all":
		p.forAll(g, depth)
	}
}

func (p *player) some(g strategy.Goal, depth int) {
	positions := func() (list []uint32) {
		if !g.Choice {
			n, _ := p.game.Values(g)
			return []uint32{uint32(p.n(n + 1))}
		}
		shape, _ := p.game.Shape(g)
		for i := range shape.Members {
			if shape.Map {
				list = append(list, uint32(p.n(shape.Values+1)%max(shape.Values, 1)))
			} else if p.n(2) == 0 {
				list = append(list, uint32(i))
			}
		}
		return list
	}
	if p.n(4) == 0 {
		p.say("menu 3")
		for range 3 {
			p.say("choice %s", spaced(positions()))
		}
		return
	}
	chosen := positions()
	p.say("choose %s", spaced(chosen))
	if under, outside, err := p.game.Under(g, chosen); err == nil && !outside {
		p.play(under, depth-1)
	} else {
		p.say("by evaluate")
	}
}

func (p *player) forAll(g strategy.Goal, depth int) {
	st := strategy.Step{Form: "orbits", Numbers: []uint32{0}}
	switch k := p.n(6); {
	case k == 0:
		p.say("by every")
		p.say("by evaluate")
		return
	case k == 1 && g.Choice:
		if p.proof(g, nil) {
			return
		}
		p.say("by each")
	case k == 2 && g.Choice:
		p.split(g, depth)
		return
	case k <= 3:
		p.say("by each")
	default:
		st.Generators = p.generators()
		p.say("orbits 0")
		for _, a := range st.Generators {
			p.say("automorphism %s", spaced(a.Images))
		}
	}
	err := p.game.Orbits(g, st, func(positions []uint32) bool {
		if under, outside, err := p.game.Under(g, positions); err == nil && !outside {
			p.play(under, depth-1)
		}
		return len(p.lines) < 200
	})
	if err != nil {
		p.say("by evaluate")
	}
}

// split plays a split, or several, of the members of a set.
func (p *player) split(g strategy.Goal, depth int) {
	list, err := p.game.Leading(g)
	if err != nil || len(list) == 0 {
		return
	}
	c := p.n(len(list))
	position := uint32(p.n(max(list[c].Members, 1)))
	generators := p.generators()
	p.say("split 0 %d %d", c, position)
	for _, a := range generators {
		p.say("automorphism %s", spaced(a.Images))
	}
	orbit := []uint32{position}
	for i := 0; i < len(orbit) && !list[c].Map; i++ {
		for _, a := range generators {
			if int(orbit[i]) < len(a.Images) && !slices.Contains(orbit, a.Images[orbit[i]]) {
				orbit = append(orbit, a.Images[orbit[i]])
			}
		}
	}
	with := []strategy.Fixed{{Choice: uint32(c), Position: position, Is: true}}
	var without []strategy.Fixed
	for _, o := range orbit {
		without = append(without, strategy.Fixed{Choice: uint32(c), Position: o})
	}
	for _, of := range [][]strategy.Fixed{with, without} {
		if !p.proof(g, of) {
			p.say("proof -")
		}
	}
}

// changed changes a line, or none.
func (p *player) changed() []string {
	list := slices.Clone(p.lines)
	if len(list) == 0 || p.n(3) != 0 {
		return list
	}
	i := p.n(len(list))
	switch p.n(4) {
	case 0:
		list = slices.Delete(list, i, i+1)
	case 1:
		list = slices.Insert(list, i, list[p.n(len(list))])
	case 2:
		j := p.n(len(list))
		list[i], list[j] = list[j], list[i]
	default:
		fields := strings.Fields(list[i])
		if j := p.n(len(fields)); j > 0 {
			fields[j] = fmt.Sprint(p.n(4))
		}
		list[i] = strings.Join(fields, " ")
	}
	return list
}

// tally counts what a run has seen.
type tally struct{ words, unsorted, noMeaning, evaluated, formulas, refuted, linear, played, accepted int }

// tryStrategies draws a word and a graph. What the checker says of the word is what the oracle
// says; a formula has a model just if the contrary of the goal is so; and what a strategy,
// good or bad, shows of it is so.
func tryStrategies(t testing.TB, data []byte, seen *tally) {
	d := newDice(data)
	g := d.rows(4)
	text, number := d.word()
	seen.words++
	l, err := Extend(text)
	if err != nil {
		seen.unsorted++
		return
	}
	value, has, done := Meaning(l, 1<<15, g.graph())
	if !done {
		return
	}
	if !has {
		seen.noMeaning++
	}
	w := certificates.World{Words: l, Graph: func(string) (certificates.Graph, error) { return g, nil }, Budget: certificates.NewBudget(1<<24, 1<<28)}
	files := make(map[string]string)
	w.Open = func(name string) (io.ReadCloser, error) {
		if text, is := files[name]; is {
			return io.NopCloser(strings.NewReader(text)), nil
		}
		return nil, fmt.Errorf("no file %s", name)
	}
	refuse := func(what string, args ...any) {
		t.Fatalf("%s%v, %v: %s", text, g, value, fmt.Sprintf(what, args...))
	}
	s := certificates.Statement{Subject: "q", Network: "G", Relation: "=", Value: "yes"}
	allow := func() { *w.Budget = *certificates.NewBudget(1<<22, 1<<28) }
	got, err := strategy.Value(s, g, w)
	switch {
	case errors.Is(err, certificates.ErrBudget):
		return
	case (err == nil) != has:
		refuse("value %s, %v", got, err)
	case has && got != oracle.ShownAs(value):
		refuse("value %s", got)
	}
	seen.evaluated++
	// The formula.
	allow()
	if !number && has {
		game, goals, err := strategy.NewGame(s, g, w)
		if err == nil {
			for _, goal := range []strategy.Goal{goals[0], game.Contrary(goals[0])} {
				allow()
				is, err := game.Evaluate(goal)
				if err != nil {
					refuse("%v", err)
				}
				f, _, trivial, err := game.Formula(goal, nil)
				var r *certificates.Rejection
				switch {
				case errors.As(err, &r) && r.Rule == "strategy/false":
					if is {
						refuse("the formula of what is so is always true")
					}
				case err != nil:
				default:
					seen.formulas++
					model, err := sat.Refute(context.Background(), f, io.Discard)
					if err != nil {
						refuse("%v", err)
					}
					if (model == nil) != is || trivial && !is {
						refuse("goal %v: is it so? %v; the formula has a model: %v, trivial: %v", goal.Form, is, model != nil, trivial)
					}
					if model == nil {
						seen.refuted++
					}
					allow()
					q, err := game.Linear(goal, nil)
					if errors.Is(err, certificates.ErrBudget) {
						continue
					}
					if err != nil {
						refuse("inequalities: %v", err)
					}
					point, nodes, err := milp.Decide(context.Background(), q.Branch, q.Variables)
					if err != nil {
						refuse("inequalities: %v", err)
					}
					if (point == nil) != is || q.Trivial && !is {
						refuse("goal %v: is it so? %v; inequalities have a solution: %v, q.Trivial: %v", goal.Form, is, point != nil, q.Trivial)
					}
					if point == nil && !trivial {
						seen.linear++
						if err := arithmetic.RefuteBinary(q.Branch, nodes, nil); err != nil {
							refuse("inequalities: %v", err)
						}
					}
				}
			}
		}
	}
	// Strategies.
	for range 4 {
		s.Relation, s.Value = "=", d.one([]string{"yes", "no"})
		if number {
			s.Relation = d.one([]string{"=", "=", "=", "<=", ">="})
			s.Value = d.one([]string{"0", "1", "2", "3", "4", "infinite"})
			if has && d.n(2) == 0 {
				s.Value = oracle.ShownAs(value)
			}
		}
		allow()
		game, goals, err := strategy.NewGame(s, g, w)
		if err != nil {
			continue
		}
		clear(files)
		p := &player{dice: d, game: game, graph: g, all: g.automorphisms(), files: files}
		for _, goal := range goals {
			p.play(goal, 3)
		}
		body := strings.Join(append(p.changed(), ""), "\n")
		c, err := certificates.NewReader(strings.NewReader("topocert 2\n" + s.String() + "\nstrategy\n" + body + "end\n")).Next()
		if err != nil {
			continue
		}
		seen.played++
		checker := w
		checker.Budget = certificates.NewBudget(1<<24, 1<<28)
		if err := kinds.Check(c, checker); err != nil {
			continue
		}
		seen.accepted++
		if !has {
			continue // what was left out was not looked at
		}
		is := oracle.ShownAs(value) == s.Value
		if x, of := value.(oracle.Number); of && s.Relation != "=" {
			bound := oracle.Number{}
			if s.Value != "infinite" {
				bound = oracle.Number{Rat: certificates.BoundsOf(certificates.Statement{Relation: "=", Value: s.Value}).Low}
			}
			is = s.Relation == "<=" && !bound.Less(x) || s.Relation == ">=" && !x.Less(bound)
		}
		if !is {
			refuse("%s was accepted by\n%s", s, body)
		}
	}
}

func FuzzStrategy(f *testing.F) {
	for i := range 64 {
		f.Add([]byte{byte(i), byte(3 * i)})
	}
	f.Fuzz(func(t *testing.T, data []byte) { tryStrategies(t, data, new(tally)) })
}

// TestStrategies tries some, and sees that enough is tried.
func TestStrategies(t *testing.T) {
	deep.NotShort(t)
	seen := new(tally)
	tries := drawn()
	for i := range tries {
		tryStrategies(t, drawnBytes(*sentencesSeed, i), seen)
	}
	if seen.evaluated < tries/2 || seen.formulas < tries/4 || seen.refuted < tries/15 || seen.linear < tries/400 || seen.accepted < tries/4 {
		t.Errorf("too little is tried: %+v", *seen)
	}
	t.Logf("%+v", *seen)
}
