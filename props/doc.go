// Package props is the engine that decides claims. A claim is a statement about all
// networks of a family. The engine tries it case by case, has the facts certified, finds
// out what the decision rests on, and writes a verdict that others can repeat.
//
// It is not trusted: a mistake here can lose a verdict or make a wrong one, but
// topocheck does not repeat a wrong one. The claims themselves are not here either, but in
// package papers.
//
//	a Claim        has Readings: the ways to take the statement, the default first
//	a Reading      is made from a line of text by a formula or by a function in Go (PaperText), or for
//	               one instance by Once; it has a domain, tuples of whole numbers
//	an Instance    is one tuple, with the order of the network; it is decided in a Case
//	a Case         hands out networks (Case.Net) and certified facts (Case.Fact)
//	a Session      remembers what has been established, and keeps the certificates
//	a Search       is made of a network once a session: Width, Hamilton, Broadcast
//	a Runner       decides claims in a session, a paper's and a user's own, and returns a Result for each
//
// # Cases
//
// A sweep goes through the members of a family by order, the smallest first, up to a
// limit: [DefaultMaxOrder], the reading's own (Reading.UpTo) or the run's. It stops at the
// first case that fails. That case is the witness. Further members, far beyond the sweep,
// are named one by one (a line "large"). A claim that holds was tried for these cases and no
// others, and its domain says so. It is complete if they are all there are.
//
// # Facts and evidence
//
// A fact is a number or a word about a network, such as its diameter. A Case has it
// proved by package solver, passes the certificate to the checker, and notes it. A
// [Net] also lets a claim read links. This is noted too. Nobody declares the evidence; it
// is what the notes say:
//
//	certified   all that the case learned of links came through certificates
//	exhausted   the case read links, or rests on the claim's own code alone
//	none        the claim is undecided
//
// A claim has the least evidence of its cases. If our checker rejects a certificate of
// ours, the error is [ErrBug]. It is never a verdict.
//
// # Verdicts that follow
//
// A formula is a statement of the language that package certificates describes. If a
// reading is a formula, its verdict follows from the certificates: topocheck evaluates the
// formula for each tuple of the domain, takes each fact from a certificate that it has
// accepted, and needs nothing of this package. The runner does the same before it says so.
// Claims in Go have certificates for their facts, but their verdicts do not follow.
//
// # Sessions
//
// A session with a folder writes there the certificates on which results rest, one file a
// network (a file of its own for a long one), or in a compact one ([Session.Compact]) a file for
// all networks that differ after their first parameter. It does so when it is closed, or at Flush.
// SaveVerdicts writes the verdicts that follow beside them ([VerdictFile]). Without a
// folder the certificates are made and checked all the same, and forgotten.
//
// At any moment what has a name in the folder is whole, certificates have all that goes with
// them, and verdicts their certificates: see package archive. So who saves before he tells
// somebody has told nothing that is lost if the program is killed. An error of the disk
// (disk.ErrDisk) is no verdict and no defect: nothing is decided after it, and what could be
// written stays.
//
// What certificates and verdicts name that package topology does not know goes into the
// folder too: graphs and routing tables by digest, and a file own.names that says what
// users' names stand for (see package resolve). So the folder is checked as it is. A
// session adds to what earlier ones left in its folder.
//
// # Claims of one's own
//
// A claim of one's own is a formula, or an expression whose value is wanted ([OwnClaim]). Its Result has
// a verdict or a value, the smallest case that fails, and the certificates. Networks and routers of one's own are
// made known to the session's Resolver, by a function that is asked for each name (its
// Provide and ProvideRouters), or one by one (Introduce). "topocert prove" is this with a
// command line.
//
// # Limits
//
// A search for a fact may end without an answer. The case is then open, and so is the
// claim unless another case fails. Results of a Runner depend on the claims and on the
// limits, never on time or on the number of workers. A claim of one's own is given a time, which goes to
// its cases in shares.
package props
