//go:build !js

package topocert

import "embed"

// Files that do not end in _test.go, as far as patterns say so: TestSource has the rest.
//
//go:embed topology/*[^t].go topology/*[^s]t.go
//go:embed routing/*[^t].go routing/*[^s]t.go routing/*[^e]st.go
//go:embed certificates/*[^t].go certificates/*[^s]t.go
//go:embed certificates/*/*[^t].go certificates/*/*[^s]t.go certificates/*/*[^e]st.go
//go:embed internal/regular/*[^t].go
var source embed.FS

func init() { Source = source }
