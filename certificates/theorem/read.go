package theorem

import (
	"fmt"
	"io"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
)

// Header is the first line of a file of theorems, Ending that of its name.
const (
	Header = "topocert theorems 1"
	Ending = ".theorems"
)

// maxObjects bounds the lines of one lemma's objects, maxLemmas the networks and lemmas of a
// theorem.
const (
	maxObjects = 1 << 8
	maxLemmas  = 1 << 8
)

// Object is a line of a lemma: what a keyword stands for.
type Object struct{ Keyword, Text string }

// Lemma is what is shown of a fact of a network: for all parameters for which If is true, that
// it is so related to the value. By is the method, Objects what it needs.
type Lemma struct {
	// Times is a factor of the fact, from 2 on; 0 for none.
	Times    int64
	Fact     string // with the arguments behind the network, if it has any: "contains Ring(n)"
	Relation string // "==", "<=" or ">="
	Value    string // a term in the network's parameters, true or false
	If       string // a condition in these, "" for none
	By       string
	Objects  []Object
	line     int
}

// Network is a network of a claim, as the claim writes it, with what is shown of it. Vertex is
// one of its vertices, a tuple of terms in the family's parameters; Back are neighbours in the
// reverse direction of a text's, tuples in parameters and coordinates with "if CONDITION" or
// without.
type Network struct {
	Name   string
	Vertex string
	Back   []string
	Lemmas []*Lemma
	line   int
}

// Theorem is a claim that holds for all values of its variables, with its proof.
type Theorem struct {
	// Name says of which claim, as a verdict's does.
	Name string
	// Claim is a formula that is true or false.
	Claim string
	// Instance are values of the variables in the domain, in their order: so it is not empty.
	Instance string
	Networks []*Network
	// Proofs are those of the questions in their order, with what each question says.
	Proofs []Proof
	// Line is where it begins in its file, from 1; 0 if it is from none.
	Line int
}

// Proof is a proof of one question.
type Proof struct {
	What  string
	Nodes []arithmetic.Node
	line  int
}

// Read reads a file of theorems. Anything but a well-formed file is rejected; an error of in
// itself is returned as it is.
func Read(in io.Reader) ([]*Theorem, error) {
	body, err := certificates.ReadBody(in, Header)
	if err != nil {
		return nil, err
	}
	r := &reader{lines: body}
	var list []*Theorem
	names := make(map[string]bool)
	for r.err == nil && r.next() != "" {
		t := r.theorem()
		if names[t.Name] && r.err == nil {
			r.err = &certificates.Rejection{Rule: "theorem/form", Line: t.Line, Detail: fmt.Sprintf("%s is the name of another theorem already, want another", t.Name)}
		}
		names[t.Name] = true
		list = append(list, t)
	}
	if r.err == nil && len(list) == 0 {
		r.wrong("no theorems, want one or more")
	}
	return list, r.err
}

// reader goes through lines. After the first error it reads nothing more.
type reader struct {
	lines []certificates.Line
	at    int
	err   error
}

func (r *reader) next() string {
	if r.err != nil || r.at == len(r.lines) {
		return ""
	}
	return r.lines[r.at].Keyword
}

// line is the number of the next line in the file.
func (r *reader) line() int { return r.at + 2 }

func (r *reader) wrong(format string, args ...any) {
	if r.err == nil {
		r.err = &certificates.Rejection{Rule: "theorem/form", Line: r.line(), Detail: fmt.Sprintf(format, args...)}
	}
}

// text reads a line with a keyword.
func (r *reader) text(keyword string) string {
	switch next := r.next(); {
	case r.err != nil:
	case next != keyword:
		r.wrong("%q, want a line %q", certificates.Shortened(next), keyword)
	default:
		r.at++
		return r.lines[r.at-1].Text
	}
	return ""
}

