package props

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/props/claims"
	"topocert/solver/parametric"
)

// PaperText is a paper as package papers has it: a file of claims, as package claims describes it, and
// what that leaves to other files and to Go.
type PaperText struct {
	Key    string
	Claims string
	// Words are definitions of the paper's own, which its formulas may use: a text of package words.
	Words string
	// Short are definitions, of numbers and conditions, that are written out wherever a line uses them.
	Short string
	// Theorems are about whole families: see WithTheorems.
	Theorems string
	Code     Code
}

// Paper returns the paper. A mistake in its texts, which are the program's own, panics with its
// place.
func (p PaperText) Paper() Paper {
	paper, err := p.read()
	if err != nil {
		panic(fmt.Sprintf("props: %v", err))
	}
	return paper
}

func (p PaperText) read() (Paper, error) {
	short, err := newShorthands(p.Short)
	if err != nil {
		return Paper{}, fmt.Errorf("%s.short: %w", p.Key, err)
	}
	file := claims.Read(p.Key+".claims", short.written(p.Claims), nil)
	names := resolve.New()
	if err := names.Define(p.Words); err != nil {
		return Paper{}, fmt.Errorf("%s.words: %w", p.Key, err)
	}
	r := &textReader{key: p.Key, words: p.Words, functions: p.Code, file: file, library: names.Words(), used: make(map[string]bool), corrected: make(map[*Claim]bool)}
	paper := Paper{Key: p.Key, Title: file.Get("title"), Source: file.Get("source"), Findings: strings.Fields(file.Get("findings")), Notes: file.Notes}
	wrong := file.Wrong
	for _, line := range file.Claims {
		c, err := r.claim(line)
		if err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", line.Place, err))
		}
		if c != nil {
			paper.Claims = append(paper.Claims, c)
		}
	}
	for _, c := range paper.Claims {
		if c.Correction != nil && !r.corrected[c] {
			wrong = append(wrong, fmt.Errorf("%s: a correction without its line, want \"%s correction: …\"", c.ID, strings.TrimPrefix(c.ID, p.Key+"/")))
		}
	}
	for _, chart := range file.Charts {
		c, err := r.chart(chart)
		if err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", chart.Place, err))
		}
		paper.Charts = append(paper.Charts, c)
	}
	for name := range p.Code {
		if !r.used[name] {
			wrong = append(wrong, fmt.Errorf("the function %q, want a line that says go %s", name, name))
		}
	}
	paper.Claims = WithTheorems(paper.Claims, p.Theorems)
	return paper, errors.Join(wrong...)
}

// OwnClaims makes claims of the lines of a file of a user's own, of the paper with the given key, with the words
// of a library; parse, if it is not nil, reads a formula for people. A line that is wrong is a claim that says
// so. Lines without a formula are left out.
func OwnClaims(paper string, file *claims.File, library *words.Library, parse func(text string) (*formula.Formula, error)) []*Claim {
	r := &textReader{key: paper, own: true, parse: parse, file: file, library: library}
	var list []*Claim
	for _, line := range file.Claims {
		if !line.Formula() && line.Wrong == nil {
			continue
		}
		c, err := r.claim(line)
		switch {
		case err == nil && c == nil:
			continue
		case err != nil && line.Which != "" && line.Wrong == nil: // of a further line of the last claim
			r.last.Wrong, r.last.Place, r.last.Column = err, line.Place, line.Column
			continue
		case err != nil:
			c = &Claim{ID: line.ID(), Formal: line.Text, Wrong: err, own: true, paper: paper, Unnamed: line.Name == "", Place: line.Place, Column: line.Column}
		}
		list = append(list, c)
	}
	return list
}

// textReader makes claims of the lines of a file.
type textReader struct {
	key       string // of the paper
	own       bool   // it is a user's own
	parse     func(text string) (*formula.Formula, error)
	words     string // of a paper of ours
	functions Code

	file    *claims.File
	library *words.Library
	last    *Claim
	domains []formula.Domain // the file's, in its order
	used    map[string]bool  // the functions that lines name
	// corrected are the claims whose correction has a line.
	corrected map[*Claim]bool
}

