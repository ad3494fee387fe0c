package certificates

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/certificates/words"
)

// Router says where messages go, hop by hop. It is handed over for certificates
// about a router; its code is then the subject of the statement.
type Router interface {
	// Header returns the header with which a message leaves its source. It is
	// "" for a router that needs none.
	Header(source, destination uint32) string
	// Next returns the vertex to which a message at the vertex at goes, and its
	// header then. It returns at itself when the message stops there.
	Next(at, destination uint32, header string) (next uint32, newHeader string)
}

// World is where names are looked up.
type World struct {
	// Graph returns the graph with the given name.
	Graph func(name string) (Graph, error)
	// Router returns the named router on the named network. It may be nil.
	Router func(router, network string) (Router, error)
	// Open opens the file with the given name beside the certificate. The name
	// has no folder. It may be nil.
	Open func(name string) (io.ReadCloser, error)
	// Words are the definitions that statements may be about; nil for the standard ones.
	Words *words.Library
	// Budget bounds what checking costs. It may be nil: then nothing does.
	Budget *Budget
	// extent is N + 2M of the network at hand; 0 where there is no budget.
	extent int64
}

// ErrRejected is what every Rejection is: the certificate proves nothing.
var ErrRejected = errors.New("certificate rejected")

// Rejection says which rule a certificate breaks, and where.
type Rejection struct {
	Rule   string // such as "levels/jump"
	Line   int    // line in the file, from 1; that of the statement when it is about the whole; 0 if the certificate is from no file
	Detail string // what was got and what was wanted
	inBody int    // line of the body, from 1; 0 if it is about none
}

func (r *Rejection) Error() string {
	at := ""
	if r.Line > 0 {
		at = fmt.Sprintf("line %d: ", r.Line)
	}
	return fmt.Sprintf("%v: %s%s: %s", ErrRejected, at, r.Rule, r.Detail)
}

// Is makes errors.Is(err, ErrRejected) true.
func (r *Rejection) Is(target error) bool { return target == ErrRejected }

// Reject returns a Rejection about the whole certificate.
func Reject(rule, format string, args ...any) error {
	return &Rejection{Rule: rule, Detail: fmt.Sprintf(format, args...)}
}

// RejectLine returns a Rejection about line i of the body, from 0.
func RejectLine(i int, rule, format string, args ...any) error {
	return &Rejection{Rule: rule, Detail: fmt.Sprintf(format, args...), inBody: i + 1}
}

// Beside makes of a Rejection about a file beside the certificate one about line i of the
// body, which names the file. Of a body in that file, the first line has the given number.
func Beside(i int, file string, first int, err error) error {
	var r *Rejection
	if !errors.As(err, &r) {
		return err
	}
	line := max(r.Line, 1)
	if r.Line == 0 && r.inBody > 0 {
		line = first + r.inBody - 1
	}
	return RejectLine(i, r.Rule, "%s, line %d: %s", file, line, r.Detail)
}

// Certificate is a statement, or several about one network, and a proof of all.
type Certificate struct {
	Statement Statement
	// Also holds further statements that the same proof shows.
	Also []Statement
	Kind string
	// Proof is a value of the type that belongs to the kind. It is nil in a certificate
	// that was read and not checked yet: then Body is the proof.
	Proof any
	// Body is the proof as it stands in the certificate's file.
	Body []Line
	// Bytes are those of the body in a file, where the certificate is from none: its check may
	// take as many steps then as if it were read. Zero if that is not known.
	Bytes int64
	// Line is where the first statement stands in the certificate's file, from 1;
	// 0 if the certificate is from none.
	Line int
}

// Statements returns all statements.
func (c *Certificate) Statements() []Statement {
	return append([]Statement{c.Statement}, c.Also...)
}

