package programs

import (
	"strings"
	"testing"
)

// TestMemory: a program that takes more than it may ends. The system refuses it.
func TestMemory(t *testing.T) {
	o := patient()
	o.Memory = 512 << 20
	if _, err := Ask(t.Context(), command("memory"), ring(t), nil, o); err == nil || !strings.Contains(err.Error(), "the program ended") {
		t.Errorf("got %v, want a program that ended", err)
	}
}
