package supertoroidal

import (
	"testing"

	"topocert/props/golden"
)

func TestClaims(t *testing.T) { golden.Claims(t, Paper()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Paper()) }
