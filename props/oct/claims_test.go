package oct

import (
	"testing"

	"topocert/props/golden"
)

// TestClaims decides the claims again, and holds them against the golden file.
func TestClaims(t *testing.T) { golden.Claims(t, Text()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Text()) }
