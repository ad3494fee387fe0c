// Package atlas holds the atlas as it was last made, by "make atlas": families of networks, what is
// certified of their small members, and what the literature says. The chapters beside it are what it
// is made from. Package cmd/internal/atlas describes the form.
package atlas

import _ "embed"

//go:embed field.words
var field string

// Words returns the text of words of the field beside the standard ones.
func Words() string { return field }

//go:embed atlas.json
var kept []byte

// JSON returns the atlas.
func JSON() []byte { return kept }
