package site

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/topology"
)

// certificateGroup holds certificates on members of one family: "QT(m,n)". In a family
// with several parameters those that share all but the last are a row.
type certificateGroup struct {
	Family string
	Rows   []certificateRow
}

// certificateRow is a row of a group: "QT(3, …)" with the certificates in the order of the
// last parameter. Start is empty if the group has one row for all.
type certificateRow struct {
	Start string
	Links []certificateLink
}

// manyInRow is the number of certificates up to which a group is one row.
const manyInRow = 8

// member is a certificate with the parameters of its network.
type member struct {
	link   certificateLink
	params []int
}

// start returns the network's name without the last parameter.
func (m *member) start(family string) string {
	if len(m.params) < 2 {
		return ""
	}
	var b strings.Builder
	b.WriteString(family + "(")
	for _, p := range m.params[:len(m.params)-1] {
		fmt.Fprintf(&b, "%d, ", p)
	}
	return b.String() + "…)"
}

// grouped returns links from a page to certificates, by families and parameters.
func (s *site) grouped(root string, names []string) []certificateGroup {
	families := make(map[string][]member)
	for i, link := range s.certificates(root, names) {
		network := s.kept[names[i]].network
		if network == "" {
			network = link.Name
		}
		family, params := parameters(network)
		// What is no whole network's file says what it is beside the name.
		_, rest, _ := strings.Cut(strings.TrimSuffix(link.Name, ".cert"), ".")
		link.Text, link.Part = shortName(network), strings.ReplaceAll(rest, ".", " ")
		families[family] = append(families[family], member{link, params})
	}
	var groups []certificateGroup
	for family, members := range families {
		slices.SortFunc(members, func(a, b member) int {
			return cmp.Or(slices.Compare(a.params, b.params), strings.Compare(a.link.Name, b.link.Name))
		})
		g := certificateGroup{Family: form(family)}
		for i, m := range members {
			start := ""
			if len(members) > manyInRow {
				start = m.start(family)
			}
			if i == 0 || start != g.Rows[len(g.Rows)-1].Start {
				g.Rows = append(g.Rows, certificateRow{Start: start})
			}
			last := &g.Rows[len(g.Rows)-1]
			last.Links = append(last.Links, m.link)
		}
		groups = append(groups, g)
	}
	slices.SortFunc(groups, func(a, b certificateGroup) int { return strings.Compare(a.Family, b.Family) })
	return groups
}

// parameters splits a network's name: "QT(2,3)" is QT with 2 and 3. A name of another
// form has no parameters.
func parameters(network string) (family string, params []int) {
	family, rest, found := strings.Cut(network, "(")
	if !found || !strings.HasSuffix(rest, ")") {
		return family, nil
	}
	for field := range strings.SplitSeq(strings.TrimSuffix(rest, ")"), ",") {
		n, err := strconv.Atoi(field)
		if err != nil {
			return family, nil
		}
		params = append(params, n)
	}
	return family, params
}

// form returns a family's name with the letters of its parameters, as the list of
// networks has it.
func form(family string) string {
	for _, f := range topology.Families() {
		if name, _, _ := strings.Cut(f.Name, "("); name == family {
			return f.Name
		}
	}
	if strings.HasPrefix(family, "g6:") {
		return "graphs from outside"
	}
	return family
}

// shortName returns a network's name, cut if it is a long text of a graph.
func shortName(network string) string {
	const most = 24
	if len(network) <= most {
		return network
	}
	return network[:most-1] + "…"
}
