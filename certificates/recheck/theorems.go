package recheck

import (
	"errors"
	"fmt"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
)

// What the check of a theorem takes at least: the memory for its facts and questions, of
// arithmetic.MaxWords words each and as much for what is being made, and steps to read its claim.
const (
	bytesOfTheorem = 4 * 8 * arithmetic.MaxWords
	stepsOfTheorem = 1 << 20
)

// theorems checks the theorems of one file, and says of each whether it is shown.
func (r *Run) theorems(file string, in *Folder) error {
	list, err := readAll(file, certificates.MaxFile, r.budget.Theorems, theorem.Read)
	if err != nil {
		return r.wrong(file, in, err)
	}
	for _, t := range list {
		answer := r.answer(file, t.Name, in, func() Answer { return r.theorem(file, t, in) })
		if err := r.say(Said{Answers: []Answer{answer}, File: file, Folder: in, About: t}); err != nil {
			return err
		}
	}
	return nil
}

// theorem checks one theorem.
func (r *Run) theorem(file string, t *theorem.Theorem, in *Folder) Answer {
	in.facts.reset()
	r.budget.Begin()
	if err := errors.Join(r.budget.Take(bytesOfTheorem), r.budget.Spend(stepsOfTheorem)); err != nil {
		return refused(file, &t.Name, err)
	}
	claim, err := formula.ParseTheorem(in.Names.Words(), t.Claim)
	if err != nil {
		answer := refused(file, &t.Name, &certificates.Rejection{Rule: "theorem/claim", Line: t.Line, Detail: err.Error()})
		answer.Missing = errors.Is(in.facts.refused, resolve.ErrMissing)
		return answer
	}
	in.facts.mention(claim)
	text := fmt.Sprintf("%s holds for all: %s%s", t.Name, claim, in.facts.given())
	if err = in.means(file, t, claim); err == nil {
		err = t.Check(in.Names.Words(), r.budget.Spend)
	}
	if err != nil {
		return refused(file, &text, err)
	}
	return Answer{File: file, Statement: &text, Accepted: true}
}

// means notes what a theorem says. In a folder no two have one name, and where a verdict has it
// as well, both say that the same formula holds.
func (f *Folder) means(file string, t *theorem.Theorem, claim *formula.Formula) error {
	now := &meaning{file: file, formula: claim.String()}
	wrong := func(format string, args ...any) error {
		return &certificates.Rejection{Rule: "theorem/name", Line: t.Line, Detail: fmt.Sprintf(format, args...)}
	}
	if first := f.shown[t.Name]; first != nil && !first.in(file) {
		return wrong("%s has a theorem in %s already, want one in a folder", t.Name, Shown(first.file))
	}
	f.shown[t.Name] = now
	switch v := f.named[t.Name]; {
	case v == nil:
	case v.formula != now.formula:
		return wrong("%s has a verdict in %s on another formula, want the same formula", t.Name, Shown(v.file))
	case v.fails:
		return wrong("%s fails by the verdict in %s, want one that it holds", t.Name, Shown(v.file))
	}
	return nil
}
