package certificates

// checkTrace checks what becomes of one message under a router: see the package
// comment. The router is asked for every step.
func checkTrace(c *Certificate, g Graph, w World) error {
	s := c.Statement
	if err := s.wantArgs(3, "="); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	ends, err := vertices(s.Args[1:], g)
	if err != nil {
		return err
	}
	router, err := c.router(w)
	if err != nil {
		return err
	}
	const longest = 1 << 24
	path, err := c.numbers(0, "path", 1, longest, uint32(g.Order()), false)
	if err != nil {
		return err
	}
	if err := w.Budget.Spend(2 * stepsOfHop * int64(len(path))); err != nil {
		return err
	}
	return c.Body[0].at(c.trace(g, w, router, ends[0], ends[1], path))
}

// trace compares the path with the router's steps.
func (c *Certificate) trace(g Graph, w World, router Router, source, destination uint32, path []uint32) error {
	if path[0] != source {
		return reject("trace/source", "the path begins at %d, want %d", path[0], source)
	}
	type state struct {
		at     uint32
		header string
	}
	seen := make(map[state]bool)
	now := state{source, router.Header(source, destination)}
	bytes := 0 // of the headers remembered
	for i, v := range path {
		last := i == len(path)-1
		if v == destination {
			if !last {
				return reject("trace/trailing", "the path goes on after the destination, want it to end there")
			}
			return c.Statement.wantValue(levelText(uint32(i)))
		}
		next := now
		next.at, next.header = router.Next(now.at, destination, now.header)
		fails := next.at == v || !adjacent(g, v, next.at) || seen[now]
		switch {
		case fails && !last:
			return reject("trace/trailing", "the path goes on after vertex %d, where the router fails, want it to end there", v)
		case fails:
			return c.Statement.wantValue("fails")
		case last:
			return reject("trace/short", "the path ends at %d, want it to go on to %d as the router does", v, next.at)
		case path[i+1] != next.at:
			return reject("trace/step", "from %d the path goes to %d, want %d as the router goes", v, path[i+1], next.at)
		}
		if err := w.Budget.Take(bytesOfHeader + int64(len(now.header))); err != nil {
			return err
		}
		if bytes += len(now.header); bytes > maxHeaders {
			return reject("audit/endless", "the message has more than %d bytes of headers, want at most that many", maxHeaders)
		}
		seen[now] = true
		now = next
	}
	return nil
}
