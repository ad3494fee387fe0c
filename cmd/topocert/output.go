package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"topocert/props"
)

// newLab returns a session that keeps its certificates in the folder out, or nowhere
// if the command was given no such flag.
func newLab(cmd *cobra.Command, out string) (*props.Session, error) {
	if out == "" && cmd.Flags().Changed("out") {
		return nil, errors.New("--out \"\", want a folder")
	}
	return props.NewSession(out)
}

// times writes a number and a noun: "1 hop", "2 hops".
func times(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprint(n, " ", noun, "s")
}

// writeJSON writes v, a list, as one JSON array.
func writeJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", " ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
