package site

import (
	_ "embed"
	"html/template"
	"regexp"
	"slices"
	"strings"

	"topocert/props"
	"topocert/topology"
)

const (
	networksPlace = "networks/index.html"
	chartsPlace   = "charts/index.html"
)

// exhibit is a network that has a page, under the paper that is about it or
// compares with it.
type exhibit struct {
	paper, network string
	canonical      string // the network's name in certificates
}

// exhibitTexts lists, by papers, the networks that have pages: members of the papers' families that are
// small enough to be read. A size at which a theorem first fails is preferred.
//
//go:embed exhibits.txt
var exhibitTexts string

func exhibits() (list []exhibit) {
	for line := range strings.Lines(exhibitTexts) {
		paper, networks, _ := strings.Cut(line, ": ")
		for network := range strings.FieldsSeq(networks) {
			list = append(list, exhibit{paper, network, network})
		}
	}
	return list
}

// gallery returns the exhibits of the site's papers.
func (s *site) gallery() []exhibit {
	switch {
	case s.Bare:
		return nil
	case s.Own != nil:
		return s.ownGallery()
	}
	var list []exhibit
	for _, e := range exhibits() {
		if s.paper(e.paper) != nil {
			list = append(list, e)
		}
	}
	return list
}

// networkView is a network with what its page shows.
type networkView struct {
	exhibit exhibit
	stem    string // of its page's file
	*portrait
	Audits  []audited
	Figures []figure
	small   template.HTML // a thumbnail
}

// Name returns the name that the network has on pages.
func (n *networkView) Name() string { return n.exhibit.network }

// Told tells whether some router is told of faults.
func (n *networkView) Told() bool {
	return slices.ContainsFunc(n.Audits, func(a audited) bool { return a.FaultTolerant })
}

func (n *networkView) place() string { return "networks/" + n.stem + ".html" }

// about returns the line that describes the network's family.
func (s *site) described(n *networkView) string {
	family := stem(n.exhibit.network)
	if d := s.defined(family); d != nil {
		return inProse(d)
	}
	if s.Own != nil {
		if text := s.Own(family); text != "" {
			return text
		}
	}
	for _, f := range topology.Families() {
		if stem(f.Name) == family {
			return f.Name + ": " + f.About
		}
	}
	return family
}

// networkPages writes a page for each network, and one that lists them.
func (s *site) networkPages() error {
	for _, n := range s.networks {
		view := struct {
			page
			*networkView
			About      string
			Definition template.HTML
			Open       bool // the definition is short
			Claims     []*props.Result
		}{s.head(n.Name(), n.place(), networksPlace), n, s.described(n), s.definition(stem(n.Name())), s.defined(stem(n.Name())) != nil, s.mentions(n.Name())}
		for i := range n.Figures {
			f := &n.Figures[i]
			if f.proof != nil {
				f.certificate = s.Session.Name(f.proof.Statement)
			}
			if f.certificate != "" {
				f.Proof = link{fileHref(view.Root, f.certificate), f.certificate}
			}
		}
		if err := s.write(n.place(), "network", view); err != nil {
			return err
		}
	}
	return s.write(networksPlace, "networks", s.head("Networks", networksPlace, networksPlace))
}

// mentions lists the claims whose default reading names the network in its
// domain or its witness.
func (s *site) mentions(network string) []*props.Result {
	var list []*props.Result
	named := naming(network)
	for i := range s.Results {
		if r := &s.Results[i]; named.MatchString(r.Domain) || named.MatchString(props.TextOf(r.Witness)) {
			list = append(list, r)
		}
	}
	return list
}

// naming returns the pattern of texts that name a network: "CCTorus(5)" does not name Torus(5).
func naming(network string) *regexp.Regexp {
	return regexp.MustCompile(`(?:^|\PL)` + regexp.QuoteMeta(network) + `(?:[^\pL(]|$)`)
}

// chartPages writes the charts, and the page that shows them.
func (s *site) chartPages() error {
	for _, c := range s.charts {
		for name, svg := range map[string][]byte{c.File: c.svg, c.Dark: c.darkSVG} {
			if err := s.file("charts/"+name, svg); err != nil {
				return err
			}
		}
		c.Conditional = s.Results[slices.IndexFunc(s.Results, func(r props.Result) bool { return r.ID == c.Claims[0] })].ConditionalOn
	}
	return s.write(chartsPlace, "charts", struct {
		page
		Width, Height int // pixels, 4 for 3 points
		Charts        []*chart
	}{s.head("Printed formula and true value", chartsPlace, chartsPlace), chartWidth * 4 / 3, chartHeight * 4 / 3, s.charts})
}
