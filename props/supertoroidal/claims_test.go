package supertoroidal

import (
	"testing"

	"topocert/props/golden"
)

func TestClaims(t *testing.T) { golden.Claims(t, Text()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Text()) }
