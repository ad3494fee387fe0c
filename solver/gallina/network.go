package gallina

import (
	"crypto/sha256"
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/words"
)

// subject is a network that theorems are about.
type subject struct {
	title  string             // as statements name it
	ident  string             // for names
	graph  string             // the network, in Coq
	shown  string             // the presentation of the network, in Coq
	sides  []uint32           // of the coordinates of a vertex, nil for a number
	torus  bool               // coordinates are nested pairs that end with tt
	gamma  bool               // coordinates are (x, y, z), numbered by x, z, y
	right  string             // what says that the network's text is right, in Coq, "" where it is not given by one
	member *family.Member     // the network by its text
	net    certificates.Graph // in its own numbering, which is that of the presentation
	line   string             // the definition of its text, "" if it is in TextNetworks.v, or if there is none
	// defined is what comes before its theorems; written says that it stands there.
	defined string
	arrays  string
	written bool
}

// subject returns the network with the given name.
func (x *Instances) subject(name string) (*subject, error) {
	if g := x.nets[name]; g != nil {
		return g, nil
	}
	net, err := x.World.Graph(name)
	if err != nil {
		return nil, err
	}
	if err := certificates.Validate(net); err != nil {
		return nil, err
	}
	if n := net.Order(); n == 0 || n > maxArray {
		return nil, none("%s has %d vertices, want 1 … %d", name, n, maxArray)
	}
	g := &subject{title: name, net: net}
	switch d, args := x.worded(name); {
	case x.GivenAsLinks || strings.HasPrefix(name, "g6:") || strings.HasPrefix(name, "sha256:"):
		err = x.links(g)
	case d != nil:
		err = x.line(g, d, args)
	default:
		err = g.family()
	}
	if err != nil {
		return nil, err
	}
	g.defined += fmt.Sprintf("Definition shown_%s : presentation %s := %s.\nDefinition plain_%s : plain := plain_of shown_%s.\n", g.ident, grouped(g.graph), g.shown, g.ident, g.ident)
	if g.right != "" {
		g.defined += fmt.Sprintf("\n(* %s is right, by text *)\nTheorem right_%s : %s.\nProof.\n  apply text_plain_right.\n  vm_cast_no_check (eq_refl true).\nQed.\n", g.title, g.ident, g.right)
	}
	x.nets[name] = g
	return g, nil
}

// worded returns the definition of a network that only a line of text defines, with the values of
// its parameters; nil for others.
func (x *Instances) worded(name string) (*words.Definition, []string) {
	head, list, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
	var args []string
	if list != "" {
		args = strings.Split(list, ",")
	}
	d := x.library().Find(head)
	if networks()[fmt.Sprintf("%s/%d", head, len(args))] != "" || d == nil || d.Role != words.Network || len(d.Definition.Params) != len(args) {
		return nil, nil
	}
	return d, args
}

// library has the definitions.
func (x *Instances) library() *words.Library {
	if x.World.Words == nil {
		return words.Standard()
	}
	return x.World.Words
}

// line writes a network by its text.
func (x *Instances) line(g *subject, d *words.Definition, args []string) error {
	text, err := Text(x.library(), d)
	if err != nil {
		return none("%s: %v", g.title, err)
	}
	var params []int64
	for _, a := range args {
		n, err := strconv.ParseInt(a, 10, 64)
		if err != nil {
			return none("%s: the parameter %q is no whole number of 64 bits", g.title, a)
		}
		params = append(params, n)
	}
	if g.member, err = family.Build(d, params, nil); err != nil {
		return none("%s: %v", g.title, err)
	}
	x.requires["Text"], x.requires["TextNetworks"], x.requires["CheckText"] = true, true, true
	g.ident = identifier(g.title)
	if d.Own {
		g.line = commented(d.Source) + "Open Scope text_scope.\n" + text + "Close Scope text_scope.\n\n"
	}
	of := fmt.Sprintf("%s [%s]", TextName(d.Name), strings.Join(args, "; "))
	g.graph, g.shown, g.right = "text_graph "+of, "text_plain "+of, "text_right "+of
	return nil
}

