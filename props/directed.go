package props

import (
	"fmt"

	"topocert/certificates"
	"topocert/solver/strategy"
)

// directed establishes a fact of a directed network: a word, of which the text is the meaning.
// Such networks have no other facts.
func (a *asked) directed(f certificates.Fact) (certificates.Bounds, error) {
	if certificates.WordOf(a.Words(), f.Subject) == nil {
		return certificates.Bounds{}, fmt.Errorf("%s is a directed network, for which %s has no meaning here; words have (\"topocert list words\")", f.Network, f.Subject)
	}
	before := len(a.t.statements)
	_, why, err := attempt(a.t, func(t *Case) (any, error) {
		r := strategy.Request{Subject: f.Subject, Network: f.Network, Args: f.Args, Least: a.aim.least, Most: a.aim.most, Exactly: a.aim.exactly}
		found, err := remember(t.ctx, t.session, f.Network, fmt.Sprint("word ", f, a.aim.exactly), func() (*strategy.Result, error) {
			return strategy.Find(t.ctx, r, t.session.world(), t.session.kept.Create)
		})
		if found == nil {
			return nil, err
		}
		for _, c := range found.Certificates() {
			statements, wrong := t.session.establish(t.ctx, c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil })
			if wrong != nil {
				return nil, wrong
			}
			t.statements = append(t.statements, statements...)
		}
		return nil, err
	})
	if err != nil {
		return certificates.Bounds{}, err
	}
	b, err := a.t.session.said(a.t.statements[before:]).Known(f)
	if err != nil || b.Settled() {
		return b, err
	}
	if broken := a.t.session.Broken(); broken != nil {
		return certificates.Bounds{}, broken
	}
	a.missing = append(a.missing, fmt.Sprintf("%s: not decided: %s", f, why))
	return b, nil
}
