package topology

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Family is a named kind of network, which a text of package words defines.
type Family struct {
	// Name as in "QT(m,n)", with the parameters' letters.
	Name string
	// About is a one-line description with the domain.
	About string
	// Args is the number of parameters, or −1 for one or more.
	Args int
	stem string
}

// Families lists every named network.
var Families = sync.OnceValue(func() []Family {
	var list []Family
	for _, d := range words.Networks().All() {
		if list = append(list, familyOf(d.Name)); d.Name == "Petersen" { // lists have it before GP(n,k), and the grids behind that
			slices.Reverse(list[len(list)-2:])
			list = append(list, familyOf("Mesh"), familyOf("Torus"))
		}
	}
	return list
})

// familyOf returns the family with a stem, whose text is read.
func familyOf(stem string) Family {
	f := Family{Name: stem + "(a,b,…)", Args: -1, stem: stem}
	d := words.Networks().Find(stem)
	if d != nil {
		f.Name, f.Args = strings.ReplaceAll(d.Head(), " ", ""), len(d.Params)
	} else {
		d = words.Networks().Network(stem, 1)
	}
	f.About = d.Note("list")
	if domain := d.Note("domain"); domain != "" {
		f.About += ", " + domain
	}
	return f
}

// New returns the network of a family, by the stem of its name, with the given parameters:
// New("QT", 4, 4) is QT(4,4). Errors wrap ErrName, ErrParam or ErrLimit.
func New(stem string, params ...int) (Network, error) {
	for _, f := range Families() {
		if f.stem == stem {
			return f.New(params)
		}
	}
	return nil, Marked(ErrName, "%q, want the stem of a network's name, such as QT", Short(stem))
}

// New builds a member.
func (f Family) New(params []int) (Network, error) {
	name := words.Title(f.stem, params)
	if f.Args >= 0 && len(params) != f.Args || len(params) == 0 && f.Args < 0 {
		return nil, Marked(ErrName, "%s, want %s", name, f.Name)
	}
	d, order, ends, build := f.shape(params)
	if order == 0 {
		return nil, fmt.Errorf("%s: %w: want %s", name, ErrParam, f.domain(d))
	}
	err := ErrLimit
	var m *family.Member
	if order <= MaxOrder && ends <= 2*MaxSize {
		m, err = build()
	}
	if err != nil { // no text here has an error but that it is too large
		return nil, fmt.Errorf("%s: %w: want at most %d vertices and %d links", name, ErrLimit, MaxOrder, MaxSize)
	}
	return assemble(f.stem, name, d, m), nil
}

// domain says which parameters there are.
func (f Family) domain(d *words.Definition) string {
	if d == nil || d.Note("domain") == "" {
		return f.About
	}
	return strings.TrimSuffix(d.Note("domain"), " (inferred)")
}

// shape returns a member's text, its order, 0 if there is none, at least twice the number of its
// links, and what builds it; what is beyond the limits is cut down to just beyond these.
func (f Family) shape(params []int) (d *words.Definition, order, ends int64, build func() (*family.Member, error)) {
	var numbers []int64
	for _, p := range params[:min(len(params), words.MaxSides)] {
		if p < 0 {
			return nil, 0, 0, nil
		}
		numbers = append(numbers, int64(p))
	}
	d = words.Networks().Network(f.stem, len(numbers))
	order, build, err := family.Prepare(d, numbers, nil)
	if err == nil && order > 0 {
		ends, err = degree(d, numbers)
	}
	if err != nil || len(numbers) < len(params) {
		return d, MaxOrder + 1, 2*MaxSize + 2, nil
	}
	return d, order, min(order*min(ends, 2*MaxSize+2), 2*MaxSize+2), build
}

// degree is the number that a network's average degree is not above.
func degree(d *words.Definition, params []int64) (int64, error) {
	claim, err := language.Parse(d.Note("degree"))
	if err != nil {
		return 0, err
	}
	value, err := family.Function(claim.Expr, d.Names(), params)
	if err != nil {
		return 0, err
	}
	return value(nil)
}

