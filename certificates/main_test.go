package certificates_test

import (
	"testing"

	"topocert/internal/deep"
)

func TestMain(m *testing.M) { deep.Main(m) }
