package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/words"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/props/disk"
	"topocert/topology"
)

func proveCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "prove [STATEMENT…]",
		Short: "decide statements of one's own, with certificates",
	}
	timeout := newTimeout(cmd, "time for each statement: 5 is five seconds")
	file := cmd.Flags().String("file", "", "read statements from this `file`, one a line")
	maxOrder := cmd.Flags().Int("max-order", props.DefaultMaxOrder, "order of the largest networks tried where a range has no end")
	out := cmd.Flags().String("out", "", "keep certificates, verdicts and graphs in this `folder`")
	form, in := newForm(cmd), newInput(cmd)
	in.registerExec(cmd)
	registerSAT(cmd, in.memory)
	cmd.Flags().BoolVar(&in.exec.allowed, "allow-exec", false, "let statements name routers exec:COMMAND: they run programs with your rights")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		switch {
		case *maxOrder < 1 || *maxOrder > topology.MaxOrder:
			return fmt.Errorf("--max-order %d, want 1 … %d", *maxOrder, topology.MaxOrder)
		case len(args) == 0 && *file == "":
			return errors.New("no statement given, want one such as 'diameter(Petersen) == 2', or --file")
		}
		statements, err := statementsOf(args, *file, in.own.library())
		if err != nil {
			return err
		}
		in.timeout = timeout
		job := &proveJob{cmd: cmd, in: in, out: newAnswers(cmd, form), statements: statements}
		return job.run(*out, *timeout, *maxOrder)
	}
	return cmd
}

// statement is a STATEMENT of the command line, or a line of a file.
type statement struct {
	props.Question
	text string
	// where says where it stands in a file: "own.claims:3"; "" for the command line.
	where string
	// offset is the number of bytes before the text on its line.
	offset int
	// named says that the user gave the name.
	named bool
	// section and quote are what the file's comments say of it.
	section, quote string
	// said is where the literature says it, and where that was read.
	said []string
	err  error
	// left is set if the limits do not suffice to look at it.
	left *props.Proof
}

// name is what messages call it.
func (s *statement) name() string {
	if s.where != "" {
		return s.where
	}
	return s.text
}

// failure is the statement's error as a message. One that shows the text names it no more.
func (s *statement) failure() error {
	var wrong *misread
	switch shown := errors.As(s.err, &wrong); {
	case shown && s.where == "":
		return s.err
	case shown:
		return located{wrong, fmt.Sprintf("%s:%d", s.where, s.offset+max(wrong.column, 1))}
	}
	return item{name: s.name(), err: s.err}.failure()
}

// statementsOf reads the statements of the command line and of a file.
func statementsOf(args []string, file string, library *words.Library) ([]*statement, error) {
	var list []*statement
	for _, text := range args {
		list = append(list, &statement{text: text})
	}
	if file != "" {
		more, err := readClaims(file, library)
		if err != nil {
			return nil, err
		}
		list = append(list, more.statements...)
	}
	readAll(list, library)
	return list, nil
}

// readAll reads the formulas of statements, with the words of a library, and gives names to
// those that have none.
func readAll(list []*statement, library *words.Library) {
	taken := make(map[string]*statement)
	for _, s := range list {
		if s.err != nil || !s.named {
			continue
		}
		if first := taken[s.ID]; first != nil {
			s.err = fmt.Errorf("the name %s is that of %s already", s.ID, first.where)
			continue
		}
		taken[s.ID] = s
	}
	for _, s := range list {
		if s.err == nil {
			s.Formula, s.err = parseFormula(library, s.text)
			if _, _, err := parseStatement(library, s.text); err == nil {
				s.Text = s.text
			}
		}
		if s.err == nil && !s.named {
			s.ID = fmt.Sprintf("statement-%.4x", sha256.Sum256([]byte(s.Formula.String())))
		}
	}
}

// proveJob is one run of the command.
type proveJob struct {
	cmd        *cobra.Command
	in         *input
	out        *answers
	statements []*statement
	batch      batch
	unknown    []*statement // of unknown networks
}

