package qt

import (
	"testing"

	"topocert/props/golden"
)

// TestClaims decides the paper's claims again. One of them alone:
//
//	go test ./props/qt -run 'Claims/diameter$'
func TestClaims(t *testing.T) { golden.Claims(t, Text()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Text()) }