// claim takes in a line: it returns a new claim, or adds to the last.
func (r *textReader) claim(line *claims.Claim) (*Claim, error) {
	if line.Which == "" {
		r.last = nil
	}
	if line.Wrong != nil {
		return nil, line.Wrong
	}
	if line.Which != "" && r.last == nil {
		return nil, nil // the claim itself is wrong
	}
	reading, err := r.reading(line)
	if err != nil {
		return nil, err
	}
	switch {
	case line.Which == "correction":
		if r.last.Correction == nil { // of a user's own
			r.last.Correction = &Correction{Statement: line.Text}
		}
		r.last.Correction.Reading = *reading
		if r.last.Coq.Correction = line.Get("coq"); !r.own {
			r.corrected[r.last] = true
		}
		return nil, nil
	case line.Which != "":
		r.last.Readings = append(r.last.Readings, *reading)
		want, got := r.last.readingName(len(r.last.Readings)-1), line.ID()
		if !r.own {
			got = r.key + "/" + got
		}
		if want != got {
			return nil, fmt.Errorf("the line %s, want %s", line.ID(), want)
		}
		return nil, nil
	}
	c := &Claim{Kind: Kind(line.Get("kind")), Section: line.Section, ConditionalOn: line.All("condition"), own: r.own}
	if c.Kind == "" {
		c.Kind = Theorem
	}
	if !slices.Contains(Kinds(), c.Kind) {
		return nil, fmt.Errorf("the kind %q, want one of %q", c.Kind, Kinds())
	}
	if statement := line.Get("correction"); statement != "" {
		c.Correction = &Correction{Statement: statement}
	}
	if reading != nil {
		c.Readings = []Reading{*reading}
	} else {
		c.Open = line.Get("open")
	}
	if r.last = c; r.own {
		r.fill(c, line)
		return c, nil
	}
	c.ID, c.Quote, c.Formal, c.Note, c.Long = r.key+"/"+line.Name, line.Get("said"), line.Get("means"), line.Get("note"), line.Get("long") != ""
	c.Coq, c.words = Coq{Claim: line.Get("coq"), Refuted: line.Get("refuted"), RefutedAs: line.Get("refutes")}, r.words
	return c, nil
}

// fill notes in a claim of a user's own what its line says.
func (r *textReader) fill(c *Claim, line *claims.Claim) {
	f := c.Readings[0].Formula
	c.paper, c.ID, c.Unnamed, c.Formal = r.key, line.Name, line.Name == "", f.String()
	if c.Unnamed {
		c.ID = fmt.Sprintf("statement-%.4x", sha256.Sum256([]byte(c.Formal)))
	}
	if _, err := formula.ParseWith(r.library, line.Text); err != nil { // as certificates write it
		c.Formal = line.Text
	}
	c.Place, c.Column, c.Quote = line.Place, line.Column, line.Quote
	for _, text := range line.All("with") {
		h, err := parametric.ParseHint(text)
		if err != nil {
			c.Wrong = fmt.Errorf("with %w", err)
		}
		c.Hints = append(c.Hints, h)
	}
	quotes := line.All("said")
	for _, text := range line.All("read") {
		quotes = append(quotes, "read: "+text)
	}
	c.Note = strings.Join(quotes, "; ")
	if c.Correction == nil {
		return
	}
	if of, err := formula.ParseWith(r.library, c.Correction.Statement); err == nil && of.Truth() {
		c.Correction.Reading = stating(of)
	}
}

// parsed reads a formula.
func (r *textReader) parsed(text string) (*formula.Formula, error) {
	if r.parse != nil {
		return r.parse(text)
	}
	return formula.ParseWith(r.library, text)
}

// reading returns the reading that a line has; nil for a claim that is open.
func (r *textReader) reading(line *claims.Claim) (reading *Reading, err error) {
	if line.Which == "correction" && r.last.Correction == nil && !r.own {
		return nil, fmt.Errorf("a correction of %s, want a head %q below %s", line.Name, "correction:", line.Name)
	}
	name := line.Get("reading")
	var of Reading
	switch {
	case line.Text == "" && name == "":
		return nil, nil
	case line.Text == "": // it cannot be decided, since we do not have what it rests on
		of = Once(name, func(t *Case) { t.Openf("%s", line.Get("open")) })
	case line.Go() != nil:
		of, err = r.code(line.Go())
	default:
		of, err = r.formula(line)
	}
	if err == nil && line.Text != "" {
		err = r.family(line, &of)
	}
	of.Name = name
	if limit := line.Get("limit"); limit != "" && err == nil {
		of.Limit, err = strconv.Atoi(limit)
	}
	return &of, err
}

// code returns the reading that a function decides.
func (r *textReader) code(of *claims.Go) (Reading, error) {
	try := r.functions[of.Function]
	if try == nil {
		return Reading{}, fmt.Errorf("no function %q", of.Function)
	}
	r.used[of.Function] = true
	reading := Reading{Domain: of.Domain, try: func(t *Case, c *Instance) { try(t, Call{of.Args, t, c}) }}
	if of.Domain == "" {
		return reading, nil
	}
	var err error
	reading.domain, err = formula.ParseDomain(of.Domain)
	return reading, err
}

