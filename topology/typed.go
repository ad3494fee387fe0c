package topology

// The types of the families' members, for those who tell networks by their types.

// Ring is a member of that family.
type Ring struct {
	*cyclic
	N int
}

// NewRing returns a member of the family.
func NewRing(n int) (*Ring, error) { return newTyped[*Ring]("Ring", n) }

// Complete is a member of that family.
type Complete struct {
	*network
	N int
}

// NewComplete returns a member of the family.
func NewComplete(n int) (*Complete, error) { return newTyped[*Complete]("Complete", n) }

// Hypercube is a member of that family.
type Hypercube struct {
	*binary
	D int
}

// NewHypercube returns a member of the family.
func NewHypercube(d int) (*Hypercube, error) { return newTyped[*Hypercube]("Hypercube", d) }

// Petersen is a member of that family.
type Petersen struct {
	*network
}

// NewPetersen returns a member of the family.
func NewPetersen() (*Petersen, error) { return newTyped[*Petersen]("Petersen") }

// GP is a member of that family.
type GP struct {
	*network
	N, K int
}

// NewGP returns a member of the family.
func NewGP(n, k int) (*GP, error) { return newTyped[*GP]("GP", n, k) }

// Mesh is a member of that family.
type Mesh struct {
	*network
}

// NewMesh returns a member of the family.
func NewMesh(sides ...int) (*Mesh, error) { return newTyped[*Mesh]("Mesh", sides...) }

// Torus is a member of that family.
type Torus struct {
	*cyclic
}

// NewTorus returns a member of the family.
func NewTorus(sides ...int) (*Torus, error) { return newTyped[*Torus]("Torus", sides...) }

// JTorus is a member of that family.
type JTorus struct {
	*johnson
	K, M int
}

// NewJTorus returns a member of the family.
func NewJTorus(k, m int) (*JTorus, error) { return newTyped[*JTorus]("JTorus", k, m) }

// Octagon is a member of that family.
type Octagon struct {
	*johnson
}

// NewOctagon returns a member of the family.
func NewOctagon() (*Octagon, error) { return newTyped[*Octagon]("Octagon") }

// OCT is a member of that family.
type OCT struct {
	*johnson
	K, M int
}

// NewOCT returns a member of the family.
func NewOCT(k, m int) (*OCT, error) { return newTyped[*OCT]("OCT", k, m) }

// OMMH is a member of that family.
type OMMH struct {
	*network
	L, M, N int
}

// NewOMMH returns a member of the family.
func NewOMMH(l, m, n int) (*OMMH, error) { return newTyped[*OMMH]("OMMH", l, m, n) }

// XMesh is a member of that family.
type XMesh struct {
	*network
	N int
}

// NewXMesh returns a member of the family.
func NewXMesh(n int) (*XMesh, error) { return newTyped[*XMesh]("XMesh", n) }

// XMeshW is a member of that family.
type XMeshW struct {
	*network
	N int
}

// NewXMeshW returns a member of the family.
func NewXMeshW(n int) (*XMeshW, error) { return newTyped[*XMeshW]("XMeshW", n) }

// XTorus is a member of that family.
type XTorus struct {
	*network
	N int
}

// NewXTorus returns a member of the family.
func NewXTorus(n int) (*XTorus, error) { return newTyped[*XTorus]("XTorus", n) }

// CCTorus is a member of that family.
type CCTorus struct {
	*network
	N int
}

// NewCCTorus returns a member of the family.
func NewCCTorus(n int) (*CCTorus, error) { return newTyped[*CCTorus]("CCTorus", n) }

// CCTorusOpp is a member of that family.
type CCTorusOpp struct {
	*network
	N int
}

// NewCCTorusOpp returns a member of the family.
func NewCCTorusOpp(n int) (*CCTorusOpp, error) { return newTyped[*CCTorusOpp]("CCTorusOpp", n) }

// QT is a member of that family.
type QT struct {
	*network
	M, N int
}

// NewQT returns a member of the family.
func NewQT(m, n int) (*QT, error) { return newTyped[*QT]("QT", m, n) }

// FTT is a member of that family.
type FTT struct {
	*network
	N, Mid int
}

// NewFTT returns a member of the family.
func NewFTT(n int) (*FTT, error) { return newTyped[*FTT]("FTT", n) }

// MCR is a member of that family.
type MCR struct {
	*network
	K int
}

// NewMCR returns a member of the family.
func NewMCR(k int) (*MCR, error) { return newTyped[*MCR]("MCR", k) }

// TCR is a member of that family.
type TCR struct {
	*network
	K int
}

// NewTCR returns a member of the family.
func NewTCR(k int) (*TCR, error) { return newTyped[*TCR]("TCR", k) }

// Gamma is a member of that family.
type Gamma struct {
	*gamma
	C, K, L int
}

// NewGamma returns a member of the family.
func NewGamma(c, k, l int) (*Gamma, error) { return newTyped[*Gamma]("Gamma", c, k, l) }

// FatTree is a member of that family.
type FatTree struct {
	*indirect
	K int
}

// NewFatTree returns a member of the family.
func NewFatTree(k int) (*FatTree, error) { return newTyped[*FatTree]("FatTree", k) }

// Dragonfly is a member of that family.
type Dragonfly struct {
	*indirect
	A, P, H int
}

// NewDragonfly returns a member of the family.
func NewDragonfly(a, p, h int) (*Dragonfly, error) { return newTyped[*Dragonfly]("Dragonfly", a, p, h) }

func newTyped[N Network](stem string, params ...int) (N, error) {
	net, err := New(stem, params...)
	if err != nil {
		var none N
		return none, err
	}
	return net.(N), nil
}

func typed(stem string, a []int, n Network) Network {
	switch stem {
	case "Ring":
		return &Ring{n.(*cyclic), a[0]}
	case "Complete":
		return &Complete{n.(*network), a[0]}
	case "Hypercube":
		return &Hypercube{n.(*binary), a[0]}
	case "Petersen":
		return &Petersen{n.(*network)}
	case "GP":
		return &GP{n.(*network), a[0], a[1]}
	case "Mesh":
		return &Mesh{n.(*network)}
	case "Torus":
		return &Torus{n.(*cyclic)}
	case "JTorus":
		return &JTorus{n.(*johnson), a[0], a[1]}
	case "Octagon":
		return &Octagon{n.(*johnson)}
	case "OCT":
		return &OCT{n.(*johnson), a[0], a[1]}
	case "OMMH":
		return &OMMH{n.(*network), a[0], a[1], a[2]}
	case "XMesh":
		return &XMesh{n.(*network), a[0]}
	case "XMeshW":
		return &XMeshW{n.(*network), a[0]}
	case "XTorus":
		return &XTorus{n.(*network), a[0]}
	case "CCTorus":
		return &CCTorus{n.(*network), a[0]}
	case "CCTorusOpp":
		return &CCTorusOpp{n.(*network), a[0]}
	case "QT":
		return &QT{n.(*network), a[0], a[1]}
	case "FTT":
		return &FTT{n.(*network), a[0], a[0] / 2}
	case "MCR":
		return &MCR{n.(*network), a[0]}
	case "TCR":
		return &TCR{n.(*network), a[0]}
	case "Gamma":
		return &Gamma{n.(*gamma), a[0], a[1], a[2]}
	case "FatTree":
		return &FatTree{n.(*indirect), a[0]}
	case "Dragonfly":
		return &Dragonfly{n.(*indirect), a[0], a[1], a[2]}
	}
	return n
}
