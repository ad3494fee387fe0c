package checking

import (
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/regular"
	"topocert/routing"
)

// explanation gathers what the certificates and verdicts of a run rest on.
type explanation struct {
	// stated are the statements about each fact, by its key, with their files.
	stated map[string][]string
	// digests are those of the files that were met; kinds, networks and routers are
	// what else was.
	digests                  map[string]string
	kinds, networks, routers map[string]bool
	folders                  map[*recheck.Folder]*listing
	// parts are those that the certificates on each fact need; verdicts and alone are the
	// verdicts and the certificates with theirs.
	parts           map[string][]string
	verdicts, alone []resting
	handed          []string // the part of what is handed over, if something is
}

// resting is what rests on parts of the checker.
type resting struct {
	name  string
	parts []string
}

func newExplanation() *explanation {
	return &explanation{
		stated: make(map[string][]string), digests: make(map[string]string),
		kinds: make(map[string]bool), networks: make(map[string]bool), routers: make(map[string]bool), folders: make(map[*recheck.Folder]*listing), parts: make(map[string][]string),
	}
}

// listing is what the file of names of a folder lists.
type listing struct {
	*recheck.Folder
	// beside says in which file a graph or a table lies, called what the folder's user calls
	// it; both by canonical name.
	beside map[string]string
	called map[string][]string
	// parts are those that all rests on: users' own names and definitions, what is handed over.
	parts []string
}

// in returns what is known of a folder.
func (e *explanation) in(of *recheck.Folder) *listing {
	if e.folders[of] == nil {
		e.folders[of] = &listing{of, make(map[string]string), make(map[string][]string), e.handed}
	}
	return e.folders[of]
}

// own takes in what a folder's file of names lists.
func (e *explanation) own(report recheck.Said, entries []resolve.Entry) {
	e.file(report.File)
	in := e.in(report.Folder)
	in.parts = append(e.handed, "own", "words") // there may be definitions too
	for _, entry := range entries {
		if entry.Kind == "graph" {
			in.called[entry.Canonical] = append(in.called[entry.Canonical], strconv.Quote(entry.Own))
		}
		if entry.File == "" {
			continue
		}
		file := filepath.Join(filepath.Dir(report.File), entry.File)
		if e.file(file); entry.Kind == "file" {
			in.beside[entry.Canonical] = file
		}
	}
}

// lies says in which file a graph or a table lies.
func (l *listing) lies(canonical string) string {
	if file := l.beside[canonical]; file != "" {
		return ", " + recheck.Shown(file)
	}
	return ""
}

// calls says which names of the user's own a graph has.
func (l *listing) calls(canonical string) string {
	if names := l.called[canonical]; len(names) > 0 {
		return fmt.Sprintf("%s in %s: ", strings.Join(names, ", "), resolve.OwnFile)
	}
	return ""
}

// of takes in what is said, and says what an accepted certificate, or a verdict that
// follows, rests on. Where no explanation was asked it says nothing.
func (e *explanation) of(report recheck.Said) []string {
	if e == nil || len(report.Answers) > 0 && !report.Answers[0].Accepted {
		return nil
	}
	switch about := report.About.(type) {
	case []*words.Definition:
		e.file(report.File)
		e.in(report.Folder).parts = append(e.handed, "own", "words")
	case []resolve.Entry:
		e.own(report, about)
	case *certificates.Certificate:
		return e.certificate(report.File, about, e.in(report.Folder))
	case *formula.Verdict:
		parts := []string{"verdict"}
		for _, part := range about.Cases {
			parts = append(parts, partsOfClaim(report.Folder.Names, part.For.String())...)
		}
		return e.verdict(report.File, about.Name, about.Formula.String(), report.Folder, parts...)
	case *theorem.Theorem:
		return e.verdict(report.File, about.Name, about.Claim, report.Folder, partsOfTheorem(report.Folder.Names, about)...)
	}
	return nil
}

// certificate says what an accepted certificate of a file rests on.
func (e *explanation) certificate(file string, c *certificates.Certificate, scope *listing) []string {
	e.kinds[c.Kind] = true
	lines := []string{"proof        " + c.Kind, "in           " + e.file(file)}
	for _, name := range kinds.Files(c) {
		lines = append(lines, "with         "+e.file(filepath.Join(filepath.Dir(file), name)))
	}
	lines = append(lines, "network      "+e.network(c.Statement.Network, scope))
	parts := entered(append(partsOf(scope.Names, c), scope.parts...))
	e.alone = append(e.alone, resting{c.Statement.String(), parts})
	seen := make(map[string]bool)
	for _, s := range c.Statements() {
		fact := scope.Names.Key(certificates.FactOf(s))
		e.parts[fact] = append(e.parts[fact], parts...)
		e.stated[fact] = append(e.stated[fact], fmt.Sprintf("%s, in %s", s, recheck.Shown(file)))
		if slices.Contains([]string{"audit", "deadlock", "route"}, s.Subject) && !seen[s.Args[0]] {
			seen[s.Args[0]] = true
			lines = append(lines, "router       "+e.router(s.Args[0], scope))
			if len(c.Body) > 0 && c.Body[0].Keyword == "ends" {
				lines = append(lines, "ends         vertices "+shortened(c.Body[0].Text)+", which send and receive")
			}
		}
		if s.Subject == "contains" {
			lines = append(lines, "network      "+e.network(s.Args[0], scope))
		}
	}
	return lines
}

