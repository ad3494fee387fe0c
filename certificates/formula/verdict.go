package formula

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Verdict is what is said of a formula: that it holds for a domain, or fails
// somewhere.
type Verdict struct {
	// Name says of which claim: words, such as "oct/char2-diameter reading 2".
	Name    string
	Formula *Formula
	// Fails says that the formula is false for every tuple that is named; one is
	// enough for a claim about all.
	Fails bool
	// Cases are the tuples for which the verdict is said, in parts. A part without
	// ranges is the formula's whole domain.
	Cases []Cases
	// Line is where the verdict begins in its file, from 1; 0 if it is from none.
	Line int
}

// Cases is a part of a formula's domain, with the number of its tuples.
type Cases struct {
	Count int
	For   Domain
	// Line is where the part stands in its file, from 1; 0 if it is from none.
	Line int
}

// Each goes through the tuples of a domain, in the order of the ranges, the last
// variable fastest. The domain has an end; a range without one is an error.
func (d Domain) Each(yield func(env Env) error) error { return d.each(new(evaluator), yield) }

func (d Domain) each(v *evaluator, yield func(env Env) error) error {
	if err := d.countable(v); err != nil {
		return err
	}
	env := make(Env)
	cases := 0
	var vary func(i int) error
	vary = func(i int) error {
		if i == len(d.Ranges) {
			if d.If != nil {
				x, err := v.value(d.If, env)
				if err != nil || !x.truth {
					return err
				}
			}
			if cases++; cases > MaxCases {
				return fmt.Errorf("%w: a domain of more than %d tuples, want at most that many", ErrValue, MaxCases)
			}
			return yield(env)
		}
		r := d.Ranges[i]
		for _, t := range r.Tuples {
			for j, name := range r.Names {
				env[name] = t[j]
			}
			if err := vary(i + 1); err != nil {
				return err
			}
		}
		if r.Tuples != nil {
			return nil
		}
		from, to, err := v.limits(r, env)
		if err != nil {
			return err
		}
		if to == nil {
			return fmt.Errorf("%w: variable %s has values without end", ErrValue, r.Names[0])
		}
		for n := from; n.Cmp(to) <= 0; n = after(n) {
			if err := v.spend(1); err != nil {
				return err
			}
			env[r.Names[0]] = n
			if err := vary(i + 1); err != nil {
				return err
			}
		}
		return nil
	}
	return vary(0)
}

// countable tells whether the tuples of the ranges are few enough to go through, if their
// number can be told without that: if no range depends on another's variable. Without a
// condition all of them count.
func (d Domain) countable(v *evaluator) error {
	all := big.NewInt(1)
	for _, r := range d.Ranges {
		if r.Tuples != nil {
			all.Mul(all, big.NewInt(int64(len(r.Tuples))))
			continue
		}
		if r.To == nil || depends(r.From) || depends(r.To) {
			return nil
		}
		from, to, err := v.limits(r, nil)
		if err != nil {
			return err
		}
		size := after(new(big.Rat).Sub(to, from)).Num()
		if size.Sign() <= 0 {
			return nil
		}
		all.Mul(all, size)
	}
	most := int64(maxSteps)
	if d.If == nil {
		most = MaxCases
	}
	if all.Cmp(big.NewInt(most)) > 0 {
		number := all.String()
		if all.BitLen() > 64 {
			number = "more than 2^64"
		}
		return fmt.Errorf("%w: a domain of %s tuples, want at most %d", ErrValue, number, most)
	}
	return nil
}

// depends tells whether variables occur in the expression.
func depends(e *language.Node) bool {
	used := make(map[string]bool)
	variables(e, used)
	return len(used) > 0
}

// limits returns the least and the largest value of a range; nil for no largest.
func (v *evaluator) limits(r Range, env Env) (from, to *big.Rat, err error) {
	if from, err = v.whole(r.From, env); err == nil && r.To != nil {
		to, err = v.whole(r.To, env)
	}
	return from, to, err
}

// after is the next number in a range.
func after(n *big.Rat) *big.Rat { return new(big.Rat).Add(n, big.NewRat(1, 1)) }

