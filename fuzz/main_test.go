package fuzz

import (
	"testing"

	"topocert/fuzz/seed"
)

func TestMain(m *testing.M) { seed.Main(m) }