// formula returns the reading that a formula says.
func (r *textReader) formula(line *claims.Claim) (Reading, error) {
	of, err := r.parsed(line.Text)
	if err != nil {
		return Reading{}, err
	}
	reading := stating(of)
	for _, text := range line.All("witness") {
		w, err := newWitness(text, r.library, of.For.Names())
		if err != nil {
			return reading, err
		}
		reading.witnesses = append(reading.witnesses, w)
	}
	return reading, nil
}

// family notes what is said of a line's domain there, and where it is named.
func (r *textReader) family(line *claims.Claim, of *Reading) error {
	d := of.domain
	for _, part := range r.file.Domains[len(r.domains):] {
		named, err := formula.ParseDomain(part.Text)
		if err != nil {
			return fmt.Errorf("%s: %w", part.Place, err)
		}
		r.domains = append(r.domains, named)
	}
	order, called := "", ""
	heads := []claims.Heads{line.Heads}
	for i, named := range r.domains {
		part := r.file.Domains[i]
		if named.String() == d.String() {
			heads = append(heads, part.Heads)
		}
		if order == "" && slices.Equal(named.Names(), d.Names()) { // the order is that of the first with the variables
			order = part.Get("order")
		}
	}
	for _, h := range slices.Backward(heads) {
		for word, field := range map[string]*string{"shown": &of.Domain, "order": &order, "case": &called} {
			if text := h.Get(word); text != "" {
				*field = text
			}
		}
	}
	of.Complete = !d.Open()
	if len(d.Ranges) == 0 && !r.own {
		if of.Domain == "" && of.Formula != nil {
			of.Domain = of.Formula.String()
		}
		of.called = &pattern{end: of.Domain}
		return nil
	}
	if order != "" {
		f, err := formula.Parse(order + bound(d.Names()))
		if err != nil {
			return fmt.Errorf("the order %q: %w", order, err)
		}
		of.order = f.Expr
	} else if d.Open() && !r.own {
		return fmt.Errorf("%w and without an order: %q", ErrEndless, d)
	}
	if called != "" {
		var err error
		if of.called, err = template(called).read(words.Standard(), d.Names()); err != nil {
			return err
		}
	}
	if large := line.Get("large"); large != "" {
		members, err := formula.ParseDomain(fmt.Sprintf("(%s) in [%s]", strings.Join(d.Names(), ", "), large))
		if err != nil {
			return fmt.Errorf("the large members %s: %w", large, err)
		}
		return members.Each(func(env formula.Env) error {
			c, err := of.instance(env)
			if in, wrong := d.Contains(env); err == nil && (wrong != nil || !in) {
				err = fmt.Errorf("the large member %s, want one of %q", c.Name, d)
			}
			of.Large = append(of.Large, c)
			return err
		})
	}
	return nil
}

// chart returns a chart.
func (r *textReader) chart(part *claims.Part) (c Chart, err error) {
	c.Name, c.Title, _ = strings.Cut(part.Text, " ")
	c.Quantity, c.Approximate = part.Get("quantity"), part.Get("approximate") != ""
	for _, name := range strings.Fields(part.Get("claims")) {
		c.Claims = append(c.Claims, r.key+"/"+name)
	}
	sizes, err := formula.ParseDomain(part.Get("sizes"))
	if err != nil || len(sizes.Names()) != 1 || sizes.Open() {
		return c, fmt.Errorf("the sizes %q, want such as %q: %w", part.Get("sizes"), "k in 2..14", err)
	}
	c.Parameter = sizes.Names()[0]
	err = sizes.Each(func(e formula.Env) error {
		c.Sizes = append(c.Sizes, Int(e, c.Parameter))
		return nil
	})
	for _, h := range part.Heads {
		if h.Word != "printed" && h.Word != "true" {
			continue
		}
		inner, name, ok := strings.Cut(strings.TrimPrefix(h.Text, "["), "] ")
		f, wrong := formula.ParseWith(r.library, inner+bound(sizes.Names()))
		if !ok || wrong != nil {
			return c, errors.Join(err, fmt.Errorf("the series %q, want [FORMULA] NAME: %w", h.Text, wrong))
		}
		s := Series{Name: name, Printed: h.Word == "printed", formula: f}
		if s.Printed {
			s.Name = "printed: " + name
		}
		c.Series = append(c.Series, s)
	}
	return c, err
}
