package gallina

import (
	"fmt"
	"slices"
	"strings"
)

// networks are those that are defined in certificates/coq, by name and number of arguments; torus and mesh, of any number of
// sides, are as well.
const networks = "Ring/1 Octagon/0 JTorus/2 OCT/2 FTT/1 CCTorus/1 XMesh/1 XMeshW/1 XTorus/1 QT/2 Gamma/3 Hypercube/1 OMMH/3 MCR/1 TCR/1"

// sided tells whether a network is a torus or a mesh of any number of sides.
func sided(name string, args int) bool { return (name == "Torus" || name == "Mesh") && args > 0 }

// defined tells whether a network is defined in Coq.
func defined(name string, args int) bool {
	return sided(name, args) || slices.Contains(strings.Fields(networks), fmt.Sprintf("%s/%d", name, args))
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

// variable returns what Coq calls a variable: its name, unless that could have a meaning there.
func variable(name string) string {
	if len(name) == 1 {
		return name
	}
	return name + "_"
}
