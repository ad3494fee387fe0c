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
	Files  []certificateFile
}

// certificateFile is a file of certificates, whose size is with the files that go with it. Text is the
// network's name, Part says which of its proofs the file holds where there are several files.
type certificateFile struct {
	Name, Text, Part string
	Size             int64
	params           []int // of the network
}

// grouped returns files of certificates by families and parameters.
func (s *site) grouped(names []string) []certificateGroup {
	families := make(map[string][]certificateFile)
	for _, name := range names {
		f := s.certificates[name]
		network := cmp.Or(f.network, name)
		family, params := parameters(network)
		// What is no whole network's file says what it is beside the name.
		_, rest, _ := strings.Cut(strings.TrimSuffix(name, ".cert"), ".")
		file := certificateFile{name, shortName(network), strings.ReplaceAll(rest, ".", " "), f.size, params}
		if f.others && len(params) > 1 {
			file.Text = fmt.Sprintf("%s(%d, …)", family, params[0])
		}
		families[family] = append(families[family], file)
	}
	var groups []certificateGroup
	for family, files := range families {
		slices.SortFunc(files, func(a, b certificateFile) int {
			return cmp.Or(slices.Compare(a.params, b.params), strings.Compare(a.Name, b.Name))
		})
		groups = append(groups, certificateGroup{form(family), files})
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