// Contains tells whether the values of the domain's variables, and of no others,
// are in the domain, which was read from a text.
func (d Domain) Contains(env Env) (bool, error) { return d.contains(new(evaluator), env) }

// ContainsWithin is Contains, where more than so many operations are an error.
func (d Domain) ContainsWithin(env Env, operations int) (bool, error) {
	return d.contains(&evaluator{steps: maxSteps - operations}, env)
}

func (d Domain) contains(v *evaluator, env Env) (bool, error) {
	names := 0
	for _, r := range d.Ranges {
		names += len(r.Names)
		var tuple []*big.Rat
		for _, name := range r.Names {
			x, ok := env[name]
			if !ok {
				return false, nil
			}
			tuple = append(tuple, x)
		}
		if r.Tuples != nil {
			if !r.met[written(tuple)] {
				return false, nil
			}
			continue
		}
		from, to, err := v.limits(r, env)
		if err != nil {
			return false, err
		}
		if n := tuple[0]; !n.IsInt() || n.Cmp(from) < 0 || to != nil && n.Cmp(to) > 0 {
			return false, nil
		}
	}
	if names != len(env) || d.If == nil {
		return names == len(env), nil
	}
	x, err := v.value(d.If, env)
	return x.truth, err
}

// Case writes the values of some variables: "k=2, m=3".
func Case(names []string, env Env) string {
	var parts []string
	for _, name := range names {
		parts = append(parts, fmt.Sprintf("%s=%s", name, env[name].RatString()))
	}
	return strings.Join(parts, ", ")
}

// A VerdictChecker checks verdicts that share one limit of operations, so that no list
// of them keeps a reader for long.
type VerdictChecker struct{ v *evaluator }

// NewVerdictChecker returns a checker of verdicts by the given facts. What they cost counts against
// the budget, nil for no bound.
func NewVerdictChecker(facts Facts, budget *certificates.Budget) *VerdictChecker {
	return &VerdictChecker{&evaluator{facts: facts, budget: budget}}
}

// Check tells whether a verdict follows from the facts. It returns nil if it does, and a *Rejection if it
// does not, or if the limit is reached.
func (c *VerdictChecker) Check(d *Verdict) error {
	v := c.v
	v.budget.Begin()
	if len(d.Cases) == 0 {
		return &certificates.Rejection{Rule: "verdict/cases", Line: d.Line, Detail: "no cases, want one or more"}
	}
	whole, all := false, 0
	seen := make(map[[sha256.Size]byte]bool) // the tuples of all parts, if there are several
	for _, part := range d.Cases {
		domain := part.For
		if len(domain.Ranges) == 0 {
			domain, whole = d.Formula.For, true
		}
		if whole && len(d.Cases) > 1 {
			return part.reject("verdict/cases", "%s: the whole domain and more, want the one or the other", certificates.Shortened(d.Name))
		}
		count := 0
		err := domain.each(v, func(env Env) error {
			count++
			if !whole {
				if err := d.contains(v, env, domain); err != nil {
					return err
				}
			}
			if err := d.checkCase(v, env, domain); err != nil || len(d.Cases) == 1 {
				return err
			}
			key := sha256.Sum256([]byte(Case(d.Formula.For.Names(), env)))
			if seen[key] {
				return certificates.Reject("verdict/repeated", "%s is among the cases twice, want it once", Case(domain.Names(), env))
			}
			seen[key] = true
			return nil
		})
		all += count
		switch {
		case err != nil:
			return part.place(rejected(err, "verdict/domain"))
		case count != part.Count:
			return part.reject("verdict/count", "the cases number %d, the verdict says %d", count, part.Count)
		case count == 0:
			return part.reject("verdict/count", "no cases, want 1 at least")
		case all > MaxCases:
			return part.reject("verdict/count", "%d cases up to here, want at most %d", all, MaxCases)
		}
	}
	return nil
}

// reject returns a Rejection about the part.
func (c Cases) reject(rule, format string, args ...any) error {
	return c.place(certificates.Reject(rule, format, args...))
}

