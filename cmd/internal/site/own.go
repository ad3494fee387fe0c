package site

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"topocert/props"
)

// The orders of the networks of a user's own papers that have pages. Of each family that is the
// largest member of at most readable vertices, or else the smallest. A network on which a claim
// fails has one up to drawable vertices.
const (
	readable = 32
	drawable = 128
)

// mostOwn is the number of networks of a paper of a user's own that have pages.
const mostOwn = 40

// ownGallery returns the networks of a user's own papers that have pages: those on which claims
// fail, and one of each family that claims are about.
func (s *site) ownGallery() []exhibit {
	var list []exhibit
	for _, p := range s.Papers {
		var shown []exhibit
		families := make(map[string]exhibit)
		orders := make(map[exhibit]int)
		for i := range s.Results {
			r := &s.Results[i]
			if r.Paper != p.Key {
				continue
			}
			for _, e := range s.about(p.Key, r, orders) {
				family, _, _ := strings.Cut(e.network, "(")
				if first, ok := families[family]; !ok || better(orders[e], orders[first]) {
					families[family] = e
				}
				if r.Verdict == props.Fails {
					shown = append(shown, e)
				}
			}
		}
		for _, family := range slices.Sorted(maps.Keys(families)) {
			shown = append(shown, families[family])
		}
		shown = slices.DeleteFunc(shown, func(e exhibit) bool { return orders[e] > drawable })
		slices.SortStableFunc(shown, func(a, b exhibit) int {
			return cmp.Or(strings.Compare(a.network, b.network), strings.Compare(a.canonical, b.canonical))
		})
		shown = slices.Compact(shown)
		list = append(list, shown[:min(len(shown), mostOwn)]...)
	}
	return list
}

// about returns the networks that a result rests on, and notes their orders.
func (s *site) about(paper string, r *props.Result, orders map[exhibit]int) []exhibit {
	var list []exhibit
	names := s.Session.Resolver()
	for _, statement := range r.Rests {
		e := exhibit{paper, names.Title(statement.Network), statement.Network}
		if _, seen := orders[e]; !seen {
			net, err := names.Network(e.canonical)
			if err != nil {
				continue // that of a file that is no more
			}
			orders[e] = net.Order()
		}
		if !slices.Contains(list, e) {
			list = append(list, e)
		}
	}
	return list
}

// better tells whether a network of one order is better to read than one of another.
func better(order, than int) bool {
	if order > readable || than > readable {
		return order < than
	}
	return order > than
}
