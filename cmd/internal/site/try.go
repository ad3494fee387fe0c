package site

import _ "embed"

// tryPlace is the place of the page on which the reader types claims.
const tryPlace = "try.html"

//go:embed checker/try.js
var tryScript []byte

// What stands there first: a network of text, a theorem about it for all sizes, a claim of the papers that fails, and one about
// a network of the atlas.
const (
	firstDefinitions = `// A torus with diagonals in every second row.
DRT(m,n) = graph i in 0..m-1, j in 0..n-1:
    ((i+1)%m, j); (i, (j+1)%n);
    ((i+1)%m, (j+1)%n) if i%2 == 0
`
	firstClaims = `order(DRT(m,n)) == m*n  for m >= 4, n >= 3 if m%2 == 0
diameter(QT(m,n)) == 2*max(floor(m/2),floor(n/2)) + 4  for m, n in 2..8
diameter(LTQ(4)) == 3
minimal_router("dor", Torus(4))
`
)

// tryPage writes the page, and its scripts: the engine is packed when it comes.
func (s *site) tryPage() error {
	if s.Checker != nil && s.Checker.Engine != nil {
		if err := s.file("checker/try.js", tryScript); err != nil {
			return err
		}
		if err := s.file("checker/engine.js", inScript("engine.wasm", s.Checker.Engine)); err != nil {
			return err
		}
	}
	return s.write(tryPlace, "try", struct {
		page
		Definitions, Claims string
	}{s.head("Try a claim", tryPlace, tryPlace), firstDefinitions, firstClaims})
}
