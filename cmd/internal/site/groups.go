package site

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/topology"
)

// certificateGroup holds certificates on members of one family, "QT(m,n)", in the order of
// their parameters.
type certificateGroup struct {
	Family string
	Links  []certificateLink
}

// member is a certificate with the parameters of its network.
type member struct {
	link   certificateLink
	params []int
}

// grouped returns links from a page to certificates, by families and parameters.
func (s *site) grouped(root string, names []string) []certificateGroup {
	families := make(map[string][]member)
	for i, link := range s.certificates(root, names) {
		f := s.kept[names[i]]
		network := cmp.Or(f.network, link.Name)
		family, params := parameters(network)
		// What is no whole network's file says what it is beside the name.
		_, rest, _ := strings.Cut(strings.TrimSuffix(link.Name, ".cert"), ".")
		link.Text, link.Part = shortName(network), strings.ReplaceAll(rest, ".", " ")
		if f.others && len(params) > 1 {
			link.Text = fmt.Sprintf("%s(%d, …)", family, params[0])
		}
		families[family] = append(families[family], member{link, params})
	}
	var groups []certificateGroup
	for family, members := range families {
		slices.SortFunc(members, func(a, b member) int {
			return cmp.Or(slices.Compare(a.params, b.params), strings.Compare(a.link.Name, b.link.Name))
		})
		g := certificateGroup{Family: form(family)}
		for _, m := range members {
			g.Links = append(g.Links, m.link)
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
		if stem(f.Name) == family {
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
