// Package claims reads files of claims: a paper's in props, a stranger's that "topocert prove
// --file" decides, a chapter of the atlas. It finds the lines and what is said of each, and leaves
// formulas as they are.
//
// # Files
//
// A line that is not empty and does not begin with # or // is a claim: a name, a colon, a formula; a
// stranger's line may be a formula alone. A name is of letters, digits and . / _ -
//
//	diameter: diameter(QT(m,n)) == 2*max(floor(m/2), floor(n/2)) + 4 for m >= 2, n >= 2
//
// Below it may stand further ways to read the claim, from the second on, and what holds instead:
//
//	diameter reading 2: diameter(QT(m,n)) <= 2*max(floor(m/2), floor(n/2)) + 4 for m >= 2, n >= 2
//	diameter correction: diameter(QT(m,n)) <= max(m, n) + 4 for m >= 2, n >= 2
//
// In the papers of props a line may name a function in Go in place of a formula, with arguments and
// a domain: package papers has it. A line without a formula is open.
//
//	alltoall-mla: go completes: qt-all-to-all-mla; m + n + 4 for m >= 2, n >= 2
//
// # Head lines
//
// A comment with a word and a colon is a head line, if the word is one of these. It says something
// of the paper, above its first claim; or of the last claim, family, domain or chart above it. Words
// with * may stand several times. Other comments are remarks; those that end right above a claim
// are its quotation.
//
//	of the paper          title authors source
//	                      findings     claims that fail and matter most
//	                      read*        what was read of the paper
//	anywhere              section      where the claims from there on stand
//	                      open*, "not typed"*   statements that are none of the claims, and why
//	of a claim            said*        the paper's words, or where the literature says it
//	                      read*        where that was read
//	                      means        what is decided, in words
//	                      kind         theorem, algorithm, table or text
//	                      note         how it is read
//	                      with*        what stands for something that a proof for all needs, as
//	                                   "topocert prove --with" takes it: S = {i : i%3 == 1}
//	                      correction   what holds instead: a formula, or a sentence
//	                      condition*   a network whose definition is inferred
//	                      long         why it takes a second or more
//	                      refuted      a domain for all of which Coq refutes the formula
//	                      refutes      the statement by which Coq refutes it, where no formula does
//	of each of its lines  reading      the name of that reading
//	                      witness*     the text for a case that fails; {…} is the value of an
//	                                   expression, {…:3} with decimals, {…:≈} a fraction with its
//	                                   value. "witness: [CONDITION] TEXT" is for cases with a condition,
//	                                   before a witness without
//	                      large        members far beyond the sweep: (30, 40), (2, 1000)
//	                      limit        the order of the largest networks of the sweep
//	                      coq          the statement of the theorem in Coq, where no formula says it
//	                      open         of a line without a formula, what it would take
//	                      shown, order, case    as of a domain, for this line alone
//	of a domain           domain       a domain as formulas have it; it begins what follows
//	                      shown        the domain as it is printed: m, n ≥ 2
//	                      order        the order of the largest network of a case: 8*m*n
//	                      case         how a case is called: QT({m},{n})
//	of a family, in a     family       its members, which are tabulated; it begins what follows
//	chapter of the atlas  draw         the member that is drawn
//	                      about*, source*
//	of a chart            chart        its name and its title; it begins what follows
//	                      claims       the claims about it, the one that decides it first
//	                      quantity     what is measured
//	                      sizes        a variable and its values: k in 2..14
//	                      approximate  why no value contradicts what is printed
//	                      printed*, true*       a series of the paper's values, and of ours: a name,
//	                                   a formula in brackets
package claims

import (
	"fmt"
	"regexp"
	"strings"
)

// File is what a file of claims says.
type File struct {
	Heads    // of the paper
	Notes    []string
	Domains  []*Part
	Families []*Part
	Charts   []*Part
	Claims   []*Claim
	// Wrong says what is wrong with head lines, with their places.
	Wrong []error
}

// Part is a thing that a head line begins: a domain, a family, a chart.
type Part struct {
	Heads
	Text    string // of that line
	Section string
	Place   string // "cubes.claims:3"
	Claims  []*Claim
}

// Claim is a line of a claim.
type Claim struct {
	Heads
	// Name is the claim's; it is empty where the line has none. Which is empty, "reading 2", or
	// "correction".
	Name, Which    string
	Text           string // the formula
	Section, Quote string
	Place          string
	Column         int // where the text begins in its line, from 0
	Family         *Part
	// Wrong says what is wrong with the name.
	Wrong error
}

// ID is the name of the verdict on the line.
func (c *Claim) ID() string { return strings.TrimSpace(c.Name + " " + c.Which) }

// Formula tells whether the line has a formula.
func (c *Claim) Formula() bool { return c.Text != "" && c.Go() == nil }

// Go is what a line says that a function in Go decides.
type Go struct {
	Function string
	Args     []string
	Domain   string
}

var goLine = regexp.MustCompile(`^go ([A-Za-z][A-Za-z0-9]*)(?:: (.*?))?(?: for (.*))?$`)

