package topology

import (
	"testing"

	"topocert/internal/deep"
)

func TestMain(m *testing.M) { deep.Main(m) }
