package routing_test

import "testing"

func TestXTorusMinimal(t *testing.T) { squares(t, "xtorus-minimal", "XTorus", 3, 1) }

func TestXMeshMinimal(t *testing.T) {
	squares(t, "xmesh-minimal", "XMesh", 3, 1)
	squares(t, "xmesh-minimal", "XMeshW", 3, 1)
}

func TestXMinimalMillion(t *testing.T) {
	large(t, "xtorus-minimal", "XTorus(1001)", "XTorus(320)")
	large(t, "xmesh-minimal", "XMesh(1000)", "XMesh(321)", "XMeshW(321)")
}

func BenchmarkXMinimal(b *testing.B) {
	for on, name := range map[string]string{
		"XTorus(64)": "xtorus-minimal", "XTorus(1001)": "xtorus-minimal",
		"XMesh(64)": "xmesh-minimal", "XMeshW(64)": "xmesh-minimal",
	} {
		b.Run(on, func(b *testing.B) { hops(b, name, on) })
	}
}
