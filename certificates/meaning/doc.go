// Package meaning is the arithmetic of the language: numbers, which are exact, and one table of the
// operations on them. Formulas compute with bounds of numbers (package formula), words with numbers
// that choices leave open (package strategy), texts of networks in machine numbers (package family);
// what an operation takes and what its value is they all find here. The page of package certificates
// describes it, under "Values".
package meaning