func (r *reader) theorem() *Theorem {
	t := &Theorem{Line: r.line()}
	if t.Name = r.text("theorem"); r.err == nil && !formula.NamesVerdict(t.Name) {
		r.at--
		r.wrong("the name %q, want that of a claim, of a reading or of a correction, as verdicts have it", certificates.Shortened(t.Name))
	}
	t.Claim = r.text("claim")
	if r.next() == "instance" {
		t.Instance = r.text("instance")
	}
	lemmas := 0
	for r.next() == "network" {
		n := &Network{line: r.line()}
		n.Name, n.Vertex = r.text("network"), r.text("vertex")
		for r.next() == "back" && len(n.Back) < maxItems {
			n.Back = append(n.Back, r.text("back"))
		}
		for r.next() == "lemma" {
			if lemmas++; lemmas > maxLemmas {
				r.wrong("more than %d lemmas of a theorem, want at most that many", maxLemmas)
			}
			n.Lemmas = append(n.Lemmas, r.lemma())
		}
		if t.Networks = append(t.Networks, n); len(t.Networks) > maxLemmas {
			r.wrong("more than %d networks of a theorem, want at most that many", maxLemmas)
		}
	}
	for r.next() == "refute" {
		p := Proof{line: r.line(), What: r.text("refute")}
		for {
			form := r.next()
			if form == "" || form == "refute" || form == "theorem" {
				break
			}
			n, err := arithmetic.ParseNode(form, r.lines[r.at].Text)
			if err != nil {
				r.wrong("%v", err)
				break
			}
			p.Nodes = append(p.Nodes, n)
			r.at++
		}
		t.Proofs = append(t.Proofs, p)
	}
	return t
}

// lemma reads a lemma: the fact, a relation, the value, and perhaps a condition.
func (r *reader) lemma() *Lemma {
	m := &Lemma{line: r.line()}
	text := r.text("lemma")
	text, m.If, _ = strings.Cut(text, " if ")
	for _, relation := range []string{"==", "<=", ">="} {
		if fact, value, found := strings.Cut(text, " "+relation+" "); found && (m.Relation == "" || len(fact) < len(m.Fact)) {
			m.Fact, m.Relation, m.Value = fact, relation, value
		}
	}
	if factor, fact, found := strings.Cut(m.Fact, "*"); found && !strings.Contains(factor, "(") && r.err == nil {
		n, err := strconv.ParseInt(factor, 10, 32)
		if m.Times, m.Fact = n, fact; err != nil || n < 2 || strconv.FormatInt(n, 10) != factor {
			r.at--
			r.wrong("lemma about %q, want a fact, or 2 or more times a fact", certificates.Shortened(factor+"*"+fact))
		}
	}
	if m.Relation == "" && r.err == nil {
		r.at--
		r.wrong("lemma %q, want FACT RELATION VALUE", certificates.Shortened(text))
	}
	m.By = r.text("by")
	for next := r.next(); next != "" && next != "lemma" && next != "network" && next != "refute" && next != "theorem"; next = r.next() {
		if len(m.Objects) == maxObjects {
			r.wrong("more than %d lines of a lemma, want at most that many", maxObjects)
			break
		}
		m.Objects = append(m.Objects, Object{next, r.text(next)})
	}
	return m
}

// factor is what the fact is multiplied by.
func (m *Lemma) factor() *big.Int { return big.NewInt(max(m.Times, 1)) }

// String writes the lemma as a line has it, without the keyword.
func (m *Lemma) String() string {
	text := m.Fact
	if m.Times != 0 {
		text = strconv.FormatInt(m.Times, 10) + "*" + text
	}
	text += " " + m.Relation + " " + m.Value
	if m.If != "" {
		text += " if " + m.If
	}
	return text
}

// Write writes a file of theorems as Read reads it.
func Write(w io.Writer, theorems []*Theorem) error {
	var b strings.Builder
	line := func(keyword, text string) { b.WriteString(keyword + " " + text + "\n") }
	b.WriteString(Header + "\n")
	for _, t := range theorems {
		line("theorem", t.Name)
		line("claim", t.Claim)
		if t.Instance != "" {
			line("instance", t.Instance)
		}
		for _, n := range t.Networks {
			line("network", n.Name)
			line("vertex", n.Vertex)
			for _, back := range n.Back {
				line("back", back)
			}
			for _, m := range n.Lemmas {
				line("lemma", m.String())
				line("by", m.By)
				for _, o := range m.Objects {
					line(o.Keyword, o.Text)
				}
			}
		}
		for _, p := range t.Proofs {
			line("refute", p.What)
			for _, n := range p.Nodes {
				b.WriteString(n.String() + "\n")
			}
		}
	}
	b.WriteString(certificates.Footer + "\n")
	_, err := io.WriteString(w, b.String())
	return err
}
