package printed

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/checking"
)

// Page is what a reader sees on a page: visible texts, with single blanks.
type Page struct {
	// Claim is the id in the heading; "" on the page of the whole report.
	Claim string `json:"claim"`
	// Formula is the claim's; Said the verdict in words, Readings those on each reading
	// where there are several; Loose counts words of verdicts elsewhere on the page.
	Formula  string   `json:"formula"`
	Said     string   `json:"said"`
	Readings []string `json:"readings"`
	Loose    int      `json:"loose"`
	// Repeated are the lines on what topocheck repeats.
	Repeated []string `json:"repeated"`
	// Cells are those of the claim's picture that are not blank, in any order.
	Cells []Cell `json:"cells"`
	// Extent is the sentence on them, Headline the word that the page begins with.
	Extent   string `json:"extent"`
	Headline string `json:"headline"`
	// Files are the files that the page links to. On the page of the whole report Total says
	// how many there are.
	Files []string `json:"files"`
	Total string   `json:"total"`
}

// Outcome is what a reader is told.
type Outcome struct {
	// Status is Confirmed, Wrong or Unchecked.
	Status int `json:"status"`
	// Says is the answer in a sentence, Notes what else there is to say.
	Says    string           `json:"says"`
	Notes   []string         `json:"notes"`
	Answers []recheck.Answer `json:"answers"`
}

// The statuses, which are topocheck's: all that was looked at is right, something is wrong,
// something could not be looked at.
const (
	Confirmed = checking.Accepted
	Wrong     = checking.Rejected
	Unchecked = checking.Usage
)

// Check checks the files of a folder that a page names, and compares the page with what
// the verdicts among them say. Without a page it checks the whole folder.
func Check(ctx context.Context, folder string, page *Page) *Outcome {
	c := &check{folder: folder}
	out := c.check(ctx, page)
	out.Answers = c.answers
	return out
}

type check struct {
	folder   string
	names    *resolve.Names // by the folder's definitions
	answers  []recheck.Answer
	verdicts []*formula.Verdict // that were repeated, in the order of the files
}

func (c *check) check(ctx context.Context, page *Page) *Outcome {
	if page == nil {
		if bad := c.run(ctx, []string{c.folder}); bad != nil {
			return bad
		}
		return &Outcome{Says: "Accepted: " + c.counts() + "."}
	}
	files, bad := c.files(page)
	if bad != nil {
		return bad
	}
	if bad := c.run(ctx, files); bad != nil {
		return bad
	}
	var err error
	if c.names, err = recheck.Defined(c.folder); err != nil {
		return &Outcome{Status: Unchecked, Says: "Not checked: " + err.Error()}
	}
	for _, file := range files {
		if err := c.read(file); err != nil {
			return &Outcome{Status: Unchecked, Says: "Not checked: " + err.Error()}
		}
	}
	notes, wrong := c.compare(page)
	if len(wrong) > 0 {
		return &Outcome{Status: Wrong, Says: "The page does not print what was checked: " + wrong[0], Notes: append(wrong[1:], notes...)}
	}
	return &Outcome{Says: c.answer(page), Notes: notes}
}

// files returns the paths of the files that a page names. Each has to be there.
func (c *check) files(page *Page) ([]string, *Outcome) {
	entries, err := os.ReadDir(c.folder)
	if err != nil {
		return nil, &Outcome{Status: Unchecked, Says: "Not checked: the page has no data: " + err.Error()}
	}
	var have []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), checking.Ending) || strings.HasSuffix(e.Name(), recheck.Verdicts) {
			have = append(have, e.Name())
		}
	}
	names := slices.Clone(page.Files)
	if page.Claim == "" {
		names = have
		if count := fmt.Sprintf("%d files", len(have)); page.Total != count {
			return nil, &Outcome{Status: Wrong, Says: fmt.Sprintf("Files are missing: the page says that there are %q, its data has %s.", page.Total, count)}
		}
	}
	slices.Sort(names)
	names = slices.Compact(names)
	var missing []string
	for _, name := range names {
		if !slices.Contains(have, name) {
			missing = append(missing, name)
		}
	}
	switch own := VerdictFile(page.Claim); {
	case len(missing) > 0:
		return nil, &Outcome{Status: Wrong, Says: "Files are missing: the page links to " + missing[0] + ", which its data does not have.", Notes: missing[1:]}
	case page.Claim != "" && slices.Contains(have, own) && !slices.Contains(names, own):
		return nil, &Outcome{Status: Wrong, Says: "The page hides a verdict: its data has " + own + ", which it does not link to."}
	case len(names) == 0:
		return nil, &Outcome{Status: Unchecked, Says: "Not checked: the page links to no certificate."}
	}
	for i, name := range names {
		names[i] = filepath.Join(c.folder, name)
	}
	return names, nil
}

