package site

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"topocert/props"
)

// barView is a bar of verdicts: how many there are of each.
type barView struct {
	*props.Tally
	Words string
}

// newBar returns the bar of a paper's theorems and algorithms, of all papers' for "". Where
// the paper has none, or does not say of which kinds its claims are, it is that of all claims.
func (s *site) newBar(paper string) barView {
	head, all := s.count.Headline[paper], s.count.All[paper]
	of, what := head, "theorems and algorithms"
	if s.Own != nil || head == nil || head.Total() == 0 {
		of, what = all, "claims"
	}
	b := barView{Tally: of}
	if of == nil {
		return b
	}
	b.Words = fmt.Sprintf("%s: %s", what, inWords(of))
	if what != "claims" && all != nil {
		b.Words += fmt.Sprintf("; all claims: %s", inWords(all))
	}
	b.Words = strings.ToUpper(b.Words[:1]) + b.Words[1:] + "."
	return b
}

// finding is a claim with its picture, small.
type finding struct {
	claimView
	Extent string
	Short  string // the beginning of the witness
	Mini   template.HTML
}

func (s *site) finding(root string, r *props.Result) finding {
	f := finding{claimView: s.viewed(root, r), Short: shortened(props.TextOf(r.Witness), 90)}
	if p := s.pictures[r.ID]; p != nil && len(p.Names) > 0 && p.Inside.All() > 1 {
		f.Extent, f.Mini = p.Sentence, p.mini("Where "+r.ID+" holds and fails: "+p.Sentence)
	}
	return f
}

// Words returns the paper's words, or what stands for them where there are none.
func (c claimView) Words() string {
	return cmp.Or(c.Claim.Quote, c.Claim.Formal, props.TextOf(c.Formula), c.ID)
}

// featured returns the result with the most telling picture: of the papers' findings, and then
// of all claims that fail, the first over two variables with most cells of the rarer kind.
func (s *site) featured() *props.Result {
	var best *props.Result
	most := 0
	for _, findings := range []bool{true, false} {
		for i := range s.Results {
			r := &s.Results[i]
			p := s.pictures[r.ID]
			if p == nil || r.Verdict != props.Fails || findings && !s.isFinding(r) {
				continue
			}
			score := 2*min(p.Inside.Holds, p.Inside.Fails) + (p.Inside.Fails+15)/16
			if len(p.Names) == 2 && len(p.panels) == 1 {
				score *= 2
			}
			if score > most {
				best, most = r, score
			}
		}
		if best != nil {
			return best
		}
	}
	return nil
}

func (s *site) isFinding(r *props.Result) bool {
	p := s.paper(r.Paper)
	return p != nil && slices.Contains(p.Findings, r.Claim.Name())
}

// findings returns what a paper's card shows: its findings, or the first theorems and
// algorithms that fail.
func (s *site) findings(p props.Paper) []finding {
	most := 3
	if len(s.Papers) == 1 {
		most = 9
	}
	var list []finding
	add := func(r *props.Result) {
		if len(list) < most && r.Verdict == props.Fails && !slices.ContainsFunc(list, func(f finding) bool { return f.ID == r.ID }) {
			list = append(list, s.finding("", r))
		}
	}
	for _, name := range p.Findings {
		for i := range s.Results {
			if r := &s.Results[i]; r.Paper == p.Key && r.Claim.Name() == name {
				add(&s.Results[i])
			}
		}
	}
	if len(p.Findings) == 0 {
		for _, headline := range []bool{true, false} {
			for i := range s.Results {
				if r := &s.Results[i]; r.Paper == p.Key && r.Kind.Headline() == headline {
					add(r)
				}
			}
		}
	}
	return list
}

// title says what is wrong, in a line: "46 of 155 theorems and algorithms fail".
func (s *site) title() string {
	b := s.newBar("")
	what, _, _ := strings.Cut(b.Words, ":")
	return fmt.Sprintf("%d of %d %s fail", b.Of(props.Fails), b.Total(), strings.ToLower(what))
}

// lead says what this is about.
func (s *site) lead() string {
	if s.Own != nil {
		return fmt.Sprintf("%d claims about interconnection networks are looked at here.", len(s.Results))
	}
	papers := "One paper claims"
	if n := len(s.Papers); n != 1 {
		papers = fmt.Sprintf("%d papers claim", n)
		if words := [...]string{2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}; n < len(words) && words[n] != "" {
			papers = words[n] + " papers claim"
		}
	}
	decided := 0
	for i := range s.Results {
		if s.Results[i].Verdict != props.Undecided {
			decided++
		}
	}
	return fmt.Sprintf("%s diameters, bisection widths, cycles, routing and more of interconnection networks. Of %d statements, remarks and printed numbers among them, %d are decided here.", papers, len(s.Results), decided)
}
