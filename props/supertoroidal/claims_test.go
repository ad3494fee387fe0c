package supertoroidal

import (
	"testing"

	"topocert/props/golden"
)

func TestClaims(t *testing.T) { golden.Claims(t, Paper()) }
