package programs

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

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
	return func(ctx context.Context, f *lrat.CNF, proof io.Writer) ([]bool, error) {
		r := &refuting{ctx: ctx, command: command, formula: f, ended: make(chan struct{}), said: &said{command: command, done: make(chan struct{})}}
		model, err := r.run(path, args, memory, proof)
		if err != nil && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			return nil, fmt.Errorf("the SAT solver %q: %w", command, err)
		}
		return model, nil
	}, nil
}

// refuting is a solver that runs.
type refuting struct {
	ctx     context.Context
	command string
	formula *lrat.CNF
	dir     string // of its files
	cmd     *exec.Cmd
	pipe    *os.File // its output
	said    *said
	ended   chan struct{} // closed when it has

	mu       sync.Mutex
	runs     bool // it has been started
	finished bool // it is not to be started any more
}

// run runs the program, and takes its answer in.
func (r *refuting) run(path string, args []string, memory uint64, proof io.Writer) (model []bool, err error) {
	if err := r.ctx.Err(); err != nil {
		return nil, err
	}
	if r.dir, err = os.MkdirTemp("", "topocert-sat-"); err != nil {
		return nil, err
	}
	note(r.ctx, r, true)
	defer func() {
		r.end()
		note(r.ctx, r, false)
	}()
	cnf, theirs := filepath.Join(r.dir, "formula.cnf"), filepath.Join(r.dir, "proof.drat")
	if err := r.write(cnf); err != nil {
		return nil, err
	}
	own := make([]string, len(args))
	for i, word := range args {
		own[i] = strings.NewReplacer(placeOfCNF, cnf, placeOfProof, theirs).Replace(word)
	}
	found := newModel(r.formula.Variables())
	status, err := r.wait(exec.Command(path, own...), memory, found)
	switch {
	case err != nil:
		return nil, err
	case status == 10:
		return found.verified(r.formula)
	case status == 20:
		return nil, r.convert(theirs, proof)
	}
	text := fmt.Sprintf("%v", r.cmd.ProcessState)
	if last := r.said.last(); last != "" {
		text += ": " + last
	}
	if memory > 0 && status < 0 {
		text += fmt.Sprintf("; it may take %d MB", memory>>20)
	}
	return nil, fmt.Errorf("%w: it ended with %s, want 10 and a model or 20 and a proof", ErrSolver, text)
}

// write writes the formula.
func (r *refuting) write(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(r.formula.WriteDIMACS(f), f.Close())
}

// wait runs the program to its end, with what it prints as a model, and returns its exit status,
// −1 if it was killed.
func (r *refuting) wait(cmd *exec.Cmd, memory uint64, found *model) (status int, err error) {
	r.cmd = cmd
	apart(cmd)
	out, err := r.start()
	if err != nil {
		return 0, err
	}
	defer context.AfterFunc(r.ctx, func() { killGroup(cmd.Process) })()
	if memory > 0 {
		if err := bound(cmd.Process, memory); err != nil {
			return 0, fmt.Errorf("%w: the limit of its memory: %w", ErrCommand, err)
		}
	}
	read := make(chan struct{})
	go func() {
		defer close(read)
		found.read(out)
	}()
	<-r.ended
	if r.ctx.Err() != nil {
		return 0, r.ctx.Err()
	}
	killGroup(cmd.Process) // what it has started may hold its output
	select {
	case <-read:
	case <-time.After(linger):
		_ = r.pipe.Close()
		<-read
	}
	r.said.wait()
	return cmd.ProcessState.ExitCode(), nil
}

// start starts the program with pipes for what it prints.
func (r *refuting) start() (out io.Reader, err error) {
	var open []*os.File
	defer func() {
		for _, f := range open {
			_ = f.Close()
		}
	}()
	var ends [2][2]*os.File
	for i := range ends {
		from, to, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		ends[i], open = [2]*os.File{from, to}, append(open, from, to)
	}
	r.cmd.Stdout, r.cmd.Stderr = ends[0][1], ends[1][1]
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.finished {
		return nil, fmt.Errorf("%w: the program is over", ErrCommand)
	}
	if err := r.cmd.Start(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCommand, err)
	}
	open = []*os.File{ends[0][1], ends[1][1]}
	r.pipe, r.said.from = ends[0][0], ends[1][0]
	r.runs = true
	go r.said.read()
	go func() {
		_ = r.cmd.Wait() // the state tells
		close(r.ended)
	}()
	return r.pipe, nil
}

// end kills the program, and removes its files.
func (r *refuting) end() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.runs && !r.finished {
		killGroup(r.cmd.Process)
		<-r.ended
		_ = r.pipe.Close()
		r.said.close()
	}
	r.finished = true
	_ = os.RemoveAll(r.dir)
}

// convert turns the program's proof into ours.
func (r *refuting) convert(theirs string, proof io.Writer) error {
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
	if err := drat.Convert(r.ctx, r.formula, in, proof); err != nil {
		return fmt.Errorf("it says that there is no model, and its proof does not show that: %w", err)
	}
	return nil
}

// model is what a solver prints.
type model struct {
	values []bool
	some   bool  // there is a line of a model
	wrong  error // of the text
}

func newModel(variables int) *model { return &model{values: make([]bool, variables)} }

// read takes the lines in that begin with v. Others are skipped.
func (m *model) read(r io.Reader) {
	in := bufio.NewReaderSize(r, 1<<16)
	first, is := true, false // in a line, which is one of the model
	word := make([]byte, 0, 32)
	for {
		b, err := in.ReadByte()
		if err == nil && b != ' ' && b != '\t' && b != '\r' && b != '\n' {
			if len(word) < cap(word) {
				word = append(word, b)
			}
			continue
		}
		if len(word) > 0 {
			switch {
			case first:
				is = string(word) == "v"
				m.some = m.some || is
			case is:
				m.take(string(word))
			}
			first, word = false, word[:0]
		}
		if b == '\n' {
			first = true
		}
		if err != nil {
			return // what is missing is not in the model
		}
	}
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
