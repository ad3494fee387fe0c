// Package meaning is the arithmetic of the language: exact numbers, and one table of the operations on
// them. Formulas compute with bounds of numbers (package formula), words with numbers that choices leave
// open (package strategy), texts of networks with machine numbers (package family). All of them look up
// here which operands an operation takes and what its value is. The page of package certificates
// describes it, under "Values".
package meaning
