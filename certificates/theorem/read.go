package theorem

import (
	"io"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/automata"
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
	// Automata are what it needs in place of objects where it is by automata.
	Automata automata.Proof
	line     int
}

// Network is a network of a claim, as the claim writes it, with what is shown of it. Vertex is
// one of its vertices, a tuple of terms in the family's parameters; Back are neighbours in the
// reverse direction of a text's, tuples in parameters and coordinates with "if CONDITION" or
// without. Words are automata in their place, of a network whose vertices are words.
type Network struct {
	Name   string
	Words  *automata.Words
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
func Read(in io.Reader) (list []*Theorem, err error) {
	names := make(map[string]bool)
	err = certificates.ReadForm(in, Header, rule, func(r *certificates.Lines) {
		if list != nil {
			r.Reject("file/extra", "more lines after %q, want the end of the file", certificates.Footer)
		}
		certificates.Each(r, &list, pointed(r, (*Theorem).form))
		if len(list) == 0 {
			r.Reject(rule, "no theorems, want one or more")
		}
	})
	for _, t := range list {
		if names[t.Name] && err == nil {
			err = &certificates.Rejection{Rule: rule, Line: t.Line, Detail: t.Name + " is the name of another theorem already, want another"}
		}
		names[t.Name] = true
	}
	return list, err
}

// Write writes a file of theorems as Read reads it.
func Write(w io.Writer, theorems []*Theorem) error {
	return certificates.WriteForms(w, Header, func(r *certificates.Lines) {
		for _, t := range theorems {
			t.form(r)
		}
	})
}

// rule is what a file that is not well formed breaks.
const rule = "theorem/form"

// pointed is the form of what a pointer leads to.
func pointed[T any](r *certificates.Lines, form func(*T, *certificates.Lines)) func(**T) {
	return func(p **T) {
		if r.Reads() {
			*p = new(T)
		}
		form(*p, r)
	}
}

func (t *Theorem) form(r *certificates.Lines) {
	r.Place(&t.Line)
	if r.Text("theorem", &t.Name); !formula.NamesVerdict(t.Name) {
		r.Wrong(rule, "the name %q, want that of a claim, of a reading or of a correction, as verdicts have it", certificates.Shortened(t.Name))
	}
	r.Text("claim", &t.Claim)
	if t.Instance != "" || r.Next() == "instance" {
		r.Text("instance", &t.Instance)
	}
	lemmas := 0
	certificates.Each(r, &t.Networks, pointed(r, (*Network).form), "network")
	for _, n := range t.Networks {
		lemmas += len(n.Lemmas)
	}
	if len(t.Networks) > maxLemmas || lemmas > maxLemmas {
		r.Reject(rule, "%d networks and %d lemmas of a theorem, want at most %d", len(t.Networks), lemmas, maxLemmas)
	}
	certificates.Each(r, &t.Proofs, func(p *Proof) {
		r.Place(&p.line)
		r.Text("refute", &p.What)
		certificates.Until(r, &p.Nodes, func(n *arithmetic.Node) { n.Line(r, rule) }, "refute", "theorem")
	}, "refute")
}

func (n *Network) form(r *certificates.Lines) {
	r.Place(&n.line)
	r.Text("network", &n.Name)
	if r.Reads() && r.Next() == "digits" {
		n.Words = new(automata.Words)
	}
	if n.Words != nil {
		n.Words.Lines(r)
	}
	if n.Vertex != "" || r.Next() == "vertex" { // words have none
		r.Text("vertex", &n.Vertex)
	}
	certificates.Each(r, &n.Back, func(back *string) { r.Text("back", back) }, "back")
	if len(n.Back) > maxItems {
		r.Reject(rule, "more than %d reverse neighbours, want at most that many", maxItems)
	}
	certificates.Each(r, &n.Lemmas, pointed(r, func(m *Lemma, r *certificates.Lines) { m.form(r, n.Words) }), "lemma")
}

func (m *Lemma) form(r *certificates.Lines, words *automata.Words) {
	r.Place(&m.line)
	text := m.String()
	if r.Text("lemma", &text); r.Reads() && !m.read(text) {
		r.Wrong(rule, "lemma %q, want FACT RELATION VALUE, or 2 or more times such a fact", certificates.Shortened(text))
	}
	r.Text("by", &m.By)
	if m.By == byAutomata {
		if r.Reads() {
			m.Automata = automata.For(m.Fact, m.Relation, m.Value, r.Next())
		}
		if m.Automata == nil || words == nil {
			r.Reject(rule, "lemma %q by automata, want a fact that these show, of a network of words", certificates.Shortened(text))
			return
		}
		m.Automata.Lines(r, words)
		return
	}
	certificates.Until(r, &m.Objects, func(o *Object) {
		r.Keyword(&o.Keyword)
		r.Text(o.Keyword, &o.Text)
	}, "lemma", "network", "refute", "theorem")
	if len(m.Objects) > maxObjects {
		r.Reject(rule, "more than %d lines of a lemma, want at most that many", maxObjects)
	}
}

// read reads a fact, perhaps with a factor, a relation, the value, and perhaps a condition.
func (m *Lemma) read(text string) bool {
	text, m.If, _ = strings.Cut(text, " if ")
	for _, relation := range []string{"==", "<=", ">="} {
		if fact, value, found := strings.Cut(text, " "+relation+" "); found && (m.Relation == "" || len(fact) < len(m.Fact)) {
			m.Fact, m.Relation, m.Value = fact, relation, value
		}
	}
	factor, fact, found := strings.Cut(m.Fact, "*")
	if !found || strings.Contains(factor, "(") {
		return m.Relation != ""
	}
	n, err := strconv.ParseInt(factor, 10, 32)
	m.Times, m.Fact = n, fact
	return err == nil && n >= 2 && strconv.FormatInt(n, 10) == factor
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
