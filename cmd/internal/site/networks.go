package site

import (
	"html/template"
	"regexp"
	"strings"

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

// exhibits lists the networks that have pages: members of the papers' families that are
// small enough to be read. A size at which a theorem first fails is preferred.
func exhibits() []exhibit {
	return []exhibit{
		{"oct", "Octagon", ""}, {"oct", "JTorus(2,3)", ""}, {"oct", "OCT(2,2)", ""}, {"oct", "OMMH(4,4,3)", ""},
		{"cctorus", "CCTorus(5)", ""}, {"cctorus", "CCTorus(6)", ""}, {"cctorus", "CCTorusOpp(6)", ""},
		{"cctorus", "XMesh(5)", ""}, {"cctorus", "XMeshW(5)", ""}, {"cctorus", "XTorus(5)", ""},
		{"cctorus", "Mesh(5)", ""}, {"cctorus", "Torus(5)", ""},
		{"qt", "QT(2,2)", ""}, {"qt", "QT(3,3)", ""},
		{"ftt", "FTT(4)", ""}, {"ftt", "FTT(6)", ""}, {"ftt", "Mesh(6)", ""}, {"ftt", "Torus(6)", ""}, {"ftt", "MCR(3)", ""}, {"ftt", "TCR(3)", ""},
		{"supertoroidal", "Gamma(4,1,1)", ""}, {"supertoroidal", "Torus(4,4,4)", ""},
	}
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
		if e.canonical = e.network; s.paper(e.paper) != nil {
			list = append(list, e)
		}
	}
	return list
}

// networkView is a network with what its page shows.
type networkView struct {
	exhibit  exhibit
	stem     string // of its page's file
	portrait *portrait
	audits   []audited
	figures  []figure
	small    template.HTML // a thumbnail
}

func (n *networkView) place() string { return "networks/" + n.stem + ".html" }

// about returns the line that describes the network's family.
func (s *site) described(n *networkView) string {
	family := stem(n.exhibit.network)
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

type factView struct {
	Name, Value, Evidence string
	Certificates          []certificateLink
}

type figureView struct {
	*figure
	Proof certificateLink
}

type auditView struct {
	*audited
	Proof certificateLink
}

// mention is a claim in whose decision a network is named.
type mention struct {
	ID, Href, Text string
	Verdict        verdictView
}

// networkPages writes a page for each network, and one that lists them.
func (s *site) networkPages() error {
	for _, n := range s.networks {
		view := struct {
			page
			Name, About string
			Definition  template.HTML
			Facts       []factView
			Audits      []auditView
			// Told says that some router is told of faults.
			Told    bool
			Figures []figureView
			Claims  []mention
		}{page: s.head(n.exhibit.network, n.place(), networksPlace), Name: n.exhibit.network, About: s.described(n), Definition: s.definitions[stem(n.exhibit.network)]}
		for _, f := range n.portrait.Entries {
			view.Facts = append(view.Facts, factView{f.Name, f.Value, evidenceWord(f.Evidence), s.certificates(view.Root, s.Session.Names(f.Statements))})
		}
		for _, a := range n.audits {
			v := auditView{audited: &a}
			if a.Certificate != "" {
				v.Proof = s.certificates(view.Root, []string{a.Certificate})[0]
			}
			view.Told = view.Told || a.FaultTolerant
			view.Audits = append(view.Audits, v)
		}
		for _, f := range n.figures {
			v := figureView{figure: &f}
			if f.shown != nil {
				f.Certificate = s.Session.Name(f.shown.Statement)
			}
			if f.Certificate != "" {
				v.Proof = s.certificates(view.Root, []string{f.Certificate})[0]
			}
			view.Figures = append(view.Figures, v)
		}
		view.Claims = s.mentions(view.Root, n.exhibit.network)
		if err := s.write(n.place(), "network", view); err != nil {
			return err
		}
	}
	type group struct {
		Text     string
		Networks []thumbnail
	}
	view := struct {
		page
		Groups []group
	}{page: s.head("Networks", networksPlace, networksPlace)}
	for _, p := range s.Papers {
		g := group{Text: p.Title}
		for _, n := range s.networks {
			if n.exhibit.paper == p.Key {
				g.Networks = append(g.Networks, s.thumbnail(view.Root, n))
			}
		}
		view.Groups = append(view.Groups, g)
	}
	return s.write(networksPlace, "networks", view)
}

// mentions lists the claims whose default reading names the network in its
// domain or its witness.
func (s *site) mentions(root, network string) []mention {
	var list []mention
	named := naming(network)
	for i := range s.Results {
		r := &s.Results[i]
		text := r.Domain
		if r.Witness != nil {
			text = *r.Witness
		}
		if named.MatchString(r.Domain) || named.MatchString(text) {
			list = append(list, mention{r.ID, root + claimPlace(r.ID), text, newVerdict(r.Verdict)})
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
	type cell struct {
		chartCell
		Links []certificateLink
	}
	type row struct {
		chartRow
		Cells []cell
	}
	type shown struct {
		*chart
		Rows        []row
		Conditional string
		ClaimLinks  []link
	}
	view := struct {
		page
		Width, Height int // pixels, 4 for 3 points
		Charts        []shown
	}{Width: chartWidth * 4 / 3, Height: chartHeight * 4 / 3, page: s.head("Printed formula and true value", chartsPlace, chartsPlace)}
	for _, c := range s.charts {
		for name, svg := range map[string][]byte{c.File: c.svg, c.Dark: c.darkSVG} {
			if err := s.file("charts/"+name, svg); err != nil {
				return err
			}
		}
		v := shown{chart: c, Conditional: strings.Join(s.claims[c.Claims[0]].ConditionalOn, ", ")}
		for _, id := range c.Claims {
			v.ClaimLinks = append(v.ClaimLinks, link{view.Root + claimPlace(id), id})
		}
		for _, r := range c.Rows {
			out := row{chartRow: r}
			for _, x := range r.Cells {
				out.Cells = append(out.Cells, cell{x, s.certificates(view.Root, x.Certificates)})
			}
			v.Rows = append(v.Rows, out)
		}
		view.Charts = append(view.Charts, v)
	}
	return s.write(chartsPlace, "charts", view)
}
