// Package recheck goes through files of certificates, verdicts and theorems: it checks each, by
// what lies beside it, and says which statements are accepted, which verdicts follow from
// these, and which theorems hold. It is what "topocheck" and "topocert check" rest on. What is printed of its
// answers, and where the files come from, is theirs.
//
// Certificates are checked by package certificates, verdicts by package formula, theorems by
// package theorem. Here it is
// decided what they are checked with: networks and routers by their names, in a folder also
// by those that its file of names lists, and the facts that were accepted before.
package recheck

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"runtime"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/internal/regular"
)

// Verdicts is the ending of files of verdicts, Theorems that of files of theorems. All others
// hold certificates.
const (
	Verdicts = ".verdicts"
	Theorems = theorem.Ending
)

// Answer is what is said of one statement, of one verdict, or of a file, or what is
// left of one, that is not well formed.
type Answer struct {
	File      string  `json:"file"`
	Statement *string `json:"statement"`
	Accepted  bool    `json:"accepted"`
	Reason    *string `json:"reason"`
	// Missing says that it cannot be checked, for want of something that was not handed
	// over, or of a larger budget: it is neither accepted nor rejected.
	Missing bool `json:"-"`
}

// Said is what is found of a certificate, of a verdict, or of a file.
type Said struct {
	Answers []Answer // one for each statement of the certificate
	File    string
	Folder  *Folder
	// About is the *certificates.Certificate that was accepted, the *formula.Verdict or
	// *theorem.Theorem that was judged, the []resolve.Entry of a file of names that was read, or the
	// []*words.Definition of a file of definitions; nil for what was refused.
	About any
}

// Run is one run of the checker.
type Run struct {
	names   *resolve.Names // of what was handed over for all folders
	budget  *certificates.Budget
	facts   *resolve.Facts     // what the accepted certificates of all folders say
	folders map[string]*Folder // by path
	granted map[string]int64   // for how many bytes of each file the budget has grown
	// unchecked are the facts, by their keys, that certificates speak of that could not be
	// checked.
	unchecked map[string]bool
	say       func(Said) error
}

// NewRun returns a run with the names of what was handed over. What is found is given to
// say as soon as it is there; an error of it ends the run.
func NewRun(names *resolve.Names, budget *certificates.Budget, say func(Said) error) *Run {
	names.Limit(budget)
	return &Run{
		names: names, budget: budget, facts: resolve.NewFacts(names), folders: make(map[string]*Folder),
		granted: make(map[string]int64), unchecked: make(map[string]bool), say: say,
	}
}

// Check reads the files of definitions and of names beside the files, and then checks the files in turn;
// begin is called before each. Verdicts are to come after the certificates from which
// they follow, and theorems after verdicts. The error is one of say.
func (r *Run) Check(files []string, begin func(file string)) error {
	for _, file := range files {
		if folder := filepath.Dir(file); r.folders[folder] == nil {
			if err := r.enter(folder, begin); err != nil {
				return err
			}
		}
	}
	var now *Folder
	for _, file := range files {
		begin(file)
		before := now
		if now = r.folders[filepath.Dir(file)]; before != nil && before != now {
			before.forget()
		}
		check := r.certificates
		switch {
		case strings.HasSuffix(file, Verdicts):
			check = r.verdicts
		case strings.HasSuffix(file, Theorems):
			check = r.theorems
		}
		if err := check(file, now); err != nil {
			return err
		}
	}
	return nil
}

// wrong says of a file that it is not as it should be.
func (r *Run) wrong(file string, in *Folder, err error) error {
	return r.say(Said{Answers: []Answer{refused(file, nil, err)}, File: file, Folder: in})
}

// certificates checks the certificates of one file and says what it finds of each in
// turn.
func (r *Run) certificates(file string, in *Folder) error {
	f, _, err := regular.Open(file, certificates.MaxFile)
	if err != nil {
		return r.wrong(file, in, err)
	}
	defer f.Close()
	reader := certificates.NewReader(f)
	for {
		c, err := guarded(reader.Next)
		if err == io.EOF {
			return nil
		}
		if err != nil { // nothing can be read after this
			return r.wrong(file, in, err)
		}
		if err := r.say(r.certificate(file, c, in)); err != nil {
			return err
		}
	}
}

// certificate checks one certificate, and takes in what it says if it is accepted.
func (r *Run) certificate(file string, c *certificates.Certificate, in *Folder) Said {
	_, err := guarded(func() (struct{}, error) { return struct{}{}, r.check(filepath.Dir(file), c, in) })
	said := Said{File: file, Folder: in}
	if err == nil {
		said.About = c
	}
	for _, statement := range c.Statements() {
		text := statement.String()
		if err == nil {
			in.said.Add(statement)
			said.Answers = append(said.Answers, Answer{File: file, Statement: &text, Accepted: true})
			continue
		}
		answer := refused(file, &text, err)
		if answer.Missing {
			r.unchecked[in.Names.Key(certificates.FactOf(statement))] = true
		}
		said.Answers = append(said.Answers, answer)
	}
	r.cleanUp(in, err)
	return said
}

