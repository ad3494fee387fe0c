package recheck

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
)

// verdicts checks the verdicts of one file and says of each whether it follows.
func (r *run) verdicts(ctx context.Context, file string, s *scope) error {
	list, err := await(ctx, func() ([]*formula.Verdict, error) {
		f, err := open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		info, err := f.Stat()
		if err == nil {
			err = r.budget.Verdicts(info.Size())
		}
		if err != nil {
			return nil, err
		}
		return formula.ReadVerdicts(f)
	})
	if errors.Is(err, context.Canceled) {
		return err
	}
	if err != nil {
		return r.say([]Answer{rejected(file, nil, err)})
	}
	checker := formula.NewVerdictChecker(s.facts)
	checker.Limit(r.budget)
	for _, v := range list {
		answer, err := await(ctx, func() (Answer, error) { return r.verdict(file, v, s, checker), nil })
		if errors.Is(err, context.Canceled) {
			return err
		}
		if err != nil {
			answer = rejected(file, &v.Name, err)
			r.cleanUp(s, err)
		}
		s.count.verdict(v, answer.Accepted)
		if err := r.say([]Answer{answer}); err != nil {
			return err
		}
	}
	return nil
}

// verdict checks one verdict. In a folder no two have one name.
func (r *run) verdict(file string, v *formula.Verdict, s *scope, checker *formula.VerdictChecker) Answer {
	s.facts.reset()
	var err error
	if first, twice := s.named[v.Name]; twice && filepath.Clean(first) != filepath.Clean(file) { // one file may be given twice
		err = &certificates.Rejection{Rule: "verdict/name", Line: v.Line, Detail: fmt.Sprintf("%s has a verdict in %s already, want one in a folder", v.Name, shown(first))}
	} else {
		s.named[v.Name] = file
		err = checker.Check(v)
	}
	text := fmt.Sprintf("%s %s%s", v.Name, v, s.facts.given())
	if err != nil {
		answer := rejected(file, &text, err)
		var wrong *certificates.Rejection
		lacks := errors.As(err, &wrong) && wrong.Rule == "verdict/unknown" && slices.ContainsFunc(s.facts.asked, func(fact string) bool { return r.unchecked[fact] })
		answer.missing = answer.missing || lacks || s.facts.lacked && errors.Is(s.facts.refused, resolve.ErrMissing)
		return answer
	}
	answer := Answer{File: file, Statement: &text, Accepted: true}
	if r.explanation != nil {
		answer.because = r.explanation.verdict(file, v, s)
	}
	return answer
}

// count counts what was checked, in a run or in a folder.
type count struct {
	files, statements, accepted int
	// claims counts verdicts on claims, further those on other readings of them, and
	// corrections those on what holds instead; each with those that follow.
	claims, further, corrections outOf
	unchecked                    int // statements for which something was not handed over
	rejected                     bool
}

type outOf struct{ follow, all int }

func (o *outOf) add(follows bool) {
	o.all++
	if follows {
		o.follow++
	}
}

func (c *count) verdict(v *formula.Verdict, follows bool) {
	switch _, of, _ := strings.Cut(v.Name, " "); {
	case of == "":
		c.claims.add(follows)
	case of == "correction":
		c.corrections.add(follows)
	default:
		c.further.add(follows)
	}
}

// statementsLine is the last line for a folder, but for its verdicts.
func (c count) statementsLine() string {
	files := "files"
	if c.files == 1 {
		files = "file"
	}
	text := fmt.Sprintf("%d of %d statements accepted, in %d %s", c.accepted, c.statements, c.files, files)
	if c.unchecked > 0 {
		text += fmt.Sprintf("; %d cannot be checked", c.unchecked)
	}
	return text
}

// verdictsLine counts verdicts; it is "" if there are none.
func (c count) verdictsLine() string {
	if c.claims.all+c.further.all+c.corrections.all == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d verdicts on claims follow, %d of %d on further readings, %d of %d corrections",
		c.claims.follow, c.claims.all, c.further.follow, c.further.all, c.corrections.follow, c.corrections.all)
}

// lastLines are those that a run over folders ends with. Where several folders have
// verdicts, each has a line of its own: a claim may have one in each.
func (r *run) lastLines() []string {
	lines := []string{r.count.statementsLine()}
	var verdicts []string
	for _, folder := range slices.Sorted(maps.Keys(r.scopes)) {
		if line := r.scopes[folder].count.verdictsLine(); line != "" {
			lines, verdicts = append(lines, line), append(verdicts, fmt.Sprintf("%s: %s", shown(folder), line))
		}
	}
	if len(verdicts) > 1 {
		lines = append(lines[:1], verdicts...)
	}
	return lines
}