// run decides the statements in turn. All are looked at before the first is decided.
func (job *proveJob) run(out string, timeout time.Duration, maxOrder int) (err error) {
	session, err := newLab(job.cmd, &job.in.own, out)
	if err != nil {
		return err
	}
	defer func() { err = closing(session, err) }()
	job.batch.save = session.SaveVerdicts
	job.in.provide(job.cmd, session.Resolver())
	prover := &props.Runner{Session: session, Limits: job.in.memory.limits(timeout), MaxOrder: maxOrder, Finder: props.FindTheorem}
	var count verdictCount
	decided, open, late, err := job.decide(prover, job.out.line, func(s *statement, proof *props.Proof) error {
		err := job.batch.add(func() error { return job.answer(s, proof) })
		if err == nil {
			count.add(s, proof)
		}
		return err
	})
	if e := job.batch.close(); err == nil {
		err = e
	}
	if err == nil && job.cmd.Context().Err() != nil {
		err = status{exitInterrupted, fmt.Errorf("interrupted: %d of %d statements are done", decided, len(job.statements))}
	}
	job.out.sum(count.String())
	if err = job.out.close(err); err == nil && open > 0 {
		err = leftOpen(open, late, len(job.statements), "statements", timeout)
	}
	return err
}

// decide decides the statements in turn, and hands over what is found of each, or that it was
// refused. All are looked at before the first is decided. It counts those that were handed
// over, those of them that are left open, and of these those that are by the time. When the command is interrupted it just returns.
func (job *proveJob) decide(prover *props.Runner, line *statusLine, give func(s *statement, proof *props.Proof) error) (decided, open, late int, err error) {
	prover.Step = func(q props.Question, name string, done, all int) { line.say(caption(q, name, done, all)) }
	ctx := job.cmd.Context()
	for _, s := range job.statements {
		if s.err == nil {
			s.left, s.err = prover.Check(ctx, &s.Question)
		}
	}
	job.gather()
	for _, s := range job.statements {
		proof := s.left
		line.begin()
		if s.err == nil && proof == nil && ctx.Err() == nil {
			proof, s.err = interrupt.Await(ctx, func() (*props.Proof, error) { return prover.Prove(ctx, s.Question) })
		}
		if ctx.Err() != nil {
			break
		}
		if errors.Is(s.err, props.ErrBug) {
			return decided, open, late, status{exitRejected, fmt.Errorf("%s: %w", s.name(), s.err)}
		}
		if errors.Is(s.err, disk.ErrDisk) {
			return decided, open, late, s.err
		}
		if err := give(s, proof); err != nil {
			return decided, open, late, err
		}
		decided++
		if s.err == nil && proof.Open() {
			open++
			if proof.Late {
				late++
			}
		}
	}
	return decided, open, late, nil
}

// unknownIn returns the unknown network that a statement of a file speaks of, nil if it does not.
func (s *statement) unknownIn() *unknownNetwork {
	var none *unknownNetwork
	if s.where == "" || !errors.As(s.err, &none) {
		return nil
	}
	return none
}

// gather finds the statements of the file that speak of unknown networks.
func (job *proveJob) gather() {
	for _, s := range job.statements {
		if s.unknownIn() != nil {
			job.unknown = append(job.unknown, s)
		}
	}
}

// told is what is said of a statement that is refused; nil if it was said of an earlier one.
func (job *proveJob) told(s *statement) error {
	none := s.unknownIn()
	switch {
	case none == nil:
		return s.failure()
	case job.unknown[0] != s:
		return nil
	}
	file, _, _ := cutLast(s.where, ":")
	err := s.failure()
	if len(job.unknown) > 1 {
		var stems []string
		for _, s := range job.unknown {
			if stem := s.unknownIn().stem; !slices.Contains(stems, stem) {
				stems = append(stems, stem)
			}
		}
		err = fmt.Errorf("%s: %d statements speak of networks that are unknown here, line %s the first: %s; --use FILE makes those of a file known",
			file, len(job.unknown), strings.TrimPrefix(s.where, file+":"), strings.Join(stems, ", "))
	}
	for _, ending := range []string{".star", ".words"} {
		beside := strings.TrimSuffix(file, filepath.Ext(file)) + ending
		if _, e := os.Stat(beside); e == nil && !slices.Contains(job.in.own.paths, beside) {
			return fmt.Errorf("%w. Beside it lies %s: try --use %s", err, beside, shellWord(beside))
		}
	}
	return err
}