// place puts a Rejection at the part's line.
func (c Cases) place(err error) error {
	if r, is := err.(*certificates.Rejection); is {
		r.Line = c.Line
	}
	return err
}

// contains tells whether one tuple of a part's domain is in that of the formula.
func (d *Verdict) contains(v *evaluator, env Env, part Domain) error {
	inside, err := d.Formula.For.contains(v, env)
	if err != nil {
		return rejected(err, "verdict/domain")
	}
	if !inside {
		return certificates.Reject("verdict/outside", "%s is not in the domain of the formula, want cases of it", Case(part.Names(), env))
	}
	return nil
}

// checkCase tells whether one tuple of a part's domain is as the verdict says.
func (d *Verdict) checkCase(v *evaluator, env Env, part Domain) error {
	v.open = nil
	x, err := v.value(d.Formula.Expr, env)
	if err != nil {
		return rejected(err, "verdict/value")
	}
	holds, known := x.Truth()
	switch {
	case !known:
		return certificates.Reject("verdict/unknown", "%s: it does not follow: %s", placed(Case(part.Names(), env)), v.lacking())
	case holds == d.Fails:
		return certificates.Reject("verdict/false", "%s: the formula is %v, the verdict says that it %s", placed(Case(part.Names(), env)), holds, d.Says())
	}
	return nil
}

func placed(where string) string {
	if where == "" {
		return "the only case"
	}
	return where
}

// lacking names the facts that an evaluation lacked.
func (v *evaluator) lacking() string {
	facts := slices.Sorted(maps.Keys(v.open))
	var names []string
	for _, f := range facts[:min(3, len(facts))] {
		names = append(names, fmt.Sprintf("no certificate tells %q", f))
	}
	if len(facts) > 3 {
		names = append(names, fmt.Sprintf("nor %d more", len(facts)-3))
	}
	return strings.Join(names, ", ")
}

// rejected makes an error a Rejection, unless it is one, or says that the budget is not
// enough.
func rejected(err error, rule string) error {
	if _, is := err.(*certificates.Rejection); is || errors.Is(err, certificates.ErrBudget) {
		return err
	}
	return certificates.Reject(rule, "%v", err)
}

// Says returns "holds" or "fails".
func (d *Verdict) Says() string {
	if d.Fails {
		return "fails"
	}
	return "holds"
}

// The first line of a file of verdicts, and what a file breaks that is not well formed.
const (
	verdictsHeader = "topocert 2 verdicts"
	badForm        = "verdict/form"
)

// WriteVerdicts writes a file of verdicts in the form that ReadVerdicts reads.
func WriteVerdicts(w io.Writer, verdicts []*Verdict) error {
	var forms []func(*certificates.Lines)
	for _, d := range verdicts {
		forms = append(forms, func(r *certificates.Lines) { d.form(r, nil, nil) })
	}
	return certificates.WriteForms(w, verdictsHeader, forms...)
}

// MaxVerdicts bounds the bytes of a file of verdicts.
const MaxVerdicts = 1 << 24

// ReadVerdicts reads a file of verdicts. Anything but a well-formed file is
// rejected; an error of r itself is returned as it is. The library has the words and networks.
func ReadVerdicts(l *words.Library, r io.Reader) (verdicts []*Verdict, err error) {
	m := new(meant)
	names := make(map[string]bool)
	err = certificates.ReadForm(r, verdictsHeader, badForm, func(r *certificates.Lines) {
		d := new(Verdict)
		if d.form(r, l, m); names[d.Name] {
			r.Reject(badForm, "%q has a verdict already, want one", certificates.Shortened(d.Name))
		}
		names[d.Name] = true
		verdicts = append(verdicts, d)
	})
	if err != nil {
		return nil, err
	}
	return verdicts, nil
}

