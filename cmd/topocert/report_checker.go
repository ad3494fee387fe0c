package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"topocert/cmd/internal/site"
	"topocert/internal/regular"
	"topocert/props/archive"
)

// browserChecker returns topocheck for browsers: that of a folder, or, for "", the one
// that is in this program, or else one that the go command compiles. If that cannot be, the note on stderr says why, and there is
// none; nor is there for "none".
func (r *report) browserChecker(folder string) (*site.Checker, error) {
	switch folder {
	case "none":
		return nil, nil
	case "":
		if c := embeddedChecker(); c != nil {
			return c, nil
		}
		r.line.Begin("compiling topocheck for browsers")
		ctx := r.cmd.Context()
		c, err := compiledChecker(ctx)
		if r.line.Clear(); err != nil && ctx.Err() == nil {
			fmt.Fprintf(r.cmd.ErrOrStderr(), "the report cannot check certificates in the reader's browser, and says so: %v\n", err)
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
		data, err := regular.Read(f.name, maxChecker)
		*f.data = data
		if err == nil && !bytes.HasPrefix(*f.data, []byte(f.magic)) {
			err = fmt.Errorf("%s is no such file: it does not begin with %q", f.name, f.magic)
		}
		if err != nil {
			return nil, fmt.Errorf("--checker: %w", err)
		}
	}
	return &c, nil
}

// compiledChecker compiles topocheck from the source: that in the working folder, or that
// which this program was compiled from. What comes out depends on the source and on Go's
// version alone.
func compiledChecker(ctx context.Context) (*site.Checker, error) {
	c, err := compiledIn(ctx, "")
	if _, file, _, ok := runtime.Caller(0); err != nil && ok && filepath.IsAbs(file) {
		if from, err := compiledIn(ctx, filepath.Dir(file)); err == nil {
			return from, nil
		}
	}
	return c, err
}

func compiledIn(ctx context.Context, source string) (*site.Checker, error) {
	root, err := goCommand(ctx, source, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	folder, err := archive.TemporaryFolder()
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	program := folder.Path(programFile)
	if _, err := goCommand(ctx, source, []string{"GOOS=js", "GOARCH=wasm"}, "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "topocert/cmd/internal/site/checker"); err != nil {
		return nil, err
	}
	return readChecker(program, filepath.Join(root, "lib", "wasm", runtimeFile))
}

// goCommand runs the go command in a folder, "" for the working one, and returns what it
// prints, without the newline.
func goCommand(ctx context.Context, folder string, env []string, args ...string) (string, error) {
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if line, _, _ := strings.Cut(strings.TrimSpace(errs.String()), "\n"); line != "" {
			err = errors.New(line)
		}
		return "", fmt.Errorf("go %s: %w", args[0], err)
	}
	return strings.TrimSpace(out.String()), nil
}
