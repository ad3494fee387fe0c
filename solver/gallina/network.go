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

// networks are those that are defined in certificates/coq, by name and number of arguments: how many
// things TextTheorems.v asks of the parameters to say that the network's text is its, −1 where it
// does not say that. Torus and Mesh, of any number of sides, are defined as well.
func networks() map[string]int {
	return map[string]int{
		"Ring/1": 1, "Octagon/0": 0, "JTorus/2": 2, "OCT/2": 2, "FTT/1": 1, "CCTorus/1": 1, "XMesh/1": 1, "XMeshW/1": 1, "XTorus/1": 1, "QT/2": 2, "Gamma/3": 3,
		"Hypercube/1": -1, "OMMH/3": -1, "MCR/1": -1, "TCR/1": -1,
	}
}

// sided tells whether a network is a torus or a mesh of any number of sides.
func sided(name string, args int) bool { return (name == "Torus" || name == "Mesh") && args > 0 }

// defined tells whether a network is defined in Coq.
func defined(name string, args int) bool {
	_, ok := networks()[fmt.Sprintf("%s/%d", name, args)]
	return ok || sided(name, args)
}

// arguments are those of a network that is defined in Coq, as they stand behind its name.
func arguments(name string, args []string) (text string) {
	switch {
	case !sided(name, len(args)):
		for _, a := range args {
			text += " " + grouped(a)
		}
		return text
	case len(args) == 1: // Torus(n) is Torus(n,n)
		args = append(args, args[0])
	}
	return " " + listed(args)
}

// subject is a network that theorems are about.
type subject struct {
	title  string             // as statements name it
	ident  string             // for names
	graph  string             // the network, in Coq
	shown  string             // the presentation of the network, in Coq
	sides  []uint32           // of what a vertex's number is made of, nil for a number
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
	if x.givenAsLinks || strings.HasPrefix(name, "g6:") || strings.HasPrefix(name, "sha256:") {
		err = x.links(g)
	} else {
		err = x.family(g)
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

// family writes a network by its name: as it is defined in Coq, or by its text.
func (x *Instances) family(g *subject) error {
	head, list, _ := strings.Cut(strings.TrimSuffix(g.title, ")"), "(")
	var args []string
	if list != "" {
		args = strings.Split(list, ",")
	}
	params, sides := make([]int64, len(args)), make([]uint32, len(args))
	for i, a := range args {
		n, err := strconv.ParseInt(a, 10, 64)
		if err != nil {
			return none("%s: the parameter %q is no whole number of 64 bits", g.title, a)
		}
		params[i], sides[i] = n, uint32(n)
	}
	g.ident = identifier(g.title)
	if defined(head, len(args)) {
		g.graph, g.shown = head+arguments(head, args), strings.ToLower(head)+"_plain"+arguments(head, args)
		g.sides = sidesOf(head, sides)
		return nil
	}
	d := x.library().Network(head, len(args))
	if d == nil {
		return none("%s is not defined in Coq here; hand it over as a file or as g6:…, and the theorem is about its links", g.title)
	}
	text, err := Text(x.library(), d)
	if err == nil {
		g.member, err = family.Build(d, params, nil)
	}
	if err != nil {
		return none("%s: %v", g.title, err)
	}
	x.requires["Text"], x.requires["TextNetworks"], x.requires["CheckText"] = true, true, true
	if d.Own {
		g.line = commented(d.Source) + "Open Scope text_scope.\n" + text + "Close Scope text_scope.\n\n"
	}
	of := fmt.Sprintf("%s %s", TextName(d.Name), listed(args))
	g.graph, g.shown, g.right = "text_graph "+of, "text_plain "+of, "text_right "+of
	return nil
}

// library has the definitions.
func (x *Instances) library() *words.Library {
	if x.World.Words == nil {
		return words.Standard()
	}
	return x.World.Words
}

// sidesOf returns the sides of the coordinates that a vertex's number is made of, nil where they
// are the number.
func sidesOf(name string, a []uint32) []uint32 {
	switch name {
	case "Torus", "Mesh":
		if len(a) == 1 {
			return []uint32{a[0], a[0]}
		}
		return a
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
		return []uint32{a[0] * a[1], a[0], a[0] * a[2]}
	}
	return nil
}

// links writes a network as the list of its links.
func (x *Instances) links(g *subject) error {
	n := g.net.Order()
	var packed []uint64
	digest := sha256.New()
	fmt.Fprintln(digest, n)
	for v := range uint32(n) {
		for _, u := range g.net.Neighbors(v) {
			if v < u {
				packed = append(packed, uint64(v)<<22|uint64(u))
				fmt.Fprintln(digest, v, u)
			}
		}
	}
	if len(packed) > maxGivenLinks {
		return none("%.60s has %d links, want at most %d for a network that is given by its links", g.title, len(packed), maxGivenLinks)
	}
	g.ident = fmt.Sprintf("own_%d_%x", n, digest.Sum(nil)[:4])
	if x.givenAsLinks && !strings.Contains(g.title, ":") {
		g.ident = identifier(g.title)
	}
	for i, ident := 2, g.ident; x.known(g.ident); i++ { // the same graph by another name, say
		g.ident = fmt.Sprintf("%s_%d", ident, i)
	}
	w := &writer{Instances: x, net: g}
	id := w.words("links", packed)
	g.arrays, g.graph = w.arrays.String(), "given_"+g.ident
	g.shown = fmt.Sprintf("edges_plain %d (packed_links (integers %s))", n, id)
	g.defined = fmt.Sprintf("Definition %s : graph := Edges %d (packed_links (integers %s)).\n", g.graph, n, id)
	return w.err
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
	switch {
	case g.member != nil:
		return listEach(g.member.Coordinates(v), func(_ int, c int64) string { return strconv.FormatInt(c, 10) })
	case g.sides == nil:
		return strconv.FormatUint(uint64(v), 10)
	}
	parts := make([]string, len(g.sides))
	for i := len(g.sides) - 1; i >= 0; i-- {
		parts[i] = strconv.FormatUint(uint64(v%g.sides[i]), 10)
		v /= g.sides[i]
	}
	switch head, _, _ := strings.Cut(g.graph, " "); head {
	case "Gamma": // (x, y, z) is numbered by x, z, y
		parts[1], parts[2] = parts[2], parts[1]
	case "Torus", "Mesh": // nested pairs that end with tt
		return "(" + strings.Join(parts, ", (") + ", tt" + strings.Repeat(")", len(parts))
	}
	return "(" + strings.Join(parts, ", ") + ")"
}
