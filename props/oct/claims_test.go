package oct

import (
	"testing"

	"topocert/props/golden"
)

// TestClaims decides the claims again, and holds them against the golden file.
func TestClaims(t *testing.T) { golden.Claims(t, Paper()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Paper()) }
