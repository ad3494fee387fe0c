package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/topology"
)

// TestStream: a line of standard input is answered before the next one is there.
func TestStream(t *testing.T) {
	for _, args := range [][]string{
		{"measure", "-", "--jsonl"}, {"bisect", "-", "--jsonl"}, {"hamilton", "-", "--jsonl"}, {"measure", "--json", "-"}, {"hamilton", "-"},
	} {
		stdin, feed := io.Pipe()
		answers, stdout := io.Pipe()
		code := make(chan int)
		go func() {
			c := run(context.Background(), args, stdin, stdout, io.Discard)
			stdout.Close()
			code <- c
		}()
		lines := bufio.NewScanner(answers)
		for _, text := range []string{"D?{", "Dhc", "C~"} {
			fmt.Fprintln(feed, text)
			for found := false; !found; found = strings.Contains(lines.Text(), "g6:"+text) {
				if !lines.Scan() {
					t.Fatalf("%v: no answer for %s", args, text)
				}
			}
		}
		feed.Close()
		for lines.Scan() { // what is left of the last answer
		}
		if c := <-code; c != exitDone {
			t.Errorf("%v: exit %d", args, c)
		}
	}
}

// TestStreamInterrupt: an interrupt ends the waiting for a line, and keeps what is there.
func TestStreamInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	stdin, feed := io.Pipe()
	defer feed.Close()
	answered := make(chan struct{})
	go func() {
		fmt.Fprintln(feed, "D?{")
		fmt.Fprintln(feed, "Dhc")
		fmt.Fprint(feed, "C") // until it has been read
		<-answered
		cancel()
	}()
	var errs strings.Builder
	out := cue{text: "\"network\"", times: 2, do: func() { close(answered) }}
	if code := run(ctx, []string{"measure", "-", "--json"}, stdin, &out, &errs); code != exitInterrupted {
		t.Errorf("exit %d: %s", code, &errs)
	}
	if strings.Count(out.String(), "\"network\"") != 2 || !strings.HasSuffix(out.String(), "\n]\n") {
		t.Errorf("stdout %s", &out)
	}
}

// TestLongLine: a line that is too long is told, in little memory, and passed over.
func TestLongLine(t *testing.T) {
	long := io.LimitReader(tildes{}, topology.MaxLine+9)
	stdin := io.MultiReader(strings.NewReader("D?{\n"), long, strings.NewReader("\nDhc\r\nC~"))
	var out, errs strings.Builder
	if code := run(context.Background(), []string{"hamilton", "-"}, stdin, &out, &errs); code != exitUsage {
		t.Errorf("exit %d", code)
	}
	if strings.Count(out.String(), "\n") != 3 || !strings.HasPrefix(errs.String(), "topocert: -:2: too large: a line of more than 16777216 bytes") {
		t.Errorf("stdout %s, stderr %s", &out, &errs)
	}
}

// tildes is a text without an end, or a line's end.
type tildes struct{}

func (tildes) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '~'
	}
	return len(p), nil
}