// Kind is a kind of proof.
type Kind struct {
	Name string
	// Shows are the forms of its statements, such as "disjoint-paths G u v >= k": each has a
	// subject of its own, the network, arguments, the relation, or several parted by "|", and
	// the value. Of the arguments u and v stand for vertices, "…" for what the check itself looks
	// at. The value is k, a number below 10¹⁸, or yes or no, or another word for any.
	Shows []string
	// Words are what its statements may be about as well.
	Words *words.Library
	// Several says that a certificate may have several statements, if none is about a vertex v.
	Several bool
	// Directed says that its statements may be about directed networks.
	Directed bool
	// Beside are the keywords of lines that end with the name of a file beside the certificate, or
	// with "-" for none.
	Beside []string
	Form   Form
}

// Form is how the proofs of a kind are read, written and checked.
type Form struct {
	is    func(proof any) bool
	lines func(proof any, r *Lines) any
	check func(proof any, c *Certificate, g Graph, w World) error
}

// FormOf returns the form of proofs that are values of type P: lines reads one from the lines
// of a body or writes it, check tells whether it shows the statements of its certificate.
func FormOf[P any](lines func(*P, *Lines), check func(P, *Certificate, Graph, World) error) Form {
	return Form{
		is: func(proof any) bool { _, is := proof.(P); return is },
		lines: func(proof any, r *Lines) any {
			p, _ := proof.(P) // empty where it is read
			lines(&p, r)
			return p
		},
		check: func(proof any, c *Certificate, g Graph, w World) error { return check(proof.(P), c, g, w) },
	}
}

// ReadProof reads a proof of a statement from the lines of a body.
func ReadProof(s Statement, body []Line, lines func(*Lines)) error {
	return (&Lines{Statement: s, list: body}).through(lines)
}

// Read returns the proof of a certificate that was read from a file, as a value of the type
// that belongs to its kind.
func (k Kind) Read(c *Certificate) (proof any, err error) {
	err = ReadProof(c.Statement, c.Body, func(r *Lines) { proof = k.Form.lines(nil, r) })
	return proof, err
}

// Has tells whether a proof is of the type that belongs to the kind.
func (k Kind) Has(proof any) bool { return k.Form.is(proof) }

// Write calls put with each line of the proof of a certificate, which the kind has.
func (k Kind) Write(c *Certificate, put func(Line)) {
	k.Form.lines(c.Proof, &Lines{Statement: c.Statement, put: put})
}

// Checker checks certificates one after the other. It keeps the graph of the last
// network, so that many certificates about one network look it up and validate it
// once. World must give the same graph for the same name all the time.
type Checker struct {
	World World
	Kinds []Kind
	name  string // of graph's network
	graph Graph  // validated; nil before the first
	kept  int64  // the memory that graph takes
}

// Check tells whether the certificate proves its statements. It returns nil if it
// does, a *Rejection if it does not, and the World's error if the network, the
// router or a file beside the certificate is not to be had, or ErrBudget if checking
// costs more than the World's budget has. It is the same whether c was read from a file or
// made.
func (k *Checker) Check(c *Certificate) error {
	err := k.World.Budget.start(c)
	if err == nil {
		err = k.check(c)
	}
	var r *Rejection
	if errors.As(err, &r) && r.Line == 0 && c.Line > 0 {
		r.Line = c.Line
		if r.inBody > 0 {
			r.Line += len(c.Statements()) + r.inBody // after the line of the kind
		}
	}
	return err
}

// Forget drops the network that is kept.
func (k *Checker) Forget() {
	k.graph = nil
	k.World.Budget.Keep(&k.kept, 0)
}

