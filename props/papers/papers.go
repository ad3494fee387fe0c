// Package papers lists the papers whose claims are in the ledger.
package papers

import (
	"topocert/props"
	"topocert/props/cctorus"
	"topocert/props/ftt"
	"topocert/props/oct"
	"topocert/props/qt"
	"topocert/props/supertoroidal"
)

// All lists the papers. This is the one place where a new paper is entered.
func All() []props.Paper {
	return []props.Paper{oct.Paper(), cctorus.Paper(), qt.Paper(), ftt.Paper(), supertoroidal.Paper()}
}

// Catalogue lists the claims of all papers.
func Catalogue() []*props.Claim {
	var all []*props.Claim
	for _, p := range All() {
		all = append(all, p.Claims...)
	}
	return all
}

// Charts lists the charts of all papers.
func Charts() []props.Chart {
	var all []props.Chart
	for _, p := range All() {
		all = append(all, p.Charts...)
	}
	return all
}
