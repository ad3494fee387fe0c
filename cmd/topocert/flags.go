package main

import (
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"
)

// newTimeout registers --timeout, a minute unless the user says otherwise.
func newTimeout(cmd *cobra.Command, about string) *time.Duration {
	limit := time.Minute
	cmd.Flags().Var((*duration)(&limit), "timeout", about)
	return &limit
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
