package recheck

import (
	"context"
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/cmd/internal/interrupt"
)

// verdicts checks the verdicts of one file and says of each whether it follows.
func (r *run) verdicts(ctx context.Context, file string) error {
	f, err := open(file)
	if err != nil {
		return r.say([]Answer{rejected(file, nil, err)})
	}
	defer f.Close()
	list, err := certificates.ReadVerdicts(f)
	if err != nil {
		return r.say([]Answer{rejected(file, nil, err)})
	}
	facts := &witnessed{Facts: r.facts}
	checker := certificates.NewVerdictChecker(facts)
	for _, v := range list {
		facts.reset()
		err, stopped := interrupt.Await(ctx, func() (error, error) {
			if first, twice := r.named[v.Name]; twice {
				return &certificates.Rejection{Rule: "verdict/name", Detail: fmt.Sprintf("%s has a verdict in %s already", v.Name, first)}, nil
			}
			r.named[v.Name] = file
			return checker.Check(v), nil
		})
		if stopped != nil {
			return stopped
		}
		r.count.verdict(v, err == nil)
		text := fmt.Sprintf("%s %s%s", v.Name, v, facts.given())
		answer := Answer{File: file, Statement: &text, Accepted: true}
		if err != nil {
			answer = rejected(file, &text, err)
		} else if r.explanation != nil {
			answer.because = r.explanation.verdict(file, v, facts)
		}
		if err := r.say([]Answer{answer}); err != nil {
			return err
		}
	}
	return nil
}

// count counts what a run has checked.
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

func (c *count) verdict(v *certificates.Verdict, follows bool) {
	switch _, of, _ := strings.Cut(v.Name, " "); {
	case of == "":
		c.claims.add(follows)
	case of == "correction":
		c.corrections.add(follows)
	default:
		c.further.add(follows)
	}
}

// String is the last line for a folder.
func (c count) String() string {
	files := "files"
	if c.files == 1 {
		files = "file"
	}
	text := fmt.Sprintf("%d of %d statements accepted, in %d %s", c.accepted, c.statements, c.files, files)
	if c.unchecked > 0 {
		text += fmt.Sprintf("; %d cannot be checked", c.unchecked)
	}
	if c.claims.all+c.further.all+c.corrections.all > 0 {
		text += fmt.Sprintf("\n%d of %d verdicts on claims follow, %d of %d on further readings, %d of %d corrections",
			c.claims.follow, c.claims.all, c.further.follow, c.further.all, c.corrections.follow, c.corrections.all)
	}
	return text
}