func (k *Checker) check(c *Certificate) error {
	i := slices.IndexFunc(k.Kinds, func(p Kind) bool { return p.Name == c.Kind })
	if i < 0 {
		var names []string
		for _, p := range k.Kinds {
			names = append(names, p.Name)
		}
		return Reject("kind/unknown", "proof by %q, want one of %q", Shortened(c.Kind), names)
	}
	kind := k.Kinds[i]
	if err := kind.suits(c.Statements()); err != nil {
		return err
	}
	if name := c.Statement.Network; k.graph == nil || k.name != name {
		if err := k.look(c.Statement); err != nil {
			return err
		}
	}
	if Directed(k.graph) && !kind.Directed {
		return c.Statement.Reject("statement/network", "%s is a directed network, want an undirected one for %s", Shortened(c.Statement.Network), kind.Name)
	}
	if err := k.World.Pass(passes); err != nil {
		return err
	}
	for _, s := range c.Statements() {
		if err := kind.Wants(s, k.graph); err != nil {
			return err
		}
	}
	proof := c.Proof
	if proof == nil {
		var err error
		if proof, err = kind.Read(c); err != nil {
			return err
		}
	}
	if !kind.Has(proof) {
		return Reject("kind/proof", "a proof by %s that is a %T, want another type", kind.Name, proof)
	}
	return kind.Form.check(proof, c, k.graph, k.World)
}

// look looks up the network of a statement, and validates it.
func (k *Checker) look(s Statement) error {
	k.graph = nil
	g, err := k.World.Graph(s.Network)
	if err != nil {
		return fmt.Errorf("%s: %w", Shortened(s.String()), err)
	}
	if k.World.Budget != nil {
		k.World.extent = Extent(g)
		if err := k.World.Budget.Keep(&k.kept, 16*int64(g.Order())+4*k.World.extent); err != nil {
			return err
		}
		if err := k.World.Pass(passes); err != nil {
			return err
		}
	}
	validate := Validate
	if Directed(g) {
		validate = ValidateDirected
	}
	if err := validate(g); err != nil {
		return err
	}
	if g.Order() == 0 {
		return Reject("graph/empty", "%s has no vertices, want at least one", Shortened(s.Network))
	}
	k.name, k.graph = s.Network, g
	return nil
}

// wordIs tells whether a subject is one of the words that statements may be about.
func (p Kind) wordIs(subject string) bool {
	if p.Words == nil {
		return false
	}
	d := WordOf(p.Words, subject)
	return d != nil && IsWordFact(d) && SubjectOf(d.Name) == subject
}

// form returns the form of statements on a subject, "" if there is none.
func (p Kind) form(subject string) string {
	for _, form := range p.Shows {
		if strings.HasPrefix(form, subject+" ") {
			return form
		}
	}
	return ""
}

// Wants checks that a statement about the graph is of one of the forms; it passes words.
func (p Kind) Wants(s Statement, g Graph) error {
	if form := p.form(s.Subject); form != "" {
		return s.want(form, g)
	}
	return nil
}

// About returns all that its statements are about.
func (p Kind) About() (list []string) {
	for _, form := range p.Shows {
		subject, _, _ := strings.Cut(form, " ")
		list = append(list, subject)
	}
	if p.Words == nil {
		return list
	}
	for _, d := range p.Words.All() {
		if IsWordFact(d) {
			list = append(list, SubjectOf(d.Name))
		}
	}
	return list
}

// suits tells whether these are statements that one proof of the kind may show.
func (p Kind) suits(statements []Statement) error {
	for i, s := range statements {
		if len(statements) > 1 && (!p.Several || strings.Contains(p.form(s.Subject), " v ")) {
			return s.Reject("statement/several", "%q is one of %d statements, want it alone: %s proves no more", Shortened(s.String()), len(statements), p.Name)
		}
		if p.form(s.Subject) == "" && !p.wordIs(s.Subject) {
			return s.Reject("statement/subject", "%q cannot be proved by %s, want one of %q", Shortened(s.Subject), p.Name, p.About())
		}
		if s.Network != statements[0].Network {
			return s.Reject("statement/network", "a statement about %s, want one about %s as the first is", Shortened(s.Network), Shortened(statements[0].Network))
		}
		for _, before := range statements[:i] {
			if s.String() == before.String() {
				return s.Reject("statement/repeated", "%q occurs twice, want each statement once", Shortened(s.String()))
			}
		}
	}
	return nil
}
