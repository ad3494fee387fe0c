package gallina

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
)

// ident is a network in names of theorems.
func (x *Instances) ident(network string) string {
	ident, met := x.nets[network]
	if met {
		return ident
	}
	ident = identifier(network)
	if g, err := x.terms.Names.Network(network); err == nil && given(network) {
		ident = fmt.Sprintf("own_%d_%.8s", g.Order(), g.CSR().Digest())
	}
	for i, first := 2, ident; slices.Contains(x.order, ident); i++ { // the same graph by another name, say
		ident = fmt.Sprintf("%s_%d", first, i)
	}
	x.nets[network], x.order = ident, append(x.order, ident)
	return ident
}

// given tells whether a network is a graph by its links.
func given(network string) bool {
	return strings.HasPrefix(network, "g6:") || strings.HasPrefix(network, "sha256:")
}

// free returns a name that is not taken yet.
func (x *Instances) free(name, kind string) string {
	try := name
	if x.names[try] && kind != "" {
		try = name + "_by_" + strings.ReplaceAll(kind, "-", "_")
	}
	for i := 2; x.names[try]; i++ {
		try = name + "_" + strconv.Itoa(i)
	}
	x.names[try] = true
	return try
}

// theoremName returns a name for the theorem of a statement.
func theoremName(s certificates.Statement, network string) string {
	relation := map[string]string{"<=": "at_most", ">=": "at_least", "<": "below"}[s.Relation]
	return identifier(strings.Join(slices.Concat([]string{s.Subject, network}, s.Args, []string{relation, s.Value}), "_"))
}

// identifier makes a name for Coq of a text: what is no letter or digit becomes one _.
func identifier(text string) string {
	var b strings.Builder
	for _, r := range []byte(text) {
		switch {
		case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9':
			b.WriteByte(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_')
		}
	}
	name := strings.TrimSuffix(b.String(), "_")
	if len(name) > 100 { // a list of numbers, or a digest
		name = name[:100]
	}
	return name
}
