package certificates

// CheckLRATWithin is CheckLRAT with another limit on the live clauses.
var CheckLRATWithin = checkLRATWithin
