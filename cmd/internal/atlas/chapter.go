package atlas

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Chapter is a file of claims with the families that they are about.
type Chapter struct {
	Key      string // the file's name without its ending: "cubes"
	Title    string
	Sources  []string // of what has none of its own
	Families []*Family
}

// Family is a family of networks, as a chapter has it.
type Family struct {
	// Name is what its members' names begin with: "CrossedCube". Parts say which members are
	// tabulated.
	Name           string
	Parts          []Part
	Section, About string
	Draw           string // the member that is drawn
	Sources        []string
	Claims         []*Claim
	Place          string // where its line stands: "cubes.claims:3"
}

// Part are some members of a family: a name with variables, and their domain. There is one member
// without a domain. "CrossedCube(n)", "n in 2..7".
type Part struct{ Form, Domain string }

func (p Part) String() string {
	if p.Domain == "" {
		return p.Form
	}
	return p.Form + " for " + p.Domain
}

// Claim is a claim about a family: of the literature, or our own.
type Claim struct {
	ID, Text string
	// Said says where the literature says it, and Read where that was read.
	Said, Read []string
	// Correction is what holds instead: a formula, or a sentence where none says it.
	Correction string
	Place      string
}

// head is a comment that may say something of what follows, or of the claim before.
var head = regexp.MustCompile(`^#\s*([A-Za-z]+)\s*:(.*)$`)

// named is a claim: "id: formula".
var named = regexp.MustCompile(`^([A-Za-z0-9][A-Za-z0-9._/-]*)\s*:(.*)$`)

// headWords are those of a chapter.
func headWords() []string {
	return []string{"title", "section", "family", "draw", "about", "source", "said", "read", "correction"}
}

// Read reads a chapter. Errors name all places that are wrong, with what stands there and what is
// wanted.
func Read(path, key, text string) (*Chapter, error) {
	r := &reader{path: path, chapter: &Chapter{Key: key}, ids: make(map[string]string)}
	for line := range strings.Lines(text) {
		r.line++
		line = strings.TrimSpace(line)
		switch m := head.FindStringSubmatch(line); {
		case line == "":
		case m != nil:
			r.head(m[1], strings.TrimSpace(m[2]))
		case !strings.HasPrefix(line, "#"):
			r.claim(line)
		}
	}
	r.endFamily()
	if r.chapter.Title == "" && len(r.wrong) == 0 {
		r.wrong = append(r.wrong, fmt.Errorf("%s: no title, want a line such as %q", path, "# title: Hypercubes and their relatives"))
	}
	if len(r.chapter.Families) == 0 && len(r.wrong) == 0 {
		r.wrong = append(r.wrong, fmt.Errorf("%s: no family, want a line such as %q", path, "# family: CrossedCube(n) for n in 2..7"))
	}
	return r.chapter, errors.Join(r.wrong...)
}

// reader reads a chapter line by line.
type reader struct {
	path    string
	line    int
	section string
	chapter *Chapter
	family  *Family           // the last one; nil above the first
	last    *Claim            // of the family; nil above its first
	ids     map[string]string // where a claim's name was seen
	wrong   []error
}

func (r *reader) place() string { return fmt.Sprintf("%s:%d", r.path, r.line) }

func (r *reader) refuse(format string, args ...any) {
	r.wrong = append(r.wrong, fmt.Errorf("%s: %s", r.place(), fmt.Sprintf(format, args...)))
}