// form goes through a verdict; what words mean is counted where it is read.
func (d *Verdict) form(r *certificates.Lines, l *words.Library, m *meant) {
	r.Place(&d.Line)
	if r.Text("claim", &d.Name); !NamesVerdict(d.Name) {
		r.Wrong(badForm, "%q, want a word of letters, digits and ./_-, then \"reading NUMBER\" or \"correction\" or nothing", certificates.Shortened(d.Name))
	}
	text := ""
	if !r.Reads() {
		text = d.Formula.String()
	}
	if r.Text("formula", &text); r.Reads() {
		f, err := parse(l, text, m)
		if err != nil {
			r.Wrong(badForm, "%v", err)
		} else if !f.Truth() {
			r.Wrong(badForm, "the formula is %s, want a statement", sortOf(f.Expr))
		}
		d.Formula = f
	}
	certificates.Each(r, &d.Cases, func(part *Cases) { part.form(r, d) })
	if len(d.Cases) == 0 {
		r.Reject(badForm, "no cases, want \"holds COUNT [for DOMAIN]\" or \"fails COUNT [for DOMAIN]\"")
	}
}

// form goes through a line with a part of a verdict's domain: all say the same of theirs.
func (c *Cases) form(r *certificates.Lines, d *Verdict) {
	if r.Place(&c.Line); r.Reads() && len(d.Cases) == 0 {
		d.Fails = r.Next() == "fails"
	}
	text := strconv.Itoa(c.Count)
	if len(c.For.Ranges) > 0 {
		text += " for " + c.For.String()
	}
	if r.Text(d.Says(), &text); r.Reads() {
		if err := c.read(text, d.Formula); err != nil {
			r.Wrong(badForm, "%v", err)
		}
	}
}

// read reads a part of a formula's domain: "COUNT for DOMAIN", or for all of it "COUNT".
func (c *Cases) read(text string, f *Formula) error {
	count, rest, more := strings.Cut(text, " ")
	n, ok := certificates.Decimal(count)
	if !ok || n > MaxCases {
		return fmt.Errorf("%q cases, want a number of at most %d", certificates.Shortened(count), MaxCases)
	}
	c.Count = int(n)
	switch {
	case more && !strings.HasPrefix(rest, "for "):
		return fmt.Errorf("%q, want \"for DOMAIN\"", certificates.Shortened(rest))
	case more:
		var err error
		if c.For, err = f.For.Parse(rest); err == nil && c.For.Open() {
			err = fmt.Errorf("%q has no end, want A..B", certificates.Shortened(rest))
		}
		return err
	case f.For.Open():
		return fmt.Errorf("the formula's domain has no end, want \"for DOMAIN\" with what was tried")
	}
	return nil
}

// VerdictName tells whether a verdict on a claim may have the name: a word of letters,
// digits and . / _ -
func VerdictName(name string) bool { return NamesVerdict(name) && !strings.Contains(name, " ") }

// NamesVerdict tells whether any verdict may have the name, on a claim, on a further reading of
// one, or on a correction: an id, with the reading's
// number or the word correction after it. Nothing in it can be taken for a formula.
func NamesVerdict(name string) bool {
	id, part, more := strings.Cut(name, " ")
	for _, c := range id {
		if !strings.ContainsRune("./_-", c) && (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
			return false
		}
	}
	if number, reading := strings.CutPrefix(part, "reading "); reading {
		_, ok := certificates.Decimal(number)
		return ok && id != ""
	}
	return id != "" && (!more || part == "correction")
}

// String says what the verdict says, with the cases: "holds in 3 cases, n in 1..3: …".
func (d *Verdict) String() string {
	count := 0
	var where []string
	for _, part := range d.Cases {
		count += part.Count
		if len(part.For.Ranges) > 0 {
			where = append(where, part.For.String())
		}
	}
	if len(d.Formula.For.Ranges) == 0 {
		return fmt.Sprintf("%s: %s", d.Says(), d.Formula)
	}
	cases := fmt.Sprintf("in %d cases", count)
	if count == 1 {
		cases = "in 1 case"
	}
	switch {
	case len(where) == 0:
		cases += ", the whole domain"
	case len(where) > 2:
		cases += fmt.Sprintf(", %s and %d more parts", where[0], len(where)-1)
	default:
		cases += ", " + strings.Join(where, " and ")
	}
	return fmt.Sprintf("%s %s: %s", d.Says(), cases, d.Formula)
}