// verdictCount counts what is said of statements.
type verdictCount struct{ hold, fail, undecided, values, refused int }

func (c *verdictCount) add(s *statement, proof *props.Proof) {
	switch {
	case s.err != nil:
		c.refused++
	case proof.Verdict == nil:
		c.values++
	case *proof.Verdict == props.Holds:
		c.hold++
	case *proof.Verdict == props.Fails:
		c.fail++
	default:
		c.undecided++
	}
}

// String says "60 hold, 5 fail"; of a single statement nothing, whose line says it.
func (c *verdictCount) String() string {
	if c.hold+c.fail+c.undecided+c.values+c.refused < 2 {
		return ""
	}
	text := fmt.Sprintf("%d hold, %d fail", c.hold, c.fail)
	if c.undecided > 0 {
		text += fmt.Sprintf(", %d undecided", c.undecided)
	}
	if c.values > 0 {
		text += ", " + times(c.values, "value")
	}
	if c.refused > 0 {
		text += fmt.Sprintf(", %d refused", c.refused)
	}
	return text
}

// answer gives what was found of a statement, or why it was refused.
func (job *proveJob) answer(s *statement, proof *props.Proof) error {
	if s.err != nil {
		return job.out.refuseStatement(s.name(), s.err, job.told(s))
	}
	if !s.named {
		proof.ID = ""
	}
	return job.out.give(proof, func(w io.Writer) { printProof(w, proof) })
}

// printTerms says of a verdict what proves it for all parameters, or why nothing does.
func printTerms(w io.Writer, p *props.Proof) {
	if slices.Contains(p.ProvedBy, props.ByCertificate) {
		fmt.Fprintln(w, "          by a certificate for the whole family")
	}
	if p.Unproved != nil {
		fmt.Fprintf(w, "          not proved for all parameters: %s\n", *p.Unproved)
	}
	if p.FailsFor != nil {
		fmt.Fprintf(w, "          fails for all %s, by a certificate for the whole family\n", *p.FailsFor)
	}
	for _, term := range p.Terms {
		fmt.Fprintf(w, "            %s\n", term)
	}
}

// caption says what is being decided.
func caption(q props.Question, name string, done, all int) string {
	if all == 1 {
		return q.ID
	}
	return fmt.Sprintf("%s %d/%d: %s", q.ID, done+1, all, name)
}

// printProof writes what was found for people.
func printProof(w io.Writer, p *props.Proof) {
	name := ""
	if p.ID != "" {
		name = p.ID + ": "
	}
	evidence, domain := "", p.Domain
	if p.Open() { // what is complete is a verdict
		domain = strings.TrimSuffix(domain, ", complete")
	}
	if p.Evidence != props.None {
		evidence = p.Evidence.String()
	}
	switch {
	case p.Verdict != nil:
		fmt.Fprintf(w, "%-9s %-9s %s%s [%s]\n", *p.Verdict, evidence, name, p.Statement, domain)
	case p.Cases > 1:
		fmt.Fprintf(w, "%-9s %-9s %s%s [%s]\n", "value", evidence, name, p.Statement, domain)
		for value := range strings.SplitSeq(*p.Value, "; ") {
			fmt.Fprintf(w, "          %s\n", value)
		}
	default:
		fmt.Fprintf(w, "%-9s %-9s %s%s = %s\n", "value", evidence, name, p.Statement, *p.Value)
	}
	if p.Witness != nil {
		fmt.Fprintf(w, "          %s\n", *p.Witness)
	}
	printTerms(w, p)
}
