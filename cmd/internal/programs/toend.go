package programs

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// toEnd is a program that gets a file, and answers with another when it ends.
type toEnd struct {
	command, path string
	args          []string
	memory        uint64
	// files are the question and the answer: what the command's words have for their places, and their names.
	files [2]struct{ place, name string }
}

// on runs the program to its end, on the question that write writes, and returns the name of the answer's file. What it prints goes
// to out. The child is to be ended, which removes the files.
func (run *toEnd) on(ctx context.Context, out io.Writer, write func(w io.Writer) error) (c *child, answer string, err error) {
	dir, err := os.MkdirTemp("", "topocert-solver-")
	if err != nil {
		return nil, "", err
	}
	question, answer := filepath.Join(dir, run.files[0].name), filepath.Join(dir, run.files[1].name)
	if err := written(question, write); err != nil {
		return nil, "", errors.Join(err, os.RemoveAll(dir))
	}
	own := make([]string, len(run.args))
	for i, word := range run.args {
		own[i] = strings.NewReplacer(run.files[0].place, question, run.files[1].place, answer).Replace(word)
	}
	c, err = launch(ctx, dir, run.path, own, out, &stderr{command: run.command}, run.memory)
	if err != nil {
		return nil, "", errors.Join(err, os.RemoveAll(dir))
	}
	_ = c.in.Close() // there is nothing to read
	if <-c.ended; ctx.Err() != nil {
		c.end()
		return nil, "", ctx.Err()
	}
	return c, answer, nil
}

// written makes a file.
func written(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}
