package main

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// cancelAt cancels when a text is written.
type cancelAt struct {
	bytes.Buffer
	text   string
	cancel context.CancelFunc
}

func (c *cancelAt) Write(p []byte) (int, error) {
	n, err := c.Buffer.Write(p)
	if strings.Contains(c.String(), c.text) {
		c.cancel()
	}
	return n, err
}

// TestProveInterrupt: an interrupt keeps the statements that are done, with their
// certificates and verdicts, in a folder that is accepted.
func TestProveInterrupt(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out := &cancelAt{text: "order(Petersen) == 10", cancel: cancel}
	var errs bytes.Buffer
	args := []string{"prove", "order(Petersen) == 10", "bisection(Torus(5,5,5)) == 60", "diameter(Petersen) == 2", "--out", dir}
	if code := run(ctx, args, strings.NewReader(""), out, &errs); code != exitInterrupted {
		t.Errorf("exit %d, want %d: %s", code, exitInterrupted, &errs)
	}
	if text := out.String(); strings.Count(text, "holds") != 1 || strings.Contains(text, "diameter") {
		t.Errorf("printed %q, want the first statement alone", text)
	}
	if !strings.Contains(errs.String(), "interrupted: 1 of 3 statements are done") {
		t.Errorf("said %q", &errs)
	}
	var checked bytes.Buffer
	if code := run(context.Background(), []string{"check", dir}, nil, &checked, &errs); code != exitDone || !strings.Contains(checked.String(), "1 of 1 verdicts on claims follow") {
		t.Errorf("check: exit %d: %s%s", code, &checked, &errs)
	}
}
