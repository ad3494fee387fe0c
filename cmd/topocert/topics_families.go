package main

// familiesAbout says what can be said of all members of a family, and where families are.
const familiesAbout = `A family is a network with parameters, Prism(n): one of ours, or one of your own in a file of
definitions for --use. A claim about it has ranges:

    diameter(Prism(n)) == floor(n/2) + 1 for n in 3..20
    diameter(Prism(n)) == floor(n/2) + 1 for n >= 3

The first speaks of these members, each with certificates; the second of all. Its smallest
members are tried first. If none fails a proof for all is sought: terms in coordinates and
parameters, such as min(i, n-i) + s for a distance, with proofs of the inequalities that make
them right. It is found for many claims on order, size, degrees, distances, girth, colours,
connectivity, symmetry, cycles and routers, where the neighbours are linear terms with floor
and %; xor and powers are refused. Then the evidence is "proved", the verdict complete, and
topocheck accepts it from the folder alone. Else the verdict speaks of the members up to
--max-order, and says why there is no proof. docs/families.md says more, and what the
certificate is.

The atlas has families of the literature, with what is certified of their small members by
the standard words, what is proved for all, and what is published of them: examples/atlas,
and the pages of "topocert report". "topocert help atlas" says how one is made.`