// run runs topocheck. It returns nil if everything was accepted.
func (c *check) run(ctx context.Context, paths []string) *Outcome {
	var out, errs bytes.Buffer
	status := checking.Run(ctx, paths, checking.Beside{}, checking.Lines, &out, &errs)
	decoder := json.NewDecoder(&out)
	for {
		var a recheck.Answer
		err := decoder.Decode(&a)
		if err == io.EOF {
			break
		}
		if err != nil {
			return &Outcome{Status: Unchecked, Says: "Not checked: topocheck's answers cannot be read: " + err.Error()}
		}
		c.answers = append(c.answers, a)
	}
	// What is not accepted comes first, then the verdicts.
	slices.SortStableFunc(c.answers, func(a, b recheck.Answer) int { return cmp.Compare(rank(a), rank(b)) })
	reason := strings.TrimSpace(errs.String())
	if len(c.answers) > 0 && c.answers[0].Reason != nil {
		reason = *c.answers[0].Reason
	}
	switch {
	case status == checking.Accepted && len(c.answers) > 0:
		return nil
	case status == checking.Accepted:
		return &Outcome{Status: Unchecked, Says: "Not checked: there is no statement in the files."}
	case status == checking.Rejected:
		return &Outcome{Status: Wrong, Says: "Rejected: " + reason, Notes: []string{"Accepted are " + c.counts() + "."}}
	}
	return &Outcome{Status: Unchecked, Says: "Not checked: " + reason}
}

// rank says how far down in the list an answer stands.
func rank(a recheck.Answer) int {
	switch {
	case !a.Accepted:
		return 0
	case strings.HasSuffix(a.File, recheck.Verdicts):
		return 1
	}
	return 2
}

func (c *check) counts() string {
	accepted := 0
	for _, a := range c.answers {
		if a.Accepted {
			accepted++
		}
	}
	return fmt.Sprintf("%d of %d statements and verdicts", accepted, len(c.answers))
}

// read reads the verdicts of a file, which were repeated.
func (c *check) read(file string) error {
	if !strings.HasSuffix(file, recheck.Verdicts) {
		return nil
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is missing", filepath.Base(file))
	}
	if err != nil {
		return err
	}
	list, err := formula.ReadVerdictsWith(c.names.Words(), bytes.NewReader(text))
	c.verdicts = append(c.verdicts, list...)
	return err
}

// compare holds the page against the verdicts. It returns what is to be added to the
// answer, and what is wrong.
func (c *check) compare(page *Page) (notes, wrong []string) {
	differs := func(what, printed, repeated string) {
		wrong = append(wrong, fmt.Sprintf("%s: printed is %q, topocheck has repeated %q", what, printed, repeated))
	}
	if page.Loose > 0 {
		wrong = append(wrong, fmt.Sprintf("%d words of verdicts stand where none is expected", page.Loose))
	}
	var lines []string
	for _, v := range c.verdicts {
		lines = append(lines, Line(v))
	}
	for i := range max(len(lines), len(page.Repeated)) {
		line, printed := "nothing", "nothing"
		if i < len(lines) {
			line = lines[i]
		}
		if i < len(page.Repeated) {
			printed = page.Repeated[i]
		}
		if line != printed {
			differs("what topocheck repeats", printed, line)
		}
	}
	if page.Claim == "" {
		return nil, wrong
	}
	for _, v := range c.verdicts {
		claim, part := Part(v.Name)
		if claim != page.Claim {
			differs("the claim’s name", page.Claim, claim)
		}
		said := []string{page.Said}
		var reading int
		switch _, err := fmt.Sscanf(part, "reading %d", &reading); {
		case part == "":
			if page.Formula != v.Formula.String() {
				differs("the formula", page.Formula, v.Formula.String())
			}
			// That it is proved for all is noted where it is said.
			if want := Headline(!v.Fails, v.Fails, whole(v) || strings.Contains(page.Said, ", "+proved)); page.Headline != want {
				differs("the headline", page.Headline, want)
			}
			if len(page.Readings) > 0 {
				said = append(said, page.Readings[0])
			}
		case err == nil && reading >= 1 && reading <= len(page.Readings):
			said = page.Readings[reading-1 : reading]
		case err == nil:
			differs("reading "+part, "nothing", Line(v))
			continue
		default:
			continue // of a correction the line is all that is printed
		}
		for _, text := range said {
			theorem, ok := says(text, v)
			switch {
			case !ok:
				differs("the verdict", text, symbols[v.Fails]+Beyond(v, "certified", ""))
			case theorem != "" && part == "":
				notes = append(notes, fmt.Sprintf("That %s is for a theorem to show, which Coq checks, not this page.", theorem))
			}
		}
	}
	open, other, err := cells(c.names, page, c.answers)
	if err != nil {
		wrong = append(wrong, fmt.Sprintf("the formula of the picture: %v", err))
	}
	wrong = append(wrong, other...)
	if all := len(page.Cells); all > 0 {
		notes = append(notes, fmt.Sprintf("Of the picture’s %d cells %d are confirmed; the others rest on what is not certified.", all, all-open))
		if open == 0 {
			notes[len(notes)-1] = fmt.Sprintf("The picture’s %d cells are confirmed, too.", all)
		}
	}
	return slices.Compact(notes), wrong
}

// answer is what a reader is told where all is well.
func (c *check) answer(page *Page) string {
	if page.Claim == "" {
		return fmt.Sprintf("Confirmed: %d verdicts, with their formulas and cases as printed below; %s accepted.", len(c.verdicts), c.counts())
	}
	for _, v := range c.verdicts {
		if v.Name == page.Claim {
			return fmt.Sprintf("Confirmed: the claim %s%s, as printed: %s (%s accepted).", v.Says(), where(v), v.Formula, c.counts())
		}
	}
	return fmt.Sprintf("The verdict is not checked here: it does not follow from certificates alone, which say single facts that it rests on. They are accepted: %s.", c.counts())
}
