package checking

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/theorem"
)

// count counts what was checked, in a run or in a folder.
type count struct {
	files, statements, accepted int
	// claims counts verdicts on claims, further those on other readings of them, and
	// corrections those on what holds instead; each with those that follow.
	claims, further, corrections outOf
	theorems                     outOf
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

// take counts an answer.
func (p *printer) take(report recheck.Said, a recheck.Answer) {
	if a.Missing {
		p.count.unchecked++
	} else if !a.Accepted {
		p.count.rejected = true
	}
	folder := filepath.Dir(report.File)
	if p.counts[folder] == nil {
		p.counts[folder] = new(count)
	}
	switch about := report.About.(type) {
	case *formula.Verdict:
		p.counts[folder].verdict(about, a.Accepted)
	case *theorem.Theorem:
		p.counts[folder].theorems.add(a.Accepted)
	default:
		if a.Statement != nil {
			p.count.statements++
		}
		if a.Statement != nil && a.Accepted {
			p.count.accepted++
		}
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

// Times writes a number and a noun: "1 hop", "2 hops".
func Times(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprint(n, " ", noun, "s")
}

// statementsLine is the last line for a folder, but for its verdicts.
func (c count) statementsLine() string {
	text := fmt.Sprintf("%d of %d statements accepted, in %s", c.accepted, c.statements, Times(c.files, "file"))
	if c.unchecked > 0 {
		text += fmt.Sprintf("; %d cannot be checked", c.unchecked)
	}
	return text
}

// verdictsLine counts verdicts and theorems, those of which there are some; it is "" if there are none.
func (c count) verdictsLine() string {
	var parts []string
	for _, part := range []struct {
		outOf
		form string
	}{{c.claims, "%d of %d verdicts on claims follow"}, {c.further, "%d of %d on further readings"}, {c.corrections, "%d of %d corrections"}, {c.theorems, "%d of %d theorems hold for all parameters"}} {
		if part.all > 0 {
			parts = append(parts, fmt.Sprintf(part.form, part.follow, part.all))
		}
	}
	return strings.Join(parts, ", ")
}

// lastLines are those that a run over folders ends with. Where several folders have
// verdicts, each has a line of its own: a claim may have one in each.
func (p *printer) lastLines() []string {
	lines := []string{p.count.statementsLine()}
	var verdicts []string
	for _, folder := range slices.Sorted(maps.Keys(p.counts)) {
		if line := p.counts[folder].verdictsLine(); line != "" {
			lines, verdicts = append(lines, line), append(verdicts, fmt.Sprintf("%s: %s", recheck.Shown(folder), line))
		}
	}
	if len(verdicts) > 1 {
		lines = append(lines[:1], verdicts...)
	}
	return lines
}
