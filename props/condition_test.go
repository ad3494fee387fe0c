package props

import "testing"

// TestCondition: what a verdict is conditional on, as it stands behind it.
func TestCondition(t *testing.T) {
	for want, on := range map[string][]string{"": nil, " (if MCR is as inferred)": {"MCR"}, " (if MCR, TCR are as inferred)": {"MCR", "TCR"}} {
		if got := (&Result{ConditionalOn: on}).Condition(); got != want {
			t.Errorf("%v: %q, want %q", on, got, want)
		}
	}
}
