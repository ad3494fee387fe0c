// Package papers lists the papers whose claims are in the ledger: the one place where
// the folders of props meet. The papers know nothing of each other. Making the claims of
// a paper takes a moment, since all their formulas are read; so Keys makes none, and Of
// only those that are asked for.
package papers

import (
	"topocert/props"
	"topocert/props/cctorus"
	"topocert/props/ftt"
	"topocert/props/oct"
	"topocert/props/qt"
	"topocert/props/supertoroidal"
)

// entry is a paper, and the key under which it is known.
type entry struct {
	key, title string
	make       func() props.Paper
}

// list lists the papers. This is the one place where a new paper is entered.
func list() []entry {
	return []entry{
		{"oct", oct.Title(), oct.Paper},
		{"cctorus", cctorus.Title(), cctorus.Paper},
		{"qt", qt.Title(), qt.Paper},
		{"ftt", ftt.Title(), ftt.Paper},
		{"supertoroidal", supertoroidal.Title(), supertoroidal.Paper},
	}
}

// Keys lists the papers' keys. It makes no claims, and so takes no time.
func Keys() []string {
	var keys []string
	for _, e := range list() {
		keys = append(keys, e.key)
	}
	return keys
}

// Titles lists the papers' titles, in the order of Keys, and takes no time either.
func Titles() []string {
	var titles []string
	for _, e := range list() {
		titles = append(titles, e.title)
	}
	return titles
}

// All lists the papers.
func All() []props.Paper {
	var all []props.Paper
	for _, e := range list() {
		all = append(all, e.make())
	}
	return all
}

// Of returns the paper with a key, or all for "".
func Of(key string) []props.Paper {
	var chosen []props.Paper
	for _, e := range list() {
		if key == "" || e.key == key {
			chosen = append(chosen, e.make())
		}
	}
	return chosen
}

// Catalogue lists the claims of all papers.
func Catalogue() []*props.Claim {
	var all []*props.Claim
	for _, p := range All() {
		all = append(all, p.Claims...)
	}
	return all
}