// family writes a network by its name.
func (g *subject) family() error {
	head, list, _ := strings.Cut(strings.TrimSuffix(g.title, ")"), "(")
	var args []uint32
	if list != "" {
		for a := range strings.SplitSeq(list, ",") {
			n, err := strconv.ParseUint(a, 10, 32)
			if err != nil {
				return none("%s: the parameter %q is no whole number", g.title, a)
			}
			args = append(args, uint32(n))
		}
	}
	g.ident = identifier(g.title)
	if head == "Torus" || head == "Mesh" {
		if len(args) == 1 {
			args = append(args, args[0])
		}
		var sides []string
		for _, a := range args {
			sides = append(sides, strconv.FormatUint(uint64(a), 10))
		}
		text := "[" + strings.Join(sides, "; ") + "]"
		g.graph, g.shown = head+" "+text, strings.ToLower(head)+"_plain "+text
		g.sides, g.torus = args, true
		return nil
	}
	name, ok := networks()[fmt.Sprintf("%s/%d", head, len(args))]
	if !ok {
		return none("%s is not defined in Coq here; hand it over as a file or as g6:…, and the theorem is about its links", g.title)
	}
	g.graph, g.shown = name, strings.ToLower(name)+"_plain"
	for _, a := range args {
		g.graph += " " + strconv.FormatUint(uint64(a), 10)
		g.shown += " " + strconv.FormatUint(uint64(a), 10)
	}
	g.sides = sidesOf(name, args)
	g.gamma = name == "Gamma"
	return nil
}

// sidesOf returns the sides of a vertex's coordinates in Coq, nil where it is a number.
func sidesOf(name string, a []uint32) []uint32 {
	switch name {
	case "JTorus":
		return []uint32{2 * a[0], 2 * a[1]}
	case "OCT":
		return []uint32{2 * a[0], 2 * a[1], 8}
	case "OMMH":
		return []uint32{a[0], a[1], 1 << a[2]}
	case "QT":
		return []uint32{a[0], a[1], 8}
	case "MCR", "TCR":
		return []uint32{a[0], a[0], 4}
	case "FTT", "CCTorus", "XMesh", "XMeshW", "XTorus":
		return []uint32{a[0], a[0]}
	case "Gamma":
		return []uint32{a[0] * a[1], a[0] * a[2], a[0]}
	}
	return nil
}

// links writes a network as the list of its links.
func (x *Instances) links(g *subject) error {
	n := g.net.Order()
	var packed []uint64
	text := strconv.Itoa(n) + "\n"
	for v := range uint32(n) {
		for _, u := range g.net.Neighbors(v) {
			if v < u {
				packed = append(packed, uint64(v)<<22|uint64(u))
				text += fmt.Sprintf("%d %d\n", v, u)
			}
		}
	}
	if len(packed) > maxGivenLinks {
		return none("%.60s has %d links, want at most %d for a network that is given by its links", g.title, len(packed), maxGivenLinks)
	}
	digest := sha256.Sum256([]byte(text))
	g.ident = fmt.Sprintf("own_%d_%x", n, digest[:4])
	if x.GivenAsLinks && !strings.Contains(g.title, ":") {
		g.ident = identifier(g.title)
	}
	for i, ident := 2, g.ident; x.known(g.ident); i++ { // the same graph by another name, say
		g.ident = fmt.Sprintf("%s_%d", ident, i)
	}
	w := &writer{Instances: x, net: g}
	id, err := w.words("links", packed)
	if err != nil {
		return err
	}
	g.arrays = w.arrays.String()
	g.defined = fmt.Sprintf("Definition given_%s : graph := Edges %d (packed_links (integers %s)).\n", g.ident, n, id)
	g.graph = "given_" + g.ident
	g.shown = fmt.Sprintf("edges_plain %d (packed_links (integers %s))", n, id)
	return nil
}

// known tells whether a network has a name in Coq.
func (x *Instances) known(ident string) bool {
	for _, g := range x.nets {
		if g.ident == ident {
			return true
		}
	}
	return false
}

// maxGivenLinks is the number of links of the largest network that is written by its links.
const maxGivenLinks = 1 << 20

// vertex writes a vertex: its coordinates, or its number.
func (g *subject) vertex(v uint32) string {
	if g.member != nil {
		var parts []string
		for _, c := range g.member.Coordinates(v) {
			parts = append(parts, strconv.FormatInt(c, 10))
		}
		return "[" + strings.Join(parts, "; ") + "]"
	}
	if g.sides == nil {
		return strconv.FormatUint(uint64(v), 10)
	}
	if g.gamma { // (x·c + z)·cl + y
		y, z, x := v%g.sides[1], v/g.sides[1]%g.sides[2], v/g.sides[1]/g.sides[2]
		return fmt.Sprintf("(%d, %d, %d)", x, y, z)
	}
	parts := make([]string, len(g.sides))
	for i := len(g.sides) - 1; i >= 0; i-- {
		parts[i] = strconv.FormatUint(uint64(v%g.sides[i]), 10)
		v /= g.sides[i]
	}
	if g.torus {
		return "(" + strings.Join(parts, ", (") + ", tt" + strings.Repeat(")", len(parts))
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// numbers is the proof that the network is its presentation, in Coq.
func (g *subject) numbers() string { return fmt.Sprintf("(presented shown_%s eq_refl)", g.ident) }

// plain is its table of rows, in Coq.
func (g *subject) plain() string { return "plain_" + g.ident }
