// Package language is the syntax of the language in which claims, networks, routers and
// properties are written: tokens, expressions, definitions. It says how a text is read, and
// nothing of what it means: package formula gives a claim its meaning, package family a
// network's or a router's text, package strategy a property's.
//
//	claim      = expression [ "for" value { "," value } [ "if" expression ] ] .
//	value      = name "in" sum ".." sum | name ">=" sum | names "in" list .
//	names      = name | "(" name { "," name } ")" .
//	list       = "[" tuple { "," tuple } "]" .
//	text       = { definition } .
//	definition = name [ "(" parameter { "," parameter } ")" ] "=" body .
//	parameter  = name | word .
//	body       = graph | route | expression .
//	graph      = ( "graph" | "digraph" ) ranges ":" next { ";" next } .
//	route      = "route" [ "any" ] name [ "(" name { "," name } ")" ] "from" names "to" names ":" next { ";" next } .
//	next       = expression [ ( "on" | "weight" ) sum ] { "if" expression | "for" ranges } .
//	ranges     = range { "," range } .
//	range      = names "in" sum [ ".." sum ] [ "if" expression ] .
//	binder     = quantifier ranges ":" expression .
//	quantifier = "all" | "some" | "count" | "set" | "sum" | "min" | "max" | "least" | "most" .
//	operand    = numeral | word | name [ "(" arguments ")" ] | "(" expression ")"
//	           | "(" arguments ")" | operand "[" arguments "]" | binder | graph .
//	arguments  = argument { "," argument } .
//	argument   = expression [ ".." sum ] .
//
// Behind "on" stands a next hop's virtual channel, in a "route any" alone; behind "weight" the weight of the
// link to a neighbour, in a network's text alone.
//
// A name has letters, digits and "_", and begins with no digit; "for", "in" and "if" are no
// operands. A numeral has digits, without leading zeros, and perhaps a point and digits, which is
// for claims alone: in definitions numbers are whole. A word is printable ASCII in double quotes,
// without these and without backslashes.
//
// An expression is that of Go's operators, which bind as in Go: || is weakest, then &&, then
// comparisons and "in", then + -, then * / %, then ! and - before an operand, then [ ] behind
// one. Comparisons do not chain. A binder is an operand that reaches as far to the right as
// it can; a name such as "count" is one only where ranges follow it. Where a definition ends
// needs no sign: nothing else begins with two operands side by side. One argument in parentheses is
// that argument, no tuple.
//
// A file of definitions has comments, from "//" to the end of a line; those straight above a
// definition belong to it.
package language