// check checks a certificate of a folder.
func (r *Run) check(folder string, c *certificates.Certificate, in *Folder) error {
	if in.checker == nil {
		in.checker = kinds.Checker(in.Names.World(func(name string) (io.ReadCloser, error) {
			return r.open(filepath.Join(folder, name), MaxOpened)
		}))
	}
	return in.checker.Check(c)
}

// verdicts checks the verdicts of one file and says of each whether it follows.
func (r *Run) verdicts(file string, in *Folder) error {
	list, err := readAll(file, formula.MaxVerdicts, r.budget.Verdicts, func(f io.Reader) ([]*formula.Verdict, error) {
		return formula.ReadVerdicts(in.Names.Words(), f)
	})
	if err != nil {
		return r.wrong(file, in, err)
	}
	checker := formula.NewVerdictChecker(in.facts, r.budget)
	for _, v := range list {
		answer := r.answer(file, v.Name, in, func() Answer { return r.verdict(file, v, in, checker) })
		if err := r.say(Said{Answers: []Answer{answer}, File: file, Folder: in, About: v}); err != nil {
			return err
		}
	}
	return nil
}

// readAll reads a file of verdicts or theorems of at most so many bytes; take takes what it costs to
// read so many.
func readAll[T any](file string, most int64, take func(bytes int64) error, read func(f io.Reader) ([]T, error)) ([]T, error) {
	return guarded(func() ([]T, error) {
		f, size, err := regular.Open(file, most)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		if err := take(size); err != nil {
			return nil, err
		}
		return read(f)
	})
}

// answer is what is said of the verdict or the theorem with a name, also if the checker fails.
func (r *Run) answer(file, name string, in *Folder, check func() Answer) Answer {
	answer, err := guarded(func() (Answer, error) { return check(), nil })
	if err != nil {
		r.cleanUp(in, err)
		return refused(file, &name, err)
	}
	return answer
}

// verdict checks one verdict. In a folder no two have one name.
func (r *Run) verdict(file string, v *formula.Verdict, in *Folder, checker *formula.VerdictChecker) Answer {
	facts := in.facts
	facts.reset()
	var err error
	if first := in.named[v.Name]; first != nil && !first.in(file) {
		err = &certificates.Rejection{Rule: "verdict/name", Line: v.Line, Detail: fmt.Sprintf("%s has a verdict in %s already, want one in a folder", v.Name, Shown(first.file))}
	} else {
		in.named[v.Name] = &meaning{file, v.Formula.String(), v.Fails}
		facts.mention(v.Formula, v.Cases...)
		err = checker.Check(v)
	}
	text := fmt.Sprintf("%s %s%s", v.Name, v, facts.given())
	if err == nil {
		return Answer{File: file, Statement: &text, Accepted: true}
	}
	answer := refused(file, &text, err)
	var wrong *certificates.Rejection
	if errors.As(err, &wrong) && wrong.Rule == "verdict/unknown" {
		for _, fact := range facts.asked {
			answer.Missing = answer.Missing || r.unchecked[fact]
		}
	}
	answer.Missing = answer.Missing || facts.lacked && errors.Is(facts.refused, resolve.ErrMissing)
	return answer
}

// refused is the answer where a check ends with an error: one that says that
// something was not handed over, or that the budget is too small, rejects nothing.
func refused(file string, statement *string, err error) Answer {
	reason := err.Error()
	var path *fs.PathError
	missing := false
	switch {
	case errors.Is(err, certificates.ErrRejected) || errors.Is(err, ErrFailed):
	case errors.Is(err, resolve.ErrMissing), errors.Is(err, certificates.ErrBudget):
		missing = true
	case errors.Is(err, fs.ErrNotExist) && errors.As(err, &path):
		reason, missing = fmt.Sprintf("%v: hand over the file %s, which is named here", resolve.ErrMissing, path.Path), true
	case errors.As(err, &path):
		reason, missing = fmt.Sprintf("%v: %v", resolve.ErrMissing, err), true
	}
	return Answer{File: file, Statement: statement, Reason: &reason, Missing: missing}
}

// cleanUp drops what a check that failed has left behind.
func (r *Run) cleanUp(in *Folder, err error) {
	if errors.Is(err, ErrFailed) {
		in.forget()
		r.budget.FreeAll()
	}
}

// ErrFailed marks an error of the checker itself: a panic.
var ErrFailed = errors.New("the checker failed, which proves nothing and is a defect of it")

// guarded turns a panic in the work into an error: whatever a file does to the checker, the
// others are judged.
func guarded[T any](work func() (T, error)) (value T, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%w: %v, %s", ErrFailed, cause, panicked())
		}
	}()
	return work()
}

// panicked says where the panic that is being recovered from began.
func panicked() string {
	places := make([]uintptr, 64)
	frames := runtime.CallersFrames(places[:runtime.Callers(2, places)])
	for started := false; ; {
		frame, more := frames.Next()
		if started && !strings.HasPrefix(frame.Function, "runtime.") {
			return fmt.Sprintf("at %s:%d", filepath.Base(frame.File), frame.Line)
		}
		if started = started || frame.Function == "runtime.gopanic"; !more {
			return "at an unknown place"
		}
	}
}
