package programs

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"topocert/certificates/lrat"
	"topocert/solver"
	"topocert/solver/drat"
)

// ErrSolver marks what is wrong with a solver's answer.
var ErrSolver = errors.New("no answer that holds")

const (
	placeOfCNF   = "{cnf}"
	placeOfProof = "{proof}"
)

// Refuter returns a refuter that has a program decide formulas. The command's words
// {cnf} and {proof} stand for two files, the formula in the DIMACS format and the proof in
// the DRAT format that the program is to write; where it has neither, the two names follow it.
//
// The program tells by its exit status what it has found. With 10 there is a model, which it
// prints: lines that begin with "v", and then the true literals. With 20 there is none, and the
// proof says why. With any other it has not found out. A model has to be one; a proof is
// converted into ours, see package drat. The program gets the user's environment and rights, and
// it and what it has started are killed at the end, or when the context ends. On Linux each of
// its processes may take that many bytes of memory, 0 for any number. The files lie in a folder
// for temporary files, which is removed.
//
// The refuter's errors are ErrSolver, those of drat.Convert, the context's and the
// system's. Refuter's own is ErrCommand.
func Refuter(command string, memory uint64) (solver.Refuter, error) {
	path, args, err := find(command)
	if err != nil {
		return nil, err
	}
	places := [2]int{}
	for _, word := range args {
		places[0] += strings.Count(word, placeOfCNF)
		places[1] += strings.Count(word, placeOfProof)
	}
	switch places {
	case [2]int{0, 0}:
		args = append(args, placeOfCNF, placeOfProof)
	case [2]int{1, 1}:
	default:
		return nil, fmt.Errorf("%w: the command %.100q has %s %d times and %s %d times, want each once, or neither", ErrCommand, command, placeOfCNF, places[0], placeOfProof, places[1])
	}
	run := &toEnd{command, path, args, memory, [2]struct{ place, name string }{{placeOfCNF, "formula.cnf"}, {placeOfProof, "proof.drat"}}}
	return func(ctx context.Context, f *lrat.CNF, proof io.Writer) ([]bool, error) {
		model, err := run.refute(ctx, f, proof)
		if err != nil && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			return nil, fmt.Errorf("the SAT solver %q: %w", command, err)
		}
		return model, nil
	}, nil
}

// refute runs the program, and takes its answer in.
func (run *toEnd) refute(ctx context.Context, f *lrat.CNF, proof io.Writer) (model []bool, err error) {
	found := newModel(f.Variables())
	c, theirs, err := run.on(ctx, found, f.WriteDIMACS)
	if err != nil {
		return nil, err
	}
	defer c.end()
	status := c.cmd.ProcessState.ExitCode()
	switch status {
	case 10:
		return found.verified(f)
	case 20:
		return nil, convert(ctx, f, theirs, proof)
	}
	text := fmt.Sprintf("%v", c.cmd.ProcessState)
	if last := c.stderr.last(); last != "" {
		text += ": " + last
	}
	if run.memory > 0 && status < 0 { // it was killed
		text += fmt.Sprintf("; it may take %d MB", run.memory>>20)
	}
	return nil, fmt.Errorf("%w: it ended with %s, want 10 and a model or 20 and a proof", ErrSolver, text)
}

// convert turns the program's proof into ours.
func convert(ctx context.Context, formula *lrat.CNF, theirs string, proof io.Writer) error {
	in, err := os.Open(theirs)
	if errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("%w: it ended with 20 and has written no proof, want one in the second file that it is given, %s", ErrSolver, placeOfProof)
	}
	if err != nil {
		return err
	}
	defer in.Close()
	if proof == nil {
		proof = io.Discard
	}
	if err := drat.Convert(ctx, formula, in, proof); err != nil {
		return fmt.Errorf("it says that there is no model, and its proof does not show that: %w", err)
	}
	return nil
}

// model is what a solver prints.
type model struct {
	values []bool
	some   bool  // there is a line of a model
	wrong  error // of the text

	word      []byte // its beginning, which is not yet taken in
	first, is bool   // the word is its line's first; the line is one of the model
}

func newModel(variables int) *model { return &model{values: make([]bool, variables), first: true} }

// Write takes the lines in that begin with v. Others are skipped.
func (m *model) Write(text []byte) (int, error) {
	const most = 32 // bytes of a word, of which more are wrong as well
	for _, b := range text {
		if b != ' ' && b != '\t' && b != '\r' && b != '\n' {
			if len(m.word) < most {
				m.word = append(m.word, b)
			}
			continue
		}
		if len(m.word) > 0 {
			switch {
			case m.first:
				m.is = string(m.word) == "v"
				m.some = m.some || m.is
			case m.is:
				m.take(string(m.word))
			}
			m.first, m.word = false, m.word[:0]
		}
		m.first = m.first || b == '\n'
	}
	return len(text), nil
}

// take takes a literal in.
func (m *model) take(word string) {
	l, err := strconv.Atoi(word)
	if err != nil || l > len(m.values) || -l > len(m.values) {
		if m.wrong == nil {
			m.wrong = fmt.Errorf("%w: its model has %s, want literals up to %d", ErrSolver, quoted(word), len(m.values))
		}
		return
	}
	if l > 0 {
		m.values[l-1] = true
	}
}

// verified returns the model, if it is one of the formula.
func (m *model) verified(f *lrat.CNF) ([]bool, error) {
	_, _ = m.Write([]byte{'\n'}) // which may be missing
	switch {
	case m.wrong != nil:
		return nil, m.wrong
	case !m.some:
		return nil, fmt.Errorf("%w: it ended with 10 and has printed no model, want one, in lines that begin with v", ErrSolver)
	}
clauses:
	for i := range f.Clauses() {
		for _, l := range f.Clause(i) {
			if m.values[max(l, -l)-1] == (l > 0) {
				continue clauses
			}
		}
		return nil, fmt.Errorf("%w: its model makes clause %d false: %s", ErrSolver, i+1, quoted(fmt.Sprint(f.Clause(i))))
	}
	return m.values, nil
}
