// Checker is the program that a report's pages run in the reader's browser: topocheck on
// a folder, and, where the page of a claim is given, what that shows of the claim.
//
//	checker FOLDER [PAGE.json]
//
// It prints an object for the page to show: see package printed.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/printed"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(checking.Usage)
	}
}

func run(args []string) error {
	if len(args) < 1 || len(args) > 2 {
		return fmt.Errorf("%d arguments, want FOLDER [PAGE.json]", len(args))
	}
	var page *printed.Page
	if len(args) == 2 {
		text, err := os.ReadFile(args[1])
		if err != nil {
			return err
		}
		page = new(printed.Page)
		if err := json.Unmarshal(text, page); err != nil {
			return err
		}
	}
	return json.NewEncoder(os.Stdout).Encode(printed.Check(context.Background(), args[0], page))
}