// Shape returns, without building it, the order of the network with the given name, and at
// least twice the number of its links: what has to be known before time and memory are
// taken for it. Numbers beyond the limits, for which Parse returns ErrLimit, are cut down
// to just beyond these. Whether there is such a network is for Parse to say.
func Shape(name string) (order, ends int64, err error) {
	if text, ok := strings.CutPrefix(strings.TrimSpace(name), "g6:"); ok {
		order, links, err := graph6Order(text)
		if err != nil {
			return 0, 0, err
		}
		return min(order, MaxOrder+1), min(6*int64(len(links)), MaxSize+1) * 2, nil
	}
	f, args, err := member(name)
	if err != nil {
		return 0, 0, err
	}
	_, order, ends, _ = f.shape(args)
	return order, ends, nil
}

// Parse builds the network with the given name, such as "QT(4,4)" or
// "g6:D?{". Case and spaces do not matter in a family's name; the network's own
// Name is the canonical form.
func Parse(name string) (Network, error) {
	trimmed := strings.TrimSpace(name)
	if text, ok := strings.CutPrefix(trimmed, "g6:"); ok {
		g, err := ParseGraph6(text)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", Short(name), err)
		}
		return &External{network: network{Graph: g, name: trimmed, box: plainBox(g.Order())}}, nil
	}
	f, args, err := member(name)
	if err != nil {
		return nil, err
	}
	return f.New(args)
}

// Canonical returns the name that the network with the given name has, without
// building it: Canonical("qt( 4,04 )") is "QT(4,4)". Whether the parameters are in the
// family's domain is not looked at: that is for Parse. A graph6 text must be in order.
func Canonical(name string) (string, error) {
	if strings.HasPrefix(strings.TrimSpace(name), "g6:") {
		net, err := Parse(name)
		if err != nil {
			return "", err
		}
		return net.Name(), nil
	}
	f, args, err := member(name)
	if err != nil {
		return "", err
	}
	return words.Title(f.stem, args), nil
}

// Known tells whether a name begins like that of a network here, with whatever
// parameters: "qt(4)".
func Known(name string) bool {
	head, _, _ := strings.Cut(name, "(")
	return words.Networks().Stem(strings.TrimSpace(head)) != ""
}

// member returns the family and the parameters that a name tells.
func member(name string) (Family, []int, error) {
	head, list, hasList := strings.Cut(strings.TrimSpace(name), "(")
	if stem := words.Networks().Stem(strings.TrimSpace(head)); stem != "" {
		f := familyOf(stem)
		if hasList && !strings.Contains(list, ")") {
			return Family{}, nil, Marked(ErrName, "%q has a \"(\" without its \")\", want %s", Short(name), f.Name)
		}
		args, ok := arguments(list, hasList)
		if !ok || f.Args >= 0 && len(args) != f.Args || f.Args < 0 && len(args) == 0 {
			if !strings.Contains(f.Name, "(") {
				return Family{}, nil, Marked(ErrName, "%q, want %s", Short(name), f.Name)
			}
			return Family{}, nil, Marked(ErrName, "%q, want %s with whole numbers of at most 9 digits", Short(name), f.Name)
		}
		return f, args, nil
	}
	return Family{}, nil, Marked(ErrName, "%q, want a network such as QT(4,4), or g6:… for a graph6 text", Short(name))
}

// arguments reads "4,4)", what follows a family's opening parenthesis.
func arguments(list string, present bool) ([]int, bool) {
	if !present {
		return nil, true
	}
	list, closed := strings.CutSuffix(list, ")")
	if !closed || len(list) > 256 {
		return nil, false
	}
	var args []int
	for f := range strings.SplitSeq(list, ",") {
		a, ok := number(strings.TrimSpace(f))
		if !ok {
			return nil, false
		}
		args = append(args, a)
	}
	return args, true
}
