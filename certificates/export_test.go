package certificates

// CheckLRATWithin is CheckLRAT with another limit on the live clauses.
var CheckLRATWithin = checkLRATWithin

// Dominant is the last step of the quick way to a semidefinite matrix.
var Dominant = dominant