// Go returns what the line says of Go; nil if it says nothing of it.
func (c *Claim) Go() *Go {
	m := goLine.FindStringSubmatch(c.Text)
	if m == nil {
		return nil
	}
	g := &Go{Function: m[1], Domain: m[3]}
	if m[2] != "" {
		g.Args = strings.Split(m[2], "; ")
	}
	return g
}

// Head is a head line.
type Head struct{ Word, Text, Place string }

// Heads are the head lines of one thing.
type Heads []Head

// All returns the texts of all head lines with the word.
func (h Heads) All(word string) (list []string) {
	for _, l := range h {
		if l.Word == word {
			list = append(list, l.Text)
		}
	}
	return list
}

// Get returns the text of the head line with the word, "" if there is none.
func (h Heads) Get(word string) string { return strings.Join(h.All(word), " ") }

// The things that head lines may speak of.
type thing int

const (
	paper thing = 1 << iota
	domain
	family
	chart
	claim
	anywhere
)

// headWord is a word of a head line.
type headWord struct {
	word   string
	of     thing
	many   thing // the things of which several lines may say so
	begins bool
}

// headWords are all of them.
var headWords = []headWord{
	{"title", paper, 0, false}, {"authors", paper, 0, false}, {"source", paper | family, family, false}, {"findings", paper, 0, false},
	{"section", anywhere, anywhere, false}, {"not typed", anywhere, anywhere, false}, {"open", claim | anywhere, anywhere, false},
	{"said", claim, claim, false}, {"read", paper | claim, paper | claim, false}, {"correction", claim, 0, false},
	{"means", claim, 0, false}, {"kind", claim, 0, false}, {"note", claim, 0, false}, {"with", claim, claim, false}, {"condition", claim, claim, false}, {"long", claim, 0, false},
	{"refuted", claim, 0, false}, {"refutes", claim, 0, false}, {"coq", claim, 0, false},
	{"reading", claim, 0, false}, {"witness", claim, claim, false}, {"large", claim, 0, false}, {"limit", claim, 0, false},
	{"domain", domain, 0, true}, {"shown", domain | claim, 0, false}, {"order", domain | claim, 0, false}, {"case", domain | claim, 0, false},
	{"family", family, 0, true}, {"draw", family, 0, false}, {"about", family, family, false},
	{"chart", chart, 0, true}, {"claims", chart, 0, false}, {"quantity", chart, 0, false}, {"sizes", chart, 0, false}, {"approximate", chart, 0, false},
	{"printed", chart, chart, false}, {"true", chart, chart, false},
}

// headLine is a comment that may be a head line: "# title: On rings".
var headLine = regexp.MustCompile(`^(?:#|//)\s*([A-Za-z]+(?: typed)?)\s*:(.*)$`)

// namedLine is a claim with a name. The formula may hold colons too.
var namedLine = regexp.MustCompile(`^([^:("]*?)\s*:(.*)$`)

// name is the name of a verdict: of a claim, of a further reading of it, or of its correction.
var name = regexp.MustCompile(`^([A-Za-z0-9./_-]+)(?: (reading [1-9][0-9]*|correction))?$`)

// Title returns the title of a file.
func Title(text string) string {
	for line := range strings.Lines(text) {
		if m := headLine.FindStringSubmatch(strings.TrimSpace(line)); m != nil && m[1] == "title" {
			return strings.TrimSpace(m[2])
		}
	}
	return ""
}

// Read reads a file of claims. The path is for places. A line of which whole says so is a formula
// as it stands, without a name, though a colon be in it; nil says so of none.
func Read(path, text string, whole func(line string) bool) *File {
	r := &reader{path: path, file: &File{}, whole: whole, ids: make(map[string]string)}
	r.heads, r.of = &r.file.Heads, paper
	for line := range strings.Lines(text) {
		r.number++
		r.column = len(line) - len(strings.TrimLeft(line, " \t"))
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			r.above = nil
		case line[0] != '#' && !strings.HasPrefix(line, "//"):
			r.claim(line)
			r.above = nil
		default:
			m := headLine.FindStringSubmatch(line)
			if m != nil && r.head(m[1], strings.TrimSpace(m[2])) {
				r.above = nil
			} else if remark := strings.TrimSpace(strings.TrimPrefix(line[1:], "/")); remark != "" {
				r.above = append(r.above, remark)
			} else {
				r.above = nil
			}
		}
	}
	return r.file
}

// reader reads a file line by line.
type reader struct {
	path           string
	number, column int
	whole          func(line string) bool
	file           *File
	section        string
	above          []string // the remarks that end with the line before
	// heads are those of the thing that was begun last, of which kind of is.
	heads  *Heads
	of     thing
	family *Part
	ids    map[string]string // where a name stands
}

func (r *reader) place() string { return fmt.Sprintf("%s:%d", r.path, r.number) }