// shortened cuts a long list of numbers.
func shortened(list string) string {
	const most = 100
	if len(list) <= most {
		return list
	}
	return list[:strings.LastIndexByte(list[:most], ' ')] + " …"
}

// verdict says what a verdict that follows, or a theorem that holds, rests on.
func (e *explanation) verdict(file, name, claim string, in *recheck.Folder, parts ...string) []string {
	lines := []string{"formula      " + claim, "in           " + e.file(file)}
	parts = append(append(parts, e.in(in).parts...), partsOfClaim(in.Names, claim)...)
	facts, own, defined := in.Asked()
	for _, d := range defined {
		lines = append(lines, fmt.Sprintf("definition   %s, as %s says", d.Line(), resolve.OwnWords))
	}
	for _, name := range own {
		canonical, err := "", error(nil)
		if name.Router != "" {
			canonical, err = in.Names.CanonicalRouter(name.Router, name.Network)
		} else {
			canonical, err = in.Names.Canonical(name.Network)
		}
		if err != nil {
			canonical = err.Error()
		}
		lines = append(lines, fmt.Sprintf("name         %s is %s, as %s says", name, canonical, resolve.OwnFile))
	}
	for _, fact := range facts {
		parts = append(parts, e.parts[fact]...)
		for _, statement := range e.stated[fact] {
			lines = append(lines, "certificate  "+statement)
		}
	}
	e.verdicts = append(e.verdicts, resting{name, entered(parts)})
	return lines
}

// file names a file with its digest.
func (e *explanation) file(path string) string {
	if e.digests[path] == "" {
		e.digests[path] = digestOf(path)
	}
	return fmt.Sprintf("%s, %s", recheck.Shown(path), e.digests[path])
}

func digestOf(path string) string {
	f, _, err := regular.Open(path, recheck.MaxOpened)
	if err != nil {
		return err.Error()
	}
	defer f.Close()
	digest := sha256.New()
	if _, err := io.Copy(digest, f); err != nil {
		return err.Error()
	}
	return fmt.Sprintf("sha256:%x", digest.Sum(nil))
}

// network says where a network comes from.
func (e *explanation) network(name string, s *listing) string {
	switch net, err := s.Names.Network(name); {
	case err != nil:
		return err.Error()
	case strings.HasPrefix(name, "g6:"):
		return s.calls(name) + name + ", the graph that this text is"
	case strings.HasPrefix(name, "sha256:"):
		return s.calls(name) + name + ", the graph whose edge list has this digest" + s.lies(name)
	case s.Names.TextOf(name) != nil:
		d := s.Names.TextOf(name)
		if d.Own {
			return fmt.Sprintf("%s, as %s defines it: %s", name, resolve.OwnWords, d.Line())
		}
		return fmt.Sprintf("%s, as certificates/words defines it: %s", name, d.Line())
	default:
		stem, _ := net.Family()
		e.networks[stem] = true
		return fmt.Sprintf("%s, as the text of %s in certificates/words/networks.words defines it", name, stem)
	}
}

// router says where a router comes from.
func (e *explanation) router(name string, s *listing) string {
	inner, lanes := routing.CutLanes(name)
	if !lanes {
		inner = name
	}
	if strings.HasPrefix(inner, routing.TablePrefix) {
		e.routers["that tables are"] = true
		return name + ", the table whose file has this digest" + s.lies(inner)
	}
	e.routers[inner] = true
	return name + ", as package routing defines it"
}

// all says what all together rests on.
func (e *explanation) all(budget *certificates.Budget) string {
	var b strings.Builder
	b.WriteString("\nTo be read by who doubts what is accepted, besides Go's own compiler and library:\n")
	list := func(set map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(set)), ", ") }
	for _, p := range []struct{ name, role string }{
		{"certificates", "the checkers of " + list(e.kinds)},
		{"certificates/resolve", "which network or router a name is"},
		{"topology", "graphs, and the networks " + list(e.networks)},
		{"routing", "the routers " + list(e.routers)},
	} {
		role := strings.TrimSuffix(strings.TrimSuffix(p.role, ", and the networks "), " of ")
		if p.name == "routing" && len(e.routers) == 0 {
			continue
		}
		fmt.Fprintf(&b, "  %-22s%5d lines of code  %s\n", p.name, codeLines(p.name), role)
	}
	b.WriteString("and what is read: the formulas above, and the files with these digests:\n")
	for _, path := range slices.Sorted(maps.Keys(e.digests)) {
		fmt.Fprintf(&b, "  %s  %s\n", strings.TrimPrefix(e.digests[path], "sha256:"), recheck.Shown(path))
	}
	fmt.Fprintf(&b, "checking took %s\n", budget)
	return b.String()
}

// codeLines returns how many lines of code a package has, without tests, comments and blank
// lines.
func codeLines(name string) int {
	sum := 0
	for file, n := range module().All() {
		if path.Dir(file) == name {
			sum += n
		}
	}
	return sum
}
