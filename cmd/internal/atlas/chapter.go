package atlas

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"topocert/props/claims"
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
	Claims         []*claims.Claim
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

// named is the name of a claim.
var named = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._/-]*$`)

// familyForm is "CrossedCube(n)", or "Petersen".
var familyForm = regexp.MustCompile(`^([A-Z][A-Za-z0-9_]*)(\(.*\))?$`)

// Read reads a chapter: a file of claims with families, as package claims describes it. Errors name
// all places that are wrong, with what stands there and what is wanted.
func Read(path, key, text string) (*Chapter, error) {
	file := claims.Read(path, text, nil)
	c := &Chapter{Key: key, Title: file.Get("title"), Sources: file.All("source")}
	wrong := file.Wrong
	refuse := func(place, format string, args ...any) {
		wrong = append(wrong, fmt.Errorf("%s: %w", place, fmt.Errorf(format, args...)))
	}
	for _, p := range file.Families {
		form, domain, _ := strings.Cut(p.Text, " for ")
		form, domain = strings.TrimSpace(form), strings.TrimSpace(domain)
		m := familyForm.FindStringSubmatch(form)
		if m == nil {
			refuse(p.Place, "the family %q, want such as %q", p.Text, "CrossedCube(n) for n in 2..7")
			m = []string{"", form}
		}
		f := &Family{Name: m[1], Section: cmp.Or(p.Section, m[1]), Place: p.Place}
		if last := len(c.Families) - 1; last >= 0 && c.Families[last].Name == f.Name && c.Families[last].Claims == nil { // further members
			f = c.Families[last]
		} else {
			for _, first := range c.Families {
				if first.Name == f.Name {
					refuse(p.Place, "a second family %s, the first is in %s", f.Name, first.Place)
				}
			}
			c.Families = append(c.Families, f)
		}
		f.Parts = append(f.Parts, Part{form, domain})
		f.Sources = append(f.Sources, p.All("source")...)
		f.About = strings.TrimSpace(f.About + " " + p.Get("about"))
		if draw := p.Get("draw"); draw != "" && f.Draw != "" {
			refuse(p.Place, "a second head %q, the first says %q", "draw:", f.Draw)
		} else {
			f.Draw = cmp.Or(f.Draw, draw)
		}
		f.Claims = append(f.Claims, p.Claims...)
	}
	for _, f := range c.Families {
		if f.Sources == nil {
			f.Sources = c.Sources
		}
		for word, text := range map[string]string{"about": f.About, "source": strings.Join(f.Sources, "")} {
			if text == "" {
				refuse(f.Place, "the family %s has no line %q, want one below it", f.Name, "# "+word+": …")
			}
		}
	}
	for _, line := range file.Claims {
		switch {
		case line.Name == "" || line.Wrong == nil && (line.Which != "" || !named.MatchString(line.Name) || !line.Formula()):
			refuse(line.Place, "%q, want a claim, %q, or a comment", strings.TrimPrefix(line.ID()+": "+line.Text, ": "), "id: formula")
		case line.Wrong != nil:
			refuse(line.Place, "%w", line.Wrong)
		case line.Family == nil:
			refuse(line.Place, "the claim %s above the first family, want a line %q above it", line.Name, "# family: …")
		}
	}
	if c.Title == "" && len(wrong) == 0 {
		wrong = append(wrong, fmt.Errorf("%s: no title, want a line such as %q", path, "# title: Hypercubes and their relatives"))
	}
	if len(c.Families) == 0 && len(wrong) == 0 {
		wrong = append(wrong, fmt.Errorf("%s: no family, want a line such as %q", path, "# family: CrossedCube(n) for n in 2..7"))
	}
	return c, errors.Join(wrong...)
}
