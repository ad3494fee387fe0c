// Package formula is the language of claims: expressions in numbers, and in facts about
// networks that certificates state; the domains of their variables; and verdicts, which
// follow from facts or do not. The page of package certificates describes it, under
// "Claims" and "Verdicts".
//
// [Parse] reads a formula, whose expressions are the language's. [Evaluate] computes the value of
// one from [Facts], by interval arithmetic where a fact is known within bounds only. [Asks] is
// the fact of a call, in the words of statements: certificates.FactKinds says which words of both mean the same.
package formula
