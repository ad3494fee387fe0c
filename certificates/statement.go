package certificates

// Checks that statements have in common.

// wantArgs checks the number of the statement's arguments and its relation.
func (c *Certificate) wantArgs(n int, relation string) error {
	if len(c.Statement.Args) != n {
		return reject("statement/arguments", "%q has %d arguments after the network, want %d", cut(c.Statement.String()), len(c.Statement.Args), n)
	}
	if c.Statement.Relation != relation {
		return reject("statement/relation", "%q, want %q", c.Statement.Relation, relation)
	}
	return nil
}

// wantLines checks the number of lines of the body.
func (c *Certificate) wantLines(n int) error {
	if len(c.Body) < n {
		return reject("body/missing", "%d lines, want %d", len(c.Body), n)
	}
	if len(c.Body) > n {
		return &Rejection{Rule: "body/extra", Line: n + 4, Detail: "more lines than the proof needs"}
	}
	return nil
}

// wantValue checks the statement's value against the one that the proof shows.
func (c *Certificate) wantValue(shown string) error {
	if c.Statement.Value != shown {
		return reject("statement/value", "the statement says %q, the proof shows %q", cut(c.Statement.Value), cut(shown))
	}
	return nil
}

// vertices reads the statement's arguments as vertices.
func (c *Certificate) vertices(g Graph) ([]uint32, error) {
	var list []uint32
	for _, a := range c.Statement.Args {
		v, ok := decimal(a)
		if !ok || v >= uint64(g.Order()) {
			return nil, reject("statement/vertex", "%q, want a vertex below %d", cut(a), g.Order())
		}
		list = append(list, uint32(v))
	}
	return list, nil
}

// bound reads the statement's value as a number.
func (c *Certificate) bound() (uint64, error) {
	b, ok := decimal(c.Statement.Value)
	if !ok {
		return 0, reject("statement/value", "%q, want a number", cut(c.Statement.Value))
	}
	return b, nil
}

// yes reads the statement's value as yes or no.
func (c *Certificate) yes() (bool, error) {
	switch c.Statement.Value {
	case "yes", "no":
		return c.Statement.Value == "yes", nil
	}
	return false, reject("statement/value", "%q, want yes or no", cut(c.Statement.Value))
}
