// Package atlas holds the atlas as it was last made, by "make atlas": families of networks, what is
// certified of their small members, and what the literature says. The chapters beside it are what it
// is made from. Package cmd/internal/atlas describes the form.
package atlas

import "embed"

//go:embed *.words machines.star synonyms.txt
var texts embed.FS

// Text returns one of the files beside the atlas.
func Text(file string) string {
	text, err := texts.ReadFile(file)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}

// Chapters are the files of definitions of the chapters.
func Chapters() []string {
	return []string{"cubes.words", "grids.words", "machines.words", "permutations.words", "shifts.words"}
}

// What else there is: words of the field beside the standard ones, networks that no text says,
// and other names for families.
const (
	FieldWords = "field.words"
	Programs   = "machines.star"
	Synonyms   = "synonyms.txt"
)

//go:embed atlas.json
var kept []byte

// JSON returns the atlas.
func JSON() []byte { return kept }
