// Unpack writes the test vectors of certificates below a folder, for whoever tests another checker.
package main

import (
	"fmt"
	"os"

	"topocert/internal/vectors"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage, in the checkout's root: go run ./internal/vectors/unpack FOLDER")
		os.Exit(2)
	}
	files, err := vectors.FS("certificates/testdata")
	if err == nil {
		err = os.CopyFS(os.Args[1], files)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "unpack:", err)
		os.Exit(1)
	}
}
