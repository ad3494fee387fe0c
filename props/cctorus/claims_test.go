package cctorus

import (
	"testing"

	"topocert/props/golden"
)

// TestClaims decides the paper's claims again. One of them alone:
//
//	go test ./props/cctorus -run 'Claims/diameter-mesh'
func TestClaims(t *testing.T) { golden.Claims(t, Text()) }

// TestTheorems checks the theorems about whole families.
func TestTheorems(t *testing.T) { golden.Theorems(t, Text()) }
