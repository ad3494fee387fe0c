package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"topocert/cmd/internal/site"
)

// browserChecker returns topocheck for browsers: that of a folder, or, for "", one that
// the go command compiles. If that cannot be, the note on stderr says why, and there is
// none; nor is there for "none".
func browserChecker(ctx context.Context, folder string, stderr io.Writer) (*site.Checker, error) {
	switch folder {
	case "none":
		return nil, nil
	case "":
		c, err := compiledChecker(ctx)
		if err != nil && ctx.Err() == nil {
			fmt.Fprintf(stderr, "the report cannot check certificates in the reader's browser: %v\n", err)
			return nil, nil
		}
		return c, ctx.Err()
	}
	return readChecker(filepath.Join(folder, programFile), filepath.Join(folder, runtimeFile))
}

// The names of the two files that a browser needs.
const (
	programFile = "topocheck.wasm"
	runtimeFile = "wasm_exec.js"
)

// maxChecker bounds the size of each.
const maxChecker = 64 << 20

func readChecker(program, runtime string) (*site.Checker, error) {
	var c site.Checker
	for _, f := range []struct {
		name  string
		data  *[]byte
		magic string
	}{{program, &c.Program, "\x00asm"}, {runtime, &c.Runtime, "//"}} {
		info, err := os.Stat(f.name)
		if err == nil && (!info.Mode().IsRegular() || info.Size() > maxChecker) {
			err = fmt.Errorf("%s: %d bytes, want a regular file of at most %d", f.name, info.Size(), maxChecker)
		}
		if err == nil {
			*f.data, err = os.ReadFile(f.name)
		}
		if err == nil && !bytes.HasPrefix(*f.data, []byte(f.magic)) {
			err = fmt.Errorf("%s is no such file: it does not begin with %q", f.name, f.magic)
		}
		if err != nil {
			return nil, fmt.Errorf("--checker: %w", err)
		}
	}
	return &c, nil
}

// compiledChecker compiles topocheck from the source in the working folder. What comes
// out depends on the source and on Go's version alone.
func compiledChecker(ctx context.Context) (*site.Checker, error) {
	root, err := goCommand(ctx, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "topocert-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, programFile)
	if _, err := goCommand(ctx, []string{"GOOS=js", "GOARCH=wasm"}, "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "topocert/cmd/topocheck"); err != nil {
		return nil, err
	}
	return readChecker(program, filepath.Join(root, "lib", "wasm", runtimeFile))
}

// goCommand runs the go command and returns what it prints, without the newline.
func goCommand(ctx context.Context, env []string, args ...string) (string, error) {
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if said, _, _ := strings.Cut(strings.TrimSpace(errs.String()), "\n"); said != "" {
			err = errors.New(said)
		}
		return "", fmt.Errorf("go %s: %w", args[0], err)
	}
	return strings.TrimSpace(out.String()), nil
}
