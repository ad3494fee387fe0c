package fuzz

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/routing"
	"topocert/solver/sat"
	"topocert/topology"
)

// decider finds out what a statement about a word comes to, as its checker sees it: the
// sentences of which it consists are evaluated, or decided by a solver.
type decider struct {
	world certificates.World
	game  *strategy.Game
}

// allow lets the next step cost so many steps.
func (d *decider) allow(steps int64) {
	*d.world.Budget = *certificates.NewBudget(steps, 1<<31)
}

// What a formula may cost before values are tried instead, and what trying them may; and what
// plain evaluation may, which is only a second opinion.
const (
	stepsOfFormula = 1 << 23
	stepsOfTrying  = 1 << 33
	stepsOfPlain   = 1 << 18
)

func newDecider(l *words.Library) *decider {
	return &decider{world: certificates.World{
		Words:  l,
		Budget: certificates.NewBudget(stepsOfTrying, 1<<31),
		Graph: func(name string) (certificates.Graph, error) {
			if g, known := oracle.Named(name); known {
				name = g.Graph6()
			}
			net, err := topology.Parse(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Router: func(router, network string) (certificates.Router, error) {
			net, err := topology.Parse(network)
			if err != nil {
				return nil, err
			}
			return routing.New(router, net)
		},
		Open: func(name string) (io.ReadCloser, error) { return nil, fmt.Errorf("no file %s", name) },
	}}
}

// follows tells whether a statement is true.
func (d *decider) follows(s certificates.Statement) (bool, error) {
	g, err := d.world.Graph(s.Network)
	if err != nil {
		return false, err
	}
	d.allow(stepsOfTrying)
	var goals []strategy.Goal
	d.game, goals, err = strategy.NewGame(s, g, d.world)
	if broken := new(certificates.Rejection); errors.As(err, &broken) && broken.Rule == "statement/value" {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	for _, goal := range goals {
		if met, err := d.met(goal); !met || err != nil {
			return met, err
		}
	}
	return true, nil
}

// evaluated is the value of a statement's word by plain evaluation, "" where that takes too long.
func (d *decider) evaluated(s certificates.Statement) (string, error) {
	g, err := d.world.Graph(s.Network)
	if err != nil {
		return "", err
	}
	d.allow(stepsOfPlain)
	value, err := strategy.Value(s, g, d.world)
	if errors.Is(err, certificates.ErrBudget) {
		return "", nil
	}
	return value, err
}

// met tells whether a goal is met.
func (d *decider) met(g strategy.Goal) (bool, error) {
	switch {
	case g.Form == "plain":
		d.allow(stepsOfTrying)
		return d.game.Evaluate(g)
	case g.Form == "both", g.Form == "either":
		for i := range 2 {
			side, err := d.game.Side(g, i)
			if err != nil {
				return false, err
			}
			met, err := d.met(side)
			if err != nil || i == 1 || met == (g.Form == "either") {
				return met, err
			}
		}
	case !g.Choice:
		n, err := d.game.Values(g)
		if err != nil {
			return false, err
		}
		for i := range uint32(n) {
			if decided, met, err := d.under(g, []uint32{i}); decided || err != nil {
				return met, err
			}
		}
		return g.Form == "all", nil
	case g.Form == "some":
		met, err := d.met(d.game.Contrary(g))
		return !met, err
	}
	return d.forAll(g)
}

// under looks at one value of a goal's variable: whether it decides the goal, and how.
func (d *decider) under(g strategy.Goal, positions []uint32) (decided, met bool, err error) {
	inner, outside, err := d.game.Under(g, positions)
	if err != nil || outside {
		return false, false, err
	}
	met, err = d.met(inner)
	return met != (g.Form == "all"), met, err
}

// forAll decides a goal for all choices: by its formula, or, where that is too large or there
// is none, since the sentence has ranges that the choice leaves open, choice by choice.
func (d *decider) forAll(g strategy.Goal) (bool, error) {
	d.allow(stepsOfFormula)
	formula, _, trivial, err := d.game.Formula(g, nil)
	if broken := new(certificates.Rejection); errors.As(err, &broken) && broken.Rule == "strategy/false" {
		return false, nil
	}
	if err == nil {
		if trivial {
			return true, nil
		}
		model, err := sat.Refute(context.Background(), formula, nil)
		return model == nil, err
	}
	d.allow(stepsOfTrying)
	shape, err := d.game.Shape(g)
	if err != nil || shape.Empty {
		return true, err
	}
	if shape.Map {
		return false, fmt.Errorf("a map without a formula")
	}
	var choose func(chosen []uint32) (bool, error)
	choose = func(chosen []uint32) (bool, error) {
		if decided, met, err := d.under(g, chosen); decided || err != nil {
			return met, err
		}
		from := uint32(0)
		if len(chosen) > 0 {
			from = chosen[len(chosen)-1] + 1
		}
		for p := from; int64(len(chosen)) < shape.Most && p < uint32(shape.Members); p++ {
			if met, err := choose(append(chosen[:len(chosen):len(chosen)], p)); !met || err != nil {
				return met, err
			}
		}
		return true, nil
	}
	return choose(nil)
}

// statement is one about a word, with a value as the oracle has it.
func statement(word, network string, a []int, value string) certificates.Statement {
	s := certificates.Statement{Subject: certificates.SubjectOf(word), Network: network, Relation: "=", Value: value}
	for _, x := range a {
		s.Args = append(s.Args, strconv.Itoa(x))
	}
	switch value {
	case "true":
		s.Value = "yes"
	case "false":
		s.Value = "no"
	}
	return s
}
