package main

import (
	"testing"
	"time"
)

func TestDuration(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"5": 5 * time.Second, "2.5": 2500 * time.Millisecond, "90s": 90 * time.Second, "1m30s": 90 * time.Second, "100ms": 100 * time.Millisecond,
		"0": 0, "-1": 0, "": 0, "x": 0, "NaN": 0, "Inf": 0, "1e400": 0, "5 s": 0,
	} {
		var d duration
		if err := d.Set(text); (err == nil) != (want > 0) || time.Duration(d) != want {
			t.Errorf("%q: %v, %v, want %v", text, time.Duration(d), err, want)
		}
	}
}