func (r *reader) refuse(format string, args ...any) {
	r.file.Wrong = append(r.file.Wrong, fmt.Errorf("%s: %s", r.place(), fmt.Sprintf(format, args...)))
}

// head takes in a comment with a word and a colon, and tells whether the word is one of a head line,
// or nearly.
func (r *reader) head(word, text string) bool {
	w := r.known(word)
	switch {
	case w == nil:
		return false
	case w.word != word:
		r.refuse("the head %q, want %q", word+":", w.word+":")
	case text == "":
		r.refuse("the head %q has no text", word+":")
	case w.begins:
		r.begin(w.of, text)
	case w.word == "section":
		r.section = text
	case w.word == "not typed":
		r.file.Notes = append(r.file.Notes, "Not typed: "+text)
	case w.word == "open" && !(r.of == claim && r.last().Text == ""):
		r.file.Notes = append(r.file.Notes, "Open: "+text)
	case w.of&r.of != 0:
		r.add(r.heads, r.of, w, text)
	case w.of&family != 0 && r.family != nil:
		r.add(&r.family.Heads, family, w, text)
	case w.of&paper != 0 && len(r.file.Claims) == 0:
		r.add(&r.file.Heads, paper, w, text)
	case w.of&claim != 0:
		r.refuse("the head %q without a claim above it, want it below the claim", word+":")
	case w.of&paper != 0:
		r.refuse("the head %q stands below the first claim, want it above", word+":")
	case w.of&family != 0:
		r.refuse("the head %q above the first family, want it below a line %q", word+":", "# family: …")
	default:
		r.refuse("the head %q without a chart above it, want it below a line %q", word+":", "# chart: …")
	}
	return true
}

// known returns the word of a head line that a word is, or that it is nearly; nil for none. A
// word with a capital is that of a remark, unless it is one of the paper's.
func (r *reader) known(word string) *headWord {
	for i, w := range headWords {
		if w.word == word {
			return &headWords[i]
		}
	}
	for i, w := range headWords {
		if strings.EqualFold(w.word, word) && w.of&(paper|anywhere|family) != 0 || len(word) > 3 && word == strings.ToLower(word) && nearly(w.word, word) {
			return &headWords[i]
		}
	}
	return nil
}

func (r *reader) last() *Claim { return r.file.Claims[len(r.file.Claims)-1] }

// add adds a head line to those of a thing.
func (r *reader) add(heads *Heads, of thing, w *headWord, text string) {
	if first := heads.All(w.word); first != nil && w.many&of == 0 {
		r.refuse("a second head %q, the first says %q", w.word+":", first[0])
		return
	}
	*heads = append(*heads, Head{w.word, text, r.place()})
}

// begin begins a domain, a family or a chart.
func (r *reader) begin(of thing, text string) {
	p := &Part{Text: text, Section: r.section, Place: r.place()}
	r.heads, r.of = &p.Heads, of
	switch of {
	case domain:
		r.file.Domains = append(r.file.Domains, p)
	case chart:
		r.file.Charts = append(r.file.Charts, p)
	case family:
		r.family = p
		r.file.Families = append(r.file.Families, p)
	}
}

// claim takes in a claim.
func (r *reader) claim(line string) {
	c := &Claim{Text: line, Section: r.section, Quote: strings.Join(r.above, " "), Place: r.place(), Column: r.column, Family: r.family}
	if m := namedLine.FindStringSubmatch(line); m != nil && (r.whole == nil || !r.whole(line)) {
		c.Name, c.Text = m[1], strings.TrimSpace(m[2])
		c.Column += len(line) - len(strings.TrimLeft(m[2], " \t"))
		c.Wrong = r.name(c)
	}
	if r.family != nil {
		r.family.Claims = append(r.family.Claims, c)
	}
	r.file.Claims = append(r.file.Claims, c)
	r.heads, r.of = &c.Heads, claim
}

// name reads the name of a claim, and tells what is wrong with it.
func (r *reader) name(c *Claim) error {
	m := name.FindStringSubmatch(c.Name)
	if m == nil {
		return fmt.Errorf("the name %q, want letters, digits and . / _ - before the colon", c.Name)
	}
	whole := c.Name
	c.Name, c.Which = m[1], m[2]
	if c.Which != "" && (len(r.file.Claims) == 0 || r.last().Name != c.Name || r.last().Which == "correction") {
		return fmt.Errorf("the line %s without the claim above it, want it below the lines of %s", whole, c.Name)
	}
	if first := r.ids[whole]; first != "" {
		return fmt.Errorf("the name %s is that of %s already", whole, first)
	}
	r.ids[whole] = r.place()
	return nil
}

// nearly tells whether two words differ by one letter that is changed, left out or put in, or by two
// neighbours that are exchanged.
func nearly(a, b string) bool {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	a, b = a[i:], b[i:]
	if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] && a[2:] == b[2:] {
		return true
	}
	return a != b && (len(a) > 0 && len(b) > 0 && a[1:] == b[1:] || len(a) > 0 && a[1:] == b || len(b) > 0 && a == b[1:])
}
