package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/checking"
	"topocert/props"
)

// newTimeout registers --timeout, a minute unless the user says otherwise.
func newTimeout(cmd *cobra.Command, about string) *time.Duration {
	limit := time.Minute
	cmd.Flags().Var((*duration)(&limit), "timeout", about)
	return &limit
}

// limit is the --timeout of a command that has as much time as it takes, unless the user
// says otherwise.
type limit struct{ time duration }

func newLimit(cmd *cobra.Command, about string) *limit {
	l := new(limit)
	cmd.Flags().Var(&l.time, "timeout", about+": 5 is five seconds; no limit unless given")
	cmd.Flags().Lookup("timeout").DefValue = ""
	return l
}

// bound gives the command a context with the limit, and returns what ends it.
func (l *limit) bound(cmd *cobra.Command) context.CancelFunc {
	if l.time == 0 {
		return func() {}
	}
	ctx, cancel := context.WithTimeout(cmd.Context(), time.Duration(l.time))
	cmd.SetContext(ctx)
	return cancel
}

// over replaces the error of a context whose time is over.
func (l *limit) over(err error) error {
	if errors.Is(err, context.DeadlineExceeded) {
		return status{exitInterrupted, fmt.Errorf("not done in %v, want a longer --timeout", time.Duration(l.time))}
	}
	return err
}

// duration is the value of a flag that is a time: 5 or 2.5 are seconds, 90s and 1m30s
// are what Go calls durations.
type duration time.Duration

// Set reads the time.
func (d *duration) Set(text string) error {
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		text += "s"
	}
	t, err := time.ParseDuration(text)
	if err != nil {
		return fmt.Errorf("want a number of seconds, or a time such as 90s or 5m")
	}
	if t <= 0 {
		return fmt.Errorf("want more than 0")
	}
	*d = duration(t)
	return nil
}

// String writes the time.
func (d *duration) String() string { return time.Duration(*d).String() }

// Type is what --help calls the value.
func (d *duration) Type() string { return "time" }

// limitOr returns the limit that ended a case's context, or else what the case came to.
func limitOr(ctx context.Context, err error) error {
	if limit := props.Passed(ctx); err != nil && limit != nil && !errors.Is(err, props.ErrBug) {
		return limit
	}
	return err
}

// leftOpen is how a command ends that left some of all networks, or statements, open, a number of
// them because the time was over: that alone is a reason to give more.
func leftOpen(open, late, all int, what string, timeout time.Duration) error {
	text := fmt.Sprintf("%d of %d %s are left open", open, all, what)
	switch late {
	case 0:
		text += ", none of them by the time"
	case open:
		text += fmt.Sprintf(" by the limits; try --timeout %s", longer(timeout))
	default:
		text += fmt.Sprintf(", %d of them by the time; try --timeout %s", late, longer(timeout))
	}
	return status{exitInterrupted, errors.New(text)}
}

// longer is a time to try after one that does not suffice: five times as long at least.
func longer(timeout time.Duration) string {
	for _, text := range []string{"5m", "30m", "3h", "24h"} {
		if t, err := time.ParseDuration(text); err == nil && t >= 5*timeout {
			return text
		}
	}
	return (5 * timeout).String()
}

// memoryFlag is --memory, and what watches the memory while the command runs.
type memoryFlag struct {
	limit size
	watch *props.Memory
}

// newMemory registers --memory. From before the command runs its memory is watched: what
// began last is ended first, which is a case if there is one, and else the command.
func newMemory(cmd *cobra.Command) *memoryFlag {
	m := new(memoryFlag)
	cmd.Flags().Var(&m.limit, "memory", "leave open what takes more memory than this, such as 512MB or 4GB (default most of the machine's)")
	beforehand(cmd, func(cmd *cobra.Command) error {
		m.watch = props.NewMemory(m.bytes())
		ctx, end := m.limits(0).Begin(cmd.Context())
		context.AfterFunc(ctx, end)
		cmd.SetContext(ctx)
		return nil
	})
	return m
}

// beforehand has something done before a command runs, and before what else is to be done then.
func beforehand(cmd *cobra.Command, do func(cmd *cobra.Command) error) {
	then := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if err := do(cmd); err != nil || then == nil {
			return err
		}
		return then(cmd, args)
	}
}

// bytes returns the limit, or three quarters of what the machine has; nil is no flag.
func (m *memoryFlag) bytes() uint64 {
	if m == nil || m.limit == 0 {
		return availableMemory() / 4 * 3
	}
	return uint64(m.limit)
}

// limits returns the limits of a case.
func (m *memoryFlag) limits(time time.Duration) props.Limits {
	return props.Limits{Time: time, Memory: m.watch}
}

// size is the value of a flag that is a number of bytes: 512MB, 4GB.
type size uint64

// leastMemory is the least limit: the program itself takes some.
const leastMemory = 64 << 20

// Set reads the size. Units are powers of 1024.
func (s *size) Set(text string) error {
	n, ok := checking.Bytes(text)
	if !ok {
		return fmt.Errorf("want a number of bytes such as 512MB or 4GB")
	}
	if n < leastMemory {
		return fmt.Errorf("want %s or more", props.Bytes(leastMemory))
	}
	*s = size(n)
	return nil
}

// String writes the size, nothing for none.
func (s *size) String() string {
	if *s == 0 {
		return ""
	}
	return props.Bytes(uint64(*s))
}

// Type is what --help calls the value.
func (s *size) Type() string { return "size" }