// head takes in a comment with a word and a colon. One that is no word of a chapter's, nor nearly,
// is a remark.
func (r *reader) head(word, text string) {
	if !slices.Contains(headWords(), word) {
		for _, w := range headWords() {
			if strings.EqualFold(w, word) || len(word) > 3 && nearly(w, word) {
				r.refuse("the head %q, want %q", word+":", w+":")
				return
			}
		}
		return
	}
	if text == "" {
		r.refuse("the head %q has no text", word+":")
		return
	}
	switch word {
	case "title":
		r.once(&r.chapter.Title, word, text)
	case "section":
		r.section = text
	case "family":
		r.begin(text)
	case "draw", "about", "source":
		switch f := r.family; {
		case f == nil && word == "source":
			r.chapter.Sources = append(r.chapter.Sources, text)
		case f == nil:
			r.refuse("the head %q above the first family, want it below a line %q", word+":", "# family: …")
		case word == "source":
			f.Sources = append(f.Sources, text)
		case word == "draw":
			r.once(&f.Draw, word, text)
		default:
			f.About = strings.TrimSpace(f.About + " " + text)
		}
	default:
		switch c := r.last; {
		case c == nil:
			r.refuse("the head %q without a claim above it, want it below the claim", word+":")
		case word == "said":
			c.Said = append(c.Said, text)
		case word == "read":
			c.Read = append(c.Read, text)
		default:
			r.once(&c.Correction, word, text)
		}
	}
}

// once sets what may be said once.
func (r *reader) once(field *string, word, text string) {
	if *field != "" {
		r.refuse("a second head %q, the first says %q", word+":", *field)
		return
	}
	*field = text
}

// familyForm is "CrossedCube(n)", or "Petersen".
var familyForm = regexp.MustCompile(`^([A-Z][A-Za-z0-9_]*)(\(.*\))?$`)

// begin begins a family.
func (r *reader) begin(text string) {
	form, domain, _ := strings.Cut(text, " for ")
	form, domain = strings.TrimSpace(form), strings.TrimSpace(domain)
	m := familyForm.FindStringSubmatch(form)
	if m == nil {
		r.refuse("the family %q, want such as %q", text, "CrossedCube(n) for n in 2..7")
		m = []string{"", form}
	}
	part := Part{form, domain}
	if f := r.family; f != nil && f.Name == m[1] && f.Claims == nil { // further members
		f.Parts = append(f.Parts, part)
		return
	}
	r.endFamily()
	r.family, r.last = &Family{Name: m[1], Parts: []Part{part}, Section: cmp.Or(r.section, m[1]), Place: r.place()}, nil
	for _, f := range r.chapter.Families {
		if f.Name == r.family.Name {
			r.refuse("a second family %s, the first is in %s", f.Name, f.Place)
		}
	}
	r.chapter.Families = append(r.chapter.Families, r.family)
}

// endFamily tells what the last family lacks.
func (r *reader) endFamily() {
	f := r.family
	if f == nil {
		return
	}
	if f.Sources == nil {
		f.Sources = r.chapter.Sources
	}
	for word, text := range map[string]string{"about": f.About, "source": strings.Join(f.Sources, "")} {
		if text == "" {
			r.wrong = append(r.wrong, fmt.Errorf("%s: the family %s has no line %q, want one below it", f.Place, f.Name, "# "+word+": …"))
		}
	}
}

// claim takes in a claim.
func (r *reader) claim(line string) {
	m := named.FindStringSubmatch(line)
	switch {
	case m == nil:
		r.refuse("%q, want a claim, %q, or a comment", line, "id: formula")
		return
	case r.family == nil:
		r.refuse("the claim %s above the first family, want a line %q above it", m[1], "# family: …")
		return
	case r.ids[m[1]] != "":
		r.refuse("the name %s is that of %s already", m[1], r.ids[m[1]])
		return
	}
	r.ids[m[1]] = r.place()
	r.last = &Claim{ID: m[1], Text: strings.TrimSpace(m[2]), Place: r.place()}
	r.family.Claims = append(r.family.Claims, r.last)
}

// nearly tells whether two words differ by one letter that is changed, left out or put in.
func nearly(a, b string) bool {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	a, b = a[i:], b[i:]
	return a != b && (len(a) > 0 && len(b) > 0 && a[1:] == b[1:] || len(a) > 0 && a[1:] == b || len(b) > 0 && a == b[1:])
}
