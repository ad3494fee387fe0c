package infiniband_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"topocert/routing/infiniband"
	"topocert/topology"
)

// TestWriteOptionsMost: lanes are not folded together where InfiniBand has fewer.
func TestWriteOptionsMost(t *testing.T) {
	var text bytes.Buffer
	if err := infiniband.WriteOptions(&text, "x.lft", "x.qos", 15); err != nil || !strings.Contains(text.String(), "qos_max_vls 15\n") {
		t.Errorf("15 lanes: %q, %v", text.String(), err)
	}
	for _, lanes := range []int{16, 17, 30, 1000} {
		text.Reset()
		if err := infiniband.WriteOptions(&text, "x.lft", "x.qos", lanes); !errors.Is(err, topology.ErrLimit) || text.Len() > 0 {
			t.Errorf("%d lanes: %q, %v, want %v", lanes, text.String(), err, topology.ErrLimit)
		}
	}
}
