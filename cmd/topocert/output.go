package main

import (
	"encoding/json"
	"io"
)

// writeJSON writes v, a list, as one JSON array.
func writeJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", " ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
